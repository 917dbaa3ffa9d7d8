"""The line that a viewer hears of an event. Closed by default: what is not named, nobody hears."""

from __future__ import annotations

from engine import table
from engine.core import Event, Fact, Line, Scored, Viewer
from engine.games.globetrotter import wheel
from engine.games.globetrotter.events import (
    Answered,
    AnswerTold,
    Asked,
    BoardingPlayed,
    CardsDealt,
    Declined,
    EasierSet,
    FirstClassOffered,
    FirstClassPlayed,
    FirstRolled,
    Judged,
    Moved,
    Overruled,
    PassportLost,
    PassportPlayed,
    PassportsOffered,
    PassportTried,
    ReaderChanged,
    RegionSet,
    RegionsTied,
    RegionVoted,
    Rolled,
    StraightWin,
    TiedFirst,
    TurnStarted,
    TwoPicked,
)


def heard(event: Event, viewer: Viewer) -> Line | None:
    """The line, or None. All hear the same, and an answer only when it is told."""
    return _walking(event) or _asking(event) or _cards(event) or _outcome(event)


def _walking(event: Event) -> Line | None:
    """From the opening to where a pawn stops (G2–G4, G13)."""
    match event:
        case CardsDealt(hands=hands):
            return Line("travel-cards-dealt", {"count": sum(len(cards) for _, cards in hands)})
        case FirstRolled(seat=seat, die=die):
            return Line("first-rolled", {"seat": seat, "die": die})
        case TiedFirst(seats=seats, die=die):
            return Line("first-tied", {"players": len(seats), "die": die})
        case TurnStarted(round=number, seat=seat):
            return Line("turn-started", {"round": number, "seat": seat})
        case Rolled(seat=seat, die=die):
            return Line("die-rolled", {"seat": seat, "die": die})
        case Moved(seat=seat, path=path):
            place, region = wheel.kind(path[-1]), wheel.region(path[-1])
            facts: dict[str, Fact] = {"seat": seat, "steps": len(path) - 1}
            return Line("pawn-walked", {**facts, "place": place, "region": region or ""})
        case BoardingPlayed(seat=seat, region=region):
            return Line("boarding-played", {"seat": seat, "region": region})
    return None


def _asking(event: Event) -> Line | None:
    """The question, the answer and the judgement (G5, G8, G9)."""
    match event:
        case RegionVoted(seat=seat, region=region):
            return Line("region-voted", {"seat": seat, "region": region})
        case RegionsTied(regions=regions):
            return Line("regions-tied", {"count": len(regions)})
        case RegionSet(seat=seat, region=region, last=last):
            return Line(
                "last-region" if last else "region-chosen", {"seat": seat, "region": region}
            )
        case Asked(seat=seat, region=region, number=number, started_over=over):
            message = "asked-from-the-front" if over else "asked"
            return Line(message, {"seat": seat, "region": region, "card": number})
        case ReaderChanged(reader=None):
            return Line("host-reads")
        case ReaderChanged(reader=seat):
            return Line("reader-changed", {"seat": str(seat)})
        case Answered(seat=seat, text=text):
            return Line("answered", {"seat": seat, "text": text})
        case Judged(seat=seat, right=right, passed=passed):
            message = "judged-right" if right else "passed" if passed else "judged-wrong"
            return Line(message, {"seat": seat})
        case Overruled(seat=seat):
            return Line("overruled", {"seat": seat})
        case AnswerTold(region=region, answer=answer):
            return Line("answer-told", {"region": region, "answer": answer})
    return None


def _cards(event: Event) -> Line | None:
    """First class and passports (G14, G15)."""
    match event:
        case FirstClassOffered(seat=seat):
            return Line("first-class-offered", {"seat": seat})
        case FirstClassPlayed(seat=seat):
            return Line("first-class-played", {"seat": seat})
        case TwoPicked(regions=(one, other)):
            return Line("two-picked", {"region": one, "other": other})
        case PassportsOffered(seats=seats):
            return Line("passports-offered", {"players": len(seats)})
        case PassportPlayed(seat=seat):
            return Line("passport-played", {"seat": seat})
        case Declined(seat=seat):
            return Line("card-declined", {"seat": seat})
        case PassportTried(seat=seat):
            return Line("passport-tried", {"seat": seat})
        case PassportLost(seat=seat):
            return Line("passport-lost", {"seat": seat})
    return None


def _outcome(event: Event) -> Line | None:
    """Wedges, what the host sets, and the end (G7, G10, G16)."""
    match event:
        case Scored(seat=seat, points=points, reason=reason, facts=facts):
            return Line(reason, {"seat": seat, "points": points, **facts})
        case EasierSet(seat=seat, easier=easier):
            return Line("easier-set", {"seat": seat, "easier": easier})
        case StraightWin(seat=seat, owed=owed):
            return Line("straight-win", {"seat": seat, "players": len(owed)})
    return table.heard(event)
