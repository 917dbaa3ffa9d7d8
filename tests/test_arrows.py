"""Imports run one way, and each library has its place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]

LAYERS = (
    ("app",),
    ("pages",),
    ("pages.games",),
    ("pages.parts",),
    ("engine.stats",),
    ("engine.referee",),
    ("engine.librarian",),
    ("engine.nights", "engine.may", "engine.look"),
    ("engine.evening", "engine.record"),
    ("engine.play", "engine.library", "engine.own"),
    (
        "engine.night",
        "engine.hosting",
        "engine.along",
        "engine.shelf",
        "engine.story",
        "engine.decks",
        "engine.box",
    ),
    ("engine.log", "engine.links", "engine.soundness", "engine.sources", "engine.sheets"),
    ("engine.records",),
    ("engine.games",),
    ("engine.table", "engine.rounds", "engine.logfile", "engine.rows", "engine.likeness"),
    ("engine.texts", "engine.names"),
    ("engine.core",),
)
"""From top to bottom. A module imports from its own layer or from below."""

LOGGERS = {"sqlalchemy", "sqlite3"}
SCREENS = {"streamlit", "plotly", "jinja2", "starlette", "fluent", "qrcode"}
OWNERS = {
    "sqlalchemy": ("engine.log", "engine.rows"),
    "sqlite3": ("engine.log", "engine.logfile"),
    "fluent": ("pages.parts.words",),
    "jinja2": ("pages.parts.scene",),
    "qrcode": ("pages.parts.qr",),
    "openpyxl": ("engine.sheets",),
    "PIL": ("pages.parts.sheet", "pages.parts.lettering"),
    "shapely": ("engine.games.fake_artist.stroke",),
}
"""Libraries that one module alone talks to."""


def modules() -> Iterator[tuple[str, Path]]:
    for folder in ("engine", "pages"):
        for path in sorted((HOME / folder).rglob("*.py")):
            dotted = ".".join(path.relative_to(HOME).with_suffix("").parts)
            yield dotted.removesuffix(".__init__"), path
    yield "app", HOME / "app.py"


MODULES = dict(modules())


def imports(module: str) -> set[str]:
    """What a module imports; of this project, module by module."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by dots"
            source = str(node.module)
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                found.add(inner if inner in MODULES else source)
    return found


def layer(module: str) -> int:
    """The number of the layer whose name is the longest beginning of the module's."""
    best = max(
        (
            (name, number)
            for number, names in enumerate(LAYERS)
            for name in names
            if _in(module, name)
        ),
        key=lambda pair: len(pair[0]),
        default=None,
    )
    assert best is not None, f"{module} stands in no layer"
    return best[1]


def _in(module: str, name: str) -> bool:
    return module == name or module.startswith(f"{name}.")


def ours(module: str) -> set[str]:
    return {name for name in imports(module) if name.split(".")[0] in ("app", "engine", "pages")}


@pytest.mark.parametrize("module", [name for name in MODULES if name != "engine"])
def test_arrows_run_down(module: str) -> None:
    """app -> pages -> games' panels -> parts -> referee -> night -> log, games -> core."""
    assert {name for name in ours(module) if layer(name) < layer(module)} == set()


@pytest.mark.parametrize("module", [name for name in MODULES if _in(name, "engine")])
def test_the_engine_knows_no_screen(module: str) -> None:
    """A notebook can use it, a test needs no browser."""
    assert {
        name for name in imports(module) if name.split(".")[0] in {*SCREENS, "pages", "app"}
    } == set()


@pytest.mark.parametrize("module", [name for name in MODULES if _in(name, "engine.games")])
def test_a_game_knows_core_and_table_alone(module: str) -> None:
    """No other game, no log, no clock, no luck of its own."""
    key = ".".join(module.split(".")[:3])
    words = ("core", "table", "rounds", "likeness", "texts", "games")
    allowed = {f"engine.{word}" for word in words}
    if module != "engine.games":
        assert {name for name in ours(module) if not _in(name, key)} <= allowed
    assert imports(module).isdisjoint({"time", "datetime", "random", "secrets", *LOGGERS})


@pytest.mark.parametrize("library", OWNERS)
def test_a_library_has_one_owner(library: str) -> None:
    """Whoever would change it knows where."""
    users = {
        module for module in MODULES if library in {name.split(".")[0] for name in imports(module)}
    }
    assert users == set(OWNERS[library])


def test_no_circles() -> None:
    """No module imports itself by a detour."""
    done: set[str] = set()

    def visit(module: str, path: tuple[str, ...]) -> None:
        assert module not in path, " -> ".join((*path, module))
        if module in done or module not in MODULES:
            return
        for name in sorted(ours(module)):
            visit(name, (*path, module))
        done.add(module)

    for module in MODULES:
        visit(module, ())
