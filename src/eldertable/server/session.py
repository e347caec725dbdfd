"""One socket from hello to its end: what the page says is heard, carried out and answered. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from eldertable.server import messages as m
from eldertable.server.connection import Connection
from eldertable.server.house import House, seat_of
from eldertable.server.metrics import METRICS
from eldertable.server.names import called
from eldertable.server.refusals import UNREADABLE, Refused, refused
from eldertable.server.rooms import Room
from eldertable.server.settings import Settings
from eldertable.server.shelf import bot_names
from eldertable.server.wire import Wire

logger = logging.getLogger("eldertable.sockets")
_decode: Final = msgspec.json.Decoder(m.ClientMessage).decode
MOST_ASKED: Final = 4  # hints and previews under way for one seat, on however many sockets


class Session:
    """Choices are made in the moment they are heard, if nothing has to be waited for; all
    else is answered one by one by a task."""

    def __init__(self, receive: Callable[[], Awaitable[Any]], wire: Wire, room: Room, house: House) -> None:
        self._receive, self._wire, self._room, self._house = receive, wire, room, house
        self._settings: Settings = house.settings
        self._connection = Connection(room, self._wire, self._settings.messages_per_second, self._cannot_show)
        self._inbox: asyncio.Queue[m.ClientMessage] = asyncio.Queue()
        self._unanswered = 0  # messages in the inbox, and the one that is being answered
        self._asked: set[asyncio.Task[None]] = set()
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # fails when the table ends the talk

    async def run(self) -> None:
        self._room.sockets += 1
        answering, leaving = asyncio.create_task(self._answer_all()), asyncio.create_task(self._gone())
        silence = asyncio.get_running_loop().call_later(self._settings.hello_seconds, self._hello_due)
        try:
            self._wire.listen(self)
            await asyncio.wait((answering, leaving, self._end), return_when=asyncio.FIRST_COMPLETED)
            if self._end.done():
                await self._end
            if answering.done():
                await answering
        except Refused:
            self._connection.flush()  # what was answered before goes out before the refusal
            raise
        finally:
            self._wire.hang_up()
            silence.cancel()
            tasks = (answering, leaving, *self._asked)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._room.leave(self._connection)
            self._room.sockets -= 1

    async def _gone(self) -> None:
        """Until the page closes the socket: everything else is heard on the wire."""
        event: Any = None
        while event is None or event["type"] != "websocket.disconnect":
            event = await self._receive()

    def _stop(self, refusal: Refused) -> None:
        if not self._end.done():
            self._end.set_exception(refusal)

    def _hello_due(self) -> None:
        if not self._connection.greeted:
            self._stop(refused("silent"))

    def _cannot_show(self, error: Exception) -> None:
        METRICS.failures.add(label="writer")
        logger.error("nothing more can be shown", exc_info=error, extra={"match": self._room.id})
        self._stop(refused("fault", status=500))

    # --- what the page says ------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        if self._end.done():
            return
        if len(data) > self._settings.message_bytes:
            self.hear_too_much()
        elif not self._connection.may_speak():
            self._too_fast()
        elif self._connection.overflowed:
            self._stop(refused("too-slow"))
        else:
            self._room.hear(self._take, data)

    def hear_no_text(self) -> None:
        if not self._end.done() and not self._connection.may_speak():
            self._too_fast()

    def hear_too_much(self) -> None:
        self._stop(refused("too-big", limit=self._settings.message_bytes))

    def _too_fast(self) -> None:
        self._stop(refused("too-fast", limit=self._settings.messages_per_second))

    def drained(self) -> None:
        self._connection.flush()

    def _take(self, data: bytes) -> None:
        try:
            message = _decode(data)
        except UNREADABLE:
            self._refuse(_id_of(data), refused("malformed"))
            return
        if not self._unanswered:  # what was said before is answered before
            if type(message) is m.Choose and self._chosen_at_once(message):
                return
            if type(message) is m.Ping:
                self._connection.say(m.Pong())
                return
        self._unanswered += 1
        self._inbox.put_nowait(message)

    def _chosen_at_once(self, choice: m.Choose) -> bool:
        seat = self._connection.seat
        if seat is None:
            return False
        try:
            seq = self._room.choose_at_once(seat, choice.decision, choice.option)
        except Refused as refusal:
            self._refuse(choice.id, refusal)
            return True
        if seq is None:
            return False
        self._connection.say(m.Done(choice.id, seq))
        return True

    async def _answer_all(self) -> None:
        while True:
            message = await self._inbox.get()
            try:
                await self._act(message)
            except Refused as refusal:
                if isinstance(message, m.Hello) and not self._connection.greeted:
                    raise
                self._refuse(getattr(message, "id", ""), refusal)
            self._unanswered -= 1

    def _refuse(self, id: str, refusal: Refused) -> None:
        METRICS.refused.add(label=refusal.code)
        self._connection.say(m.RefusedMessage(id, refusal.code, refusal.text, refusal.rule))

    async def _act(self, message: m.ClientMessage) -> None:
        if isinstance(message, m.Ping):
            self._connection.say(m.Pong())
        elif isinstance(message, m.Hello):
            await self._hello(message)
        elif not self._connection.greeted:
            raise refused("hello-first")
        elif isinstance(message, m.Choose):
            seq = await self._room.choose(self._seat(), message.decision, message.option)
            self._connection.say(m.Done(message.id, seq))
        elif isinstance(message, m.Undo):
            seq = await self._room.undo(self._seat(), message.decision)
            self._connection.say(m.Done(message.id, seq))
        elif isinstance(message, m.Nudge):
            seq = await self._room.nudges.remind(self._seat(), message.seat)
            self._connection.say(m.Done(message.id, seq))
        elif isinstance(message, m.Say):
            await self._room.talking.say(self._connection.seat, message.text)
            self._connection.say(m.Done(message.id, self._room.play.seq))
        elif isinstance(message, m.SetBot):
            seq = await self._set_bot(message)
            self._connection.say(m.Done(message.id, seq))
        elif isinstance(message, m.SetName):
            seq = await self._set_name(message)
            self._connection.say(m.Done(message.id, seq))
        else:
            self._ask(message)

    async def _hello(self, message: m.Hello) -> None:
        seat = None if message.token is None else seat_of(self._room.play.head, message.token)
        await self._room.sit(self._connection, seat, message.since)
        logger.info("hello", extra={"match": self._room.id, "seat": seat})

    def _seat(self) -> int:
        if self._connection.seat is None:
            raise refused("spectator", status=403)
        return self._connection.seat

    async def _set_bot(self, message: m.SetBot) -> int:
        """A person may hand over the own seat and take it back, and let a bot play for somebody who is away."""
        mine, seat, room = self._seat(), message.seat, self._room
        if seat >= len(room.play.head.seats):
            raise refused("no-seat")
        if room.play.head.seats[seat].kind == "bot":
            raise refused("bot-seat")
        if seat != mine and (message.bot is None or seat in room.connected()):
            raise refused("foreign-seat")
        if message.bot is not None and message.bot not in bot_names():
            raise refused("no-bot", bot=message.bot, known=", ".join(bot_names()))
        return await room.set_bot(seat, message.bot)

    async def _set_name(self, message: m.SetName) -> int:
        seat, name = self._seat(), called(message.name)
        if not name:
            raise refused("name-nothing")
        return await self._room.set_name(seat, name)

    # --- what is thought out elsewhere -------------------------------------------------------------------------

    def _ask(self, message: m.AskHint | m.AskPreview) -> None:
        seat, asked = self._seat(), self._room.asked
        if asked[seat] >= MOST_ASKED:
            raise refused("busy")
        task = asyncio.create_task(self._think(message))
        asked[seat] += 1
        self._asked.add(task)

        def answered(done: asyncio.Task[None]) -> None:
            asked[seat] -= 1
            self._asked.discard(done)

        task.add_done_callback(answered)

    async def _think(self, message: m.AskHint | m.AskPreview) -> None:
        try:
            if isinstance(message, m.AskHint):
                self._connection.say(await self._hint(message))
            else:
                self._connection.say(await self._preview(message))
        except Refused as refusal:
            self._refuse(message.id, refusal)
        except Exception:
            METRICS.failures.add(label="ask")
            logger.exception("a question failed", extra={"match": self._room.id})
            self._refuse(message.id, refused("fault"))

    async def _hint(self, message: m.AskHint) -> m.Hint:
        seat = self._seat()
        async with self._room.lock:
            if seat not in self._room.play.match.pending:
                raise refused("not-asked")
            fork = self._room.play.match.fork(seat)
        bot, found = await self._house.runner.suggest(fork, seat)
        other = None if found.other is None else m.OtherHint(*found.other)
        return m.Hint(message.id, found.option, found.text, other, bot, found.ms)

    async def _preview(self, message: m.AskPreview) -> m.Preview:
        seat = self._seat()
        async with self._room.lock:
            play = self._room.play
            decision = play.match.pending.get(seat)
            if decision is None or message.decision != play.number(seat):
                raise refused("stale")
            if message.option >= len(decision.options):
                raise refused("no-option")
            fork = play.match.fork(seat)
        return m.Preview(message.id, await self._house.runner.preview(fork, seat, message.option))


def _id_of(data: bytes) -> str:
    """The id of a message that is otherwise wrong, so that the page knows which one was refused."""
    try:
        found = msgspec.json.decode(data)
    except UNREADABLE:
        return ""
    given = found.get("id") if isinstance(found, dict) else None
    return given[:64] if isinstance(given, str) else ""
