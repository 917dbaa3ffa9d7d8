"""The rules of a game and those of every game, by number, in the reader's language."""

from __future__ import annotations

import streamlit as st

from engine.games import GAMES
from pages.parts.frame import frame
from pages.parts.house import HOME, Caller, referee
from pages.parts.words import words

RULES = HOME / "content" / "rules"


def page(caller: Caller) -> None:
    """Draw the rulebook."""
    frame("Meneur")
    night = referee().night(caller.night) if caller.night else None
    t = words(night.language if night else "en")
    if caller.host:
        st.page_link(st.session_state["pages"]["console"], label=t("back-to-game"))
    pages = [*GAMES, "general"]
    for tab, key in zip(
        st.tabs([t(f"game-{key}") if key in GAMES else t("rulebook-general") for key in pages]),
        pages,
        strict=True,
    ):
        with tab:
            st.markdown((RULES / f"{key}.{t.language}.md").read_text("utf-8"))
