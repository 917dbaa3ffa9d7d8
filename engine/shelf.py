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

WRITTEN = "✎"
"""The name of the deck of cards written by hand, one for each game."""

Mark = Literal["bad", "easy"]
"""A bad card is drawn no more; one that was too easy is only noted."""

Record = dict[str, str]
"""One row of a deck: its cells by column."""


class Own(Value):
    """A deck of one's own. `key` ("own-3") stays its own for good.

    `given` counts the records that were ever in it: the number of none is given again.
    """

    key: str
    game: str
    name: str
    records: tuple[Record, ...]
    given: int

    @property
    def written(self) -> bool:
        """Whether it holds the cards written by hand."""
        return self.name == WRITTEN


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

    def written(self, game: str) -> Own | None:
        """The deck of a game's cards written by hand, once there is one."""
        return next((deck for deck in self.decks if deck.game == game and deck.written), None)

    def by_hand(self, card: str) -> tuple[Own, Record]:
        """A card written by hand, with its deck. Raises `NotAllowed`: no-such-card."""
        for deck in self.decks:
            for record in deck.records if deck.written else ():
                if card == f"{deck.key}:{record['id']}":
                    return deck, record
        raise NotAllowed("no-such-card")


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


class RecordChanged(Event):
    """A row of a deck of one's own reads otherwise; its id stays."""

    key: str
    record: Record


class RecordRemoved(Event):
    """A row is gone from a deck of one's own; games that drew it are as they were."""

    key: str
    id: str


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
    RecordChanged,
    RecordRemoved,
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


def rewrite(shelf: Shelf, key: str, record: Record) -> RecordChanged | None:
    """Have a row of a deck read otherwise. Raises `NotAllowed`: no-such-deck."""
    return None if record in shelf.deck(key).records else RecordChanged(key, record)


def strike(shelf: Shelf, key: str, id: str) -> RecordRemoved | DeckRemoved:
    """Take a row out of a deck; the last one takes the deck with it.

    Raises `NotAllowed`: no-such-deck.
    """
    return RecordRemoved(key, id) if len(shelf.deck(key).records) > 1 else remove(shelf, key)


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
            deck = Own(key, game, name, records, len(records))
            return replace(shelf, given=shelf.given + 1, decks=(*shelf.decks, deck))
        case DeckRemoved(key=key):
            left = tuple(deck for deck in shelf.decks if deck.key != key)
            out = tuple(other for other in shelf.out if other != key)
            return replace(shelf, decks=left, out=out)
        case RecordAdded(key=key) | RecordChanged(key=key) | RecordRemoved(key=key):
            decks = tuple(
                _with_row(deck, event) if deck.key == key else deck for deck in shelf.decks
            )
            return replace(shelf, decks=decks)
        case DeckUsed(key=key, used=used):
            out = tuple(other for other in shelf.out if other != key)
            return replace(shelf, out=out if used else (*out, key))
        case Marked(card=card, mark=mark):
            marks = tuple(pair for pair in shelf.marks if pair[0] != card)
            return replace(shelf, marks=marks if mark is None else (*marks, (card, mark)))
    return shelf


def _with_row(deck: Own, event: RecordAdded | RecordChanged | RecordRemoved) -> Own:
    """A deck after one of its rows was added, changed or removed."""
    match event:
        case RecordAdded(record=added):
            rows, given = (*deck.records, added), deck.given + 1
        case RecordChanged(record=fresh):
            rows = tuple(fresh if row["id"] == fresh["id"] else row for row in deck.records)
            given = deck.given
        case RecordRemoved(id=gone):
            rows = tuple(row for row in deck.records if row["id"] != gone)
            given = deck.given
    return msgspec.structs.replace(deck, records=rows, given=given)
