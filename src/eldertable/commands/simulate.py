"""`eldertable simulate` and `eldertable tournament`."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import bots as all_bots
from .. import compiled
from ..kernel.game import checked_seed, game_named
from ..kernel.text import text
from ..simulate import Plan, Series, play_many, report_of, tournament
from . import voice
from .voice import (
    AsJson,
    BadArgument,
    Lang,
    Options,
    figures,
    help_for,
    print_json,
    read_options,
    refuse_flags,
    say,
    set_language,
    show,
    show_engine,
    typed_flags,
)

MOST_WORKERS = 256
# Beyond these nobody lives to see the end, or the list of what is to be played fits no memory.
MOST_GAMES = 1_000_000
MOST_SECONDS = 3600
MOST_ITERATIONS = 1_000_000_000
MOST_BOTS = 16
GameName = Annotated[str, typer.Argument(metavar="GAME", help=help_for("game"))]
Games = Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help=help_for("games"))]
Seats = Annotated[int | None, typer.Option("--seats", help=help_for("seats"))]
Bots = Annotated[str, typer.Option("--bots", help=help_for("bots"))]
Workers = Annotated[int, typer.Option("--workers", min=0, max=MOST_WORKERS, help=help_for("workers"))]
Seed = Annotated[str, typer.Option("--seed", help=help_for("seed"))]
Seconds = Annotated[float, typer.Option("--seconds", min=0.01, max=MOST_SECONDS, help=help_for("seconds"))]
Iterations = Annotated[int | None, typer.Option("--iterations", min=1, max=MOST_ITERATIONS, help=help_for("iterations"))]
OnRay = Annotated[bool, typer.Option("--ray", help=help_for("ray"))]


def simulate(  # noqa: PLR0913, PLR0917 - every option is a parameter
    context: typer.Context,
    game: GameName,
    games: Games = 1000,
    seats: Seats = None,
    bots: Bots = "random",
    workers: Workers = 1,
    seed: Seed = "simulate",
    seconds: Seconds = 0.2,
    iterations: Iterations = None,
    option: Options = None,
    ray: OnRay = False,
    save_errors: Annotated[Path, typer.Option("--save-errors", help=help_for("save-errors"))] = Path(),
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    names = read_bots(bots)
    refuse_idle(context, names, ray=ray)
    seats, options = check_table(game, len(names) if seats is None else seats, option)
    seed = checked_seed(seed)
    if not save_errors.is_dir():
        raise BadArgument(text("app-cli-no-folder", folder=str(save_errors)))
    plan = Plan(game, games, seats, names, seed, options, seconds, iterations)
    with progress_bar(games) as advance:
        started = time.perf_counter()
        played = play_many(plan.list(), workers=workers or os.cpu_count() or 1, ray=ray, progress=advance)
        took = time.perf_counter() - started
    report = report_of(plan, played, took, save_errors) | {"compiled": compiled.in_use()}
    print_json(report) if as_json else _show_report(report)
    if report["errors"]:
        raise typer.Exit(1)


def hold_tournament(  # noqa: PLR0913, PLR0917 - every option is a parameter
    context: typer.Context,
    game: GameName,
    bots: Bots = "search,greedy,random",
    games: Games = 60,
    seats: Seats = None,
    workers: Workers = 1,
    seed: Seed = "tournament",
    seconds: Seconds = 0.2,
    iterations: Iterations = None,
    option: Options = None,
    ray: OnRay = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    names = read_bots(bots)
    refuse_idle(context, names, ray=ray)
    seats, options = check_table(game, len(names) if seats is None else seats, option)
    series = Series(game, names, games, seats, checked_seed(seed), options, seconds, iterations)
    with progress_bar(len(series.list())) as advance:
        result = tournament(series, workers=workers or os.cpu_count() or 1, ray=ray, progress=advance)
    print_json(result) if as_json else _show_tournament(result)
    if result["errors"]:
        raise typer.Exit(1)


def read_bots(given: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in given.split(",") if name.strip())
    if not names:
        raise BadArgument(text("app-cli-no-bots"))
    if len(names) > MOST_BOTS:
        raise BadArgument(text("app-cli-many-bots", count=len(names), most=MOST_BOTS))
    for name in names:
        all_bots.named(name)
    return names


def refuse_idle(context: typer.Context, bots: tuple[str, ...], *, ray: bool) -> None:
    """Options that would change nothing are not meant so."""
    thinking = typed_flags(context, "seconds", "iterations")
    if not any(all_bots.thinks(bot) for bot in bots):
        refuse_flags("app-cli-only-for-thinkers", thinking)
    if len(thinking) > 1:
        refuse_flags("app-cli-not-together", thinking)
    if ray and typed_flags(context, "workers"):
        refuse_flags("app-cli-not-together", ["--workers", "--ray"])


def check_table(game: str, seats: int, option: list[str] | None) -> tuple[int, dict[str, str]]:
    """Seats and options are refused before a thousand games fail one by one."""
    options = read_options(option)
    game_named(game).check_options(seats, options)
    return seats, options


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """On a terminal only, and never in the way of what is printed."""
    if not voice.errors.is_terminal:
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.errors, transient=True) as progress:
        task = progress.add_task(say("app-cli-playing"), total=total)
        yield lambda done: progress.advance(task, done)


def _show_report(report: dict[str, Any]) -> None:
    show(
        "app-cli-simulated", games=report["games"], seconds=report["seconds"], decisions=report["decisions"],
        rate=report["decisions_per_second"], length=report["mean_length"],
    )  # fmt: skip
    show_engine()
    table = Table(*(say(f"app-cli-column-{name}") for name in ("bot", "seats", "wins", "mean", "median", "spread", "lost")))
    for bot, scores in report["scores"].items():
        quantiles = scores["quantiles"]
        spread = f"{quantiles['5']}–{quantiles['95']}" if quantiles else "–"
        told = (
            str(scores["seats"]), f"{scores['win_rate']:.1%}", "–" if scores["mean"] is None else str(scores["mean"]),
            str(quantiles.get("50", "–")), spread, str(scores["without_score"]),
        )  # fmt: skip
        table.add_row(bot, *map(figures, told))
    voice.console.print(table)
    _show_observations(report)
    for error in report["errors"]:
        words = say("app-cli-game-failed", number=error["number"], error=error["error"], file=error["record"] or "–")
        voice.errors.print(words, markup=False, soft_wrap=True)


def _show_observations(report: dict[str, Any]) -> None:
    """What the game itself counts: lengths, endings, what was used how often and what never."""
    if "numbers" not in report:
        return
    prefix = f"{report['game']}-count"
    for name, found in report["numbers"].items():
        spread = f"{found['quantiles']['5']:g}–{found['quantiles']['95']:g}"
        show("app-cli-number", name=say(f"{prefix}-{name}"), mean=found["mean"], spread=figures(spread))
    for name, found in report["words"].items():
        table = Table(say(f"{prefix}-{name}"), say("app-cli-column-games"))
        for word, games in found.items():
            table.add_row(_named(report["game"], word), str(games))
        voice.console.print(table)
    for name, found in report["counts"].items():
        told = [f"{_named(report['game'], one)} {n}" for one, n in found.items()]
        _show_list(say("app-cli-counts", name=say(f"{prefix}-{name}")), told or ["–"])
        never = report["never"].get(name, ())
        if never:
            _show_list(say("app-cli-never"), [_named(report["game"], one) for one in never])


def _show_list(heading: str, found: list[str]) -> None:
    """It may be longer than what Fluent takes as an argument."""
    voice.console.print(f"{heading} {', '.join(found)}", markup=False, soft_wrap=True)


def _named(game: str, word: str) -> str:
    """Words are names of cards, or several of them with plain words in between."""
    return " ".join(say(f"{game}-{part}") for part in word.split())


def _show_tournament(result: dict[str, Any]) -> None:
    show("app-cli-tournament", games=result["games"], deals=result["deals"])
    table = Table(*(say(f"app-cli-column-{name}") for name in ("bot", "wins", "rank", "mean")))
    for bot, standing in result["bots"].items():
        table.add_row(bot, _share(standing["win_rate"]), _range(standing["mean_rank"]), _range(standing["mean_score"]))
    voice.console.print(table)
    pairs = Table(*(say(f"app-cli-column-{name}") for name in ("pair", "ahead", "difference")))
    for pair in result["pairs"]:
        if pair["ahead"]:
            pairs.add_row(" – ".join(pair["bots"]), _share(pair["ahead"]), _range(pair["score_difference"]))
    if pairs.row_count:
        voice.console.print(pairs)
    show("app-cli-intervals")
    if result["errors"]:
        show("app-cli-games-failed", count=len(result["errors"]), error=result["errors"][0])


def _share(value: dict[str, float]) -> str:
    if not value:  # no game came to its end
        return "–"
    return figures(f"{value['mean']:.1%} [{value['low']:.1%}, {value['high']:.1%}]")


def _range(value: dict[str, float]) -> str:
    if not value:
        return "–"
    if math.isinf(value["low"]):  # of a single deal nothing can be concluded
        return figures(f"{value['mean']:.2f}")
    return figures(f"{value['mean']:.2f} [{value['low']:.2f}, {value['high']:.2f}]")
