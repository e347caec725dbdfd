"""A database that is taken away, or changed for another one, while the server runs."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from eldertable.server.settings import Settings
from eldertable.server.store import Row, Store, StoreError, Words
from tests.server.conftest import ServerProcess
from tests.server.test_store import head

pytestmark = pytest.mark.anyio
MANY = 10_000  # choices are refused long before


def part(file: Path, name: str) -> Path:
    return file.with_name(f"{file.name}-{name}")


def replace(file: Path) -> None:
    """As somebody does who restores a copy."""
    shutil.copy(file, file.with_name("copy"))
    file.with_name("copy").replace(file)


TAKEN_AWAY: dict[str, Callable[[Path], object]] = {
    "deleted": Path.unlink,
    "moved": lambda file: file.rename(file.with_name("elsewhere")),
    "replaced": replace,
    "without its log": lambda file: part(file, "wal").unlink(),
    "without its index": lambda file: part(file, "shm").unlink(),
}


async def until_noticed(store: Store) -> None:
    for _ in range(1000):
        if await store.trouble() == "store-moved":
            return
        await asyncio.sleep(0.01)


def copies(file: Path) -> list[Path]:
    """What was rescued, once the store is closed."""
    return list(file.parent.glob(f"{file.name}.rescued-*"))


async def answered_until_refused(store: Store, match: str) -> list[Row]:
    answered: list[Row] = []
    while len(answered) < MANY:
        row = Row(len(answered) + 1, "answer", 0, 4)
        try:
            assert await store.append(match, row)
        except StoreError:
            break
        answered.append(row)
        await asyncio.sleep(0.001)
    return answered


@pytest.mark.parametrize("sync_seconds", [1.0, 0.0])
@pytest.mark.parametrize("how", TAKEN_AWAY)
async def test_no_choice_is_answered_that_is_lost(tmp_path: Path, how: str, sync_seconds: float) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(Settings(database=str(file), poll_seconds=0.05, sync_seconds=sync_seconds))
    one = head()
    await store.create(one, [Row(0, "answer", 0, 3)])
    await asyncio.sleep(0.1)
    TAKEN_AWAY[how](file)
    answered = [Row(0, "answer", 0, 3), *await answered_until_refused(store, one.id)]
    after = len(answered) + 1  # of the one that was just refused nobody knows whether it is there
    for refused in (
        store.append(one.id, Row(after, "answer", 0, 6)),
        store.create(head()),
        store.say(one.id, Words(0, 0, 1.0, "hello")),
        store.rows(one.id),
    ):
        with pytest.raises(StoreError) as said:
            await refused
        assert said.value.code == "store-moved"
    with pytest.raises(StoreError):
        store.append_at_once(one.id, Row(after, "answer", 0, 6))
    await store.close()
    (copy,) = copies(file)
    assert copy.stat().st_mode & 0o077 == 0, "seeds are secret"
    again = await Store.open(Settings(database=str(copy)))
    assert (await again.rows(one.id))[: len(answered)] == answered
    assert await again.head(one.id) == one
    await again.close()


async def test_who_stops_before_it_is_noticed_loses_nothing_either(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store, one = await Store.open(Settings(database=str(file), poll_seconds=3600)), head()
    await store.create(one)
    rows = [Row(number, "answer", 0, 5) for number in range(2)]
    assert await store.append(one.id, rows[0])
    file.unlink()
    assert await store.append(one.id, rows[1])
    await store.close()
    again = await Store.open(Settings(database=str(copies(file)[0])))
    assert await again.rows(one.id) == rows
    await again.close()


async def test_a_file_that_comes_back_is_not_trusted_until_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    settings = Settings(database=str(file), poll_seconds=0.02)
    store, one = await Store.open(settings), head()
    await store.create(one)
    file.rename(tmp_path / "elsewhere")
    await until_noticed(store)
    (tmp_path / "elsewhere").rename(file)
    await asyncio.sleep(0.1)
    assert await store.trouble() == "store-moved"
    await store.close()
    again = await Store.open(settings)
    assert await again.append(one.id, Row(0, "answer", 0, 5))
    await again.close()


async def test_what_others_may_do_with_the_file_is_no_trouble(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(Settings(database=str(file), poll_seconds=0.01, sync_seconds=0.05))
    one = head()
    await store.create(one)
    for number in range(20):
        other = await Store.open(Settings(database=str(file)))
        assert await other.append(one.id, Row(2 * number, "answer", 0, 5))
        await other.close()
        with sqlite3.connect(file, timeout=10) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
        connection.close()
        assert await store.append(one.id, Row(2 * number + 1, "answer", 0, 5))
    assert await store.trouble() is None
    await store.close()
    assert copies(file) == []


def backed_up(file: Path, copy: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as ours, contextlib.closing(sqlite3.connect(copy)) as theirs:
        ours.backup(theirs)


def vacuumed(file: Path, copy: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as ours:
        ours.execute("VACUUM INTO ?", (str(copy),))


COPIED: dict[str, Callable[[Path, Path], object]] = {
    "backed up": backed_up,
    "vacuumed": vacuumed,
    "copied": shutil.copy,
    "something else": lambda _, copy: copy.write_text("nothing that a database begins with " * 500, encoding="utf-8"),
    "nothing": lambda _, copy: copy.touch(),
}


def overwrite(file: Path, copy: Path) -> None:
    """In another process, as `cp` does: if ours closed the file, all its locks would go, SQLite's too."""
    copying = "import shutil, sys; shutil.copyfile(*sys.argv[1:])"
    subprocess.run([sys.executable, "-c", copying, str(copy), str(file)], check=True)


@pytest.mark.parametrize("how", COPIED)
async def test_a_copy_that_is_written_over_the_file_is_noticed(
    tmp_path: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Another file could be told by its number; this is the same one."""
    file, copy = tmp_path / "tables.sqlite3", tmp_path / "copy"
    settings = Settings(database=str(file), poll_seconds=0.05, sync_seconds=0.1)
    store, one = await Store.open(settings), head()
    await store.create(one, [Row(0, "answer", 0, 3)])
    await store.close()
    COPIED[how](file, copy)
    store = await Store.open(settings)
    assert await store.append(one.id, Row(1, "answer", 0, 4))
    await asyncio.sleep(0.5)  # it has come from the log into the file
    assert await store.trouble() is None
    overwrite(file, copy)
    await until_noticed(store)
    with pytest.raises(StoreError) as refused:
        await store.append(one.id, Row(2, "answer", 0, 4))
    assert refused.value.code == "store-moved"
    await store.close()
    assert copies(file) == [], "it would be of two databases mixed up"
    assert [record.getMessage()[:29] for record in caplog.records] == ["the database was overwritten:"]
    if "ed" in how:  # as docs/operations.md says
        for left in ("wal", "shm"):
            part(file, left).unlink(missing_ok=True)
        shutil.copy(copy, file)
        store = await Store.open(settings)
        assert await store.rows(one.id) == [Row(0, "answer", 0, 3)]
        await store.close()


async def test_a_database_in_memory_cannot_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open(Settings(database="file:somewhere?mode=memory&cache=shared", poll_seconds=0.01))
    await asyncio.sleep(0.05)
    assert await store.trouble() is None
    await store.close()


@pytest.fixture
def started(tmp_path: Path, engine: int) -> Iterator[Callable[[], ServerProcess]]:
    """Starts a server on the file; none is left running."""
    servers: list[ServerProcess] = []

    def start() -> ServerProcess:
        servers.append(ServerProcess(str(tmp_path / "tables.sqlite3"), log_level="WARNING", compiled=engine))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.stop()


def test_a_server_says_so_to_players_and_to_the_operator(tmp_path: Path, started: Callable[[], ServerProcess]) -> None:
    file, server = tmp_path / "tables.sqlite3", started()
    made = server.site.new(1)
    page = server.site.sit(made.match, made.tokens[0])
    page.settle(page.choose(1)["seq"])
    server.site.new(1)  # somebody has written since this table was last looked at
    assert server.site.get("/health").json()["trouble"] is None
    file.unlink()
    since = time.monotonic()
    while (health := server.site.get("/health")).json()["trouble"] != "store-moved":
        assert time.monotonic() - since < 10
        time.sleep(0.02)
    assert (health.status_code, health.json()["status"]) == (503, "degraded")
    decision = page.table["decision"]["number"]
    assert page.choose(0)["code"] == "store-moved"
    again = server.site.sit(made.match, made.tokens[0])  # a table that is open can still be seen
    assert again.table["decision"]["number"] == decision
    log = server.stop()
    assert log.count('"level":"error"') == 2
    (copy,) = copies(file)
    assert f'"file":"{copy}"' in log
    for left in ("wal", "shm"):  # as docs/operations.md says: a log of another file would spoil the copy
        part(file, left).unlink(missing_ok=True)
    copy.rename(file)
    page = started().site.sit(made.match, made.tokens[0])
    assert page.table["decision"]["number"] == decision
    assert page.choose(0)["t"] == "done"
