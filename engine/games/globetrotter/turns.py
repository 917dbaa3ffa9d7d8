"""G6, G8, G16: the next turn, and how the game is won."""

from __future__ import annotations

from engine import table
from engine.core import Ending, Event
from engine.games.globetrotter.events import AnswerTold, StraightWin, TurnStarted
from engine.games.globetrotter.evolve import after
from engine.games.globetrotter.state import State


def close(state: State) -> tuple[Event, ...]:
    """Nobody may try the question any more: everyone learns its answer, and the turn is over."""
    return (*tell(state), *next_turn(state))


def tell(state: State) -> tuple[Event, ...]:
    """The answer of the present attempt, unless everyone knows it (G5)."""
    region = state.asked.now.region
    if region in state.asked.told:
        return ()
    return (AnswerTold(region, state.asked.card(region).answer),)


def next_turn(state: State) -> tuple[Event, ...]:
    """The seat to the left is on (G6); after a straight win only who still gets a first turn (G16)."""
    turn = state.now
    if not state.straight:
        seat = state.table.left(turn.seat)
        return (TurnStarted(turn.round + 1, seat, first=seat not in state.rolled),)
    for seat in state.owed:
        if seat in state.table.present:
            return (TurnStarted(turn.round + 1, seat, first=True),)
    return (table.Ended(Ending(state.straight, "straight-win")),)


def win(state: State) -> tuple[Event, ...]:
    """The last question was right: he wins, and ends it (G8). In his first turn, those who have not
    rolled yet get theirs (G16)."""
    seat = state.now.seat
    if not state.now.first:
        return (table.Ended(Ending((seat,), "last-question")),)
    owed = state.owed
    if not state.straight:
        others = state.table.clockwise(seat)
        owed = tuple(other for other in others if other not in state.rolled and other != seat)
    straight = StraightWin(seat, owed)
    return (straight, *next_turn(after(state, straight)))
