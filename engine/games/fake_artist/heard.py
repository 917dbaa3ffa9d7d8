"""The line that a viewer hears of an event. Closed by default: what is not named, nobody hears."""

from __future__ import annotations

from engine import table
from engine.core import Event, Line, Scored, Viewer
from engine.games.fake_artist.events import (
    DrawingStarted,
    Drew,
    FirstDrawn,
    FirstNamed,
    Guessed,
    Judged,
    Looked,
    RoundStarted,
    RoundVoided,
    StrokeSkipped,
    Unmasked,
    Voted,
    VoteOpened,
    VotesShown,
    WordSet,
    WordShown,
)


def heard(event: Event, viewer: Viewer) -> Line | None:
    """The line, or None. Never of a word or a fake before all may know."""
    match event:
        case Voted(seat=seat, suspect=suspect) if seat == viewer:
            return Line("you-pointed", {"suspect": suspect})
    return _drawing(event) or _outcome(event) or table.heard(event)


def _drawing(event: Event) -> Line | None:
    """Up to the last stroke (F1–F4)."""
    match event:
        case FirstDrawn(seat=seat):
            return Line("first-drawn", {"seat": seat})
        case FirstNamed(seat=seat):
            return Line("first-named", {"seat": seat})
        case RoundStarted(round=number, leader=None, first=seat):
            return Line("console-sets-word", {"round": number, "seat": seat})
        case RoundStarted(round=number, leader=leader):
            return Line("master-sets-word", {"round": number, "seat": str(leader)})
        case WordSet(category=category, started_over=over):
            return Line("word-set-anew" if over else "word-set", {"category": category})
        case Looked(seat=seat):
            return Line("looked", {"seat": seat})
        case DrawingStarted():
            return Line("drawing-started")
        case Drew(seat=seat, lap=lap):
            return Line("drew", {"seat": seat, "lap": lap})
        case StrokeSkipped(seat=seat, lap=lap):
            return Line("stroke-skipped", {"seat": seat, "lap": lap})
    return None


def _outcome(event: Event) -> Line | None:
    """From the vote on (F5–F10)."""
    match event:
        case VoteOpened(voters=voters):
            return Line("pointing-opened", {"voters": len(voters)})
        case Voted(seat=seat):
            return Line("pointed", {"seat": seat})
        case VotesShown(votes=votes):
            return Line("votes-shown", {"votes": len(votes)})
        case Unmasked(fake=seat, caught=caught):
            return Line("unmasked-caught" if caught else "unmasked-escaped", {"seat": seat})
        case Guessed(seat=seat, text=text):
            return Line("guessed", {"seat": seat, "text": text})
        case Judged(right=right):
            return Line("judged-right" if right else "judged-wrong")
        case WordShown(word=word):
            return Line("word-shown", {"word": word})
        case Scored(seat=seat, points=points, reason=reason, facts=facts):
            return Line(reason, {"seat": seat, "points": points, **facts})
        case RoundVoided(reason=reason):
            return Line(f"void-{reason}")
    return None
