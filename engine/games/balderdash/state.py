"""The state of a game of Balderdash: the table, the path, and the present round."""

from __future__ import annotations

from engine.core import Card, Scored, Seat, Value
from engine.games.balderdash.events import Answer, Moved, Rolled
from engine.games.balderdash.seen import Bluff
from engine.games.balderdash.terms import CATEGORIES, FEWEST, Category, Options, Phase, Void
from engine.rounds import Counts, InRounds
from engine.table import Table


class Round(Value):
    """All that belongs to one round; a new one starts from nothing.

    `players` are the seats that play it: late ones wait for the next (A7). `bluffs` stand in the
    order in which they came. `closed` says that the vote is closed.
    """

    number: int
    dasher: Seat
    two: bool
    players: tuple[Seat, ...]
    dasher_may_bluff: bool
    entries: tuple[Card, ...] = ()
    started_over: tuple[Category, ...] = ()
    pips: int | None = None
    category: Category | None = None
    bluffs: tuple[Bluff, ...] = ()
    merges: tuple[tuple[Seat, Seat], ...] = ()
    skipped: tuple[Seat, ...] = ()
    answers: tuple[Answer, ...] = ()
    reading: int = 0
    lit: int = 0
    voters: tuple[Seat, ...] = ()
    votes: tuple[tuple[Seat, int], ...] = ()
    closed: bool = False
    revealed: tuple[int, ...] = ()
    scored: tuple[Scored, ...] = ()
    moved: tuple[Moved, ...] = ()

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories that the card offers, in the order of the die (B4)."""
        return tuple(
            category
            for category in CATEGORIES
            if any(entry.pile == category for entry in self.entries)
        )

    @property
    def played(self) -> tuple[Card, ...]:
        """The entries of the category picked: the one asked for; with two players three (B15)."""
        return tuple(entry for entry in self.entries if entry.pile == self.category)

    @property
    def all_revealed(self) -> bool:
        """Whether the list has been turned over to its last line (B12)."""
        return 0 < len(self.answers) == len(self.revealed)

    def bluff(self, seat: Seat) -> Bluff | None:
        """What this seat handed in, also when it was sent back."""
        return next((bluff for bluff in self.bluffs if bluff.seat == seat), None)

    def vote(self, seat: Seat) -> int | None:
        """The place on the list that this seat voted for."""
        return dict(self.votes).get(seat)


class State(InRounds[Round]):
    """A game of Balderdash.

    - `squares` are the pawns in seat order: 0 is START, the path length FINISH (B1).
    - `doubled` win double points in this round, `doubled_next` in the next (B14).
    - `played` are the entries used up in this game, each with its category (B4).
    - `void` says why the last round did not count.
    """

    options: Options
    table: Table
    phase: Phase = "opening"
    rolls: tuple[Rolled, ...] = ()
    squares: Counts = ()
    points: Counts = ()
    doubled: tuple[Seat, ...] = ()
    doubled_next: tuple[Seat, ...] = ()
    played: tuple[tuple[str, str], ...] = ()
    next_dasher: Seat | None = None
    void: Void | None = None
    round: Round | None = None

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that play this round, clockwise, its dasher last; nobody away (A6, B13)."""
        clockwise = self.table.clockwise(self.now.dasher)
        return tuple(seat for seat in clockwise if seat in self.now.players)

    @property
    def rests(self) -> bool:
        """Whether nobody can go on: a pause, the end, or fewer than two players."""
        table = self.table
        return table.paused or table.ending is not None or len(table.present) < FEWEST
