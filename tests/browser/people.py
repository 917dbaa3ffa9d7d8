"""Those who look at the house, in its own words: the host, a phone, the screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from engine.core import HOST, Seat, Viewer
from pages.parts.words import words
from tests.browser.house import House

say = words("en")
"""What pages say, in the language of these tests."""

DRAWN = """() =>
  document.querySelector(".stApp")?.dataset.testScriptState === "notRunning" &&
  !document.querySelector("[data-testid=stSkeleton]")"""
"""Nothing is being drawn now, and nothing is still to grow where it stands."""
PRESS_AGAIN_MS = 5000
"""How long somebody waits before he presses once more."""
SEEN = "(window.meneurLine?.seen ?? '').split('.')[0]"


class Looker:
    """Somebody with a page open."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house

    @property
    def refusal(self) -> Locator:
        """The sentence that says why something did not happen."""
        return self.page.locator(".refusal")

    @property
    def answers(self) -> Locator:
        """The list, in its order."""
        return self.page.locator(".answer .text")

    def answer(self, number: int) -> Locator:
        return self.page.locator(f"#answer-{number}")

    def list(self) -> list[str]:
        """The texts of the answers as they stand on this page."""
        return self.answers.all_inner_texts()

    def drawn(self) -> None:
        """Wait until the page has been drawn."""
        self.page.wait_for_function(DRAWN)

    def seen(self) -> str:
        """The fingerprint of what is drawn now, without the phones that only the host sees."""
        return str(self.page.evaluate(f"() => {SEEN}"))

    def catch_up(self, viewer: Viewer) -> None:
        """Wait until the newest is drawn, though more may happen meanwhile."""
        while (seen := self.seen()) != self.house.referee.seen(self.house.night.id, viewer):
            self.page.wait_for_function(f"seen => {SEEN} !== seen", arg=seen)
        self.drawn()

    def moved(self, seen: str) -> None:
        """Wait until something else than `seen` has been drawn; a phone that comes is nothing else."""
        self.page.wait_for_function(f"seen => {SEEN} !== seen", arg=seen)
        self.drawn()


class Host(Looker):
    """The one at the laptop."""

    @property
    def main(self) -> Locator:
        """The one warm button, not one that a redraw is about to take away."""
        return self.page.locator(".st-key-main :not([data-stale=true]) > .stButton button")

    def start(self) -> None:
        """Open the lobby and begin a night."""
        self.page.goto(self.house.laptop)
        self.main.click()
        expect(self.page.locator(".join img")).to_be_visible()
        self.drawn()

    def add(self, name: str) -> None:
        """Seat somebody by his name."""
        field = self.page.get_by_role("textbox").first
        field.fill(name)
        field.press("Enter")
        expect(self.page.locator(".gathered .name", has_text=name)).to_be_visible()
        self.drawn()

    def take(self, game: str) -> None:
        """Choose a game by its key, and wait until it can be started."""
        name = say(f"game-{game}")
        choice = self.page.locator(".st-key-game-card").get_by_text(name, exact=True)
        start = self.main.filter(has_text=say("start-game", game=name))
        choice.click()
        try:
            start.wait_for(timeout=PRESS_AGAIN_MS)
        except PlaywrightTimeout:  # phones come in just now: a press can fall into the redraw
            choice.click()
        expect(start).to_be_visible()
        expect(self.main).to_have_count(1)  # that of the game chosen before has gone
        self.drawn()

    def choose(self, **options: Any) -> None:
        """Choose house rules by the place of each choice, from 0."""
        self.page.get_by_text(say("game-options")).click()
        for name, place in options.items():
            row = self.page.locator(f".st-key-option-balderdash-{name}")
            row.get_by_role("radio").nth(place).click()
            self.drawn()

    def play(self) -> None:
        """Start the game."""
        self.main.click()
        self.console()

    def press(self) -> None:
        """Press the main button of what is on now, and wait for what comes of it."""
        self.catch_up(HOST)
        seen = self.seen()
        self.main.click()
        self.moved(seen)

    def open(self) -> None:
        """Open the console of the game that is on."""
        self.page.goto(f"{self.house.laptop}/console")
        self.console()

    def console(self) -> None:
        """Wait until the console is there, with its board."""
        expect(self.page.locator(".stage")).to_be_visible()
        expect(self.page.locator(".js-plotly-plot, .stage:not(.boarded)").first).to_be_visible()
        self.drawn()

    def menu(self) -> None:
        """Open the menu, and wait until all that it offers is there: it grows upwards."""
        self.page.locator(".st-key-menu button").first.click()
        expect(self.page.locator(".st-key-pause")).to_be_visible()
        self.drawn()

    def back(self) -> None:
        """Take back the last step."""
        seen = self.seen()
        self.page.locator(".st-key-undo button").first.click()
        self.page.locator("[class*=st-key-back-] button").first.click()
        self.moved(seen)


class Phone(Looker):
    """A player with a phone. `seat` is his."""

    seat = Seat("")

    @property
    def name(self) -> str:
        """What he is called at the table."""
        return self.house.night.person(self.seat).name

    @property
    def pen(self) -> Locator:
        return self.page.locator("form[data-pen=bluff]")

    @property
    def field(self) -> Locator:
        return self.pen.locator("textarea")

    def open(self, seat: str) -> None:
        """Open the page of a seat by its link."""
        self.seat = Seat(seat)
        self.page.goto(self.house.link(seat))
        expect(self.page.locator(".hand header .name")).to_be_visible()
        self.drawn()

    def join(self, name: str) -> None:
        """Come in through the room's link and take a new seat."""
        self.page.goto(self.house.link("room"))
        self.page.locator("form[data-pen=join] input").fill(name)
        self.page.locator("form[data-pen=join] button").tap()
        expect(self.page.locator(".hand header .name")).to_have_text(name)
        self.drawn()
        self.seat = next(person.seat for person in self.house.night.people if person.name == name)

    def current(self) -> None:
        """Wait until the page shows the newest."""
        self.catch_up(self.seat)

    def pick(self, category: str) -> None:
        """As dasher, pick a category."""
        self.page.locator(f".act[data-send*='\"{category}\"']").tap()
        expect(self.page.locator(".hand .truth")).to_be_visible()

    def type(self, text: str) -> None:
        """Begin a bluff without handing it in."""
        self.field.fill(text)

    def write(self, text: str) -> None:
        """Hand in a bluff."""
        self.type(text)
        self.pen.locator("button").tap()
        expect(self.pen).to_have_attribute("data-accepted", text.strip())

    def bluff(self, seat: str) -> Locator:
        """Somebody's bluff, as the dasher sees it."""
        return self.page.locator(f"#bluff-{seat}")

    def mark(self, seat: str) -> None:
        """As dasher, mark a bluff as too close."""
        self.bluff(seat).locator("[data-send*=mark]").tap()
        expect(self.bluff(seat).locator("[aria-pressed=true]")).to_be_visible()

    def back(self, seat: str, why: str) -> None:
        """As dasher, send a bluff back."""
        self.bluff(seat).locator("summary").tap()
        self.bluff(seat).locator("form[data-pen=back] input").fill(why)
        self.bluff(seat).locator("form[data-pen=back] button").tap()
        expect(self.bluff(seat).locator(".chip")).to_be_visible()

    def truth(self) -> str:
        """As dasher, read the answer that nobody else knows."""
        return self.page.locator(".truth .literal").inner_text()

    def vote(self, number: int) -> None:
        self.answer(number).tap()
        expect(self.answer(number)).to_have_attribute("aria-pressed", "true")

    def find(self, text: str) -> int:
        """Where an answer stands on the list."""
        return self.list().index(text) + 1

    def speak(self) -> None:
        """Change the language of this page."""
        self.page.locator("header [data-send*=speak]").tap()


class Screen(Looker):
    """The TV."""

    def open(self) -> None:
        self.page.goto(self.house.link("screen"))
        expect(self.page.locator(".scene > *").first).to_be_visible()
        self.drawn()


def force(phone: Phone, pen: str, text: str) -> None:
    """Send what the page itself would not let one send."""
    form = phone.page.locator(f"form[data-pen={pen}]")
    form.evaluate(
        """(form, text) => {
          form.querySelector("textarea, input").value = text;
          form.requestSubmit();
        }""",
        text,
    )
