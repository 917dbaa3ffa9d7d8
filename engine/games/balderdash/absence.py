"""A4, A6: what it means for a round that somebody is skipped, leaves, or is corrected."""

from __future__ import annotations

from engine import table
from engine.core import Event, IllegalMove
from engine.games.balderdash import board
from engine.games.balderdash.events import RoundVoided
from engine.games.balderdash.state import State
from engine.games.balderdash.steps import waiting_for
from engine.games.balderdash.terms import FEWEST
from engine.games.balderdash.vote import voters


def skip(state: State, command: table.Skip) -> tuple[Event, ...]:
    """Go on without what a seat owes: no bluff, no vote, or no card from this dasher (A4).

    He may still write or vote while that is open. Raises `IllegalMove`: nothing-owed (seat).
    """
    seat = command.seat
    owes = waiting_for(state)
    if state.phase == "vote":
        owes = tuple(other for other in voters(state) if state.now.vote(other) is None)
    if seat not in owes or seat in state.now.skipped:
        raise IllegalMove("nothing-owed", seat=seat)
    if state.phase == "card":
        return (table.Skipped(seat), RoundVoided("dasher-skipped"))
    return (table.Skipped(seat),)


def follow(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What a ruling that every game has brings with it here.

    Without its dasher a round does not count before the list stands; later the host leads it (A6).
    A correction moves the pawn along.
    """
    match events:
        case (table.Removed(seat=seat),) if state.phase in ("card", "bluffs"):
            if seat == state.now.dasher:
                return (*events, RoundVoided("dasher-left"))
        case (table.Corrected() as corrected,):
            return board.correct(state, corrected)
    return events


def enough(state: State) -> None:
    """Refuse to go on alone.

    Raises `IllegalMove`: too-few (least).
    """
    if len(state.table.present) < FEWEST:
        raise IllegalMove("too-few", least=FEWEST)
