"""What the host rarely needs, behind "…": correct, skip, let people leave, pause, end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import streamlit as st

from engine.core import HOST, Advance, Command, Seat
from engine.look import Look
from engine.records import FORMS
from engine.shelf import Mark
from engine.table import WHY_LENGTH, Correct, End, Pause, Resume, Skip
from pages.parts.acting import act_for
from pages.parts.frame import attempt
from pages.parts.going import link, page_address
from pages.parts.house import referee
from pages.parts.network import base_url
from pages.parts.panel import Panel
from pages.parts.people import Guest
from pages.parts.pick import pick
from pages.parts.words import Words

Ask = Callable[[Command], None]


def menu(
    night: int, game: str, look: Look, panel: Panel, who: Mapping[str, Guest], t: Words
) -> None:
    """Draw the "…" button; its content is drawn only while it is open.

    Whatever has been done, or refused, is seen on the stage: the menu gives it free.
    """
    with st.container(key="menu"):
        more = st.popover(t("menu"), key=f"menu-{_turn()}", on_change="rerun", width="stretch")
    if not more.open:
        st.session_state["ending"] = False
        return
    view = look.game
    assert view is not None

    def ask(command: Command) -> None:
        _done(lambda: referee().submit(game, HOST, command, look.seen))

    with more:
        if view.ending is None:
            shown = panel.main(view, t)
            for step in view.steps:
                if shown and shown[1] == Advance(by=HOST, step=step):
                    continue
                st.button(
                    t.of(str(look.night.key), f"step-{step}"),
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
            act_for(game, view.seats, who, t)
            held = (view.turn, *view.waiting)
            _skip(tuple(dict.fromkeys(seat for seat in held if seat)), who, t, ask)
            _correct(game, view.seats, who, t)
            _come_and_go(night, view.seats, who, t)
            _end(t, ask)
        _mark(game, str(look.night.key), t)
        link("lobby", t("menu-phones"))
        link("rulebook", t("rules"))
        link("library", t("library-title"))
        st.link_button(t("menu-screen"), page_address("screen"), width="stretch")
        st.caption(t("menu-screen-say"))
        st.code(
            f"{base_url()}/screen?key={referee().link(night, 'screen')}",
            language=None,
        )
        if st.checkbox(t("pin-ask"), key="pin-shown"):
            _pin(t)


def _done(ask: Callable[[], object]) -> bool:
    """Do what was asked, and close the menu: the next to be drawn is a new one."""
    st.session_state["menu-turn"] = _turn() + 1
    return attempt(ask)


def _turn() -> int:
    turn: int = st.session_state.get("menu-turn", 0)
    return turn


def _end(t: Words, ask: Ask) -> None:
    """Offer to end the game; the question stands where the button was, so that it is in sight."""

    def turn(asked: bool) -> None:
        st.session_state["ending"] = asked

    with st.container(horizontal=True):
        if not st.session_state["ending"]:
            st.button(t("menu-end"), key="end", on_click=turn, args=(True,), width="stretch")
            return
        st.button(
            t("menu-end-sure"), key="end-sure", on_click=ask, args=(End(by=HOST),), width="stretch"
        )
        st.button(t("menu-end-not"), key="end-not", on_click=turn, args=(False,), width="stretch")


def _pin(t: Words) -> None:
    """Show what a host on another device types. From there it cannot be renewed: he would be out."""
    st.caption(t("pin-show", pin=referee().pin))
    st.code(base_url(), language=None)
    if "key" in st.query_params:
        return

    def renew() -> None:
        attempt(referee().renew_pin)

    st.button(t("pin-renew"), key="pin-renew", on_click=renew)
    st.caption(t("pin-renew-say"))


def _correct(game: str, seats: tuple[Seat, ...], who: Mapping[str, Guest], t: Words) -> None:
    def correct() -> None:
        seat, points, why = (st.session_state[f"correct-{part}"] for part in ("who", "by", "why"))
        ruling = Correct(by=HOST, seat=seat, points=int(points), why=why)
        if _done(lambda: referee().submit(game, HOST, ruling)):
            st.session_state["correct-why"] = ""

    with st.form("correct"):
        st.caption(t("menu-correct"))
        st.selectbox(
            t("menu-correct-who"), seats, format_func=lambda seat: who[seat].name, key="correct-who"
        )
        st.number_input(t("menu-correct-points"), -100, 100, 1, step=1, key="correct-by")
        st.text_input(t("menu-correct-why"), max_chars=WHY_LENGTH, key="correct-why")
        st.form_submit_button(t("menu-correct-button"), on_click=correct)


def _skip(waiting: tuple[Seat, ...], who: Mapping[str, Guest], t: Words, ask: Ask) -> None:
    seats = {who[seat].name: seat for seat in waiting}
    pick("skip", t("menu-skip"), list(seats), t, lambda name: ask(Skip(by=HOST, seat=seats[name])))


def _mark(game: str, key: str, t: Words) -> None:
    """Offer to mark the card just played; nothing of it is shown."""
    if key not in FORMS:
        return

    def mark(mark: Mark) -> None:
        st.session_state["marked"] = attempt(lambda: referee().mark_last(game, mark))

    st.caption(t("library-mark-last"))
    with st.container(horizontal=True):
        st.button(t("library-bad"), key="mark-bad", on_click=mark, args=("bad",))
        st.button(t("library-easy"), key="mark-easy", on_click=mark, args=("easy",))
    if st.session_state.pop("marked", False):
        st.text(t("library-marked"))


def _come_and_go(night: int, seats: tuple[Seat, ...], who: Mapping[str, Guest], t: Words) -> None:
    def change(said: str) -> None:
        seat = offered[said]
        there = referee().come_back if who[seat].away else referee().leave
        _done(lambda: there(night, seat))

    offered = {
        t("menu-back" if who[seat].away else "menu-remove", name=who[seat].name): seat
        for seat in seats
    }
    pick("come-and-go", t("menu-leave"), list(offered), t, change)
