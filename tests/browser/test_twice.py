"""The same thing twice: two taps, two tabs, two windows, a page loaded anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door, Table
from tests.browser.house import House
from tests.browser.people import Phone, force, say
from tests.browser.play import leading, room

STORM = """() => {
  const news = () => ({ data: JSON.stringify({ seen: `${Math.random()}` }) });
  const told = setInterval(() => meneurLine.socket?.onmessage(news()), 3);
  setTimeout(() => clearInterval(told), 1500);
}"""
"""News come in so fast that some surely fall into the change of pages."""

MAIN = ".st-key-main button"
ODDS_ON = ".st-key-option-bluff-odds [role=radio]:nth-of-type(2)"


def test_reload_keeps_what_was_typed(table: Table) -> None:
    """F5 in the middle of a bluff."""
    _, phones = table("Ann", "Bo", "Cy", writing=True)
    dasher = leading(phones)
    writer = next(phone for phone in phones if phone is not dasher)
    writer.type("half a thou")
    writer.page.reload()
    expect(writer.field).to_have_value("half a thou")
    writer.write("half a thought")
    writer.page.reload()
    expect(writer.field).to_have_value("half a thought")
    expect(writer.pen.locator("button")).to_be_disabled()


def test_two_tabs_of_one_seat_both_follow(table: Table, door: Door) -> None:
    """A second phone on the same link shows what the first one did, and may replace it (A3)."""
    host, phones = table("Ann", "Bo", "Cy", writing=True)
    dasher = leading(phones)
    one = next(phone for phone in phones if phone is not dasher)
    other = door.phone()
    other.open(one.seat)
    one.write("first")
    expect(other.pen).to_have_attribute("data-accepted", "first")
    other.write("second")
    expect(one.pen).to_have_attribute("data-accepted", "second")
    expect(one.pen.locator("button")).to_have_text(say("handed-in-done"))
    expect(one.field).to_have_value("second")
    expect(dasher.bluff(one.seat)).to_contain_text("second")
    host.press()
    for phone in (one, other):
        expect(phone.page.locator(".hand")).to_contain_text(say("listen"))


def test_at_the_door_again_nobody_is_seated_by_himself(door: Door, house: House) -> None:
    """The room's code scanned twice by one phone; the name typed two taps fast is one person."""
    host = door.host()
    host.start()
    phone = door.phone()
    phone.page.goto(house.link("room"))
    phone.page.locator("form[data-pen=join] input").fill("Ann")
    phone.page.locator("form[data-pen=join] button").dblclick()
    expect(phone.page.locator(".hand header .name")).to_have_text("Ann")
    phone.page.goto(house.link("room"))
    phone.drawn()
    expect(phone.page.locator("form[data-pen=join] input")).to_have_value("")
    assert kept_to_send(phone) == []
    expect(phone.refusal).to_have_count(0)
    assert [person.name for person in house.night.people] == ["Ann"]


def test_a_bluff_is_sent_back_once(table: Table) -> None:
    """B7: what happens once is not sent again when the bluff is written again."""
    _, phones = table("Ann", "Bo", "Cy", writing=True)
    dasher = leading(phones)
    writer = next(phone for phone in phones if phone is not dasher)
    writer.write("smudge")
    dasher.back(writer.seat, "smudged")
    writer.write("clear")
    expect(dasher.bluff(writer.seat)).to_contain_text("clear")
    assert kept_to_send(dasher) == kept_to_send(writer) == []
    dasher.bluff(writer.seat).locator("summary").tap()
    expect(dasher.bluff(writer.seat).locator("input")).to_have_value("")


def kept_to_send(phone: Phone) -> list[str]:
    """Give the drafts that this phone would send again by itself."""
    keys = phone.page.evaluate("() => Object.keys(localStorage)")
    return [key for key in keys if key.startswith("going:")]


def test_two_taps_on_the_main_button_are_one_step(table: Table, house: House) -> None:
    """The button asks for what it says, on what it was drawn from."""
    host, phones = table("Ann", "Bo", "Cy", writing=True)
    dasher = leading(phones)
    for phone in phones:
        if phone is not dasher:
            phone.write(f"of {phone.seat}")
    host.press()
    for lit in range(1, 6):
        seen = host.seen()
        host.main.dblclick()
        host.moved(seen)
        host.page.wait_for_timeout(300)  # a step too many would come by now
        host.drawn()
        assert (room(house).reading, room(house).lit) == ((lit - 1) // 3 + 1, (lit - 1) % 3 + 1)


def test_the_slower_of_two_host_windows_is_refused_calmly(
    table: Table, door: Door, house: House
) -> None:
    """Stale: a sentence, nothing lost, and the window shows what is on now."""
    host, _ = table("Ann", "Bo", "Cy")
    slower = door.host()
    slower.open()
    slower.page.evaluate("() => { meneurLine.socket.onmessage = null }")
    slower.page.evaluate("() => clearInterval(meneurLine.safety)")
    host.press()
    before = room(house)
    expect(slower.main).to_have_text(say("step-roll_first"))
    slower.main.click()
    expect(slower.refusal).to_have_text(say("refused-look-again"))
    expect(slower.page.locator(".dice").first).to_be_visible()
    assert room(house) == before


def test_a_refusal_can_be_read_while_others_move(table: Table) -> None:
    """A1: it stands until its reader tries again, and is not wiped away by the next redraw."""
    _, phones = table("Ann", "Bo", "Cy", writing=True)
    writer, other = (phone for phone in phones if phone is not leading(phones))
    force(writer, "bluff", "   ")
    expect(writer.refusal).to_have_text(say("refused-text-empty"))
    other.write("ready")
    writer.current()
    expect(writer.refusal).to_have_text(say("refused-text-empty"))
    writer.write("something better")
    expect(writer.refusal).to_have_count(0)


def test_a_rule_chosen_right_before_the_start_counts(door: Door, house: House) -> None:
    """Also when the page has not been drawn since: two presses faster than a redraw."""
    host = door.host()
    host.start()
    for name in ("Ann", "Bo"):
        host.add(name)
    host.take("bluff")
    host.page.get_by_text(say("game-options")).click()
    expect(host.page.locator(ODDS_ON)).to_be_visible()
    host.page.evaluate(
        "presses => presses.forEach(press => document.querySelector(press).click())",
        [ODDS_ON, MAIN],
    )
    host.console()
    assert house.night.games[-1].options["odds"] is True


@pytest.mark.parametrize("news", [False, True], ids=["calm", "storm"])
def test_starting_a_game_leads_to_the_console(door: Door, house: House, news: bool) -> None:
    """News that come in while the host goes to another page do not leave that page empty."""
    host = door.host()
    host.start()
    for name in ("Ann", "Bo", "Cy"):
        host.add(name)
    if news:
        host.page.evaluate(STORM)
    host.play()
    expect(host.page.locator(".stage")).to_contain_text(say("opening-title"))


def test_two_presses_on_the_start_lead_to_one_game(door: Door, house: House) -> None:
    """The second comes while the page changes, and asks for a page that is no more."""
    host = door.host()
    host.start()
    for name in ("Ann", "Bo", "Cy"):
        host.add(name)
    host.main.dblclick()
    host.console()
    expect(host.page.locator(".stage")).to_contain_text(say("opening-title"))
    assert len(house.night.games) == 1


def test_the_space_bar_goes_on_also_after_the_menu_was_closed(table: Table, house: House) -> None:
    """README: space is the next step. Escape gives the page its focus back."""
    host, _ = table("Ann", "Bo", "Cy")
    host.page.locator(".st-key-menu button").first.click()
    expect(host.page.locator(".st-key-pause")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".st-key-pause")).to_have_count(0)
    host.page.wait_for_function("() => !document.activeElement?.closest('button')")
    round_before, seen = room(house).phase, host.seen()
    host.page.keyboard.press("Space")
    host.moved(seen)
    assert room(house).phase != round_before
