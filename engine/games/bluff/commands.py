"""What can be asked of the rules of Bluff: moves of seats, rulings of people, steps."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Advance, Command, Move, Ruling
from engine.games.bluff.terms import Bid


class Roll(Move):
    """Tap one's cup: roll one's dice (D2). `round` guards a late tap."""

    free: ClassVar[bool] = True
    round: int


class MakeBid(Move):
    """Bid, or raise the standing bid (D5).

    `reroll` are the dice to roll again: places (from 0) among one's own hidden dice, as the view's
    `mine` shows them. The hidden dice not named become visible to all (D10).
    """

    bid: Bid
    reroll: tuple[int, ...] = ()


class Doubt(Move):
    """Say that the standing bid does not hold (D6)."""


class Count(Ruling):
    """The host tells how many real dice match, when they are on the table (A5, D7)."""

    matching: int


Step = Literal[
    "roll_all",  # roll: roll for everyone who has not (A4)
    "lowest_raise",  # bid: make the lowest raise for whose turn it is; on the top bid, doubt (A4)
    "lift_next",  # reveal: lift the next cup; with the last one the doubt is settled (D7)
    "next_round",  # loss: everyone still in rolls again (D8)
]

COMMANDS: tuple[type[Command], ...] = (Advance, Roll, MakeBid, Doubt, Count)
