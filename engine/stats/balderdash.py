"""The tables of Balderdash: every answer told, who fooled whom, what each player did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
import pandas as pd

from engine.core import Seat, Value, View
from engine.games.balderdash.seen import BalderdashView
from engine.games.balderdash.terms import Category, Void
from engine.stats.tables import counts, points_by_round

Kind = Literal["truth", "bluff", "close", "other"]
"""What an answer was: the truth, a bluff, set aside as too close (B8), of another card (B15)."""


class Told(Value):
    """An answer of a round that was turned over to the end, and the round it belongs to.

    `truth` is the true answer to the `prompt`, `cast` counts all votes of the round. `void` says
    why the round did not count: its set aside bluffs and its truth are told all the same (B8).
    """

    round: int
    dasher: Seat
    category: Category | None
    prompt: str
    truth: str
    kind: Kind
    text: str
    authors: tuple[Seat, ...] = ()
    voters: tuple[Seat, ...] = ()
    cast: int = 0
    void: Void | None = None

    @property
    def fooled(self) -> tuple[Seat, ...]:
        """Who believed this bluff and had not written it (B12)."""
        others = (voter for voter in self.voters if voter not in self.authors)
        return tuple(others) if self.kind == "bluff" else ()


def points(course: Sequence[View]) -> pd.DataFrame:
    """The points of every seat (columns) after every round that is over (index; 0 is START)."""
    return points_by_round(course, (view for _, view in _rounds(course)))


def told(course: Sequence[View]) -> tuple[Told, ...]:
    """Every answer of the rounds that were turned over to the end, in the order of the lists."""
    return tuple(line for dasher, view in _rounds(course) for line in _lines(dasher, view))


def frame(lines: Iterable[Told]) -> pd.DataFrame:
    """Answers as a table: the fields of `Told`, and how many were `fooled`."""
    rows = [msgspec.structs.asdict(line) | {"fooled": len(line.fooled)} for line in lines]
    return pd.DataFrame(rows, columns=[*Told.__struct_fields__, "fooled"])


def fooled(lines: Iterable[Told], seats: Sequence[Seat]) -> pd.DataFrame:
    """How often each author (index) got the vote of each other seat (columns) (B12).

    A vote for one's own bluff fools nobody (B11).
    """
    count = Counter(
        (author, voter)
        for line in lines
        for author in line.authors
        for voter in line.voters
        if voter != author
    )
    rows = [[count[author, voter] for voter in seats] for author in seats]
    return counts(rows, seats, seats).rename_axis(index="author", columns="voter")


def players(lines: Iterable[Told], seats: Sequence[Seat]) -> pd.DataFrame:
    """What each seat (index) did in these rounds.

    `written` bluffs that were listed, `worked` those that somebody else believed; `voted` votes,
    `found` those for the truth; `knew` bluffs too close to it (B8). `works` and `finds` are shares
    from 0 to 1, missing where there is nothing to share.
    """
    did: Counter[tuple[Seat, str]] = Counter()
    for line in lines:
        for author in line.authors:
            did[author, "knew" if line.kind == "close" else "written"] += 1
            did[author, "worked"] += any(voter != author for voter in line.voters)
        for voter in line.voters:
            did[voter, "voted"] += 1
            did[voter, "found"] += line.kind == "truth"
    columns = ("written", "worked", "voted", "found", "knew")
    table = counts([[did[seat, column] for column in columns] for seat in seats], seats, columns)
    table["works"] = table["worked"] / table["written"].where(table["written"] > 0)
    table["finds"] = table["found"] / table["voted"].where(table["voted"] > 0)
    return table.rename_axis(index="seat")


def best(lines: Iterable[Told]) -> tuple[tuple[int, Told], ...]:
    """The bluffs that fooled somebody, each with its place from 1; equals share a place.

    First comes who fooled most people, of these who did it with fewest votes about.
    """
    bluffs = [(-len(line.fooled), line.cast, line) for line in lines if line.fooled]
    ranks = sorted((believed, cast) for believed, cast, _ in bluffs)
    placed = ((1 + ranks.index((believed, cast)), line) for believed, cast, line in bluffs)
    return tuple(sorted(placed, key=lambda pair: pair[0]))


def _rounds(course: Sequence[View]) -> list[tuple[Seat, BalderdashView]]:
    """The rounds that are over: the dasher of each, and the last that the room saw of it."""
    first: dict[int, BalderdashView] = {}
    last: dict[int, BalderdashView] = {}
    for view in course:
        if isinstance(view, BalderdashView) and view.round:
            last[view.round] = view
            first.setdefault(view.round, view)
    return [(_dasher(first[number]), view) for number, view in last.items() if _over(view)]


def _dasher(view: BalderdashView) -> Seat:
    assert view.leader is not None, "a round begins while its dasher is there"
    return view.leader


def _over(view: BalderdashView) -> bool:
    return view.answer is not None or view.void is not None or view.ending is not None


def _lines(dasher: Seat, view: BalderdashView) -> list[Told]:
    if view.answer is None or any(line.true is None for line in view.answers):
        return []  # not turned over to the end: the host ended the game before (A4)
    votes = sum(len(line.votes) for line in view.answers)

    def line(kind: Kind, text: str, authors: tuple[Seat, ...], voters: tuple[Seat, ...]) -> Told:
        about = (view.round, dasher, view.category, view.prompt or "", view.answer or "")
        return Told(*about, kind, text, authors, voters, votes, view.void)

    lines = [line("truth", view.answer, (), ())] if view.void else []
    for listed in view.answers:
        kind: Kind = "truth" if listed.true else "bluff" if listed.authors else "other"
        lines.append(line(kind, listed.text, listed.authors or (), listed.votes))
    return lines + [line("close", aside.text, (aside.seat,), ()) for aside in view.set_aside]
