"""The pawns hop square by square; the main button cuts that short (B13)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.core import HOST, Advance
from engine.games.balderdash.terms import HandIn, Vote
from tests.browser.conftest import Table
from tests.browser.house import House
from tests.browser.people import Host
from tests.browser.play import room

WATCH = """() => {
  window.boards = [];
  const look = () => {
    const board = [...document.querySelectorAll("[aria-label^='The board']")].at(-1)?.ariaLabel;
    if (board && board !== boards.at(-1)) boards.push(board);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.fixture
def revealed(table: Table, house: House) -> Host:
    """A console on which everything has been turned over: two pawns have four squares to go."""
    host, _ = table("Ann", "Bo", "Cy", writing=True)
    referee, game, leader = house.referee, house.game, room(house).leader
    for seat in room(house).seats:
        if seat != leader:
            referee.submit(game, HOST, HandIn(HOST, seat, 1, f"idea of {seat}"))

    def go(step: str) -> None:
        while step in room(house).steps[:1]:
            referee.submit(game, HOST, Advance(HOST, step))

    for step in ("start_reading", "read_next", "open_vote"):
        go(step)
    first, second = room(house).voters
    texts = [answer.text for answer in room(house).answers]
    for voter, author in ((first, second), (second, second)):
        vote = Vote(HOST, voter, 1, texts.index(f"idea of {author}") + 1)
        referee.submit(game, HOST, vote)
    for step in ("close_vote", "reveal_next"):
        go(step)
    host.page.reload()
    expect(host.main).to_have_text("Count and move the pawns")
    host.drawn()
    return host


def test_pawns_hop_and_do_not_leap(revealed: Host, house: House) -> None:
    """One square for the bluff, three for the dasher. A busy browser may miss a picture or two."""
    revealed.page.evaluate(WATCH)
    revealed.press()
    expect(revealed.page.locator(".stage")).to_contain_text("After round 1")
    boards = revealed.page.evaluate("() => boards")
    assert sum(square for _, square in room(house).squares) == 4
    assert 3 <= len(boards) <= 5, boards


def test_the_main_button_cuts_the_hopping_short(revealed: Host) -> None:
    """Who is in a hurry presses on."""
    revealed.page.evaluate(WATCH)
    revealed.main.click()
    expect(revealed.main).to_have_text("Draw a card")
    revealed.main.click()
    expect(revealed.page.locator(".stage")).to_contain_text("pick a category")
    assert len(revealed.page.evaluate("() => boards")) < 5
