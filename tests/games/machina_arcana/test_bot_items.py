"""What bots of Machina Arcana do with items: bombs where they hurt most, levers and ropes in time, tastes of their own."""

from __future__ import annotations

from eldertable import bots
from eldertable.games.machina_arcana.cards import ITEMS
from eldertable.games.machina_arcana.heuristics_goals import ADVANCE, hurry, onward
from eldertable.games.machina_arcana.heuristics_items import TASTE, best_loadout, rating, taste
from eldertable.games.machina_arcana.heuristics_threat import crowd_danger
from eldertable.games.machina_arcana.options import Activate, Attach, ChooseThing, UseAbility
from eldertable.games.machina_arcana.state import Explorer

from .arrange import Table, at, table

HANK, LORRE = "hank_horden", "lorre_gerrar"


def chosen(t: Table) -> object:
    seat = next(iter(t.match.pending))
    return t.match.pending[seat].options[bots.named("greedy", seed="1").choose(t.match, seat)]


def test_a_bomb_is_thrown_among_monsters_and_not_on_oneself() -> None:
    monsters = {"rust_hound": at(5, 8), "listener": at(5, 9), "whisperer": at(6, 9)}
    t = table({HANK: at(5, 5)}, monsters, items={HANK: ["powder_charge"]})
    assert chosen(t) == UseAbility("powder_charge", 0)
    t.take(chosen(t))
    target = chosen(t)
    assert isinstance(target, ChooseThing) and target.ref.startswith("cell@")
    assert int(target.ref[5:]) in {at(4, 8), at(5, 8), at(6, 8), at(5, 7), at(4, 7), at(6, 7)} - {at(5, 5)}


def test_a_bomb_is_kept_when_friends_stand_among_the_monsters() -> None:
    t = table({HANK: at(5, 5), LORRE: at(5, 8)}, {"rust_hound": at(5, 9)}, items={HANK: ["powder_charge"]})
    assert chosen(t) != UseAbility("powder_charge", 0)


def test_a_lever_is_used_when_monsters_stand_on_traps() -> None:
    rows = ["", "", "", "", "........^"]
    used = [
        chosen(table({HANK: at(5, 5)}, {"buopoth": cell}, rows=rows, items={HANK: ["makeshift_lever"]}))
        == UseAbility("makeshift_lever", 0)
        for cell in (at(5, 9), at(9, 9))
    ]
    assert used == [True, False]


def test_rations_are_eaten_on_the_way_and_not_instead_of_it() -> None:
    t = table({HANK: at(5, 5)}, rows=["", "", "", "....C"], items={HANK: ["expedition_rations"]})
    t.explorer().inspiration = 0
    t.refresh()
    assert chosen(t) == UseAbility("expedition_rations", 0)
    t.take(chosen(t))
    assert chosen(t) == Activate(at(4, 5), "chest")


def test_an_hourglass_is_broken_when_the_strength_is_spent_and_not_before() -> None:
    broken = []
    for stamina in (6, 1):
        t = table({HANK: at(5, 5)}, rows=["", "", "", "....C"], items={HANK: ["hourglass_shard"]})
        t.explorer().inspiration, t.explorer().stamina = 2, stamina
        t.refresh()
        broken.append(chosen(t) == UseAbility("hourglass_shard", 0))
    assert broken == [False, True]


def test_everyone_likes_every_item_at_some_time_and_never_beyond_measure() -> None:
    t = table({HANK: at(5, 5)})
    for card in ITEMS:
        whims = []
        for t.state.round in range(1, 40):
            whims.append(taste(t.state, HANK, card))
        assert 0.0 <= min(whims) < 1.0 < max(whims) <= TASTE


def test_whatever_is_worn_is_worth_something() -> None:
    assert all(rating(card, 1) >= 1.0 for card, item in ITEMS.items() if item.type != "single_use")


def test_the_story_is_worth_more_the_longer_a_chapter_lasts() -> None:
    t = table({HANK: at(5, 5)}, chapter="c1_3")
    worth = []
    for t.state.lair in (10, 5, 1):
        worth.append(ADVANCE * onward(t.state))
    assert worth == sorted(worth) and worth[0] == ADVANCE < worth[-1]
    t.state.lair = 0
    assert hurry(t.state) == 0.0  # without a lair value there is no hurry


def test_four_monsters_on_a_fragment_with_a_lair_mean_danger() -> None:
    four = {"rust_hound": at(9, 8), "listener": at(9, 9), "whisperer": at(10, 9), "saral": at(10, 8)}
    for monsters, danger in ((four, True), (dict(list(four.items())[:3]), False)):
        t = table({HANK: at(5, 5)}, monsters, rows=["L"])
        t.state.lair = 6
        assert (crowd_danger(t.state, at(5, 5)) > 0.0) is danger


def test_a_second_barrel_is_worth_having_and_goes_onto_a_gun() -> None:
    """It attacks once more after an attack of its host: as good as other extensions of its level."""
    assert rating("second_barrel", 3) > 0.8 * rating("crystal_of_insight", 3)
    armed = Explorer(card=HANK, seat=0, health=3, stamina=3, inventory=["second_barrel", "flare_pistol"])
    assert Attach("second_barrel", "flare_pistol", "extension") in best_loadout(armed, 3)
