"""F5–F6: everyone points at another artist, and who is caught."""

from __future__ import annotations

from engine.core import Event, IllegalMove, Seat
from engine.games.fake_artist import score
from engine.games.fake_artist.commands import Vote
from engine.games.fake_artist.events import Unmasked, Voted, VotesShown
from engine.games.fake_artist.state import State
from engine.games.fake_artist.words import plays, this_round
from engine.rounds import Counts


def are_shown(state: State) -> bool:
    """Whether the votes of the round have been shown; those of a void round never are."""
    return state.now.caught is not None


def votes(state: State) -> tuple[tuple[Seat, Seat], ...]:
    """Who points at whom, in drawing order."""
    if are_shown(state):
        return state.now.votes
    given = dict(state.now.votes)
    return tuple((seat, given[seat]) for seat in state.now.artists if seat in given)


def anew(state: State) -> State:
    """Nobody has voted: an artist has left, and cannot be pointed at any more (F10).

    Were only the votes for him gone, everybody would see whose they were.
    """
    return state.but_round(votes=(), skipped=()) if state.phase == "vote" else state


def undecided(state: State) -> tuple[Seat, ...]:
    """The artists whose vote is missing."""
    voted = [*dict(votes(state)), *state.now.skipped]
    return tuple(seat for seat in state.playing if seat not in voted)


def suspects(state: State, seat: Seat) -> tuple[Seat, ...]:
    """At whom a seat may point: all other artists who are there (F5)."""
    if state.phase != "vote" or seat not in state.playing:
        return ()
    return tuple(other for other in state.playing if other != seat)


def vote(state: State, command: Vote) -> tuple[Event, ...]:
    """Point at somebody, or replace it; the same again changes nothing (F5, A3).

    Raises `IllegalMove`: round-over (round), master-votes-not, next-round (seat), vote-not-open,
    vote-closed, no-such-seat, vote-for-yourself, vote-for-master, seat-away (seat),
    vote-for-artists (seat).
    """
    this_round(state, command.round)
    suspect = command.suspect
    if command.seat == state.now.leader:
        raise IllegalMove("master-votes-not")
    plays(state, command.seat)
    if state.phase != "vote":
        raise IllegalMove("vote-closed" if are_shown(state) else "vote-not-open")
    if suspect not in state.table.seats:
        raise IllegalMove("no-such-seat")
    if suspect == command.seat:
        raise IllegalMove("vote-for-yourself")
    if suspect == state.now.leader:
        raise IllegalMove("vote-for-master")
    if suspect in state.table.away:
        raise IllegalMove("seat-away", seat=suspect)
    if suspect not in state.playing:
        raise IllegalMove("vote-for-artists", seat=suspect)
    if (command.seat, suspect) in state.now.votes:
        return ()
    return (Voted(command.seat, suspect),)


def tally(state: State) -> Counts:
    """How many point at each artist who is there or was pointed at, most first (F6)."""
    suspected = [suspect for _, suspect in votes(state)]
    artists = [
        seat for seat in state.now.artists if seat in state.table.present or seat in suspected
    ]
    counts = [(seat, suspected.count(seat)) for seat in artists]
    return tuple(sorted(counts, key=lambda count: -count[1]))


def is_caught(state: State) -> bool:
    """Whether the fake alone has most votes (F6)."""
    counts = tally(state)
    most = max((count for _, count in counts), default=0)
    return most > 0 and [seat for seat, count in counts if count == most] == [state.now.fake]


def reveal(state: State) -> tuple[Event, ...]:
    """Show all votes at once; the fake shows himself. Not caught, the round is over (F5–F8)."""
    fake = state.now.fake
    assert fake is not None
    unmasked = Unmasked(fake, is_caught(state))
    shown = VotesShown(votes(state))
    if unmasked.caught:
        return (shown, unmasked)
    escaped = state.but_round(votes=shown.votes, caught=False)
    return (shown, unmasked, *score.settle(escaped))
