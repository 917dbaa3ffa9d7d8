"""The PIN lets a host elsewhere in; a new one ends what the old one has opened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from engine import links
from engine.core import HOST, NotAllowed, Seat
from engine.referee import Pass, Referee
from pages.parts import house

HOME = Path(__file__).parents[1]
A = Seat("A")
NIGHT = 1


@pytest.fixture
def referee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Referee]:
    """The referee of the pages, on a database of its own, with a night of one."""
    monkeypatch.setenv("MENEUR_DATABASE", str(tmp_path / "nights.db"))
    house.referee.cache_clear()
    referee = house.referee()
    referee.start_night("Friday", "en")
    referee.seat_person(NIGHT, "Ann")
    yield referee
    referee.close()
    house.referee.cache_clear()


def test_a_new_pin_shuts_out_who_came_with_an_old_one(referee: Referee, tmp_path: Path) -> None:
    told: list[int] = []
    referee.subscribe(told.append)
    seat, pins = referee.link(NIGHT, A), [referee.pin]
    hosts = [referee.host_link(pins[0])]
    for _ in range(2):
        referee.renew_pin()
        pins.append(referee.pin)
        hosts.append(referee.host_link(referee.pin))
    assert len(told) == 2  # open pages are told at once
    again = Referee.open(tmp_path / "nights.db", HOME / "content")
    assert again.pin == pins[-1]
    for door in (referee, again):
        assert door.who(hosts[-1]).viewer == HOST
        assert door.who(seat) == Pass(NIGHT, A)
        for old in hosts[:-1]:
            with pytest.raises(NotAllowed, match="pin-renewed"):
                door.who(old)
    again.close()


def test_every_pin_is_another_draw_and_its_link_has_its_own_seal() -> None:
    secret = bytes(range(32))
    pins = [links.pin(secret, number) for number in range(200)]
    assert all(len(pin) == links.PIN_DIGITS and pin.isdigit() for pin in pins)
    assert len(set(pins)) > 190
    assert links.pin(bytes(32), 0) != pins[0]


def test_who_holds_an_old_pin_s_link_is_asked_for_the_new_one(referee: Referee) -> None:
    """Why nothing else is there, is said."""
    old = referee.host_link(referee.pin)
    referee.renew_pin()
    app = AppTest.from_file(str(HOME / "pages" / "router.py"), default_timeout=30)
    app.query_params["key"] = old
    app.run()
    assert not app.exception
    assert app.session_state["refusal"][0].message == "pin-renewed"
