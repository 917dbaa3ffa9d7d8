"""The real server, started for one measurement, and how much memory it takes."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

from bench.evening import HOME

FIRST_PORT = 8580
PATIENCE = 60
"""Seconds that a server may take to start."""


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    for port in range(FIRST_PORT, FIRST_PORT + 100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise RuntimeError("no free port")


@contextlib.contextmanager
def meneur(database: Path) -> Iterator[tuple[int, psutil.Process]]:
    """Run Meneur on a free port, as a host would; give the port and the process."""
    port = free_port()
    command = [sys.executable, "-m", "streamlit", "run", "app.py", f"--server.port={port}"]
    with _running(command, port, MENEUR_DATABASE=str(database)) as process:
        yield port, process


@contextlib.contextmanager
def broadcaster() -> Iterator[int]:
    """Run the plain broadcast on a free port; give the port."""
    port = free_port()
    with _running([sys.executable, "-m", "bench.broadcast", str(port)], port):
        yield port


@contextlib.contextmanager
def _running(command: list[str], port: int, **settings: str) -> Iterator[psutil.Process]:
    server = subprocess.Popen(
        command,
        cwd=HOME,
        env=os.environ | settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    try:
        _wait(server, port)
        yield psutil.Process(server.pid)
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _wait(server: subprocess.Popen[bytes], port: int) -> None:
    limit = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < limit:
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.1)
    raise RuntimeError(f"the server did not start: {server.args!r}")


def memory(process: psutil.Process) -> float:
    """Megabytes the server holds."""
    return float(process.memory_info().rss) / 2**20


def busy(process: psutil.Process) -> float:
    """Seconds of processor time the server has used."""
    times = process.cpu_times()
    return float(times.user + times.system)
