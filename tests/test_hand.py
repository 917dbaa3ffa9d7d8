"""A seat's hand: what its page shows, and what becomes of what the page sends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core import HOST, ROOM, Advance, Command, NotAllowed, Seat, Stale, View
from engine.games.balderdash.commands import HandIn, PickCategory
from engine.games.balderdash.seen import BalderdashView
from engine.games.balderdash.terms import Options
from engine.referee import SCREEN, Referee
from engine.table import End
from pages import hand as hands
from pages.parts import house
from pages.parts.house import Caller
from pages.parts.phone import Hand

NIGHT = 1


class Seated:
    """A night of three on the server's referee, its game at the first card."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        referee.start_night("Games", "en")
        for name in ("Ann", "Bo", "Cy"):
            referee.seat_person(NIGHT, name)
        self.game = referee.start_game(NIGHT, "balderdash", Options())
        self.ask(Advance(HOST, "roll_first"), Advance(HOST, "draw"))
        self.dasher = Seat(str(self.view(HOST).leader))
        self.writer = next(seat for seat in self.view(HOST).seats if seat != self.dasher)

    def ask(self, *commands: Command) -> None:
        for command in commands:
            self.referee.submit(self.game, HOST, command)

    def view(self, viewer: str) -> View:
        return self.referee.view(self.game, viewer)

    def held(self, seat: Seat) -> Hand:
        hand = hands.hand(NIGHT, seat)
        assert hand is not None
        return hand

    def send(self, seat: Seat, drawn: object, **message: Any) -> None:
        """Send what the page of a seat would send."""
        caller = house.by_link(self.referee.link(NIGHT, seat))
        hands.do(caller, {**message, "drawn": drawn})


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Seated]:
    monkeypatch.setenv("MENEUR_DATABASE", str(tmp_path / "nights.db"))
    house.referee.cache_clear()
    yield Seated(house.referee())
    house.referee().close()
    house.referee.cache_clear()


def drawn(hand: Hand, **other: object) -> dict[str, object]:
    """From what a page says it was drawn."""
    return {"game": hand.game, "round": hand.round, "seen": hand.seen, **other}


WORDS = {"do": "pick", "category": "words"}


def test_what_was_drawn_from_what_is_on_is_done(table: Seated) -> None:
    table.send(table.dasher, drawn(table.held(table.dasher)), **WORDS)
    assert table.view(ROOM).phase == "bluffs"


@pytest.mark.parametrize(
    "old",
    [
        {"game": "another"},
        {"round": 0},
        {"round": 2},
        {"round": "1"},
        {"round": None},
        {"seen": "000000000000"},
        {"seen": None},
        None,
    ],
)
def test_what_was_drawn_from_something_else_is_stale(
    table: Seated, old: dict[str, object] | None
) -> None:
    """Nothing changes, whatever else the page says."""
    before = table.held(table.dasher)
    with pytest.raises(Stale, match="look-again"):
        table.send(table.dasher, old and drawn(before, **old), **WORDS)
    assert table.held(table.dasher).seen == before.seen


def test_what_all_send_at_once_may_be_drawn_from_an_older_view_of_this_round(table: Seated) -> None:
    table.ask(PickCategory(HOST, table.dasher, "words"))
    before = table.held(table.writer)
    other = next(s for s in table.view(HOST).waiting if s != table.writer)
    table.ask(HandIn(HOST, other, 1, "a hat"))
    assert table.held(table.writer).seen != before.seen
    table.send(table.writer, drawn(before), do="bluff", round=1, text="a boat")
    view = table.view(table.writer)
    assert isinstance(view, BalderdashView)
    assert view.mine is not None
    assert view.mine.text == "a boat"


def test_what_all_send_at_once_does_not_reach_the_next_game(table: Seated) -> None:
    table.ask(PickCategory(HOST, table.dasher, "words"))
    before = table.held(table.writer)
    table.ask(End(HOST))
    table.game = table.referee.start_game(NIGHT, "balderdash", Options())
    with pytest.raises(Stale, match="look-again"):
        table.send(table.writer, drawn(before), do="bluff", round=1, text="a boat")


def test_a_renewed_link_does_nothing(table: Seated) -> None:
    caller = house.by_link(table.referee.link(NIGHT, table.dasher))
    held = table.held(table.dasher)
    table.referee.renew_link(NIGHT, table.dasher)
    with pytest.raises(NotAllowed, match="link-renewed"):
        hands.do(caller, {**WORDS, "drawn": drawn(held)})


def test_a_language_is_one_s_own(table: Seated) -> None:
    """It may be chosen from any page, old or new, also before a game."""
    table.send(table.writer, None, do="speak", language="fr")
    assert table.held(table.writer).language == "fr"
    assert table.held(table.dasher).language == "en"


def test_a_hand_is_what_its_seat_sees(table: Seated) -> None:
    """The truth is in the dasher's alone, and whose turn it is says so."""
    table.ask(PickCategory(HOST, table.dasher, "words"))
    view = table.view(table.dasher)
    assert isinstance(view, BalderdashView)
    assert view.answer
    for seat in view.seats:
        held = table.held(seat)
        assert ('class="truth"' in held.html) == (seat == table.dasher)
        assert held.turn == (seat != table.dasher)
        assert held.seen == table.referee.seen(NIGHT, seat)


def test_the_later_hand_is_known_by_its_time(table: Seated) -> None:
    first, second = table.held(table.writer), table.held(table.writer)
    assert first.at <= second.at
    assert (first.game, first.round) == (table.game, 1)


def test_a_refusal_stands_on_the_hand(table: Seated) -> None:
    hand = hands.hand(NIGHT, table.writer, Stale("look-again"))
    assert hand is not None
    assert hand.refused
    assert "refusal" in hand.html
    without = table.held(table.writer)
    assert not without.refused
    assert "refusal" not in without.html


def test_who_has_nothing_to_play_holds_nothing(table: Seated) -> None:
    table.ask(End(HOST))
    late = table.referee.seat_person(NIGHT, "Di")
    assert hands.hand(NIGHT, late) is None


def test_a_night_that_is_over_holds_nothing(table: Seated) -> None:
    table.held(table.writer)
    table.referee.start_night("Another", "en")
    assert hands.hand(NIGHT, table.writer) is None


@pytest.mark.parametrize(
    ("viewer", "seat"), [(HOST, None), (ROOM, None), (SCREEN, None), ("B", "B")]
)
def test_only_a_seat_is_brought_a_hand(viewer: str, seat: str | None) -> None:
    assert Caller(viewer, NIGHT).seat == seat
