"""The room's code leads here: type your name, or take over your own seat again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from engine.core import ROOM
from engine.names import NAME_LENGTH
from pages.parts.entering import join, take
from pages.parts.frame import attempt, frame, refused_words
from pages.parts.going import along, follow
from pages.parts.house import Caller, referee
from pages.parts.live import live, lively, switchboard
from pages.parts.people import guests
from pages.parts.scene import scene
from pages.parts.words import words


def page(caller: Caller) -> None:
    """Draw the entrance."""
    frame("Meneur")
    _body(caller)


@lively
def _body(caller: Caller) -> None:
    night = caller.night
    if night is None:
        return
    follow("join")
    look = referee().look(night, ROOM)
    if not look.night.open:
        along(caller, "join")
    who = guests(look.night.people)
    t = words(st.session_state.get("join-language") or look.night.language)

    def sent(message: Mapping[str, Any]) -> None:
        match message.get("do"):
            case "speak":
                st.session_state["join-language"] = str(message.get("language"))
            case "join":
                attempt(lambda: join(night, message.get("text")))
            case "take":
                attempt(lambda: take(night, message.get("seat")))

    live(
        key=caller.key,
        seen=look.seen,
        title="Meneur",
        language=t.language,
        page="phone",
        cut=t("cut"),
    )
    refused = refused_words(t, who)
    phones = switchboard.phones(night)
    free = [guest for guest in who.values() if guest.seat not in phones]
    first = st.session_state.get("join-name", "")
    scene(
        "join.html",
        key="join",
        on_sent=sent,
        t=t,
        refused=refused,
        title=look.night.title,
        night=night,
        limit=NAME_LENGTH,
        first=first,
        free=free,
        here_before=first in {guest.name for guest in free},
    )
