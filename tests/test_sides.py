"""Head and side of console and screen: nothing stands there twice."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import HOST, ROOM, Line
from engine.table import End
from pages.games import PANELS
from pages.parts.people import Guest
from pages.parts.scene import render
from pages.parts.sides import news
from pages.parts.words import Words, words
from tests.bluff_sitting import Cups
from tests.fake_artist_sitting import Studio
from tests.globetrotter_sitting import Wheel
from tests.seated import Seated
from tests.sitting import Sitting

EN, FR = words("en"), words("fr")
WHO = {
    seat: Guest(seat, name, place, place, name[0])
    for place, (seat, name) in enumerate(zip("ABC", ("Ann", "Léo 🦊", "Cy"), strict=True))
}


@pytest.mark.parametrize("t", [EN, FR])
@pytest.mark.parametrize(
    ("game", "message"), [("fake_artist", "master-sets-word"), ("balderdash", "round-started")]
)
def test_the_head_does_not_say_twice_whose_round_it_is(t: Words, game: str, message: str) -> None:
    where = t.of(game, "round-head", round=1, name="Léo 🦊")
    begun, later = Line(message, {"round": 1, "seat": "B"}), Line("handed-in", {"seat": "B"})
    assert news((later, begun), where, WHO, t) == ""
    assert news((begun, later), where, WHO, t) == t("heard-handed-in", seat="Léo 🦊")
    assert news((begun,), t.of(game, "round-head", round=1, name="Ann"), WHO, t) != ""
    assert news((), where, WHO, t) == ""


def test_when_a_game_is_over_the_side_waits_for_nobody() -> None:
    facts: dict[str, Any] = {"t": EN, "who": WHO, "title": "Points", "points": [(1, "A", 5)]}
    facts |= {"many": False, "doubled": (), "waiting": [], "waiting_seats": (), "feed": []}
    assert EN("waiting-nobody") in render("side.html", over=False, **facts)
    assert EN("waiting-nobody") not in render("side.html", over=True, **facts)


@pytest.mark.parametrize(
    ("key", "table", "beside"),
    [
        ("balderdash", Sitting(), False),
        ("bluff", Cups("1 2", "3 4"), False),
        ("globetrotter", Wheel(), False),
        ("fake_artist", Studio(), True),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_last_ranking_stands_once(key: str, table: Seated, beside: bool) -> None:
    """On the stage; that of Fake Artist has the drawing, and on the console the side ranks."""
    table.ask(End(HOST))
    assert (PANELS[key].tally(table.view(ROOM), EN) is not None) == beside
