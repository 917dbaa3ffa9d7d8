"""The log: nothing is lost, nothing is changed, and a file that is not ours stays as it is."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from engine import logfile
from engine.core import Event, Scored, Seat, Stale
from engine.log import Batch, Log, TakenBack, Unkept, Unusable
from engine.logfile import APPLICATION, SCHEMA
from engine.story import Story, standing
from engine.table import Pause

A = Seat("A")


def scored(points: int) -> Scored:
    return Scored(A, points, "won")


@contextmanager
def no_power() -> Iterator[None]:
    """Do something as somebody who may not write everywhere."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    log = Log.open(tmp_path / "night.db", now=lambda: 1000.5)
    yield log
    log.close()


def test_rows_come_back_as_they_were_written(log: Log) -> None:
    pause = Pause("host")
    assert log.append("game-1", 0, [scored(1), scored(2)], "host", pause) == 2
    assert log.append("game-1", 2, [scored(3)], "A") == 3
    told = [(row.version, row.batch, row.by, row.command, row.kind) for row in log.read("game-1")]
    assert told == [
        (1, 1, "host", '{"type":"Pause","by":"host"}', "Scored"),
        (2, 1, "host", None, "Scored"),
        (3, 3, "A", None, "Scored"),
    ]
    assert {row.at for row in log.read("game-1")} == {1000.5}
    assert [row.version for row in log.read("game-1", after=2)] == [3]


def test_streams_are_apart_and_the_serial_orders_them_all(log: Log) -> None:
    log.append("night-2", 0, [scored(1)], "host")
    log.append("game-1", 0, [scored(2)], "host")
    log.append("night-2", 1, [scored(3)], "host")
    assert log.streams() == ("night-2", "game-1")
    assert [row.serial for row in log.read("night-2")] == [1, 3]
    assert [row.stream for row in log.since(1)] == ["game-1", "night-2"]
    assert [row.serial for row in log.since(0, "night-")] == [1, 3]
    assert log.last() == 3


@pytest.mark.parametrize("expected", [0, 2, 99], ids=["behind", "behind-by-one", "ahead"])
def test_an_append_to_another_version_is_stale_and_writes_nothing(log: Log, expected: int) -> None:
    log.append("game-1", 0, [scored(1), scored(2), scored(3)], "host")
    with pytest.raises(Stale):
        log.append("game-1", expected, [scored(4)], "host")
    assert log.last() == 3


def test_batches_are_written_all_or_none(log: Log) -> None:
    log.append("night-1", 0, [scored(1)], "host")
    with pytest.raises(Stale):
        log.write(
            Batch("game-1", 0, (scored(2),), "host"), Batch("night-1", 0, (scored(3),), "host")
        )
    assert log.streams() == ("night-1",)


def test_no_events_is_nothing_to_write_and_waits_for_nobody(log: Log, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "night.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert log.append("game-1", 7, [], "host") == 7
    assert log.last() == 0
    other.close()


def test_every_row_is_on_the_disk_before_append_returns(tmp_path: Path) -> None:
    path = tmp_path / "night.db"
    story = (
        "import os, sys; from pathlib import Path; from engine.log import Log;"
        "from engine.core import Scored;"
        "log = Log.open(Path(sys.argv[1]));"
        "[log.append('game-1', n, [Scored('A', n, 'won')], 'host') for n in range(20)];"
        "sys.stdout.write(log.secret.hex()); sys.stdout.flush(); os._exit(9)"
    )
    killed = subprocess.run(
        [sys.executable, "-c", story, str(path)], capture_output=True, text=True, check=False
    )
    assert killed.returncode == 9
    log = Log.open(path)
    assert len(log.read("game-1")) == 20
    assert log.secret.hex() == killed.stdout
    log.close()


def test_the_file_is_written_with_a_wal_and_full_synchronous(log: Log) -> None:
    with log._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_the_secret_is_made_once_and_is_each_files_own(tmp_path: Path) -> None:
    secrets = []
    for name in ("one.db", "one.db", "two.db"):
        log = Log.open(tmp_path / name)
        secrets.append(log.secret)
        log.close()
    assert len(secrets[0]) == 32
    assert secrets[0] == secrets[1] != secrets[2]


def test_two_logs_on_one_file_see_each_other(tmp_path: Path) -> None:
    one, two = Log.open(tmp_path / "night.db"), Log.open(tmp_path / "night.db")
    one.append("game-1", 0, [scored(1)], "host")
    assert [row.version for row in two.read("game-1")] == [1]
    with pytest.raises(Stale):
        two.append("game-1", 0, [scored(2)], "host")
    two.append("game-1", 1, [scored(2)], "host")
    assert one.last() == 2
    one.close()
    two.close()


# --- files that cannot serve -------------------------------------------------------------------


def ours(path: Path, rows: int = 3) -> None:
    log = Log.open(path)
    log.append("game-1", 0, [scored(number) for number in range(rows)], "host")
    log.close()


def foreign_text(path: Path) -> None:
    path.write_text("Dear diary, today we played until four in the morning." * 9)


def foreign_database(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE rows (cow TEXT)")
    other.close()


def foreign_wal(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE meta (key TEXT, value TEXT)")
    other.close()


def cut_short(path: Path) -> None:
    ours(path, 400)
    path.write_bytes(path.read_bytes()[:9000])


def scribbled_over(path: Path) -> None:
    ours(path, 400)
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\xa5" * 8192
    path.write_bytes(bytes(content))


def scribbled_at_the_end(path: Path) -> None:
    ours(path, 400)
    content = path.read_bytes()
    path.write_bytes(content[:-4096] + b"\xa5" * 4096)


def stub(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\x00")


def newer(path: Path) -> None:
    ours(path)
    with sqlite3.connect(path) as other:
        other.execute("UPDATE meta SET value = '99' WHERE key = 'schema'")
    other.close()


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (foreign_text, "file-corrupt"),
        (stub, "file-corrupt"),
        (cut_short, "file-corrupt"),
        (scribbled_over, "file-corrupt"),
        (scribbled_at_the_end, "file-corrupt"),
        (foreign_database, "file-foreign"),
        (foreign_wal, "file-foreign"),
        (newer, "file-newer"),
    ],
)
def test_a_file_that_cannot_serve_is_left_byte_for_byte(
    tmp_path: Path, spoil: object, message: str
) -> None:
    path = tmp_path / "night.db"
    assert callable(spoil)
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(Unusable) as refused:
        Log.open(path)
    assert refused.value.message == message
    assert refused.value.facts["file"] == str(path)
    assert path.read_bytes() == before


def test_a_newer_file_with_a_wal_left_behind_is_left_byte_for_byte(tmp_path: Path) -> None:
    path, copy = tmp_path / "night.db", tmp_path / "copy.db"
    ours(path)
    other = sqlite3.connect(path)
    other.execute("UPDATE meta SET value = '99' WHERE key = 'schema'")
    other.commit()
    for end in ("", "-wal"):  # as after a power cut: the number 99 stands in the WAL only
        shutil.copy(f"{path}{end}", f"{copy}{end}")
    other.close()
    before = copy.read_bytes()
    with pytest.raises(Unusable) as refused:
        Log.open(copy)
    assert (refused.value.message, refused.value.facts["schema"]) == ("file-newer", 99)
    assert refused.value.facts["known"] == SCHEMA
    assert copy.read_bytes() == before


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unusable) as refused:
        Log.open(tmp_path / "gone" / "night.db")
    assert refused.value.message == "folder-missing"
    assert refused.value.facts["folder"] == str(tmp_path / "gone")
    assert not (tmp_path / "gone").exists()


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(Unusable) as refused:
        Log.open(tmp_path)
    assert refused.value.message == "file-foreign"


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that also somebody without power can reach."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_a_read_only_file(open_folder: Path) -> None:
    path = open_folder / "night.db"
    ours(path)
    path.chmod(0o444)
    before = path.read_bytes()
    with no_power(), pytest.raises(Unusable) as refused:
        Log.open(path)
    assert refused.value.message == "file-read-only"
    assert path.read_bytes() == before


@pytest.mark.parametrize("there", [False, True], ids=["new-file", "old-file"])
def test_a_read_only_folder(open_folder: Path, there: bool) -> None:
    path = open_folder / "night.db"
    if there:
        ours(path)
        path.chmod(0o666)
    before = path.read_bytes() if there else b""
    open_folder.chmod(0o555)
    with no_power(), pytest.raises(Unusable) as refused:
        Log.open(path)
    assert refused.value.message == "folder-read-only"
    assert refused.value.facts["folder"] == str(open_folder)
    assert path.exists() is there
    assert not there or path.read_bytes() == before


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "night.db").touch()
    log = Log.open(tmp_path / "night.db")
    assert log.append("game-1", 0, [scored(1)], "host") == 1
    log.close()


def test_our_mark_stands_in_the_header(tmp_path: Path) -> None:
    ours(tmp_path / "night.db")
    assert (tmp_path / "night.db").read_bytes()[68:72] == APPLICATION.to_bytes(4, "big")


def test_a_transaction_cut_off_half_way_is_undone(tmp_path: Path) -> None:
    path, copy = tmp_path / "night.db", tmp_path / "copy.db"
    ours(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA journal_mode = DELETE")
    other.execute("PRAGMA cache_size = 1")
    other.execute("BEGIN IMMEDIATE")
    other.execute("UPDATE meta SET value = hex(randomblob(9000)) WHERE key = 'schema'")
    other.execute("UPDATE rows SET event = hex(randomblob(9000))")
    for end in ("", "-journal"):
        shutil.copy(f"{path}{end}", f"{copy}{end}")
    other.close()
    assert copy.read_bytes() != path.read_bytes()
    log = Log.open(copy)
    assert [row.version for row in log.read("game-1")] == [1, 2, 3]
    log.close()


def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.log.BUSY_SECONDS", 0)
    path = tmp_path / "night.db"
    ours(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unusable) as refused:
        Log.open(path)
    other.close()
    assert refused.value.message == "file-busy"


@pytest.mark.parametrize("error", [None, OSError("out of paper"), sqlite3.OperationalError("?")])
def test_what_does_not_speak_of_the_file_stays_a_bug(error: Exception | None) -> None:
    assert logfile.unusable(Path("night.db"), error) is None


def test_a_disk_that_is_full_at_the_start() -> None:
    small = sqlite3.connect(":memory:")
    small.execute("PRAGMA max_page_count = 1")
    with pytest.raises(sqlite3.OperationalError) as full:
        small.execute("CREATE TABLE meta (key TEXT)")
    small.close()
    told = logfile.unusable(Path("night.db"), full.value)
    assert told is not None
    assert told.message == "file-full"


# --- while it is in use -----------------------------------------------------------------------


@contextmanager
def moved(_log: Log, path: Path) -> Iterator[str]:
    path.rename(path.with_name("elsewhere.db"))
    yield "unkept-gone"


@contextmanager
def deleted(_log: Log, path: Path) -> Iterator[str]:
    path.unlink()
    yield "unkept-gone"


@contextmanager
def replaced(_log: Log, path: Path) -> Iterator[str]:
    """A copy in its place is another file: what is open is still the old one."""
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    copy.replace(path)
    yield "unkept-gone"


@contextmanager
def full(log: Log, _path: Path) -> Iterator[str]:
    set_up(log, "max_page_count = 1")  # that is: no more than it has
    yield "unkept-full"


@contextmanager
def read_only(log: Log, _path: Path) -> Iterator[str]:
    set_up(log, "query_only = ON")
    yield "unkept-failed"


@contextmanager
def held(log: Log, path: Path) -> Iterator[str]:
    set_up(log, "busy_timeout = 0")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield "unkept-busy"
    other.close()


def set_up(log: Log, pragma: str) -> None:
    """Change the connection that writes: in one thread there is but one."""
    with log._engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA {pragma}")


Spoil = Callable[[Log, Path], AbstractContextManager[str]]


@pytest.mark.parametrize("spoil", [moved, deleted, replaced, full, read_only, held])
def test_what_cannot_be_kept_is_refused_and_nothing_has_changed(
    log: Log, tmp_path: Path, spoil: Spoil
) -> None:
    path = tmp_path / "night.db"
    log.append("game-1", 0, [scored(1)], "host")
    before = log.read("game-1")
    large = Scored(A, 2, "won" * 9999)  # needs pages of its own
    with spoil(log, path) as message, pytest.raises(Unkept) as refused:
        log.append("game-1", 1, [large], "host")
    assert (refused.value.message, refused.value.facts) == (message, {"file": str(path)})
    assert log.read("game-1") == before
    assert log.last() == 1


def test_a_file_put_back_serves_again(log: Log, tmp_path: Path) -> None:
    path, away = tmp_path / "night.db", tmp_path / "elsewhere.db"
    path.rename(away)
    with pytest.raises(Unkept):
        log.append("game-1", 0, [scored(1)], "host")
    assert not path.exists()  # none is made in its place
    away.rename(path)
    log.append("game-1", 0, [scored(1)], "host")
    assert log.last() == 1


def test_a_file_on_a_disk_that_writes_no_more(tmp_path: Path) -> None:
    """In a process of its own, whose files may not grow: the error is the system's, not SQLite's."""
    story = (
        "import resource, sys; from pathlib import Path; from engine.log import Log, Unkept;"
        "from engine.core import Scored;"
        "log = Log.open(Path(sys.argv[1]));"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (60000, 60000));\n"
        "try: [log.append('game-1', n, [Scored('A', n, 'won')], 'host') for n in range(99)]\n"
        "except Unkept as refused: print(refused.message, len(log.read('game-1')) == log.last() > 0)"
    )
    path = tmp_path / "night.db"
    told = subprocess.run(
        [sys.executable, "-c", story, str(path)], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["unkept-failed", "True"]


@pytest.mark.parametrize("error", [None, OSError("out of paper"), sqlite3.OperationalError("?")])
def test_what_does_not_speak_of_the_disk_stays_a_bug_too(error: Exception | None) -> None:
    assert logfile.unkept(Path("night.db"), error) is None


# --- steps taken back (A4) ---------------------------------------------------------------------


def fold(*events: Event) -> Story[tuple[int, ...]]:
    def add(state: tuple[int, ...], event: Scored) -> tuple[int, ...]:
        return (*state, event.points)

    story: Story[tuple[int, ...]] = Story((), add, [Scored])
    with tempfile.TemporaryDirectory() as folder:
        log = Log.open(Path(folder) / "night.db")
        log.append("game-1", 0, events, "host")
        story.take_in(log.read("game-1"))
        log.close()
    return story


@pytest.mark.parametrize(
    ("events", "stands"),
    [
        ((), ()),
        ((1, 2, 3), (1, 2, 3)),
        ((1, 2, 3, "to 2"), (1, 2)),
        ((1, 2, 3, "to 0"), ()),
        ((1, 2, 3, "to 2", 4), (1, 2, 5)),
        ((1, 2, 3, "to 2", "to 1"), (1,)),
        ((1, 2, 3, "to 1", "to 3"), (1, 2, 3)),
        ((1, 2, 3, "to 1", 4, "to 3"), (1, 2, 3)),
        ((1, 2, 3, "to 1", 4, "to 4", 5), (1, 7)),
        ((1, 2, "to 1", 3, "to 2", "to 4", 4), (1, 4, 7)),
    ],
)
def test_A4_which_rows_stand(events: tuple[int | str, ...], stands: tuple[int, ...]) -> None:
    story = fold(
        *(
            TakenBack(int(event.removeprefix("to "))) if isinstance(event, str) else scored(event)
            for event in events
        )
    )
    assert story.standing() == standing(story.events) == stands
    assert story.state == tuple(
        event.points for at in stands if isinstance(event := story.events[at - 1], Scored)
    )
