"""B4: the card that the dasher draws, and the category he picks or rolls."""

from __future__ import annotations

from engine.core import Box, Card, Event, IllegalMove, NotAllowed, Seat
from engine.games.balderdash import pair
from engine.games.balderdash.commands import PickCategory, RollCategory
from engine.games.balderdash.events import CardDrawn, CategoryPicked, CategoryRolled, RoundStarted
from engine.games.balderdash.state import State
from engine.games.balderdash.terms import CATEGORIES, FEWEST, Category


def dasher_to_be(state: State) -> Seat:
    """Who draws the next card: the one whose turn it is, or his left when he is away (A6)."""
    seat = state.next_dasher
    assert seat is not None, "nobody has rolled"
    if seat in state.table.present or not state.table.present:
        return seat
    return state.table.left(seat)


def draw(state: State, box: Box) -> tuple[Event, ...]:
    """Begin a round with the front card of the box: one entry a category, or three (B4, B15).

    Raises `IllegalMove`: no-cards when the decks in use hold too few.
    """
    dasher = dasher_to_be(state)
    two = len(state.table.present) == FEWEST
    number = state.round.number + 1 if state.round else 1
    played = frozenset(card for _, card in state.played)
    entries: list[Card] = []
    over: list[Category] = []
    for category in pair.CATEGORIES if two else CATEGORIES:
        if category not in box.piles():
            continue
        try:
            drawn = box.draw(category, pair.CARDS if two else 1, played)
        except IllegalMove:
            # A pile too small for the game of two is a category that not all three cards carry.
            continue
        entries.extend(drawn.cards)
        if drawn.over:
            over.append(category)
    if not entries:
        raise IllegalMove("no-cards")
    return (RoundStarted(number, dasher, two), CardDrawn(tuple(entries), tuple(over)))


def may_roll(state: State) -> bool:
    """Whether the dasher may let the die choose (B4)."""
    return state.phase == "card" and state.now.pips is None


def may_pick(state: State) -> bool:
    """Whether the dasher may pick: by the option, or after a die that leaves it to him (B4)."""
    if state.phase != "card":
        return False
    return state.now.pips is not None or state.options.category == "choose"


def pick(state: State, command: PickCategory, box: Box) -> tuple[Event, ...]:
    """Pick a category of the card (B4).

    Raises `NotAllowed`: dasher-only (seat). Raises `IllegalMove`: category-set, roll-first,
    category-missing (category).
    """
    _dasher_picks(state, command.seat)
    if not may_pick(state):
        raise IllegalMove("roll-first")
    if command.category not in state.now.categories:
        raise IllegalMove("category-missing", category=command.category)
    return _picked(state, command.category, box)


def roll(state: State, command: RollCategory, box: Box) -> tuple[Event, ...]:
    """Let the die choose; 6, or a category that the card lacks, is a free choice (B4).

    Raises `NotAllowed`: dasher-only (seat). Raises `IllegalMove`: category-set, rolled-already
    (pips).
    """
    _dasher_picks(state, command.seat)
    if state.now.pips is not None:
        raise IllegalMove("rolled-already", pips=state.now.pips)
    (pips,) = box.roll()
    rolled = CategoryRolled(pips)
    if pips > len(CATEGORIES) or CATEGORIES[pips - 1] not in state.now.categories:
        return (rolled,)
    return (rolled, *_picked(state, CATEGORIES[pips - 1], box))


def _dasher_picks(state: State, seat: Seat) -> None:
    if state.phase != "card":
        raise IllegalMove("category-set")
    if seat != state.now.dasher:
        raise NotAllowed("dasher-only", seat=state.now.dasher)


def _picked(state: State, category: Category, box: Box) -> tuple[Event, ...]:
    entries = tuple(entry for entry in state.now.entries if entry.pile == category)
    picked = CategoryPicked(category, tuple(entry.id for entry in entries))
    return (picked, pair.listed(entries, box)) if state.now.two else (picked,)
