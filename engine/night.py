"""A game night: who sits where, their links, the games played.

A night is a stream of its own. The functions below check what is asked and give the event, or
refuse; `evolve` folds the events. Nothing here knows what happens inside a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec

from engine import names
from engine.core import Event, IllegalMove, Language, NotAllowed, Seat, Value
from engine.texts import check_text

MOST_PEOPLE = 20
"""People present at a time; who has left does not count."""

TITLE_LENGTH = 60

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


# --- what may be asked -------------------------------------------------------------------------


def start(title: str, language: str, now: float) -> NightStarted:
    """Begin a night. Raises `IllegalMove`: text-long, text-unreadable, no-such-language."""
    title = " ".join(title.split())
    return NightStarted(title and check_text(title, TITLE_LENGTH), _language(language), now)


def seat_person(night: Night, name: str) -> Seated:
    """Give a person the next seat. Raises `IllegalMove`: night-full, name-… ."""
    _room_for_one(night)
    return Seated(seat_number(len(night.people)), _free_name(night, name, None))


def rename(night: Night, seat: Seat, name: str) -> Renamed | None:
    """Change a name. Raises `IllegalMove`: name-… ."""
    person = night.person(seat)
    name = _free_name(night, name, seat)
    return Renamed(seat, name) if name != person.name else None


def reorder(night: Night, seats: tuple[Seat, ...]) -> Reordered | None:
    """Change the clockwise order, for the next game. Raises `IllegalMove`: order-incomplete."""
    now = tuple(person.seat for person in night.people)
    if sorted(seats) != sorted(now):
        raise IllegalMove("order-incomplete")
    return Reordered(seats) if seats != now else None


def leave(night: Night, seat: Seat) -> Left:
    """A person leaves, perhaps to come back. Raises `IllegalMove`: already-away."""
    if night.person(seat).away:
        raise IllegalMove("already-away", seat=seat)
    return Left(seat)


def come_back(night: Night, seat: Seat) -> Returned:
    """A person who left is back. Raises `IllegalMove`: not-away, night-full."""
    if not night.person(seat).away:
        raise IllegalMove("not-away", seat=seat)
    _room_for_one(night)
    return Returned(seat)


def renew_link(night: Night, seat: Seat) -> LinkRenewed:
    """Make the links that a seat has had so far useless."""
    night.person(seat)
    return LinkRenewed(seat)


def speak(night: Night, seat: Seat, language: str | None) -> Spoke | None:
    """Choose the language of one's page. Raises `IllegalMove`: no-such-language."""
    chosen = None if language is None else _language(language)
    return Spoke(seat, chosen) if night.person(seat).language != chosen else None


def start_game(night: Night, key: str, options: Value, seats: tuple[int, int]) -> GameStarted:
    """Begin a game with all who are present; `seats` are the fewest and the most it takes.

    Raises `IllegalMove`: too-few-people (least, present), too-many-people (most, present).
    """
    least, most = seats
    present = len(night.present)
    if present < least:
        raise IllegalMove("too-few-people", least=least, present=present)
    if present > most:
        raise IllegalMove("too-many-people", most=most, present=present)
    return GameStarted(
        game=f"game-{night.id}-{len(night.games) + 1}",
        key=key,
        options=msgspec.to_builtins(options),
        seats=tuple(person.seat for person in night.present),
    )


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


def _free_name(night: Night, name: str, own: Seat | None) -> str:
    name = names.tidy(name)
    for person in night.people:
        if person.seat != own and names.key(person.name) == names.key(name):
            raise IllegalMove("name-taken", name=person.name)
    return name


def _room_for_one(night: Night) -> None:
    if len(night.present) >= MOST_PEOPLE:
        raise IllegalMove("night-full", most=MOST_PEOPLE)


def _language(language: str) -> Language:
    for known in get_args(Language):
        if language == known:
            return known  # type: ignore[no-any-return]
    raise IllegalMove("no-such-language", language=language)
