"""Where a deck's cards come from: two sources of two families, and no sentence that is theirs.

`engine.soundness` asks this of every entry.
"""

from __future__ import annotations

import csv
import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from engine.core import Line
from engine.likeness import folded
from engine.records import SOURCES, Form

FAMILIES: dict[str, tuple[str, ...]] = {
    "wikipedia-en": ("wikipedia-en", "dbpedia", "kiwix", "simple-wikipedia", "factbites"),
    "wikipedia-fr": ("wikipedia-fr", "wikimonde", "vikidia"),
    "princeton": ("princeton", "wordnet", "open-english-wordnet"),
    "webster1913": ("webster1913", "gcide"),
    "littre": ("littre", "littre-org"),
    "calendar": ("calentool", "calentool-1991", "gcal", "freebsd"),
    "catalogue": ("netflix", "prime-video", "disney", "hulu", "amazon"),
    "insee": ("etalab", "insee"),
    "world-countries": ("world-countries", "mledoze"),
    "cia": ("cia", "cia-world-factbook"),
    "factmonster": ("fact-monster", "infoplease"),
    "deutsche-welle": ("deutsche-welle", "dw"),
    "france24": ("france24", "france-24"),
}
"""Lineages that copy from one another: two of one family count once."""

CARRIES_NOT = ("calendar",)
"""Families that may confirm but never be one of the two."""

BANNED_PAIRS = (frozenset({"wikipedia-en", "wikipedia-fr"}),)
"""Pairs of families that translate one another too often to count as two."""

BANNED = ("jeopardy", "trivia", "quiz", "funtrivia", "opentdb", "sporcle", "triviaplaza")
"""A quiz bank is never a source."""

CALLED_ALIKE = ("wikipedia",)
"""Publishers whose editions are one family however a card names them, folded."""

RUN = 5
"""So many words in a row that stand in a source are a copy."""


def family(lineage: str) -> str:
    """The family of a lineage; an unknown publisher is one of its own."""
    return _FAMILY_OF.get(lineage, lineage)


_FAMILY_OF = {lineage: name for name, many in FAMILIES.items() for lineage in many}


def lineage_faults(record: Mapping[str, str]) -> Iterator[tuple[str, Line]]:
    """What is wrong with a record's two sources together: the column and why."""
    if SOURCES[0] not in record:
        return
    one, other = (family(record[f"lineage_{number}"]) for number in (1, 2))
    if one == other:
        yield "lineage_2", Line("source-same")
    elif frozenset({one, other}) in BANNED_PAIRS:
        yield "lineage_2", Line("pair-banned")
    elif _publisher(record["source_1"]) == _publisher(record["source_2"]) != "":
        yield "source_2", Line("source-same")
    for number, name in ((1, one), (2, other)):
        if name in CARRIES_NOT or any(banned in name for banned in BANNED):
            yield f"lineage_{number}", Line("source-banned")


def _publisher(source: str) -> str:
    """Who stands behind the name of a source, folded; an edition in brackets is no other."""
    name = folded(re.sub(r"\([^)]*\)|\[[^]]*\]", "", source))
    return next((called for called in CALLED_ALIKE if called in name.split()), name)


class Sources:
    """Texts that entries may have been written from, by the words in a row that they hold."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._runs = {run for text in texts for run in _runs(text)}

    @classmethod
    def open(cls, folder: Path) -> Sources:
        """Read every cell of every TSV in a folder."""
        csv.field_size_limit(10_000_000)
        return cls(
            cell
            for path in sorted(folder.glob("*.tsv"))
            for row in csv.reader(path.open(encoding="utf-8", newline=""), delimiter="\t")
            for cell in row
        )

    def copied(self, text: str) -> str | None:
        """Words in a row of a text that stand in a source, or None."""
        return next((" ".join(run) for run in _runs(text) if run in self._runs), None)


def copies(record: Mapping[str, str], form: Form, sources: Sources) -> Iterator[tuple[str, Line]]:
    """Where a record says what a source says, and in which words.

    A title, or what initials stand for, is a fact and may be as long as it is.
    """
    if record[form.columns[1]] in form.names:
        return
    for column in form.texts:
        if column.startswith(form.sentences) and (run := sources.copied(record[column])):
            yield column, Line("copied", {"words": run})


@functools.lru_cache(maxsize=4096)
def _runs(text: str) -> tuple[tuple[str, ...], ...]:
    words = folded(text).split()
    return tuple(tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1))
