"""The morning after: the best of the night, the evening's table, and the story of each game."""

from __future__ import annotations

import streamlit as st

from engine import stats
from engine.night import Night
from pages.games import STORIES
from pages.parts.frame import frame, refused_words
from pages.parts.going import follow, link
from pages.parts.house import Caller, referee
from pages.parts.live import glance, live, lively
from pages.parts.people import guests
from pages.parts.scene import scene
from pages.parts.takeaway import evening_words, takeaway
from pages.parts.which import which_game, which_night
from pages.parts.words import Words, words


def page(caller: Caller) -> None:
    """Draw the statistics of tonight, or of an earlier night, for the host."""
    frame("Meneur")
    _body(caller)


@lively
def _body(caller: Caller) -> None:
    follow("stats")
    nights = {night.id: night for night in referee().nights()}
    now = nights.get(caller.night or 0)
    t = words(now.language if now else st.session_state.get("lobby-language", "en"))
    seen = glance(caller.viewer, caller.night)
    live(key=caller.key, seen=seen, title="Meneur", language=t.language, page="stats", cut=t("cut"))
    scene("refused.html", key="refused", refused=refused_words(t, {}))
    left, right = st.columns([3, 2], gap="large", vertical_alignment="bottom")
    with left:
        back = "console" if now and now.games else "lobby"
        link(back, t(f"stats-to-{back}"))
        scene("stats_title.html", key="title", title=t("stats-title"), say=t("stats-say"))
    if not nights:
        scene("stats_note.html", key="note", title=t("stats-no-night"), say=t("stats-promise"))
        return
    with right:
        night = nights[which_night(nights, caller.night, t)]
    _night(night, t)


def _night(night: Night, t: Words) -> None:
    """Draw a night: its best and its table, then one of its games."""
    who, evening = guests(night.people), referee().table_of_evening(night.id)
    courses = {played.game: referee().course(played.game) for played in night.games}
    if not courses:
        scene("stats_note.html", key="note", title=t("stats-no-game"), say=t("stats-promise"))
        return
    keys = {played.game: played.key for played in night.games}
    by_key = {key: [courses[game] for game in keys if keys[game] == key] for key in keys.values()}
    scene(
        "stats_night.html",
        key="night",
        trophies={key: STORIES[key].trophies(games) for key, games in by_key.items()},
        ledgers={key: STORIES[key].ledger(games, t) for key, games in by_key.items()},
        evening=evening,
        who=who,
        t=t,
    )
    game = which_game(night, t)
    story = STORIES[keys[game]]
    story.story(game, courses[game], who, t)
    sums = {key: STORIES[key].sums(games, t) for key, games in by_key.items()}
    table = evening_words(stats.table_of_evening(evening), sums, who, t)
    tables = {"evening": table, **story.tables(courses[game], who, t)}
    albums = {
        name: album
        for key, games in by_key.items()
        for name, album in STORIES[key].albums(games, who, t).items()
    }
    takeaway(night.id, game, tables, albums, t)
