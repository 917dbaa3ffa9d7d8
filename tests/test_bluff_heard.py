"""What is heard of Bluff, and what everybody may see of it at any time."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import HOST, ROOM, Ending, Event, Fact, Line, Scored
from engine.games.bluff import GAME
from engine.games.bluff.board import STAR, Bid, board
from engine.games.bluff.commands import Doubt
from engine.games.bluff.events import (
    BidMade,
    Counted,
    CupLifted,
    Doubted,
    GaveUp,
    OpenerDrawn,
    Rerolled,
    Rolled,
    RoundStarted,
    RoundVoided,
    WentOut,
)
from engine.games.bluff.seen import Made
from engine.table import Ended, Removed
from tests.bluff_sitting import ANY, A, B, C, Cups

FACTS: dict[str, Fact] = {"count": 4, "face": 3, "actual": 4}


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (OpenerDrawn(A), Line("opener-drawn", {"seat": A})),
        (RoundStarted(2, A), Line("cups-out", {"round": 2, "seat": A})),
        (Rolled(A, (1, 2)), Line("cup-rolled", {"seat": A})),
        (BidMade(A, Bid(7, 5)), Line("bid-made", {"seat": A, "count": 7, "face": 5})),
        (BidMade(A, Bid(4, STAR)), Line("bid-made", {"seat": A, "count": 4, "face": STAR})),
        (
            Rerolled(A, (5, STAR), (1, 2, 3)),
            Line("dice-shown", {"seat": A, "dice": "5 ★", "rerolled": 3}),
        ),
        (
            Doubted(B, A, Bid(7, 5)),
            Line("doubted", {"seat": B, "bidder": A, "count": 7, "face": 5}),
        ),
        (
            CupLifted(A, (5, 5, 1), 2, 6),
            Line("cup-lifted", {"seat": A, "matching": 2, "total": 6}),
        ),
        (Counted(Bid(7, 5), A, B, 6), Line("counted", {"actual": 6, "count": 7, "face": 5})),
        (
            GaveUp(A, 2, 3, "bid-too-high", facts=FACTS),
            Line("bid-too-high", {"seat": A, "dice": 2, "left": 3, **FACTS}),
        ),
        (
            GaveUp(B, 1, 1, "bid-exact-given", A, {**FACTS, "taker": A}),
            Line("bid-exact-given", {"seat": B, "dice": 1, "left": 1, **FACTS, "taker": A}),
        ),
        (WentOut(A, 3), Line("went-out", {"seat": A, "place": 3})),
        (
            Scored(A, 12, "dice-gone", {"gone": 12, "dice": 0}),
            Line("dice-gone", {"seat": A, "points": 12, "gone": 12, "dice": 0}),
        ),
        (RoundVoided("player-left"), Line("void-player-left")),
        (Removed(A), Line("removed", {"seat": A})),
        (Ended(Ending((A,), "last-dice")), Line("won", {"seat": A})),
    ],
)
@pytest.mark.parametrize("viewer", [ROOM, HOST, A, C])
def test_what_is_heard(event: Event, line: Line, viewer: str) -> None:
    assert GAME.heard(event, viewer) == line


@pytest.mark.parametrize("phase", ["roll", "bid", "reveal"])
def test_no_die_leaves_its_own_page_before_its_cup_is_lifted(phase: str) -> None:
    """Whatever lies under the other cups, what is sent to a page is the same to the last byte."""

    def sent(*dice: str) -> list[bytes]:
        cups = Cups(ANY, *dice)
        if phase == "roll":
            cups.state = cups.state.but(phase="roll")
        elif phase == "reveal":
            cups.bid("1x1").ask(Doubt(B, B))
        lines = [GAME.heard(event, viewer) for event in cups.log for viewer in (ROOM, HOST, A)]
        pages = [cups.view(viewer) for viewer in (ROOM, HOST, A)]
        return [msgspec.json.encode(page) for page in (*lines, *pages)]

    assert sent("1 1 1 1 1", "2 2 2 2 2") == sent("★ 3 4 5 2", "★ ★ 1 1 5")


def test_what_everybody_sees_of_the_bids() -> None:
    cups = Cups(ANY, "1 1", "2").bid("3x1", "★2")
    seen = cups.view(ROOM)
    assert seen.standing == Made(B, Bid(2, STAR))
    assert seen.path == (Made(A, Bid(3, 1)), Made(B, Bid(2, STAR)))
    assert seen.lowest == (Bid(4, 1), Bid(3, STAR))
    assert seen.legal[:2] == (Bid(4, 1), Bid(5, 1))
    assert (seen.turn, seen.may_doubt, seen.opener) == (C, True, A)
    assert [(cup.seat, cup.count) for cup in seen.cups] == [(A, 5), (B, 2), (C, 1)]
    assert seen.in_play == 8
    assert seen.board == board(3)
    assert seen.points == ((A, 0), (B, 0), (C, 0))
    assert (seen.leader, seen.open) == (None, (C,))


def test_before_the_first_bid_there_is_nothing_to_doubt() -> None:
    seen = Cups(ANY, ANY).view()
    assert (seen.standing, seen.may_doubt, seen.lowest) == (None, False, (Bid(1, 1), Bid(1, STAR)))


def test_bids_are_offered_only_while_one_bids() -> None:
    cups = Cups("1 1", "1 1").bid("3x1")
    cups.ask(Doubt(B, B))
    for step in ("lift_next", "lift_next", "next_round"):
        seen = cups.view()
        assert (seen.legal, seen.lowest, seen.may_doubt, seen.turn) == ((), (), False, None)
        cups.go(step)


def test_after_the_doubt_everybody_sees_who_gives_up_what_and_why() -> None:
    seen = Cups("1 1", "1 1", ANY).bid("9x1").doubt().view(C)
    assert (seen.doubter, seen.actual, seen.matching) == (B, 5, 5)
    facts: dict[str, Fact] = {"count": 9, "face": 1, "actual": 5}
    assert seen.gave_up == (GaveUp(A, 2, 0, "bid-too-high", facts=facts),)
    assert (seen.out, seen.next_opener) == ((A,), B)
    assert [cup.place for cup in seen.cups] == [3, None, None]
    assert [cup.count for cup in seen.cups] == [0, 2, 5]


def test_who_is_out_or_away_sees_what_the_room_sees() -> None:
    cups = Cups(ANY, ANY, "")
    room = msgspec.structs.replace(cups.view(ROOM), viewer=C, steps=())
    assert cups.view(C) == room
