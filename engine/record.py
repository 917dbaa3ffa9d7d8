"""Nights and games as the log has them, folded once and kept up with it.

Before every look the log is asked whether it has newer rows, so that threads, and programs that
share the file, see the same.
"""

from __future__ import annotations

import hmac
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

from engine import night as rules
from engine import table
from engine.box import SecretBox
from engine.core import HOST, Command, Event, Game, IllegalMove, NotAllowed, Ruling, Value, Viewer
from engine.decks import Decks
from engine.library import Library
from engine.links import PinRenewed
from engine.log import Batch, Conflict, Log, Row
from engine.night import GameStarted, Night, NightStarted, Played, Reopened
from engine.play import Play, Spent, used_up
from engine.shelf import PileReset
from engine.story import Story, decoder, standing

_NIGHTS = "night-"
_HOUSE = "house"
"""The stream of what belongs to no night: the PIN."""

SHELF = "shelf"
"""The stream of the library (`engine.shelf`)."""


class Change(Value):
    """What is to be written for one command, and the night that it belongs to."""

    night: int
    batches: tuple[Batch, ...]


class Begun(Value):
    """A game of the log: its night, what was agreed, when it was dealt: unix seconds, and serial."""

    night: int
    played: Played
    at: float
    serial: int


class Record:
    """Folds the log. Use the other methods inside `fresh` or inside the plan given to `change`."""

    def __init__(self, log: Log, decks: Decks, games: Mapping[str, Game]) -> None:
        self.log = log
        self.library = Library(decks)
        self.games = games
        self.nights: dict[int, Story[Night]] = {}
        self.tonight = 0
        self.pin = 0  # how often the PIN has been renewed
        self._begun: dict[str, Begun] = {}  # in the order in which the games began
        self._plays: dict[str, Play] = {}
        self._spent_in: dict[str, tuple[tuple[int, Spent], ...]] = {}
        self._began_with: dict[str, tuple[Mapping[str, frozenset[str]], int]] = {}
        self._unseen: list[tuple[int, str, str]] = []  # serial, game and pile of every reset
        self._lock = threading.RLock()
        self._serial = log.last()
        kept = (row for prefix in (_NIGHTS, SHELF, _HOUSE) for row in log.since(0, prefix))
        for row in sorted(kept, key=lambda row: row.serial):
            self._take_in(row)

    @contextmanager
    def fresh(self) -> Iterator[None]:
        """Hold everything still, as new as the log is."""
        with self._lock:
            self._catch_up()
            yield

    def change(self, plan: Callable[[], Change]) -> Change:
        """Decide on the newest state and write, all or nothing. Raises what the plan raises.

        The plan is called again whenever another program wrote first.
        """
        with self._lock:
            while True:
                self._catch_up()
                change = plan()
                try:
                    self.log.write(*change.batches)
                except Conflict:
                    continue
                return change

    # --- nights --------------------------------------------------------------------------------

    def night(self, night_id: int) -> Night:
        """A night. Raises `NotAllowed`: no-such-night."""
        if night_id not in self.nights:
            raise NotAllowed("no-such-night")
        return self.nights[night_id].state

    def night_batch(self, night_id: int, *events: Event | None, by: Viewer = HOST) -> Batch:
        """Add events to a night; None adds nothing."""
        story = self.nights.get(night_id)
        told = tuple(event for event in events if event is not None)
        return Batch(f"{_NIGHTS}{night_id}", story.version if story else 0, told, by)

    def pin_batch(self) -> Batch:
        """Renew the PIN of the house."""
        return Batch(_HOUSE, self.pin, (PinRenewed(),), HOST)

    # --- games ---------------------------------------------------------------------------------

    def begun(self, game_id: str) -> Begun:
        """How a game began. Raises `NotAllowed`: no-such-game."""
        if game_id not in self._begun:
            raise NotAllowed("no-such-game")
        return self._begun[game_id]

    def play(self, game_id: str) -> Play:
        """A game as it stands. Raises `NotAllowed`: no-such-game."""
        begun = self.begun(game_id)
        if game_id not in self._plays:
            play = Play(self.games[begun.played.key], begun.played, begun.at)
            play.take_in(self.log.read(game_id))
            self._plays[game_id] = play
        return self._plays[game_id]

    def last_play(self, night_id: int) -> Play | None:
        """The running or last game of a night."""
        games = self.night(night_id).games
        return self.play(games[-1].game) if games else None

    def decided(self, play: Play, command: Command, night: Night) -> Batch:
        """What a game makes of a command. Raises what the game refuses."""
        events = play.game.decide(play.state, command, self.box(play, night))
        play.check(events)
        return Batch(play.played.game, play.version, events, command.by, command)

    def ruled(self, night_id: int, *rulings: Ruling) -> tuple[Batch, ...]:
        """The first of the rulings that the night's game takes, if it takes any."""
        play = self.last_play(night_id)
        if play is None:
            return ()
        for ruling in rulings:
            try:
                return (self.decided(play, ruling, self.night(night_id)),)
            except IllegalMove:
                continue
        return ()

    def box(self, play: Play, night: Night) -> SecretBox:
        """The luck of a game's next step."""
        game_id = play.played.game
        secret = hmac.digest(self.log.secret, f"luck:{game_id}".encode(), "sha256")
        stands = play.standing()
        piles = self.library.piles(play.game.key, night.language)
        return SecretBox(secret, len(stands), piles, self.had(play))

    def had(self, play: Play) -> Mapping[str, frozenset[str]]:
        """The cards that this table has used up, by pile, in this game and before (B4)."""
        before, began = self._had_before(play)
        later = [(serial, reset) for serial, reset in self._resets(play.game.key) if serial > began]
        return used_up(_in_order(play.spent(), later), before)

    def had_of(self, key: str) -> Mapping[str, frozenset[str]]:
        """The cards that this table has used up in all games of a kind, by pile."""
        game = self.games[key]
        spent = [
            one
            for other, begun in self._begun.items()
            if begun.played.key == key
            for one in self._spent(other, game)
        ]
        return used_up(_in_order(spent, self._resets(key)), {})

    def _had_before(self, play: Play) -> tuple[Mapping[str, frozenset[str]], int]:
        """The same as this game began, and the serial of its beginning."""
        game_id, key = play.played.game, play.game.key
        if game_id in self._began_with:
            return self._began_with[game_id]
        spent: list[tuple[int, Spent]] = []
        for other, begun in self._begun.items():
            if other == game_id:
                break
            if begun.played.key == key:
                spent.extend(self._spent(other, play.game))
        begun_now = self._begun.get(game_id)
        began = begun_now.serial if begun_now else self._serial
        earlier = [
            (serial, reset) for serial, reset in self._resets(play.game.key) if serial <= began
        ]
        had = used_up(_in_order(spent, earlier), {}), began
        if begun_now:
            self._began_with[game_id] = had
        return had

    def _spent(self, game_id: str, game: Game) -> tuple[tuple[int, Spent], ...]:
        """What the standing rows of a game used up, each with the serial of its row."""
        if game_id not in self._spent_in:
            rows = self.log.read(game_id)
            read = decoder({*game.events, *table.EVENTS})
            events = [read.decode(row.event) for row in rows]
            spent = (
                (rows[version - 1].serial, game.spent(events[version - 1]))
                for version in standing(events)
            )
            self._spent_in[game_id] = tuple(one for one in spent if one[1])
        return self._spent_in[game_id]

    def _resets(self, key: str) -> list[tuple[int, Spent]]:
        """Where the piles of a game were said to be unseen again."""
        return [(serial, {pile: ("",)}) for serial, game, pile in self._unseen if game == key]

    # --- keeping up ----------------------------------------------------------------------------

    def _catch_up(self) -> None:
        last = self.log.last()
        if last != self._serial:
            for row in self.log.since(self._serial):
                self._take_in(row)
                self._serial = row.serial

    def _take_in(self, row: Row) -> None:
        self._spent_in.pop(row.stream, None)
        if row.stream in self._plays:
            self._plays[row.stream].take_in((row,))
        elif row.stream == SHELF:
            event = self.library.take_in(row)
            if isinstance(event, PileReset):
                self._unseen.append((row.serial, event.game, event.pile))
        elif row.stream == _HOUSE:
            self.pin = row.version
        elif row.stream.startswith(_NIGHTS):
            night_id = int(row.stream.removeprefix(_NIGHTS))
            if night_id not in self.nights:
                self.nights[night_id] = Story(Night(night_id), rules.evolve, rules.EVENTS)
            story = self.nights[night_id]
            story.take_in((row,))
            match story.events[row.version - 1]:
                case NightStarted() | Reopened():
                    self.tonight = night_id
                case GameStarted(game=game, key=key, options=options, seats=seats):
                    played = Played(game, key, options, seats)
                    self._begun.setdefault(game, Begun(night_id, played, row.at, row.serial))


def _in_order(*spent: Iterable[tuple[int, Spent]]) -> list[Spent]:
    """What was used up or reset, in the order of the log."""
    return [piles for _, piles in sorted((one for many in spent for one in many), key=_serial)]


def _serial(one: tuple[int, Spent]) -> int:
    return one[0]
