"""An element with a browser side of its own, `pages/parts/browser/<name>.js`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st


def element(name: str, html: str) -> Callable[..., Any]:
    """Declare an element that starts as `html` and is drawn by the part `name` of the browser."""
    mount: Callable[..., Any] = st.components.v2.component(
        f"meneur.{name}",
        html=html,
        js=f"""
export default function (component) {{
  import(`${{location.origin}}/parts/{name}.js`).then((part) => part.default(component));
}}
""",
        isolate_styles=False,
    )
    return mount


def sent_by(key: str, name: str) -> Any:
    """Give what the element `key` has just sent under a name; None for nothing.

    A second press may come in when the first has led to another page: then the element has gone.
    """
    return st.session_state.get(key, {}).get(name)
