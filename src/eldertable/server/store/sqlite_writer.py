"""SQLite's one writer: a thread that writes rows which arrive together in one transaction (decision 0021).

It also notices what other processes write: `data_version` of its connection changes with their commits, not with its own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from queue import Empty, SimpleQueue
from typing import NamedTuple

from eldertable.server.metrics import METRICS
from eldertable.server.store.errors import SQLITE_ERRORS, StoreError, store_error
from eldertable.server.store.rows import Row

# `DO NOTHING`, so that a row which lost a race does not spoil the rows beside it.
APPEND = (
    "INSERT INTO log (match, number, kind, seat, option, bot, stored) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (match, number) DO NOTHING"
)
MOST_AT_ONCE = 256


class _Waiting(NamedTuple):
    match: str
    row: Row
    future: asyncio.Future[bool]


class SqliteWriter:
    """Appends rows; an append is done when it is on the disk (WAL, synchronous=FULL)."""

    def __init__(
        self, path: str, pragmas: tuple[str, ...], *, busy_seconds: float, poll_seconds: float, group: bool
    ) -> None:
        self._path, self._pragmas, self._busy, self._poll = path, pragmas, busy_seconds, poll_seconds
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()
        self._version: int | None = None
        self._looked = 0.0
        self._most = MOST_AT_ONCE if group else 1
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, match: str, row: Row) -> asyncio.Future[bool]:
        """True: stored. False: the match already has a row of that number."""
        future: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put(_Waiting(match, row, future))
        return future

    async def news(self) -> None:
        """Wait until somebody else has written to the file."""
        await self._news.wait()
        self._news.clear()

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 10)

    def _work(self) -> None:
        more = True
        while more:
            batch, more = self._next_batch()
            if batch:
                self._write(batch)
            if time.monotonic() - self._looked >= self._poll:
                self._look()
        if self._connection is not None:
            self._connection.close()

    def _next_batch(self) -> tuple[list[_Waiting], bool]:
        try:
            first = self._queue.get(timeout=self._poll)
        except Empty:
            return [], True
        if first is None:
            return [], False
        batch = [first]
        while len(batch) < self._most and not self._queue.empty():
            waiting = self._queue.get()
            if waiting is None:
                return batch, False
            batch.append(waiting)
        return batch, True

    def _write(self, batch: list[_Waiting]) -> None:
        results: list[bool] | StoreError
        try:
            results = self._transact(batch)
        except SQLITE_ERRORS as error:
            results = store_error(error)
            self._forget()
        METRICS.commit_rows.observe(len(batch))
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_tell, batch, results)

    def _transact(self, batch: list[_Waiting]) -> list[bool]:
        connection = self._open()
        now = time.time()
        connection.execute("BEGIN IMMEDIATE")
        results = []
        for waiting in batch:
            row = waiting.row
            values = (waiting.match, row.number, row.kind, row.seat, row.option, row.bot, now)
            results.append(connection.execute(APPEND, values).rowcount == 1)
        connection.execute("COMMIT")
        return results

    def _look(self) -> None:
        self._looked = time.monotonic()
        try:
            version = self._open().execute("PRAGMA data_version").fetchone()[0]
        except SQLITE_ERRORS:
            self._forget()
            return
        if version != self._version and not self._loop.is_closed():
            self._version = version
            self._loop.call_soon_threadsafe(self._news.set)

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(
                self._path, timeout=self._busy, isolation_level=None, check_same_thread=False, uri=True
            )
            for pragma in self._pragmas:
                connection.execute(pragma)
            self._connection = connection
        return self._connection

    def _forget(self) -> None:
        """After an error start afresh: whatever was under way is rolled back by closing."""
        if self._connection is not None:
            self._connection.close()
            self._connection = self._version = None


def _tell(batch: list[_Waiting], results: list[bool] | StoreError) -> None:
    for number, waiting in enumerate(batch):
        if waiting.future.done():
            continue  # its choice was cancelled meanwhile; the row, if stored, is found again by its number
        if isinstance(results, StoreError):
            waiting.future.set_exception(results)
        else:
            waiting.future.set_result(results[number])
