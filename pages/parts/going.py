"""Going from page to page: the link that says who one is comes along, and nothing can get in between."""

from __future__ import annotations

from typing import NoReturn

import streamlit as st


def go(page: str) -> None:
    """Want to be on another page. For callbacks; `follow` does it.

    A redraw asked for by the push may cut off `to`; where one is going is therefore kept until one has
    arrived.
    """
    st.session_state["going"] = page


def follow(here: str) -> None:
    """Go where a callback wanted to go, if that is elsewhere. Call it first on a page of the host."""
    wanted = st.session_state.get("going")
    if wanted == here:
        del st.session_state["going"]
    elif wanted is not None:
        to(wanted)


def to(page: str, key: str = "") -> NoReturn:
    """Be on another page, as who one is, or with another link."""
    st.switch_page(st.session_state["pages"][page], query_params=_keep(key))


def link(page: str, label: str) -> None:
    """Offer another page."""
    st.page_link(st.session_state["pages"][page], label=label, query_params=_keep(""))


def page_address(page: str) -> str:
    """Give the address of another page on this server, for a new tab."""
    key = st.query_params.get("key", "")
    return f"/{page}?key={key}" if key else f"/{page}"


def _keep(key: str) -> dict[str, str] | None:
    key = key or st.query_params.get("key", "")
    return {"key": key} if key else None
