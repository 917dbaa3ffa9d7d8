"""A moment is played to those who were looking when it came: on a page opened later it is long past."""

from __future__ import annotations

import time

import streamlit as st

STILL_SECONDS = 20
"""A page that is looked at is drawn more often than this (`live.js`)."""


def looking(game: str) -> bool:
    """Say whether this page has just been showing this game. Ask once in every redraw."""
    before, at = st.session_state.get("looking", ("", 0.0))
    now = time.monotonic()
    st.session_state["looking"] = (game, now)
    return bool(before == game and now - at < STILL_SECONDS)
