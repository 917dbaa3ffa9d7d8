"""Fake Artist on the screens, without a browser: messages, the sheet as a picture, what is read aloud."""

from __future__ import annotations

import io
import math
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.core import HOST, ROOM, Advance, Command, IllegalMove, Seat
from engine.games.fake_artist.commands import (
    ChooseCategory,
    Confirm,
    Done,
    Draw,
    Guess,
    Judge,
    NameFirst,
    PickWord,
    SetOwnWord,
    Vote,
)
from engine.games.fake_artist.events import Drew
from engine.games.fake_artist.seen import FakeArtistView, Offer
from engine.games.fake_artist.stroke import MOST_POINTS, SHEET, SHORTEST
from engine.games.fake_artist.terms import PHASES, Options, Stroke
from pages.games import fake_artist
from pages.parts import sheet
from pages.parts.curve import line, places
from pages.parts.people import PAINTS, SYMBOLS, Guest
from pages.parts.scene import render
from pages.parts.words import Words, words

EN = words("en")
WHO = {
    seat: Guest(seat, name, place, place, name[0])
    for place, (seat, name) in enumerate(
        zip("ABCDE", ("Ann", "Bo", "Cy", "<b>", "Eve"), strict=True)
    )
}
A, B, C = Seat("A"), Seat("B"), Seat("C")
LINE = (100, 100, 200, 220, 300, 250)


def view(viewer: str = ROOM, phase: str = "draw", **fields: Any) -> FakeArtistView:
    plain: dict[str, Any] = {
        "viewer": viewer,
        "phase": phase,
        "phases": PHASES,
        "round": 2,
        "seats": tuple(WHO),
        "away": (),
        "leader": A,
        "turn": None,
        "waiting": (),
        "open": (),
        "steps": (),
        "points": tuple((seat, 0) for seat in WHO),
        "paused": False,
        "ending": None,
        "options": Options(),
    }
    return FakeArtistView(**(plain | fields))


# --- messages ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "command"),
    [
        ({"do": "first", "seat": "B"}, NameFirst(B, B)),
        ({"do": "category", "category": "birds"}, ChooseCategory(B, B, "birds")),
        ({"do": "word", "number": 2}, PickWord(B, B, 2)),
        ({"do": "own", "category": "a", "word": "b"}, SetOwnWord(B, B, "a", "b")),
        ({"do": "looked"}, Confirm(B, B, 2)),
        (
            {"do": "stroke", "points": list(LINE), "round": 1, "lap": 2},
            Draw(B, B, 1, 2, Stroke(LINE)),
        ),
        ({"do": "done", "round": 1, "lap": 2}, Done(B, B, 1, 2)),
        ({"do": "vote", "suspect": "C"}, Vote(B, B, 2, C)),
        ({"do": "guess", "text": "frog"}, Guess(B, B, 2, "frog")),
        ({"do": "judge", "right": False}, Judge(B, 2, False)),
        ({"do": "step", "step": "open_vote"}, Advance(B, "open_vote")),
    ],
)
def test_a_message_is_read_as_a_move_of_whose_page_it_is(
    message: dict[str, Any], command: Command
) -> None:
    assert fake_artist.command(view(B), B, message | {"at": 1}) == command


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({}, "odd-message"),
        ({"do": "fly"}, "odd-message"),
        ({"do": "word", "number": True}, "odd-message"),
        ({"do": "word", "number": "1"}, "odd-message"),
        ({"do": "own", "word": "b"}, "odd-message"),
        ({"do": "vote", "suspect": 3}, "odd-message"),
        ({"do": "judge", "right": "yes"}, "odd-message"),
        ({"do": "stroke", "points": "1,2", "round": 1, "lap": 1}, "odd-message"),
        ({"do": "stroke", "points": [1, 2], "round": True, "lap": 1}, "odd-message"),
        ({"do": "stroke", "points": [1.5, 2], "round": 1, "lap": 1}, "stroke-odd"),
        ({"do": "stroke", "points": [True, 2], "round": 1, "lap": 1}, "stroke-odd"),
        ({"do": "stroke", "points": [10**9, 2], "round": 1, "lap": 1}, "stroke-odd"),
        (
            {"do": "stroke", "points": [1] * (2 * MOST_POINTS + 1), "round": 1, "lap": 1},
            "stroke-long",
        ),
    ],
)
def test_what_a_browser_sends_is_not_believed(message: dict[str, Any], why: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        fake_artist.command(view(B), B, message)
    assert refused.value.message == why


@pytest.mark.parametrize(
    ("fields", "seat"),
    [
        ({"turn": C}, C),
        ({"phase": "unmask", "fake": B}, B),
        ({"phase": "word", "waiting": (A,)}, A),
    ],
)
def test_the_host_acts_for_the_one_whose_time_it_is(fields: dict[str, Any], seat: Seat) -> None:
    assert fake_artist.command(view(HOST, **fields), HOST, {"do": "looked"}) == Confirm(
        HOST, seat, 2
    )


def test_the_host_acts_for_nobody_when_nobody_is_waited_for() -> None:
    with pytest.raises(IllegalMove, match="odd-message"):
        fake_artist.command(view(HOST), HOST, {"do": "looked"})


# --- the sheet ---------------------------------------------------------------------------------

STROKES = (Drew(A, 1, Stroke(LINE)), Drew(B, 1, Stroke((0, 0, 1000, 1000))), Drew(C, 1, None))
DRAWN = fake_artist.drawn(STROKES, WHO)


def test_on_paper_nothing_is_drawn_f4() -> None:
    assert [stroke.guest.seat for stroke in DRAWN] == ["A", "B"]


ROUND = tuple(
    (
        round(500 + 300 * math.cos(turn * math.pi / 8)),
        round(500 + 300 * math.sin(turn * math.pi / 8)),
    )
    for turn in range(17)
)
ROOF = ((100, 300), (300, 100), (500, 300))


@pytest.mark.parametrize(
    "points", [ROUND, ROOF, ((0, 0), (900, 400))], ids=["round", "roof", "two"]
)
def test_a_stroke_goes_through_every_point_in_order(points: tuple[tuple[int, int], ...]) -> None:
    way = iter(places(points))
    assert all(point in way for point in points)


def test_a_round_stroke_is_round_between_its_points() -> None:
    """Sixteen points of a circle: a straight side would lie 6 units inside it."""
    inner = places(ROUND)[8:-8]  # the two ends know no neighbour beyond
    assert all(abs(math.dist(place, (500, 500)) - 300) < 1.5 for place in inner)


def test_a_corner_stays_a_corner() -> None:
    assert line(ROOF) == "M100,300L300,100L500,300"


def test_a_long_way_to_a_small_bend_stays_straight() -> None:
    along = ((100, 500), (900, 500), (920, 510))
    assert max(abs(y - 500) for x, y in places(along) if x <= 900) < 1.5


def test_every_stroke_has_its_artists_sign_whole_on_the_sheet() -> None:
    first, second = sheet.marks(DRAWN)
    assert (first.x, first.y) == (100, 100)
    assert (second.x, second.y) == (sheet.SIGN, sheet.SIGN)


def test_the_signs_of_all_shapes_differ() -> None:
    outlines = {sheet.outline(shape, 10) for shape in range(len(SYMBOLS))}
    assert len(outlines) == len(SYMBOLS) - 1  # a ring has the outline of a circle, and is hollow


@pytest.mark.parametrize("shape", range(len(SYMBOLS)))
def test_a_sign_stays_within_its_size(shape: int) -> None:
    assert all(
        abs(side) <= 1.15 * 10 + 0.001 for point in sheet.outline(shape, 10) for side in point
    )


def test_a_drawing_as_svg_holds_everything_and_loads_nothing() -> None:
    text = sheet.svg(DRAWN, "Birds <3")
    assert text.count("<path") == 2
    assert "Birds &lt;3" in text
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]
    assert all(paint in text for paint in PAINTS[:2])


def test_a_drawing_as_png_shows_its_strokes() -> None:
    picture = Image.open(io.BytesIO(sheet.png(DRAWN, "Birds", width=200)))
    assert picture.size == (200, 220)
    red, green, blue = picture.convert("RGB").getpixel((100, 100))  # type: ignore[misc]
    wanted = tuple(int(PAINTS[1][at : at + 2], 16) for at in (1, 3, 5))
    assert max(abs(a - b) for a, b in zip((red, green, blue), wanted, strict=True)) < 40


def test_browser_and_rules_measure_the_same_sheet() -> None:  # F3
    code = (Path(sheet.__file__).parent / "browser" / "sheet.js").read_text("utf-8")
    numbers = {
        name: int(text) for name, text in re.findall(r"^const ([A-Z]+) = (\d+);", code, re.M)
    }
    assert numbers["SIDE"] == sheet.SIDE == SHEET
    assert numbers["LEAST"] == SHORTEST
    assert numbers["MOST"] <= MOST_POINTS


# --- what is said ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "fields", "said"),
    [
        ("look", {"category": "birds"}, "The category is: Birds. Look at your phones."),
        ("look", {"category": "my <own>"}, "The category is: my <own>. Look at your phones."),
        ("vote", {}, "Three, two, one … point!"),
        ("score", {"word": "frog"}, "The word was: frog."),
    ],
)
def test_what_is_read_aloud(phase: str, fields: dict[str, Any], said: str) -> None:
    speech = fake_artist.spoken(view(phase=phase, **fields), EN)
    assert speech is not None
    assert speech.text == said


@pytest.mark.parametrize(
    ("phase", "fields"), [("draw", {}), ("vote", {"voted": (B,)}), ("score", {})]
)
def test_nothing_else_is_read_aloud(phase: str, fields: dict[str, Any]) -> None:
    assert fake_artist.spoken(view(phase=phase, **fields), EN) is None


@pytest.mark.parametrize(
    ("fields", "button"),
    [
        ({"steps": ("skip_stroke", "open_vote"), "turn": B}, None),
        ({"steps": ("open_vote",), "drawn": True}, "open_vote"),
        ({"phase": "vote", "steps": ("reveal_votes",)}, "reveal_votes"),
        ({"phase": "word", "steps": ("deal_word",), "leader": None}, "deal_word"),
    ],
)
def test_the_main_button_goes_on_without_nobody(fields: dict[str, Any], button: str | None) -> None:
    main = fake_artist.main(view(HOST, **fields), EN)
    command = main[1] if main else None
    assert command == (Advance(HOST, button) if button else None)


FR = words("fr")


@pytest.mark.parametrize(
    ("tally", "caught", "tied"),
    [
        ({"B": 2, "C": 2, "D": 0}, False, ("B", "C")),
        ({"B": 1, "C": 1, "D": 1}, False, ("B", "C", "D")),
        ({"B": 2, "C": 1}, False, ()),
        ({"B": 2, "C": 1}, True, ()),
        ({"B": 0, "C": 0}, False, ()),
        ({}, None, ()),
    ],
)
def test_a_tie_is_told_by_those_who_share_most_votes_f6(
    tally: dict[str, int], caught: bool | None, tied: tuple[str, ...]
) -> None:
    counted = tuple((Seat(seat), count) for seat, count in tally.items())
    assert view(tally=counted, caught=caught).tied == tied


@pytest.mark.parametrize(
    ("t", "said"),
    [
        (EN, "A tie: Bo and Cy, with 2 votes each. So nobody is caught."),
        (FR, "Égalité entre Bo et Cy, à 2 voix\u00a0: personne n’est démasqué."),
    ],
)
def test_room_and_phones_say_that_a_tie_catches_nobody_f6(t: Words, said: str) -> None:
    shown: dict[str, Any] = {
        "votes": ((A, B), (C, B), (B, C), (Seat("E"), C)),
        "caught": False,
        "fake": B,
        "word": "frog",
        "artists": (B, C),
    }
    for first, told in (((B, 2), True), ((B, 3), False)):
        shown["tally"] = (first, (C, 2), (A, 0))
        room, phone = view(ROOM, "score", **shown), view(C, "score", **shown)
        stage = fake_artist.facts(room, WHO, t) | {"refused": "", "tap": False}
        assert (said in render("fake_artist_stage.html", **stage)) == told
        assert (said in fake_artist.hand(phone, WHO, t, "", "d", None)) == told


@pytest.mark.parametrize(
    ("t", "order"),
    [
        (EN, "celebrations famous-places fruit-vegetables legends-monsters school-office tools"),
        (FR, "school-office celebrations fruit-vegetables legends-monsters famous-places tools"),
    ],
)
def test_categories_stand_by_name_f2(t: Words, order: str) -> None:
    seen = view(A, "word", categories=tuple(sorted(order.split())))
    assert [key for key, _ in fake_artist.facts(seen, WHO, t)["categories"]] == order.split()


@pytest.mark.parametrize("t", [EN, FR], ids=["en", "fr"])
@pytest.mark.parametrize("over", [True, False])
def test_the_word_master_reads_that_a_list_was_used_up_f2(t: Words, over: bool) -> None:
    offer = Offer("birds", ("kingfisher", "owl", "wren"), started_over=over)
    seen = view(A, "word", offer=offer, categories=("birds",))
    shown = fake_artist.hand(seen, WHO, t, "", "d", None)
    assert "kingfisher" in shown
    assert (t("words-over") in shown) == over


def test_the_word_is_covered_and_a_strangers_page_has_none() -> None:
    """F2: what stands on a page without a word, is no word."""
    facts: dict[str, Any] = dict.fromkeys(
        ("categories", "marks", "mine_gains", "waiting_names", "winner_names", "gains", "ranking"),
        (),
    )
    facts |= {"category": "Birds", "paper": True, "t": EN, "who": WHO, "me": WHO["C"], "points": 0}
    facts |= {"watching": False, "clock": None, "refused": "", "draft": "d", "names": list}
    facts |= {"lengths": (40, 40, 80), "pointing": {}}
    knows = view(C, "look", artists=(B, C), word="kingfisher", waiting=(C,))
    fake = view(C, "look", artists=(B, C), x=True, waiting=(C,))
    assert "kingfisher" in render("fake_artist_hand.html", view=knows, **facts)
    for told in ("✕", EN("fake-you")):
        assert told in render("fake_artist_hand.html", view=fake, **facts)
        assert told not in render("fake_artist_hand.html", view=knows, **facts)
