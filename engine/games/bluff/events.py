"""What has happened in a game of Bluff: every event, with all results of luck in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core import Event, Fact, Scored, Seat
from engine.games.bluff.terms import Bid, Void


class OpenerDrawn(Event):
    """The lot says who opens the first round (D8)."""

    seat: Seat


class RoundStarted(Event):
    """A round begins for everyone who is in; `opener` bids first (D2, D8)."""

    round: int
    opener: Seat


class Rolled(Event):
    """A cup is rolled. Nobody else may know the dice before it is lifted (D2)."""

    seat: Seat
    dice: tuple[int, ...]


class BidMade(Event):
    seat: Seat
    bid: Bid


class Rerolled(Event):
    """With his bid a player showed the dice `shown` and rolled the others again (D10).

    `dice` are the new ones, in place of his hidden dice: nobody else may know them.
    """

    seat: Seat
    shown: tuple[int, ...]
    dice: tuple[int, ...]


class Doubted(Event):
    """The standing `bid` of `bidder` is doubted (D6)."""

    seat: Seat
    bidder: Seat
    bid: Bid


class CupLifted(Event):
    """All dice of a seat, shown ones too; how many match, and how many so far (D7)."""

    seat: Seat
    dice: tuple[int, ...]
    matching: int
    total: int


class Counted(Event):
    """How many dice match in all, and the bid that was doubted (D7)."""

    bid: Bid
    bidder: Seat
    doubter: Seat
    actual: int


Reason = Literal[
    "bid-too-high",  # the bidder: fewer match than he bid (D7)
    "bid-held",  # the doubter: more match than was bid (D7)
    "bid-exact",  # the doubter: exactly so many match (D7)
    "bid-exact-all",  # everyone but the bidder (D11)
    "bid-exact-given",  # the doubter, to the bidder (D12)
    "bid-exact-gone",  # the doubter; the bidder holds five already (D12)
]


class GaveUp(Event):
    """Somebody gives up dice, and why. They leave the game, or go `to` another seat (D12).

    `left` is how many he has then. `facts`: count, face, actual, and with bid-exact-given `taker` (a seat).
    """

    seat: Seat
    dice: int
    left: int
    reason: Reason
    to: Seat | None = None
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)


class WentOut(Event):
    """A player has no dice left. `place` is his rank in the game (D7, D13)."""

    seat: Seat
    place: int


class RoundVoided(Event):
    """The round does not count; the next one begins at once.

    `reason`: player-left before the doubt was settled, player-back before the first bid (A6).
    """

    reason: Void


EVENTS: tuple[type[Event], ...] = (
    OpenerDrawn,
    RoundStarted,
    Rolled,
    BidMade,
    Rerolled,
    Doubted,
    CupLifted,
    Counted,
    GaveUp,
    WentOut,
    Scored,
    RoundVoided,
)
