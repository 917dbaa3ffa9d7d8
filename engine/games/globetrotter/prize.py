"""G4, G5, G7, G8, G10, G11: what the space on which a pawn stops brings."""

from __future__ import annotations

from engine.core import Seat
from engine.games.globetrotter import wheel
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import REGIONS, Phase, Region, Space


def landing(state: State, seat: Seat) -> Phase:
    """What comes after a pawn has stopped: another roll, the choice of a region, or a question."""
    match wheel.kind(dict(state.pawns)[seat]):
        case "again":
            return "throw"
        case "hub":
            return "last" if complete(state, seat) else "choose"
    return "ask"


def complete(state: State, seat: Seat) -> bool:
    """Whether a seat has all six wedges (G8)."""
    return len(dict(state.wedges)[seat]) == len(REGIONS)


def prize(state: State, seat: Seat, space: Space | None = None) -> Region | None:
    """The wedge that a right answer on a space, or where the pawn stands, would win.

    On an HQ its own; by `quick` (G11), or where it is made easier so for this seat (G10), also on a
    plain space that of its region. The hub has none. None also when the seat has it already.
    """
    space = space or dict(state.pawns)[seat]
    region = wheel.region(space)
    anywhere = state.options.quick or dict(state.easier).get(seat) == "wedge"
    if (wheel.kind(space) == "hq" or anywhere) and state.lacks(seat, region):
        return region
    return None


def at_stake(state: State) -> bool:
    """Whether the question is for the wedge of an HQ that he lacks, so that cards may help (G14, G15).

    Not once everyone knows its answer. A wedge that `quick` or `easier` would give on a plain space
    is not saved by cards.
    """
    question = state.question
    if question is None or wheel.kind(question.space) != "hq":
        return False
    return state.lacks(question.seat, question.prize) and question.region not in question.told
