"""Records of a deck: which columns each game's have, and what makes one sound."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from typing import get_args

import msgspec

from engine.core import Fact, Language, Line, Value
from engine.games.globetrotter.wheel import REGIONS as REGIONS
from engine.likeness import within
from engine.texts import is_readable

LANGUAGES: tuple[Language, ...] = get_args(Language)

SOURCES = tuple(
    f"{column}_{number}"
    for number in (1, 2)
    for column in ("lineage", "source", "place", "consulted")
)


def texts(*kinds: str) -> tuple[str, ...]:
    """Columns of these kinds in every language: prompt_en, answer_en, prompt_fr, answer_fr."""
    return tuple(f"{kind}_{language}" for language in LANGUAGES for kind in kinds)


class Form(Value):
    """How the records of one game look: their columns and piles, and how long their texts may be.

    - `columns` start with id and the column that names the pile.
    - `piles` says whether a pile's records stand in all languages, or each in exactly one. None
      allows any pile, in all languages.
    - `once` are columns whose cells, taken together, may not come again in any deck.
    - `alike` is from which likeness on, 0 to 100, two prompts, or two answers, of a pile are one too
      many; over 100, never. `sentences` are the kinds of text that are our own wording, `names` the
      piles whose texts are names all the same. `printed`: six questions make a printed card.
    - `among` are the cells that a column may hold, `ranges` its least and its greatest number.
    """

    columns: tuple[str, ...]
    piles: dict[str, bool] | None
    prompt_length: int
    answer_length: int = 0
    answer_words: int = 0
    once: tuple[tuple[str, ...], ...] = (("id",),)
    alike: tuple[int, int] = (101, 101)
    sentences: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    printed: bool = False
    among: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    ranges: dict[str, tuple[int, int]] = msgspec.field(default_factory=dict)

    @property
    def texts(self) -> tuple[str, ...]:
        """The columns of prompts and answers."""
        return tuple(column for column in self.columns if column.startswith(("prompt_", "answer_")))

    @property
    def needed(self) -> tuple[str, ...]:
        """The columns that are never empty."""
        free = ("prompt_", "answer_", "accept_")
        return tuple(column for column in self.columns if not column.startswith(free))


PRINTED = 300
"""Printed cards of the house, in three packs (G9), and as many as a deck of one's own may have."""

TOPICS = (
    *("geography", "history", "culture", "arts", "language"),
    *("food", "music", "sport", "nature"),
)

FORMS: dict[str, Form] = {
    "balderdash": Form(
        columns=("id", "category", *texts("prompt", "answer"), *SOURCES),
        piles={"words": False, "people": True, "initials": True, "movies": True, "dates": True},
        prompt_length=120,
        answer_length=200,
        answer_words=25,
        alike=(92, 90),
        sentences=("answer",),
        names=("initials",),
    ),
    "fake_artist": Form(
        columns=("id", "category", *texts("prompt")),
        piles=None,
        prompt_length=30,
        once=(("id",), ("prompt_en",), ("prompt_fr",)),
    ),
    "globetrotter": Form(
        columns=(
            *("id", "region", "topic", "difficulty", "card"),
            *texts("prompt", "answer", "accept"),
            *SOURCES,
        ),
        piles=dict.fromkeys(REGIONS, True),
        prompt_length=150,
        answer_length=60,
        answer_words=12,
        alike=(90, 101),
        sentences=("prompt",),
        printed=True,
        once=(("id",), ("region", "card")),
        among={"topic": TOPICS},
        ranges={"difficulty": (1, 3), "card": (1, PRINTED)},
    ),
}

OPTIONAL = (*SOURCES, "topic")
"""Columns that may be empty in a deck of one's own."""

PILE_LENGTH = 40
"""Characters in the name of a pile of one's own."""

_NARROW = str.maketrans("\u00a0\u202f", "  ")
"""The blanks that French sets before : ; ? ! » so that no line breaks there."""

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def faults(record: dict[str, str], form: Form, own: bool = False) -> Iterator[tuple[str, Line]]:
    """What is wrong with one record: the column and why.

    In a deck of one's `own` sources may be missing, one language is enough, and a pile that may be
    any may have any name.
    """
    needed = set(form.needed).difference(OPTIONAL if own else ())
    for column, cell in record.items():
        if not (is_readable(cell) if own else _is_tidy(cell)):
            yield column, Line("cell-blanks")
        if not cell and column in needed:
            yield column, Line("cell-missing")
    if record["id"] and not _SLUG.fullmatch(record["id"]):
        yield "id", Line("id-form")
    yield from _own_faults(record, form) if own else _pile_faults(record, form)
    yield from _cell_faults(record, form)
    for language in LANGUAGES:
        yield from _text_faults(record, language, form)
    if SOURCES[0] in form.columns and not own:
        yield from _source_faults(record)


def alternatives(cell: str) -> tuple[str, ...]:
    """Other right answers: "New York City|NYC" holds two."""
    return tuple(cell.split("|")) if cell else ()


def _own_faults(record: dict[str, str], form: Form) -> Iterator[tuple[str, Line]]:
    """The pile is one of the game's, or has a short name; one language at least stands whole."""
    column = form.columns[1]
    pile = record[column]
    if form.piles is None and len(pile) > PILE_LENGTH:
        yield column, Line("prompt-long", {"length": len(pile), "most": PILE_LENGTH})
    elif pile and form.piles is not None and pile not in form.piles:
        yield column, Line("pile-unknown", {"piles": ", ".join(form.piles)})
    kinds = sorted({text.rsplit("_", 1)[0] for text in form.texts}, reverse=True)
    whole = 0
    for language in LANGUAGES:
        missing = [kind for kind in kinds if not record[f"{kind}_{language}"]]
        if not missing:
            whole += 1
        elif len(missing) < len(kinds):
            yield f"{missing[0]}_{language}", Line("cell-missing")
    if not whole and not any(record[text] for text in form.texts):
        yield f"prompt_{LANGUAGES[0]}", Line("cell-missing")


def _pile_faults(record: dict[str, str], form: Form) -> Iterator[tuple[str, Line]]:
    """The pile is there, and each language is there or not as it asks."""
    column = form.columns[1]
    pile = record[column]
    if not pile:
        return
    if form.piles is None and not _SLUG.fullmatch(pile):
        yield column, Line("id-form")
    elif form.piles is not None and pile not in form.piles:
        yield column, Line("pile-unknown", {"piles": ", ".join(form.piles)})
    elif form.piles is None or form.piles[pile]:
        for text in form.texts:
            if not record[text]:
                yield text, Line("cell-missing")
    else:
        filled = {text for text in form.texts if record[text]}
        if filled not in ({f"prompt_{language}", f"answer_{language}"} for language in LANGUAGES):
            yield "prompt_en", Line("language-one", {"pile": pile})


def _cell_faults(record: dict[str, str], form: Form) -> Iterator[tuple[str, Line]]:
    """What a column may hold."""
    for column, cells in form.among.items():
        if record[column] and record[column] not in cells:
            yield column, Line("cell-unknown", {"cells": ", ".join(cells)})
    for column, (least, most) in form.ranges.items():
        number = record[column]
        if number and not (
            re.fullmatch("[1-9][0-9]{0,8}", number) and least <= int(number) <= most
        ):
            yield column, Line("number-range", {"least": least, "most": most})


def _text_faults(record: dict[str, str], language: str, form: Form) -> Iterator[tuple[str, Line]]:
    """Prompt and answers in one language: short enough, and the one does not tell the other."""
    prompt = record[f"prompt_{language}"]
    if len(prompt) > form.prompt_length:
        facts: dict[str, Fact] = {"length": len(prompt), "most": form.prompt_length}
        yield f"prompt_{language}", Line("prompt-long", facts)
    column = f"answer_{language}"
    answer = record.get(column, "")
    if len(answer) > form.answer_length:
        facts = {"length": len(answer), "most": form.answer_length}
        yield column, Line("answer-long", facts)
    if (words := len(answer.split())) > form.answer_words:
        yield column, Line("answer-words", {"words": words, "most": form.answer_words})
    if answer.endswith("."):
        yield column, Line("answer-stop")
    for other in alternatives(record.get(f"accept_{language}", "")):
        if not other or other != other.strip() or len(other) > form.answer_length:
            yield f"accept_{language}", Line("accept-form", {"most": form.answer_length})
    if len(prompt) > form.prompt_length or len(answer) > form.answer_length:
        return
    # The year behind a film's title is not part of what an answer could give away.
    title = re.sub(r"\s*\(\d{4}\)$", "", prompt)
    if answer and title and within(title, answer):
        yield column, Line("answer-tells")
    if answer and within(answer, prompt):
        yield f"prompt_{language}", Line("prompt-tells")


def _source_faults(record: dict[str, str]) -> Iterator[tuple[str, Line]]:
    """Two sources of different lineage, each with its day."""
    if record["lineage_1"] == record["lineage_2"] != "":
        yield "lineage_2", Line("source-same")
    for column in ("consulted_1", "consulted_2"):
        if record[column] and not _is_day(record[column]):
            yield column, Line("date-form")


def _is_tidy(cell: str) -> bool:
    """Whether a cell has no blanks around it, no two in a row, and no sign that is not printed."""
    plain = cell.translate(_NARROW)
    return plain == plain.strip() and "  " not in plain and plain.isprintable()


def _is_day(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
