"""What has happened in a game of Balderdash: every event, with all results of luck in it."""

from __future__ import annotations

from engine.core import Card, Event, Scored, Seat, Value
from engine.games.balderdash.terms import Category, Void


class Rolled(Event):
    """One roll for the first dasher, of everyone or of those who tied (B3)."""

    pips: tuple[tuple[Seat, int], ...]


class RoundStarted(Event):
    """A round begins. `two` is the game of B15."""

    round: int
    dasher: Seat
    two: bool


class CardDrawn(Event):
    """The entries of the card, one a category; with two players three a category (B4, B15).

    `started_over` are categories that had been used up and start again.
    """

    entries: tuple[Card, ...]
    started_over: tuple[Category, ...] = ()


class CategoryRolled(Event):
    """The die: 1–5 name a category, 6 or a category no deck holds is a free choice (B4)."""

    pips: int


class CategoryPicked(Event):
    """The category. `spent` are the ids now used up: its entry, with two players its three (B4)."""

    category: Category
    spent: tuple[str, ...]


class HandedIn(Event):
    seat: Seat
    text: str


class SentBack(Event):
    seat: Seat
    why: str


class Marked(Event):
    seat: Seat
    close: bool


class Merged(Event):
    seats: tuple[Seat, Seat]
    merged: bool


class Answer(Value):
    """One line of the list: a text, who wrote it (nobody a true answer), whether it is right.

    `id` is the card it comes from in the game of two (B15), else "".
    """

    text: str
    authors: tuple[Seat, ...]
    true: bool
    id: str = ""


class Listed(Event):
    """The list, shuffled once (B10). Authors set aside by B8 are not on it."""

    answers: tuple[Answer, ...]


class ReadOut(Event):
    """An answer is lit up: the reading (from 1) and the place on the list (from 1) (B10)."""

    reading: int
    answer: int


class VoteOpened(Event):
    """Voters in the order in which they vote (B11)."""

    voters: tuple[Seat, ...]


class Voted(Event):
    """A vote. `secret`: nobody else may know it before the vote closes (B11)."""

    seat: Seat
    answer: int
    secret: bool


class VoteClosed(Event):
    pass


class Revealed(Event):
    """An answer is turned over (B12)."""

    answer: int


class Moved(Event):
    """A pawn hops (B13). `double` says that it ended on DOUBLE SCORE (B14)."""

    seat: Seat
    start: int
    end: int
    double: bool


class RoundVoided(Event):
    """The round does not count. The same dasher draws again, or his left when he is gone.

    `reason`: two-close (B8), redrawn or dasher-skipped (A4), dasher-left (A6).
    """

    reason: Void


class RoundEnded(Event):
    """The pawns have moved; doublings pass on (B14)."""


EVENTS: tuple[type[Event], ...] = (
    Rolled,
    RoundStarted,
    CardDrawn,
    CategoryRolled,
    CategoryPicked,
    HandedIn,
    SentBack,
    Marked,
    Merged,
    Listed,
    ReadOut,
    VoteOpened,
    Voted,
    VoteClosed,
    Revealed,
    Scored,
    Moved,
    RoundVoided,
    RoundEnded,
)
