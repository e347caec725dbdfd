"""What can go wrong between a caller and a match; each error carries words for a person."""

from __future__ import annotations

from .text import Text


class EldertableError(Exception):
    """An error a person can act on. `text` is its message; nothing was changed when it is raised."""

    def __init__(self, text: Text, *, rule: str | None = None) -> None:
        self.text = text
        self.rule = rule
        parts = ", ".join(f"{name}={value}" for name, value in text.args.items())
        super().__init__(f"{text.id}({parts})" if parts else text.id)


class IllegalChoice(EldertableError):
    """The seat is not asked, or the option is not in its list."""


class NotAsked(IllegalChoice):
    """Nothing is asked of that seat now."""


class NoOption(IllegalChoice):
    """The seat is asked, but not this."""


class CannotUndo(EldertableError):
    """The choice is past something revealed, or another seat has acted on it."""


class BadOptions(EldertableError):
    """A match cannot be made from these seats and options."""


class UnknownGame(EldertableError):
    """No game of that name is registered."""


class RecordError(EldertableError):
    """A record that is damaged, edited, of another version, or does not fit its commitment."""


class ContentError(Exception):
    """A content file that does not fit its schema. Names file, line, entry and field."""

    def __init__(self, file: str, message: str, *, line: int | None = None, entry: str | None = None) -> None:
        self.file, self.line, self.entry, self.message = file, line, entry, message
        place = file if line is None else f"{file}:{line}"
        super().__init__(f"{place}: {f'{entry}: ' if entry else ''}{message}")
