"""How the command line speaks: its language, its words, and its errors."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from .. import compiled, words
from ..kernel.errors import EldertableError
from ..kernel.text import LANGUAGES, Speaker, Text, text

DEFAULT = "ru"
console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)
_chosen: list[str] = []


def wanted_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """From `--lang`, else from the system's setting if we speak it, else Russian."""
    for number, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and number + 1 < len(arguments):
            value = arguments[number + 1]
        if value in LANGUAGES:
            return value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return environment[name][:2] if environment[name][:2] in LANGUAGES else DEFAULT
    return DEFAULT


def language() -> str:
    return _chosen[-1] if _chosen else wanted_language(sys.argv, os.environ)


def set_language(value: str | None) -> None:
    """Called by every command with its `--lang`."""
    if value is not None:
        _chosen[:] = [words.check_language(value)]


def reset_language() -> None:
    _chosen.clear()


def speaker() -> Speaker:
    return words.speaker(language())


def say(message: str | Text, /, **args: str | int | float | Text | tuple[Text, ...]) -> str:
    return speaker().say(message if isinstance(message, Text) else text(message, **args))


def show(message: str | Text, /, **args: str | int | float | Text | tuple[Text, ...]) -> None:
    console.print(say(message, **args), markup=False, soft_wrap=True)


# What figures are written with in Russian, from how a program writes them: the order matters.
_RUSSIAN_FIGURES = (
    (r"(?<=[\d%]), (?=-?\d)", "; "), (r"(?<=\d),(?=\d{3})", "\N{NO-BREAK SPACE}"), (r"(?<=\d)\.(?=\d)", ","),
    (r"(?<=\d) ?%", "\N{NO-BREAK SPACE}%"), (r"\bµs\b", "мкс"), (r"\bms\b", "мс"), (r"(?<=\d)/s\b", "/с"),
)  # fmt: skip


def figures(written: str) -> str:
    """Figures of a table as people of this language write them."""
    if language() == "ru":
        for plain, russian in _RUSSIAN_FIGURES:
            written = re.sub(plain, russian, written)
    return written


def show_engine() -> None:
    """Figures of speed mean little without it."""
    show("app-cli-engine", compiled="yes" if compiled.in_use() else "no")


def complain(message: Text) -> None:
    errors.print(say(message), style="red", markup=False, soft_wrap=True)


def warn(message: Text) -> None:
    """Something odd that is no hindrance."""
    errors.print(say(message), style="yellow", markup=False, soft_wrap=True)


def print_json(data: object) -> None:
    """Plain JSON for a script, never coloured or wrapped."""
    console.file.write(msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n")


_OWN_WORDS = files("eldertable").joinpath("text")
_help_language = wanted_language(sys.argv, os.environ)
_help = Speaker(_help_language, [_OWN_WORDS.joinpath(f"cli.{_help_language}.ftl").read_text(encoding="utf-8")])


def help_for(name: str, **args: str) -> str:
    """The words of `--help`; they are needed before any option is read, so only the command line's own file is loaded."""
    return _help.say(text(f"app-cli-help-{name}", **args))


Lang = Annotated[str | None, typer.Option("--lang", metavar="ru|en", help=help_for("lang"))]
AsJson = Annotated[bool, typer.Option("--json", help=help_for("json"))]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=help_for("option"))]


def read_options(given: list[str] | None) -> dict[str, str]:
    """`--option ancient_one=dagon`, as often as needed."""
    found = {}
    for one in given or []:
        name, equals, value = one.partition("=")
        if not equals:
            raise BadArgument(text("app-cli-bad-option", option=one))
        found[name.strip()] = value.strip()
    return found


class BadArgument(EldertableError):
    """Something on the command line that cannot be meant."""


def typed_flags(context: typer.Context, *names: str) -> list[str]:
    """Those of these options that stand on the command line, as they are written there: `--seed`."""
    flags = {option.name: option.opts[0] for option in context.command.params}
    sources = {name: context.get_parameter_source(name) for name in names}
    return [flags[name] for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"]


def refuse_flags(message: str, flags: Sequence[str]) -> None:
    """What would be ignored is refused, in words that say what to do instead."""
    if flags:
        raise BadArgument(text(message, flags=", ".join(flags), count=len(flags)))
