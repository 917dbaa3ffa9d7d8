"""Fake Artist: what a page's browser sends, read as a command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Advance, Command, IllegalMove, Seat
from engine.games.fake_artist.commands import (
    ChooseCategory,
    Confirm,
    Done,
    Draw,
    Guess,
    Judge,
    NameFirst,
    PickWord,
    SetOwnWord,
    Vote,
)
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.fake_artist.terms import MOST_POINTS, SHEET, Stroke

FAR = 10 * SHEET
"""No point that a browser sends lies further from the sheet's corner, in units."""


def command(view: FakeArtistView, by: str, message: Mapping[str, Any]) -> Command:
    """Read a message as a command of the seat whose page it is, or of the host who acts for a seat.

    Nothing a browser sends is believed: what is not of one of these forms raises `IllegalMove`
    (odd-message), and whether this person may do it is the referee's to say.
    """
    match message:
        case {"do": "first", "seat": str(seat)}:
            return NameFirst(by, Seat(seat))
        case {"do": "category", "category": str(category)}:
            return ChooseCategory(by, _acting(view), category)
        case {"do": "word", "number": int(number)} if type(number) is int:
            return PickWord(by, _acting(view), number)
        case {"do": "own", "category": str(category), "word": str(word)}:
            return SetOwnWord(by, _acting(view), category, word)
        case {"do": "looked"}:
            return Confirm(by, _acting(view), view.round)
        case {"do": "stroke", "points": [*points], "round": number, "lap": lap}:
            return Draw(by, _acting(view), _whole(number), _whole(lap), Stroke(_points(points)))
        case {"do": "done", "round": number, "lap": lap}:
            return Done(by, _acting(view), _whole(number), _whole(lap))
        case {"do": "vote", "suspect": str(suspect)}:
            return Vote(by, _acting(view), view.round, Seat(suspect))
        case {"do": "guess", "text": str(text)}:
            return Guess(by, _acting(view), view.round, text)
        case {"do": "judge", "right": bool(right)}:
            return Judge(by, view.round, right)
        case {"do": "step", "step": str(step)}:
            return Advance(by, step)
    raise IllegalMove("odd-message")


def _whole(sent: object) -> int:
    """Read a number; neither true nor false is one."""
    if type(sent) is not int:
        raise IllegalMove("odd-message")
    return sent


def _points(sent: list[object]) -> tuple[int, ...]:
    """Read the points of a stroke: whole numbers, not too many, none absurd."""
    if len(sent) > 2 * MOST_POINTS:
        raise IllegalMove("stroke-long", most=MOST_POINTS)
    points = [side for side in sent if type(side) is int and abs(side) <= FAR]
    if len(points) != len(sent):
        raise IllegalMove("stroke-odd")
    return tuple(points)


def _acting(view: FakeArtistView) -> Seat:
    """Give the seat a message is for: one's own, or on the stage the one whose time it is."""
    if view.viewer in view.seats:
        return Seat(view.viewer)
    if view.turn is not None:
        return view.turn
    if view.phase == "unmask" and view.fake is not None:
        return view.fake
    if view.waiting:
        return view.waiting[0]
    raise IllegalMove("odd-message")
