"""The tables of Bluff: every bid against the dice that lay there, dice over time, luck.

A bid's truth is known once its round was doubted: all cups were lifted, so every bid of the round
is measured against the dice at the doubt, also those that were raised. Of real dice on the table
only the count of one face is known, and with it the bids on that face (A5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

import pandas as pd

from engine.core import Seat, Value, View
from engine.games.bluff.odds import chance, percent
from engine.games.bluff.seen import BluffView
from engine.games.bluff.terms import DICE, Bid
from engine.stats.tables import by_round, counts, points_by_round


class Said(Value):
    """A bid of a round that was doubted, and what became of it.

    `chance` is that of the bid when it was made, for who sees only the dice that lie open: the odds
    before the cups are lifted (D3). `actual` is how many matched at the doubt, None if nobody
    counted them. `doubter` doubted this very bid.
    """

    round: int
    seat: Seat
    bid: Bid
    chance: Fraction
    actual: int | None = None
    doubter: Seat | None = None

    @property
    def held(self) -> bool | None:
        """Whether at least so many were there (D7)."""
        return None if self.actual is None else self.actual >= self.bid.count

    @property
    def percent(self) -> int:
        """The chance in whole percent; 0 and 100 only for what was certain."""
        return percent(self.chance)


def said(course: Sequence[View]) -> tuple[Said, ...]:
    """Every bid of the rounds that were doubted and settled, in the order of play."""
    return tuple(
        bid
        for first, last in _rounds(course)
        if last.actual is not None
        for bid in _said(first, last)
    )


def frame(bids: Iterable[Said]) -> pd.DataFrame:
    """Bids as a table: the fields of `Said`, the bid as text, the chance as a number, and `held`."""
    rows = [
        (bid.round, bid.seat, str(bid.bid), float(bid.chance), bid.actual, bid.held, bid.doubter)
        for bid in bids
    ]
    return pd.DataFrame(
        rows, columns=["round", "seat", "bid", "chance", "actual", "held", "doubter"]
    )


def dice(course: Sequence[View]) -> pd.DataFrame:
    """The dice of every seat (columns) after every round that is over (index; 0 is the start).

    Dice of who was removed wait for him, so they stay (A6).
    """
    rows = {0: dict.fromkeys(course[-1].seats, DICE)}
    rows |= {last.round: {cup.seat: cup.count for cup in last.cups} for _, last in _rounds(course)}
    return by_round(rows, course[-1].seats)


def points(course: Sequence[View]) -> pd.DataFrame:
    """The points of every seat (columns) after every round that is over (index; 0 is the start)."""
    return points_by_round(course, (last for _, last in _rounds(course)))


def players(bids: Iterable[Said], seats: Sequence[Seat]) -> pd.DataFrame:
    """What each seat (index) did in these rounds.

    Of its `bids` whose truth is known, `bluffed` did not hold; of its `doubts`, `won` were right and
    `lost` were not, as on an exact bid; of its `doubted` bids, `held` did. `luck` is what it won in
    doubts, its own and those of its bids, less what the odds before the lift gave it: over all seats
    the sum is 0. `bluffs` is a share from 0 to 1, missing where there is nothing to share.
    """
    did: Counter[tuple[Seat, str]] = Counter()
    luck: dict[Seat, Fraction] = dict.fromkeys(seats, Fraction(0))
    for bid in bids:
        if bid.held is None:
            continue
        did[bid.seat, "bids"] += 1
        did[bid.seat, "bluffed"] += not bid.held
        if bid.doubter is None:
            continue
        did[bid.doubter, "doubts"] += 1
        did[bid.doubter, "lost" if bid.held else "won"] += 1
        did[bid.seat, "doubted"] += 1
        did[bid.seat, "held"] += bid.held
        luck[bid.seat] += bid.held - bid.chance
        luck[bid.doubter] -= bid.held - bid.chance
    columns = ("bids", "bluffed", "doubts", "won", "lost", "doubted", "held")
    table = counts([[did[seat, column] for column in columns] for seat in seats], seats, columns)
    table["bluffs"] = table["bluffed"] / table["bids"].where(table["bids"] > 0)
    table["luck"] = [float(luck[seat]) for seat in seats]
    return table.rename_axis(index="seat")


def boldest(bids: Iterable[Said]) -> tuple[tuple[int, Said], ...]:
    """The bids that were doubted and held, each with its place from 1; equals share a place.

    First comes the one that had the smallest chance. What was certain was not bold.
    """
    bold = [bid for bid in bids if bid.doubter is not None and bid.held and bid.chance < 1]
    ranks = sorted(bid.chance for bid in bold)
    placed = ((1 + ranks.index(bid.chance), bid) for bid in bold)
    return tuple(sorted(placed, key=lambda pair: pair[0]))


def _rounds(course: Sequence[View]) -> list[tuple[BluffView, BluffView]]:
    """The rounds that are over, settled or void: the first and the last that the room saw of each."""
    first: dict[int, BluffView] = {}
    last: dict[int, BluffView] = {}
    for view in course:
        if isinstance(view, BluffView) and view.round:
            last[view.round] = view
            first.setdefault(view.round, view)
    newest = max(last, default=0)
    return [
        (first[number], view) for number, view in last.items() if number < newest or _over(view)
    ]


def _over(view: BluffView) -> bool:
    return view.actual is not None or view.ending is not None


def _said(first: BluffView, last: BluffView) -> list[Said]:
    """The bids of a round. What lay open at a bid are the dice shown with it and before (D10)."""
    lying: list[int] = []
    bids = []
    for made in last.path:
        lying += made.shown
        needed, unseen = made.bid.count - made.bid.matching(lying), first.in_play - len(lying)
        odds = chance(needed, unseen, made.bid.star)
        doubter = last.doubter if made == last.path[-1] else None
        bids.append(Said(last.round, made.seat, made.bid, odds, _actual(last, made.bid), doubter))
    return bids


def _actual(last: BluffView, bid: Bid) -> int | None:
    """How many matched a bid of a round that was settled. Real dice were counted for one face only."""
    if last.options.dice == "table":
        return last.actual if bid.face == last.path[-1].bid.face else None
    return sum(bid.matching((*cup.shown, *cup.dice)) for cup in last.cups)
