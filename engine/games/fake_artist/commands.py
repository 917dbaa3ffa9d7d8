"""What can be asked of the rules of Fake Artist: moves of seats, rulings of people, steps."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Advance, Command, Move, Ruling, Seat
from engine.games.fake_artist.terms import Stroke


class NameFirst(Ruling):
    """The host names who is word master first, before the first word is set (F1).

    With the console as word master: who draws first (F11).
    """

    seat: Seat


class ChooseCategory(Move):
    """The word master asks for words of a category, one of the view's `categories` (F2).

    He may choose again before he sets the word.
    """

    category: str


class PickWord(Move):
    """The word master sets one of the words offered, by its number from 1 (F2)."""

    number: int


class SetOwnWord(Move):
    """The word master sets a word of his own. `category` is one of the lists', or his own too."""

    category: str
    word: str


class Confirm(Move):
    """An artist has looked at his word, or at the X (F2). `round` guards a late tap."""

    free: ClassVar[bool] = True
    round: int


class Draw(Move):
    """Send one's stroke of a lap, 1 or 2 (F3). Sent twice it counts once (A3)."""

    free: ClassVar[bool] = True
    round: int
    lap: int
    stroke: Stroke


class Done(Move):
    """One's stroke of a lap is drawn, on paper (F4). Sent twice it counts once (A3)."""

    free: ClassVar[bool] = True
    round: int
    lap: int


class Vote(Move):
    """Point at another artist, in secret (F5); replaceable until the votes are shown (A3)."""

    free: ClassVar[bool] = True
    round: int
    suspect: Seat


class Guess(Move):
    """The fake, caught, guesses the word: once (F7)."""

    free: ClassVar[bool] = True
    round: int
    text: str


class Judge(Ruling):
    """The word master, or the host, says whether the guess is right (F7).

    It may be said anew until the next round; the points follow.
    """

    free: ClassVar[bool] = True
    round: int
    right: bool


Step = Literal[
    "deal_word",  # word: the console sets a category and a word by lot (F2, F11)
    "start_drawing",  # look: the host may press it before all have looked (F2, A4)
    "stroke_done",  # draw, on paper: the stroke of whose turn it is, is drawn (F4)
    "skip_stroke",  # draw: go on without this stroke (A4)
    "open_vote",  # draw: count down, then all vote (F5); the host may press it early (A4)
    "reveal_votes",  # vote: show all votes at once; who has none abstains (F5)
    "next_round",  # score: the next word master's round (F1)
]

COMMANDS: tuple[type[Command], ...] = (
    Advance,
    NameFirst,
    ChooseCategory,
    PickWord,
    SetOwnWord,
    Confirm,
    Draw,
    Done,
    Vote,
    Guess,
    Judge,
)
