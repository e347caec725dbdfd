"""The rules text of cards: every word of the vocabulary can be said, and what is said is what the card does."""

import itertools
import re
from importlib.resources import files
from pathlib import Path

import pytest

from eldertable.games.machina_arcana import card_text, reading, word_values, words
from eldertable.games.machina_arcana.cards import (
    CARDS,
    CHAPTER_FILES,
    CHAPTERS,
    EVENT_FILES,
    FINALE_CREATURES,
    FOLDER,
    ITEM_FILES,
)
from eldertable.games.machina_arcana.game import GAME
from eldertable.kernel.content import read_yaml
from eldertable.kernel.text import LANGUAGES, Speaker
from eldertable.words import names_of

TEXTS = files("eldertable.games.machina_arcana").joinpath("text")
SPEAKERS = {
    language: Speaker(
        language,
        [
            *(TEXTS.joinpath(f"{name}{language}.ftl").read_text(encoding="utf-8") for name in ("", "cards.")),
            names_of(GAME, language),
        ],
    )
    for language in LANGUAGES
}
FILES = (*ITEM_FILES, *EVENT_FILES, *CHAPTER_FILES, "explorers.yaml", "monsters.yaml")
ABILITIES = [(card, ability) for card in (*CARDS.values(), *FINALE_CREATURES.values()) for ability in card.abilities]
RAW = {raw["id"]: raw for name in FILES for raw in read_yaml(FOLDER.joinpath(name))}
OWNERS = ("spiked_whip", "mi_go")  # a card that addresses its user, and one that tells about a monster
NOBODYS = ("swarm", "c1_2")  # a horror event and a chapter belong to nobody


def clean(told: str) -> bool:
    """A sentence begins with a capital, ends with a full stop, and nothing was left out or doubled."""
    flaws = re.search(r"  | [,.;:)]|\( |[{}$]|None|\.\.|,,|: *$|machina_arcana", told)
    return told.endswith(".") and told[0] == told[0].upper() and not flaws


def everywhere(raw, owners):
    """An ability as each kind of card and each language would say it."""
    ability = reading.ability(raw, 0, "abilities[0]")
    for owner, speaker in itertools.product(owners, SPEAKERS.values()):
        yield speaker.say(card_text.spoken_text(CARDS[owner], ability))


def assert_can_be_said(raw, owners=OWNERS):
    for told in everywhere(raw, owners):
        assert clean(told), told


# --- every card --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_of_every_card_can_be_said(language):
    for card, ability in ABILITIES:
        for text in (card_text.ability_text(card, ability), card_text.spoken_text(card, ability)):
            told = SPEAKERS[language].say(text)
            assert clean(told), (card.id, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_conditions_of_a_finale_can_be_said(language):
    for card in CHAPTERS.values():
        for text in (card_text.condition_text(card, card.victory), card_text.effects_text(card, card.preparation)):
            assert text is None or clean(SPEAKERS[language].say(text)), card.id


def numbers_of(raw, key=""):
    """The numbers of an ability that a text must say; one of something may be `there is`, `once` or `one-handed`."""
    if isinstance(raw, bool):
        return
    if isinstance(raw, int):
        silent = (key in ("at_least", "at_most", "equals") and raw < 2) or (key in ("hands", "lasting") and raw == 1)
        if not silent:
            yield abs(raw)
    elif isinstance(raw, dict):
        for name, value in raw.items():
            yield from numbers_of(value, name)
    elif isinstance(raw, list):
        for value in raw:
            yield from numbers_of(value, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_card_is_in_its_text(language):
    for card, ability in ABILITIES:
        if card.id in RAW:
            told = SPEAKERS[language].say(card_text.spoken_text(card, ability))
            said = {int(n) for n in re.findall(r"\d+", told)}
            assert set(numbers_of(RAW[card.id]["abilities"][ability.index])) <= said, (card.id, told)


# --- every word --------------------------------------------------------------------------------------------------

SAMPLES = {
    "n": [2, "all", {"count": "monster", "in": "board", "max": 3, "plus": 1}, {"stat": "will", "of": "target"}],
    "shift": [2, -1, {"count": "monster", "in": "board", "max": 3, "plus": 1}],
    "sel": [
        "self",
        "target",
        "it",
        "attacker",
        {"each": "explorer", "in": "board", "if": {"wounded": "it"}},
        {"nearest": "monster"},
    ],
    "item": ["this", {"type": "weapon", "level": 2, "has": "upgrade"}],
    "kind": ["ritual_cell"],
    "through": [["walls", "creatures"]],
    "place": [
        {"within": 2},
        {"within": 1, "of": "target"},
        {"adjacent": "target"},
        {"any": "lair_cell"},
        {"nearest": "chest"},
        "target",
    ],
    "card": ["mi_go"],
    "flag": [True, False],
}
NEEDED = {
    "attack": {"strong": 2, "weak": 1}, "convert": {"from": "health", "to": "inspiration", "n": 1}, "change_result": {"by": 1},
    "teleport": {"to": {"within": 1}}, "take_item": {"item": {"type": "weapon"}}, "give_item": {"to": "target"},
    "add_items": {"levels": [2]}, "launch_event": {"deck": "horror"}, "relaunch_event": {"deck": "horror"},
    "shuffle_event_deck": {"deck": "horror"}, "change_lair_value": {"by": 1}, "change_horror_value": {"by": -1},
    "set_monster_level": {"to": 3}, "look": {"deck": "monster", "n": 2}, "take_from_deck": {"card": "locket", "deck": "explorer"},
    "make_creatures": {"cells": "ritual_cell", "creature": "ritual_circle"},
    "place_creature": {"creature": "ritual_circle", "cell": "core_cell"}, "swap_places": {"a": "self", "b": "target"},
}  # fmt: skip


@pytest.mark.parametrize("word", words.EFFECTS)
def test_every_effect_can_be_said_with_each_of_its_parameters(word):
    shape = words.EFFECTS[word]
    given = [NEEDED.get(word, {})]
    for key, kinds in shape.items():
        if word == "add_items":
            continue
        samples = kinds if isinstance(kinds, tuple) else SAMPLES[kinds]
        given += [{**NEEDED.get(word, {}), key: sample} for sample in samples]
    for args in given:
        assert_can_be_said({"cost": {}, "target": {"near": "creature"}, "do": [{word: args}]})


INNER = [{"restore_health": {"n": 1}}, {"restore_stamina": {"n": 2}}]


@pytest.mark.parametrize(
    "flow",
    [
        {"if": {"dealt_damage": True}, "then": INNER, "else": INNER},
        {"if": {"killed": True}, "then": [], "else": INNER},
        {"roll": 7, "then": INNER, "else": INNER},
        {"roll": 7, "then": INNER},
        {"progress": 3, "then": INNER},
        {"progress": {"explorers": "alive", "times": 2, "plus": -1}, "then": INNER},
        {"pay": {"inspiration": 1, "discard_item": {"type": "any"}}, "then": INNER, "else": INNER},
        {"may": INNER},
        {"choose": [INNER, INNER, INNER]},
        {"repeat": 2, "do": INNER},
        {"repeat": {"spent": "inspiration"}, "do": INNER},
        {"each": {"each": "explorer", "in": "board"}, "do": [{"pay": {"health": 1}, "then": INNER}]},
        {"each": {"each": "monster"}, "do": [{"lose_health": {"n": 1, "at": "it"}}]},
        {"lasting": 2, "gives": [{"defence": 1}, {"will": 1}, {"attack_roll": 1}]},
    ],
    ids=lambda flow: next(iter(flow)),
)
def test_every_flow_word_can_be_said(flow):
    assert_can_be_said({"cost": {}, "do": [flow]})


def test_no_flow_word_is_forgotten():
    marks = [mark for mark in test_every_flow_word_can_be_said.pytestmark if mark.name == "parametrize"]
    assert {next(iter(flow)) for flow in marks[0].args[1]} == set(words.FLOW)


CONDITIONS = {
    "adjacent_to": ["wall", {"kind": "monster", "of": "target", "at_least": 2}],
    "on_cell": ["trap_cell"],
    "is": [
        {"of": "it", "kind": "monster"},
        {"of": "it", "keyword": "incorporeal"},
        {"of": "it", "level": {"at_most": 2}},
        {"of": "it", "same_as": "self"},
        {"of": "it", "card": "mi_go"},
    ],
    "wounded": ["self", "target", "it"],
    "count": [{"kind": "monster", "in": "board", "at_least": 2}, {"kind": "chest", "equals": 0}],
    "has": [
        {"of": "this", "part": part, "at_least": n}
        for part in ("upgrade", "extension", "marker", "progress")
        for n in (1, 2)
    ],
    "is_part": ["main", "upgrade", "extension"],
    "equipped": [{"type": "weapon", "hands": 1, "at_least": 2}, {"slot": "head", "type": "clothing"}],
    "class": [["mystic", "master"]],
    "excess": [{"at_least": 2}],
    "dice_show": [{"face": "blank", "at_least": 2}, {"face": 3}],
    "distance": [{"of": "target", "at_least": 2}],
    "phase": ["lair", "horror", "explorers", "monsters"],
    "current_event": [{"deck": "horror", "exists": True}, {"deck": "explorer", "exists": False}],
    "together": ["fragment", "board"],
    **{
        word: [{"at_least": 2}, {"at_most": 3}]
        for word in ("lair_value", "horror_value", "danger", "monster_level", "set_aside")
    },
    **{
        word: [{"of": "self", "at_least": "max"}, {"of": "target", "equals": 2}]
        for word in ("health", "inspiration", "stamina", "defence", "will")
    },
    **{word: [True] for word in ("dealt_damage", "killed", "missed", "magic", "own_turn", "closed_chapter")},
}


@pytest.mark.parametrize("word", words.CONDITIONS)
def test_every_condition_and_its_opposite_can_be_said(word):
    for value in CONDITIONS[word]:
        for condition in ({word: value}, {"not": {word: value}}, {"any": [{word: value}, {"killed": True}]}):
            assert_can_be_said({"cost": {}, "target": {"near": "creature"}, "if": condition, "do": ["recharge"]})
            selector = {"each": "monster", "if": condition}
            assert_can_be_said({"cost": {}, "target": {"near": "creature"}, "do": [{"banish": {"at": selector}}]})


MODIFIERS = {
    "attack_dice": [{"strong": 1, "weak": -1}],
    "ability_cost": [{"stamina": -1, "min": 1}],
    "keyword": ["incorporeal", "stationary"],
    "action_cost": [
        {"of": [action], "stamina": -1, "inspiration": 1}
        for action in (
            "open_door",
            "close_door",
            "destroy_door",
            "explore",
            "leave_board",
            "use_inventory",
            "exchange",
            "seal_lair",
            "trap_lever",
            "recharge_station",
            "workbench",
            "chest",
            "event_cell",
            "chapter_cell_unlit",
            "chapter_cell_lit",
        )
    ],
    "may_target": ["incorporeal"],
    "target_through": [["obstacles", "walls"]],
    "move_through": [["creatures", "chasms", "rubble"]],
    "free_step": [{"from": "chasm_cell", "to": "cell"}],
    "treat_as": [{"cell": "chest", "as": "barrel"}],
    "counts_as": [{"cell": "target", "as": "trap_cell"}],
    "evade_with": ["lower", "higher", "own_of_attacker", "own_of_evader"],
    "cannot": [
        [
            "lose_health",
            "move",
            "attack",
            "be_pushed",
            "be_pulled",
            "be_teleported",
            "be_swapped",
            "be_banished",
            "be_controlled",
            "gain_inspiration",
            "restore_health",
            "use_abilities",
        ]
    ],
    "immune": [["traps", "barrels", "push", "pull", "chasms"]],
    "support_from": ["fragment", "board"],
    "makes_magic": [True],
    "ability": [{"cost": {"stamina": 1}, "do": ["recharge"]}],
}


@pytest.mark.parametrize("word", sorted(word_values.MODIFIERS))
def test_every_modifier_can_be_said_with_each_qualifier(word):
    qualifiers = [{}, {"with": "host"}, {"kind": "melee"}, {"against": {"wounded": "it"}}, {"if": {"own_turn": True}}]
    qualifiers += [{"at": at} for at in ("self", "target", "evader", {"each": "explorer", "in": "board"})]
    for value, extra in itertools.product(MODIFIERS.get(word, [2, 1]), qualifiers):
        gives = [{word: value, **extra}]
        assert_can_be_said({"while": {"wounded": "self"}, "gives": gives})
        assert_can_be_said({"cost": {}, "target": {"near": "creature"}, "do": [{"lasting": 1, "gives": gives}]})


@pytest.mark.parametrize("word", sorted(words.TRIGGERS))
def test_every_trigger_can_be_said_about_the_owner_and_about_anybody(word):
    filters = [
        {},
        {"by": "any", "of": "any"},
        {"by": "explorer", "of": "monster"},
        {"in": "fragment"},
        {"with": "this"},
        {"to": "monster"},
    ]
    filters += [{"kind": kind} for kind in ("melee", "ranged", "magic", "normal", "monster", "chest")]
    filters += [{"deck": "horror", "re": False}, {"phase": "lair"}, {"type": "weapon"}, {"how": "push"}, {"from": "any"}]
    filters += [{"victim": {"is": {"of": "it", "level": {"at_least": 2}}}}]
    for given in filters:
        raw = {"when": {word: given}, "may": True, "instead": True, "do": [{"lose_health": {"n": 1, "at": "it"}}]}
        assert_can_be_said(raw, (*OWNERS, *NOBODYS))


@pytest.mark.parametrize(
    "cost",
    [
        {}, {"stamina": 2}, {"inspiration": 1}, {"inspiration": "any"}, {"health": 1}, {"discard": "this"},
        {"discard_item": {"type": "artefact"}}, {"return_marker": 1}, {"return_progress": 2}, {"stow": "this"},
        {"destroy_cell": "chest"}, {"close_door": "adjacent"}, {"destroy_door": "adjacent"}, {"increase_danger": 1},
        {"relaunch_event": "horror"}, {"condition": {"adjacent_to": "wall"}},
    ],
    ids=str,
)  # fmt: skip
def test_every_cost_can_be_said(cost):
    assert_can_be_said({"cost": cost, "do": ["recharge"]})


@pytest.mark.parametrize("kind", sorted(words.KINDS))
def test_every_kind_can_be_a_target_and_be_selected_anywhere(kind):
    for target in ({"near": kind}, {"blockable": 3, "kind": kind}, {"piercing": 2, "kind": kind, "if": {"wounded": "it"}}):
        assert_can_be_said({"cost": {}, "target": target, "do": [{"banish": {}}, {"push": {"cells": 1}}]})
    scopes = [*sorted(words.SCOPES - {"within"}), {"within": 2}, {"within": 2, "of": "target"}]
    selectors = [{"each": kind, "in": scope} for scope in scopes]
    selectors += [{"any": kind}, {"up_to": 2, "kind": kind}, {"nearest": kind, "to": "target"}, [{"any": kind}, "self"]]
    for at in selectors:
        assert_can_be_said({"cost": {}, "target": {"near": "creature"}, "do": [{"attack": {"weak": 1, "at": at}}]})


@pytest.mark.parametrize("name", sorted(words.ITEM_NAMES))
def test_every_item_can_be_named(name):
    assert_can_be_said({"gives": [{"attack_roll": 1, "with": name}, {"range": 1, "with": name}]})


# --- cards read by people ----------------------------------------------------------------------------------------

GOLDEN = read_yaml(Path(__file__).with_name("card_texts.yaml"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GOLDEN)
def test_a_card_says_what_it_said_when_it_was_read(id, language):
    card = CARDS[id]
    told = [SPEAKERS[language].say(card_text.spoken_text(card, ability)) for ability in card.abilities]
    assert told == GOLDEN[id][language]


# --- shapes ------------------------------------------------------------------------------------------------------

SHAPES = [
    pytest.param(
        "spiked_whip",
        {"when": "item_discarded", "do": [{"equip_item": {"item": "it"}}]},
        "When you discard an item: equip the discarded item.",
        "Когда вы сбрасываете предмет: экипируйте сброшенный предмет.",
        id="an item is told by what was done with it",
    ),
    pytest.param(
        "spiked_whip",
        {"gives": [{"attack_roll": 1, "with": "any_weapon", "at": {"each": "explorer", "in": "board"}}]},
        "Attack rolls of each explorer on the board with any weapon +1.",
        "Броски на атаку каждого первопроходца на поле любым оружием +1.",
        id="any weapon of somebody else",
    ),
    pytest.param(
        "mi_go",
        {"gives": [{"range": 1, "with": {"type": "clothing"}}]},
        "Range of abilities of any clothing of this monster +1.",
        "Дальность способностей любой одежды этого чудовища +1.",
        id="any item of a monster",
    ),
    pytest.param(
        "mi_go",
        {"gives": [{"immune": ["traps", "chasms"]}]},
        "Traps do not affect it; it cannot be pushed, pulled or teleported onto a chasm cell.",
        "Ловушки на это чудовище не действуют; это чудовище нельзя оттолкнуть, притянуть или перенести на клетку пропасти.",
        id="chasms beside other dangers",
    ),
    pytest.param(
        "spiked_whip",
        {"if": {"not": {"danger": {"at_least": 2}}}, "cost": {}, "do": ["recharge"]},
        "Cost: nothing. Only if danger is less than 2: recharge.",
        "Стоимость: ничего. Только если опасность меньше 2: подзарядитесь.",
        id="a number is less, things are fewer",
    ),
    pytest.param(
        "spiked_whip",
        {"when": {"after_attack": {"with": "this", "to": "monster"}}, "do": ["recharge"]},
        "After your attack with this item against a monster: recharge.",
        "После вашей атаки этим предметом против чудовища: подзарядитесь.",
        id="an attack with its item and victim",
    ),
    pytest.param(
        "spiked_whip",
        {"while": {"any": [{"adjacent_to": "wall"}, {"own_turn": True}]}, "gives": [{"will": 1}]},
        "While you are adjacent to a wall or it is your turn, your will +1.",
        "Пока вы по соседству со стеной или идёт ваш ход, ваша воля +1.",
        id="conditions of different kinds stay apart",
    ),
    pytest.param(
        "spiked_whip",
        {"cost": {}, "do": [{"attack": {"weak": 1, "at": {"up_to": 2, "kind": "monster"}}}]},
        "Cost: nothing. Attack on up to 2 monsters on the fragment: 1 weak die.",
        "Стоимость: ничего. Атака на любых чудовищ на фрагменте (до 2): 1 слабый кубик.",
        id="up to so many after a preposition",
    ),
    pytest.param(
        "spiked_whip",
        {"cost": {}, "do": [{"teleport": {"at": {"any": "explorer", "in": "board"}, "to": {"within": 2}}}]},
        "Cost: nothing. Teleport any explorer on the board to a cell within 2 cells of you.",
        "Стоимость: ничего. Перенесите любого первопроходца с любого фрагмента на клетку в пределах 2 клеток от вас.",
        id="one teleported from somewhere",
    ),
]


@pytest.mark.parametrize(("owner", "raw", "en", "ru"), SHAPES)
def test_an_ability_of_this_shape_reads_like_this(owner, raw, en, ru):
    assert list(everywhere(raw, [owner])) == [{"en": en, "ru": ru}[language] for language in SPEAKERS]


@pytest.mark.parametrize(
    ("language", "again"), [("en", "the second target (different targets)"), ("ru", "вторую цель (цели разные)")]
)
def test_what_a_target_must_be_like_is_said_once(language, again):
    """Where the targets are drawn nothing else says it."""
    card = CARDS["arc_projector"]
    printed, spoken = (
        SPEAKERS[language].say(text(card, card.abilities[0])) for text in (card_text.ability_text, card_text.spoken_text)
    )
    assert again in printed
    assert again not in spoken


JOINED_BADLY = re.compile(
    r"::|:[^.;()]*:|  |\.\.|\. [a-zа-яё]| [,.;:]|,,|,\.|;\.|: [.,;]|^[a-zа-яё]|\(\)|«»|“”|[^.!?)»”]$|;;|:,|[{}]"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_joins_its_words_badly(language):
    say = SPEAKERS[language].say
    told = [
        say(words(card, ability)) for card, ability in ABILITIES for words in (card_text.spoken_text, card_text.ability_text)
    ]
    assert [text for text in told if JOINED_BADLY.search(text)] == []
