"""One Chromium for all; a server and its lookers for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from engine.core import HOST, Advance
from engine.games.balderdash.commands import PickCategory
from engine.games.balderdash.terms import Options
from tests.browser.chromium import NoBrowser, chromium
from tests.browser.house import PHONES, House
from tests.browser.people import Host, Phone, Screen

PATIENCE_MS = 45_000
"""How long something may take on a busy machine. Nothing is slower for it that comes at all."""
PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
TV = {"width": 1920, "height": 1080}

expect.set_options(PATIENCE_MS)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The one Chromium. It is closed before other tests begin: its loop would be in their way."""
    with sync_playwright() as playwright:
        try:
            executable = chromium(playwright)
        except NoBrowser as missing:
            pytest.fail(str(missing), pytrace=False)
        browser = playwright.chromium.launch(
            executable_path=executable,
            args=["--no-sandbox", f"--host-resolver-rules=MAP {PHONES} 127.0.0.1"],
        )
        yield browser
        browser.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.start()
    yield house
    house.close()
    assert "Traceback" not in house.said()


class Door:
    """Lets lookers in, each with a browser of his own as far as cookies and storage go."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self._house = house
        self._contexts: list[BrowserContext] = []

    def host(self, size: dict[str, int] = LAPTOP) -> Host:
        return Host(self.page(size), self._house)

    def phone(self, size: dict[str, int] = PHONE) -> Phone:
        return Phone(self.page(size, touch=True), self._house)

    def screen(self, size: dict[str, int] = TV) -> Screen:
        return Screen(self.page(size), self._house)

    def page(self, size: dict[str, int] = PHONE, touch: bool = False) -> Page:
        context = self._browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=touch,
            is_mobile=touch,
            locale="en",
        )
        context.set_default_timeout(PATIENCE_MS)
        self._contexts.append(context)
        return context.new_page()

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def door(browser: Browser, house: House) -> Iterator[Door]:
    door = Door(browser, house)
    yield door
    door.close()


Table = Callable[..., tuple[Host, list[Phone]]]


@pytest.fixture
def table(door: Door, house: House) -> Table:
    """Seat people and start a game; give the console and their phones in seat order.

    With `writing` the first dasher has picked a word, and the others write their bluffs.
    """

    def seat(*names: str, writing: bool = False, **options: Any) -> tuple[Host, list[Phone]]:
        referee = house.referee
        night = referee.start_night("Games", "en").id
        seats = [referee.seat_person(night, name) for name in names]
        game = referee.start_game(night, "balderdash", Options(**options))
        if writing:
            for step in ("roll_first", "draw"):
                referee.submit(game, HOST, Advance(HOST, step))
            leader = referee.view(game, HOST).leader
            assert leader is not None
            referee.submit(game, HOST, PickCategory(HOST, leader, "words"))
        host = door.host()
        host.open()
        phones = [door.phone() for _ in names]
        for phone, its in zip(phones, seats, strict=True):
            phone.open(its)
        return host, phones

    return seat
