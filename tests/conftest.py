"""Settings of the whole suite."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from engine.referee import Referee

settings.register_profile("same-every-time", derandomize=True, deadline=None, database=None)
settings.load_profile("same-every-time")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record", action="store_true", help="write the transcripts anew")


class Clock:
    """A clock that goes only when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def referee(tmp_path: Path, clock: Clock) -> Referee:
    """A referee with the decks of the house, and a clock that stands still."""
    return Referee.open(tmp_path / "x.db", Path(__file__).parents[1] / "content", now=clock)
