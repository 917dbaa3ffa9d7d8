"""The story of a game of Balderdash: points, who fooled whom, and every round told once more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import pandas as pd
import streamlit as st

from engine.core import Seat
from engine.stats import balderdash
from engine.stats.balderdash import Told
from pages.parts.charts import draw, fooled_chart, fooled_words, points_chart
from pages.parts.people import Guest, names
from pages.parts.scene import scene
from pages.parts.shares import ends, shares
from pages.parts.story import Albums, Course, Ledger, seats_of
from pages.parts.takeaway import rounds_words
from pages.parts.words import Words

TROPHIES = 4
"""How many of the best bluffs are shown."""

ANSWERS = (
    "round",
    "dasher",
    "category",
    "prompt",
    "text",
    "kind",
    "authors",
    "voters",
    "fooled",
)
"""The columns of the file of answers."""


def trophies(courses: Sequence[Course]) -> Sequence[tuple[int, Told]]:
    """Give the best bluffs of the night."""
    return balderdash.best(_told(courses))[:TROPHIES]


def ledger(courses: Sequence[Course], t: Words) -> Ledger:
    """Give the bluffs and finds of each player over the evening."""
    table = balderdash.players(_told(courses), seats_of(courses))
    return Ledger(
        (t("stats-works"), t("stats-finds")),
        tuple(
            (
                Seat(str(seat)),
                (
                    t("stats-works-of", some=int(row["worked"]), all=int(row["written"])),
                    t("stats-finds-of", some=int(row["found"]), all=int(row["voted"])),
                ),
            )
            for seat, row in table.iterrows()
        ),
    )


def sums(courses: Sequence[Course], t: Words) -> pd.DataFrame:
    """Give what each player did over the evening."""
    return _in_words(balderdash.players(_told(courses), seats_of(courses)), t)


def story(game: str, course: Course, who: Mapping[str, Guest], t: Words) -> None:
    """Draw the statistics of one game, as far as the room has seen it."""
    told, points = balderdash.told(course), balderdash.points(course)
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
        draw(points_chart(points, who, t), f"points-{game}", ends(points, who))
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


def tables(course: Course, who: Mapping[str, Guest], t: Words) -> dict[str, pd.DataFrame]:
    """Give the points, answers and players of a game as files."""
    told = balderdash.told(course)
    return {
        "points": rounds_words(balderdash.points(course), who, t),
        "answers": answers_words(told, who, t),
        "players": players_words(balderdash.players(told, course[-1].seats), who, t),
    }


def albums(courses: Sequence[Course], who: Mapping[str, Guest], t: Words) -> Albums:
    """There are no pictures."""
    return {}


def players_words(table: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Put names and headings into the table of players."""
    named = _in_words(table, t)
    named.insert(0, t("stats-column-player"), names(who, map(str, table.index)))
    return named


def answers_words(told: Sequence[Told], who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Write every answer of a game in a row."""
    rows = [
        {
            "round": line.round,
            "dasher": who[line.dasher].name,
            "category": t(f"category-{line.category}"),
            "prompt": line.prompt,
            "text": line.text,
            "kind": t(f"stats-kind-{line.kind}"),
            "authors": t.list(names(who, line.authors)),
            "voters": t.list(names(who, line.voters)),
            "fooled": len(line.fooled),
        }
        for line in told
    ]
    table = pd.DataFrame(rows, columns=list(ANSWERS))
    return table.rename(columns={name: t(f"stats-column-{name}") for name in ANSWERS})


def _told(courses: Sequence[Course]) -> tuple[Told, ...]:
    return tuple(line for course in courses for line in balderdash.told(course))


def _in_words(table: pd.DataFrame, t: Words) -> pd.DataFrame:
    """Put headings into the table of players; shares are the reader's to compute."""
    kept = table.drop(columns=["works", "finds"])
    return kept.rename(columns={name: t(f"stats-column-{name}") for name in kept.columns})


def _fooled(
    game: str, told: Sequence[Told], seats: Sequence[Seat], who: Mapping[str, Guest], t: Words
) -> None:
    scene("stats_title.html", key="fooled-title", title=t("stats-who"), say=t("stats-who-say"))
    if not any(line.kind == "bluff" for line in told):
        scene("stats_note.html", key="note", title=t("stats-no-bluff"), say=t("stats-no-bluff-say"))
        return
    fooled = balderdash.fooled(told, seats)
    draw(fooled_chart(fooled, who, t), f"fooled-{game}", fooled_words(fooled, who, t))


def _shares(told: Sequence[Told], seats: Sequence[Seat]) -> dict[str, Any]:
    """The two rankings: (seat, percent, how many, of how many), best first."""
    table = balderdash.players(told, seats)
    return {
        "works": shares(table, "works", "worked", "written"),
        "finds": shares(table, "finds", "found", "voted"),
        "knew": {str(seat): int(count) for seat, count in table["knew"].items()},
    }


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
