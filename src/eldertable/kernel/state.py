"""State is a tree of plain data: copied, saved, hashed and sent in one line."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Generic, TypeVar

from msgspec import Struct, msgpack

from .agenda import Lane, Step
from .decision import Outcome


class GameState(Struct, array_like=True, gc=False, kw_only=True):
    """What every game's state holds besides what lies on its table. Ids instead of references; no aliasing, no caches."""

    seats: int
    options: dict[str, str]
    key: bytes  # of all draws, see chance.py
    drawn: int = 0  # words drawn from the main stream
    lanes_opened: int = 0  # names the streams of simultaneous phases
    agenda: list[Step] = []
    lanes: list[Lane] = []
    outcome: Outcome | None = None


S = TypeVar("S", bound=GameState)


class Codec(Generic[S]):
    """Copies and hashes states of one type."""

    def __init__(self, state_type: type[S]) -> None:
        self.encode = msgpack.Encoder(order="deterministic").encode
        self.decode = msgpack.Decoder(state_type).decode

    def copy(self, state: S) -> S:
        return self.decode(self.encode(state))


def digest_of(encoded: bytes, done_since: Sequence[tuple[int | None, int | bytes]]) -> str:
    """The fingerprint of a position: a checkpoint and what was done since."""
    hasher = blake2b(encoded, digest_size=16)
    if done_since:
        hasher.update(msgpack.encode(done_since))
    return hasher.hexdigest()
