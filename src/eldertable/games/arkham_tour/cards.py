"""The tour's cards and dice, read from the content files."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from ...kernel.content import Name, Source, load_entries, read_yaml
from ...kernel.effects import Effect
from ...kernel.errors import ContentError
from .bonuses import VOCABULARY
from .tourists import KINDS

FOLDER = files("eldertable.games.arkham_tour").joinpath("content")

Kind = Literal["circle", "square", "triangle", "cross"]


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """A die's face: a number, and tourists or an effect symbol (AT-COMP-11 to -13)."""

    number: int
    tourists: tuple[Kind, ...] = ()
    effect: Literal["dark", "light"] | None = None

    @property
    def kinds(self) -> tuple[int, ...]:
        return tuple(KINDS.index(tourist) for tourist in self.tourists)


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    faces: tuple[Face, ...]


class ShopCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    do: tuple[dict[str, Any], ...]


class EffectCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    phase: Literal[4, 5]
    optional: bool
    way: Literal["a", "b"] | None = None


class TaskCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    junctions: tuple[str, ...]


class CallCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    tourist: Kind


class FailureRow(Struct, frozen=True, forbid_unknown_fields=True):
    madness: tuple[int, int | None]
    fail_up_to: int


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    vp: int
    per: Literal["pair_of_call_type", "madness", "river_district_with_tourists", "link"]


class AncientOne(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    horrifying_places: tuple[str, ...]
    special: Literal["call_cards_and_shop_setup", "university_roads", "cross_river_at_dead_ends", "gates_without_madness"]
    penalty: Literal[
        "erase_call_type", "cross_out_two_university_districts", "erase_most_common_type_at_river",
        "erase_one_of_most_common_type_per_link",
    ]  # fmt: skip
    reward: Reward
    failure: tuple[FailureRow, ...]

    def fail_up_to(self, madness: int) -> int:
        """Results up to this one are failures at that madness (AT-ENC-09); past the table its last row holds (AT-ENC-17)."""
        for row in self.failure:
            if row.madness[1] is None or madness <= row.madness[1]:
                return row.fail_up_to
        return self.failure[-1].fail_up_to


def _file(name: str) -> Any:
    return FOLDER.joinpath(name)


DICE = tuple(load_entries(_file("dice.yaml"), "dice", Die))
SHOP_CARDS = tuple(load_entries(_file("shop_cards.yaml"), "shop_cards", ShopCard))
EFFECT_CARDS = tuple(load_entries(_file("effect_cards.yaml"), "effect_cards", EffectCard))
TASK_CARDS = tuple(load_entries(_file("task_cards.yaml"), "task_cards", TaskCard))
CALL_CARDS = tuple(load_entries(_file("call_cards.yaml"), "call_cards", CallCard))
ANCIENT_ONES = {card.id: card for card in load_entries(_file("ancient_ones.yaml"), "ancient_ones", AncientOne)}
CHALLENGE = read_yaml(_file("challenge.yaml"))["challenge_card"]
PLAYER_BOARD = read_yaml(_file("player_board.yaml"))["player_board"]


def shop_effects(source: Source, card: ShopCard) -> tuple[Effect, ...]:
    return VOCABULARY.read(card.do, source=source, key="shop_cards", entry=card.id)


SHOP_EFFECTS = tuple(shop_effects(_file("shop_cards.yaml"), card) for card in SHOP_CARDS)

EFFECT_DIE = next(i for i, die in enumerate(DICE) if die.faces[0].effect)
FACES = tuple(tuple(sorted(die.faces, key=lambda face: face.number)) for die in DICE)  # [die][number - 1]
TOURISTS_ON = tuple(tuple(face.kinds for face in faces) for faces in FACES)  # [die][number - 1] -> kinds
DIE_INDEX = {die.id: i for i, die in enumerate(DICE)}
SHOP_INDEX = {card.id: i for i, card in enumerate(SHOP_CARDS)}
TASK_INDEX = {card.id: i for i, card in enumerate(TASK_CARDS)}
SCHEMAS = {
    "dice": Die, "shop_cards": ShopCard, "effect_cards": EffectCard, "task_cards": TaskCard, "call_cards": CallCard,
    "ancient_ones": AncientOne,
}  # fmt: skip


def check_folder(folder: Path) -> Iterator[ContentError]:
    """What is wrong with the effects of somebody's own shop cards; all else is said by their schema."""
    for path in sorted(folder.rglob("*.yaml")):
        for card in _shop_cards(path):
            try:
                shop_effects(path, card)
            except ContentError as error:
                yield error.moved(str(path.relative_to(folder)))


def _shop_cards(path: Path) -> list[ShopCard]:
    try:
        data = read_yaml(path)
        return load_entries(path, "shop_cards", ShopCard) if isinstance(data, dict) and "shop_cards" in data else []
    except (ContentError, OSError):
        return []
