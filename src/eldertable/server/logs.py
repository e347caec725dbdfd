"""The server's log: one JSON object a line. It never holds secrets: no tokens, seeds, options or hidden state.

What we log ourselves is chosen with care. What Python and the libraries log when something goes wrong in them has values in it,
so only what kind of thing it was is taken over."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
import time
import traceback
from types import TracebackType

import msgspec

OURS = "eldertable"
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.partition(".")[0] == OURS
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage() if ours else _kind(record),
        }
        extra = {name: value for name, value in vars(record).items() if name not in _STANDARD} if ours else {}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        with contextlib.suppress(ValueError, TypeError, OverflowError):  # half a character, a number beyond all bounds
            return msgspec.json.encode({**line, **extra}, enc_hook=str).decode()
        return msgspec.json.encode({**line, "event": "something that cannot be written down"}).decode()


def _kind(record: logging.LogRecord) -> str:
    """A foreign line without its values: as the library wrote it before it put them in. asyncio puts them into brackets and
    further lines; what is a whole traceback is told by its kind of error."""
    words = str(record.msg).strip().splitlines() or [""]
    return words[-1].partition(":")[0] if words[0].startswith("Traceback ") else words[0].partition("(")[0]


def _where(trace: TracebackType | None) -> list[str]:
    """The way to an error without its words: those may name what a player must not know."""
    frames = traceback.extract_tb(trace)[-8:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]


def set_up(level: str) -> None:
    """All that is logged in this process goes out in our lines, whoever logs it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("WARNING")
    for name in ("uvicorn", "litestar"):  # they come with handlers of their own
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger(OURS).setLevel(level)
    logging.raiseExceptions = False  # what cannot be logged is not printed in another way
    threading.excepthook = _thread_failed
    sys.unraisablehook = _unraisable


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    told = (failed.exc_type, failed.exc_value or failed.exc_type(), failed.exc_traceback)
    logging.getLogger("eldertable.threads").error("a thread failed", exc_info=told)


def _unraisable(failed: sys.UnraisableHookArgs) -> None:
    """As when something fails while it is tidied up."""
    told = (failed.exc_type, failed.exc_value or failed.exc_type(), failed.exc_traceback)
    logging.getLogger("eldertable.python").error("an error that nobody could be told", exc_info=told)
