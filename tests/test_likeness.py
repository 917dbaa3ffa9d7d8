"""Texts that say the same (B9), and those that look close to the truth (B8)."""

from __future__ import annotations

import pytest

from engine.likeness import folded, key, likeness, same_thing


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("A Small, small HAT!", "a small small hat"),
        ("L’été à Noël", "l ete a noel"),
        ("Œuvre, ægir, Ørsted, Łódź", "oeuvre aegir orsted lodz"),
        ("Straße", "strasse"),
        ("  No. 3 –\n hats ", "no 3 hats"),
        ("İstanbul", "istanbul"),
        ("?!", "?!"),
        (" 🎩 ", "🎩"),
        ("Ёлка", "елка"),
    ],
)
def test_b9_case_accents_and_punctuation_do_not_count(text: str, words: str) -> None:
    assert folded(text) == words


def test_b9_blanks_do_not_count() -> None:
    assert key("some body") == key("Somebody.")
    assert key("🎩 🎩") == key("🎩🎩") != key("🎩")


@pytest.mark.parametrize(
    ("bluff", "least", "most"),
    [
        ("a liquid that melts gold", 100, 100),
        ("Gold melts: a liquid that!", 100, 100),
        ("a liquid which melts gold", 75, 99),
        ("liquid gold", 65, 90),
        ("a hat", 0, 60),
        ("the king's barber", 0, 50),
        ("🎩", 0, 0),
    ],
)
def test_b8_likeness_points_at_what_looks_close(bluff: str, least: int, most: int) -> None:
    assert least <= likeness(bluff, "A liquid that melts gold") <= most


@pytest.mark.parametrize(
    ("guess", "word", "same"),
    [
        ("The FROG!", "frog", True),
        ("an elephant", "Elephant", True),
        ("l’arc-en-ciel", "arc en ciel", True),
        ("de la crème", "CREME", True),
        ("d'un âne", "âne", True),
        ("a", "A", True),
        ("le la", "la", True),
        ("jack o'lantern", "Jack-o-lantern", True),
        ("frogs", "frog", False),
        ("the toad", "the frog", False),
        ("Dame", "d’âme", False),
        ("a hat in the box", "hat in box", False),
        ("🎩", "🎩", True),
    ],
)
def test_f7_case_accents_and_articles_do_not_count(guess: str, word: str, same: bool) -> None:
    assert same_thing(guess, word) == same
