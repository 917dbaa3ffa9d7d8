"""A8, G10 in Globetrotter: the time to answer, twice for the young, and what zero does."""

from __future__ import annotations

import itertools
import random
from contextlib import suppress

import pytest

from engine.core import HOST, ROOM, Refusal, Seat
from engine.games.globetrotter.commands import Answer, Judge, SetEasier
from engine.games.globetrotter.terms import Options
from engine.referee import Referee
from tests.conftest import Clock
from tests.globetrotter_player import propose, seen


def asked(referee: Referee, easier: str = "none", **options: object) -> tuple[str, Seat]:
    """Play by chance up to the first question; give the game and who is to answer."""
    night = referee.start_night("x", "en").id
    seats = [referee.seat_person(night, name) for name in ("Ann", "Bo", "Cy")]
    game = referee.start_game(night, "globetrotter", Options(**options))  # type: ignore[arg-type]
    for seat in seats:
        if easier != "none":
            referee.submit(game, HOST, SetEasier(HOST, seat, easier))  # type: ignore[arg-type]
    luck = random.Random(3)
    turns = itertools.cycle((HOST, *seats))
    while (view := seen(referee, game, ROOM)).phase != "question":
        assert referee.clock(game) is None
        commands = propose(seen(referee, game, next(turns)), luck)
        with suppress(Refusal, StopIteration):
            command = next(one for one in commands if not isinstance(one, SetEasier))
            referee.submit(game, command.by, command)
    assert view.turn is not None
    return game, view.turn


def left(referee: Referee, game: str) -> float | None:
    clock = referee.clock(game)
    return clock.left if clock else None


def test_A8_without_a_limit_there_is_no_clock(referee: Referee) -> None:
    game, _ = asked(referee)
    assert left(referee, game) is None


@pytest.mark.parametrize(("easier", "seconds"), [("none", 15), ("wedge", 15), ("time", 30)])
def test_G10_the_young_have_twice_the_time(referee: Referee, easier: str, seconds: int) -> None:
    game, _ = asked(referee, easier, answer_seconds=15)
    assert left(referee, game) == seconds


def test_A8_at_zero_the_screen_says_so_and_nothing_closes(referee: Referee, clock: Clock) -> None:
    game, _ = asked(referee, answer_seconds=15)
    clock.now += 20
    referee.tick()
    assert left(referee, game) == 0
    assert referee.view(game, ROOM).phase == "question"


def test_A8_at_zero_by_option_the_question_counts_as_not_known(
    referee: Referee, clock: Clock
) -> None:
    game, seat = asked(referee, answer_seconds=15, close_at_zero=True)
    clock.now += 20
    referee.tick()
    question = seen(referee, game, ROOM).question
    assert question is not None
    assert (question.tries[0].seat, question.tries[0].right) == (seat, False)


def test_A8_an_answer_typed_in_time_is_judged_not_timed_out(referee: Referee, clock: Clock) -> None:
    game, seat = asked(referee, answer_seconds=15, close_at_zero=True, typed=True)
    referee.submit(game, seat, Answer(seat, seat, "something"))
    assert left(referee, game) is None
    clock.now += 60
    referee.tick()
    assert referee.view(game, ROOM).phase == "question"
    referee.submit(game, HOST, Judge(HOST, True))
    question = seen(referee, game, ROOM).question
    assert question is not None
    assert question.tries[0].right
