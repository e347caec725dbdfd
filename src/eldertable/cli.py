"""`eldertable play | simulate | tournament | replay | verify | rules | check | bench`."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from collections.abc import Iterator
from importlib.metadata import version as package_version
from typing import Annotated, Any

import typer

from .commands import bench, check, play, records, rules, simulate
from .commands.helping import GroupOfCommands, OneCommand
from .commands.usage import UsageError, in_words
from .commands.voice import (
    BadArgument,
    Lang,
    complain,
    console,
    errors,
    help_for,
    language,
    reset_language,
    set_language,
)
from .kernel.complaints import not_done
from .kernel.errors import ContentError, EldertableError, NotLoaded
from .kernel.text import text
from .words import loading_problem

FAILED = 2
INTERRUPTED = 130  # as a shell tells it


class Commands(GroupOfCommands):
    """Errors that a person can act on are said in words, without a traceback."""

    def make_context(self, *args: Any, **extra: Any) -> Any:
        if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal that lacks some letters is told the others
            sys.stdout.reconfigure(errors="backslashreplace")
        with _told():
            return super().make_context(*args, **extra)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise BadArgument(text("app-cli-usage-command", command=args[0], known=", ".join(self.list_commands(ctx))))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with _told():
            done = super().invoke(ctx)
            if sys.stdout is not None:  # None: whoever started us closed it
                sys.stdout.flush()  # what cannot be written is said here, not when Python ends
            return done


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Say in words what went wrong, and end with the code for it."""
    try:
        yield
    except (ContentError, NotLoaded) as error:
        errors.print(loading_problem(error, language()), style="red", markup=False, soft_wrap=True)
    except EldertableError as error:
        complain(error.text)
    except UsageError as error:
        words = in_words(error)
        if words is None:
            raise
        complain(words)
    except OSError as error:
        if error.errno == errno.EPIPE:  # whoever reads has read enough
            raise
        what = not_done(error)
        named = text("app-cli-system-file", what=what, file=str(error.filename))
        complain(text("app-cli-system", what=what) if error.filename is None else named)
        _give_up_output()
    except KeyboardInterrupt:
        errors.print()
        raise typer.Exit(INTERRUPTED) from None
    else:
        return
    raise typer.Exit(FAILED)


def _give_up_output() -> None:
    """What waits to be written would fail once more when Python ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


app = typer.Typer(cls=Commands, no_args_is_help=True, help=help_for("app"), pretty_exceptions_show_locals=False)


def _version(wanted: bool) -> None:
    if wanted:
        console.print(package_version("eldertable"))
        raise typer.Exit


@app.callback()
def before(
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help=help_for("version"))] = False,
) -> None:
    reset_language()
    set_language(lang)


app.command("play", cls=OneCommand, help=help_for("play"))(play.play)
app.command("simulate", cls=OneCommand, help=help_for("simulate"))(simulate.simulate)
app.command("tournament", cls=OneCommand, help=help_for("tournament"))(simulate.hold_tournament)
app.command("replay", cls=OneCommand, help=help_for("replay"))(records.replay)
app.command("verify", cls=OneCommand, help=help_for("verify"))(records.verify)
app.command("rules", cls=OneCommand, help=help_for("rules"))(rules.rules)
app.command("check", cls=OneCommand, help=help_for("check"))(check.check)
app.command("bench", cls=OneCommand, help=help_for("bench"))(bench.bench)


if __name__ == "__main__":
    app()
