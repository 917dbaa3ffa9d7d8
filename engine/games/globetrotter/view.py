"""What a viewer may know, built up from nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import READER, Seat, Viewer
from engine.games.globetrotter import packs, steps, walking
from engine.games.globetrotter.prize import prize
from engine.games.globetrotter.seen import GlobetrotterView, QuestionView, Try
from engine.games.globetrotter.state import Question, State
from engine.games.globetrotter.suggest import looks_right
from engine.games.globetrotter.terms import PHASES


def view(state: State, viewer: Viewer) -> GlobetrotterView:
    """All that this viewer may know. The host knows what the room knows."""
    question = state.question
    open_ = question is not None and not question.closed
    seen = GlobetrotterView(
        viewer=viewer,
        phase=state.phase,
        phases=PHASES,
        round=state.turn.round if state.turn else 0,
        seats=state.table.seats,
        away=state.table.away,
        leader=question.reader if question and open_ else None,
        turn=_turn(state),
        waiting=steps.waiting_for(state),
        open=steps.may_move(state),
        steps=steps.steps(state, viewer),
        points=tuple((seat, len(wedges)) for seat, wedges in state.wedges),
        paused=state.table.paused,
        ending=state.table.ending,
        options=state.options,
        pawns=state.pawns,
        wedges=state.wedges,
        hands=state.hands,
        easier=state.easier,
        lap=state.lap,
        rolls=state.rolls,
        walk=state.walk,
        scored=state.scored,
        straight=state.straight,
        owed=state.owed,
        may=steps.may(state, viewer),
    )
    shown: dict[str, Any] = {}
    if state.turn is not None:
        shown |= _of_turn(state)
    if question is not None:
        shown |= _of_question(question, viewer)
        if open_ and reads(question, viewer):
            shown |= _of_reader(state, question)
    return msgspec.structs.replace(seen, **shown)


def reads(question: Question, viewer: Viewer) -> bool:
    """Whether this viewer reads the question, and so knows its answer (G5)."""
    return viewer == (READER if question.reader is None else question.reader)


def _turn(state: State) -> Seat | None:
    """Who rolls, moves or answers now; with a passport its player (G15)."""
    if state.turn is None or state.table.ending is not None:
        return None
    if state.phase == "passport_answer":
        return state.asked.now.seat
    return state.turn.seat


def _of_turn(state: State) -> dict[str, Any]:
    """What everybody may know of the turn."""
    turn = state.now
    landing = walking.boarding(state)
    targets = tuple(walking.targets(state))
    return {
        "first_turn": turn.first,
        "die": turn.die,
        "targets": targets,
        "prizes": tuple(space for space in targets if prize(state, turn.seat, space)),
        "boarding": landing[1] if landing else None,
        "votes": turn.votes,
        "tied": turn.tied,
    }


def _of_question(question: Question, viewer: Viewer) -> dict[str, Any]:
    """The question as this viewer may know it, and the cards that may be played on it."""
    asked = QuestionView(
        number=question.question,
        round=question.round,
        card=question.number,
        pack=packs.pack(question.number),
        left=question.left,
        seat=question.seat,
        reader=question.reader,
        space=question.space,
        last=question.last,
        prize=question.prize,
        winner=question.winner,
        closed=question.closed,
        started_over=question.started_over,
        tries=tuple(_try(question, one, viewer) for one in question.tries),
    )
    return {
        "question": asked,
        "offer": question.offer,
        "offered": question.offered,
        "played": question.played,
        "declined": question.declined,
    }


def _try(question: Question, one: Try, viewer: Viewer) -> Try:
    """With the answer for the reader, and for all once it has been told."""
    reads_it = not question.closed and reads(question, viewer)
    if not reads_it and one.region not in question.told:
        return one
    card = question.card(one.region)
    return msgspec.structs.replace(one, answer=card.answer, accept=card.accept)


def _of_reader(state: State, question: Question) -> dict[str, Any]:
    """What only the reader knows besides the answers (G5, G14)."""
    known: dict[str, Any] = {}
    if state.phase == "first_class":
        known["others"] = question.others
    now = question.now
    if now.typed is not None and now.right is None:
        card = question.card(now.region)
        known["suggest"] = looks_right(now.typed, card, state.options.precision)
    return known
