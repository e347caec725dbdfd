"""A live match and who sits at it. Every change goes: check, play, store, and only then is it shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from eldertable.kernel.errors import EldertableError, NoOption, NotAsked
from eldertable.kernel.written import WrittenView
from eldertable.server.connection import Connection
from eldertable.server.kept import MOST_MESSAGES, Parts, Shown, Viewer
from eldertable.server.logbook import Logbook
from eldertable.server.messages import Presence, SeatPresence
from eldertable.server.metrics import METRICS
from eldertable.server.neighbours import Neighbours
from eldertable.server.nudges import Nudges
from eldertable.server.play import Play
from eldertable.server.refusals import Refused, RefusedByStore, refused, refused_by_store
from eldertable.server.store import Row, Store, StoreError
from eldertable.server.tables import (
    asked_part,
    match_part,
    news_message,
    shared_part,
    table_message,
    undo_part,
)
from eldertable.server.talk import Talking

logger = logging.getLogger("eldertable.rooms")
_encode: Final = msgspec.json.Encoder().encode
MOST_RACES = 20
MOST_ROWS = 20_000  # past these a match can only go on: whoever opens it plays all of them. The longest have a quarter
MOST_NAMES = 10  # that one seat takes in a match: each is a row of its log
MAYBE_BEHIND = ("early", "illegal", "not-asked", "no-option")  # refusals that another process's rows may lift


class Room:
    """`play` is ahead of the store only while `lock` is held; `shown` never is."""

    def __init__(self, play: Play, store: Store, neighbours: Neighbours, on_change: Callable[[Room], None]) -> None:
        self.play = play
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()  # who has said hello
        # Open here, hello said or not: a room is let go only without any, for two of one match would not hear of each other.
        self.sockets = 0
        self.used = time.monotonic()
        self.asked: Counter[int] = Counter()  # by seat: hints and previews under way
        self.nudges = Nudges(self, neighbours)
        self.talking = Talking(self, store)
        self._store, self._neighbours = store, neighbours
        self._elsewhere: frozenset[int] = neighbours.seats(play.head.id)  # who sits here at another process
        self._on_change = on_change
        self._logbooks: dict[Viewer, Logbook] = {}
        self._version: object = None  # of the store, when all that it has was last looked at
        self._due: list[Connection] = []  # something waits to be sent on them
        self._hearing = False
        self._shown = Shown(play.seq, match_part(play, self.connected()), shared_part(play))

    @property
    def id(self) -> str:
        return self.play.head.id

    # --- what changes the match --------------------------------------------------------------------------------

    async def choose(self, seat: int, decision: int, option: int) -> int:
        """Take an option of the seat's decision of that number; the log's length once it was stored."""

        def row(play: Play) -> Row | int:
            return _already(play, seat, decision, "answer", option) or Row(play.seq, "answer", seat, option)

        return await self._change(row)

    def choose_at_once(self, seat: int, decision: int, option: int) -> int | None:
        """`choose`, where nothing has to be waited for: nobody else is changing the match, and the store takes the row in
        the same moment. None: it has to be waited for, and nothing has changed."""
        if self.lock.locked() or not self._store.at_once:
            return None
        started = time.perf_counter()
        try:
            row = _already(self.play, seat, decision, "answer", option) or Row(self.play.seq, "answer", seat, option)
            if isinstance(row, int):
                return row
            shown = self._try(row)
        except Refused as refusal:
            if refusal.code in MAYBE_BEHIND:
                return None
            raise
        try:
            stored = self._store.append_at_once(self.id, row)
        except StoreError as error:
            self._forget()
            raise refused_by_store(error) from error
        if not stored:
            self._forget()
            return None
        self._show(shown)
        _count(row, started)
        return row.number + 1

    async def undo(self, seat: int, decision: int) -> int:
        def row(play: Play) -> Row | int:
            done = _already(play, seat, decision, "undo", None)
            if done is None:
                _check_room(play)
            return done or Row(play.seq, "undo", seat)

        return await self._change(row)

    async def set_bot(self, seat: int, bot: str | None) -> int:
        def row(play: Play) -> Row | int:
            if play.match.outcome is not None:
                raise refused("over")
            if play.bots[seat] == bot:
                return play.seq
            if bot is not None:  # the own seat can always be taken back
                _check_room(play)
            return Row(play.seq, "seat", seat, None, bot)

        return await self._change(row)

    async def set_name(self, seat: int, name: str) -> int:
        def row(play: Play) -> Row | int:
            if play.match.outcome is not None:
                raise refused("over")
            if play.names[seat] == name:
                return play.seq
            if sum(one.kind == "name" and one.seat == seat for one in play.rows) >= MOST_NAMES:
                raise refused("named-often", limit=MOST_NAMES)
            return Row(play.seq, "name", seat, None, name)

        return await self._change(row)

    async def _change(self, make_row: Callable[[Play], Row | int]) -> int:
        """Play and store one row. When another process was first, take in its rows and look again."""
        started = time.perf_counter()
        async with self.lock:
            for _ in range(MOST_RACES):
                try:
                    row = make_row(self.play)
                    if isinstance(row, int):
                        return row
                    stored = await self._play_and_store(row)
                except Refused as refusal:
                    if refusal.code in MAYBE_BEHIND and await self._take_in():
                        continue
                    raise
                if stored:
                    _count(row, started)
                    return row.number + 1
                METRICS.races.add()
                await self._take_in()
        raise refused("busy", status=503)

    async def _play_and_store(self, row: Row) -> bool:
        shown = self._try(row)
        try:
            stored = await self._store.append(self.id, row)
        except StoreError as error:
            self._forget()
            raise refused_by_store(error) from error
        except BaseException:
            self._forget()
            raise
        if stored:
            self._show(shown)
        else:
            self._forget()
        return stored

    def _try(self, row: Row) -> Shown:
        """Play a row and write what it leads to, before it is stored: what cannot be shown must not be stored."""
        try:
            self.play.apply(row)
            return self._written()
        except NotAsked as error:
            raise refused("not-asked") from error
        except NoOption as error:
            raise refused("no-option") from error
        except EldertableError as error:
            raise Refused("illegal", error.text, rule=error.rule) from error
        except Exception as error:
            METRICS.failures.add(label="game")
            logger.exception("the game failed", extra={"match": self.id, "row": row.number})
            self._forget()
            raise refused("fault", status=500) from error

    def _forget(self) -> None:
        """Back to what is known to be stored. A row whose storing is uncertain is found again by its number."""
        one_ahead = self.play.seq == self._shown.seq + 1
        if not (one_ahead and self.play.take_back()):
            self.play = Play(self.play.head, self.play.rows[: self._shown.seq])
        for logbook in self._logbooks.values():  # at once: a page may be shown the table again before the next row
            logbook.forget(self.play)

    async def catch_up(self) -> None:
        """Take in what other processes stored."""
        async with self.lock:
            await self._take_in()

    async def refresh(self) -> None:
        """`catch_up`, unless the store can tell that there is nothing new."""
        async with self.lock:
            await self._refresh()

    async def _refresh(self) -> None:
        """A store that cannot be read just now keeps nobody from seeing what is known here. Whoever chooses is told, and the
        house looks again."""
        version = self._store.version()
        if version is None or version != self._version:
            try:
                await self._take_in()
                await self.talking.take_in()
            except RefusedByStore:
                return
            self._version = version

    async def _take_in(self) -> bool:
        try:
            rows = await self._store.rows(self.id, self.play.seq)
        except StoreError as error:
            raise refused_by_store(error) from error
        try:
            for row in rows:
                self.play.apply(row)
        except EldertableError as error:  # another process plays by other rules
            METRICS.failures.add(label="take_in")
            logger.exception("what another process stored cannot be played", extra={"match": self.id})
            self._forget()
            raise refused("unplayable") from error
        if rows:
            self._show(self._written(all_changed=True))
        return bool(rows)

    # --- who is here -------------------------------------------------------------------------------------------

    def here(self) -> set[int]:
        """The seats of those who are connected to this process."""
        return {c.seat for c in self.connections if c.seat is not None}

    def connected(self) -> set[int]:
        """The seats of those who are connected to this process or to another."""
        return self.here() | self._elsewhere

    async def sit(self, connection: Connection, seat: Viewer, since: int | None) -> None:
        async with self.lock:
            await self._refresh()
            before = self.here()
            self.connections.add(connection)
            connection.sit(seat, since)
            self.talking.greet(connection)
            if seat not in self._shown.parts:
                views = self.play.match.game.written_views(self.play.match.state, {seat})
                self._write(self._shown, seat, views[seat])
            self._sit_or_leave(before, but=connection)
            self._on_change(self)

    async def leave(self, connection: Connection) -> None:
        async with self.lock:
            before = self.here()
            self.connections.discard(connection)
            self.used = time.monotonic()
            self._sit_or_leave(before)

    async def look_elsewhere(self) -> None:
        """Somebody has come to this table at another process, or left it there."""
        async with self.lock:
            before = self.connected()
            self._elsewhere = self._neighbours.seats(self.id)
            self._presence_changed(before)

    def _sit_or_leave(self, before: set[int], but: Connection | None = None) -> None:
        now = self.here()
        if now != before:
            self._neighbours.seated(self.id, now - before, before - now)
            self._presence_changed(before | self._elsewhere, but)

    def _presence_changed(self, before: set[int], but: Connection | None = None) -> None:
        now = self.connected()
        if now == before:
            return
        shown = self._shown
        shown.match = match_part(self.play, now)
        shown.parts = {viewer: replace(parts, match=shown.match) for viewer, parts in shown.parts.items()}
        shown.messages = {}  # they tell who was here before
        bots = self.play.bots
        news = _encode(Presence([SeatPresence(seat, seat in now, bots[seat]) for seat in range(len(bots))]))
        for connection in self.connections:
            if connection is not but:
                connection.say_encoded(news)

    # --- what is shown -----------------------------------------------------------------------------------------

    def _written(self, *, all_changed: bool = False) -> Shown:
        """The table, written for everybody who looks at it. What cannot have changed is taken from what is shown."""
        play, before = self.play, self._shown
        news_of_seats = all_changed or play.rows[-1].kind in ("seat", "name") or play.match.outcome is not None
        match = match_part(play, self.connected()) if news_of_seats else before.match
        shown = Shown(play.seq, match, shared_part(play))
        viewers = {connection.seat for connection in self.connections}
        if all_changed or play.touched is None:
            stale = viewers
        else:
            stale = {viewer for viewer in viewers if viewer in (play.touched, None) or viewer not in before.parts}
        views = play.match.game.written_views(play.match.state, stale)
        for viewer in viewers:
            same = before.parts.get(viewer) if play.same_phase and not all_changed else None
            if same is None or viewer in stale:
                self._write(shown, viewer, views[viewer] if viewer in stale else before.parts[viewer].view, same)
            else:
                self._leave(shown, viewer, same)
        return shown

    def _leave(self, shown: Shown, viewer: Viewer, same: Parts) -> None:
        """What the viewer sees and is asked still holds; who is waited for may have changed, and what can be taken back."""
        before = self._shown
        undo = undo_part(self.play, viewer, before.undo[viewer])
        shown.asked[viewer], shown.undo[viewer] = before.asked[viewer], undo
        if same.shared is not shown.shared or undo is not before.undo[viewer]:
            same = replace(same, shared=shown.shared, undo=undo.written)
        shown.parts[viewer] = same
        self._follow(viewer)

    def _write(self, shown: Shown, viewer: Viewer, view: WrittenView, same: Parts | None = None) -> None:
        """All that the viewer is told. `same`: as it was told before, if the phase goes on: then a question that is still
        the same is still written."""
        play, before = self.play, self._shown
        decision = None if viewer is None else play.match.pending.get(viewer)
        standing = same is not None and viewer in before.asked and before.asked[viewer] is decision
        asked = same.asked if same is not None and standing else asked_part(play, viewer)
        undo = undo_part(play, viewer, before.undo.get(viewer))
        shown.asked[viewer], shown.undo[viewer] = decision, undo
        shown.parts[viewer] = Parts(shown.match, shown.shared, view, asked, undo.written)
        self._follow(viewer)

    def _follow(self, viewer: Viewer) -> None:
        logbook = self._logbooks.get(viewer)
        if logbook is None:
            logbook = self._logbooks[viewer] = Logbook(viewer)
        logbook.follow(self.play)

    def _show(self, shown: Shown) -> None:
        """In a simultaneous phase most choices change nothing that others may see: they are told nothing then."""
        self._shown = shown
        for connection in self.connections:
            if connection.lacks(shown.parts[connection.seat], self._logbooks[connection.seat].newest):
                connection.show_table()
        self._on_change(self)

    def seen_by(self, viewer: Viewer) -> WrittenView:
        """What the viewer sees of the game now."""
        return self._shown.parts[viewer].view

    def table_for(self, viewer: Viewer, since: int | None, known: Parts | None) -> tuple[bytes, int, Parts]:
        """The table for a reader who has the log up to `since` and these parts of it (None: nothing); how far it has the
        log then, and what."""
        shown = self._shown
        parts = shown.parts[viewer]
        key = viewer, since, id(known)
        written = shown.messages.get(key)
        if written is None or written[0] is not known:
            if len(shown.messages) >= MOST_MESSAGES:
                shown.messages.clear()
            lines = self._logbooks[viewer].between(since, shown.seq)
            if known is None:
                data = table_message(viewer, shown.seq, parts, lines)
            else:
                data = news_message(shown.seq, parts, known, lines)
            written = shown.messages[key] = known, data
        return written[1], shown.seq, parts

    # --- what is sent ------------------------------------------------------------------------------------------

    def flush_soon(self, connection: Connection) -> None:
        """Send what is due once all is known that is: at the end of what is being heard, else of this moment."""
        self._due.append(connection)
        if len(self._due) == 1 and not self._hearing:
            asyncio.get_running_loop().call_soon(self._flush)

    def hear(self, take: Callable[[bytes], None], data: bytes) -> None:
        """Carry out what a page says, and send everybody what came of it, without another turn of the event loop."""
        self._hearing = True
        try:
            take(data)
        finally:
            self._hearing = False
            self._flush()

    def _flush(self) -> None:
        due, self._due = self._due, []
        for connection in due:
            connection.flush()


def _count(row: Row, started: float) -> None:
    METRICS.rows.add(label=row.kind)
    METRICS.choice_seconds.observe(time.perf_counter() - started)


def _check_room(play: Play) -> None:
    """Back and forth, one table could grow for ever."""
    if play.seq >= MOST_ROWS:
        raise refused("only-forward", limit=MOST_ROWS)


def _already(play: Play, seat: int, decision: int, kind: str, option: int | None) -> int | None:
    """The log's length after this very choice, if it is stored already (a double click); None: it is the next one."""
    number = play.number(seat)
    if decision > number:
        raise refused("early")
    if decision == number:
        return None
    row = play.turns[seat][decision]
    if (row.seat, row.kind, row.option) == (seat, kind, option):
        return row.number + 1
    raise refused("stale")
