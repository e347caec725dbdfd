"""A match is its record: game, versions, options, seats, seed, answers."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .chance import commitment
from .complaints import not_json
from .errors import RecordError
from .text import text

FORMAT = 1


class Record(Struct, frozen=True, kw_only=True):
    """Everything needed to play a match again, bit for bit. `digest` is the fingerprint of the position it ends in."""

    format: int = FORMAT
    game: str
    version: str
    content: str
    seats: int
    options: dict[str, str]
    seed: str
    commitment: str
    answers: tuple[tuple[int, int], ...]
    digest: str

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()

    @staticmethod
    def from_json(data: object) -> Record:
        """Read a record from text or bytes; raises RecordError if they are truncated, malformed, of another format, or the
        seed is not that of the commitment."""
        if not isinstance(data, str | bytes | bytearray | memoryview):
            raise RecordError(text("app-error-record-text", kind=type(data).__name__))
        try:
            record = msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RecordError(text("app-error-record-unreadable", why=not_json(error, Record))) from error
        return _sealed(record)


def checked_record(given: object) -> Record:
    """A record whose fields are what they should be, or RecordError: one that was put together by hand may hold anything."""
    if not isinstance(given, Record):
        raise RecordError(text("app-error-record-type", kind=type(given).__name__))
    try:
        record = msgspec.convert(msgspec.structs.asdict(given), Record)
    except msgspec.ValidationError as error:
        raise RecordError(text("app-error-record-unreadable", why=not_json(error, Record))) from error
    return _sealed(record)


def _sealed(record: Record) -> Record:
    """The record, if it is of a format we know and its seed is the one that was promised."""
    if record.format != FORMAT:
        raise RecordError(text("app-error-record-format", found=record.format, known=FORMAT))
    try:
        promised = commitment(record.seed)
    except UnicodeEncodeError as error:  # half a character
        raise RecordError(text("app-error-record-seed")) from error
    if promised != record.commitment:
        raise RecordError(text("app-error-record-seed"))
    return record
