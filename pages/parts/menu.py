"""What the host rarely needs, behind "…": correct, act for somebody, skip, leave, pause, end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from engine.core import HOST, Advance, Command, Seat
from engine.look import Look
from engine.table import Correct, End, Pause, Resume, Skip
from pages.parts.frame import attempt, refused_words
from pages.parts.house import referee
from pages.parts.invite import chosen_network
from pages.parts.network import base_url
from pages.parts.panel import Panel
from pages.parts.people import Guest
from pages.parts.words import Words, words

Ask = Callable[[Command], None]


def menu(
    night: int, game: str, look: Look, panel: Panel, who: Mapping[str, Guest], t: Words
) -> None:
    """Draw the "…" button; its content is drawn only while it is open."""
    more = st.popover(t("menu"), key="menu", on_change="rerun", width="stretch")
    if not more.open:
        return
    view = look.game
    assert view is not None

    def ask(command: Command) -> None:
        attempt(lambda: referee().submit(game, HOST, command))

    with more:
        if view.ending is None:
            shown = panel.main(view, t)
            for step in view.steps:
                if shown and shown[1] == Advance(by=HOST, step=step):
                    continue
                st.button(
                    t(f"step-{step}"),
                    key=f"step-{step}",
                    on_click=ask,
                    args=(Advance(by=HOST, step=step),),
                    width="stretch",
                )
            rest = Resume(by=HOST) if view.paused else Pause(by=HOST)
            st.button(
                t("menu-resume") if view.paused else t("menu-pause"),
                key="pause",
                on_click=ask,
                args=(rest,),
                width="stretch",
            )
            _act_for(view.seats, who, t)
            _skip(view.waiting, who, t, ask)
            _correct(view.seats, who, t, ask)
            _come_and_go(night, view.seats, who, t)
        st.page_link(st.session_state["pages"]["lobby"], label=t("menu-phones"))
        st.page_link(st.session_state["pages"]["rulebook"], label=t("rules"))
        st.page_link(st.session_state["pages"]["screen"], label=t("menu-screen"))
        st.caption(t("menu-screen-say"))
        st.code(
            f"{base_url(chosen_network())}/screen?key={referee().link(night, 'screen')}",
            language=None,
        )
        st.caption(t("pin-show", pin=referee().pin))
        st.code(base_url(chosen_network()), language=None)
        if view.ending is None and st.checkbox(t("menu-end"), key="end"):
            st.button(t("menu-end-sure"), key="end-sure", on_click=ask, args=(End(by=HOST),))


def _act_for(seats: tuple[Seat, ...], who: Mapping[str, Guest], t: Words) -> None:
    def open_page() -> None:
        st.session_state["acting"] = st.session_state["act-for"]
        st.session_state["acting-shown"] = False

    st.selectbox(
        t("menu-act"),
        seats,
        index=None,
        placeholder=t("choose"),
        format_func=lambda seat: who[seat].name,
        key="act-for",
        on_change=open_page,
    )


def acting(night: int, game: str, panel: Panel, who: Mapping[str, Guest], t: Words) -> bool:
    """Hand the screen over to someone without a phone (A5): his page, after a tap, gone after it."""
    seat = st.session_state.get("acting")
    if not seat:
        return False

    def show() -> None:
        st.session_state["acting-shown"] = True

    def hide() -> None:
        st.session_state["acting"] = None
        st.session_state["acting-shown"] = False

    if not st.session_state.get("acting-shown"):
        st.subheader(t("menu-act-say", name=who[seat].name), anchor=False)
        st.button(t("menu-act-open", name=who[seat].name), type="primary", on_click=show)
        st.button(t("menu-act-close"), on_click=hide)
        return True
    look = referee().look(night, seat)
    own = next(person.language for person in look.night.people if person.seat == seat)

    def sent(message: Mapping[str, Any]) -> None:
        if message.get("do") == "speak":
            attempt(lambda: referee().speak(night, seat, str(message.get("language"))))
        elif attempt(
            lambda: referee().submit(game, HOST, panel.command(look.game, HOST, message), None)
        ):
            hide()

    with st.container(key="acting"):
        spoken = words(own or t.language)
        panel.hand(
            look.game,
            who,
            spoken,
            refused_words(spoken, dict(who)),
            f"host.{night}.{game}.{seat}",
            sent,
            key="acting-hand",
            clock=None,
        )
        st.button(t("menu-act-close"), on_click=hide)
    return True


def _correct(seats: tuple[Seat, ...], who: Mapping[str, Guest], t: Words, ask: Ask) -> None:
    with st.form("correct", clear_on_submit=True):
        st.caption(t("menu-correct"))
        seat = st.selectbox(t("menu-correct-who"), seats, format_func=lambda seat: who[seat].name)
        points = st.number_input(t("menu-correct-points"), -100, 100, 1, step=1)
        why = st.text_input(t("menu-correct-why"), max_chars=120)
        if st.form_submit_button(t("menu-correct-button")):
            ask(Correct(by=HOST, seat=seat, points=int(points), why=why))
            st.rerun(scope="fragment")


def _skip(waiting: tuple[Seat, ...], who: Mapping[str, Guest], t: Words, ask: Ask) -> None:
    def skip() -> None:
        seat = st.session_state.pop("skip")
        if seat in waiting:
            ask(Skip(by=HOST, seat=seat))

    if waiting:
        st.selectbox(
            t("menu-skip"),
            waiting,
            index=None,
            placeholder=t("choose"),
            format_func=lambda seat: who[seat].name,
            key="skip",
            on_change=skip,
        )


def _come_and_go(night: int, seats: tuple[Seat, ...], who: Mapping[str, Guest], t: Words) -> None:
    def change() -> None:
        seat = st.session_state.pop("come-and-go")
        if seat is None:
            return
        there = referee().come_back if who[seat].away else referee().leave
        attempt(lambda: there(night, seat))

    st.selectbox(
        t("menu-leave"),
        seats,
        index=None,
        placeholder=t("choose"),
        format_func=lambda seat: t(
            "menu-back" if who[seat].away else "menu-remove", name=who[seat].name
        ),
        key="come-and-go",
        on_change=change,
    )
