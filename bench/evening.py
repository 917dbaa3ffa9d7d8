"""A night ready to be measured: bluffs handed in at Balderdash, or a blank sheet at Fake Artist."""

from __future__ import annotations

from pathlib import Path

from engine.core import HOST, Advance
from engine.games.balderdash.commands import HandIn, PickCategory
from engine.games.balderdash.seen import BalderdashView
from engine.games.balderdash.terms import Options
from engine.games.fake_artist.commands import Confirm
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.fake_artist.terms import Options as Drawing
from engine.hosting import MOST_PEOPLE
from engine.referee import Referee

HOME = Path(__file__).parents[1]

FEWEST = 8
"""People at the table at least: with fewer, a round has too few answers to read for the clicks."""


def people(phones: int) -> int:
    """How many sit at the table of so many phones. Beyond that, several phones show one seat."""
    return min(max(phones, FEWEST), MOST_PEOPLE)


def begin(database: Path, phones: int) -> list[str]:
    """Start a night and a game in a new file; give the seats' links, the dasher's last."""
    referee = Referee.open(database, HOME / "content")
    night = referee.start_night("Benchmark", "en").id
    seats = [referee.seat_person(night, f"Guest {n}") for n in range(1, people(phones) + 1)]
    game = referee.start_game(night, "balderdash", Options())
    while not isinstance(view := referee.view(game, HOST), BalderdashView) or not view.leader:
        referee.submit(game, HOST, Advance(HOST, view.steps[0]))
    referee.submit(game, HOST, Advance(HOST, "draw"))
    dasher = view.leader
    category = referee.view(game, HOST)
    assert isinstance(category, BalderdashView)
    referee.submit(game, HOST, PickCategory(HOST, dasher, category.categories[0]))
    writers = [seat for seat in seats if seat != dasher]
    for number, seat in enumerate(writers):
        text = f"{WORDS[number]}, which nobody has done since 18{number:02} and few people miss"
        referee.submit(game, HOST, HandIn(HOST, seat, 1, text))
    tokens = [referee.link(night, seat) for seat in (*writers, dasher)]
    referee.close()
    return tokens


def draw(database: Path, artists: int) -> tuple[list[str], str]:
    """Start a game of Fake Artist in a new file; give the artists' links in drawing order, the screen's.

    The console sets the word, so all of them draw; everybody has looked, and the first may begin.
    """
    referee = Referee.open(database, HOME / "content")
    night = referee.start_night("Benchmark", "en").id
    for number in range(1, artists + 1):
        referee.seat_person(night, f"Guest {number}")
    game = referee.start_game(night, "fake_artist", Drawing(word_master="console"))
    referee.submit(game, HOST, Advance(HOST, "deal_word"))
    view = referee.view(game, HOST)
    assert isinstance(view, FakeArtistView)
    for seat in view.artists:
        referee.submit(game, HOST, Confirm(HOST, seat, 1))
    referee.submit(game, HOST, Advance(HOST, "start_drawing"))
    links = [referee.link(night, seat) for seat in view.artists], referee.link(night, "screen")
    referee.close()
    return links


WORDS = (
    "To whistle while carrying a ladder",
    "A boat made of cheese boxes",
    "Dancing with one shoe on",
    "The noise of a door in winter",
    "A tax on windows",
    "Counting sheep aloud in church",
    "Soup eaten with a fork",
    "A hat worn by bakers at night",
    "Selling old umbrellas in the rain",
    "The smell of a new coin",
    "Walking backwards out of a shop",
    "A game played with frozen peas",
    "The shadow of a tall cook",
    "Polishing somebody else's boots",
    "A letter that was never posted",
    "Feeding geese by candlelight",
    "A clock with a single hand",
    "Three men sharing an overcoat",
    "Knitting on horseback",
)
"""Bluffs unlike each other, so that none is put together with another."""
