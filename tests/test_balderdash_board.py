"""Balderdash, the path and its pawns: B1, B2, B13, B14."""

from __future__ import annotations

import pytest

from engine.core import HOST, Advance, IllegalMove, Seat
from engine.games.balderdash.board import is_double
from engine.games.balderdash.events import Moved, RoundEnded
from engine.games.balderdash.terms import Options
from engine.table import Correct, Corrected, Ended
from tests.sitting import A, B, C, D, Sitting

# --- B1, B2: the path --------------------------------------------------------------------------


def test_b1_all_pawns_begin_on_start() -> None:
    assert Sitting("ABC").squares == {A: 0, B: 0, C: 0}


@pytest.mark.parametrize(("length", "squares"), [(15, {7}), (27, {9, 18}), (40, {10, 20, 30})])
def test_b2_double_score_squares(length: int, squares: set[int]) -> None:
    options = Options(path_length=length)  # type: ignore[arg-type]
    assert {square for square in range(length + 1) if is_double(square, options)} == squares


@pytest.mark.parametrize("length", [15, 27, 40])
def test_b1_finish_is_at_the_end_of_the_path(length: int) -> None:
    game = Sitting(path_length=length).write(B="a hat").pawns(B=length - 3, C=length - 2)
    game.vote(B="truth", C="truth").reveal().go("move_pawns")
    assert game.squares == {A: 0, B: length - 1, C: length}
    assert game.view().phase == "over"


# --- B13: moves --------------------------------------------------------------------------------


def test_b13_one_point_is_one_square_from_the_dashers_left_dasher_last() -> None:
    game = Sitting("ABCD", dice="1 6 1 1").write(A="a hat", C="a fish", D="a boat")
    game.vote(A="C", C="D", D="C").reveal()
    assert game.squares == {A: 0, B: 0, C: 0, D: 0}
    *moves, ended = game.go("move_pawns")
    assert moves == [Moved(C, 0, 2, False), Moved(D, 0, 1, False), Moved(B, 0, 3, False)]
    assert ended == RoundEnded()
    assert game.squares == {A: 0, B: 3, C: 2, D: 1}
    assert game.view().moved == tuple(moves)
    assert (game.view().phase, game.view().steps) == ("scores", ("draw",))


def test_b13_who_gets_nothing_does_not_move() -> None:
    game = Sitting().write(B="a hat").vote(C="truth").reveal()
    assert game.go("move_pawns") == (Moved(C, 0, 2, False), RoundEnded())


def test_b13_points_of_b8_move_only_once() -> None:
    game = Sitting("ABCD").write(B="truth", C="a fish", D="a hat").mark(B)
    game.vote(C="D", D="truth").reveal().go("move_pawns")
    assert game.squares == {A: 0, B: 3, C: 0, D: 3}


def test_b13_a_pawn_never_goes_past_finish_and_wins_at_once() -> None:
    game = Sitting("ABCD").write(B="a hat", C="a fish", D="a boat").pawns(B=5, C=26, D=26)
    game.vote(B="truth", C="truth", D="truth").reveal()
    moved_b, moved_c, ended = game.go("move_pawns")
    assert (moved_b, moved_c) == (Moved(B, 5, 7, False), Moved(C, 26, 27, False))
    assert isinstance(ended, Ended)
    assert game.squares == {A: 0, B: 7, C: 27, D: 26}
    view = game.view()
    assert (view.phase, view.steps, view.waiting, view.open) == ("over", (), (), ())
    assert game.refused(Advance(HOST, "draw")) == ("game-over", {})


def test_b13_then_the_seat_to_the_dashers_left_is_dasher() -> None:
    game = Sitting()
    leads = []
    for _ in range(4):
        game.pick()
        leads.append(game.state.now.dasher)
        others = {seat: "truth" for seat in (A, B, C) if seat != leads[-1]}
        game.hand_in(next(Seat(seat) for seat in others), "a hat")
        game.vote(**others).reveal().go("move_pawns")
        assert game.view().next_dasher == game.view().leader
    assert leads == [A, B, C, A]


# --- B14: DOUBLE SCORE -------------------------------------------------------------------------


def play(game: Sitting, mark: Seat | None = None, **votes: str) -> Sitting:
    """A whole round in which B, C and D write."""
    game.write(**{seat: f"bluff of {seat}" for seat in "BCD" if seat != game.state.next_dasher})
    if mark:
        game.mark(mark)
    game.vote(**votes).reveal().go("move_pawns")
    return game


def test_b14_a_move_that_ends_there_doubles_the_next_round_once() -> None:
    game = Sitting("ABCD", dice="6 1 1 1").pawns(C=7)
    play(game, C="truth", B="truth")
    assert (game.squares[C], game.view().doubled) == (9, (C,))
    game.write(A="a hat", D="a fish").vote(C="truth", D="truth").reveal().go("move_pawns")
    assert (game.points[C], game.points[D]) == (2 + 4, 2)
    assert game.view().doubled == ()


def test_b14_passing_over_it_does_nothing() -> None:
    game = play(Sitting("ABCD").pawns(C=8), C="truth", B="truth")
    assert (game.squares[C], game.view().doubled) == (10, ())


def test_b14_the_doubling_is_gone_even_when_it_brought_nothing() -> None:
    game = play(Sitting("ABCD").pawns(C=7), C="truth", B="truth")
    game.write(A="a hat", D="a fish").vote(A="truth").reveal().go("move_pawns")
    assert game.view().doubled == ()
    assert game.points[C] == 2


def test_b14_ending_there_again_grants_it_again() -> None:
    game = play(Sitting("ABCD").pawns(C=7), C="truth", B="truth").pawns(C=14)
    game.write(A="a hat", D="a fish").vote(C="truth", A="truth").reveal().go("move_pawns")
    assert (game.squares[C], game.view().doubled) == (18, (C,))


def test_b14_dashers_bonus_is_doubled_too() -> None:
    game = Sitting("ABCD").write(B="a hat", C="a fish", D="a boat")
    game.state = game.state.but(doubled=(A, B))
    game.vote(B="C", C="B", D="B").reveal()
    assert game.points == {A: 6, B: 4, C: 1}


def test_b14_a_b8_move_doubles_the_round_after_the_present_one() -> None:
    game = Sitting("ABCD").pawns(B=6)
    game.write(B="truth", C="a fish", D="a boat").mark(B)
    game.go("start_reading")
    assert (game.squares[B], game.view().doubled) == (9, ())
    game.vote(C="truth").reveal()
    assert game.points == {B: 3, C: 2}
    game.go("move_pawns")
    assert game.view().doubled == (B,)


def test_b14_a_void_round_keeps_the_doubling_but_its_b8_points_are_doubled() -> None:
    game = Sitting("ABCD").write(B="truth", C="truthy", D="a boat").mark(B, C)
    game.state = game.state.but(doubled=(B,))
    game.go("start_reading")
    assert game.points == {B: 6, C: 3}
    assert game.squares == {A: 0, B: 6, C: 3, D: 0}
    assert game.view().doubled == (B,)


def test_b14_a_b8_move_in_a_void_round_doubles_the_next() -> None:
    game = Sitting("ABCD").pawns(C=6)
    game.write(B="truth", C="truthy", D="a boat").mark(B, C)
    game.go("start_reading")
    assert game.view().doubled == (C,)
    play(game, B="truth", C="truth")
    assert (game.points, game.view().doubled) == ({B: 5, C: 3 + 4}, ())


def test_b14_a_redrawn_card_keeps_the_doubling() -> None:
    game = Sitting("ABCD").pick()
    game.state = game.state.but(doubled=(B,))
    game.go("redraw")
    assert game.view().doubled == (B,)


# --- A4: corrections on the path ---------------------------------------------------------------


@pytest.mark.parametrize(("start", "points", "end"), [(5, 4, 9), (5, -4, 1), (5, -9, 0)])
def test_a4_a_correction_moves_the_pawn_along(start: int, points: int, end: int) -> None:
    game = Sitting().pawns(B=start)
    assert game.ask(Correct(HOST, B, points, "miscounted")) == (Corrected(B, points, "miscounted"),)
    assert (game.squares[B], game.points) == (end, {B: points})
    assert game.view().doubled == ()


@pytest.mark.parametrize("points", [3, 9])
def test_a4_a_correction_that_reaches_finish_wins(points: int) -> None:
    game = Sitting().pawns(B=24)
    _, ended = game.ask(Correct(HOST, B, points, "miscounted"))
    assert isinstance(ended, Ended)
    assert (game.squares[B], ended.ending.winners) == (27, (B,))


def test_a4_a_correction_needs_a_reason() -> None:
    game = Sitting()
    with pytest.raises(IllegalMove, match="text-empty"):
        game.ask(Correct(HOST, B, 1, ""))
