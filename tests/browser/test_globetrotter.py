"""Globetrotter as it is played: three phones to the last question, the host as reader, and what nobody may know."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import expect

from engine.core import HOST, Advance, Viewer
from engine.games.globetrotter import wheel
from engine.games.globetrotter.seen import GlobetrotterView, QuestionView
from engine.games.globetrotter.terms import REGIONS, Options, Region
from tests.browser.artist import forge, refused
from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.people import Host, Looker, Phone, say
from tests.browser.wheel import (
    again,
    asked,
    boarding_near,
    give_wedge,
    go,
    hq_near,
    join,
    judge,
    of,
    on,
    onward,
    reading,
    roll,
    roll_first,
    room,
    target,
)
from tests.browser.wire import Wire

NAMES = ("Ann", "Bo", "Cy")


def viewer(looker: Looker) -> Viewer:
    """As whom somebody looks."""
    if isinstance(looker, Phone):
        return looker.seat
    return HOST if isinstance(looker, Host) else "screen"


def look_again(lookers: Iterable[Looker]) -> None:
    """Have all pages show what came past the server."""
    lookers = list(lookers)
    again(lookers[0].house, {looker: viewer(looker) for looker in lookers})


def test_three_phones_play_to_the_last_question(door: Door, house: House) -> None:
    """G2–G8, G13–G15: dice, ways, answers, a pass, first class, a passport, six wedges; then the statistics."""
    host = door.host()
    phones = join(door, host, *NAMES, typed=1)
    host.play()
    screen = door.screen()
    screen.open()
    everybody: list[Looker] = [host, screen, *phones]

    # G2: each rolls on his phone; the room sees what fell.
    first = of(phones, room(house).waiting[0])
    first.page.locator(".bigdie").tap()
    expect(screen.page.locator(f"#fell-1-{first.seat} .die")).to_be_visible()
    roll_first(phones)

    # G3: the spaces in reach are lit for all; he taps one, in the list or on the small wheel.
    player = roll(phones)
    view = room(house)
    for looker in (player, screen):
        expect(looker.page.locator("svg.wheel .disc")).to_have_count(len(view.targets))
    other = next(phone for phone in phones if phone is not player)
    other.current()
    expect(other.page.locator("[data-send]:not(header *)")).to_have_count(0)
    space = view.targets[0]
    player.page.locator(f"#disc-{space}").tap()
    expect(player.page.locator(".choices .target")).to_have_count(0)
    assert dict(room(house).pawns)[player.seat] == space
    if room(house).phase == "ask":
        player.page.locator(".dock .act.main").tap()
        expect(player.page.locator("form[data-pen=answer]")).to_be_visible()

    # G5: he types, the reader is told what it looks like and judges; then everybody has the answer.
    answer = answer_of(house)
    player.page.locator("form[data-pen=answer] input").fill(answer)
    player.page.locator("form[data-pen=answer] button").tap()
    reader = reading(phones)
    expect(reader.page.locator(".likely")).to_have_text(say("judge-suggest-right"))
    expect(reader.page.locator(".truth .answer-is")).to_have_text(answer)
    judge(phones, right=True)
    for page in (looker.page for looker in everybody):
        expect(page.locator(".told-answer .answer-is, .told-answer b")).to_contain_text(answer)
    expect(player.page.locator(".hand .turn")).to_have_text(say("your-roll-right"))

    # G3, A4: the host rolls for him and taps on the large wheel where he says.
    host.press()
    space = room(house).targets[-1]
    seen = host.seen()
    host.page.locator(f"svg.wheel.over #disc-{space}").click()
    host.moved(seen)
    assert dict(room(house).pawns)[player.seat] == space

    # G13, G14: two steps from an HQ he boards; he fails, and in first class knows the second question.
    view = onward(house, lambda view: view.phase == "move" and bool(boarding_near(view)))
    look_again(everybody)
    player = on(phones)
    go(player, boarding_near(view)[0])
    player.page.locator(".act[data-send*=boarding]").tap()
    expect(player.page.locator("form[data-pen=answer]")).to_be_visible()
    prize = asked(house).prize
    assert prize is not None
    assert wheel.kind(dict(room(house).pawns)[player.seat]) == "hq"
    judge(phones, right=False)
    player.current()
    player.page.locator(".dock .act[data-send*=first_class]").tap()
    reader = reading(phones)
    pick = reader.page.locator("form.two")
    expect(pick.locator("[type=submit]")).to_be_disabled()
    for tick in (1, 3):
        pick.locator("label").nth(tick).tap()
    pick.locator("[type=submit]").tap()
    expect(reader.page.locator(".dock .act.main")).to_have_text(say("judge-right"))
    judge(phones, right=False)
    judge(phones, right=True)
    assert asked(house).winner == player.seat
    expect(screen.page.locator(".say.won")).to_contain_text(player.name)
    has_wedges(screen, player)

    # G15: on an HQ he fails and cannot help himself; who is left has a passport, and the wedge.
    onward(house, lambda view: view.phase == "throw" and view.turn != player.seat, right=False)
    view = onward(house, lambda view: view.phase == "move" and bool(hq_near(view)))
    look_again(everybody)
    player = on(phones)
    go(player, hq_near(view)[0])
    judge(phones, right=False)
    keep = host.page.locator(".stage .act[data-send*=decline]")
    expect(keep).to_have_text(say("keep-card"))
    keep.click()
    rival = next(phone for phone in phones if phone.seat not in (player.seat, asked(house).reader))
    expect(rival.page.locator(".hand .turn")).to_have_text(say("your-passport"))
    rival.page.locator(".dock .act[data-send*=passport]").tap()
    expect(rival.page.locator("form[data-pen=answer]")).to_be_visible()
    judge(phones, right=True)
    assert (asked(house).winner, asked(house).tries[-1].card) == (rival.seat, "passport")
    assert "passport" in dict(room(house).hands)[rival.seat]
    rival.current()
    expect(rival.page.locator(".mywedges .ticket.passport")).to_have_count(1)

    # A4: the host gives what is missing to whose turn it is now.
    onward(house, lambda view: view.phase == "throw" and view.round > 4, right=False)
    look_again(everybody)
    winner = on(phones)
    had = dict(room(house).wedges)[winner.seat]
    for region in REGIONS:
        if region not in had:
            give_wedge(host, winner.seat, region)
    assert len(dict(room(house).wedges)[winner.seat]) == len(REGIONS)
    has_wedges(screen, winner)

    # G8: on the hub by exact count. The others choose the region, the host breaks their tie.
    onward(house, lambda view: view.phase == "move" and "hub" in view.targets)
    look_again(everybody)
    winner = on(phones)
    go(winner, "hub")
    others = [phone for phone in phones if phone is not winner]
    tied: list[Region] = ["africa", "france"]
    for phone, region in zip(others, tied, strict=True):
        phone.current()
        phone.page.locator(f".act[data-send*='\"{region}\"']").tap()
        expect(phone.page.locator(".act[aria-pressed=true], .prompt").first).to_be_visible()
    expect(host.main).to_have_text(say("tied-now"))
    expect(host.page.locator(".stage .targets .act")).to_have_count(2)
    host.page.locator(".stage .act[data-send*='\"africa\"']").click()
    expect(screen.page.locator(".stage .kicker .region")).to_have_text(f"A{say('region-africa')}")
    expect(screen.page.locator(".stage")).to_contain_text(say("last-question"))
    judge(phones, right=True)
    for page in (host.page, screen.page):
        expect(page.locator(".winner")).to_contain_text(winner.name)
    expect(winner.page.locator(".turn")).to_have_text(say("you-won"))

    # The morning after.
    host.page.get_by_role("button", name=say("stats-button")).click()
    expect(host.page.locator(".js-plotly-plot")).to_have_count(5)
    expect(host.page.locator(".trophy blockquote").first).to_be_visible()
    expect(host.page.locator(".sums.regions tbody tr")).to_have_count(3)
    expect(host.page.locator(".rounds details").first).to_be_visible()
    assert "region-" not in host.page.locator("[data-testid=stMain]").inner_text()


def has_wedges(screen: Looker, player: Phone) -> None:
    """Wait until the screen shows as many wedges in a player's pawn as he has."""
    count = dict(room(screen.house).points)[player.seat]
    pawn = screen.page.locator(f"#player-{player.seat} [role=img][aria-label^='{player.name}:']")
    expect(pawn).to_have_attribute("aria-label", say("wedges-of", name=player.name, count=count))


def answer_of(house: House) -> str:
    """The answer of the open question, as its reader has it."""
    view = house.referee.view(house.game, str(asked(house).reader))
    assert isinstance(view, GlobetrotterView)
    assert view.question is not None
    answer = view.question.tries[-1].answer
    assert answer is not None
    return answer


# --- what nobody may know ----------------------------------------------------------------------

CARDS = 200
"""Printed cards of the deck with markers: no way to the HQ takes so many that one comes twice."""


def secret(what: str, region: str, card: int) -> str:
    """A word that stands nowhere but in one question, or in its answer."""
    return f"zq{what}x{region.replace('-', 'y')}x{card}qz"


def card_of(question: QuestionView) -> int:
    """The card of the marked deck that a question is on."""
    return int(question.tries[0].prompt.removesuffix("qz?").rsplit("x", 1)[1])


def marked(house: House) -> None:
    """Have only questions in play that are known by their markers."""
    rows = ["region,card,prompt_en,answer_en"]
    for card in range(1, CARDS + 1):
        for region in REGIONS:
            prompt, answer = secret("ask", region, card), secret("say", region, card)
            rows.append(f"{region},{card},What is {prompt}?,The {answer}")
    house.referee.add_deck("globetrotter", "marked.csv", "\n".join(rows).encode())
    for deck in house.referee.decks("globetrotter"):
        if not deck.own:
            house.referee.use_deck(deck.key, False)


def carry(wires: dict[Looker, Wire], text: str) -> set[Looker]:
    """Who has been sent a text."""
    return {looker for looker, wire in wires.items() if wire.carries(text)}


def settle(lookers: Iterable[Looker]) -> None:
    """Wait until every page shows the newest."""
    for looker in lookers:
        looker.catch_up(viewer(looker))


def started(house: House, **options: str | bool) -> None:
    """A game of three on the marked deck, at an HQ whose question is about to be asked."""
    marked(house)
    night = house.referee.start_night("Games", "en").id
    for name in NAMES:
        house.referee.seat_person(night, name)
    house.referee.start_game(night, "globetrotter", Options(**options))  # type: ignore[arg-type]
    while room(house).phase == "start":
        house.referee.submit(house.game, HOST, Advance(HOST, "roll_all"))
    onward(house, lambda view: view.phase == "move" and bool(hq_near(view)))


def looked_at(door: Door, house: House) -> tuple[Host, list[Phone], Looker, dict[Looker, Wire]]:
    """Console, phones and screen, each with a recorder from its first frame on."""
    host, screen, phones = door.host(), door.screen(), [door.phone() for _ in NAMES]
    lookers: list[Looker] = [host, screen, *phones]
    wires = {looker: Wire(looker.page) for looker in lookers}
    host.open()
    screen.open()
    for phone, person in zip(phones, house.night.people, strict=True):
        phone.open(person.seat)
    return host, phones, screen, wires


def test_an_answer_travels_to_its_reader_alone(door: Door, house: House) -> None:
    """G5, G14, G15: the answer until it is told, the other questions of the card for ever."""
    started(house)
    host, phones, screen, wires = looked_at(door, house)
    everybody = set(wires)
    player = on(phones)
    go(player, hq_near(room(house))[0])
    settle(wires)
    question, reader = asked(house), reading(phones)
    card, region = card_of(question), question.tries[0].region
    others = [other for other in REGIONS if other != region]

    def told(which: Region, what: str = "say") -> set[Looker]:
        return carry(wires, secret(what, which, card))

    # Asked: the question is everybody's, its answer the reader's; of the rest of the card nobody has a word.
    assert told(region, "ask") == everybody
    assert told(region) == {reader}
    assert not any(told(other) | told(other, "ask") for other in others)

    # Wrong: while a card may help, the answer is still the reader's.
    judge(phones, right=False)
    settle(wires)
    assert told(region) == {reader}

    # First class: that answer is told, and the reader chooses from the others.
    of(phones, player.seat).page.locator(".dock .act[data-send*=first_class]").tap()
    expect(reader.page.locator("form.two")).to_be_visible()
    settle(wires)
    assert told(region) == everybody
    for other in others:
        assert told(other) == told(other, "ask") == {reader}
    one, two = others[1], others[3]
    for tick in (1, 3):
        reader.page.locator("form.two label").nth(tick).tap()
    reader.page.locator("form.two [type=submit]").tap()
    expect(reader.page.locator(".dock .act.main")).to_have_text(say("judge-right"))
    settle(wires)
    assert (told(one, "ask"), told(one)) == (everybody, {reader})
    assert told(two, "ask") == {reader}
    judge(phones, right=False)
    settle(wires)
    assert told(one) >= {host, screen, reader}
    assert (told(two, "ask"), told(two)) == (everybody, {reader})
    judge(phones, right=True)
    settle(wires)
    assert told(two) == everybody
    for other in (others[0], others[2], others[4]):
        assert told(other) == told(other, "ask") == {reader}

    # A passport: the answer stays secret until the last one has tried.
    onward(house, lambda view: view.phase == "throw" and view.turn != player.seat, right=False)
    onward(house, lambda view: view.phase == "move" and bool(hq_near(view)))
    look_again(wires)
    player = on(phones)
    go(player, hq_near(room(house))[0])
    question, reader = asked(house), reading(phones)
    card, region = card_of(question), question.tries[0].region
    judge(phones, right=False)
    of(phones, player.seat).page.locator(".act[data-send*=decline]").tap()
    rival = next(phone for phone in phones if phone.seat not in (player.seat, reader.seat))
    expect(rival.page.locator(".hand .turn")).to_have_text(say("your-passport"))
    rival.page.locator(".dock .act[data-send*=passport]").tap()
    expect(rival.page.locator(".hand .turn")).to_have_text(say("your-answer"))
    settle(wires)
    assert told(region) == {reader}
    judge(phones, right=False)
    settle(wires)
    assert told(region) == everybody
    assert not any(told(other) | told(other, "ask") for other in REGIONS if other != region)


def test_the_host_who_reads_sees_the_answer_after_a_tap(door: Door, house: House) -> None:
    """G5: on no page before it, on the console alone until it is judged."""
    started(house, reader="host", traveller_cards="none")
    host, phones, screen, wires = looked_at(door, house)
    go(on(phones), hq_near(room(house))[0])
    settle(wires)
    question = asked(house)
    answer = secret("say", question.tries[0].region, card_of(question))
    assert carry(wires, answer) == set()
    expect(host.page.locator(".truth")).to_have_count(0)
    host.page.locator(".stage .act[data-send*=read]").click()
    expect(host.page.locator(".stage .truth b")).to_have_text(f"The {answer}")
    host.page.locator(".stage .act[data-send*=read]").click()
    expect(host.page.locator(".truth")).to_have_count(0)
    settle(wires)
    assert carry(wires, answer) == {host}
    host.page.locator(".stage .act[data-send*=judge][data-send*=true]").click()
    expect(screen.page.locator(".told-answer")).to_contain_text(answer)
    settle(wires)
    assert carry(wires, answer) == set(wires)


# --- the same thing twice, and what is not one's own -------------------------------------------


def test_two_tabs_a_reload_and_a_forged_seat(door: Door, house: House) -> None:
    """A3, A9: one seat on two phones is one seat; what another page sends for it is refused."""
    started(house, typed=True)
    _, phones, _, wires = looked_at(door, house)
    player = on(phones)
    twin = door.phone()
    twin.open(player.seat)
    space = hq_near(room(house))[0]

    # Before the question, others cannot walk for him, give themselves a wedge, or roll.
    stranger = next(phone for phone in phones if phone is not player)
    before = room(house)
    for message, why, facts in (
        ({"do": "go", "space": space, "seat": player.seat}, "not-your-turn", True),
        ({"do": "roll", "seat": player.seat}, "not-your-turn", True),
        (
            {
                "do": "wedge",
                "seat": stranger.seat,
                "region": "asia-oceania",
                "why": "x",
                "way": "give",
            },
            "host-only",
            False,
        ),
        ({"do": "go", "space": 7}, "odd-message", False),
    ):
        forge(stranger, message)
        refused(stranger, why, **({"seat": player.name} if facts else {}))
        assert room(house) == before

    # Both tabs tap; one step comes of it, and both show it.
    target(player, space).tap()
    for phone in (player, twin):
        expect(phone.page.locator("form[data-pen=answer]")).to_be_visible()
    assert room(house).walk is not None
    assert dict(room(house).pawns)[player.seat] == space

    # What is typed survives a reload; handed in, it stands on both.
    field = player.page.locator("form[data-pen=answer] input")
    field.fill("somewhere in")
    player.page.reload()
    expect(field).to_have_value("somewhere in")
    field.fill("somewhere else")
    player.page.locator("form[data-pen=answer] button").tap()
    pen = twin.page.locator("form[data-pen=answer]")
    expect(pen).to_have_attribute("data-accepted", "somewhere else")

    # Only the reader judges, and who plays cannot judge himself.
    reader = reading(phones)
    bystander = next(phone for phone in phones if phone not in (player, reader))
    for phone in (bystander, player):
        phone.current()
        before = room(house)
        forge(phone, {"do": "judge", "right": True})
        refused(phone, "reader-only", seat=reader.name)
        assert room(house) == before
    forge(bystander, {"do": "pass", "seat": player.seat})
    refused(bystander, "not-your-question", seat=player.name)
    forge(bystander, {"do": "read"})
    refused(bystander, "odd-message")
    judge(phones, right=True)
    for phone in (player, twin):
        expect(phone.page.locator(".hand .turn")).to_have_text(say("your-roll-right"))

    # Two taps on the die are one roll.
    twin.page.locator(".bigdie").dblclick()
    expect(player.page.locator(".choices .target").first).to_be_visible()
    assert room(house).phase == "move"
    settle(wires)
