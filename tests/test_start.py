"""What `start.py` does before the server runs."""

from __future__ import annotations

import ast
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import start

HOME = Path(__file__).parents[1]


class Stranger(http.server.BaseHTTPRequestHandler):
    """A program that answers everything; `kind` is what it calls its answer."""

    kind = "text/html"

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", self.kind)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Ours(Stranger):
    """Answers as Meneur does."""

    kind = "text/javascript"


@pytest.fixture
def port(request: pytest.FixtureRequest) -> Iterator[int]:
    """A port at which the program given as parameter answers."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), request.param) as program:
        threading.Thread(target=program.serve_forever, daemon=True).start()
        yield program.server_port
        program.shutdown()


def run(port: int, opened: Path) -> subprocess.CompletedProcess[str]:
    """Start with a browser that only writes down what it is to open."""
    browser = f"{sys.executable} -c \"open('{opened}','w').write('%s')\""
    return subprocess.run(
        [sys.executable, "start.py", "--port", str(port)],
        cwd=HOME,
        env=os.environ | {"BROWSER": browser},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


@pytest.mark.parametrize("port", [Stranger], indirect=True)
def test_a_taken_port_is_told_with_what_to_type(port: int, tmp_path: Path) -> None:
    ended = run(port, tmp_path / "opened")
    assert ended.returncode == 1
    assert ended.stderr == (
        f"Another program uses port {port}. Type: python3 start.py --port {port + 1}\n"
    )
    assert not (tmp_path / "opened").exists()


@pytest.mark.parametrize("port", [Ours], indirect=True)
def test_a_second_start_opens_the_evening_that_is_on(port: int, tmp_path: Path) -> None:
    ended = run(port, tmp_path / "opened")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == f"Meneur is already running: http://localhost:{port}\n"
    assert (tmp_path / "opened").read_text() == f"http://localhost:{port}"


def test_a_free_port_is_free() -> None:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Ours) as program:
        port = program.server_port
    assert start.who_listens(port) == "nobody"


@pytest.mark.parametrize("version", [(3, 8), (3, 10)])
def test_an_old_python_is_told_so(version: tuple[int, int]) -> None:
    with pytest.raises(start.Trouble, match=r"needs Python 3\.11 or newer"):
        start.check_python(version)
    ast.parse((HOME / "start.py").read_text("utf-8"), feature_version=(3, 7))


def test_a_new_python_will_do() -> None:
    start.check_python((3, 11))


def test_installs_once_and_again_when_the_lists_change(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lists = ("few.txt", "many.txt")
    few, many = (tmp_path / name for name in lists)

    def fetched() -> bool:
        start.prepare(tmp_path, lists)
        return "Fetching" in capfd.readouterr().out

    few.write_text("# nothing\n")
    many.write_text("-r few.txt\n")
    assert [fetched(), fetched()] == [True, False]
    few.write_text("# nothing more\n")
    assert [fetched(), fetched()] == [True, False]
    many.write_text("./not-here\n")
    with pytest.raises(start.Trouble, match="needs the internet"):
        fetched()
    with pytest.raises(start.Trouble):
        fetched()
