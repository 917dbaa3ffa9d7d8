"""A private page with nothing to play: before a game, beside one, and when another night is on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from engine.core import ROOM
from engine.look import Look
from pages.parts.going import go, to
from pages.parts.house import Caller, referee
from pages.parts.people import Guest
from pages.parts.scene import scene
from pages.parts.words import Words


def between(
    caller: Caller,
    look: Look,
    who: Mapping[str, Guest],
    t: Words,
    refused: str,
    on_sent: Callable[[Mapping[str, Any]], None],
) -> None:
    """Say what is on and what comes next; who came along to another night goes over to it."""
    me = who[caller.viewer]
    key = caller.key if look.night.open else referee().onward(caller.key)
    if key != caller.key and referee().who(key).viewer != ROOM:
        st.session_state["came-along"] = key
        to("seat", key)

    def sent(message: Mapping[str, Any]) -> None:
        if message.get("do") == "enter":
            st.session_state["join-name"] = me.name
            st.session_state["join-language"] = t.language
            go("seat", key)  # to whom comes with the room's link, that page is the entrance
        else:
            on_sent(message)

    scene(
        "between.html",
        key="hand",
        on_sent=sent,
        t=t,
        who=who,
        me=me,
        points=None,
        refused=refused,
        clock=None,
        what=_what(caller, look, me),
        game=t(f"game-{look.night.key}") if look.night.key else "",
    )


def _what(caller: Caller, look: Look, me: Guest) -> str:
    """Name what is on, seen from a seat that has nothing to play."""
    if not look.night.open:
        return "moved"
    if me.away:
        return "out"
    if look.game is not None and look.game.ending is None:
        return "watch"
    return "along" if st.session_state.get("came-along") == caller.key else "lobby"
