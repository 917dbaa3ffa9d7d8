"""How Fake Artist is played in the browser: fingers on the glass, the sheet under them, and the rest."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from engine.games.fake_artist.seen import FakeArtistView
from tests.browser.house import House
from tests.browser.people import Phone, say

SIDE = 1000
Point = tuple[float, float]

PARTED = re.compile(r"-?\d+")


class Fingers:
    """Fingers on a phone's glass, at places of the window in CSS pixels."""

    def __init__(self, page: Page) -> None:
        self._tools = page.context.new_cdp_session(page)

    def down(self, *places: Point) -> None:
        """All fingers that are on the glass now; the last one has just come down."""
        self._send("touchStart", places)

    def move(self, *places: Point) -> None:
        """Where the fingers are now."""
        self._send("touchMove", places)

    def up(self, *places: Point) -> None:
        """The fingers that stay; without any, all have been lifted."""
        self._send("touchEnd", places)

    def torn_away(self) -> None:
        """The phone takes the touch for itself: a call, a gesture of the system."""
        self._send("touchCancel", ())

    def _send(self, kind: str, places: Sequence[Point]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self._tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Sheet:
    """The sheet on a page, measured in its own units: 1000 each way from its top left."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.page = phone.page
        self.fingers = Fingers(phone.page)

    @property
    def box(self) -> dict[str, float]:
        box = self.page.locator(".sheet svg").bounding_box()
        assert box is not None
        return {"x": box["x"], "y": box["y"], "side": box["width"]}

    def at(self, x: float, y: float) -> Point:
        """Where a place of the sheet is in the window."""
        box = self.box
        return box["x"] + x * box["side"] / SIDE, box["y"] + y * box["side"] / SIDE

    def drag(self, *points: Point) -> None:
        """Draw with one finger from the first point to the last, and lift it."""
        self.begin(*points)
        self.fingers.up()

    def begin(self, *points: Point) -> None:
        """Draw with one finger and leave it on the glass."""
        first, *rest = [self.at(*point) for point in points]
        self.fingers.down(first)
        for place in rest:
            self.fingers.move(place)

    @property
    def own(self) -> list[Point]:
        """The points of one's own stroke, as the page shows it."""
        numbers = PARTED.findall(self.page.locator("[data-own]").get_attribute("d") or "")
        return [(int(x), int(y)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]

    @property
    def others(self) -> list[str]:
        """The strokes that stand, as the page draws them."""
        paths = self.page.locator(".sheet g > path").all()
        return [path.get_attribute("d") or "" for path in paths]

    @property
    def keep(self) -> Locator:
        """The button that sends the stroke."""
        return self.page.locator("[data-hand-stroke]")

    @property
    def undo(self) -> Locator:
        return self.page.locator("[data-unstroke]")

    @property
    def note(self) -> Locator:
        """What is said of a stroke that is none."""
        return self.page.locator("[data-stroke-note]")

    def send(self) -> None:
        """Keep the stroke, and wait until it stands."""
        standing = len(self.others)
        self.keep.tap()
        expect(self.page.locator(".sheet g > path")).to_have_count(standing + 1)


def room(house: House) -> FakeArtistView:
    """What the room may see of tonight's game."""
    view = house.referee.view(house.game, "room")
    assert isinstance(view, FakeArtistView)
    return view


def own(phone: Phone) -> FakeArtistView:
    """What a player may see of it."""
    view = phone.house.referee.view(phone.house.game, phone.seat)
    assert isinstance(view, FakeArtistView)
    return view


def of(phones: Sequence[Phone], seat: str | None) -> Phone:
    """The phone of a seat."""
    return next(phone for phone in phones if phone.seat == seat)


def hold(phone: Phone) -> str:
    """Look at the word for as long as a finger is on it; give what stood there."""
    secret = phone.page.locator("#secret .secret")
    expect(secret).to_be_hidden()
    box = phone.page.locator("#secret").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers = Fingers(phone.page)
    fingers.down(middle)
    expect(secret).to_be_visible()
    shown = secret.inner_text()
    fingers.up()
    expect(secret).to_be_hidden()
    return shown


def look(phone: Phone) -> str:
    """Look, and say that one has; not before. Give what was seen."""
    looked = phone.page.locator(".dock .act.main")
    expect(looked).to_be_disabled()
    shown = hold(phone)
    looked.tap()
    expect(looked).to_have_count(0)
    return shown


def set_word(master: Phone, category: str, word: str) -> None:
    """As word master, set a category and a word of one's own."""
    master.page.locator("#all-own summary").tap()
    form = master.page.locator("#all-own form")
    form.locator("[name=category]").fill(category)
    form.locator("[name=word]").fill(word)
    form.locator("[type=submit]").tap()
    expect(master.page.locator(".hand .prompt")).to_have_text(category)


def point(phone: Phone, suspect: str) -> None:
    """Point at somebody."""
    button = phone.page.locator(f".suspects .act[data-send*='\"{suspect}\"']")
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")


def forge(phone: Phone, message: dict[str, Any]) -> None:
    """Send what no button of this page sends, through the page itself."""
    phone.page.evaluate(
        """message => {
          const button = document.createElement("button");
          button.dataset.send = message;
          document.querySelector(".hand").append(button);
          button.click();
        }""",
        json.dumps(message),
    )


def refused(phone: Phone, message: str, **facts: str | int) -> None:
    """Wait until a page says why something was refused."""
    expect(phone.refusal).to_have_text(say(f"refused-{message}", **facts))
