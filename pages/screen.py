"""The room's view alone, for a TV: nothing to press, everything readable from the sofa."""

from __future__ import annotations

import streamlit as st

from engine.core import ROOM
from pages.games import PANELS
from pages.parts.board import TV
from pages.parts.frame import frame
from pages.parts.going import along
from pages.parts.house import Caller, referee, seconds_left
from pages.parts.invite import invite
from pages.parts.live import glance, live, lively
from pages.parts.looking import looking
from pages.parts.path import hopping
from pages.parts.people import guests
from pages.parts.sides import head, side
from pages.parts.words import words


def page(caller: Caller) -> None:
    """Draw the screen of the night."""
    frame("Meneur")
    _body(caller)


@lively
def _body(caller: Caller) -> None:
    if caller.night is None:
        return
    look = referee().look(caller.night, ROOM)
    if not look.night.open:
        along(caller, "screen")
    view = look.game
    who = guests(look.night.people, view.away if view else ())
    t = words(look.night.language)
    live(
        key=caller.key,
        seen=glance(caller.viewer, caller.night),
        title="Meneur",
        language=t.language,
        page="tv",
        cut=t("cut"),
    )
    if view is None or look.night.game is None:
        invite(look.night, who, t, caller.night)
        return
    panel = PANELS[str(look.night.key)]
    looked = looking(look.night.game)
    feed = referee().feed(look.night.game, ROOM)
    head(look, panel, who, t, seconds_left(look), feed)
    board, tally = panel.board(view, who, TV), panel.tally(view, t)
    if board is None or tally is None:
        panel.stage(view, who, t, "", None)
    else:
        stage, aside = st.columns([4, 1])
        with stage:
            panel.stage(view, who, t, "", None)
        with aside:
            side(view, tally, who, t, feed)
    if board is not None:
        hopping(look.night.game, view, board, who, t, looked)
