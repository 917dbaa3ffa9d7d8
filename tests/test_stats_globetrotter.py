"""The statistics of Globetrotter: every number counted by hand, nothing of a question that is open."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pandas as pd
import pytest

from engine import stats
from engine.core import HOST, ROOM, Advance, Event, Seat, View
from engine.games.globetrotter import GAME, wheel
from engine.games.globetrotter.commands import GiveWedge, GoTo, Judge
from engine.games.globetrotter.seen import GlobetrotterView, Try
from engine.games.globetrotter.terms import REGIONS, Options, Region
from engine.referee import Referee
from engine.stats import globetrotter
from engine.stats.globetrotter import Posed, Tough
from engine.table import End, Join, Remove
from pages.games import STORIES
from pages.games.globetrotter_charts import (
    radar,
    radar_words,
    walked_chart,
    walked_words,
    warmth,
)
from pages.games.globetrotter_tables import by_region, homes
from pages.parts.charts import wedges_chart
from pages.parts.people import Guest
from pages.parts.scene import render
from pages.parts.takeaway import evening_words
from pages.parts.wheel import LOOKS
from pages.parts.words import words
from tests.globetrotter_sitting import AFRICA, ASIA, EUROPE, FRANCE, LATIN, NORTH, A, B, C, D, Wheel

CONTENT = Path(__file__).parents[1] / "content"
WHO: dict[str, Guest] = {
    Seat(seat): Guest(seat, name, place, place, name[0])
    for place, (seat, name) in enumerate(
        zip("ABCDE", ("Ann", "<b>Bo", "=Cy", "Di", "Ed"), strict=True)
    )
}
EN, FR = words("en"), words("fr")
STORY = STORIES["globetrotter"]


class Watched(Wheel):
    """A table of Globetrotter, and all that the room sees of it."""

    def tell(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if "course" not in self.__dict__:
            self.course: list[View] = [GAME.view(self.state, ROOM)]
        for event in events:
            super().tell((event,))
            self.course.append(GAME.view(self.state, ROOM))
        return events

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.state.table.seats

    @property
    def posed(self) -> tuple[Posed, ...]:
        return globetrotter.posed(self.course)

    @property
    def trodden(self) -> dict[str, dict[str, int]]:
        """Steps by space and seat, where there are some."""
        table = globetrotter.trodden(globetrotter.walks(self.course), self.seats)
        return {
            str(space): {str(seat): int(count) for seat, count in row.items() if count}
            for space, row in table.iterrows()
            if row.any()
        }


@pytest.fixture
def played() -> Watched:
    """Four questions of the cards 1 to 4, each card but its answer played once.

    A wins Europe and misses Africa. B misses North America, in first class Europe too, but knows France.
    Then he boards to the HQ of France and misses; C fails on his passport, D has the wedge on his.
    """
    table = Watched().on("E", True).on("EN1", False)
    table.on("N", False).first_class().two(EUROPE, FRANCE).judge(False, True)
    table.land("FL2").boarding().judge(False)
    return table.passport(C, D).judge(False, True)


# --- questions ---------------------------------------------------------------------------------


def test_a_question_tells_who_tried_it_and_what_it_won(played: Watched) -> None:
    """G5–G7."""
    first, second, _, _ = played.posed
    assert (first.number, first.round, first.card, first.seat, first.reader) == (1, 1, 1, A, D)
    assert (first.space, first.prize, first.winner, first.last) == ("E", EUROPE, A, False)
    (tried,) = first.tries
    assert (tried.prompt, tried.answer, tried.right) == ("europe 1?", "true europe 1", True)
    assert (second.prize, second.winner, second.tries[0].right) == (None, None, False)


def test_first_class_brings_two_more_attempts_g14(played: Watched) -> None:
    third = played.posed[2]
    assert [(one.region, one.card, one.right) for one in third.tries] == [
        (NORTH, None, False),
        (EUROPE, "first_class", False),
        (FRANCE, "first_class", True),
    ]
    assert (third.prize, third.winner, third.boarded) == (NORTH, B, False)
    assert [globetrotter.wedge(third, one) for one in third.tries] == [None, None, NORTH]


def test_passports_bring_an_attempt_each_g15(played: Watched) -> None:
    fourth = played.posed[3]
    assert [(one.seat, one.card, one.right) for one in fourth.tries] == [
        (B, None, False),
        (C, "passport", False),
        (D, "passport", True),
    ]
    assert (fourth.boarded, fourth.winner, fourth.seat) == (True, D, B)


def told_of(steps: Callable[[Watched], object]) -> tuple[Posed, ...]:
    """The questions told after A's first one has gone so far."""
    table = Watched()
    steps(table)
    return table.posed


@pytest.mark.parametrize(
    "steps",
    [
        lambda table: table.land("E"),
        lambda table: table.on("E", False),
        lambda table: table.on("E", False).first_class(),
        lambda table: table.on("E", False).first_class().two(NORTH, ASIA),
        lambda table: table.on("E", False).first_class().two(NORTH, ASIA).judge(False),
        lambda table: table.on("E", False).decline(A),
        lambda table: table.on("E", False).decline(A).passport(B),
        lambda table: table.on("E", False).decline(A).passport(B, C),
    ],
    ids=["asked", "wrong", "class", "two", "one of two", "passports", "one played", "tried"],
)
def test_an_open_question_tells_nothing(steps: Callable[[Watched], object]) -> None:
    assert told_of(steps) == ()
    table = Watched()
    steps(table)
    assert len(globetrotter.wedges(table.course)) == 1
    assert STORY.trophies((table.course,)) == []
    assert STORY.tables(table.course, WHO, EN)["posed"].empty


@pytest.mark.parametrize(
    ("steps", "regions"),
    [
        (lambda table: table.land("E"), None),
        (lambda table: table.on("E", False), None),
        (lambda table: table.on("E", False).decline(A), None),
        (lambda table: table.on("E", False).first_class(), [EUROPE]),
        (lambda table: table.on("E", False).first_class().two(NORTH, ASIA), [EUROPE]),
        (
            lambda table: table.on("E", False).first_class().two(NORTH, ASIA).judge(False),
            [EUROPE, NORTH],
        ),
    ],
    ids=["asked", "wrong", "passports", "class", "two", "one of two"],
)
def test_a_game_that_was_ended_tells_what_all_knew_a4(
    steps: Callable[[Watched], object], regions: list[Region] | None
) -> None:
    table = Watched()
    steps(table)
    table.ask(End(HOST))
    told = [[one.region for one in asked.tries] for asked in table.posed]
    assert told == ([] if regions is None else [regions])
    assert len(globetrotter.wedges(table.course)) == 2


def test_who_leaves_takes_his_open_question_with_him_a6() -> None:
    table = Watched().on("E", True)
    table.land("N").ask(Remove(HOST, A))
    table.on("F", True)
    assert [asked.number for asked in table.posed] == [1, 3]
    assert globetrotter.wedges(table.course)[B].tolist() == [0, 0, 0, 1]


def test_what_was_judged_anew_is_told_as_it_stands_g5() -> None:
    table = Watched().on("E", True).judge(False)
    (asked,) = table.posed
    assert (asked.winner, [one.right for one in asked.tries]) == (None, [False])
    assert globetrotter.wedges(table.course)[A].tolist() == [0, 0]
    table.judge(True)
    (asked,) = table.posed
    assert (asked.winner, [one.right for one in asked.tries]) == (A, [True])


def test_the_last_question_is_told_with_the_game_g8() -> None:
    table = Watched(traveller_cards="none").on("E", False).own(B="ENFLAO").on("EN1", False)
    table.on("EN1", False).on("EN1", False).on("EN1", False)
    table.land("hub").vote(A=ASIA, C=ASIA, D=LATIN).judge(True)
    last = table.posed[-1]
    assert (last.last, last.seat, last.tries[0].region) == (True, B, ASIA)


def test_the_last_owed_turn_of_a_straight_win_is_told_too_g16() -> None:
    table = Watched("AB", traveller_cards="none").own(A="ENFLAO", B="ENFLAO")
    table.land("hub").vote(B=ASIA).judge(True)
    table.land("hub").vote(A=LATIN).judge(False)
    assert table.phase == "over"
    assert [one.tries[0].right for one in table.posed] == [True, False]


def test_statistics_are_made_of_what_the_room_saw(tmp_path: Path) -> None:
    """Through the referee: nothing is told while a question is open."""
    referee = Referee.open(tmp_path / "night.db", CONTENT)
    night = referee.start_night("Friday", "en").id
    for name in ("Ann", "Bo"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "globetrotter", Options(traveller_cards="none"))
    while referee.view(game, HOST).phase == "start":
        referee.submit(game, HOST, Advance(HOST, "roll_all"))
    while referee.view(game, HOST).phase in ("throw", "move"):
        view = referee.view(game, HOST)
        assert isinstance(view, GlobetrotterView)
        if view.phase == "throw":
            referee.submit(game, HOST, Advance(HOST, "roll"))
        else:
            assert view.turn is not None
            referee.submit(game, HOST, GoTo(HOST, view.turn, view.targets[0]))
    assert globetrotter.posed(referee.course(game)) == ()
    referee.submit(game, HOST, Judge(HOST, False))
    (asked,) = globetrotter.posed(referee.course(game))
    assert asked.tries[0].answer
    assert {view.viewer for view in referee.course(game)} == {ROOM}
    referee.close()


def test_attempts_as_a_table(played: Watched) -> None:
    table = globetrotter.frame(played.posed)
    assert table["question"].tolist() == [1, 2, 3, 3, 3, 4, 4, 4]
    assert table["seat"].tolist() == [A, A, B, B, B, B, C, D]
    assert table["right"].tolist() == [True, False, False, False, True, False, False, True]
    assert globetrotter.frame(()).columns.tolist() == table.columns.tolist()


# --- players -----------------------------------------------------------------------------------


def test_answers_by_region_and_player(played: Watched) -> None:
    """In the order of the ring: E N F L A O."""
    tried = globetrotter.tried(played.posed, played.seats)
    assert tried.columns.tolist() == list(REGIONS)
    assert tried.values.tolist() == [
        [1, 0, 0, 0, 1, 0],
        [1, 1, 2, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
    ]
    right = globetrotter.right(played.posed, played.seats)
    assert right.values.tolist() == [
        [1, 0, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
    ]


@pytest.mark.parametrize(
    ("column", "counts"),
    [
        ("tried", [2, 4, 1, 1]),
        ("right", [1, 1, 0, 1]),
        ("wedges", [1, 1, 0, 1]),
        ("boarding", [0, 1, 0, 0]),
        ("boarding_won", [0, 0, 0, 0]),
        ("first_class", [0, 1, 0, 0]),
        ("first_class_won", [0, 1, 0, 0]),
        ("passport", [0, 0, 1, 1]),
        ("passport_won", [0, 0, 0, 1]),
        ("knows", [0.5, 0.25, 0, 1]),
    ],
)
def test_what_each_player_did(played: Watched, column: str, counts: list[float]) -> None:
    """In the order A, B, C, D."""
    table = globetrotter.players(played.posed, played.seats)
    assert table[column].tolist() == counts


def test_a_share_of_nothing_is_missing() -> None:
    table = globetrotter.players((), (A,))
    assert table["knows"].isna().all()
    assert table["tried"].tolist() == [0]


@pytest.mark.parametrize(
    ("steps", "cards"),
    [
        (lambda table: table.land("FL2").boarding().judge(True), [(A, "boarding", True)]),
        (
            lambda table: table.land("FL2").boarding().judge(False).decline(A, B, C),
            [(A, "boarding", False)],
        ),
        (
            lambda table: table.on("E", False).first_class().two(NORTH, ASIA).judge(False, False),
            [(A, "first_class", False)],
        ),
        (
            lambda table: table.on("E", False).decline(A).passport(B, C).judge(True),
            [(B, "passport", True)],
        ),
        (lambda table: table.on("E", True), []),
    ],
    ids=["boarding won", "boarding lost", "first class lost", "second passport kept", "none"],
)
def test_cards_that_were_played_and_what_they_won(
    steps: Callable[[Watched], object], cards: list[tuple[Seat, str, bool]]
) -> None:
    """G12–G15. D reads: no passport for him; after B's right answer C's is not played."""
    table = Watched()
    steps(table)
    assert [(one.seat, one.card, one.won) for one in globetrotter.used(table.posed)] == cards


# --- the hardest -------------------------------------------------------------------------------


def test_the_hardest_was_missed_most_then_known_least_then_meant_to_be(played: Watched) -> None:
    hardest = globetrotter.hardest(played.posed)
    assert [(place, one.id, one.difficulty) for place, one in hardest] == [
        (1, "france-4", 1),
        (2, "north-america-3", 2),
        (3, "africa-2", 1),
        (3, "europe-3", 1),
    ]
    first = hardest[0][1]
    assert (first.missed, first.knew, first.answer) == ((B, C), (D,), "true france 4")


def attempt(id: str, right: bool, difficulty: int = 2, seat: Seat = A) -> Posed:
    """A question with one attempt."""
    tried = Try(seat, EUROPE, id, "?", difficulty, None, "!", (), right)
    return Posed(1, 1, 1, seat, None, "E", False, EUROPE, None, False, (tried,))


@pytest.mark.parametrize(
    ("questions", "order"),
    [
        ([], ""),
        ([attempt("known", True)], ""),
        (
            [attempt("once", False), attempt("twice", False), attempt("twice", False, seat=B)],
            "twice once",
        ),
        ([attempt("mixed", False), attempt("mixed", True), attempt("never", False)], "never mixed"),
        ([attempt("easy", False, 1), attempt("hard", False, 3)], "hard easy"),
    ],
    ids=["none", "known", "asked twice", "known once", "difficulty"],
)
def test_a_question_asked_twice_stands_once(questions: list[Posed], order: str) -> None:
    ids = [one.id for _, one in globetrotter.hardest(questions)]
    assert ids == order.split()


# --- wedges over time --------------------------------------------------------------------------


def test_wedges_after_every_question_g7(played: Watched) -> None:
    table = globetrotter.wedges(played.course)
    assert table.index.name == "question"
    assert table.values.tolist() == [
        [0, 0, 0, 0],
        [1, 0, 0, 0],
        [1, 0, 0, 0],
        [1, 1, 0, 0],
        [1, 1, 0, 1],
    ]


def test_a_wedge_that_the_host_gave_stands_with_the_last_question_a4() -> None:
    table = Watched().on("E", True)
    table.ask(GiveWedge(HOST, B, ASIA, "forgotten"))
    assert globetrotter.wedges(table.course).values.tolist() == [[0, 0, 0, 0], [1, 1, 0, 0]]


def test_before_somebody_came_his_wedges_are_missing_a7() -> None:
    table = Watched("AB").on("E", True)
    table.ask(Join(HOST, C))
    table.on("EN1", False)
    column = globetrotter.wedges(table.course)[C]
    assert column.isna().tolist() == [True, False, False]


# --- where pawns walked ------------------------------------------------------------------------


def test_every_step_counts_and_a_flight_only_where_it_lands_g3_g13(played: Watched) -> None:
    assert played.trodden == {"E": {A: 1}, "EN1": {A: 1}, "N": {B: 1}, "FL2": {B: 1}, "F": {B: 1}}
    played.put(C="E5").walk(3, "EN2")
    assert played.trodden["E"] == {A: 1, C: 1}
    assert played.trodden["EN1"] == {A: 1, C: 1}
    assert "E5" not in played.trodden


def test_all_spaces_are_there() -> None:
    table = globetrotter.trodden((), (A, B))
    assert table.index.tolist() == list(wheel.SPACES)
    assert table.to_numpy().sum() == 0


# --- the page and its files --------------------------------------------------------------------


def test_the_evening_adds_up_all_games(played: Watched) -> None:
    other = Watched(traveller_cards="none").on("EN1", True).on("E", False)
    ledger = STORY.ledger((played.course, other.course), EN)
    assert dict(ledger.rows) == {
        A: ("2 of 4", "Europe", "1", "–"),
        B: ("1 of 4", "France", "1", "1 of 2"),
        C: ("0 of 1", "–", "0", "0 of 1"),
        D: ("1 of 1", "France", "1", "1 of 1"),
    }


def test_at_home_is_where_most_was_known_and_least_missed() -> None:
    def asked(*tries: tuple[Region, bool]) -> Posed:
        made = [Try(A, key, key, "?", 1, None, "!", (), right) for key, right in tries]
        return Posed(1, 1, 1, A, None, "E", False, None, None, False, tuple(made))

    assert homes([asked((NORTH, True), (AFRICA, True), (NORTH, False))], (A,)) == {A: AFRICA}
    assert homes([asked((AFRICA, True), (LATIN, True))], (A,)) == {A: LATIN}
    assert homes([asked((AFRICA, False))], (A,)) == {}


def test_the_evenings_file_has_them_beside_the_points(played: Watched) -> None:
    sums = {"globetrotter": STORY.sums((played.course,), EN)}
    evening = pd.DataFrame(
        {name: [0] * 4 for name in ("games", "won", "points", "beaten")}, index=[C, A, B, D]
    )
    table = evening_words(evening, sums, WHO, EN)
    assert table["Globetrotter: Attempts"].tolist() == [1, 2, 4, 1]
    assert table["Globetrotter: Right: France"].tolist() == [0, 0, 1, 1]
    assert table["Globetrotter: Passports that won"].tolist() == [0, 0, 0, 1]


def test_the_files_of_a_game_speak_in_names(played: Watched) -> None:
    tables = STORY.tables(played.course, WHO, EN)
    assert list(tables) == ["wedges", "posed", "walked", "travellers"]
    assert tables["wedges"].columns.tolist() == ["Question", "Ann", "<b>Bo", "=Cy", "Di"]
    assert tables["posed"].iloc[4].tolist()[:9] == [
        *(3, 2, 3, "France", 3, "france 3?", "true france 3", "<b>Bo", "First class")
    ]
    assert tables["posed"]["Wedge"].isna().tolist() == [
        False,
        *[True] * 3,
        False,
        True,
        True,
        False,
    ]
    assert tables["walked"].T["E"].tolist() == ["E", "HQ Europe", 1, 0, 0, 0]
    assert tables["travellers"]["Player"].tolist() == ["Ann", "<b>Bo", "=Cy", "Di"]
    for table in tables.values():
        assert not re.search(rb"(^|,)=", stats.csv(table), re.MULTILINE)
    assert set(STORY.tables(played.course, WHO, FR)) == set(tables)


def test_questions_stand_again_under_their_region(played: Watched) -> None:
    """Those of first class under their own (G14)."""
    grouped = {
        key: [(asked.number, [one.seat for one in tries]) for asked, tries in those]
        for key, those in by_region(played.posed)
    }
    assert grouped == {
        EUROPE: [(1, [A]), (3, [B])],
        NORTH: [(3, [B])],
        FRANCE: [(3, [B]), (4, [B, C, D])],
        AFRICA: [(2, [A])],
    }


def test_every_question_is_shown_with_answer_and_verdicts(played: Watched) -> None:
    html = render(
        "stats_posed.html",
        regions=by_region(played.posed),
        game="1",
        looks=LOOKS,
        wedge=globetrotter.wedge,
        who=WHO,
        t=EN,
    )
    assert html.count('class="was-truth"') == 3
    assert html.count('class="mark right"') == 3
    assert html.count('class="mark wrong"') == 5
    assert html.count('class="won"') == 3
    assert html.count('class="ticket passport"') == 2
    assert html.count('class="ticket first_class"') == 2
    assert html.count('class="ticket boarding"') == 1
    assert "true north-america 3" in html
    assert "&lt;b&gt;Bo" in html


def regions(table: Watched) -> str:
    """The tables by region and of cards, as the page shows them."""
    asked, seats = table.posed, table.seats
    tried, right = globetrotter.tried(asked, seats), globetrotter.right(asked, seats)
    people = globetrotter.players(asked, seats)
    return render(
        "stats_regions.html",
        people=[(seat, list(zip(right.T[seat], tried.T[seat], strict=True))) for seat in seats],
        cards=[
            (seat, [(int(row["passport_won"]), int(row["passport"]))])
            for seat, row in people.iterrows()
        ],
        kinds=("passport",),
        regions=REGIONS,
        looks=LOOKS,
        who=WHO,
        t=EN,
    )


def test_a_table_says_right_of_asked_by_region(played: Watched) -> None:
    html = regions(played)
    assert '<b>1</b><span class="soft">/2</span>' in html
    assert EN("trip-no-card") not in html
    assert EN("trip-no-card") in regions(Watched().on("E", True))


def test_the_hardest_are_shown_with_who_missed_them(played: Watched) -> None:
    best = STORY.trophies((played.course,))
    assert [place for place, _ in best] == [1, 2, 3]
    trophy = render("stats_trophies_globetrotter.html", best=best, who=WHO, t=EN)
    listed = render(
        "stats_hardest.html", hard=globetrotter.hardest(played.posed), looks=LOOKS, who=WHO, t=EN
    )
    for html in (trophy, listed):
        assert "true france 4" in html
        assert "missed 2 times:" in html
        assert EN("trip-known-by") in html
    assert EN("trip-all-known") in render("stats_hardest.html", hard=[], looks=LOOKS, who=WHO, t=EN)


def test_questions_that_are_equally_hard_have_no_places(played: Watched) -> None:
    def listed(hard: Sequence[tuple[int, Tough]]) -> list[str]:
        html = render("stats_hardest.html", hard=hard, looks=LOOKS, who=WHO, t=EN)
        return re.findall(r"<b>(\d+)\.</b>", html)

    hard = globetrotter.hardest(played.posed)
    assert listed(hard) == ["1", "2", "3", "3"]
    assert listed([(1, tough) for _, tough in hard]) == []


# --- charts ------------------------------------------------------------------------------------


def test_a_radar_shows_what_was_right_within_what_was_asked(played: Watched) -> None:
    tried = globetrotter.tried(played.posed, played.seats).T[B]
    right = globetrotter.right(played.posed, played.seats).T[B]
    figure = radar(tried, right, WHO[B], 2, EN)
    asked, known = figure.data
    assert list(asked.r) == [1, 1, 2, 0, 0, 0, 1]
    assert list(known.r) == [0, 0, 1, 0, 0, 0, 0]
    assert "&lt;b&gt;Bo" in figure.layout.title.text
    assert radar_words(tried, right, WHO[B], EN).startswith(
        "<b>Bo: Europe 0 of 1, North America 0 of 1"
    )


def test_the_warmest_space_was_stepped_on_most(played: Watched) -> None:
    played.put(C="E5").walk(3, "EN2")
    trodden = globetrotter.trodden(globetrotter.walks(played.course), played.seats)
    figure = walked_chart(trodden, WHO, EN)
    spaces = sum(list(trace.x).count(None) for trace in figure.data if trace.fill == "toself")
    assert spaces == len(wheel.SPACES) + len(REGIONS)
    counts = figure.data[-1]
    assert sorted(counts.text) == sorted(["<b>1</b>"] * 4 + ["<b>2</b>"] * 2)
    assert "HQ Europe: Ann 1, =Cy 1" in counts.hovertext
    assert walked_words(trodden, WHO, EN).startswith("HQ Europe: Ann 1, =Cy 1")


@pytest.mark.parametrize("most", [1, 2, 3, 7, 40])
def test_a_number_on_a_space_is_read_whatever_its_warmth(most: int) -> None:
    """4.5 to 1 at least."""
    trodden = globetrotter.trodden((), (A,))
    for place, space in enumerate(wheel.SPACES[:most], 1):
        trodden.loc[space, A] = place
    counts = walked_chart(trodden, WHO, EN).data[-1]
    for text, ink in zip(counts.text, counts.textfont.color, strict=True):
        ground = warmth(int(text[3:-4]), most)
        lights = sorted((light(bytes.fromhex(ink[1:])), light(bytes(ground))))
        assert (lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5, text


def light(colour: bytes) -> float:
    """Relative luminance."""
    parts = [value / 255 for value in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_warmth_rises_with_the_count() -> None:
    steps = [sum(warmth(count, 9)) for count in range(10)]
    assert steps == sorted(steps)
    assert warmth(1, 1) != warmth(0, 1)


def test_a_wedge_has_a_sign_where_it_was_won(played: Watched) -> None:
    figure = wedges_chart(globetrotter.wedges(played.course), WHO, EN)
    assert [bool(size) for size in figure.data[0].marker.size] == [True, True, False, False, False]
    assert [bool(size) for size in figure.data[3].marker.size] == [True, False, False, False, True]
