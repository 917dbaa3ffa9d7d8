"""What players write appears as they wrote it, or is refused with a sentence."""

from __future__ import annotations

from playwright.sync_api import expect

from engine.core import HOST, Advance
from engine.games.balderdash.terms import Options
from tests.browser.conftest import Door, Table
from tests.browser.house import House
from tests.browser.people import Looker, Screen, force, say
from tests.browser.play import draw, leading, read, reveal, roll, vote

NAMES = ("<b>Bo</b>", "**C**_y_ `d`", "$x^2$ :smile:", "&amp; <i>")
BLUFFS = (
    '<img src=x onerror="window.hacked = 1"> <script>window.hacked = 1</script>',
    "**fat** _thin_ `code` # head [a](http://b) $x^2$ :smile: :material/home: :red[no]",
    "{{ t('sorry') }} {% raw %} {name} \\u0041 %s &lt;b&gt; &amp;",
    "\u202egnorw eht morf\u202c \u05d0\u05d1\u05d2 abc",
)


def test_names_and_bluffs_are_shown_literally(door: Door, house: House) -> None:
    """HTML, markdown, LaTeX, emoji names, templates, right-to-left marks: on every page and chart."""
    host = door.host()
    host.start()
    phones = [door.phone() for _ in NAMES]
    for phone, name in zip(phones, NAMES, strict=True):
        phone.join(name)
    for place, name in enumerate(NAMES):
        expect(host.page.locator(".gathered .name").nth(place)).to_have_text(name)
        expect(host.page.locator(".st-key-person-" + "ABCD"[place])).to_contain_text(name)
    host.play()
    screen: Screen = door.screen()
    screen.open()
    roll(host)
    dasher = draw(host, phones)
    for phone, bluff in zip(phones, BLUFFS, strict=True):
        phone.write(bluff)
    for phone, bluff in zip(phones, BLUFFS, strict=True):
        expect(dasher.bluff(phone.seat).locator(".text")).to_have_text(bluff)
    for public in (host, screen):
        expect(public.page.locator(".stage .people .name")).to_have_count(len(NAMES))
        assert set(public.page.locator(".stage .people .name").all_inner_texts()) == set(NAMES)
        assert set(public.page.locator(".scores .name").all_inner_texts()) == set(NAMES)
    read(host)
    everybody: list[Looker] = [host, screen, *phones]
    for looker in everybody:
        assert set(BLUFFS) < set(looker.list())
    host.press()
    writers = [phone for phone in phones if phone is not dasher]
    vote(phones, {phone.seat: BLUFFS[0] for phone in writers})
    reveal(host)
    for looker in everybody:
        assert looker.page.evaluate("() => window.hacked") is None
        assert looker.page.locator(".katex, .stException").count() == 0
    host.page.goto(f"{house.laptop}/stats")
    expect(host.page.locator(".js-plotly-plot")).to_have_count(2)
    drawn = host.page.locator(".js-plotly-plot text").all_text_contents()
    for name in NAMES:
        short = name if len(name) <= 11 else name[:10].rstrip() + "…"
        assert any(text.startswith(short) for text in drawn), (name, drawn)
    expect(host.page.locator(".told")).to_contain_text(BLUFFS[1])
    assert host.page.evaluate("() => window.hacked") is None


NEVER_BLUFFS = {
    "10,000 letters": ("x" * 10_000, say("refused-text-long", length=280, over=9_720)),
    "null": ("a\0b", say("refused-text-unreadable")),
    "escape": ("a\x1b[31mb", say("refused-text-unreadable")),
    "invisible": ("\u200b\u2060", say("refused-text-empty")),
    "blank": ("   ", say("refused-text-empty")),
}
NEVER_NAMES = {
    "long": ("n" * 25, say("refused-name-long", length=24, over=1)),
    "null": ("a\0b", say("refused-name-unreadable")),
    "invisible": ("\u200b", say("refused-name-empty")),
    "taken": ("ANN", say("refused-name-taken", name="Ann")),
}


def test_a_bluff_that_cannot_be_shown_is_refused(table: Table, house: House) -> None:
    """Whatever the browser is made to send: a sentence; the field keeps what was typed."""
    _, phones = table("Ann", "Bo", "Cy", writing=True)
    writer = next(phone for phone in phones if phone is not leading(phones))
    for why, (text, sentence) in NEVER_BLUFFS.items():
        force(writer, "bluff", text)
        expect(writer.refusal, why).to_have_text(sentence)
        expect(writer.pen, why).to_have_attribute("data-accepted", "")
        assert len(writer.field.input_value()) == len(text), why
    writer.write("something better")
    expect(writer.refusal).to_have_count(0)


def test_an_odd_name_is_refused_at_the_door(door: Door, house: House) -> None:
    """The one who wants in reads why not, and may try again."""
    night = house.referee.start_night("Games", "en").id
    house.referee.seat_person(night, "Ann")
    phone = door.phone()
    phone.page.goto(house.link("room"))
    for why, (name, sentence) in NEVER_NAMES.items():
        force(phone, "join", name)
        expect(phone.refusal, why).to_have_text(sentence)
    assert [person.name for person in house.night.people] == ["Ann"]


def test_who_writes_too_much_reads_by_how_much(door: Door, house: House) -> None:
    """Not how many letters fewer than none are left."""
    house.referee.start_night("Games", "en")
    phone = door.phone()
    phone.page.goto(house.link("room"))
    note, button = phone.page.locator("[data-left]"), phone.page.locator("form.pen .act.main")
    for name, said in (("n" * 23, "join-letters"), ("n" * 26, "letters-over")):
        phone.page.locator("form.pen input").fill(name)
        expect(note).to_have_text(say(said).replace("{n}", "1" if said == "join-letters" else "2"))
        expect(button).to_be_enabled(enabled=said == "join-letters")


def test_names_on_the_console_s_own_buttons(door: Door, house: House) -> None:
    """Streamlit reads labels as markdown; names among them are literal all the same."""
    night = house.referee.start_night("Games", "en").id
    for name in NAMES:
        house.referee.seat_person(night, name)
    game = house.referee.start_game(night, "balderdash", Options())
    house.referee.submit(game, HOST, Advance(HOST, "roll_first"))
    house.referee.submit(game, HOST, Advance(HOST, "draw"))
    leader = house.referee.view(game, HOST).leader
    assert leader is not None
    host = door.host()
    host.open()
    host.page.locator(".st-key-undo button").first.click()
    steps = host.page.locator("[class*=st-key-back-] button")
    expect(steps.first).to_contain_text(house.night.person(leader).name)
    host.page.keyboard.press("Escape")
    for name in NAMES:
        host.menu()
        host.page.locator("[class*='st-key-act-for'] input").click()
        host.page.get_by_role("option", name=name, exact=True).click()
        expect(host.page.get_by_role("heading", level=3)).to_have_text(
            say("menu-act-say", name=name)
        )
        expect(
            host.page.get_by_role("button", name=say("menu-act-open", name=name))
        ).to_be_visible()
        host.page.get_by_role("button", name=say("menu-act-cancel")).click()
        expect(host.page.locator(".stage")).to_be_visible()
