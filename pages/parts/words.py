"""Every word of the interface, from Fluent files: `content/locales/<language>/*.ftl`."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from num2words import num2words

from engine.core import Fact, Line, Refusal
from engine.likeness import folded

LOCALES = Path(__file__).parents[2] / "content" / "locales"
LANGUAGES = ("en", "fr")
SEAT_FACTS = frozenset({"seat", "bidder", "taker", "fake", "suspect"})
"""Facts that hold a seat; the words put its name there."""


KEY_FACTS = {"region": "region", "other": "region", "category": "drawing"}
"""Facts that hold the key of a region, or of a list of words to draw, and how its name's id begins."""


class Words:
    """The sentences of one language. Call it with a message id and its facts."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            text = path.read_text("utf-8")
            self._bundle.add_resource(FluentResource(_set(text) if language == "fr" else text))

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """Give the sentence. Raises KeyError for an unknown message, ValueError where a fact is missing."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors}")
        return str(text)

    def known(self, message: str, /, **facts: Fact) -> str | None:
        """Give the sentence if these words have it: names that may also be somebody's own."""
        return self(message, **facts) if self._bundle.has_message(message) else None

    def of(self, game: str, message: str, /, **facts: Fact) -> str:
        """Say something as this game says it (`<game>-<message>`), or as every game does."""
        return self.known(f"{game}-{message}", **facts) or self(message, **facts)

    def line(self, line: Line | Refusal, names: Mapping[str, str]) -> str:
        """Say a line of the feed, or why something was refused, with names in place of seats."""
        kind = "heard" if isinstance(line, Line) else "refused"
        return self(f"{kind}-{line.message}", **self.named(line.facts, names))

    def named(self, facts: Mapping[str, Fact], names: Mapping[str, str]) -> dict[str, Fact]:
        """Put names where facts hold seats, and words where they hold regions or lists of words."""
        return {key: self._named(key, fact, names) for key, fact in facts.items()}

    def _named(self, key: str, fact: Fact, names: Mapping[str, str]) -> Fact:
        if key in SEAT_FACTS:
            return names.get(str(fact), str(fact))
        if key in KEY_FACTS and fact:
            return self.known(f"{KEY_FACTS[key]}-{fact}") or fact
        return fact

    def number(self, number: int, feminine: bool = False) -> str:
        """Say a number in words: "seven", "sept"; what is counted may be `feminine`: "une"."""
        said = str(num2words(number, lang=self.language))
        return f"{said}e" if feminine and self.language == "fr" and said.endswith("un") else said

    def list(self, items: list[str]) -> str:
        """Join names: "Ann, Bo and Cy"."""
        if len(items) < 2:
            return "".join(items)
        return self("and", first=", ".join(items[:-1]), last=items[-1])


@functools.cache
def words(language: str) -> Words:
    """Give the words of a language; English for one that is not spoken here."""
    return Words(language if language in LANGUAGES else "en")


def _set(text: str) -> str:
    """Set French as French: no line breaks before ? ! ; : » or after «."""
    return re.sub(r" (?=[?!;:»])|(?<=«) ", "\u00a0", text)


def alphabetical(text: str) -> tuple[str, str]:
    """Give the key by which lists are in order: É among E, œ as oe; an accent decides between equals."""
    return folded(text), text.casefold()


def initial(name: str) -> str:
    """Give the letter that stands in a player's token: the first letter, digit or sign of his name."""
    for sign in name:
        if unicodedata.category(sign)[0] in "LNS":
            return sign.upper()
    return name[:1]


def literal(text: str) -> str:
    """Keep Streamlit from reading a player's name as markdown, LaTeX or an emoji's name."""
    return "".join("\\" + sign if sign in "\\`*_{}[]()<>#+-.!|~:$&" else sign for sign in text)
