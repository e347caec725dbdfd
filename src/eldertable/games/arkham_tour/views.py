"""Views of several seats at once, as the server needs them after every choice: what has not changed stays written.

Each piece is kept under all that it rests on, so it is never stale."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from msgspec import json, msgpack

from ...kernel.written import WrittenView
from .cards import EFFECT_DIE
from .flow import shown_boards
from .state import NONE, Board, TourState
from .view import (
    SETTLED,
    common_view,
    end_view,
    lines_view,
    marks_view,
    phase_of,
    roads_view,
    round_view,
    secret_view,
    tourists_view,
)

MOST_KEPT: Final = 8192
_encode_key: Final = msgpack.Encoder().encode
_encode_view: Final = json.Encoder().encode
_kept: Final[dict[Any, Any]] = {}


def written_views(state: TourState, seats: Collection[int | None]) -> dict[int | None, WrittenView]:
    """Each seat's view as JSON: what all see, what is the seat's own, and the players one by one."""
    common, around = _common(state), _around(state)
    found: dict[int | None, WrittenView] = {}
    if state.shown:
        others = _shown_players(state, around)
        live = {seat: _seen(state, state.boards[seat], around) for seat in seats if seat is not None}
    else:
        live = {seat: _seen(state, board, around) for seat, board in enumerate(state.boards)}
        others = [_player(state, board, seat, live[seat], mine=False) for seat, board in enumerate(state.boards)]
    for seat in seats:
        players, lines, you = others, b"null", b"null"
        if seat is not None:
            players = others.copy()
            players[seat] = _player(state, state.boards[seat], seat, live[seat], mine=True)
            lines = _lines(state, seat) if state.phase == "final_route" else lines
            you = b"%d" % seat
        own = b'"you":%s,"phase":"%s","lines":%s' % (you, phase_of(state, seat).encode(), lines)
        found[seat] = WrittenView((common, own), b"players", tuple(players))
    return found


def _common(state: TourState) -> bytes:
    """What everybody sees of the table."""
    key = _encode_key(
        (
            state.round, state.first_player, state.seats, state.ancient_one, state.effects, state.shop_card,
            len(state.shop_deck), state.shop_discard, state.numbers, state.places, state.taken_by,
        )
    )  # fmt: skip
    common: bytes | None = _kept.get(key)
    if common is None:
        common = _fields(common_view(state))
        if state.seats > 1:  # a solo player's challenge is among the options of the match
            _keep(key, common)
    return common


def _around(state: TourState) -> bytes:
    """What a player's view reads besides the board: of the phases only the last two make a difference to it."""
    late = state.phase if state.phase in SETTLED else ""
    written: bytes = _encode_key((late, state.secrets_open, state.ancient_one, state.effects, state.numbers[EFFECT_DIE]))
    return written


def _shown_players(state: TourState, around: bytes) -> list[bytes]:
    """The players as the simultaneous phase began."""
    key = (state.shown, around)
    players: list[bytes] | None = _kept.get(key)
    if players is None:
        boards = enumerate(shown_boards(state))
        players = [_player(state, board, seat, _seen(state, board, around), mine=False) for seat, board in boards]
        _keep(key, players)
    return players


Seen = tuple[tuple[bytes, bytes], bytes]  # what everybody sees of a board, and before it what that rests on


def _seen(state: TourState, board: Board, around: bytes) -> Seen:
    """A whole board is looked for first, since most have not changed; else it is put together from what has not."""
    key = (_encode_key(board), around)
    seen: bytes | None = _kept.get(key)
    if seen is None:
        pieces = (_roads(board), _tourists(board), _marks(board), _round(state, board), _end(state, board))
        seen = b",".join(pieces)
        _keep(key, seen)
    return key, seen


def _player(state: TourState, board: Board, seat: int, seen: Seen, *, mine: bool) -> bytes:
    return b'{"seat":%d,%s,%s}' % (seat, seen[1], _secrets(state, board, seen[0], mine=mine))


# --- pieces of a player's view -----------------------------------------------------------------------------------


def _roads(board: Board) -> bytes:
    key = ("roads", board.roads, board.fresh)
    written: bytes | None = _kept.get(key)
    return _keep(key, _fields(roads_view(board))) if written is None else written


def _tourists(board: Board) -> bytes:
    key = ("tourists", _encode_key(board.tourists))
    written: bytes | None = _kept.get(key)
    return _keep(key, _fields(tourists_view(board))) if written is None else written


def _marks(board: Board) -> bytes:
    marks = (board.shops, board.gained, board.used, board.tomes, board.rounds_marked, board.crossed_out)
    key = ("marks", _encode_key(marks))
    written: bytes | None = _kept.get(key)
    return _keep(key, _fields(marks_view(board))) if written is None else written


def _round(state: TourState, board: Board) -> bytes:
    key = ("round", _encode_key((board.dice, board.numbers, board.district, state.effects, state.numbers[EFFECT_DIE])))
    written: bytes | None = _kept.get(key)
    return _keep(key, _fields(round_view(state, board))) if written is None else written


def _end(state: TourState, board: Board) -> bytes:
    if board.encounter is None and state.phase != "over":
        return b'"encounter":null,"score":null'
    return _fields(end_view(state, board))


def _secrets(state: TourState, board: Board, whole: tuple[bytes, bytes], *, mine: bool) -> bytes:
    """Before routes are settled few cards can be in it; afterwards the whole board counts."""
    key: tuple[Any, ...]
    if state.phase in SETTLED or board.drawing_nodes:
        key = ("secrets", mine, whole)
    elif mine or state.secrets_open:
        key = ("mine", mine, board.task, *board.dealt, board.call, board.call_shown)
    else:
        key = ("others", board.call if board.call_shown else NONE)
    written: bytes | None = _kept.get(key)
    return _keep(key, _fields(secret_view(state, board, mine=mine))) if written is None else written


def _lines(state: TourState, seat: int) -> bytes:
    key = ("lines", _encode_key(state.boards[seat]), state.ancient_one)
    lines: bytes | None = _kept.get(key)
    return _keep(key, _encode_view(lines_view(state, seat))) if lines is None else lines


def _fields(piece: dict[str, Any]) -> bytes:
    """An object without its braces."""
    written: bytes = _encode_view(piece)
    return written[1:-1]


def _keep(key: Any, value: Any) -> Any:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[key] = value
    return value
