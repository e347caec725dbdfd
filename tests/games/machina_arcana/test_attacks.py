"""Who attacks how, what changes the result, several evaders at once (MA-ATTACK)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.cards import CARDS
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import Activate, UseAbility
from eldertable.games.machina_arcana.state import Equipped
from eldertable.games.machina_arcana.vocabulary import Effect
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_item

# Faces of a strong die by position: 0 1 1 2 2 3; of a weak one: 0 1 1 1 2 2.
LORRE, HANK, BAPTISTE, KIM = "lorre_gerrar", "hank_horden", "baptiste_okoye", "kim_richards"


def last_attack(t: Table) -> AttackRolled:
    return t.told(AttackRolled)[-1]


def says_attack(effects: tuple[Effect, ...]) -> bool:
    return any(
        effect.word in ("attack", "traps_trigger", "explode_barrel")
        or says_attack(effect.then)
        or says_attack(effect.otherwise)
        or any(says_attack(choice) for choice in effect.choices)
        for effect in effects
    )


@rule("MA-ATTACK-01")
def test_only_what_says_attack_attacks() -> None:
    t = table(
        {LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, rows=["", "", "", "....C", "....."], equipped={LORRE: ["spider_lockpick"]}
    )
    t.explorer().inspiration = 4
    t.refresh()
    attacking, peaceful = 0, 0
    for index, option in enumerate(t.decision().options):
        fork = t.match.fork()
        told = fork.choose(0, index)
        while 0 in fork.pending and fork.pending[0].kind not in ("act", "next_turn"):
            told = told + fork.choose(0, 0)
        rolled = [event for event in told if isinstance(event, AttackRolled) and event.attacker == LORRE]
        may = isinstance(option, UseAbility) and says_attack(CARDS[option.card].abilities[option.ability].do)
        assert bool(rolled) == may, option
        attacking, peaceful = attacking + may, peaceful + (not may)
    assert attacking and peaceful


@rule("MA-ATTACK-02")
def test_the_dice_of_a_monster_are_rolled_without_asking_any_player() -> None:
    t = table({LORRE: at(5, 5), HANK: at(9, 9)}, {"mi_go": at(5, 6)})
    t.roll_attack(*[0] * 6)  # two attacks of three strong dice
    t.go_to("monsters_phase")
    assert [event.attacker for event in t.told(AttackRolled)] == ["mi_go", "mi_go"]
    assert t.asked() == "next_turn"


@rule("MA-ATTACK-04")
def test_a_raise_may_make_the_attack_succeed() -> None:
    t = table({HANK: at(5, 5)}, {"k_thun": at(5, 6)}, equipped={HANK: ["ice_axe"]})
    t.roll_attack(5, 0, 0)  # 3 and Hank's own 1 against defence 4
    t.use("ice_axe", 0, "k_thun")
    assert last_attack(t).against == (("k_thun", 4, True),) and t.monster("k_thun") is None


@rule("MA-ATTACK-04", "MA-ATTACK-05", "MA-ATTACK-06", "MA-Q-73")
def test_raises_come_before_reductions_and_inspiration_starts_from_nothing_at_least() -> None:
    """1 rolled, +1 for Hank's weapon, -3 near Rhan-Tegoth: below 0 is 0. The other way round it would be 1, enough for the
    barrel."""
    t = table({HANK: at(5, 5)}, {"rhan_tegoth": at(5, 3)}, rows=["", "", "", "", ".....o"], equipped={HANK: ["ice_axe"]})
    t.roll_attack(1, 0, 0)
    t.use("ice_axe", 0, f"barrel@{at(5, 6)}")
    rolled = last_attack(t)
    assert rolled.raises == ((HANK, 1),) and rolled.reductions == (("rhan_tegoth", -3),)
    assert rolled.result == 0 and not t.what("exploded")
    t.explorer().inspiration = 1
    t.refresh()
    t.roll_attack(1, 0, 0, 0, 0)
    t.use("ice_axe", 0, f"barrel@{at(5, 6)}")
    t.answer(n=1)
    assert t.told(AttackRolled)[1].result == 1 and t.what("exploded")


@rule("MA-ATTACK-13")
def test_evaders_are_the_target_or_all_that_an_indirect_attack_hits() -> None:
    aimed = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6), "listener": at(4, 5)})
    aimed.roll_attack(0)
    aimed.use(LORRE, 1, "listener")
    assert [ref for ref, _, _ in last_attack(aimed).against] == ["listener"]
    sprung = table({LORRE: at(1, 1)}, {"mi_go": at(3, 1), "listener": at(3, 2)}, rows=[".T", "", "^^"])
    sprung.roll_attack(0, 0, 0)
    sprung.choose(Activate, 0, cell=at(1, 2), as_kind="trap_lever")
    assert [ref for ref, _, _ in last_attack(sprung).against] == ["mi_go", "listener"]


@rule("MA-ATTACK-13")
def test_whoever_evades_an_indirect_attack_is_an_evader_too(monkeypatch: pytest.MonkeyPatch) -> None:
    charm = print_item(monkeypatch, "test_charm", "[{when: evaded, do: [{gain_inspiration: {n: 1}}]}]")
    t = table({LORRE: at(1, 1), HANK: at(3, 1)}, {"mi_go": at(3, 2)}, rows=[".T", "", "^^"], equipped={HANK: [charm]})
    t.roll_attack(0, 0, 0)
    t.choose(Activate, 0, cell=at(1, 2), as_kind="trap_lever")
    assert t.explorer(HANK).inspiration == 1


@rule("MA-ATTACK-13")
def test_every_evader_may_answer_before_the_result_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    charm = print_item(monkeypatch, "test_charm", "[{when: evade, do: [{gain_inspiration: {n: 1}}]}]")
    t = table({LORRE: at(1, 1), HANK: at(3, 1), KIM: at(3, 2)}, rows=[".T", "", "^^"])
    t.explorer(HANK).equipped, t.explorer(KIM).equipped = [], [Equipped(charm, "main")]
    t.refresh()
    t.roll_attack(0, 0, 0)
    t.choose(Activate, 0, cell=at(1, 2), as_kind="trap_lever")
    assert t.explorer(KIM).inspiration == 1


@rule("MA-ATTACK-14")
def test_one_roll_is_compared_with_each_evader() -> None:
    t = table({BAPTISTE: at(5, 5)}, {"moon_beast": at(5, 6), "listener": at(4, 5), "whisperer": at(6, 5)})
    t.roll_attack(3, 1)  # 2 + 1: below 4, equal to 3, above 2
    t.use(BAPTISTE, 1)
    assert [event.against for event in t.told(AttackRolled)] == [
        (("moon_beast", 4, False), ("listener", 3, True), ("whisperer", 2, True))
    ]
    assert t.monster("moon_beast") is not None
    assert t.monster("listener") is None and t.monster("whisperer") is None


@rule("MA-ATTACK-14")
@pytest.mark.parametrize("order", [("blind_bell_ringer", "listener"), ("listener", "blind_bell_ringer")])
def test_what_changes_the_result_against_some_evaders_is_judged_for_each(order: tuple[str, str]) -> None:
    """The current event raises attacks on the wounded: of two with defence 3 only the wounded one is hit by a 2."""
    cells = {"blind_bell_ringer": at(5, 6), "listener": at(4, 5)}
    t = table({BAPTISTE: at(5, 5)}, {card: cells[card] for card in order})
    t.state.explorer_discard = ["battle_fever"]
    wounded = t.monster("blind_bell_ringer")
    assert wounded is not None
    wounded.wounds = 1
    t.roll_attack(1, 1)
    t.use(BAPTISTE, 1)
    rolled = last_attack(t)
    assert rolled.result == 2 and rolled.raises == () and rolled.own == (("blind_bell_ringer", 3),)
    assert {ref: hit for ref, _, hit in rolled.against} == {"blind_bell_ringer": True, "listener": False}
    assert t.monster("blind_bell_ringer") is None and t.monster("listener") is not None


@rule("MA-ATTACK-14")
def test_a_change_against_the_only_evader_is_part_of_the_sum() -> None:
    t = table({LORRE: at(5, 5)}, {"blind_bell_ringer": at(5, 6)})
    t.state.explorer_discard = ["battle_fever"]
    t.state.monsters[0].wounds = 1
    t.roll_attack(3)
    t.use(LORRE, 1, "blind_bell_ringer")
    rolled = last_attack(t)
    assert rolled.raises == (("battle_fever", 1),) and rolled.result == 3 and rolled.own == ()
    assert t.monster("blind_bell_ringer") is None


@rule("MA-ATTACK-14")
def test_what_reacts_to_an_attack_speaks_of_all_its_evaders() -> None:
    """The mirror makes evaders compare with the attacker's own defence; the revolver weakens them afterwards."""
    mirror = table(
        {BAPTISTE: at(5, 5)}, {"moon_beast": at(5, 6), "ice_shambler": at(4, 5)}, equipped={BAPTISTE: ["gazing_mirror"]}
    )
    mirror.roll_attack(3, 1)
    mirror.use(BAPTISTE, 1)
    assert last_attack(mirror).against == (("moon_beast", 3, True), ("ice_shambler", 3, True))  # 4 of their own
    t = table({KIM: at(5, 5)}, {"moon_beast": at(5, 7), "ice_shambler": at(4, 7)})
    t.explorer().equipped = [
        Equipped("arc_projector", "main"),
        Equipped("piercing_revolver", "upgrade", "arc_projector"),
        Equipped("soul_prism", "extension", "arc_projector"),
    ]
    t.refresh()
    t.roll_attack(0, 0, 0)
    t.use("arc_projector", 0, "moon_beast")
    if t.asked() == "choose_target":
        t.answer(ref="ice_shambler")
    assert [monster["stats"]["defence"]["value"] for monster in t.match.view(0)["monsters"]] == [2, 2]


@rule("MA-ATTACK-13")
def test_who_is_no_longer_there_does_not_evade() -> None:
    """The second barrel fires at the evader again, unless the first shot destroyed it."""
    for face, rolls in ((5, 1), (0, 2)):
        t = armed(Equipped("bloodletting_pistol", "main"), Equipped("second_barrel", "extension", "bloodletting_pistol"))
        t.state.monsters[0].card = "listener"
        t.refresh()
        t.roll_attack(face, 0, *([0, 0, 0] if rolls == 2 else []))
        t.use("bloodletting_pistol", 0, "listener")
        if t.asked() != "act":
            t.take(t.decision().options[0])
        assert len(t.told(AttackRolled)) == rolls


def armed(*items: Equipped) -> Table:
    """Kim beside a Mi-go (defence 3, will 4) with these items."""
    t = table({KIM: at(5, 5)}, {"mi_go": at(5, 6)})
    t.explorer().equipped = list(items)
    t.refresh()
    return t


@rule("MA-ATTACK-15")
@pytest.mark.parametrize(("face", "killed"), [(5, True), (0, False)])
def test_the_attack_knows_whether_it_has_killed(face: int, killed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    blow = "{attack: {strong: 1}}, {if: {killed: true}, then: [{gain_inspiration: {n: 2, at: self}}]}"
    blade = print_item(
        monkeypatch, "test_blade", f"[{{cost: {{stamina: 1}}, target: {{near: creature}}, do: [{blow}]}}]",
        "type: weapon\nhands: 1",
    )  # fmt: skip
    t = table({LORRE: at(5, 5)}, {"listener": at(5, 6)}, equipped={LORRE: [blade]})
    t.roll_attack(face)
    t.use(blade, 0, "listener")
    assert (t.monster("listener") is None) == killed and t.explorer().inspiration == (3 if killed else 0)


@rule("MA-ATTACK-16")
def test_an_item_that_raises_magic_rolls_makes_its_normal_attack_magic() -> None:
    plain = armed(Equipped("bouncing_hurlbat", "main"))
    plain.roll_attack(0, 0)
    plain.use("bouncing_hurlbat", 0, "mi_go")
    assert not last_attack(plain).magic and last_attack(plain).against == (("mi_go", 3, False),)
    filler = Equipped("mystic_filler", "extension", "bouncing_hurlbat")
    filled = armed(Equipped("bouncing_hurlbat", "main"), filler, Equipped("ice_axe", "main"))
    filled.roll_attack(0, 0)
    filled.use("bouncing_hurlbat", 0, "mi_go")
    rolled = last_attack(filled)
    assert rolled.magic and rolled.raises == (("mystic_filler", 1),) and rolled.against == (("mi_go", 4, False),)
    filled.roll_attack(0, 0)
    filled.use("ice_axe", 0, "mi_go")  # the other weapon's attack stays as it is
    assert not last_attack(filled).magic and last_attack(filled).raises == ()


@rule("MA-ATTACK-18")
def test_a_change_of_attack_rolls_holds_for_normal_and_magic_ones_but_one_of_magic_rolls_does_not() -> None:
    for card, ability, magic in ((LORRE, 1, True), ("ice_axe", 0, False)):
        t = table(
            {LORRE: at(5, 5)}, {"mi_go": at(5, 6), "rhan_tegoth": at(5, 3)}, equipped={LORRE: ["ice_axe", "blood_engine"]}
        )
        t.explorer().health = 3  # wounded: the engine raises magic attack rolls
        t.refresh()
        t.roll_attack(5, 5)
        t.use(card, ability, "mi_go")
        rolled = t.told(AttackRolled)[0]
        assert rolled.magic == magic and rolled.reductions == (("rhan_tegoth", -3),)
        assert rolled.raises == ((("blood_engine", 1),) if magic else ())


@rule("MA-Q-72")
def test_a_result_of_nothing_damages_a_creature_without_defence() -> None:
    t = table({HANK: at(5, 5), BAPTISTE: at(5, 6)}, {"rhan_tegoth": at(4, 6)}, rows=["*"])
    t.roll_attack(0)
    t.use(HANK, 1, BAPTISTE)  # defence 3, lowered by 3 near Rhan-Tegoth
    assert last_attack(t).against == ((BAPTISTE, 0, True),) and t.explorer(BAPTISTE).health == 6


@rule("MA-ATTACK-16")
def test_an_effect_may_say_that_attacks_with_an_item_are_magic(monkeypatch: pytest.MonkeyPatch) -> None:
    rune = print_item(monkeypatch, "test_rune", "[{gives: [{makes_magic: true, with: any_weapon}]}]")
    t = armed(Equipped("ice_axe", "main"), Equipped(rune, "main"))
    t.roll_attack(0, 0, 0)
    t.use("ice_axe", 0, "mi_go")
    assert last_attack(t).magic and last_attack(t).against == (("mi_go", 4, False),)


@rule("MA-ATTACK-16", "MA-ATTACK-17")
def test_an_item_that_raises_magic_rolls_leaves_a_magic_attack_magic(monkeypatch: pytest.MonkeyPatch) -> None:
    attack = "{cost: {stamina: 1}, target: {near: creature}, do: [{attack: {strong: 1, magic: true}}]}"
    raises = "{gives: [{attack_roll: 1, kind: magic, with: this}]}"
    wand = print_item(monkeypatch, "test_wand", f"[{attack}, {raises}]", "type: weapon\nhands: 1")
    t = armed(Equipped(wand, "main"))
    t.roll_attack(5)
    t.use(wand, 0, "mi_go")
    assert last_attack(t).magic and last_attack(t).raises == ((wand, 1),) and last_attack(t).result == 4


@rule("MA-ATTACK-16", "MA-ATTACK-17")
def test_an_item_that_raises_normal_rolls_does_not_make_a_magic_attack_normal(monkeypatch: pytest.MonkeyPatch) -> None:
    attack = "{cost: {stamina: 1}, target: {near: creature}, do: [{attack: {strong: 1, magic: %s}}]}"
    raises = "{gives: [{attack_roll: 1, kind: normal, with: this}]}"
    wand = print_item(
        monkeypatch, "test_wand", f"[{attack % 'true'}, {attack % 'false'}, {raises}]", "type: weapon\nhands: 1"
    )
    t = armed(Equipped(wand, "main"))
    t.roll_attack(5, 0)
    t.use(wand, 0, "mi_go")
    rolled = last_attack(t)
    assert rolled.magic and rolled.raises == () and rolled.against == (("mi_go", 4, False),)
    t.use(wand, 1, "mi_go")
    assert not last_attack(t).magic and last_attack(t).raises == ((wand, 1),)
