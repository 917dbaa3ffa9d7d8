"""Globetrotter: what a page's browser sends, read as a command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Advance, Command, IllegalMove, Seat
from engine.games.globetrotter.commands import (
    Answer,
    ChooseRegion,
    Decline,
    GiveWedge,
    GoTo,
    Judge,
    Pass,
    PickRegion,
    PickTwo,
    PlayBoarding,
    PlayFirstClass,
    PlayPassport,
    Roll,
    RollFirst,
    SetEasier,
    TakeWedge,
    VoteRegion,
)
from engine.games.globetrotter.seen import GlobetrotterView
from engine.games.globetrotter.terms import REGIONS, Easier, Region

EASIER: tuple[Easier, ...] = ("none", "time", "wedge")
"""What may make it easier for a seat (G10)."""


def easier_kinds(view: GlobetrotterView) -> tuple[Easier, ...]:
    """Give what the host is offered: more time only where there is a time (G10, A8)."""
    timed = view.options.answer_seconds > 0
    return tuple(easier for easier in EASIER if timed or easier != "time")


def command(view: GlobetrotterView, by: str, message: Mapping[str, Any]) -> Command:
    """Read a message as a command of the seat whose page it is, or of the host who acts for a seat.

    Nothing a browser sends is believed: what is not of one of these forms raises `IllegalMove`
    (odd-message), and whether this person may do it is the referee's to say.
    """
    match message:
        case {"do": "step", "step": str(step)}:
            return Advance(by, step)
        case {"do": "judge", "right": bool(right)}:
            return Judge(by, right)
        case {"do": "two", "region": [one, other]}:
            return PickTwo(by, (_region(one), _region(other)))
        case {"do": "pick", "region": region}:
            return PickRegion(by, _region(region))
        case {"do": "easier", "seat": str(seat), "easier": str(easier)}:
            return SetEasier(by, Seat(seat), _easier(easier))
        case {"do": "wedge", "seat": str(seat), "region": region, "why": str(why), "way": "give"}:
            return GiveWedge(by, Seat(seat), _region(region), why)
        case {"do": "wedge", "seat": str(seat), "region": region, "why": str(why), "way": "take"}:
            return TakeWedge(by, Seat(seat), _region(region), why)
    return _move(view, by, message)


def _move(view: GlobetrotterView, by: str, message: Mapping[str, Any]) -> Command:
    """Read a move of the seat that is to act."""
    seat = _acting(view)
    match message:
        case {"do": "first", "lap": int(lap)} if type(lap) is int:
            return RollFirst(by, seat, lap)
        case {"do": "roll"}:
            return Roll(by, seat)
        case {"do": "go", "space": str(space)}:
            return GoTo(by, seat, space)
        case {"do": "boarding"}:
            return PlayBoarding(by, seat)
        case {"do": "choose", "region": region}:
            return ChooseRegion(by, seat, _region(region))
        case {"do": "vote", "round": int(number), "region": region} if type(number) is int:
            return VoteRegion(by, _for(view, message), number, _region(region))
        case {"do": "answer", "text": str(text)}:
            return Answer(by, seat, text)
        case {"do": "pass"}:
            return Pass(by, seat)
        case {"do": "first_class"}:
            return PlayFirstClass(by, seat)
        case {"do": "passport", "round": int(number)} if type(number) is int:
            return PlayPassport(by, _for(view, message), number)
        case {"do": "decline", "round": int(number)} if type(number) is int:
            return Decline(by, _for(view, message), number)
    raise IllegalMove("odd-message")


def _acting(view: GlobetrotterView) -> Seat:
    """Give the seat a message is for: one's own, or on the stage the one that is to act."""
    if view.viewer in view.seats:
        return Seat(view.viewer)
    if view.turn is not None:
        return view.turn
    if view.waiting:
        return view.waiting[0]
    raise IllegalMove("odd-message")


def _for(view: GlobetrotterView, message: Mapping[str, Any]) -> Seat:
    """Give the seat that votes, plays a passport or does not: on the stage the host says whose it is."""
    seat = message.get("seat")
    for other in view.open:
        if view.viewer not in view.seats and seat == other:
            return other
    return _acting(view)


def _region(sent: object) -> Region:
    for region in REGIONS:
        if sent == region:
            return region
    raise IllegalMove("odd-message")


def _easier(sent: str) -> Easier:
    for easier in EASIER:
        if sent == easier:
            return easier
    raise IllegalMove("odd-message")
