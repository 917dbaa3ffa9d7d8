"""Drawings to take home: each as SVG and as PNG, or all of them in one file."""

from __future__ import annotations

import io
import unicodedata
import zipfile
from collections.abc import Callable, Sequence
from functools import partial

import streamlit as st

from engine.core import Value
from pages.parts.sheet import Drawn, png, svg
from pages.parts.words import Words


class Picture(Value):
    """A drawing with its title, and what stands `below` it. `name` is unlike that of any other beside it."""

    name: str
    title: str
    strokes: tuple[Drawn, ...]
    below: str = ""

    @property
    def file(self) -> str:
        """The name of its file, without an ending: plain letters, whatever the title."""
        plain = unicodedata.normalize("NFKD", self.title).encode("ascii", "ignore").decode()
        words = "".join(sign if sign.isalnum() else " " for sign in plain.lower()).split()
        return "-".join((self.name, *words))


def offer(picture: Picture, t: Words) -> None:
    """Offer a drawing as files, each drawn when it is asked for."""
    made: dict[str, tuple[str, Callable[[], str | bytes]]] = {
        "svg": ("image/svg+xml", partial(svg, picture.strokes, picture.title, picture.below)),
        "png": ("image/png", partial(png, picture.strokes, picture.title, picture.below)),
    }
    for column, (kind, (mime, make)) in zip(st.columns(2, gap="small"), made.items(), strict=True):
        with column:
            st.download_button(
                t("gallery-save", kind=kind.upper()),
                make,
                file_name=f"{picture.file}.{kind}",
                mime=mime,
                help=t("gallery-take", word=picture.title),
                on_click="ignore",
                icon=":material/download:",
                key=f"take-{picture.name}-{kind}",
                width="stretch",
            )


def album_of(pictures: Sequence[Picture]) -> bytes:
    """Give a ZIP file that holds every drawing, as SVG and as PNG."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as album:
        for picture in pictures:
            drawing = picture.strokes, picture.title, picture.below
            album.writestr(f"{picture.file}.svg", svg(*drawing))
            album.writestr(f"{picture.file}.png", png(*drawing))
    return file.getvalue()
