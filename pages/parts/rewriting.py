"""A card written here, changed or removed where it stands in the list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from engine.core import Value
from engine.library import Entry
from engine.records import FORMS
from pages.parts.deck_list import pile_name, piles_in_order
from pages.parts.frame import attempt
from pages.parts.house import referee
from pages.parts.own_cards import cells, faults_of, longest
from pages.parts.words import LANGUAGES, Words


class Field(Value):
    """A text field of the form: its column, what it is called, what stands in it, its longest text."""

    column: str
    label: str
    text: str
    most: int


class Form(Value):
    """What the template needs to draw a card as a form; `piles` are (key, name)."""

    column: str
    label: str
    pile: str
    piles: tuple[tuple[str, str], ...]
    fields: tuple[Field, ...]
    faults: tuple[str, ...]


def language_of(record: Mapping[str, str], t: Words) -> str:
    """Give the language in which a record is shown: the reader's if it has it."""
    order = sorted(LANGUAGES, key=lambda code: code != t.language)
    return next(code for code in order if record[f"prompt_{code}"])


def form_of(entry: Entry, found: tuple[Entry, ...], t: Words) -> Form | None:
    """Give the form of the card that is being changed, with what was wrong with it last; or None."""
    card, faults = st.session_state.get("entries-changing", ("", ()))
    if entry.card != card or not entry.deck.written:
        return None
    game = entry.deck.game
    labels = cells(game, language_of(entry.record, t), t)
    pile, *texts = labels
    known = FORMS[game].piles or {other.pile for other in found}
    return Form(
        pile,
        labels[pile],
        entry.pile,
        tuple((key, pile_name(key, t)) for key in piles_in_order(known, t)),
        tuple(
            Field(column, labels[column], entry.record[column], longest(game, column))
            for column in texts
        ),
        faults,
    )


def rewriting(found: tuple[Entry, ...], message: Mapping[str, Any], t: Words) -> None:
    """Do what the buttons beside a card written here ask for."""
    match message:
        case {"do": "change", "card": str(card)}:
            st.session_state["entries-changing"] = (card, ())
        case {"do": "strike", "card": str(card)}:
            attempt(lambda: referee().remove_card(card))
        case {"do": "rewrite", "card": str(card)}:
            entry = next((entry for entry in found if entry.card == card), None)
            labels = cells(entry.deck.game, language_of(entry.record, t), t) if entry else {}
            given = {column: str(message.get(column, "")) for column in labels}
            faults = faults_of(lambda: referee().rewrite_card(card, given), labels, t)
            st.session_state["entries-changing"] = (card if faults else "", tuple(faults))
