"""Globetrotter: its questions again by region, where each player is at home, and tables in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pandas as pd

from engine.core import Seat
from engine.games.globetrotter.seen import Try
from engine.games.globetrotter.terms import REGIONS, Region
from engine.games.globetrotter.wheel import SPACES
from engine.stats import globetrotter
from engine.stats.globetrotter import Posed
from pages.games.globetrotter_facts import place
from pages.parts.people import Guest, names
from pages.parts.story import Course
from pages.parts.words import Words

POSED = (
    *("question", "round", "printed", "region", "difficulty", "prompt", "answer"),
    *("seat", "card", "typed", "right", "wedge"),
)
"""The columns of the file of questions."""


def posed_words(asked: Sequence[Posed], who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Write every attempt at every question of a game in a row."""
    table = globetrotter.frame(asked).astype("object")
    for column in ("region", "wedge"):
        table[column] = [pd.NA if pd.isna(key) else t(f"region-{key}") for key in table[column]]
    table["card"] = [pd.NA if pd.isna(card) else t(f"card-{card}") for card in table["card"]]
    table["seat"] = names(who, table["seat"])
    table["right"] = [t("judge-right" if right else "judge-wrong") for right in table["right"]]
    return table[[*POSED]].rename(columns={name: t(f"trip-column-{name}") for name in POSED})


def walked_table(course: Course, who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Write how often each player's pawn stepped on each space."""
    trodden = globetrotter.trodden(globetrotter.walks(course), course[-1].seats)
    table = trodden.rename(columns={seat: guest.name for seat, guest in who.items()})
    table.insert(0, t("trip-column-place"), [place(space, t) for space in SPACES], True)
    table.insert(0, t("trip-column-space"), SPACES, True)
    return table


def by_region(asked: Sequence[Posed]) -> list[tuple[Region, list[tuple[Posed, list[Try]]]]]:
    """Give every question again under its region, as it was asked, with the attempts at it.

    Those of first class stand under their own region (G14).
    """
    grouped: dict[Region, dict[int, tuple[Posed, list[Try]]]] = {key: {} for key in REGIONS}
    for one in asked:
        for tried in one.tries:
            grouped[tried.region].setdefault(one.number, (one, []))[1].append(tried)
    return [(key, list(those.values())) for key, those in grouped.items() if those]


def homes(asked: Sequence[Posed], seats: Sequence[Seat]) -> dict[Seat, Region]:
    """Give the region in which each seat that knew something had most right answers.

    Of several the one in which it missed least, then the first around the ring.
    """
    right = globetrotter.right(asked, seats)
    missed = globetrotter.tried(asked, seats) - right
    both = zip(seats, right.to_numpy().tolist(), missed.to_numpy().tolist(), strict=True)
    best: dict[Seat, Region] = {}
    for seat, had, failed in both:
        if any(had):
            _, _, at = min((-had[at], failed[at], at) for at in range(len(REGIONS)))
            best[seat] = REGIONS[at]
    return best
