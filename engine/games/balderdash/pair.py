"""B15: the game of two. Three cards, three true answers, one of them to the prompt."""

from __future__ import annotations

from engine.core import Box, Card, Scored
from engine.games.balderdash import terms
from engine.games.balderdash.events import Answer, Listed
from engine.games.balderdash.score import scored
from engine.games.balderdash.state import State
from engine.games.balderdash.terms import Category

CARDS = 3
"""How many cards the dasher draws."""

CATEGORIES: tuple[Category, ...] = tuple(
    category for category in terms.CATEGORIES if category != "initials"
)
"""Initials may not be picked: the answer would be read off the prompt."""

READINGS = 1
"""The three answers are read once."""


def listed(entries: tuple[Card, ...], box: Box) -> Listed:
    """The true answers of the three cards, shuffled; the first card's prompt is the one read."""
    prompt = entries[0]
    return Listed(
        box.shuffle([Answer(card.answer, (), card == prompt, card.id) for card in entries])
    )


def scores(state: State) -> tuple[Scored, ...]:
    """Right: 2 points to who pointed. Wrong: 1 to the dasher. Nobody pointed: nothing."""
    round_ = state.now
    for seat, answer in round_.votes:
        if round_.answers[answer - 1].true:
            return tuple(scored(state, seat, 2, "pair-right"))
        return tuple(scored(state, round_.dasher, 1, "pair-wrong"))
    return ()
