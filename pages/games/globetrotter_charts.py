"""Charts of Globetrotter: where a player is at home, and where pawns walked on the wheel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pandas as pd
import plotly.graph_objects as go

from engine.games.globetrotter.wheel import REGIONS, SPACES
from pages.games.globetrotter_facts import place
from pages.parts.board import EDGE, FONT, GROUND, SQUARE, plain
from pages.parts.charts import TEXT, dark
from pages.parts.people import PAINTS, SYMBOLS, Guest
from pages.parts.wheel import LETTER_INK, LOOKS, Point, middle, outline, wedge
from pages.parts.words import Words

RADAR_HEIGHT = 300
WARMTH = ((29, 54, 59), (116, 92, 48), (214, 142, 56), (255, 224, 160))
"""From a space that nobody stepped on to the one that was stepped on most, as red, green and blue."""

RIM = (1.045, 1.15)
"""Where the rim that names the regions begins and ends."""

INKS = ("#ffffff", "#000000")
"""What is written on a dark space and on a light one: on every colour one of them has 4.5 to 1."""

COUNT = 13
"""Size of a number on a space, in px: two digits fit on a phone."""


def radar(tried: pd.Series[int], right: pd.Series[int], guest: Guest, top: int, t: Words) -> Any:
    """Draw a player's right answers by region, within all attempts; the axes end at `top`."""
    paint = PAINTS[guest.colour]
    figure = go.Figure()
    said = [
        plain(t("trip-in", region=t(f"region-{key}"), some=int(right[key]), all=int(tried[key])))
        for key in REGIONS
    ]
    letters = [LOOKS[key].letter for key in REGIONS]
    for numbers, dash, fill, width in (
        (tried, "dot", "rgba(0,0,0,0)", 2),
        (right, "solid", _veil(paint), 3),
    ):
        figure.add_scatterpolar(
            r=[int(numbers[key]) for key in (*REGIONS, REGIONS[0])],
            theta=[*letters, letters[0]],
            mode="lines" if numbers is tried else "lines+markers",
            line={"color": EDGE if numbers is tried else paint, "width": width, "dash": dash},
            marker={"symbol": SYMBOLS[guest.shape], "size": 9, "color": paint},
            fill="toself",
            fillcolor=fill,
            hovertext=[*said, said[0]],
            hoverinfo="skip" if numbers is tried else "text",
            showlegend=False,
        )
    figure.update_layout(
        polar={
            "bgcolor": "rgba(0,0,0,0)",
            "angularaxis": {
                "rotation": 90,
                "direction": "clockwise",
                "gridcolor": SQUARE,
                "linecolor": SQUARE,
                "tickvals": list(range(6)),
                "ticktext": [
                    f'<b><span style="color:{LOOKS[key].ground}">{LOOKS[key].letter}</span></b>'
                    for key in REGIONS
                ],
                "tickfont": {"size": TEXT + 2, "family": FONT},
            },
            "radialaxis": {
                "range": [0, max(top, 1)],
                "gridcolor": SQUARE,
                "showline": False,
                "showticklabels": False,
                "ticks": "",
                "nticks": 5,
            },
        },
        title={
            "text": f"<b>{plain(guest.name)}</b>",
            "x": 0.5,
            "y": 0.98,
            "font": {"color": paint, "size": TEXT + 2, "family": FONT},
        },
        dragmode=False,
    )
    return dark(figure, RADAR_HEIGHT, right=34).update_layout(margin={"l": 34, "t": 58, "b": 30})


def radar_words(tried: pd.Series[int], right: pd.Series[int], guest: Guest, t: Words) -> str:
    """Say the same."""
    regions = [
        t("trip-in", region=t(f"region-{key}"), some=int(right[key]), all=int(tried[key]))
        for key in REGIONS
    ]
    return f"{guest.name}: {', '.join(regions)}"


def walked_chart(trodden: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> Any:
    """Draw the wheel: the warmer a space, the more often pawns stepped on it.

    `trodden` is `engine.stats.globetrotter.trodden`. It is as high as its place on the page.
    """
    steps = {str(space): int(row.sum()) for space, row in trodden.iterrows()}
    most = max(1, *steps.values())
    figure = go.Figure()
    for count in sorted(set(steps.values())):
        paint = _rgb(warmth(count, most))
        spaces = [space for space in SPACES if steps[space] == count]
        _shapes(figure, [outline(space) for space in spaces], paint)
    for key in REGIONS:
        _shapes(figure, [wedge(key, RIM[1], RIM[0])], LOOKS[key].ground)
    _rim(figure)
    stepped = [space for space in SPACES if steps[space]]
    figure.add_scatter(
        x=[middle(space)[0] for space in stepped],
        y=[middle(space)[1] for space in stepped],
        mode="markers+text",
        marker={"size": 24, "opacity": 0},
        text=[f"<b>{steps[space]}</b>" for space in stepped],
        textfont={
            "size": COUNT,
            "family": FONT,
            "color": [_ink(warmth(steps[space], most)) for space in stepped],
        },
        hovertext=[plain(_stepped(space, trodden, who, t)) for space in stepped],
        hoverinfo="text",
        showlegend=False,
    )
    axis = {
        "visible": False,
        "range": [-1.17, 1.17],
        "fixedrange": True,
        "constrain": "domain",  # else a window that is turned leaves the wheel smaller for good
    }
    figure.update_layout(xaxis=axis, yaxis={**axis, "scaleanchor": "x"}, dragmode=False)
    figure = dark(figure, None, right=0)
    return figure.update_layout(margin={"l": 0, "t": 0, "b": 0}, hovermode="closest")


def walked_words(trodden: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> str:
    """Say where pawns stepped most often."""
    total = trodden.sum(axis=1).sort_values(ascending=False, kind="stable")
    often = [str(space) for space, count in total.items() if count][:5]
    return ", ".join(_stepped(space, trodden, who, t) for space in often)


def warmth(count: int, most: int) -> tuple[int, int, int]:
    """Give the colour of a space that was stepped on so often, as red, green and blue."""
    if not count:
        return WARMTH[0]
    far = (count - 1) / max(most - 1, 1) * 2
    low, high = WARMTH[1 + int(far)], WARMTH[min(2 + int(far), 3)]
    part = far - int(far)
    red, green, blue = (
        round(one + (other - one) * part) for one, other in zip(low, high, strict=True)
    )
    return red, green, blue


def _rim(figure: Any) -> None:
    """Name the regions around the wheel, where their HQ stands."""
    spots = [middle_of_rim(key) for key in LOOKS]
    figure.add_scatter(
        x=[x for x, _ in spots],
        y=[y for _, y in spots],
        mode="text",
        text=[f"<b>{look.letter}</b>" for look in LOOKS.values()],
        textfont={"size": TEXT, "family": FONT, "color": LETTER_INK},
        hoverinfo="skip",
        showlegend=False,
    )


def middle_of_rim(key: Any) -> Point:
    """Give where the letter of a region stands on the rim."""
    x, y = middle(LOOKS[key].letter)
    far = sum(RIM) / 2 / (x**2 + y**2) ** 0.5
    return (x * far, y * far)


def _shapes(figure: Any, outlines: list[tuple[Point, ...]], paint: str) -> None:
    xs: list[float | None] = []
    ys: list[float | None] = []
    for corners in outlines:
        for x, y in (*corners, corners[0]):
            xs.append(round(x, 4))
            ys.append(round(y, 4))
        xs.append(None)
        ys.append(None)
    figure.add_scatter(
        x=xs,
        y=ys,
        mode="lines",
        fill="toself",
        fillcolor=paint,
        line={"color": GROUND, "width": 1.5},
        hoverinfo="skip",
        showlegend=False,
    )


def _stepped(space: str, trodden: pd.DataFrame, who: Mapping[str, Guest], t: Words) -> str:
    """Say how often a space was stepped on, and by whom."""
    counts = {str(seat): int(column[space]) for seat, column in trodden.items()}
    often = sorted(counts, key=lambda seat: -counts[seat])
    people = [f"{who[seat].name} {counts[seat]}" for seat in often if counts[seat]]
    return t("trip-stepped", place=place(space, t), people=", ".join(people))


def _ink(ground: tuple[int, int, int]) -> str:
    """Give the ink that reads better on a colour."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in ground)
    )
    return INKS[0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179]


def _rgb(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _veil(paint: str) -> str:
    """Give a player's colour as a thin veil."""
    red, green, blue = (int(paint[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgba({red},{green},{blue},0.3)"
