"""At the entrance: a seat for a new name, or one's own again."""

from __future__ import annotations

from engine.core import NotAllowed, Seat
from pages.parts.going import go
from pages.parts.house import referee
from pages.parts.live import switchboard


def join(night: int, name: object) -> None:
    """Seat somebody who typed a name, and go to his page. Raises `IllegalMove`: night-full, name-… ."""
    _enter(night, referee().seat_person(night, name if isinstance(name, str) else ""))


def take(night: int, seat: object) -> None:
    """Go to the page of a seat that no phone shows. Raises `NotAllowed`: no-such-seat, seat-lit (seat)."""
    taken = referee().night(night).person(str(seat)).seat
    if taken in switchboard.phones(night):
        raise NotAllowed("seat-lit", seat=taken)
    referee().renew_link(night, taken)  # whoever had it before sees that it has moved
    _enter(night, taken)


def _enter(night: int, seat: Seat) -> None:
    go("seat", referee().link(night, seat))
