"""How a step asks."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from .decision import Decision


def ask(seat: int, kind: str, options: tuple[Any, ...], **args: Any) -> Generator[Decision, Any, Any]:
    """Ask a seat and go on with the option it takes: `card = yield from ask(seat, "keep_task", options)`."""
    return (yield Decision(seat, kind, options, args))


def confirm(seat: int, kind: str, options: tuple[Any, ...], **args: Any) -> Generator[Decision, Any, Any]:
    """Like `ask`, but a single option is put to the player too: what follows cannot be taken back."""
    return (yield Decision(seat, kind, options, args, True))


def questions_of(procedure: Generator[Decision, Any, None]) -> Generator[Decision | None, Any, None]:
    """The procedure's questions, and None once it has ended. To whoever sends, the end of a generator is an exception, which
    costs more than most answers take; to `yield from` it is none."""
    yield from procedure
    while True:
        yield None
