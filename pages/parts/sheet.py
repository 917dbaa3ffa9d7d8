"""The common sheet as a picture: strokes in their artists' colours, each with its artist's sign (F3).

A sheet measures `SIDE` units each way, (0, 0) is its top left. The same strokes become the SVG of a
scene, an SVG to take home, and a PNG.
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

from engine.core import Value
from pages.parts.people import PAINTS, Guest
from pages.parts.scene import render

SIDE = 1000
INK = 10
"""How wide a stroke is."""

SIGN = 24
"""From the middle of an artist's sign to its edge."""

SLATE = "#081214"
DARK = "#14100a"

Point = tuple[float, float]


class Drawn(Value):
    """One stroke and whose it is. `points` are those of the line, at least two."""

    guest: Guest
    points: tuple[tuple[int, int], ...]


class Mark(Value):
    """A stroke as a template draws it: its path, and its sign: where, which outline, which letter."""

    guest: Guest
    path: str
    x: int
    y: int
    sign: str


def marks(strokes: Sequence[Drawn]) -> tuple[Mark, ...]:
    """Give the strokes as a template draws them, in their order."""
    return tuple(
        Mark(
            stroke.guest,
            line(stroke.points),
            *_kept_inside(stroke.points[0]),
            " ".join(f"{x:.0f},{y:.0f}" for x, y in outline(stroke.guest.shape, SIGN)),
        )
        for stroke in strokes
    )


def line(points: Sequence[tuple[int, int]]) -> str:
    """Give the path of a line: straight from point to point, for the sheet keeps enough of them."""
    return "M" + " ".join(f"{x},{y}" for x, y in points)


def outline(shape: int, radius: float) -> tuple[Point, ...]:
    """Give the corners of an artist's sign around (0, 0); as in `look.css` and `SYMBOLS`."""
    turns = {1: (4, 45), 2: (3, -90), 3: (4, -90), 5: (6, 0)}
    if shape in turns:
        corners, first = turns[shape]
        return _ring(corners, first, (radius,))
    if shape == 4:
        return _ring(10, -90, (1.15 * radius, 0.5 * radius))
    if shape == 6:
        arm = radius * 0.45
        edge = ((arm, -radius), (arm, -arm), (radius, -arm))
        return tuple(
            (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))
            for turn in (0, math.pi / 2, math.pi, 3 * math.pi / 2)
            for x, y in edge
        )
    return _ring(24, 0, (0.92 * radius,))


def svg(strokes: Sequence[Drawn], title: str) -> str:
    """Give a drawing as an SVG file of its own: nothing in it loads from anywhere."""
    return render(
        "sheet_file.html",
        marks=marks(strokes),
        title=title,
        paints=PAINTS,
        side=SIDE,
        ink=INK,
        slate=SLATE,
        dark=DARK,
    )


def png(strokes: Sequence[Drawn], width: int = 1200) -> bytes:
    """Give a drawing as a PNG file, `width` pixels each way."""
    fine = 2  # drawn larger and made smaller, or lines have teeth
    scale = fine * width / SIDE
    picture = Image.new("RGB", (fine * width, fine * width), SLATE)
    pen = ImageDraw.Draw(picture)
    for stroke in strokes:
        paint = PAINTS[stroke.guest.colour]
        points = [(x * scale, y * scale) for x, y in stroke.points]
        pen.line(points, fill=paint, width=round(INK * scale), joint="curve")
        for x, y in (points[0], points[-1]):
            half = INK * scale / 2
            pen.ellipse((x - half, y - half, x + half, y + half), fill=paint)
    for stroke in strokes:
        x, y = _kept_inside(stroke.points[0])
        corners = outline(stroke.guest.shape, SIGN)
        hollow = stroke.guest.shape == 7
        paint = PAINTS[stroke.guest.colour]
        pen.polygon(
            [((x + a) * scale, (y + b) * scale) for a, b in corners],
            fill=SLATE if hollow else paint,
            outline=paint if hollow else SLATE,
            width=round((6 if hollow else 3) * scale),
        )
        pen.text(
            (x * scale, y * scale),
            stroke.guest.letter,
            fill=paint if hollow else DARK,
            font=ImageFont.load_default(SIGN * scale),
            anchor="mm",
        )
    file = io.BytesIO()
    picture.resize((width, width), Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()


def _kept_inside(point: tuple[int, int]) -> tuple[int, int]:
    """Where a stroke's sign stands: at its beginning, but whole."""
    x, y = (min(SIDE - SIGN, max(SIGN, side)) for side in point)
    return x, y


def _ring(corners: int, first: float, radii: Sequence[float]) -> tuple[Point, ...]:
    """Corners around (0, 0), the first at so many degrees, by turns as far out as `radii` say."""
    turns = [math.radians(first + 360 * corner / corners) for corner in range(corners)]
    return tuple(
        (radii[at % len(radii)] * math.cos(turn), radii[at % len(radii)] * math.sin(turn))
        for at, turn in enumerate(turns)
    )
