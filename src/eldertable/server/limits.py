"""How often, and how many times at once, one address may do something costly."""

from __future__ import annotations

import contextlib
import time
from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

from litestar.connection import ASGIConnection


def address_of(call: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose call it is; all of whom nothing is known count as one."""
    return call.client.host if call.client else ""


class PerMinute:
    """Counts the last minute for each address; forgets addresses that are quiet."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: dict[str, deque[float]] = {}

    def allows(self, address: str) -> bool:
        now = time.monotonic()
        self._forget_quiet(now)
        times = self._times.setdefault(address, deque())
        while times and now - times[0] > 60:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def _forget_quiet(self, now: float) -> None:
        if len(self._times) > 10_000:
            self._times = {address: times for address, times in self._times.items() if times and now - times[-1] < 60}


class AtOnce:
    """Counts what each address has under way."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextlib.contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """True: it may go on. While the block lasts it counts either way."""
        self._open[address] += 1
        try:
            yield self._open[address] <= self._most
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
