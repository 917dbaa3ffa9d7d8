"""Who asks, and which pages exist for him. The only place that decides it.

Every page proves its viewer itself: it is built here with the caller it is for, so that an address
typed by hand shows nothing more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import streamlit as st

from engine.core import ROOM, Refusal
from engine.referee import SCREEN, Unusable
from pages import console, join, library, lobby, pin, rulebook, screen, seat, stats
from pages.parts.apology import tell
from pages.parts.house import Caller, caller, referee, tonight

Page = Callable[[Caller], None]

FOR_HOST: dict[str, Page] = {
    "lobby": lobby.page,
    "console": console.page,
    "screen": screen.page,
    "stats": stats.page,
    "library": library.page,
    "rulebook": rulebook.page,
}
FOR_SEAT: dict[str, Page] = {"seat": seat.page, "rulebook": rulebook.page}
FOR_ROOM: dict[str, Page] = {"join": join.page, "seat": join.page}
FOR_SCREEN: dict[str, Page] = {"screen": screen.page}


def pages_of(who: Caller) -> dict[str, Page]:
    """Give the pages that exist for a caller, the first being where he lands."""
    if who.host:
        return FOR_HOST
    return {ROOM: FOR_ROOM, SCREEN: FOR_SCREEN}.get(who.viewer, FOR_SEAT)


def route() -> None:
    """Run the page that was asked for, or the one where this caller lands."""
    try:
        referee()
    except Unusable as unusable:
        tell(unusable)
        return
    try:
        who = caller()
    except Refusal as refusal:
        st.navigation([st.Page(partial(tell, refusal), title="Meneur")], position="hidden").run()
        return
    if who is None:
        _strangers()
    else:
        _offer(pages_of(who), who, next(iter(pages_of(who).values())))


def _strangers() -> None:
    """Offer the PIN for a host elsewhere, and at the typed address the entrance of tonight."""
    night = tonight()
    if night is None:
        st.navigation([st.Page(pin.page, title="Meneur")], position="hidden").run()
        return
    room = Caller(ROOM, night, referee().link(night, ROOM))
    _offer(FOR_ROOM, room, lambda _: pin.page())


def _offer(offered: dict[str, Page], who: Caller, first: Page) -> None:
    shown = {
        name: st.Page(_named(name, page, who), title="Meneur", url_path=name)
        for name, page in offered.items()
    }
    home = st.Page(_named("home", first, who), title="Meneur", default=True)
    st.session_state["pages"] = shown
    st.navigation([home, *shown.values()], position="hidden").run()


def _named(name: str, page: Page, who: Caller) -> Callable[[], None]:
    def run() -> None:
        page(who)

    run.__name__ = name
    return run


route()
