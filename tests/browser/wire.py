"""Everything that travels to a page: frames of its websockets, and bodies of answers."""

from __future__ import annotations

import html
import json
import re

from playwright.sync_api import Page, Response, WebSocket

PUSH = "/live/"
WITHOUT_BODY = (204, 301, 302, 303, 304, 307, 308)


class Wire:
    """A recorder. Set it up before the page goes anywhere.

    `frames` are all of them; `pushed` are those of the push, `streamed` those of Streamlit.
    """

    def __init__(self, page: Page) -> None:
        self.frames: list[bytes] = []
        self.pushed: list[str] = []
        self.streamed: list[bytes] = []
        self._answers: list[Response] = []
        self._bodies: list[bytes] = []
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self._answers.append(answer))

    def carries(self, text: str) -> bool:
        """Say whether a text has travelled in any of the forms it may have."""
        heap = b"\0".join((*self.frames, *self.bodies()))
        return any(form.encode() in heap for form in forms(text))

    def bodies(self) -> list[bytes]:
        """Give the bodies of all answers so far."""
        while self._answers:
            answer = self._answers.pop(0)
            if answer.status not in WITHOUT_BODY:
                self._bodies.append(answer.body())
        return self._bodies

    def _listen(self, socket: WebSocket) -> None:
        def received(frame: str | bytes) -> None:
            if PUSH in socket.url:
                assert isinstance(frame, str)
                self.pushed.append(frame)
            elif isinstance(frame, bytes):
                self.streamed.append(frame)
            self.frames.append(frame.encode() if isinstance(frame, str) else frame)

        socket.on("framereceived", received)


def forms(text: str) -> set[str]:
    """Give the spellings under which a text may travel: plain, in HTML, in JSON, and both."""
    spelled = {text, html.escape(text), str(html.escape(text)).replace("&#x27;", "&#39;")}
    for ascii_only in (True, False):
        spelled |= {json.dumps(form, ensure_ascii=ascii_only)[1:-1] for form in set(spelled)}
    return spelled


def core(text: str) -> str:
    """Give the longest part of a text that is spelled the same in every form."""
    parts: list[str] = re.findall(r"[A-Za-z0-9 ,.]+", text)
    return max(parts, key=len).strip()
