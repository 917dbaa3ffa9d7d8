"""F2: the category and the word, and which artist gets the X."""

from __future__ import annotations

from engine.core import Box, Card, Drawn, Event, IllegalMove, NotAllowed, Seat
from engine.games.fake_artist.commands import ChooseCategory, Confirm, PickWord, SetOwnWord
from engine.games.fake_artist.events import Dealt, Looked, WordSet, WordsOffered
from engine.games.fake_artist.state import State
from engine.games.fake_artist.terms import CATEGORY_LENGTH, OFFERED, WORD_LENGTH
from engine.likeness import same_thing
from engine.texts import check_text


def choose(state: State, command: ChooseCategory, box: Box) -> tuple[Event, ...]:
    """Offer words of a category to the word master.

    Raises `NotAllowed`: master-only (seat), host-only. Raises `IllegalMove`: word-set,
    no-such-category.
    """
    _master_sets(state, command.seat)
    if command.category not in box.piles():
        raise IllegalMove("no-such-category")
    drawn = _offered(state, command.category, box)
    return (WordsOffered(command.category, drawn.cards, drawn.over),)


def pick(state: State, command: PickWord, box: Box) -> tuple[Event, ...]:
    """Set one of the words offered.

    Raises `NotAllowed`: master-only (seat), host-only. Raises `IllegalMove`: word-set,
    category-first, no-such-word (count).
    """
    _master_sets(state, command.seat)
    offer = state.now.offer
    if offer is None:
        raise IllegalMove("category-first")
    if not 1 <= command.number <= len(offer.cards):
        raise IllegalMove("no-such-word", count=len(offer.cards))
    card = offer.cards[command.number - 1]
    return (_word_set(card, offer.started_over), _dealt(state, box))


def set_own(state: State, command: SetOwnWord, box: Box) -> tuple[Event, ...]:
    """Set a word that the word master wrote. It is used up for the lists too.

    Raises `NotAllowed`: master-only (seat), host-only. Raises `IllegalMove`: word-set, and those of
    `check_text`.
    """
    _master_sets(state, command.seat)
    category = check_text(command.category, CATEGORY_LENGTH)
    word = check_text(command.word, WORD_LENGTH)
    card = _listed(word, box)
    used = WordSet(category, word) if card is None else WordSet(category, word, card.pile, card.id)
    return (used, _dealt(state, box))


def by_lot(state: State, box: Box) -> tuple[Event, ...]:
    """The console sets category and word (F11); a category with unused words, if there is one.

    Raises `IllegalMove`: no-words, should all decks have been left out since the round began.
    """
    if not box.piles():
        raise IllegalMove("no-words")
    drawn = [box.draw(pile, 1, _played(state)) for pile in box.shuffle(box.piles())]
    chosen = next((one for one in drawn if not one.over), drawn[0])
    (card,) = chosen.cards
    return (_word_set(card, chosen.over), _dealt(state, box))


def word_set(state: State, event: WordSet) -> State:
    """The word is used up, also when the round should turn out void (F10)."""
    played = state.played
    if event.started_over:
        played = tuple(word for word in played if word[0] != event.pile)
    if event.card:
        played = (*played, (event.pile, event.card))
    return state.but(played=played).but_round(category=event.category, word=event.word, offer=None)


def confirm(state: State, command: Confirm) -> tuple[Event, ...]:
    """An artist has looked at what he got; twice is once (A3).

    Raises `IllegalMove`: round-over (round), master-knows, next-round (seat), no-word-yet,
    drawing-begun.
    """
    this_round(state, command.round)
    if command.seat == state.now.leader:
        raise IllegalMove("master-knows")
    plays(state, command.seat)
    if state.phase == "word":
        raise IllegalMove("no-word-yet")
    if state.phase != "look":
        raise IllegalMove("drawing-begun")
    return () if command.seat in state.now.looked else (Looked(command.seat),)


def unlooked(state: State) -> tuple[Seat, ...]:
    """The artists who have not confirmed that they have looked."""
    seen = (*state.now.looked, *state.now.skipped)
    return tuple(seat for seat in state.playing if seat not in seen)


def this_round(state: State, number: int) -> None:
    """Refuse what was meant for another round.

    Raises `IllegalMove`: round-over (round).
    """
    if state.now.number != number:
        raise IllegalMove("round-over", round=number)


def plays(state: State, seat: Seat) -> None:
    """Refuse a seat that is no artist of this round.

    Raises `IllegalMove`: next-round (seat).
    """
    if seat not in state.playing:
        raise IllegalMove("next-round", seat=seat)


def _master_sets(state: State, seat: Seat) -> None:
    if state.leader is None:
        raise NotAllowed("host-only")
    if seat != state.leader:
        raise NotAllowed("master-only", seat=state.leader)
    if state.phase != "word":
        raise IllegalMove("word-set")


def _offered(state: State, pile: str, box: Box) -> Drawn:
    """Three unused words, or as many as are left; of a list that is used up, any."""
    draws = []
    for count in range(OFFERED, 0, -1):
        try:
            draws.append(box.draw(pile, count, _played(state)))
        except IllegalMove:
            continue  # the whole list is shorter
        if not draws[-1].over:
            return draws[-1]
    return draws[0]


def _dealt(state: State, box: Box) -> Dealt:
    """One artist by lot gets the X; the word master never does."""
    return Dealt(state.playing, fake=box.shuffle(state.playing)[0])


def _word_set(card: Card, started_over: bool) -> WordSet:
    return WordSet(card.pile, card.prompt, card.pile, card.id, started_over)


def _played(state: State) -> frozenset[str]:
    return frozenset(card for _, card in state.played)


def _listed(word: str, box: Box) -> Card | None:
    """The same word on a list, if it stands on one."""
    cards = (card for pile in box.piles() for card in box.pile(pile))
    return next((card for card in cards if same_thing(card.prompt, word)), None)
