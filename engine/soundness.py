"""Whether decks are fit for a table: their sources, their likeness to each other, their language.

`engine.records` looks at one record; this module at what a deck, and all decks of a game, add up to. It
is asked by `python -m engine.decks`, not when the house opens.
"""

from __future__ import annotations

import csv
import functools
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

from rapidfuzz import fuzz

from engine.core import Language, Line, Value
from engine.likeness import folded
from engine.records import FORMS, LANGUAGES, REGIONS, SOURCES

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

PLAIN_FRENCH = re.compile(r" [?!;:»](?!-)|« |'")
"""Blanks where a line could break, and typewriter apostrophes. A smiley is none."""

SHORT = 12
"""Shorter texts are too alike by chance to be compared."""

RUN = 5
"""So many words in a row that stand in a source are a copy."""


class Entry(Value):
    """A record and where it stands."""

    file: str
    row: int
    game: str
    record: dict[str, str]


Found = tuple[Entry, str, Line]
"""What is wrong with an entry: in which column, and why."""


def unsound(
    entries: Sequence[Entry],
    offensive: Mapping[str, frozenset[str]],
    sources: Sources | None = None,
) -> Iterator[Found]:
    """What is wrong with all entries together, and with each as a house would not want it."""
    for entry in entries:
        yield from _lineages(entry)
        yield from _offensive(entry, offensive)
        yield from _french(entry)
        if sources is not None:
            yield from _copied(entry, sources)
    for game, form in FORMS.items():
        own = [entry for entry in entries if entry.game == game]
        yield from _near(own, *form.alike)
        if form.printed:
            yield from _incomplete(own)


def family(lineage: str) -> str:
    """The family of a lineage; an unknown publisher is one of its own."""
    return _FAMILY_OF.get(lineage, lineage)


_FAMILY_OF = {lineage: name for name, many in FAMILIES.items() for lineage in many}


def offensive_words(folder: Path) -> dict[str, frozenset[str]]:
    """The words of `<language>.txt`, folded: no card says one of them in that language."""
    return {
        language: frozenset(
            folded(line) for line in (folder / f"{language}.txt").read_text("utf-8").splitlines()
        )
        for language in LANGUAGES
        if (folder / f"{language}.txt").exists()
    }


def _lineages(entry: Entry) -> Iterator[Found]:
    if SOURCES[0] not in entry.record:
        return
    one, other = (family(entry.record[f"lineage_{number}"]) for number in (1, 2))
    if one == other:
        yield entry, "lineage_2", Line("source-same")
    if frozenset({one, other}) in BANNED_PAIRS:
        yield entry, "lineage_2", Line("pair-banned")
    for number, name in ((1, one), (2, other)):
        if name in CARRIES_NOT or any(banned in name for banned in BANNED):
            yield entry, f"lineage_{number}", Line("source-banned")


def _offensive(entry: Entry, offensive: Mapping[str, frozenset[str]]) -> Iterator[Found]:
    for column in entry.record:
        kind, _, spoken = column.rpartition("_")
        if kind in ("prompt", "answer", "accept"):
            said = set(folded(entry.record[column]).split()) & offensive.get(spoken, frozenset())
            if said:
                yield entry, column, Line("word-offensive", {"word": min(said)})


def _french(entry: Entry) -> Iterator[Found]:
    """French has a blank before ? ! ; : » and after « where no line may break, and a curved ’."""
    for column, cell in entry.record.items():
        if column.endswith("_fr") and PLAIN_FRENCH.search(cell):
            yield entry, column, Line("french-signs")


def _near(entries: Iterable[Entry], prompts: int, answers: int) -> Iterator[Found]:
    """Two prompts of a pile, or two answers, that are nearly the same."""
    piles: dict[tuple[str, Language], list[Entry]] = defaultdict(list)
    for entry in entries:
        pile = entry.record[FORMS[entry.game].columns[1]]
        for language in LANGUAGES:
            if entry.record[f"prompt_{language}"]:
                piles[pile, language].append(entry)
    for (_, language), pile_entries in piles.items():
        for kind, most in (("prompt", prompts), ("answer", answers)):
            if most > 100:
                continue
            column = f"{kind}_{language}"
            texts = [_essence(entry.record.get(column, "")) for entry in pile_entries]
            for at, other in _alike(texts, most):
                first = pile_entries[at].record["id"]
                yield pile_entries[other], column, Line("near-twice", {"first": first})


def _essence(text: str) -> str:
    """What two prompts are compared by; the year of a film is no likeness."""
    return folded(re.sub(r"\s*\(\d{4}\)$", "", text))


def _alike(texts: Sequence[str], most: int) -> Iterator[tuple[int, int]]:
    for (at, one), (other, two) in combinations(enumerate(texts), 2):
        # Short texts, like initials, are alike by chance; dates, by their month.
        if not one or not two:
            continue
        if one == two or (
            min(len(one), len(two)) > SHORT
            and _numbers(one) == _numbers(two)
            and fuzz.token_sort_ratio(one, two, score_cutoff=most)
        ):
            yield at, other


def _numbers(text: str) -> list[str]:
    return re.findall(r"\d+", text)


def _incomplete(entries: Iterable[Entry]) -> Iterator[Found]:
    """A printed card has all six regions, and no card is left out (G9)."""
    cards: dict[int, dict[str, Entry]] = defaultdict(dict)
    for entry in entries:
        if entry.record["card"].isdigit():
            cards[int(entry.record["card"])][entry.record["region"]] = entry
    for number, regions in sorted(cards.items()):
        entry = next(iter(regions.values()))
        if missing := [region for region in REGIONS if region not in regions]:
            yield entry, "card", Line("card-incomplete", {"regions": ", ".join(missing)})
        if number > 1 and number - 1 not in cards:
            yield entry, "card", Line("card-gap", {"before": number - 1})


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


def _copied(entry: Entry, sources: Sources) -> Iterator[Found]:
    """A title, or what initials stand for, is a fact and may be as long as it is."""
    form = FORMS[entry.game]
    if entry.record[form.columns[1]] in form.names:
        return
    for column in form.texts:
        if column.startswith(form.sentences) and (run := sources.copied(entry.record[column])):
            yield entry, column, Line("copied", {"words": run})


@functools.lru_cache(maxsize=4096)
def _runs(text: str) -> tuple[tuple[str, ...], ...]:
    words = folded(text).split()
    return tuple(tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1))
