"""Databases made by other versions of the program: they go on where they can, and else are refused in words."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import create_async_engine

from eldertable.server.settings import Settings
from eldertable.server.store import OtherShape, Row, Store
from eldertable.server.store import shape as shapes
from tests.server.test_start import refused
from tests.server.test_store import head

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One for each test alone: others could not use it afterwards."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    import asyncpg  # only who uses PostgreSQL has it

    shared: str = request.getfixturevalue("postgres")
    name = f"shape_{os.urandom(4).hex()}"
    connection = await asyncpg.connect(shared)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{shared.rpartition('/')[0]}/{name}"


async def run(database: str, *statements: str) -> list[object]:
    """Do this in the database itself, past the store; what the last statement finds."""
    found: list[object] = []
    url = database.replace("postgresql://", "postgresql+asyncpg://")
    engine = create_async_engine(url if "://" in url else f"sqlite+aiosqlite:///{url}")
    async with engine.begin() as connection:
        for statement in statements:
            result = await connection.execute(sql(statement))
            found = list(result.scalars()) if result.returns_rows else []
    await engine.dispose()
    return found


async def shape_of(database: str) -> list[object]:
    return await run(database, "SELECT shape FROM eldertable_shape" if "://" in database else "PRAGMA user_version")


async def set_shape(database: str, shape: int) -> None:
    where = "UPDATE eldertable_shape SET shape =" if "://" in database else "PRAGMA user_version ="
    await run(database, f"{where} {shape}")


async def unmark(database: str) -> None:
    await run(database, "DROP TABLE eldertable_shape" if "://" in database else "PRAGMA user_version = 0")


async def told(database: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(OtherShape) as found:
        await Store.open(Settings(database=database))
    return found.value.text.id, dict(found.value.text.args)


async def opened(database: str) -> Store:
    return await Store.open(Settings(database=database))


async def test_a_new_database_says_its_shape_and_opens_again(database: str) -> None:
    for _ in range(2):
        await (await opened(database)).close()
        assert await shape_of(database) == [shapes.SHAPE]


async def test_a_database_from_before_shapes_had_numbers_goes_on_and_is_marked(database: str) -> None:
    store, one = await opened(database), head()
    await store.create(one, [Row(0, "answer", 0, 3)])
    await store.close()
    await unmark(database)
    await run(database, "DROP TABLE talk")  # the last that was added
    store = await opened(database)
    assert await store.rows(one.id) == [Row(0, "answer", 0, 3)]
    assert await store.words(one.id) == []
    await store.close()
    assert await shape_of(database) == [shapes.SHAPE]


async def test_a_database_in_which_nobody_could_name_themselves_yet_goes_on_and_is_marked(database: str) -> None:
    store, one = await opened(database), head()
    await store.create(one, [Row(0, "seat", 0, None, "greedy")])
    await store.close()
    await set_shape(database, 1)
    store = await opened(database)
    assert await store.append(one.id, Row(1, "name", 0, None, "Аня"))
    assert await store.rows(one.id) == [Row(0, "seat", 0, None, "greedy"), Row(1, "name", 0, None, "Аня")]
    await store.close()
    assert await shape_of(database) == [shapes.SHAPE]


@pytest.mark.parametrize(("found", "age"), [(shapes.SHAPE + 1, "newer"), (-1, "older")])
async def test_a_database_of_another_shape_is_refused_and_left_alone(database: str, found: int, age: str) -> None:
    await (await opened(database)).close()
    await set_shape(database, found)
    await run(database, "DROP TABLE talk")
    assert await told(database) == (f"app-server-database-{age}", {"found": str(found), "known": str(shapes.SHAPE)})
    assert await shape_of(database) == [found]
    with pytest.raises(Exception, match="talk"):
        await run(database, "SELECT number FROM talk")


async def test_tables_that_lack_something_are_named(database: str) -> None:
    await (await opened(database)).close()
    await unmark(database)
    await run(database, "ALTER TABLE log DROP COLUMN bot", "ALTER TABLE matches DROP COLUMN practice")
    assert await told(database) == ("app-server-database-shape", {"lacking": "matches.practice, log.bot"})


async def test_an_unmarked_file_that_is_read_only_can_be_read_as_before(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store, one = await opened(str(file)), head()
    await store.create(one)
    await unmark(str(file))
    reader = await opened(f"{file.as_uri()}?mode=ro")
    assert await reader.head(one.id) == one
    await reader.close()
    await store.close()


@pytest.mark.parametrize(("language", "words"), [("ru", "Обновите Eldertable"), ("en", "Update Eldertable")])
def test_a_server_says_what_is_wrong_with_the_database(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 7")
    said = refused(monkeypatch, capsys, language=language, DATABASE=str(file))
    assert words in said
    assert " 7, " in said
