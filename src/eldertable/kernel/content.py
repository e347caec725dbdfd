"""Loads content files. What does not fit its schema fails loudly, with file, line, entry and field."""

from __future__ import annotations

import re
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from .complaints import complaint, not_yaml
from .errors import ContentError
from .text import LANGUAGES, text

T = TypeVar("T")
Source = Traversable | Path

DEEPEST = 100  # lists and mappings within each other
_LISTS_IN_A_LINE = re.compile(rf"^ *(?:[-?] +){{{DEEPEST}}}", re.MULTILINE)
_FastLoader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _FieldTwice(yaml.YAMLError):
    def __init__(self, name: str, line: int) -> None:
        self.name, self.line = name, line


class _Loader(_FastLoader):  # type: ignore[misc]
    """YAML takes the last of two fields of the same name and forgets the first: a card would lose what it says."""

    def flatten_mapping(self, node: Any) -> None:
        """Called before a mapping is read, and before it is put into another one by `<<`. The first time its fields are its own
        alone; from then on they may stand beside those that it overrides."""
        if not hasattr(node, "looked_at"):
            node.looked_at = True
            seen = set()
            for key, _ in node.value:
                if isinstance(key, yaml.ScalarNode):
                    if key.value in seen:
                        raise _FieldTwice(key.value, key.start_mark.line + 1)
                    seen.add(key.value)
        super().flatten_mapping(node)


def read_yaml(source: Source) -> Any:
    """The plain data of a YAML file."""
    try:
        written = source.read_text(encoding="utf-8")
        if line := _too_deep(written):
            raise ContentError(source.name, text("app-content-too-deep"), line=line)
        return yaml.load(written, Loader=_Loader)
    except _FieldTwice as error:
        raise ContentError(source.name, text("app-content-field-twice", name=error.name), line=error.line) from error
    except yaml.YAMLError as error:
        line, problem = not_yaml(error)
        raise ContentError(source.name, problem, line=line) from error
    except RecursionError as error:
        raise ContentError(source.name, text("app-content-too-deep")) from error
    except UnicodeDecodeError as error:
        raise ContentError(source.name, text("app-content-not-text")) from error


def _too_deep(written: str) -> int | None:
    """The line where it is nested as no card is. The loader is written in C, and some ten thousand brackets end the process."""
    depth, at = 0, _LISTS_IN_A_LINE.search(written)
    for bracket in re.finditer(r"[][{}]", written):
        depth = depth + 1 if bracket[0] in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            at = bracket
            break
    return None if at is None else written.count("\n", 0, at.start()) + 1


def load_entries(source: Source, key: str, type_: type[T]) -> list[T]:
    """The entries under `key` of a content file, each a `type_`. Ids must be unique within the file."""
    data = read_yaml(source)
    if not isinstance(data, dict) or not isinstance(data.get(key), list):
        raise ContentError(source.name, text("app-content-no-list", key=key))
    entries: list[T] = []
    seen: set[str] = set()
    for number, raw in enumerate(data[key]):
        name = str(raw["id"]) if isinstance(raw, dict) and "id" in raw else f"{key}[{number}]"
        if name in seen:
            line = line_of(source, key, number)
            raise ContentError(source.name, text("app-content-id-twice"), line=line, entry=name)
        seen.add(name)
        try:
            entries.append(msgspec.convert(raw, type_))
        except msgspec.ValidationError as error:
            field, problem = complaint(error, type_)
            line = line_of(source, key, number)
            raise ContentError(source.name, problem, line=line, entry=name, field=field) from error
    return entries


def nodes_of(source: Source) -> yaml.Node | None:
    """A YAML file with its lines. The loader is the one that has read it: another might not stand as many brackets."""
    found: yaml.Node | None = yaml.compose(source.read_text(encoding="utf-8"), Loader=_FastLoader)
    return found


def line_of(source: Source, key: str, number: int) -> int | None:
    """The line where entry `number` under `key` begins. Parsed only when there is something to complain about."""
    root = nodes_of(source)
    if not isinstance(root, yaml.MappingNode):
        return None
    for name, value in root.value:
        if name.value == key and isinstance(value, yaml.SequenceNode) and number < len(value.value):
            return int(value.value[number].start_mark.line) + 1
    return None


def line_of_entry(source: Source, key: str, id: str) -> int | None:
    """The line where the entry with this id begins."""
    for number, raw in enumerate(read_yaml(source)[key]):
        if raw.get("id") == id:
            return line_of(source, key, number)
    return None


def hash_of(folder: Source, but: tuple[str, ...] = ()) -> str:
    """A fingerprint of what a folder of content files tells the rules: records name the content they were played with. What
    people alone read (comments, layout, names and stories) is left out, so that no match ends with a corrected letter; so are
    files that the rules do not read (`but`)."""
    hasher = blake2b(digest_size=8)
    for source in sorted(folder.iterdir(), key=lambda s: s.name):
        if not source.name.endswith(".yaml") or source.name in but:
            continue
        hasher.update(source.name.encode())
        hasher.update(msgspec.json.encode(_without_words(read_yaml(source))))
    return hasher.hexdigest()


def _without_words(data: Any) -> Any:
    if isinstance(data, dict):
        in_languages = bool(data) and data.keys() <= set(LANGUAGES)
        return None if in_languages else {key: _without_words(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_without_words(value) for value in data]
    return data


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a card or a place, in both languages."""

    en: str
    ru: str
