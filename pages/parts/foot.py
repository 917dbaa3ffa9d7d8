"""The foot of the console: read aloud, take back, and the one warm button that says what comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

import streamlit as st

from engine.core import HOST, Command
from engine.look import Look
from engine.play import UNHEARD
from engine.table import Resume
from pages.parts.frame import attempt
from pages.parts.going import go
from pages.parts.house import referee
from pages.parts.menu import menu
from pages.parts.panel import Panel
from pages.parts.people import Guest, names
from pages.parts.voice import voice
from pages.parts.words import Words, literal

STEPS_SHOWN = 12


def foot(
    night: int,
    game: str,
    look: Look,
    panel: Panel,
    who: Mapping[str, Guest],
    t: Words,
    on_spoken: Callable[[str], None],
) -> None:
    """Draw the foot. The main button asks for exactly what it says, on what it was drawn from."""
    view = look.game
    assert view is not None
    with st.container(key="foot"):
        left, middle, rare, right = st.columns([4, 2, 1, 6], vertical_alignment="center")
        with left:
            voice(panel.spoken(view, t), panel.moment(view), t, on_spoken)
        with middle:
            _undo(game, who, t)
        with rare:
            menu(night, game, look, panel, who, t)
        with right, st.container(key="main"):
            _main(game, look, panel, who, t)


def _main(game: str, look: Look, panel: Panel, who: Mapping[str, Guest], t: Words) -> None:
    view = look.game
    assert view is not None

    def ask(command: Command) -> None:
        attempt(lambda: referee().submit(game, HOST, command, look.seen))

    if view.ending is not None:
        with st.container(horizontal=True):
            st.button(t("stats-button"), on_click=go, args=("stats",), width="stretch")
            st.button(
                t("play-again"), type="primary", on_click=go, args=("lobby",), width="stretch"
            )
        return
    if view.paused:
        st.button(
            t("menu-resume"), type="primary", on_click=ask, args=(Resume(by=HOST),), width="stretch"
        )
        return
    main = panel.main(view, t)
    if main is None:
        waited = t.list(names(who, view.waiting))
        words = t("waiting-for", names=waited) if waited else t("waiting-more")
        st.button(literal(words), disabled=True, width="stretch")
        return
    label, command = main
    st.button(
        label,
        # Warm only when it is time: while somebody is waited for, going on is possible, not wanted.
        type="secondary" if view.waiting else "primary",
        disabled=command is None,
        on_click=ask,
        args=(command,),
        width="stretch",
        key="main-button",
    )


def _undo(game: str, who: Mapping[str, Guest], t: Words) -> None:
    steps = st.popover(
        t("undo"), icon=":material/undo:", key="undo", on_change="rerun", width="stretch"
    )
    if not steps.open:
        return
    with steps:
        past = referee().steps_back(game)[:STEPS_SHOWN]
        st.caption(t("undo-title") if past else t("undo-none"))
        forward = referee().step_forward(game)
        if forward is not None:

            def redo() -> None:
                attempt(lambda: referee().take_back(game, forward))

            st.button(t("redo"), key="redo", on_click=redo, width="stretch")
        for step in past:
            if step.line.message == UNHEARD:
                continue  # that the dasher has marked something is his secret

            def back(to: int = step.version) -> None:
                attempt(lambda: referee().take_back(game, to))

            at = datetime.fromtimestamp(step.at).strftime("%H:%M:%S")
            said = t.line(step.line, {seat: guest.name for seat, guest in who.items()})
            st.button(
                literal(f"{at} · {said}"),
                key=f"back-{step.version}",
                on_click=back,
                width="stretch",
            )
