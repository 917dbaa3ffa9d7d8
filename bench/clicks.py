"""From the host's click to the last phone that shows what came of it."""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from bench import evening
from bench.page import Page
from bench.server import busy, memory, meneur

WARM_UPS = 2
CLICKS = 12
"""Per server; what is measured is a click on "Next answer", which every phone shows."""

SERVERS = 2
"""How many times a table is set up anew, so that no single one is taken for the truth."""

PAUSE = 0.3
"""Seconds between clicks, as long as nobody would wait; the phones have settled before it."""


class Table(NamedTuple):
    """What was measured with so many phones: times in seconds, `memory` in MB a phone.

    `cpu` is the server's processor time for one phone's redraw, `redraw` its bytes.
    """

    phones: int
    clicks: list[float]
    opened: float
    memory: float
    cpu: float
    redraw: int


async def table(phones: int) -> Table:
    """Open so many phones and a console on the real server, and click through the reading."""
    nights = [await _night(phones) for _ in range(SERVERS)]
    return Table(
        phones=phones,
        clicks=[took for night in nights for took in night.clicks],
        opened=max(night.opened for night in nights),
        memory=max(night.memory for night in nights),
        cpu=min(night.cpu for night in nights),
        redraw=max(night.redraw for night in nights),
    )


async def _night(phones: int) -> Table:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        links = evening.begin(database, phones)
        with meneur(database) as (port, process):
            async with AsyncExitStack() as opened:
                host = await opened.enter_async_context(Page(port, "console"))
                pages = [Page(port, "seat", links[n % len(links)]) for n in range(phones)]
                before, began = memory(process), time.perf_counter()
                async with asyncio.TaskGroup() as group:
                    for page in pages:
                        group.create_task(opened.enter_async_context(page))
                took = time.perf_counter() - began
                each = (memory(process) - before) / phones
                await settle([host, *pages])
                for _ in range(WARM_UPS):
                    await _click(host, pages)
                sent, spent = sum(page.bytes for page in pages), busy(process)
                clicks = [await _click(host, pages) for _ in range(CLICKS)]
                cpu = (busy(process) - spent) / (phones * CLICKS)
                redraw = (sum(page.bytes for page in pages) - sent) // (phones * CLICKS)
                return Table(phones, clicks, took, each, cpu, redraw)


async def _click(host: Page, pages: list[Page]) -> float:
    before = [page.seen for page in pages]
    pressed = await host.press("main-button")
    await asyncio.gather(*(page.differs(seen) for page, seen in zip(pages, before, strict=True)))
    took = max(page.drawn for page in pages) - pressed
    await settle([host, *pages])
    return took


async def settle(pages: list[Page]) -> None:
    """Wait until nothing is on its way to any page."""
    await asyncio.sleep(PAUSE)
    await asyncio.gather(*(page.settled.wait() for page in pages))
