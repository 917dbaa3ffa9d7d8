"""What can be done next: the steps, the seats that may move, and what each viewer may send."""

from __future__ import annotations

from engine.core import HOST, READER, ROOM, Seat, Viewer
from engine.games.globetrotter import asking, judging, opening, passports, walking
from engine.games.globetrotter.commands import Step
from engine.games.globetrotter.prize import at_stake
from engine.games.globetrotter.rescue import EXTRA
from engine.games.globetrotter.seen import May
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import Phase

STEPS: dict[Phase, Step] = {
    "start": "roll_all",
    "throw": "roll",
    "ask": "draw_question",
    "last": "close_vote",
    "rescue": "go_on",
    "passports": "go_on",
}

_TURN: dict[Phase, May] = {"throw": "roll", "move": "go_to", "choose": "choose_region"}


def steps(state: State, viewer: Viewer) -> tuple[Step, ...]:
    """What a viewer may do to go on: the host, and where it is theirs the player and the reader."""
    step = STEPS.get(state.phase)
    if state.rests or step is None or (state.turn is not None and state.turn.tied):
        return ()
    may = viewer in (HOST, ROOM)
    if step == "draw_question":
        may = may or viewer == state.now.seat
    if step == "go_on":
        may = may or viewer == state.asked.reader
    return (step,) if may else ()


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats that the table waits for.

    While a question is open that is its reader, and by option who types the answer.
    """
    if state.rests:
        return ()
    if state.phase == "first_class":
        return _readers(state)
    on = judging.answering(state)
    if on is not None:
        types = state.options.typed and state.asked.now.typed is None
        return (on, *_readers(state)) if types else _readers(state)
    return _deciding(state)


def may_move(state: State) -> tuple[Seat, ...]:
    """The seats that may send something: those waited for, who may replace theirs (A3), and pass."""
    if state.rests:
        return ()
    on = judging.answering(state)
    waiting = waiting_for(state)
    if on is not None:
        return waiting if on in waiting else (on, *waiting)
    return asking.voters(state) or passports.may_play(state) or waiting


def may(state: State, viewer: Viewer) -> tuple[May, ...]:
    """What a viewer may send now. The room's are the host's: what a person rules."""
    if state.rests:
        return ()
    allowed: list[May] = []
    if viewer in (HOST, ROOM, READER) or _reads(state, viewer):
        allowed += _rulings(state, viewer)
    if viewer in may_move(state):
        allowed += _moves(state, Seat(viewer))
    return tuple(allowed)


def _rulings(state: State, viewer: Viewer) -> list[May]:
    if state.phase in judging.ANSWERING:
        return ["judge"]
    if state.phase == "first_class":
        return ["pick_two"]
    rulings: list[May] = []
    if state.before is not None:
        rulings.append("overrule")
    if state.phase == "last" and state.now.tied and viewer != READER:
        rulings.append("pick_region")
    return rulings


def _moves(state: State, seat: Seat) -> list[May]:
    if state.phase == "start":
        return ["roll_first"]
    if state.phase == "last":
        return ["vote_region"]
    if state.phase == "rescue":
        return ["first_class", "decline"]
    if state.phase == "passports":
        return ["passport", "decline"]
    if seat == judging.answering(state):
        return _answering(state, seat)
    moves: list[May] = []
    if state.phase in _TURN:
        moves.append(_TURN[state.phase])
    if state.turn is not None and seat == state.turn.seat and walking.boarding(state) is not None:
        moves.append("boarding")
    return moves


def _answering(state: State, seat: Seat) -> list[May]:
    moves: list[May] = ["answer", "pass"] if state.options.typed else ["pass"]
    first = state.phase == "question" and state.holds(seat, "first_class")
    if first and at_stake(state) and len(state.asked.others) >= EXTRA:
        moves.append("first_class")
    return moves


def _deciding(state: State) -> tuple[Seat, ...]:
    """Who has to roll, walk, choose, vote, or say whether he plays a card."""
    match state.phase:
        case "start":
            return opening.unrolled(state)
        case "last":
            return asking.undecided(state)
        case "passports":
            return passports.undecided(state)
    return (state.now.seat,)


def _readers(state: State) -> tuple[Seat, ...]:
    """The reader, if a seat reads."""
    reader = state.asked.reader
    return (reader,) if reader is not None else ()


def _reads(state: State, viewer: Viewer) -> bool:
    return state.question is not None and viewer == state.question.reader
