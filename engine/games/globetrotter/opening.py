"""G2, G12: the Grand Voyageur cards are dealt, and everyone rolls for who begins."""

from __future__ import annotations

from engine.core import Box, Event, IllegalMove, Seat
from engine.games.globetrotter import packs
from engine.games.globetrotter.commands import RollFirst
from engine.games.globetrotter.events import CardsDealt, FirstRolled, TiedFirst, TurnStarted
from engine.games.globetrotter.evolve import after
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import EACH_KIND, TRAVEL_CARDS


def deal(state: State, box: Box) -> tuple[Event, ...]:
    """Deal the Grand Voyageur cards (G12): none, one of each kind, or all 18 as evenly as they go.

    Raises `IllegalMove`: no-questions (region) when the decks in use lack one.
    """
    packs.complete(box)
    seats = state.table.seats
    match state.options.traveller_cards:
        case "none":
            return ()
        case "each":
            return (CardsDealt(tuple((seat, TRAVEL_CARDS) for seat in seats)),)
    cards = box.shuffle(TRAVEL_CARDS * EACH_KIND)
    share = len(cards) // len(seats)
    hands = tuple((seat, cards[at * share : (at + 1) * share]) for at, seat in enumerate(seats))
    return (CardsDealt(hands),)


def dealt_late(state: State, seat: Seat) -> tuple[Event, ...]:
    """A late seat gets one of each kind too while the cards last; of all 18 none is left (G12)."""
    if state.options.traveller_cards != "each" or len(state.table.seats) > EACH_KIND:
        return ()
    return (CardsDealt(((seat, TRAVEL_CARDS),)),)


def rollers(state: State) -> tuple[Seat, ...]:
    """Who rolls in this lap: everyone, or those who tied. If all of these leave, all others."""
    still = tuple(seat for seat in state.rollers if seat in state.table.present)
    return still or state.table.present


def unrolled(state: State) -> tuple[Seat, ...]:
    """The seats whose roll for who begins is missing (G2)."""
    if state.phase != "start":
        return ()
    return tuple(seat for seat in rollers(state) if seat not in dict(state.rolls))


def roll_first(state: State, command: RollFirst, box: Box) -> tuple[Event, ...]:
    """Roll for who begins (G2).

    Raises `IllegalMove`: begun-already, round-over (round: the lap), next-round (seat),
    rolled-first-already.
    """
    if state.phase != "start":
        raise IllegalMove("begun-already")
    if command.lap != state.lap:
        raise IllegalMove("round-over", round=command.lap)
    if command.seat in dict(state.rolls):
        raise IllegalMove("rolled-first-already")
    if command.seat not in rollers(state):
        raise IllegalMove("next-round", seat=command.seat)
    return rolls(state, (command.seat,), box)


def rolls(state: State, seats: tuple[Seat, ...], box: Box) -> tuple[Event, ...]:
    """These seats roll; with the last roll it is clear who begins, or who rolls again."""
    dice = box.roll(len(seats))
    rolled = tuple(FirstRolled(seat, die, state.lap) for seat, die in zip(seats, dice, strict=True))
    return (*rolled, *settled(after(state, *rolled)))


def settled(state: State) -> tuple[Event, ...]:
    """Once all have rolled, the highest begins; those who tie roll again (G2)."""
    fell = {seat: die for seat, die in state.rolls if seat in rollers(state)}
    if unrolled(state) or not fell:
        return ()
    die = max(fell.values())
    best = tuple(seat for seat in fell if fell[seat] == die)
    if len(best) > 1:
        return (TiedFirst(best, die),)
    return (TurnStarted(1, best[0], first=True),)
