"""A process that is asked and answered over a socket in the event loop.

An executor hands each job through two threads of this process, which fight the event loop for the interpreter: for the small
and frequent jobs that insights are, that cost more than all else about them. Here a job is one message there and one back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import traceback
from collections import deque
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

from eldertable.server import jobs

LENGTH_BYTES = 4
DONE, FAILED = b"+", b"-"  # an answer begins with one of them
CLOSE_SECONDS = 2.0
MOST_AT_ONCE = 1 << 18  # bytes
Job = Callable[[bytes], bytes]


class ProcessGone(Exception):
    """The process has ended before it answered."""


class JobFailed(Exception):
    """What went wrong in the other process, and where; not with which values, for those may be secrets."""


class Errands:
    """Jobs are done one after the other, in the order in which they are asked for."""

    def __init__(self, job: Job, preload: tuple[str, ...]) -> None:
        self._job, self._preload = job, preload
        self._line: _Line | None = None
        self._process: Any = None
        self._starting = asyncio.Lock()

    async def ask(self, job: bytes) -> bytes:
        """The answer; ProcessGone or JobFailed if there is none."""
        line = self._line
        if line is None or line.closed:
            line = await self._start()
        return await line.ask(job)

    async def _start(self) -> _Line:
        async with self._starting:
            if self._line is not None and not self._line.closed:
                return self._line
            ours, theirs = socket.socketpair()
            with theirs:
                self._process = get_context("spawn").Process(
                    target=_serve, args=(theirs, self._job, self._preload), name="eldertable-errands", daemon=True
                )
                with jobs.deaf_to_ctrl_c():
                    self._process.start()
            ours.setblocking(False)
            _, self._line = await asyncio.get_running_loop().create_connection(_Line, sock=ours)
            return self._line

    async def close(self) -> None:
        """Whoever is not answered by now will not be."""
        if self._line is None:
            return
        self._line.close()
        await asyncio.to_thread(self._end_process)

    def _end_process(self) -> None:
        """It leaves by itself when the line is closed, unless it is in the midst of something long."""
        self._process.join(CLOSE_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


class _Line(asyncio.Protocol):
    """Our end of the socket: a message is its length and its bytes."""

    def __init__(self) -> None:
        self.closed = False
        self._transport: asyncio.Transport | None = None
        self._read = b""
        self._waiting: deque[asyncio.Future[bytes]] = deque()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def ask(self, job: bytes) -> asyncio.Future[bytes]:
        assert self._transport is not None
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self._transport.write(_message(job))
        return answer

    def data_received(self, data: bytes) -> None:
        answers, self._read = _messages(self._read + data)
        for answer in answers:
            waiting = self._waiting.popleft()
            if waiting.done():  # nobody waits any more
                continue
            if answer.startswith(FAILED):
                waiting.set_exception(JobFailed(answer.removeprefix(FAILED).decode()))
            else:
                waiting.set_result(answer.removeprefix(DONE))

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_exception(ProcessGone("the process has ended"))
        self._waiting.clear()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def _message(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES) + data


def _messages(read: bytes) -> tuple[list[bytes], bytes]:
    """The messages that have come whole, and the beginning of the next one."""
    found, at = [], 0
    while len(read) >= at + LENGTH_BYTES:
        begin = at + LENGTH_BYTES
        end = begin + int.from_bytes(read[at:begin])
        if len(read) < end:
            break
        found.append(read[begin:end])
        at = end
    return found, read[at:]


# --- in the other process ----------------------------------------------------------------------------------------


def _serve(theirs: socket.socket, job: Job, preload: tuple[str, ...]) -> None:
    """Answer until the server closes its end, or is gone. Jobs that have come together are answered together: each answer
    wakes the server."""
    jobs.start_worker(preload)
    unread = b""
    with contextlib.suppress(OSError):
        while data := theirs.recv(MOST_AT_ONCE):
            asked, unread = _messages(unread + data)
            theirs.sendall(b"".join(_message(_answer(job, given)) for given in asked))
    os._exit(0)  # at once: the thread that waits for the server would hold us up


def _answer(job: Job, given: bytes) -> bytes:
    try:
        return DONE + job(given)
    except Exception as error:  # noqa: BLE001 - the server is told, and says so
        places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
        return FAILED + f"{type(error).__name__} at {' '.join(places)}".encode()
