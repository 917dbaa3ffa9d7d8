"""A moment is played to those who were looking; on a page that is opened later it is past."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.core import HOST, Advance
from engine.games.fake_artist.commands import Confirm, Done
from engine.games.fake_artist.terms import Options
from tests.browser.artist import room
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Host, say

SLOW = 0.001
"""How fast a second of an animation passes, so that no machine is too slow to see it."""

LOOKING = "() => Date.now() - meneurLine.opened > 2500"
"""The page has been open for a while (looking.js)."""

PLAYED = """() => document.querySelector(".count").getAnimations({ subtree: true })
  .map(animation => animation.playState)"""

TONES = """() => {
  window.tones = 0;
  const Tone = OscillatorNode;
  window.OscillatorNode = class extends Tone {
    constructor(...how) {
      super(...how);
      tones += 1;
    }
  };
}"""
"""Counts the tones that a page makes."""


def slowly(page: Page) -> Page:
    """Let a page's animations take a thousand times as long."""
    tools: Any = page.context.new_cdp_session(page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
    return page


@pytest.fixture(autouse=True)
def drawn(house: House) -> None:
    """Five have drawn on paper; the vote is next (F4, F5)."""
    referee = house.referee
    night = referee.start_night("Games", "en").id
    for name in ("Ann", "Bo", "Cy", "Di", "Ed"):
        referee.seat_person(night, name)
    options = Options(word_master="console", sheet="paper")
    game = referee.start_game(night, "fake_artist", options)
    begin(house)
    while (seat := room(house).turn) is not None:
        referee.submit(game, HOST, Done(HOST, seat, room(house).round, room(house).lap))


def begin(house: House) -> None:
    """Let the console set a word, all look, and the drawing begin (F2)."""
    house.referee.submit(house.game, HOST, Advance(HOST, "deal_word"))
    for seat in room(house).waiting:
        house.referee.submit(house.game, HOST, Confirm(HOST, seat, room(house).round))
    house.referee.submit(house.game, HOST, Advance(HOST, room(house).steps[0]))
    assert room(house).phase == "draw"


def test_the_countdown_is_for_who_is_there(door: Door, house: House) -> None:
    """F5: three, two, one. The page that was looking counts; one opened in the vote does not."""
    host, screen = door.host(), door.screen()
    for looker in (host, screen):
        slowly(looker.page)
    host.open()
    screen.open()
    for looker in (host, screen):
        looker.page.wait_for_function(LOOKING)
    host.press()
    assert room(house).phase == "vote"
    for looker in (host, screen):
        expect(looker.page.locator(".count b")).to_have_count(3)
        assert set(looker.page.evaluate(PLAYED)) == {"running"}
    late = door.host()
    slowly(late.page)
    late.open()
    assert late.page.evaluate(PLAYED) in ([], ["finished"] * 4)
    expect(late.page.locator(".count")).to_be_hidden()
    host.page.reload()
    host.console()
    expect(host.page.locator(".count")).to_be_hidden()


def test_a_sound_is_for_who_is_there(door: Door, house: House) -> None:
    """Not for a host who comes back from the lobby."""
    host = door.host()
    host.page.add_init_script(f"({TONES})()")
    host.open()
    host.page.locator(".voice button", has_text=say("sounds")).click()
    host.page.wait_for_function("() => tones > 0")  # it says that it is on
    host.page.wait_for_function(LOOKING)
    before = host.page.evaluate("() => tones")
    while room(house).phase != "score":
        host.press()
    host.page.wait_for_function("before => tones > before", arg=before)
    before = host.page.evaluate("() => tones")
    elsewhere(host)
    house.referee.submit(house.game, HOST, Advance(HOST, room(house).steps[0]))
    begin(house)  # and that has a sound of its own
    host.main.click()
    host.console()
    expect(host.page.locator(".stage")).to_contain_text(say("paper-lap", lap=1, laps=2))
    assert host.page.evaluate("() => tones") == before


def elsewhere(host: Host) -> None:
    """Go from the console to the lobby."""
    host.menu()
    host.page.get_by_role("link", name=say("menu-phones")).click()
    expect(host.page.locator(".join img")).to_be_visible()
    host.drawn()
