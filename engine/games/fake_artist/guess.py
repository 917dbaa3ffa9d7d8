"""F7: the fake, caught, guesses the word once; the word master rules right or wrong."""

from __future__ import annotations

from engine.core import HOST, Event, IllegalMove, NotAllowed, Scored, Seat, Viewer
from engine.games.fake_artist import score
from engine.games.fake_artist.commands import Guess, Judge
from engine.games.fake_artist.events import Guessed, Judged
from engine.games.fake_artist.state import State
from engine.games.fake_artist.terms import GUESS_LENGTH
from engine.games.fake_artist.words import this_round
from engine.likeness import same_thing
from engine.texts import check_text


def guessing(state: State) -> Seat | None:
    """The fake, while the table waits for his guess."""
    return state.now.fake if state.phase == "unmask" and state.now.guess is None else None


def judging(state: State) -> Seat | None:
    """The word master, while the table waits for his word. When all know it, the host rules."""
    waits = state.phase == "unmask" and state.now.guess is not None and not state.now.told
    return state.leader if waits else None


def guess(state: State, command: Guess) -> tuple[Event, ...]:
    """Guess the word; the same again changes nothing (A3).

    Where no word master is there to rule, everybody hears the word then (F11).

    Raises `IllegalMove`: round-over (round), guess-not-open, guess-stands, and those of
    `check_text`. Raises `NotAllowed`: fake-only (seat).
    """
    this_round(state, command.round)
    if state.phase != "unmask":
        raise IllegalMove("guess-not-open")
    assert state.now.fake is not None
    if command.seat != state.now.fake:
        raise NotAllowed("fake-only", seat=state.now.fake)
    text = check_text(command.text, GUESS_LENGTH)
    if state.now.guess == text:
        return ()
    if state.now.guess is not None:
        raise IllegalMove("guess-stands")
    guessed = Guessed(command.seat, text)
    return (guessed,) if state.leader else (guessed, *score.word_shown(state))


def may_judge(state: State, viewer: Viewer) -> bool:
    """Whether this viewer may rule on the guess, or rule anew (F7). The room sees for the host."""
    if state.rests or state.now.guess is None or state.phase not in ("unmask", "score"):
        return False
    return viewer == state.leader or viewer not in state.table.seats


def judge(state: State, command: Judge) -> tuple[Event, ...]:
    """Rule right or wrong; ruled anew until the next round, the points follow (F7).

    Raises `NotAllowed`: master-only (seat), host-only. Raises `IllegalMove`: round-over (round),
    no-guess.
    """
    if command.by != HOST:
        if state.leader is None:
            raise NotAllowed("host-only")
        if command.by != state.leader:
            raise NotAllowed("master-only", seat=state.leader)
    this_round(state, command.round)
    if not may_judge(state, command.by):
        raise IllegalMove("no-guess")
    if command.right == state.now.right:
        return ()
    back = tuple(Scored(gain.seat, -gain.points, "judged-anew") for gain in state.now.scored)
    return (*back, *judged(state, command.right))


def judged(state: State, right: bool) -> tuple[Event, ...]:
    """The judgement and what comes of it."""
    return (Judged(right), *score.settle(state.but_round(right=right)))


def suggestion(state: State) -> bool | None:
    """Whether the console takes the guess for right: same words but for case, accents, article."""
    if state.now.guess is None or state.now.word is None:
        return None
    return same_thing(state.now.guess, state.now.word)
