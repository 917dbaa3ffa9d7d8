"""From one night to another: who comes along, and where somebody of one night sits in another.

Whoever holds a seat's link may have the link of the same person's seat in another night. So that a
lost phone stays out, this holds only as long as no link on the way has been renewed: neither that of
the seat he came from, nor that of the seat he came to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core import Seat
from engine.night import Came, CameAlong, Night, seat_number


def come_along(before: Night, seats: Iterable[Seat]) -> tuple[CameAlong, ...]:
    """Bring people into a new night, in the order in which they sat; who is away stays behind.

    Raises `NotAllowed`: no-such-seat.
    """
    wanted = {before.person(seat).seat for seat in seats}
    coming = (person for person in before.present if person.seat in wanted)
    return tuple(
        CameAlong(
            seat=seat_number(number),
            name=person.name,
            colour=person.colour,
            shape=person.shape,
            language=person.language,
            came=Came(before.id, person.seat, person.link),
        )
        for number, person in enumerate(coming)
    )


def seat_in(there: Night, here: Night, seat: Seat, night_of: Callable[[int], Night]) -> Seat | None:
    """The seat in one night of who has this seat in another, or None."""
    origin = _origin(here, seat, night_of)
    for person in there.people:
        if _origin(there, person.seat, night_of) == origin:
            return person.seat
    return None


def _origin(night: Night, seat: Seat, night_of: Callable[[int], Night]) -> tuple[int, Seat]:
    """The first night and seat of somebody, as far back as the links on the way still hold."""
    person = night.person(seat)
    came = person.came
    while came is not None and person.link == 0:
        before = night_of(came.night)
        if before.person(came.seat).link != came.link:
            break
        night, person = before, before.person(came.seat)
        came = person.came
    return night.id, person.seat
