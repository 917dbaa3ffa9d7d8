"""The one referee of this server, and who is asking.

`MENEUR_DATABASE` names the file of the nights (default: `meneur.db` beside `app.py`).
"""

from __future__ import annotations

import functools
import os
import time
from collections.abc import Mapping
from pathlib import Path

import streamlit as st

from engine.core import HOST, ROOM, Refusal, Seat, Value, Viewer
from engine.look import Look
from engine.referee import SCREEN, Referee

HOME = Path(__file__).parents[2]
LOOPBACK_NAMES = {"localhost", "127.0.0.1", "::1"}

REFUSED_SECONDS = 8.0
"""How long a refusal is told: a page is redrawn with every move of others, and it must be read."""


def database() -> Path:
    """Give the file that the nights are kept in."""
    return Path(os.environ.get("MENEUR_DATABASE") or HOME / "meneur.db")


@functools.cache
def referee() -> Referee:
    """Open the record once for the whole server. Raises `Unusable`."""
    return Referee.open(database(), HOME / "content")


class Caller(Value):
    """Who asks for a page: the viewer, his night (None where none is open), his link ("" at the laptop)."""

    viewer: Viewer
    night: int | None
    key: str = ""

    @property
    def host(self) -> bool:
        return self.viewer == HOST

    @property
    def seat(self) -> Seat | None:
        return None if self.viewer in (HOST, ROOM, SCREEN) else Seat(self.viewer)


def host_name(header: str) -> str:
    """Give the name in a Host header, without its port."""
    if header.startswith("["):
        return header[1:].split("]")[0]
    return header.rsplit(":", 1)[0] if ":" in header else header


def loopback(address: str | None) -> bool:
    """Say whether an address is this machine's own; Streamlit's word for that is None.

    On a socket that takes both kinds, an IPv4 address comes dressed as an IPv6 one.
    """
    return address is None or address.removeprefix("::ffff:") in LOOPBACK_NAMES


def from_here(address: str | None, headers: Mapping[str, str]) -> bool:
    """Say whether a browser runs on this machine and asked for it by its own name.

    The name is checked too, because through a tunnel or a proxy every visitor comes from here.
    """
    forwarded = any(headers.get(name) for name in ("X-Forwarded-For", "Forwarded", "X-Real-Ip"))
    name = host_name(headers.get("Host") or "")
    return loopback(address) and not forwarded and name in LOOPBACK_NAMES


def at_the_laptop() -> bool:
    """Say whether this page is drawn for a browser on this machine."""
    return from_here(st.context.ip_address, st.context.headers)


def by_link(key: str) -> Caller:
    """Give whom a link names. Raises `NotAllowed` for a forged or renewed one."""
    who = referee().who(key)
    return Caller(who.viewer, tonight() if who.viewer == HOST else who.night, key)


def caller() -> Caller | None:
    """Give who asks, by his link or because he sits at the laptop; None for anybody else.

    Raises `NotAllowed` for a forged or renewed link.
    """
    key = st.query_params.get("key", "")
    if key:
        return by_link(key)
    return Caller(HOST, tonight()) if at_the_laptop() else None


def again(asked: Caller) -> Caller:
    """Give the caller as he is now: a link may have been renewed since, another night opened.

    Raises `NotAllowed`.
    """
    return by_link(asked.key) if asked.key else Caller(HOST, tonight())


def tonight() -> int | None:
    """Give the night that is open, if any."""
    night = referee().tonight()
    return night.id if night else None


def seconds_left(look: Look) -> float | None:
    """Give the time left in the present phase by the server's clock (A8), None without a limit."""
    clock = referee().clock(look.night.game) if look.night.game else None
    return None if clock is None or look.game is None or look.game.paused else clock.left


def refuse(refusal: Refusal) -> None:
    """Keep a refusal, so that this page tells it."""
    st.session_state["refusal"] = refusal, time.monotonic() + REFUSED_SECONDS


def refused() -> Refusal | None:
    """Give the refusal that this page has to tell, until its time is over."""
    refusal, until = st.session_state.get("refusal", (None, 0.0))
    return refusal if time.monotonic() < until else None


def forgive() -> None:
    """Tell no more of a refusal: something else is asked for."""
    st.session_state.pop("refusal", None)
