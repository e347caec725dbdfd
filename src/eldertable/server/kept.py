"""What is kept of a table while people sit at it. (The modules that use these may be compiled, see decision 0024; structs are
compiled already.)"""

from __future__ import annotations

from msgspec import Struct

from eldertable.kernel.decision import Decision
from eldertable.kernel.events import Event
from eldertable.kernel.game import LogWords
from eldertable.kernel.text import Text
from eldertable.kernel.written import WrittenView

Viewer = int | None  # a seat, or somebody who watches
MOST_MESSAGES = 64  # kept of one table: more only if readers say to have read all kinds of parts of its log


class Happening(Struct, gc=False):
    """An event with the moment it belongs to, and its line of the log once that is the same for everybody."""

    seq: int  # the length of the log once this had happened; 0: before the first decision
    at: int  # the answers that stood by then: where a replay shows it
    round: int
    kind: str
    event: Event | None = None  # None: something of the table itself, with words of its own
    words: LogWords | None = None
    written: bytes | None = None
    phase: str = ""


class Parts(Struct, frozen=True, gc=False):
    """What a table is written from; a reader that has all of it is told nothing."""

    match: bytes
    shared: bytes
    view: WrittenView
    asked: bytes
    undo: bytes


class Undo(Struct, frozen=True, gc=False):
    """May a seat take its last choice back (then `what`, else the reason why not), written."""

    number: int
    reason: Text | None
    what: Text | None
    written: bytes


class Shown(Struct):
    """The table as it was last shown, written out; never ahead of the store."""

    seq: int
    match: bytes
    shared: bytes
    parts: dict[Viewer, Parts] = {}
    asked: dict[Viewer, Decision | None] = {}  # the question that is written
    undo: dict[Viewer, Undo] = {}
    messages: dict[tuple[Viewer, int | None, int], tuple[Parts | None, bytes]] = {}  # for readers who have the same
