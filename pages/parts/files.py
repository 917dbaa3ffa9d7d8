"""Files to take home: tables, drawings, decks. Each is made when it is asked for.

A file lies at an address that stays the same however often the page is drawn anew: Streamlit's own
button for files that are made late loses a press while the page is being redrawn. The address cannot
be guessed, and stands only on the page of who may have the file.
"""

from __future__ import annotations

import hmac
import mimetypes
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from threading import Lock
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from engine.core import Value
from pages.parts.scene import scene
from pages.parts.words import LANGUAGES, Words, words

mimetypes.add_type("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ".xlsx")

MOST = 1000
"""So many files lie ready; the ones that have not been shown for longest go first."""


class File(Value):
    """A file to take home. `id` is unlike that of any other; `label` stands on its button, `hint` says more."""

    id: str
    name: str
    label: str
    make: Callable[[], str | bytes]
    hint: str = ""

    @property
    def kind(self) -> str:
        """Its media type."""
        return mimetypes.guess_type(self.name)[0] or "application/octet-stream"


class Cloakroom:
    """Where the files of this server lie ready, each at its address."""

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)
        self._files: OrderedDict[str, File] = OrderedDict()
        self._lock = Lock()

    def lay(self, file: File, language: str) -> str:
        """Lay a file ready, in place of what lay there before; give its address."""
        sign = hmac.digest(self._secret, f"{language} {file.id}".encode(), "sha256").hex()
        with self._lock:
            self._files[sign] = file
            self._files.move_to_end(sign)
            while len(self._files) > MOST:
                self._files.popitem(last=False)
        return f"/take/{language}/{sign}"

    def take(self, request: Request) -> Response:
        """Answer with a file. That it comes is told at once, then it is made."""
        file = self._files.get(request.path_params["sign"])
        if file is None:
            asked = request.path_params["language"]
            said = words(asked if asked in LANGUAGES else "en")(
                "take-gone"
            )  # words are kept for good
            return PlainTextResponse(said, 404, {"Cache-Control": "no-store"})
        heads = {
            "Content-Disposition": f"attachment; filename*=utf-8''{quote(file.name)}",
            "Cache-Control": "no-store",
        }
        return StreamingResponse(_made(file), headers=heads, media_type=file.kind)


def _made(file: File) -> Iterator[str | bytes]:
    yield file.make()


cloakroom = Cloakroom()


def offer(files: Sequence[File], t: Words, *, key: str) -> None:
    """Draw a button for each file."""
    laid = [(cloakroom.lay(file, t.language), file) for file in files]
    scene("files.html", key=key, files=laid)


ROUTES = [Route("/take/{language}/{sign}", cloakroom.take)]
