"""F3: a stroke, one line without lifting, and what the sheet keeps of it."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise

from shapely import LineString

from engine.core import IllegalMove, Value

SHEET = 1000
"""Units along a side of the square sheet; (0, 0) is its top left corner."""

SHORTEST = 15
"""Units that a stroke must be long: less could not be seen."""

MOST_POINTS = 4000
"""Points that a stroke may be sent with."""

TOLERANCE = 1.5
"""Units by which the kept line may differ from the one that was drawn: nobody sees it."""

Point = tuple[int, int]

_NOTATION = re.compile(r"(-?\d+,-?\d+( -?\d+,-?\d+)*)?")


class Stroke(Value):
    """A line on the sheet. "12,40 13,44 20,51" as text.

    `points` are its x and y in turn, from the first touch to letting go, in whole units.
    """

    points: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> Stroke:
        """Read what `str` wrote. Raises `ValueError`."""
        if not _NOTATION.fullmatch(text):
            raise ValueError(f"not a stroke: {text!r}")
        return cls(tuple(int(number) for number in re.findall(r"-?\d+", text)))

    @property
    def pairs(self) -> tuple[Point, ...]:
        """Its points, each as x and y."""
        return tuple(zip(self.points[::2], self.points[1::2], strict=True))

    @property
    def length(self) -> float:
        """How long the line is, in units."""
        return LineString(self.pairs).length if len(self.points) > 2 else 0.0

    def __str__(self) -> str:
        return " ".join(f"{x},{y}" for x, y in self.pairs)


def kept(stroke: Stroke) -> Stroke:
    """The stroke as the sheet keeps it: up to where it leaves the sheet, without needless points.

    Raises `IllegalMove`: stroke-empty, stroke-odd (an x without its y), stroke-long (most),
    stroke-outside, stroke-short.
    """
    if not stroke.points:
        raise IllegalMove("stroke-empty")
    if len(stroke.points) % 2:
        raise IllegalMove("stroke-odd")
    if len(stroke.points) > 2 * MOST_POINTS:
        raise IllegalMove("stroke-long", most=MOST_POINTS)
    if not _on_sheet(stroke.pairs[0]):
        raise IllegalMove("stroke-outside")
    thin = _thinned(_cut(stroke.pairs))
    if thin.length < SHORTEST:
        raise IllegalMove("stroke-short")
    return thin


def _on_sheet(point: Point) -> bool:
    return all(0 <= place <= SHEET for place in point)


def _cut(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """The points up to the edge: leaving the sheet ends a stroke. The first one is on the sheet."""
    inside = [points[0]]
    for here, there in pairwise(points):
        if not _on_sheet(there):
            return (*inside, _edge(here, there))
        inside.append(there)
    return tuple(inside)


def _edge(here: Point, there: Point) -> Point:
    """Where the way from a point on the sheet to one outside crosses the edge."""
    part = min(
        Fraction((SHEET if end > SHEET else 0) - start, end - start)
        for start, end in zip(here, there, strict=True)
        if not 0 <= end <= SHEET
    )
    x, y = (round(start + part * (end - start)) for start, end in zip(here, there, strict=True))
    return x, y


def _thinned(points: tuple[Point, ...]) -> Stroke:
    """The same line to the eye, in as few of its points as will do."""
    if len(points) < 2:
        return Stroke(points[0])
    corners = LineString(points).simplify(TOLERANCE).coords
    return Stroke(tuple(int(place) for corner in corners for place in corner))
