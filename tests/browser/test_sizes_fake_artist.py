"""Fake Artist from the sofa, at the laptop and in a hand: five play, and ten."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from engine.core import HOST, Command, Seat
from engine.games.fake_artist.commands import (
    ChooseCategory,
    Confirm,
    Draw,
    Guess,
    Judge,
    NameFirst,
    PickWord,
    SetOwnWord,
    Vote,
)
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.fake_artist.terms import Options, Stroke
from engine.table import Correct
from tests.browser.artist import room
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.sizes import (
    LONG_NAMES,
    NARROW,
    Tour,
    fits_eye_and_thumb,
    is_read_from_the_sofa,
    shows_its_main_button,
)

LINE = Stroke((100, 100, 300, 300))
STOPS = (
    *("word", "offer", "look", "looked", "draw", "half", "drawn", "vote", "voted"),
    *("unmask", "guess", "score", "escaped", "won"),
)
LONGEST = "a very long word of up to forty signs, so"
OFFERED = 3
"""Words that a word master is offered."""


def long_words(house: House) -> str:
    """Add a category of which nothing but the longest words are offered; give its name."""
    category = "Grandma’s attic"
    rows = [f"{category},as long as any list allows {number:03}" for number in range(OFFERED)]
    deck = "\n".join(["category,prompt_en", *rows])
    house.referee.add_deck("fake_artist", "long.csv", deck.encode())
    return category


class Gallery(Tour):
    """Two rounds and the end of a third: caught, escaped, won. All names are long, votes scattered."""

    def __init__(self, house: House, door: Door, count: int) -> None:
        category = long_words(house)
        night = house.referee.start_night("Games", "en").id
        self.seats = [house.referee.seat_person(night, name) for name in LONG_NAMES[-count:]]
        host, screen = door.host(), door.screen()
        master, artist = door.phone(NARROW), door.phone(NARROW)
        self.game = house.referee.start_game(night, "fake_artist", Options())
        super().__init__(
            house, {"console": host, "screen": screen, "master": master, "artist": artist}
        )
        leader = self.seats[0]
        self.ask(NameFirst(HOST, leader))
        host.open()
        screen.open()
        master.open(leader)
        artist.open(self.seats[1])
        self.stop("word")
        self.ask(ChooseCategory(HOST, leader, category))
        self.stop("offer")
        self.ask(PickWord(HOST, leader, 1))
        fake = self.fake()
        artist.open(fake)
        artists = room(house).artists
        self.stop("look")
        self.ask(*(Confirm(HOST, seat, 1) for seat in artists))
        self.stop("looked")
        self.go("start_drawing")
        self.stop("draw")
        self.ask(*(Draw(HOST, seat, 1, 1, LINE) for seat in artists))
        self.stop("half")
        self.ask(*(Draw(HOST, seat, 1, 2, LINE) for seat in artists))
        self.stop("drawn")
        self.go("open_vote")
        self.stop("vote")
        self.ask(
            *(
                Vote(HOST, seat, 1, fake if seat != fake else artists[seat == artists[0]])
                for seat in artists
            )
        )
        self.stop("voted")
        self.go("reveal_votes")
        self.stop("unmask")
        self.ask(Guess(HOST, fake, 1, LONGEST))
        self.stop("guess")
        self.ask(Judge(HOST, 1, False))
        self.stop("score")
        self.escape(2)
        self.stop("escaped")
        third = self.seats[2]
        self.ask(Correct(HOST, third, 4 - dict(room(house).points)[third], "so that he wins"))
        self.escape(3)
        self.stop("won")

    def ask(self, *commands: Command) -> None:
        for command in commands:
            self.house.referee.submit(self.game, HOST, command)

    def fake(self) -> Seat:
        """Who got the X."""
        view = self.house.referee.view
        seats = [seat for seat in self.seats if view(self.game, seat).x]  # type: ignore[attr-defined]
        return seats[0]

    def escape(self, number: int) -> None:
        """A round in which everybody points at another one."""
        self.go("next_round")
        view = room(self.house)
        assert view.leader is not None
        self.ask(SetOwnWord(HOST, view.leader, LONGEST[:40], LONGEST[:40]))
        artists = room(self.house).artists
        self.ask(*(Confirm(HOST, seat, number) for seat in artists))
        self.go("start_drawing")
        self.ask(*(Draw(HOST, seat, number, lap, LINE) for lap in (1, 2) for seat in artists))
        self.go("open_vote")
        self.ask(
            *(
                Vote(HOST, seat, number, other)
                for seat, other in zip(artists, artists[1:] + artists[:1], strict=True)
            )
        )
        self.go("reveal_votes")


@pytest.fixture(scope="module", params=[5, 10], ids=["five", "ten"])
def walk(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Gallery]:
    house = House(tmp_path_factory.mktemp("sizes"))
    house.start()
    door = Door(browser, house)
    walk = Gallery(house, door, request.param)
    view = walk.house.referee.view(walk.game, HOST)
    assert isinstance(view, FakeArtistView)
    assert view.ending is not None
    yield walk
    door.close()
    house.close()
    assert "Traceback" not in house.said()


@pytest.mark.parametrize("stop", STOPS)
def test_the_screen_is_read_from_the_sofa(walk: Gallery, stop: str) -> None:
    is_read_from_the_sofa(walk.sizes["screen", stop])


@pytest.mark.parametrize("stop", STOPS)
def test_the_main_button_is_in_sight(walk: Gallery, stop: str) -> None:
    shows_its_main_button(walk.sizes["console", stop])


@pytest.mark.parametrize("who", ["master", "artist"])
@pytest.mark.parametrize("stop", STOPS)
def test_a_phone_fits_eye_and_thumb(walk: Gallery, stop: str, who: str) -> None:
    fits_eye_and_thumb(walk.sizes[who, stop])
