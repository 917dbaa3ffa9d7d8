"""F1, F10–F11: who is word master, who draws first, and how a round begins."""

from __future__ import annotations

from engine.core import HOST, Box, Event, IllegalMove, NotAllowed, Seat
from engine.games.fake_artist import score
from engine.games.fake_artist.commands import NameFirst
from engine.games.fake_artist.events import FirstDrawn, FirstNamed, RoundStarted, RoundVoided
from engine.games.fake_artist.state import Round, State
from engine.games.fake_artist.terms import Void

AGAIN: tuple[Void, ...] = ("fake-left", "too-few")
"""After these the same word master sets another word; after others the next one does (F10)."""


def deal(state: State, box: Box) -> tuple[Event, ...]:
    """The lot says who begins (F1).

    Raises `IllegalMove`: no-words, when the console has none to set (F11).
    """
    seat = box.shuffle(state.table.seats)[0]
    return (FirstDrawn(seat), begin(state, 1, seat, box))


def may_name_first(state: State) -> bool:
    """Whether the host may still say who begins (F1)."""
    return state.round is not None and state.now.number == 1 and state.phase == "word"


def name_first(state: State, command: NameFirst, box: Box) -> tuple[Event, ...]:
    """The host says who begins: the first word master, or artist (F1, F11).

    Raises `NotAllowed`: host-only. Raises `IllegalMove`: first-word-set, no-such-seat, seat-away
    (seat).
    """
    if command.by != HOST:
        raise NotAllowed("host-only")
    if not may_name_first(state):
        raise IllegalMove("first-word-set")
    if command.seat not in state.table.seats:
        raise IllegalMove("no-such-seat")
    if command.seat in state.table.away:
        raise IllegalMove("seat-away", seat=command.seat)
    if command.seat == (state.now.leader or state.now.first):
        return ()
    return (FirstNamed(command.seat), begin(state, 1, command.seat, box))


def next_round(state: State, box: Box) -> tuple[Event, ...]:
    """The role passes left (F1).

    Raises `IllegalMove`: no-words.
    """
    return (begin(state, state.now.number + 1, next_seat(state), box),)


def enough(state: State) -> bool:
    """Whether so many are there that a round can be played (F10)."""
    return len(state.table.present) >= state.least


def next_seat(state: State) -> Seat:
    """Who begins the next round: the left of who began this one, or he again if it is void.

    With the console as word master that is who draws first (F11).
    """
    seat = state.now.leader or state.now.first
    present = state.table.present
    if not present or (state.void in AGAIN and seat in present):
        return seat
    return state.table.left(seat)


def begin(state: State, number: int, seat: Seat, box: Box) -> RoundStarted:
    """A round that this seat begins: as word master, else as the first artist (F3, F11).

    Raises `IllegalMove`: no-words.
    """
    piles = box.piles()
    if state.options.word_master == "rotates":
        return RoundStarted(number, seat, state.table.left(seat), piles)
    if not piles:
        raise IllegalMove("no-words")
    return RoundStarted(number, None, seat, piles)


def begun(state: State, event: RoundStarted) -> State:
    """All who are there play it (A7)."""
    return state.but(
        phase="word",
        void=None,
        round=Round(
            event.round,
            event.leader,
            event.first,
            players=state.table.present,
            categories=event.categories,
        ),
    )


def voided(state: State, reason: Void) -> tuple[Event, ...]:
    """The round does not count; its word is used up and told (F10)."""
    return (*score.word_shown(state), RoundVoided(reason), *score.won(state))
