"""What one viewer may know: the night around the table, and the game on it."""

from __future__ import annotations

import hashlib

import msgspec

from engine.core import Language, Seat, Value, View
from engine.night import Night

SEEN_BYTES = 6


class PersonView(Value):
    """A person as everybody sees him: no link."""

    seat: Seat
    name: str
    away: bool
    colour: int
    shape: int
    language: Language | None


class NightView(Value):
    """The night as everybody sees it: people in seat order, and the running or last game.

    `number` counts the games of the night from 1; 0 before the first. `open` says whether it is the
    night that is on: another may have been started or resumed since.
    """

    id: int
    open: bool
    title: str
    language: Language
    people: tuple[PersonView, ...]
    game: str | None
    key: str | None
    number: int


class Look(Value):
    """All that a viewer may see now. `seen` changes only when what he may see changes."""

    night: NightView
    game: View | None
    seen: str


def night_view(night: Night, on: bool) -> NightView:
    """Build the view of a night up from nothing."""
    last = night.games[-1] if night.games else None
    return NightView(
        id=night.id,
        open=on,
        title=night.title,
        language=night.language,
        people=tuple(
            PersonView(
                seat=person.seat,
                name=person.name,
                away=person.away,
                colour=person.colour,
                shape=person.shape,
                language=person.language,
            )
            for person in night.people
        ),
        game=last.game if last else None,
        key=last.key if last else None,
        number=len(night.games),
    )


def look(night: Night, on: bool, game: View | None) -> Look:
    """Put night and game together under the digest of both."""
    view = night_view(night, on)
    told = hashlib.blake2b(msgspec.json.encode((view, game)), digest_size=SEEN_BYTES)
    return Look(view, game, told.hexdigest())
