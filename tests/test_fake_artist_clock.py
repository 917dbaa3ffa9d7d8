"""Fake Artist at the referee's: when a clock runs and what it does at zero (A8), and steps back (A4)."""

from __future__ import annotations

import pytest

from engine.core import HOST, ROOM, Advance, Line, NotAllowed
from engine.games.fake_artist.commands import Confirm, Draw, SetOwnWord
from engine.games.fake_artist.events import Drew
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.fake_artist.terms import Options, Stroke
from engine.referee import Referee
from tests.conftest import Clock
from tests.fake_artist_sitting import LINE

OTHER = Stroke((500, 500, 700, 500))


def drawing(referee: Referee, **options: object) -> str:
    """Play up to the first stroke with five players."""
    night = referee.start_night("x", "en").id
    for name in ("Ann", "Bo", "Cy", "Di", "Eve"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "fake_artist", Options(**options))  # type: ignore[arg-type]
    leader = referee.view(game, ROOM).leader
    assert leader is not None
    referee.submit(game, HOST, SetOwnWord(HOST, leader, "animals", "frog"))
    for seat in referee.view(game, ROOM).waiting:
        referee.submit(game, seat, Confirm(seat, seat, 1))
    assert referee.clock(game) is None
    referee.submit(game, HOST, Advance(HOST, "start_drawing"))
    return game


def left(referee: Referee, game: str) -> float | None:
    clock = referee.clock(game)
    return clock.left if clock else None


def test_A8_without_a_limit_there_is_no_clock(referee: Referee) -> None:
    assert left(referee, drawing(referee)) is None


def test_A8_every_stroke_has_the_whole_time(referee: Referee, clock: Clock) -> None:
    game = drawing(referee, turn_seconds=30)
    clock.now += 20
    assert left(referee, game) == 10
    turn = referee.view(game, ROOM).turn
    assert turn is not None
    referee.submit(game, turn, Draw(turn, turn, 1, 1, LINE))
    assert left(referee, game) == 30


@pytest.mark.parametrize("closes", [False, True])
@pytest.mark.parametrize("sheet", ["phones", "paper"])
def test_A8_at_zero_a_stroke_is_skipped_if_the_option_says_so(
    referee: Referee, clock: Clock, closes: bool, sheet: str
) -> None:
    game = drawing(referee, turn_seconds=30, close_at_zero=closes, sheet=sheet)
    turn = referee.view(game, ROOM).turn
    clock.now += 30
    referee.tick()
    assert (referee.view(game, ROOM).turn != turn) == closes


@pytest.mark.parametrize("closes", [False, True])
def test_A8_at_zero_the_votes_are_shown_if_the_option_says_so(
    referee: Referee, clock: Clock, closes: bool
) -> None:
    game = drawing(referee, turn_seconds=30, vote_seconds=60, close_at_zero=closes)
    for _ in range(8):
        referee.submit(game, HOST, Advance(HOST, "skip_stroke"))
    assert left(referee, game) is None
    clock.now += 300
    referee.submit(game, HOST, Advance(HOST, "open_vote"))
    assert left(referee, game) == 60
    clock.now += 60
    referee.tick()
    assert referee.view(game, ROOM).phase == ("score" if closes else "vote")


def test_A4_a_step_taken_back_and_done_again_deals_the_same_fake(referee: Referee) -> None:
    """The same luck when replayed."""
    game = drawing(referee)
    leader = referee.view(game, ROOM).leader
    assert leader is not None
    fake = referee.view(game, leader).fake  # type: ignore[attr-defined]
    (*_, word) = referee.steps_back(game)
    referee.take_back(game, word.version)
    referee.submit(game, HOST, SetOwnWord(HOST, leader, "animals", "toad"))
    assert referee.view(game, leader).fake == fake  # type: ignore[attr-defined]


def strokes(referee: Referee, game: str) -> tuple[Drew, ...]:
    seen = referee.view(game, ROOM)
    assert isinstance(seen, FakeArtistView)
    return seen.strokes


def test_F3_after_sending_the_host_alone_takes_a_stroke_back(referee: Referee) -> None:
    """By a step back; then its artist draws it anew, and that one stands."""
    game = drawing(referee)
    artist = referee.view(game, ROOM).turn
    assert artist is not None
    referee.submit(game, artist, Draw(artist, artist, 1, 1, LINE))
    sent = referee.steps_back(game)[0].version
    with pytest.raises(NotAllowed, match="host-only"):
        referee.take_back(game, sent, artist)
    assert strokes(referee, game) == (Drew(artist, 1, LINE),)
    referee.take_back(game, sent)
    assert referee.feed(game, ROOM)[-1] == Line("taken-back")
    assert (strokes(referee, game), referee.view(game, ROOM).turn) == ((), artist)
    referee.submit(game, artist, Draw(artist, artist, 1, 1, OTHER))
    assert strokes(referee, game) == (Drew(artist, 1, OTHER),)
