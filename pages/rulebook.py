"""The rules of a game and those of every game, by number, in the reader's language."""

from __future__ import annotations

import streamlit as st

from engine.games import GAMES
from pages.parts.frame import frame
from pages.parts.going import link
from pages.parts.house import HOME, Caller, referee
from pages.parts.live import glance, live
from pages.parts.words import Words, words

RULES = HOME / "content" / "rules"
GENERAL = "general"


def page(caller: Caller) -> None:
    """Draw the rulebook, the game that is on first."""
    frame("Meneur")
    t, playing = _reader(caller)
    live(
        key=caller.key,
        seen=glance(caller.viewer, caller.night),
        title="Meneur",
        language=t.language,
        page="rules",
        cut=t("cut"),
    )
    link("console" if caller.host else "seat", f"← {t('back-to-game')}")
    games = sorted(GAMES, key=lambda game: game != playing)
    names = [t(f"game-{game}") for game in games] + [t("rulebook-general")]
    for tab, rules in zip(st.tabs(names), [*games, GENERAL], strict=True):
        with tab:
            st.markdown((RULES / f"{rules}.{t.language}.md").read_text("utf-8"))


def _reader(caller: Caller) -> tuple[Words, str | None]:
    """Give the reader's words and the game of his night."""
    if caller.night is None:
        return words("en"), None
    night = referee().look(caller.night, caller.viewer).night
    own = [person.language for person in night.people if person.seat == caller.viewer]
    return words(next(iter(own), None) or night.language), night.key
