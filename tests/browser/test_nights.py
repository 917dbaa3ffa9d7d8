"""Another night: the host starts it with the same people, and every page that is open comes along."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.core import HOST, Seat
from engine.games.balderdash.terms import Options
from engine.games.bluff.terms import Options as BluffOptions
from engine.table import End
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Host, Looker, Phone, say

FRIDAY, SATURDAY = 1, 2
NAMES = {"A": "Ann", "B": "Bo", "C": "Cy", "D": "Di"}
AWAY_MS = 40_000
"""A page is told what another program wrote at its next look of its own."""


@pytest.fixture
def phones(house: House, door: Door) -> dict[str, Phone]:
    """Friday: four have played a game; their phones still show its end."""
    referee = house.referee
    referee.start_night("Friday", "en")
    for name in NAMES.values():
        referee.seat_person(FRIDAY, name)
    game = referee.start_game(FRIDAY, "balderdash", Options())
    referee.submit(game, HOST, End(HOST))
    phones = {seat: door.phone() for seat in NAMES}
    for seat, phone in phones.items():
        phone.open(seat)
        expect(phone.page.locator(".hand")).to_contain_text(say("over-host"))
    return phones


def welcome(house: House, host: Host) -> None:
    """Open the lobby and ask for another night."""
    host.page.goto(house.laptop)
    host.page.get_by_role("button", name=say("night-other")).first.click()
    expect(host.page.get_by_text(say("night-along"))).to_be_visible()
    host.drawn()


def shows(looker: Looker, house: House, night: int, seat: str) -> None:
    """Wait until a page has the link of a seat, and shows it."""
    link = house.referee.link(night, seat)
    looker.page.wait_for_url(f"**key={link}", timeout=AWAY_MS)
    name = house.referee.night(night).person(seat).name
    expect(looker.page.locator(".hand header .name")).to_have_text(name)


def test_phones_and_screen_come_along(door: Door, house: House, phones: dict[str, Phone]) -> None:
    """One press; who was dropped is one tap from the entrance, with his name in the field."""
    screen, entrance, host = door.screen(), door.phone(), door.host()
    screen.open()
    entrance.page.goto(house.link("room"))
    expect(entrance.page.locator("form[data-pen=join]")).to_be_visible()
    welcome(house, host)
    host.page.locator("[class*=st-key-along-] button", has_text="Bo").click()
    expect(host.main).to_have_text(say("night-start-along", count=3))
    host.main.click()
    expect(host.page.locator(".gathered .name")).to_have_text(["Ann", "Cy", "Di"])
    for old, new in (("A", "A"), ("C", "B"), ("D", "C")):
        shows(phones[old], house, SATURDAY, new)
        expect(phones[old].page.locator(".hand .prompt")).to_have_text(
            say("between-along", name=NAMES[old])
        )
    expect(host.page.locator(".gathered .chip.good")).to_have_count(3)
    expect(screen.page.locator(".gathered .name")).to_have_text(["Ann", "Cy", "Di"])
    entrance.page.wait_for_url(f"**key={house.referee.link(SATURDAY, 'room')}")

    left = phones["B"]
    expect(left.page.locator(".hand .prompt")).to_have_text(say("between-moved", name="Bo"))
    left.page.get_by_role("button", name=say("between-enter")).tap()
    expect(left.page.locator("form[data-pen=join] input")).to_have_value("Bo")
    left.page.locator("form[data-pen=join] button").tap()
    expect(left.page.locator(".hand header .name")).to_have_text("Bo")
    shows(left, house, SATURDAY, "D")

    # What was played before is still there to look at, also from the lobby.
    expect(host.page.locator(".gathered .chip.good")).to_have_count(4)
    host.drawn()  # the table has grown, and what stands below it has moved
    host.page.get_by_role("link", name=say("stats-button")).click()
    expect(host.page.get_by_text(say("stats-no-game"))).to_be_visible()
    host.page.go_back()
    welcome(house, host)
    host.page.locator(f".st-key-stats-{FRIDAY} button").click()
    expect(host.page.locator(".ledger tbody tr")).to_have_count(4)

    # And the host may go back to it: those who came along from there go back too.
    host.page.get_by_role("button", name=say("night-resume")).click()
    expect(host.page.locator(".gathered .name")).to_have_text(list(NAMES.values()))
    for seat in ("A", "C", "D"):
        shows(phones[seat], house, FRIDAY, seat)
    expect(left.page.get_by_role("button", name=say("between-enter"))).to_be_visible()
    left.page.get_by_role("button", name=say("between-enter")).tap()
    left.page.locator("button[data-send*=take]", has_text="Bo").tap()  # stands open: he was here
    left.page.locator("button[data-send*=take]", has_text="Bo").tap()
    expect(left.page.locator(".hand")).to_contain_text(say("over-host"))
    shows(left, house, FRIDAY, "B")


def test_a_phone_that_sleeps_through_it_comes_along_by_its_old_link(
    door: Door, house: House, phones: dict[str, Phone]
) -> None:
    """A lost one does not: not after its owner's seat has had a new link."""
    links = {seat: house.link(seat) for seat in NAMES}
    for phone in phones.values():
        phone.page.close()
    house.referee.start_night("Saturday", "en", FRIDAY, [Seat("A"), Seat("B")])
    house.referee.renew_link(SATURDAY, Seat("B"))
    for old, seen in (("A", "A"), ("B", None), ("C", None)):
        phone = door.phone()
        phone.page.goto(links[old])
        if seen:
            shows(phone, house, SATURDAY, seen)
        else:
            expect(phone.page.get_by_role("button", name=say("between-enter"))).to_be_visible()
            assert phone.page.url == links[old]


def test_an_empty_night_leads_everybody_to_its_entrance(
    door: Door, house: House, phones: dict[str, Phone]
) -> None:
    host = door.host()
    welcome(house, host)
    host.page.locator(".st-key-empty button").click()
    expect(host.page.get_by_text(say("people-none"))).to_be_visible()
    for phone in phones.values():
        expect(phone.page.get_by_role("button", name=say("between-enter"))).to_be_visible()


def test_who_is_not_in_the_game_reads_what_comes_next(door: Door, house: House) -> None:
    """A7: Bluff takes nobody late; the page goes on by itself with the next game. A6: who is out."""
    referee = house.referee
    referee.start_night("Friday", "en")
    for name in ("Ann", "Bo"):
        referee.seat_person(FRIDAY, name)
    game = referee.start_game(FRIDAY, "bluff", BluffOptions())
    late = door.phone()
    late.join("Cy")
    waits = late.page.locator(".hand .prompt")
    expect(waits).to_have_text(say("between-watch", name="Cy", game=say("game-bluff")))
    expect(late.page.locator(".hand")).to_contain_text(say("between-watch-say"))
    referee.submit(game, HOST, End(HOST))
    expect(waits).to_have_text(say("between-lobby", name="Cy"), timeout=AWAY_MS)
    referee.leave(FRIDAY, Seat(late.seat))
    expect(waits).to_have_text(say("between-out", name="Cy"), timeout=AWAY_MS)
    referee.come_back(FRIDAY, Seat(late.seat))
    referee.start_game(FRIDAY, "bluff", BluffOptions())
    expect(late.page.locator(".points, .bigcup").first).to_be_visible(timeout=AWAY_MS)
