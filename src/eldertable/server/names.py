"""What people are called at a table: one limit for every way of saying it."""

from __future__ import annotations

from eldertable.server.messages import NAME_MOST
from eldertable.server.refusals import refused
from eldertable.server.talk import one_line


def called(name: str) -> str:
    """The name in one line, as it is stored; Refused when it is too long. Names that were stored before stay as they are."""
    name = one_line(name)
    if len(name) > NAME_MOST:
        raise refused("name-long", status=400, limit=NAME_MOST)
    return name
