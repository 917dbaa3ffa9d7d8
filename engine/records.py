"""Records of a deck: which columns each game's have, and what makes one sound."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from typing import get_args

from engine.core import Fact, Language, Line, Value
from engine.likeness import folded

LANGUAGES: tuple[Language, ...] = get_args(Language)

TEXTS = ("prompt_en", "answer_en", "prompt_fr", "answer_fr")
SOURCES = tuple(
    f"{column}_{number}"
    for number in (1, 2)
    for column in ("lineage", "source", "place", "consulted")
)


class Form(Value):
    """How the records of one game look: their columns and piles, and how long their texts may be.

    `columns` start with id and the column that names the pile. `piles` says whether a pile's
    records stand in all languages, or each in exactly one.
    """

    columns: tuple[str, ...]
    piles: dict[str, bool]
    prompt_length: int
    answer_length: int
    answer_words: int


FORMS: dict[str, Form] = {
    "balderdash": Form(
        columns=("id", "category", *TEXTS, *SOURCES),
        piles={"words": False, "people": True, "initials": True, "movies": True, "dates": True},
        prompt_length=120,
        answer_length=200,
        answer_words=25,
    ),
}

_NARROW = str.maketrans("\u00a0\u202f", "  ")
"""The blanks that French sets before : ; ? ! » so that no line breaks there."""


def faults(record: dict[str, str], form: Form) -> Iterator[tuple[str, Line]]:
    """What is wrong with one record: the column and why."""
    pile_column = form.columns[1]
    pile = record[pile_column]
    for column, cell in record.items():
        plain = cell.translate(_NARROW)
        if plain != plain.strip() or "  " in plain or not plain.isprintable():
            yield column, Line("cell-blanks")
        if not cell and column not in TEXTS:
            yield column, Line("cell-missing")
    if record["id"] and not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", record["id"]):
        yield "id", Line("id-form")
    if pile and pile not in form.piles:
        yield pile_column, Line("pile-unknown", {"piles": ", ".join(form.piles)})
    elif pile:
        yield from _language_faults(record, pile, form.piles[pile])
    for language in LANGUAGES:
        yield from _text_faults(record, language, form)
    if record["lineage_1"] == record["lineage_2"] != "":
        yield "lineage_2", Line("source-same")
    for column in ("consulted_1", "consulted_2"):
        if record[column] and not _is_day(record[column]):
            yield column, Line("date-form")


def _language_faults(record: dict[str, str], pile: str, every: bool) -> Iterator[tuple[str, Line]]:
    """Each language is there or not, prompt and answer together."""
    if every:
        for column in TEXTS:
            if not record[column]:
                yield column, Line("cell-missing")
        return
    filled = {column for column in TEXTS if record[column]}
    if filled not in ({f"prompt_{language}", f"answer_{language}"} for language in LANGUAGES):
        yield "prompt_en", Line("language-one", {"pile": pile})


def _text_faults(record: dict[str, str], language: str, form: Form) -> Iterator[tuple[str, Line]]:
    """Prompt and answer in one language: short enough, and the one does not tell the other."""
    prompt, answer = record[f"prompt_{language}"], record[f"answer_{language}"]
    if len(prompt) > form.prompt_length:
        facts: dict[str, Fact] = {"length": len(prompt), "most": form.prompt_length}
        yield f"prompt_{language}", Line("prompt-long", facts)
    if len(answer) > form.answer_length:
        facts = {"length": len(answer), "most": form.answer_length}
        yield f"answer_{language}", Line("answer-long", facts)
    if (words := len(answer.split())) > form.answer_words:
        yield (
            f"answer_{language}",
            Line("answer-words", {"words": words, "most": form.answer_words}),
        )
    if answer.endswith("."):
        yield f"answer_{language}", Line("answer-stop")
    # The year behind a film's title is not part of what an answer could give away.
    title = re.sub(r"\s*\(\d{4}\)$", "", prompt)
    if prompt and f" {folded(title)} " in f" {folded(answer)} ":
        yield f"answer_{language}", Line("answer-tells")


def _is_day(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
