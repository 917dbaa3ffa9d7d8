"""What the room reads from the sofa, what the host presses, what a thumb hits: twelve play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from engine.core import HOST
from engine.games.balderdash.commands import HandIn as Write
from engine.games.balderdash.commands import PickCategory
from engine.games.balderdash.commands import Vote as Believe
from engine.games.balderdash.terms import Options
from engine.table import End
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.play import room
from tests.browser.sizes import (
    NARROW,
    Tour,
    fits_eye_and_thumb,
    is_read_from_the_sofa,
    shows_its_main_button,
)

NAMES = [
    "Ann",
    "Bo",
    "Cy",
    "Dimitri",
    "Élodie",
    "Fatoumata",
    "Gus",
    "Hélène",
    "Ida",
    "Maximiliana",
    "Lou",
    "Noé",
]
TEXTS = (
    "A small wooden bridge over a ditch, used by monks and geese",
    "The feeling that someone has already eaten the cake",
    "An old Dutch dance with one shoe",
    "To whistle through one's nose at weddings",
    (
        "A tax on windows that face the sea, paid in eels until the king forgot about it and went fishing, "
        "which is why there are so few windows and so many eels on that coast to this day"
    ),
    "Very tired potatoes",
    "A ladder with one rung",
    "The noise a door makes when it is not a jar but would like to be taken for one by strangers",
    "Somebody who sells second-hand umbrellas in the rain",
    "A coin",
    "A kind of soup that is eaten with a fork",
    "The last page of a book that has been lent to someone",
)
STOPS = (
    "lobby",
    "opening",
    "rolled",
    "card",
    "bluffs",
    "bluffs in",
    "reading",
    "vote",
    "voted",
    "reveal",
    "revealed",
    "moves",
    "over",
)
GAME_STOPS = STOPS[1:]
MANY_ROLLS = 3
"""So often the highest have tied before the first dasher is found."""


PROMPT = "Middle School: The Worst Years of My Life (2016)"
ANSWER = (
    "Captain Clark, his men and a large black dog set off up the river Missouri to cross America; "
    "Captain Lewis follows"
)
"""A card as long as the longest of the house, in either language."""


def long_word(house: House) -> None:
    """Have but one card for words in play: no other luck may make a page longer."""
    deck = f'category,prompt_en,answer_en\nwords,{PROMPT},"{ANSWER}"\n'
    house.referee.add_deck("balderdash", "long.csv", deck.encode())
    house.referee.use_deck("balderdash/words_en", False)


class Walk(Tour):
    """A game of twelve, measured at every stop on every kind of page."""

    def __init__(self, house: House, door: Door) -> None:
        long_word(house)
        self.night = house.referee.start_night("Games", "en").id
        self.seats = [house.referee.seat_person(self.night, name) for name in NAMES]
        host, screen = door.host(), door.screen()
        dasher, writer = door.phone(NARROW), door.phone(NARROW)
        super().__init__(
            house, {"console": host, "screen": screen, "dasher": dasher, "writer": writer}
        )
        host.page.goto(house.laptop)
        host.page.locator(".join img").wait_for()
        screen.open()
        for phone, seat in ((dasher, self.seats[0]), (writer, self.seats[1])):
            phone.open(seat)
        self.stop("lobby")
        game = house.referee.start_game(self.night, "balderdash", Options())
        host.open()
        self.stop("opening")
        self.go("roll_first")
        while len(room(house).rolls) < MANY_ROLLS:
            house.referee.submit(game, HOST, End(HOST))
            game = house.referee.start_game(self.night, "balderdash", Options())
            self.go("roll_first")
        self.stop("rolled")
        self.go("draw")
        leader = room(house).leader
        assert leader is not None
        dasher.open(leader)
        others = [seat for seat in self.seats if seat != leader]
        writer.open(others[0])
        self.stop("card")
        self.house.referee.submit(game, HOST, PickCategory(HOST, leader, "words"))
        self.stop("bluffs")
        for seat, text in zip(others, TEXTS, strict=False):
            self.house.referee.submit(game, HOST, Write(HOST, seat, 1, text))
        self.stop("bluffs in")
        self.go("start_reading", *["read_next"] * 14)
        self.stop("reading")
        self.go(*["read_next"] * 10, "open_vote")
        self.stop("vote")
        for number, seat in enumerate(room(house).voters, 1):  # each text one vote: many score
            self.house.referee.submit(game, HOST, Believe(HOST, seat, 1, number))
        self.stop("voted")
        self.go("close_vote", *["reveal_next"] * 5)
        self.stop("reveal")
        self.go(*["reveal_next"] * 7)
        self.stop("revealed")
        self.go("move_pawns")
        self.stop("moves")
        self.house.referee.submit(game, HOST, End(HOST))
        self.stop("over")


@pytest.fixture(scope="module")
def walk(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    house = House(tmp_path_factory.mktemp("sizes"))
    house.start()
    door = Door(browser, house)
    yield Walk(house, door)
    door.close()
    house.close()
    assert "Traceback" not in house.said()


@pytest.mark.parametrize("stop", STOPS)
def test_the_screen_is_read_from_the_sofa(walk: Walk, stop: str) -> None:
    is_read_from_the_sofa(walk.sizes["screen", stop])


@pytest.mark.parametrize("stop", GAME_STOPS)
def test_the_main_button_is_in_sight(walk: Walk, stop: str) -> None:
    shows_its_main_button(walk.sizes["console", stop])


@pytest.mark.parametrize("who", ["dasher", "writer"])
@pytest.mark.parametrize("stop", STOPS)
def test_a_phone_fits_eye_and_thumb(walk: Walk, stop: str, who: str) -> None:
    fits_eye_and_thumb(walk.sizes[who, stop])
