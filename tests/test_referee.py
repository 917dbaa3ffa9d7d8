"""The one door: who may ask, what is kept, what can be taken back, and what survives a restart."""

from __future__ import annotations

import csv
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import records, table
from engine.core import (
    HOST,
    ROOM,
    Advance,
    Command,
    Ending,
    IllegalMove,
    Line,
    NotAllowed,
    Refusal,
    Seat,
    Stale,
    Viewer,
)
from engine.evening import Total, evening
from engine.games import GAMES
from engine.games.balderdash.commands import PickCategory
from engine.night import Night
from engine.referee import SCREEN, Clock, Pass, Referee, Unusable
from tests.small_game import SMALL, Options, Roll, SmallView, Whisper

A, B, C, D, E, Q = (Seat(letter) for letter in "ABCDEQ")
NIGHT = 1
WORDS = tuple(f"word-{number}" for number in range(1, 13))


class Time:
    """A clock that stands still until it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class House:
    """A database, a deck of twelve words, a clock; `open` opens the referee as after a restart."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.time = Time()
        self.opened: list[Referee] = []

    def open(self) -> Referee:
        path = self.folder / "night.db"
        referee = Referee.open(path, self.folder, games={"small": SMALL, **GAMES}, now=self.time)
        self.opened.append(referee)
        return referee


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    columns = records.FORMS["balderdash"].columns
    monkeypatch.setitem(records.FORMS, "small", records.Form(columns, {"words": True}, 99, 99, 9))
    (tmp_path / "small").mkdir()
    with (tmp_path / "small" / "words.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        for name in WORDS:
            source = ("books", "A book", "p. 1", "2026-01-31")
            other = ("papers", *source[1:])
            writer.writerow([name, "words", f"{name}?", "yes", f"{name} ?", "oui", *source, *other])
    house = House(tmp_path)
    yield house
    for referee in house.opened:
        referee.close()


@pytest.fixture
def referee(house: House) -> Referee:
    """Friday: Ann, Bo and Cy sit down."""
    referee = house.open()
    referee.start_night("Friday", "en")
    for name in ("Ann", "Bo", "Cy"):
        referee.seat_person(NIGHT, name)
    return referee


def begin(referee: Referee, **options: Any) -> str:
    return referee.start_game(NIGHT, "small", Options(**options))


def see(referee: Referee, game: str, viewer: Viewer = ROOM) -> SmallView:
    view = referee.view(game, viewer)
    assert isinstance(view, SmallView)
    return view


def open_rolls(referee: Referee, game: str) -> None:
    referee.submit(game, HOST, Advance(HOST, "open"))


def roll_all(referee: Referee, game: str) -> None:
    while waiting := see(referee, game).waiting:
        referee.submit(game, waiting[0], Roll(waiting[0], waiting[0]))


def play_out(referee: Referee, game: str) -> None:
    while see(referee, game).ending is None:
        open_rolls(referee, game)
        roll_all(referee, game)


def everything(referee: Referee, game: str) -> object:
    """All that anybody can see, hear or hold."""
    viewers = (A, B, C, ROOM, HOST)
    return (
        referee.nights(),
        [referee.look(NIGHT, viewer) for viewer in viewers],
        [referee.feed(game, viewer) for viewer in viewers],
        [referee.link(NIGHT, viewer) for viewer in (A, B, C, ROOM, SCREEN)],
        referee.steps_back(game),
        referee.table_of_evening(NIGHT),
    )


def refused(ask: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refusal:
        ask()
    return refusal.value.message


# --- what survives -----------------------------------------------------------------------------


def test_a_restart_changes_nothing(house: House, referee: Referee) -> None:
    game = begin(referee)
    referee.submit(game, B, Whisper(B, B, "psst"))
    open_rolls(referee, game)
    referee.submit(game, HOST, Roll(HOST, see(referee, game).waiting[0]))
    referee.take_back(game, referee.steps_back(game)[0].version)
    before = everything(referee, game)
    assert everything(house.open(), game) == before
    referee.close()
    assert everything(house.open(), game) == before


def test_a_kill_loses_nothing(house: House, referee: Referee) -> None:
    script = (
        "import os, sys; from pathlib import Path; from engine.referee import Referee;"
        "from tests.small_game import *;"
        "at = Path(sys.argv[1]); games = {'small': SMALL};"
        "r = Referee.open(at / 'night.db', at, games=games);"
        "r.rename(1, 'A', 'Anna'); g = r.start_game(1, 'small', Options());"
        "r.submit(g, 'B', Whisper('B', 'B', 'psst'));"
        "print(r.seen(1, 'B'), r.link(1, 'B'), flush=True); os._exit(9)"
    )
    killed = subprocess.run(
        [sys.executable, "-c", script, str(house.folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    again = house.open()
    assert killed.stdout.split() == [again.seen(NIGHT, B), again.link(NIGHT, B)]
    assert [person.name for person in again.night(NIGHT).people] == ["Anna", "Bo", "Cy"]
    assert see(again, "game-1-1", B).mine == "psst"


def test_two_referees_on_one_file_see_and_hinder_each_other(house: House, referee: Referee) -> None:
    other = house.open()
    game = begin(referee)
    assert refused(lambda: begin(other)) == "game-running"
    open_rolls(other, game)
    assert see(referee, game).phase == "roll"
    first, second, _ = see(referee, game).order
    seen = referee.seen(NIGHT, second)
    other.submit(game, first, Roll(first, first))
    assert refused(lambda: referee.submit(game, second, Roll(second, second), seen)) == "look-again"
    referee.submit(game, second, Roll(second, second), referee.seen(NIGHT, second))
    assert everything(referee, game) == everything(other, game)
    assert other.start_night("Saturday", "fr").id == 2
    assert referee.start_night("Sunday", "fr").id == 3
    assert [night.title for night in other.nights()] == ["Sunday", "Saturday", "Friday"]


@pytest.mark.parametrize("doors", [1, 2], ids=["one-referee", "two-referees"])
def test_twenty_threads_at_once_lose_nothing(house: House, doors: int) -> None:
    referees = [house.open() for _ in range(doors)]
    referees[0].start_night("Friday", "en")
    start = threading.Barrier(20)
    problems: list[Exception] = []

    def sit_down(number: int) -> None:
        start.wait()
        try:
            referees[number % doors].seat_person(NIGHT, f"P{number}")
        except Exception as problem:
            problems.append(problem)

    threads = [threading.Thread(target=sit_down, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    people = referees[0].night(NIGHT).people
    assert {person.name for person in people} == {f"P{number}" for number in range(20)}
    assert len({person.seat for person in people}) == 20


def test_twenty_threads_whisper_at_once_and_all_is_heard(referee: Referee) -> None:
    game = begin(referee)
    start = threading.Barrier(20)

    def whisper(number: int) -> None:
        seat = (A, B, C)[number % 3]
        start.wait()
        referee.submit(game, seat, Whisper(seat, seat, f"{number}"), "an old look")

    threads = [threading.Thread(target=whisper, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    heard = [line.facts["text"] for seat in (A, B, C) for line in referee.feed(game, seat)]
    assert sorted(heard) == sorted(str(number) for number in range(20))


def test_a_file_that_cannot_serve_is_told(house: House) -> None:
    (house.folder / "night.db").write_text("Dear diary")
    with pytest.raises(Unusable):
        house.open()


def test_a_broken_deck_is_told(house: House) -> None:
    (house.folder / "small" / "more.csv").write_text("not a deck")
    assert [fault.file for fault in house.open().faults] == ["small/more.csv"]


# --- nights ------------------------------------------------------------------------------------


def test_tonight_is_the_night_last_started_or_resumed(house: House) -> None:
    referee = house.open()
    assert referee.tonight() is None
    first, second = referee.start_night("Friday", "en"), referee.start_night("Saturday", "fr")
    assert referee.tonight() == second
    assert [night.id for night in referee.nights()] == [2, 1]
    assert referee.resume_night(1) == first
    assert referee.tonight() == house.open().tonight() == first
    assert first == Night(1, "Friday", "en", 1000.0)


@pytest.mark.parametrize("tries", [1, 3])
def test_to_resume_tonight_is_nothing_new(house: House, tries: int) -> None:
    referee = house.open()
    referee.start_night("Friday", "en")
    told: list[int] = []
    referee.subscribe(told.append)
    for _ in range(tries):
        referee.resume_night(NIGHT)
    assert told == []


def test_people_are_named_and_ordered(referee: Referee) -> None:
    referee.rename(NIGHT, B, "Bob")
    referee.reorder(NIGHT, (C, A, B))
    referee.speak(NIGHT, A, "fr")
    people = referee.look(NIGHT, ROOM).night.people
    assert [(person.seat, person.name, person.language) for person in people] == [
        (C, "Cy", None),
        (A, "Ann", "fr"),
        (B, "Bob", None),
    ]
    assert see(referee, begin(referee)).seats == (C, A, B)


def test_a_night_that_is_not_there(referee: Referee) -> None:
    for ask in (
        lambda: referee.night(7),
        lambda: referee.resume_night(7),
        lambda: referee.look(7, HOST),
        lambda: referee.seat_person(7, "Ann"),
        lambda: referee.start_game(7, "small", Options()),
        lambda: referee.link(7, A),
    ):
        assert refused(ask) == "no-such-night"


# --- links -------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [A, B, C, ROOM, SCREEN])
def test_a_link_lets_in_whom_it_names(house: House, referee: Referee, viewer: Viewer) -> None:
    token = referee.link(NIGHT, viewer)
    assert referee.who(token) == house.open().who(token) == Pass(NIGHT, viewer)
    assert referee.link(NIGHT, viewer) == token


@pytest.mark.parametrize("viewer", [HOST, Q, ""])
def test_there_is_no_link_for_the_host_or_nobody(referee: Referee, viewer: Viewer) -> None:
    assert refused(lambda: referee.link(NIGHT, viewer)) == "no-such-seat"


def test_a_renewed_link_shuts_out_the_old_one_of_that_seat_only(referee: Referee) -> None:
    old, other = referee.link(NIGHT, A), referee.link(NIGHT, B)
    referee.renew_link(NIGHT, A)
    assert refused(lambda: referee.who(old)) == "link-renewed"
    assert referee.who(referee.link(NIGHT, A)) == Pass(NIGHT, A)
    assert referee.who(other) == Pass(NIGHT, B)


def test_a_link_of_one_night_is_none_of_another(referee: Referee) -> None:
    referee.start_night("Saturday", "en")
    referee.seat_person(2, "Ann")
    friday, saturday = referee.link(1, A), referee.link(2, A)
    assert referee.who(saturday) == Pass(2, A)
    assert refused(lambda: referee.who(saturday.replace("2.", "1.", 1))) == "link-unknown"
    assert friday.rpartition(".")[2] != saturday.rpartition(".")[2]


def test_A9_the_next_game_has_the_same_people_the_same_links_and_clean_scores(
    referee: Referee,
) -> None:
    tokens = [referee.link(NIGHT, seat) for seat in (A, B, C)]
    play_out(referee, begin(referee, rounds=1))
    game = begin(referee)
    assert [referee.link(NIGHT, seat) for seat in (A, B, C)] == tokens
    assert see(referee, game).points == ((A, 0), (B, 0), (C, 0))
    look = referee.look(NIGHT, A)
    assert (look.night.game, look.night.key, look.night.number) == (game, "small", 2)


# --- who may ask -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("viewer", "command", "message"),
    [
        (A, Whisper(A, B, "x"), "not-your-seat"),
        (A, Whisper(B, B, "x"), "not-you"),
        (A, Whisper(HOST, B, "x"), "not-you"),
        (A, Whisper(HOST, A, "x"), "not-you"),
        (HOST, Whisper(A, A, "x"), "not-you"),
        (ROOM, Whisper(A, A, "x"), "only-look"),
        (ROOM, Whisper(ROOM, A, "x"), "only-look"),
        (SCREEN, Whisper(SCREEN, A, "x"), "only-look"),
        (Q, Whisper(Q, Q, "x"), "only-look"),
        ("", Whisper("", A, "x"), "only-look"),
        (A, Advance(HOST, "open"), "not-you"),
        (A, Advance(A, "open"), "host-only"),
        (A, table.End(A), "host-only"),
        (A, table.Pause(A), "host-only"),
        (A, table.Remove(A, B), "host-only"),
        (A, table.Correct(A, A, 5, "I like me"), "host-only"),
        (A, table.Correct(HOST, A, 5, "I like me"), "not-you"),
        (HOST, table.Join(HOST, Q), "no-such-seat"),
        (A, table.Join(A, Q), "no-such-seat"),
        (A, PickCategory(A, A, "words"), "not-in-this-game"),
    ],
)
def test_the_wrong_person_is_not_allowed(
    referee: Referee, viewer: Viewer, command: Command, message: str
) -> None:
    game = begin(referee)
    before = everything(referee, game)
    with pytest.raises(NotAllowed) as refusal:
        referee.submit(game, viewer, command)
    assert refusal.value.message == message
    assert everything(referee, game) == before


def test_A5_the_host_acts_for_a_seat(referee: Referee) -> None:
    game = begin(referee)
    referee.submit(game, HOST, Whisper(HOST, B, "psst"))
    assert see(referee, game, B).mine == "psst"
    assert see(referee, game, A).mine is None


def test_who_waits_for_the_next_game_sees_the_room_and_does_not_play(referee: Referee) -> None:
    referee.leave(NIGHT, C)
    game = begin(referee, rounds=1)
    assert see(referee, game, C) == see(referee, game, ROOM)
    assert refused(lambda: referee.submit(game, C, Whisper(C, C, "x"))) == "not-playing"


def test_the_screen_sees_what_the_room_sees(referee: Referee) -> None:
    game = begin(referee)
    assert referee.look(NIGHT, SCREEN) == referee.look(NIGHT, ROOM)
    assert referee.feed(game, SCREEN) == referee.feed(game, ROOM)


def test_nobody_looks_who_is_not_there(referee: Referee) -> None:
    game = begin(referee)
    assert refused(lambda: referee.look(NIGHT, Q)) == "no-such-seat"
    assert refused(lambda: referee.view(game, Q)) == "no-such-seat"
    assert refused(lambda: referee.feed(game, Q)) == "no-such-seat"
    assert refused(lambda: referee.view("game-9-9", A)) == "no-such-game"


def test_a_refusal_of_the_rules_changes_nothing(referee: Referee) -> None:
    game = begin(referee)
    before = everything(referee, game)
    assert refused(lambda: referee.submit(game, A, Roll(A, A))) == "not-your-turn"
    assert everything(referee, game) == before


# --- stale and seen ----------------------------------------------------------------------------


def test_a_command_on_an_old_look_is_stale_unless_it_is_free(referee: Referee) -> None:
    game = begin(referee)
    old = referee.seen(NIGHT, HOST)
    referee.submit(game, A, Whisper(A, A, "psst"))
    with pytest.raises(Stale):
        referee.submit(game, HOST, Advance(HOST, "open"), old)
    referee.submit(game, B, Whisper(B, B, "hush"), old)
    referee.submit(game, HOST, Advance(HOST, "open"), referee.seen(NIGHT, HOST))
    assert see(referee, game).phase == "roll"


def test_what_a_viewer_cannot_see_makes_nothing_stale(referee: Referee) -> None:
    game = begin(referee)
    referee.submit(game, A, Whisper(A, A, "psst"))
    old = referee.seen(NIGHT, HOST)
    referee.submit(game, A, Whisper(A, A, "psst, psst"))
    referee.submit(game, HOST, Advance(HOST, "open"), old)


def test_seen_changes_only_for_whom_something_changed(referee: Referee) -> None:
    game = begin(referee)
    referee.submit(game, A, Whisper(A, A, "psst"))
    before = {viewer: referee.seen(NIGHT, viewer) for viewer in (A, B, ROOM)}
    referee.submit(game, A, Whisper(A, A, "another"))
    after = {viewer: referee.seen(NIGHT, viewer) for viewer in (A, B, ROOM)}
    assert after[A] != before[A]
    assert (after[B], after[ROOM]) == (before[B], before[ROOM])
    referee.renew_link(NIGHT, B)
    assert referee.seen(NIGHT, B) == after[B]
    referee.rename(NIGHT, B, "Bob")
    assert referee.seen(NIGHT, A) != after[A]
    assert len(after[A]) == 12


def test_no_link_stands_in_a_look(referee: Referee) -> None:
    seen = repr(referee.look(NIGHT, HOST)) + repr(referee.look(NIGHT, A))
    assert "link" not in seen
    assert referee.link(NIGHT, A).rpartition(".")[2] not in seen


# --- games -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "message"), [(0, "too-few-people"), (1, "too-few-people"), (5, "too-many-people")]
)
def test_a_game_needs_its_number_of_people(house: House, people: int, message: str) -> None:
    referee = house.open()
    referee.start_night("Friday", "en")
    for number in range(people):
        referee.seat_person(NIGHT, f"P{number}")
    with pytest.raises(IllegalMove) as refusal:
        begin(referee)
    bound = {"least": 2} if people < 2 else {"most": 4}
    assert (refusal.value.message, refusal.value.facts) == (message, bound | {"present": people})
    assert referee.game_of(NIGHT) is None


def test_people_away_are_not_dealt_in(referee: Referee) -> None:
    referee.leave(NIGHT, B)
    assert see(referee, begin(referee)).seats == (A, C)


def test_one_game_at_a_time(referee: Referee) -> None:
    game = begin(referee)
    assert refused(lambda: begin(referee)) == "game-running"
    referee.submit(game, HOST, table.End(HOST))
    assert begin(referee) != game


def test_A7_a_late_player_joins_the_running_game(referee: Referee) -> None:
    game = begin(referee)
    assert referee.seat_person(NIGHT, "Di") == D
    assert see(referee, game).seats == (A, B, C, D)
    assert referee.seat_person(NIGHT, "Ed") == E
    assert see(referee, game).seats == (A, B, C, D), "the table is full: Ed waits"


def test_A6_who_leaves_is_skipped_in_the_game_and_comes_back_to_it(referee: Referee) -> None:
    game = begin(referee)
    referee.leave(NIGHT, B)
    assert see(referee, game).away == (B,)
    referee.come_back(NIGHT, B)
    assert see(referee, game).away == ()


def test_A7_who_was_away_at_the_deal_joins_when_he_comes_back(referee: Referee) -> None:
    referee.leave(NIGHT, B)
    game = begin(referee)
    referee.come_back(NIGHT, B)
    assert see(referee, game).seats == (A, C, B)


def test_people_come_and_go_between_games(referee: Referee) -> None:
    play_out(referee, begin(referee, rounds=1))
    referee.leave(NIGHT, A)
    referee.seat_person(NIGHT, "Di")
    assert see(referee, begin(referee)).seats == (B, C, D)


def test_A4_points_are_corrected_with_a_reason(referee: Referee) -> None:
    game = begin(referee)
    referee.submit(game, HOST, table.Correct(HOST, B, -2, "miscounted"))
    assert see(referee, game).points == ((A, 0), (B, -2), (C, 0))


def cards(referee: Referee, rounds: int) -> tuple[str, ...]:
    game = begin(referee, rounds=rounds)
    play_out(referee, game)
    return see(referee, game).cards


def test_B4_no_card_comes_back_to_the_table_before_the_pile_is_used_up(
    house: House, referee: Referee
) -> None:
    had = [card for _ in range(3) for card in cards(referee, 3)]
    referee.close()
    again = house.open()
    again.start_night("Saturday", "en")
    again.resume_night(NIGHT)
    had += cards(again, 2)
    assert len(set(had)) == 11
    over = cards(again, 3)
    assert len(over) == 2, "the first card used up the pile; the others count anew"
    had = [*over, *(card for _ in range(3) for card in cards(again, 3)), *cards(again, 1)]
    assert sorted(had) == sorted(WORDS), "and in all later ones"


def test_B4_a_card_of_a_step_taken_back_is_not_used_up(referee: Referee) -> None:
    game = begin(referee)
    open_rolls(referee, game)
    roll_all(referee, game)
    assert len(see(referee, game).cards) == 1
    referee.take_back(game, referee.steps_back(game)[0].version)
    assert see(referee, game).cards == ()
    referee.submit(game, HOST, table.End(HOST))
    had = [card for _ in range(4) for card in cards(referee, 3)]
    assert sorted(had) == sorted(WORDS)


def test_B4_each_game_remembers_its_own_cards(referee: Referee) -> None:
    other = referee.start_game(NIGHT, "balderdash", GAMES["balderdash"].options())
    referee.submit(other, HOST, Advance(HOST, "roll_first"))
    referee.submit(other, HOST, table.End(HOST))
    assert len(cards(referee, 3)) == 3


# --- taking back -------------------------------------------------------------------------------


def test_A4_any_number_of_steps_over_phase_borders_with_the_same_luck(referee: Referee) -> None:
    game = begin(referee)
    views = [see(referee, game)]
    for _ in range(2):
        open_rolls(referee, game)
        views.append(see(referee, game))
        while waiting := see(referee, game).waiting:
            referee.submit(game, waiting[0], Roll(waiting[0], waiting[0]))
            views.append(see(referee, game))
    assert views[-1].ending is not None
    for before in reversed(views[:-1]):
        referee.take_back(game, referee.steps_back(game)[0].version)
        assert see(referee, game) == before
    assert referee.steps_back(game) == (), "the deal stays"
    play_out(referee, game)
    assert see(referee, game) == views[-1]


@pytest.mark.parametrize("depth", range(1, 9))
def test_A4_many_steps_at_once(house: House, referee: Referee, depth: int) -> None:
    game = begin(referee)
    play_out(referee, game)
    last = see(referee, game)
    referee.take_back(game, referee.steps_back(game)[depth - 1].version)
    assert len(referee.steps_back(game)) == 8 - depth
    assert everything(house.open(), game) == everything(referee, game)
    roll_all(referee, game)
    play_out(referee, game)
    assert see(referee, game) == last


def test_A4_a_take_back_can_be_taken_back(referee: Referee) -> None:
    game = begin(referee)
    assert referee.step_forward(game) is None
    open_rolls(referee, game)
    rolled = see(referee, game)
    referee.take_back(game, referee.steps_back(game)[0].version)
    forward = referee.step_forward(game)
    assert forward is not None
    referee.take_back(game, forward)
    assert see(referee, game) == rolled
    assert [step.line for step in referee.steps_back(game)] == [Line("opened")]


def test_A4_a_double_tap_takes_one_step_back(referee: Referee) -> None:
    game = begin(referee)
    referee.submit(game, A, Whisper(A, A, "psst"))
    open_rolls(referee, game)
    to = referee.steps_back(game)[0].version
    referee.take_back(game, to)
    referee.take_back(game, to)
    assert see(referee, game).whispered == (A,)
    assert referee.feed(game, ROOM) == (Line("taken-back"),)


@pytest.mark.parametrize("to", [-1, 0, 3, 4, 99])
def test_A4_only_a_border_between_steps_can_be_gone_back_to(referee: Referee, to: int) -> None:
    game = begin(referee, rounds=1)
    open_rolls(referee, game)
    referee.submit(game, HOST, Roll(HOST, see(referee, game).waiting[0]))
    if to == 4:
        roll_all(referee, game)  # row 4 is a roll, row 5 begins the last batch: roll, points, card
        to = referee.steps_back(game)[0].version + 1
    assert refused(lambda: referee.take_back(game, to)) == "no-such-step"


@pytest.mark.parametrize("by", [A, ROOM, SCREEN])
def test_A4_only_the_host_takes_back(referee: Referee, by: Viewer) -> None:
    game = begin(referee)
    open_rolls(referee, game)
    assert refused(lambda: referee.take_back(game, 1, by)) == "host-only"


def test_an_earlier_game_is_not_taken_back(referee: Referee) -> None:
    game = begin(referee, rounds=1)
    play_out(referee, game)
    begin(referee)
    to = referee.steps_back(game)[0].version
    assert refused(lambda: referee.take_back(game, to)) == "later-game"


def test_the_steps_tell_what_the_room_heard(house: House, referee: Referee) -> None:
    game = begin(referee)
    referee.submit(game, A, Whisper(A, A, "psst"))
    house.time.now = 1060.0
    open_rolls(referee, game)
    assert [(step.version, step.at, step.line.message) for step in referee.steps_back(game)] == [
        (2, 1060.0, "opened"),
        (1, 1000.0, "step-unheard"),
    ]


def test_everybody_hears_his_own_feed(referee: Referee) -> None:
    game = begin(referee)
    referee.submit(game, A, Whisper(A, A, "psst"))
    open_rolls(referee, game)
    referee.take_back(game, referee.steps_back(game)[0].version)
    open_rolls(referee, game)
    shared = [Line("taken-back"), Line("opened")]
    assert list(referee.feed(game, A)) == [Line("whispered", {"text": "psst"}), *shared]
    assert list(referee.feed(game, B)) == list(referee.feed(game, ROOM)) == shared


# --- time --------------------------------------------------------------------------------------


def test_A8_no_limit_no_clock(referee: Referee) -> None:
    assert referee.clock(begin(referee)) is None


def test_A8_the_clock_counts_the_phase_without_its_pauses(house: House, referee: Referee) -> None:
    game = begin(referee, seconds=60)
    assert referee.clock(game) == Clock(60, 60.0, False)
    house.time.now += 20
    referee.submit(game, A, Whisper(A, A, "psst"))
    house.time.now += 10
    assert referee.clock(game) == Clock(60, 30.0, False)
    referee.submit(game, HOST, table.Pause(HOST))
    house.time.now += 500
    assert referee.clock(game) == Clock(60, 30.0, False)
    referee.submit(game, HOST, table.Resume(HOST))
    house.time.now += 29
    assert house.open().clock(game) == referee.clock(game) == Clock(60, 1.0, False)
    house.time.now += 1
    assert referee.clock(game) == Clock(60, 0.0, True)
    open_rolls(referee, game)
    assert referee.clock(game) is None
    roll_all(referee, game)
    assert referee.clock(game) == Clock(60, 60.0, False)


def test_A8_going_back_into_a_phase_gives_its_time_anew(house: House, referee: Referee) -> None:
    game = begin(referee, seconds=60)
    house.time.now += 50
    referee.submit(game, A, Whisper(A, A, "psst"))
    referee.take_back(game, referee.steps_back(game)[0].version)
    assert referee.clock(game) == Clock(60, 10.0, False), "still the same phase"
    open_rolls(referee, game)
    house.time.now += 50
    referee.take_back(game, referee.steps_back(game)[0].version)
    assert referee.clock(game) == Clock(60, 60.0, False)


def test_A8_a_clock_set_back_gives_no_time(house: House, referee: Referee) -> None:
    game = begin(referee, seconds=60)
    house.time.now -= 3600
    assert referee.clock(game) == Clock(60, 60.0, False)


@pytest.mark.parametrize(
    ("options", "seconds", "phase"),
    [
        ({"seconds": 60, "close_at_zero": True}, 60, "roll"),
        ({"seconds": 60, "close_at_zero": True}, 59, "whisper"),
        ({"seconds": 60, "close_at_zero": False}, 60, "whisper"),
        ({"seconds": 0, "close_at_zero": True}, 9999, "whisper"),
    ],
)
def test_A8_at_zero_the_phase_closes_by_option(
    house: House, referee: Referee, options: dict[str, Any], seconds: int, phase: str
) -> None:
    referee.tick()
    game = begin(referee, **options)
    house.time.now += seconds
    referee.tick()
    assert see(referee, game).phase == phase
    told: list[int] = []
    referee.subscribe(told.append)
    referee.tick()
    assert told == []


def test_A8_a_pause_or_the_end_stops_the_ticking(house: House, referee: Referee) -> None:
    game = begin(referee, seconds=60, close_at_zero=True)
    house.time.now += 60
    referee.submit(game, HOST, table.Pause(HOST))
    referee.tick()
    assert see(referee, game).phase == "whisper"
    referee.submit(game, HOST, table.Resume(HOST))
    referee.submit(game, HOST, table.End(HOST))
    referee.tick()
    assert see(referee, game).phase == "over"


def test_A8_only_tonights_game_ticks(house: House, referee: Referee) -> None:
    game = begin(referee, seconds=60, close_at_zero=True)
    referee.start_night("Saturday", "en")
    house.time.now += 60
    referee.tick()
    assert see(referee, game).phase == "whisper"
    referee.resume_night(NIGHT)
    referee.tick()
    assert see(referee, game).phase == "roll"


# --- the evening -------------------------------------------------------------------------------


def test_the_table_of_the_evening_adds_up_what_is_over(referee: Referee) -> None:
    for points in ({A: 3, B: 1}, {B: 4, A: 4}):
        game = begin(referee)
        for seat, more in points.items():
            referee.submit(game, HOST, table.Correct(HOST, seat, more, "for the test"))
        referee.submit(game, HOST, table.End(HOST))
    running = begin(referee)
    referee.submit(running, HOST, table.Correct(HOST, C, 9, "for the test"))
    table_ = referee.table_of_evening(NIGHT)
    assert table_.totals == (
        Total(A, games=2, won=0, points=7, beaten=3),
        Total(B, games=2, won=0, points=5, beaten=2),
        Total(C, games=2, won=0, points=0, beaten=0),
    )
    ranks = [[(score.seat, score.rank) for score in game.scores] for game in table_.games]
    assert ranks == [[(A, 1), (B, 2), (C, 3)], [(A, 1), (B, 1), (C, 3)], [(C, 1), (A, 2), (B, 2)]]
    assert [game.over for game in table_.games] == [True, True, False]


def test_a_winner_stands_above_more_points(referee: Referee) -> None:
    game = begin(referee)
    referee.submit(game, HOST, table.Correct(HOST, A, 3, "for the test"))
    view = msgspec.structs.replace(see(referee, game), ending=Ending((C,), "finish"))
    table_ = evening((A, B, C), [(referee.night(NIGHT).games[0], view)])
    assert table_.totals == (
        Total(C, games=1, won=1, points=0, beaten=2),
        Total(A, games=1, won=0, points=3, beaten=1),
        Total(B, games=1, won=0, points=0, beaten=0),
    )


# --- being told --------------------------------------------------------------------------------


def test_every_change_is_told_once_after_it_can_be_seen(referee: Referee) -> None:
    told: list[tuple[int, int, bool]] = []

    def listen(night_id: int) -> None:
        other = threading.Thread(target=referee.nights)
        other.start()
        other.join(5)  # another thread can look: the lock is free
        names = {person.name for person in referee.night(NIGHT).people}
        told.append((night_id, threading.get_ident(), "Di" in names and not other.is_alive()))

    end = referee.subscribe(listen)
    begin(referee)
    told.clear()
    referee.seat_person(NIGHT, "Di")
    assert told == [(NIGHT, threading.get_ident(), True)]
    assert refused(lambda: referee.seat_person(NIGHT, "Di")) == "name-taken"
    referee.reorder(NIGHT, (A, B, C, D))
    assert len(told) == 1
    end()
    end()
    referee.rename(NIGHT, A, "Anna")
    assert len(told) == 1
