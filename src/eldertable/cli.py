"""`eldertable play | simulate | tournament | replay | verify | rules | check | bench`."""

from __future__ import annotations

from importlib.metadata import version as package_version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from .commands import bench, check, play, records, rules, simulate
from .commands.voice import Lang, complain, console, errors, help_for, language, reset_language, set_language
from .kernel.errors import ContentError, EldertableError
from .words import content_problem

FAILED = 2
INTERRUPTED = 130  # as a shell tells it


class Commands(TyperGroup):
    """Errors that a person can act on are said in words, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except EldertableError as error:
            complain(error.text)
        except ContentError as error:
            errors.print(content_problem(error, language()), style="red", markup=False, soft_wrap=True)
        except KeyboardInterrupt:
            errors.print()
            raise typer.Exit(INTERRUPTED) from None
        raise typer.Exit(FAILED)


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


app.command("play", help=help_for("play"))(play.play)
app.command("simulate", help=help_for("simulate"))(simulate.simulate)
app.command("tournament", help=help_for("tournament"))(simulate.hold_tournament)
app.command("replay", help=help_for("replay"))(records.replay)
app.command("verify", help=help_for("verify"))(records.verify)
app.command("rules", help=help_for("rules"))(rules.rules)
app.command("check", help=help_for("check"))(check.check)
app.command("bench", help=help_for("bench"))(bench.bench)


if __name__ == "__main__":
    app()
