"""The last question (G8) and the straight win (G16)."""

from __future__ import annotations

import pytest

from engine.core import HOST, Advance, Ending
from engine.games.globetrotter.commands import PickRegion, TakeWedge, VoteRegion
from engine.games.globetrotter.events import RegionSet, RegionsTied
from engine.table import BringBack, End, Ended, Remove, Skip
from tests.globetrotter_sitting import AFRICA, ASIA, EUROPE, FRANCE, A, B, C, D, Wheel

ALL = "ENFLAO"


def home(seats: str = "ABCD", rolled: bool = True) -> Wheel:
    """A stands on the hub with six wedges; unless this is his first turn, all have had the die."""
    table = Wheel(seats, traveller_cards="none")
    if rolled:
        for _ in seats:
            table.on("E1", right=False)
    return table.own(A=ALL).put(A="E1").walk(1, "hub")


# --- G8 ----------------------------------------------------------------------------------------


def test_G8_with_all_six_wedges_one_must_land_on_the_hub_exactly() -> None:
    """Example: 4 from the hub, a 5 passes through; no final question."""
    table = Wheel().own(A=ALL).put(A="E4").walk(5, "N1")
    assert (table.phase, table.state.asked.last) == ("question", False)


def test_G8_the_others_choose_the_region_before_the_card_is_seen() -> None:
    table = home()
    assert (table.phase, table.view().waiting) == ("last", (B, C, D))
    assert table.view("B").may == ("vote_region",)
    assert not table.view("room").question.last  # type: ignore[union-attr]
    table.vote(B=FRANCE, C=AFRICA, D=FRANCE)
    question = table.view("room").question
    assert question is not None
    assert (question.last, question.seat, question.tries[0].region) == (True, A, FRANCE)
    assert table.told(RegionSet)[-1] == RegionSet(A, FRANCE, last=True)


def test_G8_right_he_wins() -> None:
    table = home().vote(B=FRANCE, C=FRANCE, D=FRANCE).judge(True)
    assert (table.phase, table.view().ending) == ("over", Ending((A,), "last-question"))
    assert table.view("room").question.tries[0].answer == "true france 5"  # type: ignore[union-attr]


def test_G8_a_wedge_taken_meanwhile_is_missing() -> None:
    """Right, but with five wedges it is a question on the hub like any other."""
    table = home().vote(B=FRANCE, C=FRANCE, D=FRANCE)
    table.ask(TakeWedge(HOST, A, AFRICA, "not his"))
    table.judge(True)
    assert (table.phase, table.turn, table.view().ending) == ("throw", A, None)


def test_G8_wrong_his_turn_ends_and_he_has_to_come_back_by_exact_count() -> None:
    table = home("AB").vote(B=FRANCE).judge(False)
    assert (table.turn, table.at["A"], table.wedges) == (B, "hub", {"A": ALL})
    table.on("E1", right=False)
    assert "hub" not in table.roll(3).view().targets


def test_G8_votes_may_be_replaced_before_the_last_one_is_in() -> None:
    """A3: and the same again counts once."""
    table = home().vote(B=FRANCE)
    assert table.ask(VoteRegion(B, B, table.number, FRANCE)) == ()
    table.vote(B=AFRICA, C=AFRICA)
    assert table.view("room").votes == ((B, AFRICA), (C, AFRICA))
    assert (table.view().waiting, table.view().open) == ((D,), (B, C, D))
    assert table.vote(D=FRANCE).state.asked.region == AFRICA


def test_G8_the_host_breaks_a_tie() -> None:
    table = home("ABC").vote(B=FRANCE, C=AFRICA)
    assert table.told(RegionsTied) == [RegionsTied((FRANCE, AFRICA))]
    assert (table.view().tied, table.view().may) == ((FRANCE, AFRICA), ("pick_region",))
    assert (table.view().steps, table.view().waiting) == ((), ())
    assert table.refused(PickRegion("host", ASIA)) == ("not-tied", {"region": ASIA})
    assert table.refused(PickRegion("B", FRANCE)) == ("host-only", {})
    assert table.refused(vote(table, B)) == ("vote-closed", {})
    assert table.pick(AFRICA).state.asked.region == AFRICA


@pytest.mark.parametrize(
    ("votes", "region"), [({"B": FRANCE}, FRANCE), ({"B": FRANCE, "C": ASIA}, None), ({}, None)]
)
def test_G8_the_host_may_close_the_vote_early(votes: dict[str, str], region: str | None) -> None:
    """A4: the votes so far decide; with none he picks among all six."""
    table = home().vote(**votes)  # type: ignore[arg-type]
    table.go("close_vote")
    if region:
        assert table.state.asked.region == region
    else:
        assert len(table.view().tied) == (6 if not votes else 2)


def test_G8_who_may_vote_and_when() -> None:
    table = home()
    assert table.refused(vote(table, A)) == ("last-not-yours", {})
    late = VoteRegion(B, B, table.number - 1, FRANCE)
    assert table.refused(late) == ("round-over", {"round": table.number - 1})
    assert table.refused(Advance("B", "close_vote")) == ("host-only", {})
    table.vote(B=FRANCE, C=FRANCE, D=FRANCE)
    assert table.refused(vote(table, B)) == ("vote-not-open", {})


def test_G8_there_is_nothing_to_pick_without_a_tie() -> None:
    assert home().refused(PickRegion("host", FRANCE)) == ("not-now", {"phase": "last"})


def test_A4_who_does_not_vote_is_skipped() -> None:
    table = home("ABC").vote(B=FRANCE)
    table.ask(Skip("host", C))
    assert table.state.asked.region == FRANCE
    table = home("ABC")
    table.ask(Skip("host", C))
    assert table.view().waiting == (B,)


def test_A6_a_voter_who_leaves_is_not_waited_for() -> None:
    table = home("ABC").vote(B=FRANCE)
    table.ask(Remove("host", C))
    assert table.state.asked.region == FRANCE


def test_A6_a_voter_may_leave_though_no_deck_has_the_question() -> None:
    table = home().vote(B=FRANCE, C=FRANCE)
    piles, table.box.cards = table.box.cards, {}
    table.ask(Remove(HOST, D))
    assert (table.phase, table.view().waiting) == ("last", ())
    assert table.refused(Advance(HOST, "close_vote")) == ("no-questions", {"region": FRANCE})
    table.box.cards = piles
    table.go("close_vote")
    assert table.phase == "question"


# --- G16 ---------------------------------------------------------------------------------------


def straight(seats: str = "ABCD") -> Wheel:
    """A has won within his very first turn."""
    table = home(seats, rolled=False)
    for seat in table.view().waiting:
        table.vote(**{seat: FRANCE})
    return table.judge(True)


def win_too(table: Wheel) -> Wheel:
    table.own(**{table.turn: ALL}).put(**{table.turn: "E1"}).walk(1, "hub")
    for seat in table.view().waiting:
        table.vote(**{seat: FRANCE})
    return table.judge(True)


def test_G16_those_who_have_not_rolled_yet_get_their_first_turn_in_order() -> None:
    table = straight()
    assert (table.view().straight, table.turn, table.view().owed) == ((A,), B, (C, D))
    assert table.number == 2
    assert table.view().first_turn
    assert table.on("E1", right=False).turn == C
    assert table.on("E1", right=True).on("E1", right=False).turn == D


def test_G16_nobody_does_the_same_he_wins_alone() -> None:
    table = straight("AB").on("E1", right=False)
    assert table.view().ending == Ending((A,), "straight-win")


def test_G16_who_does_the_same_shares_the_win() -> None:
    table = win_too(straight("ABC"))
    assert (table.turn, table.view().straight) == (C, (A, B))
    table.on("E1", right=False)
    assert table.view().ending == Ending((A, B), "straight-win")


def test_G16_who_has_rolled_already_gets_no_turn() -> None:
    """B wins in his first turn after A has had his."""
    table = Wheel("ABC", traveller_cards="none").on("E1", right=False)
    table = win_too(table)
    assert (table.turn, table.view().owed) == (C, ())
    assert table.on("E1", right=False).view().ending == Ending((B,), "straight-win")


def test_G16_the_last_of_the_first_turns_ends_it_at_once() -> None:
    table = Wheel("AB", traveller_cards="none").on("E1", right=False)
    assert win_too(table).view().ending == Ending((B,), "straight-win")


def test_G16_otherwise_g8_ends_the_game_at_once() -> None:
    """Also when somebody has not rolled yet."""
    table = Wheel("ABC", traveller_cards="none").on("E1", right=False)
    table.ask(Skip("host", B))
    table.on("E1", right=False)
    assert win_too(table).view().ending == Ending((A,), "last-question")


def test_G16_a_first_turn_begins_with_the_first_roll() -> None:
    """Who was skipped before it still has his."""
    table = Wheel("AB", traveller_cards="none")
    table.ask(Skip("host", A))
    table.on("E1", right=False)
    assert table.view().first_turn


def test_G16_who_left_is_passed_over() -> None:
    """A6."""
    table = straight("ABCD")
    table.ask(Remove("host", C))
    table.ask(Remove("host", B))
    assert table.turn == D
    table.ask(BringBack("host", C))
    assert table.on("E1", right=False).turn == C
    assert table.on("E1", right=False).view().ending == Ending((A,), "straight-win")


def test_G16_a_straight_win_stands_when_the_host_ends_the_game() -> None:
    """A4."""
    assert straight().ask(End("host")) == (Ended(Ending((A,), "ended-by-host")),)


def test_G16_overruled_the_straight_win_is_none() -> None:
    """G5: before the next one has rolled."""
    table = straight().judge(False)
    assert (table.view().straight, table.view().owed, table.turn) == ((), (), B)
    assert table.view().ending is None


def vote(table: Wheel, seat: str) -> VoteRegion:
    return VoteRegion(seat, seat, table.number, EUROPE)  # type: ignore[arg-type]
