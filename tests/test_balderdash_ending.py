"""A4: the host may end the game, or correct a score to FINISH, whatever is going on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import HOST, ROOM, Ruling
from engine.games.balderdash import GAME
from engine.table import Correct, End
from tests.sitting import A, B, C, Sitting

STOPS: dict[str, Callable[[Sitting], object]] = {
    "opening": lambda sitting: sitting,
    "scores": lambda sitting: sitting.go("roll_first"),
    "card": lambda sitting: sitting.draw(),
    "bluffs": lambda sitting: sitting.pick(),
    "reading": lambda sitting: sitting.write(B="one", C="two").go("start_reading"),
    "vote": lambda sitting: sitting.write(B="one", C="two").read().go("open_vote"),
}
"""How to come to each phase."""


@pytest.mark.parametrize("ruling", [End(HOST), Correct(HOST, B, 27, "so it was agreed")])
@pytest.mark.parametrize("phase", STOPS)
def test_a4_an_end_in_every_phase_can_be_looked_at(phase: str, ruling: Ruling) -> None:
    """Every page can be drawn afterwards, by whomever."""
    sitting = Sitting()
    STOPS[phase](sitting)
    assert sitting.state.phase == phase
    sitting.ask(ruling)
    for viewer in (HOST, ROOM, A, B, C):
        assert GAME.view(sitting.state, viewer).ending is not None
