"""What a command brings about, or why it is refused (A1)."""

from __future__ import annotations

from engine import table
from engine.core import HOST, Advance, Box, Command, Event, IllegalMove, Move, NotAllowed
from engine.games.globetrotter import (
    absence,
    asking,
    judging,
    opening,
    passports,
    rescue,
    walking,
    wedges,
)
from engine.games.globetrotter.commands import (
    Answer,
    ChooseRegion,
    Decline,
    GiveWedge,
    GoTo,
    Judge,
    Pass,
    PickRegion,
    PickTwo,
    PlayBoarding,
    PlayFirstClass,
    PlayPassport,
    Roll,
    RollFirst,
    SetEasier,
    TakeWedge,
    VoteRegion,
)
from engine.games.globetrotter.state import State
from engine.games.globetrotter.steps import steps
from engine.games.globetrotter.terms import MOST


def decide(state: State, command: Command, box: Box) -> tuple[Event, ...]:
    """Check everything, then tell what happens.

    Raises a `Refusal`: those of `table.decide`, too-few (least), not-this-game, and those of the
    rules.
    """
    ruled = table.decide(state.table, command, MOST, late=True)
    if ruled is not None:
        return absence.follow(state, ruled, box)
    absence.enough(state)
    if isinstance(command, Move):
        return _moved(state, command, box)
    match command:
        case table.Skip():
            return absence.skip(state, command, box)
        case Advance():
            return advance(state, command, box)
        case Judge():
            return judging.judge(state, command)
        case PickTwo():
            judging.led(state, command)
            return rescue.pick_two(state, command)
        case PickRegion():
            return asking.pick(state, command, box)
        case SetEasier():
            return wedges.set_easier(state, command)
        case GiveWedge():
            return wedges.give(state, command)
        case TakeWedge():
            return wedges.take(state, command)
    raise IllegalMove("not-this-game")


def _moved(state: State, move: Move, box: Box) -> tuple[Event, ...]:
    """What a seat does."""
    match move:
        case RollFirst():
            return opening.roll_first(state, move, box)
        case Roll(seat=seat):
            return walking.roll(state, seat, box)
        case GoTo():
            return walking.go_to(state, move, box)
        case PlayBoarding(seat=seat):
            return walking.board(state, seat, box)
        case ChooseRegion():
            return asking.choose(state, move, box)
        case VoteRegion():
            return asking.vote(state, move, box)
        case Answer():
            return judging.answer(state, move)
        case Pass(seat=seat):
            return judging.give_up(state, seat)
        case PlayFirstClass(seat=seat):
            return rescue.first_class(state, seat)
        case PlayPassport():
            return passports.play(state, move)
        case Decline():
            return absence.decline(state, move)
    raise IllegalMove("not-this-game")


def advance(state: State, command: Advance, box: Box) -> tuple[Event, ...]:
    """Go on to the next step.

    Raises `NotAllowed`: host-only, and where the step is theirs too player-only (seat), reader-only
    (seat). Raises `IllegalMove`: not-now (phase).
    """
    if command.step not in steps(state, HOST):
        raise IllegalMove("not-now", phase=state.phase)
    if command.step not in steps(state, command.by):
        match command.step:
            case "draw_question":
                raise NotAllowed("player-only", seat=state.now.seat)
            case "go_on":
                judging.led(state, command)
        raise NotAllowed("host-only")
    match command.step:
        case "roll_all":
            return opening.rolls(state, opening.unrolled(state), box)
        case "roll":
            return walking.roll(state, state.now.seat, box)
        case "draw_question":
            return asking.draw(state, box)
        case "close_vote":
            return asking.close_vote(state, box)
    if state.phase == "rescue":
        return rescue.decline(state, state.now.seat)
    return passports.close_offer(state)
