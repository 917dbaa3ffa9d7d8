"""Globetrotter: the words of its rules. Options, moves, rulings, events and what a viewer sees.

The rules themselves stand beside this file, in the order of the rule page (G1–G16). Spaces,
regions and paths are in `wheel`.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Advance, Card, Command, Event, Move, Ruling, Scored, Seat, Value, View
from engine.games.globetrotter.wheel import REGIONS as REGIONS
from engine.games.globetrotter.wheel import Path as Path
from engine.games.globetrotter.wheel import Region as Region
from engine.games.globetrotter.wheel import Space as Space

Phase = Literal[
    "start",  # everyone rolls for who begins (G2)
    "throw",  # whose turn it is rolls; on ROLL AGAIN he may board instead (G3, G4, G13)
    "move",  # he chooses one of the `targets` (G3)
    "ask",  # he has stopped where a boarding pass would do: he plays it, or the question is drawn
    "choose",  # on the hub without six wedges he chooses the region (G5)
    "last",  # on the hub with six wedges the others choose the region (G8)
    "question",  # a question is asked, answered aloud, and judged (G5)
    "rescue",  # he failed on an HQ: he plays first class, or declines (G14)
    "passports",  # he did not: others play a passport, or decline (G15)
    "passport_answer",  # one of those answers and is judged (G15)
    "first_class",  # the reader picks two other regions of the card (G14)
    "first_extra",  # the first of the two is asked and judged
    "second_extra",  # the second, when the first was wrong
    "over",
]
PHASES: tuple[Phase, ...] = ("throw", "move", "question", "rescue")
"""The steps on the console's bar; all others lie beside one of these."""

FEWEST, MOST = 2, 6
"""How many can play; a team is one seat."""

ANSWER_LENGTH = 80
"""Characters in a typed answer."""

TravelCard = Literal["boarding", "first_class", "passport"]
TRAVEL_CARDS: tuple[TravelCard, ...] = ("boarding", "first_class", "passport")
EACH_KIND = 6
"""How many Grand Voyageur cards there are of each kind (G12)."""

Easier = Literal["none", "time", "wedge"]
"""For the young: twice the time, or a wedge for any right answer in a region (G10)."""

PACK = 100
"""Cards in a pack: 1 to 100 are the first, 101 to 200 the second … (G9)."""


class Options(Value):
    """What the table agrees on; the defaults are the bold ones of the rule page.

    `reader`: the seat to the right reads on his page, or the host does at the laptop. `precision`:
    whether the family name is enough. `typed`: whether players type their answers.
    """

    reader: Literal["right", "host"] = "right"
    precision: Literal["family", "full"] = "family"
    quick: bool = False
    traveller_cards: Literal["each", "none", "all"] = "each"
    typed: bool = False
    answer_seconds: Literal[0, 15, 30, 60] = 0
    close_at_zero: bool = False


# --- moves and rulings -------------------------------------------------------------------------


class RollFirst(Move):
    """Roll for who begins (G2). `lap` guards a late tap: those who tie roll again."""

    free: ClassVar[bool] = True
    lap: int


class Roll(Move):
    """Roll the die (G3)."""


class GoTo(Move):
    """Walk to one of the `targets` (G3)."""

    space: Space


class PlayBoarding(Move):
    """Play a boarding pass: straight onto the HQ two steps away (G13)."""


class ChooseRegion(Move):
    """On the hub without six wedges, choose the region of the question (G5)."""

    region: Region


class VoteRegion(Move):
    """Vote for the region of somebody's last question; replaceable (G8, A3)."""

    free: ClassVar[bool] = True
    round: int
    region: Region


class PickRegion(Ruling):
    """The host breaks a tie between regions (G8): one of the `tied`."""

    region: Region


class Answer(Move):
    """Type one's answer, or replace it before it is judged; by option (G5)."""

    text: str


class Pass(Move):
    """Say that one does not know; counts as a wrong answer."""


class Judge(Ruling):
    """The reader, or the host, says whether the answer was right (G5).

    Sent again before anything else has happened, it overrules what was judged.
    """

    right: bool


class PlayFirstClass(Move):
    """Play first class after failing on an HQ; while the question is open it is also a pass (G14)."""


class PickTwo(Ruling):
    """The reader, or the host, picks two other regions of the same card (G14)."""

    regions: tuple[Region, Region]


class PlayPassport(Move):
    """Try a question for oneself on which somebody failed (G15). Replaces that one declined."""

    free: ClassVar[bool] = True
    round: int


class Decline(Move):
    """Do not play first class, or no passport, this time (G14, G15). Takes a passport back."""

    free: ClassVar[bool] = True
    round: int


class SetEasier(Ruling):
    """The host sets what makes it easier for a seat (G10)."""

    seat: Seat
    easier: Easier


class GiveWedge(Ruling):
    """The host gives a wedge, with a reason (A4); points alone cannot be corrected here."""

    seat: Seat
    region: Region
    why: str


class TakeWedge(Ruling):
    """The host takes a wedge away, with a reason (A4)."""

    seat: Seat
    region: Region
    why: str


Step = Literal[
    "roll_all",  # start: roll for everyone who has not (A4)
    "roll",  # throw: roll for whose turn it is (A4)
    "draw_question",  # ask: draw the question; the player may do it too
    "close_vote",  # last: the votes so far decide (A4)
    "go_on",  # rescue, passports: no more cards are played; the reader may do it too
]

COMMANDS: tuple[type[Command], ...] = (
    Advance,
    RollFirst,
    Roll,
    GoTo,
    PlayBoarding,
    ChooseRegion,
    VoteRegion,
    PickRegion,
    Answer,
    Pass,
    Judge,
    PlayFirstClass,
    PickTwo,
    PlayPassport,
    Decline,
    SetEasier,
    GiveWedge,
    TakeWedge,
)


# --- events ------------------------------------------------------------------------------------

Hands = tuple[tuple[Seat, tuple[TravelCard, ...]], ...]
"""Grand Voyageur cards by seat."""


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


# --- view --------------------------------------------------------------------------------------


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
