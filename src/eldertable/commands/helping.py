"""`--help` in the user's language: its headings and the library's own flags too, which it has English words for."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from .voice import help_for

# Flags that the library adds by itself.
ITS_FLAGS = ("help", "install_completion", "show_completion")
NO_BRACES = str.maketrans("", "", "{}")  # the library's sign for what must be given; what need not be has brackets


class _InOurWords:
    """What a command and a group of commands have in common. The library has no types for its help."""

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx)).translate(NO_BRACES)
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{help_for('usage')} ")

    def get_params(self, ctx: Any) -> Any:
        found = super().get_params(ctx)  # type: ignore[misc]
        for param in found:
            if param.name in ITS_FLAGS:
                param.help = help_for(f"flag-{param.name}")
            if getattr(param, "is_flag", False):
                param.metavar = ""  # it is said or not, and takes no `<bool>`
        return found

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils  # noqa: PLC0415 - the commands start faster without it

        rich_utils.ARGUMENTS_PANEL_TITLE = help_for("arguments")
        rich_utils.OPTIONS_PANEL_TITLE = help_for("options")
        rich_utils.COMMANDS_PANEL_TITLE = help_for("commands")
        rich_utils.DEFAULT_STRING = f"[{help_for('default', value='{}')}]"
        rich_utils.REQUIRED_LONG_STRING = f"[{help_for('required')}]"
        super().format_help(ctx, formatter)  # type: ignore[misc]


class OneCommand(_InOurWords, TyperCommand):
    pass


class GroupOfCommands(_InOurWords, TyperGroup):
    pass
