"""Every modifier of every card, passive or lasting: what it speaks of differs by what is printed when it is in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from eldertable.games.machina_arcana import in_play
from eldertable.games.machina_arcana.cards import CARDS

from . import probes
from .exercise import effects_within
from .probes import Case

PASSIVE = [(card, a.index, n) for card in CARDS for a in CARDS[card].abilities for n in range(len(a.gives))]
LASTING = [
    (card, one.path, n)
    for card in CARDS
    for a in CARDS[card].abilities
    for effect in a.do
    for one in effects_within(effect)
    for n in range(len(one.gives))
]
Expected = Callable[[Any, Any, Any], bool]  # with it, without it, what is printed


def by_as_much(with_it: int, without: int, value: int) -> bool:
    """Never below 0."""
    return with_it == max(0, without + value) != without


def wider(with_it: set[str], without: set[str], value: Any) -> bool:
    return with_it > without


def all_of_it(with_it: set[str], without: set[str], value: Any) -> bool:
    return (with_it, without) == (set(value), set())


def none_of_it(with_it: set[str], without: set[str], value: Any) -> bool:
    return (with_it, without) == (set(), set(value))


def cheaper(with_it: list[int], without: list[int], value: Any) -> bool:
    """Stamina and inspiration of each action, never below 0."""
    changes = [value.get("stamina", 0), value.get("inspiration", 0)] * len(value["of"])
    return with_it == [max(0, price + change) for price, change in zip(without, changes, strict=True)] != without


def more_dice(with_it: tuple[int, int], without: tuple[int, int], value: Any) -> bool:
    if isinstance(value, int):
        return with_it == (without[0] + value, without[1] - value)
    return with_it == (min(3, without[0] + value.get("strong", 0)), min(3, without[1] + value.get("weak", 0))) != without


def becomes_true(with_it: bool, without: bool, value: Any) -> bool:
    return with_it and not without


def at_most_that_many_fewer(with_it: int, without: int, value: int) -> bool:
    return without - value <= with_it < without


PROBES: dict[str, tuple[Callable[[Case], Any], Expected]] = {
    **dict.fromkeys(
        ("defence", "will", "max_health", "max_inspiration", "max_stamina"), (probes.characteristic, by_as_much)
    ),
    "attack_roll": (probes.result, by_as_much),
    "attack_dice": (probes.dice, more_dice),
    "weak_to_strong": (probes.dice, more_dice),
    "reroll_blanks": (probes.blanks, at_most_that_many_fewer),
    "makes_magic": (probes.is_magic, becomes_true),
    "inspiration_worth": (probes.least_inspiration, lambda with_it, without, value: with_it == -(-without // value)),
    "evade_with": (probes.compared, lambda with_it, without, value: with_it != without),
    "range": (probes.reach, by_as_much),
    "reach": (probes.reach, lambda with_it, without, value: (with_it, without) == (value, 1)),
    "target_through": (probes.shot_through, all_of_it),
    "move_through": (probes.passed, all_of_it),
    "may_target": (probes.incorporeal_targets, wider),
    "free_step": (probes.price_over_chasms, lambda with_it, without, value: with_it < without),
    "treat_as": (probes.barrels_seen, wider),
    "immune": (probes.harmed_by, none_of_it),
    "action_cost": (probes.prices, cheaper),
    "ability_cost": (probes.ability_price, lambda with_it, without, value: with_it == without + value["stamina"]),
    "keyword": (probes.has_keyword, becomes_true),
    "cannot": (probes.barred, all_of_it),
    "support_from": (probes.support, lambda with_it, without, value: with_it > without),
    "draw_more": (probes.cards_drawn, by_as_much),
    "hands": (probes.weapons_held, by_as_much),
    "counts_as": (probes.counted, becomes_true),
}


@pytest.mark.parametrize(("card", "index", "number"), PASSIVE, ids=str)
def test_a_passive_ability_changes_what_it_speaks_of(
    card: str, index: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ability = CARDS[card].abilities[index]
    modifier = ability.gives[number]
    probe, expected = PROBES[modifier.word]
    case = Case(card, ability, modifier, None, monkeypatch)
    with_it = probe(case)
    others = tuple(m for i, m in enumerate(ability.gives) if i != number)
    without_one = tuple(msgspec.structs.replace(a, gives=others) if a is ability else a for a in in_play.LYING[card])
    monkeypatch.setitem(in_play.LYING, card, without_one)
    in_play.forget()
    without = probe(case)
    assert expected(with_it, without, modifier.value), (with_it, without)


@pytest.mark.parametrize(("card", "path", "number"), LASTING, ids=str)
def test_a_lasting_effect_changes_what_it_speaks_of(
    card: str, path: tuple[int, ...], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasting = in_play.effect_at(card, path)
    modifier = lasting.gives[number]
    probe, expected = PROBES[modifier.word]
    case = Case(card, CARDS[card].abilities[path[0]], modifier, lasting, monkeypatch)
    with_it = probe(case)
    case.in_force = False
    without = probe(case)
    assert expected(with_it, without, modifier.value), (with_it, without)


@pytest.fixture(autouse=True)
def _look_anew() -> Any:
    yield
    in_play.forget()
