"""Decks: `content/<game>/<deck>.csv`, read strictly and checked before anybody plays with them.

`python -m engine.decks [folder]` tells every fault, one a line, as file:row:column: sentence.
A deck with a fault is left out whole; all others serve.
"""

from __future__ import annotations

import csv
import io
import sys
from pathlib import Path

from engine.core import Card, Fact, Language, Line, Value
from engine.records import FORMS, LANGUAGES, Form, faults

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
    "id-twice": "stands already in {first}",
    "pile-unknown": "is none of: {piles}",
    "language-one": "a record of {pile} stands in one language only, prompt and answer",
    "prompt-long": "{length} characters, {most} are allowed",
    "answer-long": "{length} characters, {most} are allowed",
    "answer-words": "{words} words, {most} are allowed",
    "answer-stop": "should not end with a full stop",
    "answer-tells": "contains the prompt",
    "source-same": "the two sources have the same lineage",
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


Piles = dict[tuple[str, Language], dict[str, tuple[Card, ...]]]
"""Cards by game and language, then by pile."""


class Decks:
    """The sound decks of a content folder, and the faults of the others."""

    def __init__(self, piles: Piles, faults: tuple[Fault, ...]) -> None:
        self._piles = piles
        self.faults = faults

    @classmethod
    def open(cls, folder: Path) -> Decks:
        """Read all decks of all games. Never raises for what a file contains."""
        piles: Piles = {}
        wrong: list[Fault] = []
        seen: dict[str, str] = {}
        for game, form in FORMS.items():
            sound: list[dict[str, str]] = []
            for path in sorted((folder / game).glob("*.csv")):
                records, found = _read(path, f"{game}/{path.name}", form, seen)
                wrong.extend(found)
                if not found:
                    sound.extend(records)
            for language in LANGUAGES:
                piles[game, language] = _cards(sound, form, language)
        return cls(piles, tuple(wrong))

    def piles(self, game: str, language: Language) -> dict[str, tuple[Card, ...]]:
        """The cards of a game in one language, by pile. A pile without a card is not there."""
        return self._piles.get((game, language), {})


def check(folder: Path) -> tuple[Fault, ...]:
    """All faults of the decks in a content folder, by file and row."""
    return Decks.open(folder).faults


def _cards(
    sound: list[dict[str, str]], form: Form, language: Language
) -> dict[str, tuple[Card, ...]]:
    piles: dict[str, list[Card]] = {pile: [] for pile in form.piles}
    for record in sound:
        if prompt := record[f"prompt_{language}"]:
            pile = record[form.columns[1]]
            piles[pile].append(Card(record["id"], pile, prompt, record[f"answer_{language}"]))
    return {pile: tuple(cards) for pile, cards in piles.items() if cards}


def _read(
    path: Path, file: str, form: Form, seen: dict[str, str]
) -> tuple[list[dict[str, str]], list[Fault]]:
    """The records of one deck and what is wrong with them. Notes in `seen` where its ids stand."""
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
                first = seen.setdefault(record["id"], f"{file}:{row}")
                if first != f"{file}:{row}":
                    fault(row, "id", "id-twice", first=first)
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
    """Tell the faults of a content folder; 1 if there are any."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "content")
    wrong = check(folder)
    for fault in wrong:
        print(fault)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
