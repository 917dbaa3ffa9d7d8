"""F8–F9: the points of a round, each with its reason (A2), and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from engine import table
from engine.core import Ending, Event, Fact, Scored, Seat
from engine.games.fake_artist.events import Reason, WordShown
from engine.games.fake_artist.state import State
from engine.games.fake_artist.terms import TARGET
from engine.rounds import Counts, add

ESCAPED, CAUGHT = 2, 1
"""Points for fake and word master, or for every other artist."""


def settle(state: State) -> tuple[Event, ...]:
    """The word is told, points are given, perhaps the game is over: once all is known."""
    gains = tuple(gain for gain in _gains(state) if gain.seat in state.table.present)
    points = state.points
    for gain in gains:
        points = gained(points, gain)
    return (*word_shown(state), *gains, *won(state.but(points=points)))


def word_shown(state: State) -> tuple[WordShown, ...]:
    """Tell everybody the word, unless they know it."""
    word = state.now.word
    return () if word is None or state.now.told else (WordShown(word),)


def won(state: State) -> tuple[table.Ended, ...]:
    """The end when somebody who is there has 5 points: most win, equals together (F9)."""
    totals = {seat: points for seat, points in state.points if seat in state.table.present}
    best = max(totals.values(), default=0)
    if best < TARGET:
        return ()
    winners = tuple(seat for seat, points in totals.items() if points == best)
    return (table.Ended(Ending(winners, "target")),)


def gained(points: Counts, gain: Scored) -> Counts:
    """The points after it."""
    return add(points, gain.seat, gain.points)


def _gains(state: State) -> Iterator[Scored]:
    """F8. Nothing for a seat that is away (A6)."""
    round_ = state.now
    fake, master = round_.fake, round_.leader
    assert fake is not None
    if not round_.caught:
        votes = sum(suspect == fake for _, suspect in round_.votes)
        yield _gain(fake, ESCAPED, "fake-escaped", votes=votes)
        if master is not None:
            yield _gain(master, ESCAPED, "master-escaped", fake=fake)
    elif round_.right:
        yield _gain(fake, ESCAPED, "fake-guessed")
        if master is not None:
            yield _gain(master, ESCAPED, "master-guessed", fake=fake)
    else:
        for seat in state.playing:
            if seat != fake:
                yield _gain(seat, CAUGHT, "fake-caught", fake=fake)


def _gain(seat: Seat, points: int, reason: Reason, **facts: Fact) -> Scored:
    return Scored(seat, points, reason, facts)
