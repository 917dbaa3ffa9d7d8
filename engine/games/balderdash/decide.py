"""What a command brings about, or why it is refused (A1)."""

from __future__ import annotations

from engine import table
from engine.core import HOST, Advance, Box, Command, Event, IllegalMove, NotAllowed, Ruling
from engine.games.balderdash import absence, alike, bluffs, board, card, opening, reading, vote
from engine.games.balderdash.commands import (
    HandIn,
    MarkClose,
    Merge,
    PickCategory,
    RollCategory,
    SendBack,
    Vote,
)
from engine.games.balderdash.events import RoundEnded, RoundVoided, VoteClosed
from engine.games.balderdash.evolve import evolve
from engine.games.balderdash.score import unmoved
from engine.games.balderdash.state import State
from engine.games.balderdash.steps import leader, steps
from engine.games.balderdash.terms import MOST


def decide(state: State, command: Command, box: Box) -> tuple[Event, ...]:
    """Check everything, then tell what happens.

    Raises a `Refusal`: those of `table.decide`, too-few (least), and those of the rules.
    """
    ruled = table.decide(state.table, command, MOST, late=True)
    if ruled is not None:
        return absence.follow(state, ruled)
    absence.enough(state)
    match command:
        case table.Skip():
            return absence.skip(state, command)
        case Advance():
            return advance(state, command, box)
        case PickCategory():
            return card.pick(state, command, box)
        case RollCategory():
            return card.roll(state, command, box)
        case HandIn():
            return bluffs.hand_in(state, command)
        case Vote():
            return vote.vote(state, command)
        case SendBack():
            _led(state, command)
            return bluffs.send_back(state, command)
        case MarkClose():
            _led(state, command)
            return alike.mark(state, command)
        case Merge():
            _led(state, command)
            return alike.merge(state, command)
    raise IllegalMove("not-this-game")


def advance(state: State, command: Advance, box: Box) -> tuple[Event, ...]:
    """Go on to the next step.

    Raises `NotAllowed`: dasher-only (seat), host-only. Raises `IllegalMove`: not-now (phase), and
    those of the step.
    """
    _led(state, command)
    if command.step not in steps(state, HOST):
        raise IllegalMove("not-now", phase=state.phase)
    if command.step not in steps(state, command.by):
        raise NotAllowed("host-only")
    match command.step:
        case "roll_first":
            return opening.roll_first(state, box)
        case "draw":
            return card.draw(state, box)
        case "start_reading":
            return reading.start_reading(state, box)
        case "read_next" | "read_again":
            return reading.read_next(state)
        case "open_vote":
            return vote.open_vote(state)
        case "close_vote":
            return (VoteClosed(),)
        case "reveal_next":
            return vote.reveal_next(state)
        case "move_pawns":
            return move_pawns(state)
    return redraw(state, box)


def redraw(state: State, box: Box) -> tuple[Event, ...]:
    """Throw the card away: the same dasher draws a new one (A4)."""
    voided = RoundVoided("redrawn")
    return (voided, *card.draw(evolve(state, voided), box))


def move_pawns(state: State) -> tuple[Event, ...]:
    """The pawns move by their points, and the round is over unless one of them wins (B13)."""
    moves = board.move_pawns(state, unmoved(state))
    return moves if board.wins(moves) else (*moves, RoundEnded())


def _led(state: State, command: Ruling) -> None:
    if command.by == HOST:
        return
    seat = leader(state)
    if seat is None:
        raise NotAllowed("host-only")
    if command.by != seat:
        raise NotAllowed("dasher-only", seat=seat)
