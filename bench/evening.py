"""A night ready to be measured: a table of Balderdash whose bluffs have all been handed in."""

from __future__ import annotations

from pathlib import Path

from engine.core import HOST, Advance
from engine.games.balderdash.terms import BalderdashView, HandIn, Options, PickCategory
from engine.night import MOST_PEOPLE
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
