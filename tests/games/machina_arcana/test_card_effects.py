"""Cards that change how others evade, and lasting effects on whoever was attacked."""

import pytest

from eldertable.games.machina_arcana import values
from eldertable.games.machina_arcana.cards import CARDS
from eldertable.games.machina_arcana.combat import threshold
from eldertable.games.machina_arcana.context import Attack, Context
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import UseAbility
from eldertable.games.machina_arcana.state import DESTROYED, Equipped
from eldertable.games.machina_arcana.targets import legal_targets
from eldertable.games.machina_arcana.things import set_token
from eldertable.testing import rule

from .arrange import at, table

NORMAL = frozenset({"normal"})


def attack_of(attacker, item):
    return Attack(attacker, item, False, NORMAL)


def rolled(t):
    return [event for event in t.events if isinstance(event, AttackRolled)][-1]


def test_a_formless_spawn_is_evaded_with_the_lower_of_defence_and_will():
    t = table({"hank_horden": at(5, 5)}, {"formless_spawn": at(5, 7), "listener": at(6, 7)})
    assert values.stat(t.state, "hank_horden", "defence") == 3
    assert threshold(t.state, attack_of("formless_spawn", "formless_spawn"), "hank_horden") == 2
    assert threshold(t.state, attack_of("listener", "listener"), "hank_horden") == 3


def test_a_soul_prism_makes_its_host_but_no_other_weapon_meet_the_lower_characteristic():
    t = table({"hank_horden": at(5, 5)}, {"saral": at(5, 6)}, equipped={"hank_horden": ["frost_spear"]})
    t.explorer().equipped.append(Equipped("soul_prism", "extension", "frost_spear"))
    assert threshold(t.state, attack_of("hank_horden", "frost_spear"), "saral") == 2
    assert threshold(t.state, attack_of("hank_horden", "hank_horden"), "saral") == 3


@rule("MA-LASTING-02", "MA-LASTING-04")
def test_a_gazing_mirror_lends_its_owners_defence_to_the_evader_in_the_attacks_of_its_owner_alone():
    """Whoever evades the first attack of a round evades with Baptiste's 3 until the marker returns; against others, and for
    the evaders of later attacks, nothing changes. Baptiste always evades with the attacker's own."""
    t = table(
        {"baptiste_okoye": at(5, 5), "lorre_gerrar": at(5, 7)},
        {"king_pendulum": at(5, 6), "forge_colossus": at(6, 5)},
        equipped={"baptiste_okoye": ["gazing_mirror", "ice_axe"]},
    )

    def compared(attacker, evader):
        return threshold(t.state, attack_of(attacker, attacker), evader)

    own = {ref: values.stat(t.state, ref, "defence") for ref in ("king_pendulum", "forge_colossus", "baptiste_okoye")}
    assert own["baptiste_okoye"] == 3 and own["king_pendulum"] == 7 and own["forge_colossus"] > 3
    for monster, against in (("king_pendulum", 3), ("forge_colossus", own["forge_colossus"]), ("king_pendulum", 3)):
        t.explorer().stamina = 4
        t.refresh()
        t.roll_attack(0, 0, 0)
        t.use("ice_axe", target=monster)
        assert rolled(t).against == ((monster, against, False),)
    assert [compared("lorre_gerrar", ref) for ref in ("king_pendulum", "forge_colossus")] == [7, own["forge_colossus"]]
    assert compared("king_pendulum", "baptiste_okoye") == 7 and compared("king_pendulum", "lorre_gerrar") == 2


@pytest.mark.parametrize(("cell", "dice"), [(at(5, 6), 4), (at(5, 7), 3)])
def test_a_blunderbuss_rolls_a_strong_die_more_at_an_adjacent_creature(cell, dice):
    t = table({"hank_horden": at(5, 5)}, {"saral": cell}, equipped={"hank_horden": ["steam_blunderbuss"]})
    t.use("steam_blunderbuss", target="saral")
    while t.asked() == "inspire":
        t.answer(n=0)
    assert len(rolled(t).dice) == dice


@rule("MA-LASTING-07", "MA-LASTING-04")
def test_a_lasting_effect_on_the_evader_holds_for_the_creature_that_was_attacked():
    t = table(
        {"hank_horden": at(5, 5)}, {"ice_shambler": at(5, 6), "saral": at(5, 4)}, equipped={"hank_horden": ["frost_spear"]}
    )
    t.explorer().equipped.append(Equipped("serrated_edge", "extension", "frost_spear"))
    t.roll_attack(5, 5, 5)
    t.use("frost_spear", target="ice_shambler")
    assert values.stat(t.state, "ice_shambler", "defence") == 3
    assert values.stat(t.state, "saral", "defence") == 3


@rule("MA-CELLFX-05")
@pytest.mark.parametrize(("cell", "can"), [("C", True), ("*", False)])
def test_a_card_that_restores_action_cells_knows_what_a_destroyed_cell_was(cell, can):
    t = table({"hank_horden": at(1, 1)}, rows=[f".{cell}"], equipped={"hank_horden": ["coil_of_time"]})
    set_token(t.state, at(1, 2), DESTROYED)
    t.refresh()
    assert t.can(UseAbility, card="coil_of_time", ability=0) == can


@rule("MA-LOS-02")
@pytest.mark.parametrize(("card", "can"), [("foreign_star_rifle", True), ("stargazer_sling", False)])
def test_a_weapon_that_sees_through_walls_sees_through_them_itself(card, can):
    t = table(
        {"hank_horden": at(5, 5)},
        {"saral": at(5, 7)},
        walls=[(5, 6, "east"), (4, 6, "east"), (6, 6, "east")],
        equipped={"hank_horden": [card]},
    )
    ability = CARDS[card].abilities[0]
    context = Context("hank_horden", card, "hank_horden", ability=ability)
    assert ("saral" in legal_targets(t.state, context, ability, ability.targets[0])) == can


def test_a_scope_lets_only_its_host_shoot_past_obstacles():
    t = table({"hank_horden": at(5, 5)}, {"saral": at(5, 7), "listener": at(5, 6)}, equipped={"hank_horden": ["scarifier"]})
    ability = CARDS["scarifier"].abilities[0]
    context = Context("hank_horden", "scarifier", "hank_horden", ability=ability)
    assert "saral" not in legal_targets(t.state, context, ability, ability.targets[0])
    t.explorer().equipped.append(Equipped("piercing_scope", "extension", "scarifier"))
    assert "saral" in legal_targets(t.state, context, ability, ability.targets[0])


@rule("MA-INSP-07")
@pytest.mark.parametrize(("crystal", "spent"), [(True, 1), (False, 2)])
def test_a_crystal_of_insight_doubles_inspiration_spent_with_its_host(crystal, spent):
    t = table({"hank_horden": at(5, 5)}, {"saral": at(5, 6)}, equipped={"hank_horden": ["frost_spear"]})
    if crystal:
        t.explorer().equipped.append(Equipped("crystal_of_insight", "extension", "frost_spear"))
    t.explorer().inspiration = 3
    t.refresh()
    t.roll_attack(1, 0, 0, 0)  # 1 against defence 3
    t.use("frost_spear", target="saral")
    assert t.asked() == "inspire"
    assert sorted(option.n for option in t.decision(t.seat).options) == [0, spent]
