"""D5–D6: bid, raise, or doubt."""

from __future__ import annotations

from engine.core import Box, Event, IllegalMove, Seat
from engine.games.bluff import board, cups
from engine.games.bluff.board import Bid
from engine.games.bluff.commands import Doubt, MakeBid
from engine.games.bluff.events import BidMade, Doubted
from engine.games.bluff.state import State
from engine.games.bluff.terms import STAR


def turn(state: State) -> Seat | None:
    """Whose turn it is: the opener, then the left of the one who bid last (D5)."""
    if state.phase != "bid" or state.table.ending is not None:
        return None
    standing = state.now.standing
    if standing is None:
        return state.now.opener
    clockwise = state.table.clockwise(standing.seat)
    return next(seat for seat in clockwise if seat in state.now.players)


def standing(state: State) -> Bid | None:
    """The bid to be raised."""
    made = state.now.standing
    return made.bid if made else None


def legal(state: State) -> tuple[Bid, ...]:
    """The lowest legal bid of every field that has one (D5)."""
    return board.legal(standing(state), len(state.table.seats))


def lowest_raises(state: State) -> tuple[Bid, ...]:
    """The lowest raises (D5)."""
    return board.lowest_raises(standing(state), len(state.table.seats))


def make_bid(state: State, command: MakeBid, box: Box) -> tuple[Event, ...]:
    """Bid or raise (D5). The bid stands before the dice that come with it are seen (D10).

    Raises `IllegalMove`: seat-out (seat), next-round (seat), cups-first, bids-closed,
    not-your-turn (seat: whose it is), no-such-field (numbers, stars: the highest), only-doubt-left
    (count, face), bid-too-low (count, face: the standing bid; numbers, stars: the lowest fields
    further on, 0 if there is none), and those of `cups.reroll`.
    """
    _on_turn(state, command.seat)
    players, before = len(state.table.seats), standing(state)
    if not board.on_board(command.bid, players):
        most = board.numbers(players)
        raise IllegalMove("no-such-field", numbers=most, stars=most // 2)
    if before is not None and not command.bid > before:
        raise _too_low(state, before)
    return (BidMade(command.seat, command.bid), *cups.reroll(state, command, box))


def doubt(state: State, command: Doubt) -> tuple[Event, ...]:
    """Doubt the standing bid (D6).

    Raises `IllegalMove`: seat-out (seat), next-round (seat), cups-first, bids-closed, own-bid,
    not-your-turn (seat: whose it is), nothing-to-doubt.
    """
    made = state.now.standing
    if state.phase == "bid" and made is not None and made.seat == command.seat:
        raise IllegalMove("own-bid")
    _on_turn(state, command.seat)
    if made is None:
        raise IllegalMove("nothing-to-doubt")
    return (Doubted(command.seat, made.seat, made.bid),)


def lowest_raise(state: State) -> tuple[Event, ...]:
    """What is done for somebody who does not come: the least he can (A4, A8).

    That is the lowest raise, or the doubt when there is nothing left to bid.
    """
    seat = turn(state)
    assert seat is not None
    raises = lowest_raises(state)
    if raises:
        return (BidMade(seat, raises[0]),)
    return doubt(state, Doubt(seat, seat))


def _on_turn(state: State, seat: Seat) -> None:
    cups.plays(state, seat)
    if state.phase == "roll":
        raise IllegalMove("cups-first")
    on = turn(state)
    if on is None:
        raise IllegalMove("bids-closed")
    if seat != on:
        raise IllegalMove("not-your-turn", seat=on)


def _too_low(state: State, before: Bid) -> IllegalMove:
    """Why, and what would do (A1)."""
    further = [bid for bid in legal(state) if bid.field > before.field]
    if not legal(state):
        return IllegalMove("only-doubt-left", count=before.count, face=before.face)
    numbers = next((bid.count for bid in further if bid.face != STAR), 0)
    stars = next((bid.count for bid in further if bid.face == STAR), 0)
    return IllegalMove(
        "bid-too-low", count=before.count, face=before.face, numbers=numbers, stars=stars
    )
