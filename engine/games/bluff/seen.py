"""What a viewer sees of a game of Bluff: the types that `view` fills."""

from __future__ import annotations

from engine.core import Scored, Seat, Value, View
from engine.games.bluff.events import GaveUp
from engine.games.bluff.terms import Bid, Field, Options, Void


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
