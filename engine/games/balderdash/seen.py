"""What a viewer sees of a game of Balderdash: the types that `view` fills."""

from __future__ import annotations

from engine.core import Scored, Seat, Value, View
from engine.games.balderdash.events import Moved
from engine.games.balderdash.terms import Category, Options, Void


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
