"""Bots that sit at tables, and insights for those who look: started by a change, thought out elsewhere."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from eldertable.server import jobs
from eldertable.server.bots_runner import Runner
from eldertable.server.metrics import METRICS
from eldertable.server.refusals import Refused
from eldertable.server.rooms import Room
from eldertable.server.settings import Settings

logger = logging.getLogger("eldertable.autopilot")
SETTLE_SECONDS = 0.3  # an insight waits until a quick run of choices is over,
MOST_SETTLING = 10  # but no more than so many times
STORE_REST_SECONDS = 2.0


class Autopilot:
    def __init__(self, runner: Runner, settings: Settings) -> None:
        self._runner, self._settings = runner, settings
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}  # by match and seat
        self._pondering: dict[str, asyncio.Task[None]] = {}  # by match

    def look(self, room: Room) -> None:
        """Something changed in this room: is a bot asked, is there something new to work out?"""
        play = room.play
        for seat in play.match.pending:
            if play.bots[seat] is not None and (room.id, seat) not in self._thinking:
                self._start(self._thinking, (room.id, seat), partial(self._play, room, seat))
        wanted = self._settings.insights and play.match.outcome is None and jobs.has_insight(play.match.game)
        if wanted and room.connections and room.id not in self._pondering:
            self._start(self._pondering, room.id, partial(self._ponder, room))

    def busy(self, room: Room) -> bool:
        return any(match == room.id for match, _ in self._thinking)

    async def close(self) -> None:
        tasks = [*self._thinking.values(), *self._pondering.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, kept: dict[Any, asyncio.Task[None]], key: Any, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """One task a key. It gives its key back in the same step in which it finds nothing more to do: a change between
        the two would find the key taken, and nobody would look again."""

        async def run() -> None:
            try:
                await work()
            except Exception:
                METRICS.failures.add(label="autopilot")
                logger.exception("failed")
            finally:
                kept.pop(key, None)

        kept[key] = asyncio.create_task(run())

    async def _play(self, room: Room, seat: int) -> None:
        """Answer for a seat as long as it is asked and a bot plays it."""
        while True:
            async with room.lock:
                play = room.play
                bot, number = play.bots[seat], play.number(seat)
                if bot is None or seat not in play.match.pending:
                    return
                fork = play.match.fork(seat)
            started = time.monotonic()
            option = await self._runner.choose(fork, seat, bot)
            await asyncio.sleep(max(0.0, self._settings.bot_pause - (time.monotonic() - started)))
            try:
                if room.play.bots[seat] is not None:
                    await room.choose(seat, number, option)
            except Refused as refusal:
                # Stale: the person took the seat back, or another process's bot was first. Else the store needs a rest.
                if refusal.code not in {"stale", "early"}:
                    logger.warning("a bot was refused", extra={"match": room.id, "code": refusal.code})
                    await asyncio.sleep(STORE_REST_SECONDS)

    async def _ponder(self, room: Room) -> None:
        """Work out insights for everybody who looks, until nobody lacks one. What a seat sees has not changed: nor has what
        follows from it."""
        while room.play.match.outcome is None:
            await self._settled(room)
            async with room.lock:
                seq = room.play.seq
                due = [(connection, connection.seat, room.seen_by(connection.seat)) for connection in room.connections]
                due = [one for one in due if one[0].insight_of != one[2]]
                if not due:
                    return
                thought = self._runner.insights(room.play.match, {seat for _, seat, _ in due}, seq)
            insights = await thought
            for connection, seat, seen in due:
                if connection.seat == seat:  # a page may have sat down elsewhere meanwhile: that is another's insight
                    connection.insight_of = seen
                    connection.say_encoded(insights[seat])

    async def _settled(self, room: Room) -> None:
        """Wait until a quick run of choices is over, but not for ever."""
        for _ in range(MOST_SETTLING):
            seq = room.play.seq
            await asyncio.sleep(SETTLE_SECONDS)
            if room.play.seq == seq:
                return
