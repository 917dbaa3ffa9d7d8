"""Balderdash, from the opening to the bluffs: B3 to B9."""

from __future__ import annotations

import pytest

from engine.core import HOST, Advance, Card, Ending, Seat
from engine.games.balderdash import GAME, limit
from engine.games.balderdash.commands import (
    HandIn,
    MarkClose,
    Merge,
    PickCategory,
    RollCategory,
    SendBack,
)
from engine.games.balderdash.events import (
    CardDrawn,
    CategoryPicked,
    CategoryRolled,
    Marked,
    Moved,
    RoundStarted,
    RoundVoided,
)
from engine.games.balderdash.terms import CATEGORIES
from engine.table import Join, Remove
from tests.sitting import PILES, A, B, C, D, Sitting, cards

# --- B3: the first dasher ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "rolls", "dasher"),
    [
        ("2 5 3", [{A: 2, B: 5, C: 3}], B),
        ("5 5 3 1 4", [{A: 5, B: 5, C: 3}, {A: 1, B: 4}], B),
        ("4 4 4 2 6 6 3 2", [{A: 4, B: 4, C: 4}, {A: 2, B: 6, C: 6}, {B: 3, C: 2}], B),
    ],
)
def test_b3_highest_roll_leads_and_ties_roll_again(
    dice: str, rolls: list[dict[Seat, int]], dasher: Seat
) -> None:
    game = Sitting(dice=dice)
    game.go("roll_first")
    assert [dict(pips) for pips in game.view().rolls] == rolls
    assert (game.view().phase, game.view().next_dasher) == ("scores", dasher)


def test_b3_nobody_rolls_twice() -> None:
    game = Sitting()
    game.go("roll_first")
    assert game.view().steps == ("draw",)


# --- B4: card and category ---------------------------------------------------------------------


def test_b4_the_card_has_one_entry_for_each_category() -> None:
    game = Sitting().draw()
    started, drawn = game.log[-2:]
    assert started == RoundStarted(1, A, two=False)
    assert isinstance(drawn, CardDrawn)
    assert [entry.id for entry in drawn.entries] == [f"{pile}-1" for pile in CATEGORIES]
    assert game.view().categories == CATEGORIES
    assert game.view().phase == "card"


def test_b4_a_category_without_a_deck_is_not_offered() -> None:
    piles = {"movies": cards("movies", 2), "words": cards("words", 2), "riddles": []}
    game = Sitting(piles=piles).draw()
    assert game.view().categories == ("words", "movies")
    ask = PickCategory(A, A, "dates")
    assert game.refused(ask) == ("category-missing", {"category": "dates"})


def test_b4_without_any_card_no_round_begins() -> None:
    game = Sitting(piles={"words": []})
    game.go("roll_first")
    assert game.refused(Advance(HOST, "draw")) == ("no-cards", {})


@pytest.mark.parametrize("category", CATEGORIES)
def test_b4_the_dasher_picks(category: str) -> None:
    game = Sitting().draw()
    assert (game.view().may_pick, game.view().may_roll) == (True, True)
    events = game.ask(PickCategory(A, A, category))  # type: ignore[arg-type]
    assert events == (CategoryPicked(category, (f"{category}-1",)),)  # type: ignore[arg-type]
    view = game.view()
    assert (view.phase, view.may_pick, view.may_roll) == ("bluffs", False, False)
    assert (game.view().category, game.view().prompt) == (category, f"{category} 1?")


@pytest.mark.parametrize(("pips", "category"), list(enumerate(CATEGORIES, 1)))
def test_b4_the_die_picks(pips: int, category: str) -> None:
    game = Sitting(dice=f"6 1 1 {pips}").draw()
    rolled, picked = game.ask(RollCategory(A, A))
    assert (rolled, picked) == (CategoryRolled(pips), CategoryPicked(category, (f"{category}-1",)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("pips", "piles"),
    [(6, PILES), (3, {"words": cards("words", 2), "dates": cards("dates", 2)})],
    ids=["six", "no deck"],
)
@pytest.mark.parametrize("option", ["choose", "roll"])
def test_b4_six_or_a_missing_category_is_a_free_choice(
    option: str, pips: int, piles: dict[str, list[Card]]
) -> None:
    game = Sitting(dice=f"6 1 1 {pips}", piles=piles, category=option).draw()
    assert game.ask(RollCategory(A, A)) == (CategoryRolled(pips),)
    view = game.view()
    assert (view.phase, view.pips, view.may_roll, view.may_pick) == ("card", pips, False, True)
    assert game.refused(RollCategory(A, A)) == ("rolled-already", {"pips": pips})
    game.ask(PickCategory(A, A, "dates"))
    assert game.view().category == "dates"


def test_b4_option_always_roll() -> None:
    game = Sitting(category="roll").draw()
    assert (game.view().may_pick, game.view().may_roll) == (False, True)
    assert game.refused(PickCategory(A, A, "words")) == ("roll-first", {})


def test_b4_only_the_dasher_chooses() -> None:
    game = Sitting(dice="6 1 1 2").draw()
    assert game.view().waiting == game.view().open == (A,)
    for ask in (PickCategory(B, B, "words"), RollCategory(B, B)):
        assert game.refused(ask) == ("dasher-only", {"seat": A})
    assert game.ask(RollCategory(HOST, A))


def test_b4_one_category_a_round() -> None:
    game = Sitting().pick()
    assert game.refused(PickCategory(A, A, "dates")) == ("category-set", {})
    assert game.refused(RollCategory(A, A)) == ("category-set", {})


def test_b4_the_entry_played_is_used_up_the_others_come_back() -> None:
    game = Sitting().pick("words")
    game.go("redraw")
    ids = [entry.id for entry in game.state.now.entries]
    assert ids == ["words-2", "people-1", "initials-1", "movies-1", "dates-1"]


def test_b4_a_used_up_category_starts_over_and_the_console_says_so() -> None:
    game = Sitting(piles={"words": cards("words", 2), "dates": cards("dates", 5)})
    played = []
    said = []
    game.pick()
    for _ in range(4):
        played.append(game.state.now.played[0].id)
        said.append(game.view().started_over)
        game.go("redraw")
        game.ask(PickCategory(A, A, "words"))
    assert played == ["words-1", "words-2", "words-1", "words-2"]
    assert said == [(), (), ("words",), ()]


def test_b4_what_is_spent_is_told_for_later_nights() -> None:
    assert GAME.spent(CategoryPicked("words", ("words-1",))) == {"words": ("words-1",)}
    assert GAME.spent(CardDrawn((), ("words", "dates"))) == {"words": ("",), "dates": ("",)}
    assert GAME.spent(RoundVoided("redrawn")) == {}


# --- B5, B6: writing ---------------------------------------------------------------------------


def test_b5_only_the_dasher_knows_the_answer() -> None:
    game = Sitting().pick()
    answers = {viewer: game.view(viewer).answer for viewer in (A, B, C, "room", HOST)}
    assert answers == {A: "true words 1", B: None, C: None, "room": None, HOST: None}
    assert {game.view(viewer).prompt for viewer in (A, B, C, "room", HOST)} == {"words 1?"}


def test_b6_everyone_sees_who_is_writing_never_what() -> None:
    game = Sitting("ABCD").pick()
    assert game.view().writing == game.view().waiting == (B, C, D)
    game.hand_in(C, "a small hat")
    for viewer in (B, D, "room", HOST):
        view = game.view(viewer)
        assert (view.writing, view.handed_in, view.bluffs, view.mine) == ((B, D), (C,), (), None)
    mine = game.view(C).mine
    assert mine is not None
    assert mine.text == "a small hat"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", ("text-empty", {})),
        (" \n\t ", ("text-empty", {})),
        ("x" * 281, ("text-long", {"length": 280, "over": 1})),
        ("a\x00b", ("text-unreadable", {})),
    ],
)
def test_b6_what_is_no_bluff(text: str, refusal: tuple[str, dict[str, int]]) -> None:
    game = Sitting().pick()
    assert game.refused(HandIn(B, B, 1, text)) == refusal


def test_b6_280_characters_fit_and_blanks_around_do_not_count() -> None:
    game = Sitting().pick()
    game.hand_in(B, "  " + "x" * 280 + "\n")
    bluff = game.state.now.bluff(B)
    assert bluff is not None
    assert bluff.text == "x" * 280


@pytest.mark.parametrize(
    ("seats", "option", "may"),
    [("ABC", True, True), ("ABCD", True, True), ("ABCDE", True, False), ("ABC", False, False)],
)
def test_b6_the_dasher_may_write_at_a_small_table(seats: str, option: bool, may: bool) -> None:
    game = Sitting(seats, dasher_bluffs=option).pick()
    assert game.view().dasher_may_bluff is may
    assert (A in game.view().open) is may
    assert A not in game.view().waiting
    if may:
        game.hand_in(A, "mine")
        assert game.view().handed_in == (A,)
    else:
        assert game.refused(HandIn(A, A, 1, "mine")) == ("dasher-writes-not", {"most": 4})


def test_b6_the_dasher_keeps_his_right_when_the_table_grows() -> None:
    game = Sitting("ABCD").pick()
    game.ask(Join(HOST, Seat("E")))
    assert A in game.view().open
    small = Sitting("ABCDE").pick()
    small.ask(Remove(HOST, Seat("E")))
    assert A not in small.view().open


@pytest.mark.parametrize("round_", [0, 2])
def test_b6_a_bluff_for_another_round_is_refused(round_: int) -> None:
    game = Sitting().pick()
    assert game.refused(HandIn(B, B, round_, "late")) == ("round-over", {"round": round_})


def test_b6_no_bluff_before_the_first_round_or_the_category() -> None:
    game = Sitting()
    assert game.refused(HandIn(B, B, 1, "early")) == ("round-over", {"round": 1})
    game.draw()
    assert game.refused(HandIn(B, B, 1, "early")) == ("writing-closed", {})


def test_a3_a_bluff_may_be_replaced_until_the_reading() -> None:
    game = Sitting().write(B="a hat", C="a fish")
    assert game.hand_in(B, "a hat") == ()
    assert len(game.hand_in(B, "a shoe")) == 1
    assert [(bluff.seat, bluff.text) for bluff in game.state.now.bluffs] == [
        (C, "a fish"),
        (B, "a shoe"),
    ]
    assert game.view().open == (B, C, A)
    game.go("start_reading")
    assert game.refused(HandIn(B, B, 1, "a coat")) == ("writing-closed", {})


# --- B7: sent back -----------------------------------------------------------------------------


def test_b7_the_dasher_sees_bluffs_as_they_come_with_their_likeness() -> None:
    game = Sitting().write(C="true words one", B="a hat")
    seen = game.view(A).bluffs
    assert [(bluff.seat, bluff.text) for bluff in seen] == [(C, "true words one"), (B, "a hat")]
    assert seen[0].likeness > 60 > seen[1].likeness


def test_b7_sent_back_with_a_word_why_and_written_again() -> None:
    game = Sitting().write(B="a h?t", C="a fish")
    game.ask(SendBack(A, B, "which letter?"))
    assert game.view().waiting == game.view().writing == (B,)
    assert game.view().handed_in == (C,)
    mine = game.view(B).mine
    assert mine is not None
    assert (mine.text, mine.why) == ("a h?t", "which letter?")
    assert [bluff.why for bluff in game.view(A).bluffs] == ["which letter?", None]
    assert len(game.hand_in(B, "a h?t")) == 1
    assert game.view().waiting == ()
    assert [bluff.why for bluff in game.view(A).bluffs] == [None, None]


def test_b7_a_bluff_sent_back_is_not_read() -> None:
    game = Sitting().write(B="a h?t", C="a fish")
    game.send_back(B)
    game.go("start_reading")
    assert [answer.text for answer in game.view().answers] == ["a fish", "true words 1"]


@pytest.mark.parametrize(
    ("ask", "refusal"),
    [
        (SendBack(B, C, "no"), ("dasher-only", {"seat": A})),
        (SendBack(A, D, "no"), ("no-such-bluff", {"seat": D})),
        (SendBack(A, A, "no"), ("own-bluff-stays", {})),
        (SendBack(A, B, " "), ("text-empty", {})),
        (SendBack(A, B, "x" * 81), ("text-long", {"length": 80, "over": 1})),
    ],
)
def test_b7_what_cannot_be_sent_back(ask: SendBack, refusal: object) -> None:
    game = Sitting("ABCD").write(A="own", B="a hat", C="a fish")
    assert game.refused(ask) == refusal


def test_b7_nothing_is_sent_back_twice_or_after_the_reading_starts() -> None:
    game = Sitting().write(B="a hat", C="a fish")
    game.send_back(B)
    assert game.refused(SendBack(A, B, "still")) == ("no-such-bluff", {"seat": B})
    game.go("start_reading")
    assert game.refused(SendBack(A, C, "late")) == ("reading-started", {})


# --- B8: too close -----------------------------------------------------------------------------


def test_b8_one_too_close_is_set_aside_scores_and_moves_at_once() -> None:
    game = Sitting("ABCD").write(B="the truth", C="a fish", D="a hat").mark(B)
    game.go("start_reading")
    assert game.view().phase == "reading"
    assert (game.points, game.squares[B]) == ({B: 3}, 3)
    assert [answer.text for answer in game.view().answers] == ["a fish", "a hat", "true words 1"]
    assert [game.view(seat).aside for seat in (A, B, C, D)] == [False, True, False, False]
    game.go("open_vote")
    assert game.view().voters == (C, D)


def test_b8_two_too_close_void_the_round() -> None:
    game = Sitting("ABCD").write(B="truth", C="truthish", D="a hat").mark(B, C)
    game.go("start_reading")
    view = game.view()
    assert (view.phase, view.void, view.next_dasher) == ("scores", "two-close", A)
    assert (game.points, game.squares) == ({B: 3, C: 3}, {A: 0, B: 3, C: 3, D: 0})
    assert view.answers == ()
    assert view.answer == "true words 1"
    assert [(aside.seat, aside.text) for aside in view.set_aside] == [(B, "truth"), (C, "truthish")]
    game.draw()
    assert (game.number, game.state.now.dasher, game.view().void) == (2, A, None)


def test_b8_moves_of_a_void_round_go_in_order_and_a_win_ends_it() -> None:
    game = Sitting("ABCD", dice="1 1 6 1").write(A="so", B="sooth", D="truth").mark(A, B, D)
    game.pawns(A=25, B=25, D=1)
    events = game.go("start_reading")
    assert [event.seat for event in events if isinstance(event, Moved)] == [D, A]
    assert game.points == {A: 3, B: 3, D: 3}
    assert game.squares == {A: 27, B: 25, C: 0, D: 4}
    assert (game.view().phase, game.view().ending) == ("over", Ending((A,), "finish"))


def test_b8_one_mover_can_win_before_the_reading() -> None:
    game = Sitting().write(B="truth", C="a fish").mark(B).pawns(B=24)
    game.go("start_reading")
    assert (game.view().phase, game.view().answers) == ("over", ())


def test_b8_the_dasher_changes_his_mind_until_the_reading() -> None:
    game = Sitting().write(B="truth", C="a fish").mark(B)
    assert [bluff.close for bluff in game.view(A).bluffs] == [True, False]
    assert game.ask(MarkClose(A, 1, B, True)) == ()
    game.mark(B, close=False)
    assert game.ask(MarkClose(A, 1, B, False)) == ()
    game.go("start_reading")
    assert game.points == {}
    assert game.refused(MarkClose(A, 1, B, True)) == ("reading-started", {})


@pytest.mark.parametrize(
    ("ask", "refusal"),
    [
        (MarkClose(B, 1, C, True), ("dasher-only", {"seat": A})),
        (MarkClose(A, 1, A, True), ("own-bluff-stays", {})),
        (MarkClose(A, 1, D, True), ("no-such-bluff", {"seat": D})),
        (MarkClose(A, 2, B, True), ("round-over", {"round": 2})),
    ],
)
def test_b8_what_cannot_be_marked(ask: MarkClose, refusal: object) -> None:
    game = Sitting("ABCD").write(A="own", B="a hat", C="a fish")
    assert game.refused(ask) == refusal


def test_b8_nobody_else_sees_a_mark() -> None:
    game = Sitting().write(B="truth", C="a fish")
    before = {viewer: game.view(viewer) for viewer in (B, C, "room", HOST)}
    game.mark(B)
    assert {viewer: game.view(viewer) for viewer in before} == before


def test_b8_a_rewritten_bluff_loses_its_mark() -> None:
    game = Sitting().write(B="truth", C="a fish").mark(B)
    game.hand_in(B, "a hat")
    assert [bluff.close for bluff in game.view(A).bluffs] == [False, False]


def test_b8_marking_one_marks_all_that_say_the_same() -> None:
    game = Sitting("ABCD").write(B="Truth!", C="truth", D="a hat")
    assert game.ask(MarkClose(A, 1, C, True)) == (Marked(C, True),)
    assert [bluff.close for bluff in game.view(A).bluffs] == [True, True, False]
    game.go("start_reading")
    assert (game.view().void, game.points) == ("two-close", {B: 3, C: 3})


def test_b8_the_dashers_own_bluff_is_never_marked() -> None:
    game = Sitting("ABCD").write(A="Truth", B="truth", C="a hat").mark(B)
    assert [bluff.close for bluff in game.view(A).bluffs] == [False, True, False]
    game.go("start_reading")
    assert [(answer.text, answer.authors) for answer in game.state.now.answers] == [
        ("Truth", (A,)),
        ("a hat", (C,)),
        ("true words 1", ()),
    ]
    assert game.points == {B: 3}


def test_b8_no_mark_is_inherited_from_the_dashers_bluff() -> None:
    game = Sitting("ABCD").write(A="Truth", B="truth", D="a hat").mark(B)
    game.hand_in(B, "a fish")
    game.hand_in(C, "truth!")
    assert {bluff.close for bluff in game.view(A).bluffs} == {False}


def test_b8_the_bluff_set_aside_is_read_at_the_very_end() -> None:
    game = Sitting("ABCD").write(B="truth", C="a fish", D="a hat").mark(B)
    game.vote(C="truth", D="truth").go("close_vote")
    while not game.state.now.all_revealed:
        assert game.view(B).set_aside == ()
        game.go("reveal_next")
    assert [(aside.seat, aside.text) for aside in game.view().set_aside] == [(B, "truth")]


# --- B9: the same bluff twice ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a small hat", "A Small Hat"),
        ("a small hat", "asmall hat!"),
        ("un été à l’œuvre", "Un ete, a l'oeuvre"),
        ("Straße 3", "strasse3"),
    ],
)
def test_b9_the_same_words_are_listed_once(one: str, other: str) -> None:
    game = Sitting("ABCD").write(B=one, C=other, D="a fish")
    assert [bluff.merged for bluff in game.view(A).bluffs] == [(C,), (B,), ()]
    game.go("start_reading")
    assert [(answer.text, answer.authors) for answer in game.state.now.answers] == [
        (one, (B, C)),
        ("a fish", (D,)),
        ("true words 1", ()),
    ]


@pytest.mark.parametrize("pair", [("a hat", "a hut"), ("!", "?"), ("🎩", "🐟")])
def test_b9_other_words_are_listed_apart(pair: tuple[str, str]) -> None:
    game = Sitting().write(B=pair[0], C=pair[1])
    game.go("start_reading")
    assert [answer.text for answer in game.view().answers] == [*pair, "true words 1"]


def test_b9_a_vote_for_it_is_a_vote_for_each_author() -> None:
    game = Sitting("ABCD").write(B="a hat", C="A hat", D="a fish")
    game.vote(D="B", B="truth").reveal()
    assert game.points == {B: 1 + 2, C: 1}


def test_b9_an_author_who_votes_for_it_gives_the_other_a_point() -> None:
    game = Sitting("ABCD").write(B="a hat", C="A hat", D="a fish")
    game.vote(B="B", D="truth").reveal()
    assert game.points == {C: 1, D: 2}


def test_b9_the_dasher_merges_by_hand_and_parts_again() -> None:
    game = Sitting("ABCD").write(B="a hat", C="some headgear", D="a fish")
    game.ask(Merge(A, 1, (C, B), True))
    assert game.merge(B, C) == ()
    assert [bluff.merged for bluff in game.view(A).bluffs] == [(C,), (B,), ()]
    game.ask(Merge(A, 1, (B, C), False))
    assert game.merge(B, C, merged=False) == ()
    assert [bluff.merged for bluff in game.view(A).bluffs] == [(), (), ()]


def test_b9_merges_go_on_through_a_third() -> None:
    game = Sitting("ABCDE").write(B="a hat", C="a cap", D="a fez", E="a fish")
    game.merge(B, C)
    game.merge(C, D)
    assert [bluff.merged for bluff in game.view(A).bluffs] == [(C, D), (B, D), (B, C), ()]
    game.go("start_reading")
    assert [answer.authors for answer in game.state.now.answers] == [(B, C, D), (Seat("E"),), ()]
    assert game.state.now.answers[0].text == "a hat"


def test_b9_parting_two_that_hang_together_by_a_third() -> None:
    game = Sitting("ABCDE").write(B="a hat", C="a cap", D="a fez", E="a cap!")
    game.merge(B, C)
    game.merge(C, D)
    game.merge(B, D, merged=False)
    assert [bluff.merged for bluff in game.view(A).bluffs] == [(), (D, "E"), (C, "E"), (C, D)]
    game.merge(D, Seat("E"), merged=False)
    assert [bluff.merged for bluff in game.view(A).bluffs] == [(), ("E",), (), (C,)]


def test_b9_parting_two_leaves_other_merges_alone() -> None:
    game = Sitting("ABCD").write(B="a hat", C="a cap", D="a fez")
    game.merge(B, C)
    game.merge(B, D)
    game.merge(B, C, merged=False)
    assert [bluff.merged for bluff in game.view(A).bluffs] == [(D,), (), (B,)]


def test_b9_what_says_the_same_cannot_be_parted() -> None:
    game = Sitting().write(B="a hat", C="A HAT")
    assert game.refused(Merge(A, 1, (B, C), False)) == ("same-words", {})


def test_b9_a_rewritten_bluff_leaves_its_merge() -> None:
    game = Sitting("ABCD").write(B="a hat", C="a cap", D="a fish")
    game.merge(B, C)
    game.hand_in(C, "a boat")
    assert [bluff.merged for bluff in game.view(A).bluffs] == [(), (), ()]


@pytest.mark.parametrize(
    ("ask", "refusal"),
    [
        (Merge(B, 1, (B, C), True), ("dasher-only", {"seat": A})),
        (Merge(A, 1, (B, D), True), ("no-such-bluff", {"seat": D})),
        (Merge(A, 1, (B, B), True), ("merge-itself", {})),
        (Merge(A, 3, (B, C), True), ("round-over", {"round": 3})),
    ],
)
def test_b9_what_cannot_be_merged(ask: Merge, refusal: object) -> None:
    game = Sitting("ABCD").write(B="a hat", C="a fish")
    assert game.refused(ask) == refusal
    game.go("start_reading")
    assert game.refused(Merge(A, 1, (B, C), True)) == ("reading-started", {})


def test_a8_limits_are_those_of_the_phase() -> None:
    game = Sitting(bluff_seconds=120, vote_seconds=30).write(B="a hat", C="a fish")
    assert limit(game.state) == 120
    game.read()
    assert limit(game.state) is None
    game.go("open_vote")
    assert limit(game.state) == 30
    assert limit(Sitting().pick().state) is None
