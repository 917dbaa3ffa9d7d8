"""The server: pages, push line, and the files of the drawing parts. `streamlit run app.py`."""

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from engine.referee import Unusable
from pages.hand import hand
from pages.parts import files, live
from pages.parts.apology import apologise
from pages.parts.clock import run_clock
from pages.parts.house import referee
from pages.parts.origin import SameOrigin
from pages.parts.promptly import send_at_once
from pages.parts.weight import CompressOnce
from pages.parts.words import words
from pages.warm import warm

PAGES = Path(__file__).parent / "pages"


@contextlib.asynccontextmanager
async def lifespan(_app: st.App) -> AsyncIterator[None]:
    """Open the push line; what is imported by now is kept out of the collector's way (speed)."""
    warm()
    send_at_once()
    gc.freeze()
    try:
        live.switchboard.start(hand)
    except Unusable as unusable:
        print(words("en").line(unusable, {}), file=sys.stderr)
        yield  # every page says the same; there is nothing else to serve
        return
    clock = asyncio.create_task(run_clock())
    yield
    clock.cancel()
    live.switchboard.stop()
    referee().close()  # so that the file alone is the whole record, and can be copied


app = st.App(
    PAGES / "router.py",
    routes=[
        *live.ROUTES,
        *files.ROUTES,
        Mount("/parts", StaticFiles(directory=PAGES / "parts" / "browser")),
    ],
    middleware=[Middleware(SameOrigin), Middleware(CompressOnce)],
    lifespan=lifespan,
    on_script_error=apologise,
)
