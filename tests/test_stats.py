"""The statistics: every number counted by hand, nothing of a round that is still on, safe files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from engine import stats
from engine.core import HOST, ROOM, Advance, Seat, View
from engine.games.balderdash.commands import HandIn, MarkClose, PickCategory, Vote
from engine.games.balderdash.seen import BalderdashView
from engine.games.balderdash.terms import Options
from engine.referee import Referee
from engine.stats import balderdash
from engine.stats.balderdash import Told
from engine.table import Correct, End, Skip
from pages.games.balderdash_stats import answers_words, players_words
from pages.parts.charts import fooled_chart, fooled_words, points_chart, short, spread
from pages.parts.people import guests
from pages.parts.takeaway import evening_words, rounds_words
from pages.parts.words import words

CONTENT = Path(__file__).parents[1] / "content"
NAMES = ("Ann", "=Bo", "<b>Cy</b>", "*Di*", "Ed")
TRUTH = "truth"


class Sofa:
    """A night with a real record. `order` are the seats clockwise, the first dasher in front.

    A player is a place in that order; an answer is named by its text, the true one by `TRUTH`.
    """

    def __init__(self, database: Path, people: int) -> None:
        self.referee = Referee.open(database, CONTENT)
        self.night = self.referee.start_night("Friday", "en").id
        for name in NAMES[:people]:
            self.referee.seat_person(self.night, name)
        self.start()

    def start(self) -> None:
        self.game = self.referee.start_game(self.night, "balderdash", Options())
        self.go("roll_first")
        seats, leader = self.view.seats, self.view.leader
        assert leader is not None
        at = seats.index(leader)
        self.order = seats[at:] + seats[:at]

    @property
    def view(self) -> BalderdashView:
        view = self.referee.view(self.game, HOST)
        assert isinstance(view, BalderdashView)
        return view

    @property
    def course(self) -> tuple[View, ...]:
        return self.referee.course(self.game)

    @property
    def told(self) -> tuple[Told, ...]:
        return balderdash.told(self.course)

    def ask(self, command: Any) -> None:
        self.referee.submit(self.game, HOST, command)

    def go(self, *steps: str) -> None:
        for step in steps:
            self.ask(Advance(HOST, step))

    def draw(self) -> None:
        self.go("draw")
        leader = self.view.leader
        assert leader is not None
        self.ask(PickCategory(HOST, leader, "words"))

    def write(self, bluffs: dict[int, str], close: Sequence[int] = ()) -> None:
        """A new round with these bluffs; the others write nothing."""
        self.draw()
        number = self.view.round
        for player, text in bluffs.items():
            self.ask(HandIn(HOST, self.order[player], number, text))
        for player in close:
            self.ask(MarkClose(HOST, number, self.order[player], True))
        for seat in self.view.waiting:
            self.ask(Skip(HOST, seat))
        self.bluffs = set(bluffs.values())
        self.go("start_reading")

    def vote(self, votes: dict[int, str]) -> None:
        self.go("open_vote")
        for seat in self.view.voters:
            answer = votes.get(self.order.index(seat))
            if answer is None:
                self.ask(Skip(HOST, seat))
                continue
            place = next(line.number for line in self.view.answers if self.names(line.text, answer))
            self.ask(Vote(HOST, seat, self.view.round, place))

    def names(self, text: str, answer: str) -> bool:
        return text not in self.bluffs if answer == TRUTH else text == answer

    def reveal(self) -> None:
        self.go("close_vote")
        while self.view.steps == ("reveal_next",):
            self.go("reveal_next")

    def round(
        self, bluffs: dict[int, str], votes: dict[int, str], close: Sequence[int] = ()
    ) -> None:
        self.write(bluffs, close)
        self.vote(votes)
        self.reveal()
        self.go("move_pawns")

    def by_player(self, table: pd.DataFrame) -> pd.DataFrame:
        """The same table with players in place of seats, in their order."""
        place = {seat: player for player, seat in enumerate(self.order)}
        return table.rename(index=place, columns=place).sort_index().sort_index(axis="columns")


Sit = Callable[[int], Sofa]

FIRST = {1: "a hat", 2: "a cake", 3: "a boat"}, {1: "a cake", 2: TRUTH, 3: "a cake", 4: "a hat"}
"""0 leads. 2 gets two votes and finds the truth: 4 points. 1 gets a vote: 1 point."""

SECOND = {0: "a tin", 2: "a fig", 3: "A fig!", 4: "a fir"}, {0: "a fig", 2: "a fig", 4: "a fir"}
"""1 leads. 2 and 3 wrote the same (B9): a point for 2, two for 3. Nobody finds the truth: 3 for 1."""

THIRD = {0: "a pin", 1: "a pot", 3: "quite right"}, {0: TRUTH, 1: "a pin"}, [3]
"""2 leads. 3 is too close: 3 points (B8). 0 finds the truth and gets a vote: 3 points."""


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    sofas: list[Sofa] = []

    def sit(people: int) -> Sofa:
        sofas.append(Sofa(tmp_path / f"{len(sofas)}.db", people))
        return sofas[-1]

    yield sit
    for sofa in sofas:
        sofa.referee.close()


@pytest.fixture
def played(sit: Sit) -> Sofa:
    """Five players, three rounds."""
    sofa = sit(5)
    sofa.round(*FIRST)
    sofa.round(*SECOND)
    sofa.round(*THIRD)
    return sofa


# --- points ------------------------------------------------------------------------------------


def test_points_after_every_round(played: Sofa) -> None:
    table = played.by_player(balderdash.points(played.course))
    assert table.index.name == "round"
    assert table.values.tolist() == [
        [0, 0, 0, 0, 0],
        [0, 1, 4, 0, 0],
        [0, 4, 5, 2, 0],
        [3, 4, 5, 5, 0],
    ]


def test_points_of_a_void_round_stay_b8(sit: Sit) -> None:
    sofa = sit(3)
    sofa.write({1: "right", 2: "quite right"}, close=[1, 2])
    assert sofa.by_player(balderdash.points(sofa.course)).values.tolist() == [[0, 0, 0], [0, 3, 3]]


def test_points_of_a_game_that_was_ended_are_those_it_ended_with_a4(sit: Sit) -> None:
    sofa = sit(3)
    sofa.write({1: "a hat", 2: "right"}, close=[2])
    sofa.ask(End(HOST))
    assert sofa.by_player(balderdash.points(sofa.course)).values.tolist() == [[0, 0, 0], [0, 0, 3]]
    assert sofa.told == ()


def test_a_corrected_score_stands_with_its_round_a4(sit: Sit) -> None:
    sofa = sit(5)
    sofa.round(*FIRST)
    sofa.ask(Correct(HOST, sofa.order[4], 2, "miscounted"))
    assert sofa.by_player(balderdash.points(sofa.course)).values.tolist()[1] == [0, 1, 4, 0, 2]


def test_who_came_late_has_no_points_before_a7(sit: Sit) -> None:
    sofa = sit(3)
    sofa.round({1: "a hat", 2: "a cake"}, {1: TRUTH})
    sofa.draw()
    late = sofa.referee.seat_person(sofa.night, "Late")
    sofa.go("redraw")
    column = balderdash.points(sofa.course)[late]
    assert column.isna().tolist() == [True, True, False]
    assert column[2] == 0


# --- who wrote, believed, found ----------------------------------------------------------------


def test_every_answer_is_told_with_authors_and_voters(played: Sofa) -> None:
    seat = played.order

    def told(number: int) -> dict[str, tuple[str, tuple[Seat, ...], set[Seat], tuple[Seat, ...]]]:
        return {
            "the truth" if line.kind == TRUTH else line.text: (
                line.kind,
                line.authors,
                set(line.voters),
                line.fooled,
            )
            for line in played.told
            if line.round == number
        }

    assert told(1) == {
        "the truth": ("truth", (), {seat[2]}, ()),
        "a hat": ("bluff", (seat[1],), {seat[4]}, (seat[4],)),
        "a cake": ("bluff", (seat[2],), {seat[1], seat[3]}, (seat[1], seat[3])),
        "a boat": ("bluff", (seat[3],), set(), ()),
    }
    assert told(2)["a fig"] == ("bluff", (seat[2], seat[3]), {seat[0], seat[2]}, (seat[0],))
    assert told(2)["a fir"] == ("bluff", (seat[4],), {seat[4]}, ())
    assert told(3)["quite right"] == ("close", (seat[3],), set(), ())


def test_every_answer_is_told_with_its_round(played: Sofa) -> None:
    truths = [line for line in played.told if line.kind == TRUTH]
    assert [line.round for line in truths] == [1, 2, 3]
    assert [line.dasher for line in truths] == list(played.order[:3])
    assert [line.cast for line in truths] == [4, 3, 2]
    for line in truths:
        assert (line.category, line.text, line.void) == ("words", line.truth, None)
        assert line.prompt != line.truth


def test_a_void_round_tells_its_truth_and_what_was_too_close_b8(sit: Sit) -> None:
    sofa = sit(4)
    sofa.write({1: "right", 2: "quite right", 3: "a hat"}, close=[1, 2])
    told = [(line.kind, line.text, line.authors, line.void) for line in sofa.told]
    truth = sofa.told[0].truth
    assert told == [
        ("truth", truth, (), "two-close"),
        ("close", "right", (sofa.order[1],), "two-close"),
        ("close", "quite right", (sofa.order[2],), "two-close"),
    ]


def test_who_fooled_whom(played: Sofa) -> None:
    table = played.by_player(balderdash.fooled(played.told, played.view.seats))
    assert (table.index.name, table.columns.name) == ("author", "voter")
    assert table.values.tolist() == [
        [0, 1, 0, 0, 0],
        [0, 0, 0, 0, 1],
        [1, 1, 0, 1, 0],
        [1, 0, 1, 0, 0],
        [0, 0, 0, 0, 0],
    ]


@pytest.mark.parametrize(
    ("column", "counts"),
    [
        ("written", [2, 2, 2, 2, 1]),
        ("worked", [1, 1, 2, 1, 0]),
        ("voted", [2, 2, 2, 1, 2]),
        ("found", [1, 0, 1, 0, 0]),
        ("knew", [0, 0, 0, 1, 0]),
        ("works", [0.5, 0.5, 1, 0.5, 0]),
        ("finds", [0.5, 0, 0.5, 0, 0]),
    ],
)
def test_what_each_player_did(played: Sofa, column: str, counts: list[float]) -> None:
    table = balderdash.players(played.told, played.view.seats)
    place = {seat: player for player, seat in enumerate(played.order)}
    assert table.rename(index=place).sort_index()[column].tolist() == counts


def test_a_share_of_nothing_is_missing() -> None:
    table = balderdash.players((), (Seat("A"),))
    assert table[["works", "finds"]].isna().all(axis=None)


def bluff(text: str, voters: str, cast: int, authors: str = "A") -> Told:
    written, believed = (tuple(map(Seat, seats)) for seats in (authors, voters))
    return Told(1, Seat("D"), "words", "?", "!", "bluff", text, written, believed, cast)


@pytest.mark.parametrize(
    ("bluffs", "places"),
    [
        ([], []),
        ([bluff("nobody", "", 4), bluff("himself", "A", 4)], []),
        ([bluff("one", "B", 4), bluff("two", "BC", 4)], [(1, "two"), (2, "one")]),
        ([bluff("of five", "BC", 5), bluff("of two", "BC", 2)], [(1, "of two"), (2, "of five")]),
        (
            [bluff("x", "B", 4), bluff("y", "BC", 4), bluff("z", "CB", 4)],
            [(1, "y"), (1, "z"), (3, "x")],
        ),
        ([bluff("both", "AB", 3, "AB"), bluff("one", "C", 3)], [(1, "one")]),
    ],
)
def test_the_best_bluff_fooled_most_of_fewest(
    bluffs: list[Told], places: list[tuple[int, str]]
) -> None:
    assert [(place, line.text) for place, line in balderdash.best(bluffs)] == places


def test_answers_as_a_table(played: Sofa) -> None:
    table = balderdash.frame(played.told)
    assert table[table["text"] == "a cake"]["fooled"].tolist() == [2]
    assert balderdash.frame(()).columns.tolist() == table.columns.tolist()


def test_b15_two_players_have_no_bluffs_and_may_find_the_truth(sit: Sit) -> None:
    sofa = sit(2)
    sofa.draw()
    while sofa.view.steps[0] == "read_next":
        sofa.go("read_next")
    sofa.go("open_vote")
    sofa.ask(Vote(HOST, sofa.order[1], 1, 1))
    sofa.reveal()
    right = sofa.view.answers[0].true
    assert sorted(line.kind for line in sofa.told) == ["other", "other", "truth"]
    table = balderdash.players(sofa.told, sofa.order)
    assert table["voted"].tolist() == [0, 1]
    assert table["found"].tolist() == [0, int(bool(right))]
    assert table["written"].tolist() == [0, 0]


# --- nothing that the room may not know --------------------------------------------------------


def told_all(view: View) -> bool:
    return isinstance(view, BalderdashView) and view.answer is not None


def test_a_round_that_is_still_on_tells_nothing(sit: Sit) -> None:
    sofa = sit(5)
    sofa.round(*FIRST)
    points, told = balderdash.points(sofa.course), sofa.told
    before = len(sofa.course)
    sofa.round(*SECOND)
    course = sofa.course
    turned = [view.round == 2 and told_all(view) for view in course].index(True)
    assert turned > before
    for length in range(before, turned + 1):
        assert balderdash.told(course[:length]) == told
        assert balderdash.points(course[:length]).equals(points)
    assert len(balderdash.told(course[: turned + 1])) > len(told)
    assert len(balderdash.points(course[: turned + 1])) == len(points) + 1


def test_statistics_are_made_of_what_the_room_saw(played: Sofa) -> None:
    assert {view.viewer for view in played.course} == {ROOM}


def test_before_the_first_round_is_over_there_is_nothing(sit: Sit) -> None:
    sofa = sit(3)
    assert list(dict.fromkeys(view.phase for view in sofa.course)) == ["opening", "scores"]
    sofa.draw()
    assert balderdash.points(sofa.course).values.tolist() == [[0, 0, 0]]
    assert sofa.told == ()


def test_what_was_taken_back_did_not_happen_a4(sit: Sit) -> None:
    sofa = sit(5)
    sofa.round(*FIRST)
    course = sofa.course
    sofa.round(*SECOND)
    draw = sofa.referee.steps_back(sofa.game)
    sofa.referee.take_back(sofa.game, next(s.version for s in draw if s.version == len(course) - 1))
    assert sofa.course == course


# --- the evening -------------------------------------------------------------------------------


def test_the_table_of_the_evening(sit: Sit) -> None:
    sofa = sit(3)
    sofa.round({1: "a hat", 2: "a cake"}, {1: TRUTH, 2: "a hat"})
    first = {seat: dict(sofa.view.points)[seat] for seat in sofa.order}
    winner, others = sofa.order[1], (sofa.order[0], sofa.order[2])
    sofa.ask(End(HOST))
    late = sofa.referee.seat_person(sofa.night, "Late")
    sofa.start()
    table = stats.table_of_evening(sofa.referee.table_of_evening(sofa.night))
    assert table.columns.tolist() == ["game-1-1", "game-1-2", "games", "won", "points", "beaten"]
    assert list(table.loc[winner]) == [3, 0, 1, 0, 3, 2]
    assert [table.loc[seat, "points"] for seat in others] == [first[seat] for seat in others]
    assert table["game-1-1"].isna().tolist() == [seat == late for seat in table.index]
    assert table.index[0] == winner


# --- files -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=SUM(A1)", "'=SUM(A1)"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@x", "'@x"),
        ("\tx", "'\tx"),
        ("＝x", "'＝x"),
        ("a=b", "a=b"),
        ("'x", "'x"),
        ("a,b", '"a,b"'),
        ('a "b"', '"a ""b"""'),
        ("a\nb", '"a\nb"'),
        (-1, "-1"),
        (pd.NA, ""),
        ("é", "é"),
    ],
)
def test_a_file_opens_right_and_runs_nothing(cell: object, written: str) -> None:
    table = pd.DataFrame({"=head": pd.Series([cell], dtype="object"), "n": [2]})
    assert stats.csv(table) == f"\ufeff'=head,n\r\n{written},2\r\n".encode()


def test_a_file_for_french_spreadsheets() -> None:
    assert stats.csv(pd.DataFrame({"a": ["x;y"], "b": [1.5]}), ";").endswith(b'"x;y";1,5\r\n')


def test_tables_to_take_home_speak_in_names(played: Sofa) -> None:
    t, who = words("en"), guests(played.referee.night(played.night).people)
    names = [who[seat].name for seat in played.order]
    seats = played.view.seats
    told = answers_words(played.told, who, t)
    row = told[told["Answer"] == "a fig"].iloc[0]
    assert row.tolist()[:4] == [2, names[1], "Words", played.told[4].prompt]
    assert row.tolist()[5:] == ["bluff", *(t.list(who) for who in _lists(names)), 1]
    points = rounds_words(balderdash.points(played.course), who, t)
    assert points.columns.tolist() == ["Round", *(who[seat].name for seat in seats)]
    assert points["Round"].tolist() == [0, 1, 2, 3]
    people = players_words(balderdash.players(played.told, seats), who, t)
    assert people["Player"].tolist() == [who[seat].name for seat in seats]
    assert people.columns.tolist()[1:3] == ["Bluffs", "Bluffs that worked"]
    evening = played.referee.table_of_evening(played.night)
    table = evening_words(stats.table_of_evening(evening), {}, who, t)
    assert table.columns.tolist() == [
        "Player",
        "Game 1",
        "Games",
        "Won",
        "Points",
        "Finished ahead of",
    ]


def _lists(names: list[str]) -> tuple[list[str], list[str]]:
    """The authors, then the voters of "a fig"."""
    return [names[2], names[3]], [names[2], names[0]]


# --- charts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "gap", "placed"),
    [
        ([], 1, []),
        ([3, 9], 2, [3, 9]),
        ([3, 4], 2, [2.5, 4.5]),
        ([4, 3], 2, [4.5, 2.5]),
        ([3, 3, 3], 2, [1, 3, 5]),
        ([0, 0, 3], 2, [-1, 1, 3]),
        ([0, 0, 2], 2, [-4 / 3, 2 / 3, 8 / 3]),
    ],
)
def test_labels_keep_their_distance(wanted: list[int], gap: float, placed: list[float]) -> None:
    assert spread(wanted, gap) == pytest.approx(placed)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ann", "Ann"), ("Elisabethan", "Elisabethan"), ("Elisabeth Anna", "Elisabeth…")],
)
def test_a_long_name_is_cut(name: str, shown: str) -> None:
    assert short(name) == shown


def test_the_lines_end_at_literal_names_and_points(played: Sofa) -> None:
    who = guests(played.referee.night(played.night).people)
    figure = points_chart(balderdash.points(played.course), who, words("en"))
    had = dict(played.view.points)
    seats = played.view.seats
    assert [note.text for note in figure.layout.annotations] == [
        f"{name} <b>{had[seat]}</b>"
        for name, seat in zip(
            ("Ann", "=Bo", "&lt;b&gt;Cy&lt;/b&gt;", "*Di*", "Ed"), seats, strict=True
        )
    ]
    assert {trace.marker.symbol for trace in figure.data} == {
        "circle",
        "square",
        "triangle-up",
        "diamond",
        "star",
    }
    assert [trace.y[-1] for trace in figure.data] == [had[seat] for seat in seats]


def test_the_map_tells_who_fooled_whom_literally(played: Sofa) -> None:
    t, who = words("en"), guests(played.referee.night(played.night).people)
    seats = played.view.seats
    fooled = balderdash.fooled(played.told, seats)
    (heat,) = fooled_chart(fooled, who, t).data
    voter, author = seats.index(played.order[1]), seats.index(played.order[2])
    assert (heat.z[author][voter], heat.text[author][voter]) == (1, "1")
    assert (heat.z[author][author], heat.text[voter][author]) == (None, "")
    assert "<b>" not in "".join(heat.hovertext[seats.index(Seat("C"))])
    names = [who[seat].name for seat in played.order]
    assert f"{names[2]} fooled {names[1]} once" in fooled_words(fooled, who, t)
