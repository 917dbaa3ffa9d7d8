"""Bluff as it is played: five phones to the last cup, dice that nobody else is sent, two, real dice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from playwright.sync_api import expect

from engine.core import HOST, ROOM
from tests.browser.bluff import (
    bid,
    choose,
    dice_of,
    doubt,
    join,
    lift,
    lowest,
    on,
    own,
    roll,
    room,
    scenes,
)
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Looker, Phone, say
from tests.browser.wire import Wire

TOP, TOP_OF_FIVE = "20x5", "25x5"
"""The highest bid of a board for up to four, and for five. Who makes it is out: with two cups for certain,
with five unless 21 of the 25 dice match, once in some four million games."""


def test_five_phones_play_to_the_last_cup(door: Door, house: House) -> None:
    """D2–D10: cups, raises, a reroll, doubts, who opens next, who is out; then the statistics."""
    host = door.host()
    phones = join(door, host, "Ann", "Bo", "Cy", "Di", "Ed")
    choose(host, reroll=1, odds=1)
    host.play()
    screen = door.screen()
    screen.open()

    # D2: each taps his own cup; the room sees who has, and no die.
    roll(phones[:1])
    cup = screen.page.locator(f"#cup-{phones[0].seat}")
    expect(cup.locator(".chip.good")).to_have_text(say("cup-rolled"))
    expect(cup.locator(".die.hidden")).to_have_count(5)
    roll(phones)

    # One's own dice lie under a cover until one asks for them.
    opener = on(phones)
    first = opener.page.locator(".mycup .secret .die").first
    expect(first.locator("*").first).to_be_hidden()
    opener.page.locator("[data-uncover]").tap()
    expect(first.locator("*").first).to_be_visible()
    opener.page.locator("[data-uncover]").tap()
    expect(first.locator("*").first).to_be_hidden()

    # D5: only legal bids are offered, and the page says why no other is.
    bid(phones, "2x4")
    second = on(phones)
    second.page.locator("#another-bid summary").tap()
    expect(second.page.locator(".must")).to_have_text(say("bid-must", bid="2 × 4"))
    expect(second.page.locator(".field").first).to_have_text("2")
    second.page.locator(".field").first.tap()
    expect(second.page.locator(".facepick input:not(:disabled)")).to_have_count(1)
    expect(second.page.locator(".hand")).to_contain_text("%")
    lowest_field = second.page.locator(".field").nth(1)
    expect(lowest_field).to_have_text("3")
    second.page.locator("#another-bid summary").tap()
    assert str(lowest(phones, which=0)) == "2x5"

    # D10: with his bid he rolls one die again, the other four lie open.
    third = on(phones)
    before = own(third).mine
    bid(phones, "★2", reroll=(0,))
    after = room(house).path[-1]
    assert after.shown == before[1:]
    expect(screen.page.locator(f"#cup-{third.seat} .die:not(.hidden)")).to_have_count(4)
    expect(third.page.locator(".mycup .secret .die")).to_have_count(1)

    # D6: on the top bid there is nothing left but to doubt.
    liar = bid(phones, TOP_OF_FIVE)
    believer = on(phones)
    expect(believer.page.locator(".act.quick, #another-bid")).to_have_count(0)
    doubt(phones)

    # D7: the cups go up one by one; the bidder pays, and is out.
    order = room(house).seats
    while room(house).phase == "reveal":
        host.press()
        lifted = [cup.seat for cup in room(house).cups if cup.lifted]
        if len(lifted) < len(order):
            expect(screen.page.locator(".cup.up")).to_have_count(len(lifted))
            expect(screen.page.locator(".sofar")).to_have_text(
                say("so-far", count=room(house).matching)
            )
    actual = room(house).actual
    assert actual is not None
    expect(screen.page.locator(".standing .sofar")).to_have_text(say("really", count=actual))
    expect(screen.page.locator(".standing .minus")).to_have_text("−5")
    liar.current()
    expect(liar.page.locator(".prompt")).to_have_text(say("cup-you-out"))

    # D8: who opens next is the one to the left of who is out. Three more rounds, and one is left.
    assert room(house).next_opener == believer.seat
    rounds = 1
    while room(house).ending is None:
        host.press()
        rounds += 1
        roll(phones)
        lowest(phones, which=1)
        bid(phones, TOP_OF_FIVE)
        doubt(phones)
        lift(host)
    assert rounds == 4
    (winner,) = room(house).ending.winners  # type: ignore[union-attr]
    last = next(phone for phone in phones if phone.seat == winner)
    expect(host.page.locator(".winner")).to_contain_text(last.name)
    expect(screen.page.locator(".winner")).to_contain_text(last.name)
    expect(last.page.locator(".turn")).to_have_text(say("you-won"))
    expect(liar.page.locator(".gains li").nth(4)).to_contain_text(liar.name)

    # The morning after.
    host.page.get_by_role("button", name=say("stats-button")).click()
    expect(host.page.locator(".js-plotly-plot")).to_have_count(1)
    expect(host.page.locator(".ledger tbody tr")).to_have_count(5)
    expect(host.page.locator(".sums").first.locator("tbody tr")).to_have_count(5)
    expect(host.page.locator(".rounds details")).to_have_count(4)
    expect(host.page.locator("[id$='-1'] .bids li")).to_have_count(4)
    expect(host.page.locator("[id$='-1'] .bids .verdict").last).to_have_text(say("bids-bluff"))


def test_no_die_travels_to_anybody_else_before_it_is_lifted(door: Door, house: House) -> None:
    """D2, D7, D10: every scene sent to every page, read for the dice in it, from the cups to the last."""
    host, screen = door.host(), door.screen()
    host_wire, screen_wire = Wire(host.page), Wire(screen.page)
    phones = join(door, host, "Ann", "Bo", "Cy")
    wires: dict[Looker, Wire] = {host: host_wire, screen: screen_wire}
    choose(host, reroll=1)
    host.play()
    screen.open()
    for phone in phones:
        wires[phone] = Wire(phone.page)
        phone.page.reload()
        phone.current()
    roll(phones)
    mine: dict[Phone, list[tuple[int, ...]]] = {phone: [own(phone).mine] for phone in phones}
    bid(phones, "1x2")
    roller = bid(phones, "2x2", reroll=(1, 3))
    shown = room(house).path[-1].shown
    mine[roller].append(shown + own(roller).mine)
    lowest(phones)
    for phone in phones:
        phone.current()
    host.catch_up(HOST)
    screen.catch_up(ROOM)

    # A page gets its own dice, and those that lie open.
    for phone in phones:
        assert sent(wires[phone]) == [(), *changes(mine[phone])]
    assert sent(host_wire) == sent(screen_wire) == [(), shown]
    for looker, wire in wires.items():
        heap = PLACES.sub("", b"\0".join(wire.frames).decode("utf-8", "replace"))
        known = mine.get(looker, []) if isinstance(looker, Phone) else []
        for dice in [dice for phone in phones if phone is not looker for dice in mine[phone]]:
            if dice not in known:  # two cups may hide the same five
                assert not [spelled for spelled in spellings(dice) if spelled in heap]

    # Cup by cup they are told to all, and no cup before its time.
    doubt(phones)
    hands = {phone: own(phone).mine for phone in phones}
    while room(house).phase == "reveal":
        host.press()
        lifted = {cup.seat for cup in room(house).cups if cup.lifted}
        lying = tuple(
            die
            for phone in phones
            for die in (
                *(shown if phone is roller else ()),
                *(hands[phone] if phone.seat in lifted else ()),
            )
        )
        expect(screen.page.locator(".cup.up")).to_have_count(len(lifted))
        screen.drawn()
        for wire in (host_wire, screen_wire):
            assert sent(wire)[-1] == lying
    for phone in phones:
        phone.current()
        assert {die for dice in sent(wires[phone]) for die in dice} <= {
            die for dice in mine[phone] for die in dice
        }


PLACES = re.compile(r'"[xy]":\[[\d.,]*\]')
"""Where things lie on a board: 1, 2, 3 … as dice may fall too."""


def sent(wire: Wire) -> list[tuple[int, ...]]:
    """The dice of the scenes sent to a page, oldest first, each change once."""
    told = [s for s in scenes(wire.frames) if 'class="stage' in s or 'class="hand"' in s]
    return changes([(), *map(dice_of, told)])


def changes(dice: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Each change once: dice rolled again may fall as they lay."""
    return [now for now, _ in groupby(dice)]


def spellings(dice: Sequence[int]) -> list[str]:
    """How a list of dice might travel in plain."""
    return [between.join(map(str, dice)) for between in (", ", ",", " ")]


def test_two_play_one_die_against_another(door: Door, house: House) -> None:
    """D7–D9: two phones, and the odds are off."""
    host = door.host()
    phones = join(door, host, "Ann", "Bo")
    host.play()
    roll(phones)
    one, other = phones if room(house).turn == phones[0].seat else phones[::-1]
    lowest(phones, which=1)
    expect(other.page.locator(".hand")).not_to_contain_text("%")
    doubt(phones)
    lift(host)
    counts = {cup.seat: cup.count for cup in room(house).cups}
    assert min(counts.values()) < 5
    while room(house).ending is None:
        host.press()
        roll(phones)
        bid(phones, TOP)
        doubt(phones)
        lift(host)
    expect(host.page.locator(".winner")).to_be_visible()
    for phone in (one, other):
        phone.current()
        won = phone.seat in room(house).ending.winners  # type: ignore[union-attr]
        expect(phone.page.locator(".turn")).to_have_count(int(won))


def test_real_dice_are_counted_by_the_host(door: Door, house: House) -> None:
    """A5: nobody taps a cup; the host enters the bids and, on a doubt, how many match."""
    host = door.host()
    host.start()
    for name in ("Ann", "Bo", "Cy"):
        host.add(name)
    host.take("bluff")
    choose(host, dice=1)
    host.play()
    assert room(house).phase == "bid"
    stage = host.page.locator(".stage")

    seen = host.seen()
    stage.locator("#act-for .act.small").first.click()
    host.moved(seen)
    bidder = room(house).turn
    assert bidder is not None
    seen = host.seen()
    stage.locator(".field:has(input[value='4'][data-star='0'])").click()
    stage.locator(".facepick:has(input[value='5'])").click()
    stage.locator("#bid-form [type=submit]").click()
    host.moved(seen)
    assert [str(made.bid) for made in room(house).path] == ["1x1", "4x5"]

    seen = host.seen()
    button = stage.locator(".act[data-send*=doubt]")
    button.click()
    button.click()
    host.moved(seen)
    assert room(house).counting
    expect(host.main).to_be_disabled()
    expect(stage).to_contain_text(say("count-ask", face=say("faces-5")))
    seen = host.seen()
    stage.locator(".act[data-send*='count']").nth(1).click()
    host.moved(seen)
    assert {cup.seat: cup.count for cup in room(house).cups}[bidder] == 2
    expect(stage.locator(".minus")).to_have_text("−3")
    host.press()
    assert (room(house).round, room(house).phase) == (2, "bid")


def test_exact_and_giveaway_are_refused_together(door: Door, house: House) -> None:
    """D10–D12: the lobby says so; with one of them switched off the game starts."""
    host = door.host()
    host.start()
    for name in ("Ann", "Bo"):
        host.add(name)
    host.take("bluff")
    choose(host, exact=1, giveaway=1)
    host.main.click()
    expect(host.refusal).to_have_text(say("refused-exact-or-giveaway"))
    assert house.night.games == ()
    choose(host, giveaway=0)
    host.play()
    assert room(house).phase == "roll"
