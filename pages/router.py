"""Who asks, and which pages exist for him. The only place that decides it.

Every page proves its viewer itself: it is built here with the caller it is for, so that an address
typed by hand shows nothing more.
"""

from __future__ import annotations

from functools import partial

from engine.core import ROOM, Refusal
from engine.referee import SCREEN
from pages import console, join, library, lobby, pin, rulebook, screen, seat, stats
from pages.parts.apology import tell
from pages.parts.going import Page, offer, offer_only
from pages.parts.house import Caller, caller, referee, refuse, tonight

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
FOR_STRANGER: dict[str, Page] = dict.fromkeys((*FOR_HOST, *FOR_ROOM), lambda _: pin.page())


def pages_of(who: Caller) -> dict[str, Page]:
    """Give the pages that exist for a caller, the first being where he lands."""
    if who.host:
        return FOR_HOST
    return {ROOM: FOR_ROOM, SCREEN: FOR_SCREEN}.get(who.viewer, FOR_SEAT)


def route() -> None:
    """Run the page that was asked for, or the one where this caller lands."""
    try:
        referee()
        who = caller()
    except Refusal as refusal:
        _turn_away(refusal)
        return
    if who is None:
        _strangers()
    else:
        offer(pages_of(who), who, next(iter(pages_of(who).values())))


def _strangers() -> None:
    """Offer the PIN for a host elsewhere, and at the typed address the entrance of tonight."""
    night = tonight()
    if night is None:
        _ask_pin()
    else:
        room = Caller(ROOM, night, referee().link(night, ROOM))
        offer(FOR_STRANGER | FOR_ROOM, room, FOR_STRANGER["lobby"])


def _turn_away(refusal: Refusal) -> None:
    """Say why nothing is here; who held an old PIN may type the new one at once."""
    if refusal.message == "pin-renewed":
        refuse(refusal)
        _ask_pin()
    else:
        offer_only(partial(tell, refusal))


def _ask_pin() -> None:
    """Ask for the PIN at every address: at one that is not there Streamlit would lock the page."""
    offer(FOR_STRANGER, Caller(ROOM, None), FOR_STRANGER["lobby"])


route()
