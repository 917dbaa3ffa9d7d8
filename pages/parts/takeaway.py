"""What a night leaves as files to take home: tables for a spreadsheet, and its pictures."""

from __future__ import annotations

from collections.abc import Mapping

import pandas as pd
import streamlit as st

from engine import stats
from pages.parts.people import Guest, names
from pages.parts.story import Albums
from pages.parts.words import Words

SEPARATORS = {"fr": ";"}
"""What parts the cells where it is not a comma."""


def takeaway(night: int, tables: Mapping[str, pd.DataFrame], albums: Albums, t: Words) -> None:
    """Offer tables and albums, each as the file that `stats-take-<name>` speaks of."""
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
        for name, album in albums.items():
            st.download_button(
                t(f"stats-take-{name}"),
                album,
                file_name=f"meneur-{night}-{name}.zip",
                mime="application/zip",
                on_click="ignore",
                key=f"take-{name}",
                width="stretch",
            )


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
