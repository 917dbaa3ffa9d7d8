"""Balderdash for two: B15."""

from __future__ import annotations

import pytest

from engine.core import HOST, Scored, Seat
from engine.games.balderdash.commands import HandIn, PickCategory, RollCategory, Vote
from engine.games.balderdash.events import CardDrawn, CategoryPicked, Listed, Moved
from engine.table import BringBack, Join, Remove, Skip
from tests.sitting import A, B, C, Sitting, cards


def test_b15_three_cards_and_no_initials() -> None:
    game = Sitting("AB").draw()
    drawn = game.log[-1]
    assert isinstance(drawn, CardDrawn)
    assert [entry.id for entry in drawn.entries if entry.pile == "words"] == [
        "words-1",
        "words-2",
        "words-3",
    ]
    assert game.view().two
    assert game.view().categories == ("words", "people", "movies", "dates")
    assert game.view(A).prompts[0] == ("words", "words 1?")
    ask = PickCategory(A, A, "initials")
    assert game.refused(ask) == ("category-missing", {"category": "initials"})


def test_b15_only_a_category_that_all_three_carry() -> None:
    game = Sitting("AB", piles={"words": cards("words", 2), "dates": cards("dates", 3)}).draw()
    assert game.view().categories == ("dates",)


def test_b15_initials_on_the_die_are_a_free_choice() -> None:
    game = Sitting("AB", dice="6 1 3", category="roll").draw()
    game.ask(RollCategory(A, A))
    assert game.view().may_pick
    game.ask(PickCategory(A, A, "dates"))
    assert game.view().category == "dates"


def test_b15_nobody_writes_the_three_true_answers_are_shuffled() -> None:
    game = Sitting("AB", order=(1, 0, 2)).draw()
    picked, listed = game.ask(PickCategory(A, A, "words"))
    assert picked == CategoryPicked("words", ("words-1", "words-2", "words-3"))
    assert isinstance(listed, Listed)
    assert [(answer.id, answer.true) for answer in listed.answers] == [
        ("words-2", False),
        ("words-1", True),
        ("words-3", False),
    ]
    view = game.view(B)
    assert (view.phase, view.prompt) == ("reading", "words 1?")
    assert "bluffs" not in view.phases
    assert [answer.text for answer in view.answers] == [
        "true words 2",
        "true words 1",
        "true words 3",
    ]
    assert game.refused(HandIn(B, B, 1, "a hat")) == ("writing-closed", {})


def test_b15_the_die_lists_them_too() -> None:
    game = Sitting("AB", dice="6 1 5").draw()
    *_, listed = game.ask(RollCategory(A, A))
    assert isinstance(listed, Listed)
    assert game.view().phase == "reading"


def test_b15_all_three_entries_are_used_up() -> None:
    game = Sitting("AB").pick("words")
    game.go("redraw")
    assert [entry.id for entry in game.state.now.entries][:4] == [
        "words-4",
        "words-5",
        "words-6",
        "people-1",
    ]


def test_b15_one_reading_is_enough() -> None:
    game = Sitting("AB").pick()
    game.go("read_next", "read_next")
    assert game.view(A).steps == ("read_next",)
    game.go("read_next")
    assert game.view().steps == ("open_vote", "read_again", "redraw")
    game.go("open_vote", by=A)
    assert game.view().waiting == (B,)
    assert game.refused(Vote(A, A, 1, 1)) == ("dasher-votes-not", {})


@pytest.mark.parametrize(
    ("answer", "score", "doubled"),
    [
        (1, Scored(B, 2, "pair-right"), ()),
        (2, Scored(A, 1, "pair-wrong"), ()),
        (3, Scored(A, 1, "pair-wrong"), (B,)),
        (1, Scored(B, 4, "pair-right", {"double": 1}), (B,)),
        (3, Scored(A, 2, "pair-wrong", {"double": 1}), (A,)),
    ],
)
def test_b15_right_two_points_wrong_one_to_the_dasher(
    answer: int, score: Scored, doubled: tuple[Seat, ...]
) -> None:
    game = Sitting("AB").pick()
    game.state = game.state.but(doubled=doubled)
    game.read().go("open_vote")
    game.vote_for(B, answer)
    game.reveal()
    assert game.view().scored == (score,)
    assert game.go("move_pawns")[0] == Moved(score.seat, 0, score.points, False)


def test_b15_the_true_answer_is_turned_over_last() -> None:
    game = Sitting("AB").pick()
    game.read().go("open_vote", "close_vote")
    turned = []
    while not game.state.now.all_revealed:
        game.go("reveal_next")
        turned.append(game.state.now.revealed[-1])
    assert turned == [2, 3, 1]


def test_b15_no_vote_no_points() -> None:
    game = Sitting("AB").pick()
    game.read().go("open_vote")
    game.ask(Skip(HOST, B))
    game.reveal()
    assert game.points == {}


@pytest.mark.parametrize(("answer", "gone"), [(1, B), (2, A)])
def test_a6_who_has_left_gets_no_points(answer: int, gone: Seat) -> None:
    game = Sitting("AB").pick()
    game.read().go("open_vote")
    game.vote_for(B, answer)
    game.ask(Join(HOST, C))
    game.ask(Remove(HOST, gone))
    game.reveal()
    assert game.points == {}


def test_b15_roles_alternate() -> None:
    game = Sitting("AB")
    leads = []
    for _ in range(3):
        game.pick()
        leads.append(game.state.now.dasher)
        game.read().go("open_vote", "close_vote")
        while game.view().steps == ("reveal_next",):
            game.go("reveal_next")
        game.go("move_pawns")
    assert leads == [A, B, A]


def test_b15_double_score_and_finish_as_above() -> None:
    game = Sitting("AB").pawns(B=7, A=26).pick()
    game.read().go("open_vote")
    game.vote_for(B, 1)
    game.reveal().go("move_pawns")
    assert game.view().doubled == (B,)
    game.pick()
    game.read().go("open_vote")
    game.vote_for(A, 1)
    game.reveal().go("move_pawns")
    ending = game.view().ending
    assert ending is not None
    assert ending.winners == (A,)


def test_b15_applies_to_who_is_present_when_the_round_begins() -> None:
    game = Sitting("ABC").pick()
    game.ask(Remove(HOST, C))
    assert not game.view().two
    game.go("redraw")
    assert game.view().two
    game.ask(PickCategory(HOST, A, "words"))
    game.ask(BringBack(HOST, C))
    game.ask(Join(HOST, Seat("D")))
    game.read().go("open_vote")
    assert game.view().voters == (B,)
    game.go("redraw")
    assert not game.view().two
