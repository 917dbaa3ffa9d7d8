"""The bid board of Bluff on plotly: a row of fields in lines, star fields red, the path of bids (D4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

from engine.core import Value
from engine.games.bluff.terms import STAR, Bid, Field
from pages.parts.board import ACCENT, EDGE, FONT, GROUND, INK, SQUARE, Size, plain
from pages.parts.people import PAINTS, SYMBOLS, Guest

RED = "#8f2f2a"
LINES = 2
"""Lines of fields for a small board; a larger one takes as many as keep a line below `LONGEST`."""

LONGEST = 26


class Mark(Value):
    """A bid on the board, and whose it is."""

    guest: Guest
    bid: Bid


def bid_board(fields: Sequence[Field], marks: Sequence[Mark], size: Size) -> Any:
    """Draw the fields from the lowest to the highest; the standing bid is the last mark."""
    lines = max(LINES, -(-len(fields) // LONGEST))
    width = -(-len(fields) // lines)
    places = {field: (at % width, -(at // width)) for at, field in enumerate(fields)}
    standing = marks[-1].bid.field if marks else None
    figure = go.Figure()
    figure.add_scatter(
        x=[places[field][0] for field in fields],
        y=[places[field][1] for field in fields],
        mode="markers+text",
        marker={
            "symbol": "square",
            "size": size.square * 1.15,
            "color": [
                ACCENT if field == standing else RED if field.star else SQUARE for field in fields
            ],
            "line": {"color": EDGE, "width": 2},
        },
        text=[str(field) for field in fields],
        textfont={
            "size": size.letters,
            "color": [GROUND if field == standing else INK for field in fields],
            "family": FONT,
        },
        hoverinfo="skip",
        showlegend=False,
    )
    if marks:
        figure.add_scatter(
            x=[places[mark.bid.field][0] for mark in marks],
            y=[places[mark.bid.field][1] + 0.46 for mark in marks],
            mode="lines+markers+text",
            line={"color": INK, "width": 1, "dash": "dot"},
            marker={
                "symbol": [SYMBOLS[mark.guest.shape] for mark in marks],
                "size": size.pawn * 0.8,
                "color": [PAINTS[mark.guest.colour] for mark in marks],
                "line": {"color": GROUND, "width": 1.5},
                "opacity": [0.55] * (len(marks) - 1) + [1.0],
            },
            text=[f"<b>{'★' if mark.bid.face == STAR else mark.bid.face}</b>" for mark in marks],
            textfont={"size": size.letters - 3, "color": GROUND, "family": FONT},
            hovertext=[f"{plain(mark.guest.name)}: {mark.bid}" for mark in marks],
            hoverinfo="text",
            showlegend=False,
        )
    figure.update_layout(
        height=int(lines * size.square * 1.7),
        margin={"l": 4, "r": 4, "t": 2, "b": 2},
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        xaxis={"visible": False, "range": [-0.7, width - 0.3], "fixedrange": True},
        yaxis={"visible": False, "range": [-lines + 0.4, 0.9], "fixedrange": True},
    )
    return figure
