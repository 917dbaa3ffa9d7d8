"""A scene: a piece of page made of HTML from a template, with buttons and pens that send moves.

Why not a Streamlit widget each: a phone redraws in a time proportional to its elements, text of
players must appear literally, drafts must survive a reload, and the room reads it from afar. A scene
is one element. Templates escape every value (Jinja autoescape); the browser side puts the new HTML
into the old without touching what has not changed, so nothing jumps and typed text stays.

In a template:

- `data-send='{"do": "vote", "answer": 3}'` on a button sends that when pressed;
- `data-confirm="Really?"` asks for a second press;
- `<form data-pen="bluff" data-draft="night-1.B.r4">` with a textarea or input sends its text as
  `{"do": "bluff", "text": …}` and keeps the draft in the browser until it has been accepted, that is
  until its `data-accepted` holds the same text. `data-first` stands in the field at first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from pages.parts.element import element, sent_by

TEMPLATES = Path(__file__).parent / "templates"

Sent = Callable[[Mapping[str, Any]], None]
"""What a page does with a message from its browser."""

_templates = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,  # or every redraw of every phone asks the disk for the age of five files
)

_mount = element("scene", '<div class="scene" style="visibility: hidden">\n</div>')


def template(name: str) -> Template:
    """Give a template by its file name, read once."""
    return _templates.get_template(name)


def render(name: str, **facts: Any) -> str:
    """Fill a template. Every value is escaped."""
    return template(name).render(**facts)


def scene(name: str, *, key: str, on_sent: Sent | None = None, **facts: Any) -> None:
    """Draw a template as one element; `on_sent` gets what a button or pen sends, before the redraw."""
    place(render(name, **facts), key=key, on_sent=on_sent)


def place(html: str, *, key: str, on_sent: Sent | None = None) -> None:
    """Draw what `render` gave."""
    _mount(key=key, data={"html": html}, on_sent_change=sent_to(on_sent, key))


def sent_to(on_sent: Sent | None, key: str) -> Callable[[], None]:
    """Give what Streamlit calls when the element `key` has sent something: hands on the message."""

    def sent() -> None:
        message = sent_by(key, "sent")
        if on_sent is not None and isinstance(message, Mapping):
            on_sent(message)

    return sent
