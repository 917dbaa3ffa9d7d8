"""One module per game: its whole rules, in the order of its rule page."""

from engine.core import Game
from engine.games import balderdash, bluff, fake_artist, globetrotter

GAMES: dict[str, Game] = {
    game.key: game for game in (balderdash.GAME, bluff.GAME, fake_artist.GAME, globetrotter.GAME)
}
"""The games that can be played, by key, in the order in which the lobby shows them."""
