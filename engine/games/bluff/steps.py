"""What can be done next: the steps of the host, and the seats that may move."""

from __future__ import annotations

from engine.core import HOST, ROOM, Seat, Viewer
from engine.games.bluff import bids, cups
from engine.games.bluff.commands import Step
from engine.games.bluff.state import State
from engine.games.bluff.terms import Phase

STEPS: dict[Phase, Step] = {
    "roll": "roll_all",
    "bid": "lowest_raise",
    "reveal": "lift_next",
    "loss": "next_round",
}
"""The one step of each phase."""


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for: no other may move."""
    if state.rests:
        return ()
    seat = bids.turn(state)
    return cups.unrolled(state) if seat is None else (seat,)


def steps(state: State, viewer: Viewer) -> tuple[Step, ...]:
    """What a viewer may do to go on. Real dice are counted, not lifted (A5)."""
    counted = state.phase == "reveal" and state.options.dice == "table"
    if state.rests or counted or viewer not in (HOST, ROOM):
        return ()
    return (STEPS[state.phase],)
