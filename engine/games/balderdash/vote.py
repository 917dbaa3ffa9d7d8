"""B11–B12: the vote, and the answers turned over one by one."""

from __future__ import annotations

from engine.core import Event, IllegalMove, Seat
from engine.games.balderdash import pair, score
from engine.games.balderdash.bluffs import this_round
from engine.games.balderdash.commands import Vote
from engine.games.balderdash.events import Revealed, Voted, VoteOpened
from engine.games.balderdash.state import State


def aside(state: State) -> tuple[Seat, ...]:
    """The authors whose bluff is not on the list because it was too close (B8)."""
    return tuple(scored.seat for scored in state.now.scored if scored.reason == score.TOO_CLOSE)


def open_vote(state: State) -> tuple[Event, ...]:
    """All but the dasher and the authors set aside vote, clockwise from his left (B11)."""
    apart = (state.now.dasher, *aside(state))
    return (VoteOpened(tuple(seat for seat in state.playing if seat not in apart)),)


def voters(state: State) -> tuple[Seat, ...]:
    """The seats that have a vote, in the order in which they vote; nobody away (A6)."""
    return tuple(seat for seat in state.now.voters if seat in state.table.present)


def undecided(state: State) -> tuple[Seat, ...]:
    """The seats whose vote the table waits for: one at a time when they vote clockwise (B11)."""
    if state.phase != "vote":
        return ()
    missing = tuple(
        seat
        for seat in voters(state)
        if state.now.vote(seat) is None and seat not in state.now.skipped
    )
    return missing if state.options.voting == "together" else missing[:1]


def turn(state: State) -> Seat | None:
    """Whose vote it is when they vote clockwise, one after the other (B11)."""
    clockwise = state.options.voting == "clockwise" and state.phase == "vote"
    return next(iter(undecided(state)), None) if clockwise else None


def may_vote(state: State) -> tuple[Seat, ...]:
    """Those waited for, those who voted and may replace it, and those skipped (A3, A4)."""
    if state.phase != "vote":
        return ()
    waited = undecided(state)
    return tuple(
        seat
        for seat in voters(state)
        if seat in waited or seat in state.now.skipped or state.now.vote(seat) is not None
    )


def barred(state: State, seat: Seat) -> tuple[int, ...]:
    """The places on the list that a seat may not vote for: its own, if the option says so (B11)."""
    if state.options.own_vote:
        return ()
    answers = state.now.answers
    return tuple(place for place, answer in enumerate(answers, 1) if seat in answer.authors)


def vote(state: State, command: Vote) -> tuple[Event, ...]:
    """Vote or replace one's vote; the same again changes nothing (B11, A3).

    Raises `IllegalMove`: round-over (round), vote-not-open, vote-closed, dasher-votes-not,
    aside-votes-not, next-round (seat), not-your-turn (seat: whose it is), no-such-answer (count),
    own-bluff.
    """
    this_round(state, command.round)
    seat = command.seat
    if state.phase != "vote":
        raise IllegalMove("vote-closed" if state.now.closed else "vote-not-open")
    if seat not in voters(state):
        if seat == state.now.dasher:
            raise IllegalMove("dasher-votes-not")
        if seat in aside(state):
            raise IllegalMove("aside-votes-not")
        raise IllegalMove("next-round", seat=seat)
    if seat not in may_vote(state):
        raise IllegalMove("not-your-turn", seat=undecided(state)[0])
    if not 1 <= command.answer <= len(state.now.answers):
        raise IllegalMove("no-such-answer", count=len(state.now.answers))
    if command.answer in barred(state, seat):
        raise IllegalMove("own-bluff")
    if state.now.vote(seat) == command.answer:
        return ()
    return (Voted(seat, command.answer, secret=state.options.voting == "together"),)


def reveal_next(state: State) -> tuple[Event, ...]:
    """Turn over the next answer as listed, the true one last and with it the points (B12)."""
    round_ = state.now
    places = range(1, len(round_.answers) + 1)
    order = sorted(places, key=lambda place: round_.answers[place - 1].true)
    turned = Revealed(order[len(round_.revealed)])
    if len(round_.revealed) + 1 < len(order):
        return (turned,)
    return (turned, *(pair.scores(state) if round_.two else score.scores(state)))
