"""The pawns hop square by square; it never takes long (B13)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.core import HOST, Advance
from engine.games.balderdash.commands import HandIn, PickCategory, Vote
from engine.games.balderdash.terms import Options
from pages.parts.path import MOST_PICTURES
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Host, say
from tests.browser.play import room

NAMES = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Ida", "Jo", "Kim", "Lou", "Max"]
HOPS = 13
"""Ten votes for one bluff, and three points for the dasher whom nobody found out."""

WATCH = """() => {
  window.boards = [];
  const look = () => {
    const board = [...document.querySelectorAll("[aria-label^='The board']")].at(-1)?.ariaLabel;
    if (!board) return;
    const squares = board.match(/\\d+/g).map(Number).reduce((one, other) => one + other);
    if (squares !== boards.at(-1)) boards.push(squares);
    if (document.querySelector(".stage .cats")) window.atCard ??= squares;
  };
  look();
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, everything);
}"""
"""Notes how many squares the pawns have gone on each board, and on the one beside the next card."""


@pytest.fixture
def revealed(house: House, door: Door) -> Host:
    """A console on which everything has been turned over: the pawns are to move."""
    referee = house.referee
    night = referee.start_night("Games", "en").id
    for name in NAMES:
        referee.seat_person(night, name)
    game = referee.start_game(night, "balderdash", Options())

    def go(*steps: str) -> None:
        for step in steps:
            while step in room(house).steps[:1]:
                referee.submit(game, HOST, Advance(HOST, step))

    go("roll_first")
    referee.submit(game, HOST, Advance(HOST, "draw"))
    leader = room(house).leader
    assert leader is not None
    referee.submit(game, HOST, PickCategory(HOST, leader, "words"))
    for seat in room(house).waiting:
        referee.submit(game, HOST, HandIn(HOST, seat, 1, f"idea of {seat}"))
    host = door.host()
    host.page.goto(f"{house.laptop}/console")  # its board is drawn before anything hops
    host.page.locator("[aria-label^='The board']").first.wait_for()
    go("start_reading", "read_next", "open_vote")
    liar = room(house).voters[0]
    believed = [answer.text for answer in room(house).answers].index(f"idea of {liar}") + 1
    for seat in room(house).voters:
        referee.submit(game, HOST, Vote(HOST, seat, 1, believed))
    go("close_vote", "reveal_next")
    host.page.reload()  # the referee was asked past the server
    expect(host.main).to_have_text(say("step-move_pawns"))
    host.drawn()
    host.page.evaluate(WATCH)
    return host


def test_pawns_hop_and_do_not_leap(revealed: Host, house: House) -> None:
    """Square by square. A busy browser may miss a picture or two."""
    revealed.press()
    expect(revealed.page.locator(".stage")).to_contain_text(say("round-done", round=1))
    boards = revealed.page.evaluate("() => boards")
    assert boards == sorted(boards)
    assert boards[-1] == sum(square for _, square in room(house).squares) == HOPS
    assert len(boards) > 3


def test_the_hopping_never_keeps_the_host_waiting(revealed: Host) -> None:
    """Many hops are shown in a few pictures, and the next press comes right after them."""
    revealed.main.click()
    expect(revealed.main).to_have_text(say("step-draw"))
    revealed.main.click()
    expect(revealed.page.locator(".stage .cats")).to_be_visible()
    assert len(set(revealed.page.evaluate("() => boards"))) <= MOST_PICTURES
