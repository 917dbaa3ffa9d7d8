"""Decks of one's own: files read with more patience than the house's, and written to be read again.

A file may leave out columns and sources, and stand in one language only. Every fault is told with
its row and column, and nothing of a file with a fault is taken.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from engine.core import Fact, IllegalMove, Line
from engine.decks import Fault
from engine.likeness import folded
from engine.records import FORMS, LANGUAGES, Form, faults
from engine.sheets import Unreadable, read

ROWS_TOLD = 50
"""Faults that are told of one file."""

Record = dict[str, str]


class DeckRefused(IllegalMove):
    """A file that is no sound deck: why, fault by fault. Nothing of it was taken."""

    def __init__(self, found: Sequence[Fault]) -> None:
        super().__init__("deck-refused", faults=len(found))
        self.found = tuple(found[:ROWS_TOLD])


def records(game: str, file: str, content: bytes) -> tuple[Record, ...]:
    """Read a file as the records of a deck of one's own. Raises `DeckRefused`."""
    form = FORMS[game]
    found: list[Fault] = []

    def fault(row: int, column: str, message: str, **facts: Fact) -> None:
        found.append(Fault(file, row, column, Line(message, facts)))

    try:
        rows = read(file, content)
    except Unreadable as error:
        raise DeckRefused([Fault(file, error.row, "", error.reason)]) from error
    columns = [_tidy(cell).lower() for cell in rows[0]] if rows else []
    for column in columns:
        if column and column not in form.columns:
            fault(1, column, "column-unknown", columns=", ".join(form.columns))
    for column in {column for column in columns if column and columns.count(column) > 1}:
        fault(1, column, "column-twice")
    if not any(f"prompt_{language}" in columns for language in LANGUAGES):
        fault(1, "prompt_en", "column-missing")
    if form.piles is not None and form.columns[1] not in columns:
        fault(1, form.columns[1], "column-missing")
    if found:
        raise DeckRefused(found)
    made: list[Record] = []
    for number, cells in enumerate(rows[1:], 2):
        if not any(cell.strip() for cell in cells):
            continue
        if len(cells) > len(columns):
            fault(number, "", "record-long", cells=len(cells), columns=len(columns))
            continue
        given = dict(zip(columns, cells, strict=False))
        record = completed(form, given, len(made) + 1)
        made.append(record)
        found.extend(Fault(file, number, *wrong) for wrong in faults(record, form, own=True))
    found.extend(_twice(file, made, form))
    if not made and not found:
        fault(0, "", "deck-empty")
    if found:
        raise DeckRefused(sorted(found, key=lambda one: one.row))
    return tuple(made)


def record(game: str, given: Mapping[str, str], number: int) -> Record:
    """One record written by hand, the `number`-th of its deck. Raises `DeckRefused`."""
    made = completed(FORMS[game], given, number)
    found = [Fault("", 0, *wrong) for wrong in faults(made, FORMS[game], own=True)]
    if found:
        raise DeckRefused(found)
    return made


def rows(game: str, deck: Iterable[Mapping[str, str]]) -> list[list[str]]:
    """The rows of a file that holds a deck, the names of its columns first."""
    columns = FORMS[game].columns
    return [list(columns), *([record[column] for column in columns] for record in deck)]


def completed(form: Form, given: Mapping[str, str], number: int) -> Record:
    """A record with all columns; what may be left out is filled in for the `number`-th of a deck."""
    record = {column: _tidy(given.get(column, "")) for column in form.columns}
    for column in form.columns:
        if column.startswith("answer_"):
            record[column] = record[column].removesuffix(".")
    prompt = next((record[f"prompt_{code}"] for code in LANGUAGES if record[f"prompt_{code}"]), "")
    record["id"] = record["id"] or f"{folded(prompt).replace(' ', '-')[:40]}-{number}".strip("-")
    if "difficulty" in record:
        record["difficulty"] = record["difficulty"] or "2"
        record["card"] = record["card"] or str(number)
    if form.piles is None:
        record[form.columns[1]] = record[form.columns[1]] or "own"
    return record


def _tidy(cell: str) -> str:
    """A cell without blanks around it and without two in a row; those of French stay."""
    return re.sub(r"[ \t\r\n]+", " ", cell).strip()


def _twice(file: str, made: Sequence[Record], form: Form) -> Iterable[Fault]:
    first: dict[tuple[str, ...], int] = {}
    for at, record in enumerate(made):
        for columns in form.once:
            cells = tuple(folded(record[column]) for column in columns)
            if not all(cells):
                continue
            before = first.setdefault((*columns, *cells), at)
            if before != at:
                facts: dict[str, Fact] = {"first": made[before]["id"]}
                yield Fault(file, at + 2, columns[-1], Line("cell-twice", facts))
