"""README says what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import start

HOME = Path(__file__).parents[1]
README = (HOME / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^```\n(.+?)\n```$", README, re.M | re.S)
TEST = "python3 start.py test"


def test_names_the_commands_that_start_prints() -> None:
    assert COMMANDS == ["python3 start.py", "python3 start.py bench", TEST]
    assert start.__doc__ is not None
    assert all(command in start.__doc__ for command in COMMANDS)


def test_ci_ends_with_the_tests_as_readme_has_them() -> None:
    """So the closing line of its output is pytest's."""
    assert (HOME / ".ci" / "run").read_text("utf-8").splitlines()[-1] == TEST


@pytest.mark.parametrize("target", re.findall(r"\]\((?!http)([^)#]+)", README))
def test_points_at_files_that_are_there(target: str) -> None:
    assert (HOME / target).is_file()


@pytest.mark.parametrize("name", ["MENEUR_DATABASE", "MENEUR_PUBLIC_URL"])
def test_names_settings_that_the_house_reads(name: str) -> None:
    assert name in README
    sources = (HOME / "pages").rglob("*.py")
    assert any(f'"{name}"' in source.read_text("utf-8") for source in sources)


def test_names_the_port_of_start() -> None:
    assert f"port {start.PORT}" in README
