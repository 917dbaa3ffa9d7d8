"""One panel per game: the stage for the room, the hand for a private page; and one story of it."""

from __future__ import annotations

from pages.games import (
    balderdash,
    balderdash_stats,
    bluff,
    bluff_stats,
    fake_artist,
    fake_artist_stats,
    globetrotter,
    globetrotter_stats,
)
from pages.parts.panel import Panel
from pages.parts.story import Story

PANELS: dict[str, Panel] = {
    "balderdash": balderdash,
    "bluff": bluff,
    "fake_artist": fake_artist,
    "globetrotter": globetrotter,
}
STORIES: dict[str, Story] = {
    "balderdash": balderdash_stats,
    "bluff": bluff_stats,
    "fake_artist": fake_artist_stats,
    "globetrotter": globetrotter_stats,
}
