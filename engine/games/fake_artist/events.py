"""What has happened in a game of Fake Artist: every event, with all results of luck in it."""

from __future__ import annotations

from typing import Literal

from engine.core import Card, Event, Scored, Seat
from engine.games.fake_artist.terms import Stroke, Void


class FirstDrawn(Event):
    """The lot says who begins (F1)."""

    seat: Seat


class FirstNamed(Event):
    """The host says who begins (F1)."""

    seat: Seat


class RoundStarted(Event):
    """A round begins. `leader` is its word master, None the console (F11).

    `first` draws first, if he plays; `categories` are those that the decks in use hold.
    """

    round: int
    leader: Seat | None
    first: Seat
    categories: tuple[str, ...] = ()


class WordsOffered(Event):
    """Words to pick from, for the word master alone (F2).

    `started_over` says that all words of the category had been used.
    """

    category: str
    cards: tuple[Card, ...]
    started_over: bool = False


class WordSet(Event):
    """The category, which everybody hears, and the word (F2).

    `pile` and `card` are the category and the id under which it stands on a list: it is used up
    now, also when a word master wrote it himself; "" where it stands on none. `started_over` says
    that all words of the list had been used before.
    """

    category: str
    word: str
    pile: str = ""
    card: str = ""
    started_over: bool = False


class Dealt(Event):
    """The artists, in the order in which they draw, and which of them got the X (F2, F3)."""

    artists: tuple[Seat, ...]
    fake: Seat


class Looked(Event):
    seat: Seat


class DrawingStarted(Event):
    pass


class Drew(Event):
    """A stroke stands on the sheet; None on paper (F3, F4)."""

    seat: Seat
    lap: int
    stroke: Stroke | None = None


class StrokeSkipped(Event):
    """The table goes on without this stroke (A4)."""

    seat: Seat
    lap: int


class VoteOpened(Event):
    """The countdown begins; these artists vote (F5)."""

    voters: tuple[Seat, ...]


class Voted(Event):
    """Nobody else may know a vote before all are shown (F5)."""

    seat: Seat
    suspect: Seat


class VotesShown(Event):
    """All votes at once: who points at whom, in drawing order (F5)."""

    votes: tuple[tuple[Seat, Seat], ...]


class Unmasked(Event):
    """The fake shows himself, `caught` or not (F6, F7)."""

    fake: Seat
    caught: bool


class Guessed(Event):
    seat: Seat
    text: str


class Judged(Event):
    """Whether the guess was right; said anew, it takes the place of what was said before (F7)."""

    right: bool


class WordShown(Event):
    """Everybody hears the word."""

    word: str


Reason = Literal[
    "fake-escaped",  # the fake: he was not caught (F8). facts: votes (those for him)
    "master-escaped",  # the word master: the fake was not caught (F8). facts: fake
    "fake-guessed",  # the fake: caught, and guessed right (F8)
    "master-guessed",  # the word master: the fake guessed right (F8). facts: fake
    "fake-caught",  # an artist: caught, and guessed wrong (F8). facts: fake
    "judged-anew",  # takes back points of the judgement before (F7)
]


class RoundVoided(Event):
    """The round does not count. The same word master sets a word again, or the next one (F10)."""

    reason: Void


EVENTS: tuple[type[Event], ...] = (
    FirstDrawn,
    FirstNamed,
    RoundStarted,
    WordsOffered,
    WordSet,
    Dealt,
    Looked,
    DrawingStarted,
    Drew,
    StrokeSkipped,
    VoteOpened,
    Voted,
    VotesShown,
    Unmasked,
    Guessed,
    Judged,
    WordShown,
    Scored,
    RoundVoided,
)
