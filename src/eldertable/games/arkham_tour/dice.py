"""Phase 2: selecting the round dice, for 1, 2, 3 and 4 players (AT-DICE, AT-OPEN, AT-SOLO)."""

from __future__ import annotations

from itertools import combinations

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask
from .cards import DICE, DIE_INDEX
from .events import DicePicked, DiceRolled, DieRemoved, DieTaken
from .options import PickDice, RemoveDie, TakeDie
from .state import NONE, Board, Place, TourState
from .steps import Tour, steps

TAKE = tuple(TakeDie(die.id) for die in DICE)
REMOVE = tuple(RemoveDie(die.id) for die in DICE)
PICK = {pair: PickDice(DICE[pair[0]].id, DICE[pair[1]].id) for pair in combinations(range(5), 2)}


def lying(state: TourState, place: int) -> list[int]:
    """The dice in a place."""
    return [die for die, where in enumerate(state.places) if where == place]


def roll(t: Tour, dice: list[int]) -> tuple[tuple[str, int], ...]:
    for die in dice:
        t.state.numbers[die] = t.below(6) + 1
    return tuple((DICE[die].id, t.state.numbers[die]) for die in dice)


def give_round_dice(state: TourState, board: Board, dice: list[int]) -> None:
    board.dice = dice
    board.numbers = [state.numbers[die] for die in dice]


# --- ordinary rounds ---------------------------------------------------------------------------------------------


@steps.auto
def roll_dice(t: Tour) -> None:
    """All five dice go to the available zone (AT-DICE-01); nothing is rolled again in this phase (AT-DICE-10)."""
    state = t.state
    rolled = roll(t, [0, 1, 2, 3, 4])
    state.places = [Place.AVAILABLE] * 5
    state.taken_by = [NONE] * 5
    t.tell(DiceRolled(seat=state.first_player, dice=rolled))


@steps.asks_first
def take_die(t: Tour, place: int) -> Procedure:
    """The first player fills a cell (AT-DICE-02, -07); after the second the last die is set aside (AT-DICE-08, -09)."""
    state = t.state
    seat = state.first_player
    chosen: TakeDie = yield from ask(
        seat, "take_die", tuple(TAKE[die] for die in lying(state, Place.AVAILABLE)), place=place
    )
    die = DIE_INDEX[chosen.die]
    state.places[die] = place
    t.tell(DieTaken(seat=seat, die=chosen.die, number=state.numbers[die]))
    if place == Place.SECOND:
        for last in lying(state, Place.AVAILABLE):
            state.places[last] = Place.UNAVAILABLE
        dice = lying(state, Place.FIRST) + lying(state, Place.SECOND)
        for board in state.boards:
            give_round_dice(state, board, list(dice))


@steps.asks_first
def remove_die(t: Tour, seat: int) -> Procedure:
    """A neighbour of the first player sets a die aside (AT-DICE-03 to -06)."""
    state = t.state
    chosen: RemoveDie = yield from ask(seat, "remove_die", tuple(REMOVE[die] for die in lying(state, Place.AVAILABLE)))
    die = DIE_INDEX[chosen.die]
    state.places[die] = Place.UNAVAILABLE
    t.tell(DieRemoved(seat=seat, die=chosen.die, number=state.numbers[die]))


# --- opening rounds ----------------------------------------------------------------------------------------------


@steps.asks_first
def take_opening_die(t: Tour, seat: int) -> Procedure:
    """In turn everyone takes a die of their choice (AT-OPEN-06)."""
    state = t.state
    chosen: TakeDie = yield from ask(seat, "take_opening_die", tuple(TAKE[die] for die in lying(state, Place.BOX)))
    die = DIE_INDEX[chosen.die]
    state.places[die] = Place.TAKEN
    state.taken_by[die] = seat
    t.tell(DieTaken(seat=seat, die=chosen.die, number=0))


@steps.auto
def roll_opening_dice(t: Tour) -> None:
    """Only the taken dice are rolled (AT-OPEN-07)."""
    state = t.state
    t.tell(DiceRolled(seat=state.first_player, dice=roll(t, lying(state, Place.TAKEN))))


@steps.asks_first
def pick_own_dice(t: Tour, seat: int) -> Procedure:
    """Any two of the rolled dice; others may pick the same (AT-OPEN-08 to -10, -13). The rest wait for round 2 (AT-OPEN-14)."""
    state = t.state
    rolled = lying(state, Place.TAKEN)
    chosen: PickDice = yield from ask(seat, "pick_dice", tuple(PICK[pair] for pair in combinations(rolled, 2)))
    board = state.boards[seat]
    give_round_dice(state, board, [DIE_INDEX[chosen.first], DIE_INDEX[chosen.second]])
    board.later_dice = [die for die in rolled if die not in board.dice] if state.seats == 4 else []
    t.tell(_picked(state, seat))
    t.then(Step("choose_district", {"seat": seat}))


@steps.auto
def use_later_dice(t: Tour) -> None:
    """Four players, round 2: everyone uses the two dice left over from round 1 (AT-OPEN-14, -15)."""
    for board in t.state.boards:
        give_round_dice(t.state, board, board.later_dice)
        board.later_dice = []


def _picked(state: TourState, seat: int, only: bool = True) -> DicePicked:
    board = state.boards[seat]
    dice = tuple((DICE[die].id, number) for die, number in zip(board.dice, board.numbers, strict=True))
    return DicePicked(seat=seat, dice=dice, only=seat if only else None)


# --- alone -------------------------------------------------------------------------------------------------------


@steps.asks_first
def pick_solo_dice(t: Tour) -> Procedure:
    """Two of the three available dice (AT-SOLO-08)."""
    state = t.state
    available = lying(state, Place.AVAILABLE)
    chosen: PickDice = yield from ask(0, "pick_dice", tuple(PICK[pair] for pair in combinations(available, 2)))
    dice = [DIE_INDEX[chosen.first], DIE_INDEX[chosen.second]]
    state.places[dice[0]], state.places[dice[1]] = Place.FIRST, Place.SECOND
    give_round_dice(state, state.boards[0], dice)
    t.tell(_picked(state, 0, only=False))
