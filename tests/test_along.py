"""From one night to the next: who comes along, and where his link leads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import along, hosting, links, night
from engine.core import ROOM, NotAllowed, Seat, Viewer
from engine.games.balderdash.terms import Options
from engine.night import Came, CameAlong, Night
from engine.referee import SCREEN, Pass, Referee

A, B, C, D, Q = (Seat(letter) for letter in "ABCDQ")
FRIDAY, SATURDAY, SUNDAY = 1, 2, 3
CONTENT = Path(__file__).parents[1] / "content"


# --- who comes along ---------------------------------------------------------------------------


def friday() -> Night:
    """Bo, Ann, Cy and Di in the order in which they sit; Cy has left, Ann has a new link."""
    now = night.evolve(Night(FRIDAY), hosting.start("Friday", "en", 5.0))
    for name in ("Ann", "Bo", "Cy", "Di"):
        now = night.evolve(now, hosting.seat_person(now, name))
    for event in (
        night.Reordered((B, A, C, D)),
        night.Left(C),
        night.LinkRenewed(A),
        night.Spoke(D, "fr"),
    ):
        now = night.evolve(now, event)
    return now


def test_who_comes_along_keeps_name_colour_shape_and_language() -> None:
    assert along.come_along(friday(), (A, B, D)) == (
        CameAlong(A, "Bo", 1, 1, None, Came(FRIDAY, B, 0)),
        CameAlong(B, "Ann", 0, 0, None, Came(FRIDAY, A, 1)),
        CameAlong(C, "Di", 3, 3, "fr", Came(FRIDAY, D, 0)),
    )


@pytest.mark.parametrize(
    ("asked", "come"),
    [((D, A), ["Ann", "Di"]), ((A, C), ["Ann"]), ((A, A), ["Ann"]), ((C,), []), ((), [])],
)
def test_only_who_is_asked_and_not_away_comes_in_seat_order(
    asked: tuple[Seat, ...], come: list[str]
) -> None:
    assert [event.name for event in along.come_along(friday(), asked)] == come


def test_nobody_comes_along_from_a_seat_that_is_not_there() -> None:
    with pytest.raises(NotAllowed, match="no-such-seat"):
        along.come_along(friday(), (A, Q))


def test_newcomers_look_like_nobody_who_came_along() -> None:
    now = Night(SATURDAY)
    for event in along.come_along(friday(), (B, D)):
        now = night.evolve(now, event)
    for number in range(60):
        now = night.evolve(now, night.Seated(Seat(f"S{number}"), f"P{number}"))
    looks = [(person.colour, person.shape) for person in now.people]
    assert looks[:4] == [(1, 1), (3, 3), (0, 0), (2, 2)]
    assert len(set(looks)) == 62


# --- where a link leads ------------------------------------------------------------------------


@pytest.fixture
def referee(tmp_path: Path) -> Iterator[Referee]:
    """Friday: Ann, Bo, Cy and Di."""
    referee = Referee.open(tmp_path / "nights.db", CONTENT)
    referee.start_night("Friday", "en")
    for name in ("Ann", "Bo", "Cy", "Di"):
        referee.seat_person(FRIDAY, name)
    yield referee
    referee.close()


def leads(referee: Referee, token: str) -> Pass:
    """Whom a link lets in where it leads."""
    return referee.who(referee.onward(token))


def test_each_seat_leads_to_its_own_persons_seat(referee: Referee) -> None:
    referee.leave(FRIDAY, B)
    held = {seat: referee.link(FRIDAY, seat) for seat in (A, B, C, D)}
    people = referee.start_night("Saturday", "en", FRIDAY, (A, B, D)).people
    assert [(person.seat, person.name) for person in people] == [(A, "Ann"), (B, "Di")]
    assert {seat: leads(referee, token).viewer for seat, token in held.items()} == {
        A: A,
        B: ROOM,  # away, so he stayed behind
        C: ROOM,  # dropped by the host
        D: B,
    }
    assert {leads(referee, token).night for token in held.values()} == {SATURDAY}


@pytest.mark.parametrize("viewer", [ROOM, SCREEN])
def test_room_and_screen_lead_to_room_and_screen(referee: Referee, viewer: Viewer) -> None:
    token = referee.link(FRIDAY, viewer)
    referee.start_night("Saturday", "en")
    assert leads(referee, token) == Pass(SATURDAY, viewer)


def test_a_link_of_tonight_or_of_the_host_leads_nowhere_else(referee: Referee) -> None:
    host = referee.host_link(referee.pin)
    for token in (host, *(referee.link(FRIDAY, viewer) for viewer in (A, ROOM, SCREEN))):
        assert referee.onward(token) == token
    referee.start_night("Saturday", "en", FRIDAY, (A,))
    assert referee.onward(host) == host


def test_a_forged_or_foreign_link_leads_nowhere(referee: Referee) -> None:
    good = referee.link(FRIDAY, A)
    foreign = links.token(bytes(32), links.Claim(FRIDAY, A, 0))
    referee.start_night("Saturday", "en", FRIDAY, (A, B))
    for forged in (
        good.replace(".A.", ".B.", 1),
        good.replace("1.", "2.", 1),
        good.replace(".0.", ".1.", 1),
        good[:-1] + ("A" if good[-1] != "A" else "B"),
        foreign,
        "",
    ):
        with pytest.raises(NotAllowed, match="link-unknown"):
            referee.onward(forged)


def test_a_lost_phone_comes_along_nowhere(referee: Referee) -> None:
    """Whichever of the links between there and here has been renewed."""
    lost_on_friday, friday_b = referee.link(FRIDAY, A), referee.link(FRIDAY, B)
    referee.renew_link(FRIDAY, A)
    found = referee.link(FRIDAY, A)
    referee.start_night("Saturday", "en", FRIDAY, (A, B))
    with pytest.raises(NotAllowed, match="link-renewed"):
        referee.onward(lost_on_friday)
    assert leads(referee, found) == Pass(SATURDAY, A)
    lost_on_saturday = referee.link(SATURDAY, A)
    referee.renew_link(SATURDAY, A)
    assert leads(referee, found) == Pass(SATURDAY, ROOM)
    referee.start_night("Sunday", "en", SATURDAY, (A, B))
    with pytest.raises(NotAllowed, match="link-renewed"):
        referee.onward(lost_on_saturday)
    assert leads(referee, found) == Pass(SUNDAY, ROOM)
    assert leads(referee, referee.link(SATURDAY, A)) == Pass(SUNDAY, A)
    assert leads(referee, friday_b) == Pass(SUNDAY, B)


def test_a_link_renewed_after_the_night_is_no_way_back_to_it(referee: Referee) -> None:
    referee.start_night("Saturday", "en", FRIDAY, (A, B))
    saturday = {seat: referee.link(SATURDAY, seat) for seat in (A, B)}
    referee.resume_night(FRIDAY)
    assert leads(referee, saturday[A]) == Pass(FRIDAY, A)
    referee.renew_link(FRIDAY, A)
    assert leads(referee, saturday[A]) == Pass(FRIDAY, ROOM)
    assert leads(referee, saturday[B]) == Pass(FRIDAY, B)


def test_nights_apart_lead_to_each_other_by_the_night_both_came_from(referee: Referee) -> None:
    """A night begun by mistake, and another from the same people."""
    friday = referee.link(FRIDAY, D)
    referee.start_night("Saturday", "en", FRIDAY, (C, D))
    saturday = referee.link(SATURDAY, B)
    referee.start_night("Sunday", "en", FRIDAY, (D,))
    assert leads(referee, friday) == leads(referee, saturday) == Pass(SUNDAY, A)
    stranger = referee.seat_person(SATURDAY, "Eve")
    assert leads(referee, referee.link(SATURDAY, stranger)) == Pass(SUNDAY, ROOM)
    referee.resume_night(SATURDAY)
    assert leads(referee, referee.link(SUNDAY, A)) == Pass(SATURDAY, B)


def test_a_restart_keeps_who_came_along(referee: Referee, tmp_path: Path) -> None:
    friday = referee.link(FRIDAY, B)
    referee.start_night("Saturday", "en", FRIDAY, (B,))
    again = Referee.open(tmp_path / "nights.db", CONTENT)
    assert again.tonight() == referee.tonight()
    assert leads(again, friday) == Pass(SATURDAY, A)
    again.close()


def test_everybody_of_the_night_before_sees_that_another_is_on(referee: Referee) -> None:
    viewers: tuple[Viewer, ...] = (A, D, ROOM, SCREEN)
    seen = {viewer: referee.seen(FRIDAY, viewer) for viewer in viewers}
    assert referee.look(FRIDAY, A).night.open
    referee.start_night("Saturday", "en", FRIDAY, (A,))
    assert not referee.look(FRIDAY, A).night.open
    assert referee.look(SATURDAY, A).night.open
    assert not any(referee.seen(FRIDAY, viewer) == seen[viewer] for viewer in viewers)
    referee.resume_night(FRIDAY)
    assert {viewer: referee.seen(FRIDAY, viewer) for viewer in viewers} == seen


def test_the_night_before_stays_as_it_was(referee: Referee) -> None:
    game = referee.start_game(FRIDAY, "balderdash", Options())
    before = (referee.night(FRIDAY), referee.table_of_evening(FRIDAY), referee.course(game))
    referee.start_night("Saturday", "en", FRIDAY, (A, B))
    referee.rename(SATURDAY, A, "Anna")
    after = (referee.night(FRIDAY), referee.table_of_evening(FRIDAY), referee.course(game))
    assert after == before
    assert referee.game_of(SATURDAY) is None


def test_a_night_that_cannot_start_brings_nobody(referee: Referee) -> None:
    for before, seats, message in ((7, (A,), "no-such-night"), (FRIDAY, (Q,), "no-such-seat")):
        with pytest.raises(NotAllowed, match=message):
            referee.start_night("Saturday", "en", before, seats)
    assert [one.id for one in referee.nights()] == [FRIDAY]
