"""The story of a game of Fake Artist: who catches, who escapes, and the gallery of its drawings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pandas as pd
import streamlit as st

from engine.core import Seat, Value
from engine.stats import fake_artist
from engine.stats.fake_artist import Sketch
from pages.games.fake_artist import drawn, listed, reason
from pages.parts.album import Picture, album_of, files
from pages.parts.charts import draw, points_chart
from pages.parts.files import offer
from pages.parts.people import Guest, names
from pages.parts.scene import scene
from pages.parts.shares import ends, shares
from pages.parts.sheet import Mark, marks
from pages.parts.story import Albums, Course, Ledger, seats_of
from pages.parts.takeaway import rounds_words
from pages.parts.words import Words

TROPHIES = 2
"""How many of the slyest fakes are shown."""

IN_A_ROW = 3
"""Drawings beside each other in the gallery."""

SUMS = ("voted", "found", "honest", "blamed", "faked", "escaped", "guessed", "spotted")
ROLES = ("as_fake", "as_artist", "as_master")
"""The columns of the table of players, under `art-column-<name>`."""

ROUNDS = ("round", "category", "word", "master", "fake", "end", "guess", "pointing")
"""The columns of the file of drawings."""


class Escape(Value):
    """A round whose fake got away, as its template draws it."""

    sketch: Sketch

    def marks(self, who: Mapping[str, Guest]) -> tuple[Mark, ...]:
        """Give the strokes of the drawing."""
        return marks(drawn(self.sketch.strokes, who))

    def category(self, t: Words) -> str:
        """Name the category."""
        return listed(self.sketch.category, t)


def trophies(courses: Sequence[Course]) -> Sequence[tuple[int, Escape]]:
    """Give the rounds of the night in which the fake got away with fewest votes."""
    best = fake_artist.best(_sketches(courses))[:TROPHIES]
    return [(place, Escape(sketch)) for place, sketch in best]


def ledger(courses: Sequence[Course], t: Words) -> Ledger:
    """Give catches, escapes, wrong suspicion and points by role of each player over the evening."""
    seats = seats_of(courses)
    table = fake_artist.players(_sketches(courses), seats)
    rows = tuple(
        (
            seat,
            (
                _of(row["found"], row["voted"], t),
                _of(row["escaped"], row["faked"], t),
                str(int(row["blamed"])),
                " · ".join(str(int(row[role])) for role in ROLES),
            ),
        )
        for seat, (_, row) in zip(seats, table.iterrows(), strict=True)
    )
    heads = ("found", "escaped", "blamed", "roles")
    return Ledger(tuple(t(f"art-column-{head}") for head in heads), rows)


def sums(courses: Sequence[Course], t: Words) -> pd.DataFrame:
    """Give the same as numbers, with what they are made of."""
    table = fake_artist.players(_sketches(courses), seats_of(courses))[[*SUMS, *ROLES]]
    return table.rename(columns={name: t(f"art-column-{name}") for name in table.columns})


def story(game: str, course: Course, who: Mapping[str, Guest], t: Words) -> None:
    """Draw the statistics of one game, as far as the room has seen it."""
    sketches, points = fake_artist.sketches(course), fake_artist.points(course)
    if len(points) == 1:
        scene("stats_note.html", key="note", title=t("stats-no-round"), say=t("gallery-promise"))
        return
    table = fake_artist.players(sketches, course[-1].seats)
    left, right = st.columns([3, 2], gap="large")
    with left:
        say = t("stats-points-say")
        scene("stats_title.html", key="points-title", title=t("stats-points"), say=say)
        draw(points_chart(points, who, t), f"points-{game}", ends(points, who))
    with right:
        scene(
            "stats_fake_artist.html",
            key="artists",
            finds=shares(table, "finds", "found", "voted"),
            escapes=shares(table, "escapes", "escaped", "faked"),
            who=who,
            t=t,
        )
    if sketches:
        _gallery(game, sketches, who, t)
    people = [(str(seat), row) for seat, row in table.iterrows()]
    scene("stats_roles.html", key="roles", people=people, who=who, t=t)


def tables(course: Course, who: Mapping[str, Guest], t: Words) -> dict[str, pd.DataFrame]:
    """Give the points, rounds and players of a game as files."""
    players = sums((course,), t)
    players.insert(0, t("stats-column-player"), names(who, map(str, players.index)))
    return {
        "points": rounds_words(fake_artist.points(course), who, t),
        "drawn": rounds_in_words(fake_artist.sketches(course), who, t),
        "artists": players,
    }


def albums(courses: Sequence[Course], who: Mapping[str, Guest], t: Words) -> Albums:
    """Give all drawings of the night, each as SVG and as PNG; without any there is no album."""
    pictures = [
        _picture(f"{number}-{sketch.round}", sketch, who, t)
        for number, course in enumerate(courses, 1)
        for sketch in fake_artist.sketches(course)
        if not sketch.paper and sketch.strokes
    ]
    return {"drawings": partial(album_of, pictures)} if pictures else {}


def rounds_in_words(sketches: Sequence[Sketch], who: Mapping[str, Guest], t: Words) -> pd.DataFrame:
    """Write every round of a game in a row: what nobody knows stays empty."""
    rows = [
        (
            sketch.round,
            listed(sketch.category, t),
            sketch.word or pd.NA,
            who[sketch.master].name if sketch.master else pd.NA,
            who[sketch.fake].name if sketch.fake else pd.NA,
            end_words(sketch, who, t),
            pd.NA if sketch.guess is None else sketch.guess,
            ", ".join(f"{who[seat].name} → {who[other].name}" for seat, other in sketch.votes),
        )
        for sketch in sketches
    ]
    return pd.DataFrame(rows, columns=[t(f"art-column-{name}") for name in ROUNDS], dtype="object")


def end_words(sketch: Sketch, who: Mapping[str, Guest], t: Words) -> str:
    """Say how a round ended."""
    if sketch.void is not None:
        return t(f"fake_artist-void-{sketch.void}")
    if sketch.caught is None or sketch.fake is None:
        return t("gallery-untold")
    fake = who[sketch.fake].name
    if not sketch.caught:
        return t("gallery-free", fake=fake)
    return t("gallery-guessed" if sketch.right else "gallery-caught", fake=fake)


def _sketches(courses: Sequence[Course]) -> tuple[Sketch, ...]:
    return tuple(sketch for course in courses for sketch in fake_artist.sketches(course))


def _gallery(game: str, sketches: Sequence[Sketch], who: Mapping[str, Guest], t: Words) -> None:
    """Hang up the drawings of a game, each with its story and its files."""
    paper = any(sketch.paper for sketch in sketches)
    scene(
        "stats_title.html",
        key="gallery-title",
        title=t("gallery"),
        say=t("gallery-paper-say" if paper else "gallery-say"),
    )
    for place, sketch in enumerate(sketches):
        if place % IN_A_ROW == 0:
            row = st.columns(IN_A_ROW, gap="medium")
        with row[place % IN_A_ROW]:
            _hang(f"{game}-{sketch.round}", sketch, who, t)


def _hang(name: str, sketch: Sketch, who: Mapping[str, Guest], t: Words) -> None:
    with st.container(key=f"hung-{name}", height="stretch"):
        scene("stats_drawing.html", key=f"drawing-{name}", id=name, **facts(sketch, who, t))
        if not sketch.paper and sketch.strokes:
            offer(files(_picture(name, sketch, who, t), t), t, key=f"take-{name}")


def facts(sketch: Sketch, who: Mapping[str, Guest], t: Words) -> dict[str, Any]:
    """Give what the template of a drawing needs: its strokes, who pointed at whom, what it gave."""
    pointing: dict[Seat, list[Seat]] = {sketch.fake: []} if sketch.fake else {}
    for voter, suspect in sketch.votes:
        pointing.setdefault(suspect, []).append(voter)
    return {
        "sketch": sketch,
        "category": listed(sketch.category, t),
        "marks": marks(drawn(sketch.strokes, who)),
        "end": end_words(sketch, who, t),
        "pointing": sorted(pointing.items(), key=lambda pair: -len(pair[1])),
        "gains": [
            (gain.seat, gain.points, reason(gain.reason, gain.facts, who, t))
            for gain in sketch.scored
        ],
        "who": who,
        "t": t,
    }


def _picture(name: str, sketch: Sketch, who: Mapping[str, Guest], t: Words) -> Picture:
    category = listed(sketch.category, t)
    known = (sketch.word, category) if sketch.word else (category, "")
    return Picture(name, known[0], drawn(sketch.strokes, who), below=known[1])


def _of(some: float, all_: float, t: Words) -> str:
    return t("art-of", some=int(some), all=int(all_)) if all_ else "–"
