"""G5, G8, G9: which question is asked, and who reads it."""

from __future__ import annotations

from engine.core import HOST, Box, Event, IllegalMove, NotAllowed, Seat
from engine.games.globetrotter import packs, wheel
from engine.games.globetrotter.commands import ChooseRegion, PickRegion, VoteRegion
from engine.games.globetrotter.events import Asked, RegionSet, RegionsTied, RegionVoted
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import REGIONS, Region


def reader_for(state: State, seat: Seat) -> Seat | None:
    """The seat to the right, which reads to this one; None when the host reads (G5).

    Who has played a passport for the open question cannot read it: he may not see the answer.
    """
    if state.options.reader == "host":
        return None
    question = state.question
    barred = {seat}
    if question is not None and not question.closed:
        barred.update(question.played)
    able = [other for other in state.table.clockwise(seat) if other in state.playing]
    return next((other for other in reversed(able) if other not in barred), None)


def draw(state: State, box: Box) -> tuple[Event, ...]:
    """Draw the question of the space where the pawn stands (G5)."""
    region = wheel.region(state.space)
    assert region is not None, "no question belongs to this space"
    return ask(state, region, box)


def ask(state: State, region: Region, box: Box) -> tuple[Asked]:
    """The next card comes to the front (G9)."""
    seat = state.now.seat
    return (packs.asked(state.questions + 1, seat, reader_for(state, seat), region, box),)


def choose(state: State, command: ChooseRegion, box: Box) -> tuple[Event, ...]:
    """On the hub without six wedges the player chooses the region (G5).

    Raises `IllegalMove`: region-given, not-your-turn (seat).
    """
    if state.phase != "choose":
        raise IllegalMove("region-given")
    if command.seat != state.now.seat:
        raise IllegalMove("not-your-turn", seat=state.now.seat)
    chosen = RegionSet(command.seat, command.region, last=False)
    return (chosen, *ask(state, command.region, box))


# --- the region of the last question (G8) ------------------------------------------------------


def voters(state: State) -> tuple[Seat, ...]:
    """Who chooses the region of the last question: all other players (G8)."""
    if state.phase != "last" or state.now.tied:
        return ()
    clockwise = state.table.clockwise(state.now.seat)
    return tuple(seat for seat in clockwise if seat in state.playing and seat != state.now.seat)


def undecided(state: State) -> tuple[Seat, ...]:
    """Whose vote for the region is missing."""
    done = (*dict(state.now.votes), *state.now.skipped) if state.turn else ()
    return tuple(seat for seat in voters(state) if seat not in done)


def vote(state: State, command: VoteRegion, box: Box) -> tuple[Event, ...]:
    """Vote for the region; replaceable until the last vote is in or the host closes it (G8, A3).

    Raises `IllegalMove`: round-over (round), vote-not-open, vote-closed, last-not-yours,
    next-round (seat).
    """
    if state.turn is None or command.round != state.turn.round:
        raise IllegalMove("round-over", round=command.round)
    if state.phase != "last":
        raise IllegalMove("vote-not-open")
    if state.turn.tied:
        raise IllegalMove("vote-closed")
    if command.seat == state.turn.seat:
        raise IllegalMove("last-not-yours")
    if command.seat not in voters(state):
        raise IllegalMove("next-round", seat=command.seat)
    if dict(state.turn.votes).get(command.seat) == command.region:
        return ()
    voted = RegionVoted(command.seat, command.region)
    votes = dict(state.turn.votes) | {command.seat: command.region}
    missing = [seat for seat in undecided(state) if seat != command.seat]
    if missing:
        return (voted,)
    return (voted, *close_vote(state.but_turn(votes=tuple(votes.items())), box))


def close_vote(state: State, box: Box) -> tuple[Event, ...]:
    """The region with the most votes; of several, or without any vote, the host picks one (G8)."""
    votes = [region for seat, region in state.now.votes if seat in voters(state)]
    most = max(votes.count(region) for region in REGIONS)
    best = tuple(region for region in REGIONS if votes.count(region) == most)
    if len(best) > 1:
        return (RegionsTied(best),)
    return _last(state, best[0], box)


def pick(state: State, command: PickRegion, box: Box) -> tuple[Event, ...]:
    """The host breaks a tie (G8).

    Raises `NotAllowed`: host-only. Raises `IllegalMove`: not-now (phase), not-tied (region).
    """
    if command.by != HOST:
        raise NotAllowed("host-only")
    if state.phase != "last" or not state.now.tied:
        raise IllegalMove("not-now", phase=state.phase)
    if command.region not in state.now.tied:
        raise IllegalMove("not-tied", region=command.region)
    return _last(state, command.region, box)


def _last(state: State, region: Region, box: Box) -> tuple[Event, ...]:
    return (RegionSet(state.now.seat, region, last=True), *ask(state, region, box))
