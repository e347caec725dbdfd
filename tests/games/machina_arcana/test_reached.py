"""Whom an effect reaches: the nearest of each creature, sight through walls, fragments of those who left, swaps as one deed."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import values
from eldertable.games.machina_arcana.options import LeaveBoard, Move
from eldertable.games.machina_arcana.state import Fragment, Monster
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, choosable, lay_map, table
from tests.games.machina_arcana.exercise import launch
from tests.games.machina_arcana.own_cards import print_item

HANK, LORRE, RUSTAM = "hank_horden", "lorre_gerrar", "rustam_alimov"
LAIRS = ["L", *[""] * 8, ".........L"]


def stand(t: Table, *explorers: str) -> list[int]:
    return [t.explorer(ref).cell for ref in explorers]


# --- the nearest of each creature --------------------------------------------------------------------------------


@rule("MA-PUSH-05", "MA-NEAREST-01")
@pytest.mark.parametrize(
    ("event", "health", "hank", "lorre"),
    [("undertow", 4, at(2, 2), at(9, 9)), ("call_below", 1, at(1, 1), at(10, 10)), ("call_below", 9, at(3, 3), at(8, 8))],
)
def test_each_explorer_is_pulled_towards_its_own_nearest_lair(event: str, health: int, hank: int, lorre: int) -> None:
    t = table({HANK: at(3, 3), LORRE: at(8, 8)}, rows=LAIRS)
    for explorer in t.state.explorers:
        explorer.health = min(health, values.stat(t.state, explorer.card, "health"))
    launch(t, event)
    assert stand(t, HANK, LORRE) == [hank, lorre] and t.asked() in ("act", "next_turn")


@rule("MA-PUSH-05", "MA-NEAREST-01")
def test_each_explorer_is_pushed_away_from_its_own_nearest_monster() -> None:
    t = table({HANK: at(4, 4), LORRE: at(7, 7)}, {"k_thun": at(2, 4), "listener": at(9, 7)})
    launch(t, "black_ice")
    shoved = [(event.who, event.data["cell"]) for event in t.what("shoved")]
    assert shoved == [(HANK, at(5, 4)), (HANK, at(6, 4)), (LORRE, at(6, 7)), (LORRE, at(5, 7))]


@rule("MA-NEAREST-01")
def test_what_is_nearest_on_another_fragment_moves_nobody() -> None:
    t = table({HANK: at(3, 3), LORRE: at(8, 8)}, rows=LAIRS[:1])
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.explorer(LORRE).cell = at(1, 2, 1)
    launch(t, "undertow")
    assert stand(t, HANK, LORRE) == [at(2, 2), at(1, 2, 1)]


@rule("MA-NEAREST-01")
def test_who_is_as_near_to_two_chooses_alone_towards_which() -> None:
    t = table({HANK: at(9, 9), LORRE: at(5, 5)}, rows=[*[""] * 4, "..L.....L.", *[""] * 4, ".........L"])
    t.explorer(LORRE).cell = at(5, 6)  # three cells from either; Hank has one nearest
    launch(t, "undertow")
    assert t.asked() == "choose_source" and t.seat == 1
    assert {option.ref for option in t.decision(1).options} == {f"cell@{at(5, 3)}", f"cell@{at(5, 9)}"}
    t.answer(ref=f"cell@{at(5, 9)}")
    assert stand(t, HANK, LORRE) == [at(10, 10), at(5, 7)]


# --- sight through walls -----------------------------------------------------------------------------------------


def seen_by_rifle(between: str, **arranged: object) -> bool:
    """Hank aims the rifle that sees through walls at a monster two cells away."""
    rows = ["", "", "", "", f"...{between}"]
    t = table({HANK: at(5, 3)}, {"mi_go": at(5, 5)}, rows=rows, equipped={HANK: ["foreign_star_rifle"]}, **arranged)  # type: ignore[arg-type]
    for row, column, side in arranged.get("doors", ()):  # type: ignore[attr-defined]
        t.shut(row, column, side)
    return "mi_go" in choosable(t, "foreign_star_rifle", 0)


@rule("MA-LOS-02", "MA-DOOR-04")
def test_who_sees_through_walls_does_not_see_through_rubble() -> None:
    wall = [(5, 3, "east")]
    assert seen_by_rifle(".", walls=wall) and seen_by_rifle(".", doors=wall)
    assert not seen_by_rifle("#") and not seen_by_rifle("#", walls=wall)
    assert seen_by_rifle("C") and seen_by_rifle("C", walls=wall)  # a piercing target: obstacles do not matter


@rule("MA-RANGE-04", "MA-LOS-06")
@pytest.mark.parametrize("walls", [[], [(5, 3, "east")]])
@pytest.mark.parametrize(("between", "hit"), [(".", True), ("C", False), ("#", False)])
def test_behind_a_wall_an_obstacle_still_covers_from_a_blockable_attack(
    walls: list[tuple[int, int, str]], between: str, hit: bool
) -> None:
    t = table({HANK: at(5, 3)}, {"formless_spawn": at(5, 5)}, rows=["", "", "", "", f"...{between}"], walls=walls)
    t.state.monsters[0].controlled_by = HANK
    t.go_to("monsters_phase")
    assert (HANK in choosable(t, "formless_spawn", 2)) == hit


@rule("MA-LOS-01", "MA-LOS-02")
def test_the_sight_through_walls_follows_the_straight_line() -> None:
    """From (5, 3) to (7, 8) the line passes (5, 4), (6, 5), (6, 6) and (7, 7); rubble beside it does not matter."""
    walls = [(row, 3, "east") for row in range(1, 11)]
    for rubble, seen in ((at(6, 5), False), (at(6, 6), False), (at(5, 5), True), (at(7, 6), True)):
        rows = ["".join("#" if at(row, column) == rubble else "." for column in range(1, 11)) for row in range(1, 11)]
        t = table({HANK: at(5, 3)}, {"mi_go": at(7, 8)}, rows=rows, walls=walls, equipped={HANK: ["foreign_star_rifle"]})
        assert ("mi_go" in choosable(t, "foreign_star_rifle", 0)) == seen, rubble


@rule("MA-LOS-02", "MA-DOOR-04")
@pytest.mark.parametrize(("through", "walls", "doors"), [("walls", True, True), ("closed_doors", False, True)])
def test_a_closed_door_is_a_wall_but_a_wall_no_door(
    through: str, walls: bool, doors: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shot = "{cost: {stamina: 1}, target: {blockable: 3}, do: [{lose_health: {n: 1}}]}"
    eye = print_item(monkeypatch, "test_eye", f"[{shot}, {{gives: [{{target_through: [{through}], with: this}}]}}]")
    for edge, seen in (("walls", walls), ("doors", doors)):
        t = table({HANK: at(5, 3)}, {"mi_go": at(5, 5)}, equipped={HANK: [eye]}, **{edge: [(5, 3, "east")]})  # type: ignore[arg-type]
        if edge == "doors":
            t.shut(5, 3, "east")
        assert ("mi_go" in choosable(t, eye, 0)) == seen


# --- the fragment of who has left --------------------------------------------------------------------------------


@rule("MA-LEAVE-04", "MA-RANGE-01")
def test_a_lasting_effect_on_the_fragment_of_an_explorer_who_left_reaches_nobody() -> None:
    t = table({HANK: at(5, 5), LORRE: at(2, 2)}, {"mi_go": at(5, 7)}, items={HANK: ["ether_bomb"]})
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.state.monsters.append(Monster("saral", at(5, 5, 1)))
    t.fragment.exit = [at(5, 5), at(5, 6)]
    t.explorer().stamina = 6
    t.refresh()

    def spared() -> list[str]:
        return [ref for ref in (LORRE, "mi_go", "saral") if values.cannot(t.state, ref, "lose_health")]

    t.use("ether_bomb", 1)
    assert spared() == [LORRE, "mi_go"]
    t.choose(LeaveBoard, 0)
    assert t.explorer().cell < 0 and spared() == []


# --- swaps and falls ---------------------------------------------------------------------------------------------


def swapper(cell: int, item: str, **monsters: int) -> Table:
    t = table({RUSTAM: cell}, monsters, equipped={RUSTAM: [item]})
    t.explorer().inspiration = 3
    t.refresh()
    return t


@rule("MA-SWAP-01")
@pytest.mark.parametrize(("mi_go", "listener", "met"), [
    (at(5, 6), at(9, 9), []),  # adjacent before and after
    (at(5, 7), at(9, 9), []),  # two cells apart before and after
    (at(5, 7), at(5, 8), ["listener"]),  # beside the cell Rustam comes to
    (at(5, 6), at(6, 6), []),  # beside both cells
])  # fmt: skip
def test_a_swap_brings_nobody_adjacent_who_was_so_before(mi_go: int, listener: int, met: list[str]) -> None:
    t = swapper(at(5, 5), "frost_spear", mi_go=mi_go, listener=listener)
    t.use(RUSTAM, 1, "mi_go")
    assert t.explorer().cell == mi_go and [lasting.it for lasting in t.state.lasting] == met


@rule("MA-SWAP-01")
def test_a_swap_is_one_deed() -> None:
    t = swapper(at(5, 5), "foreign_mirror_shard", mi_go=at(5, 7), listener=at(3, 5))
    before = values.stat(t.state, RUSTAM, "defence")
    t.use(RUSTAM, 1, "mi_go")
    assert values.stat(t.state, RUSTAM, "defence") == before + 1
    t.use("foreign_mirror_shard", 0, "mi_go")  # of two others
    t.answer(ref="listener")
    assert values.stat(t.state, RUSTAM, "defence") == before + 2


@rule("MA-SWAP-01")
@pytest.mark.parametrize("of", ["self", "monster", "any"])
def test_both_figures_of_a_swap_have_been_moved(of: str, monkeypatch: pytest.MonkeyPatch) -> None:
    charm = print_item(
        monkeypatch, "test_charm", f"[{{when: {{forced_move: {{of: {of}, by: any}}}}, do: [{{restore_stamina: {{n: 1}}}}]}}]"
    )
    t = swapper(at(5, 5), charm, mi_go=at(5, 7))
    t.explorer().stamina = 2
    t.refresh()
    t.use(RUSTAM, 1, "mi_go")
    assert t.explorer().stamina == 2  # 1 for the swap, 1 restored


@rule("MA-PUSH-06")
@pytest.mark.parametrize("rows", [[], ["", "", "", "", "......~"]])
def test_who_is_pushed_straight_into_a_chasm_has_been_pushed(rows: list[str]) -> None:
    t = table({HANK: at(5, 5)}, {"listener": at(5, 6)}, rows=rows, equipped={HANK: ["foreign_mirror_shard", "ram_helm"]})
    before = values.stat(t.state, HANK, "defence")
    t.use("ram_helm", 0, "listener")
    assert (t.monster("listener") is None) == bool(rows) and values.stat(t.state, HANK, "defence") == before + 1


@rule("MA-PUSH-07")
def test_who_cannot_be_pushed_any_further_has_not_been_pushed() -> None:
    t = table(
        {HANK: at(5, 5)}, {"listener": at(5, 6)}, rows=["", "", "", "", "......#"],
        equipped={HANK: ["foreign_mirror_shard", "ram_helm"]},
    )  # fmt: skip
    before = values.stat(t.state, HANK, "defence")
    t.use("ram_helm", 0, "listener")
    assert values.stat(t.state, HANK, "defence") == before


# --- creatures are obstacles -------------------------------------------------------------------------------------


@rule("MA-LOS-06", "MA-TABLE-03", "MA-MOVE-07")
@pytest.mark.parametrize(("equipped", "free"), [([], False), (["aerocloak"], True)])
def test_who_moves_through_obstacles_moves_through_creatures(equipped: list[str], free: bool) -> None:
    around = {"mi_go": at(1, 2), "saral": at(2, 1), "listener": at(2, 2)}
    t = table({HANK: at(1, 1)}, around, equipped={HANK: equipped})
    assert t.can(Move, cell=at(3, 3)) == free and not t.can(Move, cell=at(2, 2))
