"""Fake Artist on the screens: the sheet that grows, the secret under a thumb, the votes at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from engine.core import HOST, Advance, Command, Seat
from engine.games.fake_artist.events import Drew
from engine.games.fake_artist.seen import FakeArtistView
from engine.games.fake_artist.terms import (
    CATEGORY_LENGTH,
    GUESS_LENGTH,
    LEAST_ARTISTS,
    PHASES,
    WORD_LENGTH,
)
from pages.games import fake_artist_asks
from pages.parts.board import Size
from pages.parts.panel import Tally
from pages.parts.people import Guest, names, ranked
from pages.parts.scene import Sent, render, scene
from pages.parts.sheet import Drawn, marks
from pages.parts.voice import Speech
from pages.parts.words import Words, alphabetical

KEY = "fake_artist"

command = fake_artist_asks.command


def stage(
    view: FakeArtistView, who: Mapping[str, Guest], t: Words, refused: str, on_sent: Sent | None
) -> None:
    """Draw what everybody may see. With `on_sent` the host can enter what somebody says."""
    scene(
        "fake_artist_stage.html",
        key="stage",
        on_sent=on_sent,
        tap=on_sent is not None,
        refused=refused,
        **facts(view, who, t),
    )


def hand(
    view: FakeArtistView,
    who: Mapping[str, Guest],
    t: Words,
    refused: str,
    draft: str,
    clock: float | None,
) -> str:
    """Give a seat's private page: its word while it is held down, its stroke, its vote, its guess."""
    return render(
        "fake_artist_hand.html",
        me=who[view.viewer],
        points=dict(view.points).get(Seat(view.viewer)),
        clock=clock,
        refused=refused,
        draft=f"{draft}.r{view.round}",
        names=lambda seats: names(who, seats),
        mine_gains=[
            (gain.points, reason(gain.reason, gain.facts, who, t))
            for gain in view.scored
            if gain.seat == view.viewer
        ],
        **facts(view, who, t),
    )


def main(view: FakeArtistView, t: Words) -> tuple[str, Command | None] | None:
    """Give the main button of the console: what it says and what it asks for."""
    if view.phase == "unmask" and view.may_judge and not view.waiting:
        return t("judge-now"), None
    if view.phase == "score" and not view.steps:
        rotates = view.options.word_master == "rotates"
        return t("artists-more", least=LEAST_ARTISTS + rotates), None
    step = next((step for step in view.steps if step not in _rare(view)), None)
    return None if step is None else (t.of(KEY, f"step-{step}"), Advance(by=HOST, step=step))


def board(view: FakeArtistView, who: Mapping[str, Guest], size: Size) -> None:
    """There is no board: the sheet is on the stage."""


def spoken(view: FakeArtistView, t: Words) -> Speech | None:
    """Give what is to be read aloud now: the category, the countdown, the word at last (F2, F5)."""
    if view.phase == "look" and view.category is not None:
        return Speech(f"look.{view.round}", t("look-said", category=listed(view.category, t)), None)
    if view.phase == "vote" and not view.voted:
        return Speech(f"vote.{view.round}", t("vote-said"), None)
    if view.phase == "score" and view.word is not None:
        return Speech(f"word.{view.round}", t("word-said", word=view.word), None)
    return None


def moment(view: FakeArtistView) -> str:
    """Name the sound of what has just happened, with what makes it new."""
    if view.ending:
        return "win." if view.ending.winners else ""
    match view.phase:
        case "draw":
            return f"lit.{view.round}.{len(view.strokes)}"
        case "unmask":
            return f"truth.{view.round}"
        case "score":
            return f"turn.{view.round}"
    return ""


def phases(view: FakeArtistView, t: Words) -> list[tuple[str, bool]]:
    """Give the steps of a round with the present one marked."""
    return [(t.of(KEY, f"phase-{phase}"), phase == view.phase) for phase in PHASES]


def tally(view: FakeArtistView, t: Words) -> Tally:
    """Give the points of each player (F8)."""
    return Tally(t("scores-title"), view.points)


def listed(category: str | None, t: Words) -> str:
    """Name a category: a list's by its key, the word master's own as it stands."""
    return t.known(f"drawing-{category}") or category or ""


def drawn(strokes: Iterable[Drew], who: Mapping[str, Guest]) -> tuple[Drawn, ...]:
    """Give the strokes of a drawing with whose they are; on paper there are none (F4)."""
    return tuple(
        Drawn(who[drew.seat], drew.stroke.pairs) for drew in strokes if drew.stroke is not None
    )


def reason(message: str, facts: Mapping[str, Any], who: Mapping[str, Guest], t: Words) -> str:
    """Say why somebody got points (A2)."""
    known = {seat: guest.name for seat, guest in who.items()}
    return t(f"reason-{message}", **t.named(facts, known))


def _rare(view: FakeArtistView) -> tuple[str, ...]:
    """Steps that are not for the main button: they go on without somebody."""
    early = ("open_vote",) if view.phase == "draw" and not view.drawn else ()
    return ("skip_stroke", *early)


def facts(view: FakeArtistView, who: Mapping[str, Guest], t: Words) -> dict[str, Any]:
    """Give what stage and hand are drawn from."""
    gains = [
        (gain.seat, gain.points, reason(gain.reason, gain.facts, who, t)) for gain in view.scored
    ]
    pointing: dict[str, list[str]] = {seat: [] for seat in view.seats}
    for voter, suspect in view.votes:
        pointing[suspect].append(voter)
    return {
        "view": view,
        "who": who,
        "t": t,
        "category": listed(view.category, t),
        "categories": sorted(
            ((key, t.known(f"drawing-{key}") or key) for key in view.categories),
            key=lambda pair: alphabetical(pair[1]),
        ),
        "marks": marks(drawn(view.strokes, who)),
        "pointing": pointing,
        "pointing_names": {seat: names(who, voters) for seat, voters in pointing.items()},
        "tied_names": names(who, view.tied),
        "waiting_names": names(who, view.waiting),
        "winner_names": names(who, view.ending.winners if view.ending else ()),
        "shared_gains": [
            ([seat for seat, _, _ in alike], points, why)
            for (points, why), alike in groupby(gains, lambda gain: gain[1:])
        ],
        "ranking": ranked(view.points),
        "paper": view.options.sheet == "paper",
        "lengths": (CATEGORY_LENGTH, WORD_LENGTH, GUESS_LENGTH),
    }
