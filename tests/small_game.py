"""The smallest whole game for tests of the record: whisper, roll in turn, the highest scores.

Each round everybody may whisper (secret, at the same time) until the host opens the rolling; then
each seat rolls in turn. The highest get a point and a word card is drawn; after `rounds` rounds
whoever has most points wins.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from engine import table
from engine.core import (
    HOST,
    Advance,
    Box,
    Card,
    Command,
    Ending,
    Event,
    Game,
    IllegalMove,
    Line,
    Move,
    NotAllowed,
    Option,
    Scored,
    Seat,
    Value,
    View,
    Viewer,
)
from engine.table import Table


class Options(Value):
    rounds: Literal[2, 1, 3] = 2
    seconds: Literal[0, 60] = 0
    close_at_zero: bool = False


class Whisper(Move):
    free: ClassVar[bool] = True
    text: str


class Roll(Move):
    pass


class Cut(Event):
    """The deal: who rolls first."""

    order: tuple[Seat, ...]


class Whispered(Event):
    seat: Seat
    text: str


class Opened(Event):
    pass


class Rolled(Event):
    seat: Seat
    pips: int


class Drew(Event):
    """The round is over; its card is used up. `over` says that all had been."""

    card: Card
    over: bool


class State(Value):
    options: Options
    table: Table
    order: tuple[Seat, ...] = ()
    phase: str = "whisper"
    round: int = 1
    whispers: tuple[tuple[Seat, str], ...] = ()
    rolls: tuple[tuple[Seat, int], ...] = ()
    cards: tuple[str, ...] = ()
    points: tuple[tuple[Seat, int], ...] = ()


class SmallView(View):
    order: tuple[Seat, ...] = ()
    whispered: tuple[Seat, ...] = ()
    mine: str | None = None
    rolls: tuple[tuple[Seat, int], ...] = ()
    cards: tuple[str, ...] = ()


def check(options: Options) -> None:
    pass


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    return State(options, Table(seats), points=tuple((seat, 0) for seat in seats))


def deal(state: State, box: Box) -> tuple[Event, ...]:
    return (Cut(box.shuffle(state.table.seats)),)


def waiting(state: State) -> tuple[Seat, ...]:
    rolled = {seat for seat, _ in state.rolls}
    left = [seat for seat in state.order if seat not in rolled and seat in state.table.present]
    return tuple(left[:1]) if state.phase == "roll" else ()


def decide(state: State, command: Command, box: Box) -> tuple[Event, ...]:
    ruled = table.decide(state.table, command, most=4, late=True)
    if ruled is not None:
        return ruled
    match command:
        case Whisper(seat=seat, text=text):
            if state.phase != "whisper":
                raise IllegalMove("too-late")
            return () if (seat, text) in state.whispers else (Whispered(seat, text),)
        case Advance(by=by):
            if by != HOST:
                raise NotAllowed("host-only")
            if state.phase != "whisper":
                raise IllegalMove("no-such-step")
            return (Opened(),)
        case Roll(seat=seat):
            if seat not in waiting(state):
                raise IllegalMove("not-your-turn")
            rolled = Rolled(seat, box.roll()[0])
            after = evolve(state, rolled)
            return (rolled,) if waiting(after) else (rolled, *_round_over(after, box))
    raise IllegalMove("no-such-command")


def _round_over(state: State, box: Box) -> tuple[Event, ...]:
    best = max(pips for _, pips in state.rolls)
    drawn = box.draw("words", 1, frozenset(state.cards))
    events: list[Event] = [
        Scored(seat, 1, "highest", {"pips": best}) for seat, pips in state.rolls if pips == best
    ]
    events.append(Drew(drawn.cards[0], drawn.over))
    if state.round == state.options.rounds:
        after = state
        for event in events:
            after = evolve(after, event)
        most = max(points for _, points in after.points)
        winners = tuple(seat for seat, points in after.points if points == most)
        events.append(table.Ended(Ending(winners, "rounds")))
    return tuple(events)


def evolve(state: State, event: Event) -> State:
    replace = msgspec.structs.replace
    seats = table.evolve(state.table, event)
    state = replace(state, table=seats)
    match event:
        case Cut(order=order):
            return replace(state, order=order)
        case Whispered(seat=seat, text=text):
            others = tuple(pair for pair in state.whispers if pair[0] != seat)
            return replace(state, whispers=(*others, (seat, text)))
        case Opened():
            return replace(state, phase="roll")
        case Rolled(seat=seat, pips=pips):
            return replace(state, rolls=(*state.rolls, (seat, pips)))
        case Scored(seat=seat, points=more) | table.Corrected(seat=seat, points=more):
            points = tuple((who, has + more * (who == seat)) for who, has in state.points)
            return replace(state, points=points)
        case Drew(card=card, over=over):
            return replace(
                state,
                phase="whisper",
                round=state.round + 1,
                whispers=(),
                rolls=(),
                cards=(card.id,) if over else (*state.cards, card.id),
            )
        case table.Joined(seat=seat):
            return replace(state, order=(*state.order, seat), points=(*state.points, (seat, 0)))
        case table.Ended():
            return replace(state, phase="over")
    return state


def view(state: State, viewer: Viewer) -> View:
    whispers = dict(state.whispers)
    present = state.table.present
    open_ = present if state.phase == "whisper" else waiting(state)
    return SmallView(
        viewer=viewer,
        phase=state.phase,
        phases=("whisper", "roll"),
        round=state.round,
        seats=state.table.seats,
        away=state.table.away,
        leader=None,
        turn=None,
        waiting=waiting(state),
        open=() if state.phase == "over" else open_,
        steps=("open",) if state.phase == "whisper" else (),
        points=state.points,
        paused=state.table.paused,
        ending=state.table.ending,
        order=state.order,
        whispered=tuple(seat for seat in state.table.seats if seat in whispers),
        mine=whispers.get(Seat(viewer)),
        rolls=state.rolls,
        cards=state.cards,
    )


def heard(event: Event, viewer: Viewer) -> Line | None:
    match event:
        case Opened():
            return Line("opened")
        case Rolled(seat=seat, pips=pips):
            return Line("rolled", {"seat": seat, "pips": pips})
        case Whispered(seat=seat, text=text) if seat == viewer:
            return Line("whispered", {"text": text})
    return None


def spent(event: Event) -> dict[str, tuple[str, ...]]:
    match event:
        case Drew(card=card, over=over):
            return {card.pile: ("", card.id) if over else (card.id,)}
    return {}


def limit(state: State) -> int | None:
    return state.options.seconds or None if state.phase == "whisper" else None


SMALL = Game(
    key="small",
    seats=(2, 4),
    late=True,
    options=Options,
    choices=(Option("rounds", (2, 1, 3), "S1"),),
    commands=(Advance, Whisper, Roll),
    events=(Cut, Whispered, Opened, Rolled, Scored, Drew),
    check=check,
    start=start,
    deal=deal,
    decide=decide,
    evolve=evolve,
    view=view,
    heard=heard,
    spent=spent,
    limit=limit,
)
