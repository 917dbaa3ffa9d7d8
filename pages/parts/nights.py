"""The welcome: start a night, alone or with the people of the one that is open, or go back to one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import streamlit as st
from babel.dates import format_date

from engine.core import Seat
from engine.night import Night
from pages.parts.frame import attempt, refused_words
from pages.parts.going import go
from pages.parts.house import referee
from pages.parts.people import guests
from pages.parts.scene import scene
from pages.parts.words import LANGUAGES, Words, literal, words

NIGHTS_SHOWN = 12


def nights(tonight: int | None, t: Words) -> None:
    """Draw the welcome: one button that starts a night, and the earlier nights to go back to."""
    scene("welcome.html", key="welcome", t=t, refused=refused_words(t, {}))
    chosen = st.segmented_control(
        "Language / Langue",
        LANGUAGES,
        format_func=lambda code: words(code)("language-name"),
        default=t.language,
        required=True,
        key="lobby-language",
    )
    t = words(chosen or t.language)
    now = referee().night(tonight) if tonight is not None else None
    if now is not None and now.present:
        _start_along(now, t)
    else:
        with st.container(key="main"):
            st.button(
                t("night-start"), type="primary", on_click=_starting(t, None, ()), width="stretch"
            )
    earlier = referee().nights()
    if earlier:
        st.subheader(t("night-earlier"), anchor=False)
    for night in earlier[:NIGHTS_SHOWN]:
        _earlier(night, t)


def _start_along(now: Night, t: Words) -> None:
    """Offer to go on with the same people, some of them, or nobody."""
    named = {person.seat: person.name for person in now.present}
    coming = st.pills(
        t("night-along"),
        list(named),
        format_func=lambda seat: literal(named[seat]),
        selection_mode="multi",
        default=list(named),
        key=f"along-{now.id}",
    )
    with st.container(key="main"):
        st.button(
            t("night-start-along", count=len(coming)),
            type="primary",
            disabled=not coming,
            on_click=_starting(t, now.id, tuple(coming)),
            width="stretch",
        )
    st.button(t("night-start-empty"), key="empty", on_click=_starting(t, None, ()), width="stretch")


def _starting(t: Words, before: int | None, seats: tuple[Seat, ...]) -> Callable[[], None]:
    def start() -> None:
        attempt(lambda: referee().start_night(_title(t), t.language, before, seats))

    return start


def _title(t: Words) -> str:
    """Name a night after its day; a second one on the same day has a number too."""
    date = format_date(datetime.now(), "long", locale=t.language)
    title = t("night-title", date=date)
    number = 1 + sum(night.title.startswith(title) for night in referee().nights())
    return t("night-title-more", date=date, number=number) if number > 1 else title


def _earlier(night: Night, t: Words) -> None:
    def resume() -> None:
        attempt(lambda: referee().resume_night(night.id))
        st.session_state["other-night"] = None

    def look_back() -> None:
        st.session_state["stats-night"] = night.id
        go("stats")

    scene("night.html", key=f"night-{night.id}", t=t, night=night, who=guests(night.people))
    with st.container(horizontal=True):
        st.button(t("night-resume"), key=f"resume-{night.id}", on_click=resume)
        if night.games:
            st.button(
                t("stats-button"), key=f"stats-{night.id}", on_click=look_back, type="tertiary"
            )
