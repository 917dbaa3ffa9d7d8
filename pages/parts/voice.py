"""Reading aloud, by the browser's own voice: no internet, same speed and no emphasis for every text.

The browser part keeps the host's choice of voice and speed. Where there is no voice it says so, and
the lit line on the stage is for a human reader.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Value
from pages.parts.element import element, sent_by
from pages.parts.words import Words


class Speech(Value):
    """Something to say once. `name` is never used for another text; `then` is the step that follows."""

    name: str
    text: str
    then: str | None


_mount = element("voice", '<div class="voice">\n</div>')


def voice(speech: Speech | None, moment: str, t: Words, on_spoken: Callable[[str], None]) -> None:
    """Offer voice and sounds.

    `on_spoken` gets the step to take when a text with a next step has been said. `moment` is the name
    of a sound and what makes it new: "lit.3.2" after "lit.3.1" sounds again.
    """

    def spoken() -> None:
        step = sent_by("voice", "spoken")
        if isinstance(step, str):
            on_spoken(step)

    _mount(
        key="voice",
        data={
            "name": speech.name if speech else "",
            "text": speech.text if speech else "",
            "then": speech.then if speech else None,
            "moment": moment,
            "language": t.language,
            "words": {
                "read": t("read-aloud"),
                "sounds": t("sounds"),
                "none": t("voice-none"),
                "voice": t("voice-choose"),
                "speed": t("voice-speed"),
            },
        },
        on_spoken_change=spoken,
    )
