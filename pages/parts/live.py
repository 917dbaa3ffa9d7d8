"""Push: wakes exactly the pages whose view has changed.

The browser keeps one WebSocket to `/live/<key>`. It carries `seen`, the fingerprint of what its viewer
may see; when that differs from what is drawn, the page asks for a redraw of its fragment. To a seat's
link it carries the new hand itself. A viewer hears nothing of what he cannot see.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
import streamlit as st
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from engine.core import HOST, NotAllowed, Refusal, Seat, Viewer
from pages.parts.apology import say
from pages.parts.element import element
from pages.parts.house import Caller, again, by_link, from_here, referee, tonight
from pages.parts.phone import Hand

WAITING_SECONDS = 86_400
"""Streamlit draws a page anew after a cut only where a timer waits on it. It is to wait, not to come:
a redraw at a bad moment ends the page, and only the browser's side (`live.js`) knows a good one.
"""

NOT_ALLOWED = 4403
"""The close code for a wrong origin or link."""

NO_KEY = "-"
"""What stands in place of a link in the address of the host at the laptop."""

_mount = element("live", "<span hidden>\n</span>")


def live(
    *,
    key: str,
    seen: str,
    title: str,
    language: str,
    page: str,
    cut: str,
    turn: bool = False,
    keys: bool = False,
) -> None:
    """Listen for changes; redraws the fragment it stands in.

    `seen` is what is drawn now; `cut` the calm words while the line is down; `turn` makes the phone
    buzz when it becomes true; `keys` lets the space bar press the main button.
    """
    _mount(
        key="live",
        data={
            "key": key,
            "seen": seen,
            "title": title,
            "language": language,
            "page": page,
            "cut": cut,
            "turn": turn,
            "keys": keys,
        },
        on_moved_change=lambda: None,
    )


Body = Callable[[Caller], None]


def lively(draw: Body) -> Body:
    """Make a page's body a fragment that redraws by itself, and only for a link that still holds."""

    @st.fragment(run_every=WAITING_SECONDS)
    def body(caller: Caller) -> None:
        try:
            now = again(caller)
        except Refusal as refusal:
            say(refusal)
            return
        draw(now)

    return body


class Line:
    """One listening browser. `told` is the last fingerprint it was sent."""

    def __init__(self, socket: WebSocket, caller: Caller) -> None:
        self.socket = socket
        self.caller = caller
        self.told = ""
        self.hung_up = False
        self.rung = asyncio.Event()


class Switchboard:
    """All listening browsers of this server, and who of the seats has a phone on."""

    def __init__(self) -> None:
        self._lines: set[Line] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: Callable[[], None] = lambda: None
        self._hand: Callable[[int, Seat], Hand | None]
        self._phones = threading.Lock()
        self._met: set[tuple[int | None, Viewer]] = set()

    def start(self, hand: Callable[[int, Seat], Hand | None]) -> None:
        """Listen to the referee. Called once the server's loop runs; `hand` gives what a seat sees."""
        self._hand = hand
        self._loop = asyncio.get_running_loop()
        self._stop = referee().subscribe(self._changed)

    def stop(self) -> None:
        """Hang up, so that the server can end at once."""
        self._stop()
        for line in list(self._lines):
            line.hung_up = True
            line.rung.set()

    def phones(self, night: int) -> frozenset[str]:
        """Give the seats whose page is open somewhere now."""
        with self._phones:
            return frozenset(
                line.caller.viewer for line in self._lines if line.caller.night == night
            )

    def met(self, night: int) -> frozenset[str]:
        """Give the seats whose page has been open since the server started."""
        with self._phones:
            return frozenset(seat for known, seat in self._met if known == night)

    def _changed(self, night: int) -> None:
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended with the server
                self._loop.call_soon_threadsafe(self._ring)

    def _ring(self) -> None:
        for line in self._lines:
            line.rung.set()

    def _ring_hosts(self) -> None:
        """Wake those who see which phones are on, and nobody else: a hundred phones come at once."""
        for line in self._lines:
            if line.caller.host:
                line.rung.set()

    async def answer(self, socket: WebSocket) -> None:
        """Serve one browser until it hangs up. A wrong origin or link is refused."""
        line = self._line(socket)
        await socket.accept()
        if line is None:
            await socket.close(NOT_ALLOWED)
            return
        with self._phones:
            self._lines.add(line)
            self._met.add((line.caller.night, line.caller.viewer))
        self._ring_hosts()
        hung_up = asyncio.create_task(self._hung_up(socket))
        hung_up.add_done_callback(lambda _: line.rung.set())
        try:
            while not hung_up.done() and not line.hung_up:
                await self._tell(line)
                await line.rung.wait()
                line.rung.clear()
        except (WebSocketDisconnect, RuntimeError):
            pass  # the browser went away between a ring and the telling
        finally:
            hung_up.cancel()
            with self._phones:
                self._lines.discard(line)
            self._ring_hosts()

    async def _tell(self, line: Line) -> None:
        try:
            caller = again(line.caller)
        except NotAllowed:  # the link has been renewed: the page says so when it looks again
            line.hung_up = True
            await line.socket.close(NOT_ALLOWED)
            return
        seen = glance(caller.viewer, caller.night)
        if seen == line.told:
            return
        night, seat = caller.night, caller.seat
        hand = None if night is None or seat is None else self._hand(night, seat)
        line.told = hand.seen if hand else seen
        news = msgspec.json.encode(hand or {"seen": seen})
        await line.socket.send_text(news.decode())

    async def _hung_up(self, socket: WebSocket) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await socket.receive_text()

    def _line(self, socket: WebSocket) -> Line | None:
        headers = socket.headers
        try:
            origin = urlsplit(headers.get("origin", "")).netloc
        except ValueError:
            return None
        if origin != headers.get("host"):
            return None
        key = socket.path_params["key"]
        if key == NO_KEY:
            here = from_here(socket.client.host if socket.client else "", headers)
            return Line(socket, Caller(HOST, tonight())) if here else None
        try:
            return Line(socket, by_link(key))
        except Refusal:
            return None


switchboard = Switchboard()


def glance(viewer: Viewer, night: int | None) -> str:
    """Give the fingerprint of what a viewer sees now; the host also sees which phones are on."""
    if night is None:
        return "no-night"
    seen = referee().seen(night, viewer)
    if viewer == HOST:
        seen += "." + ".".join(sorted(switchboard.phones(night)))
    return seen


ROUTES = [WebSocketRoute("/live/{key}", switchboard.answer)]
