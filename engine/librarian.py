"""The library, as the referee keeps it: decks in play, decks of one's own, marks, what was seen.

Whatever is refused has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import own, shelf
from engine.core import HOST, Event, Language, NotAllowed
from engine.library import Entry, Standing
from engine.log import Batch
from engine.nights import Nights
from engine.record import SHELF, Change
from engine.records import FORMS
from engine.shelf import WRITTEN, Mark, Shelf


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

    def in_play(self, game: str, language: Language) -> frozenset[str]:
        """The piles of a game that have a card in play in a language."""
        with self._record.fresh():
            return frozenset(self._record.library.piles(game, language))

    def had(self, game: str) -> Mapping[str, frozenset[str]]:
        """What the table has had of each pile of a game since it was started over, by card."""
        with self._record.fresh():
            return self._record.had_of(game)

    def known(self, game: str) -> frozenset[str]:
        """The cards of a game that everybody may know: those had, but for one that is being played.

        The word that is being drawn is a secret, though it is used up (F2).
        """
        with self._record.fresh():
            had = frozenset[str]().union(*self._record.had_of(game).values())
            tonight = self._record.tonight
            play = self._record.last_play(tonight) if tonight else None
            return had if play is None or play.over else had.difference(play.last_spent)

    def add_deck(self, game: str, file: str, content: bytes) -> str:
        """Put a file on the shelf as a deck of one's own; give its key.

        Raises `DeckRefused` with every fault, `IllegalMove`: shelf-full (most), text-… .
        """
        records = own.records(game, file, content)
        name = file.rsplit(".", 1)[0][: shelf.NAME_LENGTH]
        key = ""

        def ask(now: Shelf) -> Event:
            nonlocal key
            added = shelf.add(now, game, name, records)
            key = added.key
            return added

        self._change_shelf(ask)
        return key

    def write_card(self, game: str, given: Mapping[str, str]) -> str:
        """Add a card by its cells to the deck of those written by hand; give that deck's key.

        Raises `DeckRefused`.
        """
        key = ""

        def ask(now: Shelf) -> Event:
            nonlocal key
            written = now.written(game)
            if written is None:
                added = shelf.add(now, game, WRITTEN, (own.record(game, given, (), 1),))
                key = added.key
                return added
            key = written.key
            record = own.record(game, given, written.records, written.given + 1)
            return shelf.write(now, key, record)

        self._change_shelf(ask)
        return key

    def rewrite_card(self, card: str, given: Mapping[str, str]) -> None:
        """Have a card written by hand say something else, in the cells that are given.

        Raises `DeckRefused`, `NotAllowed`: no-such-card.
        """

        def ask(now: Shelf) -> Event | None:
            deck, old = now.by_hand(card)
            return shelf.rewrite(now, deck.key, own.rewritten(deck.game, given, deck.records, old))

        self._change_shelf(ask)

    def remove_card(self, card: str) -> None:
        """Take a card written by hand out of its deck: it is drawn no more.

        Raises `NotAllowed`: no-such-card.
        """

        def ask(now: Shelf) -> Event:
            deck, record = now.by_hand(card)
            return shelf.strike(now, deck.key, record["id"])

        self._change_shelf(ask)

    def remove_deck(self, key: str) -> None:
        """Take a deck of one's own off the shelf. Raises `NotAllowed`: no-such-deck."""
        self._change_shelf(lambda now: shelf.remove(now, key))

    def use_deck(self, key: str, used: bool) -> None:
        """Have a deck in play, or not; a running game draws from it no more.

        Raises `NotAllowed`: no-such-deck.
        """

        def ask(now: Shelf) -> Event | None:
            library = self._record.library
            if key not in {deck.key for game in FORMS for deck in library.decks(game)}:
                raise NotAllowed("no-such-deck")
            return shelf.use(now, key, used)

        self._change_shelf(ask)

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
        """Mark the card that a game has drawn last, unseen; of several, the one that was asked.

        Raises `NotAllowed`: no-such-card, also when it stands in no deck, or in none any more.
        """
        with self._record.fresh():
            play = self._record.play(game_id)
            known = {entry.card for entry in self._record.library.entries(play.game.key)}
            card = next((card for card in play.last_spent if card in known), "")
        self.mark_card(card, mark)

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

    def _change_shelf(self, ask: Callable[[Shelf], Event | tuple[Event, ...] | None]) -> None:
        def plan() -> Change:
            library = self._record.library
            asked = ask(library.shelf)
            events = asked if isinstance(asked, tuple) else () if asked is None else (asked,)
            return Change(self._record.tonight, (Batch(SHELF, library.version, events, HOST),))

        self._change(plan)
