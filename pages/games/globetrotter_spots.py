"""What lies on the wheel of Globetrotter now, for the scene over it and for a phone's small wheel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Seat, Value
from engine.games.globetrotter.seen import GlobetrotterView
from engine.games.globetrotter.terms import Region, Space
from engine.games.globetrotter.wheel import SPACES, kind, region
from pages.games.globetrotter_facts import sign
from pages.games.globetrotter_wheel import AGAIN
from pages.parts.people import Guest
from pages.parts.wheel import LOOKS, OUTLINES, Point, lit, middle, path, spot, stands

REGION_OF: dict[Space, Region | None] = {space: region(space) for space in SPACES}


class Letter(Value):
    """What stands on a space: the letter of its region or the sign of ROLL AGAIN."""

    x: int
    y: int
    sign: str
    kind: str


class Disc(Value):
    """The number of a space that can be reached."""

    x: int
    y: int
    number: int


class Pawn(Value):
    """A pawn and its sign's outline. `steps` are the places of the last walk, if it was its own."""

    guest: Guest
    wedges: tuple[Region, ...]
    x: int
    y: int
    sign: str
    steps: str = ""


def spots(view: GlobetrotterView, who: Mapping[str, Guest]) -> dict[str, Any]:
    """Give what a wheel's template draws, in thousandths, y downwards."""
    return {
        "outlines": OUTLINES,
        "region_of": REGION_OF,
        "letters": tuple(_letter(space, space in view.targets) for space in SPACES[1:]),
        "lit_letters": tuple(_letter(space, True) for space in view.targets if space != "hub"),
        "discs": {
            space: Disc(*spot(lit(space)[1]), number)
            for number, space in enumerate(view.targets, 1)
        },
        "pawns": pawns(view, who),
        "trail": trail(view),
        "stroller": who[view.walk.seat] if view.walk and view.walk.seat in who else None,
    }


def pawns(view: GlobetrotterView, who: Mapping[str, Guest]) -> tuple[Pawn, ...]:
    """Give the pawns of all who play, each on a place of its own."""
    standing: dict[Space, list[Seat]] = {}
    for seat, space in view.pawns:
        if seat in who and seat not in view.away:
            standing.setdefault(space, []).append(seat)
    placed = {
        seat: point
        for space, seats in standing.items()
        for seat, point in zip(seats, stands(space, len(seats)), strict=True)
    }
    wedges = dict(view.wedges)
    last = view.walk.seat if view.walk else None
    order = sorted(placed, key=lambda seat: (seat == last, seat))  # who walks lies over the others
    return tuple(_pawn(view, who[seat], wedges[seat], placed[seat]) for seat in order)


def trail(view: GlobetrotterView) -> str:
    """Give the way that whose turn it is has come, while it matters; else ""."""
    walk = view.walk
    if walk is None or walk.seat != view.turn or view.phase in ("start", "move"):
        return ""
    return path((stands(space, 1)[0] for space in walk.path), closed=False)


def _pawn(view: GlobetrotterView, guest: Guest, wedges: tuple[Region, ...], point: Point) -> Pawn:
    x, y = spot(point)
    walk = view.walk
    if walk is None or walk.seat != guest.seat:
        return Pawn(guest, wedges, x, y, sign(guest))
    way = [*(spot(stands(space, 1)[0]) for space in walk.path[:-1]), (x, y)]
    steps = " ".join(f"{across},{down}" for across, down in way)
    return Pawn(guest, wedges, x, y, sign(guest), steps)


def _letter(space: Space, beside: bool) -> Letter:
    where = region(space)
    at = lit(space)[0] if beside else middle(space)
    return Letter(*spot(at), LOOKS[where].letter if where else AGAIN, kind(space))
