"""Fake Artist, whole: its rules in the order of the rule page (F1–F11)."""

from __future__ import annotations

from engine import table
from engine.core import Event, Game, Option
from engine.games.fake_artist import commands, drawing, events, terms
from engine.games.fake_artist.decide import decide
from engine.games.fake_artist.events import WordSet
from engine.games.fake_artist.evolve import evolve, start
from engine.games.fake_artist.heard import heard
from engine.games.fake_artist.state import State
from engine.games.fake_artist.terms import Options
from engine.games.fake_artist.turns import deal
from engine.games.fake_artist.view import view


def check(options: Options) -> None:
    """Nothing: all house rules go together."""


def spent(event: Event) -> dict[str, tuple[str, ...]]:
    """The word used up, by category; before it "" where a category starts over (F2).

    A word that stands on no list is "" of no category: none of a list has been played since.
    """
    match event:
        case WordSet(pile=pile, card=card, started_over=over):
            return {pile: ("", card) if over else (card,)}
    return {}


def limit(state: State) -> int | None:
    """Seconds for a stroke or for the vote, where the table wants a limit (A8)."""
    if state.phase == "vote":
        return state.options.vote_seconds or None
    if state.phase == "draw" and not drawing.is_drawn(state):
        return state.options.turn_seconds or None
    return None


GAME = Game(
    key="fake_artist",
    seats=(terms.FEWEST, terms.MOST),
    late=True,
    options=Options,
    choices=(
        Option("word_master", ("rotates", "console"), "F11"),
        Option("sheet", ("phones", "paper"), "F4"),
        Option("turn_seconds", (0, 30, 60), "A8"),
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
