"""The tables of a night as files to take home, for a spreadsheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pandas as pd
import streamlit as st

from engine import stats
from engine.core import View
from engine.referee import Evening
from pages.parts.people import Guest, names
from pages.parts.words import Words

SEPARATORS = {"fr": ";"}
"""What parts the cells where it is not a comma."""


def takeaway(
    night: int, evening: Evening, course: Sequence[View], who: Mapping[str, Guest], t: Words
) -> None:
    """Offer the evening's table, and the points, answers and players of a game."""
    told = stats.told(course)
    tables = {
        "evening": evening_words(stats.table_of_evening(evening), who, t),
        "points": points_words(stats.points(course), who, t),
        "answers": answers_words(told, who, t),
        "players": players_words(stats.players(told, course[-1].seats), who, t),
    }
    with st.popover(t("stats-take"), icon=":material/download:"):
        st.caption(t("stats-take-say"))
        for name, table in tables.items():
            st.download_button(
                t(f"stats-take-{name}"),
                stats.csv(table, SEPARATORS.get(t.language, ",")),
                file_name=f"meneur-{night}-{name}.csv",
                mime="text/csv",
                on_click="ignore",
                key=f"take-{name}",
                width="stretch",
            )


def evening_words(table: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Put names and headings into the evening's table."""
    games = table.columns[:-4]
    heads = {game: t("stats-column-game", number=number) for number, game in enumerate(games, 1)}
    heads |= {name: t(f"stats-column-{name}") for name in table.columns[-4:]}
    named = table.rename(columns=heads)
    named.insert(0, t("stats-column-player"), names(who, map(str, table.index)))
    return named


def players_words(table: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Put names and headings into the table of players; shares are the reader's to compute."""
    kept = table.drop(columns=["works", "finds"])
    named = kept.rename(columns={name: t(f"stats-column-{name}") for name in kept.columns})
    named.insert(0, t("stats-column-player"), names(who, map(str, table.index)))
    return named


def answers_words(told: Sequence[stats.Told], who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
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
    columns = (
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
    table = pd.DataFrame(rows, columns=list(columns))
    return table.rename(columns={name: t(f"stats-column-{name}") for name in columns})


def points_words(table: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Put names and a column of rounds into the points."""
    named = table.rename(columns={seat: guest.name for seat, guest in who.items()})
    named.insert(0, t("stats-column-round"), table.index, allow_duplicates=True)
    return named
