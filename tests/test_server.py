"""What stands between the network and the pages: origin, promptness, weight, a first start."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

from pages.parts.origin import SameOrigin
from pages.parts.promptly import send_at_once
from pages.parts.weight import CompressOnce

HOME = Path(__file__).parents[1]
STREAM = "/_stcore/stream"
START_SECONDS = 120


def reached(kind: str, path: str, **headers: str) -> bool:
    """Whether a request gets through to the app behind the middleware."""
    through = False

    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
        nonlocal through
        through = True

    async def receive() -> Message:
        return {"type": f"{kind}.connect"}

    async def send(message: Message) -> None:
        assert message.get("code") == 1000 or message.get("status") == 403 or "body" in message

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "path": path, "headers": raw, "method": "GET"}
    asyncio.run(SameOrigin(app)(scope, receive, send))
    return through


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("path", "origin", "through"),
    [
        (STREAM, "http://192.168.1.5:8501", True),
        (STREAM, "http://evil.test", False),
        (STREAM, "http://192.168.1.5", False),
        (STREAM, "null", False),
        (STREAM, None, True),
        ("/live/x", "http://evil.test", True),
    ],
)
def test_only_our_own_pages_reach_streamlit(
    kind: str, path: str, origin: str | None, through: bool
) -> None:
    headers = {"host": "192.168.1.5:8501"} | ({"origin": origin} if origin else {})
    assert reached(kind, path, **headers) is through


def test_no_other_site_may_show_our_pages_in_a_frame() -> None:
    """A tap that looks like it were for another page would be for ours."""
    sent: list[Message] = []

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "path": "/seat", "headers": [], "method": "GET"}
    asyncio.run(SameOrigin(app)(scope, receive, send))
    assert Headers(scope=sent[0])["x-frame-options"] == "SAMEORIGIN"


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_who_comes_in_later_is_answered_at_once(family: socket.AddressFamily) -> None:
    here = "127.0.0.1" if family == socket.AF_INET else "::1"
    with socket.socket(family) as door:
        door.bind((here, 0))
        door.listen()
        send_at_once()
        with socket.create_connection(door.getsockname()[:2]), door.accept()[0] as phone:
            assert phone.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_first_start_on_a_new_machine_asks_nobody_anything(tmp_path: Path) -> None:
    """No e-mail prompt, no look-up of an outer address. Its end leaves one file that can be copied."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    said = tmp_path / "said.txt"
    with said.open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "streamlit", "run", "app.py", f"--server.port={port}"],
            cwd=HOME,
            env=os.environ | {"HOME": str(tmp_path), "MENEUR_DATABASE": str(tmp_path / "m.db")},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
        try:
            until = time.monotonic() + START_SECONDS
            while not healthy(port):
                assert server.poll() is None, said.read_text()
                assert time.monotonic() < until
                time.sleep(0.1)
            assert said.read_text() == ""
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(START_SECONDS)
    assert [file.name for file in tmp_path.glob("m.db*")] == ["m.db"]


def healthy(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://localhost:{port}/_stcore/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


SCRIPT = b"let a = 1;\n" * 200


@pytest.mark.parametrize(
    ("path", "offers", "status", "small"),
    [
        ("/static/js/a.js", "gzip, deflate, br", 200, True),
        ("/parts/live.js", "gzip", 200, True),
        ("/static/js/a.js", "br;q=1, gzip;q=0.5", 200, True),
        ("/static/js/a.js", "identity", 200, False),
        ("/static/js/a.js", "gzip", 304, False),
        ("/media/a.js", "gzip", 200, False),
    ],
)
def test_files_of_the_browser_travel_small(
    path: str, offers: str, status: int, small: bool
) -> None:
    headers, body = asyncio.run(answer(path, offers, status, b"text/javascript"))
    assert (headers.get("content-encoding") == "gzip") is small
    assert (gzip.decompress(body) if small else body) == SCRIPT
    assert headers["content-length"] == str(len(body))


def test_pictures_are_small_as_they_are() -> None:
    headers, body = asyncio.run(answer("/static/media/a.png", "gzip", 200, b"image/png"))
    assert ("content-encoding" in headers, body) == (False, SCRIPT)


async def answer(path: str, offers: str, status: int, kind: bytes) -> tuple[Headers, bytes]:
    """What comes through the middleware when the app answers with `SCRIPT`."""
    told: list[Message] = []

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        size = str(len(SCRIPT)).encode()
        headers = [(b"content-type", kind), (b"content-length", size)]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": SCRIPT[:99], "more_body": True})
        await send({"type": "http.response.body", "body": SCRIPT[99:]})

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        told.append(message)

    offered = [(b"accept-encoding", offers.encode())]
    scope = {"type": "http", "method": "GET", "path": path, "headers": offered}
    await CompressOnce(app)(scope, receive, send)
    start, *rest = told
    return Headers(raw=start["headers"]), b"".join(part["body"] for part in rest)
