"""What an operator may set, each by an environment variable `ELDERTABLE_<NAME>`."""

from __future__ import annotations

import logging
import math
import os
import sys
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

import msgspec
from msgspec import Struct

from eldertable.kernel.errors import EldertableError
from eldertable.kernel.text import Text, text

PREFIX = "ELDERTABLE_"
# With zero of these nobody could say anything, or the server would do nothing but look for news.
ABOVE_ZERO = frozenset({
    "poll_seconds", "message_bytes", "messages_per_second", "body_bytes", "hello_seconds", "request_seconds",
    "answer_seconds", "presence_seconds",
})  # fmt: skip
# Variables of that prefix which others read: the engine, the tests, the scripts and the pages' own server.
NOT_OURS = frozenset({"COMPILED", "CHROMIUM", "HYPOTHESIS", "LAG", "LONG", "LONG_GAMES", "SERVER"})


def default_database() -> str:
    """A file in the user's data folder, so that tables outlive a clone of the repository."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(base / "eldertable" / "tables.sqlite3")


class Settings(Struct, frozen=True, kw_only=True):
    """The limits are per process; what they mean is in docs/operations.md."""

    database: str = msgspec.field(default_factory=default_database)  # a file, or postgresql://user@host/name
    max_database_mb: int = 0  # SQLite: refuse to grow past this; 0: as long as the disk has room
    busy_seconds: float = 2.0  # how long a choice may wait for a locked database
    poll_seconds: float = 0.1  # SQLite: how often other processes' choices are looked for
    sync_seconds: float = 1.0  # SQLite: how often choices are forced to the disk; 0: each before it is answered
    origins: tuple[str, ...] = ()  # pages of these origins may use the server besides its own
    matches_per_minute: int = 60  # new matches of one address
    replays_per_minute: int = 1200  # moments of finished matches worked out for one address
    openings_per_minute: int = 600  # matches of one address that have to be fetched from the store
    sockets_per_address: int = 300  # open at once
    message_bytes: int = 4096  # one socket message
    messages_per_second: int = 20  # of one socket
    body_bytes: int = 65536  # one REST body
    request_seconds: float = 20.0  # how long a request may take to arrive whole
    answer_seconds: float = 60.0  # how long an answer may wait for somebody who reads nothing of it
    hello_seconds: float = 10.0  # how long a socket may stay silent before it says hello
    presence_seconds: float = 30.0  # after which a process that gives no sign is gone, and whoever sits there
    idle_rooms: int = 200  # matches kept in memory although nobody is there
    thinkers: int = 0  # processes for bots and hints; 0: one less than the machine's cores
    bot_seconds: float = 0.8  # how long a bot or a hint may think
    bot_pause: float = 0.15  # the least time between a question and a bot's answer, for the eye
    insights: bool = True  # work out what a careful player could, for the pages
    compress: bool = False  # deflate socket messages: less to send, twice the work
    preload: tuple[str, ...] = ()  # modules to import before games are looked up
    log_level: str = "INFO"


class BadSetting(EldertableError):
    """A value that cannot be meant, named by its variable."""


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings; BadSetting where a value does not fit its type."""
    environment = os.environ if environment is None else environment
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        if variable not in environment:
            continue
        given = environment[variable].strip()
        if field.name == "database" and not given:
            continue
        try:
            found[field.name] = _read(field.name, field.type, given)
        except (ValueError, msgspec.ValidationError) as error:
            raise bad_setting(field.name, given, _kind(field.name, field.type)) from error
    return Settings(**found)  # type: ignore[arg-type]


def misspelt(environment: Mapping[str, str] | None = None) -> Iterator[Text]:
    """Says of each variable that looks like a setting and is none which one may be meant. Values are never named."""
    environment = os.environ if environment is None else environment
    known = [field.name.upper() for field in msgspec.structs.fields(Settings)]
    for variable in sorted(environment):
        name = variable.upper().removeprefix(PREFIX)
        if variable.upper() == name or variable in {PREFIX + other for other in (*known, *NOT_OURS)}:
            continue
        near = next((PREFIX + one for one in get_close_matches(name, (*known, *NOT_OURS), 1)), "none")
        yield text("app-server-setting-unknown", name=variable, near=near)


def bad_setting(name: str, value: str, wanted: str) -> BadSetting:
    words = text(f"app-server-setting-{wanted}")
    return BadSetting(text("app-server-setting", name=PREFIX + name.upper(), value=value, wanted=words))


def _kind(name: str, kind: type) -> str:
    if name == "log_level":
        return "level"
    return f"{kind.__name__}-above" if name in ABOVE_ZERO else kind.__name__


def _read(name: str, kind: type, given: str) -> object:
    """The value in its type; ValueError if it is none. Numbers are counts, sizes and times: none is below zero."""
    if name in {"origins", "preload"}:
        return tuple(part.strip() for part in given.split(",") if part.strip())
    if name == "log_level":
        if given.upper() not in logging.getLevelNamesMapping():
            raise ValueError(given)
        return given.upper()
    value: object = msgspec.convert(given, kind, strict=False)
    if isinstance(value, int | float) and not 0 <= value < math.inf:
        raise ValueError(given)
    if name in ABOVE_ZERO and not value:
        raise ValueError(given)
    return value
