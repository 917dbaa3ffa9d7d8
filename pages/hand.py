"""A seat's hand: what its private page shows while it plays, and what it asks for."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from engine.core import Refusal, Seat, Stale
from engine.look import Look
from pages.games import PANELS
from pages.parts.frame import worded
from pages.parts.house import Caller, again, referee, seconds_left
from pages.parts.panel import mine
from pages.parts.people import guests
from pages.parts.phone import Hand
from pages.parts.words import Words, words


def hand(night: int, seat: Seat, refusal: Refusal | None = None) -> Hand | None:
    """Give what a seat of the game that is on holds now, and why what it asked for did not happen.

    None where it has nothing to play.
    """
    at = time.monotonic()
    look = referee().look(night, seat)
    view = look.game
    if view is None or seat not in view.seats or not look.night.open:
        return None
    who, t = guests(look.night.people, view.away), words_of(look, seat)
    said, draft = worded(refusal, t, who), f"{night}.{look.night.game}.{seat}"
    panel = PANELS[str(look.night.key)]
    return Hand(
        at=at,
        seen=look.seen,
        game=str(look.night.game),
        round=view.round,
        title=t("title-turn") if mine(view) else "Meneur",
        language=t.language,
        cut=t("cut"),
        turn=mine(view),
        refused=refusal is not None,
        html=panel.hand(view, who, t, said, draft, seconds_left(look)),
    )


def do(caller: Caller, message: Mapping[str, Any]) -> None:
    """Do what a message of the page asks. Raises what is refused, and `Stale` if it was drawn from
    another game or round: what is free of `seen` is not free of these."""
    night, seat = again(caller).night, Seat(caller.viewer)
    assert night is not None  # a seat's link names its night
    if message.get("do") == "speak":
        referee().speak(night, seat, str(message.get("language")))
        return
    look = referee().look(night, seat)
    match message.get("drawn"):
        case {"game": str(game), "round": int(number), "seen": str(seen)}:
            if look.game is not None and (game, number) == (look.night.game, look.game.round):
                command = PANELS[str(look.night.key)].command(look.game, seat, message)
                referee().submit(game, seat, command, seen)
                return
    raise Stale("look-again")


def words_of(look: Look, seat: Seat) -> Words:
    """Give the words of the language that a person has chosen, or of the night."""
    own = next(person.language for person in look.night.people if person.seat == seat)
    return words(own or look.night.language)
