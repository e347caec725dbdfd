"""The statements by which processes tell each other who sits at their tables (decision 0027). Both databases understand them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from eldertable.server.store.rows import Doing, Sign

BEAT = "UPDATE processes SET beats = :beats WHERE id = :id"
ENTER = "INSERT INTO processes (id, beats) VALUES (:id, :beats) ON CONFLICT (id) DO UPDATE SET beats = excluded.beats"
LEAVE = "DELETE FROM processes WHERE id = :id"
CLEAR = "DELETE FROM signs WHERE process = :id"
PUT = (
    "INSERT INTO signs (process, match, seat, reminded_by) VALUES (:process, :match, :seat, :reminded_by)"
    " ON CONFLICT DO NOTHING"
)
TAKE = (
    "DELETE FROM signs"
    " WHERE process = :process AND match = :match AND seat = :seat AND reminded_by = :reminded_by"
)  # fmt: skip


def entering(process: str, beats: int, shown: Iterable[Sign]) -> list[Doing]:
    """From now on the process tells these signs and no others, whatever was there of it."""
    return [(ENTER, [{"id": process, "beats": beats}]), (CLEAR, [{"id": process}]), (PUT, _values(process, shown))]


def changing(process: str, beats: int, came: Iterable[Sign], went: Iterable[Sign]) -> list[Doing]:
    return [(BEAT, [{"id": process, "beats": beats}]), (PUT, _values(process, came)), (TAKE, _values(process, went))]


def leaving(process: str) -> list[Doing]:
    return [(LEAVE, [{"id": process}]), (CLEAR, [{"id": process}])]


def trying(process: str, letters: int) -> list[Doing]:
    """Write a sign of so many letters and take it away again."""
    return [(PUT, _values(process, [Sign("0" * letters, 0)])), (CLEAR, [{"id": process}])]


def _values(process: str, shown: Iterable[Sign]) -> list[dict[str, Any]]:
    return [{"process": process, **msgspec.structs.asdict(sign)} for sign in shown]
