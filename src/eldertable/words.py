"""Everything the table says in one language: the `.ftl` files of the app and of every game, and the names from content. And
where a game keeps such files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from .kernel.errors import ContentError, EldertableError, NotLoaded, unspoken
from .kernel.game import Game, games
from .kernel.text import LANGUAGES, Speaker, Text, as_messages, text


class UnknownLanguage(EldertableError):
    """The table speaks no such language."""


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(text("app-error-language", language=str(language), known=", ".join(LANGUAGES)))
    return language


@cache
def speaker(language: str) -> Speaker:
    """Formats every text of the app and of all registered games."""
    return Speaker(check_language(language), [resource for _, resource in sources(language)])


def loading_problem(error: ContentError | NotLoaded, language: str) -> str:
    """What keeps a game from loading."""
    return _loading_nothing(error.text, check_language(language))


def in_english(message: Text) -> str:
    """For errors that are met in Python, where tracebacks are English too."""
    return _loading_nothing(message, "en")


def _loading_nothing(message: Text, language: str) -> str:
    """In words that need no game; a message with names from content, or of a game from elsewhere, is put as data."""
    try:
        return _files_speaker(language).say(message)
    except (KeyError, ValueError):  # ValueError: without an argument that its words name
        return unspoken(message)


@cache
def _files_speaker(language: str) -> Speaker:
    """Knows the app's own words and those beside the games' code."""
    homes = [files("eldertable"), *files("eldertable").joinpath("games").iterdir()]
    folders = [folder for folder in (home.joinpath("text") for home in homes) if folder.is_dir()]
    return Speaker(language, [entry.read_text(encoding="utf-8") for folder in folders for entry in _of(folder, language)])


def sources(language: str) -> list[tuple[str, str]]:
    """Where the words come from, and the words: the app's files, each game's files, the names of its cards and places."""
    found = own_sources(language)
    for game in games().values():
        found += [
            (f"{game.id}/{entry.name}", entry.read_text(encoding="utf-8"))
            for entry in _of(home(game).joinpath("text"), language)
        ]
        found.append((f"{game.id}/names", names_of(game, language)))
    return found


def names_of(game: Game[Any], language: str) -> str:
    """The names of a game's content as Fluent messages."""
    return as_messages(game.names(), language)


def own_sources(language: str) -> list[tuple[str, str]]:
    """The app's files alone; no game is loaded for them."""
    found = _of(files("eldertable").joinpath("text"), check_language(language))
    return [(entry.name, entry.read_text(encoding="utf-8")) for entry in found]


def home(game: Game[Any]) -> Traversable:
    """The folder of a game's package, where its words, rules and content lie."""
    package = sys.modules[type(game).__module__].__package__
    assert package is not None
    return files(package)


def _of(folder: Traversable, language: str) -> Iterator[Traversable]:
    """`ru.ftl` and `anything.ru.ftl`, in the order of their names."""
    if folder.is_dir():
        endings = (f".{language}.ftl",)
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name == f"{language}.ftl" or entry.name.endswith(endings):
                yield entry
