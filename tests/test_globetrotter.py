"""Globetrotter: the opening (G2), the turn (G4–G8), and what the table agrees on (G10, G11)."""

from __future__ import annotations

import pytest

from engine.core import READER
from engine.games.globetrotter import GAME
from engine.games.globetrotter.commands import (
    ChooseRegion,
    GoTo,
    Judge,
    Pass,
    Roll,
    RollFirst,
    SetEasier,
)
from engine.games.globetrotter.events import Asked, EasierSet, TiedFirst
from tests.globetrotter_sitting import AFRICA, ASIA, EUROPE, FRANCE, LATIN, A, B, C, D, Wheel

# --- G2 ----------------------------------------------------------------------------------------


def test_G2_all_start_on_the_hub_without_a_wedge() -> None:
    table = Wheel("AB", begun=False)
    assert table.at == {"A": "hub", "B": "hub"}
    assert table.wedges == {}


def test_G2_the_highest_roll_begins() -> None:
    table = Wheel("ABC", begun=False).roll_first("2 5 4")
    assert (table.turn, table.phase, table.number) == (B, "throw", 1)


def test_G2_those_who_tie_roll_again() -> None:
    table = Wheel("ABC", begun=False).roll_first("5 2 5")
    assert table.told(TiedFirst) == [TiedFirst((A, C), 5)]
    assert table.view().waiting == (A, C)
    assert (table.view().lap, table.view().rolls) == (2, ())
    assert table.roll_first("3 4").turn == C


def test_G2_the_host_rolls_for_all_who_have_not() -> None:
    """A4."""
    table = Wheel("ABC", begun=False).pack("3 5 1")
    table.ask(RollFirst(B, B, 1))
    table.go("roll_all")
    assert table.turn == A


@pytest.mark.parametrize(
    ("seat", "lap", "refusal"),
    [
        (A, 2, ("rolled-first-already", {})),
        (B, 2, ("next-round", {"seat": B})),
        (C, 1, ("round-over", {"round": 1})),
    ],
)
def test_G2_one_roll_a_lap(seat: str, lap: int, refusal: tuple[str, dict[str, object]]) -> None:
    """A late tap counts for nothing."""
    table = Wheel("ABC", begun=False).roll_first("5 2 5").pack("3")
    table.ask(RollFirst(A, A, 2))
    assert table.refused(RollFirst(seat, seat, lap)) == refusal  # type: ignore[arg-type]


def test_G2_nothing_else_happens_before() -> None:
    table = Wheel("AB", begun=False)
    assert table.refused(Roll(A, A)) == ("begin-first", {})
    assert table.refused(GoTo(A, A, "E1")) == ("begin-first", {})
    table.roll_first("6 1")
    assert table.refused(RollFirst(A, A, 1)) == ("begun-already", {})


# --- G3, G4 ------------------------------------------------------------------------------------


def test_G3_only_whose_turn_it_is_rolls_and_walks_once() -> None:
    table = Wheel()
    assert table.refused(Roll(B, B)) == ("not-your-turn", {"seat": A})
    assert table.refused(GoTo(A, A, "E1")) == ("die-first", {})
    table.roll(1)
    assert table.refused(Roll(A, A)) == ("die-cast", {"die": 1})
    assert table.refused(GoTo(B, B, "E1")) == ("not-your-turn", {"seat": A})
    table.ask(GoTo(A, A, "E1"))
    assert table.refused(GoTo(A, A, "E2")) == ("not-now", {"phase": "question"})
    assert table.refused(Roll(A, A)) == ("not-now", {"phase": "question"})


def test_G4_on_roll_again_he_rolls_again_as_often_as_it_happens() -> None:
    table = Wheel().hold(A=()).put(A="EN1")
    assert (table.walk(1, "EN2").phase, table.turn) == ("throw", A)
    assert (table.walk(3, "EN5").phase, table.turn) == ("throw", A)
    assert table.told(Asked) == []


# --- G5 ----------------------------------------------------------------------------------------


def test_G5_the_question_is_of_the_region_of_the_space() -> None:
    table = Wheel().land("E1")
    question = table.view("room").question
    assert question is not None
    assert (question.tries[0].region, question.tries[0].prompt) == (FRANCE, "france 1?")


def test_G5_questions_are_numbered_over_the_whole_game() -> None:
    """And belong to a turn: what the statistics fold."""
    table = Wheel()
    told = []
    for space, right in (("E1", True), ("N1", False), ("F1", True)):
        table.on(space, right)
        question = table.view("room").question
        assert question is not None
        told.append((question.number, question.round, question.seat, question.closed))
    assert told == [(1, 1, A, True), (2, 1, A, True), (3, 2, B, True)]


def test_G5_the_seat_to_the_right_reads() -> None:
    table = Wheel().land("E1")
    assert table.view().question.reader == table.view().leader == D  # type: ignore[union-attr]
    assert table.judge(False).land("N1").state.asked.reader == A


def test_G5_with_two_players_the_other_one_reads() -> None:
    assert Wheel("AB").land("E1").state.asked.reader == B


def test_G5_by_option_the_host_reads_after_a_tap() -> None:
    """And no seat does."""
    table = Wheel(reader="host").land("E1")
    assert table.state.asked.reader is None
    answers = {viewer: answer(table, viewer) for viewer in ("A", "B", "D", "room", "host", READER)}
    assert answers.pop(READER) == "true france 1"
    assert set(answers.values()) == {None}


def test_G5_the_reader_sees_the_answer_nobody_else_does_until_it_is_judged() -> None:
    table = Wheel().land("E1")
    viewers = ("A", "B", "C", "room", "host", READER)
    assert [answer(table, viewer) for viewer in viewers] == [None] * 6
    assert answer(table, "D") == "true france 1"
    table.judge(False)
    assert [answer(table, viewer) for viewer in (*viewers, "D")] == ["true france 1"] * 7


def test_G5_what_else_is_right_goes_with_the_answer() -> None:
    table = Wheel().land("E1")
    accept = [table.view(viewer).question.tries[0].accept for viewer in ("D", "room")]  # type: ignore[union-attr]
    assert accept == [("also france 1",), ()]


@pytest.mark.parametrize("by", ["D", "host"])
def test_G5_the_reader_judges_or_the_host(by: str) -> None:
    table = Wheel().land("E1")
    assert "judge" in table.view(by).may
    assert table.judge(True, by=by).state.asked.now.right


@pytest.mark.parametrize(
    ("reader", "by", "refusal"),
    [
        ("right", "A", ("reader-only", {"seat": D})),
        ("right", "B", ("reader-only", {"seat": D})),
        ("host", "D", ("host-only", {})),
    ],
)
def test_G5_nobody_else_judges(
    reader: str, by: str, refusal: tuple[str, dict[str, object]]
) -> None:
    table = Wheel(reader=reader).land("E1")
    assert "judge" not in table.view(by).may
    assert table.refused(Judge(by, True)) == refusal


def test_G5_there_must_be_something_to_judge() -> None:
    assert Wheel().refused(Judge("host", True)) == ("nothing-to-judge", {})


def test_G5_on_the_hub_without_six_wedges_the_player_chooses_the_region() -> None:
    table = Wheel().own(A="ENFLA").put(A="E1").walk(1, "hub")
    assert (table.phase, table.view(A).may) == ("choose", ("choose_region",))
    assert table.refused(ChooseRegion(B, B, AFRICA)) == ("not-your-turn", {"seat": A})
    table.choose(AFRICA)
    assert (table.state.asked.region, table.phase) == (AFRICA, "question")
    assert table.judge(True).wedges == {"A": "ENFLA"}
    assert table.refused(ChooseRegion(A, A, AFRICA)) == ("region-given", {})


def test_G5_passing_is_a_wrong_answer() -> None:
    table = Wheel().land("E1")
    assert table.refused(Pass(B, B)) == ("not-your-question", {"seat": A})
    table.give_up()
    assert (table.turn, table.state.asked.now.passed) == (B, True)
    assert table.refused(Pass(B, B)) == ("no-question-open", {})


# --- G6, G7 ------------------------------------------------------------------------------------


def test_G6_right_he_rolls_again() -> None:
    table = Wheel().on("E1", right=True)
    assert (table.turn, table.phase, table.number) == (A, "throw", 1)


def test_G6_wrong_the_seat_to_the_left_is_on() -> None:
    table = Wheel().on("E1", right=False)
    assert (table.turn, table.phase, table.number) == (B, "throw", 2)


def test_G7_right_on_an_hq_whose_wedge_one_lacks_gets_it_and_rolls_again() -> None:
    table = Wheel().on("E", right=True)
    assert table.wedges == {"A": "E"}
    assert table.points == {"A": 1}
    assert table.why == [("A", 1, "wedge")]
    assert (table.turn, table.phase) == (A, "throw")


def test_G7_example_an_hq_whose_wedge_one_has_is_a_plain_space() -> None:
    """He rolls again; no second wedge, and no card saves a wrong answer."""
    table = Wheel().own(A="E").on("E", right=True)
    assert (table.wedges, table.why, table.turn) == ({"A": "E"}, [], A)
    assert Wheel().own(A="E").on("E", right=False).turn == B


def test_G7_wrong_on_an_hq_the_next_roll_leaves_it() -> None:
    table = Wheel(traveller_cards="none").on("E", right=False)
    assert table.at["A"] == "E"
    table.on("N1", right=False).on("F1", right=False).on("L1", right=False)
    assert "E" not in table.roll(2).view().targets


def test_G7_a_plain_space_gives_no_wedge() -> None:
    assert Wheel().on("E1", right=True).wedges == {}


# --- G10 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seconds", "easier", "limit"), [(0, "time", None), (15, "none", 15), (30, "time", 60)]
)
def test_G10_time_to_answer_twice_for_the_young(
    seconds: int, easier: str, limit: int | None
) -> None:
    """Only while somebody answers (A8)."""
    table = Wheel(answer_seconds=seconds, begun=False)
    table.ask(SetEasier("host", A, easier))  # type: ignore[arg-type]
    table.pack("6 1 1 1").go("roll_all")
    assert GAME.limit(table.state) is None
    assert GAME.limit(table.land("E1").state) == limit
    assert GAME.limit(table.judge(False).state) is None


def test_G10_the_limit_is_of_who_answers() -> None:
    """With a passport its player."""
    table = Wheel(answer_seconds=15).hold(A=())
    table.ask(SetEasier("host", B, "time"))
    table.on("E", right=False).passport(B).decline(C)
    assert GAME.limit(table.state) == 30


def test_G10_the_precision_is_shown_to_whoever_judges() -> None:
    assert Wheel(precision="full").view(D).options.precision == "full"
    assert Wheel().view(D).options.precision == "family"


def test_G10_easier_a_wedge_for_any_right_answer_in_a_region() -> None:
    """For that seat only; the hub has none."""
    table = Wheel()
    table.ask(SetEasier("host", A, "wedge"))
    assert table.view("room").easier == ((A, "wedge"),)
    assert table.on("E1", right=True).wedges == {"A": "F"}
    table.put(A="E1").walk(1, "hub").choose(ASIA).judge(True)
    assert table.wedges == {"A": "F"}
    assert table.on("N1", right=False).on("N1", right=True).wedges == {"A": "F"}


def test_G10_the_host_alone_sets_it_at_any_time_and_takes_it_off() -> None:
    table = Wheel()
    assert table.refused(SetEasier("A", A, "time")) == ("host-only", {})
    assert table.refused(SetEasier("host", "Z", "time")) == ("no-such-seat", {})  # type: ignore[arg-type]
    assert table.ask(SetEasier("host", C, "none")) == ()
    assert table.ask(SetEasier("host", C, "time")) == (EasierSet(C, "time"),)
    assert table.ask(SetEasier("host", C, "time")) == ()
    table.ask(SetEasier("host", C, "none"))
    assert table.view().easier == ()


# --- G11 ---------------------------------------------------------------------------------------


def test_G11_quick_any_right_answer_gives_the_wedge_of_its_region() -> None:
    """On a plain space or an HQ, once."""
    table = Wheel(quick=True).on("E1", right=True)
    assert (table.wedges, table.why) == ({"A": "F"}, [("A", 1, "wedge")])
    assert table.on("E1", right=True).wedges == {"A": "F"}
    assert table.on("E", right=True).wedges == {"A": "EF"}


def test_G11_the_hub_has_none() -> None:
    table = Wheel(quick=True).put(A="E1").walk(1, "hub").choose(LATIN).judge(True)
    assert table.wedges == {}


def test_G11_off_an_hq_no_card_saves_a_wrong_answer() -> None:
    """G14, G15 speak of HQs."""
    assert Wheel(quick=True).on("E1", right=False).turn == B


def test_wedges_are_told_in_the_order_of_the_ring() -> None:
    table = Wheel().on("O", right=True).on("E", right=True)
    assert dict(table.view().wedges)[A] == (EUROPE, ASIA)


def answer(table: Wheel, viewer: str) -> str | None:
    question = table.view(viewer).question
    assert question is not None
    return question.tries[-1].answer
