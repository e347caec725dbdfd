"""Figures, tokens, markers and boards of the box, and what their number means at this table (MA-COMP, MA-Q-37)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from eldertable.games.machina_arcana.cards import EXPLORERS, ITEMS, MONSTERS
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import PASS, Activate, ChooseThing, CloseDoor, DestroyDoor, Move, UseAbility
from eldertable.games.machina_arcana.state import (
    DESTROYED,
    DOOR_CLOSED,
    DOOR_DESTROYED,
    HORROR_MARKERS,
    LIT,
    MARKERS,
    Fragment,
)
from eldertable.games.machina_arcana.things import (
    creatures,
    door_ref,
    door_state,
    is_explorer,
    is_monster,
    set_door,
    set_token,
)
from eldertable.games.machina_arcana.tiles import ATTACHMENT, BORDER, border_cells, edge_towards, face, tiles
from eldertable.kernel.content import read_yaml
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import at, table
from tests.games.machina_arcana.own_cards import print_event, print_item

LORRE, RUSTAM, HANK, KIM = "lorre_gerrar", "rustam_alimov", "hank_horden", "kim_richards"
PARTY = {LORRE: at(5, 5), RUSTAM: at(8, 8), HANK: at(8, 2), KIM: at(2, 2)}


def free_ability(effects: str) -> str:
    return f"[{{cost: {{stamina: 1}}, do: {effects}}}]"


# --- figures -----------------------------------------------------------------------------------------------------


@rule("MA-COMP-17", "MA-COMP-27")
def test_there_are_8_explorer_and_29_monster_figures_and_a_door_is_no_creature() -> None:
    assert len(EXPLORERS) == 8 and len(MONSTERS) == 29
    assert all(is_explorer(ref) and not is_monster(ref) for ref in EXPLORERS)
    assert all(is_monster(ref) and not is_explorer(ref) for ref in MONSTERS)
    t = table({LORRE: at(5, 5)}, {"mi_go": at(9, 9)}, doors=[(5, 5, "east")])
    t.shut(5, 5, "east")
    assert creatures(t.state) == [LORRE, "mi_go"]


@rule("MA-COMP-17")
def test_a_monster_whose_figure_stands_on_the_board_does_not_appear_again(monkeypatch: pytest.MonkeyPatch) -> None:
    caller = print_item(monkeypatch, "caller", free_ability("[{monster_appears: {monster: mi_go}}]"))
    for there in (True, False):
        monsters = {"mi_go": at(9, 9)} if there else None
        t = table({LORRE: at(5, 5)}, monsters, rows=["L"], equipped={LORRE: [caller]})
        t.choose(UseAbility, card=caller, ability=0)
        assert [monster.card for monster in t.state.monsters] == ["mi_go"]
        assert len(t.what("appeared")) == (0 if there else 1)


ROW_OF_DOORS = [(row, column, "south") for row in (2, 5) for column in range(1, 9)]


@rule("MA-COMP-18", "MA-Q-37")
def test_a_thirteenth_door_can_be_closed() -> None:
    t = table({LORRE: at(5, 5)}, doors=ROW_OF_DOORS)
    doors = [door_ref(at(row, column), side) for row, column, side in ROW_OF_DOORS]
    mine = door_ref(at(5, 5), "south")
    for door in [door for door in doors if door != mine][:12]:
        set_door(t.state, door, DOOR_CLOSED)
    t.refresh()
    t.choose(CloseDoor, door=mine)
    assert sum(door_state(t.state, door) == DOOR_CLOSED for door in doors) == 13


@rule("MA-COMP-19", "MA-Q-37")
def test_an_eleventh_door_can_be_destroyed() -> None:
    t = table({LORRE: at(5, 5)}, doors=ROW_OF_DOORS)
    doors = [door_ref(at(row, column), side) for row, column, side in ROW_OF_DOORS]
    mine = door_ref(at(5, 5), "south")
    for door in [door for door in doors if door != mine][:10]:
        set_door(t.state, door, DOOR_DESTROYED)
    t.shut(5, 5, "south")
    t.choose(DestroyDoor, door=mine)
    assert sum(door_state(t.state, door) == DOOR_DESTROYED for door in doors) == 11


# --- tokens ------------------------------------------------------------------------------------------------------


@rule("MA-COMP-20", "MA-Q-37")
def test_a_cell_is_destroyed_when_56_are_already() -> None:
    t = table({LORRE: at(7, 5)}, rows=[*["C" * 10] * 5, "C" * 6, "", "....R"])
    t.fragment.tokens = bytes([DESTROYED] * 56 + [0] * 44)
    t.refresh()
    t.choose(Activate, cell=at(8, 5), as_kind="recharge_station")
    assert list(t.fragment.tokens).count(DESTROYED) == 57


@rule("MA-COMP-20")
def test_a_token_shows_destruction_or_light_never_both() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "....*"], chapter="c1_2")  # closed: the cell leads nowhere
    set_token(t.state, at(4, 5), LIT)
    t.refresh()
    t.choose(Activate, cell=at(4, 5), as_kind="lit_chapter_cell")
    assert t.match.view(0)["fragments"][0]["tokens"] == [[at(4, 5), DESTROYED]]


@rule("MA-COMP-21", "MA-Q-37")
def test_wounds_and_progress_are_counted_beyond_34_tokens() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)})
    t.state.progress = dict.fromkeys(list(EXPLORERS) + list(MONSTERS), 1)  # 37 tokens lie on cards
    t.explorer().inspiration = 1
    t.refresh()
    t.roll_attack(5)
    t.use(LORRE, 1, "mi_go")
    t.answer(n=1)
    monster = t.monster("mi_go")
    assert monster is not None and monster.wounds == 1 and sum(t.state.progress.values()) == 37


@rule("MA-COMP-24", "MA-CHAPTER-08")
def test_there_is_one_entry_and_one_exit(monkeypatch: pytest.MonkeyPatch) -> None:
    opener = print_item(monkeypatch, "opener", free_ability("[place_exit]"))
    t = table({LORRE: at(5, 5)}, equipped={LORRE: [opener]})
    crossing, other = [id for pair in tiles() for id in pair if _open_sides(id) == 4][:2]
    entry = border_cells(face(crossing).attach)
    t.state.fragments = [Fragment(crossing, 0, 0, 0, entry=list(entry)), Fragment(other, 0, 1, 0)]
    t.explorer().cell = entry[0]
    t.refresh()
    free = [border_cells(side) for side in ("north", "south", "west") if border_cells(side) != entry]
    beyond = [tuple(100 + cell for cell in border_cells(side)) for side in ("north", "south", "east")]
    for cells in (free[0], free[1], beyond[0]):
        t.choose(UseAbility, card=opener, ability=0)
        assert {int(option.ref[5:]) for option in t.options(ChooseThing)} == {one for one, _ in free + beyond}
        t.answer(ref=f"cell@{cells[0]}")
        fragments = t.match.view(0)["fragments"]
        exits = [100 * fragment["place"] + cell for fragment in fragments for cell in fragment["exit"]]
        assert exits == list(cells)  # it was moved, not added
        assert [fragment["entry"] for fragment in fragments] == [list(entry), []]


def _open_sides(id: str) -> int:
    drawn = face(id)
    borders = (BORDER, ATTACHMENT)
    return sum(
        drawn.edges[edge_towards(border_cells(side)[0], side)] in borders for side in ("north", "east", "south", "west")
    )


# --- markers and tracks ------------------------------------------------------------------------------------------


@rule("MA-COMP-22", "MA-CARD-10", "MA-LASTING-05", "MA-Q-37")
def test_each_of_four_explorers_has_three_markers_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    lamp = print_item(monkeypatch, "lamp", "[{cost: {stamina: 1}, do: [{lasting: 3, gives: [{will: 1}]}]}]")
    t = table(PARTY, equipped={LORRE: [lamp]})
    assert [explorer["markers"] for explorer in t.match.view(0)["explorers"]] == [MARKERS] * 4 == [3] * 4
    t.choose(UseAbility, card=lamp, ability=0)
    view = t.match.view(0)
    assert [explorer["markers"] for explorer in view["explorers"]] == [2, 3, 3, 3]
    assert [(lasting["owner"], lasting["card"]) for lasting in view["lasting"]] == [(LORRE, lamp)]


@rule("MA-COMP-23")
def test_there_are_four_horror_markers(monkeypatch: pytest.MonkeyPatch) -> None:
    gives = "{will: 1, at: {each: monster, in: board}}"
    event = print_event(
        monkeypatch, "long_night", "horror", f"[{{enters_play: true, do: [{{lasting: 9, gives: [{gives}]}}]}}]"
    )
    t = table({LORRE: at(5, 5)})
    assert t.match.view(0)["horror_markers"] == HORROR_MARKERS == 4
    t.state.lair, t.state.horror = 0, 5
    t.state.horror_deck.append(event)
    t.roll_attack(9)
    t.take(PASS)
    assert t.match.view(0)["horror_markers"] == 3 and t.match.view(0)["explorers"][0]["markers"] == 3


@rule("MA-COMP-25", "MA-CARD-10")
def test_each_player_board_has_its_own_tracks_for_inspiration_health_and_stamina() -> None:
    t = table(PARTY)
    for number, explorer in enumerate(t.state.explorers):
        explorer.inspiration, explorer.health, explorer.stamina = number, 4 - number, 6 - number
    t.refresh()
    t.choose(Move, cell=at(5, 6))
    shown = [(e["card"], e["inspiration"], e["health"], e["stamina"]) for e in t.match.view(None)["explorers"]]
    assert shown == [(LORRE, 0, 4, 5), (RUSTAM, 1, 3, 5), (HANK, 2, 2, 4), (KIM, 3, 1, 3)]


@rule("MA-COMP-16")
def test_defence_and_will_of_everyone_are_counted_by_the_table() -> None:
    t = table(PARTY)
    before = {e["card"]: e["stats"] for e in t.match.view(0)["explorers"]}
    t.state.explorer_discard = ["steel_nerves"]  # will 1 more for everybody
    for explorer in t.match.view(0)["explorers"]:
        old = before[explorer["card"]]
        assert explorer["stats"]["will"]["value"] == old["will"]["value"] + 1
        assert explorer["stats"]["defence"]["value"] == old["defence"]["value"]
        assert explorer["stats"]["will"]["parts"][-1] == ["steel_nerves", 1]


@rule("MA-COMP-26", "MA-CARD-12")
def test_the_chapter_board_shows_the_chapter_and_four_tracks() -> None:
    t = table({LORRE: at(5, 5)})
    t.state.lair, t.state.horror, t.state.danger, t.state.monster_level = 5, 3, 7, 2
    view = t.match.view(None)
    tracks = {name: view["tracks"][name] for name in ("lair", "horror", "danger", "monster_level")}
    assert tracks == {"lair": 5, "horror": 3, "danger": 7, "monster_level": 2}
    for chapter in ("c1_1", "c1_4"):
        t.state.chapter = chapter
        assert t.match.view(None)["chapter"]["id"] == chapter


@rule("MA-CARD-13", "MA-Q-05")
@pytest.mark.parametrize(("danger", "then", "level"), [(7, 8, 1), (8, 0, 2)])
def test_the_last_mark_of_the_danger_track_raises_the_monster_level(
    monkeypatch: pytest.MonkeyPatch, danger: int, then: int, level: int
) -> None:
    alarm = print_item(monkeypatch, "alarm", free_ability("[increase_danger]"))
    t = table({LORRE: at(5, 5)}, equipped={LORRE: [alarm]})
    t.state.danger = danger
    t.refresh()
    t.choose(UseAbility, card=alarm, ability=0)
    tracks = t.match.view(0)["tracks"]
    assert (tracks["danger"], tracks["monster_level"], tracks["danger_steps"]) == (then, level, 9)


@rule("MA-COMP-28")
def test_the_rulebook_lies_beside_the_table_and_sleeves_change_nothing() -> None:
    ledger = read_yaml(files("eldertable.games.machina_arcana").joinpath("rules.yaml"))
    assert any(entry["id"] == "MA-COMP-28" for entry in ledger["rules"])
    assert len(ITEMS) <= 240  # a sleeve for every item card
    t = table({LORRE: at(5, 5)})
    assert not {"sleeves", "bag", "guide", "reference"} & set(t.match.view(0))


# --- dice --------------------------------------------------------------------------------------------------------


@rule("MA-COMP-14")
def test_an_attack_rolls_at_most_three_strong_and_three_weak_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "[{cost: {stamina: 1}, target: {near: creature}, do: [{attack: {strong: 5, weak: 4}}]}]"
    cannon = print_item(monkeypatch, "cannon", ability)
    t = table({LORRE: at(5, 5)}, {"k_thun": at(5, 6)}, equipped={LORRE: [cannon]})
    t.use(cannon, 0, "k_thun")
    (rolled,) = t.told(AttackRolled)
    assert [kind for kind, _ in rolled.dice] == ["strong"] * 3 + ["weak"] * 3


@rule("MA-COMP-15")
def test_one_fate_die_and_one_recharge_die_are_rolled() -> None:
    t = table({LORRE: at(5, 5)}, rows=["L", "", "", "....R"])
    t.roll_attack(5, 4, 3)
    t.choose(Activate, cell=at(4, 5), as_kind="recharge_station")
    assert list(t._table.script) == [4, 3]  # one number for the recharge die
    t.state.lair, t.state.horror = 10, 0
    t.refresh()
    t.take(PASS)
    assert [event.n for event in t.what("fate")] == [4] and list(t._table.script) == [3]


@rule("MA-DICE-02")
def test_the_faces_of_a_strong_die() -> None:
    faces = []
    for position in range(6):
        t = table({LORRE: at(5, 5)}, {"k_thun": at(5, 6)}, equipped={LORRE: ["bouncing_hurlbat"]})
        t.roll_attack(position, 0)
        t.use("bouncing_hurlbat", 0, "k_thun")
        (rolled,) = t.told(AttackRolled)
        faces.append(dict(rolled.dice)["strong"])
    assert faces == [0, 1, 1, 2, 2, 3]


@rule("MA-DICE-01")
def test_the_faces_of_a_weak_die() -> None:
    faces = []
    for position in range(6):
        t = table({LORRE: at(5, 5)}, {"k_thun": at(5, 6)}, equipped={LORRE: ["spiked_whip"]})
        t.roll_attack(0, position)
        t.use("spiked_whip", 0, "k_thun")
        (rolled,) = t.told(AttackRolled)
        faces.append(dict(rolled.dice)["weak"])
    assert faces == [0, 1, 1, 1, 2, 2]


@rule("MA-DICE-03")
def test_the_fate_die_shows_one_to_ten() -> None:
    shown = []
    for position in range(10):
        t = table({LORRE: at(5, 5)}, rows=["L"])
        t.state.lair, t.state.horror = 0, 10
        t.roll_attack(position)
        t.take(PASS)
        shown += [event.n for event in t.what("fate")]
    assert sorted(shown) == list(range(1, 11)) and shown[0] == 10  # the face 0


@rule("MA-DICE-04", "MA-Q-04", "MA-RECHARGE-02")
def test_the_faces_of_the_recharge_die() -> None:
    found = []
    for position in range(6):
        t = table({LORRE: at(5, 5)}, rows=["", "", "", "....R"])
        explorer = t.explorer()
        explorer.health, explorer.stamina = 1, 2
        t.refresh()
        t.roll_attack(position)
        t.choose(Activate, cell=at(4, 5), as_kind="recharge_station")  # costs 1 stamina
        found.append((explorer.health - 1, explorer.stamina - 1))
    assert sorted(found) == [(0, 0), (0, 2), (0, 2), (0, 3), (0, 3), (1, 0)]
