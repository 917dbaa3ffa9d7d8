"""The library as a host uses it: a deck comes in whole or not at all, answers stay covered, marks hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.core import HOST, Advance
from engine.games.balderdash.commands import PickCategory
from engine.games.balderdash.terms import Options
from engine.games.fake_artist.commands import ChooseCategory, PickWord
from engine.games.fake_artist.terms import Options as ArtistOptions
from engine.own import records as own_records
from engine.table import End
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Looker, say
from tests.browser.wire import Wire

BAD = "category,prompt_en,answer_en\nwords,flibbet,\nsports,gromble,A thing\n"
GOOD = (
    "category,prompt_en,answer_en\nwords,flibbet <b>*x*</b>,A small surprise at the ZANZIBAR gate\n"
)

UNFOLDED = (
    "() => ![...document.querySelectorAll('details')].some((one) => one.getAnimations().length)"
)


class Library(Looker):
    """The host with the library open."""

    def open(self) -> None:
        self.page.goto(f"{self.house.laptop}/library")
        expect(self.page.locator(".entries")).to_be_visible()
        self.drawn()

    def bring(self, name: str, text: str) -> None:
        """Bring in a file."""
        if not self.page.locator("input[type=file]").is_visible():
            self.page.get_by_text(say("library-import")).click()
        file = {"name": name, "mimeType": "text/csv", "buffer": text.encode()}
        self.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]

    def entry(self, text: str) -> Locator:
        return self.page.locator(".entries li", has_text=text)

    def press(self, entry: Locator, words: str) -> None:
        entry.get_by_role("button", name=say(words)).click()

    def search(self, text: str) -> None:
        self.page.get_by_label(say("library-search")).fill(text)
        self.page.keyboard.press("Enter")


@pytest.fixture
def library(door: Door, house: House) -> Library:
    house.referee.start_night("Games", "en")
    return Library(door.page({"width": 1366, "height": 768}), house)


def own(house: House) -> list[str]:
    return [deck.name for deck in house.referee.decks("balderdash") if deck.own]


def test_a_bad_file_is_told_row_by_row_and_nothing_of_it_is_taken(
    library: Library, house: House
) -> None:
    library.open()
    library.bring("ours.csv", BAD)
    for row, column in ((2, "answer_en"), (3, "category")):
        told = library.page.get_by_text(f"Row {row}, column {column}")
        expect(told).to_be_visible()
    assert own(house) == []


def test_a_deck_brought_in_is_in_play_and_its_answers_are_covered(
    library: Library, house: House
) -> None:
    wire = Wire(library.page)
    library.open()
    library.bring("ours.csv", GOOD)
    expect(library.page.locator(".shelf li", has_text="ours")).to_be_visible()
    assert own(house) == ["ours"]
    library.page.get_by_text(say("library-unseen")).click()
    library.search("flibbet")
    entry = library.entry("flibbet <b>*x*</b>")
    expect(entry).to_have_count(1)
    assert not wire.carries("ZANZIBAR")
    library.press(entry, "library-uncover")
    expect(entry).to_contain_text("ZANZIBAR")
    library.press(entry, "library-cover")
    expect(entry).not_to_contain_text("ZANZIBAR")


def test_cards_nobody_has_seen_are_neither_sent_nor_found(library: Library, house: House) -> None:
    house.referee.add_deck("balderdash", "ours.csv", GOOD.encode())
    wire = Wire(library.page)
    library.open()
    library.search("flibbet")
    expect(library.page.locator(".entries")).to_contain_text(say("library-nothing"))
    assert not wire.carries("*x*")


def test_a_deck_can_be_left_out_and_removed(library: Library, house: House) -> None:
    key = house.referee.add_deck("balderdash", "ours.csv", GOOD.encode())
    library.open()
    deck = library.page.locator(f"#deck-{key}")
    library.press(deck, "library-used")
    expect(deck.get_by_role("button", name=say("library-unused"))).to_be_visible()
    assert key in {deck.key for deck in house.referee.decks("balderdash") if not deck.used}
    remove = deck.get_by_role("button", name=say("library-remove"))
    remove.click()
    remove.click()
    expect(deck).to_have_count(0)
    assert own(house) == []


SHELF_AGAIN = """async (more) => {
  const { default: draw } = await import("/parts/scene.js");
  const root = document.querySelector(".shelf").closest(".scene");
  draw({ data: { html: root.drawnAs + more }, parentElement: root.parentElement, setTriggerValue: () => {} });
}"""
"""The shelf is drawn once more, with something more in it."""


@pytest.mark.parametrize(("more", "counts"), [("", True), ("<p>News</p>", False)])
def test_a_first_press_counts_as_long_as_the_same_page_stands_there(
    library: Library, house: House, more: str, counts: bool
) -> None:
    """Two presses remove a deck, and a page is also drawn anew by itself in between."""
    key = house.referee.add_deck("balderdash", "ours.csv", GOOD.encode())
    library.open()
    deck = library.page.locator(f"#deck-{key}")
    library.press(deck, "library-remove")
    library.page.evaluate(SHELF_AGAIN, more)
    expect(deck.locator(".act.sure")).to_have_count(int(counts))


def test_a_deck_goes_home_from_the_same_place_though_its_page_was_drawn_anew(
    library: Library, house: House, tmp_path: Path
) -> None:
    key = house.referee.add_deck("balderdash", "ours.csv", GOOD.encode())
    library.open()
    page = library.page
    page.get_by_text(say("library-export"), exact=True).click()
    page.wait_for_function(UNFOLDED)  # or the list closes again
    page.get_by_label(say("library-deck")).click()
    page.get_by_role("option", name="ours").click()
    csv = page.get_by_role("link", name="CSV")
    place = csv.get_attribute("href")
    library.press(page.locator(f"#deck-{key}"), "library-used")
    expect(page.locator(f"#deck-{key}")).to_contain_text(say("library-unused"))
    assert csv.get_attribute("href") == place
    (deck,) = [deck for deck in house.referee.decks("balderdash") if deck.own]
    for kind in ("CSV", "XLSX"):
        with page.expect_download() as coming:
            page.get_by_role("link", name=kind).click()
        name = f"ours.{kind.lower()}"
        coming.value.save_as(tmp_path / name)
        assert coming.value.suggested_filename == name
        back = own_records("balderdash", name, (tmp_path / name).read_bytes())
        assert [record["prompt_en"] for record in back] == [
            record["prompt_en"] for record in deck.records
        ]


def test_a_card_is_written_and_marked(library: Library, house: House) -> None:
    library.open()
    page = library.page
    page.get_by_text(say("library-write"), exact=True).click()
    page.get_by_label(say("library-prompt"), exact=True).fill("gromble")
    page.get_by_label(say("library-answer"), exact=True).fill("To grumble softly")
    page.get_by_role("button", name=say("library-write-button")).click()
    expect(page.get_by_text(say("library-written"))).to_be_visible()
    library.search("gromble")  # what was written here is found though nobody has seen it
    entry = library.entry("gromble")
    library.press(entry, "library-bad")
    expect(entry.locator(".chip.hot")).to_be_visible()
    (marked,) = [entry for entry in house.referee.entries("balderdash") if entry.mark]
    assert marked.record["prompt_en"] == "gromble"


def test_a_card_written_here_is_changed_and_removed(library: Library, house: House) -> None:
    for ours in ("gromble", "flibbet"):
        house.referee.write_card("fake_artist", {"category": "Ours", "prompt_en": ours})
    house.referee.add_deck("fake_artist", "theirs.csv", b"prompt_en,category\nzorkmid,Ours\n")
    library.open()
    page = library.page
    page.get_by_text(say("game-fake_artist"), exact=True).click()
    page.get_by_text(say("library-which-own"), exact=True).click()
    entries = page.locator(".entries > li")
    expect(entries).to_have_count(3)
    expect(entries.get_by_role("button", name=say("library-change"))).to_have_count(2)
    expect(page.locator(".entries")).not_to_contain_text("zorkmid")
    library.press(library.entry("gromble"), "library-change")
    word = page.locator(".entries form").get_by_label(say("fake_artist-library-prompt"))
    keep = page.get_by_role("button", name=say("library-keep"))
    word.fill("flibbet")
    keep.click()
    expect(page.get_by_role("alert").last).to_contain_text(say("fault-card-twice"))
    word.fill("grumble")
    keep.click()
    expect(library.entry("grumble")).to_be_visible()
    expect(page.locator(".entries form")).to_have_count(0)
    remove = library.entry("flibbet").get_by_role("button", name=say("library-remove"))
    remove.click()
    remove.click()
    expect(library.entry("flibbet")).to_have_count(0)
    own = [deck for deck in house.referee.decks("fake_artist") if deck.written]
    assert [record["prompt_en"] for deck in own for record in deck.records] == ["grumble"]


def test_a_card_is_wanted_whole_and_written_once(library: Library, house: House) -> None:
    library.open()
    page = library.page
    page.get_by_text(say("library-write"), exact=True).click()
    prompt, answer = say("library-prompt"), say("library-answer")
    page.get_by_label(prompt, exact=True).fill("flibbet")
    add = page.get_by_role("button", name=say("library-write-button"))
    add.click()
    why = say("fault-column", column=answer, why=say("fault-cell-missing"))
    expect(page.get_by_text(why)).to_be_visible()
    page.get_by_label(answer, exact=True).fill("A small surprise")
    add.dblclick()
    expect(page.get_by_text(say("library-written"))).to_be_visible()
    (deck,) = [deck for deck in house.referee.decks("balderdash") if deck.own]
    assert len(deck.records) == 1


def test_the_word_being_drawn_stays_covered_until_the_game_is_over(
    library: Library, house: House
) -> None:
    referee = house.referee
    for name in ("Ann", "Bo", "Cy", "Di", "Ed"):
        referee.seat_person(house.night.id, name)
    referee.write_card("fake_artist", {"category": "Grandma", "prompt_en": "zorkmid"})
    game = referee.start_game(house.night.id, "fake_artist", ArtistOptions())
    master = referee.view(game, HOST).leader
    assert master is not None
    referee.submit(game, master, ChooseCategory(master, master, "Grandma"))
    referee.submit(game, master, PickWord(master, master, 1))
    wire = Wire(library.page)
    library.open()
    library.page.get_by_text(say("library-which-seen"), exact=True).click()
    expect(library.page.locator(".entries")).to_contain_text(say("library-nothing"))
    assert not wire.carries("zorkmid")
    referee.submit(game, HOST, End(HOST))
    library.open()
    library.search("zorkmid")
    expect(library.entry("zorkmid")).to_have_count(1)


def test_the_host_learns_that_a_deck_has_nothing_for_tonight(
    library: Library, house: House
) -> None:
    french = "category,prompt_fr,answer_fr\nmots,flibbet,Une petite surprise\n"
    library.open()
    library.bring("ours.csv", french.replace("mots", "words"))
    expect(library.page.get_by_text(say("library-other-language"))).to_be_visible()
    deck = library.page.locator(".shelf li", has_text="ours")
    expect(deck).to_contain_text(say("library-count-in", cards=0))
    for other in house.referee.decks("balderdash"):
        if not other.own:
            house.referee.use_deck(other.key, False)
    library.open()
    expect(library.page.get_by_text(say("library-none-in-play"))).to_be_visible()


def test_the_card_just_played_is_marked_from_the_console(door: Door, house: House) -> None:
    referee = house.referee
    night = referee.start_night("Games", "en").id
    for name in ("Ann", "Bo", "Cy"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "balderdash", Options())
    for step in ("roll_first", "draw"):
        referee.submit(game, HOST, Advance(HOST, step))
    leader = referee.view(game, HOST).leader
    assert leader is not None
    referee.submit(game, HOST, PickCategory(HOST, leader, "words"))
    page: Page = (host := door.host()).page
    host.open()
    host.menu()
    page.get_by_role("button", name=say("library-bad")).click()
    expect(page.get_by_text(say("library-marked"))).to_be_visible()
    (marked,) = [entry for entry in referee.entries("balderdash") if entry.mark == "bad"]
    assert marked.card in referee.had("balderdash")["words"]


@pytest.mark.parametrize("viewer", ["A", "room", "screen"])
def test_nobody_but_the_host_finds_the_library(door: Door, house: House, viewer: str) -> None:
    night = house.referee.start_night("Games", "en").id
    house.referee.seat_person(night, "Ann")
    page = door.page()
    page.goto(re.sub(r"/\w+\?", "/library?", house.link(viewer)))
    expect(page.locator(".scene").first).to_be_visible()
    expect(page.locator(".entries")).to_have_count(0)
