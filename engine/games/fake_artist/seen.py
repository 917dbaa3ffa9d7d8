"""What a viewer sees of a game of Fake Artist: the types that `view` fills."""

from __future__ import annotations

from engine.core import Scored, Seat, Value, View
from engine.games.fake_artist.events import Drew
from engine.games.fake_artist.terms import LAPS, TARGET, Options, Void


class Offer(Value):
    """Words that the word master may pick by number (F2)."""

    category: str
    words: tuple[str, ...]
    started_over: bool = False


class FakeArtistView(View):
    """What a viewer may know of a game of Fake Artist. `turn` (of every view) draws now.

    - room: `categories` of the decks while the word is set, then the `category`, a key of the decks
      or the word master's own words; the `artists` in drawing order, nobody away; who has `looked`;
      the `lap` and the `strokes` so far (of those who left, too); `drawn` once the last one stands;
      who has `voted`. Once shown: `votes` (who, whom), the `tally` of every artist, most first,
      `caught` and the `fake`; then his `guess`, whether it was `right`, the `word`, `scored`; and
      `next_leader` (None the console) and `next_first` between rounds. `may_judge`: a guess is
      there to be judged, or judged anew, by word master or host. `may_name_first`: the host may.
    - an artist besides: the `word`, or `x` for the fake; `my_vote`, and the `suspects` he may point
      at.
    - the word master besides: his `offer`; `word` and `fake` once set; and once there is a guess,
      `suggest`: whether the console takes it for right. All see that when the word is shown.
    """

    options: Options
    target: int = TARGET
    laps: int = LAPS
    first: Seat | None = None
    may_name_first: bool = False
    categories: tuple[str, ...] = ()
    category: str | None = None
    artists: tuple[Seat, ...] = ()
    looked: tuple[Seat, ...] = ()
    lap: int = 0
    strokes: tuple[Drew, ...] = ()
    drawn: bool = False
    voters: tuple[Seat, ...] = ()
    voted: tuple[Seat, ...] = ()
    votes: tuple[tuple[Seat, Seat], ...] = ()
    tally: tuple[tuple[Seat, int], ...] = ()
    caught: bool | None = None
    fake: Seat | None = None
    guess: str | None = None
    may_judge: bool = False
    suggest: bool | None = None
    right: bool | None = None
    word: str | None = None
    scored: tuple[Scored, ...] = ()
    void: Void | None = None
    next_leader: Seat | None = None
    next_first: Seat | None = None
    x: bool = False
    my_vote: Seat | None = None
    suspects: tuple[Seat, ...] = ()
    offer: Offer | None = None

    @property
    def tied(self) -> tuple[Seat, ...]:
        """Those who share most votes, once nobody is caught because of it (F6)."""
        most = max((count for _, count in self.tally), default=0)
        first = tuple(seat for seat, count in self.tally if most and count == most)
        return first if self.caught is False and len(first) > 1 else ()
