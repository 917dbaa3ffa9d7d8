"""One panel per game: the stage for the room, the hand for a private page."""

from __future__ import annotations

from pages.games import balderdash, bluff
from pages.parts.panel import Panel

PANELS: dict[str, Panel] = {"balderdash": balderdash, "bluff": bluff}
