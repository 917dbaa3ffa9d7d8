"""A4–A8 at a table of Bluff: absent players, real dice, the clock, and what the host may do."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import table
from engine.core import HOST, Advance, Ending
from engine.games.bluff.commands import Count, Doubt, MakeBid, Roll
from engine.games.bluff.events import BidMade, Doubted, Rolled, RoundStarted, RoundVoided
from engine.games.bluff.seen import BluffView
from engine.games.bluff.terms import Bid, Options
from engine.play import Clock
from engine.referee import Referee
from tests.bluff_sitting import ANY, A, B, C, Cups

# --- A4: for who does not come -----------------------------------------------------------------


def rolling(*dice: str) -> Cups:
    """A second round in which nobody has rolled."""
    cups = Cups(*dice)
    cups.tell((RoundStarted(2, A),))
    return cups


def test_A4_the_host_rolls_for_all_who_have_not() -> None:
    cups = rolling(ANY, ANY, ANY)
    cups.pack(ANY).ask(Roll(A, A, 2))
    events = cups.pack("1 1 1 1 1 2 2 2 2 2").go("roll_all")
    assert events == (Rolled(B, (1,) * 5), Rolled(C, (2,) * 5))
    assert cups.view().phase == "bid"


def test_A4_the_host_rolls_and_bids_and_doubts_for_a_seat() -> None:
    cups = rolling(ANY, ANY, ANY)
    assert cups.pack(ANY).ask(Roll(HOST, B, 2)) == (Rolled(B, (1, 2, 3, 4, 5)),)
    cups.pack(f"{ANY} {ANY}").go("roll_all")
    opener = cups.turn
    assert cups.ask(MakeBid(HOST, opener, Bid(1, 1))) == (BidMade(opener, Bid(1, 1)),)
    assert isinstance(cups.ask(Doubt(HOST, cups.turn))[0], Doubted)


def test_A4_a_skipped_seat_has_its_cup_rolled() -> None:
    cups = rolling(ANY, ANY, ANY)
    events = cups.pack(ANY).ask(table.Skip(HOST, C))
    assert events == (table.Skipped(C), Rolled(C, (1, 2, 3, 4, 5)))
    assert cups.refused(table.Skip(HOST, C)) == ("nothing-owed", {"seat": C})


@pytest.mark.parametrize(
    ("standing", "raised"), [((), "1x1"), (("1x4",), "1x5"), (("1x5",), "★1"), (("★10",), "20x1")]
)
def test_A4_the_lowest_raise_is_made_for_who_does_not_come(
    standing: tuple[str, ...], raised: str
) -> None:
    for ask in (Advance(HOST, "lowest_raise"), None):
        cups = Cups(ANY, ANY).bid(*standing)
        events = cups.ask(ask or table.Skip(HOST, cups.turn))
        assert isinstance(events[-1], BidMade)
        assert str(events[-1].bid) == raised


def test_A4_on_the_top_bid_it_is_a_doubt() -> None:
    cups = Cups(ANY, ANY).bid("20x5")
    assert cups.go("lowest_raise") == (Doubted(B, A, Bid(20, 5)),)
    assert cups.refused(table.Skip(HOST, A)) == ("nothing-owed", {"seat": A})


@pytest.mark.parametrize("phase", ["roll", "bid", "reveal", "loss"])
def test_A4_the_steps_are_the_hosts(phase: str) -> None:
    cups = rolling(ANY, ANY, ANY)
    if phase != "roll":
        cups.pack(f"{ANY} {ANY} {ANY}").go("roll_all")
    if phase in ("reveal", "loss"):
        cups.bid("1x1").ask(Doubt(cups.turn, cups.turn))
    if phase == "loss":
        cups.go("lift_next", "lift_next", "lift_next")
    seen = cups.view()
    assert seen.phase == phase
    (step,) = seen.steps
    assert cups.view(A).steps == ()
    assert cups.refused(Advance(A, step)) == ("host-only", {})
    assert cups.refused(Advance(HOST, "draw")) == ("not-now", {"phase": phase})


def test_A4_a_correction_changes_points_and_no_dice() -> None:
    cups = Cups(ANY, ANY)
    cups.ask(table.Correct(HOST, A, 3, "miscounted"))
    assert (cups.points, cups.dice) == ({"A": 3}, {"A": 5, "B": 5})


def test_A4_a_pause_stops_cups_bids_and_counts() -> None:
    cups = Cups(ANY, ANY)
    cups.ask(table.Pause(HOST))
    seen = cups.view()
    assert (seen.waiting, seen.steps) == ((), ())
    assert cups.refused(MakeBid(A, A, Bid(1, 1))) == ("paused", {})


# --- A6: who leaves and who comes back ---------------------------------------------------------


@pytest.mark.parametrize("phase", ["roll", "bid", "reveal"])
def test_A6_who_leaves_before_the_doubt_is_settled_takes_the_round_along(phase: str) -> None:
    cups = rolling(ANY, ANY, ANY)
    if phase != "roll":
        cups.pack(f"{ANY} {ANY} {ANY}").go("roll_all")
    if phase == "reveal":
        cups.bid("1x1").ask(Doubt(cups.turn, cups.turn))
        cups.go("lift_next")
    events = cups.ask(table.Remove(HOST, C))
    assert events == (table.Removed(C), RoundVoided("player-left"), RoundStarted(3, A))
    seen = cups.view()
    assert (seen.phase, seen.waiting, seen.void) == ("roll", (A, B), "player-left")
    assert seen.in_play == 10
    assert [cup.playing for cup in seen.cups] == [True, True, False]


def test_A6_when_the_opener_leaves_his_left_opens() -> None:
    cups = Cups(ANY, ANY, ANY)
    assert cups.ask(table.Remove(HOST, A))[-1] == RoundStarted(2, B)


def test_A6_who_leaves_after_the_doubt_is_settled_is_not_in_the_next_round() -> None:
    cups = Cups(ANY, ANY, ANY).bid("9x1").doubt()
    assert cups.ask(table.Remove(HOST, A)) == (table.Removed(A),)
    assert cups.view().next_opener == B
    assert cups.next_round().turn == B


def test_A6_who_has_no_dice_leaves_without_disturbing_the_round() -> None:
    cups = Cups(ANY, ANY, "")
    assert cups.ask(table.Remove(HOST, C)) == (table.Removed(C),)
    assert cups.ask(table.BringBack(HOST, C)) == (table.BroughtBack(C),)
    assert cups.refused(MakeBid(C, C, Bid(1, 1))) == ("seat-out", {"seat": C})


def test_A6_D9_the_last_one_who_stays_has_won() -> None:
    cups = Cups(ANY, ANY, "", cntdice=True)
    cups.ask(table.Remove(HOST, B))
    assert cups.view().ending == Ending((A,), "last-dice")
    assert cups.points == {"A": 15}


def test_A6_the_dice_of_who_left_count_as_gone_until_he_is_back() -> None:
    cups = Cups("1", "2 2 2", ANY, cntdice=True)
    cups.ask(table.Remove(HOST, C))
    cups.roll("1", "2 2 2").bid("9x1").doubt()
    assert cups.points == {"A": 15 - 3, "B": 15}


def test_A6_who_comes_back_has_the_dice_he_had() -> None:
    cups = Cups(ANY, ANY, "1 1")
    cups.ask(table.Remove(HOST, C))
    cups.roll(ANY, ANY).bid("1x1")
    assert cups.ask(table.BringBack(HOST, C)) == (table.BroughtBack(C),)
    seen = cups.view()
    assert [cup.count for cup in seen.cups] == [5, 5, 2]
    assert [cup.playing for cup in seen.cups] == [True, True, False]
    assert cups.view(C).mine == ()
    assert cups.refused(MakeBid(C, C, Bid(9, 1))) == ("next-round", {"seat": C})
    cups.bid("1x2", "3x2").doubt().next_round()
    assert cups.state.now.players == (A, B, C)


@pytest.mark.parametrize("rolled", [False, True])
def test_A6_who_comes_back_before_the_first_bid_plays_at_once(rolled: bool) -> None:
    cups = Cups(ANY, ANY, "1 1")
    cups.ask(table.Remove(HOST, C))
    if rolled:
        cups.roll(ANY, ANY)
    events = cups.ask(table.BringBack(HOST, C))
    assert events == (table.BroughtBack(C), RoundVoided("player-back"), RoundStarted(3, A))
    assert cups.view().waiting == (A, B, C)
    assert cups.roll(ANY, ANY, "1 1").bid("1x1").view().void is None


def test_A6_who_comes_back_while_cups_are_lifted_waits() -> None:
    cups = Cups(ANY, ANY, "1 1")
    cups.ask(table.Remove(HOST, C))
    cups.roll(ANY, ANY).bid("1x1").ask(Doubt(B, B))
    assert cups.ask(table.BringBack(HOST, C)) == (table.BroughtBack(C),)
    cups.go("lift_next", "lift_next")
    assert cups.view().phase == "loss"


def test_A7_nobody_comes_in_late() -> None:
    assert Cups(ANY, ANY).refused(table.Join(HOST, C)) == ("no-late-players", {})


# --- A5: real dice on the table ----------------------------------------------------------------


def test_A5_with_dice_on_the_table_the_round_begins_with_the_bids() -> None:
    cups = Cups(ANY, ANY, dice="table")
    seen = cups.view()
    assert (seen.phase, seen.phases) == ("bid", ("bid", "reveal", "loss"))
    assert seen.waiting == (A,)
    assert cups.refused(Roll(A, A, 1)) == ("dice-on-table", {})


def test_A5_the_host_enters_the_bids_and_the_count() -> None:
    cups = Cups(ANY, ANY, dice="table")
    cups.ask(MakeBid(HOST, A, Bid(7, 5)))
    cups.ask(Doubt(HOST, B))
    assert (cups.view().counting, cups.view().steps) == (True, ())
    cups.ask(Count(HOST, 4))
    assert cups.gave == [(A, 3, "bid-too-high")]
    assert (cups.view().actual, cups.view().matching, cups.view().counting) == (4, 4, False)
    cups.go("next_round")
    assert (cups.view().phase, cups.turn) == ("bid", A)


def test_A5_the_host_alone_counts_and_only_now() -> None:
    cups = Cups(ANY, "1 2", dice="table").bid("1x1")
    assert cups.refused(Count(HOST, 4)) == ("not-now", {"phase": "bid"})
    cups.ask(Doubt(B, B))
    assert cups.refused(Count(A, 4)) == ("host-only", {})
    for matching in (-1, 8):
        assert cups.refused(Count(HOST, matching)) == ("no-such-count", {"most": 7})
    assert cups.refused(Advance(HOST, "lift_next")) == ("not-now", {"phase": "reveal"})


def test_A5_dice_under_cups_are_lifted_not_counted() -> None:
    cups = Cups(ANY, ANY).bid("1x1")
    cups.ask(Doubt(B, B))
    assert cups.refused(Count(HOST, 2)) == ("not-now", {"phase": "reveal"})


@pytest.mark.parametrize(
    ("options", "dice"),
    [
        ({"exact": True}, {"A": 5, "B": 4, "C": 4}),
        ({"giveaway": True}, {"A": 5, "B": 4, "C": 5}),
        ({}, {"A": 5, "B": 4, "C": 5}),
    ],
)
def test_A5_the_other_house_rules_hold_for_real_dice(
    options: dict[str, bool], dice: dict[str, int]
) -> None:
    assert Cups(ANY, ANY, ANY, dice="table", **options).bid("3x3").doubt(3).dice == dice


# --- A8: the clock -----------------------------------------------------------------------------


class Evening:
    """Ann and Bo play Bluff with a clock that stands still until it is moved."""

    def __init__(self, folder: Path, **options: object) -> None:
        self.now = 0.0
        self.referee = Referee.open(folder / "nights.db", folder, now=lambda: self.now)
        night = self.referee.start_night("Friday", "en").id
        for name in ("Ann", "Bo"):
            self.referee.seat_person(night, name)
        self.game = self.referee.start_game(night, "bluff", Options(**options))  # type: ignore[arg-type]

    def view(self) -> BluffView:
        seen = self.referee.view(self.game, HOST)
        assert isinstance(seen, BluffView)
        return seen

    def bid(self, bid: str) -> None:
        seat = self.view().turn
        assert seat is not None
        self.referee.submit(self.game, seat, MakeBid(seat, seat, Bid.parse(bid)))


def test_A8_every_turn_has_its_own_time(tmp_path: Path) -> None:
    evening = Evening(tmp_path, turn_seconds=30)
    assert evening.referee.clock(evening.game) is None, "nobody is hurried to roll"
    evening.referee.submit(evening.game, HOST, Advance(HOST, "roll_all"))
    evening.now += 20
    assert evening.referee.clock(evening.game) == Clock(30, 10.0, False)
    evening.bid("1x1")
    assert evening.referee.clock(evening.game) == Clock(30, 30.0, False)
    evening.now += 25
    evening.bid("1x2")
    assert evening.referee.clock(evening.game) == Clock(30, 30.0, False)
    evening.referee.close()


@pytest.mark.parametrize("close_at_zero", [True, False])
def test_A8_by_option_the_lowest_raise_is_made_at_zero(tmp_path: Path, close_at_zero: bool) -> None:
    evening = Evening(tmp_path, turn_seconds=30, close_at_zero=close_at_zero)
    evening.referee.submit(evening.game, HOST, Advance(HOST, "roll_all"))
    evening.bid("1x5")
    evening.now += 30
    evening.referee.tick()
    standing = evening.view().standing
    assert standing is not None
    assert str(standing.bid) == ("★1" if close_at_zero else "1x5")
    evening.referee.close()


def test_A8_without_the_option_there_is_no_clock(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.referee.submit(evening.game, HOST, Advance(HOST, "roll_all"))
    assert evening.referee.clock(evening.game) is None
    evening.referee.close()


# --- the evening -------------------------------------------------------------------------------


@pytest.mark.parametrize("cntdice", [False, True])
def test_the_evening_ranks_by_the_order_of_going_out(tmp_path: Path, cntdice: bool) -> None:
    evening = Evening(tmp_path, cntdice=cntdice)
    while evening.view().ending is None:
        seen = evening.view()
        if seen.phase == "bid":
            evening.bid("20x5" if seen.turn == "A" else "1x1")
            if evening.view().turn == "A":
                evening.bid("20x5")
            evening.referee.submit(evening.game, HOST, Advance(HOST, "lowest_raise"))
        else:
            evening.referee.submit(evening.game, HOST, Advance(HOST, seen.steps[0]))
    (result,) = evening.referee.table_of_evening(1).games
    assert [(score.seat, score.rank) for score in result.scores] == [(B, 1), (A, 2)]
    assert [score.points for score in result.scores] == ([10, 5] if cntdice else [1, 0])
    evening.referee.close()
