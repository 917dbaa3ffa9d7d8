"""A list to pick one thing from, at once, as often as one likes."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from pages.parts.words import Words


def pick(
    name: str, label: str, offered: list[str], t: Words, on_picked: Callable[[str], None]
) -> None:
    """Draw the list; `on_picked` gets what was picked, and the list is fresh again."""
    if not offered:
        return
    turn = st.session_state.get(f"{name}-turn", 0)
    key = f"{name}-{turn}"

    def picked() -> None:
        chosen = st.session_state[key]
        st.session_state[f"{name}-turn"] = turn + 1
        if chosen in offered:
            on_picked(chosen)

    st.selectbox(label, offered, index=None, placeholder=t("choose"), key=key, on_change=picked)
