"""A command line that cannot be read, in the user's language: the library that reads it has English words only."""

from __future__ import annotations

import re
from typing import Any

import typer

from ..kernel.text import Text, text

# All of the library's errors of usage are kinds of this one, but it has no public name.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]
NUMBERS = ("int", "float")
TOO_MUCH = re.compile(r"Got unexpected extra argument\S* \((.*)\)", re.DOTALL)


def in_words(error: Any, fallback: str = "eldertable") -> Text | None:
    """What is wrong with the command line; None when the library shows its help instead. Its own words are quoted where
    there are too many to have ours."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return None
    path = error.ctx.command_path if error.ctx is not None else fallback
    said = error.format_message().rstrip(".")
    if kind == "NoSuchOption":
        near = ", ".join(sorted(error.possibilities or ()))
        return text("app-cli-usage-option", option=error.option_name, near=near or "none", help=path)
    if kind == "MissingParameter":
        return text("app-cli-usage-missing", what=_name(error.param), help=path)
    if kind == "BadParameter" and error.param is not None:
        if error.param.bare_type() in NUMBERS:
            return _number_wanted(error.param, path)
        return text("app-cli-usage-value", what=_name(error.param), why=error.message.rstrip("."), help=path)
    if kind == "BadOptionUsage":
        wants = "nothing" if said.endswith("does not take a value") else "value"
        return text("app-cli-usage-flag", option=error.option_name, wants=wants, help=path)
    if said == "Missing command":
        return text("app-cli-usage-no-command", help=path)
    if too_much := TOO_MUCH.fullmatch(said):
        return text("app-cli-usage-extra", what=too_much[1], help=path)
    return text("app-cli-usage-other", why=said, help=path)


def _number_wanted(param: Any, path: str) -> Text:
    low, high = param.min, param.max
    bounds = "none" if low is None else "low" if high is None else "both"
    kind = param.bare_type()
    return text("app-cli-usage-number", what=_name(param), kind=kind, bounds=bounds, low=str(low), high=str(high), help=path)


def _name(param: Any) -> str:
    """As it is written on the command line: `--games`, `GAME`."""
    first = str(param.opts[0])
    return first if first.startswith("-") else first.upper()
