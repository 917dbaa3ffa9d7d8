"""D3–D5: the row of fields, bids on it, and what raises what."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

from engine.core import Value

STAR = 6
"""The face that is a joker (D3). A die rolls 1 to 6."""

LEAST_FIELDS = 20
"""Number fields of the smallest board (D4)."""

DICE = 5
"""Dice that everyone starts with, and the most that anyone holds (D1, D12)."""

_NOTATION = re.compile(r"★(?P<stars>[1-9]\d*)|(?P<count>[1-9]\d*)x(?P<face>[1-5])")


class _Placed(Value):
    """Something with a place on the board: what lies further on is greater."""

    @property
    def place(self) -> tuple[int, int]:
        raise NotImplementedError

    def __lt__(self, other: _Placed) -> bool:
        return self.place < other.place

    def __le__(self, other: _Placed) -> bool:
        return self.place <= other.place

    def __gt__(self, other: _Placed) -> bool:
        return self.place > other.place

    def __ge__(self, other: _Placed) -> bool:
        return self.place >= other.place


class Field(_Placed):
    """A field of the board: a number field, or a red `star` field (D4). "7" or "★4" as text."""

    count: int
    star: bool = False

    @property
    def index(self) -> int:
        """Its place in the row, from 0. ★k stands right before 2k."""
        return 3 * self.count - 2 if self.star else self.count - 1 + self.count // 2

    @property
    def place(self) -> tuple[int, int]:
        return self.index, 0

    def __str__(self) -> str:
        return f"★{self.count}" if self.star else str(self.count)


class Bid(_Placed):
    """So many dice of a face: 1 to 5, or `STAR`. `bid > other` says that it raises `other` (D5).

    "7x5" or "★4" as text.
    """

    count: int
    face: int

    @classmethod
    def parse(cls, text: str) -> Bid:
        """Read what `str` wrote. Raises `ValueError`."""
        parts = _NOTATION.fullmatch(text)
        if parts is None:
            raise ValueError(f"not a bid: {text!r}")
        if parts["stars"]:
            return cls(int(parts["stars"]), STAR)
        return cls(int(parts["count"]), int(parts["face"]))

    @property
    def star(self) -> bool:
        """Whether it is a bid on stars, which count alone (D3)."""
        return self.face == STAR

    @property
    def field(self) -> Field:
        """The field it is made on: stars on a star field, 1 to 5 on a number field (D4)."""
        return Field(self.count, self.star)

    @property
    def place(self) -> tuple[int, int]:
        return self.field.index, self.face

    def matching(self, dice: Iterable[int]) -> int:
        """How many of these dice it counts: its face, and on a number the stars as well (D3)."""
        return sum(die in (self.face, STAR) for die in dice)

    def __str__(self) -> str:
        return f"★{self.count}" if self.star else f"{self.count}x{self.face}"


def numbers(players: int) -> int:
    """N, the highest number field for so many players at the start (D4)."""
    return max(LEAST_FIELDS, DICE * players)


@functools.cache
def board(players: int) -> tuple[Field, ...]:
    """The row of fields: 1, ★1, 2, 3, ★2, 4 … N (D4)."""
    most = numbers(players)
    fields = [Field(count) for count in range(1, most + 1)]
    stars = [Field(count, star=True) for count in range(1, most // 2 + 1)]
    return tuple(sorted(fields + stars))


def on_board(bid: Bid, players: int) -> bool:
    """Whether the bid's face exists and its field is on the board (D4)."""
    most = numbers(players) // 2 if bid.star else numbers(players)
    return 1 <= bid.face <= STAR and 1 <= bid.count <= most


def legal(standing: Bid | None, players: int) -> tuple[Bid, ...]:
    """The lowest legal bid of every field that has one, along the board (D5).

    On a number field all higher faces up to 5 are legal too. Empty on the top bid (D6).
    """
    bids = []
    for field in board(players):
        lowest = Bid(field.count, STAR if field.star else 1)
        if standing is not None and field == standing.field and standing.face < STAR - 1:
            lowest = Bid(field.count, standing.face + 1)
        if standing is None or lowest > standing:
            bids.append(lowest)
    return tuple(bids)


def lowest_raises(standing: Bid | None, players: int) -> tuple[Bid, ...]:
    """The lowest raises, lowest first: the next face here, the next number, the next stars (D5).

    Before the first bid: one 1, one star. Empty on the top bid.
    """
    bids = legal(standing, players)
    here = [bid for bid in bids if standing is not None and bid.field == standing.field]
    number = [bid for bid in bids if not bid.star and bid not in here]
    stars = [bid for bid in bids if bid.star]
    return tuple(sorted(here + number[:1] + stars[:1]))
