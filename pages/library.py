"""The library: decks in play, decks of one's own, and every card once more, answers covered."""

from __future__ import annotations

import streamlit as st

from engine.core import Language
from engine.records import FORMS
from pages.parts.deck_list import deck_list
from pages.parts.entries import entries
from pages.parts.frame import frame, refused_words
from pages.parts.going import follow, link
from pages.parts.house import Caller, referee
from pages.parts.live import glance, live, lively
from pages.parts.own_cards import own_cards
from pages.parts.scene import scene
from pages.parts.words import words


def page(caller: Caller) -> None:
    """Draw the library for the host."""
    frame("Meneur")
    _body(caller)


@lively
def _body(caller: Caller) -> None:
    follow("library")
    night = referee().night(caller.night) if caller.night else None
    language: Language = night.language if night else st.session_state.get("lobby-language", "en")
    t = words(language)
    live(
        key=caller.key,
        seen=glance(caller.viewer, caller.night),
        title=t("library-title"),
        language=t.language,
        page="library",
        cut=t("cut"),
    )
    back = "console" if night and night.games else "lobby"
    link(back, t(f"stats-to-{back}"))
    scene("stats_title.html", key="title", title=t("library-title"), say=t("library-say"))
    scene("refused.html", key="refused", refused=refused_words(t, {}))
    playing = night.games[-1].key if night and night.games else ""
    game = st.segmented_control(
        t("library-game"),
        list(FORMS),
        format_func=lambda key: t(f"game-{key}"),
        default=playing if playing in FORMS else next(iter(FORMS)),
        required=True,
        key="library-game",
        label_visibility="collapsed",
        wrap=True,
    )
    game = str(game or next(iter(FORMS)))
    left, right = st.columns([2, 3], gap="large")
    with left:
        deck_list(game, language, t)
        own_cards(game, language, t)
    with right:
        entries(game, t)
