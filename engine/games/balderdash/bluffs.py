"""B6–B7: bluffs are written, replaced, and sent back when the dasher cannot read them."""

from __future__ import annotations

import msgspec

from engine.core import Event, IllegalMove, Seat
from engine.games.balderdash.commands import HandIn, SendBack
from engine.games.balderdash.events import HandedIn, SentBack
from engine.games.balderdash.seen import Bluff
from engine.games.balderdash.state import Round, State
from engine.games.balderdash.terms import BLUFF_LENGTH, SMALL_TABLE, WHY_LENGTH
from engine.texts import check_text


def writers(state: State) -> tuple[Seat, ...]:
    """The seats that may write now, clockwise; the dasher last if he may (B6)."""
    if state.phase != "bluffs":
        return ()
    return tuple(
        seat for seat in state.playing if seat != state.now.dasher or state.now.dasher_may_bluff
    )


def writing(state: State) -> tuple[Seat, ...]:
    """The seats whose bluff the table waits for; the dasher need not write (B6)."""
    return tuple(
        seat
        for seat in writers(state)
        if seat not in (state.now.dasher, *state.now.skipped) and not readable(state, seat)
    )


def readable(state: State, seat: Seat) -> bool:
    """Whether this seat plays and has a bluff that has not been sent back (A6, B7)."""
    bluff = state.now.bluff(seat)
    return bluff is not None and bluff.why is None and seat in state.playing


def hand_in(state: State, command: HandIn) -> tuple[Event, ...]:
    """Write a bluff or replace it; the same again changes nothing (B6, A3).

    Raises `IllegalMove`: round-over (round), writing-closed, dasher-writes-not (most), next-round
    (seat), and those of `check_text`.
    """
    this_round(state, command.round)
    if state.phase != "bluffs":
        raise IllegalMove("writing-closed")
    if command.seat not in state.now.players:
        raise IllegalMove("next-round", seat=command.seat)
    if command.seat not in writers(state):
        raise IllegalMove("dasher-writes-not", most=SMALL_TABLE)
    text = check_text(command.text, BLUFF_LENGTH)
    stands = state.now.bluff(command.seat)
    if stands is not None and stands.text == text and stands.why is None:
        return ()
    return (HandedIn(command.seat, text),)


def handed_in(round_: Round, event: HandedIn) -> Round:
    """A new text comes last, without the mark and the merges of the old one."""
    seat = event.seat
    others = tuple(bluff for bluff in round_.bluffs if bluff.seat != seat)
    return msgspec.structs.replace(
        round_,
        bluffs=(*others, Bluff(seat, event.text)),
        merges=tuple(pair for pair in round_.merges if seat not in pair),
        skipped=tuple(other for other in round_.skipped if other != seat),
    )


def send_back(state: State, command: SendBack) -> tuple[Event, ...]:
    """Return a bluff that cannot be read, with a word why; its author writes it again (B7).

    Raises `IllegalMove`: reading-started, own-bluff-stays, no-such-bluff (seat), and those of
    `check_text`.
    """
    before_reading(state)
    written_by_other(state, command.seat)
    return (SentBack(command.seat, check_text(command.why, WHY_LENGTH)),)


def sent_back(round_: Round, event: SentBack) -> Round:
    """The bluff waits for its author, with the reason."""
    return msgspec.structs.replace(
        round_,
        bluffs=tuple(
            msgspec.structs.replace(bluff, why=event.why) if bluff.seat == event.seat else bluff
            for bluff in round_.bluffs
        ),
    )


def this_round(state: State, number: int) -> None:
    """Refuse what was meant for another round.

    Raises `IllegalMove`: round-over (round).
    """
    if state.round is None or state.round.number != number:
        raise IllegalMove("round-over", round=number)


def before_reading(state: State) -> None:
    """Refuse what the dasher may do with bluffs only until the reading starts (B7–B9).

    Raises `IllegalMove`: reading-started.
    """
    if state.phase != "bluffs":
        raise IllegalMove("reading-started")


def written_by_other(state: State, seat: Seat) -> None:
    """Refuse anything but a readable bluff of somebody else than the dasher (B8).

    Raises `IllegalMove`: own-bluff-stays, no-such-bluff (seat).
    """
    if seat == state.now.dasher:
        raise IllegalMove("own-bluff-stays")
    if not readable(state, seat):
        raise IllegalMove("no-such-bluff", seat=seat)
