"""The sheet under a finger: exactly one stroke, whatever happens to finger, page and phone (F3)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from engine.core import HOST, Advance
from engine.games.fake_artist.commands import Confirm
from engine.games.fake_artist.terms import MOST_POINTS, Options
from tests.browser.artist import Fingers, Point, Sheet, forge, refused, room
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Phone, say

NARROW = {"width": 360, "height": 740}
LOW = {"width": 360, "height": 480}
LYING = {"width": 740, "height": 360}

LINE: tuple[Point, ...] = ((200, 200), (300, 400), (500, 500))

NEAR = 5
"""Units: a pixel of a narrow phone is about three."""


@pytest.fixture(scope="module")
def studio(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, Door]]:
    """One house for all: five artists, the console sets the words, a drawing has begun."""
    house = House(tmp_path_factory.mktemp("sheet"))
    house.start()
    night = house.referee.start_night("Games", "en").id
    for name in ("Ann", "Bo", "Cy", "Di", "Ed"):
        house.referee.seat_person(night, name)
    house.referee.start_game(night, "fake_artist", Options(word_master="console"))
    draw(house)
    door = Door(browser, house)
    yield house, door
    door.close()
    house.close()
    assert "Traceback" not in house.said()


def draw(house: House) -> None:
    """On to the first stroke of a round."""
    submit, game = house.referee.submit, house.game
    if room(house).phase == "score":
        submit(game, HOST, Advance(HOST, "next_round"))
    submit(game, HOST, Advance(HOST, "deal_word"))
    for seat in room(house).artists:
        submit(game, HOST, Confirm(HOST, seat, room(house).round))
    submit(game, HOST, Advance(HOST, "start_drawing"))


@pytest.fixture
def sheet(studio: tuple[House, Door]) -> Iterator[Sheet]:
    """The sheet of whose turn it is, on a phone 360 px wide."""
    house, door = studio
    if room(house).turn is None:
        for step in ("open_vote", "reveal_votes"):
            house.referee.submit(house.game, HOST, Advance(HOST, step))
        draw(house)
    phone = door.phone(NARROW)
    phone.open(str(room(house).turn))
    sheet = Sheet(phone)
    expect(sheet.page.locator(".sheet.mine")).to_be_visible()
    yield sheet
    phone.page.close()


def near(point: Point, other: Point) -> bool:
    return math.dist(point, other) <= NEAR


# --- the stroke --------------------------------------------------------------------------------


def test_from_touching_to_letting_go_is_one_stroke(sheet: Sheet) -> None:
    """It can be taken back before it is sent, and drawn anew; sent, it stands for everybody."""
    expect(sheet.keep).to_be_disabled()
    sheet.drag(*LINE)
    assert [near(*pair) for pair in zip(sheet.own, LINE, strict=True)] == [True] * 3
    expect(sheet.keep).to_be_enabled()
    sheet.undo.tap()
    assert sheet.own == []
    expect(sheet.keep).to_be_disabled()
    sheet.drag((800, 100), (700, 300))
    before = room(sheet.phone.house)
    sheet.send()
    after = room(sheet.phone.house)
    assert after.strokes[:-1] == before.strokes
    last = after.strokes[-1]
    assert (last.seat, last.lap) == (sheet.phone.seat, before.lap)
    assert last.stroke is not None
    assert near(last.stroke.pairs[0], (800, 100))
    assert near(last.stroke.pairs[-1], (700, 300))
    expect(sheet.page.locator(".sheet.mine")).to_have_count(0)


def test_a_second_stroke_is_not_drawn(sheet: Sheet) -> None:
    sheet.drag(*LINE)
    first = sheet.own
    sheet.drag((700, 700), (900, 900))
    assert sheet.own == first


@pytest.mark.parametrize("other", [(700, 700), (180, 240)], ids=["second finger", "palm"])
def test_a_second_touch_ends_the_stroke(sheet: Sheet, other: Point) -> None:
    """Neither of the two draws on, also when the second is lifted first."""
    sheet.begin(*LINE)
    drawn = sheet.own
    here, there = sheet.at(*LINE[-1]), sheet.at(*other)
    sheet.fingers.down(here, there)
    sheet.fingers.move(sheet.at(900, 900), sheet.at(900, 100))
    sheet.fingers.up(sheet.at(900, 900))
    sheet.fingers.move(sheet.at(100, 900))
    sheet.fingers.up()
    assert sheet.own == drawn
    expect(sheet.keep).to_be_enabled()


def test_leaving_the_sheet_ends_the_stroke_at_its_edge(sheet: Sheet) -> None:
    """Coming back does not go on with it."""
    sheet.begin((800, 500), (950, 500), (1100, 500), (800, 700))
    sheet.fingers.up()
    own = sheet.own
    assert own[-1][0] == 1000
    assert near(own[-1], (1000, 500))
    assert len(own) == 3


def test_a_touch_beside_the_sheet_draws_nothing(sheet: Sheet) -> None:
    sheet.begin((500, -40), (500, 300))
    sheet.fingers.up()
    assert sheet.own == []


def test_a_tap_is_refused_with_a_sentence(sheet: Sheet) -> None:
    """It leaves nothing behind, and the sentence goes with the line that follows."""
    sheet.drag((500, 500))
    expect(sheet.note).to_have_text(say("stroke-tap"))
    assert sheet.own == []
    expect(sheet.keep).to_be_disabled()
    sheet.drag(*LINE)
    expect(sheet.note).to_have_text("")
    expect(sheet.keep).to_be_enabled()


def test_a_touch_that_the_phone_takes_away_ends_the_stroke(sheet: Sheet) -> None:
    sheet.begin(*LINE)
    sheet.fingers.torn_away()
    assert len(sheet.own) == 3
    expect(sheet.keep).to_be_enabled()


MANY = """count => {
  const sheet = document.querySelector(".sheet.mine");
  const box = sheet.querySelector("svg").getBoundingClientRect();
  for (let at = 1; at <= count; at++) {
    const turn = at / 20, far = box.width * (0.05 + 0.4 * (at / count));
    const clientX = box.left + box.width / 2 + far * Math.cos(turn);
    const clientY = box.top + box.width / 2 + far * Math.sin(turn);
    sheet.dispatchEvent(new PointerEvent("pointermove", { pointerId: sheet.finger, clientX, clientY, bubbles: true }));
  }
}"""
"""A finger that goes round and round: so many moves as a very slow one."""


@pytest.mark.parametrize("moves", [1900, 2600])
def test_a_stroke_of_two_thousand_points_stands(sheet: Sheet, moves: int) -> None:
    """What is longer ends there: the page draws no stroke that would be refused."""
    sheet.begin((500, 500), (550, 500))
    sheet.page.evaluate(MANY, moves)
    sheet.fingers.up()
    own = sheet.own
    assert len(own) == (2000 if moves > 2000 else pytest.approx(1902, abs=40))
    sheet.send()
    last = room(sheet.phone.house).strokes[-1]
    assert last.seat == sheet.phone.seat
    assert last.stroke is not None
    assert last.stroke.pairs[0] == own[0]
    assert last.stroke.pairs[-1] == own[-1]


# --- the page ----------------------------------------------------------------------------------

SCROLLED = "document.querySelector('[data-testid=stMain]').scrollTop + scrollY"
REST = """() => {
  window.rested = false;
  document.addEventListener("scrollend", () => (window.rested = true), true);
}"""


def test_on_a_scrolled_page_the_line_is_under_the_finger(sheet: Sheet) -> None:
    """The page stays where it is while one draws; beside the sheet a finger scrolls it."""
    sheet.page.set_viewport_size(LOW)  # type: ignore[arg-type]
    sheet.page.evaluate(REST)
    fingers = Fingers(sheet.page)
    fingers.down((180, 90))
    for y in (70, 50, 30, 10):
        fingers.move((180, y))
    fingers.up()
    sheet.page.wait_for_function(f"rested && {SCROLLED} > 20")
    scrolled = sheet.page.evaluate(SCROLLED)
    points = ((500, 300), (500, 600), (300, 800))
    sheet.drag(*points)
    assert sheet.page.evaluate(SCROLLED) == scrolled
    assert [near(*pair) for pair in zip(sheet.own, points, strict=True)] == [True] * 3


def test_turning_the_phone_leaves_every_stroke_where_it_is(sheet: Sheet) -> None:
    """In the middle of a stroke too: what follows is where the finger is on the turned sheet."""
    standing = sheet.others
    sheet.begin((200, 200), (400, 200))
    sheet.page.set_viewport_size(LYING)  # type: ignore[arg-type]
    sheet.page.wait_for_function("() => innerWidth === 740")
    sheet.fingers.move(sheet.at(400, 600))
    sheet.fingers.up()
    points = ((200, 200), (400, 200), (400, 600))
    assert [near(*pair) for pair in zip(sheet.own, points, strict=True)] == [True] * 3
    sheet.page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    assert sheet.others == standing
    assert [near(*pair) for pair in zip(sheet.own, points, strict=True)] == [True] * 3
    sheet.send()
    assert sheet.others[:-1] == standing


def test_reloading_keeps_the_stroke_that_was_not_sent(sheet: Sheet) -> None:
    sheet.drag(*LINE)
    drawn = sheet.own
    sheet.page.reload()
    expect(sheet.keep).to_be_enabled()
    assert sheet.own == drawn
    sheet.send()
    assert len(room(sheet.phone.house).strokes) == len(sheet.others)
    assert (
        sheet.page.evaluate(
            "() => Object.keys(localStorage).filter(key => key.startsWith('stroke:'))"
        )
        == []
    )


def test_tapping_twice_sends_one_stroke(sheet: Sheet) -> None:
    sheet.drag(*LINE)
    before = len(room(sheet.phone.house).strokes)
    sheet.keep.dblclick()
    expect(sheet.page.locator(".sheet.mine")).to_have_count(0)
    assert len(room(sheet.phone.house).strokes) == before + 1


def test_a_mouse_draws_as_a_finger_does(sheet: Sheet, studio: tuple[House, Door]) -> None:
    """Only its main button; outside the window it has left the sheet."""
    house, door = studio
    laptop = Phone(door.page({"width": 1366, "height": 768}), house)
    laptop.open(sheet.phone.seat)
    mine = Sheet(laptop)
    mouse = laptop.page.mouse
    mouse.move(*mine.at(300, 300))
    mouse.down(button="right")
    mouse.move(*mine.at(500, 300))
    mouse.up(button="right")
    assert mine.own == []
    mouse.move(*mine.at(300, 300))
    mouse.down()
    mouse.move(*mine.at(300, 700))
    mouse.up()
    mouse.move(*mine.at(700, 700))
    assert [near(*pair) for pair in zip(mine.own, ((300, 300), (300, 700)), strict=True)] == [
        True
    ] * 2
    mine.keep.click()
    expect(sheet.page.locator(".sheet.mine")).to_have_count(0)
    laptop.page.close()


# --- whose turn it is not ----------------------------------------------------------------------


def test_the_sheet_of_the_others_is_a_picture(sheet: Sheet, studio: tuple[House, Door]) -> None:
    house, door = studio
    other = next(seat for seat in room(house).artists if seat != sheet.phone.seat)
    phone = door.phone(NARROW)
    phone.open(other)
    picture = Sheet(phone)
    standing = picture.others
    picture.drag(*LINE)
    expect(phone.page.locator("[data-own], [data-hand-stroke]")).to_have_count(0)
    assert picture.others == standing
    phone.page.close()


def test_a_stroke_in_somebody_else_s_name_is_refused(
    sheet: Sheet, studio: tuple[House, Door]
) -> None:
    """A page sends for its own seat, whatever it says: nobody's turn can be taken."""
    house, door = studio
    before = room(house)
    other = next(seat for seat in before.artists if seat != sheet.phone.seat)
    phone = door.phone(NARROW)
    phone.open(other)
    stroke = {
        "do": "stroke",
        "points": [100, 100, 400, 400],
        "round": before.round,
        "lap": before.lap,
    }
    for name in ("seat", "by", "viewer"):
        forge(phone, stroke | {name: sheet.phone.seat})
        refused(phone, "not-your-turn", seat=sheet.phone.name)
        phone.open(other)
    assert room(house).strokes == before.strokes
    phone.page.close()


@pytest.mark.parametrize(
    ("points", "message", "facts"),
    [
        ([], "stroke-empty", {}),
        ([1, 2, 3], "stroke-odd", {}),
        ([1.5, 2.5, 300.5, 300], "stroke-odd", {}),
        ([10, 10, 10**9, 10], "stroke-odd", {}),
        ([500, 500, 501, 501], "stroke-short", {}),
        ([1200, 500, 300, 300], "stroke-outside", {}),
        ([1, 2] * (MOST_POINTS + 1), "stroke-long", {"most": MOST_POINTS}),
        ("M1 1", "odd-message", {}),
    ],
    ids=["empty", "x without y", "parts", "absurd", "tap", "outside", "endless", "text"],
)
def test_what_is_no_stroke_has_its_sentence(
    sheet: Sheet, points: Any, message: str, facts: dict[str, int]
) -> None:
    before = room(sheet.phone.house)
    forge(sheet.phone, {"do": "stroke", "points": points, "round": before.round, "lap": before.lap})
    refused(sheet.phone, message, **facts)
    assert room(sheet.phone.house).strokes == before.strokes
    expect(sheet.page.locator(".sheet.mine")).to_be_visible()
