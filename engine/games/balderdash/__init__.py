"""Balderdash, whole: its rules in the order of the rule page (B1–B15)."""

from __future__ import annotations

from engine import table
from engine.core import Box, Event, Game, Option
from engine.games.balderdash import commands, events, terms
from engine.games.balderdash.decide import decide
from engine.games.balderdash.events import CardDrawn, CategoryPicked
from engine.games.balderdash.evolve import evolve, start
from engine.games.balderdash.heard import heard
from engine.games.balderdash.state import State
from engine.games.balderdash.terms import Options
from engine.games.balderdash.view import view


def check(options: Options) -> None:
    """Nothing: all house rules go together."""


def deal(state: State, box: Box) -> tuple[Event, ...]:
    """Nothing: the game opens with everyone's roll, which the host asks for (B3)."""
    return ()


def spent(event: Event) -> dict[str, tuple[str, ...]]:
    """The entries used up, by category; "" where a category starts over (B4)."""
    match event:
        case CardDrawn(started_over=over):
            return dict.fromkeys(over, ("",))
        case CategoryPicked(category=category, spent=entries):
            return {category: entries}
    return {}


def limit(state: State) -> int | None:
    """Seconds for the bluffs or the vote, where the table wants a limit (A8)."""
    options = state.options
    seconds = {"bluffs": options.bluff_seconds, "vote": options.vote_seconds}
    return seconds.get(state.phase) or None


GAME = Game(
    key="balderdash",
    seats=(terms.FEWEST, terms.MOST),
    late=True,
    options=Options,
    choices=(
        Option("path_length", (27, 15, 40), "B1"),
        Option("category", ("choose", "roll"), "B4"),
        Option("dasher_bluffs", (True, False), "B6"),
        Option("voting", ("clockwise", "together"), "B11"),
        Option("own_vote", (True, False), "B11"),
        Option("bluff_seconds", (0, 60, 120, 180), "A8"),
        Option("vote_seconds", (0, 30, 60), "A8"),
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
    spent=spent,
    limit=limit,
)
