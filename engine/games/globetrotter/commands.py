"""What can be asked of the rules of Globetrotter: moves of seats, rulings of people, steps."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Advance, Command, Move, Ruling, Seat
from engine.games.globetrotter.terms import Easier, Region, Space


class RollFirst(Move):
    """Roll for who begins (G2). `lap` guards a late tap: those who tie roll again."""

    free: ClassVar[bool] = True
    lap: int


class Roll(Move):
    """Roll the die (G3)."""


class GoTo(Move):
    """Walk to one of the `targets` (G3)."""

    space: Space


class PlayBoarding(Move):
    """Play a boarding pass: straight onto the HQ two steps away (G13)."""


class ChooseRegion(Move):
    """On the hub without six wedges, choose the region of the question (G5)."""

    region: Region


class VoteRegion(Move):
    """Vote for the region of somebody's last question; replaceable (G8, A3)."""

    free: ClassVar[bool] = True
    round: int
    region: Region


class PickRegion(Ruling):
    """The host breaks a tie between regions (G8): one of the `tied`."""

    region: Region


class Answer(Move):
    """Type one's answer, or replace it before it is judged; by option (G5)."""

    text: str


class Pass(Move):
    """Say that one does not know; counts as a wrong answer."""


class Judge(Ruling):
    """The reader, or the host, says whether the answer was right (G5).

    Sent again before anything else has happened, it overrules what was judged.
    """

    right: bool


class PlayFirstClass(Move):
    """Play first class after failing on an HQ; while the question is open it is also a pass (G14)."""


class PickTwo(Ruling):
    """The reader, or the host, picks two other regions of the same card (G14)."""

    regions: tuple[Region, Region]


class PlayPassport(Move):
    """Try a question for oneself on which somebody failed (G15). Replaces that one declined."""

    free: ClassVar[bool] = True
    round: int


class Decline(Move):
    """Do not play first class, or no passport, this time (G14, G15). Takes a passport back."""

    free: ClassVar[bool] = True
    round: int


class SetEasier(Ruling):
    """The host sets what makes it easier for a seat (G10)."""

    seat: Seat
    easier: Easier


class GiveWedge(Ruling):
    """The host gives a wedge, with a reason (A4); points alone cannot be corrected here."""

    seat: Seat
    region: Region
    why: str


class TakeWedge(Ruling):
    """The host takes a wedge away, with a reason (A4)."""

    seat: Seat
    region: Region
    why: str


Step = Literal[
    "roll_all",  # start: roll for everyone who has not (A4)
    "roll",  # throw: roll for whose turn it is (A4)
    "draw_question",  # ask: draw the question; the player may do it too
    "close_vote",  # last: the votes so far decide (A4)
    "go_on",  # rescue, passports: no more cards are played; the reader may do it too
]

COMMANDS: tuple[type[Command], ...] = (
    Advance,
    RollFirst,
    Roll,
    GoTo,
    PlayBoarding,
    ChooseRegion,
    VoteRegion,
    PickRegion,
    Answer,
    Pass,
    Judge,
    PlayFirstClass,
    PickTwo,
    PlayPassport,
    Decline,
    SetEasier,
    GiveWedge,
    TakeWedge,
)
