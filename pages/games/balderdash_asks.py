"""Balderdash: what a page's browser sends, read as a command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Advance, Command, IllegalMove, Seat
from engine.games.balderdash.commands import (
    HandIn,
    MarkClose,
    Merge,
    PickCategory,
    RollCategory,
    SendBack,
    Vote,
)
from engine.games.balderdash.seen import BalderdashView
from engine.games.balderdash.terms import CATEGORIES


def command(view: BalderdashView, by: str, message: Mapping[str, Any]) -> Command:
    """Read a message as a command of the seat whose page it is, or of the host who acts for a seat.

    Nothing a browser sends is believed: what is not of one of these forms raises `IllegalMove`
    (odd-message), and whether this person may do it is the referee's to say.
    """
    match message:
        case {"do": "pick", "category": str(named)} if named in CATEGORIES:
            category = next(known for known in CATEGORIES if known == named)
            return PickCategory(by, _acting(view), category)
        case {"do": "roll"}:
            return RollCategory(by, _acting(view))
        case {"do": "bluff", "round": int(number), "text": str(text)} if type(number) is int:
            return HandIn(by, _acting(view), number, text)
        case {"do": "vote", "answer": int(answer)} if type(answer) is int:
            return Vote(by, _acting(view), view.round, answer)
        case {"do": "mark", "seat": str(seat), "close": bool(close)}:
            return MarkClose(by, view.round, Seat(seat), close)
        case {"do": "merge", "seats": [str(one), str(other)], "merged": bool(merged)}:
            return Merge(by, view.round, (Seat(one), Seat(other)), merged)
        case {"do": "back", "seat": str(seat), "text": str(why)}:
            return SendBack(by, Seat(seat), why)
        case {"do": "step", "step": str(step)}:
            return Advance(by, step)
    raise IllegalMove("odd-message")


def _acting(view: BalderdashView) -> Seat:
    """Give the seat a message is for: one's own, or on the stage the one whose turn it is."""
    if view.viewer in view.seats:
        return Seat(view.viewer)
    if view.waiting:
        return view.waiting[0]
    raise IllegalMove("odd-message")
