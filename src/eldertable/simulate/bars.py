"""How fast each game has to be, and measurements told as rows beside these bars."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any

from msgspec import Struct

from ..kernel.game import games

GAME = "arkham_tour"  # the light game, with which the server is measured too
MOST_ROUTE_MS = 1000.0
MOST_P99_MS = 20.0
MOST_CPU_US = 400.0


class Bars(Struct, frozen=True):
    """What is asked of a game. One without bars of its own is measured all the same."""

    seats: int = 2
    share: float = 0.1  # of the games of a bench that are played of it
    middle: int = 100  # decisions to the middle of a game
    decisions: int = 0  # a second, at least
    of_peer: float = 0.0  # times the peer's decisions a second, at least
    fork_us: float = inf  # at most
    view_us: float = inf
    options_ms: float = inf  # the legal options of a late turn, 99 times of 100


BARS = {
    GAME: Bars(seats=3, share=1.0, middle=85, decisions=15_000, of_peer=1.0, fork_us=60.0, view_us=300.0),
    "machina_arcana": Bars(
        seats=3, share=0.2, middle=60, decisions=8_000, of_peer=0.6, fork_us=100.0, view_us=1000.0, options_ms=2.0
    ),
}


def bars_of(game: str) -> Bars:
    return BARS.get(game) or Bars(seats=games()[game].facts.min_seats)


def measured_games() -> list[str]:
    """Every registered game, the light one first."""
    return [GAME, *(name for name in games() if name != GAME)]


# --- told as a table ---------------------------------------------------------------------------------------------


class Row(Struct, frozen=True):
    """What was measured, how much it is, and the bar it has to pass."""

    id: str
    measured: str
    bar: str = ""
    met: bool = True
    game: str = GAME


def rows(result: dict[str, Any]) -> Iterator[Row]:
    """All measurements, game by game, then the server."""
    peer = result.get("peer", {"installed": False})
    for game, told in ({GAME: result} | result.get("games", {})).items():
        yield from _game_rows(game, told, peer)
    if "routes" in result:
        yield Row(
            "routes", _spread(result["routes"]), f"< {MOST_ROUTE_MS:.0f} ms", result["routes"]["worst_ms"] < MOST_ROUTE_MS
        )
    if "routes_densest" in result:  # not asked for: it shows how far real games are from trouble
        yield Row("routes-densest", _spread(result["routes_densest"]))
    for pace in ("server", "server_busy"):
        if pace in result:
            yield from _server_rows(pace.replace("_", "-"), result[pace])


def _server_rows(pace: str, told: dict[str, Any]) -> Iterator[Row]:
    p99, cpu, rate = told["p99_ms"], told["cpu_us_per_choice"], told["choices_per_second"]
    yield Row(f"{pace}-latency", f"{told['p50_ms']} / {p99} ms ({rate:.0f}/s)", f"< {MOST_P99_MS:.0f} ms", p99 < MOST_P99_MS)
    of_a_core = f"{cpu * rate / 1e4:.0f} %"
    yield Row(f"{pace}-cpu", f"{cpu} µs ({of_a_core})", f"< {MOST_CPU_US:.0f} µs", cpu < MOST_CPU_US)


def _game_rows(game: str, told: dict[str, Any], peer: dict[str, Any]) -> Iterator[Row]:
    bars = bars_of(game)
    if "play" in told:
        rate = told["play"]["decisions_per_second"]
        yield Row(
            "play", _pace(told["play"]), f"≥ {bars.decisions:,}" if bars.decisions else "", rate >= bars.decisions, game
        )
        yield from _peer_rows(game, told["play"], peer, bars)
    for name, most in (("fork", bars.fork_us), ("view", bars.view_us)):
        if name in told:
            taken = told[name]["median_us"]
            yield Row(name, f"{taken} µs", f"< {most:.0f} µs" if most < inf else "", taken < most, game)
    if "options" in told:
        p99 = told["options"]["p99_ms"]
        yield Row("options", _spread(told["options"]), f"< {bars.options_ms:.0f} ms", p99 < bars.options_ms, game)


def _peer_rows(game: str, play: dict[str, Any], peer: dict[str, Any], bars: Bars) -> Iterator[Row]:
    if game == GAME:
        yield Row("peer", _pace(peer) if peer["installed"] else "–")
    if not peer["installed"]:
        return
    by_clock = play["decisions_per_second"] / peer["decisions_per_second"]
    by_cpu = play["decisions_per_cpu_second"] / peer["decisions_per_cpu_second"]
    bar = f"≥ {bars.of_peer:g}" if bars.of_peer else ""
    yield Row("peer-ratio", f"{by_clock:.2f} ({by_cpu:.2f})", bar, by_clock >= bars.of_peer, game)


def _pace(found: dict[str, Any]) -> str:
    return f"{found['decisions_per_second']:,} ({found['decisions_per_cpu_second']:,})"


def _spread(found: dict[str, Any]) -> str:
    return f"{found['median_ms']} / {found['p99_ms']} / {found['worst_ms']} ms"
