"""Bluff, whole: its rules in the order of the rule page (D1–D13)."""

from __future__ import annotations

from engine import table
from engine.core import Event, Game, Option
from engine.games.bluff import commands, events, terms
from engine.games.bluff.decide import check, decide
from engine.games.bluff.evolve import evolve, start
from engine.games.bluff.heard import heard
from engine.games.bluff.rounds import first_round
from engine.games.bluff.state import State
from engine.games.bluff.terms import Options
from engine.games.bluff.view import view


def spent(event: Event) -> dict[str, tuple[str, ...]]:
    """Nothing: there are no cards."""
    return {}


def limit(state: State) -> int | None:
    """Seconds for a turn, where the table wants a limit (A8)."""
    return state.options.turn_seconds or None if state.phase == "bid" else None


GAME = Game(
    key="bluff",
    seats=(terms.FEWEST, terms.MOST),
    late=False,
    options=Options,
    choices=(
        Option("dice", ("phones", "table"), "A5"),
        Option("opener", ("loser", "winner"), "D8"),
        Option("reroll", (False, True), "D10"),
        Option("exact", (False, True), "D11"),
        Option("giveaway", (False, True), "D12"),
        Option("cntdice", (False, True), "D13"),
        Option("odds", (False, True), "D7"),
        Option("turn_seconds", (0, 30, 60), "A8"),
        Option("close_at_zero", (False, True), "A8"),
    ),
    commands=commands.COMMANDS + table.COMMANDS,
    events=events.EVENTS + table.EVENTS,
    check=check,
    start=start,
    deal=first_round,
    decide=decide,
    evolve=evolve,
    view=view,
    heard=heard,
    spent=spent,
    limit=limit,
)
