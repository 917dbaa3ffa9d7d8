"""The referee's console: leads the host through the round, one main button for the next step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from engine.core import HOST, Advance
from pages.games import PANELS
from pages.parts.acting import acting
from pages.parts.board import LAPTOP
from pages.parts.foot import foot
from pages.parts.frame import attempt, frame, refused_words
from pages.parts.going import follow, link, to
from pages.parts.house import Caller, referee, seconds_left
from pages.parts.live import glance, live, lively
from pages.parts.looking import looking
from pages.parts.path import hopping
from pages.parts.people import guests
from pages.parts.reading import read, reading
from pages.parts.sides import beside, head
from pages.parts.words import words


def page(caller: Caller) -> None:
    """Draw the console for the host."""
    frame("Meneur")
    _body(caller)


@lively
def _body(caller: Caller) -> None:
    follow("console")
    night = caller.night
    if night is None:
        to("lobby")
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
        link("lobby", t("back-to-lobby"))
        return
    who = guests(look.night.people, view.away)
    refused = refused_words(t, who)
    panel = PANELS[str(look.night.key)]

    def sent(message: Mapping[str, Any]) -> None:
        if message.get("do") == "read":
            read(game, panel, view)
            return
        attempt(lambda: referee().submit(game, HOST, panel.command(view, HOST, message), look.seen))

    def spoken(step: str) -> None:
        attempt(lambda: referee().submit(game, HOST, Advance(by=HOST, step=step), look.seen))

    looked = looking(game)
    feed = referee().feed(game, HOST)
    head(look, panel, who, t, seconds_left(look), feed)
    if acting(night, game, panel, who, t, refused):
        return
    stage = beside(view, panel.tally(view, t), who, t, feed)
    foot(night, game, look, panel, who, t, spoken)
    with stage:
        panel.stage(reading(night, game, panel, view), who, t, refused, sent)
        if board := panel.board(view, who, LAPTOP):
            hopping(game, view, board, who, t, looked)
