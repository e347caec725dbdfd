"""Views of several seats at once, as the server needs them after every choice: what has not changed stays written.

A board is known by its encoding. Whatever else a player's view rests on is part of the key, so a kept view is never stale."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import json, msgpack

from .cards import EFFECT_DIE
from .flow import shown_boards
from .state import Board, TourState
from .view import common_view, lines_view, phase_of, player_view

MOST_KEPT = 4096
_encode_key = msgpack.Encoder().encode
_encode_view = json.Encoder().encode
_kept: dict[Any, Any] = {}


def written_views(state: TourState, seats: Collection[int | None]) -> dict[int | None, bytes]:
    """Each seat's view as JSON."""
    around = _around(state)
    common = _common(state)
    keys = [_encode_key(board) if seat in seats or not state.shown else b"" for seat, board in enumerate(state.boards)]
    if state.shown:
        others = _shown_players(state, around)
    else:
        others = [_player(state, board, keys[seat], seat, around, mine=False) for seat, board in enumerate(state.boards)]
    return {seat: _view(state, seat, common, others, keys, around) for seat in seats}


def _view(
    state: TourState, seat: int | None, common: bytes, others: list[bytes], keys: list[bytes], around: tuple[Any, ...]
) -> bytes:
    players, lines = others, b"null"
    if seat is not None:
        players = others.copy()
        players[seat] = _player(state, state.boards[seat], keys[seat], seat, around, mine=True)
        if state.phase == "final_route":
            lines = _lines(state, seat, keys[seat])
    you = b"null" if seat is None else b"%d" % seat
    phase = phase_of(state, seat).encode()
    return b'%s,"you":%s,"phase":"%s","players":[%s],"lines":%s}' % (common, you, phase, b",".join(players), lines)


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
        players = [_player(state, board, _encode_key(board), seat, around, mine=False) for seat, board in enumerate(boards)]
        _keep(key, players)
    return players


def _player(state: TourState, board: Board, written: bytes, seat: int, around: tuple[Any, ...], *, mine: bool) -> bytes:
    """`written`: the board's encoding."""
    key = (written, seat, mine, state.boards[seat].ready, *around)
    player: bytes | None = _kept.get(key)
    if player is None:
        player = _encode_view(player_view(state, board, seat, seat if mine else None))
        _keep(key, player)
    return player


def _lines(state: TourState, seat: int, written: bytes) -> bytes:
    key = ("lines", written, state.ancient_one)
    lines: bytes | None = _kept.get(key)
    if lines is None:
        lines = _encode_view(lines_view(state, seat))
        _keep(key, lines)
    return lines


def _around(state: TourState) -> tuple[Any, ...]:
    """What a player's view reads besides the board: of the phases only the last two make a difference to it."""
    late = state.phase if state.phase in ("encounter", "over") else ""
    return (late, state.secrets_open, state.ancient_one, *state.effects, state.numbers[EFFECT_DIE])


def _keep(key: Any, value: Any) -> None:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[key] = value
