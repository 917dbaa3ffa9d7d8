"""The people of the night as scenes draw them: name, colour, shape and letter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from engine.core import Value
from pages.parts.words import initial

PAINTS = ("#e69f00", "#56b4e9", "#1fb58c", "#f0e442", "#a58bff", "#f0762b", "#d98bb5", "#f4f1ea")
"""Okabe and Ito’s eight, lifted a little so that each reads on the dark ground, with a violet for their second blue:
strokes of two blues side by side could not be told apart. As in `look.css`."""

SYMBOLS = ("circle", "square", "triangle-up", "diamond", "star", "hexagon", "cross", "circle-open")
"""Shapes by number, under the names plotly gives them. As in `look.css`."""


class Guest(Value):
    """One person as he is drawn. `away`: out of the night, or of the game that is on."""

    seat: str
    name: str
    colour: int
    shape: int
    letter: str
    away: bool = False


class Someone(Protocol):
    """A person as a night or a look at it names him."""

    @property
    def seat(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def colour(self) -> int: ...
    @property
    def shape(self) -> int: ...
    @property
    def away(self) -> bool: ...


def guests(people: Iterable[Someone], out: Iterable[str] = ()) -> dict[str, Guest]:
    """Give the people of a night by seat; `out` are those away from the game that is on."""
    missing = set(out)
    return {
        person.seat: Guest(
            person.seat,
            person.name,
            person.colour % len(PAINTS),
            person.shape % len(SYMBOLS),
            initial(person.name),
            person.away or person.seat in missing,
        )
        for person in people
    }


def names(who: Mapping[str, Guest], seats: Iterable[str]) -> list[str]:
    """Give the names of some seats, in their order."""
    return [who[seat].name for seat in seats]


def ranked(points: Iterable[tuple[str, int]]) -> list[tuple[int, str, int]]:
    """Give (place, seat, points), best first; equal points share a place."""
    ordered = sorted(points, key=lambda pair: -pair[1])
    return [
        (1 + sum(other > score for _, other in ordered), seat, score) for seat, score in ordered
    ]
