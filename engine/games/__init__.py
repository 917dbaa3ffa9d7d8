"""One module per game: its whole rules, in the order of its rule page."""

from engine.core import Game
from engine.games import balderdash, bluff

GAMES: dict[str, Game] = {game.key: game for game in (balderdash.GAME, bluff.GAME)}
"""The games that can be played, by key, in the order in which the lobby shows them."""
