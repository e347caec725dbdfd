"""The dice (MA-DICE)."""

from __future__ import annotations

from .events import Happened
from .steps import Arcana

STRONG = (0, 1, 1, 2, 2, 3)
WEAK = (0, 1, 1, 1, 2, 2)
MOST_DICE = 3  # of a kind (MA-COMP-14)
FATE_FACES = 10
RECHARGE = ("health", "stamina_2", "stamina_2", "stamina_3", "stamina_3", "nothing")  # MA-Q-04


def fate(t: Arcana, who: str, why: str) -> int:
    """The fate die: 1 to 10; in the easy game the face 0 counts as 0 (MA-DICE-03, MA-VARIANT-01)."""
    face = t.below(FATE_FACES)
    rolled = face if face or t.state.options["easy"] == "yes" else 10
    t.tell(Happened(what="fate", who=who, n=rolled, data={"why": why}))
    return rolled


def roll_attack(t: Arcana, strong: int, weak: int) -> list[tuple[str, int]]:
    """Strong and weak dice, face by face (MA-DICE-01, -02)."""
    dice = [("strong", STRONG[t.below(6)]) for _ in range(strong)]
    return dice + [("weak", WEAK[t.below(6)]) for _ in range(weak)]


def reroll(t: Arcana, die: tuple[str, int]) -> tuple[str, int]:
    kind = die[0]
    return kind, (STRONG if kind == "strong" else WEAK)[t.below(6)]


def recharge(t: Arcana) -> str:
    return RECHARGE[t.below(6)]
