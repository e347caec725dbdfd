"""Rounds and phases, and the end of the game (AT-ROUND, AT-PH1, AT-PH6, AT-OPEN, AT-SOLO)."""

from __future__ import annotations

import msgspec

from ...kernel.agenda import Step
from .bitsets import bits
from .cards import PLAYER_BOARD, SHOP_CARDS
from .events import BoardPlayed, RoundBegan, RoundEnded, ShopRevealed
from .state import NONE, Board, Place, TourState, seats_from
from .steps import Tour, steps

ROUNDS: int = PLAYER_BOARD["round_track"]
OPENING_ROUNDS = {1: 0, 2: 0, 3: 1, 4: 2}  # by players (AT-OPEN-01 to -03)

_encode_boards = msgspec.msgpack.encode
_decode_boards = msgspec.msgpack.Decoder(list[Board]).decode


def is_opening(state: TourState) -> bool:
    return state.round <= OPENING_ROUNDS[state.seats]


@steps.auto
def begin_round(t: Tour) -> None:
    """Phase 1: the first player reveals the top shop card (AT-PH1-01, -02)."""
    state = t.state
    state.round += 1
    for board in state.boards:
        board.begin_round()
    t.tell(RoundBegan(round=state.round, first_player=state.first_player, opening=is_opening(state)))
    state.shop_card = state.shop_deck.pop()
    t.reveal()
    t.tell(ShopRevealed(card=SHOP_CARDS[state.shop_card].id))
    t.then(*dice_phase(state), Step("play_boards"), Step("end_round"))


def dice_phase(state: TourState) -> list[Step]:
    """Phase 2, by number of players and round."""
    first, seats = state.first_player, state.seats
    state.phase = "dice"
    if seats == 1:
        return [Step("pick_solo_dice")]
    if is_opening(state):
        if state.round == 2:
            return [Step("use_later_dice")]  # the four players' second opening round (AT-OPEN-14, -15)
        takers = [Step("take_opening_die", {"seat": seat}) for seat in seats_from(state, first)]
        return [*takers, Step("roll_opening_dice")]
    left, right = (first + 1) % seats, (first - 1) % seats
    return [
        Step("roll_dice"),
        Step("take_die", {"place": Place.FIRST}),
        Step("remove_die", {"seat": left}),
        Step("remove_die", {"seat": right}),
        Step("take_die", {"place": Place.SECOND}),
    ]


@steps.auto
def play_boards(t: Tour) -> None:
    """Phases 3 to 5: everybody at once, each on their own board (AT-OPEN-04, AT-MAP-04, AT-Q-40)."""
    state = t.state
    state.phase = "boards"
    hide_boards(state)
    first = first_board_step(state)
    t.together((seat, Step(first, {"seat": seat})) for seat in range(state.seats))


def first_board_step(state: TourState) -> str:
    return "pick_own_dice" if is_opening(state) and state.round == 1 else "choose_district"


def hide_boards(state: TourState) -> None:
    """Others see the boards as they are now until everybody is done."""
    if state.seats > 1:
        show_boards(state, state.boards)


def show_boards(state: TourState, boards: list[Board]) -> None:
    state.shown = _encode_boards(boards)


def shown_boards(state: TourState) -> list[Board]:
    return _decode_boards(state.shown)


@steps.auto
def end_round(t: Tour) -> None:
    """Phase 6 (AT-PH6-01 to -05, AT-OPEN-11, -12, -16, -18)."""
    state = t.state
    _tell_what_everyone_did(t)
    state.shown = b""
    if state.seats == 1:
        _move_solo_dice(t)
    state.shop_discard.append(state.shop_card)
    state.shop_card = NONE
    for board in state.boards:
        board.rounds_marked += 1
    t.tell(RoundEnded(round=state.round))
    if not is_opening(state):
        state.first_player = (state.first_player + 1) % state.seats
    t.then(Step("begin_round") if state.shop_deck else Step("choose_lines"))


def _tell_what_everyone_did(t: Tour) -> None:
    state = t.state
    if state.seats == 1:
        return
    before = shown_boards(state)
    for seat, (old, board) in enumerate(zip(before, state.boards, strict=True)):
        shop = board.shops & ~old.shops
        t.tell(
            BoardPlayed(
                seat=seat,
                district=board.district,
                tourists=board.tourists[board.district],
                roads=tuple(bits(board.drawn & ~old.drawn)),
                shop=bits(shop)[0] if shop else None,
            )
        )


def _move_solo_dice(t: Tour) -> None:
    """Unavailable dice become available as they lie; the two used ones are rolled and set aside (AT-SOLO-10 to -12)."""
    state = t.state
    for die, place in enumerate(state.places):
        if place == Place.UNAVAILABLE:
            state.places[die] = Place.AVAILABLE
        elif place in (Place.FIRST, Place.SECOND):
            state.numbers[die] = t.below(6) + 1
            state.places[die] = Place.UNAVAILABLE
