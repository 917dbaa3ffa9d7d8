"""The library, as the referee keeps it: decks in play, decks of one's own, marks, what was seen.

Whatever is refused has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import own, shelf
from engine.core import HOST, Event, NotAllowed
from engine.library import Entry, Standing
from engine.log import Batch
from engine.nights import Nights
from engine.record import SHELF, Change
from engine.records import FORMS
from engine.shelf import Mark, Shelf

WRITTEN = "✎"
"""The name of the deck of cards written by hand, one for each game."""


class Librarian(Nights):
    """The part of the referee that keeps the decks."""

    def decks(self, game: str) -> tuple[Standing, ...]:
        """All decks of a game, the house's and one's own."""
        with self._record.fresh():
            return self._record.library.decks(game)

    def entries(self, game: str) -> tuple[Entry, ...]:
        """All records of a game, deck by deck, in play or not."""
        with self._record.fresh():
            return tuple(self._record.library.entries(game))

    def had(self, game: str) -> Mapping[str, frozenset[str]]:
        """What the table has had of each pile of a game since it was started over, by card."""
        with self._record.fresh():
            return self._record.had_of(game)

    def add_deck(self, game: str, file: str, content: bytes) -> str:
        """Put a file on the shelf as a deck of one's own; give its key.

        Raises `DeckRefused` with every fault, `IllegalMove`: shelf-full (most), text-… .
        """
        records = own.records(game, file, content)
        name = file.rsplit(".", 1)[0][: shelf.NAME_LENGTH]
        return self._add(game, name, records)

    def write_card(self, game: str, given: Mapping[str, str]) -> str:
        """Add a card by its cells to the deck of those written by hand; give that deck's key.

        Raises `DeckRefused`.
        """
        written = next(
            (deck for deck in self.decks(game) if deck.own and deck.name == WRITTEN), None
        )
        record = own.record(game, given, len(written.records) + 1 if written else 1)
        if written is None:
            return self._add(game, WRITTEN, (record,))
        self._change_shelf(lambda now: shelf.write(now, written.key, record))
        return written.key

    def remove_deck(self, key: str) -> None:
        """Take a deck of one's own off the shelf. Raises `NotAllowed`: no-such-deck."""
        self._change_shelf(lambda now: shelf.remove(now, key))

    def use_deck(self, key: str, used: bool) -> None:
        """Have a deck in play, or not; a running game draws from it no more."""
        self._change_shelf(lambda now: shelf.use(now, key, used))

    def mark_card(self, card: str, mark: Mark | None) -> None:
        """Mark a card as bad or too easy, or take its mark off. Raises `NotAllowed`: no-such-card."""

        def ask(now: Shelf) -> Event | None:
            library = self._record.library
            known = (entry.card for game in FORMS for entry in library.entries(game))
            if card not in known:
                raise NotAllowed("no-such-card")
            return shelf.mark(now, card, mark)

        self._change_shelf(ask)

    def mark_last(self, game_id: str, mark: Mark) -> None:
        """Mark the card that a game has drawn last, unseen. Raises `NotAllowed`: no-such-card."""
        with self._record.fresh():
            play = self._record.play(game_id)
            known = {entry.card for entry in self._record.library.entries(play.game.key)}
            spent = [
                card
                for _, piles in play.spent()
                for cards in piles.values()
                for card in cards
                if card in known
            ]
        if not spent:
            raise NotAllowed("no-such-card")
        self.mark_card(spent[-1], mark)

    def reset_pile(self, game: str, pile: str) -> None:
        """Have all cards of a pile count as unseen.

        What a game keeps besides the piles of its decks, like printed cards played (G9), starts over
        with it: or cards already played would still have to wait.
        """

        def ask(_: Shelf) -> tuple[Event, ...]:
            piles = {entry.pile for entry in self._record.library.entries(game)}
            kept = [other for other in self._record.had_of(game) if other not in piles]
            return tuple(shelf.PileReset(game, each) for each in (pile, *kept))

        self._change_shelf(ask)

    def _add(self, game: str, name: str, records: tuple[shelf.Record, ...]) -> str:
        added = shelf.DeckAdded("", game, name, records)

        def ask(now: Shelf) -> Event:
            nonlocal added
            added = shelf.add(now, game, name, records)
            return added

        self._change_shelf(ask)
        return added.key

    def _change_shelf(self, ask: Callable[[Shelf], Event | tuple[Event, ...] | None]) -> None:
        def plan() -> Change:
            library = self._record.library
            asked = ask(library.shelf)
            events = asked if isinstance(asked, tuple) else () if asked is None else (asked,)
            return Change(self._record.tonight, (Batch(SHELF, library.version, events, HOST),))

        self._change(plan)
