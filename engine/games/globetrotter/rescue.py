"""G14: first class, for who failed on an HQ whose wedge he lacks."""

from __future__ import annotations

from engine.core import Event, IllegalMove, Seat
from engine.games.globetrotter import passports, turns, wheel
from engine.games.globetrotter.commands import PickTwo
from engine.games.globetrotter.events import (
    AnswerTold,
    Declined,
    FirstClassOffered,
    FirstClassPlayed,
    Judged,
    TwoPicked,
)
from engine.games.globetrotter.evolve import after
from engine.games.globetrotter.prize import at_stake
from engine.games.globetrotter.state import State

EXTRA = 2
"""Other questions of the card that first class brings (G14)."""


def failed(state: State) -> tuple[Event, ...]:
    """The question was not known (G6): first class may help, else passports."""
    seat = state.asked.seat
    if at_stake(state) and state.holds(seat, "first_class") and len(state.asked.others) >= EXTRA:
        return (FirstClassOffered(seat),)
    return passports.offer(state)


def failed_again(state: State) -> tuple[Event, ...]:
    """An extra question was not known; after the second the turn ends (G14)."""
    if state.phase == "second_extra" and state.asked.now.right is None:
        missed = state.asked.tries[-2]
        return (AnswerTold(missed.region, state.asked.card(missed.region).answer),)
    return turns.close(state)


def first_class(state: State, seat: Seat) -> tuple[Event, ...]:
    """Play first class (G14). One that would have no effect is kept (G12).

    Raises `IllegalMove`: card-none (card), first-class-not-now, not-your-question (seat),
    first-class-not-hq, first-class-owned (region), first-class-few.
    """
    if not state.holds(seat, "first_class"):
        raise IllegalMove("card-none", card="first_class")
    if state.phase not in ("question", "rescue"):
        raise IllegalMove("first-class-not-now")
    question = state.asked
    if seat != question.seat:
        raise IllegalMove("not-your-question", seat=question.seat)
    if wheel.kind(question.space) != "hq":
        raise IllegalMove("first-class-not-hq")
    if not at_stake(state):
        raise IllegalMove("first-class-owned", region=question.region)
    if len(question.others) < EXTRA:
        raise IllegalMove("first-class-few")
    played = FirstClassPlayed(seat)
    told = turns.tell(state)
    if state.phase == "rescue":
        return (played, *told)
    return (Judged(seat, right=False, passed=True), played, *told)


def decline(state: State, seat: Seat) -> tuple[Event, ...]:
    """He keeps his first class; now the others may play a passport (G15)."""
    declined = Declined(seat)
    return (declined, *passports.offer(after(state, declined)))


def pick_two(state: State, command: PickTwo) -> tuple[Event, ...]:
    """The reader picks two other regions of the same card (G14).

    Raises `IllegalMove`: not-now (phase), pick-two-same, pick-two-asked (region), pick-two-missing
    (region).
    """
    if state.phase != "first_class":
        raise IllegalMove("not-now", phase=state.phase)
    question = state.asked
    one, other = command.regions
    if one == other:
        raise IllegalMove("pick-two-same")
    for region in command.regions:
        if region == question.region:
            raise IllegalMove("pick-two-asked", region=region)
        if region not in {card.pile for card in question.others}:
            raise IllegalMove("pick-two-missing", region=region)
    return (TwoPicked(command.regions, (question.card(one).id, question.card(other).id)),)
