"""What is said on the socket. docs/protocol.md explains it; the pages' types are generated from here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from eldertable.kernel.decision import Barred
from eldertable.kernel.text import Text

Id = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
NAME_MOST = 24  # letters of a name: as many as stay readable in a column of the score; the pages take it over
Name = Annotated[str, Meta(max_length=1000)]  # what is longer than a name may be is refused in words, not as malformed


# --- the page says -------------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello", frozen=True):
    token: Annotated[str, Meta(max_length=128)] | None = None
    since: Count | None = None


class Choose(Struct, tag_field="t", tag="choose", frozen=True):
    id: Id
    decision: Count
    option: Count


class Undo(Struct, tag_field="t", tag="undo", frozen=True):
    id: Id
    decision: Count


class AskHint(Struct, tag_field="t", tag="hint", frozen=True):
    id: Id


class AskPreview(Struct, tag_field="t", tag="preview", frozen=True):
    id: Id
    decision: Count
    option: Count


class SetBot(Struct, tag_field="t", tag="bot", frozen=True):
    id: Id
    seat: Count
    bot: Annotated[str, Meta(max_length=32)] | None = None


class SetName(Struct, tag_field="t", tag="name", frozen=True):
    id: Id
    name: Name


class Nudge(Struct, tag_field="t", tag="nudge", frozen=True):
    id: Id
    seat: Count


class Say(Struct, tag_field="t", tag="say", frozen=True):
    id: Id
    text: Annotated[str, Meta(max_length=1000)]


class Ping(Struct, tag_field="t", tag="ping", frozen=True):
    pass


ClientMessage = Hello | Choose | Undo | AskHint | AskPreview | SetBot | SetName | Nudge | Say | Ping


# --- the table says ------------------------------------------------------------------------------------------------


class Target(Struct, frozen=True):
    kind: str
    id: str


class Option(Struct, frozen=True):
    """The fields of the option's own struct stand beside these."""

    kind: str
    text: Text
    detail: Text | None
    target: Target | None
    main: bool


class DecisionWords(Struct, frozen=True):
    """A decision but its options, which are written apart."""

    number: int
    kind: str
    question: Text
    facts: Text | None
    rule: str | None
    progress: tuple[int, int] | None


class Decision(DecisionWords, frozen=True):
    options: list[Option]


class UndoState(Struct, frozen=True):
    can: bool
    reason: Text | None
    decision: int = 0  # the number to say in `undo`: a seat that waits for others has no decision of its own
    what: Text | None = None  # the choice that would be taken back


class LogLine(Struct, frozen=True):
    n: int
    at: int  # the moment of the replay that shows it: how many answers stood then
    seat: int | None
    kind: str
    round: int
    phase: str
    text: Text
    detail: Text | None
    data: Mapping[str, Any]


class Seat(Struct, frozen=True):
    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    connected: bool


class MatchInfo(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, str]
    commitment: str
    status: Literal["running", "over"]
    seats: list[Seat]
    practice: bool  # made from a moment of another match


class OutcomeInfo(Struct, frozen=True):
    kind: str
    winners: tuple[int, ...]
    scores: tuple[int | None, ...]
    reason: Text


class TableMessage(Struct, tag_field="t", tag="table", frozen=True):
    """The server writes it from parts (tables.py); this is its shape."""

    seq: int
    match: MatchInfo
    you: int | None
    view: dict[str, Any]
    decision: Decision | None
    waiting: list[int]
    barred: list[Barred]
    undo: UndoState
    log: list[LogLine]
    outcome: OutcomeInfo | None


class News(Struct, tag_field="t", tag="news", frozen=True):
    """What has changed on this reader's table: the fields that are there take the place of those it has, lines of the log
    come to them. `waiting` and `outcome` come together, and so do `decision` and `barred`. Of the view there are `changes`."""

    seq: int
    match: MatchInfo | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    outcome: OutcomeInfo | UnsetType | None = UNSET
    changes: dict[str, Any] | UnsetType = UNSET
    decision: Decision | UnsetType | None = UNSET
    barred: list[Barred] | UnsetType = UNSET
    undo: UndoState | UnsetType = UNSET
    log: list[LogLine] | UnsetType = UNSET


class Done(Struct, tag_field="t", tag="done", frozen=True):
    id: str
    seq: int


class RefusedMessage(Struct, tag_field="t", tag="refused", frozen=True):
    id: str
    code: str
    text: Text
    rule: str | None = None


class OtherHint(Struct, frozen=True):
    option: int
    text: Text


class Hint(Struct, tag_field="t", tag="hint", frozen=True):
    id: str
    option: int
    text: Text
    other: OtherHint | None
    bot: str
    ms: int


class Preview(Struct, tag_field="t", tag="preview", frozen=True):
    id: str
    data: dict[str, Any]


class Insight(Struct, tag_field="t", tag="insight", frozen=True):
    seq: int
    data: dict[str, Any]


class SeatPresence(Struct, frozen=True):
    seat: int
    connected: bool
    bot: str | None


class Presence(Struct, tag_field="t", tag="presence", frozen=True):
    seats: list[SeatPresence]


class Nudged(Struct, tag_field="t", tag="nudged", frozen=True):
    """Somebody waits for this reader and says so."""

    by: int


class Said(Struct, frozen=True):
    n: int
    seat: int | None  # None: somebody who watches
    at: float  # seconds of Unix time
    text: str


class Talk(Struct, tag_field="t", tag="talk", frozen=True):
    """What was said at the table, as far as this reader may hear it."""

    lines: list[Said]


class Pong(Struct, tag_field="t", tag="pong", frozen=True):
    pass


ServerMessage = TableMessage | News | Done | RefusedMessage | Hint | Preview | Insight | Presence | Nudged | Talk | Pong
