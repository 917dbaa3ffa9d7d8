"""Bluff on the screens: cups and bids for the room, one's own dice on a private page, the bid board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import HOST, Advance, Command, Seat
from engine.games.bluff.seen import BluffView
from engine.games.bluff.terms import PHASES, STAR
from pages.games import bluff_asks
from pages.games.bluff_board import Mark, bid_board
from pages.parts.board import Board, Size
from pages.parts.panel import Tally
from pages.parts.people import Guest, names
from pages.parts.scene import Sent, render, scene
from pages.parts.voice import Speech
from pages.parts.words import Words

command = bluff_asks.command

COVER_SECONDS = 6
"""How long one's own dice stay uncovered, if one has chosen so."""


def stage(
    view: BluffView, who: Mapping[str, Guest], t: Words, refused: str, on_sent: Sent | None
) -> None:
    """Draw what everybody may see. With `on_sent` the host can enter what somebody calls out."""
    scene(
        "bluff_stage.html",
        key="stage",
        on_sent=on_sent,
        tap=on_sent is not None,
        refused=refused,
        **_facts(view, who, t),
    )


def hand(
    view: BluffView,
    who: Mapping[str, Guest],
    t: Words,
    refused: str,
    draft: str,
    clock: float | None,
) -> str:
    """Give a seat's private page: its dice under a cover, the standing bid, its own bids."""
    return render(
        "bluff_hand.html",
        me=who[view.viewer],
        points=dict(view.points).get(Seat(view.viewer)) if view.options.cntdice else None,
        clock=clock,
        refused=refused,
        own=next((cup for cup in view.cups if cup.seat == view.viewer), None),
        cover=COVER_SECONDS,
        waiting_names=names(who, view.waiting),
        **_facts(view, who, t),
    )


def main(view: BluffView, t: Words) -> tuple[str, Command | None] | None:
    """Give the main button of the console: what it says and what it asks for; the stage has the count."""
    if view.counting:
        return t("count-head"), None
    if not view.steps or view.phase == "bid":
        return None  # whose turn it is bids; bidding for somebody is a rare step
    return t(f"step-{view.steps[0]}"), Advance(by=HOST, step=view.steps[0])


def board(view: BluffView, who: Mapping[str, Guest], size: Size) -> Board | None:
    """Give the row of fields with the bids of this round (D4). Nothing hops on it: what is told of
    each player is how many dice he has."""
    if view.ending:
        return None
    marks = [Mark(who[made.seat], made.bid) for made in view.path]
    dice: dict[str, int] = {cup.seat: cup.count for cup in view.cups}
    return Board([dice], lambda _: bid_board(view.board, marks, size))


def spoken(view: BluffView, t: Words) -> Speech | None:
    """Give what is to be read aloud now: each bid, the doubt, the count (D5–D7)."""
    if view.phase == "bid" and view.standing:
        bid = view.standing.bid
        count = t.number(bid.count, feminine=bid.star)
        text = t("bid-said", count=count, many=bid.count, face=bid.face)
        return Speech(f"bid.{view.round}.{len(view.path)}", text, None)
    if view.phase == "reveal" and view.matching:
        lifted = sum(cup.lifted for cup in view.cups)
        return Speech(f"count.{view.round}.{lifted}", t.number(view.matching), None)
    if view.phase == "loss" and view.actual is not None:
        return Speech(f"really.{view.round}", t("really", count=view.actual), None)
    return None


def moment(view: BluffView) -> str:
    """Name the sound of what has just happened, with what makes it new."""
    if view.ending:
        return "win." if view.ending.winners else ""
    match view.phase:
        case "roll":
            return f"roll.{view.round}.{sum(cup.rolled for cup in view.cups)}"
        case "bid":
            return f"lit.{view.round}.{len(view.path)}"
        case "reveal":
            return f"turn.{view.round}.{sum(cup.lifted for cup in view.cups)}"
    return f"truth.{view.round}"


def phases(view: BluffView, t: Words) -> list[tuple[str, bool]]:
    """Give the steps of a round with the present one marked."""
    return [(t(f"phase-{phase}"), phase == view.phase) for phase in PHASES if phase in view.phases]


def tally(view: BluffView, t: Words) -> Tally | None:
    """Give what the side shows of each player: his dice."""
    if view.ending:
        return None
    return Tally(t("tally-dice"), tuple((cup.seat, cup.count) for cup in view.cups))


def headline(view: BluffView, who: Mapping[str, Guest], t: Words) -> str:
    """Say what is happening, in one line."""
    if view.phase == "roll":
        return t("roll-head")
    if view.phase == "bid" and view.turn is not None:
        first = "bid-head" if view.standing else "bid-head-first"
        return t(first, name=who[view.turn].name)
    if view.phase == "reveal":
        return t("count-head") if view.counting else t("reveal-cups")
    if view.next_opener is not None:
        return t("opens-next", name=who[view.next_opener].name)
    return t("loss-head")


def _facts(view: BluffView, who: Mapping[str, Guest], t: Words) -> dict[str, Any]:
    bid = view.standing.bid if view.standing else None
    winners = view.ending.winners if view.ending else ()
    return {
        "view": view,
        "who": who,
        "t": t,
        "headline": headline(view, who, t),
        "matching_faces": () if bid is None else (STAR,) if bid.star else (bid.face, STAR),
        "losses": _losses(view, who, t),
        "winner_names": names(who, winners),
        "ranking": _ranking(view) if view.ending else [],
    }


def _losses(
    view: BluffView, who: Mapping[str, Guest], t: Words
) -> list[tuple[list[str], int, str]]:
    """Give who gave up how many dice and why; those with the same reason stand together (D11)."""
    known = {seat: guest.name for seat, guest in who.items()}
    told: dict[tuple[int, str], list[str]] = {}
    for loss in view.gave_up:
        why = t(f"reason-{loss.reason}", **t.named(loss.facts, known))
        told.setdefault((loss.dice, why), []).append(loss.seat)
    return [(seats, dice, why) for (dice, why), seats in told.items()]


def _ranking(view: BluffView) -> list[tuple[int, str, int]]:
    points = dict(view.points)
    placed = [(cup.place, cup.seat, points[cup.seat]) for cup in view.cups if cup.place is not None]
    return sorted(placed)
