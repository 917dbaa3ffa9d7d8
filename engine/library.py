"""The library: the decks of the house and one's own, which are in play, and the marks on their cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine import shelf as rules
from engine.core import Event, Language, Value
from engine.decks import Deck, Decks, Fault, Piles, piles
from engine.log import Row
from engine.records import FORMS, PRINTED
from engine.shelf import Mark, Shelf
from engine.story import Story


class Standing(Value):
    """A deck as it stands in the library.

    `own`: it can be removed; `used`: it is in play; `written`: its cards were written by hand.
    """

    key: str
    game: str
    name: str
    own: bool
    used: bool
    records: tuple[dict[str, str], ...]
    written: bool = False

    def cards_in(self, language: Language) -> int:
        """How many of its records are cards in a language."""
        return sum(bool(record[f"prompt_{language}"]) for record in self.records)


class Entry(Value):
    """One record as the library shows it: in which deck, its pile, its card in each language it has."""

    card: str
    deck: Standing
    pile: str
    record: dict[str, str]
    mark: Mark | None


class Library:
    """Decks and shelf together. Not thread-safe by itself."""

    def __init__(self, decks: Decks) -> None:
        self.faults: tuple[Fault, ...] = decks.faults
        self._house = decks.decks
        self._shelf: Story[Shelf] = Story(Shelf(), rules.evolve, rules.EVENTS)
        self._piles: dict[tuple[str, Language], Piles] = {}

    @property
    def shelf(self) -> Shelf:
        """The shelf now."""
        return self._shelf.state

    @property
    def version(self) -> int:
        """How many rows the shelf has."""
        return self._shelf.version

    def take_in(self, row: Row) -> Event:
        """Fold a row of the shelf; give its event."""
        self._shelf.take_in((row,))
        self._piles.clear()
        return self._shelf.events[row.version - 1]

    def decks(self, game: str) -> tuple[Standing, ...]:
        """All decks of a game: the house's, then one's own."""
        out = set(self.shelf.out)
        house = (
            Standing(deck.key, game, deck.key, False, deck.key not in out, deck.records)
            for deck in self._house
            if deck.game == game
        )
        own = (
            Standing(
                deck.key, game, deck.name, True, deck.key not in out, deck.records, deck.written
            )
            for deck in self.shelf.decks
            if deck.game == game
        )
        return (*house, *own)

    def entries(self, game: str) -> Iterator[Entry]:
        """All records of a game, deck by deck, in play or not."""
        marks = dict(self.shelf.marks)
        pile = FORMS[game].columns[1]
        for deck in self.decks(game):
            for record in deck.records:
                card = card_id(deck, record)
                yield Entry(card, deck, record[pile], record, marks.get(card))

    def piles(self, game: str, language: Language) -> Piles:
        """The cards in play of a game in one language, by pile; those marked as bad are not in it."""
        if (game, language) not in self._piles:
            bad = {card for card, mark in self.shelf.marks if mark == "bad"}
            decks = [
                Deck(deck.key, game, records)
                for deck in self.decks(game)
                if deck.used and (records := tuple(_named(deck, bad)))
            ]
            self._piles[game, language] = piles(map(_numbered, decks), language)
        return self._piles[game, language]


def card_id(deck: Standing, record: dict[str, str]) -> str:
    """The name of a record's card: that of one's own deck comes first, so that no two are alike."""
    return f"{deck.key}:{record['id']}" if deck.own else record["id"]


def _named(deck: Standing, bad: set[str]) -> Iterator[dict[str, str]]:
    """The records of a deck under the names of their cards, without those that are bad."""
    for record in deck.records:
        if (card := card_id(deck, record)) not in bad:
            yield {**record, "id": card}


def _numbered(deck: Deck) -> Deck:
    """A deck whose printed cards have numbers of their own, whatever else is in play (G9)."""
    if not deck.key.startswith("own-"):
        return deck
    first = PRINTED * int(deck.key.removeprefix("own-"))
    records = tuple(
        {**record, "card": str(first + int(record["card"]))} if "card" in record else record
        for record in deck.records
    )
    return Deck(deck.key, deck.game, records)
