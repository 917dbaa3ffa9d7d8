"""What stands behind "…": the question in sight, the menu out of the way, and the PIN."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, Door, Table
from tests.browser.house import House
from tests.browser.people import Host, say
from tests.browser.play import room


@pytest.fixture
def host(table: Table) -> Host:
    """A console of a game of three, with its menu open."""
    host, _ = table("Ann", "Bo", "Cy")
    host.menu()
    return host


def closed(host: Host) -> None:
    """Wait until the menu has gone, and stays away."""
    expect(host.page.locator(".st-key-pause")).to_have_count(0)
    host.drawn()
    expect(host.page.locator(".st-key-pause")).to_have_count(0)


def in_sight(page: Page, key: str) -> None:
    """Nothing covers it, without being scrolled to: a press in its middle reaches it."""
    page.wait_for_function(
        """key => {
          const button = document.querySelector(`.st-key-${key} button`);
          const box = button.getBoundingClientRect();
          const x = box.x + box.width / 2, y = box.y + box.height / 2;
          return button.contains(document.elementFromPoint(x, y));
        }""",
        arg=key,
    )


def test_the_end_is_asked_for_in_sight_and_then_seen(host: Host, house: House) -> None:
    """A4: where the button was stands the question; a no goes back, a yes shows the end."""
    host.page.locator(".st-key-end button").click()
    for key in ("end-sure", "end-not"):
        expect(host.page.locator(f".st-key-{key} button")).to_be_visible()
        in_sight(host.page, key)
    host.page.locator(".st-key-end-not button").click()
    expect(host.page.locator(".st-key-end button")).to_be_visible()
    assert room(house).ending is None
    host.page.locator(".st-key-end button").click()
    host.page.locator(".st-key-end-sure button").click()
    closed(host)
    expect(host.page.locator(".stage")).to_contain_text(say("over-host"))
    assert room(house).ending is not None


def test_a_question_that_was_left_open_is_asked_anew(host: Host, house: House) -> None:
    """No end by a single press, whenever that comes."""
    host.page.locator(".st-key-end button").click()
    expect(host.page.locator(".st-key-end-sure button")).to_be_visible()
    host.page.keyboard.press("Escape")
    closed(host)
    host.menu()
    expect(host.page.locator(".st-key-end button")).to_be_visible()
    expect(host.page.locator(".st-key-end-sure")).to_have_count(0)


def test_what_is_done_in_the_menu_is_seen(host: Host, house: House) -> None:
    """A4: it closes after a pause and a correction, and also after what was refused."""
    page = host.page
    page.locator(".st-key-pause button").click()
    closed(host)
    expect(page.locator(".stage")).to_contain_text(say("paused-title"))
    host.menu()
    page.locator(".st-key-correct-why input").fill("a joke")
    page.get_by_role("button", name=say("menu-correct-button"), exact=True).click()
    closed(host)
    expect(page.locator("#score-A .points")).to_have_text("1")
    host.menu()
    page.locator(".st-key-correct-by input").fill("0")
    page.get_by_role("button", name=say("menu-correct-button"), exact=True).click()
    closed(host)
    expect(host.refusal).to_contain_text(say("refused-correction-size", most=100))


def test_a_new_pin_ends_what_the_old_one_opened(host: Host, door: Door, house: House) -> None:
    """Also a console that is open elsewhere, without being touched; there, no PIN can be made."""
    old = house.referee.pin
    tablet = Host(door.page(LAPTOP), house)
    tablet.page.goto(house.wifi)
    enter(tablet, old)
    tablet.page.goto(tablet.page.url.replace("/?", "/console?"))
    tablet.console()
    tablet.menu()
    tablet.page.get_by_text(say("pin-ask")).click()
    expect(tablet.page.get_by_text(say("pin-show", pin=old))).to_be_visible()
    expect(tablet.page.locator(".st-key-pin-renew")).to_have_count(0)

    host.page.get_by_text(say("pin-ask")).click()
    expect(host.page.get_by_text(say("pin-show", pin=old))).to_be_visible()
    host.page.locator(".st-key-pin-renew button").click()
    expect(host.page.get_by_text(say("pin-show", pin=old))).to_have_count(0)
    new = house.referee.pin
    expect(host.page.get_by_text(say("pin-show", pin=new))).to_be_visible()
    expect(tablet.refusal).to_have_text(say("refused-pin-renewed"))
    expect(tablet.page.locator(".st-key-foot")).to_have_count(0)
    tablet.page.reload()
    expect(tablet.refusal).to_have_text(say("refused-pin-renewed"))
    enter(tablet, new)
    tablet.page.wait_for_url(f"**{house.referee.host_link(new)}")
    tablet.console()  # where he was


def enter(host: Host, pin: str) -> None:
    """Type the PIN at the entrance of hosts, and wait for the lobby."""
    host.page.locator("form[data-pen=pin] input").fill(pin)
    host.page.locator("form[data-pen=pin] button").click()
    expect(host.main).to_be_visible()
