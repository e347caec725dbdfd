"""Views of several seats at once, as the server needs them after every choice: what has not changed stays written.

A board is known by its encoding. Whatever else a player's view rests on is part of the key, so a kept view is never stale."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import json, msgpack

from .cards import EFFECT_DIE
from .flow import shown_boards
from .state import Board, TourState
from .view import SETTLED, common_view, lines_view, open_view, phase_of, secret_view

MOST_KEPT = 4096
_encode_key = msgpack.Encoder().encode
_encode_view = json.Encoder().encode
_kept: dict[Any, Any] = {}


def written_views(state: TourState, seats: Collection[int | None]) -> dict[int | None, bytes]:
    """Each seat's view as JSON."""
    around, common = _around(state), _common(state)
    keys = [_encode_key(board) if seat in seats or not state.shown else b"" for seat, board in enumerate(state.boards)]
    others = _shown_players(state, around) if state.shown else _players(state, state.boards, keys, around)
    found: dict[int | None, bytes] = {}
    for seat in seats:
        players, lines, you = others, b"null", b"null"
        if seat is not None:
            players = others.copy()
            players[seat] = _player(state, state.boards[seat], keys[seat], seat, around, mine=True)
            lines = _lines(state, seat, keys[seat]) if state.phase == "final_route" else lines
            you = b"%d" % seat
        phase = phase_of(state, seat).encode()
        found[seat] = b'%s,"you":%s,"phase":"%s","players":[%s],"lines":%s}' % (
            common, you, phase, b",".join(players), lines,
        )  # fmt: skip
    return found


def _common(state: TourState) -> bytes:
    """What everybody sees of the table, but the end of the object."""
    key = (
        "common", state.round, state.first_player, state.seats, state.ancient_one, *state.effects, state.shop_card,
        len(state.shop_deck), *state.shop_discard, *state.numbers, *state.places, *state.taken_by,
    )  # fmt: skip
    common: bytes | None = _kept.get(key)
    if common is None:
        common = _encode_view(common_view(state))[:-1]
        if state.seats > 1:  # a solo player's challenge is among the options of the match
            _keep(key, common)
    return common


def _shown_players(state: TourState, around: tuple[Any, ...]) -> list[bytes]:
    """The players as the simultaneous phase began: while it goes on, only who is ready changes."""
    key = (state.shown, *(board.ready for board in state.boards), *around)
    players: list[bytes] | None = _kept.get(key)
    if players is None:
        boards = shown_boards(state)
        players = _players(state, boards, [_encode_key(board) for board in boards], around)
        _keep(key, players)
    return players


def _players(state: TourState, boards: list[Board], keys: list[bytes], around: tuple[Any, ...]) -> list[bytes]:
    return [_player(state, board, keys[seat], seat, around, mine=False) for seat, board in enumerate(boards)]


def _player(state: TourState, board: Board, written: bytes, seat: int, around: tuple[Any, ...], *, mine: bool) -> bytes:
    """`written`: the board's encoding. What everybody sees of it is written once for the player and all others."""
    key = (written, seat, state.boards[seat].ready, *around)
    seen: bytes | None = _kept.get(key)
    if seen is None:
        seen = _encode_view(open_view(state, board, seat))[:-1]
        _keep(key, seen)
    return seen + _secrets(state, board, written, around, mine=mine)


def _secrets(state: TourState, board: Board, written: bytes, around: tuple[Any, ...], *, mine: bool) -> bytes:
    key = (written, mine, *around)
    secrets: bytes | None = _kept.get(key)
    if secrets is None:
        secrets = b"," + _encode_view(secret_view(state, board, mine=mine))[1:]
        if state.phase in SETTLED:  # a final route is part of it then, else it is quickly written
            _keep(key, secrets)
    return secrets


def _lines(state: TourState, seat: int, written: bytes) -> bytes:
    key = ("lines", written, state.ancient_one)
    lines: bytes | None = _kept.get(key)
    if lines is None:
        lines = _encode_view(lines_view(state, seat))
        _keep(key, lines)
    return lines


def _around(state: TourState) -> tuple[Any, ...]:
    """What a player's view reads besides the board: of the phases only the last two make a difference to it."""
    late = state.phase if state.phase in SETTLED else ""
    return (late, state.secrets_open, state.ancient_one, *state.effects, state.numbers[EFFECT_DIE])


def _keep(key: Any, value: Any) -> None:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[key] = value
