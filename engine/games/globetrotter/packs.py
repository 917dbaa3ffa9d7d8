"""G9: which card comes to the front, in the order of the packs and from night to night.

A printed card is the six questions with one number. What the table has had is kept as every game
keeps it: the numbers of the cards played this time through the packs under `PLAYED`, the questions
asked under the name of their region, each until it has been through.
"""

from __future__ import annotations

from engine.core import Box, Card, Event, IllegalMove, Seat, Value
from engine.games.globetrotter.events import Asked, TwoPicked
from engine.games.globetrotter.terms import PACK, REGIONS, Region

PLAYED = "cards"
"""Where the numbers of cards played are kept. No deck has such a pile."""


class Front(Value):
    """The card at the front for one region, and what its coming tells.

    `cards` are its questions in the order of the regions, `left` how many cards of its pack are
    still to be played after it. `started_over`: all cards had been played; `again`: all questions
    of the region had been asked.
    """

    number: int
    cards: tuple[Card, ...]
    left: int
    started_over: bool
    again: bool


def complete(box: Box) -> None:
    """Refuse decks that lack a region: its spaces could not be played.

    Raises `IllegalMove`: no-questions (region).
    """
    for region in REGIONS:
        _questions(box, region)


def front(box: Box, region: Region) -> Front:
    """The next card whose question of this region is to be asked (G9).

    First come cards not played this time through whose question has not been asked; then those not
    played; then, where only played cards have a question of the region, one not asked.
    Raises `IllegalMove`: no-questions (region), should the decks have changed since the deal.
    """
    of_region = _questions(box, region)
    questions = [card for pile in REGIONS for card in box.pile(pile)]
    numbers = {card.number for card in questions}
    played = {number for number in numbers if str(number) in box.had(PLAYED)}
    asked = box.had(region)
    started_over = played == numbers
    if started_over:
        played = set()
    again = all(card.id in asked for card in of_region)
    first = min(
        of_region,
        key=lambda card: (card.number in played, not again and card.id in asked, card.number),
    )
    unplayed = numbers - played - {first.number}
    return Front(
        number=first.number,
        cards=tuple(card for card in questions if card.number == first.number),
        left=sum(pack(number) == pack(first.number) for number in unplayed),
        started_over=started_over,
        again=again,
    )


def _questions(box: Box, region: Region) -> tuple[Card, ...]:
    """The questions of a region; there is one."""
    cards = box.pile(region)
    if not cards:
        raise IllegalMove("no-questions", region=region)
    return cards


def asked(question: int, seat: Seat, reader: Seat | None, region: Region, box: Box) -> Asked:
    """The event that the front card makes."""
    card = front(box, region)
    return Asked(
        question,
        seat,
        reader,
        region,
        card.number,
        card.cards,
        card.left,
        card.started_over,
        card.again,
    )


def pack(number: int) -> int:
    """The pack of a card, from 1."""
    return (number - 1) // PACK + 1


def spent(event: Event) -> dict[str, tuple[str, ...]]:
    """The card that goes to the back and the questions now asked; "" where something starts over."""
    match event:
        case Asked(region=region, number=number, started_over=over, again=again, cards=cards):
            ids = tuple(card.id for card in cards if card.pile == region)
            card = str(number)
            return {
                PLAYED: ("", card) if over else (card,),
                region: ("", *ids) if again else ids,
            }
        case TwoPicked(regions=regions, ids=ids):
            return {region: (card,) for region, card in zip(regions, ids, strict=True)}
    return {}
