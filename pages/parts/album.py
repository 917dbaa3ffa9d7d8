"""Drawings to take home: each as SVG and as PNG, or all of them in one file."""

from __future__ import annotations

import io
import unicodedata
import zipfile
from collections.abc import Callable, Sequence
from functools import partial

from engine.core import Value
from pages.parts.files import File
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


def files(picture: Picture, t: Words) -> list[File]:
    """Give a drawing as files to take home, each drawn when it is asked for."""
    made: dict[str, Callable[[], str | bytes]] = {
        "svg": partial(svg, picture.strokes, picture.title, picture.below),
        "png": partial(png, picture.strokes, picture.title, picture.below),
    }
    return [
        File(
            id=f"{picture.name}.{kind}",
            name=f"{picture.file}.{kind}",
            label=t("gallery-save", kind=kind.upper()),
            make=make,
            hint=t("gallery-take", word=picture.title),
        )
        for kind, make in made.items()
    ]


def album_of(pictures: Sequence[Picture]) -> bytes:
    """Give a ZIP file that holds every drawing, as SVG and as PNG."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as album:
        for picture in pictures:
            drawing = picture.strokes, picture.title, picture.below
            album.writestr(f"{picture.file}.svg", svg(*drawing))
            album.writestr(f"{picture.file}.png", png(*drawing))
    return file.getvalue()
