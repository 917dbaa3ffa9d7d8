"""Clear words where there is no page to draw: a bad link, an unusable file, a bug."""

from __future__ import annotations

import logging

import streamlit as st

from engine.core import Refusal
from pages.parts.frame import frame
from pages.parts.scene import scene
from pages.parts.words import words

_log = logging.getLogger("meneur")


def tell(refusal: Refusal) -> None:
    """Draw a page that says why there is nothing to show."""
    frame("Meneur")
    say(refusal)


def say(refusal: Refusal) -> None:
    """Say why nothing can be shown, in the reader's language."""
    t = words((st.context.locale or "en")[:2])
    scene("refused.html", key="told", refused=t.line(refusal, {}))


def apologise(error: Exception) -> bool:
    """Say sorry on the page and be loud in the log; the game stays where it was.

    A refusal that no page has caught (a file that does not serve any more) has its own sentence.
    """
    t = words((st.context.locale or "en")[:2])
    if isinstance(error, Refusal):
        said = t.line(error, {})
        _log.error(words("en").line(error, {}))
    else:
        said = t("sorry")
        _log.error("a page stumbled", exc_info=error)
    st.toast(said, duration="long")
    return True
