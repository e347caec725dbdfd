"""What msgspec, JSON, YAML and the system complain about, as messages in the reader's language. The one place that knows their
sentences."""

from __future__ import annotations

import errno
import re
from functools import reduce
from socket import gaierror
from typing import Any

import msgspec
import yaml
from msgspec import inspect

from .text import Text, text

TYPES = frozenset(("int", "float", "str", "bool", "array", "object", "null"))
_PLACE = re.compile(r" - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`$")
_STEP = re.compile(r"\.(\w+)|\[(?:\d+|\.\.\.)\]")
_SENTENCES = tuple(
    (re.compile(pattern), name)
    for pattern, name in (
        (r"Expected `(?P<expected>[\w |]+)`, got `(?P<got>\w+)`", "wrong-type"),
        (r"Expected `(?P<expected>[\w |]+)`", "needed-type"),
        (r"Expected `array` of length (?P<count>\d+), got (?P<got>\d+)", "wrong-length"),
        (r"Expected `array` of length (?P<count>\d+)", "needed-length"),
        (r"(?:Integer value|Number) out of range", "out-of-range"),
        (r"Object missing required field `(?P<name>.+)`", "missing-field"),
        (r"Object contains unknown field `(?P<name>.+)`", "unknown-field"),
        (r"Invalid (?:enum )?value '?(?P<value>.+?)'?", "unknown-value"),
    )
)


# What a system says to those who name a file or an address that will not do. The rest is quoted in its own words.
_SYSTEM = {
    errno.ENOENT: "missing", errno.EACCES: "forbidden", errno.EPERM: "forbidden", errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder", errno.EEXIST: "exists", errno.ENAMETOOLONG: "long-name", errno.EROFS: "read-only",
    errno.ENOSPC: "full", errno.EFBIG: "large", errno.EIO: "broken", errno.EMFILE: "many-files", errno.ENFILE: "many-files",
    errno.EADDRNOTAVAIL: "foreign-address", errno.ECONNREFUSED: "nobody-answers",
}  # fmt: skip


def complaint(error: msgspec.ValidationError, type_: type) -> tuple[str, Text]:
    """The field, as in `name.ru` or `faces[2].number`, and what is wrong with it."""
    message = str(error)
    place = _PLACE.search(message)
    path = place["path"] if place else ""
    sentence = message[: place.start()] if place else message
    return path.lstrip("."), _in_words(sentence, type_, path)


def _in_words(sentence: str, type_: type, path: str) -> Text:
    for pattern, name in _SENTENCES:
        found = pattern.fullmatch(sentence)
        if found is None:
            continue
        args: dict[str, Any] = found.groupdict()
        if name.endswith("-length"):
            args = {key: int(value) for key, value in args.items()}
        elif "expected" in args:
            args = {key: _types(value) for key, value in args.items()}
        if name in ("unknown-field", "unknown-value"):
            args["known"] = ", ".join(_allowed(type_, path))
        return text(f"app-content-{name}", **args)
    return text("app-content-other", detail=sentence)


def _types(names: str) -> Text:
    """`int | null` in words."""
    words = [text("app-content-type", type=name if name in TYPES else "other", name=name) for name in names.split(" | ")]
    return reduce(lambda first, second: text("app-content-or", first=first, second=second), words)


def _allowed(type_: type, path: str) -> list[str]:
    """What may stand there: the fields of a struct, or the values of a choice."""
    types = [inspect.type_info(type_)]
    for field in _STEP.findall(path):
        types = [inner for outer in types for inner in _inside(outer, field)]
    found: list[str] = []
    for one in _alternatives(types):
        if isinstance(one, inspect.StructType):
            found += [each.encode_name for each in one.fields]
        elif isinstance(one, inspect.LiteralType):
            found += [str(value) for value in one.values]
    return found


def _alternatives(types: list[inspect.Type]) -> list[inspect.Type]:
    return [one for type_ in types for one in (type_.types if isinstance(type_, inspect.UnionType) else (type_,))]


def _inside(type_: inspect.Type, field: str) -> list[inspect.Type]:
    """The types of a field, or of an item where no field is named."""
    found: list[inspect.Type] = []
    for one in _alternatives([type_]):
        if isinstance(one, inspect.StructType) and field:
            found += [each.type for each in one.fields if each.encode_name == field]
        elif isinstance(one, inspect.DictType):
            found.append(one.value_type)
        elif isinstance(one, inspect.ListType | inspect.VarTupleType):
            found.append(one.item_type)
        elif isinstance(one, inspect.TupleType):
            found += one.item_types
    return found


def not_json(error: Exception, type_: type) -> Text:
    """Why JSON could not be read as a `type_`."""
    if isinstance(error, msgspec.ValidationError):
        field, problem = complaint(error, type_)
        return text("app-content-problem", place=field, problem=problem) if field else problem
    if isinstance(error, RecursionError):
        return text("app-content-too-deep")
    if "truncated" in str(error):
        return text("app-content-truncated")
    return text("app-content-not-json", detail=str(error).removeprefix("JSON is malformed: "))


def not_yaml(error: yaml.YAMLError) -> tuple[int | None, Text]:
    """The line, and what YAML says of it."""
    if isinstance(error, yaml.MarkedYAMLError):
        mark = error.problem_mark
        return mark.line + 1 if mark else None, text("app-content-not-yaml", detail=error.problem or "?")
    return None, text("app-content-not-text")


def not_done(error: OSError) -> Text:
    """Why the system refuses."""
    if isinstance(error, gaierror):
        return text("app-system-no-address")
    said = _SYSTEM.get(error.errno or 0, "other")
    return text(f"app-system-{said}", what=error.strerror or str(error)) if said == "other" else text(f"app-system-{said}")
