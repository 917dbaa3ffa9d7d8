"""What the same machine can do at best: one text to N sockets, nothing computed.

Run as a program it is the server, of the same make as Meneur's: whatever one socket sends, all get.
"""

from __future__ import annotations

import asyncio
import sys
import time

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from bench.server import broadcaster

_listening: list[WebSocket] = []


async def _answer(socket: WebSocket) -> None:
    await socket.accept()
    _listening.append(socket)
    try:
        while True:
            text = await socket.receive_bytes()
            for other in _listening:
                await other.send_bytes(text)
    except WebSocketDisconnect:
        _listening.remove(socket)


async def broadcasts(phones: int, times: int, size: int) -> list[float]:
    """Seconds from sending a message of `size` bytes to the last of so many phones, each time."""
    with broadcaster() as port:
        sockets = [
            await connect(f"ws://localhost:{port}/", compression=None) for _ in range(phones + 1)
        ]
        took = []
        for _ in range(times):
            pressed = time.perf_counter()
            await sockets[0].send(b"x" * size)
            heard = await asyncio.gather(*map(_heard, sockets[1:]))
            await sockets[0].recv()
            took.append(max(heard) - pressed)
            await asyncio.sleep(0.05)
        for socket in sockets:
            await socket.close()
    return took


async def _heard(socket: ClientConnection) -> float:
    await socket.recv()
    return time.perf_counter()


if __name__ == "__main__":
    server = Starlette(routes=[WebSocketRoute("/", _answer)])
    uvicorn.run(server, port=int(sys.argv[1]), ws="websockets-sansio", log_level="warning")
