"""Decks of one's own: files read with more patience than the house's, and written to be read again.

A file may leave out columns and sources, and stand in one language only. Every fault is told with
its row and column, and nothing of a file with a fault is taken.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, zip_longest

from engine.core import Fact, IllegalMove, Line
from engine.decks import Fault
from engine.likeness import folded
from engine.records import FORMS, LANGUAGES, Form, faults
from engine.sheets import Unreadable, read

FAULTS_TOLD = 50
"""Faults that are told of one file."""

MOST_COLUMNS = 60

NAME_TOLD = 40
"""Characters of a column's name that are told."""

Record = dict[str, str]

Wrong = tuple[int, str, Line]
"""What is wrong with a file: its row (0: the whole of it), the column, and why."""


class DeckRefused(IllegalMove):
    """A file that is no sound deck: why, fault by fault. Nothing of it was taken."""

    def __init__(self, found: Sequence[Fault]) -> None:
        super().__init__("deck-refused", faults=len(found))
        self.found = tuple(found[:FAULTS_TOLD])


def records(game: str, file: str, content: bytes) -> tuple[Record, ...]:
    """Read a file as the records of a deck of one's own. Raises `DeckRefused`."""
    form = FORMS[game]
    try:
        rows = [[_tidy(cell) for cell in row] for row in read(file, content)]
    except Unreadable as error:
        raise DeckRefused([Fault(file, error.row, "", error.reason)]) from error
    columns = [cell.lower() for cell in rows[0]] if rows else []
    _refuse(file, _column_faults(columns, form))
    found: list[Wrong] = []
    made: dict[int, Record] = {}
    in_pile: Counter[str] = Counter()
    for row, cells in enumerate(rows[1:], 2):
        if not any(cells):
            continue
        if nameless := _nameless(cells, columns):
            found.append((row, "", Line("cell-nameless", {"cell": nameless})))
            continue
        given = dict(zip(columns, cells, strict=False))
        pile = _pile(given, form)
        in_pile[pile] += 1
        made[row] = _completed(form, given, len(made) + 1, in_pile[pile])
        found.extend((row, *wrong) for wrong in faults(made[row], form, own=True))
    for row, column, first in _twice(made, form):
        found.append((row, column, Line("row-twice", {"first": first})))
    if not made and not found:
        found.append((0, "", Line("deck-empty")))
    _refuse(file, sorted(found, key=lambda wrong: wrong[0]))
    return tuple(made.values())


def record(game: str, given: Mapping[str, str], deck: Sequence[Record], number: int) -> Record:
    """One record written by hand, the `number`-th of its deck. Raises `DeckRefused`.

    What is given of pile, prompts and answers is wanted: none of it may be empty.
    """
    return _by_hand(FORMS[game], _filled(FORMS[game], given), deck, number)


def rewritten(game: str, given: Mapping[str, str], deck: Sequence[Record], old: Record) -> Record:
    """A record of a deck with other cells under its old id. Raises `DeckRefused`, as `record` does.

    In another pile it has another printed card (G9).
    """
    form = FORMS[game]
    cells = {**old, **_filled(form, given)}
    if _pile(cells, form) != _pile(old, form):
        cells["card"] = ""
    others = [record for record in deck if record["id"] != old["id"]]
    return _by_hand(form, cells, others, len(deck))


def rows(game: str, deck: Iterable[Mapping[str, str]]) -> list[list[str]]:
    """The rows of a file that holds a deck, the names of its columns first."""
    columns = FORMS[game].columns
    return [list(columns), *([record[column] for column in columns] for record in deck)]


def _refuse(file: str, found: Iterable[Wrong]) -> None:
    told = [Fault(file, *wrong) for wrong in found]
    if told:
        raise DeckRefused(told)


def _column_faults(columns: Sequence[str], form: Form) -> Iterator[Wrong]:
    if len(columns) > MOST_COLUMNS:
        yield 1, "", Line("deck-wide", {"most": MOST_COLUMNS})
        return
    for column, times in Counter(filter(None, columns)).items():
        if column not in form.columns:
            facts: dict[str, Fact] = {"columns": ", ".join(form.columns)}
            yield 1, column[:NAME_TOLD], Line("column-unknown", facts)
        elif times > 1:
            yield 1, column, Line("column-twice")
    if not any(f"prompt_{language}" in columns for language in LANGUAGES):
        yield 1, "prompt_en", Line("column-missing")
    if form.piles is not None and form.columns[1] not in columns:
        yield 1, form.columns[1], Line("column-missing")


def _nameless(cells: Sequence[str], columns: Sequence[str]) -> int:
    """The number of the first cell that holds something and stands in no column, or 0."""
    pairs = enumerate(zip_longest(cells, columns, fillvalue=""), 1)
    return next((at for at, (cell, column) in pairs if cell and not column), 0)


def _pile(given: Mapping[str, str], form: Form) -> str:
    """The pile that a record names: "North America" is north-america; of words to draw, any."""
    pile = given.get(form.columns[1], "")
    if form.piles is None:
        return pile or "own"
    key = folded(pile).replace(" ", "-")
    return key if key in form.piles else pile


def _filled(form: Form, given: Mapping[str, str]) -> Record:
    """The cells that somebody wrote, tidy. Raises `DeckRefused` if one that is wanted is empty."""
    tidy = {column: _tidy(cell) for column, cell in given.items()}
    empty = [column for column in (form.columns[1], *form.texts) if tidy.get(column) == ""]
    _refuse("", ((0, column, Line("cell-missing")) for column in empty))
    return tidy


def _by_hand(form: Form, cells: Record, others: Sequence[Record], number: int) -> Record:
    """A record of these cells beside the others of its deck. Raises `DeckRefused`."""
    pile = _pile(cells, form)
    taken = {other.get("card") for other in others if other[form.columns[1]] == pile}
    free = next(card for card in count(1) if str(card) not in taken)
    made = _completed(form, cells, number, free)
    found: list[Wrong] = [(0, *wrong) for wrong in faults(made, form, own=True)]
    for _, column, _ in _twice(dict(enumerate((*others, made))), form):
        found.append((0, column, Line("card-twice")))
    _refuse("", found)
    return made


def _completed(form: Form, given: Mapping[str, str], number: int, card: int) -> Record:
    """A record with all columns; what may be left out is filled in.

    It is the `number`-th of its deck; `card` is the printed one it stands on (G9).
    """
    record = {column: given.get(column, "") for column in form.columns}
    record[form.columns[1]] = _pile(given, form)
    for column in form.columns:
        if column.startswith("answer_"):
            record[column] = record[column].rstrip(". ")
    prompt = next((record[f"prompt_{code}"] for code in LANGUAGES if record[f"prompt_{code}"]), "")
    slug = "-".join(re.findall("[a-z0-9]+", folded(prompt)))[:40].strip("-") or "card"
    record["id"] = record["id"] or f"{slug}-{number}"
    if "difficulty" in record:
        record["difficulty"] = record["difficulty"] or "2"
        record["card"] = record["card"] or str(card)
    return record


def _tidy(cell: str) -> str:
    """A cell without blanks around it and without two in a row; those of French stay."""
    return re.sub(r"[ \t\r\n]+", " ", cell).strip()


def _twice(made: Mapping[int, Record], form: Form) -> Iterator[tuple[int, str, int]]:
    """The rows, each with its column, that say what an earlier row, the last number, has said."""
    pile = form.columns[1]
    once = (*form.once, *((pile, f"prompt_{language}") for language in LANGUAGES))
    seen: dict[tuple[str, ...], int] = {}
    for row, record in made.items():
        for columns in once:
            cells = tuple(folded(record[column]) for column in columns)
            if not all(cells):
                continue
            first = seen.setdefault((*columns, *cells), row)
            if first != row:
                yield row, columns[-1], first
                break
