"""Balderdash, from the reading to the points: B10 to B12, and the worked examples."""

from __future__ import annotations

import pytest

from engine.core import HOST, Advance, Scored
from engine.games.balderdash.commands import Vote
from engine.games.balderdash.events import Listed, ReadOut, Revealed, VoteOpened
from engine.table import Remove
from tests.sitting import A, B, C, D, E, Sitting

FOUR = {"B": "a hat", "C": "a fish", "D": "a boat"}
FIVE = {**FOUR, "E": "a cake"}

# --- B10: the reading --------------------------------------------------------------------------


def test_b10_bluffs_and_truth_are_shuffled_once() -> None:
    game = Sitting("ABCD", order=(2, 3, 0, 1)).write(**FOUR)
    (listed,) = game.go("start_reading")
    assert isinstance(listed, Listed)
    texts = ["a boat", "true words 1", "a hat", "a fish"]
    for viewer in (A, B, C, "room", HOST):
        view = game.view(viewer)
        assert [answer.text for answer in view.answers] == texts
        assert [answer.number for answer in view.answers] == [1, 2, 3, 4]
        assert {answer.authors for answer in view.answers} == {None}
        assert {answer.true for answer in view.answers} == {None}


def test_b10_nothing_to_read_without_a_bluff() -> None:
    game = Sitting().pick()
    assert game.refused(Advance(HOST, "start_reading")) == ("no-bluffs", {})
    game.hand_in(B, "a hat")
    game.send_back(B)
    assert game.refused(Advance(HOST, "start_reading")) == ("no-bluffs", {})


def test_b10_each_answer_is_lit_up_twice_before_the_vote() -> None:
    game = Sitting().write(B="a hat")
    game.go("start_reading")
    assert (game.view().reading, game.view().lit) == (0, 0)
    lit = []
    while game.view().steps[0] == "read_next":
        game.go("read_next")
        lit.append((game.view(C).reading, game.view(C).lit))
    assert lit == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert game.view().steps == ("open_vote", "read_again", "redraw")


def test_b10_more_readings_if_asked() -> None:
    game = Sitting().write(B="a hat").read()
    assert game.go("read_again") == (ReadOut(3, 1),)
    assert game.view().steps == ("read_next", "open_vote", "redraw")
    assert game.view(A).steps == ("read_next", "open_vote")
    game.go("read_next")
    assert game.view().steps == ("open_vote", "read_again", "redraw")


def test_b10_only_the_host_opens_the_vote_before_the_second_reading() -> None:
    game = Sitting().write(B="a hat")
    game.go("start_reading")
    assert game.view(A).steps == ("read_next",)
    assert game.refused(Advance(A, "open_vote")) == ("host-only", {})
    game.go("read_next", "read_next", "read_next", by=A)
    assert game.refused(Advance(A, "open_vote")) == ("host-only", {})
    game.go("open_vote")
    assert game.view().phase == "vote"


# --- B11: the vote -----------------------------------------------------------------------------


def test_b11_clockwise_from_the_dashers_left() -> None:
    game = Sitting("ABCDE", dice="1 1 6 1 1").write(A="x", B="y", D="z").read()
    assert game.go("open_vote", by=C) == (VoteOpened((D, E, A, B)),)
    for seat in (D, E, A, B):
        assert game.view().waiting == (seat,)
        game.vote_for(seat, 1)
    assert game.view().waiting == ()


def test_b11_one_after_the_other_each_vote_shown_as_it_falls() -> None:
    game = Sitting("ABCD").write(**FOUR).read()
    game.go("open_vote")
    assert game.refused(Vote(C, C, 1, 1)) == ("not-your-turn", {"seat": B})
    game.vote_for(B, 2)
    for viewer in (A, C, "room", HOST):
        view = game.view(viewer)
        assert [answer.votes for answer in view.answers] == [(), (B,), (), ()]
        assert (view.voted, view.my_vote) == ((B,), None)
    assert game.view(B).my_vote == 2


def test_b11_all_at_once_shown_when_all_are_in() -> None:
    game = Sitting("ABCD", voting="together").write(**FOUR).read()
    game.go("open_vote")
    assert game.view().waiting == game.view().open == (B, C, D)
    game.vote_for(D, 2)
    assert game.view().waiting == (B, C)
    for viewer in (A, B, C, D, "room", HOST):
        assert [answer.votes for answer in game.view(viewer).answers] == [(), (), (), ()]
        assert game.view(viewer).voted == (D,)
        assert game.view(viewer).my_vote == (2 if viewer == D else None)
    game.vote_for(B, 2)
    game.go("close_vote")
    assert [answer.votes for answer in game.view().answers] == [(), (B, D), (), ()]


def test_a3_a_vote_may_be_replaced_until_the_vote_closes() -> None:
    game = Sitting("ABCD").write(**FOUR).read()
    game.go("open_vote")
    game.vote_for(B, 2)
    assert game.vote_for(B, 2) == ()
    game.vote_for(C, 1)
    assert game.view().open == (B, C, D)
    game.vote_for(B, 4)
    assert [answer.votes for answer in game.view().answers] == [(C,), (), (), (B,)]
    game.go("close_vote")
    assert game.refused(Vote(B, B, 1, 2)) == ("vote-closed", {})


@pytest.mark.parametrize(
    ("ask", "refusal"),
    [
        (Vote(A, A, 1, 1), ("dasher-votes-not", {})),
        (Vote(B, B, 1, 1), ("aside-votes-not", {})),
        (Vote(C, C, 1, 0), ("no-such-answer", {"count": 3})),
        (Vote(C, C, 1, 4), ("no-such-answer", {"count": 3})),
        (Vote(C, C, 2, 1), ("round-over", {"round": 2})),
    ],
)
def test_b11_what_is_no_vote(ask: Vote, refusal: object) -> None:
    game = Sitting("ABCD").write(**FOUR).mark(B).read()
    assert game.refused(Vote(C, C, 1, 1)) == ("vote-not-open", {})
    game.go("open_vote")
    assert game.refused(ask) == refusal


@pytest.mark.parametrize("own_vote", [True, False])
def test_b11_a_vote_for_ones_own_bluff(own_vote: bool) -> None:
    game = Sitting("ABCD", own_vote=own_vote).write(**FOUR).read()
    assert game.view(C).barred == (() if own_vote else (2,))
    assert game.view("room").barred == ()
    game.go("open_vote")
    game.vote_for(B, 2)
    if own_vote:
        game.vote_for(C, 2)
    else:
        assert game.refused(Vote(C, C, 1, 2)) == ("own-bluff", {})
        game.vote_for(C, 3)
    game.reveal()
    assert game.points == ({C: 1} if own_vote else {C: 1, D: 1}) | {A: 3}


def test_b11_everybody_set_aside_leaves_nobody_to_vote() -> None:
    game = Sitting().write(A="own", B="truth").mark(B)
    game.ask(Remove(HOST, C))
    game.vote().reveal()
    assert (game.state.now.voters, game.points) == ((), {B: 3})


def test_b11_the_vote_may_close_early() -> None:
    game = Sitting("ABCD").write(**FOUR).read()
    game.go("open_vote")
    game.go("close_vote", by=A)
    assert game.view().phase == "reveal"


# --- B12: the score ----------------------------------------------------------------------------


def test_b12_answers_are_turned_over_one_by_one_the_true_one_last() -> None:
    game = Sitting("ABCD", order=(2, 3, 0, 1)).write(**FOUR).vote(B="truth", C="B", D="B")
    game.go("close_vote")
    seen = []
    while not game.state.now.all_revealed:
        revealed, *scores = game.go("reveal_next")
        assert isinstance(revealed, Revealed)
        answer = game.view(C).answers[revealed.answer - 1]
        seen.append((answer.text, answer.authors, answer.votes, answer.true))
        assert bool(scores) == bool(answer.true)
    assert seen == [
        ("a boat", (D,), (), False),
        ("a hat", (B,), (C, D), False),
        ("a fish", (C,), (), False),
        ("true words 1", (), (B,), True),
    ]
    assert game.view("room").answer == "true words 1"


def test_b12_what_is_not_turned_over_stays_hidden() -> None:
    game = Sitting("ABCD").write(**FOUR).vote(B="truth")
    game.go("close_vote", "reveal_next")
    view = game.view(C)
    assert [answer.authors for answer in view.answers] == [(B,), None, None, None]
    assert [answer.true for answer in view.answers] == [False, None, None, None]
    assert view.answer is None


def test_a2_every_point_has_its_reason() -> None:
    game = Sitting("ABCD").write(**FOUR).mark(D)
    game.state = game.state.but(doubled=(B,))
    game.vote(C="B", B="truth").reveal()
    assert game.view().scored == (
        Scored(D, 3, "too-close"),
        Scored(B, 2, "bluff-votes", {"votes": 1, "double": 1}),
        Scored(B, 4, "true-vote", {"double": 1}),
    )
    other = Sitting().write(B="a hat").vote(B="B", C="B").reveal()
    assert other.view().scored == (
        Scored(B, 1, "bluff-votes", {"votes": 1}),
        Scored(A, 3, "nobody-found"),
    )


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        ({"B": "truth", "C": "B", "D": "C"}, {B: 1 + 2, C: 1}),
        ({"B": "A", "C": "A", "D": "truth"}, {A: 2, D: 2}),
        ({"B": "A", "C": "A", "D": "B"}, {A: 2 + 3, B: 1}),
        ({"B": "C"}, {A: 3, C: 1}),
        ({}, {}),
    ],
    ids=["votes", "dasher's bluff", "dasher's bluff and bonus", "one vote", "no vote, no bonus"],
)
def test_b12_points(votes: dict[str, str], points: dict[str, int]) -> None:
    game = Sitting("ABCD").write(A="a tree", **FOUR).vote(**votes).reveal()
    assert game.points == points


def test_b12_who_was_too_close_has_not_found_it() -> None:
    game = Sitting("ABCD").write(**FOUR).mark(B).vote(C="D", D="C").reveal()
    assert game.points == {A: 3, B: 3, C: 1, D: 1}


# --- the worked examples of the rule page ------------------------------------------------------


def test_example_votes_for_bluffs_and_for_the_truth() -> None:
    game = Sitting("ABCDE").write(**FIVE).vote(E="truth", C="B", D="B", B="C").reveal()
    assert game.points == {B: 2, C: 1, E: 2}


def test_example_nobody_finds_it() -> None:
    game = Sitting("ABCD").write(**FOUR).vote(B="C", C="D", D="B").reveal()
    assert game.points == {A: 3, B: 1, C: 1, D: 1}


def test_example_a_vote_for_ones_own_bluff() -> None:
    game = Sitting("ABCD").write(**FOUR).vote(B="B", C="B", D="truth").reveal()
    assert game.points == {B: 1, D: 2}


def test_example_one_too_close() -> None:
    game = Sitting("ABCD").write(**FOUR).mark(B)
    game.go("start_reading")
    assert game.points == {B: 3}
    game.vote(C="truth", D="C").reveal()
    assert game.points == {B: 3, C: 2 + 1}


def test_example_two_too_close() -> None:
    game = Sitting("ABCD").write(**FOUR).mark(B, C)
    game.go("start_reading")
    assert game.points == {B: 3, C: 3}
    assert (game.view().phase, game.view().next_dasher) == ("scores", A)
    game.draw()
    assert game.view().phase == "card"


def test_example_double_score() -> None:
    game = Sitting("ABCD").write(**FOUR)
    game.state = game.state.but(doubled=(B,))
    game.vote(B="truth", C="B", D="truth").reveal()
    assert game.points == {B: (1 + 2) * 2, D: 2}


def test_example_the_first_at_finish_wins() -> None:
    game = Sitting().write(B="a hat", C="a fish").pawns(B=26, C=26)
    game.vote(B="truth", C="truth").reveal().go("move_pawns")
    assert game.points == {B: 2, C: 2}
    assert (game.squares[B], game.squares[C]) == (27, 26)
    ending = game.view().ending
    assert ending is not None
    assert (ending.winners, ending.reason) == ((B,), "finish")
