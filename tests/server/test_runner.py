"""Thoughts in other processes: also in the midst of a procedure, and when a process is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

import pytest

from eldertable import bots
from eldertable.kernel.match import Match, new_match
from eldertable.server import bots_runner, jobs
from eldertable.server.bots_runner import Runner
from eldertable.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_when_a_process_is_killed_all_that_it_left_undone_is_done_by_one_new_pool() -> None:
    runner = Runner(Settings(thinkers=1))
    try:
        worker = await runner.replay(os.getpid)
        broken = runner._pools["glances"]
        os.kill(worker, signal.SIGKILL)
        again = await asyncio.gather(*(runner._run("glances", os.getpid) for _ in range(4)))
        assert worker not in again
        assert len(set(again)) == 1
        assert runner._pools["glances"] is not broken
    finally:
        await runner.close()


async def test_a_thought_that_does_not_end_is_cut_short_and_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server ends right after this: a pool that were still ending would leave what it shares with its processes."""
    monkeypatch.setattr(bots_runner, "CLOSE_SECONDS", 0.5)
    runner = Runner(Settings(thinkers=1))
    worker = await runner.replay(os.getpid)
    ended: list[bool] = []
    pool = runner._pools["glances"]
    monkeypatch.setattr(pool, "shutdown", _and_say_so(pool.shutdown, ended))
    endless = asyncio.ensure_future(runner.replay(time.sleep, 60))
    await asyncio.sleep(0.1)
    await runner.close()
    assert ended
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    with pytest.raises(BrokenProcessPool):  # and nobody is asked once more
        await endless


def _and_say_so(shutdown: Callable[..., None], ended: list[bool]) -> Callable[..., None]:
    def shutting(**how: bool) -> None:
        shutdown(**how)
        ended.append(True)

    return shutting


def in_the_midst() -> Match:
    """A match that asks in the midst of a procedure, with more than one way to answer wrongly."""
    match = new_match("machina_arcana", seats=1, seed="in the midst")
    while match.at_rest or len(match.pending[0].options) < 3:
        match.choose(0, 0)
    return match


async def test_also_in_the_midst_of_a_procedure_nobody_thinks_in_the_servers_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = in_the_midst()
    expected = bots.named("greedy").choose(match, 0)
    runner = Runner(Settings(thinkers=1))

    def here(*_args: object) -> None:
        raise AssertionError("that is thought over here")

    try:
        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "to_thread", here)
            patched.setattr(runner, "_failed", here)
            patched.setattr(jobs, "any_option", here)
            assert await runner.choose(match.fork(0), 0, "greedy") == expected
            _, hint = await runner.suggest(match.fork(0), 0)
            assert 0 <= hint.option < len(match.pending[0].options)
            told = await runner.insights(match, (0, None), 1)
            assert told.keys() == {0, None}
            assert await runner.preview(match.fork(0), 0, 0) is not None
    finally:
        await runner.close()


async def test_a_preview_does_not_stand_behind_a_crowd_that_looks_at_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    runner, match, begun, enough = Runner(Settings(thinkers=1)), in_the_midst(), list[str](), asyncio.Event()

    async def work(_pool: object, job: Callable[..., object], *_args: object) -> object:
        begun.append(job.__name__)
        await enough.wait()
        return 0

    monkeypatch.setattr(runner, "_submit", work)
    looking = [asyncio.create_task(runner.replay(os.getpid)) for _ in range(5)]
    await asyncio.sleep(0)
    preview = asyncio.create_task(runner.preview(match.fork(0), 0, 0))
    await asyncio.sleep(0)
    assert begun == ["getpid", "preview"]
    enough.set()
    await asyncio.gather(preview, *looking)
    assert begun == ["getpid", "preview", *["getpid"] * 4]
    await runner.close()


async def test_a_bot_does_not_stand_behind_a_crowd_that_asks_for_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    runner, match, begun, enough = Runner(Settings(thinkers=1)), in_the_midst(), list[str](), asyncio.Event()

    async def think(_pool: object, job: Callable[..., object], *_args: object) -> object:
        begun.append(job.__name__)
        await enough.wait()
        return 0

    monkeypatch.setattr(runner, "_submit", think)
    hints = [asyncio.create_task(runner.suggest(match.fork(0), 0)) for _ in range(5)]
    await asyncio.sleep(0)
    move = asyncio.create_task(runner.choose(match.fork(0), 0, "greedy"))
    await asyncio.sleep(0)
    assert begun == ["suggest", "choose"]
    hints[1].cancel()  # whoever leaves asks for nothing more
    enough.set()
    await asyncio.gather(move, *hints, return_exceptions=True)
    assert begun == ["suggest", "choose", *["suggest"] * 3]
    await runner.close()
