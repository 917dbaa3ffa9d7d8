"""A player's private page: one thing to do at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Seat
from pages.hand import do, hand, words_of
from pages.parts.between import between
from pages.parts.frame import attempt, frame, refused_words
from pages.parts.going import follow
from pages.parts.house import Caller, referee, refused
from pages.parts.live import live, lively
from pages.parts.people import guests
from pages.parts.phone import phone


def page(caller: Caller) -> None:
    """Draw the page of the seat whose link this is."""
    frame("Meneur")
    _body(caller)


@lively
def _body(caller: Caller) -> None:
    night, seat = caller.night, Seat(caller.viewer)
    if night is None:
        return
    follow("seat")

    def sent(message: Mapping[str, Any]) -> None:
        attempt(lambda: do(caller, message))

    held = hand(night, seat, refused())
    if held is not None:
        phone(held, caller.key, sent)
        return
    look = referee().look(night, seat)
    who = guests(look.night.people, look.game.away if look.game else ())
    t = words_of(look, seat)
    live(
        key=caller.key,
        seen=look.seen,
        title="Meneur",
        language=t.language,
        page="phone",
        cut=t("cut"),
    )
    between(caller, look, who, t, refused_words(t, who), sent)
