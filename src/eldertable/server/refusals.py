"""A message or request that is not carried out, with a code for programs and words for people."""

from __future__ import annotations

import msgspec

from eldertable.kernel.text import Text, text
from eldertable.server.store import StoreError

# What the decoder makes of a message that is no JSON, no UTF-8, of another shape, or nested too deeply to be meant.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Refused(Exception):
    """Nothing has changed when this is raised."""

    def __init__(self, code: str, words: Text, *, rule: str | None = None, status: int = 409) -> None:
        self.code, self.text, self.rule, self.status = code, words, rule, status
        super().__init__(code)


class RefusedByStore(Refused):
    """The store could not be read or written."""


def refused(code: str, *, status: int = 409, **args: str | int | float | Text) -> Refused:
    """The refusal of that code in its own words, `app-server-<code>`."""
    return Refused(code, text(f"app-server-{code}", **args), status=status)


def refused_by_store(error: StoreError) -> RefusedByStore:
    return RefusedByStore(error.code, error.text, status=503)
