"""The board with pawns that hop, square by square, in the order of the moves."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import streamlit as st

from engine.core import View
from pages.parts.board import Board
from pages.parts.people import Guest
from pages.parts.words import Words

HOP_SECONDS = 0.2
MOST_PICTURES = 9
"""Pictures of one round's hops."""


def hopping(
    game: str, view: View, board: Board, who: Mapping[str, Guest], t: Words, looked: bool
) -> None:
    """Draw the board; moves that this page has not shown yet are shown hop by hop, if it `looked` on.

    A press of the main button waits until the pawns stand, so that is never long: many hops are shown
    in `MOST_PICTURES`.
    """
    place = st.empty()
    shown = f"hops.{game}.{view.round}"
    fresh = looked and len(board.hops) > st.session_state.get(shown, 1)
    st.session_state[shown] = len(board.hops)
    for squares in _chosen(board.hops) if fresh else board.hops[-1:]:
        place.plotly_chart(
            board.draw(squares),
            theme=None,
            config={"displayModeBar": False, "staticPlot": False},
            alt=_spoken(squares, who, t),
        )
        if fresh:
            time.sleep(HOP_SECONDS)


def _chosen(hops: Sequence[Mapping[str, int]]) -> list[Mapping[str, int]]:
    """Give at most `MOST_PICTURES` of the hops, evenly, with the first and the last."""
    last = len(hops) - 1
    pictures = min(len(hops), MOST_PICTURES)
    return [hops[round(at * last / (pictures - 1))] for at in range(pictures)]


def _spoken(squares: Mapping[str, int], who: Mapping[str, Guest], t: Words) -> str:
    places = ", ".join(f"{who[seat].name} {square}" for seat, square in squares.items())
    return t("board-label", places=places)
