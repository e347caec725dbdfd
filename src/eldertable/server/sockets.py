"""The socket of a table: raw messages, decoded once, answered one by one. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from eldertable.server import messages as m
from eldertable.server import origins
from eldertable.server.connection import Connection
from eldertable.server.house import House, seat_of
from eldertable.server.metrics import METRICS
from eldertable.server.refusals import Refused, refused
from eldertable.server.rooms import Room
from eldertable.server.settings import Settings
from eldertable.server.shelf import bot_names

logger = logging.getLogger("eldertable.sockets")
_decode = msgspec.json.Decoder(m.ClientMessage).decode
_encode = msgspec.json.Encoder().encode
MOST_ASKED = 4  # hints and previews under way for one socket
TRY_LATER = 1013  # the page comes back by itself
# Closed for good: the page does not come back by itself (4400 to 4499).
CLOSE = {"origin": 4403, "bad-token": 4401, "no-match": 4404, "silent": 4408, "other-version": 4409, "unplayable": 4410,
         "too-big": 4413, "too-fast": 4429}  # fmt: skip


@websocket("/api/matches/{match_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], match_id: str) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    METRICS.sockets.add(1)
    try:
        await _talk(socket, match_id, house)
    except Refused as refusal:
        await _close(socket, refusal)
    except WebSocketDisconnect:
        pass
    except Exception:  # whoever waits at the other end is told, and comes back
        METRICS.failures.add(label="socket")
        logger.exception("a socket failed", extra={"match": match_id})
        await _close(socket, refused("fault", status=500))
    finally:
        METRICS.sockets.add(-1)


async def _talk(socket: WebSocket[Any, Any, Any], match: str, house: House) -> None:
    if not origins.allowed(socket.headers, house.settings.origins):
        raise refused("origin")
    await _Talk(socket, await house.room(match), house).run()


async def _close(socket: WebSocket[Any, Any, Any], refusal: Refused) -> None:
    """Say why, then close."""
    METRICS.refused.add(label=refusal.code)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        said = _encode(m.RefusedMessage("", refusal.code, refusal.text, refusal.rule))
        await socket.send({"type": "websocket.send", "text": said.decode(), "bytes": None})
        await socket.close(CLOSE.get(refusal.code, TRY_LATER), refusal.code)


class _Gone(Exception):
    """The page has closed the socket."""


class _Talk:
    """One socket from hello to its end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, house: House) -> None:
        self._socket, self._room, self._house = socket, room, house
        self._settings: Settings = house.settings
        self._connection = Connection(room, socket.send, self._settings.messages_per_second)
        self._asked: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        writer = asyncio.create_task(self._connection.write())
        listener = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((writer, listener), return_when=asyncio.FIRST_COMPLETED)
            if not listener.done():  # a page that is told nothing more must know it, so that it comes back
                self._say_why_silent(writer)
                raise refused("fault", status=500)
            with contextlib.suppress(_Gone):
                await listener
        except Refused:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self._connection.flush()  # what was answered before goes out before the refusal
            raise
        finally:
            tasks = (writer, listener, *self._asked)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._room.leave(self._connection)

    def _say_why_silent(self, writer: asyncio.Task[None]) -> None:
        error = writer.exception()
        if isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
            return  # the page has gone; the listener was about to hear of it
        METRICS.failures.add(label="writer")
        logger.error("nothing more can be shown", exc_info=error, extra={"match": self._room.id})

    async def _listen(self) -> None:
        while True:
            data = await self._hear()
            if not self._connection.may_speak():
                raise refused("too-fast", limit=self._settings.messages_per_second)
            if self._connection.overflowed:
                raise refused("too-slow")
            await self._answer(data)

    async def _hear(self) -> str | bytes:
        timeout = None if self._connection.greeted else self._settings.hello_seconds
        try:
            event: Any = await asyncio.wait_for(self._socket.receive(), timeout) if timeout else await self._socket.receive()
        except TimeoutError:
            raise refused("silent") from None
        if event["type"] == "websocket.disconnect":
            raise _Gone
        text = event.get("text")
        data: str | bytes = text if text is not None else event.get("bytes") or b""
        size = len(data.encode()) if isinstance(data, str) else len(data)
        if size > self._settings.message_bytes:
            raise refused("too-big", limit=self._settings.message_bytes)
        return data

    async def _answer(self, data: str | bytes) -> None:
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._refuse(_id_of(data), refused("malformed"))
            return
        try:
            await self._act(message)
        except Refused as refusal:
            if isinstance(message, m.Hello) and not self._connection.greeted:
                raise
            self._refuse(getattr(message, "id", ""), refusal)

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
            self._connection.say(m.Done(message.id, self._room.nudges.remind(self._seat(), message.seat)))
        elif isinstance(message, m.Say):
            await self._room.talking.say(self._connection.seat, message.text)
            self._connection.say(m.Done(message.id, self._room.play.seq))
        elif isinstance(message, m.SetBot):
            seq = await self._set_bot(message)
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

    # --- what is thought out elsewhere -------------------------------------------------------------------------

    def _ask(self, message: m.AskHint | m.AskPreview) -> None:
        self._seat()
        if len(self._asked) >= MOST_ASKED:
            raise refused("busy")
        task = asyncio.create_task(self._think(message))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

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


def _id_of(data: str | bytes) -> str:
    """The id of a message that is otherwise wrong, so that the page knows which one was refused."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
    given = found.get("id") if isinstance(found, dict) else None
    return given[:64] if isinstance(given, str) else ""
