"""Refuses requests that another site's page makes, before Streamlit sees them.

Streamlit would allow none of them either, but to find out it asks a host on the internet for this
machine's outer address, and everybody at the table waits meanwhile.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

GUARDED = "/_stcore/"
"""Streamlit's own addresses. The push line looks after itself."""

NO = PlainTextResponse("This page belongs to another site.", 403)


class SameOrigin:
    """Middleware: what comes to Streamlit with an origin must come from our own pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and _foreign(scope):
            refusal = WebSocketClose() if scope["type"] == "websocket" else NO
            await refusal(scope, receive, send)
        else:
            await self.app(scope, receive, _unframed(send))


def _unframed(send: Send) -> Send:
    """Forbid other sites to show our pages in a frame of theirs, where taps could be stolen."""

    async def unframed(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message)["X-Frame-Options"] = "SAMEORIGIN"
        await send(message)

    return unframed


def _foreign(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or not scope["path"].startswith(GUARDED):
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host")
    except ValueError:
        return True
