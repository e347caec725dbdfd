"""`eldertable bench`: how fast everything is on this machine, beside a peer where one is installed."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.table import Table

from .. import compiled
from ..kernel.text import Text
from ..simulate import bars, measure
from .voice import AsJson, Lang, console, errors, figures, help_for, print_json, say, set_language, show_engine


def bench(
    quick: Annotated[bool, typer.Option("--quick", help=help_for("quick"))] = False,
    server: Annotated[bool, typer.Option("--server/--no-server", help=help_for("bench-server"))] = True,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    started = time.perf_counter()
    result: dict[str, Any] = {"python": measure.python_name(), "compiled": compiled.in_use()}
    for name, run in measure.benches(quick=quick, server=server).items():
        with errors.status(say(f"app-cli-bench-{name}")):
            _add(result, run())
    result["seconds"] = round(time.perf_counter() - started, 1)
    print_json(result) if as_json else _show(result)


def _add(result: dict[str, Any], told: dict[str, Any]) -> None:
    """Add measurements; those of other games go together by game."""
    for game, measured in told.pop("games", {}).items():
        result.setdefault("games", {}).setdefault(game, {}).update(measured)
    result.update(told)


def _show(result: dict[str, Any]) -> None:
    table = Table(say("app-cli-column-what"), say("app-cli-column-measured"), say("app-cli-column-bar"))
    for row in bars.rows(result):
        label = say(f"app-cli-bench-row-{row.id}", game=Text(f"{row.game}-title"), seats=bars.bars_of(row.game).seats)
        table.add_row(label, figures(row.measured), figures(row.bar), style=None if row.met else "red")
    console.print(table)
    show_engine()
