"""The morning after: points over rounds, who fooled whom, and the evening's table."""

from __future__ import annotations

import streamlit as st

from pages.parts.house import Caller


def page(caller: Caller) -> None:
    """Draw the statistics."""
    st.text(caller.viewer)
