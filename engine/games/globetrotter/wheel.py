"""G1, G3: the board, a wheel of 73 spaces, and how pawns move on it.

Spaces have short names, in both languages the same. A region has a letter: E Europe, N North
America, F France, L Latin America, A Africa, O Asia and Oceania; in this order they stand around
the ring, clockwise.

- `hub`: the middle.
- `E`: the headquarters (HQ) of Europe.
- `E1` to `E5`: the spoke from the hub to it; E1 is next to the hub, E5 next to the HQ.
- `EN1` to `EN6`: the ring from E to the next HQ, N; EN1 is next to E, EN6 next to N. EN2 and EN5
  say ROLL AGAIN.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

Region = Literal["europe", "north-america", "france", "latin-america", "africa", "asia-oceania"]
REGIONS: tuple[Region, ...] = (
    "europe",
    "north-america",
    "france",
    "latin-america",
    "africa",
    "asia-oceania",
)
"""Clockwise around the ring."""

LETTERS: dict[Region, str] = dict(zip(REGIONS, "ENFLAO", strict=True))
"""The letter of each region; alone it is the name of its HQ."""

Space = str
"""The name of a space, as above."""

Path = tuple[Space, ...]
"""Spaces in the order in which a pawn walks: where it stood, each step, where it stops."""

Kind = Literal["hub", "hq", "again", "plain"]
"""What a space is; `again` says ROLL AGAIN (G4)."""

HUB: Space = "hub"

# The source gives no map. Each row tells how far clockwise from an HQ's region the regions of its
# spaces lie: on the ring after it, and on its spoke outwards; None says ROLL AGAIN. The same row for
# all six gives every region four plain spaces on the ring and five on the spokes (G1, ruling).
_AFTER_HQ: tuple[int | None, ...] = (4, None, 2, 5, None, 3)
_ON_SPOKE: tuple[int | None, ...] = (2, 5, 1, 4, 3)


def _named() -> dict[Space, Region | None]:
    """The spaces in order, each with its region."""
    spaces: dict[Space, Region | None] = {HUB: None}
    letters = tuple(LETTERS.values())

    def row(at: int, name: str, far: tuple[int | None, ...]) -> None:
        for number, further in enumerate(far, 1):
            spaces[f"{name}{number}"] = None if further is None else REGIONS[(at + further) % 6]

    for at, letter in enumerate(letters):
        row(at, letter, _ON_SPOKE)
    for at, letter in enumerate(letters):
        spaces[letter] = REGIONS[at]
        row(at, letter + letters[(at + 1) % 6], _AFTER_HQ)
    return spaces


_REGION_OF = _named()

SPACES: tuple[Space, ...] = tuple(_REGION_OF)
"""All 73: the hub, the spokes outwards, the ring clockwise from E."""

RING: tuple[Space, ...] = SPACES[31:]
"""The 42 spaces of the ring, clockwise from E."""

SPOKES: dict[Region, tuple[Space, ...]] = {
    region: tuple(f"{letter}{number}" for number in range(1, 6))
    for region, letter in LETTERS.items()
}
"""The five spaces from the hub to each HQ, outwards."""


def region(space: Space) -> Region | None:
    """The region whose question is asked there; None on the hub and on ROLL AGAIN."""
    return _REGION_OF[space]


def kind(space: Space) -> Kind:
    """What this space is."""
    if space == HUB:
        return "hub"
    if len(space) == 1:
        return "hq"
    return "again" if _REGION_OF[space] is None else "plain"


def headquarters(region: Region) -> Space:
    """The HQ of a region."""
    return LETTERS[region]


def _connected() -> dict[Space, tuple[Space, ...]]:
    """Every space with those next to it, in the order of `SPACES`."""
    lines = [(HUB, *SPOKES[region], headquarters(region)) for region in REGIONS]
    lines.append((*RING, RING[0]))
    beside: dict[Space, set[Space]] = {space: set() for space in SPACES}
    for line in lines:
        for one, other in pairwise(line):
            beside[one].add(other)
            beside[other].add(one)
    return {
        space: tuple(other for other in SPACES if other in around)
        for space, around in beside.items()
    }


_BESIDE = _connected()


def neighbours(space: Space) -> tuple[Space, ...]:
    """The spaces one step away: six around the hub, three around an HQ, else two."""
    return _BESIDE[space]


def moves(start: Space, steps: int) -> dict[Space, Path]:
    """Every space that exactly so many steps lead to, with the path there, start and end in it.

    No step goes back where it came from (G3). With a die no space is reached on two paths: the
    smallest circle of the board has 19 steps. Were there two, the first in the order of `SPACES`
    would do.
    """
    paths: list[Path] = [(start,)]
    for _ in range(steps):
        paths = [
            (*path, step)
            for path in paths
            for step in neighbours(path[-1])
            if path[-2:-1] != (step,)
        ]
    return {path[-1]: path for path in reversed(paths)}


def boarding(space: Space) -> Path | None:
    """The path to the HQ that lies exactly two steps away, if one does (G13)."""
    for end, path in moves(space, 2).items():
        if kind(end) == "hq":
            return path
    return None


def steps_to_hq(space: Space) -> int:
    """How many steps lie between a space and the nearest HQ; 0 on one."""
    steps = 0
    while not any(kind(end) == "hq" for end in moves(space, steps)):
        steps += 1
    return steps
