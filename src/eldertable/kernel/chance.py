"""Fair, checkable chance: a keyed BLAKE2b counter. The whole generator is (seed, stream, n).

Word n of a stream is eight bytes of BLAKE2b(stream, n // 8) under the key derived from the seed, so anyone who is told the
seed after the match can draw every number again. Each lane of a simultaneous phase draws from a stream of its own: the order
in which answers arrive cannot change what is drawn.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct

WORD = 1 << 64
_WORDS = Struct(">8Q")


def seed_key(seed: str) -> bytes:
    """The key of all draws of a match."""
    return blake2b(seed.encode(), digest_size=32, person=b"eldertable draws").digest()


def commitment(seed: str) -> str:
    """What is published when a match starts: it binds the seed without telling it."""
    return blake2b(seed.encode(), digest_size=32, person=b"eldertable seed").hexdigest()


def block(key: bytes, stream: int, number: int) -> bytes:
    """Eight words at once: one hash serves eight draws."""
    return blake2b(stream.to_bytes(8, "big") + number.to_bytes(8, "big"), key=key, digest_size=64).digest()


def words(drawn: bytes) -> tuple[int, ...]:
    """The eight words of a block."""
    return _WORDS.unpack(drawn)


def word(key: bytes, stream: int, n: int) -> int:
    return words(block(key, stream, n >> 3))[n & 7]
