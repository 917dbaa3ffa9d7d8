"""Letters on a picture that is no page: in the house's own typeface, which comes with Streamlit."""

from __future__ import annotations

import functools
import unicodedata
from pathlib import Path

import streamlit
from PIL import ImageFont

TYPEFACE = "static/static/media/SourceSansVF-Upright*.woff2"
NO_SIGN = "\uffff"
"""No typeface has it: what is drawn for it is the empty box."""

Lettering = ImageFont.FreeTypeFont


@functools.lru_cache(maxsize=32)
def lettering(size: float, weight: int) -> Lettering:
    """Give the letters of a size in pixels and a weight, 200 to 900."""
    (file,) = Path(streamlit.__file__).parent.glob(TYPEFACE)
    letters = ImageFont.truetype(file, size)
    letters.set_variation_by_axes([weight])
    return letters


def writable(text: str, letters: Lettering) -> str:
    """Give what of a text these letters can write: an empty box says less than nothing."""
    box = _drawn(NO_SIGN, letters)
    signs = unicodedata.normalize("NFC", text)
    return "".join(sign for sign in signs if _drawn(sign, letters) != box)


def _drawn(sign: str, letters: Lettering) -> bytes:
    return bytes(letters.getmask(sign))
