"""The welcome before a night is open: start one, or go back to an earlier one."""

from __future__ import annotations

from datetime import datetime

import streamlit as st
from babel.dates import format_date

from pages.parts.frame import attempt, refused_words
from pages.parts.house import referee
from pages.parts.people import guests
from pages.parts.scene import scene
from pages.parts.words import LANGUAGES, Words, words

NIGHTS_SHOWN = 12


def nights(t: Words) -> None:
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

    def start() -> None:
        today = format_date(datetime.now(), "long", locale=t.language)
        attempt(lambda: referee().start_night(t("night-title", date=today), t.language))
        st.session_state.pop("other-night", None)

    with st.container(key="main"):
        st.button(t("night-start"), type="primary", on_click=start, width="stretch")
    earlier = referee().nights()
    if not earlier:
        return
    st.subheader(t("night-earlier"), anchor=False)
    for old in earlier[:NIGHTS_SHOWN]:

        def resume(old_id: int = old.id) -> None:
            attempt(lambda: referee().resume_night(old_id))
            st.session_state.pop("other-night", None)

        scene(
            "night.html",
            key=f"night-{old.id}",
            t=t,
            night=old,
            who=guests(old.people),
        )
        st.button(t("night-resume"), key=f"resume-{old.id}", on_click=resume)
