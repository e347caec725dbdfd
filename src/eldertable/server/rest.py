"""The REST calls: set-up, lists, replays. docs/protocol.md describes them; `/schema` is made from these functions."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import Body, FromPath, Parameter

from eldertable.kernel.game import games
from eldertable.server import bodies as b
from eldertable.server import origins, replays, shelf
from eldertable.server.house import House, NewSeat, seat_of
from eldertable.server.limits import PerMinute, address_of
from eldertable.server.metrics import METRICS
from eldertable.server.names import called
from eldertable.server.pages import Asset, asset, respond
from eldertable.server.play import Play
from eldertable.server.refusals import refused, refused_by_store
from eldertable.server.store import StoreError
from eldertable.server.tables import match_info, outcome_info

HttpRequest = Request[Any, Any, Any]
Word = Annotated[str, Parameter(max_length=64)]
JSON = "application/json"


def the_house(request: HttpRequest) -> House:
    house: House = request.app.state.house
    return house


# --- the shelf -----------------------------------------------------------------------------------------------------


@get("/api/games")
async def list_games() -> list[b.GameInfo]:
    return [
        b.GameInfo(
            id=game.id, seats=b.SeatRange(game.facts.min_seats, game.facts.max_seats), minutes=game.facts.minutes,
            weight=game.facts.weight, bots=shelf.bot_names(),
            options=[b.OptionInfo(o.id, o.choices, o.default, o.solo_only, o.minutes) for o in game.options],
        )
        for game in games().values()
    ]  # fmt: skip


@get("/api/games/{game:str}/content")
async def game_content(request: HttpRequest, game: Word) -> Response[bytes]:
    """What the page needs to draw the game."""
    return respond(request, _kept(request, f"content/{game}", lambda: msgspec.json.encode(shelf.the_game(game).content())))


@get("/api/games/{game:str}/rules")
async def game_rules(request: HttpRequest, game: Word) -> Response[bytes]:
    """The rules ledger, by section."""

    def make() -> bytes:
        return msgspec.json.encode(msgspec.convert(shelf.ledger(game), b.Ledger))

    return respond(request, _kept(request, f"rules/{game}", make))


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT)
async def texts(request: HttpRequest, lang: Word) -> Response[bytes]:
    """One Fluent resource with all words of the app and its games."""
    return respond(request, _kept(request, f"texts/{lang}", lambda: shelf.words(lang).encode(), "text/plain"))


@get("/api/texts/{lang:str}/shelf", media_type=MediaType.TEXT)
async def shelf_texts(request: HttpRequest, lang: Word) -> Response[bytes]:
    """What of it is said before a match: the names of games and options, and refusals."""
    made = _kept(request, f"shelf/{lang}", lambda: shelf.shelf_words(lang).encode(), "text/plain")
    return respond(request, made)


def _kept(request: HttpRequest, name: str, make: Any, media_type: str = JSON) -> Asset:
    """What never changes while the server runs is made once."""
    kept: dict[str, Asset] = request.app.state.kept
    if name not in kept:
        kept[name] = asset(make(), media_type)
    return kept[name]


# --- making matches ------------------------------------------------------------------------------------------------


def may_create(request: HttpRequest) -> None:
    _within(request.app.state.new_matches, request, "too-many-matches")


def may_replay(request: HttpRequest) -> None:
    """Each moment is worked out from the first answer on."""
    _within(request.app.state.replays, request, "too-many-replays")


def _within(limit: PerMinute, request: HttpRequest, code: str) -> None:
    if not limit.allows(address_of(request)):
        raise refused(code, status=429)


def may_post(request: HttpRequest) -> None:
    if not origins.allowed(request.headers, the_house(request).settings.origins):
        raise refused("origin", status=403)


@post("/api/matches")
async def create_match(request: HttpRequest, data: Annotated[b.NewMatch, Body()]) -> b.MatchMade:
    """A new match; the answer tells each person's seat secret, once."""
    may_post(request)
    may_create(request)
    shelf.the_game(data.game)
    seats = [_new_seat(seat) for seat in data.seats]
    return _made(await the_house(request).create(data.game, seats, data.options, seed=data.seed))


def _new_seat(wanted: b.SeatWanted) -> NewSeat:
    name = called(wanted.name)
    if wanted.kind == "human":
        if wanted.bot is not None:
            raise refused("bot-for-person", status=400)
        return NewSeat("human", name)
    bot = wanted.bot or shelf.bot_names()[0]
    if bot not in shelf.bot_names():
        raise refused("no-bot", status=400, bot=bot, known=", ".join(shelf.bot_names()))
    return NewSeat("bot", name, bot)


def _made(made: tuple[str, dict[int, str]]) -> b.MatchMade:
    match, tokens = made
    return b.MatchMade(match, [b.SeatToken(seat, token) for seat, token in tokens.items()])


@post("/api/matches/{match_id:str}/again")
async def again(request: HttpRequest, match_id: FromPath[str]) -> b.MatchMade:
    """A new match with the same people and options, or of the next part of a campaign; asks for a seat's secret."""
    may_post(request)
    play = (await _authorised(request, match_id))[0]
    may_create(request)
    seats = [NewSeat(row.kind, row.name, row.bot) for row in play.named_head.seats]
    options = play.match.game.next_options(play.match.state)
    return _made(await the_house(request).create(play.head.game, seats, options))


@post("/api/matches/{match_id:str}/what-if")
async def what_if(request: HttpRequest, match_id: FromPath[str], data: Annotated[b.WhatIf, Body()]) -> b.MatchMade:
    """A practice table from a moment of a finished match; all its seats are the caller's."""
    may_post(request)
    play = await _finished(request, match_id)
    _check_moment(play, data.at)
    may_create(request)
    head = play.named_head
    seats = [NewSeat("human", row.name) for row in head.seats]
    made = await the_house(request).create(
        head.game, seats, head.options, seed=head.seed, answers=play.match.answers[: data.at], practice=True
    )
    return _made(made)


@post("/api/matches/{match_id:str}/report")
async def report(
    request: HttpRequest,
    match_id: FromPath[str],
    data: Annotated[b.Report, Body(description="What is wrong, and what is seen.")],
) -> b.ReportSaved:
    """Save the record with the view for those who mend the game."""
    may_post(request)
    play, seat = await _authorised(request, match_id)
    may_create(request)
    id = secrets.token_hex(6)
    values = {
        "id": id, "match": match_id, "seat": seat, "created": time.time(), "note": data.note,
        "view": msgspec.json.encode(data.view).decode(), "record": play.match.record.to_json(),
    }  # fmt: skip
    try:
        await the_house(request).store.save_report(values)
    except StoreError as error:
        raise refused_by_store(error) from error
    return b.ReportSaved(id)


async def _authorised(request: HttpRequest, match_id: str) -> tuple[Play, int]:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    play = await _stored(request, match_id)
    if scheme.lower() != "bearer" or not token:
        raise refused("bad-token", status=401)
    return play, seat_of(play.head, token.strip())


# --- looking at matches --------------------------------------------------------------------------------------------


@get("/api/matches/{match_id:str}")
async def public_match(request: HttpRequest, match_id: FromPath[str]) -> b.PublicMatch:
    """What anybody may know."""
    room = await the_house(request).room(match_id, address_of(request))
    async with room.lock:
        play = room.play
        info = msgspec.structs.asdict(match_info(play, room.connected()))
        outcome = outcome_info(play.match.outcome)
        head = play.head
        return b.PublicMatch(
            **info,
            round=play.round,
            waiting=sorted(play.match.pending),
            seq=play.seq,
            created=head.created,
            caption=play.match.caption,
            outcome=outcome,
        )


async def _stored(request: HttpRequest, match_id: str) -> Play:
    """The match as it is stored. While a row is being stored the room is ahead of that and may have to go back: a match
    that only seems to be over must not give its seed away."""
    room = await the_house(request).room(match_id, address_of(request))
    async with room.lock:
        return room.play


async def _finished(request: HttpRequest, match_id: str) -> Play:
    play = await _stored(request, match_id)
    if play.match.outcome is None:
        raise refused("not-over")
    return play


def _check_moment(play: Play, at: int) -> None:
    if not 0 <= at <= len(play.match.answers):
        raise refused("no-moment", status=404, at=at, length=len(play.match.answers))


@get("/api/matches/{match_id:str}/timeline")
async def timeline(request: HttpRequest, match_id: FromPath[str]) -> Response[bytes]:
    """A finished match answer by answer."""
    play = await _finished(request, match_id)
    return await _replayed(request, f"timeline/{match_id}", replays.timeline, play.named_head, tuple(play.match.answers))


Moment = Annotated[int, Parameter(ge=0, le=1_000_000)]
Eyes = Annotated[int | None, Parameter(ge=0, le=15)]


@get("/api/matches/{match_id:str}/moments/{at:int}")
async def moment(request: HttpRequest, match_id: FromPath[str], at: Moment, seat: Eyes = None) -> Response[bytes]:
    """The table after `at` answers of a finished match, as a seat (none: a spectator) saw it."""
    return await _seen(request, replays.moment, match_id, at, seat)


@get("/api/matches/{match_id:str}/moments/{at:int}/insight")
async def moment_insight(request: HttpRequest, match_id: FromPath[str], at: Moment, seat: Eyes = None) -> Response[bytes]:
    """What a careful player in that seat could work out then."""
    return await _seen(request, replays.insight, match_id, at, seat)


async def _seen(request: HttpRequest, job: Any, match_id: str, at: int, seat: int | None) -> Response[bytes]:
    play = await _finished(request, match_id)
    _check_moment(play, at)
    if seat is not None and seat >= len(play.head.seats):
        raise refused("no-seat", status=404)
    name = f"{job.__name__}/{match_id}/{at}/{seat}"
    return await _replayed(request, name, job, play.named_head, tuple(play.match.answers), at, seat)


MOST_REPLAYED = 256


async def _replayed(request: HttpRequest, name: str, job: Any, *args: Any) -> Response[bytes]:
    """What a worker made of a finished match; it can never change, so it is kept a while."""
    kept: dict[str, Asset] = request.app.state.replayed
    if name not in kept:
        may_replay(request)
        made = asset(await the_house(request).runner.replay(job, *args), JSON)
        while len(kept) >= MOST_REPLAYED:
            kept.pop(next(iter(kept)))
        kept[name] = made
    return respond(request, kept[name])


@get("/api/matches/{match_id:str}/record")
async def record(request: HttpRequest, match_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished match, as a file."""
    play = await _finished(request, match_id)
    headers = {"content-disposition": f'attachment; filename="{play.head.game}-{match_id}.json"'}
    return Response(play.match.record.to_json().encode(), media_type=JSON, headers=headers)


@get("/api/matches/{match_id:str}/fairness")
async def fairness(request: HttpRequest, match_id: FromPath[str]) -> b.Fairness:
    """The commitment; once the match is over also the seed and every draw made from it."""
    play = await _stored(request, match_id)
    head = play.head
    if play.match.outcome is None:
        return b.Fairness(head.commitment, head.seed_given, None, None)
    may_replay(request)
    drawn = await the_house(request).runner.replay(replays.draws, head, tuple(play.match.answers))
    return b.Fairness(head.commitment, head.seed_given, head.seed, drawn)


# --- for the operator ----------------------------------------------------------------------------------------------


@get("/health", tags=["operator"])
async def health(request: HttpRequest) -> Response[b.Health]:
    trouble = await _trouble(request)
    rooms, sockets = METRICS.rooms.values[""], METRICS.sockets.values[""]
    said = b.Health("degraded" if trouble else "ok", trouble is None, int(rooms), int(sockets), trouble)
    return Response(said, status_code=503 if trouble else 200)


async def _trouble(request: HttpRequest) -> str | None:
    """What keeps the store from its work, told to whoever counts as well."""
    found = await the_house(request).store.trouble()
    METRICS.store_usable.values[""] = float(found is None)
    return found


@get("/metrics", tags=["operator"], media_type=MediaType.TEXT)
async def metrics(request: HttpRequest) -> Response[str]:
    await _trouble(request)
    return Response(METRICS.page(), media_type="text/plain; version=0.0.4")


ROUTES = Router("/", route_handlers=[
    list_games, game_content, game_rules, texts, shelf_texts, create_match, again, what_if, report, public_match, timeline,
    moment, moment_insight, record, fairness, health, metrics,
])  # fmt: skip
