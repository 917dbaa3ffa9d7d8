"""The state of a game of Globetrotter: the table, the pawns, the present turn and its question."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import Card, Scored, Seat, Value
from engine.games.globetrotter.seen import Try, Walk
from engine.games.globetrotter.terms import (
    FEWEST,
    Easier,
    Hands,
    Options,
    Path,
    Phase,
    Region,
    Space,
    TravelCard,
)
from engine.table import Table

Wedges = tuple[tuple[Seat, tuple[Region, ...]], ...]
"""Wedges by seat, in the order of the ring."""


class Turn(Value):
    """All that belongs to one turn; a new one starts from nothing.

    `first` says that its seat had not rolled before (G16). `votes` are for the region of the last
    question, `tied` those that have the most once they are closed, `skipped` who need not vote (G8).
    """

    round: int
    seat: Seat
    first: bool
    die: int | None = None
    votes: tuple[tuple[Seat, Region], ...] = ()
    tied: tuple[Region, ...] = ()
    skipped: tuple[Seat, ...] = ()


class Question(Value):
    """A question, open or the last one; what is added by cards belongs to it.

    `cards` are the questions of the printed card `number`. `tries` are as in the view, but never
    hold an answer; `told` are the regions whose answer everybody knows. `offer` is the Grand
    Voyageur card that `offered` could play, `played` and `declined` what they did. `two` are the
    regions picked for first class (G14). `readers` are the seats that have read it, one after the
    other: they know the answers.
    """

    question: int
    round: int
    seat: Seat
    reader: Seat | None
    readers: tuple[Seat, ...]
    space: Space
    last: bool
    prize: Region | None
    number: int
    cards: tuple[Card, ...]
    left: int
    started_over: bool
    tries: tuple[Try, ...]
    winner: Seat | None = None
    closed: bool = False
    told: tuple[Region, ...] = ()
    offer: TravelCard | None = None
    offered: tuple[Seat, ...] = ()
    played: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()
    two: tuple[Region, ...] = ()

    @property
    def region(self) -> Region:
        """The region that was asked for first."""
        return self.tries[0].region

    @property
    def now(self) -> Try:
        """The present attempt, or the last one."""
        return self.tries[-1]

    @property
    def others(self) -> tuple[Card, ...]:
        """The other questions of the card."""
        return tuple(card for card in self.cards if card.pile != self.region)

    def card(self, region: Region) -> Card:
        """The question of a region of this card."""
        return next(card for card in self.cards if card.pile == region)

    def attempt(self, seat: Seat, region: Region, card: TravelCard | None = None) -> Try:
        """A new attempt at a question of this card, without its answer."""
        asked = self.card(region)
        return Try(seat, region, asked.id, asked.prompt, asked.difficulty, card)

    def but(self, **changes: Any) -> Question:
        """The same question with these fields changed."""
        return msgspec.structs.replace(self, **changes)

    def but_try(self, **changes: Any) -> Question:
        """The same question with these fields of its present attempt changed."""
        return self.but(tries=(*self.tries[:-1], msgspec.structs.replace(self.now, **changes)))


class State(Value):
    """A game of Globetrotter.

    - `pawns`, `wedges` and `hands` are by seat, in seat order; `easier` names only who has it so.
    - `lap`, `rollers` and `rolls` belong to the opening: who rolls in this lap, and what (G2).
    - `rolled` have had the die in a turn of theirs; `newcomers` play from the next turn on (A7).
    - `question` is the open one or the last; `questions` counts them; `scored` is since it was asked.
    - `straight` have won in their first turn, `owed` still get one (G16).
    - `before` is the state in which the judgement that stands was made, until something else
      happens: that long it may be overruled (G5).
    """

    options: Options
    table: Table
    pawns: tuple[tuple[Seat, Space], ...]
    wedges: Wedges
    hands: Hands
    easier: tuple[tuple[Seat, Easier], ...] = ()
    phase: Phase = "start"
    lap: int = 1
    rollers: tuple[Seat, ...] = ()
    rolls: tuple[tuple[Seat, int], ...] = ()
    rolled: tuple[Seat, ...] = ()
    newcomers: tuple[Seat, ...] = ()
    turn: Turn | None = None
    walk: Walk | None = None
    question: Question | None = None
    questions: int = 0
    scored: tuple[Scored, ...] = ()
    straight: tuple[Seat, ...] = ()
    owed: tuple[Seat, ...] = ()
    before: State | None = None

    @property
    def now(self) -> Turn:
        """The present turn. Only to be asked for after the opening."""
        assert self.turn is not None, "nobody has begun"
        return self.turn

    @property
    def asked(self) -> Question:
        """The open question, or the last one. Only to be asked for once there is one."""
        assert self.question is not None, "nothing has been asked"
        return self.question

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that take part in this turn, in seat order; nobody away (A6, A7)."""
        return tuple(seat for seat in self.table.present if seat not in self.newcomers)

    @property
    def space(self) -> Space:
        """Where the pawn stands whose turn it is."""
        return dict(self.pawns)[self.now.seat]

    @property
    def rests(self) -> bool:
        """Whether nobody can go on: a pause, the end, or fewer than two players."""
        table = self.table
        return table.paused or table.ending is not None or len(table.present) < FEWEST

    def lacks(self, seat: Seat, region: Region | None) -> bool:
        """Whether a seat lacks the wedge of this region."""
        return region is not None and region not in dict(self.wedges)[seat]

    def holds(self, seat: Seat, card: TravelCard) -> bool:
        """Whether a seat has such a Grand Voyageur card left."""
        return card in dict(self.hands)[seat]

    def but(self, **changes: Any) -> State:
        """The same state with these fields changed."""
        return msgspec.structs.replace(self, **changes)

    def but_turn(self, **changes: Any) -> State:
        """The same state with these fields of its turn changed; as it is before the first."""
        if self.turn is None:
            return self
        return self.but(turn=msgspec.structs.replace(self.turn, **changes))

    def but_question(self, question: Question) -> State:
        """The same state with another question."""
        return self.but(question=question)


def walked(state: State, seat: Seat, path: Path, boarding: bool) -> State:
    """The pawn at the end of its path, and the walk to be shown."""
    number = state.walk.number + 1 if state.walk else 1
    pawns = tuple((other, path[-1] if other == seat else at) for other, at in state.pawns)
    return state.but(pawns=pawns, walk=Walk(number, seat, path, boarding))


def without(hands: Hands, seat: Seat, card: TravelCard) -> Hands:
    """The hands after a seat has set one such card aside."""

    def rest(cards: tuple[TravelCard, ...]) -> tuple[TravelCard, ...]:
        at = cards.index(card)
        return cards[:at] + cards[at + 1 :]

    return tuple((other, rest(cards) if other == seat else cards) for other, cards in hands)
