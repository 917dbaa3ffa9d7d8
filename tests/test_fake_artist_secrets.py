"""Fake Artist: what is heard and by whom, and what nobody may know (F2, F5, F7)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from engine.box import SecretBox
from engine.core import HOST, ROOM, Ending, Event, Line, Scored
from engine.games.fake_artist import GAME
from engine.games.fake_artist.commands import SetOwnWord
from engine.games.fake_artist.events import (
    Dealt,
    DrawingStarted,
    Drew,
    FirstDrawn,
    FirstNamed,
    Guessed,
    Judged,
    Looked,
    RoundStarted,
    RoundVoided,
    StrokeSkipped,
    Unmasked,
    Voted,
    VoteOpened,
    VotesShown,
    WordSet,
    WordShown,
    WordsOffered,
)
from engine.games.fake_artist.terms import Options
from engine.table import Ended
from tests.fake_artist_sitting import LINE, PILES, A, B, C, D, E, Studio, W, words


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (FirstDrawn(A), Line("first-drawn", {"seat": A})),
        (FirstNamed(A), Line("first-named", {"seat": A})),
        (RoundStarted(2, W, A), Line("master-sets-word", {"round": 2, "seat": W})),
        (RoundStarted(2, None, A), Line("console-sets-word", {"round": 2, "seat": A})),
        (WordSet("sea", "shell", "sea", "sea-1"), Line("word-set", {"category": "sea"})),
        (
            WordSet("sea", "shell", "sea", "sea-1", started_over=True),
            Line("word-set-anew", {"category": "sea"}),
        ),
        (Looked(A), Line("looked", {"seat": A})),
        (DrawingStarted(), Line("drawing-started")),
        (Drew(A, 2, LINE), Line("drew", {"seat": A, "lap": 2})),
        (StrokeSkipped(A, 2), Line("stroke-skipped", {"seat": A, "lap": 2})),
        (VoteOpened((A, B)), Line("pointing-opened", {"voters": 2})),
        (VotesShown(((A, B),)), Line("votes-shown", {"votes": 1})),
        (Unmasked(C, True), Line("unmasked-caught", {"seat": C})),
        (Unmasked(C, False), Line("unmasked-escaped", {"seat": C})),
        (Guessed(C, "toad"), Line("guessed", {"seat": C, "text": "toad"})),
        (Judged(True), Line("judged-right")),
        (Judged(False), Line("judged-wrong")),
        (WordShown("frog"), Line("word-shown", {"word": "frog"})),
        (
            Scored(C, 2, "fake-escaped", {"votes": 1}),
            Line("fake-escaped", {"seat": C, "points": 2, "votes": 1}),
        ),
        (RoundVoided("fake-left"), Line("void-fake-left")),
        (Ended(Ending((A, C), "target")), Line("won-together", {"winners": 2})),
    ],
)
def test_what_all_hear(event: Event, line: Line) -> None:
    for viewer in (ROOM, HOST, W, A, C):
        assert GAME.heard(event, viewer) == line


@pytest.mark.parametrize(
    "event", [WordsOffered("sea", tuple(words("sea", 3))), Dealt((A, B, C), C)]
)
def test_F2_what_nobody_hears(event: Event) -> None:
    for viewer in (ROOM, HOST, W, A, C):
        assert GAME.heard(event, viewer) is None


def test_F5_a_vote_is_heard_by_who_gave_it() -> None:
    vote = Voted(A, C)
    assert GAME.heard(vote, A) == Line("you-pointed", {"suspect": C})
    for viewer in (ROOM, HOST, W, B, C):
        assert GAME.heard(vote, viewer) == Line("pointed", {"seat": A})


def test_F2_the_fakes_page_never_has_the_word_before_all_have_it() -> None:
    """Nor the room's or the host's; nobody's but the word master's has the fake (F2, F7)."""
    game = Studio().word("frog").look()
    seen: list[tuple[str, bytes]] = []

    def look() -> None:
        for viewer in (ROOM, HOST, A, B, C, D, E):
            view = game.view(viewer)
            seen.append((viewer, msgspec.json.encode(view)))
            assert view.fake is None

    game.go("start_drawing")
    for _ in range(10):
        look()
        game.stroke()
    look()
    game.go("open_vote")
    game.point(A="C", B="C", D="C", C="A")
    look()
    game.go("reveal_votes")
    game.guess("toad")
    for viewer in (ROOM, HOST, C):
        seen.append((viewer, msgspec.json.encode(game.view(viewer))))
    assert not [viewer for viewer, view in seen if viewer in (ROOM, HOST, C) and b"frog" in view]
    assert [viewer for viewer, view in seen if viewer == B and b"frog" not in view] == []


def test_F5_no_vote_before_the_last() -> None:
    game = Studio().voting().point(A="C", B="C", D="C", C="A")
    for viewer in (ROOM, HOST, W, B, C, E):
        view = game.view(viewer)
        assert (view.votes, view.tally, view.caught) == ((), (), None)
    assert game.view(A).my_vote == C
    assert game.view(E).my_vote is None


def test_F2_the_fake_is_uniform_among_the_artists_and_never_the_word_master() -> None:
    """2,000 deals, six seats leading in turn: chi-square with 4 degrees of freedom, below 1 %."""
    deals, places = 2000, Counter[int]()
    seats = (W, A, B, C, D, E)
    for deal in range(deals):
        box = SecretBox(b"secret %d" % deal, 0, PILES, {})
        state = GAME.start(Options(), seats)
        for event in GAME.deal(state, box):
            state = GAME.evolve(state, event)
        leader = state.leader
        assert leader is not None
        box = SecretBox(b"secret %d" % deal, 2, PILES, {})
        _, dealt = GAME.decide(state, SetOwnWord(leader, leader, "animals", "frog"), box)
        assert isinstance(dealt, Dealt)
        assert dealt.fake != leader
        places[dealt.artists.index(dealt.fake)] += 1
    fair = deals / 5
    assert sum((places[place] - fair) ** 2 / fair for place in range(5)) < 13.28


def test_F1_the_first_word_master_is_uniform() -> None:
    """2,000 deals: chi-square with 5 degrees of freedom, below 1 %."""
    deals, seats = 2000, (W, A, B, C, D, E)
    state = GAME.start(Options(), seats)
    drawn = Counter(
        GAME.deal(state, SecretBox(b"secret %d" % deal, 0, PILES, {}))[1].leader  # type: ignore[attr-defined]
        for deal in range(deals)
    )
    fair = deals / 6
    assert sum((drawn[seat] - fair) ** 2 / fair for seat in seats) < 15.09
