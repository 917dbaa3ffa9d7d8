"""From a stroke that is sent to the last page that shows it: Fake Artist, ten phones and the screen."""

from __future__ import annotations

import asyncio
import math
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from bench import evening
from bench.clicks import SERVERS, settle
from bench.page import Page
from bench.server import meneur

ARTISTS = 10
LAPS = 2
WARM_UPS = 2
POINTS = 200
"""Of a stroke: about what a finger leaves in three seconds."""


async def strokes() -> list[float]:
    """Let everybody draw both his strokes; give the seconds of each."""
    return [took for _ in range(SERVERS) for took in await _drawing()]


async def _drawing() -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        links, screen = evening.draw(database, ARTISTS)
        with meneur(database) as (port, _):
            async with AsyncExitStack() as opened:
                names = [("screen", screen), *(("seat", link) for link in links)]
                tv, *phones = [
                    await opened.enter_async_context(Page(port, name, link)) for name, link in names
                ]
                host = await opened.enter_async_context(Page(port, "console"))
                took = []
                for number in range(ARTISTS * LAPS):
                    await settle([host, tv, *phones])
                    took.append(await _stroke(number, tv, phones))
                return took[WARM_UPS:]


async def _stroke(number: int, tv: Page, phones: list[Page]) -> float:
    lap, artist = divmod(number, ARTISTS)
    pages = [tv, *phones]
    before = [page.seen for page in pages]
    message = {"do": "stroke", "points": _spiral(number), "round": 1, "lap": lap + 1}
    sent = await phones[artist].send("phone", message)
    await asyncio.gather(*(page.differs(seen) for page, seen in zip(pages, before, strict=True)))
    return max(page.drawn for page in pages) - sent


def _spiral(number: int) -> list[int]:
    """A stroke round the middle of the sheet, unlike that of any other number."""
    turns = [(point / 12 + number, 60 + point * 2) for point in range(POINTS)]
    return [round(500 + far * side(turn)) for turn, far in turns for side in (math.cos, math.sin)]
