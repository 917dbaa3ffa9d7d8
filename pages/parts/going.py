"""Going from page to page, so that nothing can get in between.

A redraw asked for by the push may cut off `st.switch_page`; where one is going is therefore kept until
one has arrived.
"""

from __future__ import annotations

import streamlit as st


def go(page: str) -> None:
    """Want to be on another page. For callbacks; `follow` does it."""
    st.session_state["going"] = page


def follow(here: str) -> None:
    """Go where a callback wanted to go, if that is elsewhere. Call it first on every page of the host."""
    wanted = st.session_state.get("going")
    if wanted == here:
        del st.session_state["going"]
    elif wanted is not None:
        st.switch_page(st.session_state["pages"][wanted])
