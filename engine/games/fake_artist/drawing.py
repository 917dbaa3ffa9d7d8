"""F3–F4: one stroke each, clockwise, two laps."""

from __future__ import annotations

from engine.core import Event, IllegalMove, Seat
from engine.games.fake_artist.commands import Done, Draw
from engine.games.fake_artist.events import Drew, StrokeSkipped
from engine.games.fake_artist.state import State
from engine.games.fake_artist.stroke import kept
from engine.games.fake_artist.terms import LAPS
from engine.games.fake_artist.words import plays, this_round


def slot(state: State) -> tuple[int, Seat] | None:
    """The lap and the artist whose stroke is next; None when the drawing is finished.

    Who is away is passed over (F10).
    """
    if state.phase != "draw":
        return None
    left = state.now.slots[state.now.passed :]
    return next(((lap, seat) for lap, seat in left if seat in state.table.present), None)


def turn(state: State) -> Seat | None:
    """Whose turn it is."""
    lap_and_seat = slot(state)
    return lap_and_seat[1] if lap_and_seat else None


def lap(state: State) -> int:
    """The lap that is being drawn, the last one once they are all drawn; 0 before."""
    lap_and_seat = slot(state)
    if lap_and_seat is not None:
        return lap_and_seat[0]
    return LAPS if state.now.passed else 0


def is_drawn(state: State) -> bool:
    """Whether the last stroke stands."""
    return state.phase == "draw" and slot(state) is None


def draw(state: State, command: Draw) -> tuple[Event, ...]:
    """Send a stroke; the same one twice counts once (A3).

    Raises `IllegalMove`: sheet-on-paper, round-over (round), master-draws-not, next-round (seat),
    drawing-not-open, drawing-closed, not-your-turn (seat: whose it is), lap-over (lap), and those
    of `stroke.kept`.
    """
    if state.options.sheet == "paper":
        raise IllegalMove("sheet-on-paper")
    _artist(state, command)
    before = state.now.stroke(command.seat, command.lap)
    if before is not None and before.stroke == kept(command.stroke):
        return ()
    _on_turn(state, command)
    return (Drew(command.seat, command.lap, kept(command.stroke)),)


def done(state: State, command: Done) -> tuple[Event, ...]:
    """One's stroke is on the paper (F4).

    Raises `IllegalMove`: sheet-on-phones, and those of `draw` but for the stroke's own.
    """
    if state.options.sheet == "phones":
        raise IllegalMove("sheet-on-phones")
    _artist(state, command)
    if state.now.stroke(command.seat, command.lap) is not None:
        return ()
    _on_turn(state, command)
    return (Drew(command.seat, command.lap),)


def stroke_done(state: State) -> tuple[Event, ...]:
    """Whose turn it is has drawn on the paper (F4)."""
    lap_, seat = _next(state)
    return (Drew(seat, lap_),)


def skip_stroke(state: State) -> tuple[Event, ...]:
    """Go on without the stroke of whose turn it is (A4)."""
    lap_, seat = _next(state)
    return (StrokeSkipped(seat, lap_),)


def passed(state: State, event: Drew | StrokeSkipped) -> State:
    """The turn passes on behind this stroke."""
    at = state.now.slots.index((event.lap, event.seat))
    if isinstance(event, Drew):
        state = state.but_round(strokes=(*state.now.strokes, event))
    return state.but_round(passed=at + 1)


def _artist(state: State, command: Draw | Done) -> None:
    this_round(state, command.round)
    if command.seat == state.now.leader:
        raise IllegalMove("master-draws-not")
    plays(state, command.seat)


def _on_turn(state: State, command: Draw | Done) -> None:
    if state.phase in ("word", "look"):
        raise IllegalMove("drawing-not-open")
    lap_and_seat = slot(state)
    if lap_and_seat is None:
        raise IllegalMove("drawing-closed")
    on_lap, seat = lap_and_seat
    if seat != command.seat:
        raise IllegalMove("not-your-turn", seat=seat)
    if on_lap != command.lap:
        raise IllegalMove("lap-over", lap=command.lap)


def _next(state: State) -> tuple[int, Seat]:
    lap_and_seat = slot(state)
    assert lap_and_seat is not None, "the step is there only while somebody's stroke is missing"
    return lap_and_seat
