"""The tables of the log, and what is read from them and written to them."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from engine.core import Command, Event, Stale, Value, Version, Viewer

tables = sa.MetaData()

meta = sa.Table(
    "meta",
    tables,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# `serial` orders rows over all streams: clocks may jump, and two rows may share an instant.
rows = sa.Table(
    "rows",
    tables,
    sa.Column("serial", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("stream", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("batch", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("command", sa.Text),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
    sa.UniqueConstraint("stream", "version"),
    sqlite_autoincrement=True,
)


class TakenBack(Event):
    """The state is as it was after row `to`. Itself a row, so it can be taken back too (A4)."""

    to: Version


class Row(Value):
    """One event of a stream as it lies in the log.

    `version` counts from 1 within the stream, `serial` over all streams. Rows written for one
    command share `batch`, the version of the first of them, which also holds the `command`.
    `at` is in unix seconds. `command` and `event` are JSON, `kind` is the event's type.
    """

    serial: int
    stream: str
    version: Version
    batch: Version
    at: float
    by: Viewer
    command: str | None
    kind: str
    event: str


class Batch(Value):
    """Events of one command, to be added to a stream that has `expected` rows."""

    stream: str
    expected: Version
    events: tuple[Event, ...]
    by: Viewer
    command: Command | None = None


class Conflict(Stale):
    """Another writer added rows to the stream first. Nothing was written."""


def records(batch: Batch, at: float) -> list[dict[str, Any]]:
    """What is inserted for a batch at a time."""
    first = batch.expected + 1
    command = None if batch.command is None else msgspec.json.encode(batch.command).decode()
    return [
        {
            "stream": batch.stream,
            "version": version,
            "batch": first,
            "at": at,
            "by": batch.by,
            "command": command if version == first else None,
            "kind": type(event).__name__,
            "event": msgspec.json.encode(event).decode(),
        }
        for version, event in enumerate(batch.events, first)
    ]
