"""The wheel of Globetrotter on plotly: spaces by colour, letter and pattern, as a board lies on a table.

Plotly draws a chart anew whenever anything in it changes, and it blinks. So what moves (pawns, the
spaces that are lit up) is a scene laid over it: `globetrotter_wheel.html`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import plotly.graph_objects as go

from engine.games.globetrotter.wheel import REGIONS, SPACES, Region, Space, kind, region
from pages.parts.board import ACCENT, EDGE, FONT, GROUND, SQUARE, Size
from pages.parts.wheel import EDGE_AT, HUB, LETTER_INK, LOOKS, Point, middle, outline, wedge

AGAIN = "↻"
"""What stands on a space that says ROLL AGAIN (G4)."""

LARGER: Mapping[str, float] = {"hq": 1.8, "again": 1.7, "plain": 1.2}
"""How large the sign of a space is, in letters of the board's size."""


def wheel_board(size: Size, height: int | None = None) -> Any:
    """Draw all 73 spaces (G1), at first `height` pixels high."""
    figure = go.Figure()
    grouped: dict[Region | None, list[Space]] = defaultdict(list)
    for space in SPACES:
        grouped[region(space)].append(space)
    for where, spaces in grouped.items():
        outlines = [outline(space) for space in spaces]
        if where is None:
            _fill(figure, outlines, SQUARE, EDGE)
        else:
            look = LOOKS[where]
            pattern = {"shape": look.pattern, "bgcolor": look.ground, "fgcolor": look.fleck}
            _fill(figure, outlines, look.ground, GROUND, pattern | {"size": 9, "solidity": 0.28})
    for where in REGIONS:
        _fill(figure, [wedge(where, HUB, 0.9 * HUB)], LOOKS[where].ground, GROUND)
    _letters(figure, size)
    side = {"visible": False, "range": [-EDGE_AT, EDGE_AT], "fixedrange": True}
    side["constrain"] = "domain"  # or a board that has once been lower never grows again
    figure.update_layout(
        margin={"l": 0, "r": 0, "t": 0, "b": 0},
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        showlegend=False,
        height=height,
        xaxis=side,
        yaxis=side | {"scaleanchor": "x"},
    )
    return figure


def _fill(
    figure: Any,
    outlines: Iterable[Sequence[Point]],
    paint: str,
    edge: str,
    pattern: Mapping[str, Any] | None = None,
) -> None:
    """Closed outlines, one trace: a gap between two."""
    xs: list[float | None] = []
    ys: list[float | None] = []
    for corners in outlines:
        xs += [*(round(x, 4) for x, _ in (*corners, corners[0])), None]
        ys += [*(round(y, 4) for _, y in (*corners, corners[0])), None]
    figure.add_scatter(
        x=xs,
        y=ys,
        mode="lines",
        fill="toself",
        fillcolor=paint,
        fillpattern=pattern,
        line={"color": edge, "width": 1},
        hoverinfo="skip",
    )


def _letters(figure: Any, size: Size) -> None:
    """The letter of its region on every space, large on the HQ; the sign of ROLL AGAIN."""
    spaces = SPACES[1:]
    signs = [LOOKS[where].letter if (where := region(space)) else AGAIN for space in spaces]
    spots = [middle(space) for space in spaces]
    figure.add_scatter(
        x=[x for x, _ in spots],
        y=[y for _, y in spots],
        mode="text",
        text=[f"<b>{sign}</b>" for sign in signs],
        textfont={
            "size": [size.letters * LARGER[kind(space)] for space in spaces],
            "color": [ACCENT if sign == AGAIN else LETTER_INK for sign in signs],
            "family": FONT,
        },
        hoverinfo="skip",
    )
