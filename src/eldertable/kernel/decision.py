"""Who is asked, for what, and the one list of legal options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from .text import Text


class Option(Struct, frozen=True, gc=False, tag=True):
    """A legal choice with meaning (`Lay(road=37)`), never a label."""


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat. With a single option the kernel answers it itself, unless there is something to confirm."""

    seat: int
    kind: str
    options: tuple[Any, ...]
    args: Mapping[str, Any] = {}
    confirm: bool = False


class Refusal(Struct, frozen=True):
    """Something a seat cannot do now: what, why, and the rule that says so."""

    target: tuple[str, str]  # kind and id of the thing on the board
    text: Text
    rule: str | None = None


class Barred(Struct, frozen=True):
    """Things of one kind that a seat cannot choose now, all for the same reason."""

    kind: str
    ids: list[str]
    text: Text
    rule: str | None = None


def one_by_one(barred: Iterable[Barred]) -> list[Refusal]:
    return [Refusal((group.kind, id), group.text, group.rule) for group in barred for id in group.ids]


def by_reason(refusals: Iterable[Refusal]) -> list[Barred]:
    """Refusals that follow each other and differ only in what is refused, together."""
    groups: list[Barred] = []
    last: Refusal | None = None
    for refusal in refusals:
        kind, id = refusal.target
        if last is None or (kind, refusal.rule, refusal.text) != (last.target[0], last.rule, last.text):
            groups.append(Barred(kind, [], refusal.text, refusal.rule))
        groups[-1].ids.append(id)
        last = refusal
    return groups


class Outcome(Struct, frozen=True, array_like=True):
    """How a match ended."""

    kind: str
    winners: tuple[int, ...]
    scores: tuple[int | None, ...]
    reason: Text
