"""A line through the points of a stroke: smooth where the finger went round, sharp where it turned.

The sheet keeps few points, and a fast finger leaves few. Straight from one to the next, a circle is a
polygon on a large screen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]
Bow = tuple[Point, Point, Point]
"""A piece of a line, from where the last one ended: two handles of a Bézier curve, and its end."""

CORNER = math.radians(50)
"""Who turns by more has drawn a corner, and it stays one."""

PARTS = 8
"""Straight parts that stand for a bow where nothing bends."""


def line(points: Sequence[tuple[int, int]]) -> str:
    """Give the SVG path of a line through these points, at least two."""
    way = "M{},{}".format(*points[0])
    for start, (first, second, end) in zip(points, bows(points), strict=False):
        if (first, second) == (start, end):
            way += "L{},{}".format(*end)
        else:
            way += "C" + " ".join(f"{x:.0f},{y:.0f}" for x, y in (first, second, end))
    return way


def places(points: Sequence[tuple[int, int]]) -> tuple[Point, ...]:
    """Give the same line as places close to one another."""
    way: list[Point] = [points[0]]
    for first, second, end in bows(points):
        start = way[-1]
        for part in range(1, PARTS + 1):
            t = part / PARTS
            shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            corners = (start, first, second, end)
            way.append(
                (
                    sum(share * x for share, (x, _) in zip(shares, corners, strict=True)),
                    sum(share * y for share, (_, y) in zip(shares, corners, strict=True)),
                )
            )
    return tuple(way)


def bows(points: Sequence[tuple[int, int]]) -> tuple[Bow, ...]:
    """Give the line from the first point on, a bow to each of the others."""
    inner = [_lean(*three) for three in zip(points, points[1:], points[2:], strict=False)]
    leans = [(0.0, 0.0), *inner, (0.0, 0.0)]
    return tuple(
        ((a[0] + out[0], a[1] + out[1]), (b[0] - into[0], b[1] - into[1]), b)
        for (a, b), (out, into) in zip(pairwise(points), pairwise(leans), strict=True)
    )


def _lean(before: Point, here: Point, after: Point) -> Point:
    """Which way the line passes a point, and how far its handles reach: not beyond the nearer neighbour."""
    came, goes = math.dist(before, here), math.dist(here, after)
    if not came or not goes:
        return 0.0, 0.0
    x = (here[0] - before[0]) / came + (after[0] - here[0]) / goes
    y = (here[1] - before[1]) / came + (after[1] - here[1]) / goes
    along = math.hypot(x, y)
    if along < 2 * math.cos(CORNER / 2):
        return 0.0, 0.0
    reach = min(came, goes) / 3 / along
    return x * reach, y * reach
