"""A table that plays Bluff in the tests: short words for what people do."""

from __future__ import annotations

from engine.core import HOST, Advance, Command, Event, Refusal, Seat, Viewer
from engine.games.bluff import GAME
from engine.games.bluff.state import State, put
from engine.games.bluff.terms import (
    Bid,
    BluffView,
    Count,
    Doubt,
    MakeBid,
    Options,
    Roll,
    RoundStarted,
)
from tests.packed import PackedBox

A, B, C, D, E = (Seat(letter) for letter in "ABCDE")

ANY = "1 2 3 4 5"
"""Five dice that do not matter."""


class Cups:
    """A round of Bluff in which these dice have been rolled: A's, B's, C's … A opens.

    Who has none is out. With dice on the table the dice only say how many each has.
    """

    def __init__(self, *dice: str, **options: object) -> None:
        seats = tuple(Seat(chr(65 + n)) for n in range(len(dice)))
        counts = tuple((seat, len(d.split())) for seat, d in zip(seats, dice, strict=True))
        self.box = PackedBox()
        self.log: list[Event] = []
        self.state: State = GAME.start(Options(**options), seats)  # type: ignore[arg-type]
        self.tell(GAME.deal(self.state, self.box))
        self.state = self.state.but(dice=counts)
        self.tell((RoundStarted(1, A),))
        if self.state.phase == "roll":
            self.roll(*filter(None, dice))

    def tell(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for event in events:
            self.state = GAME.evolve(self.state, event)
        self.log.extend(events)
        return events

    def hold(self, **counts: int) -> Cups:
        """Leave these seats so many dice."""
        for seat, count in counts.items():
            self.state = self.state.but(dice=put(self.state.dice, Seat(seat), count))
        return self

    def pack(self, dice: str) -> Cups:
        """What is rolled next."""
        self.box = PackedBox(dice)
        return self

    def ask(self, command: Command) -> tuple[Event, ...]:
        return self.tell(GAME.decide(self.state, command, self.box))

    def refused(self, command: Command) -> tuple[str, dict[str, str | int]]:
        """The message and the facts of the refusal; nothing else may come of it."""
        before = self.state
        try:
            events = GAME.decide(self.state, command, self.box)
        except Refusal as refusal:
            assert self.state is before
            return refusal.message, refusal.facts
        raise AssertionError(f"not refused: {events}")

    def roll(self, *dice: str) -> Cups:
        """All who are waited for tap their cups, in seat order."""
        for seat, faces in zip(self.view().waiting, dice, strict=True):
            self.pack(faces).ask(Roll(seat, seat, self.state.now.number))
        return self

    def bid(self, *bids: str, reroll: tuple[int, ...] = ()) -> Cups:
        """One bid after the other, each by whose turn it is."""
        for bid in bids:
            self.ask(MakeBid(self.turn, self.turn, Bid.parse(bid), reroll))
        return self

    def no_bid(self, bid: str, reroll: tuple[int, ...] = ()) -> tuple[str, dict[str, str | int]]:
        """Why whose turn it is may not bid this."""
        return self.refused(MakeBid(self.turn, self.turn, Bid.parse(bid), reroll))

    def doubt(self, matching: int | None = None) -> Cups:
        """Whose turn it is doubts; all cups are lifted, or the host counts so many."""
        self.ask(Doubt(self.turn, self.turn))
        if matching is not None:
            self.ask(Count(HOST, matching))
        while self.state.phase == "reveal":
            self.go("lift_next")
        return self

    def next_round(self, *dice: str) -> Cups:
        """Everyone rolls again; without dice given, the same for all."""
        self.go("next_round")
        counts = dict(self.state.dice)
        return self.roll(*(dice or (" ".join("1" * counts[seat]) for seat in self.state.still_in)))

    def go(self, *steps: str, by: Viewer = HOST) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for step in steps:
            events = self.ask(Advance(by, step))
        return events

    def view(self, viewer: Viewer = HOST) -> BluffView:
        seen = GAME.view(self.state, viewer)
        assert isinstance(seen, BluffView)
        return seen

    @property
    def turn(self) -> Seat:
        turn = self.view().turn
        assert turn is not None
        return turn

    @property
    def dice(self) -> dict[str, int]:
        return dict(self.state.dice)

    @property
    def points(self) -> dict[str, int]:
        """Points by seat, those with none left out."""
        return {seat: points for seat, points in self.state.points if points}

    @property
    def gave(self) -> list[tuple[str, int, str]]:
        """Who gave up how many dice and why, in this round."""
        return [(gave.seat, gave.dice, gave.reason) for gave in self.state.now.gave_up]

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of this kind so far."""
        return [event for event in self.log if isinstance(event, kind)]
