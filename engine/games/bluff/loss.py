"""D7, D9, D11–D13: who gives up dice and why, who is out, and the points."""

from __future__ import annotations

from collections.abc import Iterator

from engine import table
from engine.core import Ending, Event, Fact, Scored, Seat
from engine.games.bluff.events import Counted, GaveUp, Reason, WentOut
from engine.games.bluff.state import State
from engine.games.bluff.terms import DICE
from engine.rounds import put


def settle(state: State, actual: int) -> tuple[Event, ...]:
    """What comes of a doubt when so many dice match: losses, who is out, perhaps the end."""
    made, doubter = state.now.doubted
    events: list[Event] = [Counted(made.bid, made.seat, doubter, actual)]
    for gives in _gives(state, actual):
        state = gave_up(state, gives)
        events.append(gives)
    for seat in state.now.players:
        if not dict(state.dice)[seat]:
            events.append(WentOut(seat, place=len(state.still_in) + 1))
            events.extend(_scored(state, seat))
    return (*events, *last_one(state))


def _gives(state: State, actual: int) -> tuple[GaveUp, ...]:
    """D7; on an exact bid D11 or D12 where the table plays them."""
    made, doubter = state.now.doubted
    bidder, bid = made.seat, made.bid.count
    if actual < bid:
        return (_gave_up(state, actual, bidder, bid - actual, "bid-too-high"),)
    if actual > bid:
        return (_gave_up(state, actual, doubter, actual - bid, "bid-held"),)
    dice = dict(state.dice)
    if state.options.exact:
        return tuple(
            _gave_up(state, actual, seat, 1, "bid-exact-all")
            for seat in state.table.clockwise(bidder)
            if seat in state.now.players and seat != bidder and (seat == doubter or dice[seat] > 1)
        )
    if state.options.giveaway and dice[bidder] < DICE:
        return (_gave_up(state, actual, doubter, 1, "bid-exact-given", to=bidder),)
    reason: Reason = "bid-exact-gone" if state.options.giveaway else "bid-exact"
    return (_gave_up(state, actual, doubter, 1, reason),)


def _gave_up(
    state: State, actual: int, seat: Seat, dice: int, reason: Reason, to: Seat | None = None
) -> GaveUp:
    """Nobody gives up more dice than he has (D7)."""
    made, _ = state.now.doubted
    has = dict(state.dice)[seat]
    gives = min(dice, has)
    facts: dict[str, Fact] = {"count": made.bid.count, "face": made.bid.face, "actual": actual}
    if to is not None:
        facts["taker"] = to
    return GaveUp(seat, gives, has - gives, reason, to, facts)


def gave_up(state: State, event: GaveUp) -> State:
    """The dice after it."""
    dice = put(state.dice, event.seat, event.left)
    if event.to is not None:
        dice = put(dice, event.to, dict(dice)[event.to] + event.dice)
    return state.but(dice=dice).but_round(gave_up=(*state.now.gave_up, event))


def last_one(state: State) -> tuple[Event, ...]:
    """The end, with a winner, when just one player has dice left (D9)."""
    if len(state.still_in) != 1:
        return ()
    (winner,) = state.still_in
    return (*_scored(state, winner), table.Ended(Ending((winner,), "last-dice")))


def ended_early(state: State) -> tuple[Event, ...]:
    """Points for all who are in when the host ends the game: as if they had won (D13, A4)."""
    return tuple(scored for seat in state.still_in for scored in _scored(state, seat))


def _scored(state: State, seat: Seat) -> Iterator[Scored]:
    """D13: the dice that have left the game, and those one still has. Without it, the rank.

    The rank is told by points too, one for every player who had no dice before, or has fewer.
    """
    still_in = {other: count for other, count in state.dice if other in state.still_in}
    kept = still_in.get(seat, 0)
    if state.options.cntdice:
        reason = "dice-kept" if kept else "dice-gone"
        yield Scored(seat, state.gone + kept, reason, {"gone": state.gone, "dice": kept})
        return
    others = (still_in.get(other, 0) for other in state.table.seats if other != seat)
    outlasted = sum(count < kept or not count for count in others)
    if outlasted:
        yield Scored(seat, outlasted, "outlasted", {"others": outlasted})
