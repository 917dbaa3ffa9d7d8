"""Names: what a single sign may weigh."""

from __future__ import annotations

import pytest

from engine import names
from engine.core import IllegalMove


@pytest.mark.parametrize(
    "sign", ["👩\u200d" * 3000, "A" + "\u200d" * 50, "Q" + "\u20dd" * 50, "B" + "\ufe0f" * 50]
)
def test_one_endless_sign_is_no_name(sign: str) -> None:
    """However few signs people count in it."""
    with pytest.raises(IllegalMove) as refused:
        names.tidy(sign)
    assert refused.value.message in ("name-unreadable", "name-long")


def test_a_family_is_one_sign() -> None:
    """Four people with their skin colours."""
    family = "👩🏽\u200d👩🏾\u200d👧🏻\u200d👦🏿"
    assert names.tidy(family) == family


@pytest.mark.parametrize(
    "name", ["Ann & Bo & Cy", "Ann + Bo", "Ann, Bo et Cy", "Zoé/Ève/Li", "Die Müllers"]
)
def test_a_seat_may_carry_the_names_of_a_team(name: str) -> None:
    """Globetrotter: players or teams. Nothing is parted, and nothing taken away."""
    assert names.tidy(name) == name


@pytest.mark.parametrize("text", ["", " ", "\u2800", "\u3164", "\u0301", "\u200b"])
def test_what_draws_nothing_is_blank(text: str) -> None:
    """Whatever its characters are called."""
    assert names.is_blank(text)
