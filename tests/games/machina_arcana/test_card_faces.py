"""What cards and fragments show (MA-CARD)."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from eldertable.games.machina_arcana import cards
from eldertable.games.machina_arcana.cards import CARDS, CHAPTERS, EXPLORERS, ITEMS
from eldertable.games.machina_arcana.content_out import content
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import Activate, Move, UseAbility
from eldertable.games.machina_arcana.plain_values import BadWord
from eldertable.games.machina_arcana.state import LIT
from eldertable.games.machina_arcana.things import set_token
from eldertable.games.machina_arcana.tiles import ATTACHMENT, BORDER, DOOR, WALL, face, tiles
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import at, table
from tests.games.machina_arcana.own_cards import print_item

LORRE = "lorre_gerrar"


@rule("MA-CARD-01")
def test_an_explorer_card_shows_name_class_abilities_and_characteristics() -> None:
    names = GAME.names()
    for id, explorer in EXPLORERS.items():
        shown = content()["cards"][id]
        assert names[f"machina_arcana-{id}"] == explorer.name and set(explorer.name) == {"ru", "en"}
        assert shown["class"] in ("shooter", "fighter", "mystic", "master")
        assert len(shown["abilities"]) == len(explorer.abilities) >= 1
        assert set(shown["stats"]) == {"defence", "will", "inspiration", "health", "stamina"}


@rule("MA-CARD-01")
@pytest.mark.parametrize("missing", ["name", "class"])
def test_an_explorer_card_without_name_or_class_is_refused(missing: str) -> None:
    card = {"id": "a", "name": {"ru": "А", "en": "A"}, "class": "mystic", "stats": {"health": 4}}
    assert cards.explorer(card).class_ == "mystic"
    with pytest.raises((BadWord, KeyError)):
        cards.explorer({key: value for key, value in card.items() if key != missing})


@rule("MA-CARD-04")
def test_an_item_card_shows_level_name_type_abilities_and_its_symbols() -> None:
    shown = {id: content()["cards"][id] for id in ITEMS}
    for id, item in ITEMS.items():
        assert (shown[id]["level"], shown[id]["type"]) == (item.level, item.type)
        assert f"machina_arcana-{id}" in GAME.names()
        assert shown[id]["abilities"] or shown[id]["stats"]["defence"] or shown[id]["stats"]["will"], id
    upgrades = [card for card in shown.values() if {"top", "bottom"} & set(card["symbols"])]
    extensions = [card for card in shown.values() if {"left", "right"} & set(card["symbols"])]
    plain = [card for card in shown.values() if not card["symbols"]]
    armour = [card for card in shown.values() if card["stats"]["defence"] or card["stats"]["will"]]
    assert all((upgrades, extensions, plain, armour))


@rule("MA-CARD-04")
def test_the_symbols_of_an_equipped_item_count_for_its_owner() -> None:
    coat = next(item for item in ITEMS.values() if item.stats.defence and item.type == "clothing" and item.slot == "body")
    bare, worn = table({LORRE: at(5, 5)}), table({LORRE: at(5, 5)}, equipped={LORRE: [coat.id]})
    stowed = table({LORRE: at(5, 5)}, items={LORRE: [coat.id]})
    defence = [t.match.view(0)["explorers"][0]["stats"]["defence"] for t in (bare, worn, stowed)]
    assert [coat.id, coat.stats.defence] in defence[1]["parts"]
    assert all(card != coat.id for shown in (defence[0], defence[2]) for card, _ in shown["parts"])


@rule("MA-CARD-11")
def test_the_chapter_board_turns_to_the_next_chapter_with_its_story() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "....*"])
    t.state.chapters = ["c1_10", "c1_6"]
    set_token(t.state, at(4, 5), LIT)
    t.refresh()
    assert t.match.view(None)["chapter"]["id"] == "c1_1"
    t.choose(Activate, cell=at(4, 5), as_kind="lit_chapter_cell")
    shown = t.match.view(None)["chapter"]
    assert (shown["id"], shown["number"], shown["left"]) == ("c1_6", 6, 1)
    for id in CHAPTERS:
        assert set(content()["cards"][id]["prose"]) == {"ru", "en"}, id


@rule("MA-CARD-14")
def test_fragments_show_borders_walls_doors_and_every_kind_of_cell() -> None:
    faces = [face(side) for pair in tiles() for side in pair]
    kinds = {kind for drawn in faces for kind in drawn.kinds}
    action_cells = {"chest", "event_cell", "recharge_station", "trap_lever", "workbench", "chapter_cell"}
    assert kinds == {"passable_cell", "trap_cell", "lair_cell", "rubble", "chasm_cell", "barrel", *action_cells}
    edges = {edge for drawn in faces for edge in drawn.edges}
    assert {ATTACHMENT, BORDER, WALL, DOOR} <= edges
    assert all(ATTACHMENT in drawn.edges for drawn in faces)


@rule("MA-CARD-14")
def test_printed_doors_are_open() -> None:
    t = table({LORRE: at(5, 5)}, doors=[(5, 5, "east")])
    assert t.match.view(0)["fragments"][0]["doors"] == []  # neither closed nor destroyed
    assert t.can(Move, cell=at(5, 6))  # through the door
    assert {"OpenDoor", "CloseDoor"} & {type(option).__name__ for option in t.decision().options} == {"CloseDoor"}


@rule("MA-CARD-15")
def test_cost_makes_an_ability_active_and_its_lack_passive(monkeypatch: pytest.MonkeyPatch) -> None:
    body = """
    - {cost: {stamina: 1}, do: [{gain_inspiration: {n: 1}}]}
    - gives: [{will: 1}]
    - {enters_play: true, do: [{increase_danger: {n: 1}}]}
    """
    item = print_item(monkeypatch, "relic", body)
    assert [ability.kind for ability in CARDS[item].abilities] == ["active", "continuous", "enters_play"]
    t = table({LORRE: at(5, 5)}, equipped={LORRE: [item]})
    assert [option.ability for option in t.options(UseAbility) if option.card == item] == [0]  # only active ones are used
    parts = t.match.view(0)["explorers"][0]["stats"]["will"]["parts"]
    assert [item, 1] in to_builtins(parts)  # passive: in force by itself


@rule("MA-CARD-15")
def test_an_ability_that_waits_for_something_is_passive_too(monkeypatch: pytest.MonkeyPatch) -> None:
    body = "[{cost: {stamina: 1}, do: [{lose_health: {n: 1}}]}, {when: lose_health, do: [{gain_inspiration: {n: 2}}]}]"
    item = print_item(monkeypatch, "relic", body)
    t = table({LORRE: at(5, 5)}, equipped={LORRE: [item]})
    assert [option.ability for option in t.options(UseAbility) if option.card == item] == [0]
    t.use(item)
    assert t.explorer().inspiration == 2  # by itself


@rule("MA-CARD-15")
def test_every_printed_ability_is_what_its_cost_or_symbol_says() -> None:
    for id, card in CARDS.items():
        for ability in card.abilities:
            assert (ability.kind == "active") == (ability.cost is not None), id
            assert (ability.kind == "continuous") == (bool(ability.gives) and ability.cost is None), id
