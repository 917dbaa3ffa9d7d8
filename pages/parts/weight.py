"""Sends the browser's own files small: each is compressed once and kept, for all phones.

Streamlit sends its JavaScript uncompressed, 2.9 MB for the plainest page. Ten phones join in the same
minute, so a file must not be compressed ten times. Only gzip: it is all that phones accept on plain
http, and so the host's own visit to the lobby has compressed for them what they will ask for.
"""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections import defaultdict

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

KEPT_PATHS = ("/static/", "/parts/")
KEPT_TYPES = ("text/", "application/javascript", "application/json", "image/svg")
SMALLEST = 600
"""Bytes under which compressing is not worth it."""


class CompressOnce:
    """Middleware over the whole app; touches only complete answers under `KEPT_PATHS`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: dict[tuple[str, int], bytes] = {}
        self._locks: dict[tuple[str, int], asyncio.Lock] = defaultdict(asyncio.Lock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _wanted(scope):
            await self.app(scope, receive, send)
            return
        answer = Answer()
        await self.app(scope, receive, answer.keep)
        headers = MutableHeaders(raw=answer.start["headers"])
        headers.add_vary_header("Accept-Encoding")
        body = answer.body
        plain = answer.start["status"] == 200 and "content-encoding" not in headers
        typed = headers.get("content-type", "").startswith(KEPT_TYPES)
        if plain and typed and len(body) >= SMALLEST:
            body = await self._small(scope["path"], body)
            headers["content-encoding"] = "gzip"
            headers["content-length"] = str(len(body))
        await send(answer.start)
        await send({"type": "http.response.body", "body": body})

    async def _small(self, path: str, body: bytes) -> bytes:
        name = (path, zlib.crc32(body))
        async with self._locks[name]:
            if name not in self._kept:
                self._kept[name] = await asyncio.to_thread(gzip.compress, body, 9, mtime=0)
        return self._kept[name]


def _wanted(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] != "GET":
        return False
    headers = Headers(scope=scope)
    offered = (part.split(";")[0].strip() for part in headers.get("accept-encoding", "").split(","))
    return scope["path"].startswith(KEPT_PATHS) and "range" not in headers and "gzip" in offered


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
