"""Globetrotter, whole: its rules in the order of the rule page (G1–G16)."""

from __future__ import annotations

from engine import table
from engine.core import Game, Option
from engine.games.globetrotter import commands, events, judging, packs, terms
from engine.games.globetrotter.decide import decide
from engine.games.globetrotter.evolve import evolve, start
from engine.games.globetrotter.heard import heard
from engine.games.globetrotter.opening import deal
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import Options
from engine.games.globetrotter.view import view


def check(options: Options) -> None:
    """Nothing: all house rules go together."""


def limit(state: State) -> int | None:
    """Seconds to answer, where the table wants a limit; twice as many for the young (A8, G10).

    None once an answer is typed: judging it takes the time it takes.
    """
    seat = judging.answering(state)
    if seat is None or not state.options.answer_seconds or state.asked.now.typed is not None:
        return None
    twice = dict(state.easier).get(seat) == "time"
    return state.options.answer_seconds * (2 if twice else 1)


GAME = Game(
    key="globetrotter",
    seats=(terms.FEWEST, terms.MOST),
    late=True,
    options=Options,
    choices=(
        Option("reader", ("right", "host"), "G5"),
        Option("precision", ("family", "full"), "G10"),
        Option("quick", (False, True), "G11"),
        Option("traveller_cards", ("each", "none", "all"), "G12"),
        Option("typed", (False, True), "G5"),
        Option("answer_seconds", (0, 15, 30, 60), "G10"),
        Option("close_at_zero", (False, True), "A8"),
    ),
    commands=commands.COMMANDS + table.COMMANDS,
    events=events.EVENTS + table.EVENTS,
    check=check,
    start=start,
    deal=deal,
    decide=decide,
    evolve=evolve,
    view=view,
    heard=heard,
    spent=packs.spent,
    limit=limit,
)
