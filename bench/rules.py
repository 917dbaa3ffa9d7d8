"""How many whole games the rules alone play in a second."""

from __future__ import annotations

import time

from tests.players import PLAYERS, Party

SECONDS = 3
LONGEST = 5000
"""Commands after which a game is given up; none comes near."""


def games_a_second() -> dict[str, tuple[float, float]]:
    """Games, and commands, a second by game: played by chance to their end, on one core."""
    return {key: _play(key) for key in PLAYERS}


def _play(key: str) -> tuple[float, float]:
    games = commands = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < SECONDS:
        commands += sum(1 for _ in Party(key, games).play(LONGEST, calm=True))
        games += 1
    return games / took, commands / took
