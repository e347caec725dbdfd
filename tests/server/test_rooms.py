"""Rooms without sockets: what is shown is what is stored, whatever goes wrong between."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from eldertable import new_match
from eldertable.kernel.game import game_named
from eldertable.server import jobs
from eldertable.server.connection import Connection
from eldertable.server.house import House, NewSeat
from eldertable.server.jobs import Position
from eldertable.server.kept import MOST_MESSAGES, Parts
from eldertable.server.messages import Done
from eldertable.server.play import Play
from eldertable.server.refusals import Refused
from eldertable.server.rooms import Room
from eldertable.server.settings import Settings
from eldertable.server.sockets import CLOSE
from eldertable.server.store import Newest, Row, Store, StoreError
from tests.server.client import with_changes
from tests.server.toy import Toy

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy")]


class Reader:
    """Stands for a socket: remembers that it was to be shown the table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.seat: int | None = None
        self.shown = 0

    def sit(self, seat: int | None, since: int | None) -> None:
        self.seat = seat

    def lacks(self, parts: Parts, newest: int) -> bool:
        return True

    def show_table(self) -> None:
        self.shown += 1

    def say_encoded(self, data: bytes) -> None:
        pass

    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = json.loads(self.room.table_for(self.seat, None, None)[0])
        return table


class Follower(Reader):
    """A page that keeps what it was told and puts the news to it."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._since: int | None = None
        self._known: Parts | None = None
        self._table: dict[str, Any] = {"log": []}
        self._due = True
        self.heard: list[str] = []

    def lacks(self, parts: Parts, newest: int) -> bool:
        return Connection.lacks(self, parts, newest)  # type: ignore[arg-type]

    def show_table(self) -> None:
        self._due = True

    def table(self) -> dict[str, Any]:
        if not self._due:  # there is nothing new for this page but the number of rows
            self.heard.append("nothing")
            return self._table | {"seq": self.room.play.seq}
        self._due = False
        data, self._since, self._known = self.room.table_for(self.seat, self._since, self._known)
        news = json.loads(data)
        self.heard.append(news["t"])
        log = self._table["log"] + news.get("log", [])
        if "changes" in news:
            news["view"] = with_changes(self._table["view"], news.pop("changes"))
        self._table = {**self._table, **news, "t": "table", "log": log}
        return self._table


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    settings = Settings(database=str(tmp_path / "tables.sqlite3"), insights=False)
    house = House(await Store.open(settings), settings)
    yield house
    await house.close()


async def new_room(house: House, seats: int = 2, game: str = "toy", **more: Any) -> Room:
    match, _ = await house.create(game, [NewSeat("human", f"P{n}") for n in range(seats)], {}, **more)
    return await house.room(match)


async def readers(room: Room, *seats: int | None, kind: type[Reader] = Reader) -> list[Reader]:
    found = [kind(room) for _ in seats]
    for reader, seat in zip(found, seats, strict=True):
        await room.sit(reader, seat, None)  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize("game", ["toy", "arkham_tour", "machina_arcana"])
async def test_what_is_shown_is_what_a_fresh_room_would_show(house: House, game: str) -> None:
    """Parts that a choice cannot have changed are not written again, nor sent again: a page that puts the news to what it
    has must have the same as one that comes now."""
    room = await new_room(house, 3, game, seed="shown")
    seated = await readers(room, 0, 1, 2, None, kind=Follower)
    chance = random.Random(4)
    for turn in range(90):
        match = room.play.match
        if not match.pending:
            break
        seat = chance.choice(sorted(match.pending))
        if turn % 7 == 6 and room.play.match.undo_refusal(seat) is None:
            await room.undo(seat, room.play.number(seat))
        else:
            await room.choose(seat, room.play.number(seat), chance.randrange(len(match.pending[seat].options)))
        fresh = Room(Play(room.play.head, room.play.rows), house.store, house.neighbours, lambda _: None)
        again = await readers(fresh, 0, 1, 2, None)
        for reader, other in zip(seated, again, strict=True):
            assert reader.table() == other.table()
    heard = {what for reader in seated if isinstance(reader, Follower) for what in reader.heard}
    assert game == "toy" or heard == {"table", "news", "nothing"}


@pytest.mark.parametrize("game", ["toy", "arkham_tour", "machina_arcana"])
async def test_a_choice_that_is_not_stored_leaves_nothing_behind_at_any_moment(house: House, game: str) -> None:
    """Without playing the whole match again, which at a long one would hold up all tables."""
    room = await new_room(house, 3, game, seed="forgotten")
    await readers(room, 0, 1, None)
    chance, play = random.Random(5), room.play
    for _ in range(60):
        if not play.match.pending:
            break
        seat = chance.choice(sorted(play.match.pending))
        option = chance.randrange(len(play.match.pending[seat].options))
        room._try(Row(play.seq, "answer", seat, option))
        room._forget()
        assert room.play is play, "nothing was played again"
        fresh = Room(Play(play.head, play.rows), house.store, house.neighbours, lambda _: None)
        await readers(fresh, 0, 1, None)
        assert known(room) == known(fresh)
        await room.choose(seat, play.number(seat), option)
    assert play.seq > 10


def known(room: Room) -> list[Any]:
    """All that is told of a table, and what is still to be told."""
    play = room.play
    tables = [room.table_for(viewer, None, None)[0] for viewer in (0, 1, None)]
    refusals = [play.match.undo_refusal(seat) for seat in range(3)]
    return [tables, refusals, play.match.record, play.match.pending, play.round, play.turns, play.taken, len(play.happened)]


async def test_a_fault_of_the_game_stores_nothing_and_the_match_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await new_room(house)
    ann, _ = await readers(room, 0, 1)
    before = ann.table()

    def fail(*_: object) -> None:
        raise KeyError("secret_11")

    for name in ("view", "question", "explain"):
        with monkeypatch.context() as patched:
            patched.setattr(Toy, name, fail)
            with pytest.raises(Refused) as refused:
                await room.choose(0, 0, 1)
        assert refused.value.code == "fault"
        assert ann.table() == before
        assert await house.store.rows(room.id) == []
    assert await room.choose(0, 0, 1) == 1


async def test_a_store_that_fails_leaves_the_match_as_it_was(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await new_room(house)
    ann, ben = await readers(room, 0, 1)
    await room.choose(0, 0, 1)
    before, shown = ann.table(), ben.shown

    def fail(match: str, row: Row) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        future.set_exception(StoreError("store-full"))
        return future

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "append", fail)
        with pytest.raises(Refused) as refused:
            await room.choose(0, 1, 0)
    assert refused.value.code == "store-full"
    assert ann.table() == before
    assert ben.shown == shown, "nobody was shown what is not stored"
    assert await room.choose(0, 1, 0) == 2


async def test_a_page_may_be_shown_the_table_while_a_lost_race_is_made_good(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between losing and reading the winner's rows, a page that was slow is sent what is shown: as it was before."""
    other = House(house.store, house.settings)
    room = await new_room(house)
    (ann,) = await readers(room, 0)
    await room.choose(0, 0, 1)
    before = room.table_for(0, 0, None)
    await (await other.room(room.id)).choose(1, 0, 2)
    read, seen = house.store.rows, []

    async def slowly(match: str, after: int = 0) -> list[Row]:
        room._shown.messages.clear()  # a page that has something else than those before it
        seen.append(room.table_for(0, 0, None))
        return await read(match, after)

    monkeypatch.setattr(house.store, "rows", slowly)
    assert await room.choose(0, 1, 0) == 3
    assert seen == [before]
    assert ann.table()["seq"] == 3


async def test_a_row_that_was_stored_although_it_seemed_to_fail_is_one_choice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection may break after the database has written: saying it again must not double it."""
    room = await new_room(house)
    append = house.store.append

    async def store_and_fail(match: str, row: Row) -> bool:
        await append(match, row)
        raise StoreError("store-broken")

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "append", store_and_fail)
        with pytest.raises(Refused):
            await room.choose(0, 0, 1)
    assert await room.choose(0, 0, 1) == 1
    assert len(await house.store.rows(room.id)) == 1


async def test_an_answer_to_a_question_that_an_undo_took_away_is_not_one_to_the_next(house: House) -> None:
    """A page that lost its line says its choice again when it is back: by then the same number must not stand for another
    question."""
    room = await new_room(house, 2, "machina_arcana", seed="undone")
    (ben,) = await readers(room, 1)
    await room.choose(0, 0, 0)
    asked = ben.table()["decision"]
    await room.undo(0, 1)
    assert ben.table()["undo"]["decision"] == asked["number"] + 1
    await room.choose(0, 2, 3)
    asked_now = ben.table()["decision"]
    assert asked_now["options"] != asked["options"]
    for deed in (room.choose(1, asked["number"], 0), room.undo(1, asked["number"])):
        with pytest.raises(Refused, match="stale"):
            await deed
    assert await room.choose(1, asked_now["number"], 0) == 4
    assert Play(room.play.head, room.play.rows).number(1) == room.play.number(1)


async def test_an_undo_that_leaves_a_question_standing_leaves_its_number(house: House) -> None:
    room = await new_room(house, 2)
    await room.choose(0, 0, 3)
    await room.undo(0, 1)
    assert await room.choose(1, 0, 2) == 3


async def test_a_match_that_went_to_and_fro_for_ever_can_only_go_on(house: House) -> None:
    room = await new_room(house)
    await room.choose(0, 0, 0)
    room.play.rows.extend(Row(number, "seat", 1, None, None) for number in range(1, 20_000))
    for back in (room.undo(0, 1), room.set_bot(0, "random")):
        with pytest.raises(Refused) as refused:
            await back
        assert refused.value.code == "only-forward"
    assert await room.choose(1, 0, 0) == 20_001


async def test_two_houses_on_one_store_never_disagree(house: House) -> None:
    other = House(house.store, house.settings)
    room = await new_room(house, 4)
    twin = await other.room(room.id)
    both = await asyncio.gather(
        *((room if seat % 2 else twin).choose(seat, 0, seat) for seat in range(4)),
        *(room.choose(seat, 0, seat) for seat in range(4)),
    )
    assert sorted(both) == [1, 1, 2, 2, 3, 3, 4, 4]
    await room.catch_up()
    await twin.catch_up()
    assert room.play.match.digest == twin.play.match.digest
    assert len(await house.store.rows(room.id)) == 4


async def test_people_are_told_what_came_through_another_house(house: House) -> None:
    settings = Settings(database=house.settings.database, insights=False, poll_seconds=0.02)
    other = House(await Store.open(settings), settings)
    other.start()
    room = await new_room(house)
    (ben,) = await readers(await other.room(room.id), 1)
    await room.choose(0, 0, 2)
    for _ in range(200):
        if ben.table()["seq"] == 1:
            break
        await asyncio.sleep(0.02)
    assert ben.table()["seq"] == 1
    await other.close()


async def test_news_that_could_not_be_read_are_told_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store says once that there are some."""
    monkeypatch.setattr("eldertable.server.house.AGAIN_SECONDS", 0.02)
    settings = Settings(database=house.settings.database, insights=False, poll_seconds=0.02)
    other = House(await Store.open(settings), settings)
    room = await new_room(house)
    (ben,) = await readers(await other.room(room.id), 1)
    failing, failed, newest = True, asyncio.Event(), other.store.newest

    async def fail_for_now(ids: Iterable[str]) -> Newest:
        if failing:
            failed.set()
            raise StoreError("store-broken")
        return await newest(ids)

    monkeypatch.setattr(other.store, "newest", fail_for_now)
    await room.choose(0, 0, 2)
    other.start()
    await asyncio.wait_for(failed.wait(), 10)
    await asyncio.sleep(0.2)  # nothing else is stored, so the store has no more to say
    failing = False
    for _ in range(500):
        if ben.table()["seq"] == 1:
            break
        await asyncio.sleep(0.02)
    assert ben.table()["seq"] == 1
    await other.close()


async def test_a_table_can_be_seen_while_the_store_cannot_be_read(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    other = House(await Store.open(house.settings), house.settings)
    room = await new_room(house)
    await readers(room, 0)
    await (await other.room(room.id)).choose(0, 0, 1)  # so there is something to be looked at

    async def fail(*_: object) -> list[Row]:
        raise StoreError("store-moved")

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "rows", fail)
        (reader,) = await readers(room, 0)
        assert reader.table()["seq"] == 0
    (reader,) = await readers(room, 0)
    assert reader.table()["seq"] == 1, "it is looked at again"
    await other.close()


async def test_who_sits_down_is_shown_what_another_process_stored_just_before(house: House) -> None:
    other = House(await Store.open(house.settings), house.settings)
    room = await new_room(house)
    await readers(room, 0)
    twin = await other.room(room.id)
    for seat in (0, 1):
        await twin.choose(seat, 0, 1)
        (reader,) = await readers(room, seat)
        assert reader.table()["seq"] == seat + 1
    await other.close()


async def test_the_store_is_read_only_if_there_may_be_something_new(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a server comes back, everybody sits down at once."""
    room = await new_room(house, 4)
    await readers(room, 0)
    read: list[str] = []
    with monkeypatch.context() as patched:
        patched.setattr(house.store, "rows", lambda *_: read.append("rows"))
        patched.setattr(house.store, "words", lambda *_: read.append("words"))
        await readers(room, 1, 2, 3, None)
        await house.room(room.id)
    assert read == []


async def test_what_is_kept_written_for_readers_is_bounded(house: House) -> None:
    """Whoever watches may say to have read any part of the log."""
    room = await new_room(house)
    for _ in range(60):
        seat, decision = next(iter(room.play.match.pending.items()))
        await room.choose(seat, room.play.number(seat), len(decision.options) - 1)
        if room.play.match.outcome is not None:
            break
    await readers(room, None)
    for since in range(200):
        data, _, _ = room.table_for(None, since, None)
        assert json.loads(data)["t"] == "table"
    assert len(room._shown.messages) <= MOST_MESSAGES


async def test_who_comes_is_told_who_is_here_now_not_who_was_here_for_the_last_who_came(house: House) -> None:
    room = await new_room(house, 3)
    (ann,) = await readers(room, 0)
    assert [seat["connected"] for seat in ann.table()["match"]["seats"]] == [True, False, False]
    (ben,) = await readers(room, 1)
    await room.leave(ann)  # type: ignore[arg-type]
    (ann,) = await readers(room, 0)
    assert [seat["connected"] for seat in ann.table()["match"]["seats"]] == [True, True, False]
    await room.leave(ben)  # type: ignore[arg-type]
    assert [seat["connected"] for seat in ann.table()["match"]["seats"]] == [True, False, False]


async def test_idle_matches_are_let_go_and_come_back(house: House) -> None:
    house.settings = Settings(database=house.settings.database, idle_rooms=2)
    rooms = [await new_room(house) for _ in range(4)]
    await rooms[0].choose(0, 0, 3)
    again = await house.room(rooms[0].id)
    assert again is not rooms[0]
    assert again.play.seq == 1


async def test_a_match_of_another_version_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = await house.create("toy", [NewSeat("human", "")], {})
    monkeypatch.setattr(Toy, "version", "2")
    with pytest.raises(Refused) as refused:
        await house.room(match)
    assert refused.value.code == "other-version"


async def test_a_match_that_was_not_played_by_these_rules_is_refused_for_good(house: House) -> None:
    """Else the page would come back again and again, and nobody would know why."""
    match, _ = await house.create("toy", [NewSeat("human", "")], {}, answers=[(0, 99)])
    with pytest.raises(Refused) as refused:
        await house.room(match)
    assert refused.value.code == "unplayable"
    assert 4400 <= CLOSE["unplayable"] < 4500


async def test_what_if_begins_at_that_moment_with_the_same_chance(house: House) -> None:
    answers = [(0, 1), (1, 1), (0, 0), (1, 0), (1, 0)]
    room = await new_room(house, 2, seed="same")
    for seat, option in answers:
        await room.choose(seat, room.play.number(seat), option)
    practice = await new_room(house, 2, seed="same", answers=answers[:3], practice=True)
    assert practice.play.head.practice
    for seat, option in answers[3:]:
        await practice.choose(seat, practice.play.number(seat), option)
    assert practice.play.match.digest == room.play.match.digest


class Outlet:
    """A wire that a test can hold up."""

    def __init__(self) -> None:
        self.ready = True
        self.told: list[dict[str, Any]] = []

    def tell(self, texts: Iterable[bytes]) -> None:
        self.told += [json.loads(text) for text in texts]


async def test_a_reader_that_does_not_read_skips_to_the_newest_table(house: House) -> None:
    room, outlet, failures = await new_room(house), Outlet(), list[Exception]()
    slow = Connection(room, outlet, 20, failures.append)
    await room.sit(slow, 0, None)
    await asyncio.sleep(0)
    assert [message["t"] for message in outlet.told] == ["table"]
    outlet.ready = False
    for number, seat in enumerate((1, 0, 1, 0)):
        await room.choose(seat, number // 2, 0)
        await asyncio.sleep(0)
    assert len(outlet.told) == 1
    outlet.ready = True
    slow.flush()
    assert [message["t"] for message in outlet.told] == ["table", "news"]
    assert outlet.told[1]["seq"] == 4
    assert not failures


async def test_what_becomes_due_in_one_moment_goes_out_in_one_go_with_the_answer_first(house: House) -> None:
    room, outlet = await new_room(house), Outlet()
    page = Connection(room, outlet, 20, lambda _: None)
    await room.sit(page, 0, None)
    await asyncio.sleep(0)
    assert room.choose_at_once(0, 0, 1) == 1
    page.say(Done("x", 1))
    assert len(outlet.told) == 1, "not before everything is known that is due"
    await asyncio.sleep(0)
    assert [message["t"] for message in outlet.told] == ["table", "done", "news"]


async def test_a_table_that_cannot_be_shown_is_said_to_whoever_looks_after_the_socket(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is told nothing more must know it, so that it comes back."""
    room, outlet, failures = await new_room(house), Outlet(), list[Exception]()
    page = Connection(room, outlet, 20, failures.append)
    await room.sit(page, 0, None)
    monkeypatch.setattr(room, "table_for", lambda *_: 1 / 0)
    page.flush()
    assert [type(error) for error in failures] == [ZeroDivisionError]


async def test_a_choice_is_made_at_once_only_if_nothing_has_to_be_waited_for(house: House) -> None:
    room = await new_room(house)
    async with room.lock:
        assert room.choose_at_once(0, 0, 1) is None, "somebody else is changing the match"
    other = await House(house.store, house.settings).room(room.id)
    assert await other.choose(1, 0, 2) == 1
    assert room.choose_at_once(0, 0, 1) is None, "another process was first"
    assert (room.play.seq, room.play.rows) == (0, [])
    assert await room.choose(0, 0, 1) == 2
    assert room.choose_at_once(0, 0, 1) == 2, "said twice, it is one choice"
    with pytest.raises(Refused) as stale:
        room.choose_at_once(0, 0, 0)
    assert stale.value.code == "stale"


def test_an_insight_is_worked_out_from_what_is_dealt_anew_for_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its worker is given the table as it is: what the game looks at must not be that."""
    match = new_match("toy", seats=3, seed="secret")
    cards = [hand.card for hand in match.state.hands]
    seen: dict[int | None, list[int]] = {}

    def insight(self: Toy, state: Any, seat: int | None) -> dict[str, Any]:
        seen[seat] = [hand.card for hand in state.hands]
        return {"seat": seat}

    monkeypatch.setattr(Toy, "insight", insight)
    monkeypatch.setattr("secrets.token_hex", lambda _: "another deal")  # in which no seat gets by chance what it had
    told = jobs.insights(Position.of(match).match(), (0, 2, None), 7)
    for viewer in (0, 2, None):
        assert json.loads(told[viewer]) == {"t": "insight", "seq": 7, "data": {"seat": viewer}}
    for seat, hands in seen.items():
        assert [card == cards[at] for at, card in enumerate(hands)] == [at == seat for at in range(3)]


async def test_a_clock_that_is_put_back_silences_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000.0]
    monkeypatch.setattr("eldertable.server.talk.time", SimpleNamespace(time=lambda: now[0]))
    room = await new_room(house)
    for number in range(5):
        await room.talking.say(0, f"line {number}")
    with pytest.raises(Refused, match="say-slower"):
        await room.talking.say(0, "too fast")
    now[0] -= 3600
    await room.talking.say(0, "it is an hour earlier now")


async def test_a_new_match_names_the_content_that_was_loaded_not_what_an_update_put_in_its_place(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(vars(game_named("arkham_tour")), "content_hash", raising=False)
    monkeypatch.setattr("eldertable.server.house.READY_SECONDS", 0)
    monkeypatch.setattr(house.runner, "replay", lambda _: asyncio.sleep(0))
    await house._get_ready()
    monkeypatch.setattr("eldertable.games.arkham_tour.hash_of", lambda *_, **__: "other cards")
    assert (await new_room(house, game="arkham_tour")).play.head.content != "other cards"
