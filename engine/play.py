"""One game of a night, folded from its stream: views, feed, steps back, clock."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from engine import table
from engine.core import (
    HOST,
    READER,
    ROOM,
    Advance,
    Command,
    Game,
    Line,
    Seat,
    Value,
    Version,
    View,
    Viewer,
)
from engine.log import Row, TakenBack
from engine.night import Played
from engine.story import Story

UNHEARD = "step-unheard"


class Step(Value):
    """A step that can be taken back: hand `version` to `take_back`. `line` is what the room heard.

    `at` is when it happened, in unix seconds. Of a step that nobody heard, only that there is one.
    """

    version: Version
    at: float
    line: Line


class Clock(Value):
    """Time for the present phase or turn: its limit and what is left, in seconds (A8)."""

    limit: int
    left: float
    over: bool


class Play(Story[Any]):
    """A game as it was played so far. `started` is when it was dealt, in unix seconds."""

    def __init__(self, game: Game, played: Played, started: float) -> None:
        options = msgspec.convert(played.options, game.options)
        kinds = {*game.events, *table.EVENTS}
        super().__init__(game.start(options, played.seats), game.evolve, kinds)
        self.game = game
        self.played = played
        self.started = started
        self._closes_at_zero = bool(getattr(options, "close_at_zero", False))
        self._views: dict[Viewer, View] = {}
        self._rooms: list[View] = []

    def take_in(self, rows: Iterable[Row]) -> None:
        """Fold further rows, in order."""
        super().take_in(rows)
        self._views.clear()

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know. Who has no seat in the game sees what the room sees."""
        if viewer not in self._views:
            view = self.game.view(self.state, viewer)
            known = viewer in (ROOM, HOST, READER) or viewer in view.seats
            self._views[viewer] = view if known else self.view(ROOM)
        return self._views[viewer]

    def spent(self) -> list[tuple[int, Spent]]:
        """What the standing rows used up, each with the serial of its row, oldest first."""
        return [
            (self.rows[version - 1].serial, self.game.spent(self.events[version - 1]))
            for version in self.standing()
        ]

    @property
    def last_spent(self) -> tuple[str, ...]:
        """What the last of these rows used up: the card that is, or was last, played; "" is none."""
        used = (piles for _, piles in reversed(self.spent()) if piles)
        return tuple(card for cards in next(used, {}).values() for card in cards)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who has a seat in the game."""
        return self.view(ROOM).seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view(ROOM).ending is not None

    def feed(self, viewer: Viewer) -> tuple[Line, ...]:
        """What a viewer has heard, newest last. A step taken back is told, not what it undid."""
        hearer = self.view(viewer).viewer
        lines = (self._line(version, hearer) for version in self.trail())
        return tuple(line for line in lines if line is not None)

    def course(self) -> tuple[View, ...]:
        """What the room saw at the start and after every row that stands, oldest first."""
        rooms = self._rooms_so_far()
        return tuple(rooms[version] for version in (0, *self.standing()))

    @property
    def dealt(self) -> Version:
        """How many rows the deal has. It cannot be taken back: nobody's command would redo it."""
        return sum(row.batch == 1 for row in self.rows if self.rows[0].command is None)

    def steps_back(self) -> tuple[Step, ...]:
        """The steps that can be taken back, newest first (A4)."""
        batches: dict[Version, list[Version]] = {}
        for version in self.standing():
            batches.setdefault(self.rows[version - 1].batch, []).append(version)
        return tuple(
            Step(first - 1, self.rows[first - 1].at, self._heard(versions))
            for first, versions in reversed(batches.items())
            if first > self.dealt
        )

    def may_go_back_to(self, version: Version) -> bool:
        """Whether `version` lies between two steps, after the deal."""
        if not self.dealt <= version < self.version:
            return False
        return self.rows[version].batch == version + 1

    def step_forward(self) -> Version | None:
        """Where to go back to so that the step just taken back is done again, or None."""
        just_now = bool(self.events) and isinstance(self.events[-1], TakenBack)
        return self.version - 1 if just_now else None

    def clock(self, now: float) -> Clock | None:
        """Time left in the present phase or turn at `now`, pauses taken out (A8), or None.

        Going back into a phase or turn starts its time anew; going back within it does not.
        """
        limit = self.game.limit(self.state)
        if limit is None:
            return None
        rooms = self._rooms_so_far()
        times = [self.started, *(row.at for row in self.rows), now]
        spent = 0.0
        for version in range(self.version, -1, -1):
            room = rooms[version]
            if _stretch(room) != _stretch(rooms[-1]):
                break
            if not room.paused:
                spent += max(0.0, times[version + 1] - times[version])
        left = max(0.0, limit - spent)
        return Clock(limit, left, left == 0)

    def due(self, now: float) -> Command | None:
        """What has to happen now because time is up and the options say so (A8).

        Where seats play one after the other, whose turn it is is skipped; else the main step is taken.
        """
        view = self.view(HOST)
        if view.ending is not None or view.paused or not self._closes_at_zero:
            return None
        clock = self.clock(now)
        if clock is None or not clock.over:
            return None
        if view.turn is not None:
            return table.Skip(HOST, view.turn)
        return Advance(HOST, view.steps[0]) if view.steps else None

    def _rooms_so_far(self) -> list[View]:
        """What the room saw at every version. Kept: a game may be looked through many times."""
        for state in self.states[len(self._rooms) :]:
            self._rooms.append(self.game.view(state, ROOM))
        return self._rooms

    def _heard(self, versions: Iterable[Version]) -> Line:
        lines = (self._line(version, ROOM) for version in versions)
        return next((line for line in lines if line is not None), Line(UNHEARD))

    def _line(self, version: Version, viewer: Viewer) -> Line | None:
        event = self.events[version - 1]
        return (
            Line("taken-back") if isinstance(event, TakenBack) else self.game.heard(event, viewer)
        )


def _stretch(view: View) -> tuple[str, int, Seat | None]:
    """What one limit is for: a phase of a round, and in it a turn (A8)."""
    return view.phase, view.round, view.turn


Spent = Mapping[str, tuple[str, ...]]
"""Ids of cards used up, by pile (`Game.spent`). An id "" starts the pile anew."""


def used_up(spent: Iterable[Spent], had: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """The ids used up by pile after all this, when `had` were before."""
    gone = dict(had)
    for piles in spent:
        for pile, ids in piles.items():
            for card in ids:
                gone[pile] = gone.get(pile, frozenset()) | {card} if card else frozenset()
    return gone
