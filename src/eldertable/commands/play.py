"""`eldertable play`: the table in the browser, or in this terminal."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ..kernel.game import game_named
from ..kernel.text import text
from .simulate import read_bots
from .terminal import HUMAN, Players, TerminalTable
from .voice import (
    BadArgument,
    Lang,
    Options,
    console,
    help_for,
    read_options,
    refuse_flags,
    set_language,
    show,
    typed_flags,
    warn,
)

DATABASE_FILE = "tables.sqlite3"


def play(  # noqa: PLR0913, PLR0917 - every option is a parameter
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_for("play-game"))] = None,
    host: Annotated[str, typer.Option("--host", help=help_for("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=help_for("port"))] = 8000,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=help_for("browser"))] = True,
    database_url: Annotated[str | None, typer.Option("--database-url", help=help_for("database-url"))] = None,
    data_dir: Annotated[Path | None, typer.Option("--data-dir", help=help_for("data-dir"))] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help=help_for("terminal"))] = False,
    players: Annotated[str, typer.Option("--players", help=help_for("players"))] = f"{HUMAN},greedy",
    option: Options = None,
    seed: Annotated[str | None, typer.Option("--seed", help=help_for("play-seed"))] = None,
    save: Annotated[Path | None, typer.Option("--save", help=help_for("save"))] = None,
    lang: Lang = None,
) -> None:
    set_language(lang)
    if terminal:
        both = ["--browser"] if browser and typed_flags(context, "browser") else []
        refuse_flags("app-cli-not-in-terminal", typed_flags(context, "host", "port", "database_url", "data_dir") + both)
        if game is None:
            raise BadArgument(text("app-cli-terminal-game"))
        seats = Players.read(players, lambda bots: read_bots(",".join(bots)))
        TerminalTable(game, seats, read_options(option), seed, save).play()
        return
    refuse_flags("app-cli-only-in-terminal", typed_flags(context, "players", "option", "seed", "save"))
    if database_url is not None and data_dir is not None:
        refuse_flags("app-cli-not-together", ["--database-url", "--data-dir"])
    page = "" if game is None else f"new/{game_named(game).id}"
    _serve(host, port, browser, _database(database_url, data_dir), page)


def _database(url: str | None, folder: Path | None) -> str | None:
    if url is not None:
        return url if url.strip() else None  # named by nothing, as in the environment: the usual one
    return None if folder is None else str(folder / DATABASE_FILE)


def _serve(host: str, port: int, browser: bool, database: str | None, page: str) -> None:
    from ..server.serve import serve  # noqa: PLC0415 - the other commands start faster without the server
    from ..server.settings import from_environment  # noqa: PLC0415

    settings = from_environment()
    if "ELDERTABLE_LOG_LEVEL" not in os.environ:
        settings = msgspec.structs.replace(settings, log_level="WARNING")
    if database is not None:
        settings = msgspec.structs.replace(settings, database=database)

    def ready(address: str) -> None:
        address += page
        show("app-cli-serving", address=address)
        console.file.flush()
        if browser:
            webbrowser.open(address)

    serve(host, port, settings=settings, on_ready=ready, on_doubt=warn)
