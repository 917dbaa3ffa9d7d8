"""Globetrotter on the screens: the wheel and the question for the room, one thing to do on a phone."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from engine.core import HOST, Advance, Command
from engine.games.globetrotter.seen import GlobetrotterView
from engine.games.globetrotter.terms import ANSWER_LENGTH, PHASES
from pages.games import globetrotter_asks
from pages.games.globetrotter_facts import OPEN, again, facts
from pages.games.globetrotter_spots import spots
from pages.games.globetrotter_wheel import wheel_board
from pages.parts.board import LAPTOP, TV, Size
from pages.parts.panel import Tally
from pages.parts.people import Guest, names
from pages.parts.scene import Sent, render, scene
from pages.parts.voice import Speech
from pages.parts.words import Words

KEY = "globetrotter"

command = globetrotter_asks.command

_STEP_OF = {
    "start": "throw",
    "ask": "move",
    "choose": "question",
    "last": "question",
    "passports": "rescue",
    "passport_answer": "rescue",
    "first_class": "rescue",
    "first_extra": "rescue",
    "second_extra": "rescue",
}
"""Beside which step of the bar the other phases lie."""


def stage(
    view: GlobetrotterView, who: Mapping[str, Guest], t: Words, refused: str, on_sent: Sent | None
) -> None:
    """Draw what everybody may see: the wheel and, beside it, the question or who rolls.

    With `on_sent` the host can do what somebody says, and tap where a pawn is to go.
    """
    tap = on_sent is not None
    drawn = facts(view, who, t)
    beside = st.container()
    if not view.ending:
        wheel, beside = st.columns([6, 7] if tap else [9, 8], gap="medium")
        with wheel, st.container(key="wheel"):
            st.plotly_chart(
                wheel_board(LAPTOP, 557) if tap else wheel_board(TV, 968),
                theme=None,
                config={"displayModeBar": False, "staticPlot": True},
                height="stretch",
            )
            scene(
                "globetrotter_wheel.html",
                key="over",
                on_sent=on_sent,
                tap=tap,
                **drawn,
                **spots(view, who),
            )
    with beside:
        scene(
            "globetrotter_stage.html",
            key="stage",
            on_sent=on_sent,
            tap=tap,
            refused=refused,
            easier_kinds=globetrotter_asks.easier_kinds(view),
            **drawn,
        )


def hand(
    view: GlobetrotterView,
    who: Mapping[str, Guest],
    t: Words,
    refused: str,
    draft: str,
    clock: float | None,
) -> str:
    """Give a seat's private page: the die, where to go, the question; for the reader its answer."""
    tries = len(view.question.tries) if view.question else 0
    number = view.question.number if view.question else 0
    return render(
        "globetrotter_hand.html",
        me=who[view.viewer],
        points=None,
        clock=clock,
        refused=refused,
        draft=f"{draft}.q{number}.{tries}",
        limit=ANSWER_LENGTH,
        waiting_names=names(who, view.waiting),
        **facts(view, who, t),
        **spots(view, who),
    )


def main(view: GlobetrotterView, t: Words) -> tuple[str, Command | None] | None:
    """Give the main button of the console: what it says and what it asks for."""
    if view.steps:
        step = view.steps[0]
        return t.of(KEY, f"step-{step}"), Advance(by=HOST, step=step)
    if view.tied:
        return t("tied-now"), None
    if view.phase in OPEN and not view.waiting:
        return t("judge-now"), None
    if view.phase == "first_class" and not view.waiting:
        return t("two-now"), None
    return None


def board(view: GlobetrotterView, who: Mapping[str, Guest], size: Size) -> None:
    """There is no board beneath the stage: the wheel is part of it."""


def spoken(view: GlobetrotterView, t: Words) -> Speech | None:
    """Give what is to be read aloud now: each question, and each answer once it is told (G5)."""
    question = view.question
    if question is None or view.phase in ("start", "move", "ask", "choose", "last"):
        return None
    told = [tried for tried in question.tries if tried.answer is not None]
    if view.phase in OPEN:
        tried = question.tries[-1]
        text = t("question-said", region=t(f"region-{tried.region}"), prompt=tried.prompt)
        if view.phase == "second_extra" and told:
            text = f"{t('answer-said', answer=told[-1].answer or '')} {text}"
        regions = list(dict.fromkeys(one.region for one in question.tries))
        return Speech(f"question.{question.number}.{len(regions)}", text, None)
    if not told or (question.closed and view.phase not in ("throw", "over")):
        return None
    if again(view) == "space":
        return None
    last = told[-1]
    text = t("answer-said", answer=last.answer or "")
    if question.closed:
        text = f"{t('said-right' if question.tries[-1].right else 'said-wrong')} {text}"
    return Speech(f"answer.{question.number}.{len(told)}", text, None)


def moment(view: GlobetrotterView) -> str:
    """Name the sound of what has just happened, with what makes it new."""
    if view.ending:
        return "win." if view.ending.winners else ""
    question = view.question
    number = question.number if question else 0
    match view.phase:
        case "start":
            return f"roll.{view.lap}.{len(view.rolls)}"
        case "move":
            return f"roll.{view.round}.{view.walk.number if view.walk else 0}"
        case "throw" if question and question.round in (view.round, view.round - 1):
            return f"{'truth' if question.tries[-1].right else 'turn'}.{number}"
        case "ask" | "choose" | "last":
            return f"pawns.{view.walk.number if view.walk else 0}.{len(view.votes)}"
        case "passports":
            return f"vote.{number}.{len(view.played)}"
        case "rescue":
            return f"turn.{number}"
    return f"card.{view.phase}.{number}.{len(question.tries) if question else 0}"


def phases(view: GlobetrotterView, t: Words) -> list[tuple[str, bool]]:
    """Give the steps of a turn with the present one marked."""
    now = _STEP_OF.get(view.phase, view.phase)
    return [(t.of(KEY, f"phase-{phase}"), phase == now) for phase in PHASES]


def tally(view: GlobetrotterView, t: Words) -> Tally | None:
    """There is none: the stage shows how many wedges each player has (G7)."""
    return None
