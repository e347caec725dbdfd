"""Cards are data: a small typed vocabulary of effects per game, read from YAML, run by the rules, told in words.

In a content file an effect is a mapping with one key, its name: `{tourists: [circle, circle]}` or, with several fields,
`{attack: {strong: 1, weak: 1}}`. The words on a card come from the effects, so a card cannot say one thing and do another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from .agenda import Procedure
from .complaints import complaint
from .content import Source, line_of_entry
from .errors import ContentError
from .text import Text, text


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a card does. Subclasses are registered in a game's vocabulary."""

    def run(self, table: Any, seat: int) -> Procedure | None:
        raise NotImplementedError

    def words(self) -> Text:
        raise NotImplementedError


E = TypeVar("E", bound=type[Effect])


class _WrongEffect(Exception):
    """What is wrong, and with which field; the place in the file is looked up by whoever knows the file."""

    def __init__(self, field: str, problem: Text) -> None:
        super().__init__(field)
        self.field, self.problem = field, problem


class Vocabulary:
    """The effects that cards of one game are written in."""

    def __init__(self) -> None:
        self._types: dict[str, type[Effect]] = {}

    def effect(self, name: str) -> Callable[[E], E]:
        def register(cls: E) -> E:
            if name in self._types:
                raise ValueError(f"effect {name!r} is registered twice")
            self._types[name] = cls
            return cls

        return register

    def read(self, raw: Sequence[object], *, source: Source, key: str, entry: str) -> tuple[Effect, ...]:
        """The effects of the entry with that id under `key` of a content file. What cannot be expressed fails loading, with
        its place."""
        try:
            return tuple(self._read_one(item, f"do[{i}]") for i, item in enumerate(raw))
        except _WrongEffect as wrong:
            line = line_of_entry(source, key, entry)
            raise ContentError(source.name, wrong.problem, line=line, entry=entry, field=wrong.field) from wrong

    def _read_one(self, raw: object, field: str) -> Effect:
        if not isinstance(raw, dict) or len(raw) != 1:
            raise _WrongEffect(field, text("app-content-effect-shape"))
        ((name, value),) = raw.items()
        if name not in self._types:
            known = ", ".join(sorted(self._types))
            raise _WrongEffect(field, text("app-content-unknown-effect", effect=str(name), known=known))
        cls = self._types[name]
        if isinstance(value, dict):
            fields = value
        elif cls.__struct_fields__:
            fields = {cls.__struct_fields__[0]: value}
        else:
            raise _WrongEffect(f"{field}.{name}", text("app-content-effect-empty"))
        try:
            return msgspec.convert(fields, cls)
        except msgspec.ValidationError as error:
            inner, problem = complaint(error, cls)
            raise _WrongEffect(f"{field}.{name}.{inner}".rstrip("."), problem) from error
