"""The vocabulary the cards of Machina Arcana are written in, as typed data.

Content files say it in YAML (docs/guide-cards.md); `reading.py` turns that into these structs and refuses what is not a word.
The interpreter runs them, `card_text.py` puts them into words: nobody else looks inside.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Scope(Struct, frozen=True, gc=False):
    """Where a selector looks."""

    name: str = (
        "fragment"  # fragment, board, any_fragment, adjacent, adjacent_to_target, adjacent_to_it, target_fragment, within
    )
    n: int = 0  # within
    of: Selector | None = None


class Selector(Struct, frozen=True, gc=False):
    """Whom or what an effect is about."""

    mode: str  # self, target, target2, it, attacker, evader, each, any, up_to, nearest, several
    kind: str = ""
    scope: Scope = Scope()
    condition: Condition | None = None
    n: int = 0  # up_to
    to: Selector | None = None  # nearest
    several: tuple[Selector, ...] = ()


class Number(Struct, frozen=True, gc=False):
    """A number that may depend on the table: base x times + plus, halved and rounded up if `half_up`."""

    source: str = "fixed"  # fixed, all, any, count, stat, markers, progress, spent, explorers
    value: int = 0  # fixed
    name: str = ""  # the stat, the resource spent, alive or began_finale
    of: Selector | None = None  # stat
    kind: str = ""  # count
    scope: Scope = Scope()
    condition: Condition | None = None
    most: int | None = None
    times: int = 1
    plus: int = 0
    half_up: bool = False


class Comparison(Struct, frozen=True, gc=False):
    at_least: Number | str | None = None  # "max": full
    at_most: Number | str | None = None
    equals: Number | str | None = None


class Condition(Struct, frozen=True, gc=False):
    """Something that is true or not. `args` are the parameters of the word, already read."""

    word: str
    args: dict[str, Any] = {}
    parts: tuple[Condition, ...] = ()  # all, any, not
    compare: Comparison | None = None


class ItemRef(Struct, frozen=True, gc=False):
    """An item by its place (`this`, `host`, `below`, `above`, `chain`, `any_weapon`, ...) or by a filter."""

    name: str = ""
    type: str = ""
    level: int = 0
    part: str = ""
    slot: str = ""
    reach: str = ""
    has: str = ""
    where: str = ""


class Modifier(Struct, frozen=True, gc=False):
    """A changed value, recomputed at every read."""

    word: str
    value: Any
    at: Selector | None = None
    with_item: ItemRef | None = None
    kind: str = ""
    against: Condition | None = None
    condition: Condition | None = None


class Cost(Struct, frozen=True, gc=False):
    """What must be paid; all parts. Amounts of 0 or None are not part of the cost."""

    stamina: int = 0
    inspiration: Number | None = None
    health: int = 0
    discard_this: bool = False
    discard_item: ItemRef | None = None
    return_marker: int = 0
    return_progress: int = 0
    stow_this: bool = False
    destroy_cell: str = ""
    close_door: bool = False
    destroy_door: bool = False
    increase_danger: int = 0
    relaunch_horror: bool = False
    condition: Condition | None = None


class Target(Struct, frozen=True, gc=False):
    """A chosen target: near, blockable (obstacles block) or piercing, within a range."""

    mode: str  # near, blockable, piercing
    range: int = 1
    kind: str = "creature"
    condition: Condition | None = None


class Trigger(Struct, frozen=True, gc=False):
    """When a triggered ability is resolved. `filters` are read: selectors, conditions, item references, names."""

    word: str
    filters: dict[str, Any] = {}


class Effect(Struct, frozen=True, gc=False):
    """One effect. Flow words keep their lists in `then`, `otherwise` and `choices`."""

    word: str
    args: dict[str, Any] = {}  # parameters, read: Number, Selector, Condition, ItemRef, Cost, names
    path: tuple[int, ...] = ()  # where on the card it stands: ability, then positions
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    choices: tuple[tuple[Effect, ...], ...] = ()
    gives: tuple[Modifier, ...] = ()  # lasting


class Ability(Struct, frozen=True, gc=False):
    """An ability of a card; its kind follows from its shape (MA-CARD-15)."""

    kind: str  # active, triggered, continuous, enters_play
    index: int
    cost: Cost | None = None
    targets: tuple[Target, ...] = ()
    condition: Condition | None = None
    trigger: Trigger | None = None
    may: bool = False
    instead: bool = False
    user: str = ""  # explorers, monsters
    do: tuple[Effect, ...] = ()
    gives: tuple[Modifier, ...] = ()
    while_: Condition | None = None


class Card(Struct, frozen=True, gc=False, kw_only=True):
    """What every card has."""

    id: str
    name: dict[str, str]
    abilities: tuple[Ability, ...] = ()


class Stats(Struct, frozen=True, gc=False):
    """Characteristics; on explorers and monsters inspiration, health and stamina are maxima."""

    defence: int = 0
    will: int = 0
    inspiration: int = 0
    health: int | Number = 0
    stamina: int = 0


class Item(Card, frozen=True, gc=False, kw_only=True):
    type: str  # weapon, clothing, artefact, single_use
    level: int
    hands: int = 0
    slot: str = ""  # body, legs, head, extension
    symbols: dict[str, str] = {}  # top, bottom, right, left
    stats: Stats = Stats()


class ExplorerCard(Card, frozen=True, gc=False, kw_only=True):
    class_: str
    stats: Stats
    background: dict[str, str] = {}


class MonsterCard(Card, frozen=True, gc=False, kw_only=True):
    level: int
    stats: Stats
    keywords: tuple[str, ...] = ()
    line: dict[str, str] = {}


class EventCard(Card, frozen=True, gc=False, kw_only=True):
    deck: str  # explorer, horror
    set: str  # common, 1, 2, 3
    personal: bool = False
    flavour: dict[str, str] = {}


class Chapter(Card, frozen=True, gc=False, kw_only=True):
    scenario: int
    role: str  # title, chapter, finale, final
    number: int = 0
    closed: bool = False
    lair_value: int = 0
    horror_value: int = 0
    advance: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    prose: dict[str, str] = {}
    preparation: tuple[Effect, ...] = ()
    creatures: tuple[MonsterCard, ...] = ()
    victory: Condition | None = None
    defeat: Condition | None = None
    tile: str = ""  # the finale's fragment in tiles.yaml
