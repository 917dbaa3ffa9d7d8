"""A stream of the log, folded: the state after every row, and which rows still stand (A4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from engine.core import Event, Version
from engine.log import Row, TakenBack

State = TypeVar("State")


class Story(Generic[State]):
    """Rows of one stream with the state after each: `states[version]`, `states[0]` before any.

    Frozen states share what has not changed, so keeping them all is cheap, and going back is
    looking one up. Not thread-safe by itself.
    """

    def __init__(
        self,
        start: State,
        evolve: Callable[[State, Any], State],
        kinds: Iterable[type[Event]],
    ) -> None:
        self.rows: list[Row] = []
        self.events: list[Event] = []
        self.states: list[State] = [start]
        self._evolve = evolve
        self._decoder = decoder(kinds)

    @property
    def version(self) -> Version:
        """How many rows have been taken in."""
        return len(self.rows)

    @property
    def state(self) -> State:
        """The state now."""
        return self.states[-1]

    def take_in(self, rows: Iterable[Row]) -> None:
        """Fold further rows, in order. Rows that it already has are passed over."""
        for row in rows:
            if row.version <= self.version:
                continue
            event = self._decoder.decode(row.event)
            match event:
                case TakenBack(to=version):
                    state = self.states[version]
                case _:
                    state = self._evolve(self.state, event)
            self.rows.append(row)
            self.events.append(event)
            self.states.append(state)

    def check(self, events: Iterable[Event]) -> None:
        """Make sure that events can be read back before they are written. Raises `ValidationError`."""
        for event in events:
            self._decoder.decode(msgspec.json.encode(event))

    def standing(self) -> tuple[Version, ...]:
        """The versions of the rows that led to the present state, oldest first.

        Their number is the position of the luck: a step taken back and done again has the same.
        """
        return standing(self.events)

    def trail(self) -> tuple[Version, ...]:
        """The standing rows, and the take-backs that lie between them, oldest first."""
        return _walk(self.events)


def decoder(kinds: Iterable[type[Event]]) -> msgspec.json.Decoder[Event]:
    """Read events of these kinds, and `TakenBack`, from JSON."""
    union: Any = reduce(or_, {*kinds, TakenBack})
    return msgspec.json.Decoder(union)


def standing(events: list[Event]) -> tuple[Version, ...]:
    """Which of a stream's events (versions from 1) still stand, oldest first."""
    return tuple(at for at in _walk(events) if not isinstance(events[at - 1], TakenBack))


def _walk(events: list[Event]) -> tuple[Version, ...]:
    """From the newest row back to the first; a take-back jumps to the row it went back to."""
    seen: list[Version] = []
    at = len(events)
    while at:
        seen.append(at)
        event = events[at - 1]
        at = event.to if isinstance(event, TakenBack) else at - 1
    return tuple(reversed(seen))
