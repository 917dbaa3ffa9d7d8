"""Head and side of console and screen: where we are, the points, who is waited for."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from engine.core import Line, View
from engine.likeness import key
from engine.referee import Look
from pages.parts.panel import Panel, Tally
from pages.parts.people import Guest, names, ranked
from pages.parts.scene import scene
from pages.parts.words import Words

LINES = 3
"""How much of what happened stays in sight."""

MANY = 8
"""From this many players on the points stand in two columns."""


def head(
    look: Look,
    panel: Panel,
    who: Mapping[str, Guest],
    t: Words,
    clock: float | None,
    feed: tuple[Line, ...],
) -> None:
    """Draw the line at the top: game, round, dasher, the steps of a round, the clock."""
    view = look.game
    assert view is not None
    leader = who[view.leader].name if view.leader else None
    game = t(f"game-{look.night.key}")
    where = ""
    if view.round and leader and view.phase in view.phases:
        where = t.of(str(look.night.key), "round-head", round=view.round, name=leader)
    elif view.round:
        where = t.of(str(look.night.key), "round-alone", round=view.round)
    scene(
        "head.html",
        key="head",
        t=t,
        game=game,
        where=where,
        phases=panel.phases(view, t),
        clock=clock,
        last=news(feed, where, who, t),
    )


def news(feed: tuple[Line, ...], where: str, who: Mapping[str, Guest], t: Words) -> str:
    """Say what happened last; as a round begins, `where` we are says it already."""
    last = next(iter(_said(feed[-1:], who, t)), "")
    return "" if key(last) == key(where) else last


def beside(
    view: View, tally: Tally | None, who: Mapping[str, Guest], t: Words, feed: tuple[Line, ...]
) -> DeltaGenerator:
    """Give the console's place for the stage, with the side drawn next to it where there is a tally."""
    if tally is None:
        return st.container()
    stage, aside = st.columns([5, 1], gap="medium")
    with aside:
        side(view, tally, who, t, feed)
    return stage


def side(
    view: View, tally: Tally, who: Mapping[str, Guest], t: Words, feed: tuple[Line, ...]
) -> None:
    """Draw points, whom the table waits for, and the last lines of what happened (A2)."""
    scene(
        "side.html",
        key="side",
        t=t,
        who=who,
        title=tally.title,
        points=ranked(tally.numbers),
        many=len(tally.numbers) > MANY,
        doubled=tally.doubled,
        over=view.ending is not None,
        waiting=names(who, view.waiting),
        waiting_seats=view.waiting,
        feed=_said(feed[-LINES:], who, t)[::-1],
    )


def _said(lines: tuple[Line, ...], who: Mapping[str, Guest], t: Words) -> list[str]:
    known = {seat: guest.name for seat, guest in who.items()}
    return [t.line(line, known) for line in lines]
