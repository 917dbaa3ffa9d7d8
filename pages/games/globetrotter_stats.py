"""The story of a game of Globetrotter: who knows which region, wedges, ways, and every question once more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pandas as pd
import streamlit as st

from engine.core import Value
from engine.games.globetrotter.terms import REGIONS, TRAVEL_CARDS, Region
from engine.stats import globetrotter
from engine.stats.globetrotter import Posed, Tough
from pages.games.globetrotter_charts import radar, radar_words, walked_chart, walked_words
from pages.games.globetrotter_tables import by_region, homes, posed_words, walked_table
from pages.parts.charts import draw, wedges_chart
from pages.parts.people import Guest, names
from pages.parts.scene import scene
from pages.parts.shares import ends, shares
from pages.parts.story import Albums, Course, Ledger, seats_of
from pages.parts.takeaway import rounds_words
from pages.parts.wheel import LOOKS, Look
from pages.parts.words import Words

TROPHIES = 3
"""How many of the hardest questions of the night are shown."""

HARDEST = 6
"""How many of the hardest questions of a game are listed."""

ABREAST = {2: 2, 4: 4}
"""Radars beside each other, by how many there are; otherwise three."""

CARDS = tuple(name for card in TRAVEL_CARDS for name in (card, f"{card}_won"))
SUMS = ("tried", "right", "wedges", *CARDS)
"""The columns of the table of players that are taken home, under `trip-column-<name>`."""


class Hard(Value):
    """One of the hardest questions of the night, as its template draws it."""

    tough: Tough

    @property
    def looks(self) -> Mapping[Region, Look]:
        """How regions are told apart."""
        return LOOKS


def trophies(courses: Sequence[Course]) -> Sequence[tuple[int, Hard]]:
    """Give the hardest questions of the night: most people did not know."""
    best = globetrotter.hardest(_posed(courses))[:TROPHIES]
    return [(place, Hard(tough)) for place, tough in best]


def ledger(courses: Sequence[Course], t: Words) -> Ledger:
    """Give right answers, the region where he is at home, wedges and cards of each player over the evening."""
    seats, asked = seats_of(courses), _posed(courses)
    table, home = globetrotter.players(asked, seats), homes(asked, seats)
    rows = tuple(
        (
            seat,
            (
                _of(row["right"], row["tried"], t),
                t(f"region-{home[seat]}") if seat in home else "–",
                str(int(row["wedges"])),
                _of(row[list(CARDS[1::2])].sum(), row[list(TRAVEL_CARDS)].sum(), t),
            ),
        )
        for seat, (_, row) in zip(seats, table.iterrows(), strict=True)
    )
    heads = ("right", "home", "wedges", "cards")
    return Ledger(tuple(t(f"trip-column-{head}") for head in heads), rows)


def sums(courses: Sequence[Course], t: Words) -> pd.DataFrame:
    """Give the same as numbers, with what they are made of."""
    seats, asked = seats_of(courses), _posed(courses)
    table = globetrotter.players(asked, seats)[[*SUMS]]
    table = table.rename(columns={name: t(f"trip-column-{name}") for name in table.columns})
    right, tried = globetrotter.right(asked, seats), globetrotter.tried(asked, seats)
    for key in REGIONS:
        region = t(f"region-{key}")
        table[t("trip-column-right-in", region=region)] = right[key]
        table[t("trip-column-tried-in", region=region)] = tried[key]
    return table


def story(game: str, course: Course, who: Mapping[str, Guest], t: Words) -> None:
    """Draw the statistics of one game, as far as the room has seen it."""
    asked, seats = globetrotter.posed(course), course[-1].seats
    if not asked:
        scene("stats_note.html", key="note", title=t("trip-no-question"), say=t("trip-promise"))
        return
    wedges, table = globetrotter.wedges(course), globetrotter.players(asked, seats)
    left, right = st.columns([3, 2], gap="large")
    with left:
        say = t("stats-points-say")
        scene("stats_title.html", key="wedges-title", title=t("trip-wedges"), say=say)
        draw(wedges_chart(wedges, who, t), f"wedges-{game}", ends(wedges, who))
    with right:
        scene(
            "stats_knows.html",
            key="knows",
            knows=shares(table, "knows", "right", "tried"),
            who=who,
            t=t,
        )
    _regions(game, asked, table, who, t)
    _ways(game, course, asked, who, t)
    scene(
        "stats_posed.html",
        key="posed",
        regions=by_region(asked),
        game=game,
        looks=LOOKS,
        wedge=globetrotter.wedge,
        who=who,
        t=t,
    )


def tables(course: Course, who: Mapping[str, Guest], t: Words) -> dict[str, pd.DataFrame]:
    """Give the wedges, questions, ways and players of a game as files."""
    asked = globetrotter.posed(course)
    travellers = sums((course,), t)
    travellers.insert(0, t("stats-column-player"), names(who, map(str, travellers.index)))
    wedges = rounds_words(globetrotter.wedges(course), who, t)
    wedges.columns = [t("trip-column-question"), *wedges.columns[1:]]
    return {
        "wedges": wedges,
        "posed": posed_words(asked, who, t),
        "walked": walked_table(course, who, t),
        "travellers": travellers,
    }


def albums(courses: Sequence[Course], who: Mapping[str, Guest], t: Words) -> Albums:
    """There are no pictures."""
    return {}


def _posed(courses: Sequence[Course]) -> tuple[Posed, ...]:
    return tuple(one for course in courses for one in globetrotter.posed(course))


def _regions(
    game: str, asked: Sequence[Posed], table: pd.DataFrame, who: Mapping[str, Guest], t: Words
) -> None:
    """Draw who knows which region, as pictures and as numbers, and what cards were worth."""
    seats = list(table.index)
    tried, right = globetrotter.tried(asked, seats), globetrotter.right(asked, seats)
    top = int(tried.to_numpy().max())
    scene("stats_title.html", key="radar-title", title=t("trip-radar"), say=t("trip-radar-say"))
    abreast = ABREAST.get(len(seats), 3)
    for at in range(0, len(seats), abreast):
        row = st.columns(abreast, gap="medium")
        for column, seat in zip(row, seats[at : at + abreast], strict=False):
            guest, its = who[seat], (tried.loc[seat], right.loc[seat])
            with column:
                figure = radar(*its, guest, top, t)
                draw(figure, f"radar-{game}-{seat}", radar_words(*its, guest, t))
    scene(
        "stats_regions.html",
        key="regions",
        people=[
            (str(seat), [(int(right.loc[seat, key]), int(tried.loc[seat, key])) for key in REGIONS])
            for seat in seats
        ],
        cards=[
            (str(seat), [(int(row[f"{card}_won"]), int(row[card])) for card in TRAVEL_CARDS])
            for seat, row in table.iterrows()
        ],
        kinds=TRAVEL_CARDS,
        regions=REGIONS,
        looks=LOOKS,
        who=who,
        t=t,
    )


def _ways(
    game: str, course: Course, asked: Sequence[Posed], who: Mapping[str, Guest], t: Words
) -> None:
    """Draw where pawns walked, and beside it the hardest questions."""
    trodden = globetrotter.trodden(globetrotter.walks(course), course[-1].seats)
    left, right = st.columns(2, gap="large")
    with left:
        scene(
            "stats_title.html", key="walked-title", title=t("trip-walked"), say=t("trip-walked-say")
        )
        with st.container(key="walked"):
            draw(
                walked_chart(trodden, who, t),
                f"walked-{game}",
                walked_words(trodden, who, t),
                fills=True,
            )
    with right:
        hard = globetrotter.hardest(asked)[:HARDEST]
        scene("stats_hardest.html", key="hardest", hard=hard, looks=LOOKS, who=who, t=t)


def _of(some: float, all_: float, t: Words) -> str:
    return t("trip-of", some=int(some), all=int(all_)) if all_ else "–"
