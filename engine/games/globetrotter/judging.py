"""G5–G8: an answer is typed, judged, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import HOST, Event, IllegalMove, NotAllowed, Ruling, Scored, Seat
from engine.games.globetrotter import passports, rescue, turns
from engine.games.globetrotter.commands import Answer, Judge
from engine.games.globetrotter.events import Answered, Judged, Overruled, Reason
from engine.games.globetrotter.evolve import after
from engine.games.globetrotter.prize import complete
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import ANSWER_LENGTH, Phase, TravelCard
from engine.texts import check_text

ANSWERING: tuple[Phase, ...] = ("question", "passport_answer", "first_extra", "second_extra")
"""The phases in which somebody answers."""

_WRONG: dict[TravelCard | None, Callable[[State], tuple[Event, ...]]] = {
    None: rescue.failed,
    "first_class": rescue.failed_again,
    "passport": passports.failed,
}
"""What comes of a wrong answer: with no card, after first class, with a passport (G6, G14, G15)."""

_REASONS: dict[TravelCard | None, Reason] = {
    None: "wedge",
    "first_class": "wedge-first-class",
    "passport": "wedge-passport",
}


def answering(state: State) -> Seat | None:
    """Who has to answer now."""
    return state.asked.now.seat if state.phase in ANSWERING else None


def answer(state: State, command: Answer) -> tuple[Event, ...]:
    """Type one's answer or replace it; the same again changes nothing (G5, A3).

    Raises `IllegalMove`: answers-aloud, no-question-open, not-your-question (seat: whose it is), and
    those of `check_text`.
    """
    if not state.options.typed:
        raise IllegalMove("answers-aloud")
    _asked(state, command.seat)
    text = check_text(command.text, ANSWER_LENGTH)
    return () if text == state.asked.now.typed else (Answered(command.seat, text),)


def give_up(state: State, seat: Seat) -> tuple[Event, ...]:
    """Say that one does not know: judged wrong without a reader (G14).

    Raises `IllegalMove`: no-question-open, not-your-question (seat: whose it is).
    """
    _asked(state, seat)
    return verdict(state, right=False, passed=True)


def judge(state: State, command: Judge) -> tuple[Event, ...]:
    """Right or wrong (G5). Until something else has happened it may be judged the other way.

    Raises `NotAllowed`: reader-only (seat), host-only. Raises `IllegalMove`: nothing-to-judge.
    """
    if state.phase not in ANSWERING and state.before is None:
        raise IllegalMove("nothing-to-judge")
    led(state, command)
    if state.phase in ANSWERING:
        return verdict(state, command.right)
    if state.before is None or state.asked.now.right == command.right:
        return ()
    return _overrule(state, state.before, command.right)


def verdict(state: State, right: bool, passed: bool = False) -> tuple[Event, ...]:
    """What comes of an answer that is right or wrong (G5–G8)."""
    judged = Judged(state.asked.now.seat, right, passed)
    card = state.asked.now.card
    last = state.asked.last and complete(state, state.asked.seat)  # one may have been taken since
    state = after(state, judged)
    if not right:
        follows = _WRONG[card](state)
    elif last:
        follows = (*turns.tell(state), *turns.win(state))
    else:
        won = _wedge(state)
        follows = (*won, *turns.tell(state))
        if card == "passport":
            follows = (*follows, *turns.next_turn(after(state, *won)))
    return (judged, *follows)


def _wedge(state: State) -> tuple[Event, ...]:
    """The wedge that was to be won, if whoever answered lacks it (G7, G14, G15)."""
    question = state.asked
    seat, prize = question.now.seat, question.prize
    if prize is None or not state.lacks(seat, prize):
        return ()
    return (Scored(seat, 1, _REASONS[question.now.card], {"region": prize}),)


def _overrule(state: State, before: State, right: bool) -> tuple[Event, ...]:
    """Take the judgement off, with the wedge it gave, and judge anew (G5)."""
    undone: list[Event] = [Overruled(state.asked.now.seat)]
    for scored in state.scored[len(before.scored) :]:
        undone.append(Scored(scored.seat, -1, "wedge-overruled", scored.facts))
    return (*undone, *verdict(after(state, *undone), right))


def led(state: State, command: Ruling) -> None:
    """Refuse a ruling by anybody but the reader and the host.

    Raises `NotAllowed`: reader-only (seat), host-only.
    """
    if command.by == HOST:
        return
    reader = state.question.reader if state.question else None
    if reader is None:
        raise NotAllowed("host-only")
    if command.by != reader:
        raise NotAllowed("reader-only", seat=reader)


def _asked(state: State, seat: Seat) -> None:
    on = answering(state)
    if on is None:
        raise IllegalMove("no-question-open")
    if seat != on:
        raise IllegalMove("not-your-question", seat=on)
