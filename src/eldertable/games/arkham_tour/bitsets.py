"""Sets of roads, nodes and districts as integers, a bit for each: in a module of its own, so that it can be compiled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final


def mask(indices: Iterable[int]) -> int:
    """The set of these indices as one integer."""
    total = 0
    for index in indices:
        total |= 1 << index
    return total


# The set bits of every byte at every place: dense sets are read a byte at a time.
_BITS_OF_BYTE: Final = tuple(
    tuple(tuple(8 * at + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)) for at in range(20)
)


def bits(indices: int) -> list[int]:
    """The indices of the set bits, lowest first."""
    found: list[int] = []
    at = 0
    for byte in indices.to_bytes((indices.bit_length() + 7) >> 3, "little"):
        if byte:
            found += _BITS_OF_BYTE[at][byte]
        at += 1  # noqa: SIM113 (enumerate is slower here, and this is the hottest loop of the game)
    return found
