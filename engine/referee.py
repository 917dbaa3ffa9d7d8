"""The one door to nights and games: ask, submit, look, take back.

Methods that name a night, a game or a seat raise `NotAllowed` when it is not there: no-such-night,
no-such-game, no-such-seat. Whatever is refused has changed nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from engine import hosting, may
from engine.core import (
    HOST,
    READER,
    ROOM,
    Command,
    Game,
    IllegalMove,
    Line,
    NotAllowed,
    Refusal,
    Stale,
    Value,
    Version,
    View,
    Viewer,
)
from engine.decks import Decks
from engine.evening import Evening
from engine.games import GAMES
from engine.librarian import Librarian
from engine.log import Batch, Log, TakenBack, Unusable
from engine.look import Look, look
from engine.night import Night, Played
from engine.nights import SCREEN, Pass
from engine.play import Clock, Play, Step
from engine.record import Change, Record

__all__ = [
    "SCREEN",
    "Clock",
    "Evening",
    "Look",
    "Night",
    "Pass",
    "Referee",
    "Step",
    "Unusable",
]


class Referee(Librarian):
    """Keeps nights and games. Threads may share one; so may programs share its file."""

    @classmethod
    def open(
        cls,
        database: Path,
        content: Path,
        *,
        games: Mapping[str, Game] = MappingProxyType(GAMES),
        now: Callable[[], float] = time.time,
    ) -> Referee:
        """Open the log in a file and the decks in a folder. Raises `Unusable`.

        `games` are those that can be played, `now` is the clock.
        """
        return cls(Record(Log.open(database, now), Decks.open(content), games), now)

    def start_game(self, night_id: int, key: str, options: Value) -> str:
        """Begin a game with all who are present; give its id.

        Raises `IllegalMove`: game-running, too-few-people (least, present), too-many-people (most,
        present), and what the game refuses of its options or when it is dealt.
        """
        game = self._record.games[key]
        game_id = ""

        def plan() -> Change:
            nonlocal game_id
            now = self._record.night(night_id)
            last = self._record.last_play(night_id)
            if last is not None and not last.over:
                raise IllegalMove("game-running")
            game.check(options)
            started = hosting.start_game(now, key, options, game.seats)
            game_id = started.game
            play = Play(game, Played(game_id, key, started.options, started.seats), self._now())
            dealt = game.deal(play.state, self._record.box(play, now))
            begin = self._record.night_batch(night_id, started)
            return Change(night_id, (begin, Batch(game_id, 0, dealt, HOST)))

        self._change(plan)
        return game_id

    def game_of(self, night_id: int) -> str | None:
        """The running or last game of a night."""
        with self._record.fresh():
            play = self._record.last_play(night_id)
            return play.played.game if play else None

    def submit(
        self, game_id: str, viewer: Viewer, command: Command, seen: str | None = None
    ) -> None:
        """Ask for something in a game, as a seat or as the host. `seen` is what he looked at.

        Raises `IllegalMove` when the rules refuse it, `Stale` (look-again) when a viewer's `seen`
        is old and the command is not free, and `NotAllowed` as `engine.may.check` and the game.
        """

        def plan() -> Change:
            begun, play = self._record.begun(game_id), self._record.play(game_id)
            now = self._record.night(begun.night)
            may.check(now, play, viewer, command)
            if not command.free and seen not in (None, self._look(begun.night, viewer).seen):
                raise Stale("look-again")
            return Change(begun.night, (self._record.decided(play, command, now),))

        self._change(plan)

    def look(self, night_id: int, viewer: Viewer) -> Look:
        """What a viewer may see of the night and of its running or last game."""
        with self._record.fresh():
            return self._look(night_id, viewer)

    def seen(self, night_id: int, viewer: Viewer) -> str:
        """A digest that changes only when what this viewer may see changes."""
        return self.look(night_id, viewer).seen

    def view(self, game_id: str, viewer: Viewer) -> View:
        """What a viewer may see of a game. Who has no seat in it sees what the room sees."""
        with self._record.fresh():
            night_id = self._record.begun(game_id).night
            return self._record.play(game_id).view(self._eyes(night_id, viewer))

    def feed(self, game_id: str, viewer: Viewer) -> tuple[Line, ...]:
        """What a viewer has heard in a game, newest last."""
        with self._record.fresh():
            night_id = self._record.begun(game_id).night
            return self._record.play(game_id).feed(self._eyes(night_id, viewer))

    def course(self, game_id: str) -> tuple[View, ...]:
        """What the room has seen of a game, step by step, oldest first; nothing taken back."""
        with self._record.fresh():
            return self._record.play(game_id).course()

    def steps_back(self, game_id: str) -> tuple[Step, ...]:
        """The steps that can be taken back, newest first (A4)."""
        with self._record.fresh():
            return self._record.play(game_id).steps_back()

    def step_forward(self, game_id: str) -> Version | None:
        """Where `take_back` leads so that the step just taken back is there again, or None."""
        with self._record.fresh():
            return self._record.play(game_id).step_forward()

    def take_back(self, game_id: str, to: Version, by: Viewer = HOST) -> None:
        """Make the game what it was after row `to`, a `Step.version` (A4). Twice is once.

        Raises `NotAllowed`: host-only; `IllegalMove`: no-such-step, later-game.
        """

        def plan() -> Change:
            begun, play = self._record.begun(game_id), self._record.play(game_id)
            if by != HOST:
                raise NotAllowed("host-only")
            if play is not self._record.last_play(begun.night):
                raise IllegalMove("later-game")
            if play.events[-1:] == [TakenBack(to)]:
                return Change(begun.night, ())
            if not play.may_go_back_to(to):
                raise IllegalMove("no-such-step")
            return Change(begun.night, (Batch(game_id, play.version, (TakenBack(to),), by),))

        self._change(plan)

    def clock(self, game_id: str) -> Clock | None:
        """Time left in the present phase or turn of a game, None without a limit (A8)."""
        with self._record.fresh():
            return self._record.play(game_id).clock(self._now())

    def tick(self) -> None:
        """Close the phase of tonight's game if its time is up and its options say so (A8)."""

        def plan() -> Change:
            tonight = self._record.tonight
            play = self._record.last_play(tonight) if tonight else None
            due = play.due(self._now()) if play else None
            if play is None or due is None:
                return Change(tonight, ())
            try:
                decided = self._record.decided(play, due, self._record.night(tonight))
            except Refusal:
                return Change(tonight, ())  # it cannot close yet; the next tick tries again
            return Change(tonight, (decided,))

        self._change(plan)

    def _eyes(self, night_id: int, viewer: Viewer) -> Viewer:
        if viewer in (ROOM, SCREEN):
            return ROOM
        known = viewer in (HOST, READER)
        return viewer if known else self._record.night(night_id).person(viewer).seat

    def _look(self, night_id: int, viewer: Viewer) -> Look:
        eyes = self._eyes(night_id, viewer)
        play = self._record.last_play(night_id)
        now, on = self._record.night(night_id), night_id == self._record.tonight
        return look(now, on, play.view(eyes) if play else None)
