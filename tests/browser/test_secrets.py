"""What the wire carries to whom: the page may hide nothing that it has been sent."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Looker, Phone, say
from tests.browser.play import draw, roll, room, vote
from tests.browser.wire import Wire, core

FINGERPRINT = re.compile(r"[0-9a-f]{12}")
HOST_FINGERPRINT = re.compile(r"no-night|[0-9a-f]{12}\.[A-Za-z.]*")
"""The host also sees which pages are on."""
TURNED = (say("the-truth"), say("bluff-by"), "verdict", "turned")
"""What stands on an answer once it is turned over, and on nothing else."""


def marked(house: House) -> None:
    """Have only words in play whose answers are known by their markers: whatever a page says otherwise."""
    rows = [f"words,zqask{card}qz,A zqsay{card}qz with a hat" for card in range(1, 10)]
    deck = "\n".join(["category,prompt_en,answer_en", *rows])
    house.referee.add_deck("balderdash", "marked.csv", deck.encode())
    house.referee.use_deck("balderdash/words_en", False)


def test_no_secret_travels_before_its_time(door: Door, house: House) -> None:
    """Bluffs before the reading, the answer, authors before the reveal: not on the wire at all."""
    marked(house)
    host, screen = door.host(), door.screen()
    phones = [door.phone() for _ in range(4)]
    lookers: list[Looker] = [host, screen, *phones]
    wires = {looker: Wire(looker.page) for looker in lookers}
    host.start()
    for name, phone in zip(("Ann", "Bo", "Cy", "Di"), phones, strict=True):
        host.add(name)
        phone.open("ABCD"[len(house.night.people) - 1])
    screen.open()
    host.play()
    roll(host)
    dasher = draw(host, phones)
    writers: list[Phone] = [phone for phone in phones if phone is not dasher]
    bluffs = {phone: f"quetzal marker of {phone.seat} under the table" for phone in writers}
    for phone, bluff in bluffs.items():
        phone.write(bluff)
    expect(dasher.page.locator(".bluff")).to_have_count(3)
    dasher.mark(writers[0].seat)
    dasher.page.locator(f"#bluff-{writers[0].seat} [aria-pressed=true]").tap()
    expect(dasher.page.locator(".bluff [aria-pressed=true]")).to_have_count(0)
    truth = core(dasher.truth())

    # The recorder hears: authors and the dasher do get them. Nobody else does.
    for looker in lookers:
        assert wires[looker].carries(truth) == (looker is dasher)
        for author, bluff in bluffs.items():
            assert wires[looker].carries(bluff) == (looker in (author, dasher))

    # An answer travels when it is read, not before (B10), and says neither whose it is nor if true.
    started = {looker: len(wire.frames) for looker, wire in wires.items()}
    host.press()
    others = [looker for looker in lookers if looker is not dasher]
    expect(dasher.answers).to_have_count(4)
    order = dasher.list()
    for number, text in enumerate(order, 1):
        for looker in others:
            known = looker in bluffs and bluffs[looker] == text
            assert known or not wires[looker].carries(core(text))
        host.press()
        for looker in others:
            expect(looker.answer(number).locator(".text")).to_have_text(text)
            assert wires[looker].carries(core(text))
    while room(house).phase == "reading":
        host.press()
    vote(phones, {phone.seat: bluffs[writers[0]] for phone in writers})
    host.press()
    for looker in others:
        heap = b"\0".join(wires[looker].frames[started[looker] :]).decode("utf-8", "replace")
        assert not [sign for sign in TURNED if sign in heap]
        assert "author" not in heap

    # With the last answer everything is told.
    while "reveal_next" in room(house).steps:
        host.press()
    for looker in lookers:
        expect(looker.page.locator(".answer.true")).to_have_count(1)

    # The push carries fingerprints, and a seat's own hand to its phone.
    for looker, wire in wires.items():
        form = HOST_FINGERPRINT if looker is host else FINGERPRINT
        pushed = [json.loads(told) for told in wire.pushed]
        assert pushed
        assert [told for told in pushed if not form.fullmatch(told["seen"])] == []
        assert any("html" in told for told in pushed) == (looker in phones)
        assert all(told.keys() == {"seen"} for told in pushed if "html" not in told)


def test_the_screen_handed_over_shows_secrets_only_after_the_tap(door: Door, house: House) -> None:
    """A5: the host's wire gets the page of someone without a phone when he taps, not before."""
    marked(house)
    host = door.host()
    wire = Wire(host.page)
    host.start()
    for name in ("Ann", "Bo", "Cy"):
        host.add(name)
    host.play()
    roll(host)
    host.press()
    leader = room(house).leader
    assert leader is not None
    dasher = door.phone()
    dasher.open(leader)
    dasher.pick("words")
    expect(host.page.locator(".stage .prompt")).to_be_visible()
    truth = core(dasher.truth())
    host.menu()
    host.page.locator("[class*='st-key-act-for'] input").click()
    host.page.get_by_role("option", name=dasher.name, exact=True).click()
    expect(host.page.get_by_text(say("menu-act-say", name=dasher.name))).to_be_visible()
    host.drawn()
    assert not wire.carries(truth)
    host.page.get_by_role("button", name=say("menu-act-open", name=dasher.name)).click()
    expect(host.page.locator(".truth")).to_be_visible()
    assert wire.carries(truth)
    host.page.get_by_role("button", name=say("menu-act-close")).click()
    expect(host.page.locator(".truth")).to_have_count(0)
    expect(host.page.locator(".stage")).to_be_visible()
