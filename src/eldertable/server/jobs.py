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
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import parent_process, resource_tracker
from typing import Any

from msgspec import Struct, json, msgpack

from eldertable.kernel.game import Game, game_named
from eldertable.kernel.match import Match
from eldertable.kernel.text import Text, text
from eldertable.server.messages import Insight

_encode = json.Encoder().encode


class Position(Struct, frozen=True):
    """A position as it travels. A bot's is a fork dealt anew for its seat, so nothing hidden is in it."""

    game: str
    seats: int
    options: dict[str, str]
    state: bytes

    @staticmethod
    def of(fork: Match) -> Position:
        return Position(fork.game.id, fork.seats, fork.options, msgpack.encode(fork.state))


class Arrived(Match):
    """A match at a position that came from another process; it has no seed and no past."""

    def __init__(self, position: Position) -> None:
        game = game_named(position.game)
        self._prepare(game, position.seats, position.options, None)
        self._start(msgpack.decode(position.state, type=game.state_type))
        self.opening = self._advance()


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
    """Run once in every worker: leave the cores to the tables, and go when the server goes."""
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


def match_of(given: Position | Match) -> Match:
    return Arrived(given) if isinstance(given, Position) else given


def choose(given: Position | Match, seat: int, bot: str, seconds: float) -> int:
    from eldertable import bots  # noqa: PLC0415 - only workers need them

    return int(bots.named(bot).choose(match_of(given), seat, seconds=seconds))


def suggest(given: Position | Match, seat: int, bot: str, seconds: float) -> Suggestion:
    from eldertable import bots  # noqa: PLC0415

    started = time.perf_counter()
    option, words, other = bots.named(bot).suggest(match_of(given), seat, seconds)
    return Suggestion(int(option), words, other, round((time.perf_counter() - started) * 1000))


def preview(given: Position | Match, seat: int, option: int) -> dict[str, Any]:
    match = match_of(given)
    decision = match.pending[seat]
    return match.game.preview(match.state, decision, decision.options[option])


def insights(given: Position | dict[int | None, Match], seats: tuple[int | None, ...], seq: int) -> dict[int | None, bytes]:
    """For each of these seats the message that tells it, written here so that the server need not. A position is that of the
    table: it is dealt anew for each seat before the game looks at it, as forks are already (a spectator's too, so that no
    secret can slip into it)."""
    forks = given if isinstance(given, dict) else forks_for(match_of(given), seats)
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
    return msgpack.encode(list(insights(job.position, job.seats, job.seq).items()))


def told(answer: bytes) -> dict[int | None, bytes]:
    """The answer of `ponder`."""
    return dict(_decode_told(answer))


def forks_for(match: Match, seats: Iterable[int | None]) -> dict[int | None, Match]:
    return {seat: match.fork(seat or 0) for seat in seats}


def any_option(match: Match, seat: int) -> int:
    """What is played when a bot has failed, so that the others need not wait."""
    return random.randrange(len(match.pending[seat].options))


def has_insight(game: Game[Any]) -> bool:
    return type(game).insight is not Game.insight


def any_hint(match: Match, seat: int) -> Suggestion:
    return Suggestion(any_option(match, seat), text("app-server-hint-any"), None, 0)
