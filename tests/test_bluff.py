"""D1–D9: a game of Bluff without options, rule by rule, and the worked examples of its page."""

from __future__ import annotations

import pytest

from engine.core import HOST, Advance, Ending, Seat
from engine.games.balderdash.commands import RollCategory
from engine.games.bluff import GAME
from engine.games.bluff.commands import Doubt, MakeBid, Roll
from engine.games.bluff.events import Counted, CupLifted, OpenerDrawn, Rolled, RoundStarted, WentOut
from engine.games.bluff.terms import STAR, Bid, Options
from tests.bluff_sitting import ANY, A, B, C, Cups, D
from tests.packed import PackedBox

TEN = tuple(Seat(letter) for letter in "ABCDEFGHIJ")


def fresh(*seats: Seat) -> Cups:
    """A game just dealt: nobody has rolled."""
    cups = Cups(*[ANY] * len(seats))
    cups.state = GAME.start(Options(), seats)
    cups.tell(GAME.deal(cups.state, PackedBox()))
    return cups


@pytest.mark.parametrize("players", [2, 10])
def test_D1_everyone_starts_with_five_dice(players: int) -> None:
    cups = fresh(*TEN[:players])
    assert set(cups.dice.values()) == {5}
    assert cups.view().in_play == 5 * players


def test_D1_two_to_ten_play() -> None:
    assert GAME.seats == (2, 10)


# --- D2: the cups ------------------------------------------------------------------------------


def test_D2_everyone_taps_his_own_cup_and_the_room_sees_who_has() -> None:
    cups = fresh(A, B)
    assert cups.view().waiting == (A, B)
    assert cups.pack("1 2 3 4 ★").ask(Roll(B, B, 1)) == (Rolled(B, (1, 2, 3, 4, STAR)),)
    assert [cup.rolled for cup in cups.view().cups] == [False, True]
    assert (cups.view().phase, cups.view().waiting) == ("roll", (A,))
    cups.pack(ANY).ask(Roll(A, A, 1))
    assert (cups.view().phase, cups.view().waiting) == ("bid", (A,))


def test_D2_one_rolls_as_many_dice_as_one_has() -> None:
    cups = Cups("1 2", "★ ★ ★")
    assert [len(cup.dice) for cup in cups.state.now.cups] == [2, 3]


def test_D2_one_sees_only_ones_own_dice() -> None:
    cups = Cups("1 1 2 2 3", "4 4 5 5 ★")
    assert cups.view(A).mine == (1, 1, 2, 2, 3)
    assert cups.view(B).mine == (4, 4, 5, 5, STAR)
    assert cups.view().mine == ()
    assert all(cup.dice == () for viewer in (A, HOST) for cup in cups.view(viewer).cups)


def test_D2_A3_a_cup_is_rolled_once() -> None:
    cups = fresh(A, B)
    cups.pack(ANY).ask(Roll(A, A, 1))
    assert cups.refused(Roll(A, A, 1)) == ("cup-rolled-already", {})


def test_D2_a_tap_that_comes_a_round_late_rolls_nothing() -> None:
    cups = Cups("1 1", "1 1").bid("4x1").doubt()
    cups.go("next_round")
    assert cups.refused(Roll(A, A, 1)) == ("round-over", {"round": 1})


def test_D2_nobody_bids_before_all_have_rolled() -> None:
    cups = fresh(A, B)
    assert cups.refused(MakeBid(A, A, Bid(1, 1))) == ("cups-first", {})
    assert cups.refused(Doubt(A, A)) == ("cups-first", {})


# --- D4–D6: bids and doubts --------------------------------------------------------------------


def test_D5_the_turn_goes_to_the_left() -> None:
    cups = Cups(ANY, ANY, ANY)
    assert cups.turn == A
    assert [cups.bid(bid).turn for bid in ("1x1", "1x2", "1x3", "9x1")] == [B, C, A, B]


@pytest.mark.parametrize("bid", ["1x1", "★10", "20x5"])
def test_D5_the_first_bid_of_a_round_is_free(bid: str) -> None:
    assert Cups(ANY, ANY).bid(bid).view().standing is not None


@pytest.mark.parametrize(
    ("standing", "bid", "numbers", "stars"),
    [
        ("7x5", "7x5", 8, 4),
        ("7x5", "7x1", 8, 4),
        ("7x5", "6x5", 8, 4),
        ("8x1", "★4", 9, 5),
        ("★3", "5x5", 6, 4),
        ("19x1", "3x1", 20, 10),
        ("20x1", "★10", 0, 0),
        ("★10", "★9", 20, 0),
    ],
)
def test_D5_a_bid_that_does_not_raise_is_refused_with_what_would(
    standing: str, bid: str, numbers: int, stars: int
) -> None:
    before = Bid.parse(standing)
    facts = {"count": before.count, "face": before.face, "numbers": numbers, "stars": stars}
    assert Cups(ANY, ANY).bid(standing).no_bid(bid) == ("bid-too-low", facts)


@pytest.mark.parametrize("bid", [Bid(21, 1), Bid(11, STAR), Bid(0, 1), Bid(1, 7), Bid(1, 0)])
def test_D4_a_bid_beside_the_board_is_refused(bid: Bid) -> None:
    facts = {"numbers": 20, "stars": 10}
    assert Cups(ANY, ANY).refused(MakeBid(A, A, bid)) == ("no-such-field", facts)


def test_D4_a_bid_above_the_dice_in_play_is_legal_and_does_not_hold() -> None:
    cups = Cups("★ ★", "★ ★").bid("5x1").doubt()
    assert cups.gave == [(A, 1, "bid-too-high")]


def test_D6_on_the_top_bid_there_is_nothing_left_but_to_doubt() -> None:
    cups = Cups(ANY, ANY).bid("20x5")
    assert cups.no_bid("20x5") == ("only-doubt-left", {"count": 20, "face": 5})
    assert cups.view().legal == cups.view().lowest == ()
    assert cups.doubt().gave == [(A, 5, "bid-too-high")]


@pytest.mark.parametrize(
    ("bids", "seat", "reason"),
    [
        ((), A, ("nothing-to-doubt", {})),
        ((), B, ("not-your-turn", {"seat": A})),
        (("1x1",), A, ("own-bid", {})),
        (("1x1",), C, ("not-your-turn", {"seat": B})),
    ],
)
def test_D6_nobody_doubts_his_own_bid_or_before_there_is_one_or_out_of_turn(
    bids: tuple[str, ...], seat: Seat, reason: tuple[str, dict[str, str | int]]
) -> None:
    assert Cups(ANY, ANY, ANY).bid(*bids).refused(Doubt(seat, seat)) == reason


def test_D6_nobody_bids_out_of_turn_or_after_the_doubt() -> None:
    cups = Cups(ANY, ANY).bid("1x1")
    assert cups.refused(MakeBid(A, A, Bid(9, 1))) == ("not-your-turn", {"seat": B})
    cups.ask(Doubt(B, B))
    assert cups.refused(MakeBid(A, A, Bid(9, 1))) == ("bids-closed", {})
    assert cups.refused(Doubt(A, A)) == ("bids-closed", {})


def test_A1_a_command_of_another_game_is_refused() -> None:
    assert Cups(ANY, ANY).refused(RollCategory(A, A)) == ("not-this-game", {})


# --- D7: the doubt is settled ------------------------------------------------------------------


def test_D7_the_cups_are_lifted_one_by_one_from_the_doubters_left_and_counted() -> None:
    cups = Cups("5 5 1", "★ 2", "5 ★ 3").bid("4x5")
    cups.ask(Doubt(B, B))
    assert cups.go("lift_next") == (CupLifted(C, (5, STAR, 3), 2, 2),)
    assert [cup.dice for cup in cups.view().cups] == [(), (), (5, STAR, 3)]
    assert cups.go("lift_next") == (CupLifted(A, (5, 5, 1), 2, 4),)
    assert cups.view().matching == 4
    lifted, counted, *_ = cups.go("lift_next")
    assert lifted == CupLifted(B, (STAR, 2), 1, 5)
    assert counted == Counted(Bid(4, 5), A, B, 5)
    assert [(cup.lifted, cup.matching) for cup in cups.view().cups] == [
        (True, 2),
        (True, 1),
        (True, 2),
    ]


@pytest.mark.parametrize(
    ("dice", "bid", "actual", "gave"),
    [
        (("2 2 2 3 4", "4 5 5 1 ★"), "5x4", 3, (A, 2, "bid-too-high")),
        (("5 5", "★ ★"), "★3", 2, (A, 1, "bid-too-high")),
        (("5 5", "★ ★"), "4x5", 4, (B, 1, "bid-exact")),
        (("1 1 1 1 ★", "1 1 ★ 2 3"), "5x1", 8, (B, 3, "bid-held")),
        (("2 2", "3 3 3 3 3"), "6x2", 2, (A, 2, "bid-too-high")),
        (("1 1 1 1 1", "1"), "2x1", 6, (B, 1, "bid-held")),
    ],
    ids=[
        "five 4s",
        "three stars",
        "four 5s, exact",
        "8 matching",
        "no more than he has",
        "held, one die",
    ],
)
def test_D7_worked_examples(
    dice: tuple[str, ...], bid: str, actual: int, gave: tuple[str, int, str]
) -> None:
    cups = Cups(*dice).bid(bid).doubt()
    assert cups.view().actual == actual
    assert cups.gave == [gave]


def test_D7_who_has_no_dice_left_is_out() -> None:
    cups = Cups("2 2", ANY, ANY).bid("9x2").doubt()
    assert cups.told(WentOut) == [WentOut(A, place=3)]
    assert cups.view().out == (A,)
    cups.go("next_round")
    assert cups.view().waiting == (B, C)
    assert cups.refused(Roll(A, A, 2)) == ("seat-out", {"seat": A})


def test_D7_nothing_is_lost_before_the_last_cup_is_lifted() -> None:
    cups = Cups("1 1", "1 1").bid("9x1")
    cups.ask(Doubt(B, B))
    cups.go("lift_next")
    assert cups.dice == {"A": 2, "B": 2}
    assert cups.refused(Advance(HOST, "next_round")) == ("not-now", {"phase": "reveal"})


# --- D8: the next round ------------------------------------------------------------------------


def test_D8_the_opener_of_the_first_round_is_drawn_by_lot() -> None:
    state = GAME.start(Options(), (A, B, C))
    assert GAME.deal(state, PackedBox(order=(2, 0, 1))) == (OpenerDrawn(C), RoundStarted(1, C))


DOUBTS = [
    pytest.param("4x1", A, id="too high: the bidder lost"),
    pytest.param("1x1", B, id="held: the doubter lost"),
    pytest.param("3x1", B, id="exact: the doubter lost"),
]


@pytest.mark.parametrize(("bid", "loser"), DOUBTS)
def test_D8_the_loser_opens(bid: str, loser: Seat) -> None:
    cups = Cups("1 2 2", "1 2 2", "1 2 2").bid(bid).doubt()
    assert cups.view().next_opener == loser
    assert cups.next_round().turn == loser


@pytest.mark.parametrize(("bid", "loser"), DOUBTS)
def test_D8_by_the_option_the_winner_opens(bid: str, loser: Seat) -> None:
    cups = Cups("1 2 2", "1 2 2", "1 2 2", opener="winner").bid(bid).doubt()
    assert cups.next_round().turn == (B if loser == A else A)


def test_D8_when_the_opener_is_out_the_next_to_the_left_who_is_in_opens() -> None:
    cups = Cups("2", ANY, ANY).bid("9x2").doubt()
    assert cups.view().next_opener == B
    cups = Cups(ANY, "2", "", ANY).bid("1x1").doubt()
    assert cups.gave == [(B, 1, "bid-held")]
    assert cups.next_round().turn == D


def test_D8_everyone_still_in_rolls_again() -> None:
    cups = Cups("1 1", "1 1").bid("4x1").doubt()
    assert cups.go("next_round") == (RoundStarted(2, B),)
    seen = cups.view()
    assert (seen.phase, seen.waiting, seen.path, seen.doubter) == ("roll", (A, B), (), None)
    assert [(cup.rolled, cup.lifted) for cup in seen.cups] == [(False, False)] * 2


# --- D9: the end -------------------------------------------------------------------------------


def test_D9_the_game_ends_when_one_player_has_dice_left() -> None:
    cups = Cups("1", "2").bid("1x2").doubt()
    assert cups.gave == [(B, 1, "bid-exact")]
    seen = cups.view()
    assert (seen.phase, seen.ending) == ("over", Ending((A,), "last-dice"))
    assert [cup.place for cup in seen.cups] == [1, 2]
    assert (seen.steps, seen.waiting, seen.turn) == ((), (), None)


@pytest.mark.parametrize(
    ("own", "other", "bid", "winner"),
    [("1", "2", "2x1", B), ("1", "★", "2x1", A), ("1", "★", "★1", A), ("1", "1", "★1", B)],
)
def test_D9_one_die_against_one_die(own: str, other: str, bid: str, winner: Seat) -> None:
    ending = Cups(own, other).bid(bid).doubt().view().ending
    assert ending == Ending((winner,), "last-dice")


def test_D9_two_players_to_the_last_cup() -> None:
    cups = Cups("1 1 1 1 1", "1 1 1 1 1")
    left = []
    while not cups.bid(f"{cups.state.in_play + 1}x1").doubt().view().ending:
        left.append(cups.dice["A"])
        cups.next_round()
    assert left == [4, 3, 2, 1]
    assert cups.view().ending == Ending((B,), "last-dice")
