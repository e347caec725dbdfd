"""Tourists in a district: four counts packed in one integer, six bits each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from ...kernel.text import Text, text

KINDS = ("circle", "square", "triangle", "cross")
DISTRICT_OF = ("red", "green", "blue", "purple")  # the districts that go with each kind (AT-TYPE-01 to -04)
WIDTH = 6
FULL = (1 << WIDTH) - 1
ONE = tuple(1 << (WIDTH * kind) for kind in range(4))


def pack(kinds: Iterable[int]) -> int:
    return sum(ONE[kind] for kind in kinds)


def count(packed: int, kind: int) -> int:
    return packed >> (WIDTH * kind) & FULL


def unpack(packed: int) -> list[int]:
    """The kinds one by one, in the order circle, square, triangle, cross."""
    return [kind for kind in range(4) for _ in range(count(packed, kind))]


def total(packed: int) -> int:
    return sum(count(packed, kind) for kind in range(4))


def names(packed: int) -> list[str]:
    return list(_names(packed))


@cache
def _names(packed: int) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in unpack(packed))


def in_words(kinds: Iterable[str]) -> tuple[Text, ...]:
    """By kind: "1 circle, 3 crosses"."""
    return tuple(text("arkham_tour-tourists", kind=kind, count=count) for kind, count in Counter(kinds).items())


def most_common(packs: Sequence[int]) -> list[int]:
    """The kinds with the most tourists in these districts; none if there are no tourists."""
    sums = [sum(count(packed, kind) for packed in packs) for kind in range(4)]
    best = max(sums)
    return [kind for kind in range(4) if sums[kind] == best] if best else []
