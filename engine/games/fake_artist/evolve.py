"""The state after an event. Total: it never refuses and never rolls."""

from __future__ import annotations

from engine import table
from engine.core import Event, Scored, Seat
from engine.games.fake_artist import drawing, score, turns, vote, words
from engine.games.fake_artist.events import (
    Dealt,
    DrawingStarted,
    Drew,
    Guessed,
    Judged,
    Looked,
    RoundStarted,
    RoundVoided,
    StrokeSkipped,
    Unmasked,
    Voted,
    VoteOpened,
    VotesShown,
    WordSet,
    WordShown,
    WordsOffered,
)
from engine.games.fake_artist.state import State
from engine.games.fake_artist.terms import Options
from engine.rounds import add


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before anything happened: nobody has a point."""
    return State(options, table.Table(seats), tuple((seat, 0) for seat in seats))


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    state = state.but(table=table.evolve(state.table, event))
    match event:
        case RoundStarted():
            return turns.begun(state, event)
        case RoundVoided(reason=reason):
            return state.but(phase="score", void=reason)
        case Scored():
            state = state.but(points=score.gained(state.points, event))
            return state.but_round(scored=(*state.now.scored, event))
        case table.Corrected(seat=seat, points=points):
            return state.but(points=add(state.points, seat, points))
        case table.Joined(seat=seat):
            return state.but(points=(*state.points, (seat, 0)))
        case table.Removed(seat=seat) if seat in state.now.artists:
            return vote.anew(state)
        case table.BroughtBack(seat=seat) if state.phase == "word":
            return state.but_round(players=(*state.now.players, seat))
        case table.Skipped(seat=seat):
            return state.but_round(skipped=(*state.now.skipped, seat))
        case table.Ended():
            return state.but(phase="over")
        case WordSet():
            return words.word_set(state, event)
        case Drew() | StrokeSkipped():
            return drawing.passed(state, event)
    return _in_round(state, event)


def _in_round(state: State, event: Event) -> State:
    """What changes nothing but the phase and the round."""
    match event:
        case WordsOffered():
            return state.but_round(offer=event)
        case Dealt(artists=artists, fake=fake):
            return state.but(phase="look").but_round(artists=artists, fake=fake)
        case Looked(seat=seat):
            return state.but_round(looked=(*state.now.looked, seat))
        case DrawingStarted():
            return state.but(phase="draw")
        case VoteOpened():
            return state.but(phase="vote").but_round(skipped=())
        case Voted(seat=seat, suspect=suspect):
            others = tuple(vote for vote in state.now.votes if vote[0] != seat)
            return state.but_round(votes=(*others, (seat, suspect)))
        case VotesShown(votes=votes):
            return state.but_round(votes=votes)
        case Unmasked(caught=caught):
            return state.but(phase="unmask" if caught else "score").but_round(caught=caught)
        case Guessed(text=text):
            return state.but_round(guess=text)
        case Judged(right=right):
            return state.but(phase="score").but_round(right=right, scored=())
        case WordShown():
            return state.but_round(told=True)
    return state
