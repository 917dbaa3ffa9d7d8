"""G15: others try the question on which somebody failed on an HQ."""

from __future__ import annotations

from engine.core import Event, IllegalMove, Seat
from engine.games.globetrotter import turns
from engine.games.globetrotter.commands import PlayPassport
from engine.games.globetrotter.events import (
    Declined,
    PassportLost,
    PassportPlayed,
    PassportsOffered,
    PassportTried,
)
from engine.games.globetrotter.evolve import after
from engine.games.globetrotter.prize import at_stake
from engine.games.globetrotter.state import State


def holders(state: State) -> tuple[Seat, ...]:
    """Who could play a passport, in the order in which they would answer (G15).

    From the reader's left round the table, where the host reads from the left of who failed; never
    these two, nor who has read before; only who lacks the wedge. Nobody where the failed player has
    it, or off an HQ.
    """
    question = state.asked
    if not at_stake(state):
        return ()
    order = state.table.clockwise(question.reader or question.seat)
    return tuple(
        seat
        for seat in order
        if seat in state.playing
        and seat not in (question.seat, *question.readers)
        and state.holds(seat, "passport")
        and state.lacks(seat, question.prize)
    )


def offer(state: State) -> tuple[Event, ...]:
    """Whoever can may play a passport; if nobody can, the question is over."""
    seats = holders(state)
    return (PassportsOffered(seats),) if seats else turns.close(state)


def undecided(state: State) -> tuple[Seat, ...]:
    """Who could play a passport and has not said whether he does."""
    if state.phase != "passports":
        return ()
    question = state.asked
    done = (*question.played, *question.declined)
    return tuple(seat for seat in may_play(state) if seat not in done)


def may_play(state: State) -> tuple[Seat, ...]:
    """Who may play a passport now, or take it back (A3); nobody away (A6), nor who reads since."""
    if state.phase != "passports":
        return ()
    able = [seat for seat in state.playing if seat not in state.asked.readers]
    return tuple(seat for seat in state.asked.offered if seat in able)


def play(state: State, command: PlayPassport) -> tuple[Event, ...]:
    """Play a passport (G15); twice is once. One that would have no effect is kept (G12).

    Raises `IllegalMove`: round-over (round), card-none (card), passport-not-now, passport-own,
    passport-reader, passport-owned (region), next-round (seat).
    """
    seat = command.seat
    if state.turn is None or command.round != state.turn.round:
        raise IllegalMove("round-over", round=command.round)
    if not state.holds(seat, "passport"):
        raise IllegalMove("card-none", card="passport")
    if state.phase != "passports":
        raise IllegalMove("passport-not-now")
    question = state.asked
    if seat == question.seat:
        raise IllegalMove("passport-own")
    if seat in question.readers:
        raise IllegalMove("passport-reader")
    if not state.lacks(seat, question.prize):
        raise IllegalMove("passport-owned", region=question.region)
    if seat not in may_play(state):
        raise IllegalMove("next-round", seat=seat)
    if seat in question.played:
        return ()
    return _decided(state, PassportPlayed(seat))


def decline(state: State, seat: Seat) -> tuple[Event, ...]:
    """Play no passport this time, or take it back (A3)."""
    if seat in state.asked.declined:
        return ()
    return _decided(state, Declined(seat))


def close_offer(state: State) -> tuple[Event, ...]:
    """No more passports are played; those that were answer one after the other (G15)."""
    question = state.asked
    tried = {one.seat for one in question.tries if one.card == "passport"}
    for seat in question.offered if at_stake(state) else ():
        if seat in question.played and seat in state.playing and seat not in tried:
            return (PassportTried(seat),)
    return turns.close(state)


def failed(state: State) -> tuple[Event, ...]:
    """His passport is set aside; the next one answers (G15)."""
    lost = PassportLost(state.asked.now.seat)
    return (lost, *close_offer(after(state, lost)))


def _decided(state: State, event: Event) -> tuple[Event, ...]:
    """With the last one who had to decide the offer is closed."""
    state = after(state, event)
    return (event,) if undecided(state) else (event, *close_offer(state))
