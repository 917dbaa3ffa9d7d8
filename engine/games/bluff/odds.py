"""The chance that a bid holds, for who sees only some of the dice (option `odds`)."""

from __future__ import annotations

from fractions import Fraction
from math import comb

FACES = 6


def chance(needed: int, unseen: int, star: bool) -> Fraction:
    """The chance that at least `needed` of so many unseen dice match.

    A die matches a bid on stars with one face of six, a bid on a number with two (D3).
    """
    hits = 1 if star else 2
    ways = sum(
        comb(unseen, matching) * hits**matching * (FACES - hits) ** (unseen - matching)
        for matching in range(max(needed, 0), unseen + 1)
    )
    return Fraction(ways, FACES**unseen)


def percent(chance: Fraction) -> int:
    """Whole percent; 0 and 100 only for what is certain."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))
