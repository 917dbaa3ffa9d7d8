"""A game night: who sits where, their links, the games played.

A night is a stream of its own: `evolve` folds its events; what may be asked of it stands in
`hosting`. Nothing here knows what happens inside a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.core import Event, Language, NotAllowed, Seat, Value

LOOKS = 8
"""Seat colours, and as many shapes."""


class Came(Value):
    """Where somebody sat before: the night, his seat there, and the number that its link had then."""

    night: int
    seat: Seat
    link: int


class Person(Value):
    """A person of the night. `link` is the number of his newest link, from 0.

    `colour` and `shape` (both 0 to 7) come from the order of joining and stay his whatever the
    order at the table; no two of the first 64 people have both the same. Who `came` along from an
    earlier night has brought them with him.
    """

    seat: Seat
    name: str
    colour: int
    shape: int
    away: bool = False
    link: int = 0
    language: Language | None = None
    came: Came | None = None


class Played(Value):
    """A game of the night: its stream, which game it is, its options (JSON), who was dealt in."""

    game: str
    key: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]


class Night(Value):
    """A night: `started` in unix seconds, `people` in seat order, `games` in order of play."""

    id: int
    title: str = ""
    language: Language = "en"
    started: float = 0.0
    people: tuple[Person, ...] = ()
    games: tuple[Played, ...] = ()

    @property
    def present(self) -> tuple[Person, ...]:
        """Those who have not left, in seat order."""
        return tuple(person for person in self.people if not person.away)

    def person(self, seat: str) -> Person:
        """Who has this seat. Raises `NotAllowed`: no-such-seat."""
        for person in self.people:
            if person.seat == seat:
                return person
        raise NotAllowed("no-such-seat")


# --- events ------------------------------------------------------------------------------------


class NightStarted(Event):
    title: str
    language: Language
    started: float


class Reopened(Event):
    """The evening goes on with this night, though another was started since."""


class Seated(Event):
    seat: Seat
    name: str


class CameAlong(Event):
    """Somebody of an earlier night has a seat in this one, with all that was his."""

    seat: Seat
    name: str
    colour: int
    shape: int
    language: Language | None
    came: Came


class Renamed(Event):
    seat: Seat
    name: str


class Reordered(Event):
    seats: tuple[Seat, ...]


class Left(Event):
    seat: Seat


class Returned(Event):
    seat: Seat


class LinkRenewed(Event):
    seat: Seat


class Spoke(Event):
    """A person chose the language of his page; None is the language of the night."""

    seat: Seat
    language: Language | None


class GameStarted(Event):
    """A game begins; its own events lie in the stream `game`."""

    game: str
    key: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    NightStarted,
    Reopened,
    Seated,
    CameAlong,
    Renamed,
    Reordered,
    Left,
    Returned,
    LinkRenewed,
    Spoke,
    GameStarted,
)


# --- seats ---------------------------------------------------------------------------------------


def seat_number(number: int) -> Seat:
    """The seats in order of joining, from 0: A to Z, then AA to AZ, BA … ."""
    letter = chr(ord("A") + number % 26)
    return Seat(letter if number < 26 else seat_number(number // 26 - 1) + letter)


# --- what becomes of it ------------------------------------------------------------------------


def evolve(night: Night, event: Event) -> Night:
    """The night after an event."""
    replace = msgspec.structs.replace
    match event:
        case NightStarted(title=title, language=language, started=started):
            return replace(night, title=title, language=language, started=started)
        case Seated(seat=seat, name=name):
            colour, shape = _free_look(night)
            return replace(night, people=(*night.people, Person(seat, name, colour, shape)))
        case CameAlong(seat=seat, name=name, colour=colour, shape=shape, language=own, came=came):
            person = Person(seat, name, colour, shape, language=own, came=came)
            return replace(night, people=(*night.people, person))
        case Reordered(seats=seats):
            return replace(night, people=tuple(map(night.person, seats)))
        case Renamed(seat=seat, name=name):
            return _change(night, seat, lambda person: replace(person, name=name))
        case Left(seat=seat):
            return _change(night, seat, lambda person: replace(person, away=True))
        case Returned(seat=seat):
            return _change(night, seat, lambda person: replace(person, away=False))
        case LinkRenewed(seat=seat):
            return _change(night, seat, lambda person: replace(person, link=person.link + 1))
        case Spoke(seat=seat, language=own):
            return _change(night, seat, lambda person: replace(person, language=own))
        case GameStarted(game=game, key=key, options=options, seats=seats):
            return replace(night, games=(*night.games, Played(game, key, options, seats)))
    return night


def _change(night: Night, seat: Seat, change: Callable[[Person], Person]) -> Night:
    people = (change(person) if person.seat == seat else person for person in night.people)
    return msgspec.structs.replace(night, people=tuple(people))


def _free_look(night: Night) -> tuple[int, int]:
    """The first colour and shape that nobody has; from the 65th person on they come again."""
    looks = [(n % LOOKS, (n + n // LOOKS) % LOOKS) for n in range(LOOKS * LOOKS)]
    taken = {(person.colour, person.shape) for person in night.people}
    free = (look for look in looks if look not in taken)
    return next(free, looks[len(night.people) % len(looks)])
