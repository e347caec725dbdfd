"""Abilities between the actions and turns of others (MA-ABILITY-11 to -13)."""

from __future__ import annotations

from eldertable.games.machina_arcana.events import AttackRolled, StoryTold
from eldertable.games.machina_arcana.options import Activate, Decline, Move, Pass, TakeTurn, UseAbility, WaitForChange
from eldertable.testing import rule

from .arrange import Table, at, table

HANK, LORRE = "hank_horden", "lorre_gerrar"


def hank_acts(monsters: dict[str, int] | None = None, rows: list[str] | None = None) -> Table:
    """Hank acts, wounded. Lorre stands by with inspiration to heal and stamina to attack."""
    t = table({HANK: at(5, 5), LORRE: at(7, 7)}, {"listener": at(7, 8), **(monsters or {})}, rows=rows or [])
    t.explorer(HANK).health = 3
    t.explorer(LORRE).inspiration = 4
    t.refresh()
    return t


def lorre_is_asked(t: Table) -> bool:
    return t.asked() == "out_of_turn" and t.seat == t.explorer(LORRE).seat


def passing(t: Table) -> str | None:
    """Until when Lorre is not asked, as the table shows it."""
    shown: dict[str, str | None] = {one["card"]: one["passing"] for one in t.match.view(0)["explorers"]}
    return shown[LORRE]


@rule("MA-ABILITY-11", "MA-ABILITY-12")
def test_between_the_actions_of_another_only_what_costs_no_stamina_can_be_used() -> None:
    t = hank_acts()
    t.choose(Move, 0, cell=at(5, 4))
    assert lorre_is_asked(t) and t.options(UseAbility, t.seat) == [UseAbility(LORRE, 0)]
    t.use(LORRE, 0)
    t.answer(ref=HANK)
    assert t.explorer(HANK).health == 4 and t.explorer(LORRE).inspiration == 2
    assert lorre_is_asked(t)  # and once more, as long as there is inspiration
    t.choose(Decline, t.seat)
    assert t.asked() == "act" and t.seat == t.explorer(HANK).seat


@rule("MA-ABILITY-11")
def test_in_ones_own_turn_both_kinds_can_be_used() -> None:
    t = hank_acts()
    t.go_to("act", ref=LORRE)
    assert t.options(UseAbility, t.seat) == [UseAbility(LORRE, 0), UseAbility(LORRE, 1)]


@rule("MA-ABILITY-12")
def test_nobody_is_asked_who_has_nothing_to_use() -> None:
    t = hank_acts()
    t.explorer(LORRE).inspiration = 1
    t.refresh()
    t.choose(Move, 0, cell=at(5, 4))
    assert t.asked() == "act"


@rule("MA-ABILITY-12")
def test_between_two_turns_everyone_may_use_something() -> None:
    t = hank_acts()
    t.choose(Pass, 0)
    assert lorre_is_asked(t) and t.state.acting == "" and t.state.phase == "explorers"


@rule("MA-ABILITY-12")
def test_between_the_actions_of_monsters_and_before_the_first_of_them_too() -> None:
    t = hank_acts({"mi_go": at(5, 8)})
    t.go_to("monsters_phase")
    assert lorre_is_asked(t) and t.what("turn") == []
    t.roll_attack(0, 0, 0)
    t.choose(Decline, t.seat)
    assert [event.who for event in t.what("turn")] == ["listener"]
    assert len(t.told(AttackRolled)) == 1  # it has attacked once, and has stamina left
    assert lorre_is_asked(t) and t.state.stamina_left == 2


@rule("MA-ABILITY-12")
def test_between_the_actions_of_a_steered_monster_too() -> None:
    t = hank_acts({"mi_go": at(5, 8)})
    t.state.monsters[-1].controlled_by = HANK
    t.state.stamina_left = 5
    t.go_to("steer", ref="mi_go")
    t.choose(Move, t.seat, cell=at(5, 9))
    assert lorre_is_asked(t)
    t.choose(Decline, t.seat)
    assert t.asked() == "steer" and t.state.stamina_left == 4


@rule("MA-ABILITY-12")
def test_a_player_may_pass_until_their_own_turn() -> None:
    t = hank_acts()
    t.explorer(LORRE).turn_taken = False
    t.refresh()
    t.choose(Move, 0, cell=at(5, 4))
    t.choose(Pass, t.seat)
    assert passing(t) == "turn"
    t.choose(Move, 0, cell=at(5, 5))
    assert t.asked() == "act"  # not asked again
    t.choose(Pass, 0)
    if t.asked() == "next_turn":
        t.choose(TakeTurn, t.seat, explorer=LORRE)
    t.choose(Pass, t.seat)
    assert not lorre_is_asked(t)  # she could have used it a moment ago
    assert passing(t) is None  # her turn has come and gone


@rule("MA-ABILITY-12")
def test_a_player_may_pass_until_something_changes() -> None:
    """Steps of others are nothing to hear of; a wound, a healing or a new aim is."""
    t = hank_acts({"mi_go": at(5, 8)})
    t.choose(Move, 0, cell=at(5, 4))
    t.choose(WaitForChange, t.seat)
    assert passing(t) == "change"
    t.choose(Move, 0, cell=at(5, 5))
    assert t.asked() == "act"
    t.explorer(HANK).health -= 1
    t.refresh()
    t.choose(Move, 0, cell=at(5, 4))
    assert lorre_is_asked(t)
    t.choose(Decline, t.seat)  # of this window alone
    t.choose(Move, 0, cell=at(5, 5))
    assert lorre_is_asked(t)


@rule("MA-ABILITY-13")
def test_nothing_is_used_between_a_roll_and_its_result_or_a_kill_and_its_effect() -> None:
    """Hank kills the Mi-go, which launches an event: Lorre is asked only when all of it is over."""
    t = hank_acts({"mi_go": at(5, 6)})
    t.state.explorer_deck.append("charcoal_map")
    t.monster("mi_go").wounds = 1  # type: ignore[union-attr]
    t.explorer(HANK).inspiration = 2
    t.refresh()
    t.roll_attack(3)  # 2 against 3
    t.use(HANK, 1, "mi_go")
    asked = []
    while not lorre_is_asked(t):
        asked.append((t.asked(), t.seat))
        assert t.asked() != "act" and len(asked) < 20
        decision = t.decision(t.seat)
        t.take(decision.options[1 if t.asked() == "inspire" else 0])
    kinds = [kind for kind, _ in asked]
    assert kinds[0] == "inspire" and "put_on_top" in kinds and "choose_step" in kinds
    assert {seat for _, seat in asked} == {t.explorer(HANK).seat}
    assert t.monster("mi_go") is None and t.state.explorer_discard[-1] == "charcoal_map"


@rule("MA-ABILITY-13")
def test_nothing_is_used_between_a_chapter_and_the_effects_of_the_next() -> None:
    t = hank_acts(rows=["", "", "", "", ".....*"])
    t.explorer(HANK).inspiration = 3
    t.refresh()
    assert t.state.chapters[-1] == "c1_2"  # it lets everyone move
    t.choose(Activate, 0, cell=at(5, 6), as_kind="unlit_chapter_cell")
    while t.asked() == "pay_inspiration":
        t.take(t.decision(t.seat).options[0])
    assert [told.chapter for told in t.told(StoryTold)] == ["c1_2"]
    assert t.asked() == "choose_step"
    for _ in range(20):
        if t.asked() != "choose_step":
            break
        t.take(t.decision(t.seat).options[-1])
    assert lorre_is_asked(t) or t.asked() == "act"
