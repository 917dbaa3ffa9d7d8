"""What can be asked of the rules of Balderdash: moves of seats, rulings of people, steps."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Advance, Command, Move, Ruling, Seat
from engine.games.balderdash.terms import Category


class PickCategory(Move):
    """The dasher picks a category of the card (B4)."""

    category: Category


class RollCategory(Move):
    """The dasher lets the die choose the category (B4)."""


class HandIn(Move):
    """Write a bluff, or replace it while writing is open (B6, A3). `round` guards a late tap."""

    free: ClassVar[bool] = True
    round: int
    text: str


class SendBack(Ruling):
    """The dasher returns a bluff he cannot read, with a word why (B7)."""

    seat: Seat
    why: str


class MarkClose(Ruling):
    """The dasher marks a bluff as right or nearly right, or takes the mark off (B8)."""

    free: ClassVar[bool] = True
    round: int
    seat: Seat
    close: bool


class Merge(Ruling):
    """The dasher puts two bluffs on the list as one, or parts them again (B9)."""

    free: ClassVar[bool] = True
    round: int
    seats: tuple[Seat, Seat]
    merged: bool


class Vote(Move):
    """Name the answer one believes by its place on the list, from 1; replaceable (B11, A3)."""

    free: ClassVar[bool] = True
    round: int
    answer: int


Step = Literal[
    "roll_first",  # opening: everyone rolls for the first dasher (B3)
    "draw",  # opening, scores: the dasher draws a card; a new round begins (B4)
    "start_reading",  # bluffs: close writing, shuffle, list (B10), or void the round (B8)
    "read_next",  # reading: light up the next answer, or start the next reading
    "read_again",  # reading: one more reading from the top (B10)
    "open_vote",  # reading: after the second reading (B10); the host may press it sooner (A4)
    "close_vote",  # vote: nobody may change his vote any more
    "reveal_next",  # reveal: turn over the next answer, the true one last, with its points (B12)
    "move_pawns",  # reveal, all turned over: the pawns move (B13–B14)
    "redraw",  # card, bluffs, reading, vote: throw the card away; same dasher, new card (A4)
]

COMMANDS: tuple[type[Command], ...] = (
    Advance,
    PickCategory,
    RollCategory,
    HandIn,
    SendBack,
    MarkClose,
    Merge,
    Vote,
)
