"""WebSocket frames (RFC 6455) as bytes, for what a table says and hears most: short texts in, texts of any length out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # a system for which the library has no compiled part
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # the first byte of a text in one frame, not compressed
MASKED: Final = 0x80
LONGEST_HEAD: Final = 14
SHORT: Final = 126  # a length below this is written in the second byte itself


def length_of_frame(data: bytes, at: int) -> int:
    """How long the frame is that begins there; 0: too little has come to know."""
    if len(data) < at + 2:
        return 0
    length, head = data[at + 1] & 0x7F, 2 + (4 if data[at + 1] & MASKED else 0)
    if length < SHORT:
        return head + length
    more = 2 if length == SHORT else 8
    end = at + 2 + more
    return head + more + int.from_bytes(data[at + 2 : end]) if len(data) >= end else 0


def short_text(data: bytes) -> bytes | None:
    """What these bytes say, if they are a page's short ASCII text in one frame, whole and nothing else; else None: whatever
    they are is the library's to look at."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] != MASKED + len(data) - 6 or data[1] >= MASKED + SHORT:
        return None
    text: bytes = apply_mask(data[6:], data[2:6])
    return text if text.isascii() else None


def is_message(frame: bytes) -> bool:
    """Is this frame a text or some bytes, or at least the beginning of them? (Else it goes on with them, or is the
    protocol's own.)"""
    return frame[0] & 0x0F in (1, 2)


def framed(texts: Iterable[bytes]) -> bytes:
    """These texts, each in a frame of its own, as a server sends them."""
    parts = []
    for text in texts:
        parts.append(_head(len(text)))
        parts.append(text)
    return b"".join(parts)


def _head(length: int) -> bytes:
    """The head of a frame that carries a text of that many bytes."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    return b"\x81\x7e" + length.to_bytes(2) if length < 1 << 16 else b"\x81\x7f" + length.to_bytes(8)
