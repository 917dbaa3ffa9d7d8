"""Luck: fair, foreseen by nobody, and the same again at the same place."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.box import SecretBox
from engine.core import Card, IllegalMove

PILES = {"words": [Card(f"w{n}", "words", f"word {n}") for n in range(5)], "dates": []}


def box(
    position: int = 0, secret: bytes = b"s", had: dict[str, frozenset[str]] | None = None
) -> SecretBox:
    return SecretBox(secret, position, PILES, had or {})


def luck(packed: SecretBox) -> tuple[object, ...]:
    return (packed.roll(9), packed.shuffle(range(9)), packed.draw("words", 2, frozenset()))


def test_a4_the_same_place_gives_the_same_luck() -> None:
    assert luck(box(7)) == luck(box(7))


@pytest.mark.parametrize("other", [box(8), box(7, b"t")], ids=["position", "secret"])
def test_another_place_or_game_gives_other_luck(other: SecretBox) -> None:
    assert luck(other) != luck(box(7))


def test_steps_of_one_box_go_on() -> None:
    one = box()
    assert one.roll(20) != one.roll(20)


def test_dice_show_one_to_six_about_equally_often() -> None:
    count = Counter(pips for position in range(600) for pips in box(position).roll(10))
    assert set(count) == {1, 2, 3, 4, 5, 6}
    assert all(850 < often < 1150 for often in count.values())


def test_a_shuffle_keeps_the_things_and_uses_every_order() -> None:
    orders = {box(position).shuffle("abc") for position in range(200)}
    assert len(orders) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)


def test_only_piles_with_cards_are_named() -> None:
    assert box().piles() == ("words",)


@pytest.mark.parametrize(("pile", "count"), [("words", 6), ("dates", 1), ("nothing", 1)])
def test_a_pile_that_is_too_small_is_refused(pile: str, count: int) -> None:
    with pytest.raises(IllegalMove, match="pile-small") as refusal:
        box().draw(pile, count, frozenset())
    assert refusal.value.facts == {"pile": pile, "count": count}


def test_g9_a_pile_can_be_looked_at_in_the_order_of_its_deck() -> None:
    """Where the order of the cards decides, not luck."""
    assert [card.id for card in box().pile("words")] == ["w0", "w1", "w2", "w3", "w4"]
    assert box().pile("nothing") == ()


def test_g9_what_was_had_is_told_also_of_piles_that_no_deck_has() -> None:
    """A game keeps account there of what is no card."""
    one = box(had={"words": frozenset({"w1"}), "cards": frozenset({"7"})})
    assert [one.had(pile) for pile in ("words", "cards", "dates")] == [{"w1"}, {"7"}, frozenset()]


def test_b4_cards_drawn_together_are_different() -> None:
    for position in range(50):
        cards = box(position).draw("words", 3, frozenset()).cards
        assert len({card.id for card in cards}) == 3


def test_b4_no_card_comes_back_while_others_are_left() -> None:
    had = {"words": frozenset({"w0", "w1"}), "dates": frozenset({"w4"})}
    for position in range(50):
        drawn = box(position, had=had).draw("words", 2, frozenset({"w3"}))
        assert {card.id for card in drawn.cards} == {"w2", "w4"}
        assert not drawn.over


def test_b4_a_used_up_pile_starts_over_with_what_is_left_first() -> None:
    had = {"words": frozenset({"w0", "w1", "w2"})}
    seconds = set()
    for position in range(50):
        drawn = box(position, had=had).draw("words", 2, frozenset({"w3"}))
        first, second = drawn.cards
        assert (first.id, drawn.over) == ("w4", True)
        seconds.add(second.id)
    assert seconds == {"w0", "w1", "w2", "w3"}
