"""Files of rows: CSV and XLSX, read into cells of text, and written so that nothing runs.

A spreadsheet takes a cell that begins with =, +, - or @ for a formula. In a CSV such a cell gets a '
before it, and so does one that begins with ' itself: what was written is read back the same. In an
XLSX cells say that they are text.
"""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Iterable, Sequence
from datetime import date, datetime

import openpyxl

from engine.core import Fact, Line

MOST_BYTES = 2_000_000
MOST_ROWS = 5_000
MOST_UNPACKED = 20_000_000
"""Bytes of an XLSX once unpacked: a small file can hold a house."""

MOST_TAGS = 1_000_000
"""Tags in an XLSX: what reading it costs. `MOST_ROWS` of twenty cells have fewer."""

SIGNS = ("=", "+", "-", "@", "\t", "\r", "'")
"""What a cell gets a ' for."""


class Unreadable(Exception):
    """A file that cannot be read as rows: where it went wrong (row 0: as a whole), and why."""

    def __init__(self, row: int, message: str, **facts: Fact) -> None:
        super().__init__(row, message)
        self.row = row
        self.reason = Line(message, facts)


def read(name: str, content: bytes) -> list[list[str]]:
    """Give the rows of a file, by its name a CSV or an XLSX.

    Raises `Unreadable`: deck-large (most), deck-long (most), deck-kind, and what its kind raises.
    """
    if len(content) > MOST_BYTES:
        raise Unreadable(0, "deck-large", most=MOST_BYTES // 1_000_000)
    lower = name.lower()
    if lower.endswith(".xlsx"):
        rows = _read_xlsx(content)
    elif lower.endswith((".csv", ".txt")):
        rows = [[_unguarded(cell) for cell in row] for row in read_csv(content)]
    else:
        raise Unreadable(0, "deck-kind")
    if len(rows) > MOST_ROWS + 1:
        raise Unreadable(MOST_ROWS + 2, "deck-long", most=MOST_ROWS)
    return rows


def read_csv(content: bytes) -> list[list[str]]:
    """Give the rows of a CSV in UTF-8; its first line tells what parts the cells: , ; or a tab.

    Raises `Unreadable`: deck-encoding (byte), deck-quoting.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        row = content.count(b"\n", 0, error.start) + 1
        raise Unreadable(row, "deck-encoding", byte=error.start) from error
    first = text.split("\n", 1)[0]
    if "\0" in first:  # UTF-16 without a byte order mark looks like UTF-8 full of these
        raise Unreadable(1, "deck-encoding", byte=first.index("\0"))
    separator = max(",;\t", key=first.count)
    rows: list[list[str]] = []
    try:
        for cells in csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True):
            rows.append(cells)
    except csv.Error as error:
        raise Unreadable(len(rows) + 1, "deck-quoting") from error
    return rows


def write_csv(rows: Iterable[Sequence[str]]) -> bytes:
    """Write rows for a spreadsheet: UTF-8 with a byte order mark, and harmless."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows([_guarded(cell) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def write_xlsx(rows: Iterable[Sequence[str]]) -> bytes:
    """Write rows as the first sheet of a workbook; every cell is text."""
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet("Meneur")
    for row in rows:
        cells = []
        for text in row:
            cell = openpyxl.cell.WriteOnlyCell(sheet, text)
            cell.data_type = "s"
            cells.append(cell)
        sheet.append(cells)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _read_xlsx(content: bytes) -> list[list[str]]:
    """Give the rows of the first sheet. Raises `Unreadable`: deck-unreadable, deck-large."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as parts:
            if _too_much(parts):
                raise Unreadable(0, "deck-large", most=MOST_BYTES // 1_000_000)
        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        rows = book.worksheets[0].iter_rows(values_only=True, max_row=MOST_ROWS + 2, max_col=60)
        return _trimmed([[_text(cell) for cell in row] for row in rows])
    except Unreadable:
        raise
    except Exception as error:  # whatever a broken workbook makes zipfile, zlib and openpyxl raise
        raise Unreadable(0, "deck-unreadable") from error


def _too_much(parts: zipfile.ZipFile) -> bool:
    """Whether a workbook would take long to read, by its size and its tags."""
    if sum(part.file_size for part in parts.infolist()) > MOST_UNPACKED:
        return True
    return sum(parts.read(part).count(b"<") for part in parts.infolist()) > MOST_TAGS


def _trimmed(rows: list[list[str]]) -> list[list[str]]:
    """Rows without the empty ones at the end, as wide as the widest is filled."""
    while rows and not any(rows[-1]):
        rows.pop()
    width = max((at for row in rows for at, cell in enumerate(row, 1) if cell), default=0)
    return [row[:width] + [""] * (width - len(row)) for row in rows]


def _text(cell: object) -> str:
    if cell is None:
        return ""
    if isinstance(cell, datetime):
        return cell.date().isoformat()
    if isinstance(cell, date):
        return cell.isoformat()
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return str(cell)


def _guarded(cell: str) -> str:
    return f"'{cell}" if cell.startswith(SIGNS) else cell


def _unguarded(cell: str) -> str:
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(SIGNS) else cell
