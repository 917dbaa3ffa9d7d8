"""The state after an event. Total: it never refuses and never rolls."""

from __future__ import annotations

from engine import table
from engine.core import Event, Scored, Seat
from engine.games.globetrotter import wedges, wheel
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
    RegionsTied,
    RegionVoted,
    Rolled,
    StraightWin,
    TiedFirst,
    TurnStarted,
    TwoPicked,
)
from engine.games.globetrotter.prize import landing, prize
from engine.games.globetrotter.state import Question, State, Turn, walked, without
from engine.games.globetrotter.terms import Options

_AFTER_JUDGING = (
    Judged,
    AnswerTold,
    FirstClassOffered,
    PassportsOffered,
    PassportTried,
    PassportLost,
    TurnStarted,
    StraightWin,
    table.Paused,
    table.Resumed,
)
"""What a judgement brings about, and what does not touch it: it may still be overruled (G5)."""


def start(options: Options, seats: tuple[Seat, ...]) -> State:
    """The table before anything happened: everyone on the hub, without a wedge (G2)."""
    return State(
        options,
        table.Table(seats),
        pawns=tuple((seat, wheel.HUB) for seat in seats),
        wedges=tuple((seat, ()) for seat in seats),
        hands=tuple((seat, ()) for seat in seats),
        rollers=seats,
    )


def after(state: State, *events: Event) -> State:
    """The state after several events."""
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    if isinstance(event, Overruled) and state.before is not None:
        return _overruled(state, state.before)
    earned = isinstance(event, Scored) and event.reason not in ("wedge-given", "wedge-taken")
    if not (earned or isinstance(event, _AFTER_JUDGING)):
        state = state.but(before=None)
    state = state.but(table=table.evolve(state.table, event))
    match event:
        case table.Joined(seat=seat):
            return _joined(state, seat)
        case table.Skipped(seat=seat) if state.turn:
            return state.but_turn(skipped=(*state.turn.skipped, seat))
        case table.Ended():
            return state.but(phase="over")
        case CardsDealt(hands=hands):
            dealt = dict(hands)
            hands = tuple((seat, dealt.get(seat, cards)) for seat, cards in state.hands)
            return state.but(hands=hands)
        case Scored():
            return wedges.scored(state, event)
        case EasierSet(seat=seat, easier=easier):
            others = dict(state.easier) | {seat: easier}
            kept = (other for other in state.table.seats if others.get(other, "none") != "none")
            return state.but(easier=tuple((other, others[other]) for other in kept))
    return _moving(state, event)


def _moving(state: State, event: Event) -> State:
    """From the first roll to the question (G2–G5, G8, G13, G16)."""
    match event:
        case FirstRolled(seat=seat, die=die):
            return state.but(rolls=(*state.rolls, (seat, die)))
        case TiedFirst(seats=seats):
            return state.but(lap=state.lap + 1, rollers=seats, rolls=())
        case TurnStarted():
            return _turn_started(state, event)
        case Rolled(seat=seat, die=die):
            others = tuple(other for other in state.rolled if other != seat)
            return state.but(phase="move", rolled=(*others, seat)).but_turn(die=die)
        case Moved(seat=seat, path=path):
            state = walked(state, seat, path, boarding=False)
            return state.but(phase=landing(state, seat))
        case BoardingPlayed(seat=seat, path=path):
            hands = without(state.hands, seat, "boarding")
            return walked(state.but(phase="ask", hands=hands), seat, path, boarding=True)
        case RegionVoted(seat=seat, region=region) if state.turn:
            votes = tuple(vote for vote in state.turn.votes if vote[0] != seat)
            return state.but_turn(votes=(*votes, (seat, region)))
        case RegionsTied(regions=regions):
            return state.but_turn(tied=regions)
        case StraightWin(seat=seat, owed=owed):
            return state.but(straight=(*state.straight, seat), owed=owed)
        case Asked():
            return _asked(state, event)
    if state.question is not None:
        return _answering(state, state.question, event)
    return state


def _answering(state: State, question: Question, event: Event) -> State:
    """From the question to its end (G5–G7, G14, G15)."""
    match event:
        case ReaderChanged(reader=reader):
            readers = _and(question.readers, reader)
            return state.but_question(question.but(reader=reader, readers=readers))
        case Answered(text=text):
            return state.but_question(question.but_try(typed=text))
        case Judged():
            return _judged(state, question, event)
        case AnswerTold(region=region):
            return state.but_question(question.but(told=(*question.told, region)))
        case FirstClassOffered(seat=seat):
            offer = question.but(offer="first_class", offered=(seat,))
            return state.but(phase="rescue", question=offer)
        case FirstClassPlayed(seat=seat):
            hands = without(state.hands, seat, "first_class")
            played = question.but(offer="first_class", offered=(seat,), played=(seat,))
            return state.but(phase="first_class", hands=hands, question=played)
        case TwoPicked(regions=regions):
            first = question.attempt(question.seat, regions[0], "first_class")
            asked = question.but(two=regions, tries=(*question.tries, first))
            return state.but(phase="first_extra", question=asked)
        case PassportsOffered(seats=seats):
            offer = question.but(offer="passport", offered=seats, played=(), declined=())
            return state.but(phase="passports", question=offer)
        case PassportPlayed(seat=seat):
            return state.but_question(_decided(question, seat, plays=True))
        case Declined(seat=seat):
            return state.but_question(_decided(question, seat, plays=False))
        case PassportTried(seat=seat):
            new = question.attempt(seat, question.region, "passport")
            tried = question.but(tries=(*question.tries, new))
            return state.but(phase="passport_answer", question=tried)
        case PassportLost(seat=seat):
            return state.but(hands=without(state.hands, seat, "passport"))
    return state


def _joined(state: State, seat: Seat) -> State:
    """A late player stands on the hub without a wedge; he plays from the next turn on (A7)."""
    return state.but(
        pawns=(*state.pawns, (seat, wheel.HUB)),
        wedges=(*state.wedges, (seat, ())),
        hands=(*state.hands, (seat, ())),
        newcomers=(*state.newcomers, seat),
    )


def _turn_started(state: State, event: TurnStarted) -> State:
    """What was open is closed; who has this turn is owed none any more (G16)."""
    return state.but(
        phase="throw",
        turn=Turn(event.round, event.seat, event.first),
        newcomers=(),
        owed=tuple(seat for seat in state.owed if seat != event.seat),
        question=state.question and state.question.but(closed=True),
    )


def _asked(state: State, event: Asked) -> State:
    """A question is open; what can be won is what the space is worth now (G7, G11)."""
    question = Question(
        question=event.question,
        round=state.now.round,
        seat=event.seat,
        reader=event.reader,
        readers=_and((), event.reader),
        space=state.space,
        last=state.phase == "last",
        prize=prize(state, event.seat),
        number=event.number,
        cards=event.cards,
        left=event.left,
        started_over=event.started_over,
        tries=(),
    )
    asked = question.but(tries=(question.attempt(event.seat, event.region),))
    return state.but(phase="question", question=asked, questions=event.question, scored=())


def _and(readers: tuple[Seat, ...], reader: Seat | None) -> tuple[Seat, ...]:
    """Those who have read so far, and this one, unless it is the host."""
    return readers if reader is None else (*readers, reader)


def _judged(state: State, question: Question, event: Judged) -> State:
    """Right closes the question. Wrong on the first of two extra questions opens the second."""
    after = question.but_try(right=event.right, passed=event.passed)
    phase = state.phase
    if event.right:
        after, phase = after.but(closed=True), "throw"
    elif phase == "first_extra":
        second = question.attempt(question.seat, question.two[1], "first_class")
        after, phase = after.but(tries=(*after.tries, second)), "second_extra"
    return state.but(phase=phase, question=after, before=state.but(before=None))


def _overruled(state: State, before: State) -> State:
    """As before the judgement. Wedges go back by events of their own; what was told stays known."""
    known = before.asked.but(told=state.asked.told)
    return before.but(table=state.table, wedges=state.wedges, scored=state.scored, question=known)


def _decided(question: Question, seat: Seat, plays: bool) -> Question:
    """Who plays a card or declines may think better of it until the offer is closed (A3)."""
    played = tuple(other for other in question.played if other != seat)
    declined = tuple(other for other in question.declined if other != seat)
    if plays:
        return question.but(played=(*played, seat), declined=declined)
    return question.but(played=played, declined=(*declined, seat))
