"""The shelf and the library: decks of one's own, decks in play, marks, what was seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from engine import shelf
from engine.core import HOST, Advance, IllegalMove, NotAllowed, Refusal, Seat
from engine.games.balderdash.commands import PickCategory
from engine.games.balderdash.events import CardDrawn
from engine.games.balderdash.terms import Options
from engine.games.fake_artist import terms as artist
from engine.games.fake_artist.commands import ChooseCategory, PickWord, SetOwnWord
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.globetrotter import terms as travel
from engine.own import DeckRefused
from engine.records import REGIONS
from engine.referee import Referee
from engine.shelf import WRITTEN, Shelf
from engine.table import End
from tests.globetrotter_player import propose, seen

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


def play_movie(referee: Referee, *names: str) -> str:
    """Start a game and let the dasher pick a film; give the game."""
    night = referee.start_night("", "en").id
    for name in names or ("Ann", "Bo", "Cy"):
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


def test_only_a_deck_that_is_there_is_put_into_play_or_left_out(referee: Referee) -> None:
    key = add(referee)
    referee.remove_deck(key)
    for gone in (key, "balderdash/nothing"):
        with pytest.raises(NotAllowed, match="no-such-deck"):
            referee.use_deck(gone, False)
    with referee._record.fresh():
        assert referee._record.library.shelf.out == ()


def test_piles_in_play_are_those_with_a_card_of_the_language(referee: Referee) -> None:
    for deck in referee.decks(GAME):
        referee.use_deck(deck.key, False)
    assert referee.in_play(GAME, "en") == frozenset()
    key = add(referee)
    assert referee.in_play(GAME, "en") == {"movies"}
    assert referee.in_play(GAME, "fr") == frozenset()
    (deck,) = [deck for deck in referee.decks(GAME) if deck.key == key]
    assert (deck.cards_in("en"), deck.cards_in("fr")) == (3, 0)


def test_a_removed_deck_is_gone_and_its_number_is_not_given_again(referee: Referee) -> None:
    first = add(referee)
    referee.use_deck(first, False)
    referee.remove_deck(first)
    assert not any(deck.own for deck in referee.decks(GAME))
    with referee._record.fresh():
        assert referee._record.library.shelf.out == ()
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


def test_what_is_so_already_is_not_written_again(referee: Referee) -> None:
    key = add(referee)
    for _ in range(2):
        referee.use_deck(key, False)
        referee.mark_card(f"{key}:soup-1999-3", "easy")
    with referee._record.fresh():
        assert referee._record.library.version == 3


def test_there_is_an_end_to_decks() -> None:
    decks = tuple(shelf.Own(f"own-{at}", GAME, "ours", (), 0) for at in range(1, 201))
    assert shelf.add(Shelf(given=199, decks=decks[:199]), GAME, "ours", ()).key == "own-200"
    with pytest.raises(IllegalMove, match="shelf-full"):
        shelf.add(Shelf(given=200, decks=decks), GAME, "ours", ())


@pytest.mark.parametrize(
    ("file", "name"), [("our\t films .v2.csv", "our films .v2"), (f"{'x' * 90}.csv", "x" * 60)]
)
def test_a_deck_has_the_name_of_its_file(referee: Referee, file: str, name: str) -> None:
    add(referee, name=file)
    assert [deck.name for deck in referee.decks(GAME) if deck.own] == [name]


def test_only_a_card_that_is_there_is_marked(referee: Referee) -> None:
    with pytest.raises(NotAllowed, match="no-such-card"):
        referee.mark_card("own-9:soup", "bad")


def test_the_card_drawn_last_is_marked_without_its_name(referee: Referee) -> None:
    only_our_movies(referee)
    game = play_movie(referee)
    referee.mark_last(game, "bad")
    (marked,) = [entry for entry in referee.entries(GAME) if entry.mark == "bad"]
    assert marked.card in referee.had(GAME)["movies"]


def drawing(referee: Referee) -> tuple[str, Seat]:
    """Start Fake Artist; give the game and its first word master."""
    night = referee.start_night("", "en").id
    for name in ("Ann", "Bo", "Cy", "Di", "Ed"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "fake_artist", artist.Options())
    leader = referee.view(game, HOST).leader
    assert leader is not None
    return game, leader


def test_the_word_being_drawn_is_known_to_nobody_yet(referee: Referee) -> None:  # F2
    game, master = drawing(referee)
    assert referee.had("fake_artist") == {}
    referee.submit(game, master, ChooseCategory(master, master, "kitchen"))
    referee.submit(game, master, PickWord(master, master, 1))
    assert referee.known("fake_artist") == frozenset()
    assert len(referee.had("fake_artist")["kitchen"]) == 1
    with referee._record.fresh():
        word = referee._record.play(game).last_spent
    assert referee.had("fake_artist")["kitchen"] == set(word)
    referee.submit(game, HOST, End(HOST))
    assert referee.known("fake_artist") == referee.had("fake_artist")["kitchen"]


def test_a_word_that_is_on_no_list_is_no_card_to_mark(referee: Referee) -> None:  # F2
    game, master = drawing(referee)
    referee.submit(game, master, SetOwnWord(master, master, "Ours", "zorkmid"))
    with pytest.raises(NotAllowed, match="no-such-card"):
        referee.mark_last(game, "bad")


def test_a_card_whose_deck_was_removed_is_not_marked_in_place_of_another(
    referee: Referee,
) -> None:
    key = only_our_movies(referee)
    game = play_movie(referee)
    referee.remove_deck(key)
    with pytest.raises(NotAllowed, match="no-such-card"):
        referee.mark_last(game, "bad")


def test_of_three_cards_the_one_that_was_read_is_marked(referee: Referee) -> None:  # B15
    only_our_movies(referee)
    game = play_movie(referee, "Ann", "Bo")
    with referee._record.fresh():
        events = referee._record.play(game).events
    drawn = next(event for event in events if isinstance(event, CardDrawn))
    read = next(card.id for card in drawn.entries if card.pile == "movies")
    referee.mark_last(game, "bad")
    assert [entry.card for entry in referee.entries(GAME) if entry.mark] == [read]


def test_before_the_first_card_there_is_none_to_mark(referee: Referee) -> None:
    night = referee.start_night("", "en").id
    for name in ("Ann", "Bo", "Cy"):
        referee.seat_person(night, name)
    game = referee.start_game(night, GAME, Options())
    with pytest.raises(NotAllowed, match="no-such-card"):
        referee.mark_last(game, "bad")


def test_a_pile_reset_counts_as_unseen_again(referee: Referee) -> None:
    only_our_movies(referee)
    assert referee.had(GAME) == {}
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
    third = play_movie(referee)
    with referee._record.fresh():
        assert len(referee._record.had(referee._record.play(third))["movies"]) == 2


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
    referee.write_card("fake_artist", {"prompt_en": "zorkmid"})
    one = {"category": "words", "prompt_en": "flibbet", "answer_en": "A small surprise"}
    other = {"category": "words", "prompt_en": "gromble", "answer_en": "To grumble softly"}
    assert referee.write_card(GAME, one) == referee.write_card(GAME, other)
    (deck,) = [deck for deck in referee.decks(GAME) if deck.own]
    assert deck.name == WRITTEN
    assert [record["prompt_en"] for record in deck.records] == ["flibbet", "gromble"]


def test_a_card_written_twice_is_refused_the_second_time(referee: Referee) -> None:
    card = {"category": "words", "prompt_en": "flibbet", "answer_en": "A small surprise"}
    referee.write_card(GAME, card)
    with pytest.raises(DeckRefused) as refused:
        referee.write_card(GAME, card)
    assert [(one.column, one.reason.message) for one in refused.value.found] == [
        ("prompt_en", "card-twice")
    ]
    (deck,) = [deck for deck in referee.decks(GAME) if deck.own]
    assert len(deck.records) == 1


def hand_written(referee: Referee) -> str:
    """Two words to draw written by hand; give the key of their deck."""
    for word in ("zorkmid", "gromble"):
        key = referee.write_card("fake_artist", {"category": "Ours", "prompt_en": word})
    return key


def words_in_play(referee: Referee) -> dict[str, str]:
    """Our own words to draw by card."""
    with referee._record.fresh():
        piles = referee._record.library.piles("fake_artist", "en")
    return {card.id: card.prompt for card in piles.get("Ours", ())}


def test_a_card_written_by_hand_can_be_changed(referee: Referee) -> None:
    key = hand_written(referee)
    referee.mark_card(f"{key}:gromble-2", "easy")
    referee.rewrite_card(f"{key}:gromble-2", {"category": "Ours", "prompt_en": "doily"})
    assert words_in_play(referee) == {f"{key}:zorkmid-1": "zorkmid", f"{key}:gromble-2": "doily"}
    assert [
        entry.record["prompt_en"] for entry in referee.entries("fake_artist") if entry.mark
    ] == ["doily"]


def test_a_card_that_stays_as_it_was_is_not_written_again(referee: Referee) -> None:
    key = hand_written(referee)
    with referee._record.fresh():
        before = referee._record.library.version
    referee.rewrite_card(f"{key}:gromble-2", {"category": "Ours", "prompt_en": " gromble"})
    with referee._record.fresh():
        assert referee._record.library.version == before


def test_a_change_that_makes_a_card_unsound_is_refused(referee: Referee) -> None:
    key = hand_written(referee)
    for word in ("zorkmid", ""):
        with pytest.raises(DeckRefused):
            referee.rewrite_card(f"{key}:gromble-2", {"category": "Ours", "prompt_en": word})
    assert set(words_in_play(referee).values()) == {"zorkmid", "gromble"}


def test_a_card_that_was_removed_is_drawn_no_more_and_its_number_is_not_given_again(
    referee: Referee,
) -> None:
    key = hand_written(referee)
    referee.remove_card(f"{key}:gromble-2")
    assert words_in_play(referee) == {f"{key}:zorkmid-1": "zorkmid"}
    referee.write_card("fake_artist", {"category": "Ours", "prompt_en": "gromble"})
    assert set(words_in_play(referee)) == {f"{key}:zorkmid-1", f"{key}:gromble-3"}


def test_the_last_card_takes_its_deck_with_it(referee: Referee) -> None:
    key = hand_written(referee)
    for card in words_in_play(referee):
        referee.remove_card(card)
    assert not any(deck.own for deck in referee.decks("fake_artist"))
    assert hand_written(referee) != key


def test_what_was_played_of_a_removed_card_stays(referee: Referee) -> None:
    referee.use_deck("fake_artist/words", False)
    key = hand_written(referee)
    game, master = drawing(referee)
    referee.submit(game, master, ChooseCategory(master, master, "Ours"))
    before = referee.view(game, master)
    for card in words_in_play(referee):
        referee.remove_card(card)
    assert not any(deck.key == key for deck in referee.decks("fake_artist"))
    assert referee.view(game, master) == before
    referee.submit(game, master, PickWord(master, master, 1))
    with referee._record.fresh():
        assert referee._record.play(game).last_spent


@pytest.mark.parametrize("card", ["balderdash", "brought in", "gone"])
def test_only_cards_written_by_hand_are_changed_or_removed(referee: Referee, card: str) -> None:
    key = hand_written(referee)
    named = {
        "balderdash": next(entry.card for entry in referee.entries(GAME)),
        "brought in": f"{add(referee)}:soup-1999-3",
        "gone": f"{key}:gromble-3",
    }[card]
    with pytest.raises(NotAllowed, match="no-such-card"):
        referee.rewrite_card(named, {"prompt_en": "x"})
    with pytest.raises(NotAllowed, match="no-such-card"):
        referee.remove_card(named)


def test_changed_and_removed_cards_survive_a_restart(tmp_path: Path) -> None:
    first = Referee.open(tmp_path / "night.db", CONTENT)
    key = hand_written(first)
    first.rewrite_card(f"{key}:zorkmid-1", {"category": "Ours", "prompt_en": "doily"})
    first.remove_card(f"{key}:gromble-2")
    first.close()
    again = Referee.open(tmp_path / "night.db", CONTENT)
    assert words_in_play(again) == {f"{key}:zorkmid-1": "doily"}
    again.close()


def test_the_library_knows_which_cards_were_written_here(referee: Referee) -> None:
    key, brought = hand_written(referee), add(referee)
    decks = [*referee.decks("fake_artist"), *referee.decks(GAME)]
    assert [deck.key for deck in decks if deck.written] == [key]
    assert {deck.key for deck in decks if deck.own} == {key, brought}
    assert all(
        entry.deck.written == entry.card.startswith(key) for entry in referee.entries("fake_artist")
    )


def test_two_programs_write_into_one_deck(tmp_path: Path) -> None:
    one = Referee.open(tmp_path / "night.db", CONTENT)
    other = Referee.open(tmp_path / "night.db", CONTENT)
    one.write_card("fake_artist", {"prompt_en": "zorkmid"})
    other.write_card("fake_artist", {"prompt_en": "gromble"})
    (deck,) = [deck for deck in one.decks("fake_artist") if deck.own]
    assert [record["id"] for record in deck.records] == ["zorkmid-1", "gromble-2"]
    one.close()
    other.close()


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


def test_own_printed_cards_have_numbers_of_their_own_whatever_is_in_play(
    referee: Referee,
) -> None:  # G9
    text = "region,card,prompt_en,answer_en\neurope,3,Which sea laps Split?,Adriatic\n"

    def numbers() -> dict[str, int]:
        with referee._record.fresh():
            cards = referee._record.library.piles("globetrotter", "en")["europe"]
        return {card.id.split(":")[0]: card.number for card in cards if ":" in card.id}

    one, other = (
        referee.add_deck("globetrotter", name, text.encode()) for name in ("one.csv", "other.csv")
    )
    assert numbers() == {one: 303, other: 603}
    referee.use_deck("globetrotter/europe", False)
    referee.use_deck(one, False)
    assert numbers() == {other: 603}


def first_card(referee: Referee) -> int:
    """Play Globetrotter by chance up to its first question; give the number of the printed card."""
    return question_card(referee, traveller(referee), 1)


def traveller(referee: Referee) -> str:
    """Start Globetrotter for two; give the game."""
    night = referee.start_night("", "en").id
    for name in ("Ann", "Bo"):
        referee.seat_person(night, name)
    return referee.start_game(night, "globetrotter", travel.Options())


def question_card(referee: Referee, game: str, number: int) -> int:
    """Play by chance up to a question; give the number of its printed card."""
    luck = random.Random(1)
    while (question := seen(referee, game).question) is None or question.number < number:
        for viewer in (HOST, *seen(referee, game).seats):
            for command in propose(seen(referee, game, viewer), luck):
                with suppress(Refusal):
                    referee.submit(game, command.by, command)
    return int(question.card)


def test_the_last_of_several_questions_is_marked(referee: Referee) -> None:
    game = traveller(referee)
    number = question_card(referee, game, 3)
    referee.mark_last(game, "easy")
    (marked,) = (entry for entry in referee.entries("globetrotter") if entry.mark)
    assert marked.record["card"] == str(number)


def test_own_questions_come_first_where_the_house_is_left_out(referee: Referee) -> None:  # G9
    for deck in referee.decks("globetrotter"):
        referee.use_deck(deck.key, False)
    text = "region,prompt_en,answer_en\n" + "".join(
        f"{region},What is {region}?,Here\n" for region in REGIONS
    )
    referee.add_deck("globetrotter", "ours.csv", text.encode())
    assert first_card(referee) == 301


def test_own_words_to_draw_are_offered(referee: Referee) -> None:  # F2
    referee.use_deck("fake_artist/words", False)
    referee.write_card("fake_artist", {"category": "Grandma", "prompt_en": "doily"})
    game, master = drawing(referee)
    referee.submit(game, master, ChooseCategory(master, master, "Grandma"))
    view = referee.view(game, master)
    assert isinstance(view, FakeArtistView)
    assert view.offer is not None
    assert view.offer.words == ("doily",)


def test_a_region_started_over_brings_cards_already_played_to_the_front(
    referee: Referee,
) -> None:  # G9
    assert (first_card(referee), first_card(referee)) == (1, 2)
    for pile in REGIONS:
        referee.reset_pile("globetrotter", pile)
    assert first_card(referee) == 1
