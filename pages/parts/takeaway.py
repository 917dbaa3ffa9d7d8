"""What a night leaves as files to take home: tables for a spreadsheet, and its pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pandas as pd
import streamlit as st

from engine import stats
from pages.parts.files import File, offer
from pages.parts.people import Guest, names
from pages.parts.story import Albums
from pages.parts.words import Words

SEPARATORS = {"fr": ";"}
"""What parts the cells where it is not a comma."""


def takeaway(
    night: int, game: str, tables: Mapping[str, pd.DataFrame], albums: Albums, t: Words
) -> None:
    """Offer the night's albums and its tables, and those of `game`: `stats-take-<name>` names each."""
    made: dict[str, Callable[[], str | bytes]] = {
        f"{name}.csv": partial(stats.csv, table, SEPARATORS.get(t.language, ","))
        for name, table in tables.items()
    }
    made |= {f"{name}.zip": album for name, album in albums.items()}
    with st.popover(t("stats-take"), icon=":material/download:"):
        st.caption(t("stats-take-say"))
        files = [
            File(
                id=f"{night}-{game}-{name}",
                name=f"meneur-{night}-{name}",
                label=t(f"stats-take-{name.partition('.')[0]}"),
                make=make,
            )
            for name, make in made.items()
        ]
        offer(files, t, key="take")


def evening_words(
    table: pd.DataFrame, sums: Mapping[str, pd.DataFrame], who: Mapping[str, Guest], t: Words
) -> pd.DataFrame:
    """Put names and headings into the evening's table; beside it the `sums` of each game, by key."""
    games = table.columns[:-4]
    heads = {game: t("stats-column-game", number=number) for number, game in enumerate(games, 1)}
    heads |= {name: t(f"stats-column-{name}") for name in table.columns[-4:]}
    named = table.rename(columns=heads)
    for key, sum_ in sums.items():
        said = {
            name: t("stats-column-of", game=t(f"game-{key}"), column=str(name)) for name in sum_
        }
        named = named.join(sum_.rename(columns=said))
    named.insert(0, t("stats-column-player"), names(who, map(str, table.index)))
    return named


def rounds_words(table: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Put names and a column of rounds into a table of numbers by round."""
    named = table.rename(columns={seat: guest.name for seat, guest in who.items()})
    named.insert(0, t("stats-column-round"), table.index, allow_duplicates=True)
    return named
