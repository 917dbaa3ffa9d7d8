"""The pawns hop square by square; it never takes long (B13)."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from engine.core import HOST, Advance
from engine.games.balderdash.commands import HandIn, PickCategory, Vote
from engine.games.balderdash.terms import Options
from pages.parts.path import MOST_PICTURES
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Host, say
from tests.browser.play import room
from tests.browser.wire import Wire

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
  };
  look();
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, everything);
}"""
"""Notes how many squares the pawns have gone on each board that is shown."""


def sent(wire: Wire) -> list[int]:
    """How many squares the pawns have gone on each board that was sent, each once."""
    told = [0]
    for frame in wire.streamed:
        board = ForwardMsg.FromString(frame).delta.new_element.plotly_chart.alt
        squares = sum(map(int, re.findall(r" (\d+)\b", board)))
        if board and squares != told[-1]:
            told.append(squares)
    return told


Revealed = tuple[Host, Wire]


@pytest.fixture
def revealed(house: House, door: Door) -> Revealed:
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
    wire = Wire(host.page)
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
    return host, wire


def test_pawns_hop_and_do_not_leap(revealed: Revealed, house: House) -> None:
    """Square by square, or by two where there are many. A busy browser may leave pictures out."""
    host, wire = revealed
    host.press()
    expect(host.page.locator(".stage")).to_contain_text(say("round-done", round=1))
    boards = sent(wire)
    assert boards[-1] == sum(square for _, square in room(house).squares) == HOPS
    assert {after - before for before, after in pairwise(boards)} <= {1, 2}
    shown = host.page.evaluate("() => boards")
    assert shown[-1] == HOPS
    assert shown == [squares for squares in boards if squares in shown]


def test_the_hopping_never_keeps_the_host_waiting(revealed: Revealed) -> None:
    """Many hops are shown in a few pictures, and the next press comes right after them."""
    host, wire = revealed
    host.main.click()
    expect(host.main).to_have_text(say("step-draw"))
    host.main.click()
    expect(host.page.locator(".stage .cats")).to_be_visible()
    assert len(sent(wire)) <= MOST_PICTURES


def test_on_a_page_that_is_opened_later_nothing_hops(
    revealed: Revealed, door: Door, house: House
) -> None:
    """The moment is past: the pawns stand where they stand."""
    host, _ = revealed
    host.press()
    expect(host.page.locator(".stage")).to_contain_text(say("round-done", round=1))
    late = door.host()
    wire = Wire(late.page)
    late.page.goto(f"{house.laptop}/console")
    expect(late.main).to_have_text(say("step-draw"))
    late.page.locator("[aria-label^='The board']").first.wait_for()
    late.drawn()
    assert sent(wire) == [0, HOPS]
