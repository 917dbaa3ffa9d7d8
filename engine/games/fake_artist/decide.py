"""What a command brings about, or why it is refused (A1)."""

from __future__ import annotations

from engine import table
from engine.core import HOST, Advance, Box, Command, Event, IllegalMove, NotAllowed
from engine.games.fake_artist import absence, drawing, guess, turns, vote, words
from engine.games.fake_artist.commands import (
    ChooseCategory,
    Confirm,
    Done,
    Draw,
    Guess,
    Judge,
    NameFirst,
    PickWord,
    SetOwnWord,
    Vote,
)
from engine.games.fake_artist.events import DrawingStarted, VoteOpened
from engine.games.fake_artist.state import State
from engine.games.fake_artist.steps import steps
from engine.games.fake_artist.terms import MOST


def decide(state: State, command: Command, box: Box) -> tuple[Event, ...]:
    """Check everything, then tell what happens.

    Raises a `Refusal`: those of `table.decide`, not-this-game, and those of the rules.
    """
    ruled = table.decide(state.table, command, MOST, late=True)
    if ruled is not None:
        return absence.follow(state, ruled)
    match command:
        case table.Skip():
            return absence.skip(state, command)
        case Advance():
            return advance(state, command, box)
        case NameFirst():
            return turns.name_first(state, command, box)
        case ChooseCategory():
            return words.choose(state, command, box)
        case PickWord():
            return words.pick(state, command, box)
        case SetOwnWord():
            return words.set_own(state, command, box)
        case Confirm():
            return words.confirm(state, command)
        case Draw():
            return drawing.draw(state, command)
        case Done():
            return drawing.done(state, command)
        case Vote():
            return vote.vote(state, command)
        case Guess():
            return guess.guess(state, command)
        case Judge():
            return guess.judge(state, command)
    raise IllegalMove("not-this-game")


def advance(state: State, command: Advance, box: Box) -> tuple[Event, ...]:
    """Go on to the next step.

    Raises `NotAllowed`: host-only. Raises `IllegalMove`: too-few (least), not-now (phase), no-words.
    """
    if state.phase == "score" and not turns.enough(state):
        raise IllegalMove("too-few", least=state.least)
    if command.step not in steps(state, HOST):
        raise IllegalMove("not-now", phase=state.phase)
    if command.step not in steps(state, command.by):
        raise NotAllowed("host-only")
    match command.step:
        case "deal_word":
            return words.by_lot(state, box)
        case "start_drawing":
            return (DrawingStarted(),)
        case "stroke_done":
            return drawing.stroke_done(state)
        case "skip_stroke":
            return drawing.skip_stroke(state)
        case "open_vote":
            return (VoteOpened(state.playing),)
        case "reveal_votes":
            return vote.reveal(state)
    return turns.next_round(state, box)
