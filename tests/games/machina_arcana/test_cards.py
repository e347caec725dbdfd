"""The cards of the box: how many, how they fit together, and that what is not a card is refused with its line."""

import re
from collections import Counter
from pathlib import Path

import pytest

from eldertable import words
from eldertable.commands import check
from eldertable.games.machina_arcana import card_checks as checks
from eldertable.games.machina_arcana import cards
from eldertable.games.machina_arcana.authoring import check_folder
from eldertable.games.machina_arcana.card_text import spoken_text
from eldertable.games.machina_arcana.cards import CHAPTERS, EVENTS, EXPLORERS, FOLDER, ITEMS, MONSTERS, read_cards
from eldertable.games.machina_arcana.content_out import content
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.plain_values import BadWord
from eldertable.games.machina_arcana.tiles import face, tiles
from eldertable.kernel.content import read_yaml
from eldertable.kernel.errors import ContentError
from eldertable.kernel.text import Speaker
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import at, table


def items_of(type_):
    return [item for item in ITEMS.values() if item.type == type_]


def events_of(deck, set_):
    return [event for event in EVENTS.values() if event.deck == deck and event.set == set_]


@rule("MA-COMP-01")
def test_there_are_eight_explorers_two_of_each_class():
    assert Counter(explorer.class_ for explorer in EXPLORERS.values()) == dict.fromkeys(
        ("shooter", "fighter", "mystic", "master"), 2
    )


@rule("MA-COMP-02", "MA-COMP-03", "MA-COMP-04", "MA-COMP-05", "MA-ITEM-09")
@pytest.mark.parametrize(
    ("type_", "count", "levels"),
    [
        ("weapon", 51, {1: 21, 2: 17, 3: 13}),
        ("clothing", 40, {1: 16, 2: 14, 3: 10}),
        ("artefact", 35, {1: 14, 2: 12, 3: 9}),
        ("single_use", 30, {1: 12, 2: 10, 3: 8}),
    ],
)
def test_each_item_deck_has_its_printed_number_of_cards_over_three_levels(type_, count, levels):
    assert Counter(item.level for item in items_of(type_)) == levels
    assert sum(levels.values()) == count


@rule("MA-COMP-06", "MA-CARD-03")
def test_there_are_29_monsters_fewer_the_higher_their_level():
    assert Counter(monster.level for monster in MONSTERS.values()) == {1: 10, 2: 8, 3: 6, 4: 5}
    assert all(monster.stats.inspiration == 0 for monster in MONSTERS.values())


@rule("MA-COMP-07", "MA-COMP-08", "MA-COMP-09")
def test_the_event_decks_have_their_printed_numbers():
    assert len(events_of("explorer", "common")) == len(events_of("horror", "common")) == 32
    assert len(events_of("explorer", "1")) == len(events_of("horror", "1")) == 11


@rule("MA-COMP-09")
def test_scenario_one_has_twelve_chapter_cards_and_a_finale_fragment():
    roles = [card.role for card in CHAPTERS.values()]
    assert roles == ["title", *["chapter"] * 9, "finale", "final"]
    finale = next(card for card in CHAPTERS.values() if card.role == "finale")
    assert len(face(finale.tile).specials["ritual_1"]) == 1


@rule("MA-COMP-10", "MA-COMP-11")
@pytest.mark.parametrize("id", ["finale_2", "finale_3"])
def test_the_other_scenarios_have_a_finale_fragment_each(id):
    assert len(face(id).entries) == 2


@rule("MA-COMP-12")
def test_four_player_boards_seat_at_most_four():
    assert GAME.facts.max_seats == 4


@rule("MA-COMP-13")
def test_there_are_ten_double_sided_fragments():
    assert len(tiles()) == 10
    assert len({side for tile in tiles() for side in tile}) == 20


@rule("MA-CARD-02")
def test_an_explorer_card_gives_all_five_characteristics():
    for explorer in EXPLORERS.values():
        stats = explorer.stats
        assert min(stats.defence, stats.will, stats.inspiration, stats.health, stats.stamina) >= 1, explorer.id


@rule("MA-CARD-02")
def test_characteristics_stand_in_their_order_and_the_last_three_are_maxima():
    names = ["defence", "will", "inspiration", "health", "stamina"]
    stats = dict(zip(names, (2, 3, 6, 4, 5), strict=True))
    card = cards.explorer({"id": "a", "name": {"ru": "А", "en": "A"}, "class": "mystic", "stats": stats})
    assert list(checks.STATS) == names and [getattr(card.stats, name) for name in names] == [2, 3, 6, 4, 5]
    t = table({"lorre_gerrar": at(5, 5)})
    t.explorer().inspiration, t.explorer().health, t.explorer().stamina = 1, 2, 3
    shown = t.match.view(0)["explorers"][0]["stats"]
    printed = EXPLORERS["lorre_gerrar"].stats
    assert {name: shown[name]["value"] for name in shown} == {name: getattr(printed, name) for name in names}
    assert list(shown) == names


@rule("MA-CARD-03")
def test_a_monster_card_shows_level_abilities_and_four_characteristics():
    body = {"id": "a", "name": {"ru": "А", "en": "A"}, "level": 2}
    stats = {"defence": 2, "will": 3, "health": 4, "stamina": 5}
    built = cards.monster({**body, "stats": stats}).stats
    assert (built.defence, built.will, built.health, built.stamina) == (2, 3, 4, 5)
    with pytest.raises(BadWord, match=r"stats\.inspiration: unknown"):
        cards.monster({**body, "stats": {**stats, "inspiration": 1}})
    for id, monster in MONSTERS.items():
        shown = content()["cards"][id]
        assert (shown["level"], len(shown["abilities"])) == (monster.level, len(monster.abilities)), id
        assert min(shown["stats"][name] for name in ("defence", "will", "health", "stamina")) >= 1, id
        assert f"machina_arcana-{id}" in GAME.names()


@rule("MA-CARD-05", "MA-CARD-06", "MA-CARD-07")
def test_a_chapter_card_shows_number_scenario_story_abilities_and_values_if_it_has_any():
    body = {"id": "a", "name": {"ru": "А", "en": "A"}, "scenario": 1, "role": "chapter"}
    assert (cards.chapter(body).lair_value, cards.chapter(body).horror_value) == (0, 0)  # both may be missing
    for id, chapter in CHAPTERS.items():
        shown = content()["cards"][id]
        assert (shown["number"], shown["scenario"]) == (chapter.number, 1), id
        assert (shown["lair_value"], shown["horror_value"]) == (chapter.lair_value, chapter.horror_value), id
        assert shown["prose"]["ru"] and shown["prose"]["en"] and f"machina_arcana-{id}" in GAME.names(), id
        assert len(shown["abilities"]) == len(chapter.abilities), id
    assert [content()["cards"][f"c1_{n}"]["number"] for n in range(1, 11)] == list(range(1, 11))


@rule("MA-CARD-05", "MA-CARD-06", "MA-CARD-07")
def test_title_and_last_chapter_have_no_values_and_no_abilities():
    for card in CHAPTERS.values():
        printed = bool(card.lair_value and card.horror_value)
        assert printed == (card.role in ("chapter", "finale")), card.id
        assert bool(card.abilities) == printed, card.id


@rule("MA-CARD-08")
def test_events_have_a_name_a_description_and_abilities():
    for id, event in EVENTS.items():
        shown = content()["cards"][id]
        assert shown["abilities"] and shown["flavour"]["ru"] and shown["flavour"]["en"], id
        assert f"machina_arcana-{id}" in GAME.names()
        assert shown["set"] == event.set, id
    own = {entry["id"] for entry in read_yaml(FOLDER.joinpath("events_scenario_1.yaml"))}
    assert {id for id, event in EVENTS.items() if event.set == "1"} == own
    assert {event.set for event in EVENTS.values()} == {"common", "1"}


# --- symbols -----------------------------------------------------------------------------------------------------


@rule("MA-ITEM-10", "MA-ITEM-11", "MA-ITEM-12", "MA-ITEM-13")
def test_clothing_shows_by_its_symbols_where_it_is_worn():
    sides = {"body": {"top", "bottom", "right"}, "legs": {"top"}, "head": {"bottom"}, "extension": {"left"}}
    for item in items_of("clothing"):
        assert set(item.symbols) <= sides[item.slot], item.id
        assert (item.slot == "body") == ("right" in item.symbols), item.id


@rule("MA-ITEM-14", "MA-EQUIP-13")
def test_only_extensions_have_a_symbol_on_the_left_and_only_weapons_and_clothing_have_extensions():
    for item in ITEMS.values():
        assert (item.slot == "extension") == ("left" in item.symbols), item.id
        assert item.type in ("weapon", "clothing") or not {"left", "right"} & set(item.symbols), item.id


@rule("MA-EQUIP-06", "MA-EQUIP-12")
def test_every_upgrade_and_extension_fits_some_item_of_its_type():
    for item in ITEMS.values():
        for side, other in (("bottom", "top"), ("left", "right"), ("top", "bottom"), ("right", "left")):
            wanted = item.symbols.get(side)
            hosts = [host for host in items_of(item.type) if host is not item and host.symbols.get(other) == wanted]
            assert wanted is None or hosts, (item.id, side)


@rule("MA-EQUIP-03")
def test_weapons_take_one_or_two_hands_and_extensions_none():
    for item in ITEMS.values():
        assert item.hands in ((1, 2) if item.type == "weapon" and item.slot != "extension" else (0,)), item.id


@rule("MA-ITEM-05")
def test_every_ability_of_a_single_use_item_discards_it():
    for item in items_of("single_use"):
        assert all(ability.cost is not None and ability.cost.discard_this for ability in item.abilities), item.id


def test_every_monster_can_harm_an_explorer():
    for monster in MONSTERS.values():
        assert any("attack" in str(ability.do) for ability in monster.abilities), monster.id


def test_names_and_stories_have_both_languages_and_clean_typography():
    for id, card in (*cards.CARDS.items(), *cards.FINALE_CREATURES.items()):
        words = [card.name, *(getattr(card, name, {}) for name in ("background", "line", "flavour", "prose"))]
        for told in words:
            for language, text in told.items():
                assert text.strip() == text, (id, language)
                assert "  " not in text, (id, language)
                assert not set("\"'`") & set(text), (id, language)


# --- what the pages get ------------------------------------------------------------------------------------------


def test_the_pages_get_every_card_with_its_kind_and_every_ability_with_its_text():
    told = content()["cards"]
    assert set(told) == set(cards.CARDS) | set(cards.FINALE_CREATURES)
    kinds = Counter(card["kind"] for card in told.values())
    assert kinds == {"item": 156, "explorer": 8, "monster": 30, "event": 86, "chapter": 12}
    assert all(ability["text"]["id"] for card in told.values() for ability in card["abilities"])


def test_the_pages_get_costs_targets_and_dice_apart_from_the_text():
    whip, pull = content()["cards"]["spiked_whip"]["abilities"]
    assert whip["cost"]["stamina"] == 2
    assert whip["targets"] == [{"mode": "blockable", "range": 2, "kind": "creature"}]
    assert whip["dice"] == {"strong": 1, "weak": 1, "magic": False}
    assert pull["dice"] is None


# --- refusing ----------------------------------------------------------------------------------------------------

GOOD = {
    "item": "id: a\n  name: {ru: А, en: A}\n  type: artefact\n  level: 1\n",
    "explorer": "id: a\n  name: {ru: А, en: A}\n  class: mystic\n  stats: {defence: 1}\n",
    "monster": "id: a\n  name: {ru: А, en: A}\n  level: 1\n  stats: {defence: 1}\n",
    "event": "id: a\n  name: {ru: А, en: A}\n  deck: horror\n  set: common\n",
    "chapter": "id: a\n  name: {ru: А, en: A}\n  scenario: 1\n  role: chapter\n",
}


def said(problem: ContentError) -> str:
    return words.speaker("en").say(problem.text)


def problem_with(tmp_path: Path, kind: str, body: str) -> ContentError:
    path = tmp_path / "cards.yaml"
    path.write_text(f"- {body}", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_cards(path, getattr(cards, kind))
    return caught.value


@pytest.mark.parametrize("kind", GOOD)
def test_a_card_with_the_least_it_needs_is_read(tmp_path, kind):
    path = tmp_path / "cards.yaml"
    path.write_text(f"- {GOOD[kind]}", encoding="utf-8")
    assert [card.id for card in read_cards(path, getattr(cards, kind))] == ["a"]


@pytest.mark.parametrize("kind", GOOD)
def test_an_unknown_key_is_refused_with_file_line_card_and_field(tmp_path, kind):
    problem = problem_with(tmp_path, kind, GOOD[kind] + "  colour: red\n")
    assert said(problem).startswith("cards.yaml:5: a: colour: unknown key of this card; known: id, name")


@pytest.mark.parametrize("kind", GOOD)
def test_an_unknown_word_in_an_ability_is_refused_at_its_own_line(tmp_path, kind):
    abilities = "  abilities:\n    - cost: {stamina: 1}\n      do:\n        - recharge\n        - fly: {far: 2}\n"
    problem = problem_with(tmp_path, kind, GOOD[kind] + abilities)
    assert problem.entry == "a"
    assert "abilities[0].do[1]: unknown effect “fly”" in said(problem)
    assert problem.line == (GOOD[kind] + abilities).count("\n")


@pytest.mark.parametrize("kind", GOOD)
def test_a_name_in_one_language_is_refused(tmp_path, kind):
    problem = problem_with(tmp_path, kind, GOOD[kind].replace("{ru: А, en: A}", "{ru: А}"))
    assert said(problem) == "cards.yaml:2: a: name: {ru: ..., en: ...} is needed"


@pytest.mark.parametrize(
    ("kind", "old", "new", "message"),
    [
        ("item", "level: 1", "level: 4", "level: a number from 1 to 3 is needed"),
        ("item", "type: artefact", "type: ring", "type: “ring” is not one of weapon, clothing, artefact, single_use"),
        ("item", "level: 1", "level: 1\n  stats: {stamina: 1}", "stats.stamina: unknown; known here: defence, will"),
        ("item", "level: 1", "level: 1\n  symbols: {right: clamp}", "symbols: artefacts have no extensions"),
        ("item", "level: 1", "level: 1\n  symbols: {top: clamp}", "symbols.top: no such symbol"),
        ("item", "level: 1", "level: 1\n  symbols: {left: clamp}", "symbols: an extension has a symbol on its left"),
        ("item", "level: 1", "level: 1\n  hands: 1", "hands: only weapons have hands"),
        ("explorer", "class: mystic", "class: clerk", "class: “clerk” is not one of shooter"),
        ("explorer", "defence: 1", "defence: 12", "stats.defence: a number from 0 to 9 is needed"),
        ("monster", "level: 1", "level: 5", "level: a number from 1 to 4 is needed"),
        ("monster", "level: 1", "level: 1\n  keywords: [huge]", "keywords: a list of stationary, incorporeal is needed"),
        ("event", "deck: horror", "deck: fear", "deck: “fear” is not one of explorer, horror"),
        ("event", "set: common", "set: 9", "set: common, or the number of a scenario"),
        ("event", "set: common", "set: common\n  personal: perhaps", "personal: true or false is needed"),
        ("chapter", "role: chapter", "role: middle", "role: “middle” is not one of title"),
        ("chapter", "role: chapter", "role: chapter\n  lair_value: 11", "lair_value: a number from 0 to 10 is needed"),
        ("chapter", "role: chapter", "role: chapter\n  victory: {luck: true}", "victory: unknown condition “luck”"),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(tmp_path, kind, old, new, message):
    problem = problem_with(tmp_path, kind, GOOD[kind].replace(old, new))
    assert said(problem).partition(": a: ")[2].startswith(message)
    assert problem.line is not None


@rule("MA-ITEM-10", "MA-ITEM-11", "MA-ITEM-12", "MA-ITEM-13", "MA-ITEM-14", "MA-EQUIP-03", "MA-EQUIP-13")
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ("type: clothing", "slot: clothing is for the body"),
        ("type: clothing\n  slot: hand", "slot: “hand” is not one of body, legs, head, extension"),
        (
            "type: clothing\n  slot: legs\n  symbols: {bottom: gear}",
            "symbols: clothing of this slot has symbols only here: top",
        ),
        (
            "type: clothing\n  slot: head\n  symbols: {top: eye}",
            "symbols: clothing of this slot has symbols only here: bottom",
        ),
        ("type: clothing\n  slot: body\n  symbols: {top: eye}", "symbols: body clothing always has a symbol on its right"),
        ("type: weapon", "hands: a number from 1 to 2 is needed"),
        ("type: weapon\n  hands: 1\n  slot: head", "slot: a weapon is an extension or has no slot"),
        ("type: weapon\n  hands: 1\n  slot: extension\n  symbols: {left: clamp}", "hands: an extension has no hands"),
        ("type: weapon\n  hands: 1\n  symbols: {left: clamp}", "symbols: an extension has a symbol on its left"),
        ("type: weapon\n  slot: extension\n  symbols: {right: clamp}", "symbols: an extension has a symbol on its left"),
        ("type: artefact\n  symbols: {right: clamp}", "symbols: artefacts have no extensions"),
        ("type: single_use\n  symbols: {top: gear}", "symbols: single-use items have none"),
        ("type: single_use\n  slot: legs", "slot: only clothing and extensions have a slot"),
    ],
)
def test_an_item_against_the_rules_of_its_type_is_refused(tmp_path, fields, message):
    problem = problem_with(tmp_path, "item", GOOD["item"].replace("type: artefact", fields))
    assert said(problem).partition(": a: ")[2].startswith(message)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_there_are_words_for_everything_that_can_be_wrong_with_a_card(language):
    folder = FOLDER.parent
    modules = ("plain_values.py", "reading.py", "card_checks.py", "cards.py", "authoring.py", "tiles.py")
    source = "".join(folder.joinpath(name).read_text(encoding="utf-8") for name in modules)
    named = set(re.findall(r'(?:BadWord\(|_wrong\(entry, ).*?, "([a-z-]+)"', source)) | set(
        re.findall(r'"machina_arcana-content-([a-z-]+)"', source)
    )
    said = folder.joinpath("text", f"content.{language}.ftl").read_text(encoding="utf-8")
    assert named | {"unknown"} == set(re.findall(r"^machina_arcana-content-([a-z-]+) =", said, re.MULTILINE))


# --- folders of authors ------------------------------------------------------------------------------------------


def test_the_games_own_folder_has_no_problems():
    assert list(check_folder(Path(str(FOLDER)))) == []


def test_every_bad_card_of_a_folder_is_named(tmp_path):
    (tmp_path / "monsters_own.yaml").write_text(
        "- id: a\n- id: mi_go\n  name: {ru: А, en: A}\n  stats: {}\n", encoding="utf-8"
    )
    (tmp_path / "things.yaml").write_text("- id: b\n", encoding="utf-8")
    problems = [said(problem) for problem in check_folder(tmp_path)]
    assert problems[0] == "monsters_own.yaml:1: a: name: {ru: ..., en: ...} is needed"
    assert problems[1] == "monsters_own.yaml:2: mi_go: id: used by another card; choose another"
    assert problems[2].startswith("things.yaml: the name of a file of cards begins with one of: items, weapons")


def test_a_tile_that_does_not_agree_with_itself_is_named(tmp_path):
    tile = next(entry for entry in read_yaml(FOLDER.joinpath("tiles.yaml"))["faces"] if entry["id"] == "t10b")
    lines = "\n".join(f"      {line}" for line in tile["map"].splitlines())
    (tmp_path / "tiles_own.yaml").write_text(
        f"faces:\n  - id: mine\n    tile: 11\n    open: [north]\n    attach: east\n    map: |\n{lines}\n", encoding="utf-8"
    )
    (problem,) = check_folder(tmp_path)
    assert said(problem).startswith("tiles_own.yaml:2: mine: open: says [north], but drawn is [")


def test_a_finale_names_a_drawn_fragment(tmp_path):
    body = "- id: end\n  name: {ru: К, en: E}\n  scenario: 4\n  role: finale\n  tile: nowhere\n"
    (tmp_path / "chapters_own.yaml").write_text(body, encoding="utf-8")
    (problem,) = check_folder(tmp_path)
    assert said(problem) == "chapters_own.yaml:5: end: tile: no fragment “nowhere” is drawn"


# --- the author's guide ------------------------------------------------------------------------------------------

GUIDE = Path(__file__).parents[3] / "docs" / "guide-cards.md"


def write_examples(folder: Path) -> dict[str, str]:
    """The guide's examples as files: each begins with a comment that names its file."""
    found = dict(re.findall(r"```yaml\n# (\w+\.yaml)\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL))
    for name, body in found.items():
        (folder / name).write_text(body, encoding="utf-8")
    return found


def test_the_guides_examples_are_an_item_a_monster_events_a_chapter_and_a_tile_without_problems(tmp_path):
    assert set(write_examples(tmp_path)) == {
        f"{what}_mine.yaml" for what in ("weapons", "monsters", "events", "chapters", "tiles")
    }
    assert list(check_folder(tmp_path)) == []


def test_the_guides_first_item_reads_as_the_guide_says(tmp_path):
    write_examples(tmp_path)
    (harpoon,) = read_cards(tmp_path / "weapons_mine.yaml", cards.item)
    words = Speaker("ru", [FOLDER.parent.joinpath("text", "cards.ru.ftl").read_text(encoding="utf-8")])
    told = words.say(spoken_text(harpoon, harpoon.abilities[0]))
    assert f"«{told}»" in " ".join(GUIDE.read_text(encoding="utf-8").split())


def test_the_command_checks_a_folder_with_the_rules_of_every_game(tmp_path):
    write_examples(tmp_path)
    assert list(check.folder_problems(tmp_path)) == []
    path = tmp_path / "monsters_mine.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("push:", "fly:"), encoding="utf-8")
    (problem,) = check.folder_problems(tmp_path)
    told = words.speaker("en").say(problem)
    assert told.startswith("monsters_mine.yaml:11: steam_wraith: abilities[0].do[1]: unknown effect “fly”")
