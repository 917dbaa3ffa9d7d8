"""The statistics of Fake Artist: every number counted by hand, every drawing as it was drawn."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pandas as pd
import pytest
from PIL import Image, ImageChops

from engine import stats
from engine.core import HOST, ROOM, Advance, Event, Seat, View
from engine.games.fake_artist import GAME
from engine.games.fake_artist.commands import Confirm, NameFirst
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.fake_artist.terms import Options, Stroke
from engine.referee import Referee
from engine.stats import fake_artist
from engine.stats.fake_artist import Sketch
from engine.table import End, Remove
from pages.games import STORIES
from pages.games.fake_artist_stats import end_words, facts, rounds_in_words
from pages.parts.album import Picture
from pages.parts.lettering import lettering, writable
from pages.parts.people import Guest
from pages.parts.scene import render
from pages.parts.sheet import SLATE, Drawn, png, svg
from pages.parts.takeaway import evening_words
from pages.parts.words import words
from tests.fake_artist_sitting import A, B, C, D, E, Studio, W

CONTENT = Path(__file__).parents[1] / "content"
SEATS = "WABCD"
WHO: dict[str, Guest] = {
    Seat(seat): Guest(seat, name, place, place, name[0])
    for place, (seat, name) in enumerate(
        zip("WABCDE", ("Will", "Ann", "<b>Bo", "=Cy", "Di", "Ed"), strict=True)
    )
}
EN, FR = words("en"), words("fr")


class Watched(Studio):
    """A table of Fake Artist, and all that the room sees of it."""

    def tell(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if "course" not in self.__dict__:
            self.course: list[View] = [GAME.view(self.state, ROOM)]
        for event in events:
            super().tell((event,))
            self.course.append(GAME.view(self.state, ROOM))
        return events

    @property
    def sketches(self) -> tuple[Sketch, ...]:
        return fake_artist.sketches(self.course)

    def column(self, name: str) -> list[float]:
        """A column of the table of players, in seat order."""
        return list(fake_artist.players(self.sketches, self.state.table.seats)[name])


@pytest.fixture
def played() -> Watched:
    """Two rounds. C is caught by A, B and D and guesses wrong. Then the words are A's.

    The fake is B: W points at C, D at B, C at W, B at C, so nobody knows.
    """
    studio = Watched(SEATS).vote(A="C", B="C", D="C", C="A")
    studio.guess()
    studio.judge(right=False)
    studio.go("next_round")
    studio.vote(fake=B, W="C", D="B", C="W", B="C")
    return studio


# --- rounds ------------------------------------------------------------------------------------


def test_a_round_tells_its_word_its_fake_and_who_pointed_at_whom(played: Watched) -> None:
    first, second = played.sketches
    assert (first.round, first.master, first.category, first.word) == (1, W, "animals", "frog")
    assert (first.artists, first.fake, first.caught) == ((A, B, C, D), C, True)
    assert (first.guess, first.right, first.found) == ("toad", False, (A, B, D))
    assert (second.master, second.fake, second.caught, second.found) == (A, B, False, (D,))
    assert [(gain.seat, gain.points) for gain in second.scored] == [(B, 2), (A, 2)]


def test_the_strokes_are_those_that_were_drawn(played: Watched) -> None:
    first = played.sketches[0]
    assert [(drew.seat, drew.lap) for drew in first.strokes] == [
        (seat, lap) for lap in (1, 2) for seat in (A, B, C, D)
    ]
    assert not first.paper
    assert {drew.stroke for drew in first.strokes} == {Stroke((100, 100, 100, 300))}


def test_on_paper_there_is_no_picture_f4() -> None:
    (sketch,) = Watched(SEATS, sheet="paper").vote().sketches
    assert sketch.paper
    assert len(sketch.strokes) == 8


def test_the_word_master_is_who_was_named_f1() -> None:
    studio = Watched(SEATS)
    studio.ask(NameFirst(HOST, B))
    (sketch,) = studio.vote(fake=C).sketches
    assert sketch.master == B


def test_the_console_as_word_master_is_nobody_f11() -> None:
    (sketch,) = Watched(SEATS, word_master="console").vote().sketches
    assert sketch.master is None
    assert [gain.seat for gain in sketch.scored] == [C]


def test_a_void_round_counts_no_votes_f10() -> None:
    studio = Watched("WABCDE").drawn()
    studio.ask(Remove(HOST, C))
    (sketch,) = studio.sketches
    assert (sketch.void, sketch.word, sketch.fake) == ("fake-left", "frog", C)
    assert (sketch.votes, sketch.caught, sketch.scored) == ((), None, ())
    assert set(studio.column("faked")) == {0}


def test_who_leaves_after_the_vote_had_his_part_in_it_a6() -> None:
    studio = Watched("WABCDE").caught()
    studio.ask(Remove(HOST, D))
    studio.guess()
    studio.judge(right=False)
    (sketch,) = studio.sketches
    assert sketch.artists == (A, B, C, D, E)
    assert D in sketch.found
    assert [gain.seat for gain in sketch.scored] == [A, B, E]


def test_a_game_that_was_ended_shows_its_drawing_and_no_secret_a4() -> None:
    studio = Watched(SEATS).drawn()
    studio.ask(End(HOST))
    (sketch,) = studio.sketches
    assert (sketch.word, sketch.fake, sketch.caught) == (None, None, None)
    assert len(sketch.strokes) == 8


@pytest.mark.parametrize("steps", [0, 1])
def test_before_the_first_stroke_there_is_nothing_to_hang_up(steps: int) -> None:
    studio = Watched(SEATS)
    if steps:
        studio.word()
    studio.ask(End(HOST))
    assert studio.sketches == ()
    assert len(fake_artist.points(studio.course)) == 2


def test_what_was_judged_anew_is_told_as_it_stands_f7() -> None:
    studio = Watched(SEATS).caught()
    studio.guess()
    studio.judge(right=False)
    studio.judge(right=True)
    (sketch,) = studio.sketches
    assert sketch.right
    assert [(gain.seat, gain.points) for gain in sketch.scored] == [(C, 2), (W, 2)]


def test_a_round_that_is_still_on_tells_nothing(played: Watched) -> None:
    sketches, points = played.sketches, fake_artist.points(played.course)
    before = len(played.course)
    played.go("next_round")
    played.vote(fake=C, A="C", D="C", W="C")
    played.guess()
    played.judge(right=True)
    course = played.course
    assert isinstance(course[-1], FakeArtistView)
    over = [view.phase == "score" and view.round == 3 for view in course].index(True)
    assert over > before
    for length in range(before, over + 1):
        assert fake_artist.sketches(course[:length]) == sketches
        assert fake_artist.points(course[:length]).equals(points)
    assert len(fake_artist.sketches(course[: over + 1])) == 3


def test_statistics_are_made_of_what_the_room_saw(tmp_path: Path) -> None:
    """Through the referee: nothing is told while a word is being drawn."""
    referee = Referee.open(tmp_path / "night.db", CONTENT)
    night = referee.start_night("Friday", "en").id
    for name in ("Ann", "Bo", "Cy", "Di", "Ed"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "fake_artist", Options(word_master="console", sheet="paper"))
    referee.submit(game, HOST, Advance(HOST, "deal_word"))
    for seat in referee.view(game, HOST).seats:
        referee.submit(game, HOST, Confirm(HOST, seat, 1))
    for step in ("start_drawing", *["stroke_done"] * 10, "open_vote"):
        referee.submit(game, HOST, Advance(HOST, step))
    assert fake_artist.sketches(referee.course(game)) == ()
    referee.submit(game, HOST, Advance(HOST, "reveal_votes"))
    (sketch,) = fake_artist.sketches(referee.course(game))
    assert sketch.word is not None
    assert {view.viewer for view in referee.course(game)} == {ROOM}
    referee.close()


def test_rounds_as_a_table(played: Watched) -> None:
    table = fake_artist.frame(played.sketches)
    assert table["word"].tolist() == ["frog", "frog"]
    assert table["found"].tolist() == [3, 1]
    assert table["votes"].tolist() == [4, 4]
    assert fake_artist.frame(()).columns.tolist() == table.columns.tolist()


# --- players -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "counts"),
    [
        ("voted", [1, 1, 1, 1, 2]),
        ("found", [0, 1, 1, 0, 2]),
        ("honest", [1, 1, 1, 1, 2]),
        ("blamed", [1, 1, 0, 2, 0]),
        ("faked", [0, 0, 1, 1, 0]),
        ("escaped", [0, 0, 1, 0, 0]),
        ("guessed", [0, 0, 0, 0, 0]),
        ("spotted", [0, 0, 1, 3, 0]),
        ("as_fake", [0, 0, 2, 0, 0]),
        ("as_artist", [0, 1, 1, 0, 1]),
        ("as_master", [0, 2, 0, 0, 0]),
    ],
)
def test_what_each_player_did(played: Watched, column: str, counts: list[float]) -> None:
    """In the order W, A, B, C, D."""
    assert played.column(column) == counts


def test_the_vote_of_the_fake_catches_nobody(played: Watched) -> None:
    """C pointed at A as the fake, and at W as an artist."""
    table = fake_artist.players(played.sketches, (C,))
    assert table["voted"].tolist() == [1]
    assert table["finds"].tolist() == [0]


def test_a_word_that_was_guessed_is_no_escape_f8() -> None:
    studio = Watched(SEATS).caught()
    studio.guess("frog")
    studio.judge(right=True)
    table = fake_artist.players(studio.sketches, (C,))
    assert table[["escaped", "guessed", "as_fake"]].values.tolist() == [[0, 1, 2]]


def test_a_share_of_nothing_is_missing() -> None:
    table = fake_artist.players((), (A,))
    assert table["finds"].isna().all()
    assert table["escapes"].isna().all()


def sketch(word: str, found: str, others: str = "", caught: bool | None = False) -> Sketch:
    """A round in which the seats in `found` pointed at the fake A, the others at B."""
    votes = [(Seat(seat), A) for seat in found] + [(Seat(seat), B) for seat in others]
    strokes: tuple[()] = ()
    return Sketch(
        1, W, "animals", word, A, (A, B, C, D), strokes, tuple(votes), caught, None, None, ()
    )


@pytest.mark.parametrize(
    ("sketches", "places"),
    [
        ([], []),
        ([sketch("one", "B"), sketch("none", "", "CD")], [(1, "none"), (2, "one")]),
        (
            [sketch("of two", "B", "C"), sketch("of three", "B", "CD")],
            [(1, "of three"), (2, "of two")],
        ),
        ([sketch("x", "B", "C"), sketch("y", "C", "D")], [(1, "x"), (1, "y")]),
        ([sketch("x", "B", "A"), sketch("y", "B", "C")], [(1, "y"), (2, "x")]),
        ([sketch("caught", "BC", caught=True), sketch("void", "", caught=None)], []),
    ],
    ids=[
        "none",
        "fewest votes first",
        "of most",
        "equals",
        "without the fake’s own vote",
        "caught or void",
    ],
)
def test_the_slyest_fake_was_suspected_least(
    sketches: list[Sketch], places: list[tuple[int, str]]
) -> None:
    assert [(place, sketch.word) for place, sketch in fake_artist.best(sketches)] == places


# --- points by round ---------------------------------------------------------------------------


def test_points_after_every_round_f8(played: Watched) -> None:
    table = fake_artist.points(played.course)
    assert table.index.name == "round"
    assert table.values.tolist() == [[0, 0, 0, 0, 0], [0, 1, 1, 0, 1], [0, 3, 3, 0, 1]]


# --- the page and its files --------------------------------------------------------------------


def test_the_evening_adds_up_all_games(played: Watched) -> None:
    other = Watched(SEATS).vote()
    ledger = STORIES["fake_artist"].ledger((played.course, other.course), EN)
    assert dict(ledger.rows) == {
        W: ("0 of 1", "–", "1", "0 · 0 · 2"),
        A: ("1 of 1", "–", "1", "0 · 1 · 2"),
        B: ("1 of 1", "1 of 1", "0", "2 · 1 · 0"),
        C: ("0 of 1", "1 of 2", "2", "2 · 0 · 0"),
        D: ("2 of 2", "–", "0", "0 · 1 · 0"),
    }


def test_the_evenings_file_has_them_beside_the_points(played: Watched) -> None:
    sums = {"fake_artist": STORIES["fake_artist"].sums((played.course,), EN)}
    evening = pd.DataFrame(
        {name: [0] * 5 for name in ("games", "won", "points", "beaten")}, index=[C, W, A, B, D]
    )
    table = evening_words(evening, sums, WHO, EN)
    assert table["Fake Artist: Right votes"].tolist() == [0, 0, 1, 1, 2]
    assert table["Fake Artist: Points as word master"].tolist() == [0, 0, 2, 0, 0]


def test_the_files_of_a_game_speak_in_names(played: Watched) -> None:
    tables = STORIES["fake_artist"].tables(played.course, WHO, EN)
    assert list(tables) == ["points", "drawn", "artists"]
    assert tables["points"].columns.tolist() == ["Round", "Will", "Ann", "<b>Bo", "=Cy", "Di"]
    assert tables["drawn"].iloc[0].tolist() == [
        *(1, "animals", "frog", "Will", "=Cy", "=Cy was the fake, and was caught.", "toad"),
        "Ann → =Cy, <b>Bo → =Cy, =Cy → Ann, Di → =Cy",
    ]
    assert tables["artists"]["Player"].tolist() == ["Will", "Ann", "<b>Bo", "=Cy", "Di"]
    for table in tables.values():
        assert not re.search(rb"(^|,)=", stats.csv(table), re.MULTILINE)


def test_what_nobody_knows_stays_empty_in_the_file() -> None:
    studio = Watched(SEATS, word_master="console").drawn()
    studio.ask(End(HOST))
    row = rounds_in_words(studio.sketches, WHO, EN).iloc[0]
    assert row[["Word", "Word master", "Fake", "Guess"]].isna().all()
    assert row["How it ended"] == "The game ended before the word was told."


@pytest.mark.parametrize(
    ("sketch", "said"),
    [
        (sketch("x", "B"), "Ann was the fake, and got away."),
        (sketch("x", "BC", caught=True), "Ann was the fake, and was caught."),
        (sketch("x", "", caught=None), "The game ended before the word was told."),
    ],
)
def test_how_a_round_ended_is_said(sketch: Sketch, said: str) -> None:
    assert end_words(sketch, WHO, EN) == said
    assert "Ann" in end_words(sketch, WHO, FR) or sketch.caught is None


def hung(studio: Watched) -> str:
    """The last drawing as it hangs in the gallery."""
    return render("stats_drawing.html", id="game-1", **facts(studio.sketches[-1], WHO, EN))


def test_a_drawing_hangs_with_its_strokes_votes_and_points(played: Watched) -> None:
    html = hung(played)
    assert html.count("<path") == 8
    assert html.count('class="fake"') == 1
    assert 'data-replay="sheet-game-1"' in html
    assert "&lt;b&gt;Bo was the fake, and got away." in html
    assert html.count('class="gain"') == 2


def test_a_drawing_on_paper_is_not_there_f4() -> None:
    html = hung(Watched(SEATS, sheet="paper").vote())
    assert "<path" not in html
    assert "data-replay" not in html
    assert EN("gallery-paper") in html


def test_the_trophy_shows_the_drawing_of_the_slyest(played: Watched) -> None:
    ((place, escape),) = STORIES["fake_artist"].trophies((played.course,))
    assert place == 1
    html = render("stats_trophies_fake_artist.html", best=[(place, escape)], who=WHO, t=EN)
    assert html.count("<path") == 8
    assert "1 of the others’ 3 votes saw it" in html  # B, the fake, cast the fourth


# --- pictures ----------------------------------------------------------------------------------

LINE = (Drawn(WHO[A], ((100, 100), (900, 100))), Drawn(WHO[B], ((500, 300), (500, 900))))


def test_a_picture_as_svg_is_whole_and_loads_nothing() -> None:
    tree = ElementTree.fromstring(svg(LINE, "<frog> & friends", "Animals"))
    name = "{http://www.w3.org/2000/svg}"
    assert tree.findtext(f"{name}title") == "<frog> & friends"
    strokes = [(path.get("d"), path.get("stroke")) for path in tree.iter(f"{name}path")]
    assert strokes == [("M100,100L900,100", "#56b4e9"), ("M500,300L500,900", "#1fb58c")]
    assert [text.text for text in tree.iter(f"{name}text")] == [
        "A",
        "<",
        "<frog> & friends",
        "Animals",
    ]
    assert "href" not in svg(LINE, "x")


def test_a_picture_as_png_has_the_strokes_where_they_were_drawn() -> None:
    """Ground, both lines, and beside Ann's line the corner of her sign."""
    picture = Image.open(io.BytesIO(png(LINE, "frog", width=500))).convert("RGB")
    assert picture.size == (500, 550)
    ann, bo = "#56b4e9", "#1fb58c"
    for place, paint in (((250, 50), ann), ((250, 300), bo), ((45, 45), ann), ((40, 60), SLATE)):
        assert picture.getpixel(place) == pytest.approx(tuple(bytes.fromhex(paint[1:])), abs=2)


def test_a_picture_as_png_says_the_word_and_the_category_beneath() -> None:
    """Two lines, the second only where there is one; nothing of them on the sheet."""

    def rows(title: str, below: str) -> set[int]:
        plain, said = (
            Image.open(io.BytesIO(png(LINE, *text, width=500)))
            for text in (("", ""), (title, below))
        )
        box = ImageChops.difference(plain.convert("RGB"), said.convert("RGB")).getbbox()
        return set(range(box[1], box[3])) if box else set()

    word, both = rows("frog", ""), rows("frog", "Animals")
    assert min(word) > 500
    assert word < both


@pytest.mark.parametrize("letter", ["É", "Œ", "Ş", "Ж", "Ω"])
def test_a_sign_has_its_letter(letter: str) -> None:
    """Not the empty box of a typeface that lacks it."""
    font = lettering(40, 700)
    assert writable(letter, font) == letter
    assert font.getmask(letter).getbbox()


def test_what_cannot_be_written_is_left_out() -> None:
    assert writable("龍 E\u0301lan 🦊!", lettering(40, 400)) == " Élan !"


@pytest.mark.parametrize(
    ("title", "file"),
    [("frog", "1-2-frog"), ("Élan d’hiver", "1-2-elan-dhiver"), ("../x", "1-2-x"), ("龍", "1-2")],
)
def test_a_file_has_a_plain_name(title: str, file: str) -> None:
    assert Picture("1-2", title, LINE).file == file


def test_the_album_holds_every_drawing_of_the_night(played: Watched) -> None:
    paper = Watched(SEATS, sheet="paper").vote()
    albums = STORIES["fake_artist"].albums((played.course, paper.course, played.course), WHO, EN)
    with zipfile.ZipFile(io.BytesIO(albums["drawings"]())) as album:
        assert album.namelist() == [
            f"{game}-{number}-frog.{kind}"
            for game in (1, 3)
            for number in (1, 2)
            for kind in ("svg", "png")
        ]
        assert album.read("1-1-frog.svg").startswith(b"<svg")
        assert Image.open(io.BytesIO(album.read("3-2-frog.png"))).width == 1200


@pytest.mark.parametrize("key", STORIES)
def test_without_a_drawing_there_is_no_album(key: str) -> None:
    assert STORIES[key].albums((), WHO, EN) == {}
