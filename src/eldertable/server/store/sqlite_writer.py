"""Appending to SQLite: at once in the event loop, patiently in a thread when another process is writing (decision 0021).

A stored row outlives the process at once, and the loss of power after the next sync (WAL, `synchronous=NORMAL`). Other
processes' rows are noticed by the `data_version` of the connection that writes: its own rows do not change it. A write that
loses a race hides what it met, so losing one is news in itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Sequence
from functools import cache

from sqlalchemy import Table

from eldertable.server.metrics import METRICS
from eldertable.server.store.errors import SQLITE_ERRORS, StoreError, store_error
from eldertable.server.store.rows import Doing, Row, Writing
from eldertable.server.store.whereabouts import Whereabouts

logger = logging.getLogger("eldertable.store")

# `DO NOTHING`: a row that lost a race is no error. One statement is a transaction of its own.
APPEND = (
    "INSERT INTO log (match, number, kind, seat, option, bot, stored) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (match, number) DO NOTHING"
)
# Nearly every row is an answer and has no word; for each None that it is given, the driver looks in vain for an adapter.
APPEND_ANSWER = (
    "INSERT INTO log (match, number, kind, seat, option, stored) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (match, number) DO NOTHING"
)


class SqliteWriter:
    def __init__(
        self, path: str, pragmas: tuple[str, ...], *, busy_seconds: float, poll_seconds: float, sync_seconds: float
    ) -> None:
        """`sync_seconds` 0: every row is on the disk before it counts as stored."""
        self._poll, self._sync = poll_seconds, sync_seconds
        self._news = asyncio.Event()
        self._version: tuple[int, int] | None = None
        self._unsynced = False
        self._whereabouts = Whereabouts(path)
        self._moved = False
        # Syncing is the keeper's work, so that no choice waits for the disk; and a match whose rows are stored is one that
        # was read from the store, so it need not be looked for at every choice.
        # Where each choice is to be on the disk first, none is written here, only what may be lost (`note`).
        quick = (*pragmas, "PRAGMA synchronous=NORMAL", "PRAGMA wal_autocheckpoint=0", "PRAGMA foreign_keys=OFF")
        self._quick = _Connection(path, quick, 0, self._whereabouts)
        self._patient = _Connection(path, pragmas, busy_seconds, self._whereabouts)
        self._syncer = _Connection(path, pragmas, busy_seconds, self._whereabouts)
        self._syncer.version()  # open from the beginning to the end, so that SQLite never puts its log away meanwhile
        self._keeper = asyncio.create_task(self._keep())
        self._syncing: asyncio.Task[None] | None = None

    @property
    def at_once(self) -> bool:
        return bool(self._sync)

    def check(self) -> None:
        """StoreError when nobody would find what is stored now."""
        if self._moved:
            raise StoreError("store-moved")

    def append_at_once(self, match: str, row: Row) -> bool:
        """True: stored. False: the match already has a row of that number, or another process is writing just now."""
        self.check()
        try:
            stored = self._quick.append(match, row)
        except StoreError as error:
            if error.code != "store-locked":
                raise
            METRICS.store_waits.add()
            return False
        self._unsynced = True
        if not stored:
            self._news.set()
        return stored

    async def append(self, match: str, row: Row) -> bool:
        """True: stored. False: the match already has a row of that number."""
        if self._sync and self.append_at_once(match, row):
            return True
        self.check()
        stored = await asyncio.to_thread(self._patient.append, match, row)
        self._unsynced = True
        self.check()  # what was stored since the file has gone may be missing in the copy
        return stored

    async def write(self, what: Writing) -> bool:
        """Everything else than choices, all or nothing; False when one of the keys is taken. In a thread, and in one go there:
        choices at all tables wait as long as the write lock is held."""
        self.check()
        written = await asyncio.to_thread(self._patient.write, what)
        self.check()
        self._unsynced = True
        return written

    async def note(self, what: Sequence[Doing]) -> bool:
        """Run these together, all or nothing; False when the first has found nothing to do: then nothing else was done. At
        once or not at all: who waited for the lock would hold up choices that wait for it. And where choices are written, for
        on any other connection it would be news to ourselves."""
        self.check()
        done = self._quick.run(what)
        self._unsynced = True
        return done

    def version(self) -> tuple[int, int] | None:
        """Another one once somebody else, or a thread of ours, has written to the file."""
        return self._quick.version()

    async def news(self) -> None:
        """Wait until somebody else has written to the file."""
        await self._news.wait()
        self._news.clear()

    async def close(self) -> None:
        if not self._moved:  # else it is busy with the copy, or done
            self._keeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._keeper
        if not self._moved and self._astray():  # since the keeper's last look
            await self._give_up()
        if self._syncing is not None:
            await self._syncing
        if not self._moved:
            await asyncio.to_thread(self._syncer.sync)
        self._quick.close()
        self._syncer.close()
        self._patient.close()

    async def _keep(self) -> None:
        """Look for others' rows, and bring our own to the disk."""
        synced = time.monotonic()
        while True:
            await asyncio.sleep(self._poll)
            if self._astray():
                await self._give_up()
                return
            version = self._quick.version()
            if version != self._version:
                self._version = version
                self._news.set()
            idle = self._syncing is None or self._syncing.done()
            if self._unsynced and idle and time.monotonic() - synced >= self._sync:
                self._unsynced, synced = False, time.monotonic()
                # A slow disk must not keep others' rows from being noticed, so nobody waits for it here.
                self._syncing = asyncio.create_task(self._bring_to_the_disk())

    async def _bring_to_the_disk(self) -> None:
        if not await asyncio.to_thread(self._syncer.sync):
            self._unsynced = True

    def _astray(self) -> bool:
        return self._whereabouts.moved() or self._whereabouts.overwritten()

    async def _give_up(self) -> None:
        """Nothing is stored any more until the next start: which file each connection would meet now is anybody's guess. Choices
        that were answered since the file has gone, and all before, are still to be had through a connection from before."""
        self._moved = True
        METRICS.failures.add(label="store")
        file = self._whereabouts.file
        if self._whereabouts.overwritten():
            logger.error(
                "the database was overwritten: all is refused until the next start; docs/operations.md says how to go on",
                extra={"file": file},
            )
            return  # a copy would be of two databases mixed up
        logger.error(
            "the database was moved, replaced or deleted: all is refused until the next start", extra={"file": file}
        )
        copy = f"{file}.rescued-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}"
        try:
            await asyncio.to_thread(self._syncer.copy, copy)
        except (*SQLITE_ERRORS, StoreError) as error:
            logger.error("the database cannot be rescued", extra={"file": copy, "why": str(error)})  # noqa: TRY400
        else:
            logger.error(
                "all that was stored is in a copy: docs/operations.md says how to go on with it", extra={"file": copy}
            )


@cache
def _insertion(table: Table) -> str:
    names = ", ".join(column.name for column in table.columns)
    values = ", ".join(f":{column.key}" for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) VALUES ({values})"  # noqa: S608 - ours


class _Connection:
    """A connection that starts afresh after an error: whatever was under way is rolled back by closing."""

    def __init__(self, path: str, pragmas: tuple[str, ...], busy_seconds: float, whereabouts: Whereabouts) -> None:
        self._path, self._pragmas, self._busy = path, pragmas, busy_seconds
        self._whereabouts = whereabouts
        self._connection: sqlite3.Connection | None = None
        self._cursor: sqlite3.Cursor | None = None  # for appending: a new one for each row is half a row's work
        self._opened = 0
        self._lock = threading.Lock()  # several waiting choices share the patient one

    def append(self, match: str, row: Row) -> bool:
        values: tuple[object, ...]
        if row.word is None and row.option is not None:
            statement, values = APPEND_ANSWER, (match, row.number, row.kind, row.seat, row.option, time.time())
        else:
            statement, values = APPEND, (match, row.number, row.kind, row.seat, row.option, row.word, time.time())
        with self._lock:
            try:
                self._open()
                assert self._cursor is not None
                self._cursor.execute(statement, values)
                return self._cursor.rowcount == 1
            except SQLITE_ERRORS as error:
                found = store_error(error)
                if found.code != "store-locked":  # then nothing was begun
                    self._forget()
                raise found from error

    def write(self, what: Writing) -> bool:
        with self._lock:
            try:
                connection = self._open()
                connection.execute("BEGIN IMMEDIATE")
                for table, rows in what:
                    connection.executemany(_insertion(table), rows)
                connection.execute("COMMIT")
            except sqlite3.IntegrityError:
                self._forget()
                return False
            except SQLITE_ERRORS as error:
                self._forget()
                raise store_error(error) from error
            return True

    def run(self, what: Sequence[Doing]) -> bool:
        with self._lock:
            try:
                connection = self._open()
                connection.execute("BEGIN IMMEDIATE")
                done = False
                for statement, values in what:
                    found = connection.executemany(statement, values)
                    if not done and not found.rowcount:
                        break
                    done = True
                connection.execute("COMMIT")
            except SQLITE_ERRORS as error:
                trouble = store_error(error)
                begun = self._connection is not None and self._connection.in_transaction
                if begun or trouble.code != "store-locked":
                    self._forget()
                raise trouble from error
            return done

    def version(self) -> tuple[int, int] | None:
        """Changes when others write, or may have written; None when the file cannot be read."""
        with self._lock:
            try:
                found: int = self._open().execute("PRAGMA data_version").fetchone()[0]
            except (*SQLITE_ERRORS, StoreError):
                self._forget()
                return None
            return self._opened, found  # each connection counts from its own beginning

    def sync(self) -> bool:
        """What is stored goes to the disk, and from the write-ahead log into the file. False: it has to be tried again, for it
        failed, or another process was just at it."""
        with self._lock:
            try:
                busy: int = self._open().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[0]
            except (*SQLITE_ERRORS, StoreError):
                return False
            return not busy

    def copy(self, target: str) -> None:
        """Everything, as this connection knows it, into a new file that only we may read: there are secrets in it."""
        with self._lock:
            os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            self._open().execute("VACUUM INTO ?", (target,))

    def close(self) -> None:
        with self._lock:
            self._forget()

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            if self._whereabouts.moved():
                raise StoreError("store-moved")
            connection = sqlite3.connect(
                self._path, timeout=self._busy, isolation_level=None, check_same_thread=False, uri=True
            )
            for pragma in self._pragmas:
                connection.execute(pragma)
            self._connection, self._cursor = connection, connection.cursor()
            self._opened += 1
        return self._connection

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = self._cursor = None
