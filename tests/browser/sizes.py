"""Measures pages: what must be scrolled to, how small their letters and buttons are."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from playwright.sync_api import Page

from engine.core import Value
from tests.browser.house import House
from tests.browser.people import Looker

TV_LETTERS = 24
PHONE_LETTERS = 16
PHONE_BUTTON = 44
NARROW = {"width": 360, "height": 740}
"""In CSS pixels: the smallest letters and buttons, and the narrowest phone."""

LONG_NAMES = (
    *("Alessandra", "Bartholomé", "Clémentine", "Désirée-Ann", "Evangeline"),
    *("Fatoumata", "Guillaumette", "Hildegarde", "Isaac-Jules", "Maximiliana"),
)
"""All as long as a first name is: whoever has the turn or is the fake, no page grows by it."""

MEASURE = """() => {
  const main = document.querySelector("[data-testid=stMain]");
  const shown = (node) => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1 && box.height > 1;
  };
  const letters = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue.trim();
    if (!text || !shown(holder) || holder.closest(".sr, script, style, [data-testid=stIconMaterial]")) continue;
    // The letter in a token is a sign, like its colour and shape, where the name stands beside it.
    if (holder.closest(".token")?.parentElement.querySelector(".name, bdi")) continue;
    letters.push([parseFloat(getComputedStyle(holder).fontSize) * holder.currentCSSZoom, text.slice(0, 40)]);
  }
  const said = (button) => (button.innerText || button.placeholder || "").slice(0, 40);
  const buttons = [...main.querySelectorAll("button, a, summary, input, [role=button], label:has(input)")]
    .filter((button) => shown(button) && !(button.nodeName === "INPUT" && button.closest("label")))
    .map((button) => [button.getBoundingClientRect().height, said(button)]);
  const press = document.querySelector(".st-key-main button")?.getBoundingClientRect();
  return {
    below: Math.max(main.scrollHeight - main.clientHeight, document.documentElement.scrollHeight - innerHeight),
    beside: Math.max(main.scrollWidth - main.clientWidth, document.documentElement.scrollWidth - innerWidth),
    letters,
    buttons,
    press: press ? [press.top, press.bottom] : null,
    height: innerHeight,
  };
}"""


class Sizes(Value):
    """All in CSS pixels. `below` and `beside`: how far the page goes beyond the window.

    `letters` and `buttons` are sizes with what stands there; `press` are top and bottom of the main
    button, and `height` is the window's.
    """

    below: float
    beside: float
    letters: list[tuple[float, str]]
    buttons: list[tuple[float, str]]
    press: tuple[float, float] | None
    height: float

    def letters_under(self, least: float) -> list[tuple[float, str]]:
        return [pair for pair in self.letters if pair[0] < least]

    def buttons_under(self, least: float) -> list[tuple[float, str]]:
        return [pair for pair in self.buttons if pair[0] < least]


DRESSED = """() => {
  const scenes = [...document.querySelectorAll(".scene")];
  return scenes.length > 0 && scenes.every((scene) => scene.style.visibility === "");
}"""
"""Every scene has its look."""


def measure(page: Page) -> Sizes:
    """Measure a page that has been drawn."""
    page.wait_for_function(DRESSED)
    page.evaluate("() => document.fonts.ready")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    return msgspec.convert(page.evaluate(MEASURE), Sizes)


class Tour:
    """A game that is measured at every stop on every kind of page."""

    def __init__(self, house: House, lookers: Mapping[str, Looker]) -> None:
        self.house = house
        self.lookers = lookers
        self.sizes: dict[tuple[str, str], Sizes] = {}

    def go(self, *steps: str) -> None:
        """Take these steps of the game that is on."""
        self.house.go(*steps)

    def stop(self, name: str) -> None:
        """Load every page anew, for this change came past the server, and measure it."""
        for looker in self.lookers.values():
            looker.page.reload(wait_until="commit")
        for who, looker in self.lookers.items():
            looker.page.locator(".scene > *").first.wait_for()
            looker.drawn()
            self.sizes[who, name] = measure(looker.page)


# --- what must hold ----------------------------------------------------------------------------


def is_read_from_the_sofa(sizes: Sizes) -> None:
    """The screen, 1920 × 1080: all of it is there at once, and no letter is under 24 px."""
    assert (sizes.below, sizes.beside) == (0, 0)
    assert sizes.letters
    assert sizes.letters_under(TV_LETTERS) == []


def shows_its_main_button(sizes: Sizes) -> None:
    """The console, 1366 × 768: its one warm button needs no scrolling."""
    assert sizes.press is not None
    top, bottom = sizes.press
    assert 0 <= top < bottom <= sizes.height
    assert sizes.beside == 0


def fits_eye_and_thumb(sizes: Sizes) -> None:
    """A phone 360 px wide: nothing beside the window, letters of 16 px, buttons of 44."""
    assert sizes.beside == 0
    assert sizes.letters
    assert sizes.letters_under(PHONE_LETTERS) == []
    assert sizes.buttons_under(PHONE_BUTTON) == []
