"""A whole evening of Balderdash, from the lobby to the statistics and once more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Door, Table
from tests.browser.house import House
from tests.browser.people import say
from tests.browser.play import draw, read, reveal, roll, room, vote

SHORT_PATH = 1
"""The place of 15 squares among the choices of the path (B1)."""


def test_four_phones_play_to_finish_and_again(door: Door, house: House) -> None:
    """B3–B14, A9: a void round, one too close, one sent back, a dasher's bluff; then the next game."""
    host = door.host()
    host.start()
    phones = [door.phone() for _ in range(4)]
    for phone, name in zip(phones, ("Ann", "Bo", "Cy", "Di"), strict=True):
        phone.join(name)
    expect(host.page.locator(".gathered .chip.good")).to_have_count(4)
    host.choose(path_length=SHORT_PATH)
    host.play()
    screen = door.screen()
    screen.open()
    roll(host)

    # B8: two that are too close void the round; the same dasher draws again.
    dasher = draw(host, phones)
    one, two, three = (phone for phone in phones if phone is not dasher)
    for phone in (one, two, three):
        phone.write(f"{dasher.truth()} {phone.seat}")
    dasher.mark(one.seat)
    dasher.mark(two.seat)
    host.press()
    expect(screen.page.locator(".stage")).to_contain_text(say("void-two-close"))
    assert dict(room(house).points) == {phone.seat: 3 * (phone in (one, two)) for phone in phones}
    assert room(house).next_dasher == dasher.seat

    # B7: one is sent back and written again. B8: one is set aside and does not vote.
    assert draw(host, phones) is dasher
    for phone in (one, two, three):
        phone.write(f"first thought of {phone.seat}")
    dasher.back(two.seat, "all smudged")
    expect(two.page.locator(".turn")).to_contain_text("all smudged")
    two.write("second thought")
    dasher.mark(one.seat)
    read(host)
    expect(screen.answers).to_have_count(3)
    truth = dasher.truth()
    host.press()
    expect(one.page.locator(".turn")).to_contain_text(say("you-aside"))
    vote(phones, {two.seat: truth, three.seat: "second thought"})
    reveal(host)
    expect(screen.page.locator(".gains")).to_contain_text(say("reason-true-vote"))
    points = {one.seat: 6, two.seat: 6, three.seat: 0, dasher.seat: 0}
    assert dict(room(house).points) == points

    # B6: at a table of four the dasher writes too. All believe the same one until he is home (B13).
    rounds = 0
    while room(house).ending is None:
        rounds += 1
        dasher = draw(host, phones)
        for phone in phones:
            phone.write(f"idea {rounds} of {phone.seat}")
        read(host)
        host.press()
        votes = {phone.seat: f"idea {rounds} of {two.seat}" for phone in phones}
        votes[two.seat] = dasher.truth()
        vote(phones, votes)
        reveal(host)
        assert rounds < 9, "nobody gets home"
    assert room(house).ending.winners == (two.seat,)  # type: ignore[union-attr]
    expect(host.page.locator(".winner")).to_contain_text(two.name)
    expect(screen.page.locator(".winner")).to_be_visible()
    expect(two.page.locator(".turn")).to_contain_text(say("you-won"))

    # The morning after.
    host.page.get_by_role("button", name=say("stats-button")).click()
    expect(host.page.locator(".trophy blockquote").first).to_contain_text("idea")
    expect(host.page.locator(".ledger tbody tr")).to_have_count(4)
    expect(host.page.locator(".rounds details")).to_have_count(rounds + 2)
    expect(host.page.locator(".js-plotly-plot")).to_have_count(2)

    # A9: the same people, the same links, clean scores.
    links = [phone.page.url for phone in phones]
    host.page.get_by_role("link", name=say("stats-to-console")).click()
    host.page.get_by_role("button", name=say("play-again")).click()
    expect(host.page.locator(".gathered .chip.good")).to_have_count(4)
    host.play()
    for phone, link in zip(phones, links, strict=True):
        expect(phone.page.locator(".hand .prompt")).to_contain_text(say("opening-title"))
        expect(phone.page.locator(".points")).to_have_text(say("points-mine", points=0))
        assert phone.page.url == link == house.link(phone.seat)


def test_two_play_to_finish(table: Table, house: House) -> None:
    """B15: three true answers, one of them to the prompt; right gives 2, wrong gives the dasher 1."""
    host, phones = table("Ann", "Bo", path_length=15)
    roll(host)
    for rounds in range(30):
        dasher = draw(host, phones, ("words", "people")[rounds % 2])
        other = next(phone for phone in phones if phone is not dasher)
        expect(other.page.locator("form[data-pen=bluff]")).to_have_count(0)
        read(host)
        host.press()
        before = dict(room(house).points)
        wanted = dasher.truth()
        vote(phones, {other.seat: wanted})
        reveal(host)
        gained = {str(seat): points - before[seat] for seat, points in room(house).points}
        assert gained[other.seat] in (2, 4)
        assert gained[dasher.seat] == 0
        if room(house).ending is not None:
            break
    expect(host.page.locator(".winner")).to_be_visible()
    expect(other.page.locator(".turn")).to_contain_text(say("you-won"))
