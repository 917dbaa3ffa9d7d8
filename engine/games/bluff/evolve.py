"""The state after an event. Total: it never refuses and never rolls."""

from __future__ import annotations

from engine import table
from engine.core import Event, Scored, Seat
from engine.games.bluff import cups, loss, rounds
from engine.games.bluff.events import (
    BidMade,
    Counted,
    CupLifted,
    Doubted,
    GaveUp,
    Rerolled,
    Rolled,
    RoundStarted,
    RoundVoided,
    WentOut,
)
from engine.games.bluff.seen import Made
from engine.games.bluff.state import State
from engine.games.bluff.terms import DICE, Options
from engine.rounds import put


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before anything happened: everyone has five dice (D1)."""
    return State(
        options,
        table.Table(seats),
        dice=tuple((seat, DICE) for seat in seats),
        points=tuple((seat, 0) for seat in seats),
    )


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    state = state.but(table=table.evolve(state.table, event))
    match event:
        case RoundStarted():
            return rounds.started(state, event)
        case RoundVoided(reason=reason):
            return state.but(void=reason)
        case GaveUp():
            return loss.gave_up(state, event)
        case WentOut(seat=seat, place=place):
            return state.but(out=(*state.out, (seat, place)))
        case Scored(seat=seat, points=points):
            return _scored(state, seat, points).but_round(scored=(*state.now.scored, event))
        case table.Corrected(seat=seat, points=points):
            return _scored(state, seat, points)
        case table.Ended():
            return state.but(phase="over")
    return _in_round(state, event)


def _in_round(state: State, event: Event) -> State:
    """What changes nothing but the phase and the round."""
    match event:
        case Rolled():
            return cups.rolled(state, event)
        case BidMade(seat=seat, bid=bid):
            return state.but(void=None).but_round(path=(*state.now.path, Made(seat, bid)))
        case Rerolled():
            return cups.rerolled(state, event)
        case Doubted(seat=seat):
            return state.but(phase="reveal").but_round(doubter=seat)
        case CupLifted(seat=seat):
            return state.but_round(lifted=(*state.now.lifted, seat))
        case Counted(actual=actual):
            return state.but(phase="loss").but_round(actual=actual)
    return state


def _scored(state: State, seat: Seat, points: int) -> State:
    return state.but(points=put(state.points, seat, dict(state.points)[seat] + points))
