"""What cards say in plain values: numbers, yes and no, words of a list. Whatever is something else is refused, with its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kernel.text import text


class BadWord(ValueError):
    """Something on a card that the vocabulary does not have: the field, and a message of `text/content.*.ftl`."""

    def __init__(self, field: str, message: str, **args: Any) -> None:
        shown = {
            name: value if isinstance(value, int) and not isinstance(value, bool) else str(value)
            for name, value in args.items()
        }
        self.field, self.problem = field, text(f"machina_arcana-content-{message}", **shown)
        super().__init__(f"{field}: {message} {shown or ''}".rstrip())

    def inside(self, field: str) -> BadWord:
        """The same, of a card that stands within another one."""
        self.field = f"{field}.{self.field}"
        return self


def check_keys(raw: dict[str, Any], allowed: Any, field: str) -> None:
    for key in raw:
        if key not in allowed:
            raise BadWord(f"{field}.{key}", "unknown-here", known=", ".join(sorted(map(str, allowed))) or "–")


def check_needed(raw: Any, needed: Iterable[str], field: str) -> None:
    for key in needed:
        if key not in raw:
            raise BadWord(field, "missing", name=key)


def whole(value: Any, field: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadWord(field, "between", least=least, most=most)
    return value


def flag(value: Any, field: str) -> bool:
    if not isinstance(value, bool):
        raise BadWord(field, "flag")
    return value


def one_of(value: Any, allowed: tuple[str, ...], field: str) -> str:
    """A word of a list. YAML may have read it as a number: a die shows 0."""
    if isinstance(value, bool) or not isinstance(value, str | int) or str(value) not in allowed:
        raise BadWord(field, "not-one-of", value=value, known=", ".join(allowed))
    return str(value)


def listed(value: Any, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadWord(field, "list")
    return value


def some_of(value: Any, allowed: tuple[str | int, ...], field: str) -> tuple[str | int, ...]:
    """Some words of a list, or a single one."""
    found = value if isinstance(value, list) else [value]
    if not found or any(isinstance(one, bool) or not isinstance(one, str | int) or one not in allowed for one in found):
        raise BadWord(field, "list-of", known=", ".join(map(str, allowed)))
    return tuple(found)
