"""Finds the browser that the tests drive."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")


class NoBrowser(Exception):
    """There is no browser here; the sentence says how to get one."""


def chromium(playwright: Playwright, environment: Mapping[str, str] = os.environ) -> Path:
    """Give the executable: `MENEUR_CHROMIUM`, one on the path, Playwright's own. Raises `NoBrowser`."""
    named = environment.get("MENEUR_CHROMIUM")
    if named:
        if Path(named).is_file():
            return Path(named)
        raise NoBrowser(f"MENEUR_CHROMIUM names {named}, and there is no such file.")
    search = environment.get("PATH", "")
    found = [path for name in NAMES if (path := shutil.which(name, path=search))]
    own = playwright.chromium.executable_path
    for path in (*found, own):
        if Path(path).is_file():
            return Path(path)
    raise NoBrowser(
        "The browser tests need Chromium: type `playwright install chromium`, or install your "
        "system's chromium, or name one in MENEUR_CHROMIUM."
    )
