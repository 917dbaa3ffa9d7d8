"""The decks of a game: their cards, how many have been seen, and whether they are in play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import streamlit as st

from engine.core import Language
from engine.library import Standing, card_id
from engine.records import FORMS
from pages.parts.frame import attempt
from pages.parts.house import referee
from pages.parts.scene import scene
from pages.parts.words import Words, alphabetical


def deck_list(game: str, language: Language, t: Words) -> None:
    """Draw the decks with their buttons, and the piles that can count as unseen again."""
    decks = in_order(referee().decks(game), t)
    known = referee().known(game)  # a count would tell on which list the word stands (F2)
    seen = {
        deck.key: sum(card_id(deck, record) in known for record in deck.records) for deck in decks
    }
    piles = _piles(game, decks, known)

    def sent(message: Mapping[str, Any]) -> None:
        match message:
            case {"do": "use", "deck": str(key), "used": bool(used)}:
                attempt(lambda: referee().use_deck(key, used))
            case {"do": "remove", "deck": str(key)}:
                attempt(lambda: referee().remove_deck(key))
            case {"do": "reset", "pile": str(pile)} if pile in piles:
                attempt(lambda: referee().reset_pile(game, pile))

    scene(
        "library_decks.html",
        key=f"decks-{game}",
        on_sent=sent,
        t=t,
        decks=[
            (deck, deck_name(deck, t), deck.cards_in(language), seen[deck.key]) for deck in decks
        ],
        piles=[
            (pile, pile_name(pile, t), *piles[pile])
            for pile in piles_in_order(piles, t)
            if piles[pile][0]
        ],
    )
    if wanting := _wanting(game, language, t):
        st.warning(wanting)


def in_order(decks: Iterable[Standing], t: Words) -> list[Standing]:
    """Give the decks of the house by name, then one's own."""
    return sorted(decks, key=lambda deck: (deck.own, alphabetical(deck_name(deck, t))))


def piles_in_order(piles: Iterable[str], t: Words) -> list[str]:
    """Give piles by name."""
    return sorted(piles, key=lambda pile: alphabetical(pile_name(pile, t)))


def deck_name(deck: Standing, t: Words) -> str:
    """Name a deck: one's own by its file, the house's in words."""
    if deck.written:
        return t("deck-written")
    return deck.name if deck.own else t(f"deck-{deck.key.split('/')[-1]}")


def pile_name(pile: str, t: Words) -> str:
    """Name a pile: a category, a region, or one's own as it stands."""
    known = (t.known(f"{kind}-{pile}") for kind in ("category", "region", "drawing"))
    return next((name for name in known if name), pile)


def _wanting(game: str, language: Language, t: Words) -> str:
    """Say which cards a night in this language would look for in vain, or ""."""
    there = referee().in_play(game, language)
    if not there:
        return t("library-none-in-play")
    missing = [pile_name(pile, t) for pile in FORMS[game].piles or () if pile not in there]
    return (missing and t.known(f"{game}-library-wanting", piles=t.list(missing))) or ""


def _piles(
    game: str, decks: Iterable[Standing], known: frozenset[str]
) -> dict[str, tuple[int, int]]:
    """How many cards of each pile have been seen, of how many."""
    column = FORMS[game].columns[1]
    counts: dict[str, tuple[int, int]] = {}
    for deck in decks:
        for record in deck.records:
            seen, cards = counts.get(record[column], (0, 0))
            counts[record[column]] = (seen + (card_id(deck, record) in known), cards + 1)
    return counts
