"""Many games: here, in several processes of this machine (joblib), or on a cluster (Ray)."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from joblib import Parallel, delayed
from msgspec import Struct

from ..kernel.errors import EldertableError
from ..kernel.text import text
from .one import Game, Played, play_one

SELDOM = 200_000  # new things before the garbage collector looks
CHUNKS_A_WORKER = 8  # small enough for a lively progress bar, large enough to forget the cost of sending


class MissingPackage(EldertableError):
    """An optional package is not installed."""


class Plan(Struct, frozen=True):
    """Games between bots that move on by one seat in every game, each with a seed of its own."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, str] = {}
    seconds: float = 1.0
    iterations: int | None = None

    def list(self) -> list[Game]:
        return [self._game(number) for number in range(self.games)]

    def _game(self, number: int) -> Game:
        line_up = tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats))
        seed = f"{self.seed}/{number}"
        return Game(number, self.game, self.options, line_up, seed, self.seconds, self.iterations)


def play_many(
    games: Sequence[Game], *, workers: int = 1, ray: bool = False, progress: Callable[[int], None] = lambda _: None
) -> list[Played]:
    """Play them all; the results come in the order of the games. `progress` is told how many more are done."""
    found: list[Played] = []
    with _seldom_collecting():  # also between the chunks
        for chunk in _chunks_played(games, workers, ray):
            found += chunk
            progress(len(chunk))
    return sorted(found, key=lambda played: played.game.number)


def _chunks_played(games: Sequence[Game], workers: int, ray: bool) -> Iterable[list[Played]]:
    if ray:
        return _on_ray(games)
    chunks = list(_chunks(games, workers))
    if workers == 1:
        return map(_play_chunk, chunks)
    played: Iterable[list[Played]] = Parallel(n_jobs=workers, return_as="generator_unordered")(
        delayed(_play_chunk)(chunk) for chunk in chunks
    )
    return played


def _chunks(games: Sequence[Game], workers: int) -> Iterator[Sequence[Game]]:
    size = max(1, len(games) // (max(1, workers) * CHUNKS_A_WORKER))
    for start in range(0, len(games), size):
        yield games[start : start + size]


def _play_chunk(games: Sequence[Game]) -> list[Played]:
    with _seldom_collecting():
        return [play_one(game) for game in games]


@contextmanager
def _seldom_collecting() -> Iterator[None]:
    """A game leaves nothing behind that goes round in circles, and all cards would be looked through again and again."""
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def _on_ray(games: Sequence[Game]) -> Iterator[list[Played]]:
    if find_spec("ray") is None:
        raise MissingPackage(text("app-cli-no-ray"))
    ray: Any = import_module("ray")  # an optional package that takes seconds to import
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    cores = int(ray.cluster_resources().get("CPU", 1))
    remote = ray.remote(_play_chunk)
    waiting = [remote.remote(chunk) for chunk in _chunks(games, cores)]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
