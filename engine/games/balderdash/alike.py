"""B8–B9: bluffs that are too close to the truth, and bluffs that say the same."""

from __future__ import annotations

import msgspec

from engine.core import Event, IllegalMove, Seat, Value
from engine.games.balderdash.bluffs import before_reading, readable, this_round, written_by_other
from engine.games.balderdash.commands import MarkClose, Merge
from engine.games.balderdash.events import Answer, Marked, Merged
from engine.games.balderdash.state import Round, State
from engine.likeness import key


class Group(Value):
    """Bluffs that go on the list as one (B9): their authors, the text that came first, the mark."""

    authors: tuple[Seat, ...]
    text: str
    close: bool


def mark(state: State, command: MarkClose) -> tuple[Event, ...]:
    """Mark a bluff, and all that say the same, as too close, or take the mark off (B8).

    Raises `IllegalMove`: round-over (round), reading-started, own-bluff-stays, no-such-bluff
    (seat).
    """
    this_round(state, command.round)
    before_reading(state)
    written_by_other(state, command.seat)
    if group_of(state, command.seat).close == command.close:
        return ()
    return (Marked(command.seat, command.close),)


def marked(state: State, event: Marked) -> State:
    """The mark is on the whole group, but never on the dasher's own bluff (B8)."""
    authors = group_of(state, event.seat).authors
    return state.but_round(
        bluffs=tuple(
            msgspec.structs.replace(bluff, close=event.close)
            if bluff.seat in authors and bluff.seat != state.now.dasher
            else bluff
            for bluff in state.now.bluffs
        )
    )


def merge(state: State, command: Merge) -> tuple[Event, ...]:
    """Put two bluffs on the list as one, or part what was put together by hand (B9).

    Raises `IllegalMove`: round-over (round), reading-started, no-such-bluff (seat), merge-itself,
    same-words when bluffs that say the same should be parted.
    """
    this_round(state, command.round)
    before_reading(state)
    one, other = command.seats
    for seat in command.seats:
        if not readable(state, seat):
            raise IllegalMove("no-such-bluff", seat=seat)
    if one == other:
        raise IllegalMove("merge-itself")
    if (other in group_of(state, one).authors) == command.merged:
        return ()
    if _key(state.now, one) == _key(state.now, other):
        raise IllegalMove("same-words")
    return (Merged(command.seats, command.merged),)


def merged(round_: Round, event: Merged) -> Round:
    """A merge joins two groups. Parting undoes the merge between the two; where they hang together
    only by way of others, the first one leaves.
    """
    one, other = (_key(round_, seat) for seat in event.seats)
    if event.merged:
        return msgspec.structs.replace(round_, merges=(*round_.merges, event.seats))
    between = {pair for pair in round_.merges if _keys(round_, pair) == {one, other}}
    gone = between or {pair for pair in round_.merges if one in _keys(round_, pair)}
    return msgspec.structs.replace(
        round_, merges=tuple(pair for pair in round_.merges if pair not in gone)
    )


def groups(state: State) -> tuple[Group, ...]:
    """The readable bluffs, put together by B9, in the order in which they came."""
    left = [bluff for bluff in state.now.bluffs if readable(state, bluff.seat)]
    found: list[Group] = []
    while left:
        keys = _reached(state.now, left[0].seat)
        alike = [bluff for bluff in left if key(bluff.text) in keys]
        left = [bluff for bluff in left if bluff not in alike]
        authors = tuple(bluff.seat for bluff in alike)
        found.append(Group(authors, alike[0].text, any(bluff.close for bluff in alike)))
    return tuple(found)


def group_of(state: State, seat: Seat) -> Group:
    """The group with this seat's bluff, which must be readable."""
    return next(group for group in groups(state) if seat in group.authors)


def too_close(state: State) -> tuple[Seat, ...]:
    """The authors of bluffs marked as too close, in the order in which they move (B8, B13)."""
    authors = {seat for group in groups(state) if group.close for seat in group.authors}
    return tuple(seat for seat in state.playing if seat in authors - {state.now.dasher})


def lines(state: State) -> tuple[Answer, ...]:
    """What is listed beside the truth: one line a group, without authors set aside (B8, B9)."""
    aside = too_close(state)
    listed = []
    for group in groups(state):
        authors = tuple(seat for seat in group.authors if seat not in aside)
        if authors:
            text = next(bluff.text for bluff in state.now.bluffs if bluff.seat in authors)
            listed.append(Answer(text, authors, False))
    return tuple(listed)


def _key(round_: Round, seat: Seat) -> str:
    return next((key(bluff.text) for bluff in round_.bluffs if bluff.seat == seat), "")


def _keys(round_: Round, seats: tuple[Seat, Seat]) -> set[str]:
    return {_key(round_, seat) for seat in seats}


def _reached(round_: Round, start: Seat) -> set[str]:
    """The words that count as this seat's, directly or by way of merges by hand."""
    keys = {_key(round_, start)}
    joined = [_keys(round_, pair) for pair in round_.merges]
    while more := [pair for pair in joined if pair & keys and not pair <= keys]:
        keys = keys.union(*more)
    return keys
