"""What a night was: tables of its games, for the statistics page and for notebooks.

    course = referee.course(game_id)
    told = stats.told(course)
    stats.points(course).plot()
    stats.fooled(told, course[-1].seats)

Everything is folded from what the room has seen (`Referee.course`), and only from rounds that are
over, so that no table can tell what nobody may know yet. People stand in the tables as seats.
"""

from __future__ import annotations

import csv as writer
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
import pandas as pd

from engine.core import Seat, Value, View
from engine.evening import Evening
from engine.games.balderdash.terms import BalderdashView, Category, Void

Kind = Literal["truth", "bluff", "close", "other"]
"""What an answer was: the truth, a bluff, set aside as too close (B8), of another card (B15)."""

FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a spreadsheet takes for the beginning of a formula."""


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
    """The points of every seat (columns) after every round that is over (index; 0 is START).

    A corrected score stands with the round in which it was corrected (A4). Before somebody joined
    late, his column is empty (A7).
    """
    rows = {0: dict(course[0].points)}
    rows |= {view.round: dict(view.points) for _, view in _rounds(course)}
    seats = course[-1].seats
    return pd.DataFrame(
        {seat: pd.Series([row.get(seat) for row in rows.values()], dtype="Int64") for seat in seats}
    ).set_axis(pd.Index(list(rows), name="round"), axis="index")


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
    return _table(rows, seats, seats).rename_axis(index="author", columns="voter")


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
    table = _table([[did[seat, column] for column in columns] for seat in seats], seats, columns)
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


def table_of_evening(evening: Evening) -> pd.DataFrame:
    """The running table of an evening: a row a seat, from the first to the last.

    One column a game, named by its id, with its points as they stand, missing for who did not play;
    then `games`, `won`, `points` and `beaten` over the games that are over (`engine.evening`).
    """
    table = _table(
        [(total.games, total.won, total.points, total.beaten) for total in evening.totals],
        [total.seat for total in evening.totals],
        ("games", "won", "points", "beaten"),
    )
    for place, result in enumerate(evening.games):
        had = {str(score.seat): score.points for score in result.scores}
        column = pd.Series([had.get(str(seat)) for seat in table.index], table.index, "Int64")
        table.insert(place, result.game, column)
    return table.rename_axis(index="seat")


def csv(table: pd.DataFrame, separator: str = ",") -> bytes:
    """Write a table, without its index, so that a spreadsheet opens it right and runs nothing.

    UTF-8 with a byte order mark. A text that would be taken for a formula gets a ' before it.
    French spreadsheets want ";" as the `separator`.
    """
    text = io.StringIO(newline="")
    rows = writer.writer(text, delimiter=separator)
    rows.writerow([_harmless(name) for name in table.columns])
    for _, row in table.iterrows():
        rows.writerow([_harmless(cell) for cell in row])
    return text.getvalue().encode("utf-8-sig")


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
    if view.answer is None:
        return []
    votes = sum(len(line.votes) for line in view.answers)

    def line(kind: Kind, text: str, authors: tuple[Seat, ...], voters: tuple[Seat, ...]) -> Told:
        about = (view.round, dasher, view.category, view.prompt or "", view.answer or "")
        return Told(*about, kind, text, authors, voters, votes, view.void)

    lines = [line("truth", view.answer, (), ())] if view.void else []
    for listed in view.answers:
        kind: Kind = "truth" if listed.true else "bluff" if listed.authors else "other"
        lines.append(line(kind, listed.text, listed.authors or (), listed.votes))
    return lines + [line("close", aside.text, (aside.seat,), ()) for aside in view.set_aside]


def _table(
    rows: Iterable[Sequence[int]], index: Sequence[str], columns: Sequence[str]
) -> pd.DataFrame:
    return pd.DataFrame(list(rows), pd.Index(list(index)), pd.Index(list(columns)), dtype="int64")


def _harmless(cell: object) -> object:
    if cell is pd.NA:
        return ""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA_SIGNS) else cell
