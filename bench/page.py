"""A page without a browser: speaks what Streamlit's own frontend and `live.js` speak.

Two sockets, as in a real browser: `/_stcore/stream` (protobuf: `BackMsg` up, `ForwardMsg` down) and
the push line `/live/<key>` (JSON: the fingerprint of what this viewer may see; a seat's also its hand).
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Self

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect

TRIGGERS = "$$STREAMLIT_INTERNAL_KEY_{}__events"
"""Under which widget a component's triggers travel."""

WHOLE = (
    ForwardMsg.ScriptFinishedStatus.FINISHED_SUCCESSFULLY,
    ForwardMsg.ScriptFinishedStatus.FINISHED_FRAGMENT_RUN_SUCCESSFULLY,
)
"""How a drawing ends that was not given up for a newer one."""

HOLD_SECONDS = 0.5
DRAWING_SECONDS = 0.06
"""As in `live.js`: how long a press of one's own holds back the push, and how often that is looked at."""

PATIENCE = 30
"""Seconds after which a page that does not come is a failure."""


class Page:
    """One open page. `seen` is the fingerprint of what is drawn, `told` the last one pushed.

    `drawn` is when (`time.perf_counter`) the newest push was first drawn to the end, and `settled`
    is set as long as nothing newer has been pushed.
    """

    def __init__(self, port: int, name: str, key: str = "") -> None:
        self._at = f"localhost:{port}"
        self._name = name
        self._key = key
        self._page_hash = ""
        self._ids: dict[str, tuple[str, str]] = {}
        self._timers: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._asking: asyncio.Task[None] | None = None
        self._hand: dict[str, object] = {}
        self._pressed = -HOLD_SECONDS
        self._running = False
        self.seen = ""
        self.told = ""
        self.drawn = 0.0
        self.bytes = 0
        self.settled = asyncio.Event()
        self._changed = asyncio.Condition()

    async def __aenter__(self) -> Self:
        self._stream = await self._connect("/_stcore/stream", "streamlit")
        self._tasks.append(asyncio.create_task(self._read_stream()))
        await self._ask()
        async with asyncio.timeout(PATIENCE):
            await self.settled.wait()
        self._line = await self._connect(f"/live/{self._key or '-'}")
        self._tasks.append(asyncio.create_task(self._read_line()))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for task in (*self._tasks, *self._timers.values(), *filter(None, [self._asking])):
            task.cancel()
        for socket in (self._stream, self._line):
            await socket.close()

    async def press(self, name: str) -> float:
        """Press the button whose key is `name`; give when (`time.perf_counter`)."""
        widget, fragment = self._ids[name]
        message = self._message(fragment)
        message.rerun_script.widget_states.widgets.add(id=widget, trigger_value=True)
        self._pressed = time.perf_counter()
        await self._stream.send(message.SerializeToString())
        return self._pressed

    async def send(self, scene: str, message: Mapping[str, object]) -> float:
        """Send what a button of this scene sends; give when (`time.perf_counter`)."""
        widget, fragment = self._ids[scene]
        asked = self._message(fragment)
        message = {**message, "drawn": self._hand}
        asked.rerun_script.widget_states.widgets.add(
            id=TRIGGERS.format(widget),
            json_trigger_value=json.dumps([{"event": "sent", "value": message}]),
        )
        self._pressed = time.perf_counter()
        await self._stream.send(asked.SerializeToString())
        return self._pressed

    async def differs(self, seen: str) -> None:
        """Wait until something else than `seen` is drawn. Raises `TimeoutError`."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self.seen != seen)

    async def _connect(self, path: str, *protocols: str) -> ClientConnection:
        return await connect(
            f"ws://{self._at}{path}",
            origin=f"http://{self._at}",  # type: ignore[arg-type]
            subprotocols=protocols or None,  # type: ignore[arg-type]
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
        )

    def _message(self, fragment: str = "") -> BackMsg:
        message = BackMsg()
        ask = message.rerun_script
        ask.query_string = f"key={self._key}" if self._key else ""
        ask.context_info.url = f"http://{self._at}/{self._name}"
        ask.context_info.timezone = "UTC"
        ask.context_info.locale = "en-US"
        if fragment:
            ask.fragment_id = fragment
            ask.page_script_hash = self._page_hash
        else:
            ask.page_name = self._name
        return message

    async def _ask(self) -> None:
        await self._stream.send(self._message().SerializeToString())

    async def _read_line(self) -> None:
        async for text in self._line:
            self.bytes += len(text)
            news = json.loads(text)
            self.told = news["seen"]
            if "html" in news:
                self._hand = news
                await self._finished(self.told)
                continue
            self.settled.clear()
            if not self._asking or self._asking.done():
                self._asking = asyncio.create_task(self._ask_if_moved())

    async def _ask_if_moved(self) -> None:
        """As `live.js`: what is pushed and not yet drawn is asked for, once the page is at rest."""
        self.settled.clear()
        while self._running or time.perf_counter() - self._pressed < HOLD_SECONDS:
            await asyncio.sleep(DRAWING_SECONDS)
        if self.told == self.seen:
            self.settled.set()
            return
        self._running = True
        widget, fragment = self._ids["live"]
        message = self._message(fragment)
        trigger = json.dumps([{"event": "moved", "value": self.told}])
        message.rerun_script.widget_states.widgets.add(
            id=TRIGGERS.format(widget), json_trigger_value=trigger
        )
        await self._stream.send(message.SerializeToString())

    async def _read_stream(self) -> None:
        seen = ""
        async for raw in self._stream:
            assert isinstance(raw, bytes)
            self.bytes += len(raw)
            message = ForwardMsg()
            message.ParseFromString(raw)
            match message.WhichOneof("type"):
                case "navigation":
                    self._page_hash = message.navigation.page_script_hash
                case "delta":
                    seen = self._delta(message) or seen
                case "auto_rerun":
                    self._time(message.auto_rerun.fragment_id, message.auto_rerun.interval)
                case "session_status_changed":
                    self._running = message.session_status_changed.script_is_running
                case "script_finished" if message.script_finished in WHOLE:
                    await self._finished(seen)

    def _delta(self, message: ForwardMsg) -> str:
        """Note an element; give the fingerprint if it is the one that carries it."""
        element = message.delta.new_element
        kind = element.WhichOneof("type")
        if kind not in ("bidi_component", "button"):
            return ""
        widget = getattr(element, kind).id
        self._ids[widget.split("-", 2)[-1]] = (widget, message.delta.fragment_id)
        if widget.endswith("-live"):
            return str(json.loads(element.bidi_component.json)["seen"])
        if widget.endswith("-phone"):
            self._hand = json.loads(element.bidi_component.json)["hand"]
            return str(self._hand["seen"])
        return ""

    async def _finished(self, seen: str) -> None:
        if seen != self.seen:
            self.drawn = time.perf_counter()
            async with self._changed:
                self.seen = seen
                self._changed.notify_all()
        if self.told in ("", self.seen):
            self.settled.set()

    def _time(self, fragment: str, seconds: float) -> None:
        """The safety redraw of a fragment; its first at any moment, as people join at any moment."""

        async def run() -> None:
            await asyncio.sleep(random.uniform(0, seconds))
            while True:
                message = self._message(fragment)
                message.rerun_script.is_auto_rerun = True
                await self._stream.send(message.SerializeToString())
                await asyncio.sleep(seconds)

        if fragment not in self._timers:
            self._timers[fragment] = asyncio.create_task(run())
