"""What a viewer may know, built up from nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import Seat, Viewer
from engine.games.bluff import bids, cups, reveal, rounds, steps
from engine.games.bluff.board import board
from engine.games.bluff.odds import chance, percent
from engine.games.bluff.seen import BluffView, CupView
from engine.games.bluff.state import Cup, Round, State
from engine.games.bluff.terms import PHASES


def view(state: State, viewer: Viewer) -> BluffView:
    """All that this viewer may know. The host knows what the room knows."""
    round_ = state.round
    on_table = state.options.dice == "table"
    waiting = steps.waiting_for(state)
    seen = BluffView(
        viewer=viewer,
        phase=state.phase,
        phases=tuple(phase for phase in PHASES if not (on_table and phase == "roll")),
        round=round_.number if round_ else 0,
        seats=state.table.seats,
        away=state.table.away,
        leader=None,
        turn=bids.turn(state) if round_ else None,
        waiting=waiting,
        open=waiting,
        steps=steps.steps(state, viewer),
        points=state.points,
        paused=state.table.paused,
        ending=state.table.ending,
        options=state.options,
        board=board(len(state.table.seats)),
        cups=tuple(_cup(state, seat) for seat in state.table.seats),
        in_play=state.in_play,
        out=tuple(seat for seat, _ in state.out),
        void=state.void,
    )
    if round_ is None:
        return seen
    shown = _public(state, round_)
    if viewer in state.still_in:
        shown |= _own(state, round_, Seat(viewer))
    return msgspec.structs.replace(seen, **shown)


def _public(state: State, round_: Round) -> dict[str, Any]:
    """What everybody may know of the round."""
    shown: dict[str, Any] = {
        "opener": round_.opener,
        "path": round_.path,
        "standing": round_.standing,
        "doubter": round_.doubter,
        "actual": round_.actual,
        "counting": reveal.counting(state) and not state.rests,
        "gave_up": round_.gave_up,
        "scored": round_.scored,
    }
    if state.phase == "bid":
        shown["lowest"] = bids.lowest_raises(state)
        shown["legal"] = bids.legal(state)
        shown["may_doubt"] = round_.standing is not None
    if round_.doubter is not None:
        lifted = reveal.so_far(state)
        shown["matching"] = lifted if round_.actual is None else round_.actual
    if state.phase == "loss":
        shown["next_opener"] = rounds.next_opener(state)
    return shown


def _cup(state: State, seat: Seat) -> CupView:
    """A cup from outside; what lay under it once it is lifted (D7)."""
    seen = CupView(seat, dict(state.dice)[seat], place=_place(state, seat))
    cup = state.round.cup(seat) if state.round else None
    if state.round is None or cup is None:
        return seen
    lifted = seat in state.round.lifted
    return msgspec.structs.replace(
        seen,
        playing=True,
        rolled=cup.rolled,
        shown=cup.shown,
        lifted=lifted,
        dice=cup.hidden if lifted else (),
        matching=reveal.matching(state, seat) if lifted else 0,
    )


def _place(state: State, seat: Seat) -> int | None:
    """The rank of a seat, once it has one."""
    ending = state.table.ending
    if ending is not None and seat in ending.winners:
        return 1
    return dict(state.out).get(seat)


def _own(state: State, round_: Round, seat: Seat) -> dict[str, Any]:
    """What a seat knows of itself: its dice, and what they tell of the standing bid."""
    cup = round_.cup(seat)
    if cup is None:
        return {}
    return {
        "mine": cup.hidden,
        "may_reroll": seat == bids.turn(state) and cups.may_reroll(state, seat),
        "odds": _odds(state, round_, cup),
    }


def _odds(state: State, round_: Round, own: Cup) -> int | None:
    """The chance that the standing bid holds, for who has this cup."""
    if not state.options.odds or state.phase != "bid" or round_.standing is None:
        return None
    bid = round_.standing.bid
    others = [cup for cup in round_.cups if cup.seat != own.seat]
    known = [*own.dice, *(die for cup in others for die in cup.shown)]
    unseen = sum(len(cup.hidden) for cup in others)
    return percent(chance(bid.count - bid.matching(known), unseen, bid.star))
