"""What is worked out in other processes. What thinks for a seat is given only what that seat may know, never the match's
chance."""

from __future__ import annotations

import contextlib
import importlib
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import parent_process, resource_tracker
from typing import Any

from msgspec import Struct, json, msgpack

from eldertable.kernel.game import Game, game_named
from eldertable.kernel.match import Match, match_at
from eldertable.kernel.text import Text, text
from eldertable.server import logs
from eldertable.server.messages import Insight

_encode = json.Encoder().encode


class Position(Struct, frozen=True):
    """A position as it travels. A bot's is that of a fork dealt anew for its seat: between two steps nothing hidden is in it,
    in the midst of one only where nothing but the kernel looks."""

    game: str
    seats: int
    options: dict[str, str]
    checkpoint: bytes
    since: list[tuple[int | None, int | bytes]]

    @staticmethod
    def of(fork: Match) -> Position:
        checkpoint, since = fork.position
        return Position(fork.game.id, fork.seats, fork.options, checkpoint, list(since))

    def match(self) -> Match:
        return match_at(game_named(self.game), self.seats, self.options, (self.checkpoint, self.since))


class Suggestion(Struct, frozen=True):
    option: int
    text: Text
    other: tuple[int, Text] | None
    ms: int


@contextlib.contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl+C in a terminal reaches all of its processes, also one that is started just now: until it can ignore that itself
    (`start_worker`), it inherits that the signal is blocked. Here it is only late."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # when it has to start first, it leaves the signal unblocked
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start_worker(preload: tuple[str, ...]) -> None:
    """Run once in every worker: leave the cores to the tables, go when the server goes, and log as it does."""
    logs.set_up("WARNING")
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent.join,), daemon=True).start()
    for module in preload:
        importlib.import_module(module)


def _leave_with(parent_gone: Callable[[], None]) -> None:
    parent_gone()
    os._exit(0)


def choose(given: Position, seat: int, bot: str, seconds: float) -> int:
    from eldertable import bots  # noqa: PLC0415 - only workers need them

    return int(bots.named(bot).choose(given.match(), seat, seconds=seconds))


def suggest(given: Position, seat: int, bot: str, seconds: float) -> Suggestion:
    from eldertable import bots  # noqa: PLC0415

    started = time.perf_counter()
    option, words, other = bots.named(bot).suggest(given.match(), seat, seconds)
    return Suggestion(int(option), words, other, round((time.perf_counter() - started) * 1000))


def preview(given: Position, seat: int, option: int) -> dict[str, Any]:
    match = given.match()
    decision = match.pending[seat]
    return match.game.preview(match.state, decision, decision.options[option])


def insights(match: Match, seats: tuple[int | None, ...], seq: int) -> dict[int | None, bytes]:
    """For each of these seats the message that tells it, written here so that the server need not. The match is that of the
    table: it is dealt anew for each seat, and for who watches, before the game looks at it."""
    forks = {seat: match.fork(seat, spectator=seat is None) for seat in seats}
    return {seat: _encode(Insight(seq, fork.game.insight(fork.state, seat))) for seat, fork in forks.items()}


class Pondered(Struct, frozen=True):
    """What a job for insights is given, as it travels."""

    position: Position
    seats: tuple[int | None, ...]
    seq: int


_decode_pondered = msgpack.Decoder(Pondered).decode
_decode_told = msgpack.Decoder(list[tuple[int | None, bytes]]).decode


def ponder(given: bytes) -> bytes:
    """`insights`, written there and back."""
    job = _decode_pondered(given)
    return msgpack.encode(list(insights(job.position.match(), job.seats, job.seq).items()))


def told(answer: bytes) -> dict[int | None, bytes]:
    """The answer of `ponder`."""
    return dict(_decode_told(answer))


def any_option(match: Match, seat: int) -> int:
    """What is played when a bot has failed, so that the others need not wait."""
    return random.randrange(len(match.pending[seat].options))


def has_insight(game: Game[Any]) -> bool:
    return type(game).insight is not Game.insight


def any_hint(match: Match, seat: int) -> Suggestion:
    return Suggestion(any_option(match, seat), text("app-server-hint-any"), None, 0)
