"""Every word of the interface, from Fluent files: `content/locales/<language>/*.ftl`."""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from num2words import num2words

from engine.core import Fact, Line, Refusal

LOCALES = Path(__file__).parents[2] / "content" / "locales"
LANGUAGES = ("en", "fr")
SEAT_FACTS = frozenset({"seat", "bidder", "taker"})
"""Facts that hold a seat; the words put its name there."""


class Words:
    """The sentences of one language. Call it with a message id and its facts."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """Give the sentence. Raises KeyError for an unknown message, ValueError where a fact is missing."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors}")
        return str(text)

    def line(self, line: Line | Refusal, names: Mapping[str, str]) -> str:
        """Say a line of the feed, or why something was refused, with names in place of seats."""
        kind = "heard" if isinstance(line, Line) else "refused"
        return self(f"{kind}-{line.message}", **named(line.facts, names))

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


def named(facts: Mapping[str, Fact], names: Mapping[str, str]) -> dict[str, Fact]:
    """Put names where facts hold seats."""
    return {
        key: names.get(str(fact), str(fact)) if key in SEAT_FACTS else fact
        for key, fact in facts.items()
    }


def initial(name: str) -> str:
    """Give the letter that stands in a player's token: the first letter, digit or sign of his name."""
    for sign in name:
        if unicodedata.category(sign)[0] in "LNS":
            return sign.upper()
    return name[:1]


def literal(text: str) -> str:
    """Keep Streamlit from reading a player's name as markdown, LaTeX or an emoji's name."""
    return "".join("\\" + sign if sign in "\\`*_{}[]()<>#+-.!|~:$&" else sign for sign in text)
