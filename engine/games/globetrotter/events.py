"""What has happened in a game of Globetrotter: every event, with all results of luck in it."""

from __future__ import annotations

from typing import Literal

from engine.core import Card, Event, Scored, Seat
from engine.games.globetrotter.terms import Easier, Hands, Path, Region


class CardsDealt(Event):
    """These seats get Grand Voyageur cards: at the start, and a late seat (G12, A7)."""

    hands: Hands


class FirstRolled(Event):
    """A roll for who begins; `lap` counts from 1 (G2)."""

    seat: Seat
    die: int
    lap: int


class TiedFirst(Event):
    """These tied for the highest roll and roll again (G2)."""

    seats: tuple[Seat, ...]
    die: int


class TurnStarted(Event):
    """A turn begins. `round` counts turns from 1; `first`: this seat has not rolled before (G16)."""

    round: int
    seat: Seat
    first: bool


class Rolled(Event):
    seat: Seat
    die: int


class Moved(Event):
    """A pawn walked. `path` holds the space it stood on, every step, and where it stopped."""

    seat: Seat
    path: Path


class BoardingPlayed(Event):
    """A boarding pass takes a pawn along `path` onto the HQ of `region`; it is set aside (G13)."""

    seat: Seat
    path: Path
    region: Region


class RegionVoted(Event):
    """A vote for the region of the last question; all may see it (G8)."""

    seat: Seat
    region: Region


class RegionsTied(Event):
    """The votes are closed; these have the most, the host picks one (G8)."""

    regions: tuple[Region, ...]


class RegionSet(Event):
    """The region of a question that is not told by the space, chosen by the player (G5) or, for
    the `last` one, by the others (G8)."""

    seat: Seat
    region: Region
    last: bool


class Asked(Event):
    """The next card comes to the front and its question of `region` is asked (G5, G9).

    `cards` are the six questions of the printed card `number`; nobody may know them but the reader,
    who is None when the host reads. `question` counts from 1, `left` are the cards of its pack
    still to be played after it. `started_over`: all cards had been played; `again`: all questions
    of this region had been asked. `again` or not, the question counts as asked from now on.
    """

    question: int
    seat: Seat
    reader: Seat | None
    region: Region
    number: int
    cards: tuple[Card, ...]
    left: int
    started_over: bool = False
    again: bool = False


class ReaderChanged(Event):
    """The reader left; another reads on, or the host (None) (A6)."""

    reader: Seat | None


class Answered(Event):
    """An answer was typed; all may read it, as they would have heard it."""

    seat: Seat
    text: str


class Judged(Event):
    """The answer was right or wrong (G5). `passed`: none was given."""

    seat: Seat
    right: bool
    passed: bool = False


class Overruled(Event):
    """The judgement just made is taken off, with what came of it; another follows (G5)."""

    seat: Seat


class AnswerTold(Event):
    """Everybody learns the answer of the question of `region` (G5)."""

    region: Region
    answer: str


class FirstClassOffered(Event):
    """He failed on an HQ and could play first class (G14)."""

    seat: Seat


class FirstClassPlayed(Event):
    """First class is played and set aside (G14)."""

    seat: Seat


class TwoPicked(Event):
    """The reader picked two other questions of the card; `ids` are theirs (G14)."""

    regions: tuple[Region, Region]
    ids: tuple[str, str]


class PassportsOffered(Event):
    """These could play a passport, in the order in which they would answer (G15)."""

    seats: tuple[Seat, ...]


class PassportPlayed(Event):
    seat: Seat


class Declined(Event):
    seat: Seat


class PassportTried(Event):
    """It is this seat's turn to answer with a passport (G15)."""

    seat: Seat


class PassportLost(Event):
    """A passport was played in vain and is set aside (G15)."""

    seat: Seat


Reason = Literal[
    "wedge",  # right on the HQ, or by `quick` or `easier` elsewhere (G7, G10, G11)
    "wedge-first-class",  # G14
    "wedge-passport",  # G15
    "wedge-overruled",  # the judgement was wrong (G5)
    "wedge-given",  # by the host (A4); also `why`
    "wedge-taken",  # by the host (A4); also `why`
]
"""Why a wedge is gained or lost: the reasons of `Scored`, whose `facts` name the `region`."""


class EasierSet(Event):
    seat: Seat
    easier: Easier


class StraightWin(Event):
    """Somebody won within his very first turn; `owed` have not rolled and get theirs (G16)."""

    seat: Seat
    owed: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    CardsDealt,
    FirstRolled,
    TiedFirst,
    TurnStarted,
    Rolled,
    Moved,
    BoardingPlayed,
    RegionVoted,
    RegionsTied,
    RegionSet,
    Asked,
    ReaderChanged,
    Answered,
    Judged,
    Overruled,
    AnswerTold,
    FirstClassOffered,
    FirstClassPlayed,
    TwoPicked,
    PassportsOffered,
    PassportPlayed,
    Declined,
    PassportTried,
    PassportLost,
    Scored,
    EasierSet,
    StraightWin,
)
