"""Balderdash when somebody is skipped, leaves, comes late, or the host steps in: A4 to A7."""

from __future__ import annotations

import pytest

from engine.core import HOST, Advance, Command, Seat
from engine.games.balderdash.commands import HandIn, MarkClose, PickCategory, SendBack, Vote
from engine.games.balderdash.events import RoundVoided
from engine.table import (
    BringBack,
    BroughtBack,
    End,
    Join,
    Joined,
    Pause,
    Remove,
    Removed,
    Resume,
    Skip,
    Skipped,
)
from tests.sitting import A, B, C, D, Sitting

FOUR = {"B": "a hat", "C": "a fish", "D": "a boat"}

# --- A4: skipping ------------------------------------------------------------------------------


def test_a4_a_skipped_writer_is_not_waited_for_and_may_still_write() -> None:
    game = Sitting("ABCD").write(B="a hat")
    assert game.ask(Skip(HOST, C)) == (Skipped(C),)
    assert game.view().waiting == game.view().writing == (D,)
    game.hand_in(C, "a fish")
    assert game.view().handed_in == (B, C)
    game.send_back(C)
    assert game.view().waiting == (C, D)


def test_a4_a_skipped_voter_abstains_and_may_still_vote() -> None:
    game = Sitting("ABCD").write(**FOUR).read()
    game.go("open_vote")
    game.ask(Skip(HOST, B))
    assert game.view().waiting == (C,)
    assert game.view().open == (B, C)
    game.vote_for(B, 2)
    assert game.view().voted == (B,)


def test_a4_skipping_the_bluff_is_not_skipping_the_vote() -> None:
    game = Sitting().write(C="a fish")
    game.ask(Skip(HOST, B))
    game.read().go("open_vote")
    assert game.view().waiting == (B,)


@pytest.mark.parametrize("voting", ["clockwise", "together"])
def test_a4_any_voter_may_be_skipped(voting: str) -> None:
    game = Sitting("ABCD", voting=voting).write(**FOUR).read()
    game.go("open_vote")
    game.ask(Skip(HOST, D))
    game.ask(Skip(HOST, B))
    assert game.view().waiting == (C,)
    assert game.refused(Skip(HOST, D)) == ("nothing-owed", {"seat": D})
    game.vote_for(C, 1)
    assert game.refused(Skip(HOST, C)) == ("nothing-owed", {"seat": C})


def test_a4_a_skipped_dasher_passes_the_lead_on() -> None:
    game = Sitting().draw()
    assert game.ask(Skip(HOST, A)) == (Skipped(A), RoundVoided("dasher-skipped"))
    assert (game.view().phase, game.view().next_dasher) == ("scores", B)
    assert game.view().void == "dasher-skipped"
    game.draw()
    assert game.state.now.dasher == B


@pytest.mark.parametrize("seat", [A, B])
def test_a4_nobody_is_skipped_who_owes_nothing(seat: Seat) -> None:
    game = Sitting().write(B="a hat")
    assert game.refused(Skip(HOST, seat)) == ("nothing-owed", {"seat": seat})
    game.go("start_reading")
    assert game.refused(Skip(HOST, seat)) == ("nothing-owed", {"seat": seat})


# --- A4, A5: the host ---------------------------------------------------------------------------


def test_a5_the_host_acts_for_a_seat() -> None:
    game = Sitting().draw()
    game.ask(PickCategory(HOST, A, "dates"))
    game.ask(HandIn(HOST, B, 1, "a hat"))
    game.ask(MarkClose(HOST, 1, B, True))
    game.ask(SendBack(HOST, B, "blurred"))
    game.ask(HandIn(HOST, B, 1, "a hut"))
    game.read().go("open_vote")
    game.ask(Vote(HOST, B, 1, 1))
    assert game.view().voted == (B,)


@pytest.mark.parametrize("step", ["redraw", "open_vote"])
def test_a4_some_steps_are_the_hosts(step: str) -> None:
    game = Sitting().write(B="a hat")
    game.go("start_reading")
    assert game.refused(Advance(A, step)) == ("host-only", {})


def test_a4_the_dasher_leads_his_round() -> None:
    game = Sitting()
    assert game.refused(Advance(A, "roll_first")) == ("host-only", {})
    game.go("roll_first")
    assert game.view(A).steps == ("draw",)
    assert game.view(B).steps == ()
    assert game.refused(Advance(B, "draw")) == ("dasher-only", {"seat": A})
    game.go("draw", by=A)
    assert (game.view().steps, game.view(A).steps) == (("redraw",), ())
    game.ask(PickCategory(A, A, "words"))
    game.hand_in(B, "a hat")
    assert (game.view().steps, game.view(A).steps) == (
        ("start_reading", "redraw"),
        ("start_reading",),
    )
    game.go("start_reading", *["read_next"] * 4, "open_vote", by=A)
    assert (game.view().steps, game.view(A).steps) == (("close_vote", "redraw"), ("close_vote",))
    game.go("close_vote", "reveal_next", "reveal_next", "move_pawns", by=A)
    assert game.view().leader == B


@pytest.mark.parametrize("step", ["close_vote", "roll_first", "nonsense", "move_pawns"])
def test_a1_a_step_that_is_not_on_is_refused(step: str) -> None:
    game = Sitting().pick()
    assert game.refused(Advance(HOST, step)) == ("not-now", {"phase": "bluffs"})


def test_a4_redraw_gives_the_same_dasher_a_new_card() -> None:
    for phase in ("card", "bluffs", "reading", "vote"):
        game = Sitting("ABCD").draw()
        if phase != "card":
            game.ask(PickCategory(A, A, "words"))
            game.hand_in(B, "a hat")
        if phase in ("reading", "vote"):
            game.read()
        if phase == "vote":
            game.go("open_vote")
        assert game.view().phase == phase
        events = game.go("redraw")
        assert events[0] == RoundVoided("redrawn")
        assert (game.view().phase, game.number, game.state.now.dasher) == ("card", 2, A)
        assert (game.view().answers, game.view().handed_in) == ((), ())
        assert game.points == {}


def test_a4_pause_stops_everything_but_the_end() -> None:
    game = Sitting().pick()
    game.ask(Pause(HOST))
    view = game.view()
    assert (view.paused, view.waiting, view.open, view.steps) == (True, (), (), ())
    assert game.refused(HandIn(B, B, 1, "a hat")) == ("paused", {})
    game.ask(Resume(HOST))
    assert game.view().waiting == (B, C)


def test_a4_the_host_ends_the_game() -> None:
    game = Sitting().write(B="a hat")
    game.ask(End(HOST))
    view = game.view()
    assert (view.phase, view.waiting, view.steps, view.answer) == ("over", (), (), None)
    assert view.ending is not None
    assert (view.ending.winners, view.ending.reason) == ((), "ended-by-host")


# --- A6: a seat that is away -------------------------------------------------------------------


def test_a6_a_removed_seat_is_not_waited_for() -> None:
    game = Sitting("ABCD").pick()
    assert game.ask(Remove(HOST, C)) == (Removed(C),)
    assert game.view().waiting == (B, D)
    assert game.refused(HandIn(C, C, 1, "a fish")) == ("seat-away", {"seat": C})


def test_a6_its_bluff_leaves_the_list_before_the_reading() -> None:
    game = Sitting("ABCD").write(**FOUR).mark(C)
    game.ask(Remove(HOST, C))
    assert [bluff.seat for bluff in game.view(A).bluffs] == [B, D]
    assert game.view().handed_in == (B, D)
    game.go("start_reading")
    assert [answer.text for answer in game.view().answers] == ["a hat", "a boat", "true words 1"]
    assert game.points == {}


def test_a6_its_bluff_stays_once_it_is_listed_without_points() -> None:
    game = Sitting("ABCD").write(**FOUR).read()
    game.ask(Remove(HOST, C))
    game.vote(B="C", D="truth").reveal().go("move_pawns")
    assert len(game.view().answers) == 4
    assert game.points == {D: 2}


def test_a6_its_vote_stays() -> None:
    game = Sitting("ABCD").write(**FOUR).vote(B="truth", C="D", D="C")
    game.ask(Remove(HOST, B))
    assert game.view().voters == (C, D)
    game.reveal()
    assert game.view().answers[3].votes == (B,)
    assert game.points == {C: 1, D: 1}


def test_a6_a_seat_that_leaves_before_the_pawns_move_does_not_move() -> None:
    game = Sitting("ABCD").write(**FOUR).vote(B="truth", C="truth").reveal()
    game.ask(Remove(HOST, B))
    game.go("move_pawns")
    assert (game.squares[B], game.squares[C]) == (0, 2)


@pytest.mark.parametrize("picked", [False, True], ids=["card", "bluffs"])
def test_a6_without_its_dasher_a_round_is_void_before_the_reading(picked: bool) -> None:
    game = Sitting("ABCD")
    game.write(**FOUR) if picked else game.draw()
    assert game.ask(Remove(HOST, A)) == (Removed(A), RoundVoided("dasher-left"))
    view = game.view()
    assert (view.phase, view.void, view.next_dasher, view.leader) == (
        "scores",
        "dasher-left",
        B,
        B,
    )


def test_a6_from_the_reading_on_the_host_leads_without_the_dasher() -> None:
    game = Sitting("ABCD").write(**FOUR).read()
    assert game.ask(Remove(HOST, A)) == (Removed(A),)
    assert game.view().leader is None
    assert game.refused(Advance(A, "open_vote")) == ("host-only", {})
    game.vote(B="C").reveal().go("move_pawns")
    assert game.points == {C: 1}
    assert game.view().next_dasher == B


def test_a6_a_dasher_to_be_who_leaves_is_passed_over() -> None:
    game = Sitting()
    game.go("roll_first")
    game.ask(Remove(HOST, A))
    assert game.view().next_dasher == B
    game.ask(Join(HOST, D))
    game.draw()
    assert game.state.now.dasher == B


def test_a6_alone_nobody_goes_on_until_somebody_comes() -> None:
    game = Sitting("ABC").pick()
    game.ask(Remove(HOST, B))
    game.ask(Remove(HOST, C))
    view = game.view()
    assert (view.waiting, view.open, view.steps) == ((), (), ())
    assert game.refused(Advance(HOST, "redraw")) == ("too-few", {"least": 2})
    game.ask(BringBack(HOST, C))
    assert game.view().waiting == (C,)


def test_a6_with_nobody_left_the_round_still_folds() -> None:
    game = Sitting("AB").draw()
    game.ask(Remove(HOST, B))
    game.ask(Remove(HOST, A))
    assert (game.view().phase, game.view().leader) == ("scores", None)
    game.ask(BringBack(HOST, B))
    assert game.view().next_dasher == B


# --- A4, A7: coming back, coming late ----------------------------------------------------------


def test_a4_who_comes_back_while_bluffs_are_written_writes() -> None:
    game = Sitting("ABCD")
    game.ask(Remove(HOST, D))
    game.pick()
    assert game.ask(BringBack(HOST, D)) == (BroughtBack(D),)
    assert game.view().waiting == (B, C, D)


def test_a4_who_comes_back_later_waits_for_the_next_round() -> None:
    game = Sitting("ABCD")
    game.ask(Remove(HOST, D))
    game.write(B="a hat", C="a fish").read()
    game.ask(BringBack(HOST, D))
    game.go("open_vote")
    assert game.view().voters == (B, C)
    assert game.refused(Vote(D, D, 1, 1)) == ("next-round", {"seat": D})


def test_a4_who_comes_back_to_his_own_round_goes_on() -> None:
    game = Sitting("ABCD").write(**FOUR)
    game.ask(Remove(HOST, D))
    game.ask(BringBack(HOST, D))
    assert game.state.now.players == (A, B, C, D)
    assert game.view().handed_in == (B, C, D)


def test_a7_a_late_player_enters_at_start_in_the_next_round() -> None:
    game = Sitting().pawns(B=5).write(B="a hat")
    assert game.ask(Join(HOST, D)) == (Joined(D),)
    assert game.view().waiting == (C,)
    assert game.refused(HandIn(D, D, 1, "a boat")) == ("next-round", {"seat": D})
    game.go("redraw")
    game.ask(PickCategory(A, A, "words"))
    assert game.view().waiting == (B, C, D)
    assert (game.squares[D], dict(game.view().points)[D]) == (0, 0)


def test_a7_twenty_is_enough() -> None:
    game = Sitting("ABCDEFGHIJKLMNOPQRS")
    game.ask(Join(HOST, Seat("T")))
    assert game.refused(Join(HOST, Seat("U"))) == ("table-full", {"most": 20})


def test_a1_what_belongs_to_another_game_is_refused() -> None:
    class Sing(Command):
        pass

    assert Sitting().refused(Sing(HOST)) == ("not-this-game", {})
