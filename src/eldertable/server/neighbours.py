"""Other processes on the same database: who sits at their tables, and whom people there have reminded (decision 0027).

Each process has a row with a counter and a few rows of signs. Whose counter goes up is there; whose counter stands still for too
long, by our own clock, is gone. As long as nobody else is there, nothing is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from eldertable.server.metrics import METRICS
from eldertable.server.store import NOBODY, Sign, Store, StoreError

if TYPE_CHECKING:
    from eldertable.server.rooms import Room

logger = logging.getLogger("eldertable.neighbours")
BEATS = 3  # of the counter, in the time after which a silent process is gone
REMINDER_SECONDS = 10.0  # how long a reminder is told: far longer than others need to hear of it, and less than between two
MOST_TRIES, AGAIN_SECONDS = 20, 0.1  # while another process is writing
GOODBYE_SECONDS = 2.0


class Neighbour(Struct):
    beats: int
    heard: float  # when its counter was last seen to change
    there: bool  # what is found at the start may be left of a killed process: it has yet to give a sign
    signs: set[Sign]


class Neighbours:
    def __init__(self, store: Store, rooms: Mapping[str, Room], seconds: float) -> None:
        self._store, self._rooms, self._seconds = store, rooms, seconds
        self._id, self._beats = secrets.token_hex(8), 0
        self._shown: set[Sign] = set()  # what the others are to know
        self._told: frozenset[Sign] | None = None  # what they can know; None: that is not certain
        self._telling = asyncio.Lock()
        self._due = asyncio.Event()
        self._known: dict[str, Neighbour] | None = None  # None: nobody has looked yet
        self._elsewhere: set[Sign] = set()
        self._seats: dict[str, set[int]] = {}

    # --- for the tables here -----------------------------------------------------------------------------------

    def seats(self, match: str) -> frozenset[int]:
        """Where somebody sits at another process."""
        return frozenset(self._seats.get(match, ()))

    def seated(self, match: str, came: Iterable[int], left: Iterable[int]) -> None:
        """Somebody came to these seats here, and nobody is left at those. The others hear of it a moment later, if they can."""
        self._shown.difference_update(Sign(match, seat) for seat in left)
        self._shown.update(Sign(match, seat) for seat in came)
        if self._in_company():
            self._due.set()

    async def remind(self, match: str, seat: int, by: int) -> None:
        """Tell the others of a reminder; StoreError when that is not possible."""
        if not self._in_company():
            return
        sign = Sign(match, seat, by)
        self._shown.add(sign)
        asyncio.get_running_loop().call_later(REMINDER_SECONDS, self._take_back, sign)
        try:
            await self._tell_patiently()
        except StoreError:
            self._shown.discard(sign)
            raise

    def _take_back(self, sign: Sign) -> None:
        self._shown.discard(sign)
        self._due.set()

    def _in_company(self) -> bool:
        return any(neighbour.there for neighbour in (self._known or {}).values())

    # --- telling -----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Tell the others what has changed, and now and then that we are there. What the store does not take is not known
        elsewhere until it does; nobody here waits for that."""
        troubled = False
        while True:
            try:
                await self._go_round()
                troubled = False
            except StoreError as error:
                if not troubled and error.code != "store-locked":
                    logger.warning("other processes cannot be told who is here", extra={"code": error.code})
                troubled = True
                await asyncio.sleep(AGAIN_SECONDS if error.code == "store-locked" else self._seconds / BEATS)
            except Exception:
                METRICS.failures.add(label="neighbours")
                logger.exception("telling who is here failed")
                await asyncio.sleep(self._seconds / BEATS)

    async def _go_round(self) -> None:
        if self._known is None:  # before the others can see us: who answers to that must be seen to have changed
            found, now = (await self._store.newest(())).beats, time.monotonic()
            self._known = {process: Neighbour(beats, now, False, set()) for process, beats in found.items()}
        await self._give_up_the_silent()  # first: that must not wait until something can be written
        if self._told is None or self._in_company():
            await self._tell_at_once()
        with contextlib.suppress(TimeoutError):  # not `wait_for`: in Python 3.11 that may forget that it was cancelled
            async with asyncio.timeout(self._seconds / BEATS if self._known else None):
                await self._due.wait()
        self._due.clear()

    async def _tell_patiently(self) -> None:
        for _ in range(MOST_TRIES - 1):
            try:
                await self._tell_at_once()
            except StoreError as error:
                if error.code != "store-locked":
                    raise
            else:
                return
            await asyncio.sleep(AGAIN_SECONDS)
        await self._tell_at_once()

    async def _tell_at_once(self) -> None:
        async with self._telling:
            told, shown = self._told, frozenset(self._shown)
            self._told = None  # if this fails, it may have been written all the same: then everything is told anew
            self._beats += 1
            try:
                if told is None or not await self._store.change_signs(self._id, self._beats, shown - told, told - shown):
                    await self._store.enter(self._id, self._beats, shown)
            except StoreError as error:
                if error.code == "store-locked":  # this one is certain
                    self._told = told
                raise
            self._told = shown

    async def close(self) -> None:
        """Say goodbye, so that nobody has to wait for our silence."""
        if self._beats:
            with contextlib.suppress(StoreError, TimeoutError):
                async with asyncio.timeout(GOODBYE_SECONDS):
                    await self._store.forget_process(self._id)

    # --- hearing -----------------------------------------------------------------------------------------------

    async def take_in(self, beats: Mapping[str, int]) -> None:
        """The counters of all processes, as they are now: whose has changed tells something new."""
        known = self._known
        if known is None:
            return
        if self._id not in beats and self._told is not None:
            self._told = None  # the others took us for gone and tidied up
            self._due.set()
        changed = [p for p, count in beats.items() if p != self._id and (p not in known or known[p].beats != count)]
        gone = known.keys() - beats.keys()
        if not changed and not gone:
            return
        signs = await self._store.signs(changed) if changed else {}
        for process in changed:
            if process not in known or not known[process].there:
                self._due.set()  # it does not know us yet
            known[process] = Neighbour(beats[process], time.monotonic(), True, signs[process])
        for process in gone:
            known.pop(process, None)
        await self._look_around()

    async def _give_up_the_silent(self) -> None:
        silent = await self._silent()
        known = self._known or {}
        for process in silent:
            known[process].there = False
        if silent:
            await self._look_around()
        for process in silent:
            if process in known and not known[process].there:
                await self._store.forget_process(process)  # if it is there after all, it notices and comes back
                known.pop(process, None)

    async def _silent(self) -> list[str]:
        """Who has given no sign for too long. If it is we who were held up, others have, and only we have not yet heard it."""
        known, long_ago = self._known or {}, time.monotonic() - self._seconds
        if all(one.heard > long_ago for one in known.values()):
            return []
        beats: Mapping[str, int] = {}
        with contextlib.suppress(StoreError):
            beats = (await self._store.newest(())).beats
        return [p for p, one in known.items() if one.heard <= long_ago and beats.get(p, one.beats) == one.beats]

    async def _look_around(self) -> None:
        """Neighbours have changed: tell the tables here that it concerns."""
        before, now = self._elsewhere, set[Sign]()
        now.update(*(one.signs for one in (self._known or {}).values() if one.there))
        self._elsewhere, self._seats = now, {}
        for sign in now:
            if sign.reminded_by == NOBODY:
                self._seats.setdefault(sign.match, set()).add(sign.seat)
        for match in {sign.match for sign in before ^ now}:
            if (room := self._rooms.get(match)) is not None:
                await room.look_elsewhere()
        for sign in now - before:
            if sign.reminded_by != NOBODY and (room := self._rooms.get(sign.match)) is not None:
                room.nudges.pass_on(sign.reminded_by, sign.seat)
