"""`eldertable check`: content that loads, and words that both languages have and can say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ..kernel.complaints import not_done
from ..kernel.content import load_entries, read_yaml
from ..kernel.errors import ContentError
from ..kernel.game import games
from ..kernel.text import FUNCTIONS, LANGUAGES, Text, text
from ..words import home, sources
from .voice import BadArgument, Lang, errors, help_for, say, set_language, show


def check(
    folders: Annotated[list[Path] | None, typer.Argument(metavar="FOLDER", help=help_for("check-folders"))] = None,
    lang: Lang = None,
) -> None:
    set_language(lang)
    checked = [path for folder in folders or () for path in _files_of(folder)]
    found = [problem for folder in folders for problem in folder_problems(folder)] if folders else list(own_problems())
    problems = dict.fromkeys(say(problem) for problem in found)  # what two readers complain about alike is said once
    for problem in problems:
        errors.print(problem, style="red", markup=False, soft_wrap=True)
    if problems:
        show("app-cli-check-failed", count=len(problems))
        raise typer.Exit(1)
    if folders:
        show("app-cli-check-passed-folders", files=len(set(checked)))
    else:
        show("app-cli-check-passed", games=len(games()))


def own_problems() -> Iterator[Text]:
    """Everything that is installed: the games' content (read when they load) and all words."""
    for game in games().values():
        game.content()
        folder = home(game).joinpath("content")
        if isinstance(folder, Path) and folder.is_dir():
            yield from (problem.text for problem in game.check_folder(folder))
    files = {lang: [(f"{lang}: {name}", words) for name, words in sources(lang)] for lang in LANGUAGES}
    yield from word_problems(files)


def _files_of(folder: Path) -> list[Path]:
    """The files that are looked at; a folder without any is hardly the one that is meant."""
    if not folder.is_dir():
        raise BadArgument(text("app-cli-no-folder", folder=str(folder)))
    kinds = ("*.yaml", *(f"*{lang}.ftl" for lang in LANGUAGES))
    found = [path.resolve() for kind in kinds for path in folder.rglob(kind)]
    if not found:
        raise BadArgument(text("app-cli-empty-folder", folder=str(folder)))
    return found


def folder_problems(folder: Path) -> list[Text]:
    """The content and words in a folder of somebody who writes cards."""
    found = [problem.text for path in sorted(folder.rglob("*.yaml")) for problem in _content_problems(path, folder)]
    for game in games().values():
        found += [problem.text for problem in game.check_folder(folder)]
    words: dict[str, list[tuple[str, str]]] = {lang: [] for lang in LANGUAGES}
    for lang in LANGUAGES:
        for path in sorted(folder.rglob(f"*{lang}.ftl")):
            try:
                words[lang].append((str(path), path.read_text(encoding="utf-8")))
            except UnicodeDecodeError:
                found.append(ContentError(str(path), text("app-content-not-text")).text)
            except OSError as error:
                found.append(_unreadable(str(path), error).text)
    return [*found, *word_problems(words)]


def _unreadable(name: str, error: OSError) -> ContentError:
    return ContentError(name, text("app-content-unreadable", why=not_done(error)))


def _content_problems(path: Path, folder: Path) -> Iterator[ContentError]:
    """What is wrong with a file of entries under keys. Files of other shapes are read by the games themselves."""
    name, schemas, known = str(path.relative_to(folder)), _schemas(), _known_keys()
    try:
        data = read_yaml(path)
        if not isinstance(data, dict | list):
            yield ContentError(name, text("app-content-no-entries"))
        for key in data if isinstance(data, dict) else ():
            if key in schemas:
                load_entries(path, key, schemas[key])
            elif key not in known:
                yield ContentError(name, text("app-content-unknown-key", key=str(key), known=", ".join(schemas)))
    except ContentError as error:
        yield error.moved(name)
    except OSError as error:
        yield _unreadable(name, error)


def _schemas() -> dict[str, type]:
    return {key: schema for game in games().values() for key, schema in game.schemas.items()}


@cache
def _known_keys() -> frozenset[str]:
    """The keys of all content that is installed: what has no schema is checked by its game."""
    found: set[str] = set()
    for game in games().values():
        folder = home(game).joinpath("content")
        for entry in folder.iterdir() if folder.is_dir() else ():
            data = read_yaml(entry) if entry.name.endswith(".yaml") else None
            found |= data.keys() if isinstance(data, dict) else set()
    return frozenset(found)


# --- words -------------------------------------------------------------------------------------------------------


# What words agree with: a language uses of it what its grammar asks for.
GRAMMAR = frozenset({"case", "class", "number", "person", "voice", "who", "one", "few", "many"})


class _Variables(Visitor):
    """The arguments a message takes, and the messages it says within."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the parser's classes
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def word_problems(files: Mapping[str, list[tuple[str, str]]]) -> Iterator[Text]:
    """Messages that cannot be read, are missing in a language, take other arguments there, or cannot be said."""
    messages: dict[str, dict[str, tuple[str, set[str]]]] = {}
    for lang, resources in files.items():
        messages[lang] = {}
        bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        for name, words in resources:
            yield from _read(name, words, messages[lang])
            bundle.add_resource(FluentResource(words), allow_overrides=True)
        for id, (name, variables) in messages[lang].items():
            for detail in _said(bundle, id, variables):
                yield _word_problem(name, id, text("app-content-word-unsaid", detail=detail))
    for lang, other in (("ru", "en"), ("en", "ru")):
        for id, (name, variables) in messages.get(lang, {}).items():
            twin = messages.get(other, {}).get(id)
            if twin is None:
                yield _word_problem(name, id, text("app-content-word-missing", other=other))
            elif lang == "ru" and (twin[1] ^ variables) - GRAMMAR:
                differ = text("app-content-word-arguments", ru=_listed(variables), en=_listed(twin[1]))
                yield _word_problem(name, id, differ)


def _word_problem(file: str, id: str, problem: Text) -> Text:
    return ContentError(file, problem, entry=id).text


def _listed(variables: set[str]) -> str | Text:
    return ", ".join(f"${name}" for name in sorted(variables)) or text("app-content-no-arguments")


def _read(name: str, words: str, messages: dict[str, tuple[str, set[str]]]) -> Iterator[Text]:
    within: dict[str, set[str]] = {}
    for entry in FluentParser().parse(words).body:
        if isinstance(entry, ast.Junk):
            line = words[: entry.span.start].count("\n") + 1 if entry.span else 0
            detail = str(entry.annotations[0].message) if entry.annotations else "?"
            yield ContentError(name, text("app-content-not-fluent", detail=detail), line=line).text
        elif isinstance(entry, ast.Message) and entry.value is not None:
            variables = _Variables()
            variables.visit(entry)
            messages[entry.id.name] = (name, variables.names)
            within[entry.id.name] = variables.messages
    # What a message says within takes its arguments from the same hand.
    for id, said in within.items():
        for other in said & messages.keys():
            messages[id][1].update(messages[other][1])


def _said(bundle: FluentBundle, id: str, variables: set[str]) -> list[str]:
    """Say it with a number for every argument: a number fits a plural form and a place in a sentence alike."""
    pattern = bundle.get_message(id).value
    assert pattern is not None
    found: list[str] = []
    for number in (1, 3, 5):
        args: dict[str, Any] = dict.fromkeys(variables, number)
        _, problems = bundle.format_pattern(pattern, args)
        found += [str(problem) for problem in problems]
    return list(dict.fromkeys(found))
