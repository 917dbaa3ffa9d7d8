"""The running table of an evening: what each game gave, and the sum."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Seat, Value, View
from engine.night import Played


class Score(Value):
    """What one seat has: points as the rules of the game give them, `beaten` for its rank.

    `beaten` is how many seats of the game stand below this one: winners above all others, then
    by points; equals share a `rank` (from 1).
    """

    seat: Seat
    points: int
    rank: int
    beaten: int


class Result(Value):
    """One game of the evening, its seats from first to last. It counts once it is `over`."""

    game: str
    key: str
    over: bool
    scores: tuple[Score, ...]


class Total(Value):
    """One seat over all finished games of the evening."""

    seat: Seat
    games: int
    won: int
    points: int
    beaten: int


class Evening(Value):
    """Games in order of play; totals from the most beaten down, then by points."""

    games: tuple[Result, ...]
    totals: tuple[Total, ...]


def evening(seats: Iterable[Seat], games: Iterable[tuple[Played, View]]) -> Evening:
    """Add up the games, each with what the room sees of it, for these seats."""
    results: list[Result] = []
    totals = {seat: Total(seat, 0, 0, 0, 0) for seat in seats}
    for played, view in games:
        scores, ending = _scores(view), view.ending
        results.append(Result(played.game, played.key, ending is not None, scores))
        if ending is None:
            continue
        for score in scores:
            old = totals[score.seat]
            totals[score.seat] = Total(
                seat=score.seat,
                games=old.games + 1,
                won=old.won + (score.seat in ending.winners),
                points=old.points + score.points,
                beaten=old.beaten + score.beaten,
            )
    order = sorted(totals.values(), key=lambda total: (-total.beaten, -total.points))
    return Evening(tuple(results), tuple(order))


def _scores(view: View) -> tuple[Score, ...]:
    winners = view.ending.winners if view.ending else ()
    level = {seat: (seat in winners, points) for seat, points in view.points}
    scores = (
        Score(
            seat=seat,
            points=points,
            rank=1 + sum(other > level[seat] for other in level.values()),
            beaten=sum(other < level[seat] for other in level.values()),
        )
        for seat, points in view.points
    )
    return tuple(sorted(scores, key=lambda score: score.rank))
