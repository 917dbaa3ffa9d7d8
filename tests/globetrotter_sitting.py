"""A table that plays Globetrotter in the tests: short words for what people do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from engine.core import HOST, Card, Event, Scored, Seat, Viewer
from engine.games.globetrotter import GAME, wheel
from engine.games.globetrotter.commands import (
    Answer,
    ChooseRegion,
    Decline,
    GoTo,
    Judge,
    Pass,
    PickRegion,
    PickTwo,
    PlayBoarding,
    PlayFirstClass,
    PlayPassport,
    Roll,
    RollFirst,
    VoteRegion,
)
from engine.games.globetrotter.seen import GlobetrotterView
from engine.games.globetrotter.state import State
from engine.games.globetrotter.terms import REGIONS, Region, Space, TravelCard
from engine.play import used_up
from tests.packed import PackedBox
from tests.seated import Seated

A, B, C, D, E = (Seat(letter) for letter in "ABCDE")

EUROPE, NORTH, FRANCE, LATIN, AFRICA, ASIA = REGIONS


def deck(count: int, first: int = 1) -> dict[str, list[Card]]:
    """Printed cards: number 3 asks "africa 3?" and so on; its answer is "true africa 3"."""
    return {
        region: [
            Card(
                f"{region}-{number}",
                region,
                f"{region} {number}?",
                f"true {region} {number}",
                (f"also {region} {number}",),
                (number + at) % 3 + 1,
                number,
            )
            for number in range(first, first + count)
        ]
        for at, region in enumerate(REGIONS)
    }


PILES = deck(30)


class Wheel(Seated):
    """A game of Globetrotter after the opening: the first seat is on, all stand on the hub."""

    game = GAME
    state: State

    def __init__(
        self,
        seats: str = "ABCD",
        piles: Mapping[str, Sequence[Card]] | None = None,
        had: Mapping[str, frozenset[str]] | None = None,
        begun: bool = True,
        order: Sequence[int] = (),
        **options: object,
    ) -> None:
        super().__init__(seats, PackedBox("", piles or PILES, order, had), **options)
        if begun:
            self.pack("6" + " 1" * (len(seats) - 1)).go("roll_all")

    def tell(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self.box.used = used_up(map(self.game.spent, events), self.box.used)
        return super().tell(events)

    # --- putting things somewhere -------------------------------------------------------------

    def pack(self, dice: str) -> Self:
        """What is rolled next."""
        self.box.dice = [int(die) for die in dice.split()]
        return self

    def put(self, **spaces: Space) -> Self:
        """Put pawns somewhere."""
        pawns = tuple((seat, spaces.get(seat, at)) for seat, at in self.state.pawns)
        self.state = self.state.but(pawns=pawns)
        return self

    def own(self, **regions: str) -> Self:
        """Give wedges by letters: `own(A="ENF")`."""
        by_letter = {letter: region for region, letter in wheel.LETTERS.items()}
        wedges = tuple(
            (seat, tuple(map(by_letter.__getitem__, regions[seat])) if seat in regions else had)
            for seat, had in self.state.wedges
        )
        self.state = self.state.but(wedges=wedges)
        return self

    def hold(self, **cards: Sequence[TravelCard]) -> Self:
        """Leave these seats exactly these Grand Voyageur cards."""
        hands = tuple((seat, tuple(cards.get(seat, had))) for seat, had in self.state.hands)
        self.state = self.state.but(hands=hands)
        return self

    # --- what people do -----------------------------------------------------------------------

    def roll_first(self, dice: str) -> Self:
        """All who are waited for roll for who begins."""
        self.pack(dice)
        for seat in self.view().waiting:
            self.ask(RollFirst(seat, seat, self.state.lap))
        return self

    def roll(self, die: int) -> Self:
        self.pack(str(die)).ask(Roll(self.turn, self.turn))
        return self

    def walk(self, die: int, space: Space) -> Self:
        """Roll and walk; on a plain space the question is asked, unless a pass could be played."""
        self.roll(die).ask(GoTo(self.turn, self.turn, space))
        return self

    def land(self, space: Space) -> Self:
        """Get there in one step, from wherever."""
        return self.put(**{self.turn: wheel.neighbours(space)[-1]}).walk(1, space)

    def draw(self) -> Self:
        self.go("draw_question")
        return self

    def judge(self, *rights: bool, by: Viewer = HOST) -> Self:
        for right in rights:
            self.ask(Judge(by, right))
        return self

    def on(self, space: Space, right: bool) -> Self:
        """Land there, no pass played; the answer is right or wrong."""
        self.land(space)
        if self.state.phase == "ask":
            self.draw()
        return self.judge(right)

    def choose(self, region: Region) -> Self:
        self.ask(ChooseRegion(self.turn, self.turn, region))
        return self

    def vote(self, **regions: Region) -> Self:
        for seat, region in regions.items():
            self.ask(VoteRegion(Seat(seat), Seat(seat), self.number, region))
        return self

    def pick(self, region: Region) -> Self:
        self.ask(PickRegion(HOST, region))
        return self

    def type(self, text: str) -> Self:
        self.ask(Answer(self.turn, self.turn, text))
        return self

    def give_up(self) -> Self:
        self.ask(Pass(self.turn, self.turn))
        return self

    def boarding(self) -> Self:
        self.ask(PlayBoarding(self.turn, self.turn))
        return self

    def first_class(self) -> Self:
        self.ask(PlayFirstClass(self.turn, self.turn))
        return self

    def two(self, one: Region, other: Region, by: Viewer = HOST) -> Self:
        self.ask(PickTwo(by, (one, other)))
        return self

    def passport(self, *seats: Seat) -> Self:
        for seat in seats:
            self.ask(PlayPassport(seat, seat, self.number))
        return self

    def decline(self, *seats: Seat) -> Self:
        for seat in seats:
            self.ask(Decline(seat, seat, self.number))
        return self

    # --- how it stands ------------------------------------------------------------------------

    def view(self, viewer: Viewer = HOST) -> GlobetrotterView:
        seen = GAME.view(self.state, viewer)
        assert isinstance(seen, GlobetrotterView)
        return seen

    @property
    def turn(self) -> Seat:
        turn = self.view().turn
        assert turn is not None
        return turn

    @property
    def number(self) -> int:
        return self.state.now.round

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def at(self) -> dict[str, Space]:
        return dict(self.state.pawns)

    @property
    def wedges(self) -> dict[str, str]:
        """Wedges by seat as letters, those with none left out."""
        return {
            seat: "".join(wheel.LETTERS[region] for region in regions)
            for seat, regions in self.state.wedges
            if regions
        }

    @property
    def hands(self) -> dict[str, tuple[TravelCard, ...]]:
        return dict(self.state.hands)

    @property
    def points(self) -> dict[str, int]:
        return {seat: points for seat, points in self.view().points if points}

    @property
    def card(self) -> int:
        """The number of the printed card asked from."""
        return self.state.asked.number

    @property
    def why(self) -> list[tuple[str, int, str]]:
        """Wedges gained and lost since the last question was asked, and why."""
        return [(one.seat, one.points, one.reason) for one in self.state.scored]

    def scores(self) -> list[Event]:
        return self.told(Scored)
