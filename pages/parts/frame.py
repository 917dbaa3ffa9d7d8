"""What every page does first: its look, its viewer, and calm words when something is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import streamlit as st

from engine.core import Refusal
from pages.parts.house import forgive, refuse, refused
from pages.parts.people import Guest
from pages.parts.words import Words

_look = st.components.v2.component(
    "meneur.look",
    html="<span hidden>\n</span>",
    js="""
export default function () {
  if (document.getElementById("meneur-look")) return;
  const link = document.createElement("link");
  Object.assign(link, { id: "meneur-look", rel: "stylesheet", href: "/parts/look.css" });
  document.head.append(link);
}
""",
    isolate_styles=False,
)


def frame(title: str) -> None:
    """Set up a page and its look. Call it once, first."""
    st.set_page_config(page_title=title, page_icon="🎲", layout="wide")
    _look(key="look")


def attempt(ask: Callable[[], object]) -> bool:
    """Do what was asked; a refusal is kept for the drawing. Says whether it was done."""
    forgive()
    try:
        ask()
    except Refusal as refusal:
        refuse(refusal)
        return False
    return True


def refused_words(t: Words, who: Mapping[str, Guest]) -> str:
    """Give the sentence for what has just been refused, or ""."""
    return worded(refused(), t, who)


def worded(refusal: Refusal | None, t: Words, who: Mapping[str, Guest]) -> str:
    """Give the sentence for a refusal; "" for none."""
    if refusal is None:
        return ""
    return t.line(refusal, {seat: guest.name for seat, guest in who.items()})
