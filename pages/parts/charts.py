"""Charts for the statistics: dark, read from the sofa, every player by colour and by shape."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Literal

import pandas as pd
import plotly.graph_objects as go
import streamlit as st

from pages.parts.board import ACCENT, EDGE, FONT, GROUND, INK, SQUARE, plain
from pages.parts.people import PAINTS, SYMBOLS, Guest
from pages.parts.words import Words

TEXT = 16
"""Size of all letters in a chart, in px."""

ONCE = "#a9844a"
"""The colour of the smallest count: a dark number is still read on it."""

LABEL_GAP = 23
"""How far apart two labels at the ends of lines have to be, in px."""

FITTING = 4
"""How often room for labels is sought: each time for the range that the last labels needed."""

LONGEST_LABEL = 11
TICKS = 10
LINES_HEIGHT = 460
AXIS_HEIGHT = 90
"""What the axis below and the margins take of a chart's height, in px."""

MARGIN = {"l": 8, "r": 8, "t": 12, "b": 8}


def draw(figure: Any, key: str, alt: str, fills: bool = False) -> None:
    """Put a chart on the page; `alt` says the same to who cannot see it. It `fills` its place if asked to."""
    height: Literal["stretch", "content"] = "stretch" if fills else "content"
    bare = {"displayModeBar": False}
    st.plotly_chart(figure, key=key, theme=None, config=bare, alt=alt, height=height)


def points_chart(points: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> Any:
    """Draw points over rounds: a line a player, named at its end."""
    return _lines_chart(points, who, t, "stats-axis-points", "stats-after")


def dice_chart(dice: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> Any:
    """Draw dice over rounds (`engine.stats.bluff.dice`): a line a player, named at its end."""
    return _lines_chart(dice, who, t, "stats-axis-dice", "stats-dice-after")


def wedges_chart(wedges: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> Any:
    """Draw wedges over questions (`engine.stats.globetrotter.wedges`): steps, a sign at each wedge."""
    figure = _lines_chart(
        wedges, who, t, "stats-axis-wedges", "stats-wedges-after", "stats-axis-questions"
    )
    for line in figure.data:
        before = (None, *line.y)
        line.line.shape = "hv"
        line.marker.size = [
            11 if had != now else 0 for had, now in zip(before, line.y, strict=False)
        ]
    return figure


def _lines_chart(
    table: pd.DataFrame,
    who: Mapping[str, Guest],
    t: Words,
    axis_says: str,
    point_says: str,
    rounds_say: str = "stats-axis-rounds",
) -> Any:
    """Draw numbers over rounds; the messages name the axes and say a single point."""
    figure = go.Figure()
    lines = {str(seat): _line(column) for seat, column in table.items()}
    lines = {seat: line for seat, line in lines.items() if len(table) - 1 in line}
    had = [point for line in lines.values() for point in line.values()]
    rounds, bottom, top = len(table) - 1, min(0, *had), max(had)
    labels, low, high = _labels([line[rounds] for line in lines.values()], bottom, top)
    unit, span = (LINES_HEIGHT - AXIS_HEIGHT) / (high - low), max(top - bottom, 1)
    for (seat, line), label in zip(lines.items(), labels, strict=True):
        guest, paint = who[seat], PAINTS[who[seat].colour]
        figure.add_scatter(
            x=list(line),
            y=list(line.values()),
            mode="lines+markers",
            line={"color": paint, "width": 3},
            marker={"symbol": SYMBOLS[guest.shape], "size": 11, "color": paint},
            hovertext=[
                plain(t(point_says, name=guest.name, round=at, points=point))
                for at, point in line.items()
            ],
            hoverinfo="text",
            showlegend=False,
        )
        figure.add_annotation(
            x=rounds,
            y=line[rounds],
            ax=26,
            ay=(line[rounds] - label) * unit,
            xanchor="left",
            text=f"{plain(short(guest.name))} <b>{line[rounds]}</b>",
            font={"color": paint, "size": TEXT, "family": FONT},
            arrowhead=0,
            arrowwidth=1,
            arrowcolor=paint,
            standoff=7,
        )
    axis = {"gridcolor": SQUARE, "zeroline": False, "fixedrange": True, "automargin": True}
    figure.update_xaxes(
        **axis,
        title=t(rounds_say),
        range=[-0.3, rounds + 0.3],
        tick0=0,
        dtick=max(1, math.ceil(rounds / TICKS)),
    )
    figure.update_yaxes(
        **axis,
        title=t(axis_says),
        range=[low, high],
        tickvals=list(range(bottom, top + 1, max(1, math.ceil(span / TICKS)))),
    )
    return dark(figure, LINES_HEIGHT, right=150)


def fooled_chart(fooled: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> Any:
    """Draw who fooled whom (`engine.stats.balderdash.fooled`): authors from the left, voters from above."""
    seats = [str(seat) for seat in fooled.index]
    count = fooled.to_numpy().tolist()
    names = [plain(short(who[seat].name)) for seat in seats]
    places = list(range(len(seats)))
    figure = go.Figure(
        go.Heatmap(
            z=[[None if x == y else count[y][x] for x in places] for y in places],
            text=[[str(count[y][x] or "") for x in places] for y in places],
            texttemplate="%{text}",
            textfont={"size": TEXT + 2, "color": GROUND, "family": FONT},
            hovertext=[
                [plain(_fooled(count[y][x], seats[y], seats[x], who, t)) for x in places]
                for y in places
            ],
            hoverinfo="text",
            colorscale=[[0, SQUARE], [0.001, ONCE], [1, ACCENT]],
            zmin=0,
            zmax=max(1, max(map(max, count))),
            showscale=False,
            xgap=3,
            ygap=3,
        )
    )
    axis = {
        "tickvals": places,
        "ticktext": names,
        "showgrid": False,
        "zeroline": False,
        "fixedrange": True,
        "automargin": True,
    }
    figure.update_xaxes(**axis, side="top")
    figure.update_yaxes(**axis, autorange="reversed")
    return dark(figure, max(LINES_HEIGHT, 110 + 36 * len(seats)), right=8)


def fooled_words(fooled: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> str:
    """Say who fooled whom."""
    pairs = [
        _fooled(int(fooled.loc[author, voter]), str(author), str(voter), who, t)
        for author in fooled.index
        for voter in fooled.columns
        if fooled.loc[author, voter]
    ]
    return ", ".join(pairs)


def _labels(ends: list[int], bottom: int, top: int) -> tuple[list[float], float, float]:
    """Place the labels at the ends of lines, and give the range that shows them and all points.

    Labels that need room beyond the points make the range larger, and so their distance in it.
    """
    pad = 0.05 * max(top - bottom, 1)
    low, high = bottom - pad, top + pad
    labels: list[float] = []
    for _ in range(FITTING):
        labels = spread(ends, LABEL_GAP * (high - low) / (LINES_HEIGHT - AXIS_HEIGHT))
        low, high = min(bottom, *labels) - pad, max(top, *labels) + pad
    return labels, low, high


def spread(wanted: list[int], gap: float) -> list[float]:
    """Move values that are nearer to each other than `gap` apart, each group about its middle."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    groups: list[list[int]] = []
    for place in order:
        groups.append([place])
        while len(groups) > 1 and _lowest(groups[-1], wanted, gap) < gap + _highest(
            groups[-2], wanted, gap
        ):
            groups[-2:] = [groups[-2] + groups[-1]]
    at = {
        place: _lowest(group, wanted, gap) + gap * step
        for group in groups
        for step, place in enumerate(group)
    }
    return [at[place] for place in range(len(wanted))]


def short(name: str) -> str:
    """Cut a long name."""
    return name if len(name) <= LONGEST_LABEL else name[: LONGEST_LABEL - 1].rstrip() + "…"


def _line(column: pd.Series[int]) -> dict[int, int]:
    """The points by round, from the round in which the player came."""
    return {number: int(had) for number, had in enumerate(column) if not pd.isna(had)}


def _lowest(group: list[int], wanted: list[int], gap: float) -> float:
    middle = sum(wanted[place] for place in group) / len(group)
    return middle - gap * (len(group) - 1) / 2


def _highest(group: list[int], wanted: list[int], gap: float) -> float:
    return _lowest(group, wanted, gap) + gap * (len(group) - 1)


def _fooled(count: int, author: str, voter: str, who: Mapping[str, Guest], t: Words) -> str:
    return t("stats-fooled", author=who[author].name, voter=who[voter].name, count=count)


def dark(figure: Any, height: int | None, right: int) -> Any:
    """Dress a chart: dark ground, light letters. Without a `height` its place on the page says how high."""
    return figure.update_layout(
        height=height,
        margin={**MARGIN, "r": right},
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        font={"color": INK, "size": TEXT, "family": FONT},
        hoverlabel={
            "bgcolor": GROUND,
            "bordercolor": EDGE,
            "font": {"size": TEXT, "color": INK, "family": FONT},
        },
    )
