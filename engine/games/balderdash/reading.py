"""B10 (and the outcome of B8): writing closes, the list is shuffled once and read out."""

from __future__ import annotations

from engine.core import Box, Event, IllegalMove
from engine.games.balderdash import alike, board, pair
from engine.games.balderdash.events import Answer, Listed, ReadOut, RoundVoided
from engine.games.balderdash.score import CLOSE, TOO_CLOSE, scored
from engine.games.balderdash.state import State

READINGS = 2
"""Everything is read out at least twice."""


def start_reading(state: State, box: Box) -> tuple[Event, ...]:
    """Close writing. B8: points and moves of who was too close; two of them void the round.

    Raises `IllegalMove`: no-bluffs.
    """
    if not alike.groups(state):
        raise IllegalMove("no-bluffs")
    close = alike.too_close(state)
    scores = tuple(score for seat in close for score in scored(state, seat, CLOSE, TOO_CLOSE))
    moves = board.move_pawns(state, [(score.seat, score.points) for score in scores])
    if board.wins(moves):
        return (*scores, *moves)
    if len(close) > 1:
        return (*scores, *moves, RoundVoided("two-close"))
    truth = Answer(state.now.played[0].answer, (), True)
    return (*scores, *moves, Listed(box.shuffle((*alike.lines(state), truth))))


def read_next(state: State) -> tuple[Event, ...]:
    """Light up the next answer; after the last, the first one of the next reading."""
    round_ = state.now
    if 0 < round_.lit < len(round_.answers):
        return (ReadOut(round_.reading, round_.lit + 1),)
    return (ReadOut(round_.reading + 1, 1),)


def is_over(state: State) -> bool:
    """Whether the reading that is going on has come to its last answer."""
    return state.now.lit == len(state.now.answers)


def is_enough(state: State) -> bool:
    """Whether the answers have been read often enough for the vote (B10, with two players B15)."""
    least = pair.READINGS if state.now.two else READINGS
    return state.now.reading > least or (state.now.reading == least and is_over(state))
