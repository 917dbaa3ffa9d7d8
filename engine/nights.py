"""Nights, people and links, as the referee keeps them.

Methods that name a night or a seat raise `NotAllowed` when it is not there: no-such-night,
no-such-seat. Whatever is refused has changed nothing.
"""

from __future__ import annotations

import hmac
import threading
from collections.abc import Callable, Iterable

from engine import along, hosting, links, table
from engine.core import (
    HOST,
    ROOM,
    Event,
    NotAllowed,
    Seat,
    Value,
    Viewer,
)
from engine.decks import Fault
from engine.evening import Evening, evening
from engine.night import Night, Reopened
from engine.record import Change, Record

SCREEN: Viewer = "screen"
"""Whom the big screen's link names. It sees what the room sees."""


EVERY_NIGHT = 0
"""The night in a host's link: whoever leads, leads whichever night is open."""


class Pass(Value):
    """Whom a link lets in: a seat of a night, its room, its big screen, or the host of every night."""

    night: int
    viewer: Viewer


class Nights:
    """The part of the referee that does not need a game."""

    def __init__(self, record: Record, now: Callable[[], float]) -> None:
        self._record = record
        self._now = now
        self._callbacks: tuple[Callable[[int], None], ...] = ()
        self._callbacks_lock = threading.Lock()

    def close(self) -> None:
        """Let go of the file."""
        self._record.log.close()

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with the decks that are left out."""
        return self._record.library.faults

    def subscribe(self, callback: Callable[[int], None]) -> Callable[[], None]:
        """Call `callback` with the night's id after every change made here; give what ends that.

        It runs in the thread that made the change, which is then on the disk and can be seen.
        """

        def end() -> None:
            with self._callbacks_lock:
                self._callbacks = tuple(other for other in self._callbacks if other != callback)

        with self._callbacks_lock:
            self._callbacks = (*self._callbacks, callback)
        return end

    def nights(self) -> tuple[Night, ...]:
        """All nights, newest first."""
        with self._record.fresh():
            nights = self._record.nights
            return tuple(nights[night_id].state for night_id in sorted(nights, reverse=True))

    def tonight(self) -> Night | None:
        """The night last started or resumed."""
        with self._record.fresh():
            tonight = self._record.tonight
            return self._record.night(tonight) if tonight else None

    def night(self, night_id: int) -> Night:
        """A night by its id."""
        with self._record.fresh():
            return self._record.night(night_id)

    def start_night(
        self, title: str, language: str, before: int | None = None, seats: Iterable[Seat] = ()
    ) -> Night:
        """Begin a night, with those who sit on `seats` in the night `before` and are not away.

        Raises `IllegalMove`: text-long, text-unreadable, no-such-language.
        """

        def plan() -> Change:
            started = hosting.start(title, language, self._now())
            coming = along.come_along(self._record.night(before), seats) if before else ()
            night_id = max(self._record.nights, default=0) + 1
            return Change(night_id, (self._record.night_batch(night_id, started, *coming),))

        return self.night(self._change(plan).night)

    def resume_night(self, night_id: int) -> Night:
        """Go on with an earlier night: its people, links and games are tonight's."""
        self._change_night(
            night_id, lambda _: None if night_id == self._record.tonight else Reopened()
        )
        return self.night(night_id)

    def seat_person(self, night_id: int, name: str) -> Seat:
        """Seat a person. If the running game takes late players he is in from its next round (A7).

        Raises `IllegalMove`: night-full, name-empty, name-long, name-unreadable, name-taken.
        """
        seat = Seat("")

        def plan() -> Change:
            nonlocal seat
            event = hosting.seat_person(self._record.night(night_id), name)
            seat = event.seat
            joined = self._record.ruled(night_id, table.Join(HOST, seat))
            return Change(night_id, (self._record.night_batch(night_id, event), *joined))

        self._change(plan)
        return seat

    def leave(self, night_id: int, seat: Seat) -> None:
        """A person leaves the night and its game (A6). Raises `IllegalMove`: already-away."""

        def plan() -> Change:
            event = hosting.leave(self._record.night(night_id), seat)
            removed = self._record.ruled(night_id, table.Remove(HOST, seat))
            return Change(night_id, (self._record.night_batch(night_id, event), *removed))

        self._change(plan)

    def come_back(self, night_id: int, seat: Seat) -> None:
        """A person is back, also in the game, if he was in it or it takes late players (A4, A7).

        Raises `IllegalMove`: not-away, night-full.
        """

        def plan() -> Change:
            event = hosting.come_back(self._record.night(night_id), seat)
            back = self._record.ruled(night_id, table.BringBack(HOST, seat), table.Join(HOST, seat))
            return Change(night_id, (self._record.night_batch(night_id, event), *back))

        self._change(plan)

    def rename(self, night_id: int, seat: Seat, name: str) -> None:
        """Change a name. Raises `IllegalMove`: name-empty, -long, -unreadable, -taken."""
        self._change_night(night_id, lambda now: hosting.rename(now, seat, name))

    def reorder(self, night_id: int, seats: tuple[Seat, ...]) -> None:
        """Change the clockwise order, for the next game. Raises `IllegalMove`: order-incomplete."""
        self._change_night(night_id, lambda now: hosting.reorder(now, tuple(seats)))

    def renew_link(self, night_id: int, seat: Seat) -> None:
        """Make the links that a seat has had so far useless."""
        self._change_night(night_id, lambda now: hosting.renew_link(now, seat))

    def speak(self, night_id: int, seat: Seat, language: str | None) -> None:
        """Choose the language of a person's page. Raises `IllegalMove`: no-such-language."""
        self._change_night(night_id, lambda now: hosting.speak(now, seat, language), by=seat)

    def table_of_evening(self, night_id: int) -> Evening:
        """Points and ranks of the night's games, and their sums."""
        with self._record.fresh():
            now = self._record.night(night_id)
            games = ((played, self._record.play(played.game)) for played in now.games)
            return evening(
                (person.seat for person in now.people),
                ((played, play.view(ROOM)) for played, play in games),
            )

    # --- links ---------------------------------------------------------------------------------

    def link(self, night_id: int, viewer: Viewer) -> str:
        """The token that lets in a seat, `ROOM` or `SCREEN`."""
        with self._record.fresh():
            number = _link_number(self._record.night(night_id), viewer)
            return links.token(self._record.log.secret, links.Claim(night_id, viewer, number))

    def who(self, token: str) -> Pass:
        """Whom a token lets in. Raises `NotAllowed`: link-unknown, link-renewed, pin-renewed."""
        claim = links.read(self._record.log.secret, token)
        with self._record.fresh():
            if claim.viewer == HOST:
                if claim.number != self._record.pin:
                    raise NotAllowed("pin-renewed")
            elif claim.number != _link_number(self._record.night(claim.night), claim.viewer):
                raise NotAllowed("link-renewed")
            return Pass(claim.night, claim.viewer)

    def onward(self, token: str) -> str:
        """Give the token that the holder of this one has in the night that is open now.

        His seat's there if he came along, the room's if not; the one he holds if it is of that night.
        Raises `NotAllowed`: link-unknown, link-renewed.
        """
        with self._record.fresh():
            held, tonight = self.who(token), self._record.tonight
            if held.night in (EVERY_NIGHT, tonight):
                return token
            if held.viewer in (ROOM, SCREEN):
                return self.link(tonight, held.viewer)
            night_of = self._record.night
            there, here = night_of(tonight), night_of(held.night)
            seat = along.seat_in(there, here, Seat(held.viewer), night_of)
            return self.link(tonight, seat or ROOM)

    @property
    def pin(self) -> str:
        """What a host on another device types; stands on the laptop."""
        with self._record.fresh():
            return links.pin(self._record.log.secret, self._record.pin)

    def renew_pin(self) -> None:
        """Make another PIN, and useless what was opened with those before it."""
        self._change(lambda: Change(EVERY_NIGHT, (self._record.pin_batch(),)))

    def host_link(self, pin: str) -> str:
        """The token of a host elsewhere, for the right PIN. Raises `NotAllowed`: pin-wrong."""
        typed = pin.strip()
        with self._record.fresh():
            if not typed.isascii() or not hmac.compare_digest(typed, self.pin):
                raise NotAllowed("pin-wrong")
            claim = links.Claim(EVERY_NIGHT, HOST, self._record.pin)
            return links.token(self._record.log.secret, claim)

    # --- inside --------------------------------------------------------------------------------

    def _change(self, plan: Callable[[], Change]) -> Change:
        change = self._record.change(plan)
        if any(batch.events for batch in change.batches):
            for callback in self._callbacks:
                callback(change.night)
        return change

    def _change_night(
        self, night_id: int, ask: Callable[[Night], Event | None], by: Viewer = HOST
    ) -> None:
        def plan() -> Change:
            event = ask(self._record.night(night_id))
            return Change(night_id, (self._record.night_batch(night_id, event, by=by),))

        self._change(plan)


def _link_number(now: Night, viewer: Viewer) -> int:
    return 0 if viewer in (ROOM, SCREEN) else now.person(viewer).link
