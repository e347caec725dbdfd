"""What is stored of a match: its head, its seats, and the rows of its log; and what processes tell each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Table

# Rows for several tables, which are written together or not at all.
Writing = Sequence[tuple[Table, Sequence[dict[str, Any]]]]
# A statement with the values for each time that it is run.
Doing = tuple[str, Sequence[dict[str, Any]]]
NOBODY = -1  # no seat
RowKind = Literal["answer", "undo", "seat", "name"]


class SeatRow(Struct, frozen=True):
    """A seat as it was set up. Of a seat's secret only the hash is kept."""

    seat: int
    kind: Literal["human", "bot"]
    name: str
    bot: str | None
    token_hash: str | None


class Head(Struct, frozen=True, kw_only=True):
    """What a match was made from. `seed` is secret until the match is over."""

    id: str
    game: str
    version: str
    content: str
    options: dict[str, str]
    seed: str
    commitment: str
    created: float
    seed_given: bool = False  # somebody named the seed, so somebody may know the dice
    practice: bool = False  # made from a moment of another match
    seats: tuple[SeatRow, ...]


class Words(Struct, frozen=True):
    """Something said at the table by a seat, or by somebody who watches (None); numbered from 0 without gaps."""

    number: int
    seat: int | None
    said: float
    text: str


class Row(Struct, frozen=True, gc=False):
    """One row of a match's log; `number` counts from 0 without gaps.

    answer: `seat` took `option`. undo: `seat` took its last answer back. seat: from now on the bot `word` plays for
    `seat` (None: the person again). name: the person at `seat` is called `word`."""

    number: int
    kind: RowKind
    seat: int
    option: int | None = None
    word: str | None = None


class Sign(Struct, frozen=True, gc=False):
    """What a process tells the others: somebody sits at this seat there, or was just reminded there by another seat."""

    match: str
    seat: int
    reminded_by: int = NOBODY


class Newest(Struct, frozen=True):
    """How far everything is that others may have changed: the log and the talk of matches, and what processes tell."""

    rows: dict[str, int]
    words: dict[str, int]
    beats: dict[str, int]
