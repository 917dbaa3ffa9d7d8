"""Where no seat may read what has to be read aloud, the host does, after a deliberate tap (G5)."""

from __future__ import annotations

import streamlit as st

from engine.core import READER, View
from pages.parts.house import referee
from pages.parts.panel import Panel


def read(game: str, panel: Panel, view: View) -> None:
    """Show the host what only the reader may know, or cover it again."""
    now = (game, panel.moment(view))
    st.session_state["reading"] = None if st.session_state.get("reading") == now else now


def reading(night: int, game: str, panel: Panel, view: View) -> View:
    """Give the view to draw the stage from: the host's or, after a tap, the reader's.

    It is covered again by itself as soon as anything happens that has a sound of its own, and stays
    so: a step taken back may lead to another question under the same number.
    """
    if st.session_state.get("reading") != (game, panel.moment(view)):
        st.session_state["reading"] = None
        return view
    return referee().look(night, READER).game or view
