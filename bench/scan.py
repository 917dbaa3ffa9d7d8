"""From scanning the code to a page that can be used, in a phone-sized Chromium."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from bench import evening
from bench.server import meneur
from tests.browser.chromium import chromium

PHONE = {"width": 390, "height": 844}
NAME = "phones.test"
"""A phone knows the laptop by an address that is not its own, so browsers offer gzip only, as there."""

TIMES = 3
PATIENCE_MS = 60_000
SLOWER = 4
"""How many times slower a middling phone's processor is than a laptop's.

The network is not slowed: Chromium's own brake holds a whole page up for good now and then.
"""


class Load(NamedTuple):
    """One opening of a page: bytes over the network, seconds until it can be used."""

    bytes: int
    seconds: float
    plotly: bool


def scans() -> tuple[list[Load], list[Load]]:
    """Open seat pages as new phones do (cold) and once more (warm)."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "bench.db"
        links = evening.begin(database, evening.FEWEST)
        with meneur(database) as (port, _):
            return _scans(playwright, f"http://{NAME}:{port}/seat?key={links[0]}")


def _scans(playwright: Playwright, address: str) -> tuple[list[Load], list[Load]]:
    browser = playwright.chromium.launch(
        executable_path=chromium(playwright),
        args=["--no-sandbox", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"],
    )
    cold, warm = [], []
    for _ in range(TIMES):
        context = browser.new_context(
            viewport={"width": PHONE["width"], "height": PHONE["height"]},
            is_mobile=True,
            has_touch=True,
        )
        cold.append(_load(context, address))
        warm.append(_load(context, address))
        context.close()
    browser.close()
    return cold, warm


def _load(context: BrowserContext, address: str) -> Load:
    page = context.new_page()
    tools = context.new_cdp_session(page)
    sizes: list[int] = []
    files: list[str] = []
    tools.on("Network.loadingFinished", lambda end: sizes.append(int(end["encodedDataLength"])))
    page.on("request", lambda request: files.append(request.url))
    tools.send("Network.enable")
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator("main.hand").wait_for(timeout=PATIENCE_MS)
    took = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    page.close()
    return Load(sum(sizes), took, any("plotly" in file.lower() for file in files))
