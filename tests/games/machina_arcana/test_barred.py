"""Why something is barred: what the page says of it, and by which rule."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import UseAbility, UseInventory
from eldertable.games.machina_arcana.state import DESTROYED, OFF_BOARD, Fragment
from eldertable.games.machina_arcana.things import door_ref, set_token
from eldertable.kernel.agenda import Step
from eldertable.kernel.content import read_yaml
from eldertable.kernel.decision import Refusal
from eldertable.kernel.match import Match
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table
from tests.games.machina_arcana.test_card_text import SPEAKERS

LEDGER = read_yaml(files("eldertable.games.machina_arcana").joinpath("rules.yaml"))
RULES = {entry["id"] for group in ("rules", "questions") for entry in LEDGER[group]}
LORRE, PHILIP, HANK, KIM = "lorre_gerrar", "philip_weil", "hank_horden", "kim_richards"


def refusals(t: Table) -> dict[tuple[str, str], Refusal]:
    found = t.match.explain(t.seat)
    by_target = {refusal.target: refusal for refusal in found}
    assert len(by_target) == len(found)  # one reason for each thing
    return by_target


def why(t: Table, kind: str, id: object) -> tuple[str, str | None]:
    """The reason, by the name of its message, and the rule."""
    refusal = refusals(t)[kind, str(id)]
    for speaker in SPEAKERS.values():
        told = speaker.say(refusal.text)
        assert told.endswith(".") and "{" not in told and "machina_arcana" not in told, told
    return refusal.text.id.removeprefix("machina_arcana-barred-"), refusal.rule


def said(t: Table, kind: str, id: object) -> str:
    return SPEAKERS["en"].say(refusals(t)[kind, str(id)].text)


def tired(t: Table, stamina: int = 0, **more: int) -> Table:
    t.explorer().stamina = stamina
    for name, value in more.items():
        setattr(t.explorer(), name, value)
    t.refresh()
    return t


# --- cells -------------------------------------------------------------------------------------------------------


@rule("MA-MOVE-01", "MA-MOVE-03")
def test_cells_around_say_why_nobody_can_go_there() -> None:
    rows = ["", "", "", "...#~o"]
    t = table({HANK: at(5, 5)}, {"mi_go": at(5, 6)}, rows=rows, walls=[(5, 5, "west")], doors=[(5, 5, "south")])
    t.shut(5, 5, "south")
    assert why(t, "cell", at(4, 4)) == ("rubble", "MA-MOVE-03")
    assert why(t, "cell", at(4, 5)) == ("chasm", "MA-CELL-05")
    assert why(t, "cell", at(4, 6)) == ("obstacle", "MA-MOVE-03")
    assert why(t, "cell", at(5, 4)) == ("wall", "MA-MOVE-03")
    assert why(t, "cell", at(6, 5)) == ("closed-door", "MA-MOVE-03")
    assert why(t, "cell", at(5, 6)) == ("occupied", "MA-MOVE-01")
    assert said(t, "cell", at(5, 6)) == "Somebody stands here: Mi-go."
    assert ("cell", str(at(9, 9))) not in refusals(t)  # plain floor far away: nothing to look for


@rule("MA-MOVE-01")
def test_a_free_cell_says_if_stamina_is_missing() -> None:
    t = table({LORRE: at(5, 5)}, equipped={LORRE: ["circular_saw"]})
    tired(t, inspiration=2, health=2)  # Lorre may still heal for inspiration: the turn goes on
    assert why(t, "cell", at(5, 6)) == ("stamina", "MA-MOVE-01")
    assert said(t, "cell", at(5, 6)) == "Not enough stamina: 1 needed, 0 left."


@rule("MA-ACTCELL-03", "MA-LAIRCELL-01", "MA-CELLFX-04")
def test_cells_to_work_at_say_that_they_are_too_far_or_destroyed() -> None:
    t = table({LORRE: at(5, 5)}, rows=["CWTER*L"])
    for column in range(1, 7):
        assert why(t, "cell", at(1, column)) == ("too-far", "MA-ACTCELL-03")
    assert why(t, "cell", at(1, 7)) == ("too-far", "MA-LAIRCELL-01")
    set_token(t.state, at(1, 1), DESTROYED)
    assert why(t, "cell", at(1, 1)) == ("destroyed", "MA-CELLFX-04")


@rule("MA-CHEST-01", "MA-CHEST-03", "MA-TRAP-01", "MA-CHAPCELL-02")
@pytest.mark.parametrize(
    ("kind", "stamina", "reason"),
    [
        ("C", 2, ("stamina", "MA-CHEST-01")),
        ("W", 2, ("stamina", "MA-CHEST-03")),
        ("T", 1, ("stamina", "MA-TRAP-01")),
        ("*", 2, ("stamina", "MA-CHAPCELL-02")),
        ("*", 3, ("inspiration", "MA-CHAPCELL-02")),
    ],
)
def test_an_action_cell_beside_says_what_it_costs(kind: str, stamina: int, reason: tuple[str, str]) -> None:
    t = tired(table({HANK: at(1, 1)}, rows=[f".{kind}"]), stamina)
    assert why(t, "cell", at(1, 2)) == reason


# --- doors and borders -------------------------------------------------------------------------------------------


@rule("MA-DOOR-05", "MA-DOOR-06", "MA-DOOR-09", "MA-DOOR-13")
def test_doors_say_why_nothing_can_be_done_with_them() -> None:
    doors = [(5, 5, "east"), (1, 1, "south"), (4, 5, "west")]
    t = table({HANK: at(5, 5)}, doors=doors)
    beside, far, diagonal = (door_ref(at(row, column), side) for row, column, side in doors)
    assert ("door", beside) not in refusals(t)
    assert why(t, "door", far) == ("too-far", "MA-DOOR-05")
    t.shut(1, 1, "south")
    assert why(t, "door", far) == ("too-far", "MA-DOOR-06")
    assert why(t, "door", diagonal) == ("door-diagonal", "MA-DOOR-13")
    tired(t, 1)
    assert why(t, "door", beside) == ("stamina", "MA-DOOR-05")
    t.shut(5, 5, "east")
    assert why(t, "door", beside) == ("stamina", "MA-DOOR-06")
    doors_now = bytearray(t.fragment.doors)
    doors_now[int(beside.partition(":")[2])] = 2
    t.fragment.doors = bytes(doors_now)
    assert why(t, "door", beside) == ("door-destroyed", "MA-DOOR-09")


@rule("MA-EXPLORE-01", "MA-EXPLORE-02", "MA-EXPLORE-07")
def test_borders_say_why_nobody_can_explore_there() -> None:
    t = table({LORRE: at(1, 1), PHILIP: at(1, 2)})
    t.state.fragments = [Fragment(lay_map(borders=["east", "south"]), 0, 0, 0)]
    t.refresh()
    assert why(t, "border", "east") == ("border-far", "MA-EXPLORE-01")
    t.explorer().cell = at(5, 10)
    t.refresh()
    assert ("border", "east") not in refusals(t)
    assert why(tired(t, 1), "border", "east") == ("stamina", "MA-EXPLORE-01")
    stack, t.state.fragment_stack = t.state.fragment_stack, []
    assert why(tired(t, 6), "border", "east") == ("border-empty", "MA-EXPLORE-03")
    t.state.fragment_stack = stack
    t.fragment.entry = [at(5, 10)]
    assert why(tired(t, 6), "border", "east") == ("border-token", "MA-EXPLORE-02")
    t.fragment.entry = []
    t.state.fragments.append(Fragment(lay_map(), 0, -1, 0))  # would have to go, but Philip stands there
    t.explorer(PHILIP).cell = at(5, 5, 1)
    assert why(tired(t, 6), "border", "east") == ("border-held", "MA-EXPLORE-07")


# --- abilities ---------------------------------------------------------------------------------------------------


@rule("MA-ABILITY-06", "MA-ABILITY-03")
def test_abilities_say_what_is_missing() -> None:
    t = table({LORRE: at(5, 5)}, equipped={LORRE: ["scarifier", "stargazer_sling"]}, items={LORRE: ["circular_saw"]})
    assert why(t, "ability", f"{LORRE}/0") == ("inspiration", "MA-ABILITY-06")
    assert said(t, "ability", f"{LORRE}/0") == "Not enough inspiration: 2 needed, 0 with support."
    assert ("ability", f"{LORRE}/1") not in refusals(t)  # she may hit herself
    assert why(t, "ability", "circular_saw/0") == ("not-equipped", "MA-ABILITY-03")
    tired(t, 1)
    assert why(t, "ability", f"{LORRE}/1") == ("stamina", "MA-ABILITY-06")
    assert said(t, "ability", "scarifier/0") == "Not enough stamina: 3 needed, 1 left."


@rule("MA-RANGE-04")
def test_an_ability_without_a_target_says_so() -> None:
    t = table({KIM: at(5, 5)}, equipped={KIM: ["celestial_mechanism", "leech_sabre"]}, doors=[(1, 1, "east")])
    assert why(t, "ability", f"{KIM}/0") == ("no-target", "MA-RANGE-04")  # an open door within range 2
    assert said(t, "ability", f"{KIM}/0") == "There is no target in sight within range 2."
    assert why(t, "ability", "celestial_mechanism/0") == ("no-target", "MA-RANGE-05")


@rule("MA-LASTING-05", "MA-LASTING-06", "MA-LASTING-14", "MA-LASTING-17")
def test_abilities_with_markers_say_what_is_wrong_with_them() -> None:
    items = ["iron_elixir", "smoke_canister", "ether_bomb"]
    worn = ["crystal_statuette", "warding_lantern"]
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, items={LORRE: items}, equipped={LORRE: worn})
    assert why(t, "ability", "warding_lantern/1") == ("marker", "MA-LASTING-14")
    t.use("crystal_statuette")
    tired(t, 6)
    assert why(t, "ability", "crystal_statuette/0") == ("times", "MA-LASTING-06")
    t.use("iron_elixir")
    assert why(t, "ability", "iron_elixir/0") == ("waiting", "MA-LASTING-17")
    t.use("smoke_canister")
    tired(t, 6)
    assert why(t, "ability", "ether_bomb/1") == ("markers", "MA-LASTING-05")


@rule("MA-COND-04")
def test_requirements_of_an_ability_are_named() -> None:
    t = table({LORRE: at(5, 5)}, equipped={LORRE: ["pocket_dynamo", "accumulator_pack"]})
    assert why(t, "ability", "pocket_dynamo/1") == ("no-cell", "MA-COND-04")
    assert said(t, "ability", "pocket_dynamo/1").startswith("The cell it needs is not adjacent: ")
    assert why(t, "ability", "accumulator_pack/1") == ("progress", "MA-COND-05")
    t.state.progress["accumulator_pack"] = 2
    t.refresh()
    assert why(t, "ability", "accumulator_pack/0") == ("condition", "MA-COND-04")


@rule("MA-ABILITY-11")
def test_out_of_turn_what_costs_stamina_waits_for_the_own_turn() -> None:
    t = table({LORRE: at(5, 5), PHILIP: at(9, 9)}, items={LORRE: ["ether_bomb", "iron_elixir"]})
    t.state.acting = PHILIP
    t.state.agenda = [Step("act", {"ref": PHILIP}), Step("interlude", {"waiting": [LORRE]})]
    t.refresh()
    assert t.asked() == "out_of_turn" and t.seat == 0
    assert t.can(UseAbility, 0, card="iron_elixir")
    assert why(t, "ability", "ether_bomb/0") == ("own-turn", "MA-ABILITY-11")


# --- targets -----------------------------------------------------------------------------------------------------


@rule("MA-LOS-02", "MA-INCORP-01", "MA-RANGE-04", "MA-RANGE-06")
def test_creatures_say_why_they_are_no_targets() -> None:
    monsters = {
        "mi_go": at(5, 2),  # in plain sight
        "saral": at(5, 6),  # too far for range 4
        "whisperer": at(1, 3),  # behind rubble
        "listener": at(5, 4),  # behind the Mi-go
        "black_regent": at(6, 1),  # incorporeal
    }
    rows = ["", ".##", ".#"]
    t = table({HANK: at(5, 1)}, monsters, rows=rows, equipped={HANK: ["scarifier"]})
    t.use("scarifier")
    assert ("creature", "mi_go") not in refusals(t)
    assert why(t, "creature", "saral") == ("range", "MA-RANGE-06")
    assert said(t, "creature", "saral") == "Too far away: 5 cells, and the range is 4."
    assert why(t, "creature", "whisperer") == ("sight", "MA-LOS-02")
    assert why(t, "creature", "listener") == ("cover", "MA-RANGE-04")
    assert why(t, "creature", "black_regent") == ("incorporeal", "MA-INCORP-01")


@rule("MA-RANGE-03")
def test_beside_only_means_beside_only() -> None:
    t = table({LORRE: at(5, 1)}, {"saral": at(5, 3), "mi_go": at(5, 2)})
    t.use(LORRE, 1)
    assert why(t, "creature", "saral") == ("range", "MA-RANGE-03")


@rule("MA-LOS-02", "MA-RANGE-06")
def test_doors_out_of_range_or_sight_say_so() -> None:
    """Kim closes an open door within range 2: there are two beside her, one far away and one behind rubble."""
    doors = [(5, 4, "east"), (5, 5, "east"), (1, 1, "south"), (7, 5, "south")]
    t = table({KIM: at(5, 5)}, doors=doors, rows=["", "", "", "", "", "...###"])
    t.use(KIM, 0)
    assert t.asked() == "choose_target"
    assert why(t, "door", door_ref(at(1, 1), "south")) == ("range", "MA-RANGE-06")
    assert why(t, "door", door_ref(at(7, 5), "south")) == ("sight", "MA-LOS-02")


# --- items -------------------------------------------------------------------------------------------------------


@rule("MA-ITEM-04", "MA-EQUIP-12", "MA-EQUIP-16", "MA-Q-83")
def test_items_say_why_they_cannot_be_equipped() -> None:
    t = table({HANK: at(5, 5)}, items={HANK: ["iron_elixir", "serrated_edge", "circular_saw", "scarifier", "leech_sabre"]})
    t.choose(UseInventory, 0, explorer=HANK)
    assert t.asked() == "use_inventory"
    assert why(t, "card", "iron_elixir") == ("single-use", "MA-ITEM-04")
    assert why(t, "card", "serrated_edge") == ("no-host", "MA-EQUIP-12")
    assert ("card", "circular_saw") not in refusals(t)
    t.answer(item="circular_saw")
    t.answer(item="scarifier", part="main")  # needs both hands: the saw is stowed again
    assert why(t, "card", "circular_saw") == ("equipped-once", "MA-Q-83")


# --- steering ----------------------------------------------------------------------------------------------------


@rule("MA-DOOR-11", "MA-TRAP-02", "MA-MOVE-01")
def test_a_steered_monster_is_told_its_own_prices() -> None:
    t = table({LORRE: at(9, 9), PHILIP: at(1, 9)}, {"saral": at(5, 5)}, rows=["", "", "", "....T"], doors=[(5, 5, "east")])
    philip = t.explorer(PHILIP)
    philip.alive, philip.cell, philip.health = False, OFF_BOARD, 0
    t.state.acting = ""
    t.go_to("monsters_phase")
    assert t.asked() == "steer"
    t.state.stamina_left = 2
    t.refresh()
    assert why(t, "door", door_ref(at(5, 5), "east")) == ("stamina", "MA-DOOR-11")
    assert why(t, "cell", at(4, 5)) == ("stamina", "MA-TRAP-02")
    assert why(t, "ability", "saral/1") == ("stamina", "MA-ABILITY-06")
    assert not [target for target in refusals(t) if target[0] == "border"]


def test_a_question_that_points_at_nothing_bars_nothing() -> None:
    t = table({LORRE: at(5, 5), PHILIP: at(5, 4)})
    t.state.acting = ""
    t.go_to("explorers_phase")
    assert t.asked() == "next_turn" and t.match.explain(t.seat) == ()


@pytest.mark.parametrize("seats", [1, 3])
def test_in_a_random_game_nothing_legal_is_barred_and_every_reason_can_be_said(seats: int) -> None:
    match = Match(GAME, seats, GAME.check_options(seats, {}), f"barred {seats}")
    chance = random.Random(seats)
    reasons: set[str] = set()
    for _ in range(600):
        if not match.pending:
            break
        seat = next(iter(match.pending))
        decision = match.pending[seat]
        legal = {GAME.option_words(match.state, decision, option).target for option in decision.options}
        for refusal in match.explain(seat):
            assert refusal.target not in legal
            assert refusal.rule in RULES
            if refusal.text.id not in reasons:
                reasons.add(refusal.text.id)
                assert all(speaker.say(refusal.text).endswith(".") for speaker in SPEAKERS.values())
        match.choose(seat, chance.randrange(len(decision.options)))
    assert len(reasons) > 5
