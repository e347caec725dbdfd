"""What `eldertable bench` measures: speed of play, of copies, of views, of the final route, and of the server."""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any

from msgspec import Struct

from ..kernel.match import Match, new_match
from .many import Plan, play_many

GAME = "arkham_tour"
SEATS = 3
PARTS = 4
LEAST_DECISIONS = 15_000  # a second
MOST_FORK_US = 60.0
MOST_VIEW_US = 300.0
MOST_ROUTE_S = 1.0
MOST_P99_MS = 20.0
MOST_CPU_US = 400.0


class Row(Struct, frozen=True):
    id: str
    measured: str
    bar: str
    met: bool = True


def python_name() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def benches(*, quick: bool, server: bool) -> dict[str, Callable[[], dict[str, Any]]]:
    """The measurements by name, not yet run; each gives one or more named results."""
    times = 200 if quick else 2000
    found: dict[str, Callable[[], dict[str, Any]]] = {
        "play": lambda: random_play(40 if quick else 150),
        "fork": lambda: {"fork": {"median_us": time_of(lambda match: match.fork(), times)}},
        "view": lambda: {"view": {"median_us": time_of(lambda match: match.view(0), times)}},
        "routes": lambda: {"routes": route_times(40 if quick else 1000)},
    }
    if server:
        found["server"] = lambda: {"server": server_load(quick)}
    return found


def random_play(games: int) -> dict[str, Any]:
    """Random players in one process, ours and the peer's in turns, so that a busy machine disturbs both alike."""
    ours, peers = Pace(), Pace()
    catan: Any = import_module("catanatron") if find_spec("catanatron") is not None else None
    for part in range(PARTS):
        ours.add(partial(_our_games, games, part))
        if catan is not None:
            peers.add(partial(_peer_games, catan, max(1, games // 10), part))
    peer = {"installed": False} if catan is None else {"installed": True, "package": "catanatron", **peers.told()}
    return {"play": ours.told(), "peer": peer}


class Pace:
    """Decisions a second: the best part by the clock, and all parts by the processor's time."""

    def __init__(self) -> None:
        self._decisions = 0
        self._cpu = 0.0
        self._best = 0.0

    def add(self, play: Callable[[], int]) -> None:
        clock, cpu = time.perf_counter(), time.process_time()
        decisions = play()
        self._best = max(self._best, decisions / (time.perf_counter() - clock))
        self._cpu += time.process_time() - cpu
        self._decisions += decisions

    def told(self) -> dict[str, Any]:
        return {
            "decisions": self._decisions,
            "decisions_per_second": round(self._best),
            "decisions_per_cpu_second": round(self._decisions / self._cpu),
        }


def _our_games(games: int, part: int) -> int:
    plan = Plan(GAME, games, SEATS, ("random",), f"bench/{part}")
    return sum(one.decisions for one in play_many(plan.list()))


def _peer_games(catan: Any, games: int, part: int) -> int:
    """Counted the same way: every action that is played."""
    random.seed(part)
    actions = 0
    for _ in range(games):
        game = catan.Game([catan.RandomPlayer(color) for color in (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE)])
        game.play()
        actions += _actions_of(game)
    return actions


def _actions_of(game: Any) -> int:
    """The log of played actions has had two names."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def middle_of_a_game(seed: str = "bench/middle") -> Match:
    """A match about half-way, played at random."""
    match = new_match(GAME, seats=SEATS, seed=seed)
    dice = random.Random(seed)
    for _ in range(85):
        seat = next(iter(match.pending))
        match.choose(seat, dice.randrange(len(match.pending[seat].options)))
    return match


def time_of(call: Callable[[Match], object], times: int) -> float:
    """The median of single calls, in microseconds."""
    match = middle_of_a_game()
    taken = []
    for _ in range(times):
        started = time.perf_counter()
        call(match)
        taken.append(time.perf_counter() - started)
    return round(median(taken) * 1e6, 1)


def route_times(games: int) -> dict[str, Any]:
    """The exact search for final routes on the boards of finished random games."""
    from ..games.arkham_tour.final_route import lines  # noqa: PLC0415 - this measurement is of one game
    from ..games.arkham_tour.lines import task_nodes  # noqa: PLC0415

    taken = []
    for number in range(games):
        state = _before_final_routes(f"bench/route/{number}", 1 + number % 4)
        board = state.boards[0]
        started = time.perf_counter()
        lines(board.drawn, board.tourists, state.ancient_one, task_nodes(board))
        taken.append(time.perf_counter() - started)
    taken.sort()
    return {
        "games": games, "median_ms": round(median(taken) * 1e3, 2), "p99_ms": round(taken[len(taken) * 99 // 100] * 1e3, 2),
        "worst_ms": round(taken[-1] * 1e3, 2),
    }  # fmt: skip


def _before_final_routes(seed: str, seats: int) -> Any:
    match = new_match(GAME, seats=seats, seed=seed)
    dice = random.Random(seed)
    while match.state.phase != "final_route":
        seat = next(iter(match.pending))
        match.choose(seat, dice.randrange(len(match.pending[seat].options)))
    return match.state


def server_load(quick: bool) -> dict[str, Any]:
    """Fifty tables of four sockets, all played at once."""
    load: Any = import_module("eldertable.server.load")
    result = load.measure(GAME, tables=10 if quick else 50, seats=4, seconds=3.0 if quick else 8.0)
    return {name: getattr(result, name) for name in result.__struct_fields__}


# --- told as a table ---------------------------------------------------------------------------------------------


def rows(name: str, result: dict[str, Any]) -> list[Row]:
    """One measurement as rows: what, how much, and the bar it has to pass."""
    found = result.get(name)
    if not found:
        return []
    match name:
        case "play":
            rate = found["decisions_per_second"]
            return [Row("play", _pace(found), f"≥ {LEAST_DECISIONS:,}", rate >= LEAST_DECISIONS)]
        case "peer":
            return _peer_rows(found, result)
        case "fork" | "view":
            most = MOST_FORK_US if name == "fork" else MOST_VIEW_US
            return [Row(name, f"{found['median_us']} µs", f"< {most:.0f} µs", found["median_us"] < most)]
        case "routes":
            worst = found["worst_ms"]
            measured = f"{found['median_ms']} / {found['p99_ms']} / {worst} ms"
            return [Row("routes", measured, f"< {MOST_ROUTE_S * 1000:.0f} ms", worst < MOST_ROUTE_S * 1000)]
        case _:
            p99, cpu = found["p99_ms"], found["cpu_us_per_choice"]
            return [
                Row("server-latency", f"{found['p50_ms']} / {p99} ms", f"< {MOST_P99_MS:.0f} ms", p99 < MOST_P99_MS),
                Row("server-cpu", f"{cpu} µs", f"< {MOST_CPU_US:.0f} µs", cpu < MOST_CPU_US),
            ]


def _peer_rows(found: dict[str, Any], result: dict[str, Any]) -> list[Row]:
    if not found["installed"]:
        return [Row("peer", "–", "")]
    ours = result["play"]
    by_clock = ours["decisions_per_second"] / found["decisions_per_second"]
    by_cpu = ours["decisions_per_cpu_second"] / found["decisions_per_cpu_second"]
    return [Row("peer", _pace(found), ""), Row("peer-ratio", f"{by_clock:.2f} ({by_cpu:.2f})", "> 1", by_clock > 1)]


def _pace(found: dict[str, Any]) -> str:
    return f"{found['decisions_per_second']:,} ({found['decisions_per_cpu_second']:,})"
