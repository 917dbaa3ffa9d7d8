"""Shares and last standings, as the statistics of every game say them."""

from __future__ import annotations

from collections.abc import Mapping

import pandas as pd

from pages.parts.people import Guest


def shares(
    table: pd.DataFrame, share: str, some: str, all_: str
) -> list[tuple[str, int, int, int]]:
    """Give (seat, percent, how many, of how many) from three columns, best first; none of none is left out."""
    ordered = table[table[all_] > 0].sort_values([share, some], ascending=False, kind="stable")
    return [
        (str(seat), round(100 * row[share]), int(row[some]), int(row[all_]))
        for seat, row in ordered.iterrows()
    ]


def ends(table: pd.DataFrame, who: Mapping[str, Guest]) -> str:
    """Say how a table by rounds ended, most first: what a chart shows, for who cannot see it."""
    last = table.iloc[-1].sort_values(ascending=False)
    return ", ".join(f"{who[str(seat)].name} {had}" for seat, had in last.items())
