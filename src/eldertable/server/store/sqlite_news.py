"""How a process notices what others wrote to the same SQLite file: a number that changes, read in microseconds."""

from __future__ import annotations

import asyncio
import sqlite3


class SqliteNews:
    def __init__(self, path: str, poll_seconds: float) -> None:
        self._path, self._poll = path, poll_seconds
        self._connection: sqlite3.Connection | None = None
        self._seen: int | None = None

    async def wait(self) -> None:
        """Until another connection has committed something (our own writer's commits count too)."""
        while True:
            await asyncio.sleep(self._poll)
            version = self._version()
            if version is not None and version != self._seen:
                self._seen = version
                return

    def _version(self) -> int | None:
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self._path, timeout=0, uri=True)
            version: int = self._connection.execute("PRAGMA data_version").fetchone()[0]
        except sqlite3.Error:
            return None  # looked at again in a moment
        return version

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
