"""D7: the cups are lifted one after the other, and the matching dice are counted."""

from __future__ import annotations

from engine.core import Event, IllegalMove, Seat
from engine.games.bluff import loss
from engine.games.bluff.commands import Count
from engine.games.bluff.events import CupLifted
from engine.games.bluff.state import State


def counting(state: State) -> bool:
    """Whether the host has to count real dice (A5)."""
    return state.phase == "reveal" and state.options.dice == "table"


def lift_next(state: State) -> tuple[Event, ...]:
    """Lift the next cup from the doubter's left, his own last; then the doubt is settled (D7)."""
    made, doubter = state.now.doubted
    order = [seat for seat in state.table.clockwise(doubter) if seat in state.now.players]
    seat = order[len(state.now.lifted)]
    cup = state.now.cup(seat)
    assert cup is not None
    matching = made.bid.matching(cup.dice)
    total = so_far(state) + matching
    lifted = CupLifted(seat, cup.dice, matching, total)
    return (lifted, *loss.settle(state, total)) if seat == doubter else (lifted,)


def matching(state: State, seat: Seat) -> int:
    """How many dice of a seat match the bid that was doubted."""
    made, _ = state.now.doubted
    cup = state.now.cup(seat)
    return made.bid.matching(cup.dice) if cup else 0


def so_far(state: State) -> int:
    """How many dice match under the cups that have been lifted."""
    return sum(matching(state, seat) for seat in state.now.lifted)


def count(state: State, command: Count) -> tuple[Event, ...]:
    """The host has counted the real dice (A5).

    Raises `IllegalMove`: not-now (phase), no-such-count (most).
    """
    if not counting(state):
        raise IllegalMove("not-now", phase=state.phase)
    if not 0 <= command.matching <= state.in_play:
        raise IllegalMove("no-such-count", most=state.in_play)
    return loss.settle(state, command.matching)
