"""B1–B2 and B13–B14: the path, its DOUBLE SCORE squares, and how pawns move on it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Ending, Event, Seat
from engine.games.balderdash.events import Moved
from engine.games.balderdash.state import State
from engine.games.balderdash.terms import DOUBLE_SQUARES, Options
from engine.table import Corrected, Ended

START = 0


def finish(options: Options) -> int:
    """The square FINISH (B1)."""
    return options.path_length


def is_double(square: int, options: Options) -> bool:
    """Whether a pawn that ends its move here doubles its player's next round (B2, B14)."""
    return square in DOUBLE_SQUARES[options.path_length]


def on_path(square: int, options: Options) -> int:
    """The nearest square of the path: a pawn goes neither past FINISH (B13) nor below START."""
    return max(START, min(square, finish(options)))


def move_pawns(state: State, won: Iterable[tuple[Seat, int]]) -> tuple[Event, ...]:
    """Move pawns one after the other; the first to reach FINISH wins and ends it (B13).

    `won` are seats and their points, in the order in which they move.
    """
    squares = dict(state.squares)
    events: list[Event] = []
    for seat, points in won:
        start = squares[seat]
        end = on_path(start + points, state.options)
        events.append(Moved(seat, start, end, is_double(end, state.options)))
        if end == finish(state.options):
            events.append(Ended(Ending((seat,), "finish")))
            break
    return tuple(events)


def correct(state: State, corrected: Corrected) -> tuple[Event, ...]:
    """A corrected score moves the pawn along, and wins when it brings it to FINISH (A4, B13)."""
    square = dict(state.squares)[corrected.seat] + corrected.points
    if square < finish(state.options):
        return (corrected,)
    return (corrected, Ended(Ending((corrected.seat,), "finish")))


def wins(events: Iterable[Event]) -> bool:
    """Whether the game is over after these events."""
    return any(isinstance(event, Ended) for event in events)
