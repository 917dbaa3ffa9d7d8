"""What the tables of all games share: numbers by round, the evening, files."""

from __future__ import annotations

import csv as writer
import io
from collections.abc import Iterable, Mapping, Sequence

import pandas as pd

from engine.core import Seat, View
from engine.evening import Evening

FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a spreadsheet takes for the beginning of a formula."""


def by_round(rows: Mapping[int, Mapping[Seat, int]], seats: Sequence[Seat]) -> pd.DataFrame:
    """A number of every seat (columns) after every round (index; 0 is the start).

    Before somebody joined late, his column is empty (A7).
    """
    return pd.DataFrame(
        {seat: pd.Series([row.get(seat) for row in rows.values()], dtype="Int64") for seat in seats}
    ).set_axis(pd.Index(list(rows), name="round"), axis="index")


def points_by_round(course: Sequence[View], rounds: Iterable[View]) -> pd.DataFrame:
    """The points of every seat after each of these rounds, given as the room saw them last.

    A corrected score stands with the round in which it was corrected (A4).
    """
    rows = {0: dict(course[0].points)} | {view.round: dict(view.points) for view in rounds}
    return by_round(rows, course[-1].seats)


def table_of_evening(evening: Evening) -> pd.DataFrame:
    """The running table of an evening: a row a seat, from the first to the last.

    One column a game, named by its id, with its points as they stand, missing for who did not play;
    then `games`, `won`, `points` and `beaten` over the games that are over (`engine.evening`).
    """
    table = counts(
        [(total.games, total.won, total.points, total.beaten) for total in evening.totals],
        [total.seat for total in evening.totals],
        ("games", "won", "points", "beaten"),
    )
    for place, result in enumerate(evening.games):
        had = {str(score.seat): score.points for score in result.scores}
        column = pd.Series([had.get(str(seat)) for seat in table.index], table.index, "Int64")
        table.insert(place, result.game, column)
    return table.rename_axis(index="seat")


def csv(table: pd.DataFrame, separator: str = ",") -> bytes:
    """Write a table, without its index, so that a spreadsheet opens it right and runs nothing.

    UTF-8 with a byte order mark. A text that would be taken for a formula gets a ' before it.
    French spreadsheets want ";" as the `separator`, for their numbers have a comma.
    """
    text = io.StringIO(newline="")
    rows = writer.writer(text, delimiter=separator)
    rows.writerow([_harmless(name) for name in table.columns])
    point = "," if separator == ";" else "."
    for _, row in table.iterrows():
        rows.writerow([_written(cell, point) for cell in row])
    return text.getvalue().encode("utf-8-sig")


def counts(
    rows: Iterable[Sequence[int]], index: Sequence[str], columns: Sequence[str]
) -> pd.DataFrame:
    """A table of whole numbers, of the right type also when it has no row."""
    return pd.DataFrame(list(rows), pd.Index(list(index)), pd.Index(list(columns)), dtype="int64")


def _written(cell: object, point: str) -> object:
    if pd.isna(cell):  # type: ignore[call-overload]
        return ""
    return str(cell).replace(".", point) if isinstance(cell, float) else _harmless(cell)


def _harmless(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA_SIGNS) else cell
