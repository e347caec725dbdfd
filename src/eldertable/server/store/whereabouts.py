"""Whether SQLite's files are still where they were.

Whoever deletes, moves or replaces a file does not disturb those who have it open: SQLite would go on storing in one that nobody
will ever find again. While we have it open, no other file is given its number, so the same number is the same file."""

from __future__ import annotations

import os
from urllib.parse import urlsplit
from urllib.request import url2pathname

PARTS = ("", "-wal", "-shm")  # the log has what is not in the file yet; without the third others would not see who reads it
Identity = tuple[int, int]


class Whereabouts:
    def __init__(self, uri: str) -> None:
        self.file = url2pathname(urlsplit(uri).path)
        self._known: dict[str, Identity] = {}
        self.moved()

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
