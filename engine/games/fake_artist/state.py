"""The state of a game of Fake Artist: the table, the points, and the present round."""

from __future__ import annotations

from engine.core import Scored, Seat, Value
from engine.games.fake_artist.events import Drew, WordsOffered
from engine.games.fake_artist.terms import LAPS, LEAST_ARTISTS, Options, Phase, Void
from engine.rounds import Counts, InRounds
from engine.table import Table


class Round(Value):
    """All that belongs to one round; a new one starts from nothing.

    - `leader` is the word master, None the console. `first` draws first, if he plays.
    - `players` are the seats that play it: late ones wait for the next (A7).
    - `artists` have got a word or the X, in drawing order; also those who have left since.
    - `passed` counts the strokes that are drawn or skipped, and those of seats that were away.
    - `skipped` are the seats that nobody waits for in this phase (A4).
    - `told` says that everybody knows the word, `scored` holds the points that stand.
    """

    number: int
    leader: Seat | None
    first: Seat
    players: tuple[Seat, ...]
    categories: tuple[str, ...] = ()
    offer: WordsOffered | None = None
    category: str | None = None
    word: str | None = None
    artists: tuple[Seat, ...] = ()
    fake: Seat | None = None
    looked: tuple[Seat, ...] = ()
    skipped: tuple[Seat, ...] = ()
    strokes: tuple[Drew, ...] = ()
    passed: int = 0
    votes: tuple[tuple[Seat, Seat], ...] = ()
    caught: bool | None = None
    guess: str | None = None
    right: bool | None = None
    told: bool = False
    scored: tuple[Scored, ...] = ()

    @property
    def slots(self) -> tuple[tuple[int, Seat], ...]:
        """All strokes of the round as they follow each other: lap and artist (F3)."""
        return tuple((lap, seat) for lap in range(1, LAPS + 1) for seat in self.artists)

    def stroke(self, seat: Seat, lap: int) -> Drew | None:
        """What a seat drew in a lap."""
        return next((drew for drew in self.strokes if (drew.seat, drew.lap) == (seat, lap)), None)


class State(InRounds[Round]):
    """A game of Fake Artist.

    - `played` are the words of the lists used up in this game, each with its category (F2).
    - `void` says why the last round did not count.
    """

    options: Options
    table: Table
    points: Counts
    phase: Phase = "word"
    played: tuple[tuple[str, str], ...] = ()
    void: Void | None = None
    round: Round | None = None

    @property
    def leader(self) -> Seat | None:
        """The word master, if there is one and he is there."""
        seat = self.round.leader if self.round else None
        return seat if seat in self.table.present else None

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The artists of the round who are there, in drawing order (A6).

        Before the cards are dealt those who will get one.
        """
        round_, away = self.now, self.table.away
        if round_.artists:
            return tuple(seat for seat in round_.artists if seat not in away)
        at = self.table.seats.index(round_.first)
        order = self.table.seats[at:] + self.table.seats[:at]
        apart = (round_.leader, *away)
        return tuple(seat for seat in order if seat in round_.players and seat not in apart)

    @property
    def least(self) -> int:
        """How many must be there for a round (F10): three artists, and the word master."""
        return LEAST_ARTISTS + (self.options.word_master == "rotates")

    @property
    def rests(self) -> bool:
        """Whether nobody can go on: before the deal, in a pause, after the end."""
        return self.round is None or self.table.paused or self.table.ending is not None
