"""How alike two texts are: the same words (B9, F7), or close enough for a second look (B8)."""

from __future__ import annotations

import unicodedata

from rapidfuzz import fuzz

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l"})
"""Letters that Unicode does not take apart into a plain letter and an accent."""

ARTICLES = frozenset(
    {*("a", "an", "the"), *("le", "la", "les", "l", "un", "une", "des", "du", "de", "d")}
)
"""What may stand before a noun, folded: "the", "l’", "de la"."""


def folded(text: str) -> str:
    """The words of a text in plain small letters and digits, one blank between them.

    A text without any letter or digit ("???", an emoji) stays what it is.
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES)).casefold()
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    words = "".join(letter if letter.isalnum() else " " for letter in bare).split()
    return " ".join(words) if words else text.strip()


def key(text: str) -> str:
    """Equal for texts that say the same (B9)."""
    return folded(text).replace(" ", "")


def same_thing(one: str, other: str) -> bool:
    """Whether two texts name the same but for case, accents, blanks and articles (F7)."""
    return bare(one).replace(" ", "") == bare(other).replace(" ", "")


def bare(text: str) -> str:
    """The words of a text, folded, without the articles before them."""
    words = folded(text).split()
    while len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    return " ".join(words)


def within(part: str, whole: str) -> bool:
    """Whether the words of one text stand in a row in another."""
    return f" {folded(part)} " in f" {folded(whole)} "


def likeness(one: str, other: str) -> int:
    """From 0, nothing in common, to 100, the same words in any order (B8).

    Half of it asks how much of one text stands in the other, half how much is left over: a single
    shared word does not make a short bluff look right.
    """
    first, second = folded(one), folded(other)
    within = fuzz.token_set_ratio(first, second)
    whole = fuzz.token_sort_ratio(first, second)
    return round((within + whole) / 2)
