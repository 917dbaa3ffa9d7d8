"""Starts Meneur: `python3 start.py`. It needs nothing but Python 3.11 or newer.

    python3 start.py                 the evening; the browser opens on the lobby
    python3 start.py --port 8600     the same on another port
    python3 start.py --no-browser    the same, and no browser opens
    python3 start.py test [...]      the tests; whatever follows goes to pytest
    python3 start.py bench [8 30]    the benchmark, with so many phones

What is needed is put into `.venv` beside this file at the first start, and again when the lists of
requirements have changed. After that no internet is needed.

An old Python reads this file too, to say that it is too old: nothing here is newer than Python 3.7.
"""

from __future__ import annotations

import argparse
import hashlib
import http.client
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

HOME = Path(__file__).resolve().parent
OLDEST = (3, 11)
PORT = 8501
ADDRESS = "http://localhost:{}"
RUN = ("constraints.txt", "requirements.txt")
DEVELOP = (*RUN, "requirements-dev.txt")
START_SECONDS = 60
FIND_CHROMIUM = """
from playwright.sync_api import sync_playwright
from tests.browser.chromium import chromium
with sync_playwright() as playwright:
    chromium(playwright)
"""


class Trouble(Exception):
    """What stands in the way, and what to type."""


def main(arguments: list[str]) -> int:
    try:
        check_python(sys.version_info[:2])
        tool, rest = arguments[:1], arguments[1:]
        if tool == ["test"]:
            python = prepare(HOME, DEVELOP)
            find_chromium(python)
            return subprocess.call([python, "-m", "pytest", *rest], cwd=HOME)
        if tool == ["bench"]:
            python = prepare(HOME, DEVELOP)
            return subprocess.call([python, "-m", "bench", *rest], cwd=HOME)
        return evening(arguments)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1


def check_python(version: tuple[int, ...]) -> None:
    if version < OLDEST:
        has, needs = (".".join(map(str, numbers)) for numbers in (version, OLDEST))
        raise Trouble(f"Meneur needs Python {needs} or newer, and this is {has}: see python.org.")


# --- the evening -------------------------------------------------------------------------------


def evening(arguments: list[str]) -> int:
    """Run the server until Ctrl-C, unless it runs already."""
    parser = argparse.ArgumentParser(prog="start.py", description="Starts Meneur.")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--no-browser", action="store_true")
    asked = parser.parse_args(arguments)
    address = ADDRESS.format(asked.port)
    found = who_listens(asked.port)
    if found == "another":
        other = f"python3 start.py --port {asked.port + 1}"
        raise Trouble(f"Another program uses port {asked.port}. Type: {other}")
    if found == "meneur":
        print(f"Meneur is already running: {address}")
        if not asked.no_browser:
            webbrowser.open(address)
        return 0
    python = prepare(HOME, RUN)
    command = [python, "-m", "streamlit", "run", "app.py", f"--server.port={asked.port}"]
    server = subprocess.Popen(command, cwd=HOME)

    def tell() -> None:
        if answers_in_time(server, asked.port):
            print(f"Meneur is at {address}. Ctrl-C ends the evening.", flush=True)
            if not asked.no_browser:
                webbrowser.open(address)

    threading.Thread(target=tell, daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    try:
        return server.wait()
    except KeyboardInterrupt:  # the server has got it too, and ends by itself
        server.wait()
        return 0


def answers_in_time(server: subprocess.Popen[bytes], port: int) -> bool:
    """Wait until the server is up; say whether it is."""
    until = time.monotonic() + START_SECONDS
    while server.poll() is None and time.monotonic() < until:
        if who_listens(port) == "meneur":
            return True
        time.sleep(0.2)
    return False


def who_listens(port: int) -> str:
    """Say who answers at a port of this machine: "nobody", "meneur" or "another"."""
    if not any(connects(host, port) for host in ("127.0.0.1", "::1")):
        return "nobody"
    try:
        with urllib.request.urlopen(f"{ADDRESS.format(port)}/parts/live.js", timeout=5) as answer:
            ours = "javascript" in answer.headers.get("content-type", "")
    except (OSError, http.client.HTTPException):
        return "another"
    return "meneur" if ours else "another"


def connects(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True


# --- what is needed ----------------------------------------------------------------------------


def prepare(home: Path, lists: tuple[str, ...]) -> str:
    """Make `.venv` hold what the last of these lists asks for; give its Python."""
    venv = home / ".venv"
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = home / lists[-1]
    asked = hashlib.sha256(b"".join((home / name).read_bytes() for name in lists)).hexdigest()
    mark = venv / f"installed-{wanted.stem}"
    ours = python.exists() and platform.python_version() in (venv / "pyvenv.cfg").read_text()
    if ours and mark.is_file() and mark.read_text() == asked:
        return str(python)
    print("Fetching what Meneur needs; this takes a minute or two, once.", flush=True)
    if not ours and subprocess.call([sys.executable, "-m", "venv", "--clear", venv]):
        hint = "On Debian and Ubuntu type: sudo apt install python3-venv"
        raise Trouble(f"Python could not make a folder for its packages. {hint}")
    quiet = ["--quiet", "--disable-pip-version-check"]
    if subprocess.call([python, "-m", "pip", "install", *quiet, "-r", wanted]):
        hint = "The first start needs the internet; later ones do not."
        raise Trouble(f"That did not work, and the lines above say why. {hint}")
    mark.write_text(asked)
    return str(python)


def find_chromium(python: str) -> None:
    """See that the tests have a browser to drive; install one where that is possible."""
    find = [python, "-c", FIND_CHROMIUM]
    if not subprocess.call(find, cwd=HOME, stderr=subprocess.DEVNULL):
        return
    print("Fetching Chromium, which the tests drive.", flush=True)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get"):
        subprocess.call(["apt-get", "update", "-qq"])
        subprocess.call(["apt-get", "install", "-y", "-qq", "chromium"], stdout=subprocess.DEVNULL)
    else:
        subprocess.call([python, "-m", "playwright", "install", "chromium"])
    if subprocess.call(find, cwd=HOME, stderr=subprocess.DEVNULL):
        hint = "Install Chromium, or name one in MENEUR_CHROMIUM."
        raise Trouble(f"The tests drive a browser, and there is none. {hint}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
