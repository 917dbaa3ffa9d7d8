"""The referee's console: leads the host through the round, one main button for the next step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from engine.core import HOST, Advance
from pages.games import PANELS
from pages.parts.board import LAPTOP
from pages.parts.foot import foot
from pages.parts.frame import attempt, frame, refused_words
from pages.parts.going import follow
from pages.parts.house import Caller, referee, seconds_left, tonight
from pages.parts.live import SAFETY_SECONDS, glance, live
from pages.parts.menu import acting
from pages.parts.path import hopping
from pages.parts.people import guests
from pages.parts.sides import head, side
from pages.parts.words import words


def page(caller: Caller) -> None:
    """Draw the console for the host."""
    frame("Meneur")
    _body(caller)


@st.fragment(run_every=SAFETY_SECONDS)
def _body(caller: Caller) -> None:
    follow("console")
    night = tonight()
    if night is None:
        st.switch_page(st.session_state["pages"]["lobby"])
    look = referee().look(night, HOST)
    t = words(look.night.language)
    view, game = look.game, look.night.game
    live(
        key=caller.key,
        seen=glance(caller.viewer, night),
        title="Meneur",
        language=t.language,
        page="console",
        cut=t("cut"),
        keys=True,
    )
    if view is None or game is None:
        st.text(t("game-none"))
        st.page_link(st.session_state["pages"]["lobby"], label=t("back-to-lobby"))
        return
    who = guests(look.night.people, view.away)
    refused = refused_words(t, who)
    panel = PANELS[str(look.night.key)]

    def sent(message: Mapping[str, Any]) -> None:
        attempt(lambda: referee().submit(game, HOST, panel.command(view, HOST, message), look.seen))

    def spoken(step: str) -> None:
        attempt(lambda: referee().submit(game, HOST, Advance(by=HOST, step=step), look.seen))

    head(look, panel, who, t, seconds_left(look))
    if acting(night, game, panel, who, t):
        return
    stage, aside = st.columns([5, 1], gap="medium")
    with aside:
        side(view, panel, who, t)
    foot(night, game, look, panel, who, t, spoken)
    with stage:
        panel.stage(view, who, t, refused, sent)
        hopping(game, view, panel, who, t, LAPTOP)
