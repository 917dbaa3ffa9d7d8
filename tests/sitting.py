"""A table that plays Balderdash in the tests: short words for what people do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from engine.core import HOST, Card, Event, Seat
from engine.games.balderdash import GAME
from engine.games.balderdash.commands import HandIn, MarkClose, Merge, PickCategory, SendBack, Vote
from engine.games.balderdash.terms import CATEGORIES
from engine.rounds import put
from engine.table import Skip
from tests.packed import PackedBox
from tests.seated import Seated

A, B, C, D, E, F = (Seat(letter) for letter in "ABCDEF")


def cards(pile: str, count: int) -> list[Card]:
    """A pile: `words-1` asks "words 1?" and the answer is "true words 1"."""
    return [
        Card(f"{pile}-{number}", pile, f"{pile} {number}?", f"true {pile} {number}")
        for number in range(1, count + 1)
    ]


PILES: dict[str, list[Card]] = {pile: cards(pile, 9) for pile in CATEGORIES}


class Sitting(Seated):
    """A game of Balderdash from the opening on. Unless the dice say so, A is dasher first."""

    game = GAME

    def __init__(
        self,
        seats: str = "ABC",
        dice: str | None = None,
        piles: dict[str, list[Card]] | None = None,
        order: Sequence[int] = (),
        **options: object,
    ) -> None:
        opening = "6" + " 1" * (len(seats) - 1)
        box = PackedBox(opening if dice is None else dice, piles or PILES, order)
        super().__init__(seats, box, **options)

    def vote_for(self, seat: Seat, answer: int) -> tuple[Event, ...]:
        return self.ask(Vote(seat, seat, self.number, answer))

    def draw(self) -> Self:
        """On to the card of the next round."""
        if self.state.phase == "opening":
            self.go("roll_first")
        self.go("draw")
        return self

    def pick(self, category: str = "words") -> Self:
        """On to the bluffs, with two players to the reading."""
        self.draw()
        self.ask(PickCategory(HOST, self.state.now.dasher, category))  # type: ignore[arg-type]
        return self

    def hand_in(self, seat: Seat, text: str) -> tuple[Event, ...]:
        return self.ask(HandIn(seat, seat, self.number, text))

    def write(self, **texts: str) -> Self:
        """A new round whose bluffs are these."""
        self.pick()
        for seat, text in texts.items():
            self.hand_in(Seat(seat), text)
        return self

    def mark(self, *seats: Seat, close: bool = True) -> Self:
        for seat in seats:
            self.ask(MarkClose(HOST, self.number, seat, close))
        return self

    def merge(self, one: Seat, other: Seat, merged: bool = True) -> tuple[Event, ...]:
        return self.ask(Merge(HOST, self.number, (one, other), merged))

    def send_back(self, seat: Seat, why: str = "blurred") -> tuple[Event, ...]:
        return self.ask(SendBack(HOST, seat, why))

    def read(self) -> Self:
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

    def vote(self, **votes: str) -> Self:
        """Read, then vote: who for whose bluff, or for the "truth". The others abstain."""
        self.read().go("open_vote")
        for seat in self.state.now.voters:
            if seat in votes:
                self.ask(Vote(seat, seat, self.number, self.place(votes[seat])))
            else:
                self.ask(Skip(HOST, seat))
        return self

    def reveal(self) -> Self:
        """Close the vote and turn over everything."""
        self.go("close_vote")
        while self.view().steps == ("reveal_next",):
            self.go("reveal_next")
        return self

    def pawns(self, **squares: int) -> Self:
        """Put pawns somewhere."""
        for seat, square in squares.items():
            self.state = self.state.but(squares=put(self.state.squares, Seat(seat), square))
        return self

    @property
    def squares(self) -> dict[str, int]:
        return dict(self.state.squares)
