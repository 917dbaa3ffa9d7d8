"""Bluff: what a page's browser sends, read as a command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Advance, Command, IllegalMove, Seat
from engine.games.bluff.commands import Count, Doubt, MakeBid, Roll
from engine.games.bluff.seen import BluffView
from engine.games.bluff.terms import STAR, Bid


def command(view: BluffView, by: str, message: Mapping[str, Any]) -> Command:
    """Read a message as a command of the seat whose page it is, or of the host who acts for a seat.

    Nothing a browser sends is believed: what is not of one of these forms raises `IllegalMove`
    (odd-message), and whether this person may do it is the referee's to say.
    """
    match message:
        case {"do": "roll"}:
            return Roll(by, _acting(view), view.round)
        case {"do": "bid", "count": count, "face": face, **rest}:
            reroll = rest.get("reroll", [])
            return MakeBid(by, _acting(view), Bid(_whole(count), _whole(face)), _places(reroll))
        case {"do": "bid", "count": count, "star": "1", **rest}:
            reroll = rest.get("reroll", [])
            return MakeBid(by, _acting(view), Bid(_whole(count), STAR), _places(reroll))
        case {"do": "doubt"}:
            return Doubt(by, _acting(view))
        case {"do": "count", "matching": matching}:
            return Count(by, _whole(matching))
        case {"do": "step", "step": str(step)}:
            return Advance(by, step)
    raise IllegalMove("odd-message")


LARGEST = 1000
"""No number on these pages is larger."""


def _whole(number: object) -> int:
    """Read a small whole number, sent as such or as the text of a form."""
    if isinstance(number, str) and number.isascii() and number.isdigit() and len(number) < 5:
        number = int(number)
    if isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= LARGEST:
        return number
    raise IllegalMove("odd-message")


def _places(sent: object) -> tuple[int, ...]:
    """Read which dice to roll again: none, one or a list of their places."""
    places = sent if isinstance(sent, list) else [sent]
    return tuple(_whole(place) for place in places)


def _acting(view: BluffView) -> Seat:
    """Give the seat a message is for: one's own, or on the stage the one whose turn it is."""
    if view.viewer in view.seats:
        return Seat(view.viewer)
    if view.turn is not None:
        return view.turn
    raise IllegalMove("odd-message")
