"""Bluff: the words of its rules. Options, moves, rulings, events and what a viewer sees.

The rules themselves stand beside this file, in the order of the rule page (D1–D13). Fields and
bids are in `board`. A die shows 1 to 5 or `STAR`, which is a 6.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from engine.core import Advance, Command, Event, Fact, Move, Ruling, Scored, Seat, Value, View
from engine.games.bluff.board import DICE as DICE
from engine.games.bluff.board import STAR as STAR
from engine.games.bluff.board import Bid as Bid
from engine.games.bluff.board import Field as Field

Phase = Literal["roll", "bid", "reveal", "loss", "over"]
PHASES: tuple[Phase, ...] = ("roll", "bid", "reveal", "loss")
"""The steps of a round on the console's bar; with dice on the table there is no `roll`."""

FEWEST, MOST = 2, 10
"""How many can play."""


class Options(Value):
    """What the table agrees on; the defaults are the bold ones of the rule page.

    `dice` says where they are: under cups on the phones, or real ones on the table, where the host
    enters the bids and counts (A5). `exact` and `giveaway` exclude each other (D11, D12).
    """

    dice: Literal["phones", "table"] = "phones"
    opener: Literal["loser", "winner"] = "loser"
    reroll: bool = False
    exact: bool = False
    giveaway: bool = False
    cntdice: bool = False
    odds: bool = False
    turn_seconds: Literal[0, 30, 60] = 0
    close_at_zero: bool = False


# --- moves and rulings -------------------------------------------------------------------------


class Roll(Move):
    """Tap one's cup: roll one's dice (D2). `round` guards a late tap."""

    free: ClassVar[bool] = True
    round: int


class MakeBid(Move):
    """Bid, or raise the standing bid (D5).

    `reroll` are the dice to roll again: places (from 0) among one's own hidden dice, as the view's
    `mine` shows them. The hidden dice not named become visible to all (D10).
    """

    bid: Bid
    reroll: tuple[int, ...] = ()


class Doubt(Move):
    """Say that the standing bid does not hold (D6)."""


class Count(Ruling):
    """The host tells how many real dice match, when they are on the table (A5, D7)."""

    matching: int


Step = Literal[
    "roll_all",  # roll: roll for everyone who has not (A4)
    "lowest_raise",  # bid: make the lowest raise for whose turn it is; on the top bid, doubt (A4)
    "lift_next",  # reveal: lift the next cup; with the last one the doubt is settled (D7)
    "next_round",  # loss: everyone still in rolls again (D8)
]

COMMANDS: tuple[type[Command], ...] = (Advance, Roll, MakeBid, Doubt, Count)


# --- events ------------------------------------------------------------------------------------


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


Void = Literal["player-left", "player-back"]
"""Why a round does not count."""


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


# --- view --------------------------------------------------------------------------------------


class Made(Value):
    """A bid of this round: whose, and the dice that he showed with it (D10)."""

    seat: Seat
    bid: Bid
    shown: tuple[int, ...] = ()


class CupView(Value):
    """A seat's cup as everybody sees it.

    `count` is how many dice the seat has now, `playing` whether it takes part in this round.
    `shown` lie open beside the cup (D10). Once `lifted`, `dice` are those that lay under it, and
    `matching` is how many of all its dice match. `place` is the rank of who is out, or has won.
    """

    seat: Seat
    count: int
    playing: bool = False
    rolled: bool = False
    shown: tuple[int, ...] = ()
    lifted: bool = False
    dice: tuple[int, ...] = ()
    matching: int = 0
    place: int | None = None


class BluffView(View):
    """What a viewer may know of a game of Bluff. `turn` (of every view) is whose turn it is.

    - room: the `board`, `cups` in seat order, `in_play` (dice of all who are in), `path` (the bids
      of this round, the standing one last), `lowest` raises, `legal` (the lowest legal bid of every
      field; on number fields all higher faces are legal too), `may_doubt`; from the doubt on
      `doubter`, `matching` (so far), and once settled `actual`, `gave_up`, `scored`, `next_opener`.
      `out` are the seats without dice, first out first. `counting`: the host must enter the count.
    - a seat besides: `mine` (its dice under the cup, in the order that `MakeBid.reroll` names),
      `may_reroll`, and by option `odds`: the chance in percent that the standing bid holds, given
      what this seat sees; 0 and 100 only when certain.
    """

    options: Options
    board: tuple[Field, ...] = ()
    cups: tuple[CupView, ...] = ()
    in_play: int = 0
    opener: Seat | None = None
    path: tuple[Made, ...] = ()
    standing: Made | None = None
    lowest: tuple[Bid, ...] = ()
    legal: tuple[Bid, ...] = ()
    may_doubt: bool = False
    doubter: Seat | None = None
    matching: int = 0
    actual: int | None = None
    counting: bool = False
    gave_up: tuple[GaveUp, ...] = ()
    scored: tuple[Scored, ...] = ()
    out: tuple[Seat, ...] = ()
    next_opener: Seat | None = None
    void: Void | None = None
    mine: tuple[int, ...] = ()
    may_reroll: bool = False
    odds: int | None = None
