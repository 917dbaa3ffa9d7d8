"""What decks add up to: families of sources, likeness, offensive words, whole cards, copied words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.records import FORMS, REGIONS
from engine.soundness import Entry, offensive_words, unsound
from engine.sources import Sources

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
    ("one", "other", "same"),
    [
        ("Wikipedia", "Wikipedia (English)", True),
        ("Wikipedia (English)", "Simple English Wikipedia", True),
        ("Wikipédia (français)", "English Wikipedia, 2026", True),
        ("The Guardian", "the guardian (2 May 1998)", True),
        ("BBC [News]", "BBC (Sport)", True),
        ("The Guardian", "The Daily Telegraph", False),
        ("Wikipédia (français)", "Wiktionnaire", False),
        ("Webster (1913)", "Littré (1913)", False),
        ("", "", False),
    ],
)
def test_two_sources_are_of_two_publishers(one: str, other: str, same: bool) -> None:
    """Whatever their lineages say."""
    assert told(entry(source_1=one, source_2=other)) == (
        [(2, "source_2", "source-same")] if same else []
    )


@pytest.mark.parametrize(
    ("cells", "columns"),
    [
        ({"prompt_en": "Is Danube water blue?", "answer_en": "The Danube"}, ["prompt_en"]),
        ({"prompt_en": "What is an emu's foot on?", "answer_en": "An emu"}, ["prompt_en"]),
        ({"prompt_en": "Who keeps the cat?", "answer_en": "A cat"}, ["prompt_en"]),
        ({"prompt_fr": "De qui est La Joconde\u00a0?", "answer_fr": "Une Joconde"}, ["prompt_fr"]),
        ({"prompt_fr": "Qui chante Carmen\u00a0?", "answer_fr": "Le Carmen"}, ["prompt_fr"]),
        ({"prompt_fr": "Où fume Etna\u00a0?", "answer_fr": "L’Etna"}, ["prompt_fr"]),
        ({"prompt_fr": "Où sont nos Alpes\u00a0?", "answer_fr": "Les Alpes"}, ["prompt_fr"]),
        ({"prompt_fr": "Que dit un chat\u00a0?", "answer_fr": "Un chat"}, ["prompt_fr"]),
        (
            {"prompt_en": "Is the Donau blue?", "answer_en": "Danube", "accept_en": "It|Donau"},
            ["prompt_en"],
        ),
        ({"prompt_en": "Is Danube water blue?", "answer_fr": "Le Danube"}, []),
        ({"prompt_en": "Is the catfish a fish?", "answer_en": "The cat"}, []),
        ({"prompt_en": "Which letter is the first?", "answer_en": "A"}, []),
        ({"prompt_en": "Where is the loo?", "answer_en": "The end"}, []),
    ],
)
def test_no_question_says_a_right_answer(cells: dict[str, str], columns: list[str]) -> None:
    """With whatever article, or none."""
    assert told(entry("globetrotter", 2, **cells)) == [
        (2, column, "prompt-tells") for column in columns
    ]


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


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        (("Which bird cannot fly?", "The emu"), ("Which bird cannot fly?", "Emu"), True),
        (("Which birds cannot fly?", "Emus"), ("Which bird cannot fly?", "Emus"), True),
        (("Which bird cannot fly?", "The emu"), ("Which bird cannot fly?", "The kiwi"), False),
        (("Which bird cannot fly?", "The emu"), ("Who runs in herds?", "The emu"), False),
        (("Who won in 1950?", "Uruguay"), ("Who won in 1930?", "Uruguay"), False),
        (("Which bird cannot fly?", ""), ("Which bird cannot fly?", ""), False),
    ],
)
def test_a_question_with_its_answer_stands_in_one_region(
    one: tuple[str, str], other: tuple[str, str], near: bool
) -> None:
    cells = [{"prompt_en": prompt, "answer_en": answer} for prompt, answer in (one, other)]
    found = told(
        entry("globetrotter", 2, region="africa", **cells[0]),
        entry("globetrotter", 3, region="europe", **cells[1]),
    )
    assert found == ([(3, "prompt_en", "near-twice")] if near else [])


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
