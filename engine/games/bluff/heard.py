"""The line that a viewer hears of an event. Closed by default: what is not named, nobody hears."""

from __future__ import annotations

from engine import table
from engine.core import Event, Fact, Line, Scored, Viewer
from engine.games.bluff.events import (
    BidMade,
    Counted,
    CupLifted,
    Doubted,
    GaveUp,
    OpenerDrawn,
    Rerolled,
    Rolled,
    RoundStarted,
    RoundVoided,
    WentOut,
)
from engine.games.bluff.terms import STAR


def heard(event: Event, viewer: Viewer) -> Line | None:
    """The line, or None. All hear the same, and never of a die under a cup."""
    return _bidding(event) or _outcome(event) or table.heard(event)


def _bidding(event: Event) -> Line | None:
    """Up to the doubt (D2–D6, D10)."""
    match event:
        case OpenerDrawn(seat=seat):
            return Line("opener-drawn", {"seat": seat})
        case RoundStarted(round=number, opener=seat):
            return Line("cups-out", {"round": number, "seat": seat})
        case RoundVoided(reason=reason):
            return Line(f"void-{reason}")
        case Rolled(seat=seat):
            return Line("cup-rolled", {"seat": seat})
        case BidMade(seat=seat, bid=bid):
            return Line("bid-made", {"seat": seat, "count": bid.count, "face": bid.face})
        case Rerolled(seat=seat, shown=shown, dice=dice):
            faces = " ".join("★" if die == STAR else str(die) for die in shown)
            return Line("dice-shown", {"seat": seat, "dice": faces, "rerolled": len(dice)})
        case Doubted(seat=seat, bidder=bidder, bid=bid):
            said: dict[str, Fact] = {"count": bid.count, "face": bid.face}
            return Line("doubted", {"seat": seat, "bidder": bidder, **said})
    return None


def _outcome(event: Event) -> Line | None:
    """From the first cup lifted on (D7–D13)."""
    match event:
        case CupLifted(seat=seat, matching=matching, total=total):
            return Line("cup-lifted", {"seat": seat, "matching": matching, "total": total})
        case Counted(bid=bid, actual=actual):
            return Line("counted", {"actual": actual, "count": bid.count, "face": bid.face})
        case GaveUp(seat=seat, dice=dice, left=left, reason=reason, facts=facts):
            return Line(reason, {"seat": seat, "dice": dice, "left": left, **facts})
        case WentOut(seat=seat, place=place):
            return Line("went-out", {"seat": seat, "place": place})
        case Scored(seat=seat, points=points, reason=reason, facts=facts):
            return Line(reason, {"seat": seat, "points": points, **facts})
    return None
