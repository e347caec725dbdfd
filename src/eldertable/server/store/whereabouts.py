"""Whether SQLite's files are still where they were, and still what they were.

Whoever deletes, moves or replaces a file does not disturb those who have it open: SQLite would go on storing in one that nobody
will ever find again. While we have it open, no other file is given its number, so the same number is the same file.

Whoever copies another file's bytes into it (`cp`) leaves the number. But the head of a database counts its changes, upwards
only, and every start makes one (`shape.py`): a copy from before has counted less far."""

from __future__ import annotations

import os
from urllib.parse import urlsplit
from urllib.request import url2pathname

PARTS = ("", "-wal", "-shm")  # the log has what is not in the file yet; without the third others would not see who reads it
COUNTER = slice(24, 28)  # of the head: how often it was changed
HEAD_BYTES = 100
MAGIC = b"SQLite format 3\0"
Identity = tuple[int, int]


class Whereabouts:
    def __init__(self, uri: str) -> None:
        self.file = url2pathname(urlsplit(uri).path)
        self._known: dict[str, Identity] = {}
        self._counted = 0
        self._descriptor = self._open()
        self.moved()

    def _open(self) -> int | None:
        """Never closed: with any descriptor of a file a process loses all its locks on it, SQLite's too."""
        try:
            return os.open(self.file, os.O_RDONLY) if hasattr(os, "pread") else None  # Windows has none
        except OSError:  # a database in memory
            return None

    def overwritten(self) -> bool:
        """Are other bytes in the file than those that we and others have put there through SQLite?"""
        if self._descriptor is None:
            return False
        try:
            head = os.pread(self._descriptor, HEAD_BYTES, 0)
        except OSError:  # it cannot be told now
            return False
        counted = int.from_bytes(head[COUNTER])
        if not head.startswith(MAGIC) or counted < self._counted:
            return True
        self._counted = counted
        return False

    def moved(self) -> bool:
        """Is one of the files gone, or another one in its place? What was never there (a database in memory) cannot go."""
        for part in PARTS:
            found, known = self._identity(part), self._known.get(part)
            if known is None and found is not None:
                self._known[part] = found
            elif found != known:
                return True
        return False

    def _identity(self, part: str) -> Identity | None:
        try:
            found = os.stat(self.file + part)  # noqa: PTH116 - ten times a second; a Path would be made each time
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError:  # it cannot be told now
            return self._known.get(part)
        return found.st_dev, found.st_ino
