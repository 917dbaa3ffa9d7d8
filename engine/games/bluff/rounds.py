"""D1, D8: who opens, and how a round begins."""

from __future__ import annotations

from engine.core import Box, Event, Seat
from engine.games.bluff.events import OpenerDrawn, RoundStarted
from engine.games.bluff.state import Cup, Round, State


def first_round(state: State, box: Box) -> tuple[Event, ...]:
    """The lot says who opens the first round (D8)."""
    opener = box.shuffle(state.table.seats)[0]
    return (OpenerDrawn(opener), RoundStarted(1, opener))


def next_round(state: State) -> tuple[Event, ...]:
    """Everyone still in rolls again (D8)."""
    return (RoundStarted(state.now.number + 1, next_opener(state)),)


def again(state: State) -> tuple[Event, ...]:
    """The next round in place of one that does not count, with the same opener."""
    return (RoundStarted(state.now.number + 1, in_or_left(state, state.now.opener)),)


def next_opener(state: State) -> Seat:
    """The loser of the doubt or, by the option, its winner; on an exact bid the doubter lost.

    If that player is out, the next one to the left who is in (D8).
    """
    made, doubter = state.now.doubted
    held = state.now.actual is not None and state.now.actual >= made.bid.count
    winner, loser = (made.seat, doubter) if held else (doubter, made.seat)
    return in_or_left(state, loser if state.options.opener == "loser" else winner)


def in_or_left(state: State, seat: Seat) -> Seat:
    """This seat if it is in, else the next one to the left that is."""
    still_in = state.still_in
    if seat in still_in:
        return seat
    return next(other for other in state.table.clockwise(seat) if other in still_in)


def started(state: State, event: RoundStarted) -> State:
    """All who are in play it. With dice on the table nobody taps a cup: the bids begin (A5)."""
    cups = tuple(Cup(seat) for seat in state.still_in)
    phase = "bid" if state.options.dice == "table" else "roll"
    return state.but(phase=phase, round=Round(event.round, event.opener, cups))
