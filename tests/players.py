"""Games played by chance: sensible commands as a view suggests them, and wild ones.

A game joins by one line in `PLAYERS`: how its views are played, and what a viewer cannot know.
"""

from __future__ import annotations

import random
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from engine import table
from engine.box import SecretBox
from engine.core import (
    HOST,
    READER,
    ROOM,
    Advance,
    Card,
    Command,
    Event,
    Game,
    Move,
    Refusal,
    Seat,
    Value,
    View,
    Viewer,
)
from engine.games import GAMES
from engine.play import used_up
from tests import balderdash_player, bluff_player, fake_artist_player, globetrotter_player


class Player(NamedTuple):
    """What the laws need to know of a game.

    - `options` are options to play it with, those that end soon among them.
    - `piles` are its cards.
    - `hides(options)` says whether anybody has secrets at such a table.
    - `propose(view, luck)` are moves and rulings that make sense to the viewer of this view.
    - `twin(state, viewer)` is the state with everything changed that this viewer cannot know;
      `twin_event(event, viewer)` is the event likewise, as he may have heard it.
    """

    options: Sequence[Value]
    piles: Mapping[str, Sequence[Card]]
    hides: Callable[[Any], bool]
    propose: Callable[[Any, random.Random], list[Command]]
    twin: Callable[[Any, Viewer], Any]
    twin_event: Callable[[Event, Viewer], Event]


PLAYERS: dict[str, Player] = {
    "balderdash": Player(
        balderdash_player.OPTIONS,
        balderdash_player.PILES,
        balderdash_player.hides,
        balderdash_player.propose,
        balderdash_player.twin,
        balderdash_player.twin_event,
    ),
    "bluff": Player(
        bluff_player.OPTIONS,
        {},
        bluff_player.hides,
        bluff_player.propose,
        bluff_player.twin,
        bluff_player.twin_event,
    ),
    "fake_artist": Player(
        fake_artist_player.OPTIONS,
        fake_artist_player.PILES,
        fake_artist_player.hides,
        fake_artist_player.propose,
        fake_artist_player.twin,
        fake_artist_player.twin_event,
    ),
    "globetrotter": Player(
        globetrotter_player.OPTIONS,
        globetrotter_player.PILES,
        globetrotter_player.hides,
        globetrotter_player.propose,
        globetrotter_player.twin,
        globetrotter_player.twin_event,
    ),
}


class Party:
    """One game by chance, of two to six or so many players. The same seed plays the same game."""

    def __init__(self, key: str, seed: int, players: int | None = None) -> None:
        self.game: Game = GAMES[key]
        self.player = PLAYERS[key]
        self.luck = random.Random(seed)
        self.secret = str(seed).encode()
        least, most = self.game.seats
        players = players or self.luck.randint(least, min(most, 6))
        self.seats = tuple(Seat(chr(65 + n)) for n in range(players))
        self.options = self.luck.choice(self.player.options)
        self.start = self.game.start(self.options, self.seats)
        self.state = self.start
        self.log: list[Event] = []
        self._views: dict[Viewer, View] = {}
        self.had: Mapping[str, frozenset[str]] = {}
        self._tell(self.game.deal(self.state, self._box()))

    def _box(self) -> SecretBox:
        return SecretBox(self.secret, len(self.log), self.player.piles, self.had)

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.log.extend(events)
        self._views.clear()
        self.had = used_up(map(self.game.spent, events), self.had)

    def ask(self, command: Command) -> bool:
        """Whether the command was followed. Any exception but a `Refusal` is a bug and rises."""
        try:
            events = self.game.decide(self.state, command, self._box())
        except Refusal:
            return False
        self._tell(events)
        return True

    def view(self, viewer: Viewer) -> View:
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    @property
    def present(self) -> tuple[Seat, ...]:
        view = self.view(HOST)
        return tuple(seat for seat in view.seats if seat not in view.away)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (ROOM, HOST, READER, *self.view(HOST).seats)

    def sensible(self) -> Command | None:
        """What brings the game on: a move that is waited for, else what the host has to do."""
        view = self.view(HOST)
        for seat in view.waiting:
            moves = self.player.propose(self.view(seat), self.luck)
            if moves:
                return self.luck.choice(moves)
        rulings = self.player.propose(view, self.luck)
        if rulings:
            return self.luck.choice(rulings)
        return Advance(HOST, view.steps[0]) if view.steps else None

    def lively(self) -> Command | None:
        """What somebody may just as well do: replace, mark, skip, leave, pause …"""
        viewer = self.luck.choice(self.viewers)
        asks = self.player.propose(self.view(viewer), self.luck)
        if viewer == HOST:
            asks = asks + self._rulings()
        return self.luck.choice(asks) if asks else None

    def _rulings(self) -> list[Command]:
        view = self.view(HOST)
        seat = self.luck.choice(view.seats)
        if view.paused:
            return [table.Resume(HOST)]
        rulings: list[Command] = [Advance(HOST, step) for step in view.steps]
        rulings += [table.Pause(HOST), table.Skip(HOST, seat), table.BringBack(HOST, seat)]
        rulings += [table.Correct(HOST, seat, self.luck.choice((-2, -1, 1)), "miscounted")]
        if len(self.present) > self.game.seats[0]:
            rulings.append(table.Remove(HOST, seat))
        if len(view.seats) < 8:
            rulings.append(table.Join(HOST, Seat(chr(65 + len(view.seats)))))
        return rulings

    def wild(self) -> Command:
        """Any command of the game with any values, mostly nonsense."""
        kinds = [kind for kind in self.game.commands if kind is not table.End]
        return self.of(self.luck.choice(kinds))

    def of(self, kind: type[Command], **known: Any) -> Command:
        """A command of this kind with the fields that are not `known` made up."""
        hints = typing.get_type_hints(kind)
        made = {name: self._value(name, hints[name]) for name in kind.__struct_fields__}
        return kind(**(made | known))

    def _value(self, name: str, hint: Any) -> Any:
        seats = (*self.view(HOST).seats, Seat("Z"))
        if name == "by":
            return self.luck.choice((*seats, HOST, ROOM))
        if name == "step":
            return self.luck.choice((*self.view(HOST).steps, "draw", "redraw", "read_again", "x"))
        if hint is Seat:
            return self.luck.choice(seats)
        if hint is bool:
            return self.luck.random() < 0.5
        if hint is int:
            return self.luck.choice((-1, 0, 1, 2, 3, self.view(HOST).round, 99))
        if hint is str:
            return self.luck.choice(("", " ", "a hat", "A hat!", "x" * 500, "a\x00b", "🎩"))
        if typing.get_origin(hint) is Literal:
            return self.luck.choice(typing.get_args(hint))
        if typing.get_origin(hint) is tuple:
            parts = typing.get_args(hint)
            if parts[-1] is ...:
                parts = parts[:1] * self.luck.randint(0, 3)
            return tuple(self._value(name, part) for part in parts)
        if issubclass(hint, Value):
            hints = typing.get_type_hints(hint)
            return hint(*(self._value(part, hints[part]) for part in hint.__struct_fields__))
        raise AssertionError(f"no value is known for {name}: {hint}")

    def play(self, commands: int, calm: bool = False) -> Iterator[Command]:
        """Send so many commands, or until the game is over; `calm` sends only what brings it on.

        Gives each command before it is sent.
        """
        for _ in range(commands):
            if self.view(HOST).ending is not None:
                return
            dice = 1.0 if calm else self.luck.random()
            command = self.wild() if dice < 0.25 else self.lively() if dice < 0.5 else None
            command = command or self.sensible() or table.Resume(HOST)
            yield command
            self.ask(command)

    def outsiders(self) -> Iterator[Move]:
        """A move of every kind for every seat that may not send one now."""
        shut = [seat for seat in self.view(HOST).seats if seat not in self.view(HOST).open]
        for seat in shut:
            for kind in self.game.commands:
                if issubclass(kind, Move):
                    move = self.of(kind, by=seat, seat=seat)
                    assert isinstance(move, Move)
                    yield move
