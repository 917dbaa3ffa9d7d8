"""As many as a table takes, with names as long as may be: the screen shows them all at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import HOST
from engine.games.balderdash.terms import Options as Balderdash
from engine.games.bluff.terms import Options as Bluff
from engine.games.fake_artist.commands import Confirm, Draw, NameFirst, SetOwnWord, Vote
from engine.games.fake_artist.terms import WORD_LENGTH
from engine.games.fake_artist.terms import Options as FakeArtist
from engine.games.globetrotter.terms import Options as Globetrotter
from engine.names import NAME_LENGTH
from tests.browser.artist import room
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.sizes import measure
from tests.browser.test_sizes_fake_artist import LINE

STILL_READ = 14
"""The smallest letters that people who lean forward still read from the sofa, in CSS pixels."""

WORD = "as long a word as any word may be, so so"[:WORD_LENGTH]
NAMES = [f"{letter}-Wwwwwwww Mmmmmmmmmmmmmm"[:NAME_LENGTH] for letter in "ABCDEFGHIJKLMNOPQRST"]


def _rolled(house: House) -> None:
    house.referee.start_game(house.night.id, "balderdash", Balderdash())
    house.go("roll_first")


def _cups(house: House) -> None:
    house.referee.start_game(house.night.id, "bluff", Bluff())
    house.go("roll_all")


def _escaped(house: House) -> None:
    """Everybody points at another one."""
    house.referee.start_game(house.night.id, "fake_artist", FakeArtist())
    master, *_ = (person.seat for person in house.night.people)
    house.ask(NameFirst(HOST, master), SetOwnWord(HOST, master, WORD, WORD))
    artists = room(house).artists
    house.ask(*(Confirm(HOST, seat, 1) for seat in artists))
    house.go("start_drawing")
    house.ask(*(Draw(HOST, seat, 1, lap, LINE) for lap in (1, 2) for seat in artists))
    house.go("open_vote")
    pairs = zip(artists, artists[1:] + artists[:1], strict=True)
    house.ask(*(Vote(HOST, seat, 1, other) for seat, other in pairs))
    house.go("reveal_votes")


def _voyage(house: House) -> None:
    house.referee.start_game(house.night.id, "globetrotter", Globetrotter())


@pytest.mark.parametrize(
    ("begin", "count"),
    [(_rolled, 20), (_cups, 10), (_escaped, 10), (_voyage, 6)],
    ids=["balderdash", "bluff", "fake_artist", "globetrotter"],
)
def test_what_no_screen_holds_is_made_smaller(
    house: House, door: Door, begin: Callable[[House], None], count: int
) -> None:
    night = house.referee.start_night("Games", "en").id
    for name in NAMES[:count]:
        house.referee.seat_person(night, name)
    begin(house)
    screen = door.screen()
    screen.open()
    sizes = measure(screen.page)
    assert (sizes.below, sizes.beside) == (0, 0)
    assert sizes.letters_under(STILL_READ) == []


LATE = """() => {
  const late = document.createElement("div");
  late.style.height = "600px";
  document.querySelector("[data-testid=stMainBlockContainer]").append(late);
}"""
FITS = """() => {
  const main = document.querySelector("[data-testid=stMain]");
  return main.scrollHeight <= main.clientHeight;
}"""


def test_what_comes_late_has_its_place_on_the_screen_too(house: House, door: Door) -> None:
    """On a slow laptop the board comes long after what stands above it."""
    house.referee.start_night("Games", "en")
    for name in NAMES[:5]:
        house.referee.seat_person(house.night.id, name)
    _rolled(house)
    screen = door.screen()
    screen.open()
    assert measure(screen.page).below == 0
    screen.page.evaluate(LATE)
    screen.page.wait_for_function(FITS)
