"""How a round of Balderdash is led through in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import expect

from engine.core import Seat
from engine.games.balderdash.seen import BalderdashView
from tests.browser.house import House
from tests.browser.people import Host, Phone


def room(house: House) -> BalderdashView:
    """What the room may see of tonight's game."""
    view = house.referee.view(house.game, "room")
    assert isinstance(view, BalderdashView)
    return view


def leading(phones: Sequence[Phone]) -> Phone:
    """The dasher's phone."""
    leader = room(phones[0].house).leader
    return next(phone for phone in phones if phone.seat == leader)


def roll(host: Host) -> None:
    """Roll for the first dasher."""
    host.press()
    expect(host.page.locator(".dice").first).to_be_visible()


def draw(host: Host, phones: Sequence[Phone], category: str = "words") -> Phone:
    """Draw a card and let the dasher pick; give his phone."""
    host.press()
    dasher = leading(phones)
    dasher.pick(category)
    expect(host.page.locator(".stage .prompt")).to_be_visible()
    return dasher


def read(host: Host) -> None:
    """From the bluffs, or from the first answer, to the end of the second reading."""
    if room(host.house).phase == "bluffs":
        host.press()
    while room(host.house).steps[0] == "read_next":
        host.press()


def vote(phones: Sequence[Phone], votes: Mapping[Seat, str]) -> None:
    """Let seats vote for texts, in the order of the voters."""
    for seat in room(phones[0].house).voters:
        phone = next(phone for phone in phones if phone.seat == seat)
        expect(phone.page.locator(".hand .turn")).to_be_visible()
        phone.vote(phone.find(votes[seat]))


def reveal(host: Host) -> None:
    """Turn everything over and move the pawns."""
    while room(host.house).phase in ("vote", "reveal"):
        host.press()
