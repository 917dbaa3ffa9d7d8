"""G5, G10: whether a typed answer looks right. Only a hint: the reader judges."""

from __future__ import annotations

from engine.core import Card
from engine.likeness import folded, same_thing


def looks_right(typed: str, card: Card, precision: str) -> bool:
    """Whether it says the answer, or another that is right too; case, accents and articles aside.

    Where the family name is enough, so is the last word of the answer (G10).
    """
    right = [card.answer, *card.accept]
    if precision == "family":
        right += [folded(answer).split()[-1] for answer in right if folded(answer)]
    return any(same_thing(typed, answer) for answer in right)
