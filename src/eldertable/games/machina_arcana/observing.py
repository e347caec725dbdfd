"""What the report of many games tells about Machina Arcana: length, causes of defeat, use of items, deeds of monsters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...kernel.events import Event
from ...kernel.game import Observed, Observer
from .cards import CHAPTERS, EVENTS, EXPLORERS, ITEMS, MONSTERS
from .events import AttackRolled, Happened
from .state import ArcanaState

ITEM_COUNTS = {
    "gained_item": "items_gained", "equipped": "items_equipped", "used": "items_used", "lasting": "items_used",
    "reacted": "items_used",
}  # fmt: skip
COUNTED = frozenset({*ITEM_COUNTS, "appeared", "destroyed"})
PLACES = frozenset({"traps", "barrels", "chasm", "danger"})
OTHERS = "others"


class ArcanaObserver(Observer):
    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {
            name: Counter()
            for name in ("items_gained", "items_equipped", "items_used", "appeared", "hits", "killed", "killers")
        }
        self.last_killer = ""

    def see(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Happened):
                if event.what in COUNTED:
                    self._happened(event)
            elif isinstance(event, AttackRolled):
                self._attacked(event)

    def _happened(self, event: Happened) -> None:
        if event.what in ITEM_COUNTS and event.card in ITEMS:
            self.counts[ITEM_COUNTS[event.what]][event.card] += 1
        if event.what == "appeared":
            self.counts["appeared"][event.who] += 1
        if event.what == "destroyed" and event.who in MONSTERS:
            self.counts["killed"][event.who] += 1
        if event.what == "destroyed" and event.who in EXPLORERS:
            self.last_killer = event.about if event.about in MONSTERS else cause_of(event.data.get("cause", ""))
            self.counts["killers"][self.last_killer] += 1

    def _attacked(self, event: AttackRolled) -> None:
        if event.attacker in MONSTERS:
            hits = sum(1 for ref, _, hit in event.against if hit and ref in EXPLORERS)
            self.counts["hits"][event.attacker] += hits

    def observed(self, state: ArcanaState) -> Observed:
        won = state.outcome is not None and state.outcome.kind == "won"
        alive = sum(1 for explorer in state.explorers if explorer.alive)
        ending = "ending-won" if won else "ending-ritual" if alive else f"ending-died {self.last_killer or OTHERS}"
        return Observed(
            numbers={"rounds": state.round, "chapter": reached(state), "alive": alive, "level": state.monster_level},
            words={"ending": ending, "last_chapter": state.chapter},
            counts={name: dict(found) for name, found in self.counts.items()},
        )


def cause_of(cause: str) -> str:
    """What a death that no monster dealt is counted under: a danger of the place, or the kind of card that did it."""
    if cause in MONSTERS:
        return cause
    if cause in PLACES:
        return f"cause-{cause}"
    if cause in EVENTS:
        return f"cause-{EVENTS[cause].deck}-event"
    for kind, cards in (("chapter", CHAPTERS), ("item", ITEMS), ("own", EXPLORERS)):
        if cause in cards:
            return f"cause-{kind}"
    return OTHERS


def reached(state: ArcanaState) -> int:
    """How far the story came: the number of the chapter, 10 for the finale."""
    chapter = CHAPTERS[state.chapter]
    return 10 if chapter.role in ("finale", "final") else chapter.number


def countable() -> dict[str, list[str]]:
    """Items are of use when they are used or worn; every monster should appear, hit and be killed."""
    worn = [card for card, item in ITEMS.items() if item.type != "single_use"]
    single = [card for card, item in ITEMS.items() if item.type == "single_use"]
    monsters = list(MONSTERS)
    return {
        "items_gained": list(ITEMS), "items_equipped": worn, "items_used": single, "appeared": monsters, "hits": monsters,
        "killed": monsters,
    }  # fmt: skip
