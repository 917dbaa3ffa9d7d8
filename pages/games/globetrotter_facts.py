"""What the templates of Globetrotter need, for stage and hand: places, players, answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core import Value
from engine.games.globetrotter.seen import GlobetrotterView, QuestionView, Try
from engine.games.globetrotter.terms import REGIONS, TRAVEL_CARDS, Easier, Region, Space
from engine.games.globetrotter.wheel import kind, region
from engine.likeness import ARTICLES, folded, same_thing
from engine.table import WHY_LENGTH
from pages.parts.people import Guest, names, ranked
from pages.parts.sheet import outline
from pages.parts.wheel import LOOKS, RINGS, SLICES
from pages.parts.words import Words

SIGN = 33
"""From the middle of a pawn's sign to its edge; the pawn reaches to 66."""

OPEN = ("question", "passport_answer", "first_extra", "second_extra")
"""Phases in which a question is to be answered."""


class Target(Value):
    """A space that can be reached: its number on the wheel, its name, and whether it is for a wedge."""

    number: int
    space: Space
    name: str
    region: Region | None
    wedge: bool


class Player(Value):
    """A player as he is listed: his pawn's sign and wedges, how many of which cards, where he stands."""

    seat: str
    guest: Guest
    sign: str
    wedges: tuple[Region, ...]
    cards: tuple[tuple[str, int], ...]
    easier: Easier
    place: str


def facts(view: GlobetrotterView, who: Mapping[str, Guest], t: Words) -> dict[str, Any]:
    """Give what both templates draw from a view."""
    question = view.question
    return {
        "view": view,
        "who": who,
        "t": t,
        "looks": LOOKS,
        "regions": REGIONS,
        "slices": SLICES,
        "rings": RINGS,
        "targets": targets(view, t),
        "players": players(view, who, t),
        "question": question,
        "asked": question.tries[-1] if question else None,
        "told": told(question),
        "also": also(question),
        "names_asked": names_asked(question),
        "gains": gains(view, who, t),
        "again": again(view),
        "winner_names": names(who, view.ending.winners if view.ending else ()),
        "straight_names": names(who, view.straight),
        "owed_names": names(who, (view.turn, *view.owed) if view.turn else ()),
        "ranking": ranked(view.points) if view.ending else [],
        "why_length": WHY_LENGTH,
    }


def sign(guest: Guest) -> str:
    """Give the outline of a player's sign on a pawn."""
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in outline(guest.shape, SIGN))


def place(space: Space, t: Words) -> str:
    """Name a space."""
    where = region(space)
    if where is None:
        return t("space-hub") if kind(space) == "hub" else t("space-again")
    name = t(f"region-{where}")
    return t("space-hq", region=name) if kind(space) == "hq" else name


def targets(view: GlobetrotterView, t: Words) -> tuple[Target, ...]:
    """Give the spaces that can be reached, numbered as on the wheel (G3)."""
    return tuple(
        Target(number, space, place(space, t), region(space), space in view.prizes)
        for number, space in enumerate(view.targets, 1)
    )


def players(view: GlobetrotterView, who: Mapping[str, Guest], t: Words) -> tuple[Player, ...]:
    """Give everybody at the table, in seat order."""
    wedges, easier, hands = dict(view.wedges), dict(view.easier), dict(view.hands)
    return tuple(
        Player(
            seat,
            who[seat],
            sign(who[seat]),
            wedges[seat],
            tuple((card, left) for card in TRAVEL_CARDS if (left := Counter(hands[seat])[card])),
            easier.get(seat, "none"),
            place(space, t),
        )
        for seat, space in view.pawns
        if seat in who
    )


def told(question: QuestionView | None) -> tuple[Try, ...]:
    """Give one attempt at each question whose answer is known, the last attempt of each."""
    if question is None:
        return ()
    last = {tried.region: tried for tried in question.tries if tried.answer is not None}
    return tuple(last.values())


def also(question: QuestionView | None) -> tuple[str, ...]:
    """Give what else is right, but for what says the same as the answer (G5)."""
    if question is None:
        return ()
    asked = question.tries[-1]
    return tuple(one for one in asked.accept if not same_thing(one, asked.answer or ""))


def names_asked(question: QuestionView | None) -> bool:
    """Say whether the answer may be a person, of whom the family name could be enough (G10)."""
    answer = (question.tries[-1].answer if question else None) or ""
    words = answer.split()
    return len(words) > 1 and folded(words[0]) not in ARTICLES


def gains(view: GlobetrotterView, who: Mapping[str, Guest], t: Words) -> list[tuple[str, str, str]]:
    """Give who has gained or lost a wedge of which region, and why (A2)."""
    known = {seat: guest.name for seat, guest in who.items()}
    return [
        (
            gain.seat,
            str(gain.facts["region"]),
            t(f"reason-{gain.reason}", **t.named(gain.facts, known)),
        )
        for gain in view.scored
    ]


def again(view: GlobetrotterView) -> str:
    """Say why the same player rolls once more: "space" for ROLL AGAIN, "right" for a right answer."""
    if view.phase != "throw" or view.turn is None:
        return ""
    if view.die and kind(dict(view.pawns)[view.turn]) == "again":
        return "space"
    question = view.question
    return "right" if question and question.closed and question.round == view.round else ""
