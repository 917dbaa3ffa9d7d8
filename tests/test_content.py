"""What the decks of the house promise: how many cards, of what kinds, how hard."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import zip_longest
from pathlib import Path

import pytest

from engine.games.globetrotter.terms import REGIONS, Region

CONTENT = Path(__file__).parents[1] / "content"
AUDIT = (CONTENT / "AUDIT.md").read_text("utf-8")

Record = dict[str, str]


def deck(name: str) -> list[Record]:
    with (CONTENT / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


QUESTIONS = {region: deck(f"globetrotter/{region}") for region in REGIONS}


@pytest.mark.parametrize(
    ("name", "language"),
    [(name, code) for name in ("people", "initials", "movies", "dates") for code in ("en", "fr")]
    + [("words_en", "en"), ("words_fr", "fr")],
)
def test_each_category_of_balderdash_has_150_cards(name: str, language: str) -> None:  # B3
    assert sum(bool(card[f"prompt_{language}"]) for card in deck(f"balderdash/{name}")) == 150


def test_words_to_draw_stand_in_30_lists_of_24_at_least() -> None:  # F2
    lists = Counter(record["category"] for record in deck("fake_artist/words"))
    assert len(lists) >= 30
    assert min(lists.values()) >= 24


@pytest.mark.parametrize("region", REGIONS)
def test_the_first_pack_has_100_cards(region: Region) -> None:  # G9
    assert [int(one["card"]) for one in QUESTIONS[region]] == list(range(1, 101))


@pytest.mark.parametrize("card", range(100))
def test_easy_and_hard_are_spread_over_every_printed_card(card: int) -> None:
    hard = Counter(QUESTIONS[region][card]["difficulty"] for region in REGIONS)
    assert hard == {"1": 2, "2": 2, "3": 2}


@pytest.mark.parametrize("region", REGIONS)
def test_a_fifth_is_geography_and_a_fifth_history(region: Region) -> None:
    topics = Counter(one["topic"] for one in QUESTIONS[region])
    assert 17 <= topics["geography"] <= 23
    assert 17 <= topics["history"] <= 23
    assert len(topics) == 9


@pytest.mark.parametrize(
    "name", sorted(f"{path.parent.name}/{path.stem}" for path in CONTENT.glob("*/*.csv"))
)
def test_a_second_reader_has_looked_at_every_deck(name: str) -> None:
    """More than 2 % wrong: read whole, and drawn again until a draw has no error.

    A second draw with errors is the first of the next row.
    """
    lines = [line.strip("|").split("|") for line in AUDIT.splitlines() if f"| {name} |" in line]
    rows = [[cell.strip() for cell in line] for line in lines]
    assert rows
    for row, after in zip_longest(rows, rows[1:]):
        _, cards, drawn, errors, _, again, left = row
        assert int(cards) == len(deck(name))
        read = int(cards) if drawn == "all" else int(drawn)
        assert read * 10 >= int(cards)
        if int(errors) * 50 > read:
            assert int(again) * 10 >= int(cards)
            assert left == "0" or (after and after[2:4] == [again, left])
