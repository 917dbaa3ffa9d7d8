"""A host elsewhere: proves with the PIN that stands on the laptop that he may lead."""

from __future__ import annotations

import streamlit as st


def page() -> None:
    """Draw the entrance for a host on another device."""
    st.text("…")
