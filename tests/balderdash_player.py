"""How Balderdash is played by chance, and what its viewers cannot know."""

from __future__ import annotations

import random

import msgspec

from engine.core import Advance, Card, Command, Event, Seat, Viewer
from engine.games.balderdash.commands import (
    HandIn,
    MarkClose,
    Merge,
    PickCategory,
    RollCategory,
    SendBack,
    Vote,
)
from engine.games.balderdash.events import (
    Answer,
    CardDrawn,
    CategoryPicked,
    HandedIn,
    Listed,
    Marked,
    Merged,
    SentBack,
    Voted,
)
from engine.games.balderdash.seen import BalderdashView, Bluff
from engine.games.balderdash.state import Round, State
from engine.games.balderdash.terms import Options
from tests.sitting import PILES as PILES

OPTIONS = (
    Options(path_length=15),
    Options(path_length=15, voting="together", own_vote=False),
    Options(path_length=27, category="roll", dasher_bluffs=False),
    Options(path_length=40, voting="together", category="roll"),
)

TEXTS = ("a hat", "A hat!", "some cake", "a small boat", "true words", "nothing at all", "🎩")


def hides(options: Options) -> bool:
    """There is always a card that only the dasher sees."""
    return True


def propose(view: BalderdashView, luck: random.Random) -> list[Command]:
    """What a seat may sensibly do."""
    if view.viewer not in view.seats:
        return []
    me = Seat(view.viewer)
    asks: list[Command] = []
    if me in view.open and view.may_pick:
        asks.append(PickCategory(me, me, luck.choice(view.categories)))
    if me in view.open and view.may_roll:
        asks.append(RollCategory(me, me))
    if me in view.open and view.phase == "bluffs":
        asks.append(HandIn(me, me, view.round, f"{luck.choice(TEXTS)} {luck.randint(1, 9)}"))
    if me in view.open and view.phase == "vote":
        places = [line.number for line in view.answers if line.number not in view.barred]
        asks.append(Vote(me, me, view.round, luck.choice(places)))
    if view.waiting or me != view.leader:
        return asks
    if view.phase == "bluffs" and view.bluffs:
        one, other = luck.choice(view.bluffs), luck.choice(view.bluffs)
        asks.append(MarkClose(me, view.round, one.seat, luck.random() < 0.5))
        asks.append(Merge(me, view.round, (one.seat, other.seat), luck.random() < 0.7))
        asks.append(SendBack(me, one.seat, "blurred"))
    return asks + [Advance(me, step) for step in view.steps]


# --- what a viewer cannot know -----------------------------------------------------------------


def twin(state: State, viewer: Viewer) -> State:
    """The same game to this viewer, with everything else behind it changed."""
    state = state.but(played=())
    if state.round is None:
        return state
    round_ = state.round
    secret = state.options.voting == "together" and not round_.closed
    if secret:
        lines = len(round_.answers)
        state = state.but_round(
            votes=tuple(
                (seat, answer if seat == viewer else answer % lines + 1)
                for seat, answer in round_.votes
            )
        )
    if viewer == round_.dasher:
        return state
    told = round_.all_revealed or state.void == "two-close"
    aside = {score.seat for score in round_.scored if score.reason == "too-close"}
    known = {viewer} | (aside if told else set())
    return state.but_round(
        bluffs=tuple(_bluff(bluff, viewer, bluff.seat in known) for bluff in round_.bluffs)[::-1],
        merges=(),
        entries=tuple(_entry(round_, entry, told) for entry in round_.entries),
        answers=_behind(round_, viewer),
    )


def _bluff(bluff: Bluff, viewer: Viewer, known: bool) -> Bluff:
    """Another text and reason; another mark also on one's own."""
    other = msgspec.structs.replace(bluff, close=not bluff.close)
    if not known:
        other = msgspec.structs.replace(other, text=f"secret of {bluff.seat}")
    if bluff.seat != viewer and bluff.why is not None:
        other = msgspec.structs.replace(other, why="another reason")
    return other


def _entry(round_: Round, entry: Card, told: bool) -> Card:
    """Another answer until it is told, another prompt unless it was read out."""
    read = bool(round_.played) and entry == round_.played[0]
    return msgspec.structs.replace(
        entry,
        id="other-id",
        prompt=entry.prompt if read else "another prompt",
        answer=entry.answer if read and told else "another answer",
    )


def _behind(round_: Round, viewer: Viewer) -> tuple[Answer, ...]:
    """The authors and the truth changed about among the lines that nobody has turned over.

    A line that the viewer wrote stays his, but he cannot know who wrote the same.
    """
    hidden = [
        number
        for number, answer in enumerate(round_.answers, 1)
        if number not in round_.revealed and viewer not in answer.authors
    ]
    turned = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    answers = []
    for number, answer in enumerate(round_.answers, 1):
        behind = round_.answers[turned.get(number, number) - 1]
        authors = behind.authors
        if number not in round_.revealed and viewer in authors:
            authors = (Seat(viewer),)
        answers.append(Answer(answer.text, authors, behind.true, id="another id"))
    return tuple(answers)


def twin_event(event: Event, viewer: Viewer) -> Event:
    """The event as it may have been as well, for all that this viewer hears of it."""
    replace = msgspec.structs.replace
    match event:
        case HandedIn():
            return replace(event, text="another text")
        case SentBack(seat=seat) if seat != viewer:
            return replace(event, why="another reason")
        case Marked(close=close):
            return replace(event, close=not close)
        case Merged(merged=merged):
            return replace(event, merged=not merged)
        case CardDrawn(entries=entries):
            return replace(event, entries=entries[::-1])
        case CategoryPicked():
            return replace(event, spent=("another-id",))
        case Listed(answers=answers):
            return Listed(tuple(Answer("another text", (), False) for _ in answers))
        case Voted(seat=seat, answer=answer, secret=True) if seat != viewer:
            return replace(event, answer=answer + 1)
    return event
