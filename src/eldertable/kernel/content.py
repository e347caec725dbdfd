"""Loads content files. What does not fit its schema fails loudly, with file, line, entry and field."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from .errors import ContentError

T = TypeVar("T")
Source = Traversable | Path

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(source: Source) -> Any:
    """The plain data of a YAML file."""
    try:
        return yaml.load(source.read_text(encoding="utf-8"), Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise ContentError(source.name, error.problem or "not YAML", line=mark.line + 1 if mark else None) from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ContentError(source.name, f"not YAML in UTF-8: {error}") from error


def load_entries(source: Source, key: str, type_: type[T]) -> list[T]:
    """The entries under `key` of a content file, each a `type_`. Ids must be unique within the file."""
    data = read_yaml(source)
    if not isinstance(data, dict) or not isinstance(data.get(key), list):
        raise ContentError(source.name, f"expected a list under {key!r}")
    entries: list[T] = []
    seen: set[str] = set()
    for number, raw in enumerate(data[key]):
        name = str(raw["id"]) if isinstance(raw, dict) and "id" in raw else f"{key}[{number}]"
        if name in seen:
            raise ContentError(source.name, "the id is used twice", line=line_of(source, key, number), entry=name)
        seen.add(name)
        try:
            entries.append(msgspec.convert(raw, type_))
        except msgspec.ValidationError as error:
            line = line_of(source, key, number)
            raise ContentError(source.name, in_words(str(error)), line=line, entry=name) from error
    return entries


def in_words(message: str, field: str = "") -> str:
    """`Expected `int`, got `str` - at `$.star`` -> `star: expected `int`, got `str``; `field` is what `$` stands for."""
    problem, _, place = message.partition(" - at `$")
    field = (field + place.rstrip("`")).lstrip(".")
    problem = problem[:1].lower() + problem[1:]
    return f"{field}: {problem}" if field else problem


def line_of(source: Source, key: str, number: int) -> int | None:
    """The line where entry `number` under `key` begins. Parsed only when there is something to complain about."""
    root = yaml.compose(source.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
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


def hash_of(sources: Iterable[Source]) -> str:
    """A fingerprint of content files: records name the content they were played with."""
    hasher = blake2b(digest_size=8)
    for source in sorted(sources, key=lambda s: s.name):
        hasher.update(source.name.encode())
        hasher.update(source.read_bytes())
    return hasher.hexdigest()


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a card or a place, in both languages."""

    en: str
    ru: str
