"""Action cells: levers, recharge stations, chests, workbenches, event cells (MA-ACTCELL, MA-TRAP, MA-RECHARGE, MA-CHEST,
MA-EVENTCELL)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import AGREE, DECLINE, Activate, ChooseNothing, ChooseThing
from eldertable.games.machina_arcana.state import DESTROYED, LIT, Fragment
from eldertable.games.machina_arcana.things import set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table
from tests.games.machina_arcana.own_cards import print_event

LORRE, HANK, PHILIP = "lorre_gerrar", "hank_horden", "philip_weil"
HERE = at(5, 6)
# faces of the recharge die by position
HEALTH, TWO, THREE, NOTHING = 0, 1, 3, 5


def beside(char: str, **changes: object) -> Table:
    """Lorre (stamina 6) with this cell to her right."""
    return table({LORRE: at(5, 5)}, rows=["", "", "", "", f".....{char}"], **changes)  # type: ignore[arg-type]


def settle(t: Table) -> None:
    """Answer what comes up until the next action: whatever declines or ends comes last."""
    while t.asked() not in ("act", "next_turn"):
        decision = t.match.pending[t.seat]
        t.take(decision.options[-1])


def token(t: Table, cell: int = HERE) -> int:
    fragment = t.state.fragments[0]
    assert fragment is not None
    return fragment.tokens[cell]


# --- all of them -------------------------------------------------------------------------------------------------


@rule("MA-ACTCELL-01", "MA-ACTCELL-02")
@pytest.mark.parametrize(
    ("char", "kind"),
    [("T", "trap_lever"), ("R", "recharge_station"), ("W", "workbench"), ("C", "chest"), ("E", "event_cell")],
)
def test_an_action_cell_is_destroyed_after_it_was_activated(char: str, kind: str) -> None:
    t = beside(char)
    t.choose(Activate, 0, cell=HERE, as_kind=kind)
    settle(t)
    assert token(t) == DESTROYED and not t.can(Activate, 0)


@rule("MA-ACTCELL-02")
def test_the_token_comes_when_the_work_of_the_cell_is_done() -> None:
    """The horror relaunched by the event cell destroys the nearest action cell: that very cell, not the chest behind it."""
    t = beside("E..C")
    t.state.horror, t.state.horror_discard = 5, ["collapse"]
    t.refresh()
    t.choose(Activate, 0, cell=HERE, as_kind="event_cell")
    assert token(t) == 0
    t.roll_attack(1)
    t.take(DECLINE)
    assert token(t) == DESTROYED and token(t, at(5, 9)) == 0


@rule("MA-ACTCELL-01", "MA-Q-17")
def test_a_chapter_cell_lit_or_not_is_an_action_cell() -> None:
    for lit, kind in ((False, "unlit_chapter_cell"), (True, "lit_chapter_cell")):
        t = beside("*")
        t.explorer().inspiration = 3
        set_token(t.state, HERE, LIT if lit else 0)
        t.refresh()
        assert t.options(Activate) == [Activate(HERE, kind)]


@rule("MA-ACTCELL-01")
@pytest.mark.parametrize("char", list(".^L~#o"))
def test_other_cells_are_not_activated(char: str) -> None:
    t = beside(char)
    t.explorer().inspiration = 6
    t.refresh()
    assert not t.can(Activate, 0)


@rule("MA-ACTCELL-03")
def test_only_adjacent_action_cells_are_activated() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "..C", "...C", "......C", "....C"], walls=[(5, 5, "south")])
    assert t.options(Activate) == [Activate(at(4, 4), "chest")]  # diagonally; two cells away and behind a wall not


# --- traps -------------------------------------------------------------------------------------------------------


@rule("MA-TRAP-04")
def test_a_lever_springs_traps_of_its_own_fragment_alone() -> None:
    t = beside("T")
    t.state.fragments = [Fragment(lay_map(["^", "", "", "", ".....T"]), 0, 0, 0), Fragment(lay_map(["^"]), 0, 1, 0)]
    for card, cell in (("listener", at(1, 1)), ("whisperer", at(1, 1, 1))):
        add_monster(t, card, cell)
    t.refresh()
    t.roll_attack(5, 5, 5)
    t.choose(Activate, 0, cell=HERE, as_kind="trap_lever")
    assert [ref for event in t.told(AttackRolled) for ref, _, _ in event.against] == ["listener"]
    assert t.explorer().stamina == 4


def add_monster(t: Table, card: str, cell: int) -> None:
    other = table({LORRE: at(9, 9)}, {card: at(1, 1)}).state.monsters[0]
    other.cell = cell
    t.state.monsters.append(other)


@rule("MA-TRAP-08")
def test_an_effect_of_nobody_springs_traps_on_all_fragments_though_it_names_none(monkeypatch: pytest.MonkeyPatch) -> None:
    quake = print_event(monkeypatch, "test_quake", "horror", "[{enters_play: true, do: [{traps_trigger: {}}]}]")
    t = table({LORRE: at(5, 5)})
    t.state.fragments = [Fragment(lay_map(["^"]), 0, x, 0) for x in (0, 1)]
    for card, cell in (("listener", at(1, 1)), ("whisperer", at(1, 1, 1))):
        add_monster(t, card, cell)
    t.state.horror_deck.append(quake)
    t.state.horror, t.state.acting = 1, ""
    t.go_to("horror_phase")
    (rolled,) = [event for event in t.told(AttackRolled) if event.card == "traps"]
    assert {ref for ref, _, _ in rolled.against} == {"listener", "whisperer"}


@rule("MA-TRAP-08")
def test_traps_without_an_acting_creature_spring_on_all_fragments_once() -> None:
    """A horror event; Lorre and Hank at levers would make it two attacks if one of them had acted."""
    t = table({LORRE: at(5, 5), HANK: at(8, 8)})
    maps = lay_map(["^", "", "", "", ".....T", "", "", "", "........T"]), lay_map(["^"])
    t.state.fragments = [Fragment(id, 0, x, 0) for x, id in enumerate(maps)]
    for card, cell in (("listener", at(1, 1)), ("whisperer", at(1, 1, 1))):
        add_monster(t, card, cell)
    t.state.horror_deck.append("malfunction")
    t.state.horror = 1
    t.state.acting = ""
    t.go_to("horror_phase")
    (rolled,) = [event for event in t.told(AttackRolled) if event.card == "traps"]
    assert rolled.attacker == "" and [kind for kind, _ in rolled.dice] == ["strong"] * 3
    assert {ref for ref, _, _ in rolled.against} == {"listener", "whisperer"}


@rule("MA-TRAP-05", "MA-TRAP-06")
def test_the_second_spring_needs_another_explorer_at_another_lever_on_whatever_fragment() -> None:
    """Not the same lever, not a second one beside the acting explorer herself."""
    here, there = ["^", "", "", "", ".....T"], [".T"]
    for rows, hank, springs in (
        (here, at(2, 1, 1), 2),
        (here, at(5, 7), 1),
        ([*here[:3], "....T", ".....T"], at(9, 9), 1),
        (here, at(5, 5, 1), 1),
    ):
        t = table({LORRE: at(5, 5), HANK: at(9, 9)}, {"ice_shambler": at(1, 1)}, rows=rows)
        t.state.fragments.append(Fragment(lay_map(there), 0, 1, 0))
        t.explorer(HANK).cell = hank
        t.refresh()
        t.roll_attack(*[0] * 3 * springs)
        t.choose(Activate, 0, cell=HERE, as_kind="trap_lever")
        assert len(t.told(AttackRolled)) == springs
        assert t.state.fragments[1].tokens[at(1, 2)] == 0  # type: ignore[union-attr]


@rule("MA-Q-70")
def test_traps_sprung_by_an_item_spring_again_if_another_stands_at_any_lever_but_never_a_third_time() -> None:
    rows = ["^", "", "", "", "", "", "", "T........T", ""]
    t = table(
        {LORRE: at(3, 3), HANK: at(8, 2), PHILIP: at(8, 9)},
        {"ice_shambler": at(1, 1)},
        rows=rows,
        items={LORRE: ["makeshift_lever"]},
    )
    t.roll_attack(*[0] * 6)
    t.use("makeshift_lever", 0)
    assert [{kind for kind, _ in event.dice} for event in t.told(AttackRolled)] == [{"strong"}, {"weak"}]


# --- recharging --------------------------------------------------------------------------------------------------


@rule("MA-RECHARGE-01", "MA-RECHARGE-02")
@pytest.mark.parametrize(("face", "health", "stamina"), [(HEALTH, 3, 2), (TWO, 2, 4), (THREE, 2, 5), (NOTHING, 2, 2)])
def test_a_station_costs_one_and_gives_what_the_die_shows(face: int, health: int, stamina: int) -> None:
    t = beside("R")
    t.explorer().health, t.explorer().stamina = 2, 3
    t.refresh()
    t.roll_attack(face)
    t.choose(Activate, 0, cell=HERE, as_kind="recharge_station")
    assert t.explorer().health == health and t.explorer().stamina == stamina


@rule("MA-RECHARGE-02")
def test_recharging_never_goes_beyond_the_maximum() -> None:
    t = beside("R")
    t.roll_attack(THREE)
    t.choose(Activate, 0, cell=HERE, as_kind="recharge_station")
    assert t.explorer().stamina == 6


def partners(rows: list[str], hank: int, more: str = "") -> set[str]:
    """With whom Lorre may exchange after using the station to her right."""
    t = table({LORRE: at(5, 5), HANK: at(10, 10)}, rows=rows, items={HANK: ["powder_charge"]})
    if more:
        t.state.fragments.append(Fragment(lay_map([more]), 0, 1, 0))
    t.explorer(HANK).cell = hank
    t.refresh()
    t.roll_attack(NOTHING)
    t.choose(Activate, 0, cell=HERE, as_kind="recharge_station")
    if t.asked() != "recharge_exchange":
        return set()
    return {option.ref for option in t.decision().options if isinstance(option, ChooseThing)}


@rule("MA-RECHARGE-03")
def test_an_exchange_follows_with_who_stands_at_a_station_or_workbench_anywhere() -> None:
    station = ["", "", "", "", ".....R"]
    assert partners(station, at(6, 7)) == {HANK}  # at this very station
    assert partners(["........R", *station[1:]], at(1, 10)) == {HANK}
    assert partners(["........W", *station[1:]], at(2, 10)) == {HANK}
    assert partners(station, at(1, 1, 1), more=".W") == {HANK}  # on another fragment
    assert partners(station, at(9, 9)) == set()
    assert partners(["........C", *station[1:]], at(2, 10)) == set()


@rule("MA-RECHARGE-03", "MA-RECHARGE-04", "MA-Q-86")
def test_the_exchange_costs_nothing_and_the_inventory_is_used_afterwards() -> None:
    t = table({LORRE: at(5, 5), HANK: at(5, 7)}, rows=["", "", "", "", ".....R"], items={HANK: ["ice_axe"]})
    t.roll_attack(NOTHING)
    t.choose(Activate, 0, cell=HERE, as_kind="recharge_station")
    assert set(t.decision().options) == {ChooseThing(HANK), ChooseNothing()}  # nobody must
    t.answer(ref=HANK)
    while t.asked() == "exchange_give":
        offered = [option for option in t.match.pending[t.seat].options if getattr(option, "card", "") == "ice_axe"]
        t.take((offered or list(t.match.pending[t.seat].options))[-1])
        if "ice_axe" in t.explorer(LORRE).inventory:
            break
    settle_until(t, "use_inventory")
    t.answer(item="ice_axe", part="main")
    settle(t)
    assert [equipped.item for equipped in t.explorer(LORRE).equipped] == ["ice_axe"]
    assert t.explorer(LORRE).stamina == 5


def settle_until(t: Table, kind: str) -> None:
    while t.asked() != kind:
        t.take(t.match.pending[t.seat].options[-1])


# --- chests and workbenches --------------------------------------------------------------------------------------


@rule("MA-CHEST-01", "MA-CHEST-02")
def test_a_chest_costs_three_and_gives_inspiration_and_then_an_item() -> None:
    t = beside("C")
    t.choose(Activate, 0, cell=HERE, as_kind="chest")
    assert t.explorer().inspiration == 1 and t.asked() == "choose_item_deck" and not t.what("gained_item")
    t.answer(deck="weapon")
    t.answer(deck="clothing")
    assert t.asked() == "choose_gained" and len(t.decision().options) == 2
    settle(t)
    assert [event.who for event in t.what("gained_item")] == [LORRE] and t.explorer().stamina == 3
    assert len(t.explorer().inventory) + len(t.explorer().equipped) == 1
    tired = beside("C")
    tired.explorer().stamina = 2
    tired.refresh()
    assert not tired.can(Activate, 0)


@rule("MA-CHEST-03")
def test_a_workbench_costs_three_and_reveals_three() -> None:
    t = beside("W")
    t.choose(Activate, 0, cell=HERE, as_kind="workbench")
    for deck in ("weapon", "weapon", "artefact"):
        t.answer(deck=deck)
    (revealed,) = t.what("revealed_items")
    assert len(revealed.data["cards"]) == 3 and t.explorer().inspiration == 0
    settle(t)
    assert t.explorer().stamina == 3 and t.what("gained_item")
    tired = beside("W")
    tired.explorer().stamina = 2
    tired.refresh()
    assert not tired.can(Activate, 0)


# --- event cells -------------------------------------------------------------------------------------------------


def event_cell(horror: int = 5, danger: int = 3, current: str = "time_draws_near") -> Table:
    t = beside("E")
    t.state.horror, t.state.danger, t.state.lair = horror, danger, 6
    t.state.horror_discard = [current] if current else []
    t.state.explorer_deck.append("steel_nerves")
    t.refresh()
    t.choose(Activate, 0, cell=HERE, as_kind="event_cell")
    return t


@rule("MA-EVENTCELL-01")
def test_an_event_cell_costs_one_and_offers_two_ways() -> None:
    t = event_cell()
    assert t.asked() == "event_cell_event" and t.decision().options == (AGREE, DECLINE) and t.explorer().stamina == 5


@rule("MA-EVENTCELL-01", "MA-EVENTCELL-02")
def test_the_first_way_gives_inspiration_and_launches_an_event() -> None:
    t = event_cell()
    t.take(AGREE)
    assert t.explorer().inspiration == 1 and t.state.danger == 3 and not t.what("fate")
    assert [event.card for event in t.what("event_launched")] == ["steel_nerves"]
    assert t.state.explorer_discard[-1] == "steel_nerves"


@rule("MA-EVENTCELL-01", "MA-EVENTCELL-03", "MA-Q-14")
@pytest.mark.parametrize(("horror", "rolled"), [(5, 5), (5, 6), (5, 9), (3, 3)])
def test_the_second_way_reduces_danger_at_the_horror_value_or_above(horror: int, rolled: int) -> None:
    """The value as it is now; 4 is printed."""
    t = event_cell(horror=horror)
    t.roll_attack(rolled)
    t.take(DECLINE)
    assert [event.n for event in t.what("fate")] == [rolled]
    assert t.state.danger == 2 and t.explorer().inspiration == 0
    assert not t.what("event_launched") and not t.what("event_relaunched")


@rule("MA-EVENTCELL-04")
def test_the_second_way_relaunches_the_horror_below_its_value() -> None:
    t = event_cell(horror=5)
    t.roll_attack(4)
    t.take(DECLINE)
    assert [event.card for event in t.what("event_relaunched")] == ["time_draws_near"]
    assert t.state.lair == 5 and t.state.horror == 4  # what the event does
    assert t.state.danger == 3 and t.explorer().inspiration == 0


@rule("MA-Q-87")
def test_relaunching_without_a_current_horror_event_does_nothing() -> None:
    t = event_cell(current="")
    t.roll_attack(4)
    t.take(DECLINE)
    assert t.state.danger == 3 and not t.what("event_relaunched") and token(t) == DESTROYED


@rule("MA-Q-22")
def test_without_a_horror_value_only_the_first_way_is_left() -> None:
    t = event_cell(horror=0)
    assert t.asked() == "act" and t.what("event_launched")
