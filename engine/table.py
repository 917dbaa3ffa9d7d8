"""Who sits at the table, and what the host may do in every game (A4, A6, A7).

A game keeps a `Table` in its state, passes commands here first (`decide`), and folds the events
(`evolve`). What a removal or a late player means for the round itself is the game's own rule.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core import (
    HOST,
    Command,
    Ending,
    Event,
    IllegalMove,
    Line,
    Move,
    NotAllowed,
    Ruling,
    Seat,
    Value,
)
from engine.texts import check_text

WHY_LENGTH = 120
"""Characters in the reason of a correction."""

LARGEST_CORRECTION = 100


class Table(Value):
    """The seats in clockwise order, who of them is away, and whether the game rests or is over."""

    seats: tuple[Seat, ...]
    away: tuple[Seat, ...] = ()
    paused: bool = False
    ending: Ending | None = None

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that play, in order (A6)."""
        return tuple(seat for seat in self.seats if seat not in self.away)

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """All present seats from the left of `start` round to `start` itself, who may be away."""
        at = self.seats.index(start)
        order = self.seats[at + 1 :] + self.seats[: at + 1]
        return tuple(seat for seat in order if seat not in self.away)

    def left(self, start: Seat) -> Seat:
        """The next present seat clockwise. Needs one present seat."""
        return self.clockwise(start)[0]


class Skip(Ruling):
    """Go on without what this seat owes now (A4)."""

    seat: Seat


class Remove(Ruling):
    """Take a seat out of the game (A6)."""

    seat: Seat


class BringBack(Ruling):
    """Let a removed seat play again from now on (A4)."""

    seat: Seat


class Join(Ruling):
    """Let a new seat in; it plays from the next round (A7)."""

    seat: Seat


class Pause(Ruling):
    """Stop the clock and the moves."""


class Resume(Ruling):
    """Go on after a pause."""


class End(Ruling):
    """End the game now, without a winner."""


class Correct(Ruling):
    """Give or take points, with a reason that everybody reads (A2, A4)."""

    seat: Seat
    points: int
    why: str


class Skipped(Event):
    seat: Seat


class Removed(Event):
    seat: Seat


class BroughtBack(Event):
    seat: Seat


class Joined(Event):
    seat: Seat


class Paused(Event):
    pass


class Resumed(Event):
    pass


class Ended(Event):
    """The game is over: with winners by its rules, without by the host."""

    ending: Ending


class Corrected(Event):
    seat: Seat
    points: int
    why: str


COMMANDS: tuple[type[Command], ...] = (
    Skip,
    Remove,
    BringBack,
    Join,
    Pause,
    Resume,
    End,
    Correct,
)
EVENTS: tuple[type[Event], ...] = (
    Skipped,
    Removed,
    BroughtBack,
    Joined,
    Paused,
    Resumed,
    Ended,
    Corrected,
)


def decide(table: Table, command: Command, most: int, late: bool) -> tuple[Event, ...] | None:
    """Decide a ruling that every game has, or give None when it is the game's own command.

    `most` is the greatest number of seats, `late` whether new seats may enter (A7).
    Raises `IllegalMove` when the ruling makes no sense now, and `NotAllowed` when it is not the
    host who sends it, or a move is sent by another seat. `Skip` is the game's to decide.
    """
    if table.ending is not None:
        raise IllegalMove("game-over")
    if isinstance(command, COMMANDS) and command.by != HOST:
        raise NotAllowed("host-only")
    if isinstance(command, Move):
        if command.by not in (command.seat, HOST):
            raise NotAllowed("not-your-seat")
        _known(table, command.seat)
        if command.seat in table.away:
            raise IllegalMove("seat-away", seat=command.seat)
    match command:
        case Resume():
            if not table.paused:
                raise IllegalMove("not-paused")
            return (Resumed(),)
        case End():
            return (Ended(Ending((), "ended-by-host")),)
        case Pause():
            if table.paused:
                raise IllegalMove("already-paused")
            return (Paused(),)
        case Remove(seat=seat):
            _known(table, seat)
            if seat in table.away:
                raise IllegalMove("already-away", seat=seat)
            return (Removed(seat),)
        case BringBack(seat=seat):
            _known(table, seat)
            if seat not in table.away:
                raise IllegalMove("not-away", seat=seat)
            return (BroughtBack(seat),)
        case Join(seat=seat):
            if seat in table.seats:
                raise IllegalMove("already-seated", seat=seat)
            if not late:
                raise IllegalMove("no-late-players")
            if len(table.present) >= most:
                raise IllegalMove("table-full", most=most)
            return (Joined(seat),)
        case Correct(seat=seat, points=points, why=why):
            _known(table, seat)
            if not 0 < abs(points) <= LARGEST_CORRECTION:
                raise IllegalMove("correction-size", most=LARGEST_CORRECTION)
            return (Corrected(seat, points, check_text(why, WHY_LENGTH)),)
        case _ if table.paused:
            raise IllegalMove("paused")
    return None


def evolve(table: Table, event: Event) -> Table:
    """The table after an event. Total: events that do not touch the table leave it as it is."""
    replace = msgspec.structs.replace
    match event:
        case Removed(seat=seat):
            return replace(table, away=_in_order(table.seats, (*table.away, seat)))
        case BroughtBack(seat=seat):
            return replace(table, away=tuple(other for other in table.away if other != seat))
        case Joined(seat=seat):
            return replace(table, seats=(*table.seats, seat))
        case Paused():
            return replace(table, paused=True)
        case Resumed():
            return replace(table, paused=False)
        case Ended(ending=ending):
            return replace(table, ending=ending)
    return table


def heard(event: Event) -> Line | None:
    """The line everybody hears of an event that every game has, or None for a game's own."""
    match event:
        case Skipped(seat=seat):
            return Line("skipped", {"seat": seat})
        case Removed(seat=seat):
            return Line("removed", {"seat": seat})
        case BroughtBack(seat=seat):
            return Line("brought-back", {"seat": seat})
        case Joined(seat=seat):
            return Line("joined", {"seat": seat})
        case Paused():
            return Line("game-paused")
        case Resumed():
            return Line("game-resumed")
        case Corrected(seat=seat, points=points, why=why):
            return Line("corrected", {"seat": seat, "points": points, "why": why})
        case Ended(ending=Ending(winners=())):
            return Line("ended-by-host")
        case Ended(ending=Ending(winners=(seat,))):
            return Line("won", {"seat": seat})
        case Ended(ending=Ending(winners=winners)):
            return Line("won-together", {"winners": len(winners)})
    return None


def _known(table: Table, seat: Seat) -> None:
    if seat not in table.seats:
        raise IllegalMove("no-such-seat")


def _in_order(seats: tuple[Seat, ...], some: Iterable[Seat]) -> tuple[Seat, ...]:
    chosen = set(some)
    return tuple(seat for seat in seats if seat in chosen)
