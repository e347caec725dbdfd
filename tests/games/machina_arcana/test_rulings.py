"""Rulings where the rulebook is silent, about the round and its monsters (MA-Q)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.cards import CHAPTERS, ITEMS, MONSTERS
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import LeaveBoard, Move, UseAbility
from eldertable.games.machina_arcana.state import ITEM_TYPES, Lasting
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, reprint, table
from tests.games.machina_arcana.own_cards import print_event, print_item

LORRE, RUSTAM, HANK = "lorre_gerrar", "rustam_alimov", "hank_horden"


@rule("MA-Q-01")
def test_the_larger_number_of_a_chapter_is_its_lair_value() -> None:
    valued = [card for card in CHAPTERS.values() if card.lair_value]
    assert len(valued) >= 9 and all(card.lair_value > card.horror_value for card in valued)
    assert (CHAPTERS["c1_1"].lair_value, CHAPTERS["c1_1"].horror_value) == (7, 4)


@rule("MA-Q-03")
def test_a_single_number_of_dice_means_strong_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    club = print_item(monkeypatch, "test_club", "[{cost: {stamina: 1}, target: {near: creature}, do: [{attack: 2}]}]")
    t = table({LORRE: at(5, 5)}, {"listener": at(5, 6)}, equipped={LORRE: [club]})
    t.roll_attack(0, 0)
    t.use(club, 0, "listener")
    assert [kind for kind, _ in t.told(AttackRolled)[0].dice] == ["strong", "strong"]


Reading = tuple[int, list[tuple[int, str, int]]]


@rule("MA-Q-08")
@pytest.mark.parametrize(
    ("card", "reading"),
    [
        ("spiked_whip", (2, [(2, "blockable", 2), (1, "blockable", 3)])),
        ("bouncing_hurlbat", (1, [(2, "near", 1), (2, "blockable", 2)])),
        ("teleporter", (3, [(4, "blockable", 2), (3, "blockable", 4)])),
        ("moon_beast", (1, [(3, "near", 1), (2, "blockable", 3)])),
    ],
)
def test_of_cards_with_lost_icons_one_reading_is_kept(card: str, reading: Reading) -> None:
    """Level, then stamina, symbol and range of each ability that is used."""
    printed = (ITEMS if card in ITEMS else MONSTERS)[card]
    used = [ability for ability in printed.abilities if ability.cost is not None]
    costs = [(ability.cost.stamina, ability.targets[0].mode, ability.targets[0].range) for ability in used if ability.cost]
    assert (printed.level, costs) == reading


@rule("MA-Q-19")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_player_has_one_explorer_and_rules_count_explorers(seats: int) -> None:
    party = (LORRE, RUSTAM, HANK, "kim_richards")[:seats]
    t = table({ref: at(5, 2 * i + 1) for i, ref in enumerate(party)})
    assert [explorer.seat for explorer in t.state.explorers] == list(range(seats))
    for explorer in t.state.explorers[1:]:  # all the explorers of one player
        explorer.seat = 0
    t.state.lair, t.state.chapter, t.state.horror = 1, "c1_4", 0
    t.go_to("lair_phase")
    assert CHAPTERS["c1_4"].closed and t.state.lair == max(3, CHAPTERS["c1_4"].lair_value - seats + 1) - 1


@rule("MA-Q-11")
def test_the_current_horror_event_lends_its_ability_to_monsters_that_follow_their_rules() -> None:
    """Energy flash: a magic attack from afar, tried before the monster's own abilities."""
    t = table({LORRE: at(5, 5)}, {"listener": at(5, 8)})
    t.state.horror_discard = ["energy_flash"]
    t.roll_attack(0, 0)
    t.monster_turn("listener", stamina=3)
    (rolled,) = t.told(AttackRolled)
    assert rolled.attacker == "listener" and rolled.magic and [kind for kind, _ in rolled.dice] == ["strong"] * 2
    assert t.walked("listener") == []


@rule("MA-Q-31")
def test_the_timeout_of_the_finale_is_that_of_a_closed_chapter() -> None:
    t = table({LORRE: at(5, 5)}, chapter="c1_finale")
    t.state.lair, t.state.horror, chapters = 1, 0, list(t.state.chapters)
    t.go_to("lair_phase")
    assert [event.n for event in t.what("danger")] == [1, 2, 3, 4]
    assert t.state.chapter == "c1_finale" and t.state.chapters == chapters
    assert t.state.lair == 5  # 6 on the card, and the drop at the end of the phase


def to_chapter_5(monkeypatch: pytest.MonkeyPatch, *, level: int) -> Table:
    """Lorre is about to leave last: all that chapter 5 does is add items of level 2 and raise the monster level to 2."""
    reprint(monkeypatch, "c1_5", "place_entry", {"add_items": {"levels": [2]}}, {"set_monster_level": {"to": 2}})
    t = table({LORRE: at(1, 5), RUSTAM: at(1, 6)}, chapter="c1_4")
    rustam = t.explorer(RUSTAM)
    rustam.cell, rustam.left, rustam.turn_taken = -1, True, False
    t.state.fragments[0].exit = [at(1, 5), at(1, 6)]  # type: ignore[union-attr]
    t.state.chapters, t.state.danger, t.state.monster_level = ["c1_10", "c1_5"], 3, level
    t.refresh()
    return t


def leave(t: Table) -> None:
    t.choose(LeaveBoard, 0)
    while t.asked() == "choose_entry":
        t.take(t.decision(t.seat).options[0])
    assert t.state.chapter == "c1_5" and t.asked() == "act"  # Rustam's turn


@rule("MA-Q-39")
@pytest.mark.parametrize(("level", "boxed"), [(1, 5), (2, 0)])
def test_a_chapter_that_raises_the_level_changes_the_deck_and_leaves_danger_alone(
    level: int, boxed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = to_chapter_5(monkeypatch, level=level)
    t.state.monster_deck = [card.id for card in MONSTERS.values() if card.level == 1]
    t.refresh()
    leave(t)
    second = [card.id for card in MONSTERS.values() if card.level == 2]
    assert t.state.monster_level == 2 and t.state.danger == 3
    assert len(t.state.monsters_boxed) == boxed
    assert set(second) <= set(t.state.monster_deck if boxed else t.state.monsters_aside)


@rule("MA-Q-80")
def test_items_that_leave_for_a_new_level_are_drawn_at_random_from_the_whole_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    t = to_chapter_5(monkeypatch, level=1)
    before = {type_: list(t.state.item_decks[type_]) for type_ in ITEM_TYPES}
    leave(t)
    top_half_gone = []
    for type_, old in before.items():
        gone = [card for card in old if card not in t.state.item_decks[type_]]
        assert len(gone) == (len(old) + 1) // 2 and set(gone) <= set(t.state.items_boxed)
        added = {card.id for card in ITEMS.values() if card.type == type_ and card.level == 2}
        assert set(t.state.item_decks[type_]) == {*old, *added} - set(gone)
        top_half_gone.append(set(gone) == set(old[-len(gone) :]))
    assert not all(top_half_gone)


@rule("MA-Q-43")
def test_a_boxed_monster_comes_back_only_by_its_name() -> None:
    """Without any monster in deck and pile danger rises; the procession calls a Listener from the box."""
    t = table({LORRE: at(5, 5)}, rows=["L"])
    t.state.monster_deck, t.state.monsters_destroyed, t.state.monsters_boxed = [], [], ["listener", "mi_go"]
    t.state.lair, t.state.horror = 9, 4
    t.state.horror_deck.append("procession")
    t.roll_attack(9, 9)  # the lair, then the horror
    t.go_to("lair_phase")
    assert [event.n for event in t.what("danger")][:1] == [1]
    assert [event.who for event in t.what("appeared")] == ["listener"]
    assert "mi_go" in t.state.monsters_boxed


@rule("MA-Q-48")
def test_a_monster_that_appears_in_the_monsters_phase_acts_last_in_it() -> None:
    """Rustam's saw strikes before the monsters act; the scarabs bring another monster with them when they die."""
    t = table(
        {RUSTAM: at(5, 5)}, {"bone_scarabs": at(5, 6), "listener": at(9, 9)}, rows=["L"], equipped={RUSTAM: ["circular_saw"]}
    )
    t.state.lasting = [Lasting(RUSTAM, "circular_saw", [0, 1], RUSTAM, ["bone_scarabs"])]
    t.state.monster_deck.append("k_thun")
    t.go_to("monsters_phase")
    t.roll_attack(5, 1, 9)  # 4 against defence 4; 9 of the scarabs
    t.choose(UseAbility, 0, card="circular_saw", ability=1)
    assert t.monster("bone_scarabs") is None
    assert [event.who for event in t.what("turn")][-3:] == ["listener", "k_thun", RUSTAM]


@rule("MA-Q-77")
def test_a_lowered_maximum_cuts_what_an_explorer_has_and_what_a_monster_will_have() -> None:
    """Whom Hank strikes has 1 stamina less."""
    t = table({HANK: at(5, 5), RUSTAM: at(5, 6)}, {"mi_go": at(6, 5)})
    t.explorer(RUSTAM).stamina = 5
    t.refresh()
    t.roll_attack(0)
    t.use(HANK, 1, RUSTAM)
    assert t.explorer(RUSTAM).stamina == 4 and t.match.view(0)["explorers"][1]["stats"]["stamina"]["value"] == 4
    t.state.lasting, t.state.resolved = [], {}
    t.refresh()
    t.roll_attack(0)
    t.use(HANK, 1, "mi_go")
    t.monster("mi_go").controlled_by = HANK  # type: ignore[union-attr]
    t.go_to("monsters_phase")
    assert t.asked() == "steer" and t.match.view(0)["stamina_left"] == 4  # of 5


@rule("MA-Q-77")
def test_whatever_maximum_is_lowered_cuts_what_is_above_it(monkeypatch: pytest.MonkeyPatch) -> None:
    at_all = "at: {each: explorer, in: board}"
    gives = ", ".join(f"{{max_{name}: -{n}, {at_all}}}" for name, n in (("stamina", 2), ("inspiration", 3), ("health", 1)))
    event = print_event(monkeypatch, "heavy_air", "horror", f"[{{gives: [{gives}]}}]")
    t = table({LORRE: at(5, 5)})
    lorre = t.explorer()
    lorre.stamina, lorre.inspiration, lorre.health = 6, 6, 4
    t.state.horror_discard = [event]
    t.refresh()
    t.choose(Move, 0, cell=at(5, 6))
    assert (lorre.stamina, lorre.inspiration, lorre.health) == (4, 3, 3)


@rule("MA-Q-99")
def test_the_queue_is_changed_into_any_order() -> None:
    """The chronometer changes the queue."""
    queue = ["mi_go", "saral", "listener"]
    cells = {card: at(9, 2 + 3 * number) for number, card in enumerate(queue)}
    t = table({LORRE: at(1, 5)}, cells, equipped={LORRE: ["ship_chronometer"]})
    t.choose(UseAbility, 0, card="ship_chronometer", ability=1)
    assert {option.ref for option in t.decision(0).options} == set(queue)
    t.answer(ref="listener")
    t.answer(ref="saral")
    assert [monster.card for monster in t.state.monsters] == ["listener", "saral", "mi_go"]
    assert {monster.card: monster.cell for monster in t.state.monsters} == cells
