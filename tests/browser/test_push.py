"""The push line: what it brings is drawn as it is, nothing older comes over it, and a page comes without it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.core import HOST
from tests.browser.conftest import Table
from tests.browser.house import House
from tests.browser.people import say
from tests.browser.play import leading

DEAF = "() => { meneurLine.trigger = () => { window.asked = true } }"
"""The page cannot ask Streamlit for a redraw; it says if it would have."""

REDRAW = """async ([at, refused]) => {
  const { default: draw } = await import("/parts/phone.js");
  const { parentElement } = document.querySelector(".scene");
  const hand = { at, refused, seen: "another", html: "<main class=hand>Another</main>" };
  draw({ data: { key: meneurLine.key, hand }, parentElement, setTriggerValue: () => {} });
  return document.querySelector(".hand").textContent;
}"""
"""A redraw of Streamlit arrives that was looked up at this time; gives what the page shows then."""


def test_a_phone_follows_without_asking_for_a_redraw(table: Table) -> None:
    host, phones = table("Ann", "Bo", "Cy", writing=True)
    dasher = leading(phones)
    for phone in phones:
        if phone is not dasher:
            phone.write(f"of {phone.seat}")
    for phone in phones:
        phone.drawn()
        phone.page.evaluate("() => clearInterval(meneurLine.safety)")  # that one asks anyway
        phone.page.evaluate(DEAF)
    host.press()
    for phone in phones:
        listen = say("listen-dasher" if phone is dasher else "listen")
        expect(phone.page.locator(".hand")).to_contain_text(listen)
        assert not phone.page.evaluate("() => window.asked")


@pytest.mark.parametrize("lost", ["#root > *", "[data-testid=stMain] > *"], ids=["ended", "empty"])
def test_a_page_that_is_no_more_is_loaded_anew(table: Table, lost: str) -> None:
    """Nobody would know that F5 helps; and on a TV nobody has it."""
    host, _ = table("Ann", "Bo", "Cy")
    host.page.evaluate("lost => { document.querySelector(lost).remove() }", lost)
    expect(host.page.locator(".stage")).to_have_count(0)
    host.console()


def test_what_the_line_does_not_bring_comes_all_the_same(table: Table, house: House) -> None:
    """Something in between may swallow what the line says; a page looks by itself, too."""
    host, (phone, *_) = table("Ann", "Bo", "Cy")
    for looker in (host, phone):
        looker.page.evaluate("() => { meneurLine.socket.onmessage = null }")
    house.go("roll_first")
    host.catch_up(HOST)
    phone.catch_up(phone.seat)


def test_a_page_looks_by_itself_only_while_no_press_is_on_its_way(table: Table) -> None:
    """A redraw asked for while a press already leads to another page ends that page."""
    host, _ = table("Ann", "Bo", "Cy")
    host.page.clock.install()
    host.open()
    host.page.wait_for_function("() => meneurLine.told === meneurLine.seen")  # its own line is told
    host.drawn()
    host.page.evaluate(DEAF)
    host.page.evaluate("() => { meneurLine.hold = Infinity }")
    host.page.clock.fast_forward("01:00")
    assert not host.page.evaluate("() => window.asked")
    host.page.evaluate("() => { meneurLine.hold = 0 }")
    host.page.clock.fast_forward("01:00")
    host.page.wait_for_function("() => window.asked")


def test_a_press_is_on_its_way_until_a_redraw(table: Table) -> None:
    host, _ = table("Ann", "Bo", "Cy")
    held = "() => meneurLine.hold - Date.now()"
    press = "() => document.querySelector('.stage').click()"
    assert host.page.evaluate(f"() => {{ ({press})(); return ({held})() }}") > 500
    host.press()
    assert host.page.evaluate(held) <= 500


LATER = 1e12


@pytest.mark.parametrize(
    ("at", "refused", "stays"),
    [(0, False, "Ann"), (LATER, False, "Another"), (0, True, "Another")],
    ids=["older", "newer", "older, but says why something was refused"],
)
def test_of_two_hands_the_newer_stays(table: Table, at: float, refused: bool, stays: str) -> None:
    """A redraw may have been looked up before what the line has brought since."""
    _, (phone, *_) = table("Ann", "Bo", "Cy")
    shown = phone.page.evaluate(REDRAW, [at, refused])
    assert stays in shown
    assert ("Another" in shown) == (stays == "Another")
