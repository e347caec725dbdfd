"""A process that is asked over a socket: it answers in order, says what failed, is started again, and goes with the server."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from eldertable.server.errands import Errands, JobFailed, ProcessGone
from tests.server.errand import job

pytestmark = pytest.mark.anyio


@pytest.fixture
async def errands() -> AsyncIterator[Errands]:
    errands = Errands(job, ())
    yield errands
    await errands.close()


async def test_each_is_given_its_own_answer_whatever_its_length(errands: Errands) -> None:
    asked = [b"one", b"long " * 3000, b"two", b"", b"long " * 9]
    answers = await asyncio.gather(*(errands.ask(one) for one in asked))
    assert answers == [job(one) for one in asked]


async def test_a_job_that_fails_says_where_but_not_with_what(errands: Errands) -> None:
    with pytest.raises(JobFailed) as failed:
        await errands.ask(b"fail")
    assert "ValueError at errands.py:" in str(failed.value)
    assert "errand.py:" in str(failed.value)
    assert "secret" not in str(failed.value)
    assert await errands.ask(b"abc") == b"cba"


async def test_a_process_that_was_killed_is_started_again(errands: Errands) -> None:
    first = int(await errands.ask(b"who"))
    with pytest.raises(ProcessGone):
        await errands.ask(b"die")
    second = int(await errands.ask(b"who"))
    assert first != second
    os.kill(second, signal.SIGKILL)
    await asyncio.sleep(0.2)
    assert int(await errands.ask(b"who")) not in (first, second)


async def test_it_goes_when_the_server_closes_its_end() -> None:
    errands = Errands(job, ())
    process = int(await errands.ask(b"who"))
    waiting = asyncio.ensure_future(errands.ask(b"long " * 10_000))
    await asyncio.sleep(0)
    await errands.close()
    with pytest.raises(ProcessGone):
        await waiting
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
