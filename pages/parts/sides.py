"""Head and side of console and screen: where we are, the points, who is waited for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import View
from engine.referee import Look
from pages.parts.panel import Panel
from pages.parts.people import Guest, names, ranked
from pages.parts.scene import scene
from pages.parts.words import Words

MANY = 8
"""From this many players on the points stand in two columns."""


def head(look: Look, panel: Panel, who: Mapping[str, Guest], t: Words, clock: float | None) -> None:
    """Draw the line at the top: game, round, dasher, the steps of a round, the clock."""
    view = look.game
    assert view is not None
    leader = who[view.leader].name if view.leader else None
    game = t(f"game-{look.night.key}")
    where = ""
    if view.round and leader:
        where = t("round-head", round=view.round, name=leader)
    elif view.round:
        where = t("round-alone", round=view.round)
    scene(
        "head.html",
        key="head",
        t=t,
        game=game,
        where=where,
        phases=panel.phases(view, t),
        clock=clock,
    )


def side(view: View, panel: Panel, who: Mapping[str, Guest], t: Words) -> None:
    """Draw points and whom the table waits for."""
    tally = panel.tally(view, t)
    scene(
        "side.html",
        key="side",
        t=t,
        who=who,
        title=tally.title,
        points=ranked(tally.numbers),
        many=len(tally.numbers) > MANY,
        doubled=tally.doubled,
        waiting=names(who, view.waiting),
        waiting_seats=view.waiting,
    )
