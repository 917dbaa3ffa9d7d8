"""A table that plays Bluff in the tests: short words for what people do."""

from __future__ import annotations

from typing import Self

from engine.core import HOST, Seat
from engine.games.bluff import GAME
from engine.games.bluff.commands import Count, Doubt, MakeBid, Roll
from engine.games.bluff.events import RoundStarted
from engine.games.bluff.state import State
from engine.games.bluff.terms import Bid
from engine.rounds import put
from tests.packed import PackedBox
from tests.seated import Seated

A, B, C, D, E = (Seat(letter) for letter in "ABCDE")

ANY = "1 2 3 4 5"
"""Five dice that do not matter."""


class Cups(Seated):
    """A round of Bluff in which these dice have been rolled: A's, B's, C's … A opens.

    Who has none is out. With dice on the table the dice only say how many each has.
    """

    game = GAME
    state: State

    def __init__(self, *dice: str, **options: object) -> None:
        seats = "".join(chr(65 + n) for n in range(len(dice)))
        super().__init__(seats, PackedBox(), **options)
        self.hold(**{seat: len(d.split()) for seat, d in zip(seats, dice, strict=True)})
        self.tell((RoundStarted(1, A),))
        if self.state.phase == "roll":
            self.roll(*filter(None, dice))

    def hold(self, **counts: int) -> Self:
        """Leave these seats so many dice."""
        for seat, count in counts.items():
            self.state = self.state.but(dice=put(self.state.dice, Seat(seat), count))
        return self

    def pack(self, dice: str) -> Self:
        """What is rolled next."""
        self.box = PackedBox(dice)
        return self

    def roll(self, *dice: str) -> Self:
        """All who are waited for tap their cups, in seat order."""
        for seat, faces in zip(self.view().waiting, dice, strict=True):
            self.pack(faces).ask(Roll(seat, seat, self.state.now.number))
        return self

    def bid(self, *bids: str, reroll: tuple[int, ...] = ()) -> Self:
        """One bid after the other, each by whose turn it is."""
        for bid in bids:
            self.ask(MakeBid(self.turn, self.turn, Bid.parse(bid), reroll))
        return self

    def no_bid(self, bid: str, reroll: tuple[int, ...] = ()) -> tuple[str, dict[str, str | int]]:
        """Why whose turn it is may not bid this."""
        return self.refused(MakeBid(self.turn, self.turn, Bid.parse(bid), reroll))

    def doubt(self, matching: int | None = None) -> Self:
        """Whose turn it is doubts; all cups are lifted, or the host counts so many."""
        self.ask(Doubt(self.turn, self.turn))
        if matching is not None:
            self.ask(Count(HOST, matching))
        while self.state.phase == "reveal":
            self.go("lift_next")
        return self

    def next_round(self, *dice: str) -> Self:
        """Everyone rolls again; without dice given, the same for all."""
        self.go("next_round")
        counts = dict(self.state.dice)
        return self.roll(*(dice or (" ".join("1" * counts[seat]) for seat in self.state.still_in)))

    @property
    def turn(self) -> Seat:
        seat = self.view().turn
        assert seat is not None
        return Seat(seat)

    @property
    def dice(self) -> dict[str, int]:
        return dict(self.state.dice)

    @property
    def gave(self) -> list[tuple[str, int, str]]:
        """Who gave up how many dice and why, in this round."""
        return [(gave.seat, gave.dice, gave.reason) for gave in self.state.now.gave_up]
