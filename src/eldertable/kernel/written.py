"""A view as it is sent: JSON in pieces, so that a reader is told only those that have changed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

_encode = json.Encoder().encode


class WrittenView(Struct, frozen=True, gc=False):
    """A piece that has not changed is best the very same bytes as before: then there is nothing to compare.

    The names of a view's fields stay the same throughout a match, and a list stays a list (see `docs/protocol.md`)."""

    fields: tuple[bytes, ...]  # each some members of the object, one or more: `"round":3,"phase":"draft"`
    list_name: bytes = b""  # the one list whose items change one by one, if there is such a list
    items: tuple[bytes, ...] = ()

    def whole(self) -> bytes:
        if not self.list_name:
            return b"{%s}" % b",".join(self.fields)
        return b'{%s,"%s":[%s]}' % (b",".join(self.fields), self.list_name, b",".join(self.items))


def written(view: dict[str, Any], list_name: str = "") -> WrittenView:
    """A view field by field, and the list of that name item by item."""
    fields = tuple(_encode({name: value})[1:-1] for name, value in view.items() if name != list_name)
    return WrittenView(fields, list_name.encode(), tuple(map(_encode, view.get(list_name, ()))))
