"""What a viewer sees of a game of Globetrotter: the types that `view` fills."""

from __future__ import annotations

from typing import Literal

from engine.core import Card, Scored, Seat, Value, View
from engine.games.globetrotter.terms import Easier, Hands, Options, Path, Region, Space, TravelCard


class Walk(Value):
    """The last move of a pawn. `number` counts all moves from 1, so that none is told twice."""

    number: int
    seat: Seat
    path: Path
    boarding: bool = False


class Try(Value):
    """One attempt at one question: `seat` answers the question of `region`.

    `card` is the Grand Voyageur card that made it possible. `answer` and `accept` are known to the
    reader, to others once the answer has been told. `right` is None until it is judged; `passed`:
    no answer was given. `typed` is what was typed.
    """

    seat: Seat
    region: Region
    id: str
    prompt: str
    difficulty: int
    card: TravelCard | None = None
    answer: str | None = None
    accept: tuple[str, ...] = ()
    right: bool | None = None
    passed: bool = False
    typed: str | None = None


class QuestionView(Value):
    """The question that is open or, once `closed`, was asked last; it stays until the next one.

    `number` counts the questions of the game from 1, `round` is the turn. `card` is the number of
    the printed card, `pack` its pack (from 1), `left` the cards of the pack still to come.
    `seat` is who was on it, `reader` who reads (None: the host), `space` where he stands, `last`
    whether it is for the game (G8). `prize` is the wedge to be won, `winner` who has won it.
    `tries` are all attempts, the present one last: at first one; a first class adds up to two, with
    other questions of the card; each passport one more at the same question.
    """

    number: int
    round: int
    card: int
    pack: int
    left: int
    seat: Seat
    reader: Seat | None
    space: Space
    last: bool
    prize: Region | None
    winner: Seat | None
    closed: bool
    started_over: bool
    tries: tuple[Try, ...]


May = Literal[
    "roll_first",
    "roll",
    "go_to",
    "boarding",
    "choose_region",
    "vote_region",
    "pick_region",
    "answer",
    "pass",
    "judge",
    "overrule",
    "first_class",
    "pick_two",
    "passport",
    "decline",
]
"""What a viewer may send now, besides his steps. The host's `GiveWedge` … are always open."""


class GlobetrotterView(View):
    """What a viewer may know of a game of Globetrotter.

    `turn` (of every view) is who rolls, moves or answers now: with a passport, its player; `leader`
    is the reader while a question is open. `round` counts turns, `points` are wedges.

    - room: `pawns`, `wedges` and `hands` by seat, `easier` (seats with none left out); in `start`
      `lap` and `rolls`; in a turn `first_turn`, `die`, `targets` to be lit up and those
      of them where a wedge is to be won (`prizes`), `boarding` (the
      region of the HQ that a pass would lead to now), `walk` (the last one); on the hub `votes` for
      the last question and the `tied` regions that the host picks from; the `question`; while cards
      may be played `offered` (who could play `offer`), `played` and `declined`; `scored` since the
      last question was asked; `straight` (who has won in a first turn) and `owed` (who still gets
      one, G16).
    - everybody has `may`, his own: of the room's, as of the host's, what the host may rule.
    - the reader besides: answers within `question`, `suggest` (whether a typed answer looks right),
      in `first_class` the `others` he picks from, with their answers. `engine.core.READER` is the
      host who reads at the laptop, after a tap: what the reader knows when no seat reads.
    """

    options: Options
    pawns: tuple[tuple[Seat, Space], ...] = ()
    wedges: tuple[tuple[Seat, tuple[Region, ...]], ...] = ()
    hands: Hands = ()
    easier: tuple[tuple[Seat, Easier], ...] = ()
    lap: int = 1
    rolls: tuple[tuple[Seat, int], ...] = ()
    first_turn: bool = False
    die: int | None = None
    targets: tuple[Space, ...] = ()
    prizes: tuple[Space, ...] = ()
    boarding: Region | None = None
    walk: Walk | None = None
    votes: tuple[tuple[Seat, Region], ...] = ()
    tied: tuple[Region, ...] = ()
    question: QuestionView | None = None
    offer: TravelCard | None = None
    offered: tuple[Seat, ...] = ()
    played: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()
    others: tuple[Card, ...] = ()
    suggest: bool | None = None
    scored: tuple[Scored, ...] = ()
    straight: tuple[Seat, ...] = ()
    owed: tuple[Seat, ...] = ()
    may: tuple[May, ...] = ()
