"""A4–A8 at a table of Globetrotter: who is skipped, leaves, comes late; wedges given or taken."""

from __future__ import annotations

import pytest

from engine import table
from engine.core import HOST, READER, ROOM, Advance, Ending, Seat
from engine.games.globetrotter import GAME
from engine.games.globetrotter.commands import (
    Decline,
    GiveWedge,
    PickTwo,
    PlayPassport,
    Roll,
    RollFirst,
    TakeWedge,
    VoteRegion,
)
from engine.games.globetrotter.events import PassportTried, ReaderChanged
from engine.table import BringBack, Correct, Join, Remove, Skip
from tests.globetrotter_sitting import AFRICA, EUROPE, FRANCE, A, B, C, D, E, Wheel

# --- A4: skipped --------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["throw", "move", "ask", "choose"])
def test_A4_before_a_question_the_turn_passes_on(phase: str) -> None:
    wheel = Wheel()
    if phase == "move":
        wheel.roll(2)
    if phase == "ask":
        wheel.land("E4")
    if phase == "choose":
        wheel.put(A="E1").walk(1, "hub")
    assert wheel.phase == phase
    wheel.ask(Skip(HOST, A))
    assert (wheel.turn, wheel.number, wheel.phase) == (B, 2, "throw")


def test_A4_an_open_question_counts_as_not_known() -> None:
    wheel = Wheel().land("E1")
    wheel.ask(Skip(HOST, A))
    assert (wheel.turn, wheel.state.asked.now.passed) == (B, True)


def test_A4_cards_are_not_played() -> None:
    wheel = Wheel().on("E", right=False)
    wheel.ask(Skip(HOST, A))
    assert wheel.phase == "passports"
    wheel.ask(Skip(HOST, B))
    wheel.ask(Skip(HOST, C))
    assert (wheel.turn, wheel.hands["B"]) == (B, ("boarding", "first_class", "passport"))


def test_A4_in_the_opening_the_die_is_rolled() -> None:
    wheel = Wheel("AB", begun=False).pack("3 6")
    wheel.ask(Skip(HOST, B))
    assert wheel.view().rolls == ((B, 3),)
    wheel.ask(Skip(HOST, A))
    assert wheel.turn == A


def test_A4_nobody_else_is_skipped() -> None:
    wheel = Wheel().land("E1")
    assert wheel.refused(Skip(HOST, B)) == ("nothing-owed", {"seat": B})


def test_A4_for_a_reader_who_is_skipped_the_host_reads() -> None:
    wheel = Wheel().land("E1")
    question = wheel.view().question
    assert question is not None
    assert question.reader == D
    wheel.ask(Skip(HOST, D))
    after = wheel.view().question
    assert after is not None
    assert (after.reader, after.card) == (None, question.card)
    assert wheel.view(READER).question.tries[-1].answer is not None  # type: ignore[union-attr]
    wheel.ask(Remove(HOST, C))
    assert wheel.state.asked.reader is None


@pytest.mark.parametrize("phase", ["throw", "rescue"])
def test_A4_nor_one_whose_turn_it_is_not(phase: str) -> None:
    wheel = Wheel()
    if phase == "rescue":
        wheel.on("E", right=False)
    assert wheel.refused(Skip(HOST, B)) == ("nothing-owed", {"seat": B})


@pytest.mark.parametrize(("seat", "phase"), [(B, "rescue"), (A, "throw")])
def test_A4_nothing_to_decline(seat: Seat, phase: str) -> None:
    """G14: only who was offered first class."""
    wheel = Wheel()
    if phase == "rescue":
        wheel.on("E", right=False)
    assert wheel.refused(Decline(seat, seat, 1)) == ("nothing-to-decline", {})


def test_A4_the_host_rolls_for_whose_turn_it_is() -> None:
    wheel = Wheel().pack("4")
    wheel.go("roll")
    assert (wheel.phase, wheel.view().die) == ("move", 4)


@pytest.mark.parametrize(
    ("step", "phase", "by", "refusal"),
    [
        ("roll", "throw", "A", ("host-only", {})),
        ("roll", "question", HOST, ("not-now", {"phase": "question"})),
        ("draw_question", "ask", "B", ("player-only", {"seat": A})),
        ("go_on", "rescue", "B", ("reader-only", {"seat": D})),
        ("close_vote", "throw", HOST, ("not-now", {"phase": "throw"})),
    ],
)
def test_A4_steps_belong_to_somebody(step: str, phase: str, by: str, refusal: object) -> None:
    wheel = Wheel()
    if phase == "question":
        wheel.land("E1")
    if phase == "ask":
        wheel.land("E4")
    if phase == "rescue":
        wheel.on("E", right=False)
    assert wheel.refused(Advance(by, step)) == refusal


# --- A4: wedges ----------------------------------------------------------------------------------


def test_A4_points_cannot_be_corrected_but_wedges_given_and_taken() -> None:
    """A2: with a reason that everybody reads."""
    wheel = Wheel()
    assert wheel.refused(Correct(HOST, A, 1, "why")) == ("points-are-wedges", {})
    (given,) = wheel.ask(GiveWedge(HOST, A, EUROPE, " forgotten "))
    assert (wheel.wedges, wheel.points) == ({"A": "E"}, {"A": 1})
    line = GAME.heard(given, ROOM)
    assert line is not None
    assert line.message == "wedge-given"
    assert line.facts == {"seat": A, "points": 1, "region": EUROPE, "why": "forgotten"}
    wheel.ask(TakeWedge(HOST, A, EUROPE, "not his"))
    assert (wheel.wedges, wheel.points) == ({}, {})


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (GiveWedge(HOST, A, EUROPE, "x"), ("wedge-owned", {"seat": A, "region": EUROPE})),
        (TakeWedge(HOST, A, AFRICA, "x"), ("wedge-missing", {"seat": A, "region": AFRICA})),
        (GiveWedge(HOST, A, AFRICA, " "), ("text-empty", {})),
        (GiveWedge("A", A, AFRICA, "x"), ("host-only", {})),
        (TakeWedge("A", A, EUROPE, "x"), ("host-only", {})),
        (TakeWedge(HOST, "Z", EUROPE, "x"), ("no-such-seat", {})),  # type: ignore[arg-type]
    ],
)
def test_A4_what_cannot_be_given_or_taken(
    command: GiveWedge | TakeWedge, refusal: tuple[str, object]
) -> None:
    assert Wheel().own(A="E").refused(command) == refusal


def test_A4_a_wedge_given_was_not_won_by_the_question() -> None:
    wheel = Wheel().land("E")
    wheel.ask(GiveWedge(HOST, B, FRANCE, "forgotten"))
    assert wheel.view(ROOM).question.winner is None  # type: ignore[union-attr]
    assert wheel.judge(True).view(ROOM).question.winner == A  # type: ignore[union-attr]


def test_A4_a_wedge_given_is_no_judgement_to_be_overruled() -> None:
    """G5: something else has happened since."""
    wheel = Wheel().on("E1", right=True)
    wheel.ask(GiveWedge(HOST, A, EUROPE, "forgotten"))
    assert "overrule" not in wheel.view().may


# --- A6: who leaves ------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["E1", "E4", "EN2"])
def test_A6_without_whose_turn_it_is_the_left_is_on(space: str) -> None:
    """An open question is told."""
    wheel = Wheel().land(space)
    wheel.ask(Remove(HOST, A))
    assert (wheel.turn, wheel.phase) == (B, "throw")
    question = wheel.view(ROOM).question
    assert question is None or question.tries[0].answer is not None


def test_A6_a_removed_seat_is_passed_over() -> None:
    wheel = Wheel()
    wheel.ask(Remove(HOST, B))
    assert wheel.on("E1", right=False).turn == C
    assert wheel.land("E1").state.asked.reader == A


def test_A6_without_the_reader_the_next_to_the_right_reads_on() -> None:
    wheel = Wheel().land("E1")
    wheel.ask(Remove(HOST, D))
    assert wheel.told(ReaderChanged) == [ReaderChanged(C)]
    assert wheel.view("C").question.tries[0].answer == "true france 1"  # type: ignore[union-attr]
    assert wheel.view().waiting == (C,)


def test_A6_a_closed_question_needs_no_reader() -> None:
    wheel = Wheel().on("E1", right=True)
    wheel.ask(Remove(HOST, D))
    assert wheel.told(ReaderChanged) == []


def test_A6_who_plays_a_passport_cannot_read() -> None:
    """He may not see the answer: then the host reads."""
    wheel = Wheel("ABC").hold(A=()).on("E", right=False).passport(B)
    wheel.ask(Remove(HOST, C))
    assert wheel.told(ReaderChanged) == [ReaderChanged(None)]
    assert (wheel.phase, wheel.turn) == ("passport_answer", B)
    assert wheel.judge(True).wedges == {"B": "E"}


def test_A6_alone_nothing_goes_on() -> None:
    wheel = Wheel("AB").land("E1")
    wheel.ask(Remove(HOST, B))
    assert (wheel.view().steps, wheel.view().waiting, wheel.view().may) == ((), (), ())
    assert wheel.refused(Roll(A, A)) == ("too-few", {"least": 2})
    wheel.ask(BringBack(HOST, B))
    assert wheel.state.asked.reader == B
    assert wheel.judge(False, by="B").turn == B


def test_A6_even_when_all_leave_somebody_comes_back() -> None:
    wheel = Wheel("AB").land("E1")
    wheel.ask(Remove(HOST, B))
    wheel.ask(Remove(HOST, A))
    wheel.ask(BringBack(HOST, B))
    assert wheel.turn == B
    wheel.ask(BringBack(HOST, A))
    assert wheel.roll(1).phase == "move"


def test_A6_passports_of_who_leaves() -> None:
    """Nobody waits for them; the next one answers."""
    wheel = Wheel("ABCDE").hold(A=()).on("E", right=False).passport(B, C)
    wheel.ask(Remove(HOST, D))
    assert (wheel.phase, wheel.turn) == ("passport_answer", B)
    wheel.ask(Remove(HOST, B))
    assert wheel.told(PassportTried) == [PassportTried(B), PassportTried(C)]
    wheel.ask(Remove(HOST, C))
    assert (wheel.turn, wheel.phase) == (E, "throw")


def test_A6_the_questioned_may_leave_while_others_try() -> None:
    wheel = Wheel().hold(A=()).on("E", right=False)
    wheel.ask(Remove(HOST, A))
    assert wheel.phase == "passports"
    assert wheel.passport(B).decline(C).judge(True).wedges == {"B": "E"}
    assert wheel.turn == B


def test_A6_in_the_opening_nobody_waits_for_who_left() -> None:
    wheel = Wheel("ABC", begun=False).pack("5 4")
    wheel.ask(RollFirst(A, A, 1))
    wheel.ask(RollFirst(B, B, 1))
    wheel.ask(Remove(HOST, C))
    assert wheel.turn == A


def test_A6_if_all_who_tied_leave_the_others_roll() -> None:
    wheel = Wheel("ABCD", begun=False).roll_first("5 5 1 2")
    wheel.ask(Remove(HOST, A))
    wheel.ask(Remove(HOST, B))
    assert wheel.view().waiting == (C, D)
    assert wheel.roll_first("1 2").turn == D


# --- A7: who comes late ---------------------------------------------------------------------------


def test_A7_on_the_hub_with_no_wedge_from_the_next_turn_on() -> None:
    """With a card of each kind; not asked, reading or voting before."""
    wheel = Wheel("AB")
    wheel.ask(Join(HOST, C))
    assert (wheel.at["C"], wheel.hands["C"]) == ("hub", ("boarding", "first_class", "passport"))
    assert wheel.land("E1").state.asked.reader == B
    assert wheel.judge(False).land("E1").state.asked.reader == A
    assert wheel.judge(False).turn == C


@pytest.mark.parametrize(("cards", "late"), [("none", ()), ("all", ())])
def test_A7_no_cards_where_none_are_left(cards: str, late: tuple[str, ...]) -> None:
    wheel = Wheel("AB", traveller_cards=cards)
    wheel.ask(Join(HOST, C))
    assert wheel.hands["C"] == late


def test_A7_a_seventh_seat_gets_no_cards() -> None:
    """There are six of a kind."""
    wheel = Wheel("ABCDE")
    wheel.ask(Join(HOST, "F"))  # type: ignore[arg-type]
    assert wheel.hands["F"] == wheel.hands["A"]
    wheel = Wheel("ABCDEF")
    wheel.ask(Remove(HOST, B))
    wheel.ask(Join(HOST, "G"))  # type: ignore[arg-type]
    assert wheel.hands["G"] == ()


def test_A7_a_newcomer_neither_votes_nor_tries_before_his_first_turn() -> None:
    wheel = Wheel("ABC", traveller_cards="none").own(A="ENFLAO").put(A="E1")
    wheel.ask(Join(HOST, D))
    wheel.walk(1, "hub")
    assert wheel.view().waiting == (B, C)
    late = VoteRegion(D, D, 1, FRANCE)
    assert wheel.refused(late) == ("next-round", {"seat": D})
    wheel = Wheel("ABC").hold(A=()).on("E", right=False)
    wheel.ask(Join(HOST, D))
    assert wheel.refused(PlayPassport(D, D, 1)) == ("next-round", {"seat": D})


# --- A8: the clock --------------------------------------------------------------------------------


def test_A8_a_time_limit_is_off_by_default() -> None:
    assert GAME.limit(Wheel().land("E1").state) is None


def test_A8_each_extra_question_has_its_time() -> None:
    """A phase of its own begins the clock anew."""
    wheel = Wheel(answer_seconds=15).on("E", right=False).first_class()
    assert GAME.limit(wheel.state) is None
    phases = [wheel.two(FRANCE, AFRICA).phase, wheel.judge(False).phase]
    assert phases == ["first_extra", "second_extra"]
    assert GAME.limit(wheel.state) == 15


# --- what is left ---------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["E1", "E4", "EN2"])
def test_A4_in_a_pause_nothing_is_asked_of_anybody(space: str) -> None:
    wheel = Wheel().land(space)
    wheel.ask(table.Pause(HOST))
    for viewer in ("A", "D", HOST):
        view = wheel.view(viewer)
        assert (view.waiting, view.open, view.steps, view.may) == ((), (), (), ())
    assert wheel.refused(Roll(A, A)) == ("paused", {})


def test_the_host_ends_the_game() -> None:
    """A4: nobody wins."""
    wheel = Wheel().land("E1")
    wheel.ask(table.End(HOST))
    assert (wheel.phase, wheel.view().ending) == ("over", Ending((), "ended-by-host"))
    assert (wheel.view().turn, wheel.view().may) == (None, ())


def test_two_cannot_be_picked_before_first_class() -> None:
    """G14."""
    wheel = Wheel().land("E1")
    early = PickTwo(HOST, (EUROPE, AFRICA))
    assert wheel.refused(early) == ("not-now", {"phase": "question"})
