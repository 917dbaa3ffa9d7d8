"""Choosing a night of the past, and one of its games."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from engine.night import Night
from pages.parts.frame import attempt
from pages.parts.going import go
from pages.parts.house import referee
from pages.parts.words import Words


def which_night(nights: Mapping[int, Night], tonight: int | None, t: Words) -> int:
    """Give the id of the night to look at; tonight at first. Another one can be gone back to."""

    def said(night_id: int) -> str:
        night = nights[night_id]
        people = ", ".join(person.name for person in night.people)
        parts = (t("stats-tonight") if night_id == tonight else "", night.title, people)
        return " · ".join(part for part in parts if part)

    order = list(nights)
    st.session_state.setdefault("stats-night", tonight if tonight in nights else order[0])
    chosen = st.selectbox(t("stats-which"), order, format_func=said, key="stats-night")

    def resume() -> None:
        if attempt(lambda: referee().resume_night(chosen)):
            go("lobby")

    if chosen != tonight:
        st.button(t("night-resume"), key="resume", on_click=resume)
    return chosen


def which_game(night: Night, t: Words) -> str:
    """Give the id of the game to look at; the last at first. The night has one at least."""

    def said(game: str) -> str:
        return t("stats-game", number=games.index(game) + 1, game=t(f"game-{keys[game]}"))

    keys = {played.game: played.key for played in night.games}
    games = list(keys)
    if len(games) == 1:
        return games[0]
    label, key = t("stats-which-game"), f"stats-game-{night.id}"
    chosen = st.pills(label, games, format_func=said, default=games[-1], required=True, key=key)
    return chosen or games[-1]
