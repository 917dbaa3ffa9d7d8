"""The server: the pages, the push line, and the drawing parts' files. `streamlit run app.py` starts it."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from pages.parts import live
from pages.parts.apology import apologise
from pages.parts.clock import run_clock
from pages.parts.warm import warm
from pages.parts.weight import CompressOnce

PAGES = Path(__file__).parent / "pages"


@contextlib.asynccontextmanager
async def lifespan(_app: st.App) -> AsyncIterator[None]:
    """Open the push line; what is imported by now is kept out of the collector's way (speed)."""
    warm()
    live.switchboard.start()
    clock = asyncio.create_task(run_clock())
    gc.freeze()
    yield
    clock.cancel()
    live.switchboard.stop()


app = st.App(
    PAGES / "router.py",
    routes=[*live.ROUTES, Mount("/parts", StaticFiles(directory=PAGES / "parts" / "browser"))],
    middleware=[Middleware(CompressOnce)],
    lifespan=lifespan,
    on_script_error=apologise,
)
