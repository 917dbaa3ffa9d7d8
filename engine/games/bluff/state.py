"""The state of a game of Bluff: the table, everyone's dice, and the present round."""

from __future__ import annotations

from engine.core import Scored, Seat, Value
from engine.games.bluff.events import GaveUp
from engine.games.bluff.seen import Made
from engine.games.bluff.terms import DICE, Options, Phase, Void
from engine.rounds import Counts, InRounds
from engine.table import Table


class Cup(Value):
    """The dice of a seat in this round: `hidden` under the cup, and `shown` beside it (D10)."""

    seat: Seat
    hidden: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    rolled: bool = False

    @property
    def dice(self) -> tuple[int, ...]:
        """All of them, the shown ones first."""
        return self.shown + self.hidden


class Round(Value):
    """All that belongs to one round; a new one starts from nothing.

    `cups` are those of everyone who plays it, in seat order. `path` are its bids, the standing one
    last. `actual` is how many dice matched, once the doubt is settled (D7).
    """

    number: int
    opener: Seat
    cups: tuple[Cup, ...]
    path: tuple[Made, ...] = ()
    doubter: Seat | None = None
    lifted: tuple[Seat, ...] = ()
    actual: int | None = None
    gave_up: tuple[GaveUp, ...] = ()
    scored: tuple[Scored, ...] = ()

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that play it, in seat order."""
        return tuple(cup.seat for cup in self.cups)

    @property
    def standing(self) -> Made | None:
        """The bid that has to be raised or doubted."""
        return self.path[-1] if self.path else None

    @property
    def doubted(self) -> tuple[Made, Seat]:
        """The bid that was doubted, and who doubted it. Only to be asked for after a doubt."""
        assert self.standing is not None
        assert self.doubter is not None
        return self.standing, self.doubter

    def cup(self, seat: Seat) -> Cup | None:
        """The cup of a seat, or None if it does not play this round."""
        return next((cup for cup in self.cups if cup.seat == seat), None)


class State(InRounds[Round]):
    """A game of Bluff.

    - `dice` are how many each seat has; those of a removed seat wait for it (A6).
    - `out` are the seats without dice and their ranks, first out first.
    - `void` says why the round before this one did not count.
    """

    options: Options
    table: Table
    dice: Counts
    points: Counts
    phase: Phase = "roll"
    out: Counts = ()
    void: Void | None = None
    round: Round | None = None

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """The seats that have dice and are there, in seat order (A6)."""
        dice = dict(self.dice)
        return tuple(seat for seat in self.table.present if dice[seat])

    @property
    def rests(self) -> bool:
        """Whether nobody can go on: before the deal, in a pause, after the end."""
        return self.round is None or self.table.paused or self.table.ending is not None

    @property
    def gone(self) -> int:
        """How many dice have left the game; those of a removed seat lie with them (D13, A6)."""
        return DICE * len(self.dice) - self.in_play

    @property
    def in_play(self) -> int:
        """The dice of all who are in."""
        dice = dict(self.dice)
        return sum(dice[seat] for seat in self.still_in)
