"""The line that a viewer hears of an event. Closed by default: what is not named, nobody hears."""

from __future__ import annotations

from engine import table
from engine.core import Event, Line, Scored, Viewer
from engine.games.balderdash.events import (
    CategoryPicked,
    CategoryRolled,
    HandedIn,
    Listed,
    Moved,
    ReadOut,
    Revealed,
    Rolled,
    RoundEnded,
    RoundStarted,
    RoundVoided,
    SentBack,
    VoteClosed,
    Voted,
    VoteOpened,
)
from engine.games.balderdash.opening import highest


def heard(event: Event, viewer: Viewer) -> Line | None:
    """The line, or None. Texts, marks and the list behind it are never in it."""
    match event:
        case SentBack(seat=seat, why=why) if seat == viewer:
            return Line("sent-back-to-you", {"why": why})
        case Voted(seat=seat, secret=True) if seat != viewer:
            return Line("voted-secretly", {"seat": seat})
    return _round(event) or _outcome(event) or table.heard(event)


def _round(event: Event) -> Line | None:
    """What everybody hears up to the vote (B3–B11)."""
    match event:
        case Rolled():
            best = highest(event)
            pips = dict(event.pips)[best[0]]
            if len(best) > 1:
                return Line("rolled-tie", {"players": len(best), "pips": pips})
            return Line("rolled-first", {"seat": best[0], "pips": pips})
        case RoundStarted(round=number, dasher=seat, two=two):
            message = "round-of-two-started" if two else "round-started"
            return Line(message, {"round": number, "seat": seat})
        case CategoryRolled(pips=pips):
            return Line("category-rolled", {"pips": pips})
        case CategoryPicked(category=category):
            return Line("category-picked", {"category": category})
        case HandedIn(seat=seat):
            return Line("handed-in", {"seat": seat})
        case SentBack(seat=seat):
            return Line("sent-back", {"seat": seat})
        case Listed(answers=answers):
            return Line("listed", {"count": len(answers)})
        case ReadOut(reading=reading, answer=1):
            return Line("reading", {"reading": reading})
        case VoteOpened(voters=voters):
            return Line("vote-opened", {"voters": len(voters)})
        case Voted(seat=seat, answer=answer):
            return Line("voted", {"seat": seat, "answer": answer})
    return None


def _outcome(event: Event) -> Line | None:
    """What everybody hears from the end of the vote on (B12–B14)."""
    match event:
        case VoteClosed():
            return Line("vote-closed-now")
        case Revealed(answer=answer):
            return Line("revealed", {"answer": answer})
        case Scored(seat=seat, points=points, reason=reason, facts=facts):
            return Line(reason, {"seat": seat, "points": points, **facts})
        case Moved(seat=seat, start=start, end=end, double=double):
            message = "moved-double" if double else "moved"
            return Line(message, {"seat": seat, "start": start, "end": end})
        case RoundVoided(reason=reason):
            return Line(f"void-{reason}")
        case RoundEnded():
            return Line("round-ended")
    return None
