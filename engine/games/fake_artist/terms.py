"""Fake Artist: the words that its rules share. Its options, phases and limits.

The rules themselves stand beside this file, in the order of the rule page (F1–F11). Strokes are in
`stroke`. The word master is the `leader` of every view; he is None when the console is (F11).
"""

from __future__ import annotations

from typing import Literal

from engine.core import Value
from engine.games.fake_artist.stroke import MOST_POINTS as MOST_POINTS
from engine.games.fake_artist.stroke import SHEET as SHEET
from engine.games.fake_artist.stroke import SHORTEST as SHORTEST
from engine.games.fake_artist.stroke import Stroke as Stroke

Phase = Literal["word", "look", "draw", "vote", "unmask", "score", "over"]
PHASES: tuple[Phase, ...] = ("word", "look", "draw", "vote", "unmask", "score")
"""The steps of a round on the console's bar. `over` lies outside."""

FEWEST, MOST = 5, 10
"""How many can play."""

LEAST_ARTISTS = 3
"""With so many artists a round can still be played when people have left (F10)."""

TARGET = 5
"""Points that win (F9)."""

LAPS = 2
"""Strokes of each artist (F3)."""

OFFERED = 3
"""Words that the console offers (F2)."""

CATEGORY_LENGTH = WORD_LENGTH = 40
"""Characters in a category or a word of the word master's own (F2)."""

GUESS_LENGTH = 80
"""Characters in the guess (F7)."""


class Options(Value):
    """What the table agrees on; the defaults are the bold ones of the rule page.

    `sheet` says where they draw: on the phones, or on paper, where the console only leads the
    turns (F4). `turn_seconds` are for a stroke, `vote_seconds` for the vote (A8).
    """

    word_master: Literal["rotates", "console"] = "rotates"
    sheet: Literal["phones", "paper"] = "phones"
    turn_seconds: Literal[0, 30, 60] = 0
    vote_seconds: Literal[0, 30, 60] = 0
    close_at_zero: bool = False


Void = Literal["master-left", "master-skipped", "fake-left", "too-few"]
"""Why a round does not count."""
