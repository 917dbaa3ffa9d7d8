"""A phone's page: a hand, brought by the push line as soon as it changes, and by every redraw.

Why not by redraws alone: Streamlit runs a script for each, which is most of the time between the
host's click and the last phone. What a phone sends still comes in by Streamlit.
"""

from __future__ import annotations

import msgspec

from engine.core import Value
from pages.parts.element import element
from pages.parts.scene import Sent, sent_to


class Hand(Value):
    """All that a phone shows. Of two hands the one with the later `at` stays (seconds of a clock that
    never goes back).

    Every message of the page says from which `game`, `round` and `seen` it was drawn. `cut` are the
    calm words while the line is down; the phone buzzes when `turn` becomes true. A hand that says
    why something was `refused` is followed by redraws, which know how long that is to be told.
    """

    at: float
    seen: str
    game: str
    round: int
    title: str
    language: str
    cut: str
    turn: bool
    refused: bool
    html: str


_mount = element("phone", '<div class="scene" style="visibility: hidden">\n</div>')


def phone(hand: Hand, link: str, on_sent: Sent) -> None:
    """Draw a hand and listen for newer ones; `on_sent` gets what it sends, before the redraw."""
    _mount(
        key="phone",
        data={"key": link, "hand": msgspec.to_builtins(hand)},
        on_sent_change=sent_to(on_sent, "phone"),
        on_moved_change=lambda: None,
    )
