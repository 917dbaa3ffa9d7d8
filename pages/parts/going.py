"""Going from page to page: the link that says who one is comes along, and nothing can get in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NoReturn

import streamlit as st

from pages.parts.house import Caller, referee

Page = Callable[[Caller], None]


def offer(pages: Mapping[str, Page], who: Caller, first: Page) -> None:
    """Run the page that a caller asks for; these are all that exist for him, and he lands on `first`."""
    shown = {
        name: st.Page(_named(name, page, who), title="Meneur", url_path=name)
        for name, page in pages.items()
    }
    home = st.Page(_named("home", first, who), title="Meneur", default=True)
    st.session_state["pages"] = shown
    st.navigation([home, *shown.values()], position="hidden").run()


def offer_only(page: Callable[[], None]) -> None:
    """Run the one page that there is, whatever was asked for."""
    st.navigation([st.Page(page, title="Meneur")], position="hidden").run()


def _named(name: str, page: Page, who: Caller) -> Callable[[], None]:
    def run() -> None:
        page(who)

    run.__name__ = name
    return run


def go(page: str, key: str = "") -> None:
    """Want to be on another page, or there with another link. For callbacks; `follow` does it.

    A redraw asked for by the push may cut off `to`; where one is going is therefore kept until one has
    arrived.
    """
    st.session_state["going"] = (page, key)


def follow(here: str) -> None:
    """Go where a callback wanted to go, if that is elsewhere. Call it first on a page."""
    page, key = st.session_state.get("going", ("", ""))
    if not page:
        return
    if key == st.query_params.get("key") if key else page == here:
        del st.session_state["going"]
    else:
        to(page, key)


def along(caller: Caller, page: str) -> NoReturn:
    """Be on this page of the night that is open now: the link that one holds leads on to it."""
    to(page, referee().onward(caller.key))


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
