"""The shelf and the library: decks of one's own, decks in play, marks, what was seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from engine.core import HOST, Advance, IllegalMove, NotAllowed, Refusal
from engine.games import globetrotter
from engine.games.balderdash.terms import Options, PickCategory
from engine.librarian import WRITTEN
from engine.own import DeckRefused
from engine.records import REGIONS
from engine.referee import Referee
from tests.globetrotter_player import propose

CONTENT = Path(__file__).parents[1] / "content"
GAME = "balderdash"

MOVIES = (
    "category;prompt_en;answer_en\nmovies;Nine Lives of Tom (1971);A cat opens a bank\n"
    "movies;The Loud Library (1988);A librarian starts a brass band\n"
    "movies;Soup (1999);Two cooks race around the world\n"
)


@pytest.fixture
def referee(tmp_path: Path) -> Iterator[Referee]:
    opened = Referee.open(tmp_path / "night.db", CONTENT)
    yield opened
    opened.close()


def add(referee: Referee, text: str = MOVIES, name: str = "ours.csv") -> str:
    return referee.add_deck(GAME, name, text.encode())


def cards_in_play(referee: Referee, pile: str = "movies") -> set[str]:
    with referee._record.fresh():
        return {card.id for card in referee._record.library.piles(GAME, "en")[pile]}


def only_our_movies(referee: Referee) -> str:
    """A night whose only film titles are our own."""
    key = add(referee)
    referee.use_deck("balderdash/movies", False)
    return key


def play_movie(referee: Referee) -> str:
    """Start a game and let the dasher pick a film; give the game."""
    night = referee.start_night("", "en").id
    for name in ("Ann", "Bo", "Cy"):
        referee.seat_person(night, name)
    game = referee.start_game(night, GAME, Options())
    pick_movie(referee, game)
    return game


def pick_movie(referee: Referee, game: str) -> None:
    while (view := referee.view(game, HOST)).phase != "card":
        referee.submit(game, HOST, Advance(HOST, view.steps[0]))
    assert view.leader is not None
    referee.submit(game, HOST, PickCategory(HOST, view.leader, "movies"))


def test_an_own_deck_is_in_play_under_names_of_its_own(referee: Referee) -> None:
    before = cards_in_play(referee)
    key = add(referee)
    assert cards_in_play(referee) - before == {
        f"{key}:nine-lives-of-tom-1971-1",
        f"{key}:the-loud-library-1988-2",
        f"{key}:soup-1999-3",
    }


def test_the_same_file_twice_is_two_decks(referee: Referee) -> None:
    assert add(referee) != add(referee)
    assert [deck.name for deck in referee.decks(GAME) if deck.own] == ["ours", "ours"]


def test_a_deck_not_in_play_gives_no_card(referee: Referee) -> None:
    key = add(referee)
    referee.use_deck(key, False)
    assert not any(card.startswith(key) for card in cards_in_play(referee))
    referee.use_deck(key, True)
    assert any(card.startswith(key) for card in cards_in_play(referee))


def test_a_deck_of_the_house_can_be_left_out(referee: Referee) -> None:
    referee.use_deck("balderdash/movies", False)
    with referee._record.fresh():
        assert "movies" not in referee._record.library.piles(GAME, "en")


def test_a_removed_deck_is_gone_and_its_number_is_not_given_again(referee: Referee) -> None:
    first = add(referee)
    referee.remove_deck(first)
    assert not any(deck.own for deck in referee.decks(GAME))
    assert add(referee) != first
    with pytest.raises(NotAllowed, match="no-such-deck"):
        referee.remove_deck(first)


def test_a_bad_card_is_drawn_no_more_and_an_easy_one_still_is(referee: Referee) -> None:
    key = add(referee)
    referee.mark_card(f"{key}:soup-1999-3", "bad")
    referee.mark_card(f"{key}:the-loud-library-1988-2", "easy")
    assert f"{key}:soup-1999-3" not in cards_in_play(referee)
    assert f"{key}:the-loud-library-1988-2" in cards_in_play(referee)
    referee.mark_card(f"{key}:soup-1999-3", None)
    assert f"{key}:soup-1999-3" in cards_in_play(referee)


def test_only_a_card_that_is_there_is_marked(referee: Referee) -> None:
    with pytest.raises(NotAllowed, match="no-such-card"):
        referee.mark_card("own-9:soup", "bad")


def test_the_card_drawn_last_is_marked_without_its_name(referee: Referee) -> None:
    only_our_movies(referee)
    game = play_movie(referee)
    referee.mark_last(game, "bad")
    (marked,) = [entry for entry in referee.entries(GAME) if entry.mark == "bad"]
    assert marked.card in referee.had(GAME)["movies"]


def test_before_the_first_card_there_is_none_to_mark(referee: Referee) -> None:
    night = referee.start_night("", "en").id
    for name in ("Ann", "Bo", "Cy"):
        referee.seat_person(night, name)
    game = referee.start_game(night, GAME, Options())
    with pytest.raises(NotAllowed, match="no-such-card"):
        referee.mark_last(game, "bad")


def test_a_pile_reset_counts_as_unseen_again(referee: Referee) -> None:
    only_our_movies(referee)
    play_movie(referee)
    assert len(referee.had(GAME)["movies"]) == 1
    referee.reset_pile(GAME, "movies")
    assert referee.had(GAME)["movies"] == frozenset()


def test_a_reset_during_a_game_holds_for_its_next_draw(referee: Referee) -> None:
    only_our_movies(referee)
    game = play_movie(referee)
    referee.reset_pile(GAME, "movies")
    with referee._record.fresh():
        play = referee._record.play(game)
        assert referee._record.had(play)["movies"] == frozenset()


def test_what_an_earlier_game_used_up_before_a_reset_is_fresh_in_a_later_one(
    referee: Referee,
) -> None:
    only_our_movies(referee)
    play_movie(referee)
    referee.reset_pile(GAME, "movies")
    game = play_movie(referee)
    with referee._record.fresh():
        assert len(referee._record.had(referee._record.play(game))["movies"]) == 1


def test_a_running_game_outlives_its_deck(referee: Referee) -> None:
    key = only_our_movies(referee)
    game = play_movie(referee)
    before = referee.view(game, HOST)
    referee.remove_deck(key)
    assert referee.view(game, HOST) == before


def test_the_shelf_survives_a_restart(tmp_path: Path) -> None:
    first = Referee.open(tmp_path / "night.db", CONTENT)
    key = add(first)
    first.mark_card(f"{key}:soup-1999-3", "bad")
    first.use_deck("balderdash/dates", False)
    first.close()
    again = Referee.open(tmp_path / "night.db", CONTENT)
    assert f"{key}:soup-1999-3" not in cards_in_play(again)
    assert not next(deck for deck in again.decks(GAME) if deck.key == "balderdash/dates").used
    again.close()


def test_two_programs_see_the_same_shelf(tmp_path: Path) -> None:
    one = Referee.open(tmp_path / "night.db", CONTENT)
    other = Referee.open(tmp_path / "night.db", CONTENT)
    key = add(one)
    assert key in {deck.key for deck in other.decks(GAME)}
    other.remove_deck(key)
    assert key not in {deck.key for deck in one.decks(GAME)}
    one.close()
    other.close()


def test_cards_written_by_hand_make_one_deck(referee: Referee) -> None:
    one = {"category": "words", "prompt_en": "flibbet", "answer_en": "A small surprise"}
    other = {"category": "words", "prompt_en": "gromble", "answer_en": "To grumble softly"}
    assert referee.write_card(GAME, one) == referee.write_card(GAME, other)
    (deck,) = [deck for deck in referee.decks(GAME) if deck.own]
    assert deck.name == WRITTEN
    assert [record["prompt_en"] for record in deck.records] == ["flibbet", "gromble"]


def test_a_card_without_an_answer_is_refused(referee: Referee) -> None:
    with pytest.raises(DeckRefused) as refused:
        referee.write_card(GAME, {"category": "words", "prompt_en": "flibbet"})
    assert [(one.column, one.reason.message) for one in refused.value.found] == [
        ("answer_en", "cell-missing")
    ]
    assert not any(deck.own for deck in referee.decks(GAME))


@pytest.mark.parametrize("name", ["", "   ", "a\x00b"])
def test_a_deck_needs_a_name_that_can_be_read(referee: Referee, name: str) -> None:
    with pytest.raises(IllegalMove):
        add(referee, name=f"{name}.csv")
    assert not any(deck.own for deck in referee.decks(GAME))


def test_own_printed_cards_begin_with_a_new_pack(referee: Referee) -> None:  # G9
    text = "region,card,prompt_en,answer_en\neurope,3,Which sea laps Split?,Adriatic\n"
    for name in ("one.csv", "other.csv"):
        referee.add_deck("globetrotter", name, text.encode())
    with referee._record.fresh():
        cards = referee._record.library.piles("globetrotter", "en")["europe"]
    one, other = (card.number for card in cards if card.id.startswith("own-"))
    assert (one % 100, other) == (3, one + 100)


def first_card(referee: Referee) -> int:
    """Play Globetrotter by chance up to its first question; give the number of the printed card."""
    night = referee.start_night("", "en").id
    seats = [referee.seat_person(night, name) for name in ("Ann", "Bo")]
    game = referee.start_game(night, "globetrotter", globetrotter.Options())
    luck = random.Random(1)
    while (question := referee.view(game, HOST).question) is None:
        for viewer in (HOST, *seats):
            for command in propose(referee.view(game, viewer), luck):
                with suppress(Refusal):
                    referee.submit(game, command.by, command)
    return int(question.card)


def test_a_region_started_over_brings_cards_already_played_to_the_front(
    referee: Referee,
) -> None:  # G9
    assert (first_card(referee), first_card(referee)) == (1, 2)
    for pile in REGIONS:
        referee.reset_pile("globetrotter", pile)
    assert first_card(referee) == 1
