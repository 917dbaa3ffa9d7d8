"""How Fake Artist is played by chance, and what its viewers cannot know."""

from __future__ import annotations

import random

import msgspec

from engine.core import HOST, Advance, Command, Event, Seat, Viewer
from engine.games.fake_artist.commands import (
    ChooseCategory,
    Confirm,
    Done,
    Draw,
    Guess,
    Judge,
    NameFirst,
    PickWord,
    SetOwnWord,
    Vote,
)
from engine.games.fake_artist.events import Dealt, Voted, WordSet, WordsOffered
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.fake_artist.state import State
from engine.games.fake_artist.terms import Options, Stroke
from tests.fake_artist_sitting import PILES as PILES

OPTIONS = (
    Options(),
    Options(word_master="console"),
    Options(sheet="paper", vote_seconds=30),
    Options(word_master="console", sheet="paper", turn_seconds=30, close_at_zero=True),
)

TEXTS = ("frog", "the frog", "a hat", "hat", "pond 1", "sea 2")


def hides(options: Options) -> bool:
    """There is always somebody who does not know the word."""
    return True


def propose(view: FakeArtistView, luck: random.Random) -> list[Command]:
    """What a seat may sensibly do, and the host where a person has to rule."""
    if view.viewer == HOST:
        asks: list[Command] = []
        if view.may_name_first and luck.random() < 0.1:
            asks.append(NameFirst(HOST, luck.choice(view.seats)))
        if view.may_judge and (view.phase == "unmask" or luck.random() < 0.2):
            asks.append(Judge(HOST, view.round, luck.random() < 0.5))
        return asks
    if view.viewer not in view.seats:
        return []
    me = Seat(view.viewer)
    if me == view.leader:
        return _leads(view, me, luck)
    if me not in view.open:
        return []
    match view.phase:
        case "look":
            return [Confirm(me, me, view.round)]
        case "draw" if view.options.sheet == "paper":
            return [Done(me, me, view.round, view.lap)]
        case "draw":
            return [Draw(me, me, view.round, view.lap, _stroke(luck))]
        case "vote":
            return [Vote(me, me, view.round, luck.choice(view.suspects))]
        case "unmask":
            return [Guess(me, me, view.round, luck.choice(TEXTS))]
    return []


def _leads(view: FakeArtistView, me: Seat, luck: random.Random) -> list[Command]:
    """What the word master may do."""
    asks: list[Command] = []
    if view.phase == "word" and me in view.open:
        asks.append(ChooseCategory(me, me, luck.choice(view.categories)))
        asks.append(SetOwnWord(me, me, "animals", luck.choice(TEXTS)))
        if view.offer is not None:
            asks.append(PickWord(me, me, luck.randint(1, len(view.offer.words))))
    if view.may_judge and view.phase == "unmask":
        asks.append(Judge(me, view.round, luck.random() < 0.5))
    return asks + [Advance(me, step) for step in view.steps]


def _stroke(luck: random.Random) -> Stroke:
    x, y = luck.randint(0, 1000), luck.randint(0, 900)
    return Stroke((x, y, x, y + 30, luck.randint(-50, 1050), y + 60))


# --- what a viewer cannot know -----------------------------------------------------------------


def twin(state: State, viewer: Viewer) -> State:
    """The same game to this viewer, with everything else behind it changed."""
    state = state.but(played=())
    round_ = state.now
    shown = round_.caught is not None
    if not shown:
        state = state.but_round(votes=tuple(_other_vote(state, viewer, v) for v in round_.votes))
    if viewer == round_.leader:
        return state
    state = state.but_round(offer=None)
    knows = viewer in round_.artists and viewer != round_.fake
    if not round_.told and not knows and round_.word is not None:
        state = state.but_round(word="another word")
    others = [seat for seat in round_.artists if seat not in (viewer, round_.fake)]
    if not shown and state.void is None and viewer != round_.fake and others:
        state = state.but_round(fake=others[0])
    return state


def _other_vote(state: State, viewer: Viewer, vote: tuple[Seat, Seat]) -> tuple[Seat, Seat]:
    seat, suspect = vote
    if seat == viewer:
        return vote
    artists = state.now.artists
    return seat, artists[(artists.index(suspect) + 1) % len(artists)]


def twin_event(event: Event, viewer: Viewer) -> Event:
    """The event as it may have been as well, for all that this viewer hears of it."""
    replace = msgspec.structs.replace
    match event:
        case WordsOffered():
            return replace(event, category="another", cards=(), started_over=True)
        case WordSet():
            return replace(event, word="another word", pile="another", card="another-1")
        case Dealt(artists=artists, fake=fake):
            return replace(event, fake=next(seat for seat in artists if seat != fake))
        case Voted(seat=seat) if seat != viewer:
            return replace(event, suspect=Seat("Z"))
    return event
