"""The story of a game of Bluff: dice over rounds, who bluffs, who doubts well, and every bid once more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import pandas as pd
import streamlit as st

from engine.core import Seat
from engine.games.bluff.terms import STAR
from engine.stats import bluff
from engine.stats.bluff import Said
from pages.parts.charts import dice_chart, draw
from pages.parts.people import Guest, names
from pages.parts.scene import scene
from pages.parts.shares import ends
from pages.parts.story import Albums, Course, Ledger, seats_of
from pages.parts.takeaway import rounds_words
from pages.parts.words import Words

TROPHIES = 3
"""How many of the boldest bids are shown."""

SUMS = ("bids", "bluffed", "won", "lost", "doubted", "held", "luck")
"""The columns of the table of players that are taken home, under `bids-column-<name>`."""

BIDS = ("round", "player", "bid", "chance", "actual", "held", "doubter")
"""The columns of the file of bids."""


def trophies(courses: Sequence[Course]) -> Sequence[tuple[int, Said]]:
    """Give the boldest bids of the night that were doubted and held."""
    return bluff.boldest(_said(courses))[:TROPHIES]


def ledger(courses: Sequence[Course], t: Words) -> Ledger:
    """Give bluffs, doubts, the boldest bid, luck and dice given up of each player over the evening."""
    said, seats = _said(courses), seats_of(courses)
    table, bold, gave = bluff.players(said, seats), _boldest(said), _gave_up(courses)
    rows = tuple(
        (
            seat,
            (
                _share(row, t),
                f"{row['won']:.0f}–{row['lost']:.0f}",
                _bold(bold[seat], t) if seat in bold else "–",
                luck_words(row["luck"], t),
                str(gave[seat]),
            ),
        )
        for seat, (_, row) in zip(seats, table.iterrows(), strict=True)
    )
    heads = ("rate", "doubts", "bold", "luck", "gave")
    return Ledger(tuple(t(f"bids-column-{head}") for head in heads), rows)


def sums(courses: Sequence[Course], t: Words) -> pd.DataFrame:
    """Give the same as numbers, with what they are made of."""
    said, seats = _said(courses), seats_of(courses)
    table, bold = bluff.players(said, seats)[[*SUMS]].round({"luck": 2}), _boldest(said)
    table["boldest"] = [_in_short(bold[seat]) if seat in bold else pd.NA for seat in seats]
    table["chance"] = [bold[seat].percent if seat in bold else pd.NA for seat in seats]
    table["gave"] = [_gave_up(courses)[seat] for seat in seats]
    return table.rename(columns={name: t(f"bids-column-{name}") for name in table.columns})


def story(game: str, course: Course, who: Mapping[str, Guest], t: Words) -> None:
    """Draw the statistics of one game, as far as the room has seen it."""
    said, dice = bluff.said(course), bluff.dice(course)
    if len(dice) == 1:
        scene(
            "stats_note.html",
            key="note",
            title=t("stats-no-round"),
            say=t("bids-promise"),
        )
        return
    table = bluff.players(said, course[-1].seats)
    left, right = st.columns([3, 2], gap="large")
    with left:
        scene("stats_title.html", key="dice-title", title=t("stats-dice"), say=t("stats-dice-say"))
        draw(dice_chart(dice, who, t), f"dice-{game}", ends(dice, who))
    with right:
        scene("stats_bluff.html", key="bluff", who=who, t=t, **_figures(table, t))
    rounds = [(number, list(bids)) for number, bids in groupby(said, lambda bid: bid.round)]
    scene(
        "stats_bids.html",
        key="bids",
        rounds=rounds,
        lost=_lost(dice),
        game=game,
        who=who,
        t=t,
    )


def tables(course: Course, who: Mapping[str, Guest], t: Words) -> dict[str, pd.DataFrame]:
    """Give the points, dice, bids and players of a game as files."""
    said = bluff.said(course)
    players = sums((course,), t)
    players.insert(0, t("stats-column-player"), names(who, map(str, players.index)))
    return {
        "points": rounds_words(bluff.points(course), who, t),
        "dice": rounds_words(bluff.dice(course), who, t),
        "bids": bids_words(said, who, t),
        "bidders": players,
    }


def albums(courses: Sequence[Course], who: Mapping[str, Guest], t: Words) -> Albums:
    """There are no pictures."""
    return {}


def bids_words(said: Sequence[Said], who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Write every bid of a game in a row: what nobody knows stays empty."""
    rows = [
        (
            bid.round,
            who[bid.seat].name,
            _in_short(bid),
            bid.percent,
            pd.NA if bid.actual is None else bid.actual,
            pd.NA if bid.held is None else t("bids-held" if bid.held else "bids-bluff"),
            who[bid.doubter].name if bid.doubter else pd.NA,
        )
        for bid in said
    ]
    return pd.DataFrame(rows, columns=[t(f"bids-column-{name}") for name in BIDS], dtype="object")


def luck_words(luck: float, t: Words) -> str:
    """Say how many doubts more or less than the odds gave: "+1.3", "−0,5"."""
    tenths = round(10 * luck)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else "±"
    return t("bids-luck", sign=sign, whole=abs(tenths) // 10, tenth=abs(tenths) % 10)


def _said(courses: Sequence[Course]) -> tuple[Said, ...]:
    return tuple(bid for course in courses for bid in bluff.said(course))


def _boldest(said: Sequence[Said]) -> dict[Seat, Said]:
    """The boldest bid of each seat that has one."""
    return {bid.seat: bid for _, bid in reversed(bluff.boldest(said))}


def _gave_up(courses: Sequence[Course]) -> dict[Seat, int]:
    """How many dice each seat gave up."""
    gave = dict.fromkeys(seats_of(courses), 0)
    for course in courses:
        for lost in _lost(bluff.dice(course)).values():
            for seat, change in lost:
                gave[seat] -= min(change, 0)
    return gave


def _lost(dice: pd.DataFrame) -> dict[int, list[tuple[Seat, int]]]:
    """What each round took from whom, or gave him (D12); most taken first."""
    changed = dice.diff().iloc[1:]
    return {
        int(str(number)): sorted(
            ((Seat(str(seat)), int(change)) for seat, change in row.items() if change),
            key=lambda pair: pair[1],
        )
        for number, row in changed.iterrows()
    }


def _figures(table: pd.DataFrame, t: Words) -> dict[str, Any]:
    """Who bluffs most, then doubts and luck of everybody, the luckiest first."""
    bids = table[table["bids"] > 0].sort_values(["bluffs", "bids"], ascending=False, kind="stable")
    lucky = table[table["doubts"] + table["doubted"] > 0].sort_values(
        "luck", ascending=False, kind="stable"
    )
    return {
        "bluffs": [
            (str(seat), round(100 * row["bluffs"]), int(row["bluffed"]), int(row["bids"]))
            for seat, row in bids.iterrows()
        ],
        "doubts": [
            (
                str(seat),
                *(int(row[name]) for name in ("won", "lost", "held", "doubted")),
                luck_words(row["luck"], t),
            )
            for seat, row in lucky.iterrows()
        ],
    }


def _share(row: pd.Series[Any], t: Words) -> str:
    return t("stats-percent", percent=round(100 * row["bluffs"])) if row["bids"] else "–"


def _bold(said: Said, t: Words) -> str:
    return f"{_in_short(said)} · {t('stats-percent', percent=said.percent)}"


def _in_short(said: Said) -> str:
    return f"{said.bid.count} × {'★' if said.bid.face == STAR else said.bid.face}"
