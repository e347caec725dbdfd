"""All live matches of this process: opens them, lets them go, and notices what other processes stored."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import re
import secrets
import time
from collections.abc import Mapping, Sequence

import msgspec

from eldertable.kernel.chance import commitment
from eldertable.kernel.errors import EldertableError
from eldertable.kernel.game import game_named
from eldertable.server import replays
from eldertable.server.autopilot import Autopilot
from eldertable.server.bots_runner import Runner
from eldertable.server.limits import PerMinute
from eldertable.server.metrics import METRICS
from eldertable.server.neighbours import Neighbours
from eldertable.server.play import Play
from eldertable.server.refusals import Refused, refused, refused_by_store
from eldertable.server.rooms import Room
from eldertable.server.settings import Settings
from eldertable.server.store import Head, Row, SeatRow, Store, StoreError

logger = logging.getLogger("eldertable.house")
TOKEN_BYTES = 24
READY_SECONDS = 1.0  # after the start: whoever sits down then comes first
AGAIN_SECONDS = 1.0  # until a store that could not be read is looked at again
MATCH_ID = re.compile("[0-9a-f]{1,32}")  # what is none of these is not looked for: a database may choke on it


class NewSeat(msgspec.Struct, frozen=True):
    """Who is to sit at a seat of a new match."""

    kind: str
    name: str
    bot: str | None = None


class House:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.runner = Runner(settings)
        self._autopilot = Autopilot(self.runner, settings)
        self._rooms: dict[str, Room] = {}
        self.neighbours = Neighbours(store, self._rooms, settings.presence_seconds)
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._openings = PerMinute(settings.openings_per_minute)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        work = (self._watch(), self._get_ready(), self.neighbours.run())
        self._tasks = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.neighbours.close()
        await self._autopilot.close()
        await self.runner.close()
        await self.store.close()

    async def _get_ready(self) -> None:
        """Whoever first asks for a preview or a replay does not wait until a process has started for it."""
        await asyncio.sleep(READY_SECONDS)
        await asyncio.to_thread(replays.get_ready)
        await self.runner.replay(replays.get_ready)

    # --- new matches -------------------------------------------------------------------------------------------

    async def create(
        self, game: str, seats: Sequence[NewSeat], options: Mapping[str, str], *,
        seed: str | None = None, answers: Sequence[tuple[int, int]] = (), practice: bool = False,
    ) -> tuple[str, dict[int, str]]:  # fmt: skip
        """Store a new match; its id and the secret of each person's seat, which nobody is told again."""
        the_game = game_named(game)
        full = the_game.check_options(len(seats), options)
        tokens = {n: secrets.token_urlsafe(TOKEN_BYTES) for n, seat in enumerate(seats) if seat.kind == "human"}
        the_seed = secrets.token_hex(16) if seed is None else seed
        head = Head(
            id=secrets.token_hex(8), game=game, version=the_game.version, content=the_game.content_hash, options=full,
            seed=the_seed, commitment=commitment(the_seed), created=time.time(), seed_given=seed is not None,
            practice=practice,
            seats=tuple(
                SeatRow(n, "human" if n in tokens else "bot", seat.name, seat.bot, token_hash(tokens.get(n)))
                for n, seat in enumerate(seats)
            ),
        )  # fmt: skip
        rows = [Row(number, "answer", seat, option) for number, (seat, option) in enumerate(answers)]
        try:
            await self.store.create(head, rows)
        except StoreError as error:
            raise refused_by_store(error) from error
        METRICS.matches.add(label=game)
        logger.info("match created", extra={"match": head.id, "game": game, "seats": len(seats)})
        return head.id, tokens

    # --- live matches ------------------------------------------------------------------------------------------

    async def room(self, match: str, guest: str = "") -> Room:
        """The live match of that id, up to date; Refused when there is none. `guest` is the address of who asks: to fetch a
        match is to play it from its first answer on."""
        if not MATCH_ID.fullmatch(match):
            raise refused("no-match", status=404)
        room = self._rooms.get(match)
        if room is None:
            room = await self._open_once(match, guest)
        elif not room.connections:
            await room.refresh()
        room = self._rooms.setdefault(match, room)  # it may have been let go meanwhile, but there is never a second one
        room.used = time.monotonic()
        return room

    async def game_of(self, match: str) -> str | None:
        """The game that is played there; None if there is no such match. It is not opened for that."""
        if not MATCH_ID.fullmatch(match):
            return None
        if match in self._rooms:
            return self._rooms[match].play.head.game
        try:
            head = await self.store.head(match)
        except StoreError as error:
            raise refused_by_store(error) from error
        return None if head is None else head.game

    async def _open_once(self, match: str, guest: str) -> Room:
        """Load a match; whoever asks for it meanwhile waits for the same room."""
        opening = self._opening.get(match)
        if opening is None:
            if not self._openings.allows(guest):
                raise refused("too-many-openings", status=429)
            opening = self._opening[match] = asyncio.ensure_future(self._open(match))
            opening.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(opening)

    async def _open(self, match: str) -> Room:
        try:
            head = await self.store.head(match)
            rows = [] if head is None else await self.store.rows(match)
        except StoreError as error:
            raise refused_by_store(error) from error
        if head is None:
            raise refused("no-match", status=404)
        try:
            play = await asyncio.to_thread(Play, head, rows)
        except EldertableError as error:  # of the same version by name, but not played by these rules
            METRICS.failures.add(label="open")
            logger.exception("a stored match cannot be played", extra={"match": match})
            raise refused("unplayable") from error
        room = self._rooms[match] = Room(play, self.store, self.neighbours, self._autopilot.look)
        self._let_go()
        METRICS.rooms.values[""] = len(self._rooms)
        return room

    def _let_go(self) -> None:
        """Forget the matches that nobody has looked at for longest; the store has them."""
        idle = [room for room in self._rooms.values() if not room.sockets and not self._autopilot.busy(room)]
        idle.sort(key=lambda room: room.used)
        for room in idle[: max(0, len(idle) - self.settings.idle_rooms)]:
            del self._rooms[room.id]

    async def _watch(self) -> None:
        """Show people here what others did through another process."""
        due = False  # news are told once: what could not be read then is looked at again
        while True:
            try:
                if not due:
                    await self.store.news()
                due = True
                await self._look_for_news()
                due = False
            except (StoreError, Refused) as error:
                logger.warning("cannot look for news", extra={"code": error.code})
                due = due and error.code != "store-moved"  # then there will be none
                await asyncio.sleep(AGAIN_SECONDS)
            except Exception:
                METRICS.failures.add(label="watch")
                logger.exception("looking for news failed")
                due = False
                await asyncio.sleep(AGAIN_SECONDS)

    async def _look_for_news(self) -> None:
        rooms = {room.id: room for room in self._rooms.values() if room.connections}
        newest = await self.store.newest(rooms)
        for match, length in newest.rows.items():
            if length > rooms[match].play.seq:
                await self._catch_up(rooms[match])
        for match, length in newest.words.items():
            if length > rooms[match].talking.length:
                await rooms[match].talking.take_in()
        await self.neighbours.take_in(newest.beats)

    async def _catch_up(self, room: Room) -> None:
        """One broken match must not keep the others from being seen."""
        try:
            await room.catch_up()
        except Refused as refusal:
            if refusal.code != "unplayable":
                raise
        except Exception:
            METRICS.failures.add(label="watch")
            logger.exception("catching up failed", extra={"match": room.id})


def token_hash(token: str | None) -> str | None:
    """A seat's secret has 192 random bits, so a plain fast hash keeps it."""
    return None if token is None else hashlib.sha256(token.encode()).hexdigest()


def seat_of(head: Head, token: str) -> int:
    """The seat whose secret this is; every hash is compared, in constant time."""
    given = token_hash(token) or ""
    found = [row.seat for row in head.seats if hmac.compare_digest(row.token_hash or "", given)]
    if not found:
        raise refused("bad-token", status=403)
    return found[0]
