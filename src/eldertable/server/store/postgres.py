"""PostgreSQL's side of the store: rows that arrive together in one statement, and news of other processes' rows."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Table, func, select
from sqlalchemy import text as sql
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from eldertable.server.metrics import METRICS
from eldertable.server.store.errors import store_error
from eldertable.server.store.rows import Doing, Row, Writing

CHANNEL = "eldertable_log"
MOST_AT_ONCE = 256
# News may be lost with a connection, so the log is looked at now and then all the same.
LOOK_ANYWAY_SECONDS = 2.0
SILENT_SECONDS = 5.0  # a server that says nothing for so long is given up

Waiting = tuple[str, Row, "asyncio.Future[bool]"]
Connect = Callable[[], Awaitable[Any]]


def connector(url: str, busy_seconds: float) -> Connect:
    """Opens connections to what the URL names. The driver reads it as libpq would (`?sslmode=require`), and so for the
    connection that hears the news; SQLAlchemy's own name for that setting, `ssl`, will do too."""
    named = make_url(url).set(drivername="postgresql")
    query = {"sslmode" if name == "ssl" else name: value for name, value in named.query.items()}
    address = named.set(query=query).render_as_string(hide_password=False)

    async def connect() -> Any:
        import asyncpg  # noqa: PLC0415 - only who uses PostgreSQL has it

        return await asyncpg.connect(address, timeout=SILENT_SECONDS, command_timeout=busy_seconds + SILENT_SECONDS)

    return connect


class PostgresWriter:
    """Like SqliteWriter, for PostgreSQL."""

    def __init__(self, engine: AsyncEngine, log: Table, connect: Connect) -> None:
        self._engine, self._log = engine, log
        self._news = _News(connect)
        self._queue: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    at_once = False  # a database over the network is always waited for

    def check(self) -> None:
        """Nobody can take a database over the network from under us."""

    def append_at_once(self, match: str, row: Row) -> bool:
        return False

    def append(self, match: str, row: Row) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((match, row, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return future

    async def write(self, what: Writing) -> bool:
        """Everything else than choices, all or nothing; False when one of the keys is taken."""
        try:
            async with self._engine.begin() as connection:
                for table, rows in what:
                    if rows:
                        await connection.execute(insert(table), rows)
                await self._announce(connection)
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise store_error(error) from error
        return True

    async def note(self, what: Sequence[Doing]) -> bool:
        """Run these together, all or nothing; False when the first has found nothing to do: then nothing else was done."""
        (first, (its_values,)), *others = what
        try:
            async with self._engine.begin() as connection:
                if not (await connection.execute(sql(first), its_values)).rowcount:
                    return False
                for statement, values in others:
                    if values:
                        await connection.execute(sql(statement), values)
                await self._announce(connection)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise store_error(error) from error
        return True

    async def _announce(self, connection: AsyncConnection) -> None:
        """Tell the other processes, once this transaction is done, that there is something new."""
        await connection.execute(select(func.pg_notify(CHANNEL, "")))

    def version(self) -> None:
        """To ask a database over the network takes as long as to look."""

    async def news(self) -> None:
        await self._news.wait()

    async def close(self) -> None:
        if self._task is not None:
            await self._task
        await self._news.close()

    async def _work(self) -> None:
        while self._queue:
            batch, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
            try:
                stored = await self._write(batch)
            except Exception as error:  # noqa: BLE001 - whoever waits is told, whatever it is: else their table waits for ever
                for _, _, future in batch:
                    if not future.done():
                        future.set_exception(store_error(error))
                continue
            METRICS.commit_rows.observe(len(batch))
            for match, row, future in batch:
                # Of rows with one number in one batch the first is the one that was written.
                was_first = (match, row.number) in stored
                stored.discard((match, row.number))
                if not future.done():
                    future.set_result(was_first)

    async def _write(self, batch: list[Waiting]) -> set[tuple[str, int]]:
        log, now = self._log, time.time()
        first = {(match, row.number): row for match, row, _ in reversed(batch)}
        values = [
            {"match": match, "number": row.number, "kind": row.kind, "seat": row.seat, "option": row.option,
             "word": row.word, "stored": now}
            for (match, _), row in sorted(first.items())  # two processes with the same rows must not wait for each other in turn
        ]  # fmt: skip
        statement = insert(log).values(values).on_conflict_do_nothing().returning(log.c.match, log.c.number)
        async with self._engine.begin() as connection:
            stored = {(match, number) for match, number in await connection.execute(statement)}
            await self._announce(connection)
        return stored


class _News:
    """Wakes when any process has stored something."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._heard = asyncio.Event()
        self._connection: Any = None

    async def wait(self) -> None:
        import asyncpg  # noqa: PLC0415 - only who uses PostgreSQL has it

        if self._connection is None or self._connection.is_closed():
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                self._connection = await self._connect()
                await self._connection.add_listener(CHANNEL, lambda *_: self._heard.set())
        with contextlib.suppress(TimeoutError):  # not `wait_for`: in Python 3.11 that may forget that it was cancelled
            async with asyncio.timeout(LOOK_ANYWAY_SECONDS):
                await self._heard.wait()
        self._heard.clear()

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
