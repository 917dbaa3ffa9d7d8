"""What a game's statistics offer to the page that shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import pandas as pd

from engine.core import Seat, Value, View
from pages.parts.people import Guest
from pages.parts.words import Words

Course = Sequence[View]
"""What the room has seen of a game (`Referee.course`)."""


Albums = Mapping[str, Callable[[], bytes]]
"""Pictures of a night to take home, by name: each a ZIP file, made when it is asked for."""


class Ledger(Value):
    """What each seat did over all games of an evening: headings, and under them what is shown."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Seat, tuple[str, ...]], ...]


class Story(Protocol):
    """What a game's module of statistics offers. Its trophies are drawn by `stats_trophies_<key>.html`.

    `courses` are all games of this key that a night had, `course` is one of them.

    - `trophies` are the best of the night, each with its place from 1; the template knows their form.
    - `ledger` is what each seat did over the evening, for the page; `sums` the same as a table to take
      home, its columns named in words, its index the seats.
    - `story` draws one game, `tables` are its files to take home; "dice" is named by `stats-take-dice`.
    - `albums` are the pictures of the night, in a game that makes some; named in the same way.
    """

    def trophies(self, courses: Sequence[Course]) -> Sequence[tuple[int, Any]]: ...
    def ledger(self, courses: Sequence[Course], t: Words) -> Ledger: ...
    def sums(self, courses: Sequence[Course], t: Words) -> pd.DataFrame: ...
    def story(self, game: str, course: Course, who: Mapping[str, Guest], t: Words) -> None: ...
    def tables(
        self, course: Course, who: Mapping[str, Guest], t: Words
    ) -> dict[str, pd.DataFrame]: ...
    def albums(self, courses: Sequence[Course], who: Mapping[str, Guest], t: Words) -> Albums: ...


def seats_of(courses: Sequence[Course]) -> tuple[Seat, ...]:
    """Give everybody who had a seat in one of these games."""
    return tuple(dict.fromkeys(seat for course in courses for seat in course[-1].seats))
