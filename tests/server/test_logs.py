"""All that a server logs is a line of JSON without secrets, whoever logs it: we, Python, or a library."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from typing import Any

import pytest

from eldertable.server.logs import JsonLines

GONE_WRONG = """
import asyncio, gc, logging, sys, threading
from eldertable.server import logs

logs.set_up("INFO")
SECRET = "the-seats-" + "token"

async def fail(why):
    raise ValueError(why)

async def main():
    task = asyncio.create_task(fail(SECRET))
    await asyncio.sleep(0)
    del task
    gc.collect()
    asyncio.get_running_loop().call_soon({}.__getitem__, SECRET)
    await asyncio.sleep(0)

class Untidy:
    def __del__(self):
        raise ValueError(SECRET)

asyncio.run(main())
thread = threading.Thread(target=lambda: {}[SECRET])
thread.start()
thread.join()
Untidy()
for name in ("sqlalchemy.pool", "websockets.server", "uvicorn.error", "litestar", "asyncpg"):
    try:
        {}[SECRET]
    except KeyError:
        logging.getLogger(name).exception("cannot close %r", SECRET, extra={"connection": SECRET})
logging.getLogger("uvicorn.error").error(f"Traceback (most recent call last):\\n  a.py\\nKeyError: {SECRET}")
logging.getLogger("sqlalchemy.engine").info("SELECT %s", SECRET)
"""


def test_what_python_and_the_libraries_log_are_our_lines_without_values() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", GONE_WRONG], capture_output=True, text=True, timeout=60, check=True
    )  # fmt: skip
    lines = [json.loads(line) for line in ended.stderr.splitlines()]
    assert "the-seats-token" not in ended.stderr
    assert [(line["logger"], line["event"], line.get("error")) for line in lines] == [
        ("asyncio", "Task exception was never retrieved", "ValueError"),
        ("asyncio", "Exception in callback dict.__getitem__", "KeyError"),
        ("eldertable.threads", "a thread failed", "KeyError"),
        ("eldertable.python", "an error that nobody could be told", "ValueError"),
        *((name, "cannot close %r", "KeyError") for name in ("sqlalchemy.pool", "websockets.server", "uvicorn.error", "litestar", "asyncpg")),
        ("uvicorn.error", "KeyError", None),
    ]  # fmt: skip
    assert all(line["level"] == "error" for line in lines)


@pytest.mark.parametrize(
    "value", ["\ud800", 10**400, {1: "\udcff"}, object()], ids=["half a letter", "huge", "within", "any"]
)
def test_a_line_is_written_whatever_its_values_are(value: Any) -> None:
    record = logging.makeLogRecord({"name": "eldertable.http", "msg": "call", "levelname": "INFO", "path": value})
    line = json.loads(JsonLines().format(record))
    assert line["logger"] == "eldertable.http"
    assert line["event"] in ("call", "something that cannot be written down")
