"""Globetrotter on the screens, without a browser: messages, the wheel in the plane, what is said and shown."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import streamlit as st

from engine.core import HOST, READER, ROOM, Advance, Command, IllegalMove
from engine.games.globetrotter import commands, terms
from engine.games.globetrotter.commands import GoTo, SetEasier
from engine.games.globetrotter.seen import GlobetrotterView, QuestionView
from engine.games.globetrotter.terms import Options
from engine.games.globetrotter.wheel import (
    REGIONS,
    RING,
    SPACES,
    Region,
    Space,
    headquarters,
    kind,
    neighbours,
    region,
)
from engine.referee import Referee
from engine.table import End, Remove
from pages.games import globetrotter, globetrotter_asks
from pages.games.globetrotter_facts import also, facts, names_asked
from pages.games.globetrotter_spots import spots
from pages.games.globetrotter_wheel import AGAIN, wheel_board
from pages.parts import house
from pages.parts.board import LAPTOP, TV, Size
from pages.parts.people import Guest
from pages.parts.reading import read, reading
from pages.parts.scene import render
from pages.parts.wheel import (
    EDGE_AT,
    LETTER_INK,
    LOOKS,
    PAWN,
    Point,
    lit,
    middle,
    outline,
    stands,
    wedge,
)
from pages.parts.words import Words, words
from tests.globetrotter_sitting import AFRICA, ASIA, EUROPE, FRANCE, LATIN, A, B, C, Wheel, deck

WHO = {
    seat: Guest(seat, name, place, place, name[0])
    for place, (seat, name) in enumerate(
        zip("ABCDEF", ("Ann", "Bo", "Cy", "Di", "Eve", "Flo"), strict=True)
    )
}
EN = words("en")


# --- messages of browsers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "command"),
    [
        ({"do": "first", "lap": 1}, commands.RollFirst("B", B, 1)),
        ({"do": "roll"}, commands.Roll("B", B)),
        ({"do": "go", "space": "EN2"}, GoTo("B", B, "EN2")),
        ({"do": "boarding"}, commands.PlayBoarding("B", B)),
        ({"do": "choose", "region": "france"}, commands.ChooseRegion("B", B, FRANCE)),
        ({"do": "vote", "round": 1, "region": "africa"}, commands.VoteRegion("B", B, 1, AFRICA)),
        ({"do": "pick", "region": "africa"}, commands.PickRegion("B", AFRICA)),
        ({"do": "answer", "text": "Lima"}, commands.Answer("B", B, "Lima")),
        ({"do": "pass"}, commands.Pass("B", B)),
        ({"do": "judge", "right": True}, commands.Judge("B", True)),
        ({"do": "first_class"}, commands.PlayFirstClass("B", B)),
        ({"do": "two", "region": ["africa", "france"]}, commands.PickTwo("B", (AFRICA, FRANCE))),
        ({"do": "passport", "round": 1}, commands.PlayPassport("B", B, 1)),
        ({"do": "decline", "round": 1}, commands.Decline("B", B, 1)),
        ({"do": "easier", "seat": "C", "easier": "time"}, commands.SetEasier("B", C, "time")),
        (
            {"do": "wedge", "way": "give", "seat": "C", "region": "africa", "why": "yes"},
            commands.GiveWedge("B", C, AFRICA, "yes"),
        ),
        (
            {"do": "wedge", "way": "take", "seat": "C", "region": "africa", "why": "no"},
            commands.TakeWedge("B", C, AFRICA, "no"),
        ),
        ({"do": "step", "step": "roll"}, Advance("B", "roll")),
        ({"do": "roll", "by": "host", "seat": "C"}, commands.Roll("B", B)),
        ({"do": "passport", "round": 1, "seat": "C"}, commands.PlayPassport("B", B, 1)),
    ],
)
def test_a_message_is_read_as_its_sender_s(message: dict[str, Any], command: Command) -> None:
    """Whom it says it is for does not count, except where one rules about another."""
    assert globetrotter.command(Wheel().view(B), "B", message) == command


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"do": None},
        {"do": "win"},
        {"do": "read"},
        {"do": "first"},
        {"do": "first", "lap": True},
        {"do": "first", "lap": "1"},
        {"do": "go"},
        {"do": "go", "space": 3},
        {"do": "choose", "region": "atlantis"},
        {"do": "choose", "region": ["france"]},
        {"do": "vote", "region": "france"},
        {"do": "vote", "round": True, "region": "france"},
        {"do": "pick", "region": None},
        {"do": "answer", "text": 7},
        {"do": "judge", "right": "yes"},
        {"do": "judge", "right": 1},
        {"do": "two", "region": "africa"},
        {"do": "two", "region": ["africa"]},
        {"do": "two", "region": ["africa", "france", "europe"]},
        {"do": "two", "region": ["africa", {}]},
        {"do": "passport"},
        {"do": "decline", "round": 1.0},
        {"do": "easier", "seat": "C", "easier": "always"},
        {"do": "easier", "seat": 3, "easier": "time"},
        {"do": "wedge", "way": "steal", "seat": "C", "region": "africa", "why": "x"},
        {"do": "wedge", "way": "give", "seat": "C", "region": "africa"},
        {"do": "step", "step": 1},
    ],
)
def test_an_odd_message_is_refused(message: dict[str, Any]) -> None:
    """Nothing a browser sends is believed."""
    with pytest.raises(IllegalMove) as refused:
        globetrotter.command(Wheel().view(B), "B", message)
    assert refused.value.message == "odd-message"


def test_the_host_acts_for_whose_time_it_is_a4() -> None:
    """For whose turn it is; where several may, for the one he taps."""
    table = Wheel().own(A="ENFLAO").put(A="E1").walk(1, "hub")
    ask = globetrotter.command
    vote = {"do": "vote", "round": 1, "region": "africa"}
    assert ask(table.view(), HOST, {"do": "roll"}) == commands.Roll(HOST, A)
    assert ask(table.view(), HOST, vote | {"seat": "C"}) == commands.VoteRegion(HOST, C, 1, AFRICA)
    assert ask(table.view(), HOST, vote | {"seat": "A"}) == commands.VoteRegion(HOST, A, 1, AFRICA)


# --- the wheel in the plane --------------------------------------------------------------------


def apart(one: Point, other: Point) -> float:
    return math.dist(one, other)


def test_73_spaces_lie_in_73_places_g1() -> None:
    """None lies on another; those next to each other are near, and within the picture."""
    least = min(apart(middle(one), middle(other)) for one, other in combinations(SPACES, 2))
    assert len(SPACES) == 73
    assert least > 0.1
    for space in SPACES:
        assert all(max(abs(x), abs(y)) <= EDGE_AT for x, y in outline(space))
        for other in neighbours(space):
            assert apart(middle(space), middle(other)) < 0.4


def test_the_ring_turns_clockwise_and_europe_is_at_the_top_g1() -> None:
    x, y = middle("E")
    assert abs(x) < 1e-9 < y
    turns = [math.atan2(x, y) % (2 * math.pi) for x, y in map(middle, RING)]
    assert turns == sorted(turns)


@pytest.mark.parametrize("space", [space for space in SPACES if space != "hub"])
def test_spaces_meet_and_do_not_overlap(space: Space) -> None:
    """The middle of a space lies in its own outline, and in no other."""

    def inside(point: Point, corners: tuple[Point, ...]) -> bool:
        x, y = point
        odd = False
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                odd = not odd
        return odd

    assert [other for other in SPACES if inside(middle(space), outline(other))] == [space]
    assert all(inside(point, outline(space)) for point in lit(space))


@pytest.mark.parametrize("space", ["hub", "E", "O", "EN1", "EN4", "OE6", "E1", "F3", "A5"])
@pytest.mark.parametrize("count", range(1, 7))
def test_pawns_that_share_a_space_stay_readable_g3(space: Space, count: int) -> None:
    """Up to six, none over another."""
    places = stands(space, count)
    assert len(places) == count
    assert all(apart(one, other) >= 2 * PAWN for one, other in combinations(places, 2))
    assert apart(places[0], middle(space)) < 0.2


def test_the_wedges_of_a_pawn_point_to_their_hq() -> None:
    for where in REGIONS:
        corners = wedge(where, 1.0)[:-1]
        x = sum(x for x, _ in corners) / len(corners)
        y = sum(y for _, y in corners) / len(corners)
        hq = middle(headquarters(where))
        assert math.atan2(y, x) == pytest.approx(math.atan2(hq[1], hq[0]))


def light(paint: str) -> float:
    """The relative luminance of a colour (WCAG)."""
    parts = [int(paint[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("where", REGIONS)
def test_regions_are_told_apart_by_colour_letter_and_pattern_g1(where: Region) -> None:
    """No two share one of the three; the letter can be read on ground and pattern."""
    look = LOOKS[where]
    others = [LOOKS[other] for other in REGIONS if other != where]
    for part in ("letter", "ground", "pattern", "fleck"):
        assert getattr(look, part) not in {getattr(other, part) for other in others}
    assert contrast(LETTER_INK, look.ground) >= 4.5
    assert contrast(LETTER_INK, look.fleck) >= 4.5


@pytest.mark.parametrize("size", [LAPTOP, TV])
def test_plotly_draws_every_space_g1(size: Size) -> None:
    """One trace for each region, with its pattern; a letter on each space, on the TV 24 px at least."""
    figure = wheel_board(size)
    gaps = [sum(x is None for x in trace.x) for trace in figure.data[:7]]
    assert sorted(gaps) == [10] * 6 + [13]
    patterns = {trace.fillpattern.shape for trace in figure.data[:7]} - {None}
    assert patterns == {look.pattern for look in LOOKS.values()}
    letters = figure.data[-1]
    signs = [LOOKS[where].letter if (where := region(space)) else AGAIN for space in SPACES[1:]]
    assert list(letters.text) == [f"<b>{sign}</b>" for sign in signs]
    assert size is LAPTOP or min(letters.textfont.size) >= 24


# --- what lies on it ---------------------------------------------------------------------------


def over(table: Wheel, tap: bool = False) -> str:
    """The scene over the wheel."""
    view = table.view(ROOM)
    return render("globetrotter_wheel.html", tap=tap, **facts(view, WHO, EN), **spots(view, WHO))


def test_spaces_that_can_be_reached_are_lit_numbered_and_tapped_g3() -> None:
    """On the TV nothing can be tapped."""
    table = Wheel().put(A="E3").roll(5)
    sent = re.findall(r'data-send="(.*?)"', over(table, tap=True))
    assert len(sent) == over(table).count('class="space lit"') == len(table.view().targets) == 7
    assert all("&#34;go&#34;" in message for message in sent)
    assert "data-send" not in over(table)
    assert [target.number for target in facts(table.view(), WHO, EN)["targets"]] == [*range(1, 8)]


def test_a_wedge_is_promised_only_where_one_is_to_be_won_g7() -> None:
    table = Wheel().own(A="E").put(A="hub").roll(6)
    promised = {target.space for target in facts(table.view(), WHO, EN)["targets"] if target.wedge}
    assert promised == {headquarters(where) for where in REGIONS if where != EUROPE}


@pytest.mark.parametrize("how", ["quick", "easier"])
def test_where_any_answer_wins_a_wedge_it_is_promised_g10_g11(how: str) -> None:
    table = Wheel(quick=how == "quick").own(A="E").put(A="hub")
    if how == "easier":
        table.ask(SetEasier(HOST, A, "wedge"))
    table.roll(1)
    seen = facts(table.view(), WHO, EN)["targets"]
    assert len(seen) == len(REGIONS)
    assert {target.region for target in seen if target.wedge} == {*REGIONS} - {EUROPE}


def test_a_pawn_walks_the_path_it_took_g3() -> None:
    """Step by step, to its own place among those who stand there already."""
    table = Wheel().put(B="N1").walk(4, "N4").draw().judge(True)
    (walker,) = [pawn for pawn in spots(table.view(ROOM), WHO)["pawns"] if pawn.steps]
    steps = walker.steps.split()
    assert walker.guest.seat == A
    assert len(steps) == 5
    assert steps[0] == "0,0"
    assert steps[-1] == f"{walker.x},{walker.y}"
    assert 'data-walk="1"' in over(table)
    assert over(table).rindex('id="pawn-A"') > over(table).rindex('id="pawn-B"')


def test_who_is_away_has_no_pawn_a6() -> None:
    table = Wheel()
    table.ask(Remove(HOST, C))
    assert {pawn.guest.seat for pawn in spots(table.view(ROOM), WHO)["pawns"]} == set("ABD")


# --- read aloud --------------------------------------------------------------------------------


def said(table: Wheel) -> str | None:
    speech = globetrotter.spoken(table.view(HOST), EN)
    return speech.text if speech else None


def test_question_and_answer_are_read_aloud_g5() -> None:
    table = Wheel()
    assert said(table) is None
    table.walk(1, "N1")
    where = region("N1")
    assert where is not None
    named = EN(f"region-{where}")
    assert said(table) == f"{named}. {where} 1?"
    table.judge(True)
    assert said(table) == f"Right! The answer: true {where} 1."
    table.roll(2)
    assert said(table) is None


def test_the_answer_is_not_said_while_a_passport_may_be_played_g15() -> None:
    """The question has a name of its own, so that it is not read twice."""
    table = Wheel().hold(A=(), B=(), C=("passport",), D=()).land("F")
    question = globetrotter.spoken(table.view(HOST), EN)
    table.judge(False)
    assert table.phase == "passports"
    assert said(table) is None
    table.passport(C)
    assert globetrotter.spoken(table.view(HOST), EN) == question
    table.judge(False)
    assert said(table) == "No. The answer: true france 1."


def test_first_class_reads_two_other_questions_g14() -> None:
    table = Wheel().land("F").first_class()
    assert said(table) == "The answer: true france 1."
    table.two(AFRICA, ASIA)
    assert said(table) == "Africa. africa 1?"
    table.judge(False)
    assert said(table) == "The answer: true africa 1. Asia & Oceania. asia-oceania 1?"


# --- the stage ---------------------------------------------------------------------------------


def plain(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html))


def question(view: GlobetrotterView) -> QuestionView:
    """The question of a view that has one."""
    assert view.question is not None
    return view.question


def stage(table: Wheel, viewer: str = ROOM, tap: bool = False) -> str:
    """The stage beside the wheel, as it is drawn."""
    drawn = facts(table.view(viewer), WHO, EN)
    return render(
        "globetrotter_stage.html",
        tap=tap,
        refused="",
        easier_kinds=("none", "time", "wedge"),
        **drawn,
    )


def hand(table: Wheel, seat: str) -> str:
    """A seat's private page, as it is drawn."""
    view = table.view(seat)
    return render(
        "globetrotter_hand.html",
        me=WHO[seat],
        points=None,
        watching=False,
        clock=None,
        refused="",
        draft="d",
        limit=80,
        waiting_names=[WHO[other].name for other in view.waiting],
        **facts(view, WHO, EN),
        **spots(view, WHO),
    )


def test_the_answer_is_on_the_reader_s_page_alone_g5() -> None:
    """To the right of A sits D."""
    table = Wheel().walk(1, "N1")
    where = region("N1")
    answer = f"true {where} 1"
    assert answer in hand(table, "D")
    assert f"also {where} 1" in hand(table, "D")
    assert EN("precision-family") in hand(table, "D")
    for seat in "ABC":
        assert answer not in hand(table, seat)
    assert answer not in stage(table) + stage(table, HOST, tap=True)
    table.judge(True)
    assert answer in stage(table)
    assert all(answer in hand(table, seat) for seat in "ABCD")


def test_every_phase_has_its_buttons_for_host_and_phone_a4() -> None:
    """What the engine says that somebody may do, a button does."""
    tables = {
        "go": Wheel().roll(1),
        "choose": Wheel().put(A="E1").walk(1, "hub"),
        "vote": Wheel().own(A="ENFLAO").put(A="E1").walk(1, "hub"),
        "judge": Wheel().walk(1, "N1"),
        "first_class": Wheel().land("F").judge(False),
        "passport": Wheel().hold(A=()).land("F").judge(False),
        "two": Wheel().land("F").first_class(),
        "boarding": Wheel().put(A="E3").walk(1, "E4"),
    }
    for do, table in tables.items():
        form = 'data-form="two"' if do == "two" else f"&#34;{do}&#34;"
        assert form in stage(table, HOST, tap=True), do
        assert form not in stage(table), do
        assert any(form in hand(table, seat) for seat in "ABCD"), do


def test_tied_regions_are_the_host_s_to_pick_g8() -> None:
    table = Wheel("ABC").own(A="ENFLAO").put(A="E1").walk(1, "hub").vote(B=AFRICA, C=LATIN)
    assert globetrotter.main(table.view(HOST), EN) == (EN("tied-now"), None)
    assert stage(table, HOST, tap=True).count("&#34;pick&#34;") == 2


def test_the_stage_tells_wedges_cards_and_who_is_first_g7_g12() -> None:
    table = Wheel().own(B="EN").hold(C=("passport", "passport", "boarding"))
    drawn = {player.seat: player for player in facts(table.view(ROOM), WHO, EN)["players"]}
    assert drawn[B].wedges == (EUROPE, REGIONS[1])
    assert drawn[C].cards == (("boarding", 1), ("passport", 2))
    assert "Bo: 2 wedges" in stage(table)
    assert globetrotter.tally(table.view(ROOM), EN) is None


def test_once_it_is_over_the_stage_ranks_by_wedges_g7() -> None:
    table = Wheel().own(B="EN")
    table.ask(End(HOST))
    assert globetrotter.tally(table.view(ROOM), EN) is None
    assert facts(table.view(ROOM), WHO, EN)["ranking"][0] == (1, B, 2)


def test_the_answer_of_the_missed_extra_question_stands_above_the_next_g14() -> None:
    """On every phone (the head of the screen tells it); that of the open one on its reader's alone."""
    table = Wheel().on("E", right=False).first_class().two(FRANCE, AFRICA).judge(False)
    reader = str(question(table.view()).reader)
    _, missed, asked = question(table.view(reader)).tries
    for drawn in (hand(table, seat) for seat in (A, B, reader)):
        assert drawn.count(f'literal">{missed.answer}<') == 1
    assert f'">{asked.answer}<' in hand(table, reader)
    for drawn in (stage(table), hand(table, A), hand(table, B)):
        assert str(asked.answer) not in drawn


@pytest.mark.parametrize(
    ("fate", "verdict"),
    [("right", "Ann: right"), ("wrong", "Ann: wrong"), ("passed", "Ann passes")],
)
def test_beside_the_answer_stands_who_knew_it_g5(fate: str, verdict: str) -> None:
    """A red mark beside the true answer alone would read as if the answer were wrong."""
    table = Wheel().land("EN1")
    if fate == "passed":
        table.give_up()
    else:
        table.judge(fate == "right")
    answer = question(table.view(ROOM)).tries[-1].answer
    for drawn in (stage(table), hand(table, B)):
        assert f"{answer} {verdict}" in plain(drawn)


@pytest.mark.parametrize(
    ("answer", "accept", "others", "names"),
    [
        ("The Pyrenees", ("Pyrenees", "Pyrénées"), (), False),
        ("New York", ("NYC", "new york"), ("NYC",), True),
        ("Uluru", (), (), False),
        ("Nelson Mandela", (), (), True),
    ],
)
def test_the_reader_is_told_what_else_is_right_g10(
    answer: str, accept: tuple[str, ...], others: tuple[str, ...], names: bool
) -> None:
    """Not what says the same; of the family name only where the answer may be a person's."""
    landed = question(Wheel().land("EN1").view())
    asked = msgspec.structs.replace(landed.tries[-1], answer=answer, accept=accept)
    changed = msgspec.structs.replace(landed, tries=(asked,))
    assert (also(changed), names_asked(changed)) == (others, names)


@pytest.mark.parametrize(("seconds", "more_time"), [(0, False), (30, True)])
def test_more_time_is_offered_where_there_is_a_time_g10(seconds: int, more_time: bool) -> None:
    view = Wheel(answer_seconds=seconds).view(HOST)
    assert ("time" in globetrotter_asks.easier_kinds(view)) == more_time


def test_a_player_reads_what_his_cards_do_g12() -> None:
    table = Wheel().hold(A=("passport", "boarding"), B=())
    assert EN("card-passport-say") in plain(hand(table, A))
    assert EN("card-first_class-say") not in plain(hand(table, A))
    assert "mycards" not in hand(table, B)


def test_the_stage_says_that_all_cards_have_been_played_g9() -> None:
    """With the question for which they start over, until the next is asked."""
    table = Wheel(piles=deck(2)).on("E1", right=True)
    for space, over in (("N1", False), ("F1", True), ("L1", False)):
        assert (EN("cards-over") in plain(stage(table.land(space)))) == over, space
        table.judge(True)


def test_on_roll_again_the_last_answer_makes_room_g4() -> None:
    table = Wheel().on("N1", True).land("EN2")
    assert EN("roll-again", name="Ann") in plain(stage(table))
    assert "true" not in plain(stage(table))
    assert said(table) is None


def test_straight_wins_are_told_while_others_may_follow_g16() -> None:
    table = Wheel("AB").own(A="ENFLAO").put(A="E1").walk(1, "hub").vote(B=AFRICA).judge(True)
    assert table.view().straight == (A,)
    told = plain(stage(table))
    assert EN("straight", names="Ann") in told
    assert EN("straight-owed", names="Bo") in told


@pytest.mark.parametrize("t", [EN, words("fr")])
def test_phases_stand_beside_a_step_of_the_bar(t: Words) -> None:
    """Every phase of the rules but the end has exactly one."""
    for phase in get_args(terms.Phase):
        view = msgspec.structs.replace(Wheel().view(ROOM), phase=phase)
        marked = [now for _, now in globetrotter.phases(view, t)]
        assert marked.count(True) == (phase != "over"), phase


# --- the host reads ----------------------------------------------------------------------------


@pytest.fixture
def referee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Referee]:
    """The referee of the pages, on a database of its own."""
    monkeypatch.setenv("MENEUR_DATABASE", str(tmp_path / "nights.db"))
    house.referee.cache_clear()
    st.session_state.clear()
    yield house.referee()
    house.referee().close()
    house.referee.cache_clear()


def test_the_host_who_reads_sees_the_answer_after_a_tap_g5(referee: Referee) -> None:
    """And covers it again, or it is covered by itself with the judgement."""
    night = referee.start_night("Games", "en").id
    for name in ("Ann", "Bo"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "globetrotter", Options(reader="host"))

    def view() -> GlobetrotterView:
        seen = referee.view(game, HOST)
        assert isinstance(seen, GlobetrotterView)
        return seen

    def shown() -> str | None:
        seen = reading(night, game, globetrotter, view())
        assert isinstance(seen, GlobetrotterView)
        return seen.question.tries[-1].answer if seen.question else None

    while view().phase == "start":
        referee.submit(game, HOST, Advance(HOST, "roll_all"))
    while view().phase != "question":
        referee.submit(game, HOST, Advance(HOST, "roll"))
        plain_ones = [space for space in view().targets if kind(space) != "hub"]
        turn = view().turn
        assert turn is not None
        referee.submit(game, HOST, GoTo(HOST, turn, plain_ones[0]))
        if view().phase == "ask":
            referee.submit(game, HOST, Advance(HOST, "draw_question"))
    asked = referee.look(night, READER).game
    assert isinstance(asked, GlobetrotterView)
    assert asked.question is not None
    assert shown() is None
    read(game, globetrotter, view())
    assert shown() == asked.question.tries[-1].answer != ""
    read(game, globetrotter, view())
    assert shown() is None
    read(game, globetrotter, view())
    referee.take_back(game, referee.steps_back(game)[0].version)
    assert reading(night, game, globetrotter, view()).viewer == HOST
    again = referee.step_forward(game)
    assert again is not None
    referee.take_back(game, again)
    assert shown() is None
    read(game, globetrotter, view())
    referee.submit(game, HOST, commands.Judge(HOST, right=True))
    assert reading(night, game, globetrotter, view()).viewer == HOST
