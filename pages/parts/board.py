"""Boards on plotly, for console, screen and statistics. A phone never loads plotly (its weight)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, NamedTuple

import plotly.graph_objects as go

from engine.core import Value
from pages.parts.people import PAINTS, SYMBOLS, Guest

GROUND = "#0d1a1d"
SQUARE = "#1d363b"
EDGE = "#33545a"
INK = "#f6eedf"
ACCENT = "#ffb454"
FONT = "Source Sans, system-ui, sans-serif"


class Pawn(Value):
    """A player's pawn and the square it stands on."""

    guest: Guest
    square: int


def plain(text: str) -> str:
    """Make a player's text safe for plotly, which reads a little HTML in its labels."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Size(Value):
    """How large a board is drawn, in pixels: its height, a square, a pawn, the letters."""

    height: int
    square: int
    pawn: int
    letters: int


class Board(NamedTuple):
    """What lies beneath the stage.

    `hops` are the squares of all pawns after each single hop of this round's moves, the last as they
    stand now; `draw` makes the picture of one of them.
    """

    hops: Sequence[Mapping[str, int]]
    draw: Callable[[Mapping[str, int]], Any]


LAPTOP = Size(height=150, square=30, pawn=25, letters=15)
TV = Size(height=210, square=48, pawn=44, letters=26)

START_WIDTH = 4
"""START is as wide as so many squares, for a full table of pawns."""

START_ROW = 5
SHARED_ROW = 2
"""Pawns side by side on START, and on any other square."""

LOWEST, HIGHEST, APART = 0.95, 3.1, 0.78
"""The middle of the lowest row of pawns, of the highest there is room for, and from row to row."""


def path_board(length: int, doubles: Sequence[int], pawns: Sequence[Pawn], size: Size) -> Any:
    """Draw START, 1 … length-1, FINISH as one row of squares; pawns stand on and above theirs."""
    figure = go.Figure()
    bright = (*doubles, length)
    numbered = range(1, length + 1)
    figure.add_scatter(
        x=list(numbered),
        y=[0] * length,
        mode="markers+text",
        marker={
            "symbol": "square",
            "size": size.square if length < 40 else size.square * 0.74,
            "color": [ACCENT if n in bright else SQUARE for n in numbered],
            "line": {"color": EDGE, "width": 2},
        },
        text=[_square_name(n, length, doubles) for n in numbered],
        textfont={
            "size": size.letters if length < 40 else size.letters - 3,
            "color": [GROUND if n in bright else INK for n in numbered],
            "family": FONT,
        },
        hoverinfo="skip",
        showlegend=False,
    )
    figure.add_annotation(
        x=-(START_WIDTH - 1) / 2,
        y=0,
        text="START",
        showarrow=False,
        font={"size": size.letters, "color": INK, "family": FONT},
    )
    figure.add_shape(
        type="rect",
        x0=-START_WIDTH + 0.55,
        x1=0.45,
        y0=-0.42,
        y1=0.42,
        fillcolor=SQUARE,
        line={"color": EDGE, "width": 2},
        layer="below",
    )
    places = _places(pawns)
    figure.add_scatter(
        x=[x for x, _, _ in places],
        y=[y for _, y, _ in places],
        mode="markers+text",
        marker={
            "symbol": [SYMBOLS[pawn.guest.shape] for _, _, pawn in places],
            "size": size.pawn,
            "color": [PAINTS[pawn.guest.colour] for _, _, pawn in places],
            "line": {"color": GROUND, "width": 1.5},
        },
        text=[f"<b>{plain(pawn.guest.letter)}</b>" for _, _, pawn in places],
        textfont={
            "size": size.letters - 2,
            "family": FONT,
            "color": [
                INK if SYMBOLS[pawn.guest.shape].endswith("open") else GROUND
                for _, _, pawn in places
            ],
        },
        hovertext=[f"{plain(pawn.guest.name)}: {pawn.square}" for _, _, pawn in places],
        hoverinfo="text",
        showlegend=False,
    )
    figure.update_layout(
        height=size.height,
        margin={"l": 4, "r": 4, "t": 2, "b": 2},
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        xaxis={"visible": False, "range": [-START_WIDTH, length + 0.8], "fixedrange": True},
        yaxis={"visible": False, "range": [-0.5, 3.6], "fixedrange": True},
    )
    return figure


def _places(pawns: Sequence[Pawn]) -> list[tuple[float, float, Pawn]]:
    """Give each pawn its own place, so that those who share a square stay readable."""
    standing: dict[int, list[Pawn]] = defaultdict(list)
    for pawn in pawns:
        standing[pawn.square].append(pawn)
    places = []
    for square, group in standing.items():
        row = START_ROW if square == 0 else SHARED_ROW
        spread = 0.82 if square == 0 else 0.7
        middle = -(START_WIDTH - 1) / 2 if square == 0 else float(square)
        above = ceil(len(group) / row) - 1
        apart = min(APART, (HIGHEST - LOWEST) / max(above, 1))
        for at, pawn in enumerate(group):
            abreast = min(row, len(group) - at // row * row)
            x = middle + spread * (at % row - (abreast - 1) / 2)
            places.append((x, LOWEST + apart * (at // row), pawn))
    return places


def _square_name(square: int, length: int, doubles: Sequence[int]) -> str:
    if square == length:
        return "⚑"
    return "×2" if square in doubles else str(square)
