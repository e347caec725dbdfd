"""How often one address may do something costly."""

from __future__ import annotations

import time
from collections import deque


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
