"""B12: the points of a round, each with its reason (A2), doubled where B14 says so."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Fact, Scored, Seat
from engine.games.balderdash.state import State

VOTE, TRUE, NOBODY, CLOSE = 1, 2, 3, 3
"""Points for a vote for one's bluff, for finding the truth, for nobody finding it, for B8."""


TOO_CLOSE = "too-close"


def scored(state: State, seat: Seat, points: int, reason: str, **facts: Fact) -> Iterator[Scored]:
    """The points of a seat, doubled by B14; nothing for a seat that is away (A6)."""
    if seat not in state.table.present:
        return
    if seat in state.doubled:
        points, facts = 2 * points, {**facts, "double": 1}
    yield Scored(seat, points, reason, facts)


def scores(state: State) -> tuple[Scored, ...]:
    """The points after the vote, clockwise from the dasher's left, the dasher last (B12).

    Votes decide: also one of a player who has left since then counts (A6).
    """
    return tuple(score for seat in state.playing for score in _of(state, seat))


def unmoved(state: State) -> tuple[tuple[Seat, int], ...]:
    """The points that pawns still have to move, in the order of B13; those of B8 moved at once."""
    points = dict.fromkeys(state.playing, 0)
    for score in state.now.scored:
        if score.reason != TOO_CLOSE and score.seat in points:
            points[score.seat] += score.points
    return tuple((seat, count) for seat, count in points.items() if count)


def _of(state: State, seat: Seat) -> Iterator[Scored]:
    round_ = state.now
    truth = next(place for place, answer in enumerate(round_.answers, 1) if answer.true)
    votes = sum(
        voter != seat and seat in round_.answers[answer - 1].authors
        for voter, answer in round_.votes
    )
    if votes:
        yield from scored(state, seat, VOTE * votes, "bluff-votes", votes=votes)
    if round_.vote(seat) == truth:
        yield from scored(state, seat, TRUE, "true-vote")
    found = any(answer == truth for _, answer in round_.votes)
    if seat == round_.dasher and round_.votes and not found:
        yield from scored(state, seat, NOBODY, "nobody-found")
