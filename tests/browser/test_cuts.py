"""The server is killed in the middle of everything; nobody loads a page anew by hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Door, Table
from tests.browser.house import House
from tests.browser.people import Looker, say
from tests.browser.play import leading, read, reveal, room
from tests.browser.test_globetrotter import carry, has_wedges, looked_at, started
from tests.browser.wheel import go, hq_near, judge, of, on, reading
from tests.browser.wheel import room as globe

BACK_MS = 90_000
"""How long a page may take to come back after the server has."""
CUT = "() => document.querySelector('.stApp').dataset.testConnectionState !== 'CONNECTED'"
"""Streamlit has noticed too."""
ANSWER = "form[data-pen=answer] input"


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


def test_kill_9_in_the_middle_of_a_question(door: Door, house: House) -> None:
    """Globetrotter: reader, typed draft, offered passport and wedges are as they were (G5, G7, G15)."""
    started(house, typed=True)
    host, phones, screen, wires = looked_at(door, house)
    player = on(phones)
    go(player, hq_near(globe(house))[0])
    reader = reading(phones)
    (rival,) = (phone for phone in phones if phone not in (player, reader))
    told = reader.page.locator(".truth .answer-is").inner_text()
    player.page.locator(ANSWER).fill("typed before the cut")
    links = [phone.page.url for phone in phones]

    def cut() -> None:
        """Nothing is another than before, and the answer has not travelled anywhere on the way."""
        before, knew = globe(house), carry(wires, told)
        die(house, *wires)
        assert globe(house) == before
        assert [house.link(phone.seat) for phone in phones] == links
        assert carry(wires, told) == knew

    # An open question, an answer that has not been handed in.
    cut()
    assert globe(house).phase == "question"
    assert carry(wires, told) == {reader}
    expect(reader.page.locator(".truth .answer-is")).to_have_text(told)
    expect(player.page.locator(ANSWER)).to_have_value("typed before the cut")
    player.page.locator("form[data-pen=answer] button").tap()
    expect(reader.page.locator(".hand .typed")).to_contain_text("typed before the cut")

    # Nobody helped himself; a passport is offered, and nothing is decided.
    judge(phones, right=False)
    of(phones, player.seat).page.locator(".act[data-send*=decline]").tap()
    expect(rival.page.locator(".hand .turn")).to_have_text(say("your-passport"))
    cut()
    assert (globe(house).phase, globe(house).offered) == ("passports", (rival.seat,))
    expect(rival.page.locator(".hand .turn")).to_have_text(say("your-passport"))
    rival.page.locator(".dock .act[data-send*=passport]").tap()
    rival.page.locator(ANSWER).fill("typed on a passport")

    # He has played it and has not answered.
    cut()
    expect(rival.page.locator(ANSWER)).to_have_value("typed on a passport")
    expect(of(phones, reader.seat).page.locator(".truth .answer-is")).to_have_text(told)
    judge(phones, right=True)
    has_wedges(screen, rival)
    expect(host.page.locator(".told-answer")).to_contain_text(told)
    cut()
    assert dict(globe(house).points)[rival.seat] == 1
    has_wedges(screen, rival)
    host.press()
    assert globe(house).phase == "move"


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


def test_a_file_that_is_gone_is_told_calmly_and_keeps_no_half(table: Table, house: House) -> None:
    """Nothing changes, the text stays in its field; put back in its place, the file serves again."""
    host, phones = table("Ann", "Bo", "Cy", writing=True)
    writer = next(phone for phone in phones if phone is not leading(phones))
    gone = say("refused-unkept-gone", file=str(house.database))
    before = room(house)
    away = house.database.with_name("elsewhere.db")
    house.database.rename(away)
    writer.type("kept in the field")
    writer.pen.locator("button").tap()
    expect(writer.refusal).to_have_text(gone)
    expect(writer.field).to_have_value("kept in the field")
    host.page.locator(".st-key-undo button").first.click()
    host.page.locator("[class*=st-key-back-] button").first.click()
    expect(host.refusal).to_have_text(gone)
    assert room(house) == before
    away.rename(house.database)
    writer.write("kept in the field")
    expect(host.page.locator(".chip.good")).to_have_count(1)
