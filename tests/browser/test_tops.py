"""Where a phone's page begins: at its top when something else is to be done, and nowhere else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.core import HOST
from engine.games.fake_artist.commands import NameFirst
from engine.games.fake_artist.terms import Options
from tests.browser.artist import forge, room
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Phone

LOW = {"width": 320, "height": 300}
"""So low that every page goes beyond it."""

SCROLLED = "document.querySelector('[data-testid=stMain]').scrollTop"
DOWN = "() => document.querySelector('[data-testid=stMain]').scrollTo(0, 9999)"


@pytest.fixture
def master(house: House, door: Door) -> Phone:
    """The word master's phone, low, with the categories on it."""
    night = house.referee.start_night("Jeux", "fr").id
    seat, *_ = [house.referee.seat_person(night, name) for name in ("Ann", "Bo", "Cy", "Di", "Ed")]
    game = house.referee.start_game(night, "fake_artist", Options())
    house.referee.submit(game, HOST, NameFirst(HOST, seat))
    phone = door.phone(LOW)
    phone.open(seat)
    return phone


def _far_down(phone: Phone) -> int:
    phone.page.evaluate(DOWN)
    scrolled = int(phone.page.evaluate(SCROLLED))
    assert scrolled > 100
    return scrolled


def test_what_comes_next_begins_at_its_top(master: Phone) -> None:
    """From the categories, far down, to the words of the one that was tapped."""
    _far_down(master)
    master.page.locator(".choices .act").last.tap()
    expect(master.page.locator("[data-form=own]").first).to_be_visible()
    expect(master.page.locator(".turn")).to_be_in_viewport(ratio=1)
    assert master.page.evaluate(SCROLLED) == 0


def test_a_page_stays_where_it_is_while_the_same_is_to_be_done(master: Phone) -> None:
    """Its language changes, and nothing else."""
    scrolled = _far_down(master)
    seen = master.page.locator(".turn").inner_text()
    forge(master, {"do": "speak", "language": "en"})
    expect(master.page.locator(".turn")).not_to_have_text(seen)
    assert master.page.evaluate(SCROLLED) > min(scrolled, 100)


def test_a_page_stays_where_it_is_under_who_types(master: Phone) -> None:
    """Another category's words come while a word of one's own is being written."""
    first, second, *_ = room(master.house).categories
    forge(master, {"do": "category", "category": first})
    field = master.page.locator("#own-word")
    expect(field).to_be_visible()
    field.fill("a word of my ow")
    scrolled = _far_down(master)
    forge(master, {"do": "category", "category": second})
    expect(master.page.locator("[name=category]").first).to_have_value(second)
    assert master.page.evaluate(SCROLLED) >= min(scrolled, 100)
    expect(field).to_be_focused()
    expect(field).to_have_value("a word of my ow")
