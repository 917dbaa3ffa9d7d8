"""Answers typed and judged, and judgements overruled (G5)."""

from __future__ import annotations

import pytest

from engine.core import READER, Scored
from engine.games.globetrotter.commands import Answer, Judge
from engine.games.globetrotter.events import Answered, AnswerTold, Overruled
from engine.table import Pause, Resume
from tests.globetrotter_sitting import AFRICA, EUROPE, FRANCE, A, B, D, Wheel

# --- typed answers -------------------------------------------------------------------------------


def test_G5_by_option_the_answer_is_typed_and_all_may_read_it() -> None:
    table = Wheel(typed=True).land("E1")
    assert table.view().waiting == (A, D)
    assert table.view("A").may == ("answer", "pass")
    table.type("Paris ")
    typed = [table.view(viewer).question.tries[0].typed for viewer in ("room", "B", "D")]  # type: ignore[union-attr]
    assert typed == ["Paris"] * 3
    assert (table.view().waiting, table.view().open) == ((D,), (A, D))


def test_G5_a_typed_answer_may_be_replaced_until_it_is_judged() -> None:
    """A3: twice is once."""
    table = Wheel(typed=True).land("E1").type("Paris")
    assert table.ask(Answer(A, A, " Paris")) == ()
    assert table.type("Lyon").state.asked.now.typed == "Lyon"
    table.judge(False)
    assert table.refused(Answer(A, A, "Nice")) == ("no-question-open", {})


@pytest.mark.parametrize(
    ("seat", "text", "refusal"),
    [
        (B, "Paris", ("not-your-question", {"seat": A})),
        (A, " ", ("text-empty", {})),
        (A, "x" * 81, ("text-long", {"length": 80, "over": 1})),
    ],
)
def test_G5_what_is_no_answer(seat: str, text: str, refusal: tuple[str, object]) -> None:
    table = Wheel(typed=True).land("E1")
    assert table.refused(Answer(seat, seat, text)) == refusal  # type: ignore[arg-type]


def test_G5_without_the_option_answers_are_given_aloud() -> None:
    table = Wheel().land("E1")
    assert table.refused(Answer(A, A, "Paris")) == ("answers-aloud", {})
    assert table.view().waiting == (D,)
    assert table.view("A").may == ("pass",)


@pytest.mark.parametrize(
    ("typed", "precision", "right"),
    [
        ("true france 1", "full", True),
        ("  TRUE  Francé 1!", "full", True),
        ("The true france 1", "full", True),
        ("also france 1", "full", True),
        ("1", "full", False),
        ("1", "family", True),
        ("france", "family", False),
        ("no idea", "family", False),
    ],
)
def test_G5_the_console_suggests_whether_it_is_right(
    typed: str, precision: str, right: bool
) -> None:
    """G10: the family name is the last word."""
    table = Wheel(typed=True, precision=precision).land("E1").type(typed)
    assert table.view("D").suggest == right


def test_G5_the_suggestion_is_for_the_reader_alone() -> None:
    """It would give the answer away."""
    table = Wheel(typed=True).land("E1").type("true france 1")
    assert {table.view(viewer).suggest for viewer in ("A", "B", "room", "host", READER)} == {None}
    table = Wheel(typed=True, reader="host").land("E1").type("true france 1")
    assert [table.view(viewer).suggest for viewer in (READER, "host", "D")] == [True, None, None]


def test_G5_nothing_typed_nothing_suggested() -> None:
    table = Wheel(typed=True).land("E1")
    assert table.view("D").suggest is None
    assert table.type("no idea").judge(False).view("D").suggest is None


def test_G15_with_a_passport_its_player_types() -> None:
    table = Wheel(typed=True).hold(A=()).on("E", right=False).passport(B)
    table.go("go_on")
    assert table.view().waiting == (B, D)
    table.type("also europe 1")
    assert table.told(Answered) == [Answered(B, "also europe 1")]
    assert [one.typed for one in table.state.asked.tries] == [None, "also europe 1"]


# --- overruling ----------------------------------------------------------------------------------


def test_G5_the_host_may_overrule_wrong_to_right() -> None:
    """The turn goes back to who was questioned, with the wedge."""
    table = Wheel(traveller_cards="none").on("E", right=False)
    assert (table.turn, "overrule" in table.view().may) == (B, True)
    table.judge(True)
    assert (table.turn, table.number, table.wedges) == (A, 1, {"A": "E"})
    assert table.told(Overruled) == [Overruled(A)]


def test_G5_and_right_to_wrong() -> None:
    """The wedge goes back, with a reason."""
    table = Wheel().on("E", right=True).judge(False)
    assert (table.turn, table.wedges, table.points) == (B, {}, {})
    assert [(one.points, one.reason) for one in table.scores()] == [  # type: ignore[attr-defined]
        (1, "wedge"),
        (-1, "wedge-overruled"),
    ]


def test_G5_an_answer_once_told_is_no_chance_for_cards() -> None:
    """Though all hold them, there is no first class and no passport after it."""
    table = Wheel().on("E", right=True).judge(False)
    assert table.phase == "throw"
    assert len(table.told(AnswerTold)) == 1


def test_G5_a_rescue_is_called_off_when_the_answer_was_right() -> None:
    table = Wheel().on("E", right=False)
    assert table.phase == "rescue"
    table.judge(True)
    assert (table.turn, table.wedges) == (A, {"A": "E"})
    assert table.view().offered == ()


def test_G5_the_same_again_counts_once() -> None:
    """A3."""
    assert Wheel().on("E1", right=True).ask(Judge("D", True)) == ()


def test_G5_the_reader_may_correct_himself() -> None:
    table = Wheel().on("E1", right=True)
    assert table.view("D").may == ("overrule",)
    assert table.view("B").may == ()
    assert table.judge(False, by="D").turn == B
    assert table.refused(Judge("B", True)) == ("reader-only", {"seat": D})


def test_G5_only_until_something_else_has_happened() -> None:
    table = Wheel().on("E1", right=True).roll(1)
    assert "overrule" not in table.view().may
    assert table.refused(Judge("host", False)) == ("nothing-to-judge", {})


def test_G5_a_pause_is_nothing() -> None:
    table = Wheel().on("E1", right=True)
    table.ask(Pause("host"))
    table.ask(Resume("host"))
    assert table.judge(False).turn == B


def test_G5_a_passport_overruled() -> None:
    """He loses his card, and nobody else may try what everyone knows."""
    table = Wheel().hold(A=()).on("E", right=False).passport(B)
    table.passport(*table.view().waiting).judge(True)
    assert table.wedges == {"B": "E"}
    table.judge(False)
    assert (table.wedges, table.turn) == ({}, B)
    assert "passport" not in table.hands["B"]


def test_G5_a_passport_that_was_right_after_all_comes_back() -> None:
    table = Wheel("ABC").hold(A=()).on("E", right=False).passport(B).judge(False)
    assert "passport" not in table.hands["B"]
    table.judge(True)
    assert ("passport" in table.hands["B"], table.wedges, table.turn) == (True, {"B": "E"}, B)


def test_G5_the_second_extra_question_overruled() -> None:
    table = Wheel().on("E", right=False).first_class().two(FRANCE, AFRICA).judge(False, False)
    assert table.turn == B
    table.judge(True)
    assert (table.turn, table.wedges) == (A, {"A": "E"})


def test_G5_a_wedge_given_meanwhile_stays() -> None:
    """Nothing is won twice."""
    table = Wheel().land("E").own(A="E").judge(True)
    assert (table.wedges, table.why) == ({"A": "E"}, [])
    assert not [one for one in table.scores() if isinstance(one, Scored)]
    assert table.state.asked.region == EUROPE
