"""What a command brings about, or why it is refused (A1)."""

from __future__ import annotations

from engine import table
from engine.core import HOST, Advance, Box, Command, Event, IllegalMove, NotAllowed
from engine.games.bluff import absence, bids, cups, reveal, rounds
from engine.games.bluff.commands import Count, Doubt, MakeBid, Roll
from engine.games.bluff.state import State
from engine.games.bluff.steps import steps
from engine.games.bluff.terms import MOST, Options


def check(options: Options) -> None:
    """Refuse house rules that exclude each other.

    Raises `IllegalMove`: exact-or-giveaway (D11, D12), reroll-needs-phones (D10), odds-need-phones.
    """
    if options.exact and options.giveaway:
        raise IllegalMove("exact-or-giveaway")
    if options.dice == "table" and options.reroll:
        raise IllegalMove("reroll-needs-phones")
    if options.dice == "table" and options.odds:
        raise IllegalMove("odds-need-phones")


def decide(state: State, command: Command, box: Box) -> tuple[Event, ...]:
    """Check everything, then tell what happens.

    Raises a `Refusal`: those of `table.decide`, not-this-game, and those of the rules.
    """
    ruled = table.decide(state.table, command, MOST, late=False)
    if ruled is not None:
        return absence.follow(state, ruled)
    match command:
        case table.Skip():
            return absence.skip(state, command, box)
        case Advance():
            return advance(state, command, box)
        case Roll():
            return cups.roll(state, command, box)
        case MakeBid():
            return bids.make_bid(state, command, box)
        case Doubt():
            return bids.doubt(state, command)
        case Count(by=by):
            if by != HOST:
                raise NotAllowed("host-only")
            return reveal.count(state, command)
    raise IllegalMove("not-this-game")


def advance(state: State, command: Advance, box: Box) -> tuple[Event, ...]:
    """Go on to the next step.

    Raises `NotAllowed`: host-only. Raises `IllegalMove`: not-now (phase).
    """
    if command.by != HOST:
        raise NotAllowed("host-only")
    if command.step not in steps(state, HOST):
        raise IllegalMove("not-now", phase=state.phase)
    match command.step:
        case "roll_all":
            return cups.rolls(state, cups.unrolled(state), box)
        case "lowest_raise":
            return bids.lowest_raise(state)
        case "lift_next":
            return reveal.lift_next(state)
    return rounds.next_round(state)
