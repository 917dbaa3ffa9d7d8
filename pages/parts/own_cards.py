"""Cards of one's own: a file brought in, a card written here, decks taken home."""

from __future__ import annotations

import streamlit as st

from engine import own, sheets
from engine.core import Refusal
from engine.decks import Fault
from engine.own import DeckRefused
from engine.records import FORMS, Form
from pages.parts.deck_list import deck_name, pile_name
from pages.parts.house import referee
from pages.parts.words import Words, literal

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def own_cards(game: str, t: Words) -> None:
    """Draw import, the form for one card, and export."""
    with st.expander(t("library-write")):
        _write(game, t)
    with st.expander(t("library-import")):
        _bring(game, t)
    with st.expander(t("library-export")):
        _take(game, t)


def _bring(game: str, t: Words) -> None:
    """Take a file in, whole or not at all; each bad row is told."""
    turn = st.session_state.get("bring-turn", 0)
    st.caption(t("library-import-say", columns=", ".join(_columns(FORMS[game]))))
    file = st.file_uploader(t("library-file"), ["csv", "xlsx"], key=f"bring-{game}-{turn}")
    if file is None:
        _told(t)
        return

    st.session_state["bring-turn"] = turn + 1
    st.session_state["bring-told"] = []
    name, content = file.name, file.getvalue()
    try:
        referee().add_deck(game, name, content)
    except DeckRefused as refused:
        st.session_state["bring-told"] = [
            t("library-refused", name=name),
            *(fault_words(fault, t) for fault in refused.found),
        ]
    except Refusal as refusal:
        st.session_state["bring-told"] = [t.line(refusal, {})]
    else:
        st.session_state["bring-told"] = [t("library-imported", name=name)]
    st.rerun(scope="fragment")


def _told(t: Words) -> None:
    for line in st.session_state.get("bring-told", []):
        st.text(line)


def fault_words(fault: Fault, t: Words) -> str:
    """Say what is wrong with a row of a file: where, and why."""
    why = t(f"fault-{fault.reason.message}", **fault.reason.facts)
    where = (
        "fault-where" if fault.row and fault.column else "fault-row" if fault.row else "fault-file"
    )
    return t(where, row=fault.row, column=fault.column, why=why)


def _write(game: str, t: Words) -> None:
    """A form for one card in the language of the night."""
    form = FORMS[game]
    turn = st.session_state.get("write-turn", 0)
    pile_column = form.columns[1]

    def write() -> None:
        given = {
            column: str(st.session_state.get(f"write-{column}-{turn}") or "") for column in columns
        }
        try:
            referee().write_card(game, given)
        except DeckRefused as refused:
            st.session_state["write-told"] = [fault_words(fault, t) for fault in refused.found]
        else:
            st.session_state["write-turn"] = turn + 1
            st.session_state["write-told"] = [t("library-written")]

    kinds = dict.fromkeys(column.rsplit("_", 1)[0] for column in form.texts)
    texts = [f"{kind}_{t.language}" for kind in kinds]
    columns = [pile_column, *texts]
    with st.form(f"write-{game}"):
        if form.piles is None:
            st.text_input(t("library-pile"), key=f"write-{pile_column}-{turn}", max_chars=40)
        else:
            st.selectbox(
                t("library-pile"),
                list(form.piles),
                format_func=lambda pile: pile_name(pile, t),
                key=f"write-{pile_column}-{turn}",
            )
        for column in texts:
            kind = column.rsplit("_", 1)[0]
            st.text_input(
                t.of(game, f"library-{kind}"), key=f"write-{column}-{turn}", max_chars=250
            )
        st.form_submit_button(t("library-write-button"), on_click=write, width="stretch")
    for line in st.session_state.get("write-told", []):
        st.text(line)


def _take(game: str, t: Words) -> None:
    """Offer each deck as a file; made only when one is asked for."""
    decks = {deck.key: deck for deck in referee().decks(game)}
    key = st.selectbox(
        t("library-deck"),
        list(decks),
        index=None,
        placeholder=t("choose"),
        format_func=lambda key: deck_name(decks[key], t),
        key=f"take-{game}",
    )
    if key is None:
        return
    st.caption(literal(t("library-export-say")))
    rows = own.rows(game, decks[key].records)
    name = f"meneur-{key.replace('/', '-')}"
    with st.container(horizontal=True):
        st.download_button(
            "CSV", sheets.write_csv(rows), f"{name}.csv", "text/csv", on_click="ignore"
        )
        st.download_button("XLSX", sheets.write_xlsx(rows), f"{name}.xlsx", XLSX, on_click="ignore")


def _columns(form: Form) -> list[str]:
    """The columns that a file of one's own needs."""
    return [form.columns[1], *form.texts]
