"""The pages without a browser: who gets which, and what their parts do."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message
from streamlit.testing.v1 import AppTest

from engine.core import HOST, Advance, Command, IllegalMove, Seat
from engine.games.balderdash.commands import (
    HandIn,
    MarkClose,
    Merge,
    PickCategory,
    RollCategory,
    SendBack,
    Vote,
)
from engine.games.balderdash.seen import BalderdashView
from engine.games.balderdash.terms import Options
from engine.games.fake_artist import terms as artist
from engine.referee import Referee
from engine.table import End
from pages.games import PANELS
from pages.parts import house, network
from pages.parts.board import LAPTOP, TV, Pawn, Size, path_board, plain
from pages.parts.entries import told
from pages.parts.people import PAINTS, SYMBOLS, Guest, guests, ranked
from pages.parts.qr import qr_picture
from pages.parts.scene import render
from pages.parts.weight import SMALLEST, CompressOnce
from pages.parts.words import initial, literal

HOME = Path(__file__).parents[1]


# --- who gets which page -----------------------------------------------------------------------


@pytest.fixture
def referee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Referee]:
    """The referee of the pages, on a database of its own, with a night of two."""
    monkeypatch.setenv("MENEUR_DATABASE", str(tmp_path / "nights.db"))
    house.referee.cache_clear()
    referee = house.referee()
    night = referee.start_night("Games", "en").id
    referee.seat_person(night, "Ann")
    referee.seat_person(night, "Bo")
    yield referee
    referee.close()
    house.referee.cache_clear()


def asked(key: str = "") -> AppTest:
    """Run the router for whoever holds this link."""
    app = AppTest.from_file(str(HOME / "pages" / "router.py"), default_timeout=30)
    if key:
        app.query_params["key"] = key
    return app.run()


def offered(app: AppTest) -> list[str]:
    """The names of the pages that exist for this caller."""
    return list(app.session_state["pages"]) if "pages" in app.session_state else []


def test_a_mark_does_not_tell_which_word_is_being_drawn(referee: Referee) -> None:  # F2
    night = referee.start_night("Games", "en").id
    for name in ("Ann", "Bo", "Cy", "Di", "Ed"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "fake_artist", artist.Options(word_master="console"))
    referee.submit(game, HOST, Advance(HOST, "deal_word"))
    referee.mark_last(game, "easy")

    def marked() -> int:
        found = told("fake_artist", referee.known("fake_artist"))
        return sum(entry.mark == "easy" for entry in found)

    assert marked() == 0
    referee.submit(game, HOST, End(HOST))
    assert marked() == 1


@pytest.mark.parametrize(
    ("viewer", "pages"),
    [("A", ["seat", "rulebook"]), ("room", ["join", "seat"]), ("screen", ["screen"])],
)
def test_a_link_gives_its_pages(referee: Referee, viewer: str, pages: list[str]) -> None:
    """No more than these exist for who holds it."""
    app = asked(referee.link(1, viewer))
    assert offered(app) == pages
    assert not app.exception


def test_the_host_gets_all_pages(referee: Referee) -> None:
    """A host elsewhere too, once he has given the PIN."""
    app = asked(referee.host_link(referee.pin))
    assert offered(app) == ["lobby", "console", "screen", "stats", "library", "rulebook"]


@pytest.mark.parametrize("key", ["nonsense", "1.host.0.AAAA"])
def test_a_bad_link_gets_no_page(referee: Referee, key: str) -> None:
    """A forged one, or half of one."""
    app = asked(key)
    assert offered(app) == []
    assert not app.exception


def test_who_types_the_address_gets_the_entrance_of_tonight(referee: Referee) -> None:
    """From elsewhere and without a link. What a host has is offered by name: the PIN is asked for."""
    app = asked("")
    assert {"join", "seat"} < set(offered(app))
    assert not app.exception


@pytest.mark.parametrize(
    ("address", "host", "forwarded", "here"),
    [
        (None, "localhost:8501", "", True),
        ("127.0.0.1", "127.0.0.1:8501", "", True),
        ("::1", "[::1]:8501", "", True),
        ("::ffff:127.0.0.1", "localhost", "", True),
        (None, "party.example:8501", "", False),
        (None, "localhost.evil.example", "", False),
        (None, "", "", False),
        ("192.168.1.20", "192.168.1.5:8501", "", False),
        ("192.168.1.20", "localhost:8501", "", False),
        (None, "localhost:8501", "X-Forwarded-For", False),
        (None, "localhost:8501", "Forwarded", False),
        (None, "localhost:8501", "X-Real-Ip", False),
    ],
)
def test_who_sits_at_the_laptop(address: str | None, host: str, forwarded: str, here: bool) -> None:
    """A browser of this machine that asks for it by its own name, and not for somebody else."""
    headers = {"Host": host} | ({forwarded: "10.0.0.9"} if forwarded else {})
    assert house.from_here(address, headers) is here


# --- messages of browsers ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def view(tmp_path_factory: pytest.TempPathFactory) -> BalderdashView:
    """What seat B sees in the first round, while bluffs are written."""
    referee = Referee.open(tmp_path_factory.mktemp("asks") / "nights.db", HOME / "content")
    night = referee.start_night("Games", "en").id
    for name in ("Ann", "Bo", "Cy"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "balderdash", Options())
    for step in ("roll_first", "draw"):
        referee.submit(game, HOST, Advance(HOST, step))
    leader = referee.view(game, HOST).leader
    assert leader is not None
    referee.submit(game, HOST, PickCategory(HOST, leader, "words"))
    view = referee.view(game, "B")
    referee.close()
    assert isinstance(view, BalderdashView)
    return view


B, C = Seat("B"), Seat("C")


@pytest.mark.parametrize(
    ("message", "command"),
    [
        ({"do": "pick", "category": "words"}, PickCategory("B", B, "words")),
        ({"do": "roll"}, RollCategory("B", B)),
        ({"do": "bluff", "round": 1, "text": "a hat"}, HandIn("B", B, 1, "a hat")),
        ({"do": "vote", "answer": 2}, Vote("B", B, 1, 2)),
        ({"do": "mark", "seat": "C", "close": True}, MarkClose("B", 1, C, True)),
        ({"do": "merge", "seats": ["B", "C"], "merged": True}, Merge("B", 1, (B, C), True)),
        ({"do": "back", "seat": "C", "text": "smudged"}, SendBack("B", C, "smudged")),
        ({"do": "step", "step": "draw"}, Advance("B", "draw")),
        ({"do": "vote", "answer": 2, "by": "host", "seat": "C"}, Vote("B", B, 1, 2)),
        ({"do": "bluff", "round": 1, "text": "x", "seat": "C"}, HandIn("B", B, 1, "x")),
    ],
)
def test_a_message_is_read_as_its_sender_s(
    view: BalderdashView, message: dict[str, Any], command: Command
) -> None:
    """Whom it says it is for does not count, except where one decides about another."""
    assert PANELS["balderdash"].command(view, "B", message) == command


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"do": None},
        {"do": "win"},
        {"do": ["vote"]},
        {"do": "vote"},
        {"do": "vote", "answer": "2"},
        {"do": "vote", "answer": 2.5},
        {"do": "vote", "answer": None},
        {"do": "vote", "answer": True},
        {"do": "bluff", "text": "a hat"},
        {"do": "bluff", "round": 1, "text": 7},
        {"do": "bluff", "round": "1", "text": "a hat"},
        {"do": "bluff", "round": True, "text": "a hat"},
        {"do": "pick", "category": "sums"},
        {"do": "pick", "category": {}},
        {"do": "mark", "seat": "C", "close": "yes"},
        {"do": "mark", "seat": 3, "close": True},
        {"do": "merge", "seats": ["C"], "merged": True},
        {"do": "merge", "seats": "BC", "merged": True},
        {"do": "merge", "seats": ["B", "C", "A"], "merged": True},
        {"do": "back", "seat": "C"},
        {"do": "step", "step": 1},
    ],
    ids=msgspec.json.encode,
)
def test_an_odd_message_is_refused(view: BalderdashView, message: dict[str, Any]) -> None:
    """Nothing a browser sends is believed; `True` is no number, it would spoil the log."""
    with pytest.raises(IllegalMove, match="odd-message"):
        PANELS["balderdash"].command(view, "B", message)


def test_what_a_browser_sends_never_spoils_the_log(tmp_path: Path) -> None:
    """Whatever is followed is read back when the house opens again."""
    database, content = tmp_path / "nights.db", HOME / "content"
    referee = Referee.open(database, content)
    night = referee.start_night("Games", "en").id
    for name in ("Ann", "Bo", "Cy"):
        referee.seat_person(night, name)
    game = referee.start_game(night, "balderdash", Options())
    for step in ("roll_first", "draw"):
        referee.submit(game, HOST, Advance(HOST, step))
    leader = referee.view(game, HOST).leader
    referee.submit(game, HOST, PickCategory(HOST, Seat(str(leader)), "words"))
    for seat in referee.view(game, HOST).waiting:
        referee.submit(game, HOST, HandIn(HOST, seat, 1, f"idea of {seat}"))
    while referee.view(game, HOST).phase != "vote":
        referee.submit(game, HOST, Advance(HOST, referee.view(game, HOST).steps[0]))
    (voter,) = referee.view(game, HOST).waiting
    try:
        odd = PANELS["balderdash"].command(
            referee.view(game, voter), voter, {"do": "vote", "answer": True}
        )
        referee.submit(game, voter, odd)
    except IllegalMove:
        pass
    seen = referee.view(game, voter)
    referee.close()
    again = Referee.open(database, content)
    assert again.view(game, voter) == seen
    again.close()


# --- parts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("Ann", "A"),
        ("élodie", "É"),
        ("  zoé", "Z"),
        ("🎸 Kim", "🎸"),
        ("(Bo)", "B"),
        ("7of9", "7"),
        ("...", "."),
        ("ßen", "SS"),
    ],
)
def test_the_letter_of_a_token(name: str, letter: str) -> None:
    """The first thing in a name that can stand for it."""
    assert initial(name) == letter


@pytest.mark.parametrize(
    "text",
    [
        "plain",
        "**b** _i_ `c`",
        "$x^2$",
        ":smile:",
        "[a](b)",
        "# head",
        "1. one",
        "a\\b",
        "&amp;",
        "~~no~~",
    ],
)
def test_literal_text_in_a_streamlit_label(text: str) -> None:
    """Every sign that markdown could read is guarded, and none is lost."""
    guarded = literal(text)
    assert guarded.replace("\\", "") == text.replace("\\", "")
    for sign in "\\`*_[]<>#$:~&":
        assert guarded.count("\\" + sign) >= text.count(sign)


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("<b>Bo</b>", "&lt;b&gt;Bo&lt;/b&gt;"),
        ("R&D", "R&amp;D"),
        ("&lt;", "&amp;lt;"),
        ("Ann", "Ann"),
    ],
)
def test_names_in_plotly_labels_are_plain(text: str, safe: str) -> None:
    """Plotly reads a little HTML."""
    assert plain(text) == safe


def test_places_are_shared() -> None:
    """1, 2, 2, 4; equal ones in seat order."""
    points = [("A", 3), ("B", 7), ("C", 3), ("D", 0)]
    assert ranked(points) == [(1, "B", 7), (2, "A", 3), (2, "C", 3), (4, "D", 0)]


def test_twelve_people_are_told_apart() -> None:
    """By colour and shape together; who is out of the game is away."""

    class Somebody(msgspec.Struct):
        seat: str
        name: str
        colour: int
        shape: int
        away: bool = False

    people = [Somebody(chr(65 + n), f"P{n}", n, n + n // 8) for n in range(12)]
    who = guests(people, out=["C"])
    assert len({(guest.colour, guest.shape) for guest in who.values()}) == 12
    assert all(guest.colour < len(PAINTS) and guest.shape < len(SYMBOLS) for guest in who.values())
    assert [seat for seat, guest in who.items() if guest.away] == ["C"]


@pytest.mark.parametrize(("length", "doubles"), [(15, (7,)), (27, (9, 18)), (40, (10, 20, 30))])
def test_the_board_has_its_squares(length: int, doubles: tuple[int, ...]) -> None:
    """B1, B2: 1 … FINISH, the DOUBLE SCORE squares marked; every pawn has a place of its own."""
    pawns = [
        Pawn(Guest(seat, seat, 0, 0, seat), square)
        for seat, square in zip("ABCDEFGHIJKL", [0] * 6 + [7] * 6, strict=True)
    ]
    squares, people = path_board(length, doubles, pawns, LAPTOP).data
    assert len(squares.x) == length
    assert [place + 1 for place, text in enumerate(squares.text) if text == "×2"] == list(doubles)
    assert len(set(zip(people.x, people.y, strict=True))) == 12


@pytest.mark.parametrize("size", [LAPTOP, TV], ids=["laptop", "screen"])
@pytest.mark.parametrize("square", [0, 1])
@pytest.mark.parametrize("count", [1, 7, 12, 20])
def test_b1_every_pawn_is_whole_though_many_share_a_square(
    count: int, square: int, size: Size
) -> None:
    pawns = [Pawn(Guest("A", "A", 0, 0, "A"), square) for _ in range(count)]
    board = path_board(27, (9, 18), pawns, size)
    low, high = board.layout.yaxis.range
    half = size.pawn / 2 * (high - low) / (size.height - 4)
    people = board.data[1]
    assert max(people.y) + half <= high
    assert len(set(zip(people.x, people.y, strict=True))) == count


def test_a_code_is_a_picture_of_its_address() -> None:
    """An SVG, dark on white, the same for the same address."""
    one, other = qr_picture("http://10.0.0.2:8501/join?key=1"), qr_picture("http://10.0.0.2:8501/")
    assert one.startswith("data:image/svg+xml;base64,")
    assert one != other
    assert qr_picture("http://10.0.0.2:8501/") == other


@pytest.mark.parametrize(
    ("public", "found", "chosen", "base"),
    [
        ("https://party.example/", ("192.168.1.5",), "192.168.1.5", "https://party.example"),
        ("", ("192.168.1.5", "172.17.0.1"), None, "http://192.168.1.5:8501"),
        ("", ("192.168.1.5", "172.17.0.1"), "172.17.0.1", "http://172.17.0.1:8501"),
        ("", ("192.168.1.5",), "10.9.9.9", "http://192.168.1.5:8501"),
        ("", (), None, "http://localhost:8501"),
    ],
)
def test_the_address_in_a_code(
    monkeypatch: pytest.MonkeyPatch,
    public: str,
    found: tuple[str, ...],
    chosen: str | None,
    base: str,
) -> None:
    """What the host set, chose, or the likeliest network; never one that is gone."""
    monkeypatch.setenv("MENEUR_PUBLIC_URL", public)
    monkeypatch.setattr(network, "addresses", lambda: found)
    monkeypatch.setattr(network.choice, "address", chosen)
    assert network.base_url() == base


def test_scenes_escape_every_value() -> None:
    """No text of a player is HTML."""
    drawn = render("refused.html", refused='<img src=x onerror="alert(1)"> & co')
    assert "<img" not in drawn
    assert "&lt;img" in drawn


def test_a_file_is_compressed_once_and_only_where_it_helps() -> None:
    """Big texts under the kept paths, for who takes gzip; the same bytes for everybody."""
    served = {
        "/parts/big.js": "x" * 9000,
        "/parts/small.js": "x" * (SMALLEST - 1),
        "/page": "x" * 9000,
    }

    def answer(request: Any) -> Response:
        return PlainTextResponse(served[request.url.path])

    app = CompressOnce(Starlette(routes=[Route(path, answer) for path in served]))
    first, again = (fetch(app, "/parts/big.js", "gzip, br") for _ in range(2))
    assert first == again
    headers, body = first
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "Accept-Encoding"
    assert int(headers["content-length"]) == len(body) < 200
    assert gzip.decompress(body).decode() == served["/parts/big.js"]
    for path, accepted in (("/parts/small.js", "gzip"), ("/page", "gzip"), ("/parts/big.js", "")):
        headers, body = fetch(app, path, accepted)
        assert "content-encoding" not in headers
        assert body.decode() == served[path]


def fetch(app: ASGIApp, path: str, accepted: str) -> tuple[dict[str, str], bytes]:
    """Ask an app for a path; give the headers and the body of its answer."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "headers": [(b"accept-encoding", accepted.encode())],
    }

    async def ask() -> None:
        await app(scope, receive, send)

    asyncio.run(ask())
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return headers, b"".join(message.get("body", b"") for message in sent[1:])
