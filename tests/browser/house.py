"""The real server as a subprocess, on a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from functools import cached_property
from pathlib import Path

from engine.core import HOST, Advance, Command, Viewer
from engine.night import Night
from engine.referee import Referee

HOME = Path(__file__).parents[2]
PHONES = "phones.test"
"""The name under which phones ask for the house: not this machine's own, so no phone is the host."""

UP_SECONDS = 120
ASK_AGAIN = 0.1


class House:
    """A server that can be killed and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "nights.db"
        self.log = folder / "server.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._server: subprocess.Popen[bytes] | None = None

    @property
    def laptop(self) -> str:
        """The address that makes its caller the host."""
        return f"http://localhost:{self.port}"

    @property
    def wifi(self) -> str:
        """The address that phones and the screen have."""
        return f"http://{PHONES}:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-m", "streamlit", "run", "app.py"]
        options = {"server.port": self.port, "server.headless": "true"}
        for name, value in options.items():
            command += [f"--{name}", str(value)]
        with self.log.open("ab") as log:
            self._server = subprocess.Popen(
                command,
                cwd=HOME,
                env=os.environ | {"MENEUR_DATABASE": str(self.database)},
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + UP_SECONDS
        while not self._healthy():
            assert self._server.poll() is None, self.said()
            assert time.monotonic() < until, self.said()
            time.sleep(ASK_AGAIN)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server; by default as a power cut would."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(10)
            self._server = None

    def said(self) -> str:
        """What the server wrote to its log."""
        return self.log.read_text("utf-8")

    @cached_property
    def referee(self) -> Referee:
        """The record behind the server. Pages see what is written here at their next redraw."""
        return Referee.open(self.database, HOME / "content")

    @property
    def night(self) -> Night:
        """The night that is on."""
        night = self.referee.tonight()
        assert night is not None
        return night

    @property
    def game(self) -> str:
        """The game that is on."""
        return self.night.games[-1].game

    def ask(self, *commands: Command) -> None:
        """Ask as the host for things in the game that is on."""
        for command in commands:
            self.referee.submit(self.game, HOST, command)

    def go(self, *steps: str) -> None:
        """Take these steps of the game that is on."""
        self.ask(*(Advance(HOST, step) for step in steps))

    def link(self, viewer: Viewer) -> str:
        """Where the link of a seat, of the room or of the screen leads."""
        page = {"room": "join", "screen": "screen"}.get(viewer, "seat")
        return f"{self.wifi}/{page}?key={self.referee.link(self.night.id, viewer)}"

    def close(self) -> None:
        """End the server and let go of the record."""
        self.kill()
        if "referee" in self.__dict__:
            self.referee.close()

    def _healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.laptop}/_stcore/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False
