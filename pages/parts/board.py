"""Boards on plotly, for console, screen and statistics. A phone never loads plotly (its weight)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

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


def path_board(length: int, doubles: Sequence[int], pawns: Sequence[Pawn]) -> Any:
    """Draw START, 1 … length-1, FINISH as one row of squares, pawns that share one stacked above it."""
    figure = go.Figure()
    squares = list(range(length + 1))
    figure.add_scatter(
        x=squares,
        y=[0] * len(squares),
        mode="markers+text",
        marker={
            "symbol": "square",
            "size": 30,
            "color": [ACCENT if n in (*doubles, length) else SQUARE for n in squares],
            "line": {"color": EDGE, "width": 2},
        },
        text=[_square_name(n, length, doubles) for n in squares],
        textfont={
            "size": 15,
            "color": [GROUND if n in (*doubles, length) else INK for n in squares],
            "family": FONT,
        },
        hoverinfo="skip",
        showlegend=False,
    )
    standing: dict[int, list[Guest]] = defaultdict(list)
    for pawn in pawns:
        standing[pawn.square].append(pawn.guest)
    most = max((len(group) for group in standing.values()), default=1)
    places = [
        (square, 0.62 + 0.5 * floor, guest)
        for square, group in standing.items()
        for floor, guest in enumerate(group)
    ]
    figure.add_scatter(
        x=[square for square, _, _ in places],
        y=[height for _, height, _ in places],
        mode="markers+text",
        marker={
            "symbol": [SYMBOLS[guest.shape] for _, _, guest in places],
            "size": 25,
            "color": [PAINTS[guest.colour] for _, _, guest in places],
            "line": {"color": GROUND, "width": 1.5},
        },
        text=[f"<b>{plain(guest.letter)}</b>" for _, _, guest in places],
        textfont={
            "size": 13,
            "family": FONT,
            "color": [INK if SYMBOLS[guest.shape].endswith("open") else GROUND for _, _, guest in places],
        },
        hovertext=[f"{plain(guest.name)}: {square}" for square, _, guest in places],
        hoverinfo="text",
        showlegend=False,
    )
    figure.update_layout(
        height=int(120 + 30 * max(most - 1, 0)),
        margin={"l": 8, "r": 8, "t": 4, "b": 4},
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        xaxis={"visible": False, "range": [-0.7, length + 0.7], "fixedrange": True},
        yaxis={"visible": False, "range": [-0.45, 0.62 + 0.5 * most], "fixedrange": True},
    )
    return figure


def _square_name(square: int, length: int, doubles: Sequence[int]) -> str:
    if square == 0:
        return "⌂"
    if square == length:
        return "⚑"
    return "×2" if square in doubles else str(square)
