"""Fake Artist as it is played: five who draw to five points, and what no page is ever sent."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import expect

from engine.core import HOST, ROOM, Advance, Command, Seat
from engine.games.fake_artist.commands import Confirm, Draw, NameFirst, SetOwnWord, Vote
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.fake_artist.terms import Options, Stroke
from tests.browser.artist import (
    Sheet,
    forge,
    hold,
    look,
    of,
    own,
    point,
    refused,
    room,
    set_word,
)
from tests.browser.bluff import scenes
from tests.browser.conftest import LAPTOP, Door
from tests.browser.house import House
from tests.browser.people import Host, Looker, Phone, Screen, say
from tests.browser.wire import Wire, forms

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
MARKER = "quetzal marker"
"""A word that stands on no list and in no sentence."""


def test_five_draw_to_five_points(door: Door, house: House, tmp_path: Path) -> None:
    """F1–F9 with four phones and a mouse; then the gallery of the night."""
    host = door.host()
    host.start()
    # The last of the five has a laptop: he draws with its mouse.
    phones = [*(door.phone() for _ in NAMES[1:]), Phone(door.page(LAPTOP, touch=True), house)]
    wires: dict[Looker, Wire] = {looker: Wire(looker.page) for looker in (host, *phones)}
    for phone, name in zip(phones, NAMES, strict=True):
        phone.join(name)
    host.take("fake_artist")
    host.play()
    screen = door.screen()
    wires[screen] = Wire(screen.page)
    screen.open()

    # F2: a word of his own; one gets an X. Word and X are there only while they are held down.
    master = of(phones, room(house).leader)
    master.current()
    set_word(master, "Things that fly", MARKER)
    artists = [of(phones, seat) for seat in room(house).artists]
    assert master not in artists
    expect(screen.page.locator(".stage .prompt")).to_have_text("Things that fly")
    expect(host.page.locator(".chip.hot")).to_have_count(4)
    shown = {phone: look(phone) for phone in artists}
    (fake,) = [phone for phone in artists if shown[phone].startswith("✕")]
    assert say("fake-you") in shown[fake]
    assert [shown[phone] for phone in artists if phone is not fake] == [MARKER] * 3
    assert hold(master).split("\n")[0] == MARKER
    host.press()

    # F3: one stroke each, two laps, clockwise; pages and room see the sheet grow.
    strokes(phones, screen, house, exact=True)
    expect(screen.page.locator(".studio .big")).to_have_text(say("drawn"))
    assert [drew.seat for drew in room(house).strokes] == [phone.seat for phone in artists] * 2
    host.press()

    # F5: three, two, one; nobody sees a vote before all are shown.
    expect(screen.page.locator(".count b")).to_have_count(3)
    expect(master.page.locator(".hand .prompt")).to_have_text(say("vote-watch"))
    for phone in artists:
        suspects = phone.page.locator(".suspects .act")
        expect(suspects).to_have_count(3)
        other = next(other for other in artists if other not in (phone, fake))
        point(phone, other.seat if phone is fake else fake.seat)
    expect(screen.page.locator(".artists .chip.good")).to_have_count(4)
    for looker in (host, screen, fake):
        assert not wires[looker].carries(MARKER)
    host.press()

    # F6–F7: caught; one guess, and the word master rules, and may rule anew.
    expect(screen.page.locator(f"#suspect-{fake.seat} .votes .token")).to_have_count(3)
    expect(screen.page.locator(f"#suspect-{fake.seat}")).to_have_class("fake")
    fake.current()
    fake.page.locator("form[data-pen=guess] input").fill("A quetzal")
    fake.page.locator("form[data-pen=guess] button").tap()
    expect(master.page.locator(".hand")).to_contain_text("A quetzal")
    expect(master.page.locator(".likely")).to_have_text(say("judge-suggest-wrong"))
    for looker in (host, screen, fake):
        assert not wires[looker].carries(MARKER)
    master.page.locator("[data-send*=judge]").last.tap()
    expect(host.page.locator(".stage")).to_contain_text(MARKER)
    assert (
        dict(room(house).points)[Seat(fake.seat)]
        == dict(room(house).points)[Seat(master.seat)]
        == 2
    )
    master.current()
    master.page.locator("[data-send*=judge]").last.tap()
    master.current()
    expect(host.page.locator(".gains .plus").first).to_have_text("+1")
    assert sorted(points for _, points in room(house).points) == [0, 0, 1, 1, 1]
    for looker in (host, screen, fake):
        expect(looker.page.locator("main, .stage").last).to_contain_text(MARKER)

    # F9: on to five points; nobody points at the fake any more.
    rounds = 1
    while room(house).ending is None:
        host.press()
        rounds += 1
        master = of(phones, room(house).leader)
        master.current()
        master.page.locator(".choices .act").nth(rounds).tap()
        master.page.locator("[data-send*='\"word\"']").nth(rounds % 3).tap()
        expect(master.page.locator("#secret")).to_be_visible()
        artists = [of(phones, seat) for seat in room(house).artists]
        fake = next(phone for phone in artists if look(phone).startswith("✕"))
        for phone in artists[artists.index(fake) + 1 :]:
            look(phone)
        host.press()
        strokes(phones, screen, house)
        host.press()
        honest = [phone for phone in artists if phone is not fake]
        for place, phone in enumerate(honest):
            point(phone, honest[place - 1].seat)
        host.press()
        assert room(house).caught is False
    assert rounds <= 6
    ending = room(house).ending
    assert ending is not None
    best = max(points for _, points in room(house).points)
    assert [dict(room(house).points)[seat] for seat in ending.winners] == [best] * len(
        ending.winners
    )
    for seat in ending.winners:
        winner = of(phones, seat)
        expect(winner.page.locator(".turn")).to_have_text(say("you-won"))
        expect(screen.page.locator(".winner", has_text=winner.name)).to_be_visible()

    gallery(host, house, rounds, tmp_path)


def strokes(phones: Sequence[Phone], screen: Screen, house: House, exact: bool = False) -> None:
    """Everyone draws twice: short lines, each at a place of its own."""
    while (turn := room(house).turn) is not None:
        phone, number = of(phones, turn), len(room(house).strokes)
        expect(phone.page.locator(".sheet.mine")).to_be_visible()
        sheet = Sheet(phone)
        x, y = 120 + 90 * (number % 9), 150 + 300 * (number // 9)
        if phone is phones[-1]:
            mouse = phone.page.mouse
            mouse.move(*sheet.at(x, y))
            mouse.down()
            mouse.move(*sheet.at(x + 60, y + 200))
            mouse.up()
        else:
            sheet.drag((x, y), (x + 60, y + 200))
        sheet.keep.tap()
        expect(screen.page.locator(".sheet g > path")).to_have_count(number + 1)
        if exact:
            paint = screen.page.locator(".sheet svg > g").nth(number)
            person = house.night.person(turn)
            expect(paint).to_have_class(f"c{person.colour}")
            expect(paint.locator("text")).to_have_text(phone.name[0])
            for other in phones:
                expect(other.page.locator(".sheet g > path")).to_have_count(number + 1)
    if exact:
        assert len({tuple(Sheet(phone).others) for phone in phones}) == 1


def gallery(host: Host, house: House, rounds: int, folder: Path) -> None:
    """The morning after: every drawing hangs there, is drawn once more, and goes home."""
    host.page.get_by_role("button", name=say("stats-button")).click()
    expect(host.page.locator(".drawing")).to_have_count(rounds)
    first = host.page.locator(".drawing").first
    expect(first.locator(".sheet g > path")).to_have_count(8)
    expect(first.locator("h2")).to_have_text(MARKER)
    expect(first).to_contain_text("A quetzal")
    expect(first.locator(".sheet.replay")).to_have_count(0)
    host.page.set_viewport_size({"width": 1366, "height": 420})  # the button lies below the drawing
    first.locator("[data-replay]").click()
    expect(first.locator(".sheet.replay")).to_have_count(1)
    expect(first.locator(".sheet g").first).to_be_in_viewport()
    host.page.set_viewport_size({"width": 1366, "height": 768})
    for kind, begins in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with host.page.expect_download() as coming:
            hung = host.page.locator("[class*=st-key-hung-]").first
            hung.get_by_role("link", name=say("gallery-save", kind=kind)).click()
        file = folder / kind
        coming.value.save_as(file)
        assert coming.value.suggested_filename == f"{house.game}-1-quetzal-marker.{kind.lower()}"
        assert file.read_bytes().startswith(begins)
    host.page.get_by_text(say("stats-take"), exact=True).click()
    with host.page.expect_download() as coming:
        host.page.get_by_text(say("stats-take-drawings")).click()
    coming.value.save_as(folder / "all.zip")
    with zipfile.ZipFile(folder / "all.zip") as album:
        assert len(album.namelist()) == 2 * rounds
    with host.page.expect_download() as coming:
        host.page.get_by_text(say("stats-take-drawn")).click()
    coming.value.save_as(folder / "drawn.csv")
    assert len((folder / "drawn.csv").read_text("utf-8-sig").splitlines()) == 1 + rounds


# --- secrets -----------------------------------------------------------------------------------

LINE = Stroke((100, 100, 300, 300))


LITTLE_MS = 20


class Night:
    """A table led by the record; what each page is sent of a round is read off its wire."""

    def __init__(self, door: Door, house: House) -> None:
        self.referee = house.referee
        self.night = self.referee.start_night("Games", "en").id
        self.seats = [self.referee.seat_person(self.night, name) for name in NAMES]
        self.game = self.referee.start_game(self.night, "fake_artist", Options())
        self.ask(NameFirst(HOST, self.seats[0]))
        self.host, self.screen = door.host(), door.screen()
        self.phones = [door.phone() for _ in NAMES]
        self.lookers: list[Looker] = [self.host, self.screen, *self.phones]
        self.wires = {looker: Wire(looker.page) for looker in self.lookers}
        self.began: dict[Looker, int] = {}
        self.host.open()
        self.screen.open()
        for phone, seat in zip(self.phones, self.seats, strict=True):
            phone.open(seat)

    def carried(self, looker: Looker) -> bool:
        """Whether the word has travelled to a page since this round was dealt."""
        heap = b"\0".join(self.wires[looker].frames[self.began[looker] :])
        return any(form.encode() in heap for form in forms(MARKER))

    def ask(self, *commands: Command) -> None:
        for command in commands:
            self.referee.submit(self.game, HOST, command)

    def show(self) -> dict[Looker, str]:
        """Draw every page anew; give the scene of the game that each was sent."""
        before = {looker: len(wire.frames) for looker, wire in self.wires.items()}
        for looker in self.lookers:
            looker.page.evaluate("() => meneurLine.trigger('moved', String(Math.random()))")
        sent = {}
        for looker in self.lookers:
            viewer = looker.seat if isinstance(looker, Phone) else HOST
            looker.catch_up(ROOM if looker is self.screen else viewer)
            while not self.sent(looker, before[looker]):
                looker.page.wait_for_timeout(LITTLE_MS)
            looker.drawn()
            sent[looker] = self.sent(looker, before[looker])[-1]
        return sent

    def sent(self, looker: Looker, since: int) -> list[str]:
        """The scenes of the game that have travelled to a page since so many frames."""
        told = scenes(self.wires[looker].frames[since:])
        return [scene for scene in told if 'class="stage' in scene or 'class="hand"' in scene]

    def round(self, fake: Seat, votes: str) -> list[dict[Looker, str]]:
        """Play the first round up to the last vote; give what every page was sent on the way.

        `votes` are at whom Bo, Di, Cy and Ed point, in this order, in which they vote.
        """
        ann, bo, cy, di, ed = self.seats
        past = self.referee.steps_back(self.game)
        if len(past) > 1:
            self.referee.take_back(self.game, past[-2].version)
        while True:  # what is taken back falls in the same way again, unless more lies before it
            self.ask(NameFirst(HOST, bo), NameFirst(HOST, ann))
            self.ask(SetOwnWord(HOST, ann, "Things that fly", MARKER))
            view = self.referee.view(self.game, fake)
            assert isinstance(view, FakeArtistView)
            if view.x:
                break
            self.referee.take_back(self.game, self.referee.steps_back(self.game)[0].version)
        self.show()
        for looker in self.lookers:
            self.began[looker] = len(self.wires[looker].frames)
        seen = [self.show()]
        artists = (bo, cy, di, ed)
        self.ask(*(Confirm(HOST, seat, 1) for seat in artists), Advance(HOST, "start_drawing"))
        self.ask(*(Draw(HOST, seat, 1, 1, LINE) for seat in artists[:2]))
        seen.append(self.show())
        self.ask(*(Draw(HOST, seat, 1, 1, LINE) for seat in artists[2:]))
        self.ask(*(Draw(HOST, seat, 1, 2, LINE) for seat in artists), Advance(HOST, "open_vote"))
        pointing = [
            Vote(HOST, seat, 1, Seat(suspect))
            for seat, suspect in zip((bo, di, cy, ed), votes, strict=True)
        ]
        for half in (pointing[:2], pointing[2:]):
            self.ask(*half)
            seen.append(self.show())
        return seen


def test_every_page_is_the_same_whoever_is_the_fake(door: Door, house: House) -> None:
    """F2, F5: two rounds that differ in nothing but the fake and the votes of others.

    Console, screen and who is honest in both are sent the very same scenes, up to the votes shown.
    The word travels to nobody but the word master and the honest artists.
    """
    night = Night(door, house)
    host, screen = night.host, night.screen
    master, bo, cy, di, ed = night.phones
    told = []
    for fake, votes in ((di, "CBBB"), (ed, "CEED")):
        moments = night.round(Seat(fake.seat), votes)
        told.append(moments)
        secrets = [moment for moment in moments if 'id="secret"' in moment[master]]
        assert len(secrets) == 2
        for moment in secrets:
            for looker in night.lookers:
                heap = moment[looker]
                assert (MARKER in heap) == (looker not in (host, screen, fake))
                assert ("✕" in heap) == (looker is fake)
                assert (say("fake-is") in heap) == (looker is master)
        for looker in (host, screen, fake):
            assert not night.carried(looker)
        for looker in (master, bo):
            assert night.carried(looker)
    first, second = told
    for looker in (host, screen, bo):
        assert [moment[looker] for moment in first] == [moment[looker] for moment in second]
    # During the vote not even the word master's page differs; and what may differ, does.
    assert [moment[master] for moment in first[2:]] == [moment[master] for moment in second[2:]]
    for looker, place in ((master, 0), (di, 0), (ed, 0), (cy, 3)):
        assert first[place][looker] != second[place][looker]

    # All votes at once; then everybody knows the fake, and the word is still his to guess.
    night.ask(Advance(HOST, "reveal_votes"))
    shown = night.show()
    for looker in (host, screen):
        assert f'id="suspect-{ed.seat}" class="fake"' in shown[looker]
    expect(ed.page.locator("form[data-pen=guess]")).to_be_visible()
    for looker in (host, screen, ed):
        assert not night.carried(looker)


def test_what_is_not_one_s_own_is_refused(door: Door, house: House) -> None:
    """Forged moves through the page: a category, a vote for oneself, a guess, a judgement."""
    night = house.referee.start_night("Games", "en").id
    seats = [house.referee.seat_person(night, name) for name in NAMES]
    game = house.referee.start_game(night, "fake_artist", Options())
    house.referee.submit(game, HOST, NameFirst(HOST, seats[0]))
    phone = door.phone()
    phone.open(seats[1])
    category = room(house).categories[0]
    forge(phone, {"do": "category", "category": category})
    refused(phone, "master-only", seat="Ann")
    phone.open(seats[1])
    forge(phone, {"do": "own", "category": category, "word": "forged", "seat": seats[0]})
    refused(phone, "master-only", seat="Ann")
    phone.open(seats[1])
    forge(phone, {"do": "judge", "right": True})
    refused(phone, "master-only", seat="Ann")
    phone.open(seats[1])
    forge(phone, {"do": "step", "step": "deal_word"})
    refused(phone, "host-only")
    assert room(house).phase == "word"
    house.referee.submit(game, HOST, SetOwnWord(HOST, seats[0], "birds", MARKER))
    for seat in seats[1:]:
        house.referee.submit(game, HOST, Confirm(HOST, seat, 1))
    for step in ("start_drawing", "open_vote"):
        house.referee.submit(game, HOST, Advance(HOST, step))
    for suspect, message in (
        (seats[1], "vote-for-yourself"),
        (seats[0], "vote-for-master"),
        ("Z", "no-such-seat"),
    ):
        phone.open(seats[1])
        forge(phone, {"do": "vote", "suspect": suspect, "seat": seats[2]})
        refused(phone, message)
    assert room(house).voted == ()
    assert own(phone).my_vote is None
