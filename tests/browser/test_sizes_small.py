"""The smallest phones, and large letters: nothing beside the page, nothing out of reach, no name in pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from engine.core import HOST, Value
from engine.games.balderdash.commands import PickCategory
from engine.games.balderdash.terms import Options as Balderdash
from engine.games.bluff.terms import Options as Bluff
from engine.games.fake_artist.commands import Confirm, NameFirst, SetOwnWord
from engine.games.fake_artist.terms import Options as FakeArtist
from engine.games.globetrotter.terms import Options as Globetrotter
from engine.table import End
from tests.browser import artist, bluff, play, wheel
from tests.browser.artist import Sheet
from tests.browser.conftest import PHONE, Door
from tests.browser.house import House
from tests.browser.people import Phone
from tests.browser.sizes import fits_eye_and_thumb, measure

SMALL = {"width": 320, "height": 568}
HALF = {"width": 195, "height": 422}
"""In CSS pixels: the smallest phones; and an ordinary one whose page has been made twice as large."""

PLAIN, LARGE = 16, 32
"""Letters of a phone whose owner has set nothing, and of one who sees badly, in CSS pixels."""

HEAD = 0.15
"""The part of a small phone that the head of its page may take."""

NAMES = ("Élodie-Françoise Aubigné", "Mamie Rose", "Maximiliana", "Zoé", "Bo")
WORD = "as long a word as any word may be, so so"

SMALLEST = """what => {
  const head = document.querySelector(".hand header");
  const press = document.querySelector(what);
  press.scrollIntoView({ block: "center" });
  const box = press.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const lines = [];
  const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    for (const word of walker.currentNode.nodeValue.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, word.index);
      range.setEnd(walker.currentNode, word.index + word[0].length);
      lines.push([word[0], new Set([...range.getClientRects()].map((part) => Math.round(part.top))).size]);
    }
  }
  return {
    name: head.querySelector(".name").getBoundingClientRect().width,
    right: Math.max(...[...head.children].map((part) => part.getBoundingClientRect().right)),
    head: head.getBoundingClientRect().height,
    broken: lines.filter(([, count]) => count > 1).map(([word]) => word),
    reached: press.contains(top) && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
  };
}"""


class Small(Value):
    """How a page stands on a small phone, in CSS pixels.

    `name` is how wide the name in the head is, `right` where the head ends, `head` how high it is;
    `broken` are its words that stand on more than one line. `reached`: what is to be pressed can be
    scrolled to, and nothing lies over it.
    """

    name: float
    right: float
    head: float
    broken: list[str]
    reached: bool


# --- one phase of every game -------------------------------------------------------------------


def _start(house: House, key: str, options: Value) -> None:
    """Begin a game; what was played before is over."""
    if house.night.games and house.referee.view(house.game, HOST).ending is None:
        house.ask(End(HOST))
    house.referee.start_game(house.night.id, key, options)


def _writes(house: House, phone: Phone) -> str:
    _start(house, "balderdash", Balderdash())
    house.go("roll_first", "draw")
    leader = play.room(house).leader
    assert leader is not None
    house.ask(PickCategory(HOST, leader, "words"))
    phone.open(next(seat for seat in play.room(house).seats if seat != leader))
    phone.type("a bluff")
    return "form[data-pen=bluff] .act.main"


def _bids(house: House, phone: Phone) -> str:
    _start(house, "bluff", Bluff(reroll=True, odds=True))
    house.go("roll_all", "lowest_raise")
    phone.open(str(bluff.room(house).turn))
    return ".dock.lows .act.main"


def _draws(house: House, phone: Phone) -> str:
    _start(house, "fake_artist", FakeArtist())
    master, *_ = (person.seat for person in house.night.people)
    house.ask(NameFirst(HOST, master), SetOwnWord(HOST, master, WORD, WORD))
    house.ask(*(Confirm(HOST, seat, 1) for seat in artist.room(house).artists))
    house.go("start_drawing")
    phone.open(str(artist.room(house).turn))
    return "[data-hand-stroke]"


def _rolls(house: House, phone: Phone) -> str:
    _start(house, "globetrotter", Globetrotter())
    phone.open(wheel.room(house).seats[0])
    return ".bigdie"


def _joins(house: House, phone: Phone) -> str:
    phone.page.goto(house.link("room"))
    phone.page.locator("form[data-pen=join] input").fill("Élodie-Françoise")
    return "form[data-pen=join] .act.main"


PLACES: dict[str, Callable[[House, Phone], str]] = {
    "balderdash": _writes,
    "bluff": _bids,
    "fake_artist": _draws,
    "globetrotter": _rolls,
    "join": _joins,
}
"""Brings a phone there, and names what is to be pressed."""


class Nook(Value):
    """A phone that has been brought somewhere, and what is to be pressed there."""

    phone: Phone
    press: str

    def at(self, size: dict[str, int], letters: int = PLAIN) -> Small:
        """Measure it at a size, with the phone's letters so large."""
        page = self.phone.page
        page.set_viewport_size(size)  # type: ignore[arg-type]
        tools = page.context.new_cdp_session(page)
        tools.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
        page.wait_for_function("width => innerWidth === width", arg=size["width"])
        sizes = measure(page)
        fits_eye_and_thumb(sizes)
        return msgspec.convert(page.evaluate(SMALLEST, self.press), Small)


@pytest.fixture(scope="module")
def den(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Door]]:
    house = House(tmp_path_factory.mktemp("small"))
    house.start()
    night = house.referee.start_night("Jeux", "fr").id
    for name in NAMES:
        house.referee.seat_person(night, name)
    door = Door(browser, house)
    yield house, door
    door.close()
    house.close()
    assert "Traceback" not in house.said()


@pytest.fixture(scope="module", params=PLACES)
def nook(den: tuple[House, Door], request: pytest.FixtureRequest) -> Iterator[Nook]:
    house, door = den
    phone = door.phone(SMALL)
    yield Nook(phone, PLACES[request.param](house, phone))
    phone.page.close()


@pytest.mark.parametrize(
    ("size", "letters"),
    [(SMALL, PLAIN), (HALF, PLAIN), (PHONE, LARGE)],
    ids=["small", "half", "large letters"],
)
def test_a_small_phone_shows_all_that_is_to_be_pressed(
    nook: Nook, size: dict[str, int], letters: int
) -> None:
    small = nook.at(size, letters)
    assert small.reached
    assert small.name > 40
    assert small.right <= size["width"]
    assert small.broken == []


def test_the_head_leaves_a_small_phone_its_page(nook: Nook) -> None:
    assert nook.at(SMALL).head <= HEAD * SMALL["height"]


@pytest.mark.parametrize("letters", [18, 24])
def test_letters_grow_with_those_of_the_phone(nook: Nook, letters: int) -> None:
    """Nothing that is read is left behind: the least letters grow too."""
    nook.at(PHONE)
    before = {text: size for size, text in measure(nook.phone.page).letters}
    nook.at(PHONE, letters)
    after = {text: size for size, text in measure(nook.phone.page).letters}
    assert before
    assert all(after[text] > size for text, size in before.items() if text in after)


# --- drawing -----------------------------------------------------------------------------------


@pytest.fixture
def drawing(den: tuple[House, Door]) -> Iterator[Sheet]:
    """A phone whose owner draws next."""
    house, door = den
    phone = door.phone(SMALL)
    _draws(house, phone)
    yield Sheet(phone)
    phone.page.close()


@pytest.mark.parametrize(
    "size", [{"width": 360, "height": 640}, SMALL, HALF], ids=["360", "small", "half"]
)
def test_nothing_lies_over_the_sheet(drawing: Sheet, size: dict[str, int]) -> None:
    """Its lowest part takes a stroke as any other does."""
    drawing.page.set_viewport_size(size)  # type: ignore[arg-type]
    drawing.page.locator(".sheet").scroll_into_view_if_needed()
    drawing.drag((100, 980), (900, 980))
    assert len(drawing.own) == 2
    expect(drawing.keep).to_be_enabled()


def test_who_draws_sees_category_sheet_word_and_button_at_once(drawing: Sheet) -> None:
    drawing.page.set_viewport_size({"width": 360, "height": 640})
    expect(drawing.page.locator(".turn")).to_contain_text(WORD)
    for part in (".turn", ".sheet", "#secret", "[data-unstroke]", "[data-hand-stroke]"):
        expect(drawing.page.locator(part)).to_be_in_viewport(ratio=1)
