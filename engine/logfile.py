"""Whether a file may hold our log, found out without changing a byte of it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from engine.core import Refusal

SCHEMA = 1
"""The form of the tables; grows when they change."""

APPLICATION = 0x4D6E6575
"""SQLite's mark of whose database a file is ("Mneu"), at a fixed place in its header."""

_MAGIC = b"SQLite format 3\x00"
_MARK = slice(68, 72)
_HEADER = 100


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
    code = getattr(error, "sqlite_errorname", "")
    if code.startswith("SQLITE_BUSY"):
        return Unusable("file-busy", file=str(path))
    if code.startswith("SQLITE_FULL"):
        return Unusable("file-full", file=str(path))
    if code.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return Unusable("file-corrupt", file=str(path))
    if code.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN")):
        # The file itself can be written, so it is its side files that cannot be made.
        return Unusable("folder-read-only", file=str(path), folder=str(path.parent))
    return None


def unkept(path: Path, error: BaseException | None) -> Unkept | None:
    """What an error of SQLite says while the log is in use, or None when it is a mistake of ours.

    Always with `file`: unkept-full, unkept-busy, unkept-gone, unkept-damaged, unkept-failed.
    """
    code = getattr(error, "sqlite_errorname", "")
    if code.startswith("SQLITE_FULL"):
        return Unkept("unkept-full", file=str(path))
    if code.startswith("SQLITE_BUSY"):
        return Unkept("unkept-busy", file=str(path))
    if code.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY_DBMOVED")):
        return Unkept("unkept-gone", file=str(path))
    if code.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return Unkept("unkept-damaged", file=str(path))
    if code.startswith(("SQLITE_IOERR", "SQLITE_READONLY")):
        return Unkept("unkept-failed", file=str(path))
    return None


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
