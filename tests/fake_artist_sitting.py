"""A table that plays Fake Artist in the tests: short words for what people do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from engine.core import HOST, Card, Event, Seat
from engine.games.fake_artist import GAME
from engine.games.fake_artist.commands import Confirm, Done, Draw, Guess, Judge, SetOwnWord, Vote
from engine.games.fake_artist.terms import LAPS, Stroke
from engine.rounds import put
from tests.packed import PackedBox
from tests.seated import Seated

W, A, B, C, D, E, F = (Seat(letter) for letter in "WABCDEF")

LINE = Stroke((100, 100, 100, 300))


def words(pile: str, count: int) -> list[Card]:
    """A list: `pond-1` is the word "pond 1"."""
    return [Card(f"{pile}-{n}", pile, f"{pile} {n}") for n in range(1, count + 1)]


PILES: Mapping[str, Sequence[Card]] = {
    "pond": words("pond", 9),
    "sea": words("sea", 7),
    "toys": words("toys", 4),
}


class Studio(Seated):
    """A game of Fake Artist. W is the first word master, the artists draw in order A, B, C, D, E.

    With the console as word master W draws first. The fake is C unless said otherwise.
    """

    game = GAME

    def __init__(
        self,
        seats: str = "WABCDE",
        piles: Mapping[str, Sequence[Card]] | None = None,
        **options: object,
    ) -> None:
        super().__init__(seats, PackedBox(piles=PILES if piles is None else piles), **options)

    def word(self, word: str = "frog", fake: Seat = C, category: str = "animals") -> Self:
        """On to the look: the word master sets a word, or the console one by lot."""
        leader = self.state.now.leader
        if leader is None:
            self.go("deal_word")
            self.state = self.state.but_round(fake=fake)
            return self
        self.box.order = (self.state.playing.index(fake),)
        self.ask(SetOwnWord(leader, leader, category, word))
        self.box.order = ()
        return self

    def look(self, *seats: Seat) -> Self:
        """These artists, or all, have looked."""
        for seat in seats or self.state.playing:
            self.ask(Confirm(seat, seat, self.number))
        return self

    def drawing(self, fake: Seat = C) -> Self:
        """On to the first stroke."""
        self.word(fake=fake).look().go("start_drawing")
        return self

    def stroke(self, seat: Seat | None = None, stroke: Stroke = LINE) -> tuple[Event, ...]:
        """Whose turn it is, or another, draws."""
        seat = seat or self.turn
        if self.state.options.sheet == "paper":
            return self.ask(Done(seat, seat, self.number, self.lap))
        return self.ask(Draw(seat, seat, self.number, self.lap, stroke))

    def strokes(self, count: int) -> Self:
        for _ in range(count):
            self.stroke()
        return self

    def drawn(self, fake: Seat = C) -> Self:
        """On to the last stroke."""
        self.drawing(fake)
        return self.strokes(LAPS * len(self.state.playing))

    def voting(self, fake: Seat = C) -> Self:
        """On to the open vote."""
        self.drawn(fake).go("open_vote")
        return self

    def point(self, **votes: str) -> Self:
        """Who points at whom."""
        for seat, suspect in votes.items():
            self.ask(Vote(Seat(seat), Seat(seat), self.number, Seat(suspect)))
        return self

    def vote(self, fake: Seat = C, **votes: str) -> Self:
        """A round up to the votes shown; who is not named abstains."""
        self.voting(fake).point(**votes).go("reveal_votes")
        return self

    def caught(self) -> Self:
        """A round in which C is caught."""
        return self.vote(A="C", B="C", D="C", C="A")

    def guess(self, text: str = "toad", by: Seat = C) -> tuple[Event, ...]:
        return self.ask(Guess(by, by, self.number, text))

    def judge(self, right: bool, by: str | None = None) -> tuple[Event, ...]:
        """The word master rules, where there is none the host."""
        return self.ask(Judge(by or self.state.leader or HOST, self.number, right))

    def give(self, **points: int) -> Self:
        """Give these seats so many points before."""
        for seat, count in points.items():
            self.state = self.state.but(points=put(self.state.points, Seat(seat), count))
        return self

    @property
    def turn(self) -> Seat:
        seat = self.view().turn
        assert seat is not None
        return Seat(seat)

    @property
    def lap(self) -> int:
        return int(self.view().lap)

    @property
    def scored(self) -> list[tuple[str, int, str]]:
        """The points of this round: who, how many, why."""
        return [(gain.seat, gain.points, gain.reason) for gain in self.state.now.scored]
