"""A box whose luck is known beforehand: dice as given, cards in order, shuffles as asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from engine.core import Card, Drawn, IllegalMove

Thing = TypeVar("Thing")


class PackedBox:
    """`PackedBox("3 5 5 ★")`: these dice fall one after the other; ★ is a 6.

    `order` are the places (from 0) in which shuffles give things back; without it they stay as they
    are. Cards come off each pile in order; `had` are those used up before, by pile.
    """

    def __init__(
        self,
        dice: str = "",
        piles: Mapping[str, Sequence[Card]] | None = None,
        order: Sequence[int] = (),
        had: Mapping[str, frozenset[str]] | None = None,
    ) -> None:
        self.dice = [6 if face == "★" else int(face) for face in dice.split()]
        self.cards = piles or {}
        self.order = order
        self.used = had or {}

    def roll(self, dice: int = 1) -> tuple[int, ...]:
        assert len(self.dice) >= dice, "more dice are rolled than the box was packed with"
        rolled, self.dice = self.dice[:dice], self.dice[dice:]
        return tuple(rolled)

    def shuffle(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        return tuple(things[place] for place in self.order or range(len(things)))

    def piles(self) -> tuple[str, ...]:
        return tuple(self.cards)

    def pile(self, pile: str) -> tuple[Card, ...]:
        return tuple(self.cards.get(pile, ()))

    def had(self, pile: str) -> frozenset[str]:
        return self.used.get(pile, frozenset())

    def draw(self, pile: str, count: int, played: frozenset[str]) -> Drawn:
        cards = self.cards[pile]
        if len(cards) < count:
            raise IllegalMove("pile-small", pile=pile, count=count)
        fresh = [card for card in cards if card.id not in played]
        again = [card for card in cards if card.id in played]
        return Drawn(tuple((fresh + again)[:count]), over=len(fresh) < count)
