"""The store behind one interface: SQLite for a file's name, PostgreSQL for its URL (decision 0020)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Select, Table, bindparam, event, func, literal, make_url, select, union_all
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from eldertable.kernel.text import text
from eldertable.server.settings import Settings
from eldertable.server.store.errors import BadAddress, StoreError, store_error
from eldertable.server.store.postgres import PostgresWriter, connector
from eldertable.server.store.rows import Head, Newest, Row, SeatRow, Sign, Words
from eldertable.server.store.schema import log, matches, processes, reports, seats, signs, talk
from eldertable.server.store.shape import make_tables
from eldertable.server.store.signs import changing, entering, leaving, trying
from eldertable.server.store.sqlite_writer import SqliteWriter

PAGE_BYTES = 4096
TRIAL_SECONDS = 1.0  # between two looks whether the store can be written, however often somebody asks
TRIAL_AGAIN_SECONDS = 0.05


class Store:
    """Reads and writes matches. Every failure is a StoreError, and then nothing was written."""

    def __init__(self, engine: AsyncEngine, writer: SqliteWriter | PostgresWriter, busy_seconds: float) -> None:
        self._engine, self._writer, self._busy = engine, writer, busy_seconds
        self._trial_lock, self._tried = asyncio.Lock(), -TRIAL_SECONDS
        self._trouble: str | None = None  # at the last look
        self.at_once: bool = writer.at_once  # can rows be stored without waiting?
        # `append` without waiting; False also when it has to be waited for. The writer's own, for every choice goes there.
        self.append_at_once: Callable[[str, Row], bool] = writer.append_at_once

    @staticmethod
    async def open(settings: Settings) -> Store:
        kind, where = _read_address(settings.database)
        opened = _open_postgres if kind == "postgresql" else _open_sqlite
        return await opened(where, settings)

    @staticmethod
    def address(database: str) -> str:
        """Where the store is, for people: without the password."""
        kind, where = _read_address(database)
        if kind == "sqlite":
            return where
        return make_url(where).set(drivername=kind).difference_update_query(["password"]).render_as_string()

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    # --- writing -----------------------------------------------------------------------------------------------

    async def append(self, match: str, row: Row) -> bool:
        """Store a row; False when the match already has one of that number (somebody else was first)."""
        return await self._writer.append(match, row)

    async def create(self, head: Head, rows: Sequence[Row] = ()) -> None:
        values = msgspec.structs.asdict(head)
        values["options"] = msgspec.json.encode(head.options).decode()
        del values["seats"]
        sitting = [{"match": head.id, **msgspec.structs.asdict(seat)} for seat in head.seats]
        made = [{"match": head.id, "stored": head.created, **msgspec.structs.asdict(row)} for row in rows]
        if not await self._writer.write([(matches, [values]), (seats, sitting), (log, made)]):
            raise StoreError("store-broken")  # ids are drawn at random: two that are the same are no accident

    async def say(self, match: str, words: Words) -> bool:
        """Store what was said; False when the match already has words of that number (somebody else was first)."""
        return await self._writer.write([(talk, [{"match": match, **msgspec.structs.asdict(words)}])])

    async def save_report(self, values: dict[str, Any]) -> None:
        if not await self._writer.write([(reports, [values])]):
            raise StoreError("store-broken")

    # --- what processes tell each other ------------------------------------------------------------------------

    async def enter(self, process: str, beats: int, shown: Iterable[Sign]) -> None:
        """The process is there and tells these signs and no others."""
        await self._writer.note(entering(process, beats, shown))

    async def change_signs(self, process: str, beats: int, came: Iterable[Sign], went: Iterable[Sign]) -> bool:
        """False: the others took the process for gone and forgot it, and nothing was written."""
        return await self._writer.note(changing(process, beats, came, went))

    async def forget_process(self, process: str) -> None:
        """With all that it told."""
        await self._writer.note(leaving(process))

    async def signs(self, told_by: Iterable[str]) -> dict[str, set[Sign]]:
        """What each of these processes tells."""
        found: dict[str, set[Sign]] = {process: set() for process in told_by}
        async with self._reading() as connection:
            for process, *sign in await connection.execute(SIGNS, {"ids": list(found)}):
                found[process].add(Sign(*sign))
        return found

    # --- reading -----------------------------------------------------------------------------------------------

    async def head(self, match: str) -> Head | None:
        async with self._reading() as connection:
            found = (await connection.execute(HEAD, {"id": match})).mappings().first()
            if found is None:
                return None
            rows = await connection.execute(SEATS, {"id": match})
            sitting = tuple(SeatRow(r.seat, r.kind, r.name, r.bot, r.token_hash) for r in rows)
        values = dict(found)
        values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
        return Head(**values, seats=sitting)

    async def rows(self, match: str, after: int = 0) -> list[Row]:
        """The rows numbered `after` and up."""
        async with self._reading() as connection:
            return [Row(*found) for found in await connection.execute(ROWS, {"id": match, "after": after})]

    async def words(self, match: str, after: int = 0) -> list[Words]:
        """What was said, from number `after` on."""
        async with self._reading() as connection:
            return [Words(*found) for found in await connection.execute(WORDS, {"id": match, "after": after})]

    async def newest(self, ids: Iterable[str]) -> Newest:
        """How many rows each of these matches has and how much was said there, and the counters of all processes."""
        found: dict[str, dict[str, int]] = {"log": {}, "talk": {}, "processes": {}}
        async with self._reading() as connection:
            for what, key, number in await connection.execute(NEWEST, {"ids": list(ids)}):
                found[what][key] = number
        return Newest(found["log"], found["talk"], found["processes"])

    async def trouble(self) -> str | None:
        """The code of what keeps the store from its work; None: nothing does."""
        async with self._trial_lock:
            try:
                self._writer.check()  # this costs nothing
                if time.monotonic() - self._tried < TRIAL_SECONDS:
                    return self._trouble
                await self._try_out()
            except StoreError as error:
                self._trouble = error.code
            else:
                self._trouble = None
            self._tried = time.monotonic()
            return self._trouble

    async def _try_out(self) -> None:
        """Read, and write something that nobody will find; StoreError when either is not possible. Only a page more tells whether
        the store may still grow."""
        async with self._reading() as connection:
            await connection.execute(select(func.count()).select_from(matches).where(matches.c.id == ""))
        letters = 2 * PAGE_BYTES if self._engine.dialect.name == "sqlite" else 0
        trial, until = trying(secrets.token_hex(8), letters), time.monotonic() + self._busy
        while True:  # like a choice, as long as others are writing
            try:
                await self._writer.note(trial)
            except StoreError as error:
                if error.code != "store-locked" or time.monotonic() >= until:
                    raise
            else:
                return
            await asyncio.sleep(TRIAL_AGAIN_SECONDS)

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        self._writer.check()
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise store_error(error) from error

    async def news(self) -> None:
        """Wait until another process may have stored something."""
        await self._writer.news()

    def version(self) -> object:
        """Something that is another once somebody else has stored anything; None: that cannot be told without looking."""
        return self._writer.version()


# Made once: to put a query together takes longer than to answer it.
HEAD = select(matches).where(matches.c.id == bindparam("id"))
SEATS = select(seats).where(seats.c.match == bindparam("id")).order_by(seats.c.seat)
ROWS = (
    select(log.c.number, log.c.kind, log.c.seat, log.c.option, log.c.word)
    .where(log.c.match == bindparam("id"), log.c.number >= bindparam("after"))
    .order_by(log.c.number)
)
WORDS = (
    select(talk.c.number, talk.c.seat, talk.c.said, talk.c.text)
    .where(talk.c.match == bindparam("id"), talk.c.number >= bindparam("after"))
    .order_by(talk.c.number)
)
SIGNS = select(signs).where(signs.c.process.in_(bindparam("ids", expanding=True)))


def _lengths(table: Table) -> Select[Any]:
    length = func.max(table.c.number) + 1
    of_these = table.c.match.in_(bindparam("ids", expanding=True))
    return select(literal(table.name), table.c.match, length).where(of_these).group_by(table.c.match)


# In one go, for it is asked whenever somebody else has stored anything.
NEWEST = union_all(
    _lengths(log), _lengths(talk), select(literal(processes.name), processes.c.id, processes.c.beats)
)  # fmt: skip


# --- opening -------------------------------------------------------------------------------------------------------

POSTGRES = ("postgresql", "postgresql+asyncpg", "postgres")
SQLITE = "sqlite:///"


def _read_address(given: str) -> tuple[str, str]:
    """`sqlite` and a file, or `postgresql` and its URL. What went wrong is never quoted: it may be part of a password."""
    scheme, has_scheme, rest = given.partition("://")
    if not has_scheme or given.startswith((SQLITE, "file:")):
        return "sqlite", given.removeprefix(SQLITE)
    if scheme not in POSTGRES:
        raise BadAddress(text("app-server-database-scheme", scheme=scheme))
    url = f"postgresql+asyncpg://{rest}"
    try:
        make_url(url)
    except (SQLAlchemyError, ValueError):
        raise BadAddress(text("app-server-database-address")) from None
    return "postgresql", url


async def _open_sqlite(path: str, settings: Settings) -> Store:
    uri = await asyncio.to_thread(_file_uri, path)
    # Who waits for the disk holds the write lock meanwhile: a new match at one table would hold up the choices at all others.
    synced = "NORMAL" if settings.sync_seconds else "FULL"
    pragmas = ["PRAGMA journal_mode=WAL", f"PRAGMA synchronous={synced}", "PRAGMA foreign_keys=ON"]
    if settings.max_database_mb:
        pragmas.append(f"PRAGMA max_page_count={settings.max_database_mb * (1 << 20) // PAGE_BYTES}")
    # Of an error's words only what it is goes to the log, never what was being written.
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{uri}{'&' if '?' in uri else '?'}uri=true",
        hide_parameters=True,
        connect_args={"timeout": settings.busy_seconds},
        # Here is only read, one statement at a time: a transaction around it would be two more trips to a thread.
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        # A database in memory is shared by all who have it open, and its one connection serves as well as several.
        poolclass=StaticPool if "mode=memory" in uri else None,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    await make_tables(engine)
    writer = SqliteWriter(
        uri, tuple(pragmas), busy_seconds=settings.busy_seconds, poll_seconds=settings.poll_seconds,
        sync_seconds=settings.sync_seconds,
    )  # fmt: skip
    return Store(engine, writer, settings.busy_seconds)


def _file_uri(path: str) -> str:
    if path.startswith("file:"):
        return path
    file = Path(path).expanduser().absolute()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise store_error(error) from error
    # Made here, a new one is its owner's alone, and so are the log and the index beside it: there are secrets in them. If it is
    # there already, or cannot be made, that is SQLite's to tell.
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    return file.as_uri()


async def _open_postgres(url: str, settings: Settings) -> Store:
    connect = connector(url, settings.busy_seconds)
    try:
        engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True, async_creator=connect)
    except ModuleNotFoundError as error:
        raise BadAddress(text("app-server-database-driver", package=str(error.name))) from error

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET lock_timeout = {max(1, round(settings.busy_seconds * 1000))}")  # 0 would mean: for ever
        cursor.close()
        connection.commit()

    await make_tables(engine)
    return Store(engine, PostgresWriter(engine, log, connect), settings.busy_seconds)
