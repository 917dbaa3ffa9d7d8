"""How Bluff is played in the browser, and which dice a page has been sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from html.parser import HTMLParser

from playwright.sync_api import expect

from engine.games.bluff.seen import BluffView
from engine.games.bluff.terms import STAR, Bid
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Host, Phone, say


def room(house: House) -> BluffView:
    """What the room may see of tonight's game."""
    view = house.referee.view(house.game, "room")
    assert isinstance(view, BluffView)
    return view


def own(phone: Phone) -> BluffView:
    """What a player may see of it."""
    view = phone.house.referee.view(phone.house.game, phone.seat)
    assert isinstance(view, BluffView)
    return view


def join(door: Door, host: Host, *names: str) -> list[Phone]:
    """Let people come in with a phone each, in seat order, and choose Bluff in the lobby."""
    host.start()
    phones = [door.phone() for _ in names]
    for phone, name in zip(phones, names, strict=True):
        phone.join(name)
    host.take("bluff")
    return phones


def choose(host: Host, **options: int) -> None:
    """Choose house rules by the place of each choice, from 0."""
    rules = host.page.locator(f".st-key-option-bluff-{next(iter(options))}")
    if not rules.is_visible():
        host.page.get_by_text(say("game-options")).click()
    for name, place in options.items():
        row = host.page.locator(f".st-key-option-bluff-{name}")
        row.get_by_role("radio").nth(place).click()
        host.drawn()


def roll(phones: Sequence[Phone]) -> None:
    """Everyone who is in taps his cup."""
    for phone in phones:
        if phone.seat in room(phone.house).waiting:
            phone.page.locator(".bigcup").tap()
            expect(phone.page.locator(".bigcup")).to_have_count(0)


def on(phones: Sequence[Phone]) -> Phone:
    """The phone of whose turn it is, with the newest on it."""
    phone = next(phone for phone in phones if phone.seat == room(phone.house).turn)
    phone.current()
    return phone


def lowest(phones: Sequence[Phone], which: int = 0) -> Bid:
    """Whose turn it is takes one of the raises that lie ready."""
    phone = on(phones)
    bid = room(phone.house).lowest[which]
    phone.page.locator(".act.quick").nth(which).tap()
    return _made(phone, bid)


def bid(phones: Sequence[Phone], text: str, reroll: Iterable[int] = ()) -> Phone:
    """Whose turn it is makes any bid, and with it rolls dice again; give his phone."""
    phone, wanted = on(phones), Bid.parse(text)
    dice = phone.page.locator(".mycup .reroll")
    for place in reroll:
        dice.nth(place).tap()
    if not phone.page.locator("#bid-form").is_visible():
        phone.page.locator("#another-bid summary").tap()
    star = 1 if wanted.star else 0
    field = f".field:has(input[value='{wanted.count}'][data-star='{star}'])"
    phone.page.locator(field).tap()
    if not wanted.star:
        phone.page.locator(f".facepick:has(input[value='{wanted.face}'])").tap()
    phone.page.locator("#bid-form [type=submit]").tap()
    _made(phone, wanted)
    return phone


def doubt(phones: Sequence[Phone]) -> Phone:
    """Whose turn it is doubts, at the second tap; give his phone."""
    phone = on(phones)
    button = phone.page.locator(".act[data-send*=doubt]")
    button.tap()
    expect(button).to_have_class("act sure")
    assert room(phone.house).phase == "bid"
    button.tap()
    expect(phone.page.locator(".prompt")).to_have_text(say("doubts", name=phone.name))
    return phone


def lift(host: Host) -> None:
    """Lift all cups."""
    while room(host.house).phase == "reveal":
        host.press()


def _made(phone: Phone, bid: Bid) -> Bid:
    expect(phone.page.locator(".hand .turn")).to_have_count(0)
    standing = room(phone.house).standing
    assert standing is not None
    assert (standing.seat, standing.bid) == (phone.seat, bid)
    return bid


# --- dice on the wire --------------------------------------------------------------------------

FACES = {say(f"face-{face}"): face for face in range(1, STAR + 1)}
DRAWN = ("bid", "facepick")
"""Dice that are signs: the face of a bid, and those to pick from."""


class _Dice(HTMLParser):
    """The dice of a scene that lie with their face up, by the page's own markup."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.dice: list[int] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        kinds = (known.get("class") or "").split()
        sign = any(kind in around.split() for around in self.open for kind in DRAWN)
        if "die" in kinds and known.get("role") == "img" and not sign:
            self.dice.append(FACES[str(known["aria-label"])])
        if tag != "input":
            self.open.append(known.get("class") or "")

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()


def scenes(frames: Iterable[bytes]) -> list[str]:
    """The HTML of every scene that has travelled to a page, oldest first."""
    found = []
    for frame in frames:
        text = frame.decode("utf-8", "replace")
        for scene in re.finditer(r'"html": ?(?=")', text):
            found.append(str(json.JSONDecoder().raw_decode(text, scene.end())[0]))
    return found


def dice_of(scene: str) -> tuple[int, ...]:
    """The dice in a scene whose faces it tells, in its order."""
    reader = _Dice()
    reader.feed(scene)
    return tuple(reader.dice)
