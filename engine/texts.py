"""Texts that people write: what can be shown, and how long it may be."""

from __future__ import annotations

import unicodedata

from engine.core import IllegalMove
from engine.names import is_blank

MOST_BREAKS = 4
"""Lines that a text may have besides its first; with more it is written as one line."""

BREAKS = "\n\t"
"""Control characters that a text may hold."""


def check_text(text: str, length: int) -> str:
    """Give the text without blanks around it. Refuses what is empty, too long or cannot be shown.

    Raises `IllegalMove`: text-empty, text-long (length, over), text-unreadable (control characters,
    halves of characters, what a browser could not read).
    """
    text = text.strip()
    if text.count("\n") > MOST_BREAKS:
        text = " ".join(text.split())
    if is_blank(text):
        raise IllegalMove("text-empty")
    if len(text) > length:
        raise IllegalMove("text-long", length=length, over=len(text) - length)
    if not is_readable(text):
        raise IllegalMove("text-unreadable")
    return text


def is_readable(text: str) -> bool:
    """Whether a browser can show every character of a text."""
    return not any(_unreadable(letter) for letter in text)


def _unreadable(letter: str) -> bool:
    if letter in BREAKS:
        return False
    nothing = letter == "\ufffd" or ord(letter) & 0xFFFE == 0xFFFE  # no file may hold the latter
    return nothing or unicodedata.category(letter) in ("Cc", "Cs")
