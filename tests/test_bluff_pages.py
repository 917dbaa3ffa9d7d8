"""Bluff on the screens, without a browser: what is read aloud, who pays, the bid board."""

from __future__ import annotations

import re

import pytest

from engine.core import HOST, ROOM
from engine.games.bluff.board import board
from engine.games.bluff.commands import Doubt
from engine.games.bluff.terms import Bid, Field
from pages.games import bluff
from pages.games.bluff_board import PASSED, PASSED_RED, RED, Mark, bid_board
from pages.parts.board import ACCENT, LAPTOP, SQUARE, TV, Size
from pages.parts.people import Guest
from pages.parts.scene import render
from pages.parts.words import words
from tests.bluff_sitting import ANY, A, B, Cups

WHO = {
    seat: Guest(seat, name, place, place, name[0])
    for place, (seat, name) in enumerate(zip("ABCD", ("Ann", "Bo", "Cy", "Di"), strict=True))
}
EN, FR = words("en"), words("fr")


# --- read aloud --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "english", "french"),
    [
        ("1x1", "one one", "un 1"),
        ("2x1", "two ones", "deux 1"),
        ("7x5", "seven fives", "sept 5"),
        ("1x2", "one two", "un 2"),
        ("★1", "one star", "une étoile"),
        ("★2", "two stars", "deux étoiles"),
        ("★10", "ten stars", "dix étoiles"),
    ],
)
def test_a_bid_is_read_aloud_d5(bid: str, english: str, french: str) -> None:
    seen = Cups(ANY, ANY).bid(bid).view(ROOM)
    for t, said in ((EN, english), (FR, french)):
        speech = bluff.spoken(seen, t)
        assert speech is not None
        assert (speech.text, speech.then) == (said, None)


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [(1, "one", "une"), (3, "three", "trois"), (21, "twenty-one", "vingt et une")],
)
def test_stars_are_counted_in_the_feminine(number: int, english: str, french: str) -> None:
    assert EN.number(number, feminine=True) == english
    assert FR.number(number, feminine=True) == french
    assert FR.number(number) == french.removesuffix("e") if number != 3 else french


def test_dice_are_counted_aloud_and_each_count_is_new_d7() -> None:
    cups = Cups("5 1 1 1 1", "★ 5 1 1 1").bid("2x5")
    cups.ask(Doubt(B, B))
    assert bluff.spoken(cups.view(ROOM), EN) is None
    cups.go("lift_next")
    first = bluff.spoken(cups.view(ROOM), EN)
    cups.go("lift_next")
    last = bluff.spoken(cups.view(ROOM), EN)
    assert first is not None
    assert last is not None
    assert (first.text, last.text) == ("one", "There were 3")
    assert first.name != last.name


# --- the stage ---------------------------------------------------------------------------------


def stage(cups: Cups) -> str:
    """The stage in plain text."""
    facts = bluff._facts(cups.view(ROOM), WHO, EN)
    html = render("bluff_stage.html", tap=False, refused="", **facts)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html))


def test_who_pays_for_the_same_stands_together_d11() -> None:
    cups = Cups("5 5 1", "1 2", "1 3", "1 4", exact=True).bid("2x5").doubt()
    assert bluff._losses(cups.view(ROOM), WHO, EN) == [
        (["B", "C", "D"], 1, "exactly 2: everyone but the bidder pays")
    ]
    assert stage(cups).count("everyone but the bidder pays") == 1


def test_the_stage_tells_who_opens_next_and_how_many_there_were_d8() -> None:
    told = stage(Cups("5 5 1", "1 2").bid("4x5").doubt())
    assert "Ann opens the next round" in told
    assert "There were 2" in told
    assert "bid 4, only 2 were there" in told


def test_the_lowest_raises_are_on_the_stage_while_there_are_any_d6() -> None:
    cups = Cups(ANY, ANY).bid("7x4")
    assert "Lowest raises" in stage(cups)
    assert "Nothing lies beyond it" in stage(cups.bid("20x5"))


def test_while_real_dice_are_counted_the_main_button_waits_a5() -> None:
    cups = Cups(ANY, ANY, dice="table").bid("2x5")
    assert bluff.main(cups.view(HOST), EN) is None
    cups.ask(Doubt(B, B))
    assert bluff.main(cups.view(HOST), EN) == ("Count the dice on the table", None)


# --- the board ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LAPTOP, TV])
@pytest.mark.parametrize("players", [2, 5, 10])
def test_the_board_is_as_high_whatever_the_table_d4(size: Size, players: int) -> None:
    figure = bid_board(board(players), (), size)
    assert figure.layout.height == size.height
    assert list(figure.data[0].text) == [str(field) for field in board(players)]


def test_fields_behind_the_standing_bid_are_dim_d5() -> None:
    figure = bid_board(board(2), [Mark(WHO["A"], Bid(4, 5))], LAPTOP)
    paint = {
        str(field): shape.fillcolor
        for field, shape in zip(board(2), figure.layout.shapes, strict=False)
    }
    assert (paint["3"], paint["★2"], paint["4"]) == (PASSED, PASSED_RED, ACCENT)
    assert (paint["5"], paint["★3"]) == (SQUARE, RED)


def test_bids_stand_above_their_fields_the_last_of_a_field_with_its_face() -> None:
    bids = ((A, Bid(4, 2)), (B, Bid(4, 5)), (A, Bid(2, 6)), (B, Bid(20, 1)))
    marks = [Mark(WHO[seat], bid) for seat, bid in bids]
    signs, faces = bid_board(board(2), marks, LAPTOP).data[1:]
    assert list(signs.marker.symbol) == ["circle", "square", "circle", "square"]
    assert list(signs.marker.opacity) == [0.4, 1, 1, 1]
    assert list(signs.hovertext) == ["Ann: 4x2", "Bo: 4x5", "Ann: ★2", "Bo: 20x1"]
    assert list(faces.text) == ["<b>5</b>", "<b>★</b>", "<b>1</b>"]
    assert (
        signs.x[0] < signs.x[1] < faces.x[0] == Field(4).index + (faces.x[1] - Field(2, True).index)
    )
    assert signs.y[3] < signs.y[0]
