"""A4, A6, A7: what it means for a turn that somebody is skipped, leaves, joins, or comes back."""

from __future__ import annotations

from engine import table
from engine.core import Box, Ending, Event, IllegalMove
from engine.games.globetrotter import asking, judging, opening, passports, rescue, turns
from engine.games.globetrotter.commands import Decline
from engine.games.globetrotter.events import ReaderChanged
from engine.games.globetrotter.evolve import after
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import FEWEST


def skip(state: State, command: table.Skip, box: Box) -> tuple[Event, ...]:
    """Go on without what a seat owes (A4, A8).

    Before a question its turn passes to the left; an open question counts as not known; a card is
    not played; a vote is not waited for; for a reader the host reads on. In the opening the die is
    rolled for it.
    Raises `IllegalMove`: nothing-owed (seat).
    """
    seat = command.seat
    skipped = table.Skipped(seat)
    then = after(state, skipped)
    if seat in opening.unrolled(state):
        return (skipped, *opening.rolls(then, (seat,), box))
    if seat in asking.undecided(state):
        votes = () if asking.undecided(then) else asking.close_vote(then, box)
        return (skipped, *votes)
    if seat in passports.undecided(state):
        return (skipped, *passports.decline(then, seat))
    if seat == judging.answering(state):
        return (skipped, *judging.verdict(then, right=False, passed=True))
    if state.turn is not None and seat == state.turn.seat:
        if state.phase == "rescue":
            return (skipped, *rescue.decline(then, seat))
        if state.phase in ("throw", "move", "ask", "choose"):
            return (skipped, *turns.next_turn(then))
    question = state.question
    if question is not None and not question.closed and seat == question.reader:
        return (skipped, ReaderChanged(None))
    raise IllegalMove("nothing-owed", seat=seat)


def decline(state: State, command: Decline) -> tuple[Event, ...]:
    """Do not play the card that one could (G14, G15).

    Raises `IllegalMove`: round-over (round), nothing-to-decline.
    """
    seat = command.seat
    if state.turn is None or command.round != state.turn.round:
        raise IllegalMove("round-over", round=command.round)
    if state.phase == "rescue" and seat == state.turn.seat:
        return rescue.decline(state, seat)
    if seat in passports.may_play(state):
        return passports.decline(state, seat)
    raise IllegalMove("nothing-to-decline")


def follow(state: State, ruled: tuple[Event, ...], box: Box) -> tuple[Event, ...]:
    """What a ruling that every game has brings with it here.

    Wedges are no points that could be corrected. A straight win stands when the host ends the game
    before all have had their first turn (G16).
    Raises `IllegalMove`: points-are-wedges.
    """
    match ruled:
        case (table.Corrected(),):
            raise IllegalMove("points-are-wedges")
        case (table.Ended(ending=ending),) if state.straight:
            return (table.Ended(Ending(state.straight, ending.reason)),)
        case (table.Joined(seat=seat),):
            ruled = (*ruled, *opening.dealt_late(after(state, *ruled), seat))
    then = after(state, *ruled)
    if then.table.ending is not None or not then.table.present:
        return ruled
    return (*ruled, *_mended(then, box))


def _mended(state: State, box: Box) -> tuple[Event, ...]:
    """Nobody is waited for who is away: another reads, the next one answers or is on (A6)."""
    reader = _reader(state)
    then = after(state, *reader)
    if state.phase == "start":
        return opening.settled(state)
    if state.phase == "passports":
        return reader if passports.undecided(then) else (*reader, *passports.close_offer(then))
    if state.phase == "passport_answer":
        away = state.asked.now.seat not in state.table.present
        return (*reader, *passports.close_offer(then)) if away else reader
    if state.now.seat not in state.table.present:
        told = () if state.question is None or state.question.closed else turns.tell(state)
        return (*told, *turns.next_turn(after(state, *told)))
    if asking.voters(state) and not asking.undecided(state):
        return _closed(state, box)
    return reader


def _closed(state: State, box: Box) -> tuple[Event, ...]:
    """The vote for the region is over; where no deck has the question, once the host closes it."""
    try:
        return asking.close_vote(state, box)
    except IllegalMove:
        return ()


def _reader(state: State) -> tuple[Event, ...]:
    """Another reader in place of one who left, or of the host who stood in for him.

    Where the reader was skipped the host reads to the end.
    """
    question = state.question
    if question is None or question.closed or question.reader in state.table.present:
        return ()
    if question.reader is None and set(question.readers) & set(state.now.skipped):
        return ()
    reader = asking.reader_for(state, question.seat)
    return () if reader == question.reader else (ReaderChanged(reader),)


def enough(state: State) -> None:
    """Refuse to go on alone.

    Raises `IllegalMove`: too-few (least).
    """
    if len(state.table.present) < FEWEST:
        raise IllegalMove("too-few", least=FEWEST)
