"""The common sheet as a picture: strokes in their artists' colours, each with its artist's sign (F3).

A sheet measures `SIDE` units each way, (0, 0) is its top left. The same strokes become the SVG of a
scene, an SVG to take home, and a PNG; at home the word stands beneath.
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core import Value
from pages.parts.curve import Point, line, places
from pages.parts.lettering import lettering, writable
from pages.parts.people import PAINTS, Guest
from pages.parts.scene import render

SIDE = 1000
INK = 10
"""How wide a stroke is."""

SIGN = 24
"""From the middle of an artist's sign to its edge."""

SLATE = "#081214"
DARK = "#14100a"
CHALK = "#b9c8c3"

FOOT = 100
"""Units beneath the sheet, at home."""

MARGIN = 28
REGULAR, BOLD = 400, 700
CAPTIONS = ((44, 38, BOLD, "#f6eedf"), (80, 27, REGULAR, CHALK))
"""What stands beneath: how far down, how large, in units; how heavy, in which paint."""


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


def svg(strokes: Sequence[Drawn], title: str, below: str = "") -> str:
    """Give a drawing as an SVG file of its own: nothing in it loads from anywhere.

    Beneath stand its `title` and, smaller, what is `below`.
    """
    return render(
        "sheet_file.html",
        marks=marks(strokes),
        title=title,
        below=below,
        paints=PAINTS,
        side=SIDE,
        foot=FOOT,
        margin=MARGIN,
        captions=CAPTIONS,
        ink=INK,
        slate=SLATE,
        dark=DARK,
        chalk=CHALK,
    )


def png(strokes: Sequence[Drawn], title: str, below: str = "", width: int = 1200) -> bytes:
    """Give a drawing as a PNG file, `width` pixels wide, with what `svg` writes beneath."""
    fine = 3  # drawn larger and made smaller, or lines have teeth
    scale = fine * width / SIDE
    picture = Image.new("RGB", (fine * width, round((SIDE + FOOT) * scale)), SLATE)
    pen = ImageDraw.Draw(picture)
    for stroke in strokes:
        _ink(pen, stroke, scale)
    for stroke in strokes:
        _sign(pen, stroke, scale)
    for text, (at, size, weight, paint) in zip((title, below), CAPTIONS, strict=True):
        font = lettering(size * scale, weight)
        place = MARGIN * scale, (SIDE + at) * scale
        pen.text(place, writable(text, font), fill=paint, font=font, anchor="ls")
    file = io.BytesIO()
    picture.reduce(fine).save(file, "PNG")
    return file.getvalue()


def _ink(pen: ImageDraw.ImageDraw, stroke: Drawn, scale: float) -> None:
    paint = PAINTS[stroke.guest.colour]
    way = [(x * scale, y * scale) for x, y in places(stroke.points)]
    pen.line(way, fill=paint, width=round(INK * scale))
    half = INK * scale / 2 - 0.5  # a line of so many pixels, too, ends between two
    for x, y in way:
        pen.ellipse((x - half, y - half, x + half, y + half), fill=paint)


def _sign(pen: ImageDraw.ImageDraw, stroke: Drawn, scale: float) -> None:
    x, y = _kept_inside(stroke.points[0])
    hollow = stroke.guest.shape == 7
    paint = PAINTS[stroke.guest.colour]
    pen.polygon(
        [((x + a) * scale, (y + b) * scale) for a, b in outline(stroke.guest.shape, SIGN)],
        fill=SLATE if hollow else paint,
        outline=paint if hollow else SLATE,
        width=round((6 if hollow else 3) * scale),
    )
    font = lettering(SIGN * scale, BOLD)
    letter = writable(stroke.guest.letter, font)
    pen.text((x * scale, y * scale), letter, fill=paint if hollow else DARK, font=font, anchor="mm")


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
