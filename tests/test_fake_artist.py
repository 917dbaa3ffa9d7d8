"""Fake Artist by its rule page: who leads, the word, the vote, the guess, the points (F1–F11)."""

from __future__ import annotations

import pytest

from engine.core import HOST, ROOM, Advance, Scored
from engine.games.bluff.commands import Roll
from engine.games.fake_artist import GAME, spent
from engine.games.fake_artist.commands import (
    ChooseCategory,
    Confirm,
    Guess,
    Judge,
    NameFirst,
    PickWord,
    SetOwnWord,
    Vote,
)
from engine.games.fake_artist.events import (
    Dealt,
    FirstNamed,
    Judged,
    RoundStarted,
    Unmasked,
    VotesShown,
    WordSet,
    WordShown,
    WordsOffered,
)
from engine.games.fake_artist.terms import Options
from engine.table import Ended, Pause, Skip
from tests.fake_artist_sitting import A, B, C, D, E, Studio, W, words
from tests.packed import PackedBox

ALL_GET_ONE = {"A": 1, "B": 1, "D": 1, "E": 1}

# --- set-up and F1 -----------------------------------------------------------------------------


def test_five_to_ten_players_the_first_to_five_points() -> None:
    assert GAME.seats == (5, 10)
    assert Studio().view().target == 5
    assert Studio().points == {}


@pytest.mark.parametrize("place", range(6))
def test_F1_the_first_word_master_is_drawn_by_lot(place: int) -> None:
    seats = (W, A, B, C, D, E)
    drawn, begun = GAME.deal(GAME.start(Options(), seats), PackedBox(order=[place]))
    assert isinstance(begun, RoundStarted)
    assert (drawn.seat, begun.leader) == (seats[place], seats[place])  # type: ignore[attr-defined]
    assert begun.first == seats[(place + 1) % 6]


def test_F1_or_the_host_names_him() -> None:
    game = Studio()
    assert game.view().may_name_first
    assert game.ask(NameFirst(HOST, D))[0] == FirstNamed(D)
    assert (game.view().leader, game.view().artists) == (D, (E, W, A, B, C))
    assert game.number == 1
    assert game.ask(NameFirst(HOST, D)) == ()


def test_F1_naming_takes_what_was_offered_away() -> None:
    game = Studio()
    game.ask(ChooseCategory(W, W, "pond"))
    game.ask(NameFirst(HOST, A))
    assert game.view(A).offer is None
    assert game.view(W).offer is None


def test_F1_only_the_host_and_only_before_the_first_word_is_set() -> None:
    game = Studio()
    assert game.refused(NameFirst(A, A)) == ("host-only", {})
    assert game.refused(NameFirst(HOST, "Z"))[0] == "no-such-seat"  # type: ignore[arg-type]
    game.word()
    assert game.refused(NameFirst(HOST, A)) == ("first-word-set", {})
    assert not game.view().may_name_first


def test_F1_not_in_a_later_round() -> None:
    game = Studio()
    game.ask(Skip(HOST, W))
    game.go("next_round")
    assert game.refused(NameFirst(HOST, C)) == ("first-word-set", {})


def test_F1_after_each_round_the_role_passes_left() -> None:
    game = Studio()
    leaders = [game.view().leader]
    for _ in range(6):
        game.vote(fake=game.state.playing[0])
        assert (game.view().next_leader, game.view().next_first) == (
            game.state.table.left(game.state.now.leader),
            game.state.table.clockwise(game.state.now.leader)[1],
        )
        game.give(W=0, A=0, B=0, C=0, D=0, E=0).go("next_round")
        leaders.append(game.view().leader)
    assert leaders == [W, A, B, C, D, E, W]


def test_F1_the_next_word_master_may_begin_his_round_himself() -> None:
    game = Studio().vote()
    assert game.refused(Advance(W, "next_round")) == ("host-only", {})
    game.go("next_round", by=A)
    assert game.view().leader == A


def test_a_step_has_its_time() -> None:
    assert Studio().refused(Advance(HOST, "next_round")) == ("not-now", {"phase": "word"})


def test_what_belongs_to_another_game_is_refused() -> None:
    assert Studio().refused(Roll(A, A, 1)) == ("not-this-game", {})


# --- F2: the word ------------------------------------------------------------------------------


def test_F2_the_word_master_sets_a_category_and_a_word_of_his_own() -> None:
    game = Studio()
    assert game.view().waiting == (W,)
    set_, dealt = game.ask(SetOwnWord(W, W, " On the farm ", " tractor "))
    assert set_ == WordSet("On the farm", "tractor")
    assert isinstance(dealt, Dealt)
    assert game.view(ROOM).category == "On the farm"


@pytest.mark.parametrize(
    ("category", "word", "message"),
    [
        ("", "frog", "text-empty"),
        ("animals", " ", "text-empty"),
        ("x" * 41, "frog", "text-long"),
        ("animals", "x" * 41, "text-long"),
        ("animals", "a\x00b", "text-unreadable"),
    ],
)
def test_F2_a_word_must_be_one(category: str, word: str, message: str) -> None:
    assert Studio().refused(SetOwnWord(W, W, category, word))[0] == message


def test_F2_or_takes_one_of_three_that_the_console_offers() -> None:
    game = Studio()
    assert game.view(W).categories == ("pond", "sea", "toys")
    (offered,) = game.ask(ChooseCategory(W, W, "sea"))
    assert isinstance(offered, WordsOffered)
    assert game.view(W).offer.words == ("sea 1", "sea 2", "sea 3")
    set_, _ = game.ask(PickWord(W, W, 2))
    assert set_ == WordSet("sea", "sea 2", "sea", "sea-2")
    assert game.view(W).word == "sea 2"
    assert game.view(W).offer is None


def test_F2_he_may_look_into_other_categories_first() -> None:
    game = Studio()
    game.ask(ChooseCategory(W, W, "sea"))
    game.ask(ChooseCategory(W, W, "toys"))
    assert game.view(W).offer.category == "toys"
    game.ask(SetOwnWord(W, W, "toys", "kite"))
    assert game.view(W).word == "kite"
    assert game.state.played == ()


def test_F2_or_lets_the_console_choose() -> None:
    game = Studio()
    set_, _ = game.go("deal_word", by=W)
    assert set_ == WordSet("pond", "pond 1", "pond", "pond-1")


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (PickWord(W, W, 1), "category-first"),
        (ChooseCategory(W, W, "songs"), "no-such-category"),
        (ChooseCategory(A, A, "sea"), "master-only"),
        (PickWord(A, A, 1), "master-only"),
        (SetOwnWord(A, A, "animals", "frog"), "master-only"),
        (Advance(A, "deal_word"), "host-only"),
        (Confirm(A, A, 1), "no-word-yet"),
    ],
)
def test_F2_only_the_word_master_and_only_words_that_are_there(
    command: PickWord, message: str
) -> None:
    assert Studio().refused(command)[0] == message


@pytest.mark.parametrize("number", [0, 4, -1])
def test_F2_the_words_offered_have_numbers(number: int) -> None:
    game = Studio()
    game.ask(ChooseCategory(W, W, "sea"))
    assert game.refused(PickWord(W, W, number)) == ("no-such-word", {"count": 3})


def test_F2_the_word_is_set_once() -> None:
    game = Studio().word()
    for command in (
        ChooseCategory(W, W, "sea"),
        PickWord(W, W, 1),
        SetOwnWord(W, W, "animals", "toad"),
    ):
        assert game.refused(command) == ("word-set", {})


def test_F2_a_word_used_before_in_the_night_is_not_offered_until_its_list_is_used_up() -> None:
    """The four words of a list come once each; then it starts over, and that is told."""
    game = Studio(piles={"toys": words("toys", 4)})
    told = []
    for _ in range(6):
        leader = game.state.now.leader
        (offered,) = game.ask(ChooseCategory(leader, leader, "toys"))
        assert isinstance(offered, WordsOffered)
        told.append((len(offered.cards), offered.started_over))
        game.ask(PickWord(leader, leader, 1))
        used = {card for _, card in game.state.played}
        game.ask(Skip(HOST, game.state.playing[0]))
        game.state = game.state.but(phase="score").but_round(leader=leader)
        game.go("next_round")
    assert told == [(3, False), (3, False), (2, False), (1, False), (3, True), (3, False)]
    assert used == {"toys-1", "toys-2"}


def test_F2_what_is_used_up_is_kept_for_the_night() -> None:
    assert spent(WordSet("sea", "shell", "sea", "sea-1")) == {"sea": ("sea-1",)}
    assert spent(WordSet("sea", "shell", "sea", "sea-1", started_over=True)) == {
        "sea": ("", "sea-1")
    }
    assert spent(WordSet("At sea", "shell")) == {"": ("",)}
    assert spent(WordsOffered("sea", tuple(words("sea", 3)))) == {}


def test_F2_an_own_word_that_stands_on_a_list_is_used_up_there() -> None:
    game = Studio()
    set_, _ = game.ask(SetOwnWord(W, W, "By the water", "The Pond 1"))
    assert set_ == WordSet("By the water", "The Pond 1", "pond", "pond-1")
    assert game.state.played == (("pond", "pond-1"),)


def test_F2_of_a_short_list_what_there_is_is_offered() -> None:
    game = Studio(piles={"duo": words("duo", 2)})
    game.ask(ChooseCategory(W, W, "duo"))
    assert game.view(W).offer.words == ("duo 1", "duo 2")


def test_F2_without_lists_there_are_only_own_words() -> None:
    game = Studio(piles={})
    assert game.view().categories == ()
    assert game.view().steps == ()
    game.word()
    assert game.view(A).word == "frog"


@pytest.mark.parametrize("fake", [A, B, C, D, E])
def test_F2_every_artist_gets_the_word_but_for_one_who_gets_an_x(fake: str) -> None:
    game = Studio().word("frog", fake=fake)  # type: ignore[arg-type]
    seen = {seat: (game.view(seat).word, game.view(seat).x) for seat in (A, B, C, D, E)}
    assert seen.pop(fake) == (None, True)  # type: ignore[call-overload]
    assert set(seen.values()) == {("frog", False)}


def test_F2_the_word_master_alone_knows_who_that_is() -> None:
    game = Studio().word(fake=C)
    known = {viewer: game.view(viewer).fake for viewer in (W, A, B, C, D, E, HOST, ROOM)}
    assert known == {W: C} | dict.fromkeys((A, B, C, D, E, HOST, ROOM))


def test_F2_every_artist_confirms_having_looked_before_the_drawing_starts() -> None:
    game = Studio().word()
    assert game.view().waiting == (A, B, C, D, E)
    game.look(A, B, C, D)
    assert game.view().looked == (A, B, C, D)
    assert game.view(W).steps == ()
    assert game.refused(Advance(W, "start_drawing")) == ("host-only", {})
    game.look(E)
    game.go("start_drawing", by=W)
    assert game.view().phase == "draw"


def test_F2_the_host_may_start_earlier() -> None:
    """A4: a phase is closed early."""
    game = Studio().word().look(A)
    game.go("start_drawing")
    assert game.view().turn == A


def test_F2_confirming_twice_counts_once() -> None:
    game = Studio().word().look(A)
    assert game.ask(Confirm(A, A, 1)) == ()
    assert game.view().looked == (A,)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (Confirm(W, W, 1), "master-knows"),
        (Confirm(A, A, 2), "round-over"),
        (Confirm(A, B, 1), "not-your-seat"),
    ],
)
def test_F2_who_confirms(command: Confirm, message: str) -> None:
    assert Studio().word().refused(command)[0] == message


def test_F2_confirming_is_over_with_the_first_stroke() -> None:
    assert Studio().drawing().refused(Confirm(A, A, 1)) == ("drawing-begun", {})


# --- F5: the vote ------------------------------------------------------------------------------


def test_F5_after_the_second_lap_the_countdown_opens_the_vote() -> None:
    game = Studio().drawing().strokes(9)
    assert game.view(W).steps == ()
    game.stroke()
    assert game.view().drawn
    assert game.view().steps == ("open_vote",)
    assert game.refused(Vote(A, A, 1, B)) == ("vote-not-open", {})
    game.go("open_vote", by=W)
    assert game.view().phase == "vote"
    assert game.view().voters == (A, B, C, D, E)


def test_F5_the_host_may_open_it_early() -> None:
    """A4: a phase is closed early."""
    game = Studio().drawing().strokes(3)
    game.go("open_vote")
    assert game.view().waiting == (A, B, C, D, E)


def test_F5_every_artist_the_fake_too_points_at_one_other_artist() -> None:
    game = Studio().voting()
    assert game.view(C).suspects == (A, B, D, E)
    game.point(C="A")
    assert game.view().voted == (C,)
    assert game.view(C).my_vote == A


def test_F5_all_votes_are_shown_at_once() -> None:
    game = Studio().voting().point(E="C", A="C", B="C", C="A", D="A")
    assert game.view().votes == ()
    assert game.view().waiting == ()
    shown = game.go("reveal_votes", by=W)[0]
    assert shown == VotesShown(((A, C), (B, C), (C, A), (D, A), (E, C)))
    assert game.view(ROOM).votes == ((A, C), (B, C), (C, A), (D, A), (E, C))
    assert game.view(ROOM).tally == ((C, 3), (A, 2), (B, 0), (D, 0), (E, 0))


def test_F5_the_word_master_waits_for_all_the_host_need_not() -> None:
    """A4."""
    game = Studio().voting().point(A="C")
    assert game.refused(Advance(W, "reveal_votes")) == ("host-only", {})
    game.go("reveal_votes")
    assert game.view().votes == ((A, C),)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (Vote(W, W, 1, A), "master-votes-not"),
        (Vote(A, A, 1, A), "vote-for-yourself"),
        (Vote(A, A, 1, W), "vote-for-master"),
        (Vote(A, A, 1, "Z"), "no-such-seat"),  # type: ignore[arg-type]
        (Vote(A, A, 2, B), "round-over"),
        (Vote(A, B, 1, C), "not-your-seat"),
    ],
)
def test_F5_who_votes_for_whom(command: Vote, message: str) -> None:
    assert Studio().voting().refused(command)[0] == message


def test_F5_a_vote_may_be_replaced_until_all_are_shown() -> None:
    """A3."""
    game = Studio().voting().point(A="B")
    assert game.ask(Vote(A, A, 1, B)) == ()
    game.point(A="D")
    assert game.view(A).my_vote == D
    game.point(B="C", C="A", D="C", E="C").go("reveal_votes")
    assert (A, D) in game.view().votes
    assert game.refused(Vote(A, A, 1, C)) == ("vote-closed", {})


def test_F5_who_is_absent_abstains() -> None:
    game = Studio().voting().point(A="C", B="C", C="A", D="C")
    game.ask(Skip(HOST, E))
    assert game.view().waiting == ()
    game.go("reveal_votes", by=W)
    assert len(game.view().votes) == 4


def test_F5_who_was_skipped_may_still_point() -> None:
    game = Studio().voting()
    game.ask(Skip(HOST, E))
    game.point(E="C")
    assert game.view().voted == (E,)


def test_A3_who_looked_or_pointed_may_do_so_again_who_drew_may_not() -> None:
    game = Studio().word().look(A)
    assert (game.view().waiting, game.view().open) == ((B, C, D, E), (A, B, C, D, E))
    game.go("start_drawing")
    assert (game.view().waiting, game.view().open) == ((A,), (A,))
    game.go("open_vote")
    game.point(A="C")
    assert (game.view().waiting, game.view().open) == ((B, C, D, E), (A, B, C, D, E))
    game.ask(Pause(HOST))
    assert (game.view().waiting, game.view().open, game.view().steps) == ((), (), ())


# --- F6–F8: caught, the guess, the points ------------------------------------------------------


@pytest.mark.parametrize(
    ("votes", "caught"),
    [
        ({"A": "C", "B": "C", "D": "C", "C": "A", "E": "A"}, True),
        ({"A": "C", "B": "C", "C": "A", "D": "A", "E": "B"}, False),
        ({"A": "B", "B": "A", "D": "A", "C": "A", "E": "C"}, False),
        ({"A": "C"}, True),
        ({}, False),
    ],
    ids=["alone on top", "a tie", "another on top", "one vote", "no vote at all"],
)
def test_F6_caught_only_if_he_alone_has_most_votes(votes: dict[str, str], caught: bool) -> None:
    game = Studio().vote(C, **votes)
    assert game.told(Unmasked) == [Unmasked(C, caught)]
    assert game.view(ROOM).caught == caught
    assert game.view(ROOM).fake == C


def test_F7_caught_he_gets_one_guess_at_the_word() -> None:
    game = Studio().caught()
    assert (game.view().phase, game.view().waiting) == ("unmask", (C,))
    assert game.view(ROOM).word is None
    game.guess("a toad")
    assert game.view(ROOM).guess == "a toad"
    assert game.ask(Guess(C, C, 1, "a toad ")) == ()
    assert game.refused(Guess(C, C, 1, "frog")) == ("guess-stands", {})


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (Guess(A, A, 1, "toad"), "fake-only"),
        (Guess(C, C, 1, " "), "text-empty"),
        (Guess(C, C, 1, "x" * 81), "text-long"),
        (Guess(C, C, 2, "toad"), "round-over"),
        (Judge(W, 1, True), "no-guess"),
    ],
)
def test_F7_the_guess_is_his(command: Guess, message: str) -> None:
    assert Studio().caught().refused(command)[0] == message


def test_F7_there_is_no_guess_before_he_is_caught() -> None:
    assert Studio().voting().refused(Guess(C, C, 1, "frog")) == ("guess-not-open", {})
    assert Studio().vote().refused(Guess(C, C, 1, "frog")) == ("guess-not-open", {})


@pytest.mark.parametrize(
    ("guess", "right"),
    [("The FRÔG!", True), ("frog", True), ("toad", False), ("frogs", False)],
)
def test_F7_the_console_suggests_the_word_master_rules(guess: str, right: bool) -> None:
    game = Studio().caught()
    game.guess(guess)
    assert game.view(W).suggest == right
    assert game.view(ROOM).suggest is None
    assert game.view().waiting == (W,)
    assert game.view(W).may_judge
    game.judge(not right)
    assert game.view(ROOM).right == (not right)
    assert (game.view(ROOM).word, game.view(ROOM).suggest) == ("frog", right)


@pytest.mark.parametrize("by", [A, C, E])
def test_F7_nobody_else_rules_but_the_host(by: str) -> None:
    game = Studio().caught()
    game.guess()
    assert game.refused(Judge(by, 1, True)) == ("master-only", {"seat": W})
    assert not game.view(by).may_judge
    assert game.ask(Judge(HOST, 1, True))[0] == Judged(True)


def test_F7_the_judgement_may_be_changed_until_the_next_round() -> None:
    """The points follow, each with its reason (A2)."""
    game = Studio().caught()
    game.guess()
    game.judge(False)
    assert game.points == ALL_GET_ONE
    events = game.judge(True, by=HOST)
    assert game.points == {"C": 2, "W": 2}
    assert game.scored == [(C, 2, "fake-guessed"), (W, 2, "master-guessed")]
    assert Scored(A, -1, "judged-anew") in events
    assert WordShown("frog") not in events
    game.judge(False)
    assert game.points == ALL_GET_ONE
    assert game.ask(Judge(W, 1, False)) == ()
    game.go("next_round")
    assert game.refused(Judge(HOST, 1, True)) == ("round-over", {"round": 1})


def test_F7_nothing_is_judged_where_nothing_was_guessed() -> None:
    game = Studio().vote()
    assert not game.view().may_judge
    assert game.refused(Judge(HOST, 1, True)) == ("no-guess", {})


@pytest.mark.parametrize(
    ("votes", "guessed_right", "points"),
    [
        ({"A": "C", "B": "C", "D": "C", "C": "A", "E": "A"}, False, ALL_GET_ONE),
        ({"A": "C", "B": "C", "D": "C", "C": "A", "E": "A"}, True, {"C": 2, "W": 2}),
        ({"A": "C", "B": "C", "C": "A", "D": "A", "E": "B"}, None, {"C": 2, "W": 2}),
        ({"A": "C", "B": "A", "C": "A", "D": "A", "E": "C"}, None, {"C": 2, "W": 2}),
    ],
    ids=["C 3, A 2, wrong", "C 3, A 2, right", "C 2, A 2, B 1", "A 3, C 2"],
)
def test_F8_worked_examples(
    votes: dict[str, str], guessed_right: bool | None, points: dict[str, int]
) -> None:
    game = Studio().vote(C, **votes)
    if guessed_right is not None:
        assert game.points == {}
        game.guess()
        game.judge(guessed_right)
    assert game.points == points
    assert game.view().phase == "score"
    assert game.view(ROOM).word == "frog"


@pytest.mark.parametrize(
    ("play", "scored"),
    [
        ({}, [(C, 2, "fake-escaped"), (W, 2, "master-escaped")]),
        ({"right": True}, [(C, 2, "fake-guessed"), (W, 2, "master-guessed")]),
        ({"right": False}, [(seat, 1, "fake-caught") for seat in (A, B, D, E)]),
    ],
)
def test_F8_every_point_has_its_reason(
    play: dict[str, bool], scored: list[tuple[str, int, str]]
) -> None:
    """A2."""
    game = Studio().vote() if not play else Studio().caught()
    if play:
        game.guess()
        game.judge(play["right"])
    assert game.scored == scored


def test_F8_how_many_pointed_at_a_fake_who_escapes() -> None:
    game = Studio().vote(A="C", B="C", C="A", D="A", E="B")
    assert Scored(C, 2, "fake-escaped", {"votes": 2}) in game.told(Scored)


# --- F9: the end -------------------------------------------------------------------------------


def test_F9_c_and_w_both_on_four_the_fake_escapes_shared_win() -> None:
    game = Studio().give(C=4, W=4).vote()
    assert game.points == {"C": 6, "W": 6}
    ending = game.view().ending
    assert (set(ending.winners), ending.reason) == ({C, W}, "target")


@pytest.mark.parametrize(
    ("before", "winners"),
    [
        ({"C": 3}, {C}),
        ({"C": 3, "W": 4}, {W}),
        ({"C": 4, "W": 4, "A": 4}, {C, W}),
        ({"A": 4, "C": 2}, None),
    ],
)
def test_F9_the_first_to_reach_five_several_at_once_the_highest_total(
    before: dict[str, int], winners: set[str] | None
) -> None:
    game = Studio().give(**before).vote()
    ending = game.view().ending
    assert (set(ending.winners) if ending else None) == winners
    assert (game.view().phase == "over") == (winners is not None)


def test_F9_artists_may_win_together() -> None:
    game = Studio().give(A=4, B=4, D=3).caught()
    game.guess()
    assert isinstance(game.judge(False)[-1], Ended)
    assert set(game.view().ending.winners) == {A, B}
    assert game.refused(Judge(W, 1, True)) == ("game-over", {})


# --- F11: the console is word master -----------------------------------------------------------


def test_F11_all_players_are_artists() -> None:
    game = Studio(word_master="console")
    assert game.view().leader is None
    assert game.view().artists == (W, A, B, C, D, E)
    assert game.view().waiting == ()
    assert game.view().steps == ("deal_word",)


def test_F11_the_console_sets_category_and_word_by_lot() -> None:
    game = Studio(word_master="console")
    game.box.order = (1,)
    set_, dealt = game.go("deal_word")
    assert set_ == WordSet("sea", "sea 1", "sea", "sea-1")
    assert dealt == Dealt((W, A, B, C, D, E), A)
    assert game.view(ROOM).category == "sea"


def test_F11_nobody_knows_the_fake_or_may_lead_but_the_host() -> None:
    game = Studio(word_master="console").word()
    assert {game.view(viewer).fake for viewer in (W, A, B, C, D, E, HOST, ROOM)} == {None}
    game.look()
    assert game.refused(Advance(W, "start_drawing")) == ("host-only", {})
    assert game.refused(SetOwnWord(W, W, "x", "y")) == ("host-only", {})


def test_F11_a_used_up_category_waits_until_all_are() -> None:
    game = Studio(word_master="console", piles={"one": words("one", 1), "two": words("two", 2)})
    played = []
    for _ in range(4):
        set_ = game.go("deal_word")[0]
        assert isinstance(set_, WordSet)
        played.append((set_.card, set_.started_over))
        game.state = game.state.but(phase="score")
        game.go("next_round")
    assert played == [("one-1", False), ("two-1", False), ("two-2", False), ("one-1", True)]


def test_F11_rounds_go_on_from_the_next_left_starting_artist() -> None:
    game = Studio(word_master="console")
    first = []
    for _ in range(3):
        game.word().look().go("start_drawing", "open_vote", "reveal_votes")
        first.append((game.view().first, game.view().next_first, game.view().next_leader))
        game.give(C=0).go("next_round")
    assert first == [(W, A, None), (A, B, None), (B, C, None)]
    assert game.view().artists[0] == C


def test_F11_the_host_may_name_who_draws_first() -> None:
    game = Studio(word_master="console")
    game.ask(NameFirst(HOST, B))
    assert game.view().artists[0] == B
    assert game.ask(NameFirst(HOST, B)) == ()


def test_F11_only_the_fake_scores_when_he_escapes() -> None:
    assert Studio(word_master="console").vote().points == {"C": 2}


def test_F11_or_guesses_right_the_host_rules_with_the_word_before_all() -> None:
    game = Studio(word_master="console").caught()
    assert game.view(ROOM).word is None
    game.guess("pond 1")
    assert (game.view(ROOM).word, game.view(ROOM).suggest) == ("pond 1", True)
    assert game.view().waiting == ()
    assert game.refused(Judge(A, 1, True)) == ("host-only", {})
    game.judge(True)
    assert game.points == {"C": 2}


def test_F11_caught_and_wrong_every_other_artist_scores() -> None:
    game = Studio(word_master="console").caught()
    game.guess()
    game.judge(False)
    assert game.points == ALL_GET_ONE | {"W": 1}


def test_F11_the_console_needs_words() -> None:
    with pytest.raises(Exception, match="no-words"):
        Studio(word_master="console", piles={})


@pytest.mark.parametrize("word_master", ["console", "rotates"])
def test_F11_also_when_all_decks_are_left_out_in_mid_round(word_master: str) -> None:
    game = Studio(word_master=word_master)
    piles, game.box.cards = game.box.cards, {}
    assert game.refused(Advance(HOST, "deal_word")) == ("no-words", {})
    game.box.cards = piles
    game.go("deal_word")
    assert game.state.phase == "look"
