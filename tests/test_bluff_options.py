"""D10–D13, `odds`, and what goes together: the house rules of Bluff."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from engine.core import HOST, Ending, IllegalMove, Scored
from engine.games import GAMES
from engine.games.bluff.board import STAR, Bid
from engine.games.bluff.commands import MakeBid
from engine.games.bluff.events import BidMade, Rerolled, WentOut
from engine.games.bluff.odds import chance, percent
from engine.games.bluff.seen import Made
from engine.games.bluff.terms import Options
from engine.referee import Referee
from engine.table import End
from tests.bluff_sitting import ANY, A, B, C, Cups, D

# --- D10: reroll -------------------------------------------------------------------------------


def test_D10_with_a_bid_one_rolls_hidden_dice_again_and_shows_the_others() -> None:
    cups = Cups("5 5 1 5 2", ANY, reroll=True).pack("3 ★")
    events = cups.ask(MakeBid(A, A, Bid(5, 5), reroll=(2, 4)))
    assert events == (BidMade(A, Bid(5, 5)), Rerolled(A, shown=(5, 5, 5), dice=(3, STAR)))
    assert cups.view().cups[0].shown == (5, 5, 5)
    assert cups.view().path == (Made(A, Bid(5, 5), shown=(5, 5, 5)),)
    assert cups.view(A).mine == (3, STAR)
    assert cups.view(B).mine == (1, 2, 3, 4, 5)


def test_D10_visible_dice_stay_so_until_the_doubt_and_are_rolled_no_more() -> None:
    cups = Cups(ANY, ANY, reroll=True)
    cups.pack("1 1 1").bid("1x1", reroll=(2, 3, 4)).bid("1x2").pack("2").bid("1x3", reroll=(0,))
    assert cups.view().cups[0].shown == (1, 2, 1, 1)
    assert cups.view(A).mine == (2,)
    cups.doubt()
    assert (cups.view().cups[0].shown, cups.view().cups[0].dice) == ((1, 2, 1, 1), (2,))
    assert cups.next_round().view().cups[0].shown == ()


def test_D10_all_dice_of_the_cup_count_shown_and_hidden() -> None:
    cups = Cups("5 5 1", "2 2 2", reroll=True).pack("★").bid("3x5", reroll=(2,)).doubt()
    assert cups.view().actual == 3


@pytest.mark.parametrize(
    ("dice", "reroll", "reason"),
    [
        ("1 2 3", (0, 1, 2), ("reroll-shows-none", {})),
        ("1 2 3", (3,), ("no-such-die", {"count": 3})),
        ("1 2 3", (-1,), ("no-such-die", {"count": 3})),
        ("1 2 3", (1, 1), ("no-such-die", {"count": 3})),
        ("1", (0,), ("reroll-few-hidden", {})),
    ],
)
def test_D10_at_least_one_die_must_become_visible_of_two_hidden_ones(
    dice: str, reroll: tuple[int, ...], reason: tuple[str, dict[str, str | int]]
) -> None:
    assert Cups(dice, ANY, reroll=True).no_bid("1x1", reroll=reroll) == reason


def test_D10_with_one_hidden_die_left_there_is_no_reroll() -> None:
    cups = Cups("1 2", ANY, reroll=True)
    assert cups.view(A).may_reroll
    cups.pack("3").bid("1x1", reroll=(0,)).bid("1x2")
    assert not cups.view(A).may_reroll
    assert cups.no_bid("1x3", reroll=(0,)) == ("reroll-few-hidden", {})


def test_D10_without_the_option_there_is_no_reroll() -> None:
    cups = Cups(ANY, ANY)
    assert not cups.view(A).may_reroll
    assert cups.no_bid("1x1", reroll=(0,)) == ("reroll-off", {})


def test_D10_a_bid_needs_no_reroll_and_who_is_not_on_turn_has_none() -> None:
    cups = Cups(ANY, ANY, reroll=True)
    assert not cups.view(B).may_reroll
    assert cups.bid("1x1").view().cups[0].shown == ()


def test_D10_a_bid_that_is_refused_rolls_nothing() -> None:
    cups = Cups(ANY, ANY, reroll=True).bid("7x5").pack("")
    assert cups.no_bid("7x5", reroll=(0,))[0] == "bid-too-low"


# --- D11: exact --------------------------------------------------------------------------------


def test_D11_on_an_exact_bid_everyone_but_the_bidder_gives_up_one_die() -> None:
    cups = Cups("3 3 3", "1", "1", "1 1", exact=True).bid("3x3").doubt()
    assert cups.view().actual == 3
    assert cups.dice == {"A": 3, "B": 0, "C": 1, "D": 1}
    assert cups.gave == [(B, 1, "bid-exact-all"), (D, 1, "bid-exact-all")]
    assert cups.told(WentOut) == [WentOut(B, place=4)]


def test_D11_only_the_doubter_can_go_out_this_way() -> None:
    cups = Cups("3", "1 1", "1", exact=True).bid("1x3").doubt()
    assert cups.dice == {"A": 1, "B": 1, "C": 1}


@pytest.mark.parametrize(
    ("bid", "gave"), [("2x3", (B, 1, "bid-held")), ("4x3", (A, 1, "bid-too-high"))]
)
def test_D11_any_other_bid_is_settled_as_always(bid: str, gave: tuple[str, int, str]) -> None:
    assert Cups("3 3 3", "1", "1 1", exact=True).bid(bid).doubt().gave == [gave]


# --- D12: giveaway -----------------------------------------------------------------------------


def test_D12_on_an_exact_bid_the_doubter_gives_the_bidder_one_die() -> None:
    cups = Cups("3 3 3 3", "1 1", "1", giveaway=True).bid("4x3").doubt()
    assert cups.dice == {"A": 5, "B": 1, "C": 1}
    assert [gave.to for gave in cups.view().gave_up] == [A]
    assert cups.view().gave_up[0].facts == {"count": 4, "face": 3, "actual": 4, "taker": A}
    assert cups.state.gone == 15 - 7


def test_D12_nobody_holds_more_than_five_the_die_leaves_the_game() -> None:
    cups = Cups("3 3 3 3 3", "1 1", giveaway=True).bid("5x3").doubt()
    assert cups.dice == {"A": 5, "B": 1}
    assert cups.gave == [(B, 1, "bid-exact-gone")]


def test_D12_the_last_die_may_be_given_away() -> None:
    cups = Cups("3 3", "1", "1", giveaway=True).bid("2x3").doubt()
    assert cups.dice == {"A": 3, "B": 0, "C": 1}
    assert cups.view().out == (B,)


# --- D13: points -------------------------------------------------------------------------------


def test_D13_points_are_the_dice_that_have_left_the_game() -> None:
    cups = Cups("2", "1 1 1 1", "1 1 1 1 1", cntdice=True)  # 5 have left
    cups.bid("2x2").doubt()
    assert cups.points == {"A": 6}
    assert cups.told(Scored) == [Scored(A, 6, "dice-gone", {"gone": 6, "dice": 0})]
    cups.next_round("2 2 2 2", "3 3 3 3 3").bid("6x2", "6x3").doubt()
    assert cups.points == {"A": 6}
    assert cups.dice == {"A": 0, "B": 4, "C": 4}


def test_D13_the_worked_example_of_three_players() -> None:
    cups = Cups(ANY, "1", "1 1 1 1", cntdice=True).bid("1x1").doubt()  # B is the sixth to leave
    assert cups.points == {"B": 6}
    cups.hold(A=3, C=1).next_round("2 2 2", "1").bid("2x1").doubt()  # C is the twelfth
    assert cups.points == {"A": 12 + 3, "B": 6, "C": 12}


def test_D13_dice_that_leave_with_the_same_doubt_count_for_who_goes_out() -> None:
    cups = Cups("3 3 3", "1", "1 1", exact=True, cntdice=True).bid("3x3").doubt()
    assert cups.points == {"B": 9 + 2}


@pytest.mark.parametrize("players", [2, 3, 10])
def test_D13_the_last_player_has_five_times_the_number_of_players(players: int) -> None:
    cups = Cups("3", "1", *[""] * (players - 2), cntdice=True).bid("1x3").doubt()
    assert cups.points == {"A": 5 * players, "B": 5 * players - 1}
    assert cups.told(Scored)[-1].facts == {"gone": 5 * players - 1, "dice": 1}  # type: ignore[attr-defined]


def test_D13_without_the_option_the_ranking_is_the_order_of_going_out() -> None:
    cups = Cups("2", "2", "2 2").bid("5x2").doubt()
    assert cups.points == {}
    cups.next_round("2", "3 3").bid("5x2").doubt()
    assert cups.points == {"B": 1, "C": 2}
    assert [cup.place for cup in cups.view().cups] == [3, 2, 1]
    assert cups.told(Scored) == [
        Scored(B, 1, "outlasted", {"others": 1}),
        Scored(C, 2, "outlasted", {"others": 2}),
    ]
    assert cups.view().ending == Ending((C,), "last-dice")


@pytest.mark.parametrize(
    ("cntdice", "points"),
    [
        (True, {"A": 20 - 6 + 1, "B": 20 - 6 + 2, "D": 20 - 6 + 3}),
        (False, {"A": 1, "B": 2, "D": 3}),
    ],
)
def test_D13_A4_when_the_host_ends_the_game_all_who_are_in_have_points_for_their_dice(
    cntdice: bool, points: dict[str, int]
) -> None:
    cups = Cups("1", "1 1", "", "1 1 1", cntdice=cntdice)
    cups.ask(End(HOST))
    assert cups.points == points
    assert cups.view().ending == Ending((), "ended-by-host")


# --- odds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("star", [False, True], ids=["number", "stars"])
@pytest.mark.parametrize("unseen", range(5))
def test_odds_are_exact(unseen: int, star: bool) -> None:
    bid = Bid(1, STAR if star else 5)
    rolls = [bid.matching(roll) for roll in product(range(1, 7), repeat=unseen)]
    for needed in range(-1, unseen + 2):
        held = sum(matching >= needed for matching in rolls)
        assert chance(needed, unseen, star) == Fraction(held, len(rolls))


@pytest.mark.parametrize(
    ("fraction", "whole"),
    [
        (Fraction(0), 0),
        (Fraction(1, 10_000), 1),
        (Fraction(1, 3), 33),
        (Fraction(2, 3), 67),
        (Fraction(9_999, 10_000), 99),
        (Fraction(1), 100),
    ],
)
def test_odds_in_percent_are_0_and_100_only_when_certain(fraction: Fraction, whole: int) -> None:
    assert percent(fraction) == whole


def test_odds_are_told_to_each_seat_from_what_it_sees() -> None:
    cups = Cups("5 ★", "1 2", odds=True)
    assert cups.view(A).odds is None
    cups.bid("3x5")
    assert cups.view(A).odds == 56  # one of B's two dice: 1 − (4/6)²
    assert cups.view(B).odds == 0
    assert cups.view().odds is None


def test_odds_count_visible_dice_of_others() -> None:
    cups = Cups("5 ★ 1", "1 2", odds=True, reroll=True).pack("1").bid("3x5", reroll=(2,))
    assert cups.view(B).odds == 33


def test_odds_are_off_by_default_and_gone_after_the_doubt() -> None:
    assert Cups("5", "1").bid("1x5").view(A).odds is None
    assert Cups("5 5", "1 2", odds=True).bid("1x5").doubt().view(A).odds is None


# --- what goes together ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (Options(exact=True, giveaway=True), "exact-or-giveaway"),
        (Options(dice="table", reroll=True), "reroll-needs-phones"),
        (Options(dice="table", odds=True), "odds-need-phones"),
    ],
)
def test_D11_D12_house_rules_that_exclude_each_other_start_no_game(
    options: Options, message: str, tmp_path: Path
) -> None:
    referee = Referee.open(tmp_path / "nights.db", tmp_path)
    night = referee.start_night("Friday", "en").id
    for name in ("Ann", "Bo"):
        referee.seat_person(night, name)
    with pytest.raises(IllegalMove, match=message):
        referee.start_game(night, "bluff", options)
    assert referee.game_of(night) is None
    referee.close()


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(exact=True, reroll=True, odds=True),
        Options(giveaway=True, cntdice=True),
        Options(dice="table", exact=True),
    ],
)
def test_all_other_house_rules_go_together(options: Options) -> None:
    GAMES["bluff"].check(options)


def test_the_defaults_are_those_of_the_rule_page() -> None:
    plain = Options()
    assert (plain.opener, plain.dice) == ("loser", "phones")
    off = (plain.reroll, plain.exact, plain.giveaway, plain.cntdice, plain.odds)
    assert off == (False,) * 5
