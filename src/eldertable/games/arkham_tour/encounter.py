"""Steps 2 and 3 of the end: the encounter with the Ancient One (AT-ENC, AT-TOME)."""

from __future__ import annotations

from itertools import combinations

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask, confirm
from .cards import ANCIENT_ONES, CALL_CARDS
from .events import CallShown, EncounterCounted, EncounterRolled, PlayerLost, RewardReceived, TomeUsed
from .options import Bless, FaceAncientOne, Improve, KeepRoll, Reroll
from .penalties import penalty_steps, reward_each
from .state import BLESSING, CIRCLED, CROSSED_OUT, IMPROVEMENT, NONE, REROLL, TOMES, Board, Encounter, TourState, seats_from
from .steps import Tour, steps

DICE_ROLLED = 3  # any three of the dice: only their numbers count, so which three cannot matter (AT-ENC-03, -04)
FACE = FaceAncientOne()
REROLLS = tuple(Reroll(dice) for size in (1, 2, 3) for dice in combinations(range(DICE_ROLLED), size))
IMPROVEMENTS = tuple(Improve(die) for die in range(DICE_ROLLED))
BLESS = Bless()
KEEP_ROLL = KeepRoll()
SUCCESS_FROM = 5
BLESSED_SUCCESS = 4
MOST = 6


def encounter_order(state: TourState) -> list[int]:
    """From the highest madness to the lowest; equals clockwise from the first player of the last round (AT-ENC-01, -02)."""
    seats = seats_from(state, state.first_player - 1)  # phase 6 of the last round has moved it on
    return sorted(seats, key=lambda seat: -state.boards[seat].madness)


@steps.auto
def face_ancient_one(t: Tour) -> None:
    t.state.phase = "encounter"
    t.then(*(Step("begin_encounter", {"seat": seat}) for seat in encounter_order(t.state)), Step("score"))


@steps.asks_first
def begin_encounter(t: Tour, seat: int) -> Procedure:
    """The player rolls three dice when they are ready to."""
    yield from confirm(seat, "begin_encounter", (FACE,))
    state = t.state
    board = state.boards[seat]
    numbers = [t.below(6) + 1 for _ in range(DICE_ROLLED)]
    fail_up_to = ANCIENT_ONES[state.ancient_one].fail_up_to(board.madness)
    board.encounter = Encounter(numbers=numbers, fail_up_to=fail_up_to, rolls=[("", list(numbers))])
    t.tell(EncounterRolled(seat=seat, numbers=tuple(numbers), madness=board.madness, fail_up_to=fail_up_to))
    t.then(Step("use_tomes", {"seat": seat}), Step("count_results", {"seat": seat}))


def usable_tomes(board: Board) -> list[Reroll | Improve | Bless]:
    """Circled tomes, in any order (AT-TOME-11), if one of them can help. Blessing ends the row: it comes after all others
    (AT-TOME-07)."""
    encounter = board.encounter
    assert encounter is not None
    if not _can_get_better(encounter, board.tomes):
        return []
    found: list[Reroll | Improve | Bless] = []
    if board.tomes[REROLL] == CIRCLED:
        found += REROLLS
    if board.tomes[IMPROVEMENT] == CIRCLED:
        found += [IMPROVEMENTS[die] for die, number in enumerate(encounter.numbers) if number < MOST]
    if board.tomes[BLESSING] == CIRCLED and _can_be_blessed(encounter):
        found.append(BLESS)
    return found


def _can_be_blessed(encounter: Encounter) -> bool:
    """A 4 in the failure range stays a failure (AT-ENC-11)."""
    return BLESSED_SUCCESS in encounter.numbers and encounter.fail_up_to < BLESSED_SUCCESS


def _can_get_better(encounter: Encounter, tomes: list[int]) -> bool:
    """Whether a tome can still turn a die's result. Three successes are the best there is (AT-ENC-15), and a tome that is left
    is worth nothing (AT-SCORE-09)."""
    blessing = tomes[BLESSING] == CIRCLED
    if blessing and _can_be_blessed(encounter):
        return True

    def result(number: int, blessed: bool = False) -> str:
        return result_of(number, encounter.fail_up_to, blessed)

    if tomes[REROLL] == CIRCLED:
        return any(result(number) != "success" for number in encounter.numbers)
    return tomes[IMPROVEMENT] == CIRCLED and any(
        result(number, blessed) != result(improved(number), blessed)
        for number in encounter.numbers
        for blessed in (False, blessing)
    )


def improved(number: int) -> int:
    return min(MOST, number + 2)  # AT-TOME-04, -09


@steps.asks_first
def use_tomes(t: Tour, seat: int) -> Procedure:
    """After the roll the player may use tomes, each once, seeing the result of the one before (AT-ENC-05, -06, AT-TOME-08)."""
    board = t.state.boards[seat]
    tomes = usable_tomes(board)
    if not tomes:
        return
    chosen = yield from ask(seat, "use_tomes", (*tomes, KEEP_ROLL))
    encounter = board.encounter
    assert encounter is not None
    if isinstance(chosen, KeepRoll):
        return
    before = tuple(encounter.numbers)
    if isinstance(chosen, Bless):
        tome = BLESSING
        encounter.blessed = True
    elif isinstance(chosen, Reroll):
        tome = REROLL
        for die in chosen.dice:
            encounter.numbers[die] = t.below(6) + 1
    else:
        tome = IMPROVEMENT
        encounter.numbers[chosen.die] = improved(encounter.numbers[chosen.die])
    board.tomes[tome] = CROSSED_OUT
    encounter.rolls.append((TOMES[tome], list(encounter.numbers)))
    t.tell(TomeUsed(seat=seat, tome=TOMES[tome], before=before, after=tuple(encounter.numbers)))
    if not encounter.blessed:
        t.then(Step("use_tomes", {"seat": seat}))


def result_of(number: int, fail_up_to: int, blessed: bool) -> str:
    """Exactly one of success, failure and neutral (AT-ENC-07 to -11); Blessing works on all dice (AT-TOME-05, -06)."""
    if number <= fail_up_to:
        return "failure"
    return "success" if number >= (BLESSED_SUCCESS if blessed else SUCCESS_FROM) else "neutral"


@steps.auto
def count_results(t: Tour, seat: int) -> None:
    """Penalties first, then rewards (AT-ENC-12 to -16); three failures and the player has lost (AT-ENC-14)."""
    state = t.state
    board = state.boards[seat]
    encounter = board.encounter
    assert encounter is not None
    results = [result_of(number, encounter.fail_up_to, encounter.blessed) for number in encounter.numbers]
    encounter.failures, encounter.successes = results.count("failure"), results.count("success")
    if board.call != NONE:
        board.call_shown = True
        t.reveal()
        t.tell(CallShown(seat=seat, card=CALL_CARDS[board.call].id))  # AT-CTHU-01
    t.tell(EncounterCounted(seat=seat, failures=encounter.failures, successes=encounter.successes))
    if encounter.failures == DICE_ROLLED:
        encounter.lost = True
        t.tell(PlayerLost(seat=seat))
        return
    t.then(*penalty_steps(state, seat), Step("take_reward", {"seat": seat}))


@steps.auto
def take_reward(t: Tour, seat: int) -> None:
    """Once for each success (AT-ENC-15); together they are written in the encounter cell (AT-ENC-16)."""
    board = t.state.boards[seat]
    encounter = board.encounter
    assert encounter is not None
    each = reward_each(t.state, board)
    encounter.vp = each * encounter.successes
    if encounter.successes:
        t.tell(RewardReceived(seat=seat, vp=encounter.vp, each=each, successes=encounter.successes))
