"""G7, G10, A4: wedges as they come and go, and what makes it easier for a seat."""

from __future__ import annotations

from engine.core import HOST, Event, Fact, IllegalMove, NotAllowed, Ruling, Scored, Seat
from engine.games.globetrotter.commands import GiveWedge, SetEasier, TakeWedge
from engine.games.globetrotter.events import EasierSet
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import REGIONS, Region
from engine.table import WHY_LENGTH
from engine.texts import check_text


def set_easier(state: State, command: SetEasier) -> tuple[Event, ...]:
    """Agree on what makes it easier for a seat, at any time (G10).

    Raises `NotAllowed`: host-only. Raises `IllegalMove`: no-such-seat.
    """
    _host(state, command, command.seat)
    if dict(state.easier).get(command.seat, "none") == command.easier:
        return ()
    return (EasierSet(command.seat, command.easier),)


def give(state: State, command: GiveWedge) -> tuple[Event, ...]:
    """Give a wedge with a reason that everybody reads (A4).

    Raises `NotAllowed`: host-only. Raises `IllegalMove`: no-such-seat, wedge-owned (seat, region),
    and those of `check_text`.
    """
    _host(state, command, command.seat)
    if not state.lacks(command.seat, command.region):
        raise IllegalMove("wedge-owned", seat=command.seat, region=command.region)
    return _changed(command.seat, 1, command.region, command.why)


def take(state: State, command: TakeWedge) -> tuple[Event, ...]:
    """Take a wedge away with a reason that everybody reads (A4).

    Raises `NotAllowed`: host-only. Raises `IllegalMove`: no-such-seat, wedge-missing (seat, region),
    and those of `check_text`.
    """
    _host(state, command, command.seat)
    if state.lacks(command.seat, command.region):
        raise IllegalMove("wedge-missing", seat=command.seat, region=command.region)
    return _changed(command.seat, -1, command.region, command.why)


def scored(state: State, event: Scored) -> State:
    """A wedge more or less. What was won by an answer belongs to its question."""
    had = set(dict(state.wedges)[event.seat])
    region = event.facts["region"]
    has = had | {region} if event.points > 0 else had - {region}
    new = tuple(
        (seat, tuple(one for one in REGIONS if one in has) if seat == event.seat else others)
        for seat, others in state.wedges
    )
    state = state.but(wedges=new, scored=(*state.scored, event))
    won = event.reason in ("wedge", "wedge-first-class", "wedge-passport")
    if won and state.question is not None:
        return state.but_question(state.question.but(winner=event.seat))
    return state


def _changed(seat: Seat, points: int, region: Region, why: str) -> tuple[Event, ...]:
    reason = "wedge-given" if points > 0 else "wedge-taken"
    facts: dict[str, Fact] = {"region": region, "why": check_text(why, WHY_LENGTH)}
    return (Scored(seat, points, reason, facts),)


def _host(state: State, command: Ruling, seat: Seat) -> None:
    if command.by != HOST:
        raise NotAllowed("host-only")
    if seat not in state.table.seats:
        raise IllegalMove("no-such-seat")
