"""What every page does first: its look, its viewer, and calm words when something is refused."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable
from pathlib import Path

import streamlit as st

from engine.core import Refusal
from pages.parts.house import refuse, take_refusal
from pages.parts.people import Guest
from pages.parts.words import Words

BROWSER = Path(__file__).parent / "browser"


@functools.cache
def look_mark() -> str:
    """Give a mark of the stylesheet's content, so that a browser keeps it until it changes."""
    return f"{zlib.crc32((BROWSER / 'look.css').read_bytes()):08x}"


def frame(title: str) -> None:
    """Set up a page. Call it once, first."""
    st.set_page_config(page_title=title, page_icon="🎲", layout="wide")
    st.html(f"<style>@import url('/parts/look.css?{look_mark()}');</style>")


def attempt(ask: Callable[[], object]) -> bool:
    """Do what was asked; a refusal is kept for the next drawing. Says whether it was done."""
    try:
        ask()
    except Refusal as refusal:
        refuse(refusal)
        return False
    return True


def refused_words(t: Words, who: dict[str, Guest]) -> str:
    """Give the sentence for what has just been refused, or "". Being too slow needs no words."""
    refusal = take_refusal()
    if refusal is None:
        return ""
    return t.line(refusal, {seat: guest.name for seat, guest in who.items()})
