"""Every card of a game: search, filter, look at the answer, mark. What one does not know stays covered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import streamlit as st

from engine.library import Entry
from engine.likeness import folded
from pages.parts.deck_list import pile_name, piles_in_order
from pages.parts.frame import attempt
from pages.parts.house import referee
from pages.parts.rewriting import form_of, language_of, rewriting
from pages.parts.scene import scene
from pages.parts.words import Words

SHOWN = 25
"""Cards on a page."""

SOURCES = (1, 2)


def entries(game: str, t: Words) -> None:
    """Draw the cards that fit search and filters, a page of them."""
    known = referee().known(game)
    found = told(game, known)
    words, pile, which, unseen = _filters(game, found, t)

    def open_to(entry: Entry) -> bool:
        """Who wrote a card knows it; what others wrote is covered until it has been played."""
        return unseen or entry.deck.written or entry.card in known

    shown = [
        entry
        for entry in found
        if (not pile or entry.pile == pile)
        and _fits(entry, which, entry.card in known)
        and (not words or (open_to(entry) and _says(entry, words)))
    ]
    pages = max(1, -(-len(shown) // SHOWN))
    turned = f"entries-page-{game}"
    page = min(st.session_state.get(turned, 0), pages - 1)
    opened: set[str] = st.session_state.setdefault("entries-open", set())

    def sent(message: Mapping[str, Any]) -> None:
        match message:
            case {"do": "open", "card": str(card)}:
                st.session_state["entries-open"] = opened | {card}
            case {"do": "cover", "card": str(card)}:
                st.session_state["entries-open"] = opened - {card}
            case {"do": "mark", "card": str(card), "mark": "bad" | "easy" as mark}:
                attempt(lambda: referee().mark_card(card, mark))
            case {"do": "mark", "card": str(card), "mark": ""}:
                attempt(lambda: referee().mark_card(card, None))
            case {"do": "page", "page": int(number)} if 0 <= number < pages:
                st.session_state[turned] = number
            case _:
                rewriting(found, message, t)

    scene(
        "library_entries.html",
        key=f"entries-{game}",
        on_sent=sent,
        t=t,
        count=len(shown),
        page=page,
        pages=pages,
        entries=[
            _drawn(entry, entry.card in known, open_to(entry), entry.card in opened, t)
            | {"form": form_of(entry, found, t), "written": entry.deck.written}
            for entry in shown[page * SHOWN : (page + 1) * SHOWN]
        ],
    )


def told(game: str, known: frozenset[str]) -> tuple[Entry, ...]:
    """Give all records; a mark on the card just played would tell which one it is (F2)."""
    playing = frozenset().union(*referee().had(game).values()) - known
    return tuple(
        msgspec.structs.replace(entry, mark=None) if entry.card in playing else entry
        for entry in referee().entries(game)
    )


def _filters(game: str, found: tuple[Entry, ...], t: Words) -> tuple[str, str, str, bool]:
    left, right = st.columns([3, 2])
    with left:
        words = st.text_input(t("library-search"), key=f"search-{game}", max_chars=80)
    with right:
        piles = piles_in_order({entry.pile for entry in found}, t)
        pile = st.selectbox(
            t.of(game, "library-pile"),
            ["", *piles],
            format_func=lambda pile: pile_name(pile, t) if pile else t("library-all"),
            key=f"pile-{game}",
        )
    which = st.segmented_control(
        t("library-which"),
        ["all", "seen", "own", "bad", "easy"],
        format_func=lambda which: t(f"library-which-{which}"),
        default="all",
        required=True,
        key=f"which-{game}",
        label_visibility="collapsed",
        wrap=True,
    )
    unseen = st.toggle(t("library-unseen"), key=f"unseen-{game}", help=t("library-unseen-help"))
    return folded(words or ""), str(pile or ""), str(which or "all"), bool(unseen)


def _fits(entry: Entry, which: str, seen: bool) -> bool:
    match which:
        case "seen":
            return seen
        case "own":
            return entry.deck.own
        case "bad" | "easy":
            return entry.mark == which
    return True


def _says(entry: Entry, words: str) -> bool:
    """Whether prompt or answers of an entry hold what is searched."""
    cells = (
        cell for column, cell in entry.record.items() if column.startswith(("prompt", "answer"))
    )
    return any(words in folded(cell) for cell in cells)


def _drawn(entry: Entry, seen: bool, told: bool, opened: bool, t: Words) -> dict[str, Any]:
    """What is drawn of an entry: a covered prompt or answer is not even sent."""
    record, language = entry.record, language_of(entry.record, t)
    sources = [
        (record[f"source_{number}"], record[f"place_{number}"], record[f"consulted_{number}"])
        for number in SOURCES
        if record.get(f"source_{number}")
    ]
    answer = record.get(f"answer_{language}", "")
    return {
        "card": entry.card,
        "pile": pile_name(entry.pile, t),
        "mark": entry.mark,
        "seen": seen,
        "opened": opened,
        "language": language,
        "prompt": record[f"prompt_{language}"] if told or opened else None,
        "more": bool(answer),
        "answer": answer if opened else None,
        "accept": record.get(f"accept_{language}", "").replace("|", " · ") if opened else "",
        "sources": sources if opened else [],
        "difficulty": int(record.get("difficulty") or 0),
    }
