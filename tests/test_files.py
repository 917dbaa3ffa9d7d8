"""Files to take home: where they lie, and what comes of asking for them."""

from __future__ import annotations

import asyncio
from urllib.parse import unquote

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from pages.parts.files import MOST, ROUTES, Cloakroom, File, cloakroom
from pages.parts.words import words

ANN = File(id="1.svg", name="Élan & vin.svg", label="SVG", make=lambda: "<svg/>")


def asked(path: str) -> tuple[int, dict[str, str], bytes]:
    """Ask for a path; give the status, the headers and the body of the answer."""
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.sleep(0)
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": []}
    asyncio.run(Starlette(routes=ROUTES)(scope, receive, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(message.get("body", b"") for message in sent[1:])


def test_a_file_lies_where_it_lay_however_often_its_page_is_drawn_anew() -> None:
    first = cloakroom.lay(ANN, "en")
    newer = File(id=ANN.id, name=ANN.name, label=ANN.label, make=lambda: b"newer")
    assert cloakroom.lay(newer, "en") == first
    assert asked(first)[2] == b"newer"


def test_a_file_comes_with_its_name_and_kind_and_is_not_kept_by_the_browser() -> None:
    status, headers, body = asked(cloakroom.lay(ANN, "fr"))
    assert (status, body) == (200, b"<svg/>")
    assert headers["content-type"] == "image/svg+xml"
    how, name = headers["content-disposition"].split("; filename*=utf-8''")
    assert (how, unquote(name)) == ("attachment", ANN.name)
    assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("asks", "told"), [("en", "en"), ("fr", "fr"), ("of no people", "en")])
def test_a_file_that_lies_nowhere_is_told_in_the_reader_s_language(asks: str, told: str) -> None:
    known = words.cache_info().currsize
    status, _, body = asked(f"/take/{asks}/{'0' * 64}")
    assert words.cache_info().currsize <= max(known, 2)  # whatever is asked for fills no memory
    assert (status, body.decode()) == (404, words(told)("take-gone"))


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("night.csv", "text/csv"),
        ("deck.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        ("1.svg", "image/svg+xml"),
        ("1.png", "image/png"),
        ("all.zip", "application/zip"),
        ("odd.zzz", "application/octet-stream"),
    ],
)
def test_a_file_is_called_what_it_is(name: str, kind: str) -> None:
    assert File(id="1", name=name, label="", make=bytes).kind == kind


def test_an_address_is_another_for_each_file_language_and_server() -> None:
    """Nobody finds a file by the address of another."""
    other = File(id="2.svg", name=ANN.name, label="SVG", make=ANN.make)
    here, there = Cloakroom(), Cloakroom()
    lain = [here.lay(ANN, "en"), here.lay(other, "en"), here.lay(ANN, "fr"), there.lay(ANN, "en")]
    assert len({address.rpartition("/")[2] for address in lain}) == 4


def test_what_was_not_shown_for_longest_goes_first() -> None:
    first, second = (File(id=str(at), name="a", label="", make=bytes) for at in range(2))
    stays, gone = cloakroom.lay(first, "en"), cloakroom.lay(second, "en")
    cloakroom.lay(first, "en")
    for at in range(MOST - 1):
        cloakroom.lay(File(id=f"many-{at}", name="a", label="", make=bytes), "en")
    assert [asked(address)[0] for address in (gone, stays)] == [404, 200]
