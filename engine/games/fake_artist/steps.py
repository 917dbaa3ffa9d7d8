"""What can be done next: the steps of host and word master, and the seats that may move."""

from __future__ import annotations

from engine.core import HOST, ROOM, Seat, Viewer
from engine.games.fake_artist import drawing, guess, turns, vote, words
from engine.games.fake_artist.commands import Step
from engine.games.fake_artist.state import State


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for."""
    if state.rests:
        return ()
    match state.phase:
        case "word":
            return _one(state.leader)
        case "look":
            return words.unlooked(state)
        case "draw":
            return _one(drawing.turn(state))
        case "vote":
            return vote.undecided(state)
        case "unmask":
            return _one(guess.guessing(state) or guess.judging(state))
    return ()


def may_move(state: State) -> tuple[Seat, ...]:
    """Those waited for, and those who may look again or replace their vote (A3)."""
    if not state.rests and state.phase in ("look", "vote"):
        return state.playing
    return waiting_for(state)


def steps(state: State, viewer: Viewer) -> tuple[Step, ...]:
    """What a viewer may do to go on, the main step first. The word master may do less."""
    if state.rests:
        return ()
    if viewer in (HOST, ROOM):
        return _steps(state)
    if state.phase == "score":
        leads = state.now.leader is not None and viewer == turns.next_seat(state)
        return _steps(state) if leads else ()
    if viewer != state.leader:
        return ()
    return tuple(step for step in _steps(state) if step in _led(state))


def _led(state: State) -> tuple[Step, ...]:
    """The steps of the word master: he waits for everybody, and skips nobody."""
    if state.phase in ("look", "vote") and waiting_for(state):
        return ()
    if state.phase == "draw" and not drawing.is_drawn(state):
        return ("stroke_done",)
    return ("deal_word", "start_drawing", "open_vote", "reveal_votes")


def _steps(state: State) -> tuple[Step, ...]:
    match state.phase:
        case "word":
            return ("deal_word",) if state.now.categories else ()
        case "look":
            return ("start_drawing",)
        case "draw" if drawing.is_drawn(state):
            return ("open_vote",)
        case "draw" if state.options.sheet == "paper":
            return ("stroke_done", "skip_stroke", "open_vote")
        case "draw":
            return ("skip_stroke", "open_vote")
        case "vote":
            return ("reveal_votes",)
        case "score" if turns.enough(state):
            return ("next_round",)
    return ()


def _one(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)
