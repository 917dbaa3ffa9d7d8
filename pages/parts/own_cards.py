"""Cards of one's own: a file brought in, a card written here, decks taken home."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

import streamlit as st

from engine import own, sheets
from engine.core import Language, Refusal
from engine.decks import Fault
from engine.library import Standing
from engine.own import DeckRefused
from engine.records import FORMS
from pages.parts.deck_list import deck_name, in_order, pile_name, piles_in_order
from pages.parts.files import File, offer
from pages.parts.house import referee
from pages.parts.words import Words, literal


def own_cards(game: str, language: Language, t: Words) -> None:
    """Draw import, the form for one card, and export."""
    decks = in_order(referee().decks(game), t)
    if any(deck.own for deck in decks) and (order := t.known(f"{game}-library-order")):
        st.caption(literal(order))
    with st.expander(t("library-write")):
        _write(game, language, t)
    with st.expander(t("library-import")):
        _bring(game, language, t)
    with st.expander(t("library-export")):
        _take(game, decks, t)


def _bring(game: str, language: Language, t: Words) -> None:
    """Take a file in, whole or not at all; each bad row is told."""
    form = FORMS[game]
    turn, told = f"bring-turn-{game}", f"bring-told-{game}"
    field = f"bring-{game}-{st.session_state.get(turn, 0)}"

    def bring() -> None:
        file = st.session_state[field]
        if file is not None:
            st.session_state[turn] = st.session_state.get(turn, 0) + 1
            st.session_state[told] = _brought(game, file.name, file.getvalue(), language, t)

    say = [t("library-import-say", columns=", ".join([form.columns[1], *form.texts]))]
    if form.piles is not None:
        piles = ", ".join(form.piles)
        say.append(t("library-import-piles", column=form.columns[1], piles=piles))
    st.caption(literal(" ".join(say)))
    with st.container(key="bring"):
        st.file_uploader(
            t("library-file", most=sheets.MOST_BYTES // 1_000_000),
            ["csv", "xlsx"],
            key=field,
            on_change=bring,
        )
    _tell(told)


def _brought(game: str, name: str, content: bytes, language: Language, t: Words) -> list[str]:
    """Put a file on the shelf; give what is to be said about it."""
    try:
        key = referee().add_deck(game, name, content)
    except DeckRefused as refused:
        lines = [fault_words(fault, t) for fault in refused.found]
        more = int(refused.facts["faults"]) - len(lines)
        rest = [t("library-more", more=more)] if more else []
        return [t("library-refused", name=name), *lines, *rest]
    except Refusal as refusal:
        return [t.line(refusal, {})]
    deck = next((deck for deck in referee().decks(game) if deck.key == key), None)
    foreign = deck is not None and not deck.cards_in(language)
    rest = [t("library-other-language")] if foreign else []
    return [t("library-imported", name=name), *rest]


def _tell(told: str) -> None:
    for line in st.session_state.get(told, []):
        st.text(line)


def fault_words(fault: Fault, t: Words, column: str = "") -> str:
    """Say what is wrong with a row of a file: where, and why. `column` says it better than a file."""
    why = t(f"fault-{fault.reason.message}", **fault.reason.facts)
    column = column or fault.column
    if not fault.row:
        return t("fault-column", column=column, why=why) if column else why
    where = "fault-where" if column else "fault-row"
    return t(where, row=fault.row, column=column, why=why)


def cells(game: str, language: str, t: Words) -> dict[str, str]:
    """Give the columns that a card written by hand fills in, its pile first, each with its name."""
    form = FORMS[game]
    kinds = dict.fromkeys(column.rsplit("_", 1)[0] for column in form.texts)
    named = {f"{kind}_{language}": t.of(game, f"library-{kind}") for kind in kinds}
    return {form.columns[1]: t.of(game, "library-pile"), **named}


def longest(game: str, column: str) -> int:
    """Give how many letters a prompt or an answer may have."""
    form = FORMS[game]
    return form.prompt_length if column.startswith("prompt_") else form.answer_length


def faults_of(ask: Callable[[], object], labels: Mapping[str, str], t: Words) -> list[str]:
    """Ask for a card to be kept; give what is wrong with it, by the names of its fields."""
    try:
        ask()
    except DeckRefused as refused:
        return [fault_words(fault, t, labels.get(fault.column, "")) for fault in refused.found]
    except Refusal as refusal:
        return [t.line(refusal, {})]
    return []


def _write(game: str, language: Language, t: Words) -> None:
    """A form for one card in the language of the night."""
    form = FORMS[game]
    turn, told = f"write-turn-{game}", f"write-told-{game}"
    fields = f"write-{game}-{st.session_state.get(turn, 0)}"
    labels = cells(game, language, t)
    pile, *texts = labels
    keys = {column: f"{fields}-{column}" for column in texts} | {pile: f"write-{game}-{pile}"}

    def write() -> None:
        given = {column: str(st.session_state.get(key) or "") for column, key in keys.items()}
        written = st.session_state.get(told) == [t("library-written")]
        if written and not any(given[column] for column in texts):
            return  # the button was pressed twice
        faults = faults_of(lambda: referee().write_card(game, given), labels, t)
        if not faults:
            st.session_state[turn] = st.session_state.get(turn, 0) + 1
        st.session_state[told] = faults or [t("library-written")]

    with st.form(f"write-{game}", border=False):
        known = form.piles or {entry.pile for entry in referee().entries(game)}
        piles = piles_in_order(known, t)
        st.selectbox(
            labels[pile],
            piles,
            index=piles.index(next(iter(form.piles))) if form.piles else None,
            placeholder=t("library-pile-new"),
            format_func=lambda pile: pile_name(pile, t),
            accept_new_options=form.piles is None,
            key=keys[pile],
        )
        for column in texts:
            st.text_input(labels[column], key=keys[column], max_chars=longest(game, column))
        st.form_submit_button(t("library-write-button"), on_click=write, width="stretch")
    _tell(told)


def _take(game: str, decks: Iterable[Standing], t: Words) -> None:
    """Offer each deck as a file; made only when it is asked for."""
    offered = {deck.key: deck for deck in decks}
    key = st.selectbox(
        t("library-deck"),
        list(offered),
        index=None,
        placeholder=t("choose"),
        format_func=lambda key: deck_name(offered[key], t),
        key="take",
    )
    if key is None:
        return
    deck = offered[key]
    st.caption(literal(t("library-export-say")))
    rows = own.rows(deck.game, deck.records)
    name = deck_name(deck, t) if deck.own else f"meneur-{key.replace('/', '-')}"
    files = {"csv": sheets.write_csv, "xlsx": sheets.write_xlsx}
    offer(
        [
            File(
                id=f"{key}.{kind}",
                name=f"{name}.{kind}",
                label=kind.upper(),
                make=partial(write, rows),
            )
            for kind, write in files.items()
        ],
        t,
        key=f"take-{game}",
    )
