"""Globetrotter from the sofa, at the laptop and in a hand: two play, and six; texts as long as may be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from engine.core import HOST, Command, Seat
from engine.games.globetrotter import wheel
from engine.games.globetrotter.commands import (
    Answer,
    Decline,
    GiveWedge,
    GoTo,
    Judge,
    PickTwo,
    PlayFirstClass,
    PlayPassport,
)
from engine.games.globetrotter.seen import GlobetrotterView
from engine.games.globetrotter.terms import REGIONS, Options
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Host
from tests.browser.sizes import (
    LONG_NAMES,
    NARROW,
    Tour,
    fits_eye_and_thumb,
    is_read_from_the_sofa,
    measure,
    shows_its_main_button,
)
from tests.browser.wheel import Wanted, asked, boarding_near, hq_near, onward, room

PROMPT = 150
ANSWER = 60
TYPED = 80
CARDS = 150
"""Characters that a question, its answer and a typed answer may have; cards that no game runs out of."""
MOST_TARGETS = 7
"""Spaces between which one roll can leave the choice: from a spoke over the hub."""

STOPS = (
    *("start", "again", "move", "hub", "boarding", "question", "typed", "right"),
    *("rescue", "first class", "extra", "saved", "declined", "tried"),
    *("last", "tied", "last question", "won"),
)


def long(what: str, most: int) -> str:
    """A text of so many characters, in words."""
    return f"{what} " + " ".join(["somewhere over the hills"] * most)[: most - len(what) - 2] + "x"


def _again(view: GlobetrotterView) -> list[str]:
    """The spaces in reach that say ROLL AGAIN."""
    return [space for space in view.targets if wheel.kind(space) == "again"]


def _long_deck(house: House) -> None:
    """Have only questions in play that are as long as may be."""
    rows = ["region,card,prompt_en,answer_en,accept_en"]
    for card in range(1, CARDS + 1):
        for region in REGIONS:
            name = f"{region[0]}{region[-1]}{card}"
            also = "|".join(long(f"{also} {name}", 40) for also in ("or", "yet", "like"))
            prompt, answer = long(f"Where {name}", PROMPT), long(f"In {name}", ANSWER)
            rows.append(f"{region},{card},{prompt[:-1]}?,{answer},{also}")
    house.referee.add_deck("globetrotter", "long.csv", "\n".join(rows).encode())
    for deck in house.referee.decks("globetrotter"):
        if not deck.own:
            house.referee.use_deck(deck.key, False)


class Voyage(Tour):
    """A game to its end, and the question of a second one, which the host reads."""

    def __init__(self, house: House, door: Door, count: int) -> None:
        _long_deck(house)
        night = house.referee.start_night("Games", "en").id
        self.seats = [house.referee.seat_person(night, name) for name in LONG_NAMES[-count:]]
        self.game = house.referee.start_game(
            night, "globetrotter", Options(typed=True, answer_seconds=60)
        )
        host, screen = door.host(), door.screen()
        self.player, self.reader = door.phone(NARROW), door.phone(NARROW)
        phones = {"player": self.player, "reader": self.reader}
        super().__init__(house, {"console": host, "screen": screen, **phones})
        host.open()
        screen.open()
        self.halt("start")
        while room(house).phase == "start":
            self.go("roll_all")
        self._to_the_question()
        self._first_class()
        self._passport()
        self._to_the_end()
        self._host_reads(host)

    def _to_the_question(self) -> None:
        self.until(lambda view: bool(_again(view)))
        self.to(_again(room(self.house))[0])
        self.halt("again")
        self.until(lambda view: len(view.targets) == MOST_TARGETS)
        self.halt("move")
        self.until(lambda view: "hub" in view.targets)
        self.to("hub")
        self.halt("hub")
        self.until(lambda view: bool(boarding_near(view)))
        self.to(boarding_near(room(self.house))[0])
        self.halt("boarding")
        self.go("draw_question")
        self.halt("question")
        self.ask(Answer(HOST, self.turn, long("It is", TYPED)))
        self.halt("typed")
        self.ask(Judge(HOST, True))
        self.halt("right")

    def _first_class(self) -> None:
        self.fail_on_an_hq()
        self.halt("rescue")
        self.ask(PlayFirstClass(HOST, self.turn))
        self.halt("first class")
        others = [region for region in REGIONS if region != asked(self.house).tries[0].region]
        self.ask(PickTwo(HOST, (others[0], others[1])))
        self.ask(Judge(HOST, False))
        self.halt("extra")
        self.ask(Judge(HOST, True))
        self.halt("saved")

    def _passport(self) -> None:
        """With two there is nobody left who could play one."""
        saved = self.turn
        onward(self.house, lambda view: view.phase == "throw" and view.turn != saved, right=False)
        self.fail_on_an_hq()
        self.ask(Decline(HOST, self.turn, room(self.house).round))
        self.halt("declined")
        for seat in room(self.house).offered if room(self.house).phase == "passports" else ():
            self.ask(PlayPassport(HOST, seat, room(self.house).round))
        self.halt("tried")

    def _to_the_end(self) -> None:
        onward(self.house, lambda view: view.phase == "throw" and view.round > 7, right=False)
        had = dict(room(self.house).wedges)[self.turn]
        for region in REGIONS:
            if region not in had:
                self.ask(GiveWedge(HOST, self.turn, region, "for the road"))
        self.until(lambda view: "hub" in view.targets)
        self.to("hub")
        self.halt("last")
        self.go("close_vote")
        self.halt("tied")
        onward(self.house, lambda view: view.phase == "question")
        self.halt("last question")
        self.ask(Judge(HOST, True))
        self.halt("won")

    def _host_reads(self, host: Host) -> None:
        """The host at the laptop, before and after the tap that shows him the answer."""
        options = Options(reader="host", precision="full")
        self.game = self.house.referee.start_game(self.house.night.id, "globetrotter", options)
        while room(self.house).phase == "start":
            self.go("roll_all")
        onward(self.house, lambda view: view.phase == "question")
        self.halt("host reads")
        host.page.locator(".stage .act[data-send*=read]").click()
        expect(host.page.locator(".stage .truth")).to_be_visible()
        host.drawn()
        self.sizes["console", "host has read"] = measure(host.page)

    # --- how it gets there -------------------------------------------------------------------

    @property
    def turn(self) -> Seat:
        turn = room(self.house).turn
        assert turn is not None
        return turn

    def until(self, wanted: Wanted) -> None:
        """Play on to a choice of ways that is as wanted."""
        onward(self.house, lambda view: view.phase == "move" and wanted(view))

    def to(self, space: str) -> None:
        self.ask(GoTo(HOST, self.turn, space))

    def ask(self, *commands: Command) -> None:
        for command in commands:
            self.house.referee.submit(self.game, HOST, command)

    def fail_on_an_hq(self) -> None:
        self.until(lambda view: bool(hq_near(view)))
        self.to(hq_near(room(self.house))[0])
        self.ask(Judge(HOST, False))

    def halt(self, name: str) -> None:
        """Measure; one phone is that of whose turn it is, the other his who reads to him."""
        view = room(self.house)
        player = view.turn or self.seats[0]
        reader = view.leader or self.seats[self.seats.index(player) - 1]
        for phone, seat in ((self.player, player), (self.reader, reader)):
            if phone.seat != seat:
                phone.open(seat)
        self.stop(name)


@pytest.fixture(scope="module", params=[2, 6], ids=["two", "six"])
def walk(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Voyage]:
    house = House(tmp_path_factory.mktemp("sizes"))
    house.start()
    door = Door(browser, house)
    yield Voyage(house, door, request.param)
    door.close()
    house.close()
    assert "Traceback" not in house.said()


@pytest.mark.parametrize("stop", [*STOPS, "host reads"])
def test_the_screen_is_read_from_the_sofa(walk: Voyage, stop: str) -> None:
    is_read_from_the_sofa(walk.sizes["screen", stop])


@pytest.mark.parametrize("stop", [*STOPS, "host reads", "host has read"])
def test_the_main_button_is_in_sight(walk: Voyage, stop: str) -> None:
    shows_its_main_button(walk.sizes["console", stop])


@pytest.mark.parametrize("who", ["player", "reader"])
@pytest.mark.parametrize("stop", STOPS)
def test_a_phone_fits_eye_and_thumb(walk: Voyage, stop: str, who: str) -> None:
    fits_eye_and_thumb(walk.sizes[who, stop])
