"""`python3 start.py bench [8 30 60 100]`: prints what it measures; nothing passes or fails."""

from __future__ import annotations

import asyncio
import os
import platform
import statistics
import sys
from importlib.metadata import version

from bench.broadcast import broadcasts
from bench.clicks import Table, table
from bench.rules import games_a_second
from bench.scan import SLOWER, Load, scans
from bench.strokes import ARTISTS, strokes

PHONES = (8, 30, 60, 100)
AIMS = {8: 40, 30: 120, 60: 250, 100: 400}
"""Milliseconds from the host's click to the last phone, p95, on two cores."""

LIGHTEST = 1_300_000
"""Bytes that a phone may load the first time."""


def main(arguments: list[str]) -> None:
    print(
        f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, "
        f"Streamlit {version('streamlit')}{_busy()}\n"
    )
    asyncio.run(clicks([int(argument) for argument in arguments] or list(PHONES)))
    asyncio.run(sheet())
    scan()
    rules()


async def clicks(numbers: list[int]) -> None:
    print("Host's click to the last phone, in ms")
    print("phones  median    p95    aim   plain p95  ratio   all open  MB/phone  CPU ms/phone")
    for number in numbers:
        measured = await table(number)
        plain = await broadcasts(number, len(measured.clicks), measured.redraw)
        print(_row(measured, plain), flush=True)


def _row(measured: Table, plain: list[float]) -> str:
    p95, plain95 = _p95(measured.clicks), _p95(plain)
    return (
        f"{measured.phones:6}{statistics.median(measured.clicks) * 1e3:8.0f}{p95 * 1e3:7.0f}"
        f"{AIMS.get(measured.phones, '–'):>7}{plain95 * 1e3:12.1f}{p95 / plain95:7.0f}"
        f"{measured.opened:9.2f} s{measured.memory:10.2f}{measured.cpu * 1e3:14.1f}"
    )


async def sheet() -> None:
    print(f"\nStroke sent to the last of {ARTISTS} phones and the screen, in ms")
    took = await strokes()
    print(f"median {statistics.median(took) * 1e3:.0f}  p95 {_p95(took) * 1e3:.0f}", flush=True)


def scan() -> None:
    print(
        f"\nScan to a seat page that can be used: Wi-Fi of 20 Mbit/s, processor {SLOWER} times slower"
    )
    for name, loads in zip(("cold", "warm"), scans(), strict=True):
        print(_load(name, loads))
    print(f"aim: under {LIGHTEST / 1e3:.0f} kB cold, and no plotly")


def _load(name: str, loads: list[Load]) -> str:
    size = statistics.median(load.bytes for load in loads) / 1e3
    seconds = statistics.median(load.seconds for load in loads)
    plotly = "with plotly" if any(load.plotly for load in loads) else "no plotly"
    return f"{name}  {size:5.0f} kB  {seconds:.1f} s  {plotly}"


def rules() -> None:
    print("\nThe rules alone, on one core")
    for key, (games, commands) in games_a_second().items():
        print(f"{key}  {games:.0f} whole games a second, {commands:.0f} commands a second")


def _busy() -> str:
    """What else keeps the machine busy: measure on one that is at rest."""
    return f"; load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""


def _p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


if __name__ == "__main__":
    main(sys.argv[1:])
