"""The wheel: the board (G1) and the walk (G3)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from engine.games.globetrotter import wheel
from engine.games.globetrotter.commands import GoTo
from engine.games.globetrotter.wheel import (
    HUB,
    LETTERS,
    REGIONS,
    RING,
    SPACES,
    SPOKES,
    kind,
    region,
)
from tests.globetrotter_sitting import EUROPE, NORTH, A, Wheel

# --- G1 ----------------------------------------------------------------------------------------


def test_G1_a_hub_six_spokes_and_a_ring_make_73_spaces() -> None:
    assert len(SPACES) == len(set(SPACES)) == 73
    assert Counter(map(kind, SPACES)) == {"hub": 1, "hq": 6, "again": 12, "plain": 24 + 30}
    assert len(RING) == 42
    assert [len(spoke) for spoke in SPOKES.values()] == [5] * 6


def test_G1_headquarters_stand_seven_steps_apart_with_six_spaces_between() -> None:
    kinds = ["hq", "plain", "again", "plain", "plain", "again", "plain"]
    assert [kind(space) for space in RING] == kinds * 6
    assert [region(space) for space in RING[::7]] == list(REGIONS)


def test_G1_two_steps_either_side_of_an_hq_lies_a_roll_again() -> None:
    for at in range(0, 42, 7):
        assert [kind(RING[(at + far) % 42]) for far in (-2, 2)] == ["again", "again"]


@pytest.mark.parametrize("one", REGIONS)
def test_G1_every_region_has_four_plain_spaces_on_the_ring_and_five_on_the_spokes(
    one: wheel.Region,
) -> None:
    plain = [space for space in SPACES if kind(space) == "plain" and region(space) == one]
    assert sum(space in RING for space in plain) == 4
    assert sum(space not in RING for space in plain) == 5


def test_G1_no_two_neighbours_are_alike_and_none_beside_an_hq_has_its_region() -> None:
    for space in SPACES:
        for other in wheel.neighbours(space):
            assert region(space) is None or region(space) != region(other)


def test_G1_the_hub_and_roll_again_have_no_region() -> None:
    assert {kind(space) for space in SPACES if region(space) is None} == {"hub", "again"}


def test_spaces_are_named_so_that_a_reader_can_guess() -> None:
    """G1: the hub, a spoke outwards, the ring clockwise."""
    assert wheel.neighbours(HUB) == ("E1", "N1", "F1", "L1", "A1", "O1")
    assert wheel.neighbours("E3") == ("E2", "E4")
    assert wheel.neighbours("E") == ("E5", "EN1", "OE6")
    assert wheel.neighbours("EN6") == ("EN5", "N")
    assert wheel.headquarters(NORTH) == "N"
    assert "".join(LETTERS.values()) == "ENFLAO"


# --- G3: the finder against a walk of another kind -----------------------------------------------

Place = tuple[int, int]
"""Another way to name spaces: the spoke and how far out; 6 is the HQ, further on the ring."""


def _places() -> dict[Place, str]:
    names = {(0, 0): HUB}
    for at, one in enumerate(REGIONS):
        for out, space in enumerate(SPOKES[one], 1):
            names[at, out] = space
        for out, space in enumerate(RING[at * 7 : at * 7 + 7], 6):
            names[at, out] = space
    return names


PLACES = _places()


def _beside(one: Place, other: Place) -> bool:
    """Whether two places touch, by arithmetic."""
    (spoke, out), (spoke2, out2) = sorted((one, other), key=lambda place: place[1])
    if out == 0:
        return out2 == 1
    if spoke == spoke2:
        return out2 - out == 1
    return (out, out2) == (6, 12) and (spoke2 + 1) % 6 == spoke


def _walks(steps: int) -> list[tuple[Place, ...]]:
    """Every walk of so many steps over the whole board that never turns on its heel."""
    walks: list[tuple[Place, ...]] = [(place,) for place in PLACES]
    touch = {one: [two for two in PLACES if two != one and _beside(one, two)] for one in PLACES}
    for _ in range(steps):
        walks = [(*walk, step) for walk in walks for step in touch[walk[-1]]]
        walks = [walk for walk in walks if len(walk) < 3 or walk[-1] != walk[-3]]
    return walks


@pytest.mark.parametrize("die", range(1, 7))
def test_G3_the_finder_finds_what_a_brute_force_walk_finds(die: int) -> None:
    """All 73 spaces with this roll; no space is reached on two paths."""
    reached: dict[str, dict[str, tuple[str, ...]]] = {space: {} for space in SPACES}
    for walk in _walks(die):
        path = tuple(PLACES[place] for place in walk)
        assert path[-1] not in reached[path[0]]
        reached[path[0]][path[-1]] = path
    assert {space: wheel.moves(space, die) for space in SPACES} == reached


@pytest.mark.parametrize("die", range(1, 7))
def test_G3_every_path_has_exactly_so_many_steps_along_connected_spaces(die: int) -> None:
    for space in SPACES:
        for end, path in wheel.moves(space, die).items():
            assert (path[0], path[-1], len(path)) == (space, end, die + 1)
            assert all(other in wheel.neighbours(one) for one, other in pairwise(path))
            assert all(one != other for one, other in zip(path, path[2:], strict=False))


# --- G3: worked examples and sentences -----------------------------------------------------------


def test_example_three_steps_from_the_hub_a_5_reaches_seven_spaces() -> None:
    """Up any of the five other spokes, or past the HQ along the ring either way."""
    reached = wheel.moves("E3", 5)
    assert set(reached) == {"N2", "F2", "L2", "A2", "O2", "EN2", "OE5"}
    assert reached["F2"] == ("E3", "E2", "E1", HUB, "F1", "F2")
    assert reached["OE5"] == ("E3", "E4", "E5", "E", "OE6", "OE5")
    assert {kind("EN2"), kind("OE5")} == {"again"}


def test_example_one_step_from_an_hq_a_3_reaches_three_spaces() -> None:
    """Away, or through the HQ: on along the ring, or down its spoke."""
    reached = wheel.moves("EN1", 3)
    assert set(reached) == {"EN4", "OE5", "E4"}


def test_G3_over_the_hub_any_spoke_but_the_one_it_came_up() -> None:
    assert set(wheel.moves("E1", 2)) == {"N1", "F1", "L1", "A1", "O1", "E3"}


def test_G3_the_hub_counts_as_a_space() -> None:
    assert HUB in wheel.moves("E2", 2)


def test_G3_from_the_hub_a_6_reaches_every_hq() -> None:
    assert set(wheel.moves(HUB, 6)) == set("ENFLAO")


def test_G3_spaces_may_be_shared() -> None:
    table = Wheel().put(A="E4", B="E")
    assert table.walk(2, "E").at == {"A": "E", "B": "E", "C": HUB, "D": HUB}


def test_G3_the_console_lights_up_every_space_that_can_be_reached() -> None:
    """The room too, and only between roll and walk."""
    table = Wheel().put(A="EN1")
    assert table.view("room").targets == ()
    table.roll(3)
    assert set(table.view("room").targets) == {"EN4", "OE5", "E4"}
    assert (table.view().die, table.phase, table.turn) == (3, "move", A)
    table.ask(goes("EN4"))
    assert table.view("room").targets == ()


def test_G3_the_walk_is_told_step_by_step() -> None:
    """And numbered, so that none is told twice."""
    table = Wheel().put(A="EN1").walk(3, "E4")
    walk = table.view("room").walk
    assert walk is not None
    assert (walk.number, walk.seat, walk.path) == (1, A, ("EN1", "E", "E5", "E4"))


def test_G3_the_host_walks_for_him() -> None:
    """Or clicks the space (A5)."""
    table = Wheel().roll(6)
    table.ask(goes("E", by="host"))
    assert table.at["A"] == "E"
    assert table.state.asked.region == EUROPE


@pytest.mark.parametrize(
    ("space", "refusal"),
    [
        ("EN5", ("not-reachable", {"die": 3})),
        ("EN1", ("not-reachable", {"die": 3})),
        ("Paris", ("no-such-space", {})),
    ],
)
def test_G3_only_spaces_that_are_lit_up(space: str, refusal: tuple[str, dict[str, object]]) -> None:
    table = Wheel().put(A="EN1").roll(3)
    assert table.refused(goes(space)) == refusal


def goes(space: str, by: str = "A") -> GoTo:
    return GoTo(by, A, space)


@pytest.mark.parametrize(
    ("space", "steps"), [("E", 0), ("EN1", 1), ("EN3", 3), ("EN4", 3), ("E1", 5), (HUB, 6)]
)
def test_steps_to_the_nearest_hq(space: str, steps: int) -> None:
    """G13: what a refused boarding pass tells."""
    assert wheel.steps_to_hq(space) == steps
