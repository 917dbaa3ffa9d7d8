"""What players write appears as they wrote it, or is refused with a sentence."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door, Table
from tests.browser.house import House
from tests.browser.people import Screen
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
    for looker in (host, screen):
        expect(looker.page.locator(".stage .people .name").first).to_be_visible()
        assert set(looker.page.locator(".stage .people .name").all_inner_texts()) == set(NAMES)
        assert set(looker.page.locator(".scores .name").all_inner_texts()) == set(NAMES)
    read(host)
    for looker in (host, screen, *phones):
        assert set(BLUFFS) < set(looker.list())
    host.press()
    writers = [phone for phone in phones if phone is not dasher]
    vote(phones, {phone.seat: BLUFFS[0] for phone in writers})
    reveal(host)
    for looker in (host, screen, *phones):
        assert looker.page.evaluate("() => window.hacked") is None
        assert looker.page.locator(".katex, .stException").count() == 0
    host.page.goto(f"{house.laptop}/stats")
    expect(host.page.locator(".js-plotly-plot")).to_have_count(2)
    drawn = host.page.locator(".js-plotly-plot text").all_inner_texts()
    for name in NAMES:
        short = name if len(name) <= 11 else name[:10].rstrip() + "…"
        assert any(text.startswith(short) for text in drawn), (name, drawn)
    expect(host.page.locator(".told")).to_contain_text(BLUFFS[1])
    assert host.page.evaluate("() => window.hacked") is None
    assert "Traceback" not in house.said()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x" * 10_000, "Too long"),
        ("a\0b", "could read"),
        ("a\x1b[31mb", "could read"),
        ("\u200b\u2060", "Write something"),
        ("   ", "Write something"),
    ],
    ids=["10,000 letters", "null", "escape", "invisible", "blank"],
)
def test_what_cannot_be_shown_is_refused_with_a_sentence(
    table: Table, house: House, text: str, sentence: str
) -> None:
    """Whatever the browser is made to send; the field keeps it."""
    host, phones = table("Ann", "Bo", "Cy", writing=True)
    dasher = leading(phones)
    writer = next(phone for phone in phones if phone is not dasher)
    writer.page.evaluate(
        """text => {
          const form = document.querySelector("form[data-pen=bluff]");
          form.querySelector("textarea").value = text;
          form.requestSubmit();
        }""",
        text,
    )
    expect(writer.refusal).to_contain_text(sentence)
    expect(writer.pen).to_have_attribute("data-accepted", "")
    assert len(writer.field.input_value()) == len(text)
    writer.write("something better")
    assert "Traceback" not in house.said()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("n" * 25, "too long"), ("a\0b", "could read"), ("\u200b", "Type a name"), ("ANN", "already")],
    ids=["long", "null", "invisible", "taken"],
)
def test_an_odd_name_is_refused_at_the_door(
    door: Door, house: House, name: str, sentence: str
) -> None:
    """The one who wants in reads why not, and may try again."""
    host = door.host()
    host.start()
    host.add("Ann")
    phone = door.phone()
    phone.page.goto(house.link("room"))
    phone.page.locator("form[data-pen=join] input").wait_for()
    phone.page.evaluate(
        """name => {
          const form = document.querySelector("form[data-pen=join]");
          form.querySelector("input").value = name;
          form.requestSubmit();
        }""",
        name,
    )
    expect(phone.refusal).to_contain_text(sentence)
    assert [person.name for person in house.night.people] == ["Ann"]
