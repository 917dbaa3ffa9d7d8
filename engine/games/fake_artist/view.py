"""What a viewer may know, built up from nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import Seat, Viewer
from engine.games.fake_artist import drawing, guess, steps, turns, vote
from engine.games.fake_artist.seen import FakeArtistView, Offer
from engine.games.fake_artist.state import Round, State
from engine.games.fake_artist.terms import PHASES


def view(state: State, viewer: Viewer) -> FakeArtistView:
    """All that this viewer may know. The host knows what the room knows."""
    round_ = state.round
    seen = FakeArtistView(
        viewer=viewer,
        phase=state.phase,
        phases=PHASES,
        round=round_.number if round_ else 0,
        seats=state.table.seats,
        away=state.table.away,
        leader=state.leader,
        turn=drawing.turn(state) if round_ else None,
        waiting=steps.waiting_for(state),
        open=steps.may_move(state),
        steps=steps.steps(state, viewer),
        points=state.points,
        paused=state.table.paused,
        ending=state.table.ending,
        options=state.options,
        void=state.void,
    )
    if round_ is None:
        return seen
    shown = _public(state, round_) | _between_rounds(state)
    shown["may_judge"] = guess.may_judge(state, viewer)
    if viewer in state.table.seats:
        shown |= _own(state, round_, Seat(viewer))
    if viewer == round_.leader:
        shown |= _master(state, round_)
    return msgspec.structs.replace(seen, **shown)


def _public(state: State, round_: Round) -> dict[str, Any]:
    """What everybody may know of the round."""
    shown: dict[str, Any] = {
        "first": round_.first,
        "may_name_first": turns.may_name_first(state) and not state.rests,
        "categories": round_.categories if state.phase == "word" else (),
        "category": round_.category,
        "artists": state.playing,
        "looked": round_.looked,
        "lap": drawing.lap(state),
        "strokes": round_.strokes,
        "drawn": drawing.is_drawn(state),
        "voters": state.playing if state.phase == "vote" else (),
        "voted": tuple(seat for seat, _ in vote.votes(state)),
        "guess": round_.guess,
        "right": round_.right,
        "scored": round_.scored,
    }
    if vote.are_shown(state):
        shown["votes"] = round_.votes
        shown["tally"] = vote.tally(state)
        shown["caught"] = round_.caught
    if vote.are_shown(state) or state.void is not None:
        shown["fake"] = round_.fake
    if round_.told:
        shown["word"] = round_.word
        shown["suggest"] = guess.suggestion(state)
    return shown


def _between_rounds(state: State) -> dict[str, Any]:
    """Who begins the next round (F1, F11)."""
    if state.phase != "score":
        return {}
    seat = turns.next_seat(state)
    if state.now.leader is None:
        return {"next_first": seat}
    first = state.table.left(seat) if state.table.present else None
    return {"next_leader": seat, "next_first": first}


def _own(state: State, round_: Round, seat: Seat) -> dict[str, Any]:
    """What an artist knows of himself: the word or the X, and his vote."""
    if seat not in round_.artists:
        return {}
    own: dict[str, Any] = {
        "my_vote": dict(round_.votes).get(seat),
        "suspects": vote.suspects(state, seat),
    }
    if seat == round_.fake:
        return own | {"x": True}
    return own | {"word": round_.word}


def _master(state: State, round_: Round) -> dict[str, Any]:
    """What only the word master knows (F2, F7)."""
    known: dict[str, Any] = {
        "word": round_.word,
        "fake": round_.fake,
        "suggest": guess.suggestion(state),
    }
    if round_.offer is not None:
        words = tuple(card.prompt for card in round_.offer.cards)
        known["offer"] = Offer(round_.offer.category, words, round_.offer.started_over)
    return known
