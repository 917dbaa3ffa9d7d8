"""Texts that people write: what can be shown, and how long it may be."""

from __future__ import annotations

import unicodedata

from engine.core import IllegalMove

BREAKS = "\n\t"
"""Control characters that a text may hold."""


def check_text(text: str, length: int) -> str:
    """Give the text without blanks around it. Refuses what is empty, too long or cannot be shown.

    Raises `IllegalMove`: text-empty, text-long (length, over), text-unreadable (control characters,
    halves of characters, what a browser could not read).
    """
    text = text.strip()
    if not any(letter.isprintable() and not letter.isspace() for letter in text):
        raise IllegalMove("text-empty")
    if len(text) > length:
        raise IllegalMove("text-long", length=length, over=len(text) - length)
    if any(_unreadable(letter) for letter in text):
        raise IllegalMove("text-unreadable")
    return text


def _unreadable(letter: str) -> bool:
    if letter in BREAKS:
        return False
    return letter == "\ufffd" or unicodedata.category(letter) in ("Cc", "Cs")
