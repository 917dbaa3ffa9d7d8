"""G3, G4, G13: the die, the walk, and the boarding pass."""

from __future__ import annotations

from engine.core import Box, Event, IllegalMove, Seat
from engine.games.globetrotter import asking, wheel
from engine.games.globetrotter.commands import GoTo
from engine.games.globetrotter.events import BoardingPlayed, Moved, Rolled
from engine.games.globetrotter.evolve import after
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import Path, Region


def roll(state: State, seat: Seat, box: Box) -> tuple[Event, ...]:
    """Roll the die (G3).

    Raises `IllegalMove`: begin-first, not-your-turn (seat), die-cast (die), not-now (phase).
    """
    on_turn(state, seat)
    if state.phase == "move":
        raise IllegalMove("die-cast", die=state.now.die or 0)
    if state.phase != "throw":
        raise IllegalMove("not-now", phase=state.phase)
    (die,) = box.roll()
    return (Rolled(seat, die),)


def targets(state: State) -> dict[wheel.Space, Path]:
    """The spaces that can be reached with the die, each with its path (G3)."""
    if state.phase != "move" or state.now.die is None:
        return {}
    return wheel.moves(state.space, state.now.die)


def go_to(state: State, command: GoTo, box: Box) -> tuple[Event, ...]:
    """Walk to a space (G3). The question follows at once unless a boarding pass could be played.

    Raises `IllegalMove`: begin-first, not-your-turn (seat), die-first, not-now (phase),
    no-such-space, not-reachable (die).
    """
    on_turn(state, command.seat)
    if state.phase == "throw":
        raise IllegalMove("die-first")
    if state.phase != "move":
        raise IllegalMove("not-now", phase=state.phase)
    if command.space not in wheel.SPACES:
        raise IllegalMove("no-such-space")
    path = targets(state).get(command.space)
    if path is None:
        raise IllegalMove("not-reachable", die=state.now.die or 0)
    moved = Moved(command.seat, path)
    return (moved, *_arrived(after(state, moved), box))


def boarding(state: State) -> tuple[Path, Region] | None:
    """Where a boarding pass would take whose turn it is now, or None (G13)."""
    if not _stops(state) or not state.holds(state.now.seat, "boarding"):
        return None
    path = wheel.boarding(state.space)
    region = wheel.region(path[-1]) if path else None
    if path is None or region is None or not state.lacks(state.now.seat, region):
        return None
    return path, region


def board(state: State, seat: Seat, box: Box) -> tuple[Event, ...]:
    """Play a boarding pass (G13). One that would have no effect is kept (G12).

    Raises `IllegalMove`: begin-first, not-your-turn (seat), card-none (card), boarding-far (steps to
    the nearest HQ), boarding-owned (region), boarding-late.
    """
    on_turn(state, seat)
    if not state.holds(seat, "boarding"):
        raise IllegalMove("card-none", card="boarding")
    path = wheel.boarding(state.space)
    if path is None:
        raise IllegalMove("boarding-far", steps=wheel.steps_to_hq(state.space))
    region = wheel.region(path[-1])
    if region is None or not state.lacks(seat, region):
        raise IllegalMove("boarding-owned", region=str(region))
    if not _stops(state):
        raise IllegalMove("boarding-late")
    played = BoardingPlayed(seat, path, region)
    return (played, *asking.ask(after(state, played), region, box))


def on_turn(state: State, seat: Seat) -> None:
    """Refuse who is not on.

    Raises `IllegalMove`: begin-first, not-your-turn (seat: whose it is).
    """
    if state.turn is None:
        raise IllegalMove("begin-first")
    if seat != state.turn.seat:
        raise IllegalMove("not-your-turn", seat=state.turn.seat)


def _stops(state: State) -> bool:
    """Whether a pawn has just stopped and no question is drawn; on ROLL AGAIN before the roll."""
    if state.phase == "throw":
        return wheel.kind(state.space) == "again"
    return state.phase == "ask"


def _arrived(state: State, box: Box) -> tuple[Event, ...]:
    """The question, unless there is something to decide before it."""
    if state.phase != "ask" or boarding(state) is not None:
        return ()
    return asking.draw(state, box)
