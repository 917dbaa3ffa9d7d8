"""What holds at every table: who may ask for what, texts, and rulings that make no sense."""

from __future__ import annotations

import pytest

from engine import table
from engine.core import (
    HOST,
    Command,
    Ending,
    Event,
    IllegalMove,
    Line,
    Move,
    NotAllowed,
    Refusal,
    Seat,
)
from engine.table import Table
from engine.texts import check_text

A, B, C = Seat("A"), Seat("B"), Seat("C")
AWAY = Table((A, B, C), away=(B,))


class Wave(Move):
    pass


def refused(at: Table, command: Command, late: bool = True) -> tuple[type[Refusal], str]:
    with pytest.raises(Refusal) as refusal:
        table.decide(at, command, most=4, late=late)
    return type(refusal.value), refusal.value.message


@pytest.mark.parametrize("kind", table.COMMANDS)
def test_a4_the_rulings_of_every_game_are_the_hosts(kind: type[Command]) -> None:
    values = {"seat": B, "points": 1, "why": "x"}
    known = {name: values[name] for name in kind.__struct_fields__ if name != "by"}
    assert refused(AWAY, kind(by=A, **known)) == (NotAllowed, "host-only")


def test_a_move_is_sent_by_its_seat_or_by_the_host() -> None:
    assert table.decide(AWAY, Wave(A, A), 4, True) is None
    assert table.decide(AWAY, Wave(HOST, A), 4, True) is None
    assert refused(AWAY, Wave(A, C)) == (NotAllowed, "not-your-seat")
    assert refused(AWAY, Wave("Z", Seat("Z"))) == (IllegalMove, "no-such-seat")
    assert refused(AWAY, Wave(B, B)) == (IllegalMove, "seat-away")


@pytest.mark.parametrize(
    ("at", "command", "message"),
    [
        (AWAY, table.Resume(HOST), "not-paused"),
        (Table((A,), paused=True), table.Pause(HOST), "already-paused"),
        (Table((A,), paused=True), Wave(A, A), "paused"),
        (AWAY, table.Remove(HOST, B), "already-away"),
        (AWAY, table.Remove(HOST, Seat("Z")), "no-such-seat"),
        (AWAY, table.BringBack(HOST, A), "not-away"),
        (AWAY, table.BringBack(HOST, Seat("Z")), "no-such-seat"),
        (AWAY, table.Join(HOST, B), "already-seated"),
        (Table((A, B, C, Seat("D"))), table.Join(HOST, Seat("E")), "table-full"),
        (AWAY, table.Correct(HOST, A, 0, "x"), "correction-size"),
        (AWAY, table.Correct(HOST, A, -101, "x"), "correction-size"),
        (AWAY, table.Correct(HOST, A, 1, " "), "text-empty"),
        (AWAY, table.Correct(HOST, Seat("Z"), 1, "x"), "no-such-seat"),
        (Table((A,), ending=Ending((), "x")), table.End(HOST), "game-over"),
    ],
)
def test_a1_rulings_that_make_no_sense(at: Table, command: Command, message: str) -> None:
    assert refused(at, command) == (IllegalMove, message)


def test_a7_a_game_may_take_no_late_players() -> None:
    assert refused(AWAY, table.Join(HOST, Seat("D")), late=False)[1] == "no-late-players"


@pytest.mark.parametrize(
    ("command", "event", "after"),
    [
        (table.Pause(HOST), table.Paused(), Table((A, B, C), (B,), paused=True)),
        (table.Remove(HOST, A), table.Removed(A), Table((A, B, C), (A, B))),
        (table.BringBack(HOST, B), table.BroughtBack(B), Table((A, B, C))),
        (table.Join(HOST, Seat("D")), table.Joined(Seat("D")), Table((A, B, C, Seat("D")), (B,))),
        (table.Correct(HOST, A, 2, " x "), table.Corrected(A, 2, "x"), AWAY),
        (
            table.End(HOST),
            table.Ended(Ending((), "ended-by-host")),
            Table((A, B, C), (B,), ending=Ending((), "ended-by-host")),
        ),
    ],
)
def test_a4_a6_a7_what_the_rulings_bring_about(
    command: Command, event: Event, after: Table
) -> None:
    assert table.decide(AWAY, command, 4, True) == (event,)
    assert table.evolve(AWAY, event) == after


def test_a4_a_pause_is_lifted_and_bears_rulings_about_seats() -> None:
    paused = Table((A, B, C), paused=True)
    assert table.decide(paused, table.Resume(HOST), 4, True) == (table.Resumed(),)
    assert not table.evolve(paused, table.Resumed()).paused
    assert table.decide(paused, table.Remove(HOST, A), 4, True) == (table.Removed(A),)


def test_a6_clockwise_passes_over_who_is_away() -> None:
    assert AWAY.present == (A, C)
    assert AWAY.clockwise(A) == (C, A)
    assert AWAY.clockwise(B) == (C, A)
    assert (AWAY.left(A), AWAY.left(C)) == (C, A)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "text-empty"),
        (" \n", "text-empty"),
        ("\u200b", "text-empty"),
        ("123456", "text-long"),
        ("a\x07b", "text-unreadable"),
        ("a\ufffdb", "text-unreadable"),
    ],
)
def test_what_is_no_text(text: str, message: str) -> None:
    with pytest.raises(IllegalMove, match=message):
        check_text(text, 5)


def test_half_a_letter_is_no_text() -> None:
    with pytest.raises(IllegalMove, match="text-unreadable"):
        check_text("a\ud800b", 5)


@pytest.mark.parametrize("text", ["a\nb", "a\tb", " abcde ", "🎩"])
def test_what_is_a_text(text: str) -> None:
    assert check_text(text, 5) == text.strip()


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (table.Skipped(A), Line("skipped", {"seat": A})),
        (table.Removed(A), Line("removed", {"seat": A})),
        (table.BroughtBack(A), Line("brought-back", {"seat": A})),
        (table.Joined(A), Line("joined", {"seat": A})),
        (table.Paused(), Line("game-paused")),
        (table.Resumed(), Line("game-resumed")),
        (table.Corrected(A, 2, "x"), Line("corrected", {"seat": A, "points": 2, "why": "x"})),
        (table.Ended(Ending((), "ended-by-host")), Line("ended-by-host")),
        (table.Ended(Ending((A,), "finish")), Line("won", {"seat": A})),
        (table.Ended(Ending((A, B), "most")), Line("won-together", {"winners": 2})),
        (Event(), None),
    ],
)
def test_what_everybody_hears(event: Event, line: Line | None) -> None:
    assert table.heard(event) == line
