"""Balderdash on the screens: the stage for the room, the hand for a private page, the path of pawns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import HOST, Advance, Command, Scored, Seat
from engine.games.balderdash.commands import RollCategory
from engine.games.balderdash.seen import BalderdashView
from engine.games.balderdash.terms import BLUFF_LENGTH, DOUBLE_SQUARES, PHASES
from pages.games import balderdash_asks
from pages.parts.board import Board, Pawn, Size, path_board
from pages.parts.panel import Tally
from pages.parts.people import Guest, names, ranked
from pages.parts.scene import render, scene
from pages.parts.voice import Speech
from pages.parts.words import Words

command = balderdash_asks.command

ALIKE = 60
"""From this likeness on (of 100) the dasher's page points a bluff out (B8)."""

WIDE_ANSWERS = 4
"""Up to this many answers stand in one column, up to `TALL_ANSWERS` in two, more in three."""

TALL_ANSWERS = 10

ANSWER_SIZES = "1.5 0.86"
"""Largest and least size of an answer in em of the stage; the browser picks what fits the screen."""

WITHOUT_BOARD = ("reading", "vote", "reveal")
"""Phases whose list of answers needs all the space."""


def stage(
    view: BalderdashView,
    who: Mapping[str, Guest],
    t: Words,
    refused: str,
    on_sent: Callable[[Mapping[str, Any]], None] | None,
) -> None:
    """Draw what everybody may see. With `on_sent` the host can tap what somebody calls out: a category, a vote."""
    scene(
        "balderdash_stage.html",
        key="stage",
        on_sent=on_sent,
        tap=on_sent is not None,
        **_facts(view, who, t, refused),
    )


def hand(
    view: BalderdashView,
    who: Mapping[str, Guest],
    t: Words,
    refused: str,
    draft: str,
    clock: float | None,
) -> str:
    """Give a seat's private page. `draft` names the text being written, apart for every night and game."""
    facts = _facts(view, who, t, refused)
    mine = [gain for gain in facts["gains"] if gain["seat"] == view.viewer]
    return render(
        "balderdash_hand.html",
        me=who[view.viewer],
        points=dict(view.points).get(Seat(view.viewer)),
        clock=clock,
        prompts=dict(view.prompts),
        limit=BLUFF_LENGTH,
        alike=ALIKE,
        draft=f"{draft}.r{view.round}",
        step=view.steps[0] if view.steps else None,
        mine_gains=mine,
        mine_points=sum(gain["points"] for gain in mine),
        waiting_names=names(who, view.waiting),
        names_of=lambda seats: names(who, seats),
        **facts,
    )


def main(view: BalderdashView, t: Words) -> tuple[str, Command] | None:
    """Give the main button of the console: what it says and what it asks for."""
    if view.phase == "card":
        if view.leader is None or not view.may_roll:
            return None
        return t("roll-category"), RollCategory(by=HOST, seat=view.leader)
    if not view.steps:
        return None
    return t(f"step-{view.steps[0]}"), Advance(by=HOST, step=view.steps[0])


def tally(view: BalderdashView, t: Words) -> Tally | None:
    """Give what the side shows of each player: his points, and whether they count twice (B14)."""
    return None if view.ending else Tally(t("scores-title"), view.points, view.doubled)


def board(view: BalderdashView, who: Mapping[str, Guest], size: Size) -> Board | None:
    """Give the path with the pawns (B1, B2), while nobody has to read what is above it."""
    if view.phase in WITHOUT_BOARD:
        return None
    length = view.options.path_length

    def draw(squares: Mapping[str, int]) -> Any:
        pawns = [Pawn(who[seat], squares[seat]) for seat, _ in view.squares if seat in who]
        return path_board(length, DOUBLE_SQUARES[length], pawns, size)

    return Board(hops(view), draw)


def hops(view: BalderdashView) -> list[dict[str, int]]:
    """Give the squares of all pawns after each single hop of this round's moves (B13); the last is now."""
    now: dict[str, int] = dict(view.squares)
    for moved in view.moved:
        now[moved.seat] = moved.start
    frames = [dict(now)]
    for moved in view.moved:
        for square in range(moved.start + 1, moved.end + 1):
            now[moved.seat] = square
            frames.append(dict(now))
    return frames


def spoken(view: BalderdashView, t: Words) -> Speech | None:
    """Give what is to be read aloud now: the prompt, then each answer as it is lit (B5, B10)."""
    if view.prompt and (
        view.phase == "bluffs" or (view.two and view.phase == "reading" and not view.lit)
    ):
        category = t(f"category-{view.category}")
        text = f"{category}. {view.prompt}. {t(f'ask-{view.category}')}"
        return Speech(f"prompt.{view.round}", text, None)
    if view.phase == "reading" and view.lit:
        answer = view.answers[view.lit - 1]
        last_of_all = view.steps[:1] != ("read_next",)
        return Speech(
            f"answer.{view.round}.{view.reading}.{view.lit}",
            f"{answer.number}. {answer.text}",
            None if last_of_all else "read_next",
        )
    if view.phase == "reveal" and view.set_aside:
        said = ". ".join(aside.text for aside in view.set_aside)
        return Speech(f"aside.{view.round}", said, None)
    return None


def moment(view: BalderdashView) -> str:
    """Name the sound of what has just happened, with what makes it new."""
    if view.ending:
        return "win." if view.ending.winners else ""
    turned = [answer for answer in view.answers if answer.true is not None]
    match view.phase:
        case "scores" if view.round == 0:
            return "roll."
        case "card" | "scores":
            return f"{'pawns' if view.phase == 'scores' else 'card'}.{view.round}"
        case "bluffs":
            return f"in.{view.round}.{len(view.handed_in)}"
        case "reading":
            return f"lit.{view.round}.{view.reading}.{view.lit}"
        case "vote":
            return f"vote.{view.round}.{len(view.voted)}"
        case "reveal" if turned:
            sound = "truth" if any(answer.true for answer in turned) else "turn"
            return f"{sound}.{view.round}.{len(turned)}"
    return ""


def phases(view: BalderdashView, t: Words) -> list[tuple[str, bool]]:
    """Give the steps of a round with the present one marked."""
    now = "moves" if view.phase == "scores" and view.round else view.phase
    return [(t(f"phase-{phase}"), phase == now) for phase in PHASES]


def headline(view: BalderdashView, who: Mapping[str, Guest], t: Words) -> str:
    """Say what is happening, in one line."""
    match view.phase:
        case "reading":
            named = {0: "reading-ready", 1: "reading-first", 2: "reading-second"}
            reader = who[view.leader].name if view.leader else ""
            return t(named.get(view.reading, "reading-more"), reading=view.reading, name=reader)
        case "vote" if view.waiting and view.options.voting == "clockwise":
            return t("vote-turn", name=who[view.waiting[0]].name)
        case "vote":
            return t("vote-head" if view.waiting else "vote-done")
    return t("reveal-head")


def _facts(
    view: BalderdashView, who: Mapping[str, Guest], t: Words, refused: str
) -> dict[str, Any]:
    count = len(view.answers)
    columns = 1 if count <= WIDE_ANSWERS else 2 if count <= TALL_ANSWERS else 3
    present = [seat for seat in view.seats if seat not in view.away]
    winners = view.ending.winners if view.ending else ()
    return {
        "view": view,
        "who": who,
        "t": t,
        "refused": refused,
        "present": present,
        "writers": [seat for seat in present if seat in (*view.writing, *view.handed_in)],
        "heard": _heard(view),
        "columns": columns,
        "fit": ANSWER_SIZES,
        "headline": headline(view, who, t),
        "gains": [_gain(scored, t) for scored in view.scored],
        "doubled_names": names(who, view.doubled),
        "winner_names": names(who, winners),
        "ranking": ranked(view.points) if view.ending else [],
    }


def _heard(view: BalderdashView) -> tuple[int, ...]:
    """Give the answers that have been read out at least once; the others wait under a cover."""
    if view.phase == "reading" and view.reading <= 1:
        return tuple(answer.number for answer in view.answers if answer.number <= view.lit)
    return tuple(answer.number for answer in view.answers)


def _gain(scored: Scored, t: Words) -> dict[str, Any]:
    facts = {key: fact for key, fact in scored.facts.items() if key != "double"}
    why = t(f"reason-{scored.reason}", **facts)
    if scored.facts.get("double"):
        why = t("reason-doubled", reason=why)
    return {"seat": scored.seat, "points": scored.points, "why": why}
