"""Sends the browser's own files small: each is compressed once and kept, for all phones.

Streamlit sends its JavaScript uncompressed, 2.9 MB for the plainest page. Ten phones join in the same
minute, so a file must not be compressed ten times.
"""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections import defaultdict
from collections.abc import Callable

import brotli
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

KEPT_PATHS = ("/static/", "/parts/")
KEPT_TYPES = ("text/", "application/javascript", "application/json", "image/svg")
SMALLEST = 600
"""Bytes under which compressing is not worth it."""

_encoders: dict[str, Callable[[bytes], bytes]] = {
    "br": lambda body: brotli.compress(body, quality=9),
    "gzip": lambda body: gzip.compress(body, compresslevel=9, mtime=0),
}
"""Best first. Phones on plain http offer gzip only."""


class CompressOnce:
    """Middleware over the whole app; touches only complete answers under `KEPT_PATHS`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: dict[tuple[str, str, int], bytes] = {}
        self._locks: dict[tuple[str, str, int], asyncio.Lock] = defaultdict(asyncio.Lock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        encoding = self._encoding(scope)
        if encoding is None:
            await self.app(scope, receive, send)
            return
        answer = Answer()
        await self.app(scope, receive, answer.keep)
        await self._send(scope["path"], encoding, answer, send)

    def _encoding(self, scope: Scope) -> str | None:
        if scope["type"] != "http" or scope["method"] != "GET":
            return None
        headers = Headers(scope=scope)
        if not scope["path"].startswith(KEPT_PATHS) or "range" in headers:
            return None
        offered = {
            part.split(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")
        }
        return next((name for name in _encoders if name in offered), None)

    async def _send(self, path: str, encoding: str, answer: Answer, send: Send) -> None:
        headers = MutableHeaders(raw=answer.start["headers"])
        headers.add_vary_header("Accept-Encoding")
        kind = headers.get("content-type", "")
        body = answer.body
        plain = answer.start["status"] == 200 and "content-encoding" not in headers
        if plain and kind.startswith(KEPT_TYPES) and len(body) >= SMALLEST:
            body = await self._small(path, encoding, body)
            headers["content-encoding"] = encoding
            headers["content-length"] = str(len(body))
        await send(answer.start)
        await send({"type": "http.response.body", "body": body})

    async def _small(self, path: str, encoding: str, body: bytes) -> bytes:
        name = (path, encoding, zlib.crc32(body))
        async with self._locks[name]:
            if name not in self._kept:
                self._kept[name] = await asyncio.to_thread(_encoders[encoding], body)
        return self._kept[name]


class Answer:
    """An answer of the inner app, held until it is complete."""

    def __init__(self) -> None:
        self.start: Message = {}
        self.body = b""

    async def keep(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
        else:
            self.body += message.get("body", b"")
