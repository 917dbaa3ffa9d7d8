"""Whether a file may hold our log, found out without changing a byte of it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from engine.core import Refusal

SCHEMA = 1
"""The form of the tables; grows when they change."""

APPLICATION = 0x4D6E6575
"""SQLite's mark of whose database a file is ("Mneu"), at a fixed place in its header."""

_MAGIC = b"SQLite format 3\x00"
_MARK = slice(68, 72)
_HEADER = 100


Said = TypeVar("Said", bound=Refusal)


class Unusable(Refusal):
    """A file that cannot hold the log. It is as it was."""


class Unkept(Refusal):
    """Something could not be written to the log, or read from it. Nothing has changed."""


def check(path: Path) -> None:
    """Refuse a file that is not ours, is damaged, or cannot be written. A file not there is fine.

    Raises `Unusable`, always with `file`: folder-missing (folder), folder-read-only (folder),
    file-read-only, file-corrupt, file-foreign, file-newer (schema, known), file-busy, file-full.
    """
    if not path.parent.is_dir():
        raise Unusable("folder-missing", file=str(path), folder=str(path.parent))
    if not path.exists():
        _make(path)
    if not path.is_file():
        raise Unusable("file-foreign", file=str(path))
    header = _header(path)
    if not header:
        return
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        raise Unusable("file-corrupt", file=str(path))
    if int.from_bytes(header[_MARK], "big") != APPLICATION:
        raise Unusable("file-foreign", file=str(path))
    if path.with_name(f"{path.name}-journal").exists():
        return  # a first start was cut off: SQLite undoes it when the log opens the file
    _look_inside(path)


def unusable(path: Path, error: BaseException | None) -> Unusable | None:
    """What an error of SQLite says about the file, or None when it says something else."""
    file = str(path)
    corrupt = Unusable("file-corrupt", file=file)
    # The file itself can be written, so it is its side files that cannot be made.
    shut = Unusable("folder-read-only", file=file, folder=str(path.parent))
    causes = {
        "SQLITE_BUSY": Unusable("file-busy", file=file),
        "SQLITE_FULL": Unusable("file-full", file=file),
        "SQLITE_CORRUPT": corrupt,
        "SQLITE_NOTADB": corrupt,
        "SQLITE_READONLY": shut,
        "SQLITE_CANTOPEN": shut,
    }
    return _cause(error, causes)


def unkept(path: Path, error: BaseException | None) -> Unkept | None:
    """What an error of SQLite says while the log is in use, or None when it is a mistake of ours.

    Always with `file`: unkept-full, unkept-busy, unkept-gone, unkept-damaged, unkept-failed.
    """
    file = str(path)
    gone = Unkept("unkept-gone", file=file)
    damaged = Unkept("unkept-damaged", file=file)
    failed = Unkept("unkept-failed", file=file)
    causes = {
        "SQLITE_FULL": Unkept("unkept-full", file=file),
        "SQLITE_BUSY": Unkept("unkept-busy", file=file),
        "SQLITE_CANTOPEN": gone,
        "SQLITE_READONLY_DBMOVED": gone,  # before all others that are READONLY
        "SQLITE_CORRUPT": damaged,
        "SQLITE_NOTADB": damaged,
        "SQLITE_IOERR": failed,
        "SQLITE_READONLY": failed,
    }
    return _cause(error, causes)


def watched(path: Path) -> Callable[[], None]:
    """Remember which file this is; what is given back refuses when it is there no more.

    An open file can be moved or deleted, and is still written to: what stands in it is then lost with
    the next restart. Raises `Unkept`: unkept-gone (file).
    """
    opened = path.stat()

    def look() -> None:
        try:
            same = os.path.samestat(opened, path.stat())
        except OSError:
            same = False
        if not same:
            raise Unkept("unkept-gone", file=str(path))

    return look


def _cause(error: BaseException | None, causes: Mapping[str, Said]) -> Said | None:
    """The first of the causes with whose beginning SQLite names this error."""
    code = getattr(error, "sqlite_errorname", "")
    return next((said for start, said in causes.items() if code.startswith(start)), None)


def _make(path: Path) -> None:
    try:
        path.touch(exist_ok=True)
    except OSError as error:
        raise Unusable("folder-read-only", file=str(path), folder=str(path.parent)) from error


def _header(path: Path) -> bytes:
    """The first bytes, read through a handle that could also write: so we know that it can."""
    try:
        with path.open("r+b") as file:
            return file.read(_HEADER)
    except OSError as error:
        raise Unusable("file-read-only", file=str(path)) from error


def _look_inside(path: Path) -> None:
    # Opened for reading only, so that closing it does not fold a left WAL into the file.
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise Unusable("file-corrupt", file=str(path))
        ((schema,),) = connection.execute("SELECT value FROM meta WHERE key = 'schema'")
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) or error from error
    finally:
        connection.close()
    if int(schema) > SCHEMA:
        raise Unusable("file-newer", file=str(path), schema=int(schema), known=SCHEMA)
