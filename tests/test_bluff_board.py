"""D3–D5: what counts, the row of fields, and what raises what."""

from __future__ import annotations

import pytest

from engine.games.bluff.board import (
    STAR,
    Bid,
    Field,
    board,
    legal,
    lowest_raises,
    numbers,
    on_board,
)

TABLES = range(2, 11)

TABLE = (2, 2, 2, 3, 4, 4, 5, 5, 1, STAR)
"""The dice of the first worked example."""


def bids(*texts: str) -> tuple[Bid, ...]:
    return tuple(Bid.parse(text) for text in texts)


@pytest.mark.parametrize(
    ("bid", "actual"),
    [("1x1", 2), ("1x2", 4), ("1x3", 2), ("1x4", 3), ("1x5", 3), ("★1", 1)],
)
def test_D3_a_number_counts_its_dice_and_the_stars_stars_count_alone(bid: str, actual: int) -> None:
    assert Bid.parse(bid).matching(TABLE) == actual


def test_D4_the_row_of_fields() -> None:
    row = " ".join(str(field) for field in board(2))
    assert row == (
        "1 ★1 2 3 ★2 4 5 ★3 6 7 ★4 8 9 ★5 10 11 ★6 12 13 ★7 14 15 ★8 16 17 ★9 18 19 ★10 20"
    )


@pytest.mark.parametrize(
    ("players", "highest"),
    [(2, 20), (3, 20), (4, 20), (5, 25), (6, 30), (7, 35), (8, 40), (9, 45), (10, 50)],
)
def test_D4_the_board_ends_at_20_or_five_times_the_players(players: int, highest: int) -> None:
    assert numbers(players) == highest
    assert board(players)[-1] == Field(highest)
    stars = [field.count for field in board(players) if field.star]
    assert stars == list(range(1, highest // 2 + 1))


@pytest.mark.parametrize("players", TABLES)
def test_D4_a_star_field_stands_before_every_even_number(players: int) -> None:
    row = board(players)
    for place, field in enumerate(row):
        assert field.index == place
        if not field.star and field.count % 2 == 0:
            assert row[place - 1] == Field(field.count // 2, star=True)


@pytest.mark.parametrize(("bid", "field"), [("7x5", Field(7)), ("★4", Field(4, star=True))])
def test_D4_stars_are_bid_on_star_fields_and_1_to_5_on_number_fields(
    bid: str, field: Field
) -> None:
    assert Bid.parse(bid).field == field


@pytest.mark.parametrize(
    ("bid", "is_there"),
    [
        (Bid(1, 1), True),
        (Bid(20, 5), True),
        (Bid(21, 1), False),
        (Bid(10, STAR), True),
        (Bid(11, STAR), False),
        (Bid(0, 1), False),
        (Bid(0, STAR), False),
        (Bid(3, 0), False),
        (Bid(3, 7), False),
    ],
)
def test_D4_what_is_on_the_board(bid: Bid, is_there: bool) -> None:
    assert on_board(bid, players=4) is is_there


@pytest.mark.parametrize(
    ("bid", "standing", "raises"),
    [
        ("7x5", "7x4", True),  # the same field, a higher face
        ("7x4", "7x4", False),
        ("7x3", "7x4", False),
        ("★4", "7x5", True),  # any field further on
        ("8x1", "7x5", True),
        ("20x1", "7x5", True),
        ("6x5", "7x5", False),
        ("★4", "8x1", False),
        ("★5", "8x1", True),
        ("6x1", "★3", True),
        ("5x5", "★3", False),
        ("★3", "★3", False),
        ("★4", "★3", True),
    ],
)
def test_D5_what_raises_what(bid: str, standing: str, raises: bool) -> None:
    one, other = Bid.parse(bid), Bid.parse(standing)
    assert (one > other) is raises
    assert (one <= other) is not raises
    assert (other < one) is raises
    assert (other >= one) is not raises


def test_D5_the_first_bid_is_free() -> None:
    assert legal(None, 4) == tuple(
        Bid(field.count, STAR if field.star else 1) for field in board(4)
    )


@pytest.mark.parametrize(
    ("standing", "first"),
    [
        ("7x4", "7x5 ★4 8x1 9x1"),
        ("7x5", "★4 8x1 9x1 ★5"),
        ("8x1", "8x2 9x1 ★5 10x1"),
        ("★3", "6x1 7x1 ★4 8x1"),
    ],
)
def test_D5_the_lowest_legal_bid_of_every_field(standing: str, first: str) -> None:
    assert legal(Bid.parse(standing), 4)[:4] == bids(*first.split())


@pytest.mark.parametrize(
    ("standing", "lowest"),
    [
        (None, "1x1 ★1"),
        ("7x4", "7x5 ★4 8x1"),
        ("7x5", "★4 8x1"),
        ("8x1", "8x2 9x1 ★5"),
        ("★3", "6x1 ★4"),
        ("★10", "20x1"),
        ("20x1", "20x2"),
        ("20x5", ""),
    ],
)
def test_D5_the_lowest_raises(standing: str | None, lowest: str) -> None:
    before = Bid.parse(standing) if standing else None
    assert lowest_raises(before, 4) == bids(*lowest.split())


@pytest.mark.parametrize("players", TABLES)
def test_D5_legal_and_on_the_board_is_what_raises(players: int) -> None:
    every = sorted(
        Bid(count, face)
        for count in range(1, numbers(players) + 1)
        for face in range(1, STAR + 1)
        if on_board(Bid(count, face), players)
    )
    for standing in every:
        above = [bid for bid in every if bid > standing]
        lowest = {bid.field: bid for bid in reversed(above)}
        assert legal(standing, players) == tuple(reversed(lowest.values()))


@pytest.mark.parametrize("players", TABLES)
def test_D6_nothing_raises_the_top_bid(players: int) -> None:
    assert legal(Bid(numbers(players), 5), players) == ()


@pytest.mark.parametrize("text", ["7x5", "★4", "10x1", "★10"])
def test_bids_are_written_as_they_are_read(text: str) -> None:
    assert str(Bid.parse(text)) == text


@pytest.mark.parametrize("text", ["", "7", "x5", "7x6", "7x0", "0x5", "★", "★0", "7x5 ", "07x5"])
def test_what_is_no_bid(text: str) -> None:
    with pytest.raises(ValueError, match="not a bid"):
        Bid.parse(text)
