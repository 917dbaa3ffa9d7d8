"""Balderdash, what is heard and by whom."""

from __future__ import annotations

import pytest

from engine.core import HOST, ROOM, Ending, Event, Line, Scored
from engine.games.balderdash import GAME
from engine.games.balderdash.events import (
    Answer,
    CardDrawn,
    CategoryPicked,
    CategoryRolled,
    HandedIn,
    Listed,
    Marked,
    Merged,
    Moved,
    ReadOut,
    Revealed,
    Rolled,
    RoundEnded,
    RoundStarted,
    RoundVoided,
    SentBack,
    VoteClosed,
    Voted,
    VoteOpened,
)
from engine.table import Ended
from tests.sitting import A, B, C, Sitting, cards

TWO_LINES = (Answer("a hat", (B,), False), Answer("truth", (), True))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Rolled(((A, 2), (B, 5))), Line("rolled-first", {"seat": B, "pips": 5})),
        (Rolled(((A, 5), (B, 5), (C, 1))), Line("rolled-tie", {"players": 2, "pips": 5})),
        (RoundStarted(3, A, False), Line("round-started", {"round": 3, "seat": A})),
        (RoundStarted(3, A, True), Line("round-of-two-started", {"round": 3, "seat": A})),
        (CategoryRolled(6), Line("category-rolled", {"pips": 6})),
        (CategoryPicked("dates", ("x",)), Line("category-picked", {"category": "dates"})),
        (HandedIn(B, "a hat"), Line("handed-in", {"seat": B})),
        (Listed(TWO_LINES), Line("listed", {"count": 2})),
        (ReadOut(2, 1), Line("reading", {"reading": 2})),
        (VoteOpened((B, C)), Line("vote-opened", {"voters": 2})),
        (Voted(B, 2, False), Line("voted", {"seat": B, "answer": 2})),
        (VoteClosed(), Line("vote-closed-now")),
        (Revealed(2), Line("revealed", {"answer": 2})),
        (
            Scored(B, 4, "bluff-votes", {"votes": 2, "double": 1}),
            Line("bluff-votes", {"seat": B, "points": 4, "votes": 2, "double": 1}),
        ),
        (Moved(B, 1, 3, False), Line("moved", {"seat": B, "start": 1, "end": 3})),
        (Moved(B, 7, 9, True), Line("moved-double", {"seat": B, "start": 7, "end": 9})),
        (RoundVoided("two-close"), Line("void-two-close")),
        (RoundEnded(), Line("round-ended")),
        (Ended(Ending((B,), "finish")), Line("won", {"seat": B})),
    ],
)
def test_all_hear_the_same_of_what_is_public(event: Event, line: Line) -> None:
    for viewer in (ROOM, HOST, A, B, C):
        assert GAME.heard(event, viewer) == line


@pytest.mark.parametrize(
    "event",
    [CardDrawn(tuple(cards("words", 1))), Marked(B, True), Merged((B, C), True), ReadOut(1, 2)],
)
def test_nobody_hears_of_cards_marks_and_merges(event: Event) -> None:
    for viewer in (ROOM, HOST, A, B, C):
        assert GAME.heard(event, viewer) is None


def test_b7_only_the_author_hears_why() -> None:
    event = SentBack(B, "blurred")
    assert GAME.heard(event, B) == Line("sent-back-to-you", {"why": "blurred"})
    for viewer in (ROOM, HOST, A, C):
        assert GAME.heard(event, viewer) == Line("sent-back", {"seat": B})


def test_b11_a_secret_vote_is_heard_by_its_voter_only() -> None:
    event = Voted(B, 2, secret=True)
    assert GAME.heard(event, B) == Line("voted", {"seat": B, "answer": 2})
    for viewer in (ROOM, HOST, A, C):
        assert GAME.heard(event, viewer) == Line("voted-secretly", {"seat": B})


def test_b5_the_prompts_of_the_card_are_the_dashers() -> None:
    game = Sitting().draw()
    assert game.view(A).prompts[:2] == (("words", "words 1?"), ("people", "people 1?"))
    for viewer in (ROOM, HOST, B, C):
        assert game.view(viewer).prompts == ()
        assert game.view(viewer).prompt is None


def test_b7_bluffs_are_the_dashers() -> None:
    game = Sitting().write(B="a hat", C="a fish")
    assert len(game.view(A).bluffs) == 2
    for viewer in (ROOM, HOST, B, C):
        assert game.view(viewer).bluffs == ()
        assert game.view(viewer).answer is None


def test_b8_an_author_does_not_see_his_mark() -> None:
    game = Sitting().write(B="truth", C="a fish").mark(B)
    mine = game.view(B).mine
    assert mine is not None
    assert not mine.close
    assert not game.view(B).aside
