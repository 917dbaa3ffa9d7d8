"""Balderdash: the words that its rules share. Its options, phases and limits.

The rules themselves stand beside this file, in the order of the rule page (B1–B15).
"""

from __future__ import annotations

from typing import Literal

from engine.core import Value

Category = Literal["words", "people", "initials", "movies", "dates"]
CATEGORIES: tuple[Category, ...] = ("words", "people", "initials", "movies", "dates")
"""In the order of the die: 1 Words … 5 Dates, 6 is a free choice (B4)."""

Phase = Literal["opening", "card", "bluffs", "reading", "vote", "reveal", "moves", "scores", "over"]
PHASES: tuple[Phase, ...] = ("card", "bluffs", "reading", "vote", "reveal", "moves")
"""The steps of a round on the console's bar. `opening`, `scores` and `over` lie outside."""

BLUFF_LENGTH = 280
"""Characters in a bluff (B6)."""

WHY_LENGTH = 80
"""Characters in the dasher's word on why he sends a bluff back (B7)."""

FEWEST, MOST = 2, 20
"""How many can play."""

SMALL_TABLE = 4
"""Up to this many players the dasher may write a bluff too (B6)."""

DOUBLE_SQUARES: dict[int, tuple[int, ...]] = {15: (7,), 27: (9, 18), 40: (10, 20, 30)}
"""DOUBLE SCORE squares by path length (B2)."""


class Options(Value):
    """What the table agrees on; the defaults are the bold ones of the rule page."""

    path_length: Literal[27, 15, 40] = 27
    category: Literal["choose", "roll"] = "choose"
    dasher_bluffs: bool = True
    voting: Literal["clockwise", "together"] = "clockwise"
    own_vote: bool = True
    bluff_seconds: Literal[0, 60, 120, 180] = 0
    vote_seconds: Literal[0, 30, 60] = 0
    close_at_zero: bool = False


Void = Literal["two-close", "redrawn", "dasher-skipped", "dasher-left"]
"""Why a round does not count."""
