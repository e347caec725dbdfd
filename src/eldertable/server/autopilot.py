"""Bots that sit at tables, and insights for those who look: started by a change, thought out elsewhere."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from msgspec import Struct

from eldertable.kernel.written import WrittenView
from eldertable.server import jobs
from eldertable.server.bots_runner import Runner
from eldertable.server.connection import Connection
from eldertable.server.metrics import METRICS
from eldertable.server.refusals import Refused
from eldertable.server.rooms import Room
from eldertable.server.settings import Settings

logger = logging.getLogger("eldertable.autopilot")
SETTLE_SECONDS = 0.3  # an insight waits until a quick run of choices is over,
PATIENCE_SECONDS = 3.0  # but no longer than this
SWEEP_SECONDS = 0.25  # between two looks at which tables have settled
STORE_REST_SECONDS = 2.0


class Settling(Struct):
    """A table at which somebody has just chosen."""

    room: Room
    since: float  # when the first choice was made that an insight waits for
    seq: int  # the length of its log when it was last looked at,
    grown: float  # and when it was first seen to be so long


class Autopilot:
    def __init__(self, runner: Runner, settings: Settings) -> None:
        self._runner, self._settings = runner, settings
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}  # by match and seat
        self._settling: dict[str, Settling] = {}  # by match: an insight is due once the table has settled
        self._sweeping: asyncio.TimerHandle | None = None
        self._pondering: dict[str, asyncio.Task[None]] = {}  # by match

    def look(self, room: Room) -> None:
        """Something changed in this room: is a bot asked, is there something new to work out?"""
        play = room.play
        for seat in play.match.pending:
            if play.bots[seat] is not None and (room.id, seat) not in self._thinking:
                self._start(self._thinking, (room.id, seat), partial(self._play, room, seat))
        if room.id not in self._pondering:
            self._let_settle(room)

    def _wants_insights(self, room: Room) -> bool:
        match = room.play.match
        return bool(self._settings.insights and match.outcome is None and jobs.has_insight(match.game) and room.connections)

    def busy(self, room: Room) -> bool:
        return any(match == room.id for match, _ in self._thinking)

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
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

    def _let_settle(self, room: Room) -> None:
        """Ponder once a quick run of choices is over."""
        if room.id in self._settling or not self._wants_insights(room):
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._settling[room.id] = Settling(room, now, room.play.seq, now)
        if self._sweeping is None:
            self._sweeping = loop.call_later(SWEEP_SECONDS, self._sweep)

    def _sweep(self) -> None:
        """Look which tables have settled: all at once, for a timer of each would wake the processor as often as choices do."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for settling in list(self._settling.values()):
            room, seq = settling.room, settling.room.play.seq
            if seq != settling.seq:
                settling.seq, settling.grown = seq, now
            if now - settling.grown < SETTLE_SECONDS and now - settling.since < PATIENCE_SECONDS:
                continue
            del self._settling[room.id]
            if self._wants_insights(room) and _lacking(room):
                self._start(self._pondering, room.id, partial(self._ponder, room))
        self._sweeping = loop.call_later(SWEEP_SECONDS, self._sweep) if self._settling else None

    async def _ponder(self, room: Room) -> None:
        """Work out insights for everybody who lacks one."""
        async with room.lock:
            lacking, seq = _lacking(room), room.play.seq
            thought = self._runner.insights(room.play.match, {seat for _, seat, _ in lacking}, seq)
        insights = await thought
        for connection, seat, seen in lacking:
            if connection.seat == seat:  # a page may have sat down elsewhere meanwhile: that is another's insight
                connection.insight_of = seen
                connection.say_encoded(insights[seat])
        if self._wants_insights(room) and _lacking(room):  # what changed meanwhile was left to us
            self._let_settle(room)


def _lacking(room: Room) -> list[tuple[Connection, int | None, WrittenView]]:
    """Who has not been told what follows from what they see, and what that is. Where that has not changed, nor has what
    follows from it."""
    seen = [(connection, connection.seat, room.seen_by(connection.seat)) for connection in room.connections]
    return [one for one in seen if one[0].insight_of != one[2]]
