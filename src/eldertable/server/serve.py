"""Starts the server; everything that can be wrong with it beforehand is said in words."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
import sqlite3
from collections.abc import Callable

import uvicorn

from eldertable.kernel.complaints import not_done
from eldertable.kernel.errors import EldertableError
from eldertable.kernel.text import Text, text
from eldertable.server import logs
from eldertable.server.app import create_app
from eldertable.server.door import door
from eldertable.server.settings import Settings, from_environment, misspelt
from eldertable.server.store import BadAddress, OtherShape, Store, StoreError
from eldertable.server.store.errors import store_error
from eldertable.server.wire import wire

LAST_PORT = 65535
PING_SECONDS = 25  # a page that has said nothing for so long is asked whether it is there; ours speak every 20
MOST_FILES = 65536  # that we ask the system for
SQLITE_REASONS = {
    "store-full": "app-system-full", "store-locked": "app-system-locked", "store-read-only": "app-system-read-only"
}  # fmt: skip
# By the beginning of SQLite's own name for it.
SQLITE_REFUSALS = {
    "SQLITE_NOTADB": "app-system-no-database", "SQLITE_IOERR": "app-system-unusable", "SQLITE_CANTOPEN": "app-system-unusable",
}  # fmt: skip
WS_HARD_LIMIT = 65536  # past this the socket library closes by itself; below, the table says why first


class CannotServe(EldertableError):
    """The port is taken or not ours to take, or the store cannot be opened."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    settings: Settings | None = None,
    reuse_port: bool = False,
    on_ready: Callable[[str], None] | None = None,
    on_doubt: Callable[[Text], None] | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes any free one; `on_ready` is told the address once people can connect,
    `on_doubt` what is odd about the settings but no hindrance.

    Raises CannotServe (or BadSetting, BadAddress, OtherShape) before anything has started. With `reuse_port` several processes
    may share the port."""
    settings = from_environment() if settings is None else settings
    logs.set_up(settings.log_level)
    if on_doubt is not None:
        for doubt in misspelt():
            on_doubt(doubt)
    listening = bind(host, port, reuse_port=reuse_port)
    try:
        asyncio.run(_check_store(settings))
        config = uvicorn.Config(
            create_app(settings), http=door(settings.request_seconds, settings.answer_seconds),
            ws=wire(settings.answer_seconds), loop="auto", access_log=False, log_config=None,
            ws_max_size=WS_HARD_LIMIT, ws_per_message_deflate=settings.compress, ws_ping_interval=PING_SECONDS,
            server_header=False, timeout_graceful_shutdown=3,
        )  # fmt: skip
        spare_the_collector()
        allow_many_sockets()
        with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is how a table is closed
            _Announcing(config, on_ready).run(sockets=[listening])
    finally:
        listening.close()


def spare_the_collector() -> None:
    """Matches are trees of plain data without cycles: looking for cycles after every few hundred objects finds none and
    costs a pause that every table feels. What is loaded now stays; the rest is looked at seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def allow_many_sockets() -> None:
    """Each is an open file, and many systems grant a program a thousand unless it asks for more."""
    try:
        import resource  # noqa: PLC0415 - Windows has no such limit, and no such module
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # then it is as many as were granted
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def bind(host: str, port: int, *, reuse_port: bool = False) -> socket.socket:
    if not host.strip():  # the system would take it for all of its addresses
        raise CannotServe(text("app-server-no-host"))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if reuse_port:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind((host, port))
        listening.listen(512)
    except (OSError, OverflowError, ValueError, TypeError) as error:  # TypeError: a host of half characters
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotServe(
                text("app-server-port-in-use", port=str(port), next=str(port + 1 if port < LAST_PORT else 0))
            ) from error
        raise CannotServe(text("app-server-cannot-listen", host=host, port=str(port), why=_reason(error))) from error
    return listening


async def _check_store(settings: Settings) -> None:
    """A store that cannot be opened is said now, not as a server that stops while starting."""
    where = Store.address(settings.database)
    try:
        store = await Store.open(settings)
    except (BadAddress, OtherShape):
        raise
    except Exception as error:  # a driver has errors of its own, and a URL may ask it for what it has not
        why = _reason(error.__cause__ if isinstance(error, StoreError) else error)
        raise CannotServe(text("app-server-cannot-open", where=where, why=why)) from error
    await store.close()


def _reason(error: BaseException | None) -> str | Text:
    """In the words of the database, without what SQLAlchemy adds; in ours, if the system refuses or SQLite could do no more."""
    found = getattr(error, "orig", None) or error
    if isinstance(found, sqlite3.Error) and (why := SQLITE_REASONS.get(store_error(found).code) or _refusal(found)):
        return text(why)
    return not_done(found) if isinstance(found, OSError) else str(found) or type(found).__name__


def _refusal(error: sqlite3.Error) -> str | None:
    named = getattr(error, "sqlite_errorname", "")
    return next((why for name, why in SQLITE_REFUSALS.items() if named.startswith(name)), None)


class _Announcing(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self._on_ready is not None and sockets and self.started:
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._on_ready(f"http://{shown}:{port}/")
