"""What a game's module in `pages/games` offers to the pages that show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from engine.core import Command, Value, View
from pages.parts.board import Board, Size
from pages.parts.people import Guest
from pages.parts.scene import Sent
from pages.parts.voice import Speech
from pages.parts.words import Words


class Tally(Value):
    """What the side of console and screen shows: a number for each seat; `doubled` count twice now."""

    title: str
    numbers: tuple[tuple[str, int], ...]
    doubled: tuple[str, ...] = ()


class Panel(Protocol):
    """What a game's module in this folder offers to the pages. `view` is the game's own View type.

    `board` is None while nothing lies beneath the stage, `tally` while the stage takes the whole width
    and shows the players itself, as it does at the end.
    """

    def stage(
        self, view: Any, who: Mapping[str, Guest], t: Words, refused: str, on_sent: Sent | None
    ) -> None: ...
    def hand(
        self,
        view: Any,
        who: Mapping[str, Guest],
        t: Words,
        refused: str,
        draft: str,
        clock: float | None,
    ) -> str: ...
    def command(self, view: Any, by: str, message: Mapping[str, Any]) -> Command: ...
    def main(self, view: Any, t: Words) -> tuple[str, Command | None] | None: ...
    def board(self, view: Any, who: Mapping[str, Guest], size: Size) -> Board | None: ...
    def spoken(self, view: Any, t: Words) -> Speech | None: ...
    def moment(self, view: Any) -> str: ...
    def phases(self, view: Any, t: Words) -> list[tuple[str, bool]]: ...
    def tally(self, view: Any, t: Words) -> Tally | None: ...


def mine(view: View) -> bool:
    """Say whether the table waits for the viewer of this view."""
    return view.viewer in view.waiting
