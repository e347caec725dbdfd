"""What can go wrong between a caller and a match; each error carries words for a person."""

from __future__ import annotations

from collections.abc import Callable

from .text import Text


class EldertableError(Exception):
    """An error a person can act on. `text` is its message; nothing was changed when it is raised."""

    def __init__(self, text: Text, *, rule: str | None = None) -> None:
        self.text = text
        self.rule = rule
        super().__init__(text)

    def __str__(self) -> str:
        return _speak(self.text)


class IllegalChoice(EldertableError):
    """The seat is not asked, or the option is not in its list."""


class NotAsked(IllegalChoice):
    """Nothing is asked of that seat now."""


class NoOption(IllegalChoice):
    """The seat is asked, but not this."""


class CannotUndo(EldertableError):
    """The choice is past something revealed, or another seat has acted on it."""

    @property
    def reason(self) -> Text:
        return self.text


class BadOptions(EldertableError):
    """A match cannot be made from these seats and options."""


class UnknownGame(EldertableError):
    """No game of that name is registered."""


class NotLoaded(EldertableError):
    """A package says that it has a game, and it cannot be had."""


class RecordError(EldertableError):
    """A record that is damaged, edited, of another version, or does not fit its commitment."""


class ContentError(Exception):
    """A content file that does not fit its schema. Names file, line, entry and field; `text` says it to a person."""

    def __init__(
        self, file: str, problem: Text, *, line: int | None = None, entry: str | None = None, field: str = ""
    ) -> None:
        self.file, self.line, self.entry, self.field, self.problem = file, line, entry, field, problem
        place = ": ".join(part for part in (file if line is None else f"{file}:{line}", entry, field) if part)
        self.text = Text("app-content-problem", {"place": place, "problem": problem})
        super().__init__(file, problem)

    def __str__(self) -> str:
        return _speak(self.text)

    def moved(self, file: str, *, line: int | None = None) -> ContentError:
        """The same, for a reader who knows the file by another name, or the line."""
        return ContentError(file, self.problem, line=line or self.line, entry=self.entry, field=self.field)


def unspoken(text: Text) -> str:
    """A message where nobody knows its words."""
    parts = ", ".join(f"{name}={value}" for name, value in text.args.items())
    return f"{text.id}({parts})" if parts else text.id


_speak: Callable[[Text], str] = unspoken


def speak_with(speak: Callable[[Text], str]) -> None:
    """Who meets an error in Python reads words too; where they are kept is not the kernel's to know."""
    global _speak  # noqa: PLW0603 - there is one way to say what is wrong
    _speak = speak
