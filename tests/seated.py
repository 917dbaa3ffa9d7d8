"""What a table does in the tests of every game: it asks, is refused, goes on and looks."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core import HOST, Advance, Command, Event, Game, Refusal, Seat, Viewer
from tests.packed import PackedBox


class Seated:
    """A game from its start on, with a packed box. Games add short words for what people do."""

    game: ClassVar[Game]

    def __init__(self, seats: str, box: PackedBox, **options: object) -> None:
        self.box = box
        self.log: list[Event] = []
        names = tuple(Seat(letter) for letter in seats)
        self.state: Any = self.game.start(self.game.options(**options), names)
        self.tell(self.game.deal(self.state, self.box))

    def tell(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.log.extend(events)
        return events

    def ask(self, command: Command) -> tuple[Event, ...]:
        return self.tell(self.game.decide(self.state, command, self.box))

    def refused(self, command: Command) -> tuple[str, dict[str, str | int]]:
        """The message and the facts of the refusal; nothing else may come of it."""
        before = self.state
        try:
            events = self.game.decide(self.state, command, self.box)
        except Refusal as refusal:
            assert self.state is before
            return refusal.message, refusal.facts
        raise AssertionError(f"not refused: {events}")

    def go(self, *steps: str, by: Viewer = HOST) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for step in steps:
            events = self.ask(Advance(by, step))
        return events

    def view(self, viewer: Viewer = HOST) -> Any:
        return self.game.view(self.state, viewer)

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of this kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    @property
    def number(self) -> int:
        """Which round it is."""
        return int(self.state.now.number)

    @property
    def points(self) -> dict[str, int]:
        """Points by seat, those with none left out."""
        return {seat: points for seat, points in self.state.points if points}
