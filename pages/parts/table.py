"""The people at the table, as the host arranges them: names, order, own codes, who leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import streamlit as st

from engine.core import Seat
from engine.look import Look
from pages.parts.frame import attempt
from pages.parts.house import referee
from pages.parts.invite import seat_address
from pages.parts.people import Guest
from pages.parts.qr import qr_picture
from pages.parts.scene import scene
from pages.parts.words import Words, literal


def table_of_people(look: Look, night: int, who: Mapping[str, Guest], t: Words) -> None:
    """Draw a line to add a name, and a button for each person that opens what can be done."""

    turn = st.session_state.get("add-turn", 0)
    field = f"add-name-{turn}"  # a new field after every name, whatever redraws in between

    def add() -> None:
        name = st.session_state[field]
        if name and attempt(lambda: referee().seat_person(night, name)):
            st.session_state["add-turn"] = turn + 1

    with st.form("add"):
        st.text_input(t("person-add"), key=field)
        st.form_submit_button(t("person-add-button"), on_click=add, width="stretch")
    if len(who) > 1:
        st.caption(t("seat-order"))
    for guest in who.values():
        label = f"{guest.letter} · " if guest.letter != guest.name else ""
        out = f" ({t('person-out')})" if guest.away else ""
        opened = st.popover(
            literal(f"{label}{guest.name}{out}"),
            key=f"person-{guest.seat}",
            on_change="rerun",
            width="stretch",
        )
        if opened.open:
            with opened:
                _person(look, night, guest, t)


def _person(look: Look, night: int, guest: Guest, t: Words) -> None:
    seat = Seat(guest.seat)
    order = [person.seat for person in look.night.people]

    def do(ask: Callable[[], object]) -> Callable[[], None]:
        return lambda: (attempt(ask), None)[1]

    def rename() -> None:
        attempt(lambda: referee().rename(night, seat, st.session_state[f"name-{seat}"]))

    def move(by: int) -> None:
        at = order.index(seat)
        order.insert(max(0, at + by), order.pop(at))
        attempt(lambda: referee().reorder(night, tuple(order)))

    st.text_input(t("person-rename"), guest.name, key=f"name-{seat}", on_change=rename)
    with st.container(horizontal=True):
        st.button(t("person-up"), key=f"up-{seat}", on_click=move, args=(-1,))
        st.button(t("person-down"), key=f"down-{seat}", on_click=move, args=(1,))
        if guest.away:
            st.button(
                t("person-back"),
                key=f"back-{seat}",
                on_click=do(lambda: referee().come_back(night, seat)),
            )
        else:
            st.button(
                t("person-remove"),
                key=f"out-{seat}",
                on_click=do(lambda: referee().leave(night, seat)),
            )
    scene(
        "code.html",
        key=f"code-{seat}",
        words=t("person-code", name=guest.name),
        picture=qr_picture(seat_address(night, seat)),
    )
    st.button(
        t("person-renew"),
        key=f"renew-{seat}",
        on_click=do(lambda: referee().renew_link(night, seat)),
        type="tertiary",
    )
