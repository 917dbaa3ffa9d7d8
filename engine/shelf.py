"""The shelf: what this house does with its decks, as events of a stream of their own.

Decks of one's own, which decks are in play, cards marked as bad or too easy, and piles whose cards
count as unseen again. A deck of one's own has its number; its cards are named `own-3:<id>`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core import Event, IllegalMove, NotAllowed, Value
from engine.texts import check_text

NAME_LENGTH = 60
"""Characters in the name of a deck."""

MOST_DECKS = 200

Mark = Literal["bad", "easy"]
"""A bad card is drawn no more; one that was too easy is only noted."""

Record = dict[str, str]
"""One row of a deck: its cells by column."""


class Own(Value):
    """A deck of one's own. `key` ("own-3") stays its own for good."""

    key: str
    game: str
    name: str
    records: tuple[Record, ...]


class Shelf(Value):
    """`given` counts the decks that were ever added; `out` are the keys of decks not in play."""

    given: int = 0
    decks: tuple[Own, ...] = ()
    out: tuple[str, ...] = ()
    marks: tuple[tuple[str, Mark], ...] = ()

    def deck(self, key: str) -> Own:
        """A deck of one's own. Raises `NotAllowed`: no-such-deck."""
        for deck in self.decks:
            if deck.key == key:
                return deck
        raise NotAllowed("no-such-deck")


# --- events ------------------------------------------------------------------------------------


class DeckAdded(Event):
    key: str
    game: str
    name: str
    records: tuple[Record, ...]


class DeckRemoved(Event):
    """The deck is off the shelf; the log keeps it, and games that drew from it are as they were."""

    key: str


class RecordAdded(Event):
    """A row more at the end of a deck of one's own."""

    key: str
    record: Record


class DeckUsed(Event):
    """A deck, of the house or one's own, is in play or not."""

    key: str
    used: bool


class Marked(Event):
    """A card is marked, or None takes the mark off."""

    card: str
    mark: Mark | None


class PileReset(Event):
    """All cards of a pile count as unseen again."""

    game: str
    pile: str


EVENTS: tuple[type[Event], ...] = (
    DeckAdded,
    DeckRemoved,
    RecordAdded,
    DeckUsed,
    Marked,
    PileReset,
)


# --- what may be asked -------------------------------------------------------------------------


def add(shelf: Shelf, game: str, name: str, records: tuple[Record, ...]) -> DeckAdded:
    """Put a deck on the shelf. Raises `IllegalMove`: shelf-full (most), text-… ."""
    if len(shelf.decks) >= MOST_DECKS:
        raise IllegalMove("shelf-full", most=MOST_DECKS)
    name = check_text(" ".join(name.split()), NAME_LENGTH)
    return DeckAdded(f"own-{shelf.given + 1}", game, name, records)


def remove(shelf: Shelf, key: str) -> DeckRemoved:
    """Take a deck off the shelf. Raises `NotAllowed`: no-such-deck."""
    return DeckRemoved(shelf.deck(key).key)


def write(shelf: Shelf, key: str, record: Record) -> RecordAdded:
    """Add a row to a deck. Raises `NotAllowed`: no-such-deck."""
    return RecordAdded(shelf.deck(key).key, record)


def use(shelf: Shelf, key: str, used: bool) -> DeckUsed | None:
    """Have a deck in play, or not."""
    return DeckUsed(key, used) if (key in shelf.out) == used else None


def mark(shelf: Shelf, card: str, mark: Mark | None) -> Marked | None:
    """Mark a card, or take its mark off."""
    return Marked(card, mark) if dict(shelf.marks).get(card) != mark else None


# --- what becomes of it ------------------------------------------------------------------------


def evolve(shelf: Shelf, event: Event) -> Shelf:
    """The shelf after an event."""
    replace = msgspec.structs.replace
    match event:
        case DeckAdded(key=key, game=game, name=name, records=records):
            deck = Own(key, game, name, records)
            return replace(shelf, given=shelf.given + 1, decks=(*shelf.decks, deck))
        case DeckRemoved(key=key):
            left = tuple(deck for deck in shelf.decks if deck.key != key)
            out = tuple(other for other in shelf.out if other != key)
            return replace(shelf, decks=left, out=out)
        case RecordAdded(key=key, record=record):
            decks = tuple(
                replace(deck, records=(*deck.records, record)) if deck.key == key else deck
                for deck in shelf.decks
            )
            return replace(shelf, decks=decks)
        case DeckUsed(key=key, used=used):
            out = tuple(other for other in shelf.out if other != key)
            return replace(shelf, out=out if used else (*out, key))
        case Marked(card=card, mark=mark):
            marks = tuple(pair for pair in shelf.marks if pair[0] != card)
            return replace(shelf, marks=marks if mark is None else (*marks, (card, mark)))
    return shelf
