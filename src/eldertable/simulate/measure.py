"""What `eldertable bench` measures: speed of play, of copies, of views, of the final route, and of the server."""

from __future__ import annotations

import gc
import platform
import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any

from msgspec.structs import asdict

from ..kernel.game import games
from ..kernel.match import Match, new_match
from .bars import GAME, bars_of, measured_games
from .many import Plan, play_many

PARTS = 9
POSITIONS = 20


def python_name() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def benches(*, quick: bool, server: bool) -> dict[str, Callable[[], dict[str, Any]]]:
    """The measurements by name, not yet run; each gives one or more named results."""
    times = 200 if quick else 2000
    found: dict[str, Callable[[], dict[str, Any]]] = {
        "play": lambda: random_play(20 if quick else 70),
        "fork": lambda: of_each("fork", lambda match: match.fork(), times),
        "view": lambda: of_each("view", lambda match: match.view(0), times),
        "routes": lambda: {
            "routes": route_times(40 if quick else 1000),
            "routes_densest": densest_route_times(4 if quick else 40),
        },
    }
    if LATE.keys() & games().keys():
        found["options"] = lambda: {"games": {game: {"options": LATE[game](times // 4)} for game in LATE if game in games()}}
    if server:
        found["server"] = lambda: server_load(quick)
    return found


def random_play(number: int) -> dict[str, Any]:
    """Random players in one process, ours and the peer's in turns, so that a busy machine disturbs all alike."""
    ours, peers = {game: Pace() for game in measured_games()}, Pace()
    catan: Any = import_module("catanatron") if find_spec("catanatron") is not None else None
    for part in range(PARTS):
        for game, pace in ours.items():
            pace.add(partial(_our_games, game, max(1, round(number * bars_of(game).share)), part))
        if catan is not None:
            peers.add(partial(_peer_games, catan, max(1, number // 10), part))
    peer = {"installed": False} if catan is None else {"installed": True, "package": "catanatron", **peers.told()}
    return {**told_of_each("play", {game: pace.told() for game, pace in ours.items()}), "peer": peer}


def told_of_each(name: str, told: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The light game's by the plain name, the others' by game."""
    return {name: told[GAME], "games": {game: {name: one} for game, one in told.items() if game != GAME}}


class Pace:
    """Decisions a second: by the clock in the middle one of the parts, and in all parts by the processor's time. (The best
    part would favour whoever's parts are shorter.)"""

    def __init__(self) -> None:
        self._decisions = 0
        self._cpu = 0.0
        self._rates: list[float] = []

    def add(self, play: Callable[[], int]) -> None:
        clock, cpu = time.perf_counter(), time.process_time()
        decisions = play()
        self._rates.append(decisions / (time.perf_counter() - clock))
        self._cpu += time.process_time() - cpu
        self._decisions += decisions

    def told(self) -> dict[str, Any]:
        return {
            "decisions": self._decisions,
            "decisions_per_second": round(median(self._rates)),
            "decisions_per_cpu_second": round(self._decisions / self._cpu),
        }


def _our_games(game: str, number: int, part: int) -> int:
    plan = Plan(game, number, bars_of(game).seats, ("random",), f"bench/{part}")
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


def middles(game: str) -> list[Match]:
    """Matches about half-way, played at random; those that ended before are left out."""
    found = []
    for number in range(POSITIONS):
        match = new_match(game, seats=bars_of(game).seats, seed=f"bench/middle/{number}")
        play_on(match, random.Random(number), bars_of(game).middle)
        if match.pending:
            found.append(match)
    return found


def play_on(match: Match, dice: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if not match.pending:
            return
        seat = next(iter(match.pending))
        match.choose(seat, dice.randrange(len(match.pending[seat].options)))


def of_each(name: str, call: Callable[[Match], object], times: int) -> dict[str, Any]:
    """A call on the middle of a game, for every game."""
    return told_of_each(name, {game: {"median_us": time_of(game, call, times)} for game in measured_games()})


def time_of(game: str, call: Callable[[Match], object], times: int) -> float:
    """The median of single calls, in microseconds."""
    matches = middles(game)
    taken = [timed(partial(call, match)) for match in matches for _ in range(1 + times // len(matches))]
    return round(median(taken) * 1e6, 1)


def timed(call: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    started = clock()
    call()
    return clock() - started


def spread(taken: list[float]) -> dict[str, Any]:
    """Median, the 99th of a hundred and the worst of some seconds, in milliseconds."""
    taken = sorted(taken)
    return {
        "median_ms": round(median(taken) * 1e3, 2), "p99_ms": round(taken[len(taken) * 99 // 100] * 1e3, 2),
        "worst_ms": round(taken[-1] * 1e3, 2),
    }  # fmt: skip


def late_options(times: int) -> dict[str, Any]:
    """Listing the legal options of late turns in Machina Arcana: four explorers with their things, eight monsters."""
    from .late_turns import late_turns, list_options  # noqa: PLC0415 - this measurement is of one game

    turns = late_turns(times)
    gc.collect()
    gc.freeze()  # else all that was measured before is looked through in the midst of one of them
    taken = [timed(partial(list_options, *turn), time.thread_time) for turn in turns]
    gc.unfreeze()
    return {"turns": times, **spread(taken)}


LATE: dict[str, Callable[[int], dict[str, Any]]] = {"machina_arcana": late_options}


def route_times(number: int) -> dict[str, Any]:
    """The exact search for final routes on the boards of finished random games."""
    from ..games.arkham_tour.final_route import lines  # noqa: PLC0415 - this measurement is of one game
    from ..games.arkham_tour.lines import task_nodes  # noqa: PLC0415

    taken = []
    for one in range(number):
        state = _before_final_routes(f"bench/route/{one}", 1 + one % 4)
        board = state.boards[0]
        taken.append(timed(partial(lines, board.drawn, board.tourists, state.ancient_one, task_nodes(board))))
    return {"games": number, **spread(taken)}


def densest_route_times(number: int) -> dict[str, Any]:
    """The same search where it is hardest, which no game comes near to."""
    from ..games.arkham_tour.dense_drawings import dense_drawings  # noqa: PLC0415 - this measurement is of one game
    from ..games.arkham_tour.final_route import lines  # noqa: PLC0415

    taken = [timed(partial(lines, *drawing)) for drawing in dense_drawings(number)]
    return {"drawings": number, **spread(taken)}


def _before_final_routes(seed: str, seats: int) -> Any:
    match = new_match(GAME, seats=seats, seed=seed)
    dice = random.Random(seed)
    while match.state.phase != "final_route":
        seat = next(iter(match.pending))
        match.choose(seat, dice.randrange(len(match.pending[seat].options)))
    return match.state


def server_load(quick: bool) -> dict[str, Any]:
    """Fifty tables of four sockets, all played at once: at ease, and as fast as a busy server is asked."""
    load: Any = import_module("eldertable.server.load")
    at_ease, busy = load.measure(GAME, tables=10 if quick else 50, seats=4)
    return {"server": asdict(at_ease), "server_busy": asdict(busy)}
