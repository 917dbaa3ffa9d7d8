"""The lobby: make or resume a night, let people in, choose the game and its house rules."""

from __future__ import annotations

import streamlit as st

from pages.parts.choosing import choose
from pages.parts.frame import frame, refused_words
from pages.parts.going import follow, link, page_address
from pages.parts.house import Caller, referee
from pages.parts.invite import invite
from pages.parts.live import glance, live, lively
from pages.parts.network import addresses, choice
from pages.parts.nights import nights
from pages.parts.people import guests
from pages.parts.scene import scene
from pages.parts.table import table_of_people
from pages.parts.words import Words, words


def page(caller: Caller) -> None:
    """Draw the lobby for the host."""
    frame("Meneur")
    _body(caller)


@lively
def _body(caller: Caller) -> None:
    follow("lobby")
    night = caller.night
    wanted = st.session_state.pop("other-night", None)  # the night that another one is to follow
    welcome = night is None or wanted == night
    chosen = st.session_state.get("lobby-language") if welcome else None
    t = words(chosen or (referee().night(night).language if night else "en"))
    live(
        key=caller.key,
        seen=glance(caller.viewer, night),
        title=t("lobby-title"),
        language=t.language,
        page="lobby",
        cut=t("cut"),
    )
    if night is None or welcome:
        st.session_state["other-night"] = night
        nights(night, t)
        _elsewhere(t)
    else:
        _table(night, t)
    for fault in referee().faults[:1]:
        st.text(t("deck-fault", file=fault.file, row=fault.row, column=fault.column or "–"))


def _table(night: int, t: Words) -> None:
    look = referee().look(night, "host")
    who = guests(look.night.people)
    left, right = st.columns([3, 2], gap="large")
    with left:
        invite(look.night, who, t, night)
        found = addresses()
        if len(found) > 1:
            at = found.index(choice.address) if choice.address in found else 0
            choice.address = st.selectbox(t("network"), found, index=at)
    with right:
        scene("refused.html", key="refused", refused=refused_words(t, who))
        choose(look, night, t)
        table_of_people(look, night, who, t)
        _elsewhere(t)
        st.link_button(t("menu-screen"), page_address("screen"), type="tertiary")

        def other() -> None:
            st.session_state["other-night"] = night

        st.button(t("night-other"), help=t("night-other-help"), on_click=other, type="tertiary")


def _elsewhere(t: Words) -> None:
    link("library", t("library-open"))
    if any(night.games for night in referee().nights()):
        link("stats", t("stats-button"))
