"""Choosing a game and its house rules."""

from __future__ import annotations

from typing import Any

import msgspec
import streamlit as st

from engine.core import Game, Value
from engine.games import GAMES
from engine.look import Look
from pages.parts.frame import attempt
from pages.parts.going import go
from pages.parts.house import referee
from pages.parts.words import Words


def choose(look: Look, night: int, t: Words) -> None:
    """Offer the games; one press chooses, one more starts it. A running game is gone back to."""
    present = sum(not person.away for person in look.night.people)
    if look.game is not None and look.game.ending is None:
        with st.container(key="main"):
            st.button(
                t("back-to-game"), type="primary", on_click=go, args=("console",), width="stretch"
            )
        return
    for key, game in GAMES.items():
        with st.container(key="game-card", border=True):
            st.subheader(t(f"game-{key}"), anchor=False)
            st.text(t(f"game-{key}-say"))
            least, most = game.seats
            st.caption(t("game-size", least=least, most=most))
            with st.expander(t("game-options")):
                options = _options(game, t)
            with st.container(key="main"):
                if present < least:
                    st.button(
                        t("choose-game-need", count=least - present), disabled=True, width="stretch"
                    )
                else:
                    st.button(
                        t("start-game", game=t(f"game-{key}")),
                        type="primary",
                        on_click=_start,
                        args=(night, key, options),
                        width="stretch",
                    )


def _start(night: int, key: str, options: Value) -> None:
    if attempt(lambda: referee().start_game(night, key, options)):
        go("console")


def _options(game: Game, t: Words) -> Value:
    chosen: dict[str, Any] = {}
    for option in game.choices:
        name = f"{game.key}-{option.name}"

        def spoken(value: Any, name: str = name) -> str:
            return t(f"choice-{name}-{str(value).lower()}")

        value = st.segmented_control(
            t(f"option-{name}"),
            option.choices,
            format_func=spoken,
            default=option.choices[0],
            required=True,
            key=f"option-{name}",
        )
        chosen[option.name] = option.choices[0] if value is None else value
        st.caption(f"{t(f'option-{name}-rule')} ({option.rule})")
    options: Value = msgspec.convert(chosen, game.options)
    return options
