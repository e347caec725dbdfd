"""Moving by effects: creatures that move themselves, and monsters that follow their rules (MA-WORDING-07 to -14)."""

from __future__ import annotations

from .asking import Asking, choose_cell
from .context import Context
from .monsters import walk_towards
from .motion import moves, put
from .running import amount, chosen, effect
from .state import OFF_BOARD
from .steps import Arcana
from .things import cell_of, monster_of
from .vocabulary import Effect
from .ways import is_predictable


@effect("move")
def _move(t: Arcana, context: Context, one: Effect) -> Asking:
    """Move 0 to N cells without stamina (MA-WORDING-07 to -09, -13, -14). A monster left to itself follows its rules."""
    state = t.state
    most = amount(t, context, one.args.get("max"))
    through = set(one.args.get("through", ()))
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_creature", deed=one.word)):
        by_user = one.args.get("by") == "user"
        if monster_of(state, ref) is not None and not by_user and is_predictable(state, ref):
            yield from walk_towards(t, context, ref, most)
        else:
            yield from walk_freely(t, context, ref, most, context.user if by_user else ref, through)


def walk_freely(t: Arcana, context: Context, ref: str, most: int, who: str, through: set[str]) -> Asking:
    """Step by step, as far as whoever moves it likes."""
    left = most
    while left and cell_of(t.state, ref) != OFF_BOARD:
        reach = moves(t.state, ref, left, through, pays=False, falls=who != ref)
        cell = yield from choose_cell(
            t.state, who or ref, sorted(reach), "choose_step", may_decline=True, cause=context.cause, moved=ref
        )
        if cell < 0:
            return
        left -= reach[cell]
        yield from put(t, context, ref, cell, "moved")


@effect("advance")
def _advance(t: Arcana, context: Context, one: Effect) -> Asking:
    """Monsters move towards their nearest explorers, also unpredictable ones (MA-WORDING-10 to -12)."""
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_monster", deed=one.word)):
        yield from walk_towards(t, context, ref, amount(t, context, one.args.get("cells")))
