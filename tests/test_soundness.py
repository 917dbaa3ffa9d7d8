"""What decks add up to: families of sources, likeness, offensive words, whole cards, copied words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.records import FORMS, REGIONS
from engine.soundness import Entry, Sources, offensive_words, unsound

CONTENT = Path(__file__).parents[1] / "content"
OFFENSIVE = {"en": frozenset({"bloody"}), "fr": frozenset({"zut"})}

CELLS = {"lineage_1": "princeton", "lineage_2": "britannica"}


def entry(game: str = "balderdash", row: int = 2, **cells: str) -> Entry:
    record = dict.fromkeys(FORMS[game].columns, "")
    if game != "fake_artist":
        record |= CELLS
    return Entry("deck.csv", row, game, record | {"id": f"r{row}"} | cells)


def told(*entries: Entry, sources: Sources | None = None) -> list[tuple[int, str, str]]:
    found = unsound(entries, OFFENSIVE, sources)
    return [(wrong.row, column, reason.message) for wrong, column, reason in found]


@pytest.mark.parametrize(
    ("one", "other", "columns"),
    [
        ("princeton", "britannica", []),
        ("princeton", "wordnet", [("lineage_2", "source-same")]),
        ("wikipedia-en", "dbpedia", [("lineage_2", "source-same")]),
        ("netflix", "prime-video", [("lineage_2", "source-same")]),
        ("etalab", "insee", [("lineage_2", "source-same")]),
        ("wikipedia-en", "wikipedia-fr", [("lineage_2", "pair-banned")]),
        ("kiwix", "wikipedia-fr", [("lineage_2", "pair-banned")]),
        ("a-newspaper", "another-newspaper", []),
        ("calentool", "britannica", [("lineage_1", "source-banned")]),
        ("britannica", "gcal", [("lineage_2", "source-banned")]),
        ("britannica", "pub-quiz-bank", [("lineage_2", "source-banned")]),
        ("jeopardy-archive", "britannica", [("lineage_1", "source-banned")]),
    ],
)
def test_two_sources_are_of_two_families(
    one: str, other: str, columns: list[tuple[str, str]]
) -> None:
    found = told(entry(lineage_1=one, lineage_2=other))
    assert [(column, message) for _, column, message in found] == columns


@pytest.mark.parametrize(
    ("cells", "columns"),
    [
        ({"answer_en": "A bloody mess"}, ["answer_en"]),
        ({"answer_en": "A BLOODY mess"}, ["answer_en"]),
        ({"prompt_fr": "Zut\u00a0!"}, ["prompt_fr"]),
        ({"answer_en": "Zut alors", "answer_fr": "bloody"}, []),
        ({"answer_en": "bloodyminded"}, []),
        ({"source_1": "The Bloody Times"}, []),
    ],
)
def test_no_card_says_an_offensive_word_in_its_language(
    cells: dict[str, str], columns: list[str]
) -> None:
    assert told(entry("balderdash", 2, **cells)) == [
        (2, column, "word-offensive") for column in columns
    ]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Qui a dit «\u00a0non\u00a0» à l’eau\u00a0?", True),
        ("Le tout premier smiley\u00a0: :-)", True),
        ("Qui a dit non ?", False),
        ("Il dit : non", False),
        ("« non\u00a0»", False),
        ("à l'eau", False),
    ],
)
def test_french_is_set_as_french(text: str, right: bool) -> None:
    found = told(entry(answer_fr=text))
    assert found == ([] if right else [(2, "answer_fr", "french-signs")])
    assert told(entry(answer_en=text)) == []


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("The Loud Librarian (1988)", "The Loud Librarian (1999)", True),
        ("The loud, loud librarians", "The loud loud librarian", True),
        ("14 December 1913", "21 December 1913", False),
        ("abc", "abd", False),
        ("abc", "ABC", True),
        ("The Quiet Librarian of Oz", "A Brass Band in Moscow", False),
    ],
)
def test_prompts_of_a_pile_are_not_nearly_the_same(one: str, other: str, near: bool) -> None:
    found = told(
        entry(category="movies", prompt_en=one), entry(row=3, category="movies", prompt_en=other)
    )
    assert found == ([(3, "prompt_en", "near-twice")] if near else [])


def test_answers_of_a_pile_are_not_nearly_the_same() -> None:
    text = "Somebody who sells second-hand umbrellas in the rain"
    cards = [
        entry(row=row, category="words", prompt_en=prompt, answer_en=f"{text}{end}")
        for row, (prompt, end) in enumerate([("flibbet", ""), ("gromble", "s")], 2)
    ]
    assert told(*cards) == [(3, "answer_en", "near-twice")]


def test_likeness_between_piles_or_games_is_no_fault() -> None:
    assert not told(
        entry(category="words", prompt_en="gromble"),
        entry(row=3, category="people", prompt_en="gromble"),
        entry("fake_artist", 4, category="words", prompt_en="gromble"),
    )


def card(number: int, without: str = "") -> list[Entry]:
    return [
        entry(
            "globetrotter", 2 + at, region=region, card=str(number), prompt_en=f"{region} {number}?"
        )
        for at, region in enumerate(REGIONS)
        if region != without
    ]


@pytest.mark.parametrize(
    ("cards", "messages"),
    [
        ([*card(1), *card(2)], []),
        ([*card(1, without="france")], ["card-incomplete"]),
        ([*card(1), *card(3)], ["card-gap"]),
    ],
)
def test_printed_cards_are_whole_and_without_a_gap(cards: list[Entry], messages: list[str]) -> None:
    assert [message for _, _, message in told(*cards)] == messages


@pytest.mark.parametrize(
    ("answer", "copied"),
    [
        ("He sold umbrellas in the rain to ducks", True),
        ("He SOLD umbrellas, in the rain!", True),
        ("Umbrellas were sold to ducks in the rain", False),
        ("sold umbrellas in the", False),
    ],
)
def test_five_words_in_a_row_of_a_source_are_refused(answer: str, copied: bool) -> None:
    sources = Sources(["For years he sold umbrellas in the rain near Brest."])
    found = told(entry(answer_en=answer, category="people"), sources=sources)
    assert found == ([(2, "answer_en", "copied")] if copied else [])


def test_what_initials_stand_for_is_no_copy() -> None:
    sources = Sources(["Union of Friends of Very Old Umbrellas"])
    answer = "Union of Friends of Very Old Umbrellas"
    assert not told(entry(answer_en=answer, category="initials"), sources=sources)


def test_sources_are_read_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "one.tsv").write_text("word\ttext\nflib\tit fell into the big soup\n", "utf-8")
    assert Sources.open(tmp_path).copied("It fell into the big hole") == "it fell into the big"


def test_the_house_has_offensive_words_in_both_languages() -> None:
    words: dict[str, Any] = offensive_words(CONTENT / "offensive")
    assert set(words) == {"en", "fr"}
    assert all(words.values())
