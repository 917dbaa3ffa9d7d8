"""What is heard of Globetrotter, and what stays on the reader's page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine.core import HOST, READER, ROOM, Event, Line, NotAllowed, Scored
from engine.games.globetrotter import GAME
from engine.games.globetrotter.commands import GoTo, Judge, Roll, RollFirst
from engine.games.globetrotter.events import (
    Answered,
    AnswerTold,
    Asked,
    BoardingPlayed,
    CardsDealt,
    Declined,
    EasierSet,
    FirstClassOffered,
    FirstClassPlayed,
    FirstRolled,
    Judged,
    Moved,
    Overruled,
    PassportLost,
    PassportPlayed,
    PassportsOffered,
    PassportTried,
    ReaderChanged,
    RegionSet,
    RegionsTied,
    RegionVoted,
    Rolled,
    StraightWin,
    TiedFirst,
    TurnStarted,
    TwoPicked,
)
from engine.games.globetrotter.seen import QuestionView
from engine.games.globetrotter.terms import Options
from engine.records import FORMS
from engine.referee import Referee
from engine.table import Joined
from tests.globetrotter_player import seen
from tests.globetrotter_sitting import AFRICA, EUROPE, FRANCE, PILES, A, B, Wheel

CARD = PILES[EUROPE][0]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (CardsDealt(((A, ("boarding",)),)), Line("travel-cards-dealt", {"count": 1})),
        (FirstRolled(A, 5, 1), Line("first-rolled", {"seat": A, "die": 5})),
        (TiedFirst((A, B), 5), Line("first-tied", {"players": 2, "die": 5})),
        (TurnStarted(3, A, False), Line("turn-started", {"round": 3, "seat": A})),
        (Rolled(A, 4), Line("die-rolled", {"seat": A, "die": 4})),
        (
            Moved(A, ("E5", "E")),
            Line("pawn-walked", {"seat": A, "steps": 1, "place": "hq", "region": EUROPE}),
        ),
        (
            Moved(A, ("E1", "hub")),
            Line("pawn-walked", {"seat": A, "steps": 1, "place": "hub", "region": ""}),
        ),
        (
            BoardingPlayed(A, ("E4", "E5", "E"), EUROPE),
            Line("boarding-played", {"seat": A, "region": EUROPE}),
        ),
        (RegionVoted(A, FRANCE), Line("region-voted", {"seat": A, "region": FRANCE})),
        (RegionsTied((FRANCE, AFRICA)), Line("regions-tied", {"count": 2})),
        (RegionSet(A, FRANCE, False), Line("region-chosen", {"seat": A, "region": FRANCE})),
        (RegionSet(A, FRANCE, True), Line("last-region", {"seat": A, "region": FRANCE})),
        (
            Asked(1, A, B, EUROPE, 1, (CARD,), 9),
            Line("asked", {"seat": A, "region": EUROPE, "card": 1}),
        ),
        (
            Asked(1, A, B, EUROPE, 1, (CARD,), 9, started_over=True),
            Line("asked-from-the-front", {"seat": A, "region": EUROPE, "card": 1}),
        ),
        (ReaderChanged(B), Line("reader-changed", {"seat": B})),
        (ReaderChanged(None), Line("host-reads")),
        (Answered(A, "Paris"), Line("answered", {"seat": A, "text": "Paris"})),
        (Judged(A, True), Line("judged-right", {"seat": A})),
        (Judged(A, False), Line("judged-wrong", {"seat": A})),
        (Judged(A, False, passed=True), Line("passed", {"seat": A})),
        (Overruled(A), Line("overruled", {"seat": A})),
        (AnswerTold(EUROPE, "x"), Line("answer-told", {"region": EUROPE, "answer": "x"})),
        (FirstClassOffered(A), Line("first-class-offered", {"seat": A})),
        (FirstClassPlayed(A), Line("first-class-played", {"seat": A})),
        (
            TwoPicked((FRANCE, AFRICA), ("f", "a")),
            Line("two-picked", {"region": FRANCE, "other": AFRICA}),
        ),
        (PassportsOffered((A, B)), Line("passports-offered", {"players": 2})),
        (PassportPlayed(A), Line("passport-played", {"seat": A})),
        (Declined(A), Line("card-declined", {"seat": A})),
        (PassportTried(A), Line("passport-tried", {"seat": A})),
        (PassportLost(A), Line("passport-lost", {"seat": A})),
        (
            Scored(A, 1, "wedge", {"region": EUROPE}),
            Line("wedge", {"seat": A, "points": 1, "region": EUROPE}),
        ),
        (EasierSet(A, "time"), Line("easier-set", {"seat": A, "easier": "time"})),
        (StraightWin(A, (B,)), Line("straight-win", {"seat": A, "players": 1})),
        (Joined(A), Line("joined", {"seat": A})),
    ],
)
def test_all_hear_the_same(event: Event, line: Line) -> None:
    """And never an answer that has not been told."""
    for viewer in (ROOM, HOST, READER, A, B):
        assert GAME.heard(event, viewer) == line


def test_every_event_is_heard() -> None:
    """None is forgotten in the table above."""
    (marks,) = test_all_hear_the_same.pytestmark  # type: ignore[attr-defined]
    heard = {type(event) for event, _ in marks.args[1]}
    own = {kind for kind in GAME.events if "globetrotter" in kind.__module__}
    assert own - heard == set()


SECRETS = ("true europe", "also europe", "africa 1?")


@pytest.mark.parametrize("reader", ["right", "host"])
def test_G5_the_answer_reaches_the_readers_page_only(reader: str) -> None:
    """On the wire: nobody else gets a word of it, nor of the other questions on the card."""
    wheel = Wheel(reader=reader, typed=True).land("E")
    knows = "D" if reader == "right" else READER
    for viewer in ("A", "B", "C", "D", HOST, ROOM, READER):
        sent = msgspec.json.encode(wheel.view(viewer)).decode()
        found = [secret for secret in SECRETS if secret in sent]
        assert found == (list(SECRETS[:2]) if viewer == knows else [])


def test_G5_what_the_reader_of_a_closed_question_knows_is_what_all_know() -> None:
    wheel = Wheel().on("E1", right=True)
    assert wheel.view("D").question == wheel.view(ROOM).question
    assert wheel.view("D").leader is None


# --- the whole house ------------------------------------------------------------------------------


def deck_file(folder: Path, cards: int) -> None:
    """A deck in the record form: `cards` printed cards."""
    form = FORMS["globetrotter"]
    rows = [",".join(form.columns)]
    for region in form.piles or ():
        for card in range(1, cards + 1):
            cell = {"id": f"{region}-{card}", "region": region, "topic": "food"}
            cell |= {"difficulty": str(card % 3 + 1), "card": str(card)}
            cell |= {f"prompt_{code}": f"What of {region} {card}?" for code in ("en", "fr")}
            cell |= {f"answer_{code}": f"It {card}" for code in ("en", "fr")}
            cell |= {f"lineage_{n}": f"book-{n}" for n in (1, 2)}
            cell |= {f"{name}_{n}": "p" for n in (1, 2) for name in ("source", "place")}
            cell |= {f"consulted_{n}": "2026-11-30" for n in (1, 2)}
            rows.append(",".join(cell.get(column, "") for column in form.columns))
    (folder / "globetrotter").mkdir()
    (folder / "globetrotter" / "deck.csv").write_text("\n".join(rows) + "\n", "utf-8")


def play(referee: Referee, night: int) -> QuestionView:
    """A game as far as its first question."""
    game = referee.start_game(night, "globetrotter", Options(traveller_cards="none", reader="host"))
    while (view := seen(referee, game)).phase == "start":
        referee.submit(game, HOST, RollFirst(HOST, view.waiting[0], view.lap))
    while (view := seen(referee, game)).phase != "question":
        seat = view.turn or A
        if view.phase == "throw":
            referee.submit(game, HOST, Roll(HOST, seat))
        else:
            referee.submit(game, HOST, GoTo(HOST, seat, view.targets[0]))
    assert view.question is not None
    return view.question


def test_G9_the_place_in_the_packs_survives_nights_and_restarts(tmp_path: Path) -> None:
    """From the log: card 1 tonight, card 2 on the next night, then from the front again.

    Which of the two that is depends on the region, thus on the dice: one whose question was not asked.
    """
    deck_file(tmp_path, 2)
    told = []
    for _ in range(3):
        referee = Referee.open(tmp_path / "nights.db", tmp_path)
        night = referee.start_night("Friday", "en").id
        for name in ("Ann & Bo", "Cy"):
            referee.seat_person(night, name)
        told.append(play(referee, night))
    assert [question.card for question in told[:2]] == [1, 2]
    assert [question.started_over for question in told] == [False, False, True]


def test_G5_the_host_reads_at_the_laptop(tmp_path: Path) -> None:
    """`READER` is a way to look, not somebody who may ask or have a link."""
    deck_file(tmp_path, 2)
    referee = Referee.open(tmp_path / "nights.db", tmp_path)
    night = referee.start_night("Friday", "en").id
    for name in ("Ann", "Bo"):
        referee.seat_person(night, name)
    play(referee, night)
    game = referee.game_of(night) or ""
    answers = [seen(referee, game, viewer).question.tries[0].answer for viewer in (READER, HOST)]  # type: ignore[union-attr]
    assert answers == ["It 1", None]
    assert referee.feed(game, READER) == referee.feed(game, ROOM)
    with pytest.raises(NotAllowed):
        referee.submit(game, READER, Judge(READER, True))
    with pytest.raises(NotAllowed):
        referee.link(night, READER)
