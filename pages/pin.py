"""A host elsewhere: proves with the PIN that stands on the laptop that he may lead."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from typing import Any

import streamlit as st

from engine.core import NotAllowed
from pages.parts.frame import attempt, frame, refused_words
from pages.parts.house import referee
from pages.parts.scene import scene
from pages.parts.words import words

FREE_TRIES = 3
MOST_DOUBLINGS = 6
LONGEST_WAIT = 60.0
"""Seconds between tries at most; the wait doubles with every wrong PIN, whoever types it."""


class Door:
    """Counts wrong tries of the whole server, so that a new window is no new chance."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._wrong = 0
        self._open_at = 0.0

    def knock(self, pin: str, now: float) -> str:
        """Give the host's link for the right PIN. Raises `NotAllowed`: pin-wait (seconds), pin-wrong."""
        with self._lock:
            if now < self._open_at:
                raise NotAllowed("pin-wait", seconds=int(self._open_at - now) + 1)
            try:
                link = referee().host_link(pin)
            except NotAllowed:
                self._wrong += 1
                doubled = min(self._wrong - FREE_TRIES, MOST_DOUBLINGS)
                wait = 2.0**doubled if doubled > 0 else 0.0
                self._open_at = now + min(wait, LONGEST_WAIT)
                raise
            self._wrong = 0
            return link


_door = Door()


def page() -> None:
    """Draw the entrance for a host on another device."""
    frame("Meneur")
    if "host-link" in st.session_state:
        st.query_params["key"] = st.session_state.pop("host-link")
        st.rerun()
    t = words((st.context.locale or "en")[:2])

    def sent(message: Mapping[str, Any]) -> None:
        def knock() -> None:
            typed = str(message.get("text", ""))
            st.session_state["host-link"] = _door.knock(typed, time.monotonic())

        attempt(knock)

    scene("pin.html", key="pin", on_sent=sent, t=t, refused=refused_words(t, {}))
