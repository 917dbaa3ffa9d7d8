"""How Bluff is played by chance, and what its viewers cannot know."""

from __future__ import annotations

import random

import msgspec

from engine.core import HOST, Command, Event, Seat, Viewer
from engine.games.bluff.commands import Count, Doubt, MakeBid, Roll
from engine.games.bluff.events import Rerolled, Rolled
from engine.games.bluff.seen import BluffView
from engine.games.bluff.state import Cup, State
from engine.games.bluff.terms import STAR, Bid, Options

OPTIONS = (
    Options(),
    Options(reroll=True, exact=True, cntdice=True),
    Options(reroll=True, giveaway=True, odds=True, opener="winner"),
    Options(giveaway=True, cntdice=True),
    Options(dice="table", exact=True, turn_seconds=30),
)


def hides(options: Options) -> bool:
    """Real dice on the table are nothing that the console could tell."""
    return options.dice == "phones"


def propose(view: BluffView, luck: random.Random) -> list[Command]:
    """What a seat may sensibly do, and the host who counts real dice."""
    if view.viewer == HOST and view.counting:
        return [Count(HOST, luck.randint(0, view.in_play))]
    if view.viewer not in view.open:
        return []
    me = Seat(view.viewer)
    if view.phase == "roll":
        return [Roll(me, me, view.round)]
    asks: list[Command] = []
    if view.legal:
        near = luck.choice(view.legal[:6])
        highest = STAR if near.star else STAR - 1
        bid = Bid(near.count, luck.randint(near.face, highest))
        asks.append(MakeBid(me, me, bid, _some(view, luck)))
    if view.may_doubt:
        asks.append(Doubt(me, me))
    return asks


def _some(view: BluffView, luck: random.Random) -> tuple[int, ...]:
    """Dice to roll again, or none."""
    if not view.may_reroll or luck.random() < 0.4:
        return ()
    places = range(len(view.mine))
    return tuple(luck.sample(places, luck.randint(1, len(places) - 1)))


# --- what a viewer cannot know -----------------------------------------------------------------


def twin(state: State, viewer: Viewer) -> State:
    """The same game to this viewer, with other dice under the cups that he cannot look into."""
    lifted = state.now.lifted

    def other(cup: Cup) -> Cup:
        known = cup.seat in lifted or (cup.seat == viewer and viewer in state.still_in)
        return cup if known else msgspec.structs.replace(cup, hidden=_turned(cup.hidden))

    return state.but_round(cups=tuple(other(cup) for cup in state.now.cups))


def twin_event(event: Event, viewer: Viewer) -> Event:
    """The event as it may have been as well, for all that this viewer hears of it."""
    match event:
        case Rolled(dice=dice) | Rerolled(dice=dice):
            return msgspec.structs.replace(event, dice=_turned(dice))
    return event


def _turned(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Each die on another face."""
    return tuple(die % STAR + 1 for die in dice)
