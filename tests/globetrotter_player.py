"""How Globetrotter is played by chance, and what its viewers cannot know."""

from __future__ import annotations

import random

import msgspec

from engine.core import HOST, READER, Card, Command, Event, Ruling, Seat, Viewer
from engine.games.globetrotter import wheel
from engine.games.globetrotter.commands import (
    Answer,
    ChooseRegion,
    Decline,
    GiveWedge,
    GoTo,
    Judge,
    Pass,
    PickRegion,
    PickTwo,
    PlayBoarding,
    PlayFirstClass,
    PlayPassport,
    Roll,
    RollFirst,
    SetEasier,
    TakeWedge,
    VoteRegion,
)
from engine.games.globetrotter.events import Asked
from engine.games.globetrotter.seen import GlobetrotterView
from engine.games.globetrotter.state import Question, State
from engine.games.globetrotter.terms import Options
from engine.referee import Referee
from tests.globetrotter_sitting import deck

OPTIONS = (
    Options(),
    Options(quick=True, typed=True, answer_seconds=30),
    Options(reader="host", traveller_cards="all", precision="full"),
    Options(traveller_cards="all", typed=True),
    Options(traveller_cards="none", reader="host", quick=True),
)

PILES = deck(7)


def hides(options: Options) -> bool:
    """The answers, before they are told."""
    return True


def seen(referee: Referee, game: str, viewer: Viewer = HOST) -> GlobetrotterView:
    """What a viewer sees of a game that a referee keeps."""
    view = referee.view(game, viewer)
    assert isinstance(view, GlobetrotterView)
    return view


def propose(view: GlobetrotterView, luck: random.Random) -> list[Command]:
    """What a seat may sensibly do, the reader, and the host who rules."""
    asks: list[Command] = list(_rulings(view, luck))
    if view.viewer in view.open:
        asks += _moves(view, Seat(view.viewer), luck)
    return asks


def _rulings(view: GlobetrotterView, luck: random.Random) -> list[Ruling]:
    by, asks = view.viewer, list[Ruling]()
    if by == READER:
        return []
    if "judge" in view.may or ("overrule" in view.may and luck.random() < 0.1):
        asks.append(Judge(by, luck.random() < 0.8))
    if "pick_two" in view.may and view.question:
        asked = view.question.tries[0].region
        others = [region for region in wheel.REGIONS if region != asked]
        one, other = luck.sample(others, 2)
        asks.append(PickTwo(by, (one, other)))
    if "pick_region" in view.may and by == HOST:
        asks.append(PickRegion(by, luck.choice(view.tied)))
    if by == HOST and luck.random() < 0.05:
        seat, region = luck.choice(view.seats), luck.choice(wheel.REGIONS)
        asks.append(SetEasier(by, seat, luck.choice(("none", "time", "wedge"))))
        asks.append(GiveWedge(by, seat, region, "forgotten"))
        asks.append(TakeWedge(by, seat, region, "miscounted"))
    return asks


def _moves(view: GlobetrotterView, me: Seat, luck: random.Random) -> list[Command]:
    region = luck.choice(wheel.REGIONS)
    moves: dict[str, Command] = {
        "roll_first": RollFirst(me, me, view.lap),
        "roll": Roll(me, me),
        "boarding": PlayBoarding(me, me),
        "choose_region": ChooseRegion(me, me, region),
        "vote_region": VoteRegion(me, me, view.round, region),
        "answer": Answer(me, me, luck.choice(("true europe 1", "no idea", "🎩"))),
        "first_class": PlayFirstClass(me, me),
        "passport": PlayPassport(me, me, view.round),
        "decline": Decline(me, me, view.round),
    }
    if "pass" in view.may and luck.random() < 0.2:
        moves["pass"] = Pass(me, me)
    if view.targets:
        moves["go_to"] = GoTo(me, me, _towards(view, me, luck))
    return [move for may, move in moves.items() if may in view.may]


def _towards(view: GlobetrotterView, me: Seat, luck: random.Random) -> wheel.Space:
    """As near as can be to an HQ whose wedge is missing; with all six to the hub."""
    lacking = set(wheel.REGIONS) - set(dict(view.wedges)[me])
    goals = {wheel.headquarters(region) for region in lacking} or {wheel.HUB}

    def far(space: wheel.Space) -> int:
        return min(DISTANCE[goal][space] for goal in goals)

    near = min(map(far, view.targets))
    return luck.choice([space for space in view.targets if far(space) == near])


def _distances(start: wheel.Space) -> dict[wheel.Space, int]:
    far = {start: 0}
    edge = [start]
    for space in edge:
        for step in wheel.neighbours(space):
            if step not in far:
                far[step] = far[space] + 1
                edge.append(step)
    return far


DISTANCE = {space: _distances(space) for space in wheel.SPACES}


# --- what a viewer cannot know -----------------------------------------------------------------


def twin(state: State, viewer: Viewer) -> State:
    """The same game to this viewer, with other questions on the card and other answers."""
    state = state.but(before=state.before and twin(state.before, viewer))
    question = state.question
    if question is None:
        return state
    reader = READER if question.reader is None else question.reader
    if viewer == reader and not question.closed:
        return state
    cards = tuple(_card(question, card) for card in question.cards)
    return state.but(question=question.but(cards=cards))


def _card(question: Question, card: Card) -> Card:
    """Another answer unless it is told, and another question unless it was read out."""
    asked = {one.region for one in question.tries}
    other = card
    if card.pile not in question.told:
        other = msgspec.structs.replace(other, answer="other", accept=("another",))
    if card.pile not in asked:
        other = msgspec.structs.replace(other, id="other", prompt="other?", difficulty=9)
    return other


def twin_event(event: Event, viewer: Viewer) -> Event:
    """The event as it may have been as well, for all that this viewer hears of it."""
    match event:
        case Asked(cards=cards):
            others = tuple(msgspec.structs.replace(card, prompt="?", answer="!") for card in cards)
            return msgspec.structs.replace(event, cards=others)
    return event
