"""Fake Artist: one stroke each, clockwise, two laps; on phones or on paper (F3–F4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString

from engine.core import HOST, ROOM, IllegalMove
from engine.games.fake_artist.commands import Done, Draw, NameFirst
from engine.games.fake_artist.events import Drew
from engine.games.fake_artist.stroke import MOST_POINTS, SHEET, SHORTEST, TOLERANCE, Stroke, kept
from engine.table import Skip
from pages.games.fake_artist_asks import command
from tests.fake_artist_sitting import LINE, A, B, C, D, E, F, Studio, W

OTHER = Stroke((500, 500, 700, 500))


# --- what a browser sends -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        {"do": "stroke", "points": [1, 2, 3, 400], "round": 1, "lap": True},
        {"do": "stroke", "points": [1, 2, 3, 400], "round": 1.0, "lap": 1},
        {"do": "stroke", "points": "1 2 3 4", "round": 1, "lap": 1},
        {"do": "stroke", "points": [1, 2, 3, 400], "lap": 1},
        {"do": "done", "round": True, "lap": 1},
        {"do": "word", "number": True},
        {"do": "judge", "right": 1},
        {"do": "guess", "text": 7},
    ],
    ids=msgspec.json.encode,
)
def test_an_odd_message_is_refused(message: dict[str, Any]) -> None:
    """Nothing a browser sends is believed; `True` is no number, it would spoil the log."""
    with pytest.raises(IllegalMove, match="odd-message"):
        command(Studio().drawing().view(A), A, message)


# --- F3: whose turn it is ----------------------------------------------------------------------


def test_F3_clockwise_from_the_word_masters_left_two_laps() -> None:
    game = Studio().drawing()
    turns = []
    while not game.view().drawn:
        turns.append((game.lap, game.turn))
        game.stroke()
    assert turns == [(lap, seat) for lap in (1, 2) for seat in (A, B, C, D, E)]
    assert [(drew.lap, drew.seat) for drew in game.view(ROOM).strokes] == turns
    assert game.view().turn is None


def test_F3_round_the_end_of_the_table() -> None:
    game = Studio()
    game.ask(NameFirst(HOST, C))
    game.drawing(fake=D)
    assert game.view().artists == (D, E, W, A, B)


def test_F3_all_see_the_drawing_grow() -> None:
    game = Studio().drawing()
    game.stroke(stroke=OTHER)
    for viewer in (ROOM, HOST, W, A, C, E):
        assert game.view(viewer).strokes == (Drew(A, 1, OTHER),)


@pytest.mark.parametrize(
    ("command", "message", "facts"),
    [
        (Draw(B, B, 1, 1, LINE), "not-your-turn", {"seat": A}),
        (Draw(A, A, 1, 2, LINE), "lap-over", {"lap": 2}),
        (Draw(A, A, 2, 1, LINE), "round-over", {"round": 2}),
        (Draw(W, W, 1, 1, LINE), "master-draws-not", {}),
        (Draw(B, A, 1, 1, LINE), "not-your-seat", {}),
        (Draw(A, A, 1, 1, Stroke(())), "stroke-empty", {}),
        (Done(A, A, 1, 1), "sheet-on-phones", {}),
    ],
)
def test_F3_what_is_no_stroke_of_whose_turn_it_is(
    command: Draw, message: str, facts: dict[str, str]
) -> None:
    assert Studio().drawing().refused(command) == (message, facts)


def test_F3_after_sending_it_stands() -> None:
    """The same stroke twice counts once (A3); another does not take its place."""
    game = Studio().drawing()
    game.stroke(A)
    assert game.ask(Draw(A, A, 1, 1, LINE)) == ()
    assert game.refused(Draw(A, A, 1, 1, OTHER)) == ("not-your-turn", {"seat": B})
    assert game.view().strokes == (Drew(A, 1, LINE),)


def test_F3_no_stroke_before_or_after() -> None:
    early, late = Studio().word(), Studio().drawn()
    assert early.refused(Draw(A, A, 1, 1, LINE)) == ("drawing-not-open", {})
    assert late.refused(Draw(A, A, 1, 2, OTHER)) == ("drawing-closed", {})


def test_F3_who_came_late_draws_in_the_next_round() -> None:
    game = Studio().drawing()
    game.state = game.state.but(table=game.state.table.__class__((*game.state.table.seats, F)))
    assert game.refused(Draw(F, F, 1, 1, LINE)) == ("next-round", {"seat": F})


def test_A4_a_stroke_may_be_skipped() -> None:
    game = Studio().drawing()
    game.ask(Skip(HOST, A))
    assert game.turn == B
    game.go("skip_stroke")
    assert (game.turn, game.view().strokes) == (C, ())


# --- F4: paper ---------------------------------------------------------------------------------


def test_F4_on_paper_the_console_only_leads_the_turns() -> None:
    game = Studio(sheet="paper").drawing()
    game.ask(Done(A, A, 1, 1))
    game.go("stroke_done")
    game.go("stroke_done", by=W)
    assert game.view().steps == ("stroke_done", "skip_stroke", "open_vote")
    assert game.view().strokes == (Drew(A, 1), Drew(B, 1), Drew(C, 1))
    game.go("skip_stroke")
    game.strokes(6)
    assert game.view().steps == ("open_vote",)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (Draw(A, A, 1, 1, LINE), "sheet-on-paper"),
        (Done(B, B, 1, 1), "not-your-turn"),
        (Done(W, W, 1, 1), "master-draws-not"),
        (Done(A, A, 1, 2), "lap-over"),
    ],
)
def test_F4_who_is_done(command: Draw, message: str) -> None:
    assert Studio(sheet="paper").drawing().refused(command)[0] == message


def test_F4_done_twice_counts_once() -> None:
    """A3."""
    game = Studio(sheet="paper").drawing()
    game.stroke(A)
    assert game.ask(Done(A, A, 1, 1)) == ()
    assert game.turn == B


def test_F4_the_secrets_are_the_same_on_paper() -> None:
    game = Studio(sheet="paper").drawing()
    assert (game.view(C).word, game.view(C).x, game.view(A).fake) == (None, True, None)


# --- F3: what is a stroke ----------------------------------------------------------------------


def stroke(text: str) -> Stroke:
    return Stroke.parse(text)


@pytest.mark.parametrize(
    ("points", "message"),
    [
        ((), "stroke-empty"),
        ((5, 5, 90), "stroke-odd"),
        ((5, 5), "stroke-short"),
        ((5, 5, 5, 5, 5, 5), "stroke-short"),
        ((5, 5, 5, 19), "stroke-short"),
        ((5, 5, 6, 6, 5, 5, 6, 5) * 20, "stroke-short"),
        ((-1, 5, 500, 500), "stroke-outside"),
        ((5, 1001, 500, 500), "stroke-outside"),
        ((1000, 500, 1100, 500), "stroke-short"),
        ((5, 5) * (MOST_POINTS + 1), "stroke-long"),
    ],
)
def test_F3_what_is_refused(points: tuple[int, ...], message: str) -> None:
    """A tap, a trembling finger, a stroke outside, one without end."""
    with pytest.raises(IllegalMove, match=message):
        kept(Stroke(points))


@pytest.mark.parametrize(
    ("sent", "stands"),
    [
        ("5,5 5,20", "5,5 5,20"),
        ("0,0 1000,1000", "0,0 1000,1000"),
        ("5,5 50,5 100,5 100,100", "5,5 100,5 100,100"),
        ("500,500 500,1100 500,500", "500,500 500,1000"),
        ("900,500 1100,700 100,100", "900,500 1000,600"),
        ("900,900 1100,1000", "900,900 1000,950"),
        ("100,100 -100,-300 5,5", "100,100 50,0"),
        ("100,900 50,700 0,600 -100,600", "100,900 50,700 0,600"),
    ],
)
def test_F3_leaving_the_sheet_ends_it(sent: str, stands: str) -> None:
    assert str(kept(stroke(sent))) == stands


def test_F3_a_stroke_of_two_thousand_points_is_kept_thin() -> None:
    """A wave over the sheet: a fraction of the points, no visible change."""
    wave = [(n // 2, 500 + round(200 * ((n % 200) - 100) / 100)) for n in range(2000)]
    sent = Stroke(tuple(place for point in wave for place in point))
    thin = kept(sent)
    assert len(thin.pairs) < 400
    assert LineString(thin.pairs).hausdorff_distance(LineString(sent.pairs)) <= TOLERANCE


def test_F3_as_many_points_as_may_be_sent_are_followed() -> None:
    zigzag = tuple(place for n in range(MOST_POINTS) for place in (n % 1000, n * 37 % 1001))
    assert kept(Stroke(zigzag)).length > SHORTEST


def test_F3_numbers_beyond_all_bounds_are_the_edge() -> None:
    far = Stroke((500, 500, 10**400, 500))
    assert kept(far).points == (500, 500, 1000, 500)


places = st.integers(-SHEET, 2 * SHEET)
strokes = st.lists(st.tuples(places, places), min_size=0, max_size=60).map(
    lambda pairs: Stroke(tuple(place for pair in pairs for place in pair))
)


@settings(max_examples=200)
@given(sent=strokes)
def test_F3_what_stands_lies_on_the_sheet_and_on_the_line(sent: Stroke) -> None:
    try:
        thin = kept(sent)
    except IllegalMove:
        return
    assert all(0 <= place <= SHEET for place in thin.points)
    assert thin.length >= SHORTEST
    assert thin.pairs[0] == sent.pairs[0]
    for point in LineString(thin.pairs).segmentize(10).coords:
        assert LineString(sent.pairs).distance(LineString([point, point])) <= TOLERANCE + 1


@settings(max_examples=100)
@given(sent=strokes)
def test_strokes_survive_text_and_json(sent: Stroke) -> None:
    """Equal by content."""
    assert Stroke.parse(str(sent)) == sent
    assert msgspec.json.decode(msgspec.json.encode(sent), type=Stroke) == sent
    assert hash(Stroke(sent.points)) == hash(sent)


@pytest.mark.parametrize("text", ["5", "5,", "5,5 ", " 5,5", "5,5,5", "a,b", "1.5,2", "5,5  6,6"])
def test_what_is_no_stroke(text: str) -> None:
    with pytest.raises(ValueError, match="not a stroke"):
        Stroke.parse(text)


@pytest.mark.parametrize("points", ["[1.5, 2]", '["1", "2"]', "[null]", "[true, false]", "5"])
def test_points_are_whole_numbers(points: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(f'{{"points": {points}}}', type=Stroke)


def test_the_pairs_are_the_points() -> None:
    assert stroke("1,2 3,4").points == (1, 2, 3, 4)
    assert stroke("1,2 3,4").pairs == ((1, 2), (3, 4))
    assert stroke("").points == ()
