"""From the box to the first decision (AT-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask
from .bonuses import AddTourists
from .cards import ANCIENT_ONES, CALL_CARDS, EFFECT_CARDS, SHOP_CARDS, SHOP_EFFECTS, TASK_CARDS, TASK_INDEX
from .events import CallDealt, GameBegan, TaskKept
from .options import KeepTask
from .state import Place, TourState, new_board
from .steps import Tour, steps

RANDOM = "random"
EFFECT_CHOICES = (RANDOM, *(card.id for card in EFFECT_CARDS))
ANCIENT_ONE_CHOICES = (RANDOM, *ANCIENT_ONES)


def new_state(seats: int, options: dict[str, str], key: bytes) -> TourState:
    """Boards for everyone, an otherwise empty table, and the set-up on the agenda (AT-SETUP-01)."""
    return TourState(
        seats=seats, options=options, key=key, boards=[new_board() for _ in range(seats)], agenda=[Step("set_up")]
    )


@steps.auto
def set_up(t: Tour) -> None:
    state = t.state
    state.effects = _select_effects(t)
    chosen = state.options["ancient_one"]
    state.ancient_one = t.pick(list(ANCIENT_ONES)) if chosen == RANDOM else chosen
    if state.ancient_one == "cthulhu":
        _deal_calls(t)
    state.shop_deck, state.shop_removed = shop_deck(t, range(len(SHOP_CARDS)), state.ancient_one)
    tasks = list(range(len(TASK_CARDS)))
    t.shuffle(tasks)
    for seat, board in enumerate(state.boards):
        board.dealt = tasks[2 * seat : 2 * seat + 2]
    state.first_player = state.setup_first_player = t.below(state.seats)
    if state.seats == 1:
        _lay_out_solo_dice(t)
    dark, light = (EFFECT_CARDS[card].id for card in state.effects)
    t.tell(GameBegan(ancient_one=state.ancient_one, effects=(dark, light), first_player=state.first_player))
    t.then(Step("deal_tasks"), Step("begin_round"))


def _select_effects(t: Tour) -> list[int]:
    """Two different effect cards, one for each symbol (AT-SETUP-04, -05)."""
    names = [card.id for card in EFFECT_CARDS]
    wanted = [t.state.options["dark_effect"], t.state.options["light_effect"]]
    taken = {names.index(name) for name in wanted if name != RANDOM}
    chosen = []
    for name in wanted:
        if name == RANDOM:
            card = t.pick([i for i in range(len(names)) if i not in taken])
            taken.add(card)
        else:
            card = names.index(name)
        chosen.append(card)
    return chosen


def _deal_calls(t: Tour) -> None:
    """Each player gets a hidden call card (AT-SETUP-09, -10)."""
    calls = list(range(len(CALL_CARDS)))
    t.shuffle(calls)
    for seat, board in enumerate(t.state.boards):
        board.call = calls[seat]
        t.tell(CallDealt(seat=seat, card=CALL_CARDS[calls[seat]].id, only=seat))


def gives_tourists(card: int) -> bool:
    return any(isinstance(effect, AddTourists) for effect in SHOP_EFFECTS[card])


def shop_deck(t: Tour, cards: Sequence[int], ancient_one: str) -> tuple[list[int], int]:
    """Remove one card unseen and shuffle (AT-SETUP-11, -12); with Cthulhu never one of Extra tourists (AT-SETUP-13, -14)."""
    removed = t.pick([card for card in cards if ancient_one != "cthulhu" or not gives_tourists(card)])
    deck = [card for card in cards if card != removed]
    t.shuffle(deck)  # after the removal: the cards set aside may lie anywhere
    return deck, removed


def _lay_out_solo_dice(t: Tour) -> None:
    """Three random dice available, two unavailable, all rolled (AT-SOLO-05, -06)."""
    dice = [0, 1, 2, 3, 4]
    t.shuffle(dice)
    for position, die in enumerate(dice):
        t.state.numbers[die] = t.below(6) + 1
        t.state.places[die] = Place.AVAILABLE if position < 3 else Place.UNAVAILABLE


@steps.auto
def deal_tasks(t: Tour) -> None:
    """Everyone keeps one of two personal tasks, all at once (AT-SETUP-15 to -18)."""
    t.together((seat, Step("keep_task", {"seat": seat})) for seat in range(t.state.seats))


@steps.asks_first
def keep_task(t: Tour, seat: int) -> Procedure:
    board = t.state.boards[seat]
    chosen: KeepTask = yield from ask(seat, "keep_task", tuple(KeepTask(TASK_CARDS[card].id) for card in board.dealt))
    board.task = TASK_INDEX[chosen.card]
    t.tell(TaskKept(seat=seat, card=chosen.card, only=seat))
