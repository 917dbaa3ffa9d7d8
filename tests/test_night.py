"""People, seats, names and links of a night."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import hosting, links, names, night
from engine.core import IllegalMove, NotAllowed, Seat
from engine.night import Night

A, B, C, Q = (Seat(letter) for letter in "ABCQ")
FAMILY = "👨‍👩‍👧‍👦"
SCOTLAND = "🏴󠁧󠁢󠁳󠁣󠁴󠁿"


def with_people(*people: str) -> Night:
    now = night.evolve(Night(1), hosting.start("Friday", "en", 5.0))
    for name in people:
        now = night.evolve(now, hosting.seat_person(now, name))
    return now


# --- names -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of \n Kent ", "Ann of Kent"),
        ("Ann\u00a0Lee", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("José", "José"),
        ("Ann\u200b", "Ann"),
        ("\u202eeilA\u202c", "eilA"),
        ("\u2066Ann\u2069", "Ann"),
        ("A\u00adnn", "Ann"),
        ("Ann\u3164", "Ann"),
        ("Ann \u200b Lee", "Ann Lee"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        (FAMILY, FAMILY),
        (FAMILY * 24, FAMILY * 24),
        (SCOTLAND, SCOTLAND),
        ("👍🏽", "👍🏽"),
        ("*Ann* $x$ :cat: <b>", "*Ann* $x$ :cat: <b>"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
        ("7", "7"),
        ("Việt", "Việt"),
    ],
)
def test_a_name_is_made_tidy(typed: str, shown: str) -> None:
    assert names.tidy(typed) == shown


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "name-empty"),
        (" \t\n", "name-empty"),
        ("\u200b\u200d", "name-empty"),
        ("\u3164", "name-empty"),
        ("\u2800", "name-empty"),
        ("\u0301", "name-empty"),
        ("x" * 25, "name-long"),
        (FAMILY * 25, "name-long"),
        ("A\x00nn", "name-unreadable"),
        ("A\x1b[31m", "name-unreadable"),
        ("A\ud800", "name-unreadable"),
        ("\N{REPLACEMENT CHARACTER}nn", "name-unreadable"),
        ("A\uf8ff", "name-unreadable"),
        ("Z" + "\u0335\u0351\u0353\u036b\u0303", "name-unreadable"),
    ],
)
def test_a_name_that_nobody_can_read_is_refused(typed: str, message: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        names.tidy(typed)
    assert refused.value.message == message


def test_a_long_name_is_told_by_how_much() -> None:
    with pytest.raises(IllegalMove) as refused:
        names.tidy("x" * 30)
    assert refused.value.facts == {"length": 24, "over": 6}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ann", "ANN", True),
        ("Zoë", "zoe", True),
        ("Élodie", "ELODIE", True),
        ("Straße", "STRASSE", True),
        ("Ann", "A\u200dnn", True),
        ("❤", "❤\ufe0f", True),
        ("Ann", "Anne", False),
        ("Ann Lee", "AnnLee", False),
        ("कि", "कु", False),
        ("👍🏽", "👍🏿", False),
    ],
)
def test_names_are_compared_without_case_and_accents(one: str, other: str, same: bool) -> None:
    now = with_people(one)
    if not same:
        assert hosting.seat_person(now, other).name == other
        return
    with pytest.raises(IllegalMove) as refused:
        hosting.seat_person(now, other)
    assert (refused.value.message, refused.value.facts) == ("name-taken", {"name": one})


def test_a_name_stays_taken_while_its_owner_is_away() -> None:
    now = with_people("Ann", "Bo")
    now = night.evolve(now, hosting.leave(now, A))
    with pytest.raises(IllegalMove, match="name-taken"):
        hosting.seat_person(now, "ann")


def test_a_rename_may_keep_ones_own_name_but_not_take_anothers() -> None:
    now = with_people("Ann", "Bo")
    assert hosting.rename(now, A, "ANN") == night.Renamed(A, "ANN")
    assert hosting.rename(now, A, " Ann ") is None
    with pytest.raises(IllegalMove, match="name-taken"):
        hosting.rename(now, A, "bo")


# --- seats -------------------------------------------------------------------------------------


def test_seats_are_lettered_on_and_never_used_twice() -> None:
    now = with_people()
    for number in range(30):
        now = night.evolve(now, hosting.seat_person(now, f"P{number}"))
        now = night.evolve(now, hosting.leave(now, now.people[-1].seat))
    seats = [person.seat for person in now.people]
    assert seats[:3] == ["A", "B", "C"]
    assert seats[24:28] == ["Y", "Z", "AA", "AB"]
    assert len(set(seats)) == 30


def test_colour_and_shape_follow_the_order_of_joining_and_stay() -> None:
    now = with_people(*(f"P{number}" for number in range(20)))
    looks = {person.seat: (person.colour, person.shape) for person in now.people}
    assert list(looks.values())[:3] == [(0, 0), (1, 1), (2, 2)]
    assert list(looks.values())[8:10] == [(0, 1), (1, 2)]
    assert len(set(looks.values())) == 20
    turned = tuple(reversed([person.seat for person in now.people]))
    now = night.evolve(now, night.Reordered(turned))
    assert tuple(person.seat for person in now.people) == turned
    assert {person.seat: (person.colour, person.shape) for person in now.people} == looks


@pytest.mark.parametrize("order", [("B",), ("A", "B", "B"), ("A", "B", "C", "D"), ()])
def test_an_order_names_everybody_once(order: tuple[Seat, ...]) -> None:
    with pytest.raises(IllegalMove, match="order-incomplete"):
        hosting.reorder(with_people("Ann", "Bo", "Cy"), order)


def test_an_order_that_stands_is_nothing_new() -> None:
    assert hosting.reorder(with_people("Ann", "Bo"), (A, B)) is None


def test_at_most_twenty_are_present() -> None:
    now = with_people(*(f"P{number}" for number in range(20)))
    with pytest.raises(IllegalMove, match="night-full"):
        hosting.seat_person(now, "Late")
    now = night.evolve(now, hosting.leave(now, A))
    now = night.evolve(now, hosting.seat_person(now, "Late"))
    with pytest.raises(IllegalMove, match="night-full"):
        hosting.come_back(now, A)


def test_people_leave_and_come_back_with_their_seat() -> None:
    now = with_people("Ann", "Bo")
    now = night.evolve(now, hosting.leave(now, A))
    assert [person.name for person in now.present] == ["Bo"]
    with pytest.raises(IllegalMove, match="already-away"):
        hosting.leave(now, A)
    now = night.evolve(now, hosting.come_back(now, A))
    assert [person.name for person in now.present] == ["Ann", "Bo"]
    with pytest.raises(IllegalMove, match="not-away"):
        hosting.come_back(now, A)


def test_a_person_speaks_his_own_language_or_the_nights() -> None:
    now = with_people("Ann")
    now = night.evolve(now, night.Spoke(A, "fr"))
    assert now.person(A).language == "fr"
    assert hosting.speak(now, A, "fr") is None
    assert hosting.speak(now, A, None) == night.Spoke(A, None)
    with pytest.raises(IllegalMove, match="no-such-language"):
        hosting.speak(now, A, "tlh")


@pytest.mark.parametrize(
    "ask",
    [
        lambda now: hosting.leave(now, Q),
        lambda now: hosting.come_back(now, Q),
        lambda now: hosting.rename(now, Q, "Quentin"),
        lambda now: hosting.renew_link(now, Q),
        lambda now: hosting.speak(now, Q, "en"),
    ],
)
def test_nobody_sits_at_a_seat_that_is_not_there(ask: Callable[[Night], object]) -> None:
    with pytest.raises(NotAllowed, match="no-such-seat"):
        ask(with_people("Ann"))


@pytest.mark.parametrize(
    ("title", "language", "message"),
    [
        ("x" * 61, "en", "text-long"),
        ("bell \x07", "en", "text-unreadable"),
        ("Friday", "de", "no-such-language"),
    ],
)
def test_a_night_that_cannot_start(title: str, language: str, message: str) -> None:
    with pytest.raises(IllegalMove, match=message):
        hosting.start(title, language, 0.0)


def test_a_night_has_a_title_or_none() -> None:
    assert hosting.start("  Our   night ", "fr", 7.0) == night.NightStarted("Our night", "fr", 7.0)
    assert hosting.start("", "en", 7.0).title == ""


# --- links -------------------------------------------------------------------------------------

SECRET = bytes(range(32))
TOKEN = links.token(SECRET, links.Claim(3, "B", 0))
SEAL = TOKEN.removeprefix("3.B.0.")


def test_a_token_carries_night_and_viewer_and_a_seal_of_128_bits_or_more() -> None:
    assert TOKEN.startswith("3.B.0.")
    assert len(SEAL) * 6 >= 128
    assert links.read(SECRET, TOKEN) == links.Claim(3, "B", 0)


@pytest.mark.parametrize(
    "forged",
    [
        "",
        ".",
        "...",
        "3.B.0",
        "3.B.0.",
        f"3.A.0.{SEAL}",
        f"4.B.0.{SEAL}",
        f"3.B.1.{SEAL}",
        f"03.B.0.{SEAL}",
        f"3.B.00.{SEAL}",
        f"3.b.0.{SEAL}",
        f"3.host.0.{SEAL}",
        f"٣.B.0.{SEAL}",
        f"3_0.B.0.{SEAL}",
        f"-3.B.0.{SEAL}",
        f"{'9' * 5000}.B.0.{SEAL}",
        f"3.B.0.{SEAL[:-1]}",
        f"3.B.0.{SEAL}=",
        f"3.B.0.{SEAL.swapcase()}",
        f" {TOKEN}",
        f"{TOKEN}\n",
        f"{TOKEN}.x",
        "3.B.0." + "é" * 24,
        "\ud800.B.0.x",
    ],
)
def test_a_forged_token_lets_nobody_in(forged: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        links.read(SECRET, forged)
    assert refused.value.message == "link-unknown"


def test_a_token_of_another_secret_lets_nobody_in() -> None:
    with pytest.raises(NotAllowed, match="link-unknown"):
        links.read(bytes(32), TOKEN)
