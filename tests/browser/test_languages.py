"""Everyone in his own language."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Door, Table
from tests.browser.house import House
from tests.browser.people import say


def test_a_phone_in_french_is_that_phone_alone(table: Table) -> None:
    """The others, and the console, stay as they are; a reload remembers it."""
    host, (one, other) = table("Ann", "Bo")
    expect(one.page.locator(".hand .prompt")).to_have_text(say("opening-title"))
    one.speak()
    expect(one.page.locator(".hand .prompt")).not_to_have_text(say("opening-title"))
    expect(one.page.locator("html")).to_have_attribute("lang", "fr")
    one.page.reload()
    expect(one.page.locator("html")).to_have_attribute("lang", "fr")
    for looker in (host, other):
        expect(looker.page.locator("html")).to_have_attribute("lang", "en")
        expect(looker.page.get_by_text(say("opening-title"))).to_be_visible()
    one.speak()
    expect(one.page.locator(".hand .prompt")).to_have_text(say("opening-title"))


def test_a_night_in_french_speaks_french(door: Door, house: House) -> None:
    """Chosen before the night begins, for everybody who chooses nothing else."""
    host = door.host()
    host.page.goto(house.laptop)
    host.page.get_by_role("radio", name="Français").click()
    expect(host.page.locator("html")).to_have_attribute("lang", "fr")
    host.drawn()
    host.main.click()
    expect(host.page.locator(".join img")).to_be_visible()
    host.add("Zoé")
    phone, screen = door.phone(), door.screen()
    phone.open("A")
    screen.open()
    for looker in (host, phone, screen):
        expect(looker.page.locator("html")).to_have_attribute("lang", "fr")
