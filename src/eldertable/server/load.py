"""How fast the server answers under load: tables of four sockets, all played at once by random choices.

The server runs in a process of its own on a free loopback port with a database of its own; the players run here. It stops
by itself. `python -m eldertable.server.load` prints what `eldertable bench` reports."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

WARMING_PAUSE = 0.005  # seconds; time enough for everybody to hear of a choice before the next one


class Pace(Struct, frozen=True):
    """Each table makes `choices` choices, about one every `pause` seconds."""

    choices: int
    pause: float


AT_EASE = Pace(30, 0.25)  # more than people do; the processor rests between two choices, and each costs more for it
BUSY = Pace(70, 0.025)  # near what one process can do


class LoadResult(Struct, frozen=True):
    """Times in milliseconds: from the moment a choice is sent until every socket of its table has what is new for it."""

    tables: int
    sockets: int
    choices: int
    choices_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    cpu_us_per_choice: float
    kilobytes_per_news: float


class _Decision(Struct):
    number: int
    options: list[msgspec.Raw]


class _Table(Struct, tag_field="t", tag="table"):
    seq: int
    decision: _Decision | None
    waiting: list[int]
    outcome: dict[str, Any] | None


class _News(Struct, tag_field="t", tag="news"):
    """What has changed; see messages.News."""

    seq: int
    decision: _Decision | msgspec.UnsetType | None = msgspec.UNSET
    waiting: list[int] | msgspec.UnsetType = msgspec.UNSET
    outcome: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


_decode = msgspec.json.Decoder(_Table | _News).decode


class _Seat:
    """A player's page: reads its socket and keeps the newest table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: _Table | None = None
        self.arrived = 0.0
        self.closed = self.refused = False
        self.bytes = self.views = 0
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                now = time.perf_counter()
                if data.startswith('{"t":"refused"'):  # type: ignore[arg-type]
                    self.refused = True
                    self.changed.set()
                table = self._table_after(data)  # type: ignore[arg-type]
                if table is None:
                    continue
                self.table, self.arrived = table, now
                self.bytes += len(data)
                self.views += 1
                self.changed.set()
        finally:
            self.closed = True
            self.changed.set()

    def _table_after(self, data: str) -> _Table | None:
        """The table that this message makes; a new one, for others may be looking at the one before."""
        if not data.startswith(('{"t":"table"', '{"t":"news"')):
            return None
        said, known = _decode(data), self.table
        if isinstance(said, _Table) or known is None:
            return said if isinstance(said, _Table) else None
        changed = {name: value for name, value in msgspec.structs.asdict(said).items() if value is not msgspec.UNSET}
        return msgspec.structs.replace(known, **changed)

    async def reach(self, seq: int) -> None:
        """Until the table of that many rows has arrived, or a refusal: then the page had not heard the latest yet."""
        self.refused = False
        while (self.table is None or self.table.seq < seq) and not self.refused:
            if self.closed:
                raise RuntimeError("the server closed a socket: the measure is void")
            self.changed.clear()
            await self.changed.wait()


class _Party:
    """One table with all its pages, played by chance."""

    def __init__(self, client: httpx.AsyncClient, address: str, game: str, seats: int, chance: random.Random) -> None:
        self._client, self._address, self._game, self._count = client, address, game, seats
        self._chance = chance
        self.seats: list[_Seat] = []

    async def sit_down(self) -> None:
        await self.leave()
        wanted = {"game": self._game, "seats": [{"kind": "human"}] * self._count}
        made = (await self._client.post("/api/matches", json=wanted)).json()
        for seat in made["seats"]:
            url = f"{self._address.replace('http', 'ws')}api/matches/{made['match']}/socket"
            # A page sends no pings of the protocol's, and one of its own only after 20 s of silence.
            socket = await connect(url, max_size=None, compression=None, ping_interval=None)
            self.seats.append(_Seat(socket))
            hello = {"t": "hello", "token": seat["token"], "since": None}
            await socket.send(msgspec.json.encode(hello).decode())
        for seat in self.seats:
            await seat.reach(0)

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.socket.close()
            await seat.task
        self.seats = []

    async def choose(self, pause: float) -> float:
        """One random choice and a pause; the seconds from the choice to the last news of it. Whom it does not concern hears
        nothing of it, so the pause must be long enough for all that comes."""
        if any(seat.table is None or seat.table.outcome is not None for seat in self.seats):
            await self.sit_down()
        while not any(page.table.decision for page in self.seats if page.table):  # noqa: ASYNC110 - any page may be told first
            await asyncio.sleep(WARMING_PAUSE)
        tables: list[Any] = [seat.table for seat in self.seats]
        seat = self._chance.choice([n for n, table in enumerate(tables) if table.decision is not None])
        asking, decision = self.seats[seat], tables[seat].decision
        option = self._chance.randrange(len(decision.options))
        message = {"t": "choose", "id": "x", "decision": decision.number, "option": option}
        data = msgspec.json.encode(message).decode()
        started = time.perf_counter()
        await asking.socket.send(data)
        await asking.reach(tables[seat].seq + 1)
        await asyncio.sleep(pause)
        return max(page.arrived for page in self.seats) - started


async def _play(party: _Party, pace: Pace, times: list[float], chance: random.Random) -> None:
    await asyncio.sleep(chance.uniform(0, pace.pause))
    times += [await party.choose(chance.uniform(0.5, 1.5) * pace.pause) for _ in range(pace.choices)]


async def _warm_up(parties: list[_Party], longest: int) -> None:
    """Bring tables to different moments of the match, so that the measure is of whole matches."""
    at_once = asyncio.Semaphore(4)

    async def begin(number: int, party: _Party) -> None:
        async with at_once:
            await party.sit_down()
            for _ in range(longest * number // len(parties)):
                await party.choose(WARMING_PAUSE)

    await asyncio.gather(*(begin(number, party) for number, party in enumerate(parties)))


async def _measure(address: str, game: str, tables: int, seats: int, paces: Sequence[Pace]) -> list[LoadResult]:
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        parties = [_Party(client, address, game, seats, random.Random(number)) for number in range(tables)]
        await _warm_up(parties, longest=20 * seats)
        results = [await _measure_pace(client, parties, pace) for pace in paces]
        for party in parties:
            await party.leave()
    return results


async def _measure_pace(client: httpx.AsyncClient, parties: list[_Party], pace: Pace) -> LoadResult:
    times: list[float] = []
    chance = random.Random(0)
    pages = [seat for party in parties for seat in party.seats]
    bytes_before, views_before = sum(page.bytes for page in pages), sum(page.views for page in pages)
    cpu, started = await _cpu(client), time.perf_counter()
    await asyncio.gather(*(_play(party, pace, times, chance) for party in parties))
    cpu, took = await _cpu(client) - cpu, time.perf_counter() - started
    size = (sum(page.bytes for page in pages) - bytes_before) / (sum(page.views for page in pages) - views_before)
    times.sort()
    return LoadResult(
        tables=len(parties), sockets=len(pages), choices=len(times), choices_per_second=round(len(times) / took, 1),
        p50_ms=round(times[len(times) // 2] * 1e3, 2), p99_ms=round(times[len(times) * 99 // 100] * 1e3, 2),
        worst_ms=round(times[-1] * 1e3, 2), cpu_us_per_choice=round(cpu / len(times) * 1e6),
        kilobytes_per_news=round(size / 1024, 1),
    )  # fmt: skip


async def _cpu(client: httpx.AsyncClient) -> float:
    """Processor seconds that the server's process has used."""
    page = (await client.get("/metrics")).text
    return next(float(line.split()[1]) for line in page.splitlines() if line.startswith("process_cpu_seconds_total"))


@contextlib.contextmanager
def _server(insights: bool) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="eldertable-load-") as folder:
        environment = {
            **os.environ,
            "ELDERTABLE_DATABASE": str(Path(folder) / "load.sqlite3"),
            "ELDERTABLE_LOG_LEVEL": "WARNING",
            "ELDERTABLE_MATCHES_PER_MINUTE": "1000000",
            "ELDERTABLE_OPENINGS_PER_MINUTE": "1000000",
            "ELDERTABLE_SOCKETS_PER_ADDRESS": "1000000",
            "ELDERTABLE_MESSAGES_PER_SECOND": "100000",
            "ELDERTABLE_INSIGHTS": str(insights).lower(),
        }
        command = [sys.executable, "-m", "eldertable.server", "--port", "0"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)  # noqa: S603 - our own
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait(20)


def measure(
    game: str = "arkham_tour", *, tables: int = 50, seats: int = 4, paces: Sequence[Pace] = (AT_EASE, BUSY),
    insights: bool = True,
) -> list[LoadResult]:  # fmt: skip
    """One result for each pace, one after the other at the same tables."""
    with _server(insights) as address:
        return asyncio.run(_measure(address, game, tables, seats, paces))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m eldertable.server.load")
    parser.add_argument("--game", default="arkham_tour")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--choices", type=int, help="of each table, at one pace; without it two paces are measured")
    parser.add_argument("--pause", type=float, default=AT_EASE.pause)
    parser.add_argument("--no-insights", action="store_true")
    given = parser.parse_args()
    paces = (AT_EASE, BUSY) if given.choices is None else (Pace(given.choices, given.pause),)
    results = measure(given.game, tables=given.tables, seats=given.seats, paces=paces, insights=not given.no_insights)
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(results)).decode() + "\n")


if __name__ == "__main__":
    main()
