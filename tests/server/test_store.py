"""The store itself, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from eldertable.server.settings import Settings
from eldertable.server.store import Head, Row, SeatRow, Store, StoreError, Words
from eldertable.server.store.errors import store_error
from eldertable.server.store.postgres import LOOK_ANYWAY_SECONDS, PostgresWriter, _News
from eldertable.server.store.schema import signs

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3") if request.param == "sqlite" else request.getfixturevalue("postgres")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = await Store.open(Settings(database=database, poll_seconds=0.02))
    yield store
    await store.close()


def head(**more: object) -> Head:
    seats = (SeatRow(0, "human", "Аня", None, "aa"), SeatRow(1, "bot", "", "greedy", None))
    values: dict[str, Any] = {"id": os.urandom(8).hex(), "game": "toy", "version": "1", "content": "c", "options": {"a": "b"}, "seed": "s",
              "commitment": "d", "created": 5.0, "seats": seats}  # fmt: skip
    return Head(**{**values, **more})


async def test_what_is_stored_is_read_back(store: Store) -> None:
    one = head()
    rows = [Row(0, "answer", 0, 3), Row(1, "undo", 0)]
    await store.create(one, rows)
    assert await store.head(one.id) == one
    assert await store.head("nothing") is None
    assert await store.append(one.id, Row(2, "seat", 0, None, "greedy"))
    assert await store.rows(one.id) == [*rows, Row(2, "seat", 0, None, "greedy")]
    assert await store.rows(one.id, 2) == [Row(2, "seat", 0, None, "greedy")]
    assert (await store.newest([one.id, "nothing"])).rows == {one.id: 3}
    assert await store.trouble() is None


async def test_to_look_whether_the_store_can_be_written_leaves_nothing_behind(store: Store) -> None:
    async def told() -> set[tuple[object, ...]]:
        async with store._reading() as connection:
            return {tuple(row) for row in await connection.execute(select(signs))}

    before = await told()
    assert await store.trouble() is None
    assert await told() == before


async def test_of_two_rows_with_one_number_one_is_stored(store: Store, database: str) -> None:
    one = head()
    await store.create(one)
    other = await Store.open(Settings(database=database))
    results = await asyncio.gather(
        *(where.append(one.id, Row(0, "answer", 0, option)) for option, where in enumerate([store, other, store, other]))
    )
    await other.close()
    assert sorted(results) == [False, False, False, True]
    assert [row.option for row in await store.rows(one.id)] == [results.index(True)]


async def test_rows_that_arrive_together_do_not_spoil_each_other(store: Store) -> None:
    ones = [head() for _ in range(8)]
    for one in ones:
        await store.create(one, [Row(0, "answer", 0, 0)])
    results = await asyncio.gather(*(store.append(one.id, Row(i % 2, "answer", 0, 1)) for i, one in enumerate(ones)))
    assert results == [False, True] * 4


async def test_processes_that_store_the_same_rows_do_not_block_each_other(postgres: str) -> None:
    """Bots at many tables may be thought out by two of them at once. Whoever takes the rows in another order than the other waits
    for it while it waits too, and PostgreSQL would break off one of the two."""
    one, other = await Store.open(Settings(database=postgres)), await Store.open(Settings(database=postgres))
    matches = [head() for _ in range(250)]
    for match in matches:
        await one.create(match)
    for number in range(40):
        row = Row(number, "answer", 0, 1)
        stored = await asyncio.gather(
            *(one.append(match.id, row) for match in matches), *(other.append(match.id, row) for match in reversed(matches))
        )
        assert stored.count(True) == len(matches)
    await one.close()
    await other.close()


async def test_what_another_process_stores_is_noticed(store: Store, database: str) -> None:
    one = head()
    await store.create(one)
    other = await Store.open(Settings(database=database))
    for number in range(3):
        await asyncio.sleep(0.1)
        waiting = asyncio.create_task(store.news())
        await other.append(one.id, Row(number, "answer", 0, 1))
        await asyncio.wait_for(waiting, 5)
    await other.close()


@pytest.mark.parametrize("setting", ["sslmode=disable", "ssl=disable"])
async def test_settings_in_postgresqls_address_hold_for_choices_and_for_news(postgres: str, setting: str) -> None:
    store, other = [await Store.open(Settings(database=f"{postgres}?{setting}")) for _ in range(2)]
    one = head()
    await store.create(one)
    await store.news()
    waiting = asyncio.create_task(store.news())
    await asyncio.sleep(0.1)
    started = time.monotonic()
    await other.append(one.id, Row(0, "answer", 0, 1))
    await asyncio.wait_for(waiting, 5)
    assert time.monotonic() - started < LOOK_ANYWAY_SECONDS / 2, "heard, not found by looking"
    await store.close()
    await other.close()


async def test_a_report_is_saved(store: Store) -> None:
    one = head()
    await store.create(one)
    await store.save_report(
        {"id": one.id, "match": one.id, "seat": 0, "created": 1.0, "note": "n", "view": "{}", "record": "{}"}
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
async def test_a_new_file_is_read_by_nobody_else(tmp_path: Path) -> None:
    """There are seeds of running matches in it."""
    file = tmp_path / "deeper" / "tables.sqlite3"
    store = await Store.open(Settings(database=str(file)))
    await store.create(head())
    assert {one.name: oct(one.stat().st_mode & 0o777) for one in file.parent.iterdir()} == {
        f"tables.sqlite3{part}": "0o600" for part in ("", "-wal", "-shm")
    }
    await store.close()
    file.chmod(0o640)
    await (await Store.open(Settings(database=str(file)))).close()
    assert file.stat().st_mode & 0o777 == 0o640, "whoever lets others read it has said so"


async def test_a_file_that_is_read_only_says_so(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    writable = await Store.open(Settings(database=str(file)))
    one = head()
    await writable.create(one)
    store = await Store.open(Settings(database=f"{file.as_uri()}?mode=ro"))
    with pytest.raises(StoreError) as refused:
        await store.append(one.id, Row(0, "answer", 0, 1))
    assert refused.value.code == "store-read-only"
    with pytest.raises(StoreError):
        await store.create(head())
    assert (await store.head(one.id)) == one
    await store.close()
    await writable.close()


async def test_a_damaged_file_says_so(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(b"not a database" * 1000)
    with pytest.raises(StoreError) as refused:
        await Store.open(Settings(database=str(file)))
    assert refused.value.code == "store-broken"


async def test_a_stored_row_outlives_the_process(tmp_path: Path) -> None:
    """Whoever opens the file next finds it, although the store was never closed."""
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(Settings(database=str(file), sync_seconds=3600))
    one = head()
    await store.create(one)
    await store.append(one.id, Row(0, "answer", 0, 5))
    assert _options_in(file) == [5]
    await store.close()


async def on_the_disk(file: Path, query: str) -> list[Any]:
    """What the query finds in the file alone: that is left of a machine that loses its power before the log is synced."""

    def look() -> list[Any]:
        alone = file.with_name("alone.sqlite3")
        alone.write_bytes(file.read_bytes())
        with contextlib.suppress(sqlite3.DatabaseError), sqlite3.connect(alone) as left:  # the tables may be in the log too
            return left.execute(query).fetchall()
        return []

    for _ in range(500):
        if found := look():
            return found
        await asyncio.sleep(0.01)
    return []


async def test_what_is_stored_reaches_the_disk_within_the_seconds_set(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(Settings(database=str(file), poll_seconds=0.01, sync_seconds=0.01))
    one = head()
    await store.create(one)
    assert await on_the_disk(file, "SELECT id FROM matches") == [(one.id,)]
    await store.append(one.id, Row(0, "answer", 0, 5))
    assert await on_the_disk(file, "SELECT option FROM log") == [(5,)]
    assert await store.say(one.id, Words(0, 0, 1.0, "hello"))
    assert await on_the_disk(file, "SELECT text FROM talk") == [("hello",)]
    await store.close()


async def test_a_choice_that_had_to_wait_reaches_the_disk_as_well(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(Settings(database=str(file), busy_seconds=10, poll_seconds=0.01, sync_seconds=0.01))
    one = head()
    await store.create(one)
    assert await on_the_disk(file, "SELECT id FROM matches")
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append(one.id, Row(0, "answer", 0, 5)))
        await asyncio.sleep(0.1)
        other.execute("COMMIT")
    assert await asyncio.wait_for(waiting, 10)
    assert await on_the_disk(file, "SELECT option FROM log") == [(5,)]
    await store.close()


async def test_what_could_not_be_brought_to_the_disk_is_brought_there_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(Settings(database=str(file), poll_seconds=0.01, sync_seconds=0.01))
    one = head()
    await store.create(one)
    assert await on_the_disk(file, "SELECT id FROM matches")
    syncer = store._writer._syncer  # type: ignore[union-attr]
    works, failed = syncer._open, list[int]()

    def fails_at_first() -> sqlite3.Connection:
        if not failed:
            failed.append(1)
            raise sqlite3.OperationalError("disk I/O error")
        return works()

    monkeypatch.setattr(syncer, "_open", fails_at_first)
    await store.append(one.id, Row(0, "answer", 0, 5))
    assert await on_the_disk(file, "SELECT option FROM log") == [(5,)]
    assert failed
    await store.close()


@pytest.mark.parametrize("sync_seconds", [1.0, 0.0])
async def test_a_choice_waits_for_another_process_and_holds_nobody_up(tmp_path: Path, sync_seconds: float) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(Settings(database=str(file), busy_seconds=10, sync_seconds=sync_seconds))
    one = head()
    await store.create(one)
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append(one.id, Row(0, "answer", 0, 5)))
        for _ in range(5):
            await asyncio.sleep(0.01)  # the loop goes on
        assert not waiting.done()
        other.execute("COMMIT")
    assert await asyncio.wait_for(waiting, 10)
    assert _options_in(file) == [5]
    await store.close()


async def test_a_choice_waits_for_a_locked_postgresql_no_longer_than_set(postgres: str) -> None:
    import asyncpg  # only who uses PostgreSQL has it

    store = await Store.open(Settings(database=postgres, busy_seconds=0.2))
    one = head()
    await store.create(one)
    other = await asyncpg.connect(postgres)
    async with other.transaction():
        await other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
        with pytest.raises(StoreError) as refused:
            await asyncio.wait_for(store.append(one.id, Row(0, "answer", 0, 5)), 10)
        assert refused.value.code == "store-locked"
    await other.close()
    assert await store.append(one.id, Row(0, "answer", 0, 5))
    assert await store.rows(one.id) == [Row(0, "answer", 0, 5)]
    await store.close()


async def test_whatever_goes_wrong_in_postgresql_is_told_to_who_waits(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("a driver has errors of its own")

    store = await Store.open(Settings(database=postgres))
    one = head()
    await store.create(one)
    with monkeypatch.context() as patched:
        patched.setattr(PostgresWriter, "_write", fail)
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.append(one.id, Row(0, "answer", 0, 5)), 10)
    assert await asyncio.wait_for(store.append(one.id, Row(0, "answer", 0, 5)), 10)
    await store.close()


def _options_in(file: Path) -> list[int]:
    connection = sqlite3.connect(file)
    try:
        return [option for (option,) in connection.execute("SELECT option FROM log ORDER BY number")]
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("said", "code"),
    [("database or disk is full", "store-full"), ("database is locked", "store-locked"),
     ("attempt to write a readonly database", "store-read-only"), ("disk I/O error", "store-broken")],
)  # fmt: skip
async def test_what_a_database_says_is_put_in_words(said: str, code: str) -> None:
    assert store_error(sqlite3.OperationalError(said)).code == code


@pytest.mark.parametrize("turns", range(4))
async def test_who_waits_for_news_can_be_stopped_in_the_moment_in_which_there_are_some(turns: int) -> None:
    pytest.importorskip("asyncpg")
    news = _News(lambda: asyncio.sleep(0))
    news._connection = SimpleNamespace(is_closed=lambda: False)

    async def watch() -> None:
        while True:
            await news.wait()

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    news._heard.set()
    for _ in range(turns):
        await asyncio.sleep(0)
    watching.cancel()
    ended, _ = await asyncio.wait([watching], timeout=2)
    watching.cancel()
    assert ended
