"""The shape of the tables has a number, which the database keeps itself (decision 0026).

SQLite has a place for it in the file's head; PostgreSQL is given a table of one row."""

from __future__ import annotations

from sqlalchemy import Column, Connection, Integer, MetaData, Table, func, insert, inspect, select, update
from sqlalchemy import text as sql
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.schema import CreateIndex, CreateTable

from eldertable.kernel.text import text
from eldertable.server.store.errors import OtherShape, store_error
from eldertable.server.store.schema import metadata

# One more whenever what is stored changes so that a program of before could not read or write it.
SHAPE = 2  # people can name themselves: rows of a kind that programs of shape 1 take for bots
GOES_ON = frozenset({1})  # shapes of before whose databases need no more than the new number
UNMARKED = 0  # made before shapes had numbers, or not made yet
SCHEMA_LOCK = 0x656C6465  # PostgreSQL: one process at a time makes the tables

marks = Table("eldertable_shape", MetaData(), Column("shape", Integer, primary_key=True, autoincrement=False))


async def make_tables(engine: AsyncEngine) -> None:
    """Make what is not there yet; OtherShape if what is there is not for this program, and then nothing was changed."""
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(sql(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})"))
            await connection.run_sync(_make_tables)
    except OtherShape:
        await engine.dispose()
        raise
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise store_error(error) from error


def _make_tables(connection: Connection) -> None:
    found = _shape(connection)
    if found not in (UNMARKED, SHAPE, *GOES_ON):
        age = "newer" if found > SHAPE else "older"
        raise OtherShape(text(f"app-server-database-{age}", found=str(found), known=str(SHAPE)))
    if found == UNMARKED and (lacking := _lacking(connection)):
        raise OtherShape(text("app-server-database-shape", lacking=", ".join(lacking)))
    for table in metadata.sorted_tables:
        connection.execute(CreateTable(table, if_not_exists=True))
        for index in table.indexes:
            connection.execute(CreateIndex(index, if_not_exists=True))
    _mark(connection, found)


def _shape(connection: Connection) -> int:
    if connection.dialect.name == "sqlite":
        return int(connection.execute(sql("PRAGMA user_version")).scalar_one())
    if not inspect(connection).has_table(marks.name):
        return UNMARKED
    return int(connection.execute(select(func.coalesce(func.max(marks.c.shape), UNMARKED))).scalar_one())


def _mark(connection: Connection, found: int) -> None:
    """SQLite at every start: that is how a copy from before is told apart (`whereabouts.py`)."""
    if connection.dialect.name != "sqlite":
        if found == UNMARKED:
            connection.execute(CreateTable(marks, if_not_exists=True))
            connection.execute(insert(marks).values(shape=SHAPE))
        elif found != SHAPE:
            connection.execute(update(marks).values(shape=SHAPE))
        return
    try:
        connection.execute(sql(f"PRAGMA user_version = {SHAPE}"))
    except OperationalError as error:  # what can be read as before is marked another time
        if found != SHAPE and store_error(error).code != "store-read-only":
            raise


def _lacking(connection: Connection) -> list[str]:
    """Columns that our tables have and those of the database do not. A table that is not there at all can be made."""
    look, lacking = inspect(connection), []
    for table in metadata.sorted_tables:
        if look.has_table(table.name):
            there = {column["name"] for column in look.get_columns(table.name)}
            lacking += [f"{table.name}.{column.name}" for column in table.columns if column.name not in there]
    return lacking
