"""The room's code leads here: type your name, or take over your own seat again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from engine.core import NotAllowed, Seat
from engine.names import NAME_LENGTH
from pages.parts.frame import attempt, frame, refused_words
from pages.parts.going import to
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
    look = referee().look(night, "room")
    who = guests(look.night.people)
    t = words(st.session_state.get("join-language") or look.night.language)

    def sent(message: Mapping[str, Any]) -> None:
        def join() -> None:
            name = message.get("text")
            enter(referee().seat_person(night, name if isinstance(name, str) else ""))

        def take() -> None:
            seat = referee().night(night).person(str(message.get("seat"))).seat
            if seat in switchboard.phones(night):
                raise NotAllowed("seat-lit", seat=seat)
            referee().renew_link(night, seat)  # whoever had it before sees that it has moved
            enter(seat)

        def enter(seat: Seat) -> None:
            st.session_state["entered"] = referee().link(night, seat)

        match message.get("do"):
            case "speak":
                st.session_state["join-language"] = str(message.get("language"))
            case "join":
                attempt(join)
            case "take":
                attempt(take)

    entered = st.session_state.pop("entered", None)
    if entered:
        to("seat", entered)
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
    scene(
        "join.html",
        key="join",
        on_sent=sent,
        t=t,
        refused=refused,
        title=look.night.title,
        night=night,
        limit=NAME_LENGTH,
        free=[guest for guest in who.values() if guest.seat not in phones],
    )
