"""The packs (G9): in order, each card once, from night to night, and never an end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core import IllegalMove
from engine.games.globetrotter import GAME, packs
from engine.games.globetrotter.commands import GoTo
from engine.games.globetrotter.events import Asked, TwoPicked
from engine.games.globetrotter.terms import REGIONS, Options, Region
from engine.play import used_up
from tests.globetrotter_sitting import (
    AFRICA,
    ASIA,
    EUROPE,
    FRANCE,
    LATIN,
    NORTH,
    PILES,
    A,
    B,
    Wheel,
    deck,
)
from tests.packed import PackedBox


def asked(cards: int, *regions: Region, had: Mapping[str, frozenset[str]] | None = None) -> str:
    """The numbers of the cards from which these regions are asked, one after the other.

    `!` stands before the card with which the packs start over, `~` where a region's questions do.
    """
    box = PackedBox(piles=deck(cards), had=had)
    told = []
    for region in regions:
        event = packs.asked(1, A, B, region, box)
        box.used = used_up([GAME.spent(event)], box.used)
        told.append(f"{'!' * event.started_over}{'~' * event.again}{event.number}")
    return " ".join(told)


def test_G9_each_card_once_from_the_front_whatever_region_is_asked() -> None:
    assert asked(5, EUROPE, AFRICA, EUROPE, EUROPE, ASIA) == "1 2 3 4 5"


def test_G9_a_card_played_goes_to_the_back_with_all_six_questions() -> None:
    table = Wheel().on("E1", right=True).on("N1", right=True)
    assert table.card == 2
    assert [card.pile for card in table.state.asked.cards] == list(REGIONS)
    assert {card.number for card in table.state.asked.cards} == {2}


@pytest.mark.parametrize(
    ("regions", "numbers"),
    [
        ((EUROPE, EUROPE, EUROPE, EUROPE, EUROPE), "1 2 3 !~1 2"),
        ((EUROPE, AFRICA, ASIA, AFRICA), "1 2 3 !1"),
        ((EUROPE, AFRICA, ASIA, EUROPE, EUROPE, EUROPE), "1 2 3 !2 3 ~1"),
        ((EUROPE, AFRICA, ASIA, EUROPE, EUROPE, EUROPE, EUROPE), "1 2 3 !2 3 ~1 !2"),
        ((EUROPE, EUROPE, AFRICA, EUROPE, EUROPE, EUROPE), "1 2 3 !3 ~1 2"),
        ((EUROPE, ASIA, EUROPE, LATIN, LATIN, EUROPE), "1 2 3 !1 2 3"),
    ],
)
def test_G9_a_deck_of_three_that_runs_out_starts_over(
    regions: tuple[Region, ...], numbers: str
) -> None:
    """On later rounds a card whose question has been asked is passed over while others are left."""
    assert asked(3, *regions) == numbers


def test_G9_never_a_loop_and_never_an_undefined_card() -> None:
    """A single card serves for ever."""
    assert asked(1, *[EUROPE, AFRICA] * 3) == "1 !1 !~1 !~1 !~1 !~1"


def test_G9_the_console_says_so_when_it_starts_over() -> None:
    table = Wheel(piles=deck(2)).on("E1", right=True).on("N1", right=True)
    assert not table.view("room").question.started_over  # type: ignore[union-attr]
    table.on("F1", right=True)
    assert table.view("room").question.started_over  # type: ignore[union-attr]
    assert [event.started_over for event in table.told(Asked)] == [False, False, True]  # type: ignore[attr-defined]


def test_G9_the_place_in_the_packs_is_kept_from_night_to_night() -> None:
    """Also which questions were asked."""
    first = Wheel().on("E1", right=True).on("N1", right=True)
    second = Wheel(had=first.box.used)
    assert second.land("E1").card == 3


def test_G9_what_is_kept() -> None:
    """The number of the card, and the question asked; of first class both that were picked."""
    table = Wheel().hold(A=("first_class",)).land("E").first_class().two(FRANCE, AFRICA)
    assert {pile: ids for pile, ids in table.box.used.items() if ids} == {
        "cards": {"1"},
        "europe": {"europe-1"},
        "france": {"france-1"},
        "africa": {"africa-1"},
    }
    two = TwoPicked((FRANCE, AFRICA), ("france-1", "africa-1"))
    assert GAME.spent(two) == {"france": ("france-1",), "africa": ("africa-1",)}


def test_G9_cards_that_lack_the_region_are_passed_over() -> None:
    piles = deck(4)
    piles[AFRICA] = [card for card in piles[AFRICA] if card.number in (2, 4)]
    box = PackedBox(piles=piles)
    numbers = []
    for region in (AFRICA, EUROPE, AFRICA, AFRICA, EUROPE, AFRICA):
        event = packs.asked(1, A, B, region, box)
        box.used = used_up([GAME.spent(event)], box.used)
        numbers.append((event.number, event.started_over))
    cards = [(2, False), (1, False), (4, False), (2, False), (3, False), (4, True)]
    assert numbers == cards


def test_G9_three_packs_in_order() -> None:
    """Cards 1 to 100, 101 to 200, 201 to 300; how many of the pack are left is told."""
    table = Wheel(piles=deck(4, first=99)).land("E1")
    told = []
    for space in ("N1", "F1", "L1", "A1"):
        question = table.view("room").question
        assert question is not None
        told.append((question.card, question.pack, question.left))
        table.judge(True).land(space)
    assert told == [(99, 1, 1), (100, 1, 0), (101, 2, 1), (102, 2, 0)]


def test_G9_the_order_is_that_of_the_numbers_not_of_the_file() -> None:
    piles = {region: list(reversed(cards)) for region, cards in PILES.items()}
    assert packs.asked(1, A, B, LATIN, PackedBox(piles=piles)).number == 1


def test_G9_a_deck_that_lacks_a_region_is_refused_before_the_game() -> None:
    """Its spaces could not be played."""
    piles = {region: cards for region, cards in PILES.items() if region != NORTH}
    state = GAME.start(Options(), (A, B))
    with pytest.raises(IllegalMove) as refused:
        GAME.deal(state, PackedBox(piles=piles))
    assert (refused.value.message, refused.value.facts) == ("no-questions", {"region": NORTH})


def test_G9_a_region_taken_out_of_the_decks_meanwhile_is_refused() -> None:
    """Whoever moves goes elsewhere."""
    table = Wheel().roll(1)
    table.box.cards = PILES | {FRANCE: []}
    assert table.refused(GoTo(A, A, "E1")) == ("no-questions", {"region": FRANCE})
    table.ask(GoTo(A, A, "N1"))
    assert table.phase == "question"
