"""Decks: `content/<game>/<deck>.csv`, read strictly and checked before anybody plays with them.

`python -m engine.decks [folder]` tells every fault, one a line, as file:row:column: sentence.
A deck with a fault is left out whole; all others serve.
"""

from __future__ import annotations

import csv
import io
import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.core import Card, Fact, Language, Line, Value
from engine.likeness import folded
from engine.records import FORMS, Form, alternatives, faults
from engine.soundness import Entry, offensive_words, unsound
from engine.sources import Sources

SENTENCES = {
    "deck-unreadable": "the file cannot be read",
    "deck-encoding": "byte {byte} is not UTF-8",
    "deck-quoting": "the quotation marks do not close as they should",
    "deck-header": "the columns should be: {columns}",
    "deck-empty": "there is no record",
    "record-short": "{cells} cells where {columns} are needed",
    "cell-missing": "is empty",
    "cell-blanks": "has blanks around it, two in a row, or signs that cannot be shown",
    "id-form": "should be small letters and digits, parted by hyphens",
    "cell-twice": "stands already in {first}",
    "cell-unknown": "is none of: {cells}",
    "number-range": "should be a number from {least} to {most}",
    "pile-unknown": "is none of: {piles}",
    "language-one": "a record of {pile} stands in one language only, prompt and answer",
    "prompt-long": "{length} characters, {most} are allowed",
    "answer-long": "{length} characters, {most} are allowed",
    "answer-words": "{words} words, {most} are allowed",
    "answer-stop": "should not end with a full stop",
    "answer-tells": "contains the prompt",
    "prompt-tells": "contains the answer",
    "accept-form": "should be answers of 1 to {most} characters, parted by |",
    "source-same": "the two sources have the same lineage",
    "pair-banned": "these two lineages translate one another",
    "source-banned": "is no lineage to rest on",
    "french-signs": "wants unbreakable blanks beside ? ! ; : « » and a curved ’",
    "near-twice": "is nearly the same as {first}",
    "word-offensive": "says: {word}",
    "card-incomplete": "the printed card lacks: {regions}",
    "card-gap": "there is no card {before} before it",
    "copied": "five words in a row stand in a source: {words}",
    "date-form": "should be a day as 2026-01-31",
}
"""Why a record is refused, in English for whoever writes decks, by message id."""


class Fault(Value):
    """What is wrong and where. Row 1 is the header; 0 and "" mean the file as a whole."""

    file: str
    row: int
    column: str
    reason: Line

    def __str__(self) -> str:
        sentence = SENTENCES[self.reason.message].format(**self.reason.facts)
        return f"{self.file}:{self.row}:{self.column}: {sentence}"


Seen = dict[tuple[str, ...], str]
"""Where cells stand that may not come again, by their columns and what is in them."""


class Deck(Value):
    """The records of one file. `key` ("balderdash/people") names it, `game` is whose cards it holds."""

    key: str
    game: str
    records: tuple[dict[str, str], ...]


class Decks:
    """The sound decks of a content folder, and the faults of the others."""

    def __init__(self, decks: tuple[Deck, ...], faults: tuple[Fault, ...]) -> None:
        self.decks = decks
        self.faults = faults

    @classmethod
    def open(cls, folder: Path) -> Decks:
        """Read all decks of all games. Never raises for what a file contains."""
        decks: list[Deck] = []
        wrong: list[Fault] = []
        seen: Seen = {}
        for game, form in FORMS.items():
            for path in sorted((folder / game).glob("*.csv")):
                records, found = _read(path, f"{game}/{path.name}", form, seen)
                wrong.extend(found)
                if not found:
                    decks.append(Deck(f"{game}/{path.stem}", game, tuple(records)))
        return cls(tuple(decks), tuple(wrong))

    def piles(self, game: str, language: Language) -> Piles:
        """The cards of a game in one language, by pile. A pile without a card is not there."""
        return piles((deck for deck in self.decks if deck.game == game), language)


Piles = dict[str, tuple[Card, ...]]
"""Cards by pile."""


def piles(decks: Iterable[Deck], language: Language) -> Piles:
    """The cards of some decks in one language, by pile, in the order of the game's piles."""
    found: dict[str, list[Card]] = {}
    for deck in decks:
        form = FORMS[deck.game]
        for pile in form.piles or ():
            found.setdefault(pile, [])
        for record in deck.records:
            if record[f"prompt_{language}"]:
                card = card_of(record, form, language)
                found.setdefault(card.pile, []).append(card)
    return {pile: tuple(cards) for pile, cards in found.items() if cards}


def check(folder: Path, candidates: Path | None = None) -> tuple[Fault, ...]:
    """All faults of the decks in a content folder, by file and row; also what opening passes over.

    `candidates` is a folder of TSV files that entries may have been written from.
    """
    decks = Decks.open(folder)
    entries = [
        Entry(f"{deck.key}.csv", row, deck.game, record)
        for deck in decks.decks
        for row, record in enumerate(deck.records, 2)
    ]
    found = unsound(
        entries,
        offensive_words(folder / "offensive"),
        Sources.open(candidates) if candidates else None,
    )
    faults = (Fault(entry.file, entry.row, column, reason) for entry, column, reason in found)
    return (*decks.faults, *sorted(faults, key=lambda fault: (fault.file, fault.row)))


def card_of(record: Mapping[str, str], form: Form, language: Language) -> Card:
    """The card that a sound record makes in one language."""
    return Card(
        record["id"],
        pile=record[form.columns[1]],
        prompt=record[f"prompt_{language}"],
        answer=record.get(f"answer_{language}", ""),
        accept=alternatives(record.get(f"accept_{language}", "")),
        difficulty=int(record.get("difficulty", 0)),
        number=int(record.get("card", 0)),
    )


def _read(
    path: Path, file: str, form: Form, seen: Seen
) -> tuple[list[dict[str, str]], list[Fault]]:
    """The records of one deck and what is wrong with them. Notes in `seen` what may come once."""
    records: list[dict[str, str]] = []
    wrong: list[Fault] = []

    def fault(row: int, column: str, message: str, **facts: Fact) -> None:
        wrong.append(Fault(file, row, column, Line(message, facts)))

    row = 0
    try:
        text = path.read_bytes().decode("utf-8-sig")
        for row, cells in enumerate(csv.reader(io.StringIO(text, newline=""), strict=True), 1):
            if row == 1:
                if tuple(cells) != form.columns:
                    fault(1, "", "deck-header", columns=",".join(form.columns))
                    break
            elif len(cells) != len(form.columns):
                fault(row, "", "record-short", cells=len(cells), columns=len(form.columns))
            else:
                record = dict(zip(form.columns, cells, strict=True))
                wrong.extend(Fault(file, row, *found) for found in faults(record, form))
                for columns in form.once:
                    cells_once = tuple(folded(record[column]) for column in columns)
                    first = seen.setdefault((*columns, *cells_once), f"{file}:{row}")
                    if first != f"{file}:{row}" and all(cells_once):
                        fault(row, columns[-1], "cell-twice", first=first)
                records.append(record)
    except OSError:
        fault(0, "", "deck-unreadable")
    except UnicodeDecodeError as error:
        fault(error.object.count(b"\n", 0, error.start) + 1, "", "deck-encoding", byte=error.start)
    except csv.Error:
        fault(row + 1, "", "deck-quoting")
    if not records and not wrong:
        fault(0, "", "deck-empty")
    return records, wrong


def main() -> int:
    """Tell the faults of a content folder; 1 if there are any.

    `MENEUR_CANDIDATES` may name a folder of TSV files: nothing is to be copied from them.
    """
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "content")
    candidates = os.environ.get("MENEUR_CANDIDATES")
    wrong = check(folder, Path(candidates) if candidates else None)
    for fault in wrong:
        print(fault)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
