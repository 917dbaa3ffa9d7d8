"""What can be done next: the steps of host and dasher, and the seats that may move."""

from __future__ import annotations

from engine.core import HOST, ROOM, Seat, Viewer
from engine.games.balderdash import bluffs, card, reading, vote
from engine.games.balderdash.commands import Step
from engine.games.balderdash.state import State


def leader(state: State) -> Seat | None:
    """Who leads: the dasher, before a round the one who draws next; nobody when he is away (A6)."""
    seat = state.round.dasher if state.round else None
    if state.phase == "scores":
        seat = card.dasher_to_be(state)
    return seat if seat in state.table.present else None


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for."""
    if state.rests:
        return ()
    if state.phase == "card":
        return (state.now.dasher,)
    return bluffs.writing(state) or vote.undecided(state)


def may_move(state: State) -> tuple[Seat, ...]:
    """The seats that may send a move: those waited for and those who may replace theirs (A3)."""
    if state.rests:
        return ()
    if state.phase == "card":
        return (state.now.dasher,)
    return bluffs.writers(state) or vote.may_vote(state)


def steps(state: State, viewer: Viewer) -> tuple[Step, ...]:
    """What a viewer may do to go on, the main step first. The dasher may do less than the host."""
    if state.rests:
        return ()
    if viewer in (HOST, ROOM):
        return _steps(state)
    if viewer != leader(state):
        return ()
    early = state.phase == "reading" and not reading.is_enough(state)
    kept = {"redraw", "open_vote"} if early else {"redraw"}
    return tuple(step for step in _steps(state) if step not in kept)


def _steps(state: State) -> tuple[Step, ...]:
    match state.phase:
        case "opening":
            return ("roll_first",)
        case "scores":
            return ("draw",)
        case "card":
            return ("redraw",)
        case "bluffs":
            return ("start_reading", "redraw")
        case "reading" if not (reading.is_enough(state) and reading.is_over(state)):
            return ("read_next", "open_vote", "redraw")
        case "reading":
            return ("open_vote", "read_again", "redraw")
        case "vote":
            return ("close_vote", "redraw")
        case "reveal":
            return ("move_pawns",) if state.now.all_revealed else ("reveal_next",)
    return ()
