"""Globetrotter: the words that its rules share. Its options, phases and limits.

The rules themselves stand beside this file, in the order of the rule page (G1–G16). Spaces,
regions and paths are in `wheel`.
"""

from __future__ import annotations

from typing import Literal

from engine.core import Seat, Value
from engine.games.globetrotter.wheel import REGIONS as REGIONS
from engine.games.globetrotter.wheel import Path as Path
from engine.games.globetrotter.wheel import Region as Region
from engine.games.globetrotter.wheel import Space as Space

Phase = Literal[
    "start",  # everyone rolls for who begins (G2)
    "throw",  # whose turn it is rolls; on ROLL AGAIN he may board instead (G3, G4, G13)
    "move",  # he chooses one of the `targets` (G3)
    "ask",  # he has stopped where a boarding pass would do: he plays it, or the question is drawn
    "choose",  # on the hub without six wedges he chooses the region (G5)
    "last",  # on the hub with six wedges the others choose the region (G8)
    "question",  # a question is asked, answered aloud, and judged (G5)
    "rescue",  # he failed on an HQ: he plays first class, or declines (G14)
    "passports",  # he did not: others play a passport, or decline (G15)
    "passport_answer",  # one of those answers and is judged (G15)
    "first_class",  # the reader picks two other regions of the card (G14)
    "first_extra",  # the first of the two is asked and judged
    "second_extra",  # the second, when the first was wrong
    "over",
]
PHASES: tuple[Phase, ...] = ("throw", "move", "question", "rescue")
"""The steps on the console's bar; all others lie beside one of these."""

FEWEST, MOST = 2, 6
"""How many can play; a team is one seat."""

ANSWER_LENGTH = 80
"""Characters in a typed answer."""

TravelCard = Literal["boarding", "first_class", "passport"]
TRAVEL_CARDS: tuple[TravelCard, ...] = ("boarding", "first_class", "passport")
EACH_KIND = 6
"""How many Grand Voyageur cards there are of each kind (G12)."""

Easier = Literal["none", "time", "wedge"]
"""For the young: twice the time, or a wedge for any right answer in a region (G10)."""

PACK = 100
"""Cards in a pack: 1 to 100 are the first, 101 to 200 the second … (G9)."""


class Options(Value):
    """What the table agrees on; the defaults are the bold ones of the rule page.

    `reader`: the seat to the right reads on his page, or the host does at the laptop. `precision`:
    whether the family name is enough. `typed`: whether players type their answers.
    """

    reader: Literal["right", "host"] = "right"
    precision: Literal["family", "full"] = "family"
    quick: bool = False
    traveller_cards: Literal["each", "none", "all"] = "each"
    typed: bool = False
    answer_seconds: Literal[0, 15, 30, 60] = 0
    close_at_zero: bool = False


Hands = tuple[tuple[Seat, tuple[TravelCard, ...]], ...]
"""Grand Voyageur cards by seat."""
