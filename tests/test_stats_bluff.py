"""The statistics of Bluff: every number counted by hand, nothing of a round that is still on."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pandas as pd
import pytest

from engine import stats
from engine.core import HOST, ROOM, Event, Seat, View
from engine.games.bluff import GAME
from engine.games.bluff.commands import Doubt, MakeBid
from engine.games.bluff.events import RoundStarted
from engine.games.bluff.terms import Bid, Options
from engine.referee import Referee
from engine.stats import bluff
from engine.stats.bluff import Said
from engine.table import Correct, End, Remove
from pages.games import STORIES
from pages.games.bluff_stats import bids_words, luck_words
from pages.parts.charts import dice_chart
from pages.parts.people import Guest
from pages.parts.takeaway import evening_words
from pages.parts.words import words
from tests.bluff_sitting import A, B, C, Cups

CONTENT = Path(__file__).parents[1] / "content"
WHO: dict[str, Guest] = {
    seat: Guest(seat, name, place, place, name[0])
    for place, (seat, name) in enumerate(((A, "Ann"), (B, "<b>Bo"), (C, "=Cy")))
}
EN, FR = words("en"), words("fr")


class Watched(Cups):
    """A table of Bluff, and all that the room sees of it."""

    def tell(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for event in events:
            if event == RoundStarted(1, A):
                self.course: list[View] = [GAME.view(GAME.start(Options(), self.seats), ROOM)]
            super().tell((event,))
            if "course" in self.__dict__:
                self.course.append(GAME.view(self.state, ROOM))
        return events

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.state.table.seats

    @property
    def said(self) -> tuple[Said, ...]:
        return bluff.said(self.course)

    def column(self, name: str) -> list[float]:
        """A column of the table of players, in seat order."""
        return list(bluff.players(self.said, self.seats)[name])


FIRST = ("5 5 2", "★ 1", "5 3")
"""Three fives and a star: 3 players, 7 dice."""


@pytest.fixture
def played() -> Watched:
    """Two rounds. A bids two 5s, B three, C five, and A is right not to believe it: C has one less.

    Then C opens with three 1s, A says one star more, B doubts: there is none, A loses one.
    """
    cups = Watched(*FIRST).bid("2x5", "3x5", "5x5").doubt()
    return cups.next_round("1 1 2", "1 2", "3").bid("3x1", "★2").doubt()


# --- bids --------------------------------------------------------------------------------------


def test_every_bid_of_a_round_meets_the_dice_at_the_doubt(played: Watched) -> None:
    """D3, D7: also those that were raised."""
    told = [(b.round, b.seat, str(b.bid), b.actual, b.held, b.doubter) for b in played.said]
    assert told == [
        (1, A, "2x5", 4, True, None),
        (1, B, "3x5", 4, True, None),
        (1, C, "5x5", 4, False, A),
        (2, C, "3x1", 3, True, None),
        (2, A, "★2", 0, False, B),
    ]


@pytest.mark.parametrize(
    ("dice", "bid", "odds"),
    [
        (("1 2", "3 4"), "4x5", Fraction(1, 81)),
        (("1 2", "3 4"), "★1", 1 - Fraction(5, 6) ** 4),
        (("1 2", "3 4"), "5x5", Fraction(0)),
        (("1", "3"), "1x5", Fraction(5, 9)),
    ],
)
def test_the_chance_is_that_of_dice_nobody_has_seen(
    dice: tuple[str, ...], bid: str, odds: Fraction
) -> None:
    """D3: a third of all dice match a number, a sixth match stars."""
    assert Watched(*dice).bid(bid).doubt().said[0].chance == odds


def test_dice_that_lie_open_are_seen_d10() -> None:
    cups = Watched("5 5 1", "2 3 4", reroll=True).pack("5 1")
    cups.bid("1x5", reroll=(2,)).bid("3x5", reroll=(1,)).bid("4x5").doubt()
    first, second, third = cups.said
    assert first.chance == 1
    assert second.chance == 1 - Fraction(2, 3) ** 2
    assert third.chance == Fraction(1, 3) ** 2
    assert [bid.actual for bid in cups.said] == [3, 3, 3]


def test_of_real_dice_only_the_doubted_face_is_known_a5() -> None:
    cups = Watched("1 1", "1 1", dice="table").bid("1x4", "1x5", "2x4", "3x4").doubt(2)
    assert [bid.actual for bid in cups.said] == [2, None, 2, 2]
    assert [bid.held for bid in cups.said] == [True, None, True, False]
    assert cups.column("bids") == [2, 1]
    assert cups.said[0].chance == 1 - Fraction(2, 3) ** 4


def test_bids_as_a_table(played: Watched) -> None:
    table = bluff.frame(played.said)
    assert table["bid"].tolist() == ["2x5", "3x5", "5x5", "3x1", "★2"]
    assert table["held"].tolist() == [True, True, False, True, False]
    assert table["chance"][4] == pytest.approx(1 - (5 / 6) ** 6 - (5 / 6) ** 5)
    assert bluff.frame(()).columns.tolist() == table.columns.tolist()


# --- players -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "counts"),
    [
        ("bids", [2, 1, 2]),
        ("bluffed", [1, 0, 1]),
        ("bluffs", [0.5, 0, 0.5]),
        ("doubts", [1, 1, 0]),
        ("won", [1, 1, 0]),
        ("lost", [0, 0, 0]),
        ("doubted", [1, 0, 1]),
        ("held", [0, 0, 0]),
    ],
)
def test_what_each_player_did(played: Watched, column: str, counts: list[float]) -> None:
    assert played.column(column) == counts


def test_an_exact_bid_is_a_doubt_lost_d7() -> None:
    cups = Watched("5 5", "★ 1").bid("3x5").doubt()
    assert (cups.column("lost"), cups.column("held")) == ([0, 1], [1, 0])


def test_luck_is_what_was_won_beyond_the_odds() -> None:
    """A bid of chance 1/81 that holds: the bidder has 80/81 more than the odds gave, the doubter less."""
    cups = Watched("5 5", "5 ★").bid("4x5").doubt()
    assert cups.column("luck") == pytest.approx([80 / 81, -80 / 81])


def test_luck_adds_up_to_nothing(played: Watched) -> None:
    luck = played.column("luck")
    assert sum(luck) == pytest.approx(0)
    assert luck[1] == pytest.approx(1 - (5 / 6) ** 6 - (5 / 6) ** 5)


def test_a_share_of_nothing_is_missing() -> None:
    assert bluff.players((), (A,))["bluffs"].isna().all()


def bold(text: str, odds: str, actual: int = 20, doubter: Seat | None = B) -> Said:
    return Said(1, A, Bid.parse(text), Fraction(odds), actual, doubter)


@pytest.mark.parametrize(
    ("bids", "places"),
    [
        ([], []),
        ([bold("3x5", "1/2"), bold("4x5", "1/4")], [(1, "4x5"), (2, "3x5")]),
        ([bold("3x5", "1/2"), bold("3x4", "1/2")], [(1, "3x5"), (1, "3x4")]),
        ([bold("3x5", "1/2", 2), bold("4x5", "1/4", doubter=None), bold("1x5", "1")], []),
    ],
    ids=["none", "smallest chance first", "equals", "fell, not doubted, certain"],
)
def test_the_boldest_bid_was_doubted_and_held(
    bids: list[Said], places: list[tuple[int, str]]
) -> None:
    assert [(place, str(bid.bid)) for place, bid in bluff.boldest(bids)] == places


# --- dice and points by round ------------------------------------------------------------------


def test_dice_after_every_round(played: Watched) -> None:
    table = bluff.dice(played.course)
    assert table.index.name == "round"
    assert table.values.tolist() == [[5, 5, 5], [3, 2, 1], [1, 2, 1]]


def test_a_void_round_takes_no_dice_and_tells_no_bids_a6() -> None:
    cups = Watched("1 1", "2 2", "3 3").bid("2x5")
    cups.ask(Remove(HOST, C))
    assert cups.said == ()
    assert bluff.dice(cups.course).values.tolist() == [[5, 5, 5], [2, 2, 2]]


def test_a_game_that_was_ended_has_its_last_round_a4() -> None:
    cups = Watched("1 1", "2 2").bid("2x5")
    cups.ask(End(HOST))
    assert cups.said == ()
    assert bluff.dice(cups.course).values.tolist() == [[5, 5], [2, 2]]


def test_points_after_every_round_d13() -> None:
    cups = Watched("5 5", "5", "1 1", cntdice=True).bid("2x5").doubt()
    cups.ask(Correct(HOST, A, 2, "miscounted"))
    assert bluff.points(cups.course).values.tolist() == [[0, 0, 0], [2, 11, 0]]


def test_a_round_that_is_still_on_tells_nothing(played: Watched) -> None:
    said, dice = played.said, bluff.dice(played.course)
    before = len(played.course)
    played.next_round("1", "1 2", "3").bid("1x1", "2x1").doubt()
    course = played.course
    settled = [view.phase == "loss" and view.round == 3 for view in course].index(True)
    assert settled > before
    for length in range(before, settled + 1):
        assert bluff.said(course[:length]) == said
        assert bluff.dice(course[:length]).equals(dice)
    assert len(bluff.said(course[: settled + 1])) == len(said) + 2


def test_statistics_are_made_of_what_the_room_saw(tmp_path: Path) -> None:
    """A whole game through the referee; dice and bids told are those of its log."""
    referee = Referee.open(tmp_path / "night.db", CONTENT)
    night = referee.start_night("Friday", "en").id
    for name in ("Ann", "Bo"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "bluff", Options(dice="table"))
    turn = referee.view(game, HOST).turn
    assert turn is not None
    referee.submit(game, HOST, MakeBid(HOST, turn, Bid(3, 5)))
    doubter = referee.view(game, HOST).turn
    assert doubter is not None
    referee.submit(game, HOST, Doubt(HOST, doubter))
    assert bluff.said(referee.course(game)) == ()
    assert {view.viewer for view in referee.course(game)} == {ROOM}
    referee.close()


# --- the page and its files --------------------------------------------------------------------


def test_the_evening_adds_up_all_games(played: Watched) -> None:
    other = Watched("5 5", "5 ★").bid("4x5").doubt()
    ledger = STORIES["bluff"].ledger((played.course, other.course), EN)
    assert dict(ledger.rows) == {
        A: ("33%", "1–0", "4 × 5 · 1%", "+0.8", "7"),
        B: ("0%", "1–1", "–", "−0.7", "7"),
        C: ("50%", "0–0", "–", "±0.0", "4"),
    }


def test_the_evenings_file_has_them_beside_the_points(played: Watched) -> None:
    sums = {"bluff": STORIES["bluff"].sums((played.course,), EN)}
    evening = pd.DataFrame(
        {name: [0, 0, 0] for name in ("games", "won", "points", "beaten")}, index=[C, A, B]
    )
    table = evening_words(evening, sums, WHO, EN)
    assert table["Player"].tolist() == ["=Cy", "Ann", "<b>Bo"]
    assert table["Bluff: Bids"].tolist() == [2, 2, 1]
    assert table["Bluff: Doubts won"].tolist() == [0, 1, 1]


def test_the_files_of_a_game_speak_in_names(played: Watched) -> None:
    tables = STORIES["bluff"].tables(played.course, WHO, EN)
    assert list(tables) == ["points", "dice", "bids", "bidders"]
    assert tables["dice"].columns.tolist() == ["Round", "Ann", "<b>Bo", "=Cy"]
    assert tables["bids"].iloc[4].tolist() == [2, "Ann", "2 × ★", 26, 0, "bluff", "<b>Bo"]
    assert tables["bidders"]["Player"].tolist() == ["Ann", "<b>Bo", "=Cy"]
    for table in tables.values():
        assert b"\r\n=" not in stats.csv(table)


def test_what_nobody_knows_stays_empty() -> None:
    said = (Said(1, A, Bid(1, 5), Fraction(1, 2)),)
    assert stats.csv(bids_words(said, WHO, EN)).endswith("1,Ann,1 × 5,50,,,\r\n".encode())


@pytest.mark.parametrize(
    ("luck", "said"),
    [(1.26, "+1.3"), (-0.5, "−0.5"), (0.04, "±0.0"), (12, "+12.0")],
)
def test_luck_is_said_with_its_sign(luck: float, said: str) -> None:
    assert luck_words(luck, EN) == said
    assert luck_words(luck, FR) == said.replace(".", ",")


def test_the_lines_end_at_names_and_dice(played: Watched) -> None:
    figure = dice_chart(bluff.dice(played.course), WHO, EN)
    assert [note.text for note in figure.layout.annotations] == [
        "Ann <b>1</b>",
        "&lt;b&gt;Bo <b>2</b>",
        "=Cy <b>1</b>",
    ]
    assert figure.data[2].hovertext[1] == "=Cy, after round 1: 1 die"
