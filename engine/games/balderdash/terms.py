"""Balderdash: the words of its rules. Options, moves, rulings, events and what a viewer sees.

The rules themselves stand beside this file, in the order of the rule page (B1–B15).
"""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Advance, Card, Command, Event, Move, Ruling, Scored, Seat, Value, View

Category = Literal["words", "people", "initials", "movies", "dates"]
CATEGORIES: tuple[Category, ...] = ("words", "people", "initials", "movies", "dates")
"""In the order of the die: 1 Words … 5 Dates, 6 is a free choice (B4)."""

Phase = Literal["opening", "card", "bluffs", "reading", "vote", "reveal", "moves", "scores", "over"]
PHASES: tuple[Phase, ...] = ("card", "bluffs", "reading", "vote", "reveal", "moves")
"""The steps of a round on the console's bar. `opening`, `scores` and `over` lie outside."""

BLUFF_LENGTH = 280
"""Characters in a bluff (B6)."""

WHY_LENGTH = 80
"""Characters in the dasher's word on why he sends a bluff back (B7)."""

FEWEST, MOST = 2, 20
"""How many can play."""

SMALL_TABLE = 4
"""Up to this many players the dasher may write a bluff too (B6)."""

DOUBLE_SQUARES: dict[int, tuple[int, ...]] = {15: (7,), 27: (9, 18), 40: (10, 20, 30)}
"""DOUBLE SCORE squares by path length (B2)."""


class Options(Value):
    """What the table agrees on; the defaults are the bold ones of the rule page."""

    path_length: Literal[27, 15, 40] = 27
    category: Literal["choose", "roll"] = "choose"
    dasher_bluffs: bool = True
    voting: Literal["clockwise", "together"] = "clockwise"
    own_vote: bool = True
    bluff_seconds: Literal[0, 60, 120, 180] = 0
    vote_seconds: Literal[0, 30, 60] = 0
    close_at_zero: bool = False


# --- moves and rulings -------------------------------------------------------------------------


class PickCategory(Move):
    """The dasher picks a category of the card (B4)."""

    category: Category


class RollCategory(Move):
    """The dasher lets the die choose the category (B4)."""


class HandIn(Move):
    """Write a bluff, or replace it while writing is open (B6, A3). `round` guards a late tap."""

    free: ClassVar[bool] = True
    round: int
    text: str


class SendBack(Ruling):
    """The dasher returns a bluff he cannot read, with a word why (B7)."""

    seat: Seat
    why: str


class MarkClose(Ruling):
    """The dasher marks a bluff as right or nearly right, or takes the mark off (B8)."""

    free: ClassVar[bool] = True
    round: int
    seat: Seat
    close: bool


class Merge(Ruling):
    """The dasher puts two bluffs on the list as one, or parts them again (B9)."""

    free: ClassVar[bool] = True
    round: int
    seats: tuple[Seat, Seat]
    merged: bool


class Vote(Move):
    """Name the answer one believes by its place on the list, from 1; replaceable (B11, A3)."""

    free: ClassVar[bool] = True
    round: int
    answer: int


Void = Literal["two-close", "redrawn", "dasher-skipped", "dasher-left"]
"""Why a round does not count."""

Step = Literal[
    "roll_first",  # opening: everyone rolls for the first dasher (B3)
    "draw",  # opening, scores: the dasher draws a card; a new round begins (B4)
    "start_reading",  # bluffs: close writing, shuffle, list (B10), or void the round (B8)
    "read_next",  # reading: light up the next answer, or start the next reading
    "read_again",  # reading: one more reading from the top (B10)
    "open_vote",  # reading: after the second reading (B10); the host may press it sooner (A4)
    "close_vote",  # vote: nobody may change his vote any more
    "reveal_next",  # reveal: turn over the next answer, the true one last, with its points (B12)
    "move_pawns",  # reveal, all turned over: the pawns move (B13–B14)
    "redraw",  # card, bluffs, reading, vote: throw the card away; same dasher, new card (A4)
]

COMMANDS: tuple[type[Command], ...] = (
    Advance,
    PickCategory,
    RollCategory,
    HandIn,
    SendBack,
    MarkClose,
    Merge,
    Vote,
)


# --- events ------------------------------------------------------------------------------------


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


# --- view --------------------------------------------------------------------------------------


class Bluff(Value):
    """What a seat handed in. `why` is set while it is sent back and not yet written again (B7)."""

    seat: Seat
    text: str
    close: bool = False
    why: str | None = None


class BluffView(Value):
    """A bluff as the dasher sees it: likeness to the answer, 0–100; whose it is listed with."""

    seat: Seat
    text: str
    close: bool
    why: str | None
    likeness: int
    merged: tuple[Seat, ...]


class AnswerView(Value):
    """A line of the list. Authors and truth are None until it is turned over."""

    number: int
    text: str
    votes: tuple[Seat, ...]
    authors: tuple[Seat, ...] | None = None
    true: bool | None = None


class SetAside(Value):
    """A bluff that was too close, read out after the reveal (B8, B12)."""

    seat: Seat
    text: str


class BalderdashView(View):
    """What a viewer may know of a game of Balderdash.

    - room: `categories` on the card, the `pips` of the die, `category` and `prompt`, the list with
      its light, votes that may be seen, what has been turned over, scores, pawns. `answer` and
      `set_aside` once all is turned over, or when a round is void because two were too close.
    - the dasher's seat besides: `prompts` of his card, `answer`, all `bluffs` with marks.
    - any seat besides: `mine` (its own bluff, also when sent back; never its mark), `my_vote`,
      `barred` (answers it may not vote for), `aside` if it was set aside.
    """

    options: Options
    two: bool = False
    rolls: tuple[tuple[tuple[Seat, int], ...], ...] = ()
    squares: tuple[tuple[Seat, int], ...] = ()
    doubled: tuple[Seat, ...] = ()
    started_over: tuple[Category, ...] = ()
    void: Void | None = None
    pips: int | None = None
    categories: tuple[Category, ...] = ()
    may_roll: bool = False
    may_pick: bool = False
    prompts: tuple[tuple[Category, str], ...] = ()
    category: Category | None = None
    prompt: str | None = None
    answer: str | None = None
    writing: tuple[Seat, ...] = ()
    handed_in: tuple[Seat, ...] = ()
    dasher_may_bluff: bool = False
    bluffs: tuple[BluffView, ...] = ()
    mine: Bluff | None = None
    answers: tuple[AnswerView, ...] = ()
    reading: int = 0
    lit: int = 0
    voters: tuple[Seat, ...] = ()
    voted: tuple[Seat, ...] = ()
    my_vote: int | None = None
    barred: tuple[int, ...] = ()
    aside: bool = False
    set_aside: tuple[SetAside, ...] = ()
    scored: tuple[Scored, ...] = ()
    moved: tuple[Moved, ...] = ()
    next_dasher: Seat | None = None
