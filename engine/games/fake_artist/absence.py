"""F10, A4, A6: what it means for a round that somebody is skipped, leaves, or is corrected."""

from __future__ import annotations

from engine import table
from engine.core import Event, IllegalMove, Seat
from engine.games.fake_artist import drawing, guess, score, turns
from engine.games.fake_artist.events import RoundVoided
from engine.games.fake_artist.evolve import evolve
from engine.games.fake_artist.state import State
from engine.games.fake_artist.steps import waiting_for
from engine.games.fake_artist.terms import LEAST_ARTISTS, Void


def skip(state: State, command: table.Skip) -> tuple[Event, ...]:
    """Go on without what a seat owes (A4).

    Without a word from this word master the next one leads; without his judgement the word is told
    and the host rules; without a guess the fake has guessed wrong. Who is skipped may still look,
    or vote, while that is open. Raises `IllegalMove`: nothing-owed (seat).
    """
    seat = command.seat
    if seat not in waiting_for(state):
        raise IllegalMove("nothing-owed", seat=seat)
    skipped = table.Skipped(seat)
    match state.phase:
        case "word":
            return (skipped, RoundVoided("master-skipped"))
        case "draw":
            return drawing.skip_stroke(state)
        case "unmask" if seat == state.now.fake:
            return (skipped, *guess.judged(state, right=False))
        case "unmask":
            return (skipped, *score.word_shown(state))
    return (skipped,)


def follow(state: State, ruled: tuple[Event, ...]) -> tuple[Event, ...]:
    """What a ruling that every game has brings with it here.

    A round without its fake, its word master or a third artist is void until the votes are shown
    (F10); after that it is finished without them. A correction between rounds may win (F9).
    """
    after = state
    for event in ruled:
        after = evolve(after, event)
    match ruled:
        case (table.Removed(seat=seat),):
            void = _void(state, after, seat)
            if void is not None:
                return (*ruled, *turns.voided(after, void))
            if state.phase == "unmask":
                return (*ruled, *_finish(state, after, seat))
        case (table.Corrected(),) if after.phase == "score":
            return (*ruled, *score.won(after))
    return ruled


def _void(state: State, after: State, seat: Seat) -> Void | None:
    """Why the round does not count once this seat has left, or None."""
    if state.phase not in ("word", "look", "draw", "vote"):
        return None
    if seat == state.now.leader:
        return "master-left"
    if seat == state.now.fake:
        return "fake-left"
    return "too-few" if len(after.playing) < LEAST_ARTISTS else None


def _finish(state: State, after: State, seat: Seat) -> tuple[Event, ...]:
    """The fake, gone, guesses nothing; without the word master the host rules on a guess."""
    if seat == guess.guessing(state):
        return guess.judged(after, right=False)
    if seat == guess.judging(state):
        return score.word_shown(after)
    return ()
