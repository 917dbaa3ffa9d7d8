"""A8 in Balderdash: whose turn a clock runs for, and what it does at zero."""

from __future__ import annotations

from engine.core import HOST, ROOM, Advance, Seat
from engine.games.balderdash.commands import HandIn, PickCategory, Vote
from engine.games.balderdash.terms import Options
from engine.referee import Referee
from tests.conftest import Clock


def vote_opens(referee: Referee, **options: object) -> str:
    """Play up to the open vote with four players; everyone but the dasher has a bluff on the list."""
    night = referee.start_night("x", "en").id
    for name in ("Ann", "Bo", "Cy", "Di"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "balderdash", Options(**options))  # type: ignore[arg-type]
    for step in ("roll_first", "draw"):
        referee.submit(game, HOST, Advance(HOST, step))
    dasher = referee.view(game, ROOM).leader
    assert dasher is not None
    referee.submit(game, HOST, PickCategory(HOST, dasher, "words"))
    for seat in referee.view(game, ROOM).waiting:
        referee.submit(game, HOST, HandIn(HOST, seat, 1, f"the idea of {seat}"))
    referee.submit(game, HOST, Advance(HOST, "start_reading"))
    referee.submit(game, HOST, Advance(HOST, "open_vote"))
    return game


def waited(referee: Referee, game: str) -> tuple[Seat, ...]:
    return referee.view(game, ROOM).waiting


def test_A8_clockwise_each_voter_has_the_whole_time(referee: Referee, clock: Clock) -> None:
    """The clock begins anew with every turn (B11)."""
    game = vote_opens(referee, vote_seconds=30)
    first = waited(referee, game)[0]
    clock.now += 20
    referee.submit(game, HOST, Vote(HOST, first, 1, 1))
    left = referee.clock(game)
    assert left is not None
    assert left.left == 30


def test_A8_together_all_voters_share_the_time(referee: Referee, clock: Clock) -> None:
    """One clock for all who vote at once."""
    game = vote_opens(referee, vote_seconds=30, voting="together")
    first = waited(referee, game)[0]
    clock.now += 20
    referee.submit(game, HOST, Vote(HOST, first, 1, 1))
    left = referee.clock(game)
    assert left is not None
    assert left.left == 10


def test_A8_at_zero_a_clockwise_voter_is_skipped(referee: Referee, clock: Clock) -> None:
    """The next one votes; nobody who has not been asked yet loses his vote."""
    game = vote_opens(referee, vote_seconds=30, close_at_zero=True)
    first = waited(referee, game)[0]
    clock.now += 30
    referee.tick()
    view = referee.view(game, ROOM)
    assert view.phase == "vote"
    assert view.waiting
    assert view.waiting[0] != first


def test_A8_at_zero_the_vote_of_all_closes(referee: Referee, clock: Clock) -> None:
    """Together there is one clock, and at zero one end."""
    game = vote_opens(referee, vote_seconds=30, close_at_zero=True, voting="together")
    clock.now += 30
    referee.tick()
    assert referee.view(game, ROOM).phase == "reveal"
