"""What the states of all games that are played in rounds can do, and counts by seat."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

import msgspec

from engine.core import Seat, Value

Round = TypeVar("Round", bound=Value)

Counts = tuple[tuple[Seat, int], ...]
"""Points, dice, squares or ranks by seat."""


class InRounds(Value, Generic[Round]):
    """The state of a game whose `round` field holds all that belongs to the present round."""

    @property
    def round(self) -> Round | None:
        """The present round; None before the first. A game's state has a field in its place."""
        raise NotImplementedError

    @property
    def now(self) -> Round:
        """The present round. Only to be asked for once there is one."""
        assert self.round is not None, "no round has begun"
        return self.round

    def but(self, **changes: Any) -> Self:
        """The same state with these fields changed."""
        return msgspec.structs.replace(self, **changes)

    def but_round(self, **changes: Any) -> Self:
        """The same state with these fields of its round changed; as it is before the first."""
        if self.round is None:
            return self
        return self.but(round=msgspec.structs.replace(self.round, **changes))


def put(counts: Counts, seat: Seat, count: int) -> Counts:
    """Counts by seat, with that of one seat changed."""
    return tuple((other, count if other == seat else before) for other, before in counts)


def add(counts: Counts, seat: Seat, more: int) -> Counts:
    """Counts by seat, with that of one seat so much greater."""
    return put(counts, seat, dict(counts)[seat] + more)
