"""The state after an event. Total: it never refuses and never rolls."""

from __future__ import annotations

from engine import table
from engine.core import Event, Scored, Seat
from engine.games.balderdash import alike, bluffs
from engine.games.balderdash.board import START, on_path
from engine.games.balderdash.events import (
    CardDrawn,
    CategoryPicked,
    CategoryRolled,
    HandedIn,
    Listed,
    Marked,
    Merged,
    Moved,
    ReadOut,
    Revealed,
    Rolled,
    RoundEnded,
    RoundStarted,
    RoundVoided,
    SentBack,
    VoteClosed,
    Voted,
    VoteOpened,
)
from engine.games.balderdash.opening import highest
from engine.games.balderdash.state import Round, State
from engine.games.balderdash.terms import SMALL_TABLE, Options
from engine.rounds import put


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before anything happened: all pawns on START (B1)."""
    nothing = tuple((seat, START) for seat in seats)
    return State(options, table.Table(seats), squares=nothing, points=nothing)


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    state = state.but(table=table.evolve(state.table, event))
    match event:
        case Rolled():
            return _rolled(state, event)
        case RoundStarted():
            return _round_started(state, event)
        case HandedIn() if state.round:
            return state.but(round=bluffs.handed_in(state.round, event))
        case SentBack() if state.round:
            return state.but(round=bluffs.sent_back(state.round, event))
        case Merged() if state.round:
            return state.but(round=alike.merged(state.round, event))
        case Marked():
            return alike.marked(state, event)
        case Scored(seat=seat, points=points):
            return _scored(state, seat, points).but_round(scored=(*state.now.scored, event))
        case Moved():
            return _moved(state, event)
        case RoundVoided() | RoundEnded():
            return _round_over(state, event)
        case table.Ended():
            return state.but(phase="over")
        case table.Corrected() | table.Joined() | table.BroughtBack() | table.Skipped():
            return _ruled(state, event)
    return _in_round(state, event)


def _rolled(state: State, event: Rolled) -> State:
    """One seat with the highest roll: it draws the first card (B3)."""
    state = state.but(rolls=(*state.rolls, event))
    best = highest(event)
    return state.but(phase="scores", next_dasher=best[0]) if len(best) == 1 else state


def _round_started(state: State, event: RoundStarted) -> State:
    """All that are present play it (A7); the dasher may write at a small table (B6)."""
    players = state.table.present
    small = len(players) <= SMALL_TABLE and not event.two
    return state.but(
        phase="card",
        void=None,
        round=Round(
            event.round,
            event.dasher,
            event.two,
            players,
            dasher_may_bluff=small and state.options.dasher_bluffs,
        ),
    )


def _in_round(state: State, event: Event) -> State:
    """What changes nothing but the phase and the round."""
    if state.round is None:
        return state
    match event:
        case CardDrawn(entries=entries, started_over=over):
            played = tuple(entry for entry in state.played if entry[0] not in over)
            return state.but(played=played).but_round(entries=entries, started_over=over)
        case CategoryRolled(pips=pips):
            return state.but_round(pips=pips)
        case CategoryPicked(category=category, spent=spent):
            played = (*state.played, *((category, card) for card in spent))
            return state.but(phase="bluffs", played=played).but_round(category=category)
        case Listed(answers=answers):
            return state.but(phase="reading").but_round(answers=answers)
        case ReadOut(reading=reading, answer=answer):
            return state.but_round(reading=reading, lit=answer)
        case VoteOpened(voters=voters):
            return state.but(phase="vote").but_round(voters=voters, skipped=(), lit=0)
        case Voted(seat=seat, answer=answer):
            others = tuple(vote for vote in state.round.votes if vote[0] != seat)
            return state.but_round(votes=(*others, (seat, answer)))
        case VoteClosed():
            return state.but(phase="reveal").but_round(closed=True)
        case Revealed(answer=answer):
            return state.but_round(revealed=(*state.round.revealed, answer))
    return state


def _scored(state: State, seat: Seat, points: int) -> State:
    return state.but(points=put(state.points, seat, dict(state.points)[seat] + points))


def _moved(state: State, event: Moved) -> State:
    """A pawn that ends its move on DOUBLE SCORE doubles the round after the present one (B14)."""
    state = state.but(squares=put(state.squares, event.seat, event.end))
    if event.double:
        state = state.but(doubled_next=(*state.doubled_next, event.seat))
    return state.but_round(moved=(*state.now.moved, event))


def _round_over(state: State, event: RoundVoided | RoundEnded) -> State:
    """Who draws next, and what is doubled then: a void round does not use a doubling up (B14)."""
    void = event.reason if isinstance(event, RoundVoided) else None
    granted = {*state.doubled_next, *(state.doubled if void else ())}
    dasher = state.now.dasher
    if void not in ("two-close", "redrawn") and state.table.present:
        dasher = state.table.left(dasher)
    return state.but(
        phase="scores",
        next_dasher=dasher,
        doubled=tuple(seat for seat in state.table.seats if seat in granted),
        doubled_next=(),
        void=void,
    )


def _ruled(
    state: State,
    event: table.Corrected | table.Joined | table.BroughtBack | table.Skipped,
) -> State:
    """What the host's rulings mean for the round."""
    match event:
        case table.Corrected(seat=seat, points=points):
            square = on_path(dict(state.squares)[seat] + points, state.options)
            return _scored(state, seat, points).but(squares=put(state.squares, seat, square))
        case table.Joined(seat=seat):
            return state.but(
                squares=(*state.squares, (seat, START)), points=(*state.points, (seat, 0))
            )
        case table.Skipped(seat=seat) if state.round:
            return state.but_round(skipped=(*state.round.skipped, seat))
        case table.BroughtBack(seat=seat) if state.round:
            return _brought_back(state, state.round, seat)
    return state


def _brought_back(state: State, round_: Round, seat: Seat) -> State:
    """Who comes back while bluffs are written still takes part; later he waits a round (A4)."""
    late = state.phase not in ("card", "bluffs") or round_.two
    if late or seat in round_.players:
        return state
    return state.but_round(players=(*round_.players, seat))
