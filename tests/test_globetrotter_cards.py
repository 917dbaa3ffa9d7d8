"""The Grand Voyageur cards: dealt (G12), boarding pass (G13), first class (G14), passport (G15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core import HOST, Move
from engine.games.globetrotter.commands import (
    Decline,
    Judge,
    PickTwo,
    PlayBoarding,
    PlayFirstClass,
    PlayPassport,
)
from engine.games.globetrotter.events import AnswerTold, PassportsOffered
from engine.games.globetrotter.terms import TRAVEL_CARDS
from engine.table import BringBack, Remove
from tests.globetrotter_sitting import AFRICA, ASIA, EUROPE, FRANCE, A, B, C, D, E, Wheel

BOARDING, FIRST, PASSPORT = TRAVEL_CARDS

Refused = tuple[str, dict[str, str | int]]


def kept(table: Wheel, move: Move) -> Refused:
    """Why a card is refused; whoever played it still has it."""
    before = table.hands
    refusal = table.refused(move)
    assert table.hands == before
    return refusal


# --- G12 ---------------------------------------------------------------------------------------


def test_G12_none() -> None:
    assert set(Wheel(traveller_cards="none").hands.values()) == {()}


def test_G12_one_of_each_kind_per_seat() -> None:
    assert set(Wheel().hands.values()) == {TRAVEL_CARDS}


@pytest.mark.parametrize(("seats", "each"), [("AB", 9), ("ABC", 6), ("ABCD", 4), ("ABCDE", 3)])
def test_G12_all_18_as_evenly_as_they_go_the_rest_stays_out(seats: str, each: int) -> None:
    hands = Wheel(seats, traveller_cards="all").hands
    assert {len(cards) for cards in hands.values()} == {each}
    dealt = Counter(card for cards in hands.values() for card in cards)
    assert max(dealt.values()) <= 6


def test_G12_all_18_are_shuffled() -> None:
    order = list(reversed(range(18)))
    hands = Wheel("AB", traveller_cards="all", order=order).hands
    assert hands["B"] == TRAVEL_CARDS[::-1] * 3 != TRAVEL_CARDS * 3


# --- G13 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["E4", "EN2", "OE5"])
def test_G13_two_steps_from_an_hq_straight_onto_it(space: str) -> None:
    """One is asked for its wedge; the card is set aside."""
    table = Wheel().land(space).boarding()
    assert (table.at["A"], table.phase, table.state.asked.prize) == ("E", "question", EUROPE)
    assert table.hands["A"] == (FIRST, PASSPORT)
    assert table.judge(True).wedges == {"A": "E"}


@pytest.mark.parametrize(
    ("space", "steps"),
    [("E5", 1), ("EN1", 1), ("EN3", 3), ("E3", 3), ("E1", 5), ("E2", 4)],
)
def test_G13_not_from_any_other_distance(space: str, steps: int) -> None:
    table = Wheel().land(space)
    refusal = kept(table, PlayBoarding(A, A))
    assert refusal == ("boarding-far", {"steps": steps})


def test_G13_not_across_the_hub() -> None:
    """An HQ is far from there; from the hub itself too."""
    table = Wheel().put(A="E1").walk(1, "hub")
    assert kept(table, PlayBoarding(A, A)) == ("boarding-far", {"steps": 6})
    table.choose(FRANCE).judge(True).put(A="E2").walk(4, "N2")
    assert kept(table, PlayBoarding(A, A)) == ("boarding-far", {"steps": 4})


def test_G13_the_question_waits_for_who_could_play_one() -> None:
    """He plays it or draws the question."""
    table = Wheel().land("E4")
    view = table.view("A")
    assert (table.phase, view.boarding, view.may) == ("ask", EUROPE, ("boarding",))
    assert (view.steps, table.view("B").steps) == (("draw_question",), ())
    table.go("draw_question", by="A")
    assert (table.phase, table.at["A"], table.hands["A"]) == ("question", "E4", TRAVEL_CARDS)


def test_G13_no_needless_wait() -> None:
    """Without the card, or with that wedge, the question comes at once."""
    assert Wheel().hold(A=(FIRST,)).land("E4").phase == "question"
    assert Wheel().own(A="E").land("E4").phase == "question"


def test_G13_on_roll_again_instead_of_rolling() -> None:
    table = Wheel().land("EN2")
    assert table.view("A").may == ("roll", "boarding")
    assert table.boarding().at["A"] == "E"


def test_G13_only_before_the_question_is_drawn() -> None:
    table = Wheel().land("E4").draw()
    assert kept(table, PlayBoarding(A, A)) == ("boarding-late", {})
    table.judge(True)
    assert kept(table, PlayBoarding(A, A)) == ("boarding-late", {})


def test_G13_on_roll_again_not_after_the_roll() -> None:
    table = Wheel().land("EN2").roll(1)
    assert kept(table, PlayBoarding(A, A)) == ("boarding-late", {})


def test_G13_only_for_a_wedge_one_lacks() -> None:
    table = Wheel().own(A="E").land("E4")
    assert kept(table, PlayBoarding(A, A)) == ("boarding-owned", {"region": EUROPE})


@pytest.mark.parametrize(
    ("seat", "cards", "refusal"),
    [
        (B, TRAVEL_CARDS, ("not-your-turn", {"seat": A})),
        (A, (FIRST,), ("card-none", {"card": BOARDING})),
    ],
)
def test_G13_on_ones_turn_with_a_card(seat: str, cards: tuple[str, ...], refusal: Refused) -> None:
    table = Wheel().hold(A=cards).land("E4")  # type: ignore[arg-type]
    assert kept(table, PlayBoarding(seat, seat)) == refusal  # type: ignore[arg-type]


# --- G14 ---------------------------------------------------------------------------------------


def test_G14_judged_wrong_on_an_hq_he_may_play_first_class() -> None:
    table = Wheel().on("E", right=False)
    assert (table.phase, table.view("A").may) == ("rescue", ("first_class", "decline"))
    assert (table.view("room").offer, table.view("room").offered) == (FIRST, (A,))
    table.first_class()
    assert (table.phase, table.hands["A"]) == ("first_class", (BOARDING, PASSPORT))


def test_G14_passing_and_playing_it_can_be_one() -> None:
    table = Wheel().land("E")
    assert table.view("A").may == ("pass", "first_class")
    assert table.first_class().phase == "first_class"
    assert table.state.asked.tries[0].passed


def test_G14_the_answer_stays_secret_while_a_card_may_be_played() -> None:
    table = Wheel().on("E", right=False)
    assert table.view("room").question.tries[0].answer is None  # type: ignore[union-attr]
    assert table.view("D").question.tries[0].answer == "true europe 1"  # type: ignore[union-attr]
    table.first_class()
    assert table.view("room").question.tries[0].answer == "true europe 1"  # type: ignore[union-attr]


@pytest.mark.parametrize("by", ["D", "host"])
def test_G14_the_reader_picks_two_other_regions_of_the_same_card(by: str) -> None:
    table = Wheel().on("E", right=False).first_class()
    assert table.view(by).may == ("pick_two",)
    table.two(FRANCE, AFRICA, by=by)
    tries = table.view("room").question.tries  # type: ignore[union-attr]
    assert [one.prompt for one in tries] == ["europe 1?", "france 1?"]
    assert tries[1].card == FIRST


def test_G14_only_the_reader_sees_what_he_picks_from() -> None:
    table = Wheel().on("E", right=False).first_class()
    assert [len(table.view(viewer).others) for viewer in ("D", "A", "host", "room")] == [5, 0, 0, 0]


@pytest.mark.parametrize(
    ("regions", "refusal"),
    [
        ((FRANCE, FRANCE), ("pick-two-same", {})),
        ((FRANCE, EUROPE), ("pick-two-asked", {"region": EUROPE})),
        ((ASIA, FRANCE), ("pick-two-missing", {"region": ASIA})),
    ],
)
def test_G14_two_others_that_are_on_the_card(regions: tuple[str, str], refusal: Refused) -> None:
    table = Wheel().on("E", right=False).first_class()
    cards = tuple(card for card in table.state.asked.cards if card.pile != ASIA)
    table.state = table.state.but(question=table.state.asked.but(cards=cards))
    assert table.refused(PickTwo("host", regions)) == refusal  # type: ignore[arg-type]
    assert table.refused(PickTwo("B", regions)) == ("reader-only", {"seat": D})  # type: ignore[arg-type]


@pytest.mark.parametrize("rights", [(True,), (False, True)])
def test_G14_one_right_of_the_two_gives_the_wedge_of_the_hq(rights: tuple[bool, ...]) -> None:
    """And the turn goes on as after a right answer."""
    table = Wheel().on("E", right=False).first_class().two(FRANCE, AFRICA).judge(*rights)
    assert (table.wedges, table.why) == ({"A": "E"}, [("A", 1, "wedge-first-class")])
    assert (table.turn, table.phase) == (A, "throw")


def test_G14_none_of_the_two_ends_the_turn() -> None:
    """After first class no passport may be played, though others hold one."""
    table = Wheel().on("E", right=False).first_class().two(FRANCE, AFRICA).judge(False)
    assert table.phase == "second_extra"
    told = [event.region for event in table.told(AnswerTold)]  # type: ignore[attr-defined]
    assert told == [EUROPE, FRANCE]
    assert kept(table, PlayPassport(B, B, 1)) == ("passport-not-now", {})
    table.judge(False)
    assert (table.turn, table.wedges) == (B, {})
    assert table.told(PassportsOffered) == []


def test_G14_an_extra_question_can_be_passed() -> None:
    table = Wheel().on("E", right=False).first_class().two(FRANCE, AFRICA).give_up().give_up()
    assert table.turn == B


@pytest.mark.parametrize(
    ("space", "own", "seat", "cards", "refusal"),
    [
        ("E", "", A, (PASSPORT,), ("card-none", {"card": FIRST})),
        ("E", "", B, (FIRST,), ("not-your-question", {"seat": A})),
        ("E1", "", A, (FIRST,), ("first-class-not-hq", {})),
        ("E", "E", A, (FIRST,), ("first-class-owned", {"region": EUROPE})),
    ],
)
def test_G14_useless_first_class_is_kept(
    space: str, own: str, seat: str, cards: tuple[str, ...], refusal: Refused
) -> None:
    table = Wheel().own(A=own).hold(A=cards).land(space)  # type: ignore[arg-type]
    assert kept(table, PlayFirstClass(seat, seat)) == refusal  # type: ignore[arg-type]


def test_G14_not_outside_a_question() -> None:
    assert kept(Wheel(), PlayFirstClass(A, A)) == ("first-class-not-now", {})


def test_G14_not_for_the_last_question() -> None:
    table = Wheel().own(A="ENFLAO").put(A="E1").walk(1, "hub")
    table.vote(B=FRANCE, C=FRANCE, D=FRANCE)
    assert kept(table, PlayFirstClass(A, A)) == ("first-class-not-hq", {})
    assert table.judge(False).turn == B


def test_G14_two_other_questions_on_the_card_will_do() -> None:
    table = Wheel().land("E")
    cards = tuple(card for card in table.state.asked.cards if card.pile in (EUROPE, FRANCE, AFRICA))
    table.state = table.state.but(question=table.state.asked.but(cards=cards))
    assert "first_class" in table.view("A").may
    assert table.first_class().two(FRANCE, AFRICA).phase == "first_extra"


def test_G14_a_card_with_fewer_than_two_other_questions_is_no_help() -> None:
    table = Wheel().land("E")
    cards = table.state.asked.cards[:2]
    table.state = table.state.but(question=table.state.asked.but(cards=cards))
    assert kept(table, PlayFirstClass(A, A)) == ("first-class-few", {})
    assert table.judge(False).phase == "passports"


# --- G15 ---------------------------------------------------------------------------------------


def failed(seats: str = "ABCD", **options: Any) -> Wheel:
    """A has failed on the HQ of Europe and has no first class."""
    return Wheel(seats, **options).hold(A=()).on("E", right=False)


def test_G15_others_may_try_once_he_has_not_played_first_class() -> None:
    table = Wheel().on("E", right=False)
    assert kept(table, PlayPassport(B, B, 1)) == ("passport-not-now", {})
    table.decline(A)
    assert (table.phase, table.view().waiting) == ("passports", (B, C))
    assert table.view("B").may == ("passport", "decline")


def test_G15_without_first_class_at_once_and_the_answer_stays_secret() -> None:
    table = failed()
    assert table.phase == "passports"
    assert table.view("room").question.tries[0].answer is None  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("seat", "own", "cards", "refusal"),
    [
        (A, "", (PASSPORT,), ("passport-own", {})),
        (D, "", (PASSPORT,), ("passport-reader", {})),
        (B, "E", (PASSPORT,), ("passport-owned", {"region": EUROPE})),
        (B, "", (FIRST,), ("card-none", {"card": PASSPORT})),
    ],
)
def test_G15_useless_passports_are_kept(
    seat: str, own: str, cards: tuple[Any, ...], refusal: Refused
) -> None:
    table = Wheel().hold(**{"A": (), seat: cards}).own(**{seat: own}).on("E", right=False)
    assert kept(table, PlayPassport(seat, seat, 1)) == refusal  # type: ignore[arg-type]
    assert seat not in table.view().waiting


@pytest.mark.parametrize("space", ["E1", "N"])
def test_G15_only_on_an_hq_whose_wedge_he_lacks(space: str) -> None:
    table = Wheel().hold(A=()).own(A="N").on(space, right=False)
    assert table.turn == B
    assert kept(table, PlayPassport(C, C, 2)) == ("passport-not-now", {})


def test_G15_who_has_read_it_knows_the_answer_also_when_another_reads_now() -> None:
    game = Wheel("ABCDE").hold(A=()).land("E")
    game.ask(Remove(HOST, E))
    game.ask(BringBack(HOST, E))
    assert game.view().leader == D
    game.judge(False)
    assert game.view().waiting == (B, C)
    assert game.refused(PlayPassport(E, E, 1)) == ("passport-reader", {})


def test_G15_who_reads_in_place_of_another_is_not_waited_for() -> None:
    game = Wheel("ABCDE").hold(A=()).land("E").judge(False)
    assert game.view().waiting == (B, C, D)
    game.ask(Remove(HOST, E))
    assert game.view().leader == D
    assert game.view().waiting == (B, C)
    assert game.view(D).may == ()
    game.passport(C).decline(B)
    assert game.view().turn == C


def test_G15_from_the_readers_left_wherever_they_stand() -> None:
    """E reads: first A's left, and so on; the reader and the questioned are passed over."""
    table = failed("ABCDE").put(D="hub", C="LA3")
    assert table.view().offered == (B, C, D)
    table.passport(D, B).decline(C)
    assert (table.phase, table.turn) == ("passport_answer", B)
    assert table.judge(False).turn == D


def test_G15_with_the_host_reading_from_the_left_of_who_failed() -> None:
    assert failed(reader="host").view().offered == (B, C, D)


def test_G15_example_b_wrong_then_c_right() -> None:
    """C has the wedge and his card, B's is set aside; the left of the questioned is on."""
    table = failed().passport(B, C).judge(False, True)
    assert (table.wedges, table.why) == ({"C": "E"}, [("C", 1, "wedge-passport")])
    assert (PASSPORT in table.hands["B"], PASSPORT in table.hands["C"]) == (False, True)
    assert table.turn == B
    assert table.view("room").question.winner == C  # type: ignore[union-attr]


def test_G15_the_first_right_answer_ends_it() -> None:
    """Who has not answered keeps his card."""
    table = failed().passport(B, C).judge(True)
    assert table.wedges == {"B": "E"}
    assert PASSPORT in table.hands["C"]
    assert table.turn == B


def test_G15_all_wrong() -> None:
    table = failed().passport(B, C).judge(False, False)
    assert (table.wedges, table.turn) == ({}, B)
    assert table.view("room").question.tries[0].answer == "true europe 1"  # type: ignore[union-attr]


def test_G15_the_answer_is_not_told_between_two_passports() -> None:
    table = failed().passport(B, C).judge(False)
    assert table.told(AnswerTold) == []
    assert table.view("C").question.tries[-1].answer is None  # type: ignore[union-attr]


def test_G15_nobody_wants_to() -> None:
    table = failed().decline(B, C)
    assert (table.turn, table.wedges) == (B, {})


@pytest.mark.parametrize("by", ["host", "D"])
def test_G15_the_chances_can_be_closed(by: str) -> None:
    """A4: the host, or the reader."""
    table = failed().passport(B)
    table.go("go_on", by=by)
    assert (table.phase, table.turn) == ("passport_answer", B)


def test_G14_go_on_without_first_class() -> None:
    table = Wheel().on("E", right=False)
    table.go("go_on")
    assert table.phase == "passports"


def test_G15_twice_is_once_and_he_may_think_better_of_it() -> None:
    """A3."""
    table = failed().passport(B)
    assert table.ask(PlayPassport(B, B, 1)) == ()
    table.decline(B)
    assert table.ask(Decline(B, B, 1)) == ()
    assert (table.view().played, table.view().declined) == ((), (B,))
    table.passport(B).decline(C)
    assert table.turn == B
    assert table.refused(Decline(B, B, 1)) == ("nothing-to-decline", {})


def test_G15_a_late_tap() -> None:
    table = failed().decline(B, C)
    assert table.refused(PlayPassport(C, C, 1)) == ("round-over", {"round": 1})
    assert table.refused(Decline(C, C, 1)) == ("round-over", {"round": 1})


def test_G15_with_two_players_nobody_can() -> None:
    """The other one has read the answer."""
    assert Wheel("AB").hold(A=()).on("E", right=False).turn == B


def test_G15_judge_means_who_answers() -> None:
    table = failed().passport(B, C)
    assert table.refused(Judge("B", True)) == ("reader-only", {"seat": D})
    assert table.view("B").may == ("pass",)
    assert table.give_up().turn == C
