"""D2, D10: dice are rolled under the cup, and rolled again with a bid."""

from __future__ import annotations

import msgspec

from engine.core import Box, Event, IllegalMove, Seat
from engine.games.bluff.commands import MakeBid, Roll
from engine.games.bluff.events import Rerolled, Rolled
from engine.games.bluff.state import Cup, State


def unrolled(state: State) -> tuple[Seat, ...]:
    """The seats that have not rolled yet."""
    if state.phase != "roll":
        return ()
    return tuple(cup.seat for cup in state.now.cups if not cup.rolled)


def roll(state: State, command: Roll, box: Box) -> tuple[Event, ...]:
    """Tap one's cup (D2).

    Raises `IllegalMove`: dice-on-table, round-over (round), seat-out (seat), next-round (seat),
    cup-rolled-already.
    """
    if state.options.dice == "table":
        raise IllegalMove("dice-on-table")
    if command.round != state.now.number:
        raise IllegalMove("round-over", round=command.round)
    plays(state, command.seat)
    if command.seat not in unrolled(state):
        raise IllegalMove("cup-rolled-already")
    return rolls(state, (command.seat,), box)


def rolls(state: State, seats: tuple[Seat, ...], box: Box) -> tuple[Event, ...]:
    """These seats roll all their dice."""
    dice = dict(state.dice)
    return tuple(Rolled(seat, box.roll(dice[seat])) for seat in seats)


def rolled(state: State, event: Rolled) -> State:
    """With the last cup the bids begin."""
    new = Cup(event.seat, hidden=event.dice, rolled=True)
    cups = tuple(new if cup.seat == event.seat else cup for cup in state.now.cups)
    state = state.but_round(cups=cups)
    return state if unrolled(state) else state.but(phase="bid")


def may_reroll(state: State, seat: Seat) -> bool:
    """Whether a seat could roll dice again with a bid: that takes two hidden ones (D10)."""
    cup = state.now.cup(seat)
    return state.options.reroll and cup is not None and len(cup.hidden) > 1


def reroll(state: State, command: MakeBid, box: Box) -> tuple[Event, ...]:
    """Roll hidden dice again; those that stay become visible (D10). Nothing if none is named.

    Raises `IllegalMove`: reroll-off, reroll-few-hidden, no-such-die (count), reroll-shows-none.
    """
    places = command.reroll
    if not places:
        return ()
    cup = state.now.cup(command.seat)
    if cup is None or not state.options.reroll:
        raise IllegalMove("reroll-off")
    if not may_reroll(state, command.seat):
        raise IllegalMove("reroll-few-hidden")
    if len(set(places)) < len(places) or not set(places) <= set(range(len(cup.hidden))):
        raise IllegalMove("no-such-die", count=len(cup.hidden))
    if len(places) == len(cup.hidden):
        raise IllegalMove("reroll-shows-none")
    shown = tuple(die for place, die in enumerate(cup.hidden) if place not in places)
    return (Rerolled(command.seat, shown, box.roll(len(places))),)


def rerolled(state: State, event: Rerolled) -> State:
    """The cup after it, and the dice shown beside the bid."""

    def after(cup: Cup) -> Cup:
        if cup.seat != event.seat:
            return cup
        return msgspec.structs.replace(cup, shown=cup.shown + event.shown, hidden=event.dice)

    *before, bid = state.now.path
    made = msgspec.structs.replace(bid, shown=event.shown)
    cups = tuple(after(cup) for cup in state.now.cups)
    return state.but_round(cups=cups, path=(*before, made))


def plays(state: State, seat: Seat) -> None:
    """Refuse a seat that does not play this round.

    Raises `IllegalMove`: seat-out (seat), next-round (seat).
    """
    if not dict(state.dice)[seat]:
        raise IllegalMove("seat-out", seat=seat)
    if seat not in state.now.players:
        raise IllegalMove("next-round", seat=seat)
