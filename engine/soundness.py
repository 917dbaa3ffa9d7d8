"""Whether decks are fit for a table: their sources, their likeness to each other, their language.

`engine.records` looks at one record; this module at what a deck, and all decks of a game, add up to. It
is asked by `python -m engine.decks`, not when the house opens.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

from rapidfuzz import fuzz

from engine.core import Language, Line, Value
from engine.likeness import bare, folded, within
from engine.records import FORMS, LANGUAGES, REGIONS, alternatives
from engine.sources import Sources, copies, lineage_faults

PLAIN_FRENCH = re.compile(r" [?!;:»](?!-)|« |'")
"""Blanks where a line could break, and typewriter apostrophes. A smiley is none."""

SHORT = 12
"""Shorter texts are too alike by chance to be compared."""


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
        yield from ((entry, *wrong) for wrong in lineage_faults(entry.record))
        yield from _offensive(entry, offensive)
        yield from _french(entry)
        yield from _telling(entry)
        if sources is not None:
            copied = copies(entry.record, FORMS[entry.game], sources)
            yield from ((entry, *wrong) for wrong in copied)
    for game, form in FORMS.items():
        own = [entry for entry in entries if entry.game == game]
        yield from _near(own, *form.alike)
        if form.printed:
            yield from _incomplete(own)
            yield from _again(own, form.alike[0])


def offensive_words(folder: Path) -> dict[str, frozenset[str]]:
    """The words of `<language>.txt`, folded: no card says one of them in that language."""
    return {
        language: frozenset(
            folded(line) for line in (folder / f"{language}.txt").read_text("utf-8").splitlines()
        )
        for language in LANGUAGES
        if (folder / f"{language}.txt").exists()
    }


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


def _telling(entry: Entry) -> Iterator[Found]:
    """A question says none of its right answers, with whatever article: Danube is The Danube."""
    for language in LANGUAGES:
        right = entry.record.get(f"answer_{language}", "")
        others = alternatives(entry.record.get(f"accept_{language}", ""))
        prompt = entry.record[f"prompt_{language}"]
        if any(within(bare(answer), prompt) for answer in (right, *others) if answer):
            yield entry, f"prompt_{language}", Line("prompt-tells")


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


def _again(entries: Iterable[Entry], most: int) -> Iterator[Found]:
    """Two questions of two piles that are nearly the same and have the same answer."""
    asked: dict[tuple[str, Language], list[Entry]] = defaultdict(list)
    for entry in entries:
        for language in LANGUAGES:
            if answer := bare(entry.record[f"answer_{language}"]):
                asked[answer, language].append(entry)
    for (_, language), same in asked.items():
        texts = [_essence(entry.record[f"prompt_{language}"]) for entry in same]
        for at, other in _alike(texts, most):
            first, second = same[at].record, same[other].record
            if first["region"] != second["region"]:
                yield same[other], f"prompt_{language}", Line("near-twice", {"first": first["id"]})


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
