"""The bid board of Bluff on plotly: a row of fields in lines, star fields red, the path of bids (D4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import plotly.graph_objects as go

from engine.core import Value
from engine.games.bluff.terms import STAR, Bid, Field
from pages.parts.board import ACCENT, EDGE, FONT, GROUND, INK, SQUARE, Size, plain
from pages.parts.people import PAINTS, SYMBOLS, Guest

RED = "#8f2f2a"
PASSED, PASSED_RED, PASSED_INK = "#12252a", "#3d2323", "#8da5a6"
"""Fields before the standing bid: nobody can bid there any more."""

LINES = 2
"""Lines of fields for a small board; a larger one takes as many as keep a line below `LONGEST`."""

LONGEST = 26

CELL = 0.6
"""How much of a line its fields take; the bids stand in the rest, above their field."""

BESIDE = 0.21
"""From the middle of a field to the bidder's sign on its left, and to the face on its right."""


class Mark(Value):
    """A bid on the board, and whose it is."""

    guest: Guest
    bid: Bid


def bid_board(fields: Sequence[Field], marks: Sequence[Mark], size: Size) -> Any:
    """Draw the fields from the lowest to the highest; the standing bid is the last mark.

    Above its field stand the bidder's sign and the face. Of several bids on a field the last has its
    face; the others stand behind it.
    """
    lines = max(LINES, -(-len(fields) // LONGEST))
    width = -(-len(fields) // lines)
    places = {field: (at % width, -(at // width)) for at, field in enumerate(fields)}
    standing = marks[-1].bid.field if marks else None
    figure = go.Figure()
    for field in fields:
        x, y = places[field]
        figure.add_shape(
            type="rect",
            x0=x - 0.46,
            x1=x + 0.46,
            y0=y,
            y1=y + CELL,
            fillcolor=_paint(field, standing),
            line={"color": EDGE, "width": 1.5},
            layer="below",
        )
    figure.add_scatter(
        x=[places[field][0] for field in fields],
        y=[places[field][1] + CELL / 2 for field in fields],
        mode="text",
        text=[str(field) for field in fields],
        textfont={
            "size": size.letters,
            "color": [_ink(field, standing) for field in fields],
            "family": FONT,
        },
        hoverinfo="skip",
        showlegend=False,
    )
    _path(figure, marks, places, size, 0.3 * size.height / lines)
    figure.update_layout(
        height=size.height,
        margin={"l": 2, "r": 2, "t": 2, "b": 2},
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        xaxis={"visible": False, "range": [-0.5, width - 0.5], "fixedrange": True},
        yaxis={"visible": False, "range": [1 - lines - 0.04, 1.04], "fixedrange": True},
    )
    return figure


def _path(
    figure: Any,
    marks: Sequence[Mark],
    places: dict[Field, tuple[int, int]],
    size: Size,
    sign: float,
) -> None:
    """Draw the bids in their order, those on one line joined."""
    if not marks:
        return
    above = (1 + CELL) / 2
    spots = [places[mark.bid.field] for mark in marks]
    last = {spot: at for at, spot in enumerate(spots)}
    behind = [sum(later == spot for later in spots[at + 1 :]) for at, spot in enumerate(spots)]
    for (x, y), (to, down) in pairwise(spots):
        if y == down and x != to:
            figure.add_shape(
                type="line",
                x0=x + 0.4,
                x1=to - 0.4,
                y0=y + above,
                y1=y + above,
                line={"color": PASSED_INK, "width": 1.5, "dash": "dot"},
            )
    figure.add_scatter(
        x=[x - BESIDE * (1 + 0.6 * more) for (x, _), more in zip(spots, behind, strict=True)],
        y=[y + above for _, y in spots],
        mode="markers",
        marker={
            "symbol": [SYMBOLS[mark.guest.shape] for mark in marks],
            "size": sign,
            "color": [PAINTS[mark.guest.colour] for mark in marks],
            "line": {"color": GROUND, "width": 1.5},
            "opacity": [0.4 if more else 1 for more in behind],
        },
        hovertext=[f"{plain(mark.guest.name)}: {mark.bid}" for mark in marks],
        hoverinfo="text",
        showlegend=False,
    )
    figure.add_scatter(
        x=[x + BESIDE for x, _ in last],
        y=[y + above for _, y in last],
        mode="text",
        text=[f"<b>{_face(marks[at].bid)}</b>" for at in last.values()],
        textfont={
            "size": size.letters,
            "color": [ACCENT if at == len(marks) - 1 else INK for at in last.values()],
            "family": FONT,
        },
        hoverinfo="skip",
        showlegend=False,
    )


def _paint(field: Field, standing: Field | None) -> str:
    if field == standing:
        return ACCENT
    if standing is not None and field < standing:
        return PASSED_RED if field.star else PASSED
    return RED if field.star else SQUARE


def _ink(field: Field, standing: Field | None) -> str:
    if field == standing:
        return GROUND
    return PASSED_INK if standing is not None and field < standing else INK


def _face(bid: Bid) -> str:
    return "★" if bid.face == STAR else str(bid.face)
