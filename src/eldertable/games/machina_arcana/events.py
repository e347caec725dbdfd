"""What happens in Machina Arcana. Everything on this table is open except the order of decks."""

from __future__ import annotations

from typing import Any

from ...kernel.events import Event


class Happened(Event, frozen=True, kw_only=True):
    """Something worth a line: a word of the log and what it is about."""

    what: str
    who: str = ""
    about: str = ""
    card: str = ""
    n: int = 0
    data: dict[str, Any] = {}


class AttackRolled(Event, frozen=True, kw_only=True):
    """The whole calculation of an attack (MA-ATTACK-03 to -08)."""

    attacker: str
    card: str
    magic: bool
    dice: tuple[tuple[str, int], ...]
    raises: tuple[tuple[str, int], ...]
    reductions: tuple[tuple[str, int], ...]
    inspiration: int
    result: int
    against: tuple[tuple[str, int, bool], ...]  # evader, characteristic, hit
    own: tuple[tuple[str, int], ...] = ()  # evaders against whom the result is another one, and that result


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int


class StoryTold(Event, frozen=True, kw_only=True):
    chapter: str
