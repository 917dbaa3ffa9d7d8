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
    with st.container(key="game-card", border=True):
        key = st.segmented_control(
            t("choose-game"),
            list(GAMES),
            format_func=lambda key: t(f"game-{key}"),
            default=look.night.key or next(iter(GAMES)),
            required=True,
            key="game",
        )
        _offer(GAMES[key or next(iter(GAMES))], night, present, t)


def _offer(game: Game, night: int, present: int, t: Words) -> None:
    """Say what the game is, offer its house rules, and the button that starts it."""
    least, most = game.seats
    st.text(f"{t(f'game-{game.key}-say')}\n{t('game-size', least=least, most=most)}")
    with st.expander(t("game-options")):
        _options(game, _last(night, game.key), t)
    with st.container(key="main"):
        st.button(
            t("choose-game-need", count=least - present)
            if present < least
            else t("start-game", game=t(f"game-{game.key}")),
            type="primary",
            disabled=present < least,
            on_click=_start,
            args=(night, game),
            width="stretch",
        )


def _start(night: int, game: Game) -> None:
    if attempt(lambda: referee().start_game(night, game.key, _chosen(game))):
        go("console")


def _last(night: int, key: str) -> dict[str, Any]:
    """Give the house rules of the night's last such game: the next begins with them."""
    played = [game.options for game in referee().night(night).games if game.key == key]
    return played[-1] if played else {}


def _options(game: Game, last: dict[str, Any], t: Words) -> None:
    for option in game.choices:
        name = f"{game.key}-{option.name}"

        def spoken(value: Any, name: str = name) -> str:
            return t(f"choice-{name}-{str(value).lower()}")

        st.segmented_control(
            t(f"option-{name}"),
            option.choices,
            format_func=spoken,
            default=last.get(option.name, option.choices[0]),
            required=True,
            key=f"option-{name}",
        )
        st.caption(t(f"option-{name}-rule"))


def _chosen(game: Game) -> Value:
    """Give the house rules as they stand at the press, also if nothing has been drawn since the choice."""
    names = {option.name: f"option-{game.key}-{option.name}" for option in game.choices}
    chosen = {name: st.session_state[key] for name, key in names.items()}
    options: Value = msgspec.convert(chosen, game.options)
    return options
