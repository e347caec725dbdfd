"""Words are messages: an id with arguments travels as data and is formatted where a person reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .message import Text, quoted

__all__ = ["LANGUAGES", "Speaker", "Text", "as_messages", "join_list", "quoted", "text"]

LANGUAGES = ("ru", "en")
LONGEST = 1000  # of what somebody has typed as much is quoted: Fluent refuses to put much more into a sentence
GREATEST = 10**15  # a number beyond this is no count: it is quoted as it was given, for Fluent cannot format all of them
# What a terminal would obey instead of showing it.
_COMMANDS = {code: "\N{REPLACEMENT CHARACTER}" for code in (*range(32), *range(127, 160)) if chr(code) not in "\t\n"}


def text(message_id: str, /, **args: str | int | float | Text | tuple[Text, ...]) -> Text:
    """The message of that id. (Not `id`: compiled, no argument of a message could have that name, see decision 0024.)"""
    return Text(message_id, args)


def capital(text: Any) -> str:
    """The Fluent function CAPITAL: a sentence put together from parts begins with a capital letter."""
    words = str(text)
    return words[:1].upper() + words[1:]


FUNCTIONS: dict[str, Any] = {"CAPITAL": capital}


class Speaker:
    """Formats texts in one language from Fluent resources."""

    def __init__(self, language: str, resources: Iterable[str]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}: use one of {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(FluentResource(resource), allow_overrides=True)

    def knows(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, message: Text | str) -> str:
        if isinstance(message, str):
            message = Text(message)
        if not self._bundle.has_message(message.id):
            raise KeyError(f"no message {message.id!r} in {self.language}")
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise KeyError(f"message {message.id!r} has no value in {self.language}")
        args = {name: self._argument(value) for name, value in message.args.items()}
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {message.id!r} in {self.language}: {errors[0]}")
        return str(words)

    def _argument(self, value: object) -> object:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, tuple | list):
            return join_list([self.say(item) for item in value], self.language)
        if isinstance(value, int) and abs(value) > GREATEST:
            value = quoted(value)
        if isinstance(value, str):
            return value.translate(_COMMANDS) if len(value) <= LONGEST else value[:LONGEST].translate(_COMMANDS) + "…"
        return value


def join_list(words: list[str], language: str) -> str:
    """Join words as the language joins a list; the pages do the same with `Intl.ListFormat`."""
    if len(words) < 2:
        return "".join(words)
    joint = _last_joint(language, len(words))
    return ", ".join(words[:-1]) + joint + words[-1]


@cache
def _last_joint(language: str, count: int) -> str:
    if language == "ru":
        return " и "
    return " and " if count == 2 else ", and "


def as_messages(names: Mapping[str, Mapping[str, str]], language: str) -> str:
    """Names that come from content files, as a Fluent resource."""
    return "".join(f"{id} = {_escaped(words[language])}\n" for id, words in names.items())


def _escaped(words: str) -> str:
    """Words as a Fluent value, in one line: braces and a leading sign that Fluent would read are quoted."""
    quoted = re.sub(r"[{}]", lambda found: f'{{"{found[0]}"}}', " ".join(words.split()))
    return f'{{"{quoted[0]}"}}{quoted[1:]}' if quoted[:1] in {"[", "*", ".", "#"} else quoted
