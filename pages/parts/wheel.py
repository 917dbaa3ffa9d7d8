"""The wheel of Globetrotter in the plane: where its 73 spaces lie, and where pawns stand on them.

The hub is in the middle, (0, 0); x grows to the right, y upwards; the ring ends 1 away from the
middle. The HQ of Europe is at the top, the others follow clockwise. Console and screen draw it on
plotly, a phone as SVG.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from engine.core import Value
from engine.games.globetrotter.wheel import LETTERS, REGIONS, RING, SPACES, Region, Space, kind

Point = tuple[float, float]

INNER = 0.79
"""Where the ring begins, from the middle."""

GATE = 0.73
"""Where a spoke ends and its HQ begins."""

HUB = 0.215
"""How far the hub reaches."""

SPOKE = 0.156
"""How wide a spoke is."""

EDGE_AT = 1.06
"""Where a picture of the wheel ends, on all four sides."""

WIDER = 1.75
"""How much more of the ring an HQ takes than another space."""

PAWN = 0.066
"""Radius of a pawn."""

_SIXTH = math.pi / 3
_UNIT = _SIXTH / (6 + WIDER)


class Look(Value):
    """How a region is told apart: its letter, the colour of its ground, its pattern and the colour of that.

    Letters are dark; on ground and pattern alike they have a contrast of 4.5 at least. The pattern
    has the name that plotly gives it.
    """

    letter: str
    ground: str
    pattern: str
    fleck: str


LETTER_INK = "#0a1517"

LOOKS: dict[Region, Look] = {
    "europe": Look(LETTERS["europe"], "#5cbf77", "/", "#8bd8a0"),
    "north-america": Look(LETTERS["north-america"], "#6aaef0", ".", "#a9d2fb"),
    "france": Look(LETTERS["france"], "#f2903a", "|", "#f8b478"),
    "latin-america": Look(LETTERS["latin-america"], "#f48fbd", "x", "#fabcd7"),
    "africa": Look(LETTERS["africa"], "#b5835a", "-", "#cfa482"),
    "asia-oceania": Look(LETTERS["asia-oceania"], "#f1d94e", "\\", "#faec9f"),
}
"""Regions by colour, letter and pattern (G1)."""


def bearing(region: Region) -> float:
    """The angle of a spoke, anticlockwise from the right."""
    return math.pi / 2 - _SIXTH * REGIONS.index(region)


@cache
def outline(space: Space) -> tuple[Point, ...]:
    """The corners of a space."""
    if kind(space) == "hub":
        return _arc(HUB, 0, 2 * math.pi, 36)
    if kind(space) == "hq":
        angle = _angle(space)
        half = WIDER * _UNIT / 2
        narrow = math.asin(SPOKE / 2 / GATE)
        gate = (_at(GATE, angle - narrow), _at(GATE, angle + narrow))
        return (*_arc(1.03, angle + half, angle - half, 6), *gate)
    if space in RING:
        angle = _angle(space)
        start, end = angle + _UNIT / 2, angle - _UNIT / 2
        return (*_arc(1, start, end, 2), *_arc(INNER, end, start, 2))
    angle = _angle(space)
    near, far = _far(space) - _LENGTH / 2, _far(space) + _LENGTH / 2
    sides = ((near, -SPOKE / 2), (near, SPOKE / 2), (far, SPOKE / 2), (far, -SPOKE / 2))
    return tuple(_beside(out, side, angle) for out, side in sides)


def middle(space: Space) -> Point:
    """Where the letter of a space stands: its middle, on an HQ further out."""
    if kind(space) == "hub":
        return (0.0, 0.0)
    return _at(0.935 if kind(space) == "hq" else _far(space), _angle(space))


def lit(space: Space) -> tuple[Point, Point]:
    """Where letter and number stand side by side on a space that can be reached."""
    if kind(space) == "hub":
        return (0.0, 0.0), (0.0, 0.0)
    if kind(space) == "hq":
        return middle(space), _at(0.81, _angle(space))
    if space in RING:
        return _at(0.956, _angle(space)), _at(0.854, _angle(space))
    far, angle = _far(space), _angle(space)
    return _beside(far, 0.047, angle), _beside(far, -0.026, angle)


def stands(space: Space, count: int) -> tuple[Point, ...]:
    """Places for so many pawns on a space: none hides another (a full table on one space too)."""
    if kind(space) == "hub":
        if count == 1:
            return ((0.0, 0.0),)
        return tuple(_at(0.142, math.pi / 2 - 2 * math.pi * n / count) for n in range(count))
    wide = 2 * PAWN + 0.004
    if kind(space) == "hq":
        first = ((0.825, 0.0),) if count == 1 else ((0.825, wide / 2), (0.825, -wide / 2))
        rows = [(0.69 - n // 2 * wide, (0.5 - n % 2) * 2.2 * wide) for n in range(4)]
        spots = [*first, *rows]
    elif space in RING:
        return _row(space, count, wide)
    else:
        far = _far(space)
        spots = [(far, 0.0), (far, wide), (far, -wide)]
        spots += [(far + wide, wide), (far + wide, -wide), (far + wide, 2 * wide)]
    angle = _angle(space)
    return tuple(_beside(far, side, angle) for far, side in spots[:count])


def wedge(region: Region, radius: float, hollow: float = 0.0) -> tuple[Point, ...]:
    """The slice of a region in a pawn around (0, 0), in the direction of its HQ."""
    angle = bearing(region)
    outer = _arc(radius, angle + _SIXTH / 2, angle - _SIXTH / 2, 8)
    if not hollow:
        return (*outer, (0.0, 0.0))
    return (*outer, *_arc(hollow, angle - _SIXTH / 2, angle + _SIXTH / 2, 8))


def spot(point: Point) -> tuple[int, int]:
    """A point in thousandths, with y downwards, as SVG counts."""
    return round(point[0] * 1000), round(-point[1] * 1000)


def path(corners: Iterable[Point], closed: bool = True) -> str:
    """Corners as an SVG path in thousandths."""
    line = " ".join(f"{x} {y}" for x, y in map(spot, corners))
    return f"M{line}{'z' if closed else ''}"


def _row(space: Space, count: int, wide: float) -> tuple[Point, ...]:
    """A row from a space of the ring to where there is room, between two spokes; then two abreast."""
    if count == 1:
        return (_at(_far(space), _angle(space)),)
    x, y = _at(0.931, _angle(space))
    letters = list(LETTERS.values())
    to = _at(0.42, math.pi / 2 - _SIXTH * (letters.index(space[0]) + 0.5))
    way = math.hypot(to[0] - x, to[1] - y)
    ahead = ((to[0] - x) / way, (to[1] - y) / way)
    spots = [
        (0.0, 0.0),
        (wide, 0.0),
        *((wide * (2 + n // 2), wide * (0.5 - n % 2)) for n in range(4)),
    ]
    if count == 3:
        spots[2] = (2 * wide, 0.0)
    return tuple(
        (x + on * ahead[0] - side * ahead[1], y + on * ahead[1] + side * ahead[0])
        for on, side in spots[:count]
    )


_LENGTH = (GATE - HUB) / 5


def _far(space: Space) -> float:
    """How far from the middle the middle of a space on ring or spoke lies."""
    if space in RING:
        return (1 + INNER) / 2
    return HUB + (int(space[-1]) - 0.5) * _LENGTH


def _angle(space: Space) -> float:
    """In which direction a space on ring or spoke lies."""
    letters = list(LETTERS.values())
    hq = math.pi / 2 - _SIXTH * letters.index(space[0])
    if len(space) < 3:
        return hq
    return hq - _UNIT * (WIDER / 2 + int(space[-1]) - 0.5)


def _at(far: float, angle: float) -> Point:
    return (far * math.cos(angle), far * math.sin(angle))


def _beside(far: float, side: float, angle: float) -> Point:
    """So far out in a direction, and so far to its left."""
    x, y = _at(far, angle)
    return (x - side * math.sin(angle), y + side * math.cos(angle))


def _arc(radius: float, start: float, end: float, pieces: int) -> tuple[Point, ...]:
    turns: Sequence[float] = [start + (end - start) * n / pieces for n in range(pieces + 1)]
    return tuple(_at(radius, turn) for turn in turns)


OUTLINES: dict[Space, str] = {space: path(outline(space)) for space in SPACES}
"""Every space as an SVG path."""

SLICES: dict[Region, str] = {where: path(wedge(where, 0.044)) for where in REGIONS}
"""The six wedges of a pie 100 wide, as SVG paths around (0, 0)."""

RINGS: dict[Region, str] = {where: path(wedge(where, 0.045, 0.028)) for where in REGIONS}
"""The same, with room for a player's sign in the middle."""
