"""Someone without a phone plays too: the laptop is handed over, and shows his page after a tap (A5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from engine.core import HOST, Seat
from pages.parts.frame import attempt
from pages.parts.house import referee
from pages.parts.panel import Panel
from pages.parts.people import Guest
from pages.parts.pick import pick
from pages.parts.scene import place
from pages.parts.words import Words, literal, words

ON_LAPTOP = "host."
"""How the drafts of a handed-over page begin: the browser forgets them once they are sent."""


def act_for(game: str, seats: tuple[Seat, ...], who: Mapping[str, Guest], t: Words) -> None:
    """Offer to hand the screen over."""

    named = {who[seat].name: seat for seat in seats}

    def open_page(name: str) -> None:
        st.session_state["acting"] = (game, named[name])
        st.session_state["acting-shown"] = False

    pick("act-for", t("menu-act"), list(named), t, open_page)


def acting(
    night: int, game: str, panel: Panel, who: Mapping[str, Guest], t: Words, refused: str
) -> bool:
    """Hand the screen over to someone without a phone (A5): his page, after a tap, gone after it."""
    handed, seat = st.session_state.get("acting") or ("", "")
    if handed != game or not seat:
        return False
    name = who[seat].name

    def show() -> None:
        st.session_state["acting-shown"] = True

    def hide() -> None:
        st.session_state["acting"] = None
        st.session_state["acting-shown"] = False

    if not st.session_state.get("acting-shown"):
        st.subheader(literal(t("menu-act-say", name=name)), anchor=False)
        st.button(literal(t("menu-act-open", name=name)), type="primary", on_click=show)
        st.button(t("menu-act-cancel"), on_click=hide)
        return True
    look = referee().look(night, seat)
    if look.game is None or seat not in look.game.seats:  # his joining has been taken back
        hide()
        return False
    own = next(person.language for person in look.night.people if person.seat == seat)

    def sent(message: Mapping[str, Any]) -> None:
        if message.get("do") == "speak":
            attempt(lambda: referee().speak(night, Seat(seat), str(message.get("language"))))
        elif attempt(
            lambda: referee().submit(game, HOST, panel.command(look.game, HOST, message), None)
        ):
            hide()

    with st.container(key="acting"):
        draft = f"{ON_LAPTOP}{night}.{game}.{seat}"
        hand = panel.hand(look.game, who, words(own or t.language), refused, draft, clock=None)
        place(hand, key="acting-hand", on_sent=sent)
        st.button(t("menu-act-close"), on_click=hide)
    return True
