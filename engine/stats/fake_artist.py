"""The tables of Fake Artist: every drawing with its word and its fake, who catches, who escapes.

A round is told once it is over, also one that did not count. Votes for the fake are counted where
all votes were shown; a void round, or one in which the host ended the game, has none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
import pandas as pd

from engine.core import Scored, Seat, Value, View
from engine.games.fake_artist.events import Drew
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.fake_artist.terms import Void
from engine.stats.tables import counts, points_by_round

Role = Literal["fake", "artist", "master"]
"""What somebody was in a round."""


class Sketch(Value):
    """A round that is over: what was drawn, who drew it, and who pointed at whom.

    `master` is the word master, None the console (F11). `word` and `fake` are None where the host
    ended the game before they were told. `artists` are those among whom the fake was sought, in
    drawing order; `strokes` hold no picture where they drew on paper (F4).
    """

    round: int
    master: Seat | None
    category: str
    word: str | None
    fake: Seat | None
    artists: tuple[Seat, ...]
    strokes: tuple[Drew, ...]
    votes: tuple[tuple[Seat, Seat], ...]
    caught: bool | None
    guess: str | None
    right: bool | None
    scored: tuple[Scored, ...]
    void: Void | None = None

    @property
    def paper(self) -> bool:
        """Whether they drew on paper, which leaves no picture here (F4)."""
        return any(drew.stroke is None for drew in self.strokes)

    @property
    def found(self) -> tuple[Seat, ...]:
        """Who pointed at the fake (F5)."""
        return tuple(seat for seat, suspect in self.votes if suspect == self.fake)

    @property
    def cast(self) -> int:
        """How many of those who knew the word pointed at somebody; the fake's own vote tells nothing."""
        return sum(voter != self.fake for voter, _ in self.votes)

    def role(self, seat: Seat) -> Role:
        """What a seat was in this round."""
        return "fake" if seat == self.fake else "master" if seat == self.master else "artist"


def points(course: Sequence[View]) -> pd.DataFrame:
    """The points of every seat (columns) after every round that is over (index; 0 is the start)."""
    return points_by_round(course, (views[-1] for views in _rounds(course)))


def sketches(course: Sequence[View]) -> tuple[Sketch, ...]:
    """Every round that is over and had begun to be drawn, oldest first."""
    return tuple(
        _sketch(views) for views in _rounds(course) if views[-1].strokes or _are_shown(views[-1])
    )


def frame(rounds: Iterable[Sketch]) -> pd.DataFrame:
    """Rounds as a table: the fields of `Sketch` but for drawing and points, the rest as numbers.

    `found` is how many of the `votes` were for the fake.
    """
    columns = (
        *("round", "master", "category", "word", "fake", "artists", "votes", "found"),
        *("caught", "guess", "right", "void"),
    )
    rows = [
        msgspec.structs.asdict(sketch)
        | {
            "artists": len(sketch.artists),
            "votes": len(sketch.votes),
            "found": len(sketch.found),
        }
        for sketch in rounds
    ]
    return pd.DataFrame(rows, columns=columns)


def players(rounds: Iterable[Sketch], seats: Sequence[Seat]) -> pd.DataFrame:
    """What each seat (index) did in the rounds whose votes were shown.

    As an artist who knew the word: `voted`, and `found` the fake; `honest` rounds, and `blamed`, the
    votes got in them. As the fake: `faked` rounds, `escaped` uncaught, `guessed` the word when
    caught; `spotted`, the votes got. Points `as_fake`, `as_artist`, `as_master` (F8). `finds` and
    `escapes` are shares from 0 to 1, missing where there is nothing to share.
    """
    did: Counter[tuple[Seat, str]] = Counter()
    for sketch in rounds:
        for gain in sketch.scored:
            did[gain.seat, f"as_{sketch.role(gain.seat)}"] += gain.points
        if sketch.caught is None or sketch.fake is None:
            continue
        did[sketch.fake, "faked"] += 1
        did[sketch.fake, "escaped"] += not sketch.caught
        did[sketch.fake, "guessed"] += bool(sketch.right)
        for seat in sketch.artists:
            did[seat, "honest"] += seat != sketch.fake
        for seat, suspect in sketch.votes:
            did[suspect, "spotted" if suspect == sketch.fake else "blamed"] += 1
            if seat != sketch.fake:
                did[seat, "voted"] += 1
                did[seat, "found"] += suspect == sketch.fake
    columns = (
        *("voted", "found", "honest", "blamed", "faked", "escaped", "guessed", "spotted"),
        *("as_fake", "as_artist", "as_master"),
    )
    table = counts([[did[seat, column] for column in columns] for seat in seats], seats, columns)
    table["finds"] = table["found"] / table["voted"].where(table["voted"] > 0)
    table["escapes"] = table["escaped"] / table["faked"].where(table["faked"] > 0)
    return table.rename_axis(index="seat")


def best(rounds: Iterable[Sketch]) -> tuple[tuple[int, Sketch], ...]:
    """The rounds in which the fake was not caught, each with its place from 1; equals share a place.

    First comes at whom fewest pointed, of these who was sought by most.
    """
    escapes = [
        (len(sketch.found), -sketch.cast, sketch) for sketch in rounds if sketch.caught is False
    ]
    ranks = sorted((found, cast) for found, cast, _ in escapes)
    placed = ((1 + ranks.index((found, cast)), sketch) for found, cast, sketch in escapes)
    return tuple(sorted(placed, key=lambda pair: pair[0]))


def _rounds(course: Sequence[View]) -> list[list[FakeArtistView]]:
    """The rounds that are over, each as the room saw it from its beginning to its end."""
    seen: dict[int, list[FakeArtistView]] = {}
    for view in course:
        if isinstance(view, FakeArtistView) and view.round:
            seen.setdefault(view.round, []).append(view)
    return [views for views in seen.values() if views[-1].phase in ("score", "over")]


def _are_shown(view: FakeArtistView) -> bool:
    return view.caught is not None


def _sketch(views: Sequence[FakeArtistView]) -> Sketch:
    """A round as it ended; people who left later had their part in it."""
    last = views[-1]
    leaders = [view.leader for view in views if view.leader is not None]
    shown = next((view for view in views if _are_shown(view)), last)
    assert last.category is not None, "a word is set before it is drawn"
    return Sketch(
        round=last.round,
        master=leaders[-1] if leaders else None,
        category=last.category,
        word=last.word,
        fake=last.fake,
        artists=shown.artists,
        strokes=last.strokes,
        votes=last.votes,
        caught=last.caught,
        guess=last.guess,
        right=last.right,
        scored=last.scored,
        void=last.void,
    )
