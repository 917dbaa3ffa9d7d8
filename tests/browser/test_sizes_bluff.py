"""Bluff from the sofa, at the laptop and in a hand: two play, five and ten, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from engine.core import HOST, Command, Seat
from engine.games.bluff.commands import Count, Doubt, MakeBid, Roll
from engine.games.bluff.seen import BluffView
from engine.games.bluff.terms import Bid, Options
from engine.table import Pause, Resume
from tests.browser.bluff import room
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Looker
from tests.browser.sizes import (
    NARROW,
    Tour,
    fits_eye_and_thumb,
    is_read_from_the_sofa,
    measure,
    shows_its_main_button,
)
from tests.browser.test_sizes import NAMES

STOPS = (
    *("cups", "rolling", "opening", "raised", "paused", "exact", "lifting", "all pay"),
    *("shown", "top", "doubted", "out", "over"),
    *("called", "counting", "counted"),
)
"""Those of a game on the phones, then of one with real dice."""

WITHOUT_BUTTON = ("opening", "raised", "paused", "shown", "top", "called", "counting")
"""Where the console waits for somebody, or is over, and has no main button."""

ROUND = 3
"""Bids of each player in a long round."""


class Tavern(Tour):
    """A game to its last cup, and a doubt of a second one with real dice. All options are on."""

    def __init__(self, house: House, door: Door, count: int, language: str) -> None:
        night = house.referee.start_night("Games", language).id
        names = sorted(NAMES, key=len)[-count:]
        self.seats = [house.referee.seat_person(night, name) for name in names]
        options = Options(reroll=True, exact=True, cntdice=True, odds=True, turn_seconds=60)
        self.game = house.referee.start_game(night, "bluff", options)
        host, screen = door.host(), door.screen()
        self.player, self.other = door.phone(NARROW), door.phone(NARROW)
        phones = {"player": self.player, "other": self.other}
        super().__init__(house, {"console": host, "screen": screen, **phones})
        host.open()
        screen.open()
        self._exact()
        self._over_the_top()
        self._to_the_last_cup()
        self._real_dice(night)

    def _exact(self) -> None:
        """Cups, the first bid, and a doubt after which everyone but the bidder pays (D11)."""
        self.halt("cups")
        self.ask(Roll(HOST, self.seats[-1], 1))
        self.halt("rolling")
        self.go("roll_all")
        self.halt("opening")
        self.open("player", "#another-bid summary", "picking")
        self.open("player", "[data-uncover]", "uncovered")
        self.open("console", "#act-for summary", "acting")
        self.ask(MakeBid(HOST, self.turn, self.right()))
        self.halt("raised")
        self.ask(Pause(HOST))
        self.halt("paused")
        self.ask(Resume(HOST), Doubt(HOST, self.turn))
        self.halt("exact")
        self.go("lift_next")
        self.halt("lifting")
        self.lift()
        self.halt("all pay")

    def _over_the_top(self) -> None:
        """Many bids, dice that lie open (D10), and the highest bid, whose bidder goes out."""
        self.go("next_round", "roll_all", *["lowest_raise"] * (ROUND * len(self.seats)))
        for _ in self.seats[1:]:
            self.ask(MakeBid(HOST, self.turn, room(self.house).lowest[0], (0,)))
        self.halt("shown")
        self.open("player", "#another-bid summary", "picking again")
        self.top()
        self.halt("top")
        self.ask(Doubt(HOST, self.turn))
        self.halt("doubted")
        self.lift()
        self.halt("out")

    def _to_the_last_cup(self) -> None:
        while room(self.house).ending is None:
            self.go("next_round", "roll_all")
            self.top()
            self.ask(Doubt(HOST, self.turn))
            self.lift()
        self.halt("over")

    def _real_dice(self, night: int) -> None:
        """The host enters the bids and the count (A5)."""
        self.game = self.house.referee.start_game(night, "bluff", Options(dice="table"))
        self.ask(MakeBid(HOST, self.turn, Bid(7, 5)))
        self.halt("called")
        self.ask(Doubt(HOST, self.turn))
        self.halt("counting")
        self.ask(Count(HOST, 2))
        self.halt("counted")

    # --- how it gets there -------------------------------------------------------------------

    @property
    def turn(self) -> Seat:
        turn = room(self.house).turn
        assert turn is not None
        return turn

    def ask(self, *commands: Command) -> None:
        for command in commands:
            self.house.referee.submit(self.game, HOST, command)

    def right(self) -> Bid:
        """The bid on fives that holds exactly, or where there are none, on another face."""
        dice = [die for seat in self.seats for die in self.own(seat).mine]
        bids = [Bid(Bid(1, face).matching(dice), face) for face in (5, 4, 3, 2, 1)]
        return next(bid for bid in bids if bid.count)

    def own(self, seat: Seat) -> BluffView:
        view = self.house.referee.view(self.game, seat)
        assert isinstance(view, BluffView)
        return view

    def top(self) -> None:
        self.ask(MakeBid(HOST, self.turn, Bid(room(self.house).board[-1].count, 5)))

    def lift(self) -> None:
        while room(self.house).phase == "reveal":
            self.go("lift_next")

    def halt(self, name: str) -> None:
        """Measure; one phone is that of whose turn it is, the other that of the one before him."""
        view = room(self.house)
        player = view.turn or view.next_opener or self.seats[0]
        other = self.seats[self.seats.index(player) - 1]
        for phone, seat in ((self.player, player), (self.other, other)):
            if phone.seat != seat:
                phone.open(seat)
        self.stop(name)

    def open(self, who: str, what: str, name: str) -> None:
        """Measure a page after a tap that opens something on it."""
        looker: Looker = self.lookers[who]
        looker.page.locator(what).click()
        expect(looker.page.locator("#bid-form, .mycup.open").first).to_be_visible()
        self.sizes[who, name] = measure(looker.page)


@pytest.fixture(
    scope="module",
    params=[(count, language) for count in (2, 5, 10) for language in ("en", "fr")],
    ids=lambda param: "-".join(map(str, param)),
)
def walk(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Tavern]:
    house = House(tmp_path_factory.mktemp("sizes"))
    house.start()
    door = Door(browser, house)
    yield Tavern(house, door, *request.param)
    door.close()
    house.close()
    assert "Traceback" not in house.said()


@pytest.mark.parametrize("stop", STOPS)
def test_the_screen_is_read_from_the_sofa(walk: Tavern, stop: str) -> None:
    is_read_from_the_sofa(walk.sizes["screen", stop])


@pytest.mark.parametrize("stop", [stop for stop in STOPS if stop not in WITHOUT_BUTTON])
def test_the_main_button_is_in_sight(walk: Tavern, stop: str) -> None:
    shows_its_main_button(walk.sizes["console", stop])


@pytest.mark.parametrize("stop", [*STOPS, "acting"])
def test_nothing_of_the_console_is_beside_the_window(walk: Tavern, stop: str) -> None:
    assert walk.sizes["console", stop].beside == 0


@pytest.mark.parametrize("who", ["player", "other"])
@pytest.mark.parametrize("stop", STOPS)
def test_a_phone_fits_eye_and_thumb(walk: Tavern, stop: str, who: str) -> None:
    fits_eye_and_thumb(walk.sizes[who, stop])


@pytest.mark.parametrize("stop", ["picking", "picking again", "uncovered"])
def test_what_opens_on_a_phone_fits_eye_and_thumb(walk: Tavern, stop: str) -> None:
    fits_eye_and_thumb(walk.sizes["player", stop])
