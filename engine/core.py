"""The words all games share: who looks, who asks, what happened, and what a game is.

A game is a frozen record of pure functions (`Game`). It turns a command (a `Move` of a seat or a
`Ruling` of a person) into events, folds events into a state, and builds a view of that state for
each viewer from nothing. It knows no screen, no clock, no database; luck comes from a `Box`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal, NewType, Protocol, TypeVar, dataclass_transform

import msgspec

Seat = NewType("Seat", str)
"""A player's place at the table: "A", "B", … in order of joining; never used twice in a night."""

Viewer = str
"""Who looks: a `Seat`, or `ROOM`, `HOST`, or `READER`."""

ROOM: Viewer = "room"
"""What everybody may see: the big screen."""

HOST: Viewer = "host"
"""The person at the laptop. Sees what the room sees, may rule, and may act for a seat (A4, A5)."""

READER: Viewer = "reader"
"""The host after a deliberate tap, where no seat may read what has to be read aloud (G5).

Sees what the room sees in all other games and phases; sends nothing.
"""

Version = int
"""How many rows the log of a game has. Grows by every event, also by a step taken back."""

Fact = str | int
"""What fills a sentence: a number, a text, a seat. Sentences themselves are made by the pages."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class _Frozen(msgspec.StructMeta):
    """Tells the type checker what msgspec does: whatever comes from a frozen struct is frozen."""


class Value(msgspec.Struct, metaclass=_Frozen, frozen=True, forbid_unknown_fields=True):
    """A frozen value that compares by content and refuses unknown fields when read from JSON."""


class Command(Value, tag=True):
    """Something a viewer asks for.

    `by` is who asks. `free` marks commands that all seats send at the same time (bluffs, secret
    votes): they are decided against the newest state; any other is refused as `Stale` when its
    sender's view has changed since he looked.
    """

    by: Viewer
    free: ClassVar[bool] = False


class Move(Command):
    """A command that belongs to a seat. It is sent by the seat, or by the host for it (A4, A5)."""

    seat: Seat


class Ruling(Command):
    """A decision of a person: the dasher, the word master, the reader, or the host."""


class Advance(Ruling):
    """Go on to the next step. `step` is the name the button carried: one of the view's `steps`."""

    step: str


class Event(Value, tag=True):
    """Something that happened. Holds every result of luck, so that a log replays without a seed."""


class Scored(Event):
    """Points and why (A2). `reason` is a message id filled with `facts`."""

    seat: Seat
    points: int
    reason: str
    facts: dict[str, Fact] = {}


class Line(Value):
    """One line of a feed: a message id and its facts. The page names the seats among the facts."""

    message: str
    facts: dict[str, Fact] = {}


class Ending(Value):
    """How a game ended: who won (several share a win; nobody when the host ended it) and why."""

    winners: tuple[Seat, ...]
    reason: str


class View(Value):
    """What one viewer may know. Games add their own fields; these are on every screen.

    `leader` is who leads the round (a dasher), `turn` whose turn it is where seats play one after
    the other; a time limit begins anew with every turn (A8). `steps` are what this viewer may do
    now to go on (in the room's view: what the host may): the first is the main button, the others
    are rarer. `waiting` are the seats the table waits for; `open` are all that may send a move now
    (those waited for, and those who may still replace what they sent, A3). `points` are in seat
    order.
    """

    viewer: Viewer
    phase: str
    phases: tuple[str, ...]
    round: int
    seats: tuple[Seat, ...]
    away: tuple[Seat, ...]
    leader: Seat | None
    turn: Seat | None
    waiting: tuple[Seat, ...]
    open: tuple[Seat, ...]
    steps: tuple[str, ...]
    points: tuple[tuple[Seat, int], ...]
    paused: bool
    ending: Ending | None


class Refusal(Exception):
    """Anything a viewer asks for that does not happen. Nothing has changed.

    `message` is the id of a sentence, `facts` fill it. The pages tell it in the reader's language.
    """

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


class IllegalMove(Refusal):
    """The rules refuse it; the sentence says why and what is possible instead (A1)."""


class NotAllowed(Refusal):
    """The wrong person asked."""


class Stale(Refusal):
    """Somebody was faster: what the sender saw has changed. He looks again; nothing is lost."""


class Card(Value):
    """One thing drawn from a deck: a prompt and its answer, a word. `id` names it for good.

    `accept` are other answers that are right too. `difficulty` is 1 to 3, `number` that of the
    printed card it stands on; 0 where the deck has none.
    """

    id: str
    pile: str
    prompt: str
    answer: str = ""
    accept: tuple[str, ...] = ()
    difficulty: int = 0
    number: int = 0


class Drawn(Value):
    """Cards from one pile. `over` says that the pile was used up and has been started over (B4)."""

    cards: tuple[Card, ...]
    over: bool = False


Thing = TypeVar("Thing")


class Box(Protocol):
    """Luck, handed in. Whatever comes out stands in an event."""

    def roll(self, dice: int = 1) -> tuple[int, ...]:
        """Roll that many dice: each 1 to 6."""
        ...

    def shuffle(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """Give the same things in an order that nobody can foresee."""
        ...

    def piles(self) -> tuple[str, ...]:
        """Name the piles that the decks in use contain."""
        ...

    def pile(self, pile: str) -> tuple[Card, ...]:
        """All cards of a pile, in the order in which they stand in the deck."""
        ...

    def had(self, pile: str) -> frozenset[str]:
        """What this table has used up of a pile, as `Game.spent` told it, since it started over.

        Nights before and this game included. A game may keep account of piles that no deck has.
        """
        ...

    def draw(self, pile: str, count: int, played: frozenset[str]) -> Drawn:
        """Draw different cards from a pile.

        None that this table has had and none of `played` comes while others are left (B4).
        Raises `IllegalMove` when the whole pile holds fewer than `count` cards.
        """
        ...


class Option(Value):
    """One option as the lobby shows it: its field, its choices (default first), and its rule."""

    name: str
    choices: tuple[str | int | bool, ...]
    rule: str


class Game(Value):
    """A game: its key, how many can play, its types, and its rules as pure functions.

    - `check(options)` refuses house rules that exclude each other, with an `IllegalMove`.
    - `start(options, seats)` gives the state before anything happened.
    - `deal(state, box)` gives the events that open the game.
    - `decide(state, command, box)` checks everything and tells what happens, or raises a `Refusal`.
    - `evolve(state, event)` is the state after it. Total: never refuses, never rolls.
    - `view(state, viewer)` is all that this viewer may know.
    - `heard(event, viewer)` is the line he hears of it, or None. Closed by default.
    - `spent(event)` are the ids of cards that have now been used up, by pile; an id of "" means
      that the pile starts over (B4).
    - `limit(state)` is how many seconds the present phase, or turn, may take, or None (A8).
    """

    key: str
    seats: tuple[int, int]
    late: bool
    options: type[Value]
    choices: tuple[Option, ...]
    commands: tuple[type[Command], ...]
    events: tuple[type[Event], ...]
    check: Callable[[Any], None]
    start: Callable[[Any, tuple[Seat, ...]], Any]
    deal: Callable[[Any, Box], tuple[Event, ...]]
    decide: Callable[[Any, Command, Box], tuple[Event, ...]]
    evolve: Callable[[Any, Event], Any]
    view: Callable[[Any, Viewer], View]
    heard: Callable[[Event, Viewer], Line | None]
    spent: Callable[[Event], Mapping[str, tuple[str, ...]]]
    limit: Callable[[Any], int | None]


Language = Literal["en", "fr"]
