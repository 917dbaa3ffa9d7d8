"""Names of people: made tidy, and compared as a room hears them."""

from __future__ import annotations

import unicodedata

import regex

from engine.core import IllegalMove

NAME_LENGTH = 24
"""Signs in a name as people count them: a family emoji is one."""

MOST_MARKS = 4
"""Accents piled on one letter; more of them spill over the lines above and below."""

_JOINERS = "\u200c\u200d"
"""Zero-width joiners: Persian words and emoji families need them."""

_TAGS = range(0xE0020, 0xE0080)
"""Invisible letters that make the flag of Scotland out of a black one."""

_VARIATIONS = range(0xFE00, 0xFE10)
"""Selectors: the same sign in colour or in black."""

LONGEST_SIGN = 12
"""Code points of one sign: a family of four with skin colours has eleven."""

_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name that draw nothing at all."""

_UNREADABLE = {"Cc", "Cs", "Co"}
"""Control characters, halves of a sign, and signs that only one phone knows."""

_BLANK = {"Zs", "Zl", "Zp", "Cc", "Cf", "Mn", "Me"}


def tidy(text: str) -> str:
    """The name as it will be shown: NFC, single blanks, no invisible or direction-turning signs.

    Raises `IllegalMove`: name-empty, name-long (length, over), name-unreadable.
    """
    kept = (sign for sign in " ".join(text.split()) if not _invisible(sign))
    name = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    if any(unicodedata.category(sign) in _UNREADABLE or sign == "\ufffd" for sign in name):
        raise IllegalMove("name-unreadable")
    if is_blank(name):
        raise IllegalMove("name-empty")
    signs = regex.findall(r"\X", name)
    if any(len(sign) > LONGEST_SIGN for sign in signs):
        raise IllegalMove("name-unreadable")
    if any(sum(map(_accent, unicodedata.normalize("NFD", sign))) > MOST_MARKS for sign in signs):
        raise IllegalMove("name-unreadable")
    if len(signs) > NAME_LENGTH:
        raise IllegalMove("name-long", length=NAME_LENGTH, over=len(signs) - NAME_LENGTH)
    return name


def is_blank(text: str) -> bool:
    """Whether a text draws nothing at all."""
    return all(unicodedata.category(sign) in _BLANK or sign in _FILLERS for sign in text)


def key(name: str) -> str:
    """Two names with the same key are the same to a room: case and accents do not count."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(sign for sign in plain if not _accent(sign) and not _hidden(sign))


def _accent(sign: str) -> bool:
    # Vowel signs of Indian scripts have class 0: they are letters there, not accents.
    return unicodedata.combining(sign) != 0


def _hidden(sign: str) -> bool:
    return sign in _JOINERS or ord(sign) in _VARIATIONS or ord(sign) in _TAGS


def _invisible(sign: str) -> bool:
    """Signs that nobody sees but that turn or split the text: bidi overrides, zero-width blanks."""
    if sign in _JOINERS or ord(sign) in _TAGS:
        return False
    return unicodedata.category(sign) == "Cf" or sign in _FILLERS
