"""Frames as bytes: ours are read by the library as it should be, and only a page's plain short text is taken without it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from eldertable.server.frames import framed, length_of_frame, short_text

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)  # where a frame's head changes, and beside


def read(data: bytes) -> list[bytes]:
    """What a server's frames say, as the library of a page reads them."""
    reader = StreamReader()
    reader.feed_data(data)
    found = []
    while reader.buffer:
        try:
            next(Frame.parse(reader.read_exact, mask=False))
        except StopIteration as end:
            frame: Frame = end.value
            assert frame.opcode is Opcode.TEXT and frame.fin
            found.append(bytes(frame.data))
        else:
            raise AssertionError("a frame is not whole")
    return found


def said(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a page sends it, or as it would not."""
    return Frame(opcode, data, fin=fin).serialize(mask=masked)


@given(st.lists(st.sampled_from(LENGTHS), max_size=4))
def test_what_is_framed_is_read_by_the_library(lengths: list[int]) -> None:
    texts = [bytes([65 + number]) * length for number, length in enumerate(lengths)]
    assert read(framed(texts)) == texts


@pytest.mark.parametrize("length", LENGTHS)
def test_the_length_of_a_frame_is_known_from_its_head(length: int) -> None:
    whole = said(b"x" * length)
    assert length_of_frame(b"before" + whole + b"after", 6) == len(whole)
    assert length_of_frame(whole, len(whole) - 1) == 0  # a single byte tells nothing


@given(st.binary(max_size=125).map(lambda data: bytes(byte & 0x7F for byte in data)))
def test_a_short_text_is_taken_as_it_was_said(text: bytes) -> None:
    assert short_text(said(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        said(b"hi")[:-1],
        said(b"hi") + b"\x81",
        said(b"hi") + said(b"ho"),
        said(b"hi", masked=False),
        said(b"hi", Opcode.BINARY),
        said(b"hi", Opcode.PING),
        said(b"hi", fin=False),
        said("привет".encode()),
        said(b"x" * 126),
        said(b"x" * 127),
    ],
    ids=["nothing", "cut", "more", "two", "unmasked", "bytes", "ping", "fragment", "not-ascii", "longer", "much-longer"],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert short_text(data) is None
