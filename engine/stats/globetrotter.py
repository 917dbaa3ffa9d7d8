"""The tables of Globetrotter: who knows which region, wedges over time, where pawns walked.

A question is told once it is over: nobody may try it any more and everybody knows its answer. With it
come all attempts at it, those of first class and of passports too (G14, G15).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import pandas as pd

from engine.core import Seat, Value, View
from engine.games.globetrotter.seen import GlobetrotterView, Try, Walk
from engine.games.globetrotter.terms import REGIONS, TRAVEL_CARDS, Region, Space, TravelCard
from engine.games.globetrotter.wheel import SPACES
from engine.stats.tables import by_round, counts


class Posed(Value):
    """A question that is over, with every attempt at it and at the others of its card (G14).

    `number` counts the questions of the game, `round` its turns; `card` is the number of the printed
    card. `seat` was on, `reader` read (None: the host), `space` is where the pawn stood, `last`
    whether it was for the game (G8). `prize` is the wedge that was to be won, `winner` who won it.
    `boarded`: a boarding pass led there (G13).
    """

    number: int
    round: int
    card: int
    seat: Seat
    reader: Seat | None
    space: Space
    last: bool
    prize: Region | None
    winner: Seat | None
    boarded: bool
    tries: tuple[Try, ...]


class Tough(Value):
    """A question that somebody `missed`, once for each attempt, and who `knew` it all the same."""

    id: str
    region: Region
    prompt: str
    answer: str
    difficulty: int
    missed: tuple[Seat, ...]
    knew: tuple[Seat, ...]


class Used(Value):
    """A Grand Voyageur card that was played, and whether it won the wedge it was played for."""

    seat: Seat
    card: TravelCard
    won: bool


def posed(course: Sequence[View]) -> tuple[Posed, ...]:
    """Every question that is over and was judged, in the order in which they were asked."""
    over = (views for views in _questions(course) if _is_over(views[-1]))
    asked = (_posed(views[0], views[-1]) for views in over)
    return tuple(one for one in asked if one.tries)


def frame(questions: Iterable[Posed]) -> pd.DataFrame:
    """Attempts as a table, a row each: their question, who tried, with which card, and how it went."""
    columns = (
        *("question", "round", "printed", "region", "difficulty", "prompt", "answer"),
        *("seat", "card", "typed", "right", "wedge"),
    )
    rows = [
        (
            *(asked.number, asked.round, asked.card, tried.region, tried.difficulty),
            *(tried.prompt, tried.answer, tried.seat, tried.card, tried.typed),
            *(bool(tried.right), wedge(asked, tried)),
        )
        for asked in questions
        for tried in asked.tries
    ]
    return pd.DataFrame(rows, columns=columns)


def wedge(asked: Posed, tried: Try) -> Region | None:
    """The wedge that an attempt won, if it won one."""
    return asked.prize if tried.right and tried.seat == asked.winner else None


def wedges(course: Sequence[View]) -> pd.DataFrame:
    """The wedges of every seat (columns) after every question that is over (index; 0 is the start).

    What the host gave or took stands with the question asked last (A4).
    """
    over = (views[-1] for views in _questions(course) if _is_over(views[-1]))
    rows = {0: dict(course[0].points)} | {_number(view): dict(view.points) for view in over}
    return by_round(rows, course[-1].seats).rename_axis(index="question")


def tried(questions: Iterable[Posed], seats: Sequence[Seat]) -> pd.DataFrame:
    """How many attempts each seat (index) made at questions of each region (columns)."""
    return _by_region((one for asked in questions for one in asked.tries), seats)


def right(questions: Iterable[Posed], seats: Sequence[Seat]) -> pd.DataFrame:
    """How many of those were right."""
    return _by_region((one for asked in questions for one in asked.tries if one.right), seats)


def used(questions: Iterable[Posed]) -> tuple[Used, ...]:
    """Every Grand Voyageur card played on these questions, in the order of play (G12–G15).

    A passport that was offered but not tried, as somebody before had the right answer, was not played.
    """
    cards: list[Used] = []
    for asked in questions:
        if asked.boarded:
            cards.append(Used(asked.seat, "boarding", asked.winner == asked.seat))
        extra = [one for one in asked.tries if one.card == "first_class"]
        if extra:
            cards.append(Used(asked.seat, "first_class", any(one.right for one in extra)))
        for one in asked.tries:
            if one.card == "passport":
                cards.append(Used(one.seat, "passport", bool(one.right)))
    return tuple(cards)


def players(questions: Iterable[Posed], seats: Sequence[Seat]) -> pd.DataFrame:
    """What each seat (index) did at these questions.

    Of its attempts `tried`, `right` were; `wedges` won by them. Of each kind of Grand Voyageur card
    how many were played and how many `…_won`. `knows` is a share from 0 to 1, missing where there is
    nothing to share.
    """
    questions = tuple(questions)
    did: Counter[tuple[Seat, str]] = Counter()
    for asked in questions:
        for one in asked.tries:
            did[one.seat, "tried"] += 1
            did[one.seat, "right"] += bool(one.right)
            did[one.seat, "wedges"] += wedge(asked, one) is not None
    for card in used(questions):
        did[card.seat, card.card] += 1
        did[card.seat, f"{card.card}_won"] += card.won
    of_cards = tuple(name for card in TRAVEL_CARDS for name in (card, f"{card}_won"))
    columns = ("tried", "right", "wedges", *of_cards)
    table = counts([[did[seat, column] for column in columns] for seat in seats], seats, columns)
    table["knows"] = table["right"] / table["tried"].where(table["tried"] > 0)
    return table.rename_axis(index="seat")


def hardest(questions: Iterable[Posed]) -> tuple[tuple[int, Tough], ...]:
    """The questions that somebody missed, each with its place from 1; equals share a place.

    First comes the one that most attempts missed, of these the one that fewest knew, then the one that
    was meant to be harder. A question that was asked twice stands once.
    """
    attempts: dict[str, list[Try]] = {}
    for asked in questions:
        for one in asked.tries:
            attempts.setdefault(one.id, []).append(one)
    tough = [(_hard(one), one) for one in map(_tough, attempts.values()) if one.missed]
    ranks = sorted(hard for hard, _ in tough)
    placed = ((1 + ranks.index(hard), one) for hard, one in tough)
    return tuple(sorted(placed, key=lambda pair: pair[0]))


def walks(course: Sequence[View]) -> tuple[Walk, ...]:
    """Every move of a pawn, on foot or with a boarding pass, in the order of play."""
    found = {
        view.walk.number: view.walk
        for view in course
        if isinstance(view, GlobetrotterView) and view.walk is not None
    }
    return tuple(found.values())


def trodden(walked: Iterable[Walk], seats: Sequence[Seat]) -> pd.DataFrame:
    """How often the pawn of each seat (columns) stepped on each space (index, all 73).

    Where a walk begins its pawn stands already. A boarding pass flies: only where it lands counts.
    """
    count = Counter(
        (space, walk.seat)
        for walk in walked
        for space in (walk.path[-1:] if walk.boarding else walk.path[1:])
    )
    rows = [[count[space, seat] for seat in seats] for space in SPACES]
    return counts(rows, SPACES, seats).rename_axis(index="space", columns="seat")


def _questions(course: Sequence[View]) -> list[list[GlobetrotterView]]:
    """What the room saw from the asking of each question to that of the next."""
    seen: dict[int, list[GlobetrotterView]] = {}
    for view in course:
        if isinstance(view, GlobetrotterView) and _number(view):
            seen.setdefault(_number(view), []).append(view)
    return list(seen.values())


def _is_over(view: GlobetrotterView) -> bool:
    return view.ending is not None or (view.question is not None and view.question.closed)


def _number(view: GlobetrotterView) -> int:
    return view.question.number if view.question else 0


def _posed(first: GlobetrotterView, last: GlobetrotterView) -> Posed:
    """A question with the attempts that were judged and whose answer all know.

    None is left where its player was removed, or the host ended the game, before that (A4, A6).
    """
    question, walk = last.question, first.walk
    assert question is not None, "a question has been asked"
    return Posed(
        number=question.number,
        round=question.round,
        card=question.card,
        seat=question.seat,
        reader=question.reader,
        space=question.space,
        last=question.last,
        prize=question.prize,
        winner=question.winner,
        boarded=walk is not None and walk.boarding,
        tries=tuple(
            one for one in question.tries if one.right is not None and one.answer is not None
        ),
    )


def _by_region(tries: Iterable[Try], seats: Sequence[Seat]) -> pd.DataFrame:
    count = Counter((one.seat, one.region) for one in tries)
    rows = [[count[seat, region] for region in REGIONS] for seat in seats]
    return counts(rows, seats, REGIONS).rename_axis(index="seat", columns="region")


def _tough(tries: Sequence[Try]) -> Tough:
    one = tries[-1]
    return Tough(
        *(one.id, one.region, one.prompt, one.answer or "", one.difficulty),
        missed=tuple(tried.seat for tried in tries if not tried.right),
        knew=tuple(tried.seat for tried in tries if tried.right),
    )


def _hard(tough: Tough) -> tuple[int, int, int]:
    """The smaller, the harder."""
    return (-len(tough.missed), len(tough.knew), -tough.difficulty)
