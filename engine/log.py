"""The append-only log: everything that ever happened, in one SQLite file.

A stream ("night-3", "game-3-1") is a row of numbered events. Rows are added, never changed or
removed; even a step taken back is a row. Only this module, `rows` and `logfile` know of a database.
"""

from __future__ import annotations

import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from engine import logfile
from engine.core import Command, Event, Version, Viewer
from engine.logfile import Unkept, Unusable
from engine.rows import Batch, Conflict, Row, TakenBack, meta, records, rows, tables

__all__ = ["Batch", "Conflict", "Log", "Row", "TakenBack", "Unkept", "Unusable"]

BUSY_SECONDS = 5
"""How long an append waits for another program that writes to the same file."""

SECRET_BYTES = 32


class Log:
    """An open log. Threads may share it; several programs may have the same file open.

    Every method raises `Unkept` when the file, or its disk, does not serve any more.
    """

    def __init__(self, engine: sa.Engine, path: Path, now: Callable[[], float]) -> None:
        self._engine = engine
        self._path = path
        self._still_there = logfile.watched(path)
        self._now = now
        with engine.connect() as connection:
            self.secret = bytes.fromhex(_meta_value(connection, "secret"))
        self._watch = engine.raw_connection()
        self._watched = self._last = -1
        self._watch_lock = threading.Lock()

    @classmethod
    def open(cls, path: Path, now: Callable[[], float] = time.time) -> Log:
        """Open the log in a file, which is made if it is not there; its folder has to exist.

        `now` is the clock that dates the rows. Raises `Unusable` when the file cannot serve, and
        then has not changed it.
        """
        logfile.check(path)
        # "rw": a file that has gone meanwhile is missed, not made anew.
        address = {"mode": "rw", "uri": "true"}
        engine = sa.create_engine(
            sa.URL.create("sqlite+pysqlite", database=path.absolute().as_uri(), query=address),
            connect_args={"timeout": BUSY_SECONDS},
        )
        sa.event.listen(engine, "connect", _on_connect)
        sa.event.listen(engine, "begin", _on_begin)
        try:
            _create(engine)
            return cls(engine, path, now)
        except sa.exc.OperationalError as error:
            engine.dispose()
            raise logfile.unusable(path, error.orig) or error from error

    def close(self) -> None:
        """Let go of the file."""
        self._watch.close()
        self._engine.dispose()

    def append(
        self,
        stream: str,
        expected: Version,
        events: Iterable[Event],
        by: Viewer,
        command: Command | None = None,
    ) -> Version:
        """Add events to a stream that has `expected` rows; give its new version.

        They are on the disk when this returns. Raises `Conflict` when the stream has other rows.
        """
        batch = Batch(stream, expected, tuple(events), by, command)
        self.write(batch)
        return expected + len(batch.events)

    def write(self, *batches: Batch) -> None:
        """Add batches to different streams, all or none of them. Raises `Conflict`.

        A batch without events is nothing to add, and asks nothing of its stream.
        """
        full = [batch for batch in batches if batch.events]
        if not full:
            return
        at = self._now()
        self._still_there()
        with self._kept(), _writing(self._engine) as connection, connection.begin():
            for batch in full:
                if _version(connection, batch.stream) != batch.expected:
                    raise Conflict("log-moved-on")
                connection.execute(rows.insert(), records(batch, at))

    def read(self, stream: str, after: Version = 0) -> tuple[Row, ...]:
        """Rows of a stream in order, those after version `after`."""
        chosen = sa.and_(rows.c.stream == stream, rows.c.version > after)
        return self._read(chosen, rows.c.version)

    def since(self, serial: int, prefix: str = "") -> tuple[Row, ...]:
        """Rows after `serial` of all streams whose name starts so, in the order of writing."""
        chosen = sa.and_(rows.c.serial > serial, rows.c.stream.startswith(prefix))
        return self._read(chosen, rows.c.serial)

    def last(self) -> int:
        """The serial of the newest row of all; 0 in an empty log. Cheap: ask before reading."""
        # A connection that never writes sees this number move with every commit of any other, here
        # or in another program. It costs a twentieth of the question itself.
        with self._kept(), self._watch_lock:
            cursor = self._watch.cursor()
            watched = cursor.execute("PRAGMA data_version").fetchone()[0]
            if watched != self._watched:
                with self._engine.connect() as connection:
                    newest = sa.select(sa.func.max(rows.c.serial))
                    self._last = connection.execute(newest).scalar() or 0
                self._watched = watched
            return self._last

    def streams(self) -> tuple[str, ...]:
        """Names of all streams, the oldest first."""
        oldest = sa.select(rows.c.stream).where(rows.c.version == 1).order_by(rows.c.serial)
        with self._kept(), self._engine.connect() as connection:
            return tuple(connection.execute(oldest).scalars())

    def _read(self, chosen: sa.ColumnElement[bool], order: sa.Column[Any]) -> tuple[Row, ...]:
        with self._kept(), self._engine.connect() as connection:
            found = connection.execute(sa.select(rows).where(chosen).order_by(order))
            return tuple(Row(*row) for row in found)

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """Say what is wrong with the file, where SQLite says it in its own way."""
        try:
            yield
        except (sa.exc.DBAPIError, sqlite3.Error) as error:
            cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
            told = logfile.unkept(self._path, cause)
            if told is None:
                raise
            raise told from error


def _version(connection: sa.Connection, stream: str) -> Version:
    newest = sa.select(sa.func.max(rows.c.version)).where(rows.c.stream == stream)
    return connection.execute(newest).scalar() or 0


def _meta_value(connection: sa.Connection, key: str) -> str:
    value = connection.execute(sa.select(meta.c.value).where(meta.c.key == key)).scalar_one()
    return str(value)


def _create(engine: sa.Engine) -> None:
    """Make the tables once, all in one transaction, before the file ever sees a WAL.

    So a file that holds anything holds our mark in its header, which `logfile.check` can read
    without touching the file.
    """
    with _writing(engine) as connection, connection.begin():
        if not sa.inspect(connection).has_table("meta"):
            connection.exec_driver_sql(f"PRAGMA application_id = {logfile.APPLICATION}")
            tables.create_all(connection)
            secret = secrets.token_hex(SECRET_BYTES)
            values = {"schema": str(logfile.SCHEMA), "secret": secret}
            connection.execute(
                meta.insert(), [{"key": key, "value": value} for key, value in values.items()]
            )
    raw = engine.raw_connection()
    raw.cursor().execute("PRAGMA journal_mode = WAL")
    raw.close()


def _writing(engine: sa.Engine) -> sa.Connection:
    return engine.connect().execution_options(write=True)


def _on_connect(raw: sqlite3.Connection, _record: object) -> None:
    raw.execute("PRAGMA synchronous = FULL")


def _on_begin(connection: sa.Connection) -> None:
    # A writer takes the lock at once: what it reads is then still true when it writes.
    write = connection.get_execution_options().get("write")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")
