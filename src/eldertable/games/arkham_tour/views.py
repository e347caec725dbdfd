"""Views of several seats at once, as the server needs them after every choice: what has not changed stays written.

A board is known by its encoding. Whatever else a player's view rests on is part of the key, so a kept view is never stale."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, json, msgpack

from .cards import EFFECT_DIE
from .flow import shown_boards
from .state import Board, TourState
from .view import common_view, lines_view, phase_of, player_view

MOST_KEPT = 4096
_encode_board = msgpack.Encoder().encode
_encode_view = json.Encoder().encode
_kept: dict[Any, Any] = {}


def views(state: TourState, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
    """Each seat's view; its players and lines are already written as JSON."""
    common = common_view(state)
    others = _shown_players(state) if state.shown else _players(state, state.boards)
    return {seat: _view(state, seat, common, others) for seat in seats}


def _view(state: TourState, seat: int | None, common: dict[str, Any], others: list[Raw]) -> dict[str, Any]:
    players, lines = others, None
    if seat is not None:
        players = others.copy()
        players[seat] = _player(state, state.boards[seat], seat, mine=True)
        lines = _lines(state, seat) if state.phase == "final_route" else None
    return {**common, "you": seat, "phase": phase_of(state, seat), "players": players, "lines": lines}


def _players(state: TourState, boards: list[Board]) -> list[Raw]:
    return [_player(state, board, seat, mine=False) for seat, board in enumerate(boards)]


def _shown_players(state: TourState) -> list[Raw]:
    """The players as the simultaneous phase began: while it goes on, only who is ready changes."""
    key = (state.shown, *(board.ready for board in state.boards), *_around(state))
    players: list[Raw] | None = _kept.get(key)
    if players is None:
        players = _keep(key, _players(state, shown_boards(state)))
    return players


def _player(state: TourState, board: Board, seat: int, *, mine: bool) -> Raw:
    key = (_encode_board(board), seat, mine, state.boards[seat].ready, *_around(state))
    player: Raw | None = _kept.get(key)
    if player is None:
        player = _keep(key, Raw(_encode_view(player_view(state, board, seat, seat if mine else None))))
    return player


def _lines(state: TourState, seat: int) -> Raw:
    key = ("lines", _encode_board(state.boards[seat]), state.ancient_one)
    lines: Raw | None = _kept.get(key)
    if lines is None:
        lines = _keep(key, Raw(_encode_view(lines_view(state, seat))))
    return lines


def _around(state: TourState) -> tuple[Any, ...]:
    """What a player's view reads besides the board: of the phases only the last two make a difference to it."""
    late = state.phase if state.phase in ("encounter", "over") else ""
    return (late, state.secrets_open, state.ancient_one, *state.effects, state.numbers[EFFECT_DIE])


def _keep(key: Any, value: Any) -> Any:
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[key] = value
    return value
