"""A player's private page: one thing to do at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Seat
from pages.games import PANELS
from pages.parts.frame import attempt, frame, refused_words
from pages.parts.house import Caller, again, referee, seconds_left
from pages.parts.live import live, lively
from pages.parts.panel import mine
from pages.parts.people import guests
from pages.parts.scene import scene
from pages.parts.words import words


def page(caller: Caller) -> None:
    """Draw the page of the seat whose link this is."""
    frame("Meneur")
    _body(caller)


@lively
def _body(caller: Caller) -> None:
    night, seat = caller.night, Seat(caller.viewer)
    if night is None:
        return
    look = referee().look(night, seat)
    view = look.game
    who = guests(look.night.people, view.away if view else ())
    spoken = next(person.language for person in look.night.people if person.seat == seat)
    t = words(spoken or look.night.language)
    refused = refused_words(t, who)

    def sent(message: Mapping[str, Any]) -> None:
        def ask() -> None:
            again(caller)
            if message.get("do") == "speak":
                referee().speak(night, seat, str(message.get("language")))
            elif view is not None and look.night.game is not None:
                command = PANELS[str(look.night.key)].command(view, seat, message)
                referee().submit(look.night.game, seat, command, look.seen)

        attempt(ask)

    turn = view is not None and mine(view)
    live(
        key=caller.key,
        seen=look.seen,
        title=t("title-turn") if turn else "Meneur",
        language=t.language,
        page="phone",
        cut=t("cut"),
        turn=turn,
    )
    if view is None or seat not in view.seats:
        scene(
            "hand.html",
            key="hand",
            on_sent=sent,
            t=t,
            who=who,
            me=who[seat],
            points=None,
            refused=refused,
            watching=view is not None,
            clock=None,
        )
        return
    draft = f"{night}.{look.night.game}.{seat}"
    PANELS[str(look.night.key)].hand(
        view, who, t, refused, draft, sent, key="hand", clock=seconds_left(look)
    )
