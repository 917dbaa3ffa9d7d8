"""Decks are read strictly: a broken one is told and left out, the rest works."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from pathlib import Path

import pytest

from engine import records
from engine.core import Card, Line
from engine.decks import SENTENCES, Decks, Fault, check

SOUND = {
    "id": "movies-rubber-2010",
    "category": "movies",
    "prompt_en": "Rubber (2010)",
    "answer_en": "A car tyre wakes up in the desert and takes offence",
    "prompt_fr": "Rubber (2010)",
    "answer_fr": "Un pneu s’éveille dans le désert\u00a0: il est très susceptible",
    "lineage_1": "imdb",
    "source_1": "IMDb",
    "place_1": "Rubber",
    "consulted_1": "2026-11-30",
    "lineage_2": "wikipedia-en",
    "source_2": "Wikipedia (English)",
    "place_2": "Rubber (2010 film)",
    "consulted_2": "2026-11-30",
}
WORD = SOUND | {
    "id": "words-en-alkahest",
    "category": "words",
    "prompt_en": "alkahest",
    "answer_en": "A liquid that melts anything, its bottle too",
    "prompt_fr": "",
    "answer_fr": "",
}

DRAWN = {
    "id": "draw-frog",
    "category": "pond-life",
    "prompt_en": "frog",
    "prompt_fr": "grenouille",
}
ASKED = {column: SOUND[column] for column in records.SOURCES} | {
    "id": "europe-danube",
    "region": "europe",
    "topic": "geography",
    "difficulty": "2",
    "card": "17",
    "prompt_en": "Which river runs through four capitals?",
    "answer_en": "The Danube",
    "accept_en": "Danube|Donau",
    "prompt_fr": "Quel fleuve traverse quatre capitales\u202f?",
    "answer_fr": "Le Danube",
    "accept_fr": "",
}


def text(*rows: dict[str, str], form: str = "balderdash") -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, records.FORMS[form].columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def deck(folder: Path, name: str, content: str | bytes, game: str = "balderdash") -> Path:
    path = folder / game / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def told(folder: Path) -> list[tuple[str, int, str, str]]:
    return [(fault.file, fault.row, fault.column, fault.reason.message) for fault in check(folder)]


def test_sound_decks_give_their_cards_by_pile_and_language(tmp_path: Path) -> None:
    deck(tmp_path, "movies.csv", text(SOUND))
    deck(tmp_path, "words_en.csv", text(WORD))
    opened = Decks.open(tmp_path)
    assert opened.faults == ()
    word = Card("words-en-alkahest", "words", "alkahest", WORD["answer_en"])
    film = Card("movies-rubber-2010", "movies", "Rubber (2010)", SOUND["answer_en"])
    assert opened.piles("balderdash", "en") == {"words": (word,), "movies": (film,)}
    french = Card("movies-rubber-2010", "movies", "Rubber (2010)", SOUND["answer_fr"])
    assert opened.piles("balderdash", "fr") == {"movies": (french,)}
    assert opened.piles("bluff", "fr") == {}


def test_no_decks_at_all_is_no_fault(tmp_path: Path) -> None:
    assert Decks.open(tmp_path / "gone").faults == ()
    assert Decks.open(tmp_path / "gone").piles("balderdash", "en") == {}


@pytest.mark.parametrize(
    ("record", "column", "message"),
    [
        (SOUND | {"id": ""}, "id", "cell-missing"),
        (SOUND | {"id": "Movies-Rubber"}, "id", "id-form"),
        (SOUND | {"id": "movies--rubber"}, "id", "id-form"),
        (SOUND | {"category": "songs"}, "category", "pile-unknown"),
        (SOUND | {"category": ""}, "category", "cell-missing"),
        (SOUND | {"prompt_fr": ""}, "prompt_fr", "cell-missing"),
        (SOUND | {"answer_en": ""}, "answer_en", "cell-missing"),
        (WORD | {"prompt_fr": "alkahest"}, "prompt_en", "language-one"),
        (WORD | {"answer_en": ""}, "prompt_en", "language-one"),
        (WORD | {"prompt_en": "", "answer_en": ""}, "prompt_en", "language-one"),
        (WORD | {"prompt_en": "", "answer_fr": "Une eau"}, "prompt_en", "language-one"),
        (WORD | {"prompt_fr": "mot", "answer_fr": "Une parole"}, "prompt_en", "language-one"),
        (SOUND | {"prompt_en": "x" * 121}, "prompt_en", "prompt-long"),
        (SOUND | {"answer_fr": "x" * 201}, "answer_fr", "answer-long"),
        (SOUND | {"answer_fr": "x " * 25 + "x"}, "answer_fr", "answer-words"),
        (SOUND | {"answer_en": "A tyre rolls."}, "answer_en", "answer-stop"),
        (SOUND | {"answer_en": "A RÜBBER tyre rolls"}, "answer_en", "answer-tells"),
        (SOUND | {"prompt_en": "A car tyre", "answer_en": "Tyre"}, "prompt_en", "prompt-tells"),
        (SOUND | {"answer_en": " A tyre"}, "answer_en", "cell-blanks"),
        (SOUND | {"answer_en": "A tyre\u00a0"}, "answer_en", "cell-blanks"),
        (SOUND | {"answer_en": "A  tyre"}, "answer_en", "cell-blanks"),
        (SOUND | {"answer_en": "A\ntyre"}, "answer_en", "cell-blanks"),
        (SOUND | {"answer_en": "A \x07 tyre"}, "answer_en", "cell-blanks"),
        (SOUND | {"lineage_2": "imdb"}, "lineage_2", "source-same"),
        (SOUND | {"source_1": ""}, "source_1", "cell-missing"),
        (SOUND | {"place_2": ""}, "place_2", "cell-missing"),
        (SOUND | {"consulted_1": "30.11.2026"}, "consulted_1", "date-form"),
        (SOUND | {"consulted_2": "20261130"}, "consulted_2", "date-form"),
        (SOUND | {"consulted_2": "2026-02-30"}, "consulted_2", "date-form"),
    ],
)
def test_what_makes_a_record_unsound(
    tmp_path: Path, record: dict[str, str], column: str, message: str
) -> None:
    deck(tmp_path, "deck.csv", text(SOUND | {"id": "movies-other"}, record))
    assert told(tmp_path) == [("balderdash/deck.csv", 3, column, message)]
    assert Decks.open(tmp_path).piles("balderdash", "en") == {}


@pytest.mark.parametrize(
    "change",
    [
        {"prompt_en": "x" * 120},
        {"answer_fr": "x" * 200},
        {"answer_fr": "x " * 24 + "x"},
        {"answer_en": "A rubbery tyre"},
        {"answer_fr": "Pourquoi\u202f? Personne ne le sait"},
        {"answer_fr": "Il dit\u00a0: «\u00a0non\u00a0»"},
    ],
)
def test_what_is_sound(tmp_path: Path, change: dict[str, str]) -> None:
    deck(tmp_path, "deck.csv", text(SOUND | change))
    assert told(tmp_path) == []


@pytest.mark.parametrize(
    ("content", "row", "message"),
    [
        ("", 0, "deck-empty"),
        (text(), 0, "deck-empty"),
        ("id,category\n", 1, "deck-header"),
        ('"never closed', 1, "deck-quoting"),
        (text(SOUND).replace("prompt_en", "prompt_de"), 1, "deck-header"),
        (text(SOUND).replace(",", ";"), 1, "deck-header"),
        (text(SOUND) + "movies-short,movies\n", 3, "record-short"),
        (text(SOUND) + "\n", 3, "record-short"),
        (text(SOUND) + 'movies-open,movies,"never closed', 3, "deck-quoting"),
        (text(SOUND) + 'movies-odd,"movies"x,', 3, "deck-quoting"),
        (text(SOUND).encode() + b"movies-caf\xe9", 3, "deck-encoding"),
        (text(SOUND).encode("utf-16"), 1, "deck-encoding"),
        (text(SOUND).encode() + b"\x00" * 14, 3, "record-short"),
    ],
)
def test_a_file_that_is_no_deck(
    tmp_path: Path, content: str | bytes, row: int, message: str
) -> None:
    deck(tmp_path, "deck.csv", content)
    deck(tmp_path, "words_en.csv", text(WORD))
    assert told(tmp_path) == [("balderdash/deck.csv", row, "", message)]
    assert list(Decks.open(tmp_path).piles("balderdash", "en")) == ["words"]


@pytest.mark.parametrize("content", ["\ufeff" + text(SOUND), text(SOUND).replace("\n", "\r\n")])
def test_a_mark_of_byte_order_and_line_ends_of_windows_do_no_harm(
    tmp_path: Path, content: str
) -> None:
    deck(tmp_path, "deck.csv", content)
    assert told(tmp_path) == []


def test_a_folder_named_like_a_deck_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "balderdash" / "odd.csv").mkdir(parents=True)
    assert told(tmp_path) == [("balderdash/odd.csv", 0, "", "deck-unreadable")]


def test_an_id_stands_once_in_all_decks(tmp_path: Path) -> None:
    deck(tmp_path, "one.csv", text(SOUND))
    deck(tmp_path, "two.csv", text(WORD, SOUND, SOUND))
    assert told(tmp_path) == [
        ("balderdash/two.csv", 3, "id", "cell-twice"),
        ("balderdash/two.csv", 4, "id", "cell-twice"),
    ]
    assert check(tmp_path)[0].reason.facts == {"first": "balderdash/one.csv:2"}
    assert list(Decks.open(tmp_path).piles("balderdash", "en")) == ["movies"]


def test_f2_words_to_draw_are_cards_without_an_answer_in_any_category(tmp_path: Path) -> None:
    whale = {"id": "draw-whale", "category": "sea", "prompt_en": "whale", "prompt_fr": "baleine"}
    deck(tmp_path, "words.csv", text(DRAWN, whale, form="fake_artist"), "fake_artist")
    opened = Decks.open(tmp_path)
    assert opened.faults == ()
    assert opened.piles("fake_artist", "en") == {
        "pond-life": (Card("draw-frog", "pond-life", "frog"),),
        "sea": (Card("draw-whale", "sea", "whale"),),
    }
    assert opened.piles("fake_artist", "fr")["sea"] == (Card("draw-whale", "sea", "baleine"),)


@pytest.mark.parametrize(
    ("change", "column", "message"),
    [
        ({"prompt_en": ""}, "prompt_en", "cell-missing"),
        ({"prompt_fr": ""}, "prompt_fr", "cell-missing"),
        ({"category": ""}, "category", "cell-missing"),
        ({"category": "The Sea"}, "category", "id-form"),
        ({"prompt_fr": "x" * 31}, "prompt_fr", "prompt-long"),
        ({"prompt_en": "Frog"}, "prompt_en", "cell-twice"),
        ({"prompt_fr": "grenouille"}, "prompt_fr", "cell-twice"),
    ],
)
def test_f2_no_word_to_draw_stands_in_two_categories(
    tmp_path: Path, change: dict[str, str], column: str, message: str
) -> None:
    whale = {"id": "draw-whale", "category": "sea", "prompt_en": "whale", "prompt_fr": "baleine"}
    deck(tmp_path, "words.csv", text(DRAWN, whale | change, form="fake_artist"), "fake_artist")
    assert told(tmp_path) == [("fake_artist/words.csv", 3, column, message)]


def test_questions_know_their_card_their_difficulty_and_other_answers(tmp_path: Path) -> None:
    deck(tmp_path, "europe.csv", text(ASKED, form="globetrotter"), "globetrotter")
    opened = Decks.open(tmp_path)
    assert opened.faults == ()
    (card,) = opened.piles("globetrotter", "en")["europe"]
    assert (card.answer, card.accept) == ("The Danube", ("Danube", "Donau"))
    assert (card.difficulty, card.number) == (2, 17)
    (card,) = opened.piles("globetrotter", "fr")["europe"]
    assert (card.answer, card.accept) == ("Le Danube", ())


@pytest.mark.parametrize(
    ("change", "column", "message"),
    [
        ({"region": "antarctica"}, "region", "pile-unknown"),
        ({"topic": "gossip"}, "topic", "cell-unknown"),
        ({"topic": ""}, "topic", "cell-missing"),
        ({"difficulty": "4"}, "difficulty", "number-range"),
        ({"difficulty": "01"}, "difficulty", "number-range"),
        ({"card": "301"}, "card", "number-range"),
        ({"card": "0"}, "card", "number-range"),
        ({"card": "one"}, "card", "number-range"),
        ({"card": "17"}, "card", "cell-twice"),
        ({"prompt_en": "x" * 151}, "prompt_en", "prompt-long"),
        ({"prompt_en": "Is it the Danube?"}, "prompt_en", "prompt-tells"),
        ({"answer_en": "x" * 61}, "answer_en", "answer-long"),
        ({"answer_fr": "x " * 12 + "x"}, "answer_fr", "answer-words"),
        ({"answer_fr": ""}, "answer_fr", "cell-missing"),
        ({"accept_fr": "Danube|"}, "accept_fr", "accept-form"),
        ({"accept_fr": "Danube | Donau"}, "accept_fr", "accept-form"),
        ({"accept_fr": "x" * 61}, "accept_fr", "accept-form"),
        ({"lineage_2": "imdb"}, "lineage_2", "source-same"),
    ],
)
def test_what_makes_a_question_unsound(
    tmp_path: Path, change: dict[str, str], column: str, message: str
) -> None:
    other = ASKED | {"id": "europe-other", "card": "18"} | change
    deck(tmp_path, "europe.csv", text(ASKED, other, form="globetrotter"), "globetrotter")
    found = told(tmp_path)
    assert {fault[1:] for fault in found} == {(3, column, message)}


def test_the_command_tells_each_fault_on_a_line_and_fails(tmp_path: Path) -> None:
    def run() -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-m", "engine.decks", str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout

    deck(tmp_path, "deck.csv", text(SOUND))
    assert run() == (0, "")
    deck(tmp_path, "deck.csv", text(SOUND | {"answer_en": "A tyre."}))
    line = "balderdash/deck.csv:2:answer_en: should not end with a full stop\n"
    assert run() == (1, line)


@pytest.mark.parametrize("message", SENTENCES)
def test_every_reason_has_a_sentence_that_its_facts_fill(message: str) -> None:
    names = "before byte columns cells first piles pile length least most regions word words"
    facts = dict.fromkeys(names.split(), 7)
    fault = Fault("deck.csv", 2, "id", Line(message, dict(facts)))
    assert str(fault).startswith("deck.csv:2:id: ")


def test_the_decks_of_the_house_are_sound() -> None:
    assert [str(fault) for fault in check(Path(__file__).parent.parent / "content")] == []
