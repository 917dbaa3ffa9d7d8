"""Fake Artist: the words of its rules. Options, moves, rulings, events and what a viewer sees.

The rules themselves stand beside this file, in the order of the rule page (F1–F11). Strokes are in
`stroke`. The word master is the `leader` of every view; he is None when the console is (F11).
"""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Advance, Card, Command, Event, Move, Ruling, Scored, Seat, Value, View
from engine.games.fake_artist.stroke import MOST_POINTS as MOST_POINTS
from engine.games.fake_artist.stroke import SHEET as SHEET
from engine.games.fake_artist.stroke import SHORTEST as SHORTEST
from engine.games.fake_artist.stroke import Stroke as Stroke

Phase = Literal["word", "look", "draw", "vote", "unmask", "score", "over"]
PHASES: tuple[Phase, ...] = ("word", "look", "draw", "vote", "unmask", "score")
"""The steps of a round on the console's bar. `over` lies outside."""

FEWEST, MOST = 5, 10
"""How many can play."""

LEAST_ARTISTS = 3
"""With so many artists a round can still be played when people have left (F10)."""

TARGET = 5
"""Points that win (F9)."""

LAPS = 2
"""Strokes of each artist (F3)."""

OFFERED = 3
"""Words that the console offers (F2)."""

CATEGORY_LENGTH = WORD_LENGTH = 40
"""Characters in a category or a word of the word master's own (F2)."""

GUESS_LENGTH = 80
"""Characters in the guess (F7)."""


class Options(Value):
    """What the table agrees on; the defaults are the bold ones of the rule page.

    `sheet` says where they draw: on the phones, or on paper, where the console only leads the
    turns (F4). `turn_seconds` are for a stroke, `vote_seconds` for the vote (A8).
    """

    word_master: Literal["rotates", "console"] = "rotates"
    sheet: Literal["phones", "paper"] = "phones"
    turn_seconds: Literal[0, 30, 60] = 0
    vote_seconds: Literal[0, 30, 60] = 0
    close_at_zero: bool = False


# --- moves and rulings -------------------------------------------------------------------------


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


Void = Literal["master-left", "master-skipped", "fake-left", "too-few"]
"""Why a round does not count."""

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


# --- events ------------------------------------------------------------------------------------


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


# --- view --------------------------------------------------------------------------------------


class Offer(Value):
    """Words that the word master may pick by number (F2)."""

    category: str
    words: tuple[str, ...]
    started_over: bool = False


class FakeArtistView(View):
    """What a viewer may know of a game of Fake Artist. `turn` (of every view) draws now.

    - room: `categories` of the decks while the word is set, then the `category`, a key of the decks
      or the word master's own words; the `artists` in drawing order, nobody away; who has `looked`;
      the `lap` and the `strokes` so far (of those who left, too); `drawn` once the last one stands;
      who has `voted`. Once shown: `votes` (who, whom), the `tally` of every artist, most first,
      `caught` and the `fake`; then his `guess`, whether it was `right`, the `word`, `scored`; and
      `next_leader` (None the console) and `next_first` between rounds. `may_judge`: a guess is
      there to be judged, or judged anew, by word master or host. `may_name_first`: the host may.
    - an artist besides: the `word`, or `x` for the fake; `my_vote`, and the `suspects` he may point
      at.
    - the word master besides: his `offer`; `word` and `fake` once set; and once there is a guess,
      `suggest`: whether the console takes it for right. All see that when the word is shown.
    """

    options: Options
    target: int = TARGET
    laps: int = LAPS
    first: Seat | None = None
    may_name_first: bool = False
    categories: tuple[str, ...] = ()
    category: str | None = None
    artists: tuple[Seat, ...] = ()
    looked: tuple[Seat, ...] = ()
    lap: int = 0
    strokes: tuple[Drew, ...] = ()
    drawn: bool = False
    voters: tuple[Seat, ...] = ()
    voted: tuple[Seat, ...] = ()
    votes: tuple[tuple[Seat, Seat], ...] = ()
    tally: tuple[tuple[Seat, int], ...] = ()
    caught: bool | None = None
    fake: Seat | None = None
    guess: str | None = None
    may_judge: bool = False
    suggest: bool | None = None
    right: bool | None = None
    word: str | None = None
    scored: tuple[Scored, ...] = ()
    void: Void | None = None
    next_leader: Seat | None = None
    next_first: Seat | None = None
    x: bool = False
    my_vote: Seat | None = None
    suspects: tuple[Seat, ...] = ()
    offer: Offer | None = None
