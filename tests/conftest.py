"""Settings of the whole suite."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("same-every-time", derandomize=True, deadline=None, database=None)
settings.load_profile("same-every-time")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record", action="store_true", help="write the transcripts anew")
