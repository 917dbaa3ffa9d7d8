"""Fake Artist: who leaves, comes back, comes late, is skipped or corrected (F10, A4, A6, A7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import HOST, ROOM, Advance, Event, Seat
from engine.games.fake_artist.commands import ChooseCategory, Confirm, Judge, NameFirst, Vote
from engine.games.fake_artist.events import (
    Guessed,
    Judged,
    RoundVoided,
    StrokeSkipped,
    WordSet,
    WordShown,
)
from engine.table import BringBack, Correct, End, Join, Remove, Removed, Skip, Skipped
from tests.fake_artist_sitting import A, B, C, D, E, F, Studio, W
from tests.players import Party


def leave(game: Studio, *seats: Seat) -> tuple[Event, ...]:
    events: tuple[Event, ...] = ()
    for seat in seats:
        events = game.ask(Remove(HOST, seat))
    return events


def back(game: Studio, *seats: Seat) -> None:
    for seat in seats:
        game.ask(BringBack(HOST, seat))


# --- F10: an artist leaves ---------------------------------------------------------------------


def test_F10_his_remaining_strokes_are_skipped() -> None:
    game = Studio().drawing().strokes(1)
    leave(game, B)
    assert game.turn == C
    turns = []
    while not game.view().drawn:
        turns.append(game.turn)
        game.stroke()
    assert turns == [C, D, E, A, C, D, E]


def test_F10_what_he_drew_stays() -> None:
    """A6."""
    game = Studio().drawing().strokes(2)
    leave(game, B)
    assert [drew.seat for drew in game.view().strokes] == [A, B]
    assert game.view().artists == (A, C, D, E)


def test_F10_the_last_one_leaves_and_the_drawing_is_finished() -> None:
    game = Studio().drawing().strokes(9)
    leave(game, E)
    assert game.view().drawn


def test_F10_he_cannot_be_voted_for() -> None:
    game = Studio().voting()
    leave(game, B)
    assert game.view(A).suspects == (C, D, E)
    assert game.view(B).suspects == ()
    assert game.refused(Vote(A, A, 1, B)) == ("seat-away", {"seat": B})


def test_F10_who_leaves_during_the_vote_all_point_anew() -> None:
    """Otherwise everybody would see who had pointed at him."""
    game = Studio().voting().point(A="B", B="C", C="A")
    game.ask(Skip(HOST, D))
    leave(game, B)
    assert (game.view().voted, game.view().waiting) == ((), (A, C, D, E))
    assert game.view(A).my_vote is None
    game.point(A="C", C="A", D="C", E="C").go("reveal_votes", by=W)
    assert game.view().tally == ((C, 3), (A, 1), (D, 0), (E, 0))


def test_F10_who_did_not_play_leaves_and_the_votes_stay() -> None:
    game = Studio().voting().point(A="B")
    game.ask(Join(HOST, F))
    leave(game, F)
    assert game.view().voted == (A,)


def test_F10_after_the_votes_he_gets_no_point() -> None:
    """A6."""
    game = Studio().caught()
    leave(game, A)
    assert game.view().tally == ((C, 3), (A, 1), (B, 0), (D, 0), (E, 0))
    game.guess()
    game.judge(False)
    assert game.points == {"B": 1, "D": 1, "E": 1}


def test_F10_who_looked_not_is_not_waited_for() -> None:
    game = Studio().word().look(A, B, C, D)
    leave(game, E)
    assert game.view().waiting == ()


def test_A4_who_comes_back_draws_from_now_on() -> None:
    """The stroke that he missed is gone."""
    game = Studio().drawing()
    leave(game, B)
    game.strokes(2)
    back(game, B)
    assert game.turn == D
    game.strokes(3)
    assert (game.turn, game.lap) == (B, 2)


def test_A4_who_comes_back_while_the_word_is_set_gets_a_card() -> None:
    game = Studio()
    leave(game, B)
    back(game, B)
    game.word()
    assert game.view().artists == (A, B, C, D, E)


def test_A4_also_who_was_away_when_the_round_began() -> None:
    game = Studio().vote()
    leave(game, D)
    game.go("next_round")
    back(game, D)
    assert game.view().artists == (B, C, D, E, W)


def test_A4_who_comes_back_after_the_deal_waits_for_the_next_round() -> None:
    game = Studio("WABCDEF")
    leave(game, B)
    game.word()
    back(game, B)
    assert game.view().artists == (A, C, D, E, F)
    assert game.refused(Confirm(B, B, 1)) == ("next-round", {"seat": B})
    game.look().go("start_drawing", "open_vote")
    assert game.refused(Vote(B, B, 1, A)) == ("next-round", {"seat": B})
    assert game.refused(Vote(A, A, 1, B)) == ("vote-for-artists", {"seat": B})
    assert game.view(B).suspects == ()


def test_F1_who_is_away_is_not_named_first() -> None:
    game = Studio()
    leave(game, D)
    assert game.refused(NameFirst(HOST, D)) == ("seat-away", {"seat": D})


# --- F10: the fake or the word master leaves ---------------------------------------------------

STAGES: dict[str, Callable[[Studio], Studio]] = {
    "look": lambda game: game.word(),
    "draw": lambda game: game.drawing().strokes(3),
    "drawn": lambda game: game.drawn(),
    "vote": lambda game: game.voting().point(A="C"),
}


@pytest.mark.parametrize("stage", STAGES)
def test_F10_the_fake_leaves_the_round_is_void_and_played_again_by_the_same_master(
    stage: str,
) -> None:
    game = STAGES[stage](Studio())
    events = leave(game, C)
    assert events == (Removed(C), WordShown("frog"), RoundVoided("fake-left"))
    assert (game.view().phase, game.view().void) == ("score", "fake-left")
    assert (game.view(ROOM).fake, game.view(ROOM).votes) == (C, ())
    assert game.view().next_leader == W
    assert game.points == {}
    game.go("next_round", by=W)
    assert (game.view().leader, game.number, game.view().void) == (W, 2, None)
    assert game.view().artists == (A, B, D, E)


@pytest.mark.parametrize("stage", STAGES)
def test_F10_the_word_master_leaves_the_next_one_plays_it_again(stage: str) -> None:
    game = STAGES[stage](Studio())
    assert leave(game, W)[-1] == RoundVoided("master-left")
    assert game.view().next_leader == A
    game.go("next_round", by=A)
    assert game.view().artists == (B, C, D, E)


def test_F10_the_word_of_a_void_round_is_used_up() -> None:
    game = Studio()
    game.go("deal_word")
    leave(game, A)
    game.go("next_round")
    assert game.number == 2
    game.ask(ChooseCategory(W, W, "pond"))
    assert game.view(W).offer.words == ("pond 2", "pond 3", "pond 4")


def test_F10_both_leave() -> None:
    game = Studio("WABCDEF").drawing()
    leave(game, C, W)
    assert game.view().next_leader == A


def test_F10_before_there_is_a_word_only_the_master_matters() -> None:
    game = Studio()
    leave(game, E)
    assert game.view().phase == "word"
    assert leave(game, W) == (Removed(W), RoundVoided("master-left"))
    assert game.view(ROOM).word is None


def test_F10_nobody_rules_on_a_void_round() -> None:
    game = Studio().drawing()
    leave(game, C)
    assert not game.view().may_judge
    assert game.refused(Judge(HOST, 1, True)) == ("no-guess", {})


def test_F11_with_the_console_the_same_artist_begins_again() -> None:
    game = Studio(word_master="console").drawing()
    leave(game, C)
    assert (game.view().next_first, game.view().next_leader) == (W, None)
    leave(game, W)
    assert game.view().next_first == A


# --- F10: after the votes are shown ------------------------------------------------------------


def test_F10_the_fake_leaves_before_his_guess_he_guesses_nothing() -> None:
    game = Studio().caught()
    events = leave(game, C)
    assert events[1:3] == (Judged(False), WordShown("frog"))
    assert game.points == {"A": 1, "B": 1, "D": 1, "E": 1}
    assert not game.view().may_judge


def test_F10_the_fake_leaves_after_his_guess_the_guess_stands() -> None:
    game = Studio().caught()
    game.guess("frog")
    assert leave(game, C) == (Removed(C),)
    game.judge(True)
    assert game.points == {"W": 2}


def test_F10_without_the_word_master_the_host_rules() -> None:
    game = Studio().caught()
    assert leave(game, W) == (Removed(W),)
    assert game.guess("frog") == (Guessed(C, "frog"), WordShown("frog"))
    assert (game.view().waiting, game.view().suggest) == ((), True)
    assert game.refused(Judge(A, 1, True)) == ("host-only", {})
    game.judge(True)
    assert game.points == {"C": 2}


def test_F10_the_word_master_leaves_with_a_guess_to_judge() -> None:
    game = Studio().caught()
    game.guess("frog")
    assert leave(game, W) == (Removed(W), WordShown("frog"))
    game.judge(True)
    assert game.told(WordShown) == [WordShown("frog")]


def test_F10_he_may_leave_between_rounds() -> None:
    game = Studio().vote()
    assert leave(game, A) == (Removed(A),)
    assert game.view().next_leader == B


# --- F10: too few ------------------------------------------------------------------------------


def test_F10_three_artists_and_a_word_master_are_enough() -> None:
    """Ruling: fewer than five go on as long as somebody can be suspected."""
    game = Studio().drawing()
    leave(game, A, B)
    assert game.view().artists == (C, D, E)
    game.strokes(6).go("open_vote")
    game.point(D="C", E="C").go("reveal_votes")
    assert game.view().caught
    game.guess()
    game.judge(False)
    game.go("next_round")
    assert game.view().leader == C


@pytest.mark.parametrize("stage", STAGES)
def test_F10_with_fewer_the_round_is_void(stage: str) -> None:
    game = STAGES[stage](Studio())
    leave(game, A, B)
    assert leave(game, D)[-1] == RoundVoided("too-few")
    assert game.view().steps == ()
    assert game.refused(Advance(HOST, "next_round")) == ("too-few", {"least": 4})


def test_F10_somebody_comes_back_and_the_same_master_goes_on() -> None:
    game = Studio()
    leave(game, A, B, C)
    assert game.view().void == "too-few"
    back(game, B)
    game.go("next_round")
    assert (game.view().leader, game.view().artists) == (W, (B, D, E))


def test_F10_or_somebody_new_comes() -> None:
    game = Studio()
    leave(game, A, B, C)
    game.ask(Join(HOST, F))
    game.go("next_round")
    assert game.view().artists == (D, E, F)


def test_F10_with_the_console_three_are_enough() -> None:
    game = Studio(word_master="console")
    leave(game, W, A, B)
    assert game.view().phase == "word"
    leave(game, C)
    assert game.refused(Advance(HOST, "next_round")) == ("too-few", {"least": 3})


def test_F10_everybody_may_leave_and_come_back() -> None:
    game = Studio().drawing()
    leave(game, A, B, C, D, E, W)
    assert game.view().steps == ()
    assert game.view().next_first is None
    back(game, A, B, C, D)
    game.go("next_round")
    assert game.view().leader == A


def test_A4_the_host_may_end_the_game_at_any_time() -> None:
    for stage in STAGES.values():
        game = stage(Studio())
        game.ask(End(HOST))
        assert (game.view().phase, game.view().steps, game.view().turn) == ("over", (), None)


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_F10_people_come_and_go_and_there_is_always_a_way_on(seed: int) -> None:
    """Somebody is waited for, or the host may go on, rule, or let somebody in."""
    party = Party("fake_artist", seed)
    for _ in party.play(150):
        seat = party.luck.choice(party.view(HOST).seats)
        if party.luck.random() < 0.3:
            party.ask(party.luck.choice((Remove(HOST, seat), BringBack(HOST, seat))))
        view = party.view(HOST)
        alone = view.phase == "score" and len(party.present) < party.state.least
        on = view.waiting or view.steps or view.may_judge  # type: ignore[attr-defined]
        assert on or alone or view.paused or view.ending
        assert not set(view.waiting) & set(view.away)


# --- A4: skipping ------------------------------------------------------------------------------


def test_A4_a_word_master_without_a_word_is_skipped_the_next_one_leads() -> None:
    game = Studio()
    assert game.ask(Skip(HOST, W)) == (Skipped(W), RoundVoided("master-skipped"))
    assert game.view().next_leader == A


def test_A4_who_does_not_look_is_not_waited_for_and_may_still_look() -> None:
    game = Studio().word()
    game.ask(Skip(HOST, A))
    assert A not in game.view().waiting
    game.look(A, B, C, D, E)
    assert game.view().looked == (A, B, C, D, E)


def test_A4_a_skipped_stroke_is_told() -> None:
    assert Studio().drawing().ask(Skip(HOST, A)) == (StrokeSkipped(A, 1),)


def test_A4_a_skipped_guess_is_wrong() -> None:
    game = Studio().caught()
    game.ask(Skip(HOST, C))
    assert game.view().right is False
    assert game.points == {"A": 1, "B": 1, "D": 1, "E": 1}


def test_A4_without_a_judgement_the_word_is_told_and_the_host_rules() -> None:
    game = Studio().caught()
    game.guess("frog")
    game.ask(Skip(HOST, W))
    assert (game.view(ROOM).word, game.view().waiting) == ("frog", ())
    game.judge(True, by=HOST)
    assert game.points == {"C": 2, "W": 2}


@pytest.mark.parametrize("seat", [W, B])
def test_A4_who_owes_nothing_is_not_skipped(seat: Seat) -> None:
    assert Studio().drawing().refused(Skip(HOST, seat)) == ("nothing-owed", {"seat": seat})


def test_A5_the_host_acts_for_who_has_no_phone() -> None:
    game = Studio().word()
    game.ask(Confirm(HOST, A, 1))
    game.go("start_drawing", "open_vote")
    game.ask(Vote(HOST, A, 1, C))
    assert game.view().voted == (A,)


# --- A7: late ----------------------------------------------------------------------------------


def test_A7_a_late_player_enters_the_next_round_without_a_point() -> None:
    game = Studio()
    game.ask(Join(HOST, F))
    assert game.view().points[-1] == (F, 0)
    game.vote()
    assert game.view().votes == ()
    assert F not in game.view().artists
    game.go("next_round")
    assert game.view().artists == (B, C, D, E, F, W)


# --- A4: corrections ---------------------------------------------------------------------------


def test_F9_a_correction_between_rounds_may_win() -> None:
    game = Studio().give(A=4).vote()
    game.ask(Correct(HOST, A, 1, "miscounted"))
    assert game.view().ending.winners == (A,)


def test_F9_in_a_round_it_waits_for_the_end_of_the_round() -> None:
    game = Studio().give(C=3).drawn()
    game.ask(Correct(HOST, A, 5, "miscounted"))
    assert game.view().ending is None
    game.go("open_vote", "reveal_votes")
    assert set(game.view().ending.winners) == {A, C}


def test_F9_who_has_left_does_not_win() -> None:
    """A6."""
    game = Studio().give(A=7, C=3).voting()
    leave(game, A)
    game.go("reveal_votes")
    assert game.view().ending.winners == (C,)


def test_what_was_used_up_is_told_to_the_night() -> None:
    game = Studio()
    game.go("deal_word")
    assert [set_.card for set_ in game.told(WordSet)] == ["pond-1"]  # type: ignore[attr-defined]
