"""A4, A6: what it means for a round that somebody is skipped, leaves, or comes back."""

from __future__ import annotations

from engine import table
from engine.core import Box, Event, IllegalMove
from engine.games.bluff import bids, cups, loss, rounds
from engine.games.bluff.events import RoundVoided
from engine.games.bluff.evolve import evolve
from engine.games.bluff.state import State


def skip(state: State, command: table.Skip, box: Box) -> tuple[Event, ...]:
    """Do for a seat the least that it owes: roll its cup, or make the lowest raise (A4).

    Raises `IllegalMove`: nothing-owed (seat).
    """
    seat = command.seat
    if seat in cups.unrolled(state):
        return (table.Skipped(seat), *cups.rolls(state, (seat,), box))
    if seat == bids.turn(state):
        return (table.Skipped(seat), *bids.lowest_raise(state))
    raise IllegalMove("nothing-owed", seat=seat)


def follow(state: State, ruled: tuple[Event, ...]) -> tuple[Event, ...]:
    """What a ruling that every game has brings with it here.

    Who leaves takes his dice along, so a round whose doubt is not settled does not count: all who
    are left roll again; one alone has won (D9). Who comes back has the dice he had; he plays at
    once if nobody has bid, else from the next round on (A6).
    """
    after = state
    for event in ruled:
        after = evolve(after, event)
    match ruled:
        case (table.Removed(seat=seat),) if seat in state.still_in:
            if len(after.still_in) == 1:
                return (*ruled, *loss.last_one(after))
            if state.phase != "loss" and seat in state.now.players:
                return (*ruled, RoundVoided("player-left"), *rounds.again(after))
        case (table.BroughtBack(seat=seat),) if seat in after.still_in:
            if state.phase in ("roll", "bid") and not state.now.path:
                return (*ruled, RoundVoided("player-back"), *rounds.again(after))
        case (table.Ended(),):
            return (*loss.ended_early(state), *ruled)
    return ruled
