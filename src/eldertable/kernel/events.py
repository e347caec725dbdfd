"""What happened, as data. An event knows who may see it."""

from __future__ import annotations

from msgspec import Struct


class Event(Struct, frozen=True, gc=False, tag=True, kw_only=True):
    """Something that happened. `only` is the one seat that may know of it; None: everybody."""

    only: int | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as `seat` may know it (None: a spectator); games override it to blot out a part."""
        return self if self.only is None or self.only == seat else None
