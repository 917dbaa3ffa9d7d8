"""B3: who is the first dasher."""

from __future__ import annotations

from engine.core import Box, Event, Seat
from engine.games.balderdash.events import Rolled
from engine.games.balderdash.state import State


def roll_first(state: State, box: Box) -> tuple[Event, ...]:
    """Everyone rolls; those who tie for the highest roll again, until one is left (B3)."""
    seats = state.table.present
    rolls: list[Event] = []
    while len(seats) > 1:
        roll = Rolled(tuple(zip(seats, box.roll(len(seats)), strict=True)))
        rolls.append(roll)
        seats = highest(roll)
    return tuple(rolls)


def highest(roll: Rolled) -> tuple[Seat, ...]:
    """The seats with the highest roll: one, or those who tie (B3)."""
    best = max(pips for _, pips in roll.pips)
    return tuple(seat for seat, pips in roll.pips if pips == best)
