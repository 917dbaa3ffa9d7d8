"""Lets the server's clock close a phase whose time is up, where the table agreed on it (A8)."""

from __future__ import annotations

import asyncio
import logging

from engine.core import Refusal
from pages.parts.house import referee

TICK_SECONDS = 0.5


async def run_clock() -> None:
    """Look at the clock twice a second for as long as the server runs."""
    while True:
        await asyncio.sleep(TICK_SECONDS)
        try:
            await asyncio.to_thread(referee().tick)
        except Refusal:  # the file does not serve just now; whoever presses something is told so
            continue
        except Exception:  # a bug in one game must not stop the clock of the house
            logging.exception("the clock stumbled")
