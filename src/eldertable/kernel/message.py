"""Words as they travel. (What makes and reads them may be compiled, see decision 0024; structs are compiled already.)"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Text(Struct, frozen=True, omit_defaults=True):
    """A message of the `.ftl` files with its arguments; texts may nest."""

    id: str
    args: Mapping[str, str | int | float | Text | tuple[Text, ...]] = {}


def quoted(given: object) -> str:
    """What somebody has given, to be named in a message whatever it is."""
    try:
        return str(given)
    except ValueError:  # a number of more digits than Python writes
        return "…"
