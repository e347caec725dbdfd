"""Bots, hints and other long thoughts, outside the event loop: in processes of low priority."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from msgspec import msgpack

from eldertable.kernel.match import Match
from eldertable.server import jobs
from eldertable.server.errands import Errands, JobFailed, ProcessGone
from eldertable.server.jobs import Position, Suggestion
from eldertable.server.metrics import METRICS
from eldertable.server.settings import Settings

logger = logging.getLogger("eldertable.bots")
T = TypeVar("T")
HINT_BOT = "search"
CLOSE_SECONDS = 4.0


class Runner:
    """Bots may think long; a preview under the mouse must wait neither for them nor for insights, which come by the dozen."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._closing = False
        self._workers = settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        # A bot for whom a table waits stands behind no more hints than are being thought about.
        self._hints = asyncio.Semaphore(self._workers)
        self._replays = asyncio.Semaphore()  # nor does a preview behind more than one moment of a replay
        self._errands = Errands(jobs.ponder, settings.preload)

    async def choose(self, fork: Match, seat: int, bot: str) -> int:
        """The bot's option. A bot that fails plays any legal option: the table must not stop for it."""
        seconds = self._settings.bot_seconds
        try:
            return await self._run("bots", jobs.choose, Position.of(fork), seat, bot, seconds)
        except Exception as error:  # noqa: BLE001 - a bot is a guest: whatever it raises is its failure, not ours
            self._failed("bot", error)
            return jobs.any_option(fork, seat)

    async def suggest(self, fork: Match, seat: int) -> tuple[str, Suggestion]:
        given, seconds = Position.of(fork), self._settings.bot_seconds
        try:
            async with self._hints:
                return HINT_BOT, await self._run("bots", jobs.suggest, given, seat, HINT_BOT, seconds)
        except Exception as error:  # noqa: BLE001
            self._failed("hint", error)
            return "random", jobs.any_hint(fork, seat)

    async def preview(self, fork: Match, seat: int, option: int) -> dict[str, Any]:
        return await self._run("glances", jobs.preview, Position.of(fork), seat, option)

    def insights(self, match: Match, seats: Iterable[int | None], seq: int) -> Awaitable[dict[int | None, bytes]]:
        """What each of these seats is told, in one job: handing over four takes longer than most of them take. The position is
        taken now, so the match may go on meanwhile; it is dealt anew for each seat where nobody waits for that."""
        asked = tuple(seats)
        METRICS.thoughts.add(label="insights")
        return self._ponder(msgpack.encode(jobs.Pondered(Position.of(match), asked, seq)))

    async def _ponder(self, job: bytes) -> dict[int | None, bytes]:
        try:
            answer = await self._errands.ask(job)
        except ProcessGone:  # it was killed: start another and ask once more
            answer = await self._errands.ask(job)
        except JobFailed as error:
            logger.error("failed", extra={"what": "insight", "error": str(error)})  # noqa: TRY400 - ours has no trace of it
            raise
        return jobs.told(answer)

    async def replay(self, job: Callable[..., T], *args: Any) -> T:
        """Work on a finished match, whose record is no secret any more."""
        async with self._replays:
            return await self._run("glances", job, *args)

    async def _run(self, name: str, job: Callable[..., T], *args: Any) -> T:
        METRICS.thoughts.add(label=job.__name__)
        pool = self._pool(name)
        try:
            return await self._submit(pool, job, *args)
        except BrokenProcessPool:  # a worker was killed: ask others once more
            if self._closing:
                raise
            if self._pools.get(name) is pool:  # else whoever noticed first has started them
                del self._pools[name]
            return await self._submit(self._pool(name), job, *args)

    def _submit(self, pool: Executor, job: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        with jobs.deaf_to_ctrl_c():  # the first job starts the pool's processes
            return asyncio.get_running_loop().run_in_executor(pool, job, *args)

    def _pool(self, name: str) -> Executor:
        if name not in self._pools:
            self._pools[name] = ProcessPoolExecutor(
                self._workers if name == "bots" else 1,
                mp_context=get_context("spawn"),
                initializer=jobs.start_worker,
                initargs=(self._settings.preload,),
            )
        return self._pools[name]

    def _failed(self, what: str, error: Exception) -> None:
        METRICS.failures.add(label=what)
        logger.error("failed", extra={"what": what, "error": type(error).__name__})

    async def close(self) -> None:
        """Let thoughts under way end; those that take too long are cut short."""
        self._closing = True
        await self._errands.close()
        pools, self._pools = list(self._pools.values()), {}
        ending = [asyncio.ensure_future(asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)) for pool in pools]
        if not ending:
            return
        _, thinking = await asyncio.wait(ending, timeout=CLOSE_SECONDS)
        if thinking:
            for process in active_children():
                process.kill()
            await asyncio.wait(thinking, timeout=CLOSE_SECONDS)  # else what the pools share with them is left in the system
