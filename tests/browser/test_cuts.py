"""The server is killed in the middle of everything; nobody loads a page anew by hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Table
from tests.browser.house import House
from tests.browser.people import Looker, say
from tests.browser.play import leading, read, reveal, room

BACK_MS = 40_000
"""How long a page may take to come back after the server has."""
CUT = "() => document.querySelector('.stApp').dataset.testConnectionState !== 'CONNECTED'"
"""Streamlit has noticed too."""


def die(house: House, *lookers: Looker) -> None:
    """Kill the server, see that the pages say so calmly, start it again, see that they are back."""
    house.kill()
    for looker in lookers:
        looker.page.evaluate("() => { window.untouched = true }")
        expect(looker.page.locator("html.cut")).to_have_count(1)
        looker.page.wait_for_function(CUT)
        expect(looker.page.get_by_role("dialog").filter(visible=True)).to_have_count(0)
        expect(looker.page.get_by_text("Connection").filter(visible=True)).to_have_count(0)
    house.start()
    for looker in lookers:
        expect(looker.page.locator("html.cut")).to_have_count(0, timeout=BACK_MS)
        looker.page.wait_for_function("() => window.untouched && meneurLine.told", timeout=BACK_MS)
        looker.page.wait_for_function(f"() => !({CUT})()", timeout=BACK_MS)
        looker.drawn()


def test_kill_9_while_writing_reading_and_voting(table: Table, house: House) -> None:
    """Same step, same order, same links, and the text that was still in the field."""
    host, phones = table("Ann", "Bo", "Cy", writing=True)
    dasher = leading(phones)
    quick, slow = (phone for phone in phones if phone is not dasher)
    quick.write("handed in before the cut")
    slow.type("typed before the cut")
    links = [phone.page.url for phone in phones]
    before = room(house)

    die(house, host, *phones)
    assert room(house) == before
    assert [house.link(phone.seat) for phone in phones] == links
    expect(slow.field).to_have_value("typed before the cut")
    expect(quick.field).to_have_value("handed in before the cut")
    slow.write("typed before the cut")
    expect(host.page.locator(".chip.good")).to_have_count(2)
    expect(dasher.page.locator(".bluff")).to_have_count(2)

    for _ in range(6):
        host.press()
    order = host.list()
    assert room(house).lit == 2
    assert room(house).reading == 2
    die(house, host, *phones)
    assert host.list() == order == dasher.list() == quick.list()
    expect(host.answer(2)).to_have_class("answer lit")
    host.press()
    expect(slow.answer(3)).to_have_class("answer lit")

    read(host)
    host.press()
    first, second = (
        next(phone for phone in phones if phone.seat == seat) for seat in room(house).voters
    )
    first.vote(2)
    die(house, host, *phones)
    assert host.list() == order
    expect(host.answer(2).locator(".foot .token")).to_have_count(1)
    expect(first.answer(2)).to_have_attribute("aria-pressed", "true")
    second.vote(1)
    reveal(host)
    expect(host.page.locator(".stage")).to_contain_text(say("round-done", round=1))


def test_a_press_while_the_line_is_down_goes_out_when_it_is_back(
    table: Table, house: House
) -> None:
    """What was pressed in vain is sent by itself."""
    _, phones = table("Ann", "Bo", "Cy", writing=True)
    dasher = leading(phones)
    writer = next(phone for phone in phones if phone is not dasher)
    writer.field.tap()
    writer.page.keyboard.type("sent")
    house.kill()
    expect(writer.page.locator("html.cut")).to_have_count(1)
    writer.page.wait_for_function(CUT)
    writer.page.keyboard.type(" into the dark")
    expect(writer.field).to_have_value("sent into the dark")
    writer.pen.locator("button").tap()
    house.start()
    expect(writer.pen).to_have_attribute("data-accepted", "sent into the dark", timeout=BACK_MS)
    expect(writer.pen.locator("button")).to_have_text(say("handed-in-done"))
