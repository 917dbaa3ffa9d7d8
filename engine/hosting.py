"""What may be asked of a night: each function checks it and gives the event, or refuses."""

from __future__ import annotations

from typing import get_args

import msgspec

from engine import names
from engine.core import IllegalMove, Language, Seat, Value
from engine.night import (
    GameStarted,
    Left,
    LinkRenewed,
    Night,
    NightStarted,
    Renamed,
    Reordered,
    Returned,
    Seated,
    Spoke,
    seat_number,
)
from engine.texts import check_text

MOST_PEOPLE = 20
"""People present at a time; who has left does not count."""

TITLE_LENGTH = 60


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
