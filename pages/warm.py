"""Loads what the first page would load, before anybody asks.

Two first visitors at once would otherwise import the same large libraries in two threads, which
Python does not take well, and the first press of the evening would be the slowest.
"""

from __future__ import annotations

import numpy
import pandas
import plotly.graph_objects

from pages import console, join, lobby, pin, rulebook, screen, seat, stats
from pages.parts.board import LAPTOP, path_board
from pages.parts.scene import TEMPLATES, template
from pages.parts.words import LANGUAGES, words

LOADED = (
    numpy,
    pandas,
    plotly.graph_objects,
    console,
    join,
    lobby,
    pin,
    rulebook,
    screen,
    seat,
    stats,
)
"""What must be in memory; named, so that the imports have a reader."""


def warm() -> None:
    """Read the templates and the words, and draw a board once."""
    for path in TEMPLATES.glob("*.html"):
        template(path.name)
    for language in LANGUAGES:
        words(language)
    path_board(27, (9, 18), [], LAPTOP).to_json()
