"""The lobby: make or resume a night, let people in, choose the game and its house rules."""

from __future__ import annotations

from datetime import datetime

import streamlit as st

from pages.parts.choosing import choose
from pages.parts.frame import attempt, frame, refused_words
from pages.parts.going import follow
from pages.parts.house import Caller, referee, tonight
from pages.parts.invite import invite
from pages.parts.live import SAFETY_SECONDS, glance, live
from pages.parts.network import addresses
from pages.parts.people import guests
from pages.parts.scene import scene
from pages.parts.table import table_of_people
from pages.parts.words import LANGUAGES, Words, words


def page(caller: Caller) -> None:
    """Draw the lobby for the host."""
    frame("Meneur")
    _body(caller)


@st.fragment(run_every=SAFETY_SECONDS)
def _body(caller: Caller) -> None:
    follow("lobby")
    night = tonight()
    language = st.session_state.get("lobby-language", "en")
    t = words(referee().night(night).language if night else language)
    live(
        key=caller.key,
        seen=glance(caller.viewer, night),
        title=t("lobby-title"),
        language=t.language,
        page="lobby",
        cut=t("cut"),
    )
    if night is None or st.session_state.get("other-night"):
        _nights(t, night)
    else:
        _table(night, t)
    for fault in referee().faults[:1]:
        st.text(t("deck-fault", file=fault.file, row=fault.row, column=fault.column or "–"))


def _nights(t: Words, night: int | None) -> None:
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
        today = datetime.now().strftime("%Y-%m-%d")
        attempt(lambda: referee().start_night(t("night-title", date=today), t.language))
        st.session_state.pop("other-night", None)

    with st.container(key="main"):
        st.button(t("night-start"), type="primary", on_click=start, width="stretch")
    earlier = referee().nights()
    if not earlier:
        return
    st.subheader(t("night-earlier"), anchor=False)
    for old in earlier[:12]:

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


def _table(night: int, t: Words) -> None:
    look = referee().look(night, "host")
    who = guests(look.night.people)
    refused = refused_words(t, who)
    left, right = st.columns([3, 2], gap="large")
    with left:
        invite(look.night, who, t, night)
        found = addresses()
        if len(found) > 1:
            st.selectbox(t("network"), found, key="network")
    with right:
        scene("refused.html", key="refused", refused=refused)
        choose(look, night, t)
        table_of_people(look, night, who, t)

        def other() -> None:
            st.session_state["other-night"] = True

        st.button(t("night-other"), help=t("night-other-help"), on_click=other, type="tertiary")
