"""The story of a game of Balderdash: points, who fooled whom, and every round told once more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

import pandas as pd
import streamlit as st

from engine import stats
from engine.core import Seat, View
from engine.referee import Evening
from engine.stats import Told
from pages.parts.charts import draw, fooled_chart, fooled_words, points_chart
from pages.parts.people import Guest
from pages.parts.scene import scene
from pages.parts.words import Words

TROPHIES = 4
"""How many of the best bluffs are shown."""


def crown(told: Iterable[Told], evening: Evening, who: Mapping[str, Guest], t: Words) -> None:
    """Draw the best bluffs of the night beside the table of the evening."""
    best = stats.best(told)[:TROPHIES]
    scene("stats_night.html", key="night", best=best, evening=evening, who=who, t=t)


def story(game: str, course: Sequence[View], who: Mapping[str, Guest], t: Words) -> None:
    """Draw the statistics of one game, as far as the room has seen it."""
    told, points = stats.told(course), stats.points(course)
    seats = course[-1].seats
    if len(points) == 1:
        scene("stats_note.html", key="note", title=t("stats-no-round"), say=t("stats-promise"))
        return
    left, right = st.columns([3, 2], gap="large")
    with left:
        scene(
            "stats_title.html",
            key="points-title",
            title=t("stats-points"),
            say=t("stats-points-say"),
        )
        draw(points_chart(points, who, t), f"points-{game}", _ends(points, who))
    with right:
        _fooled(game, told, seats, who, t)
    scene("stats_shares.html", key="shares", who=who, t=t, **_shares(told, seats))
    scene(
        "stats_rounds.html",
        key="rounds",
        rounds=[(number, list(lines)) for number, lines in groupby(told, lambda line: line.round)],
        game=game,
        gains=_gains(points),
        who=who,
        t=t,
    )


def _fooled(
    game: str, told: Sequence[Told], seats: Sequence[Seat], who: Mapping[str, Guest], t: Words
) -> None:
    scene("stats_title.html", key="fooled-title", title=t("stats-who"), say=t("stats-who-say"))
    if not any(line.kind == "bluff" for line in told):
        scene("stats_note.html", key="note", title=t("stats-no-bluff"), say=t("stats-no-bluff-say"))
        return
    fooled = stats.fooled(told, seats)
    draw(fooled_chart(fooled, who, t), f"fooled-{game}", fooled_words(fooled, who, t))


def _shares(told: Sequence[Told], seats: Sequence[Seat]) -> dict[str, Any]:
    """The two rankings: (seat, percent, how many, of how many), best first."""
    table = stats.players(told, seats)
    return {
        "works": _ranking(table, "works", "worked", "written"),
        "finds": _ranking(table, "finds", "found", "voted"),
        "knew": {str(seat): int(count) for seat, count in table["knew"].items()},
    }


def _ranking(
    table: pd.DataFrame, share: str, some: str, all_: str
) -> list[tuple[str, int, int, int]]:
    ordered = table[table[all_] > 0].sort_values([share, some], ascending=False, kind="stable")
    columns = (ordered[share], ordered[some], ordered[all_])
    return [
        (str(seat), round(100 * part), int(count), int(total))
        for seat, part, count, total in zip(ordered.index, *columns, strict=True)
    ]


def _gains(points: pd.DataFrame) -> dict[int, list[tuple[str, int]]]:
    """What each round gave to whom, most first."""
    gained = points.fillna(0).diff().iloc[1:]
    return {
        int(str(number)): sorted(
            ((str(seat), int(more)) for seat, more in row.items() if more),
            key=lambda pair: -pair[1],
        )
        for number, row in gained.iterrows()
    }


def _ends(points: pd.DataFrame, who: Mapping[str, Guest]) -> str:
    last = points.iloc[-1].sort_values(ascending=False)
    return ", ".join(f"{who[str(seat)].name} {had}" for seat, had in last.items())
