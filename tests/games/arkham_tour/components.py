"""What the properties of random games need to know of the tour: its variants, its bound, where everything lies."""

from __future__ import annotations

from eldertable.games.arkham_tour.bitsets import mask
from eldertable.games.arkham_tour.cards import (
    ANCIENT_ONES,
    CALL_CARDS,
    CHALLENGE,
    DICE,
    EFFECT_CARDS,
    SHOP_CARDS,
    TASK_CARDS,
)
from eldertable.games.arkham_tour.state import NONE, Board, Place, TourState
from eldertable.games.arkham_tour.town import UNIVERSITY_DISTRICTS, diagonals_of, roads_of

BOUND = 1500  # answers; four players who lay all they can and draw every final route by hand stay far below

_NAMES = list(ANCIENT_ONES)
_EFFECTS = [card.id for card in EFFECT_CARDS]
_CELLS = [f"{total}-{vp}" for total in CHALLENGE["rows_total_vp"] for vp in CHALLENGE["columns_encounter_vp"]]


def options(number: int, seats: int) -> dict[str, str]:
    """The options of the game of this number: all Ancient Ones with all numbers of players, all effect cards in turn."""
    chosen = {"ancient_one": _NAMES[number % 4], "dark_effect": _EFFECTS[number // 4 % 5]}
    chosen["light_effect"] = _EFFECTS[(number // 4 + 1 + number // 20 % 4) % 5]
    return {**chosen, "challenge": _CELLS[number % len(_CELLS)]} if seats == 1 else chosen


def check_components(state: TourState) -> None:
    """Every card, die and mark is in exactly one place, and no place holds more than it can."""
    _check_cards(state)
    _check_dice(state)
    for board in state.boards:
        _check_board(state, board)


def _check_cards(state: TourState) -> None:
    if state.shop_removed != NONE:
        shown = [state.shop_card] if state.shop_card != NONE else []
        shops = [*state.shop_deck, *state.shop_discard, *shown, state.shop_removed]
        assert sorted(shops) == list(range(len(SHOP_CARDS)))
        assert len(state.shop_discard) + len(shown) == state.round
    dealt = [card for board in state.boards for card in board.dealt]
    assert len(dealt) == len(set(dealt)) == 2 * state.seats
    assert set(dealt) <= set(range(len(TASK_CARDS)))
    assert all(board.task in (NONE, *board.dealt) for board in state.boards)
    calls = [board.call for board in state.boards if board.call != NONE]
    assert len(calls) == len(set(calls)) == (state.seats if state.ancient_one == "cthulhu" else 0)
    assert len(set(state.effects)) == 2


def _check_dice(state: TourState) -> None:
    """Five dice, each in one place; a cell holds one die, and a die taken in the opening has its taker."""
    assert len(state.places) == len(state.numbers) == len(DICE)
    for cell in (Place.FIRST, Place.SECOND):
        assert state.places.count(cell) <= 1
    assert all((place == Place.TAKEN) <= (by != NONE) for place, by in zip(state.places, state.taken_by, strict=True))
    assert all(0 <= number <= 6 for number in state.numbers)
    for board in state.boards:
        assert len(board.dice) in (0, 2)
        assert len(set(board.dice)) == len(board.dice)


def _check_board(state: TourState, board: Board) -> None:
    lawful = roads_of(state.ancient_one) | diagonals_of(state.ancient_one)
    assert not board.drawn & ~lawful
    assert not board.drawn_now & ~board.drawn
    assert all(0 <= used <= gained for gained, used in zip(board.gained, board.used, strict=True))
    assert board.gained[0] <= 2
    assert board.gained[1] <= 4
    assert board.gained[2] <= 2
    assert all(mark in (0, 1, 2) for mark in board.tomes)
    assert board.shops.bit_count() <= 10
    assert not board.crossed_out & ~mask(UNIVERSITY_DISTRICTS)
    assert all(packed >= 0 for packed in board.tourists)
    if state.phase in ("encounter", "over"):
        assert all(board.along >> district & 1 for district, packed in enumerate(board.tourists) if packed)


def hidden_from(state: TourState, seat: int | None) -> set[str]:
    """The ids of cards that this seat (None: a spectator) may not see anywhere."""
    hidden = {SHOP_CARDS[card].id for card in [*state.shop_deck, state.shop_removed]}
    for other, board in enumerate(state.boards):
        if other != seat:
            shown = [board.task] if state.secrets_open else []
            hidden |= {TASK_CARDS[card].id for card in board.dealt if card not in shown}
            if board.call != NONE and not board.call_shown:
                hidden.add(CALL_CARDS[board.call].id)
    return hidden
