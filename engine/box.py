"""Luck: dice, shuffles and drawn cards, from a secret number kept with the game.

The same secret at the same position of the log gives the same luck, so a step taken back and done
again turns out the same (A4). Whoever does not know the secret can foresee nothing.
"""

from __future__ import annotations

import hmac
import random
from collections.abc import Mapping, Sequence
from typing import TypeVar

from engine.core import Card, Drawn, IllegalMove

Thing = TypeVar("Thing")


class SecretBox:
    """The box of one step of one game.

    - `secret` is the game's own; `position` is how much of its log counts when the box is opened.
    - `piles` are the cards of the decks in use, by pile.
    - `had` are the ids that this table has used up, by pile: in other games and in this one, since
      the pile was last started over (B4).
    """

    def __init__(
        self,
        secret: bytes,
        position: int,
        piles: Mapping[str, Sequence[Card]],
        had: Mapping[str, frozenset[str]],
    ) -> None:
        self._luck = random.Random(hmac.digest(secret, str(position).encode(), "sha256"))
        self._piles = piles
        self._had = had

    def roll(self, dice: int = 1) -> tuple[int, ...]:
        """Roll that many dice: each 1 to 6."""
        return tuple(self._luck.randint(1, 6) for _ in range(dice))

    def shuffle(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """Give the same things in an order that nobody can foresee."""
        return tuple(self._luck.sample(things, len(things)))

    def piles(self) -> tuple[str, ...]:
        """Name the piles that the decks in use contain."""
        return tuple(pile for pile, cards in self._piles.items() if cards)

    def pile(self, pile: str) -> tuple[Card, ...]:
        """All cards of a pile, in the order in which they stand in the deck."""
        return tuple(self._piles.get(pile, ()))

    def had(self, pile: str) -> frozenset[str]:
        """What this table has used up of a pile since it was last started over."""
        return self._had.get(pile, frozenset())

    def draw(self, pile: str, count: int, played: frozenset[str]) -> Drawn:
        """Draw different cards, those this table has not had before any other.

        Raises `IllegalMove`: pile-small (pile, count) when the whole pile holds fewer than `count`.
        """
        cards = self._piles.get(pile, ())
        if len(cards) < count:
            raise IllegalMove("pile-small", pile=pile, count=count)
        gone = played | self.had(pile)
        fresh = [card for card in cards if card.id not in gone]
        drawn = self._luck.sample(fresh, min(count, len(fresh)))
        if len(drawn) == count:
            return Drawn(tuple(drawn))
        again = [card for card in cards if card.id in gone]
        return Drawn((*drawn, *self._luck.sample(again, count - len(drawn))), over=True)
