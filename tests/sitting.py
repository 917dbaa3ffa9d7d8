"""A table that plays Balderdash in the tests: short words for what people do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import HOST, Advance, Card, Command, Event, Refusal, Seat, Viewer
from engine.games.balderdash import GAME
from engine.games.balderdash.board import put
from engine.games.balderdash.state import State
from engine.games.balderdash.terms import (
    CATEGORIES,
    BalderdashView,
    HandIn,
    MarkClose,
    Merge,
    Options,
    PickCategory,
    SendBack,
    Vote,
)
from engine.table import Skip
from tests.packed import PackedBox

A, B, C, D, E, F = (Seat(letter) for letter in "ABCDEF")


def cards(pile: str, count: int) -> list[Card]:
    """A pile: `words-1` asks "words 1?" and the answer is "true words 1"."""
    return [
        Card(f"{pile}-{number}", pile, f"{pile} {number}?", f"true {pile} {number}")
        for number in range(1, count + 1)
    ]


PILES: dict[str, list[Card]] = {pile: cards(pile, 9) for pile in CATEGORIES}


class Sitting:
    """A game of Balderdash from the opening on. Unless the dice say so, A is dasher first."""

    def __init__(
        self,
        seats: str = "ABC",
        dice: str | None = None,
        piles: dict[str, list[Card]] | None = None,
        order: Sequence[int] = (),
        **options: object,
    ) -> None:
        names = tuple(Seat(letter) for letter in seats)
        opening = "6" + " 1" * (len(names) - 1)
        self.box = PackedBox(opening if dice is None else dice, piles or PILES, order)
        self.state: State = GAME.start(Options(**options), names)  # type: ignore[arg-type]
        self.log: list[Event] = []

    def ask(self, command: Command) -> tuple[Event, ...]:
        events = GAME.decide(self.state, command, self.box)
        for event in events:
            self.state = GAME.evolve(self.state, event)
        self.log.extend(events)
        return events

    def refused(self, command: Command) -> tuple[str, dict[str, str | int]]:
        """The message and the facts of the refusal; nothing else may come of it."""
        before = self.state
        try:
            events = GAME.decide(self.state, command, self.box)
        except Refusal as refusal:
            assert self.state is before
            return refusal.message, refusal.facts
        raise AssertionError(f"not refused: {events}")

    def vote_for(self, seat: Seat, answer: int) -> tuple[Event, ...]:
        return self.ask(Vote(seat, seat, self.number, answer))

    def go(self, *steps: str, by: Viewer = HOST) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for step in steps:
            events = self.ask(Advance(by, step))
        return events

    def draw(self) -> Sitting:
        """On to the card of the next round."""
        if self.state.phase == "opening":
            self.go("roll_first")
        self.go("draw")
        return self

    def pick(self, category: str = "words") -> Sitting:
        """On to the bluffs, with two players to the reading."""
        self.draw()
        self.ask(PickCategory(HOST, self.state.now.dasher, category))  # type: ignore[arg-type]
        return self

    def hand_in(self, seat: Seat, text: str) -> tuple[Event, ...]:
        return self.ask(HandIn(seat, seat, self.number, text))

    def write(self, **texts: str) -> Sitting:
        """A new round whose bluffs are these."""
        self.pick()
        for seat, text in texts.items():
            self.hand_in(Seat(seat), text)
        return self

    def mark(self, *seats: Seat, close: bool = True) -> Sitting:
        for seat in seats:
            self.ask(MarkClose(HOST, self.number, seat, close))
        return self

    def merge(self, one: Seat, other: Seat, merged: bool = True) -> tuple[Event, ...]:
        return self.ask(Merge(HOST, self.number, (one, other), merged))

    def send_back(self, seat: Seat, why: str = "blurred") -> tuple[Event, ...]:
        return self.ask(SendBack(HOST, seat, why))

    def read(self) -> Sitting:
        """Read as often as it must be."""
        if self.state.phase == "bluffs":
            self.go("start_reading")
        while self.view().steps[0] == "read_next":
            self.go("read_next")
        return self

    def place(self, author: str) -> int:
        """Where on the list a seat's bluff stands; "truth" is the true answer."""
        for number, answer in enumerate(self.state.now.answers, 1):
            if answer.true if author == "truth" else author in answer.authors:
                return number
        raise AssertionError(f"{author} is not on the list")

    def vote(self, **votes: str) -> Sitting:
        """Read, then vote: who for whose bluff, or for the "truth". The others abstain."""
        self.read().go("open_vote")
        for seat in self.state.now.voters:
            if seat in votes:
                self.ask(Vote(seat, seat, self.number, self.place(votes[seat])))
            else:
                self.ask(Skip(HOST, seat))
        return self

    def reveal(self) -> Sitting:
        """Close the vote and turn over everything."""
        self.go("close_vote")
        while self.view().steps == ("reveal_next",):
            self.go("reveal_next")
        return self

    def pawns(self, **squares: int) -> Sitting:
        """Put pawns somewhere."""
        for seat, square in squares.items():
            self.state = self.state.but(squares=put(self.state.squares, Seat(seat), square))
        return self

    def view(self, viewer: Viewer = HOST) -> BalderdashView:
        seen = GAME.view(self.state, viewer)
        assert isinstance(seen, BalderdashView)
        return seen

    @property
    def number(self) -> int:
        return self.state.now.number

    @property
    def points(self) -> dict[str, int]:
        """Points by seat, those with none left out."""
        return {seat: points for seat, points in self.state.points if points}

    @property
    def squares(self) -> dict[str, int]:
        return dict(self.state.squares)
