"""How Globetrotter is played in the browser, and how a game is brought to where it gets interesting."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, expect

from engine.core import HOST, Advance, Command, Seat, Viewer
from engine.games.globetrotter import wheel
from engine.games.globetrotter.commands import ChooseRegion, GoTo, Judge, PickRegion
from engine.games.globetrotter.seen import GlobetrotterView, QuestionView
from engine.games.globetrotter.terms import Region, Space
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Host, Looker, Phone, say

STEPS = 2000
"""After so many steps a game that was to get somewhere has not: chance is against it once in ages."""


def room(house: House) -> GlobetrotterView:
    """What the room may see of tonight's game."""
    view = house.referee.view(house.game, "room")
    assert isinstance(view, GlobetrotterView)
    return view


def asked(house: House) -> QuestionView:
    """The question that is open, or was asked last."""
    question = room(house).question
    assert question is not None
    return question


def join(door: Door, host: Host, *names: str, **options: int) -> list[Phone]:
    """Let people come in with a phone each, choose Globetrotter and its house rules by their place."""
    host.start()
    phones = [door.phone() for _ in names]
    for phone, name in zip(phones, names, strict=True):
        phone.join(name)
    host.take("globetrotter")
    if options:
        host.page.get_by_text(say("game-options")).click()
    for name, place in options.items():
        row = host.page.locator(f".st-key-option-globetrotter-{name}")
        row.get_by_role("radio").nth(place).click()
        host.drawn()
    return phones


def of(phones: Sequence[Phone], seat: str | None) -> Phone:
    """The phone of a seat, with the newest on it."""
    phone = next(phone for phone in phones if phone.seat == seat)
    phone.current()
    return phone


def on(phones: Sequence[Phone]) -> Phone:
    """The phone of whose turn it is."""
    return of(phones, room(phones[0].house).turn)


def reading(phones: Sequence[Phone]) -> Phone:
    """The reader's phone."""
    return of(phones, asked(phones[0].house).reader)


def roll_first(phones: Sequence[Phone]) -> None:
    """All roll for who begins, until one has the highest alone (G2)."""
    while (view := room(phones[0].house)).phase == "start":
        for seat in view.waiting:
            phone = of(phones, seat)
            before = phone.seen()
            phone.page.locator(".bigdie").tap()
            phone.moved(before)


def roll(phones: Sequence[Phone]) -> Phone:
    """Whose turn it is rolls; give his phone, which asks where to."""
    phone = on(phones)
    phone.page.locator(".bigdie").tap()
    expect(phone.page.locator(".choices .target").first).to_be_visible()
    return phone


def target(looker: Looker, space: Space) -> Locator:
    """A place to tap for a space: in the list, on phone and stage."""
    return looker.page.locator(f"button[data-send*='\"{space}\"']")


def go(phone: Phone, space: Space) -> None:
    """Tap a space in the list of one's phone, and wait until the pawn has gone."""
    target(phone, space).tap()
    expect(phone.page.locator(".choices .target[data-send*=space]")).to_have_count(0)
    phone.drawn()


def judge(phones: Sequence[Phone], right: bool) -> Phone:
    """The reader says whether it was right; give his phone."""
    phone = reading(phones)
    before = phone.seen()
    phone.page.locator(f".dock .act[data-send*='{str(right).lower()}']").tap()
    phone.moved(before)
    return phone


def give_wedge(host: Host, seat: str, region: Region) -> None:
    """The host gives a wedge at the console (A4)."""
    form = host.page.locator("#wedge-form")
    if not form.is_visible():
        host.page.locator("#table-rules summary").click()
    form.locator("[name=seat]").select_option(seat)
    form.locator("[name=region]").select_option(region)
    form.locator("[name=why]").fill("for the road")
    before = host.seen()
    form.locator("[type=submit]").click()
    host.moved(before)


# --- past the server ---------------------------------------------------------------------------

Wanted = Callable[[GlobetrotterView], bool]


def onward(house: House, wanted: Wanted, right: bool = True) -> GlobetrotterView:
    """Play on by rulings of the host, past the server, until it is as wanted; give what the room sees.

    All answers are `right`, or all wrong. Pawns go round and keep off the HQ and the hub where they can.
    """
    for _ in range(STEPS):
        view = room(house)
        if wanted(view):
            return view
        house.referee.submit(house.game, HOST, _next(view, right))
    raise AssertionError(f"not there after {STEPS} steps")


NEWS = """newest => {
  const pages = meneurLine.seen.slice(newest.length);
  meneurLine.socket.onmessage({ data: JSON.stringify({ seen: newest + pages }) });
}"""
"""Tells a page what the server would have told it; the host's also says which pages are on."""


def again(house: House, lookers: Mapping[Looker, Viewer]) -> None:
    """Have pages look again, each as its viewer: nobody told them of what came past the server."""
    newest = {
        looker: house.referee.seen(house.night.id, viewer) for looker, viewer in lookers.items()
    }
    for looker, seen in newest.items():
        looker.page.evaluate(NEWS, seen)
    for looker, seen in newest.items():
        looker.page.wait_for_function("seen => meneurLine.seen.startsWith(seen)", arg=seen)
        looker.drawn()


def lacked(view: GlobetrotterView, seat: Seat | None, space: Space) -> bool:
    """Whether a space is the HQ of a wedge that a seat lacks."""
    had = dict(view.wedges)[seat] if seat else ()
    return wheel.kind(space) == "hq" and wheel.region(space) not in had


def stops(view: GlobetrotterView, fits: Callable[[Space], bool]) -> list[Space]:
    """The spaces that can be reached now and fit."""
    return [space for space in view.targets if fits(space)]


def boarding_near(view: GlobetrotterView) -> list[Space]:
    """Plain spaces within reach from which a boarding pass would lead to a wedge that is lacked."""

    def fits(space: Space) -> bool:
        path = wheel.boarding(space)
        return bool(path and wheel.kind(space) == "plain" and lacked(view, view.turn, path[-1]))

    return stops(view, fits)


def hq_near(view: GlobetrotterView) -> list[Space]:
    """HQ within reach whose wedge nobody has."""
    return stops(view, lambda space: all(lacked(view, seat, space) for seat in view.seats))


def _next(view: GlobetrotterView, right: bool) -> Command:
    assert view.turn is not None
    match view.phase:
        case "move":
            return GoTo(HOST, view.turn, min(view.targets, key=_dull))
        case "choose":
            return ChooseRegion(HOST, view.turn, "europe")
        case "last" if view.tied:
            return PickRegion(HOST, view.tied[0])
        case "question" | "passport_answer" | "first_extra" | "second_extra":
            return Judge(HOST, right)
    return Advance(HOST, view.steps[0])


def _dull(space: Space) -> int:
    return ("plain", "again", "hq", "hub").index(wheel.kind(space))
