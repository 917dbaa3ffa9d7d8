"""Bluff: the words that its rules share. Its options, phases and limits.

The rules themselves stand beside this file, in the order of the rule page (D1–D13). Fields and
bids are in `board`. A die shows 1 to 5 or `STAR`, which is a 6.
"""

from __future__ import annotations

from typing import Literal

from engine.core import Value
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


Void = Literal["player-left", "player-back"]
"""Why a round does not count."""
