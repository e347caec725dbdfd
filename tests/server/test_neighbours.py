"""Who is connected to one of several servers is known at the others."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from eldertable.server.neighbours import Neighbour, Neighbours
from eldertable.server.settings import Settings
from eldertable.server.store import Newest, Sign, Store, StoreError
from tests.server.client import WAIT, Made, Seated
from tests.server.conftest import ServerProcess

Start = Callable[..., ServerProcess]


class Pair(NamedTuple):
    """Two servers on one database, which tests share: each has a match of its own."""

    here: ServerProcess
    there: ServerProcess
    database: str


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    yield from running_pair(str(tmp_path_factory.mktemp("pair") / "tables.sqlite3"))


@pytest.fixture(scope="module")
def on_postgres(postgres: str) -> Iterator[Pair]:
    yield from running_pair(postgres)


def running_pair(database: str) -> Iterator[Pair]:
    with ExitStack() as ending:
        here = ServerProcess(database)
        ending.callback(here.stop)
        there = ServerProcess(database)
        ending.callback(there.stop)
        yield Pair(here, there, database)


@pytest.fixture(params=["sqlite", "postgres"])
def pair(request: pytest.FixtureRequest) -> Pair:
    found: Pair = request.getfixturevalue(f"on_{request.param}")
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite3") if request.param == "sqlite" else request.getfixturevalue("postgres")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def start() -> Iterator[Start]:
    """Start a server, which is stopped after the test."""
    with ExitStack() as ending:

        def started(database: object, **settings: object) -> ServerProcess:
            server = ServerProcess(str(database), **settings)
            ending.callback(lambda: server.process.poll() is None and server.stop())
            return server

        yield started


def sees(page: Seated, seat: int, *, connected: bool) -> None:
    """Wait until the page has heard that this is so."""
    while told(page, seat) is not connected:
        page.hear()


def told(page: Seated, seat: int) -> bool:
    """What the page heard last of whether that seat is connected."""
    for message in reversed(page.heard):
        seats = message["seats"] if message["t"] == "presence" else message.get("match", {}).get("seats")
        if seats:
            return bool(seats[seat]["connected"])
    raise AssertionError("a page is told with the table who is there")


def presences(page: Seated) -> int:
    return sum(message["t"] == "presence" for message in page.heard)


def until(true: Callable[[], bool]) -> None:
    """Wait for what no page is told."""
    late = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < late
        time.sleep(0.05)


def newest(database: str) -> Newest:
    async def read() -> Newest:
        store = await Store.open(Settings(database=database))
        found = await store.newest(())
        await store.close()
        return found

    return asyncio.run(read())


def stored(file: Path, table: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        return connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - ours


def told_of(match: str, file: str) -> list[str]:
    """Which processes tell that somebody sits at this match, once for each seat."""
    with sqlite3.connect(file) as connection:
        return [process for (process,) in connection.execute("SELECT process FROM signs WHERE match = ?", (match,))]


def meet(here: ServerProcess, there: ServerProcess, seats: int = 2) -> tuple[Made, Seated, Seated]:
    """Ann sits at one server, Ben at the other, and they see each other."""
    made = here.site.new(seats)
    ann, ben = here.site.sit(made.match, made.tokens[0]), there.site.sit(made.match, made.tokens[1])
    sees(ann, 1, connected=True)
    sees(ben, 0, connected=True)
    return made, ann, ben


def test_people_at_another_process_are_seen_to_come_and_go(database: str, start: Start) -> None:
    here = start(database)
    made = here.site.new(3)
    ann = here.site.sit(made.match, made.tokens[0])
    assert not told(ann, 1)
    there = start(database)  # a second one comes: only now has the first somebody to tell
    watcher = there.site.sit(made.match)
    sees(watcher, 0, connected=True)
    ben = there.site.sit(made.match, made.tokens[1])
    sees(ann, 1, connected=True)
    sees(watcher, 1, connected=True)
    assert told(here.site.sit(made.match), 1), "who comes is told with the table"
    assert [seat["connected"] for seat in here.site.get(f"/api/matches/{made.match}").json()["seats"]] == [True, True, False]
    ben.close()
    sees(ann, 1, connected=False)
    ann.close()
    sees(watcher, 0, connected=False)


def test_a_table_that_is_opened_later_knows_who_sits_at_it_elsewhere(on_sqlite: Pair) -> None:
    here, there, _ = on_sqlite
    made = here.site.new(2)
    _ben = there.site.sit(made.match, made.tokens[1])
    meet(here, there)  # at another table: what was told before is known by then
    assert told(here.site.sit(made.match), 1)


def test_a_seat_that_is_taken_at_two_processes_is_left_when_both_are_left(on_sqlite: Pair) -> None:
    here, there, file = on_sqlite
    made, ann, ben = meet(here, there, 3)
    before = presences(ann)
    also = here.site.sit(made.match, made.tokens[1])
    ben.close()
    until(lambda: len(told_of(made.match, file)) == 2 and len(set(told_of(made.match, file))) == 1)
    cleo = there.site.sit(made.match, made.tokens[2])
    sees(ann, 2, connected=True)
    assert told(ann, 1)
    assert presences(ann) == before + 1, "of Cleo: of Ben there was nothing to be told"
    also.close()
    sees(ann, 1, connected=False)
    sees(cleo, 1, connected=False)


def test_no_bot_is_put_on_the_seat_of_somebody_at_another_process(pair: Pair) -> None:
    _made, ann, ben = meet(pair.here, pair.there)
    assert ann.ask({"t": "bot", "seat": 1, "bot": "random"})["code"] == "foreign-seat"
    ben.close()
    sees(ann, 1, connected=False)
    assert ann.ask({"t": "bot", "seat": 1, "bot": "random"})["t"] == "done"


def test_whoever_sat_at_a_killed_process_is_soon_taken_for_gone(database: str, start: Start) -> None:
    here, there = start(database, presence_seconds=3), start(database, presence_seconds=3)
    made, ann, _ben = meet(here, there)
    processes = len(newest(database).beats)
    there.kill()
    sees(ann, 1, connected=False)
    until(lambda: len(newest(database).beats) == processes - 1)  # nothing is left of it
    again = here.site.sit(made.match, made.tokens[1])
    sees(ann, 1, connected=True)
    assert told(again, 0)


def test_a_process_that_was_taken_for_gone_comes_back(file: Path, start: Start) -> None:
    here, there = start(file, presence_seconds=2), start(file, presence_seconds=2)
    _made, ann, _ben = meet(here, there)
    os.kill(there.process.pid, signal.SIGSTOP)
    try:
        sees(ann, 1, connected=False)
        until(lambda: len(stored(file, "processes")) == 1)
    finally:
        os.kill(there.process.pid, signal.SIGCONT)
    sees(ann, 1, connected=True)


def test_what_a_killed_process_left_counts_for_nothing_and_is_tidied_up(file: Path, start: Start) -> None:
    first = start(file)
    made = first.site.new(2)
    first.stop()
    assert stored(file, "processes") == [], "who goes in order leaves nothing"
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO processes VALUES ('killed', 7)")
        connection.execute("INSERT INTO signs VALUES ('killed', ?, 1, -1)", (made.match,))
    ann = start(file, presence_seconds=1).site.sit(made.match, made.tokens[0])
    until(lambda: stored(file, "signs") == [] and len(stored(file, "processes")) == 1)
    ann.say({"t": "ping"})
    ann.until(lambda message: message["t"] == "pong")
    assert not told(ann, 1)
    assert presences(ann) == 0


def test_a_process_that_is_alone_tells_nothing(file: Path, start: Start) -> None:
    server = start(file)
    made = server.site.new(2)
    ann, ben = (server.site.sit(made.match, made.tokens[seat]) for seat in (0, 1))
    assert ann.ask({"t": "nudge", "seat": 1})["t"] == "done"
    ben.close()
    sees(ann, 1, connected=False)
    until(lambda: len(stored(file, "processes")) == 1)
    assert [row[1] for row in stored(file, "processes")] == [1], "that it is there, once"
    assert stored(file, "signs") == []


def test_a_reminder_reaches_whoever_sits_at_another_process(pair: Pair) -> None:
    here, there, _ = pair
    made, ann, ben = meet(here, there, 3)
    cleo = there.site.sit(made.match, made.tokens[2])
    watcher = there.site.sit(made.match)
    assert ann.ask({"t": "nudge", "seat": 1})["t"] == "done"
    assert ben.until(lambda message: message["t"] == "nudged")["by"] == 0
    for page in (ann, cleo):
        assert page.ask({"t": "nudge", "seat": 1})["code"] == "nudged-already", "whoever asks, and wherever"
    assert cleo.ask({"t": "nudge", "seat": 0})["t"] == "done"
    assert ann.until(lambda message: message["t"] == "nudged")["by"] == 2
    for page in (ann, ben, cleo, watcher):
        page.say({"t": "ping"})
        page.until(lambda message: message["t"] == "pong")
    heard = [sum(message["t"] == "nudged" for message in page.heard) for page in (ann, ben, cleo, watcher)]
    assert heard == [1, 1, 0, 0]


def test_a_locked_store_keeps_nobody_from_sitting_down_and_they_are_seen_once_it_is_free(on_sqlite: Pair) -> None:
    here, there, file = on_sqlite
    made, ann, _ben = meet(here, there, 3)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    cleo = there.site.sit(made.match, made.tokens[2])
    assert cleo.table["seq"] == 0
    assert ann.ask({"t": "nudge", "seat": 1})["code"] == "store-locked", "nobody has heard of it, and that is said"
    assert not told(ann, 2)
    other.execute("ROLLBACK")
    other.close()
    sees(ann, 2, connected=True)
    assert ann.ask({"t": "nudge", "seat": 1})["t"] == "done", "what nobody heard does not count"


@pytest.mark.anyio
async def test_what_processes_tell_is_stored_until_they_are_forgotten(database: str) -> None:
    store, one, other = await Store.open(Settings(database=database)), Sign("m", 0), Sign("m", 1, 0)
    try:
        assert not await store.change_signs("p", 1, [one], []), "nobody has forgotten what was never there"
        await store.enter("p", 2, [one])
        await store.enter("q", 1, [])
        assert (await store.newest(())).beats.items() >= {"p": 2, "q": 1}.items()
        assert await store.signs(["p", "q", "r"]) == {"p": {one}, "q": set(), "r": set()}
        assert await store.change_signs("p", 3, [other], [one])
        assert await store.signs(["p"]) == {"p": {other}}
        await store.enter("p", 4, [one])
        assert await store.signs(["p"]) == {"p": {one}}, "and no others"
    finally:
        for process in ("p", "q"):
            await store.forget_process(process)
    assert not {"p", "q"} & (await store.newest(())).beats.keys()
    assert await store.signs(["p"]) == {"p": set()}
    await store.close()


@pytest.mark.anyio
async def test_what_may_have_been_written_is_told_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a connection breaks before it is known whether the database has taken what was sent."""
    store = await Store.open(Settings(database=str(file)))
    neighbours = Neighbours(store, {}, 30)
    await neighbours._tell_at_once()
    change = store.change_signs

    async def change_and_fail(*values: Any) -> bool:
        await change(*values)
        raise StoreError("store-broken")

    neighbours.seated("m", [0, 1], [])
    with monkeypatch.context() as broken:
        broken.setattr(store, "change_signs", change_and_fail)
        with pytest.raises(StoreError):
            await neighbours._tell_at_once()
    neighbours.seated("m", [], [0])
    await neighbours._tell_at_once()
    assert list((await store.signs((await store.newest(())).beats)).values()) == [{Sign("m", 1)}]
    await neighbours.close()
    assert (await store.newest(())).beats == {}
    await store.close()


@pytest.mark.anyio
async def test_the_silent_are_given_up_even_if_nothing_can_be_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(Settings(database=str(file)))
    neighbours = Neighbours(store, {}, 0.3)
    telling = asyncio.create_task(neighbours.run())
    for _ in range(3000):
        if (await store.newest(())).beats:
            break
        await asyncio.sleep(0.01)

    async def fail(*_: object) -> bool:
        raise StoreError("store-full")

    for name in ("enter", "change_signs", "forget_process"):
        monkeypatch.setattr(store, name, fail)
    monkeypatch.setattr(store, "signs", lambda _: asyncio.sleep(0, {"killed": {Sign("m", 1)}}))
    await neighbours.take_in({**(await store.newest(())).beats, "killed": 7})
    assert neighbours.seats("m") == {1}
    for _ in range(3000):
        if not neighbours.seats("m"):
            break
        await asyncio.sleep(0.01)
    assert not neighbours.seats("m")
    telling.cancel()
    await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("turns", range(4))
async def test_a_server_can_be_stopped_while_people_leave_it(file: Path, turns: int) -> None:
    """Its sockets are closed just before: what is to be told of that must not keep it from going."""
    store = await Store.open(Settings(database=str(file)))
    neighbours = Neighbours(store, {}, 30)
    telling = asyncio.create_task(neighbours.run())
    neighbours.seated("m", [0], [])
    for _ in range(300):
        found = (await store.newest(())).beats
        await neighbours.take_in({**found, "there": 1})
        if neighbours._in_company() and not neighbours._due.is_set():
            break
        await asyncio.sleep(0.01)
    neighbours.seated("m", [], [0])
    for _ in range(turns):
        await asyncio.sleep(0)
    telling.cancel()
    ended, _ = await asyncio.wait([telling], timeout=2)
    telling.cancel()
    await store.close()
    assert ended


@pytest.mark.anyio
async def test_who_was_held_up_itself_takes_nobody_for_gone_who_went_on_meanwhile(file: Path) -> None:
    store = await Store.open(Settings(database=str(file)))
    neighbours, ben = Neighbours(store, {}, 30), Sign("m", 1)
    neighbours._known = {process: Neighbour(7, -60.0, True, {ben}) for process in ("went on", "killed")}
    await store.enter("went on", 8, [ben])
    await store.enter("killed", 7, [ben])
    await neighbours._give_up_the_silent()
    assert (await store.newest(())).beats == {"went on": 8}
    assert neighbours.seats("m") == {1}
    await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("sync_seconds", [0, 1])
async def test_what_a_process_tells_is_news_to_others_alone(file: Path, sync_seconds: float) -> None:
    """Else everybody who sits down would have the others' tables looked at, and read anew by who sits down next."""
    settings = Settings(database=str(file), sync_seconds=sync_seconds)
    ours, theirs = await Store.open(settings), await Store.open(settings)
    before = ours.version(), theirs.version()
    await ours.enter("p", 1, [Sign("m", 0)])
    await ours.change_signs("p", 2, [], [Sign("m", 0)])
    assert ours.version() == before[0]
    assert theirs.version() != before[1]
    await ours.close()
    await theirs.close()
