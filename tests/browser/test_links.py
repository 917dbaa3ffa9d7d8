"""Who holds a link is who it names, and nobody else."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from engine.core import Seat
from engine.links import Claim, token
from tests.browser.conftest import Door
from tests.browser.house import PHONES, House
from tests.browser.people import DRAWN, say

UNKNOWN = say("refused-link-unknown")
RENEWED = say("refused-link-renewed")
REFUSED = 4403


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all: a night with two people in the lobby."""
    house = House(tmp_path_factory.mktemp("links"))
    house.start()
    night = house.referee.start_night("Games", "en").id
    for name in ("Ann", "Bo"):
        house.referee.seat_person(night, name)
    yield house
    house.close()
    assert "Traceback" not in house.said()


def key_of(link: str) -> str:
    return link.split("key=")[1]


def bad_keys(house: House) -> dict[str, tuple[str, str]]:
    """Keys that open nothing, and what is said to who holds one."""
    good = key_of(house.link("A"))
    stranger = token(b"the secret of another house", Claim(house.night.id, "A", 0))
    old = key_of(house.link("B"))
    house.referee.renew_link(house.night.id, Seat("B"))
    return {
        "forged seal": (good[:-1] + ("A" if good[-1] != "A" else "B"), UNKNOWN),
        "another seat's name on it": (good.replace(".A.", ".B.", 1), UNKNOWN),
        "a host's name on it": (good.replace(".A.", ".host.", 1), UNKNOWN),
        "of another house": (stranger, UNKNOWN),
        "nonsense": ("nonsense", UNKNOWN),
        "renewed": (old, RENEWED),
    }


def test_a_bad_link_gives_a_sentence_and_nothing_else(door: Door, house: House) -> None:
    """Forged, foreign and renewed links, on every address."""
    page = door.page()
    for why, (key, sentence) in bad_keys(house).items():
        for address in ("seat", "console", ""):
            page.goto(f"{house.wifi}/{address}?key={key}")
            expect(page.locator(".refusal"), why).to_be_visible()
            assert page.locator("[data-testid=stMain]").inner_text().strip() == sentence, why


@pytest.mark.parametrize("address", ["", "lobby", "console", "screen", "stats", "rulebook", "join"])
def test_a_seat_s_link_shows_the_seat_alone(door: Door, house: House, address: str) -> None:
    """An address typed by hand shows nothing more. The rules are everybody's."""
    key = key_of(house.link("A"))
    phone = door.phone()
    phone.page.goto(f"{house.wifi}/{address}?key={key}")
    phone.page.wait_for_function(DRAWN)
    if address != "rulebook":
        expect(phone.page.locator(".hand header .name")).to_have_text("Ann")
    for hosts in (".st-key-main", ".stage", ".join", ".gathered", ".ledger", ".st-key-foot"):
        expect(phone.page.locator(hosts)).to_have_count(0)


@pytest.mark.parametrize(("viewer", "shown"), [("room", ".hand form"), ("screen", ".join img")])
def test_the_links_of_room_and_screen_lead_nowhere_else(
    door: Door, house: House, viewer: str, shown: str
) -> None:
    """The code on the wall opens neither the console nor the lobby nor the statistics."""
    key = key_of(house.link(viewer))
    page = door.page()
    for address in ("", "lobby", "console", "stats", "seat"):
        page.goto(f"{house.wifi}/{address}?key={key}")
        expect(page.locator(shown)).to_be_visible()
        for hosts in (".st-key-main", ".st-key-foot", ".ledger"):
            expect(page.locator(hosts)).to_have_count(0)


@pytest.mark.parametrize(
    ("address", "form"), [("", "pin"), ("console", "pin"), ("join", "join"), ("seat", "join")]
)
def test_without_a_link_one_may_enter_or_give_the_pin(
    door: Door, house: House, address: str, form: str
) -> None:
    """From another device nobody is host for the asking; the address on the wall may be typed."""
    page = door.page()
    page.goto(f"{house.wifi}/{address}")
    expect(page.locator(f"form[data-pen={form}]")).to_be_visible()
    page.locator(f"form[data-pen={form}] input").fill("123")  # nothing locks the page
    for hosts in (".st-key-main", ".st-key-foot", ".gathered", ".stage"):
        expect(page.locator(hosts)).to_have_count(0)


def test_a_renewed_link_ends_the_page_that_is_open(door: Door, house: House) -> None:
    """A lost phone sees no more, also without being touched."""
    lost = door.phone()
    lost.open("B")
    host = door.host()
    host.page.goto(house.laptop)
    host.page.locator(".st-key-person-B button").first.click()
    host.page.locator(".st-key-renew-B button").click()
    expect(lost.refusal).to_have_text(RENEWED, timeout=25_000)
    expect(lost.page.locator(".hand")).to_have_count(0)
    found = door.phone()
    found.open("B")
    expect(found.page.locator(".hand header .name")).to_have_text("Bo")


class TestPush:
    """The push line checks origin and link itself."""

    @staticmethod
    def hear(house: House, key: str, origin: str | None, name: str = PHONES) -> str | int:
        """Give the first thing that is heard, or the code with which the line is closed."""
        wire = socket.create_connection(("127.0.0.1", house.port))
        address = f"ws://{name}:{house.port}/live/{key}"
        with connect(address, sock=wire, origin=origin) as line:  # type: ignore[arg-type]
            try:
                return str(json.loads(line.recv(10))["seen"])
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    def test_who_is_heard(self, house: House) -> None:
        """A good link from a page of ours; the laptop itself needs none."""
        good = key_of(house.link("A"))
        at = f"{PHONES}:{house.port}"
        here = f"localhost:{house.port}"
        told = self.hear(house, good, f"http://{at}")
        assert told == house.referee.seen(house.night.id, "A")
        assert str(self.hear(house, "-", f"http://{here}", "localhost")).startswith(
            house.referee.seen(house.night.id, "host")
        )

    def test_who_is_hung_up_on(self, house: House) -> None:
        """A page of somebody else, no page at all, a bad link, no link from elsewhere."""
        good = key_of(house.link("A"))
        ours = f"http://{PHONES}:{house.port}"
        refused = {
            "another site": (good, "http://evil.example"),
            "another port": (good, f"http://{PHONES}:1"),
            "no page": (good, None),
            "no link": ("-", ours),
        }
        refused |= {why: (key, ours) for why, (key, _) in bad_keys(house).items()}
        for why, (key, origin) in refused.items():
            assert self.hear(house, key, origin) == REFUSED, why
        assert self.hear(house, "-", "http://evil.example", "localhost") == REFUSED
