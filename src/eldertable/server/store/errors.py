"""A store that cannot do what it was asked, in words for a person. Nothing was written when it is raised."""

from __future__ import annotations

import sqlite3

from eldertable.kernel.errors import EldertableError
from eldertable.kernel.text import text


class StoreError(EldertableError):
    """`code` is what the protocol calls it."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(text(f"app-server-{code}"))


class BadAddress(EldertableError):
    """What names the database cannot be understood, or needs what is not installed. Its words never have a password."""


class OtherShape(EldertableError):
    """The tables are those of a newer or older program: to go on would fail oddly, or spoil them."""


def store_error(error: BaseException) -> StoreError:
    """What a database's error means for a player."""
    said = f"{error} {getattr(error, 'orig', '')}".lower()
    if "full" in said or "no space" in said:
        return StoreError("store-full")
    if "locked" in said or "busy" in said or "lock timeout" in said:
        return StoreError("store-locked")
    if "readonly" in said or "read-only" in said:
        return StoreError("store-read-only")
    return StoreError("store-broken")


SQLITE_ERRORS = (sqlite3.Error, OSError)
