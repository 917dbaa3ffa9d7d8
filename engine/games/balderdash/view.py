"""What a viewer may know, built up from nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import Seat, Viewer
from engine.games.balderdash import alike, bluffs, card, steps, vote
from engine.games.balderdash.seen import AnswerView, BalderdashView, Bluff, BluffView, SetAside
from engine.games.balderdash.state import Round, State
from engine.games.balderdash.terms import PHASES
from engine.likeness import likeness


def view(state: State, viewer: Viewer) -> BalderdashView:
    """All that this viewer may know. The host knows what the room knows."""
    round_ = state.round
    seen = BalderdashView(
        viewer=viewer,
        phase=state.phase,
        phases=_phases(round_),
        round=round_.number if round_ else 0,
        seats=state.table.seats,
        away=state.table.away,
        leader=steps.leader(state),
        turn=vote.turn(state),
        waiting=steps.waiting_for(state),
        open=steps.may_move(state),
        steps=steps.steps(state, viewer),
        points=state.points,
        paused=state.table.paused,
        ending=state.table.ending,
        options=state.options,
        rolls=tuple(roll.pips for roll in state.rolls),
        squares=state.squares,
        doubled=state.doubled,
        void=state.void,
        next_dasher=card.dasher_to_be(state) if state.phase == "scores" else None,
    )
    if round_ is None:
        return seen
    shown = _public(state, round_)
    if viewer in state.table.seats:
        shown |= _own(state, round_, Seat(viewer))
    if viewer == round_.dasher:
        shown |= _dasher(state, round_)
    return msgspec.structs.replace(seen, **shown)


def _phases(round_: Round | None) -> tuple[str, ...]:
    """The console's bar; with two players nobody writes (B15)."""
    if round_ is None or not round_.two:
        return PHASES
    return tuple(phase for phase in PHASES if phase != "bluffs")


def _public(state: State, round_: Round) -> dict[str, Any]:
    """What everybody may know of the round."""
    shown: dict[str, Any] = {
        "two": round_.two,
        "started_over": round_.started_over,
        "pips": round_.pips,
        "categories": round_.categories,
        "may_roll": card.may_roll(state),
        "may_pick": card.may_pick(state),
        "category": round_.category,
        "writing": bluffs.writing(state),
        "handed_in": tuple(seat for seat in state.playing if bluffs.readable(state, seat)),
        "dasher_may_bluff": round_.dasher_may_bluff,
        "answers": _answers(state, round_),
        "reading": round_.reading,
        "lit": round_.lit,
        "voters": vote.voters(state),
        "voted": tuple(seat for seat in vote.voters(state) if round_.vote(seat) is not None),
        "scored": round_.scored,
        "moved": round_.moved,
    }
    if round_.played:
        shown["prompt"] = round_.played[0].prompt
    if round_.played and _is_told(state, round_):
        shown["answer"] = round_.played[0].answer
        shown["set_aside"] = _set_aside(round_, vote.aside(state))
    return shown


def _is_told(state: State, round_: Round) -> bool:
    """Whether the room knows the truth: all turned over, two knew it (B8), or a B8 move has won."""
    won = state.table.ending is not None and bool(state.table.ending.winners)
    return round_.all_revealed or state.void == "two-close" or won


def _answers(state: State, round_: Round) -> tuple[AnswerView, ...]:
    """The list: votes as they fall or once all are in (B11), the rest when turned over (B12)."""
    votes_seen = round_.closed or state.options.voting == "clockwise"
    lines = []
    for number, answer in enumerate(round_.answers, 1):
        votes = tuple(seat for seat in round_.voters if round_.vote(seat) == number)
        line = AnswerView(number, answer.text, votes if votes_seen else ())
        if number in round_.revealed:
            line = msgspec.structs.replace(line, authors=answer.authors, true=answer.true)
        lines.append(line)
    return tuple(lines)


def _set_aside(round_: Round, seats: tuple[Seat, ...]) -> tuple[SetAside, ...]:
    """The bluffs that were too close, read out at the end (B12)."""
    texts = {bluff.seat: bluff.text for bluff in round_.bluffs}
    return tuple(SetAside(seat, texts[seat]) for seat in seats)


def _own(state: State, round_: Round, seat: Seat) -> dict[str, Any]:
    """What a seat knows of itself: what it wrote and voted, and not whether that is marked (B8)."""
    own: dict[str, Any] = {
        "my_vote": round_.vote(seat),
        "barred": vote.barred(state, seat),
        "aside": seat in vote.aside(state),
    }
    bluff = round_.bluff(seat)
    if bluff is not None:
        own["mine"] = Bluff(seat, bluff.text, why=bluff.why)
    return own


def _dasher(state: State, round_: Round) -> dict[str, Any]:
    """What only the dasher knows: his card, the answer, and the bluffs as they come (B5, B7)."""
    prompts = {entry.pile: entry.prompt for entry in reversed(round_.entries)}
    known: dict[str, Any] = {
        "prompts": tuple((category, prompts[category]) for category in round_.categories)
    }
    if round_.played:
        known["answer"] = round_.played[0].answer
        known["bluffs"] = _bluffs(state, round_, round_.played[0].answer)
    return known


def _bluffs(state: State, round_: Round, answer: str) -> tuple[BluffView, ...]:
    together = {seat: group for group in alike.groups(state) for seat in group.authors}
    seen = []
    for bluff in round_.bluffs:
        if bluff.seat not in state.table.present:
            continue
        group = together.get(bluff.seat)
        others = group.authors if group else ()
        seen.append(
            BluffView(
                bluff.seat,
                bluff.text,
                close=bool(group and group.close) and bluff.seat != round_.dasher,
                why=bluff.why,
                likeness=likeness(bluff.text, answer),
                merged=tuple(seat for seat in others if seat != bluff.seat),
            )
        )
    return tuple(seen)
