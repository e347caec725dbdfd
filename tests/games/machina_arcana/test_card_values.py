"""What stands below an ability: every word and number of every card is looked at, and a wrong one is refused where it stands."""

import copy
from pathlib import Path

import pytest

from eldertable import words
from eldertable.games.machina_arcana import cards
from eldertable.games.machina_arcana.authoring import check_folder
from eldertable.games.machina_arcana.cards import CHAPTER_FILES, EVENT_FILES, FOLDER, ITEM_FILES
from eldertable.games.machina_arcana.plain_values import BadWord
from eldertable.kernel.content import read_yaml

BUILDERS = {
    **dict.fromkeys(ITEM_FILES, cards.item), **dict.fromkeys(EVENT_FILES, cards.event), **dict.fromkeys(CHAPTER_FILES, cards.chapter),
    "explorers.yaml": cards.explorer, "monsters.yaml": cards.monster,
}  # fmt: skip
BELOW = ("abilities", "preparation", "victory", "defeat", "creatures", "stats")
WRONG = ("wrong_word", 9999, 1.5, None, ["wrong_word"], {"wrong_word": 1})
# Names are looked for among all cards, when all of them are read.
NAMES = {("monster_appears", "monster"), ("make_creatures", "creature"), ("creatures", "id")}


def leaves(raw, path=()):
    inside = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    if not isinstance(raw, dict | list):
        yield path
    for key, value in inside:
        yield from leaves(value, (*path, key))


def with_value(raw, path, value):
    changed = copy.deepcopy(raw)
    at = changed
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return changed


def is_a_name(path):
    words_of_path = [step for step in path if isinstance(step, str)]
    return tuple(words_of_path[-2:]) in NAMES or "name" in words_of_path or "line" in words_of_path


@pytest.mark.parametrize("file", BUILDERS)
def test_no_wrong_word_or_number_below_an_ability_is_read_over(file):
    build = BUILDERS[file]
    for raw in read_yaml(FOLDER.joinpath(file)):
        build(raw)
        for path in leaves(raw):
            if path[0] not in BELOW:
                continue
            for wrong in WRONG:
                if is_a_name(path) and isinstance(wrong, str):
                    continue
                with pytest.raises(BadWord) as caught:
                    build(with_value(raw, path, wrong))
                assert caught.value.field.startswith(path[0]), (raw["id"], path, wrong)


CARD = """- id: mine
  name: {ru: М, en: M}
  type: artefact
  level: 1
  abilities:
    - %s
"""


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        ("{cost: {stamina: two}, do: [recharge]}", "abilities[0].cost.stamina: a number from 0 to 9 is needed"),
        ("{cost: {discard: that}, do: [recharge]}", "abilities[0].cost.discard: “that” is not one of this"),
        ("{cost: {}, may: perhaps, do: [recharge]}", "abilities[0].may: true or false is needed"),
        ("{cost: {}, user: nobody, do: [recharge]}", "abilities[0].user: “nobody” is not one of explorers, monsters"),
        ("{cost: {}, target: {near: wall, kind: cell}, do: [recharge]}", "abilities[0].target.kind: unknown; known here: if, near"),
        ("{cost: {}, do: [{lose_health: {n: -1}}]}", "abilities[0].do[0].lose_health.n: a number from 0 to 99 is needed"),
        ("{cost: {}, do: [{look: {n: 1}}]}", "abilities[0].do[0].look: “deck” is missing"),
        ("{cost: {}, do: [{move: {through: [air]}}]}", "abilities[0].do[0].move.through: a list of obstacles, creatures"),
        ("{cost: {}, do: [{choose: recharge}]}", "abilities[0].do[0].choose: a list is needed"),
        ("{cost: {}, do: [{lose_health: {stat: luck}}]}", "abilities[0].do[0].lose_health.stat: unknown; known here: at, n"),
        ("{cost: {}, do: [{lose_health: {n: {stat: luck}}}]}", "abilities[0].do[0].lose_health.n.stat: “luck” is not one of"),
        ("{cost: {}, if: {own_turn: false}, do: [recharge]}", "abilities[0].if.own_turn.yes: true is needed; its contrary"),
        ("{cost: {}, if: {danger: high}, do: [recharge]}", "abilities[0].if.danger: a number is needed, or some of at_least"),
        ("{cost: {}, if: {wounded: {of: self, at_least: 2}}, do: [recharge]}", "abilities[0].if.wounded.at_least: unknown"),
        ("{cost: {}, if: {is: {level: high}}, do: [recharge]}", "abilities[0].if.is.level: a number is needed"),
        ("{cost: {}, if: {phase: tea}, do: [recharge]}", "abilities[0].if.phase.name: “tea” is not one of explorers, lair"),
        ("{gives: [{defence: high}]}", "abilities[0].gives[0].defence: a number from -9 to 9 is needed"),
        ("{gives: [{cannot: [sing]}]}", "abilities[0].gives[0].cannot: a list of lose_health, move"),
        ("{gives: [{action_cost: {of: [sing], stamina: 1}}]}", "abilities[0].gives[0].action_cost.of: a list of open_door"),
        ("{gives: [{ability_cost: {inspiration: 1}}]}", "abilities[0].gives[0].ability_cost.inspiration: unknown; known"),
        ("{gives: [{defence: 1, kind: rude}]}", "abilities[0].gives[0].kind: “rude” is not one of melee, ranged"),
        ("{when: {kill: {by: nobody}}, do: [recharge]}", "abilities[0].when.kill.by: unknown kind “nobody”"),
        ("{when: {phase_begins: {phase: tea}}, do: [recharge]}", "abilities[0].when.phase_begins.phase: “tea” is not"),
        ("{when: {kill: {}, miss: {}}, do: [recharge]}", "abilities[0].when: one moment is needed, found: kill, miss"),
        ("{cost: {}, do: [{monster_appears: {monster: nobody}}]}", "abilities[0].do[0].monster_appears.monster: there is no such card"),
        ("{cost: {}, do: [{make_creatures: {cells: heart_cell, creature: mi_go}}]}", "abilities[0].do[0].make_creatures.creature: there"),
        ("{cost: {}, if: {is: {of: it, card: nobody}}, do: [recharge]}", "abilities[0].if.is.card: there is no such card “nobody”"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_with_file_line_card_and_field(tmp_path: Path, ability: str, message: str):
    (tmp_path / "items_mine.yaml").write_text(CARD % ability, encoding="utf-8")
    (problem,) = check_folder(tmp_path)
    assert words.speaker("en").say(problem.text).startswith(f"items_mine.yaml:6: mine: {message}")
    assert "{" not in words.speaker("ru").say(problem.text).partition("mine: ")[2].partition(": ")[2]


def test_a_wrong_value_of_a_finales_creature_is_told_by_its_place(tmp_path: Path):
    body = "- id: end\n  name: {ru: К, en: E}\n  scenario: 4\n  role: finale\n  creatures:\n"
    body += "    - id: thing\n      name: {ru: Т, en: T}\n      stats: {defence: 12}\n"
    (tmp_path / "chapters_mine.yaml").write_text(body, encoding="utf-8")
    (problem,) = check_folder(tmp_path)
    told = words.speaker("en").say(problem.text)
    assert told == "chapters_mine.yaml:8: end: creatures[0].stats.defence: a number from 0 to 9 is needed"


def test_a_card_may_name_another_of_the_same_folder(tmp_path: Path):
    (tmp_path / "items_mine.yaml").write_text(
        CARD % "{cost: {}, do: [{monster_appears: {monster: beast_two}}]}", encoding="utf-8"
    )
    monster = "- id: beast_two\n  name: {ru: З, en: B}\n  level: 1\n  stats: {defence: 1}\n"
    (tmp_path / "monsters_mine.yaml").write_text(monster, encoding="utf-8")
    assert list(check_folder(tmp_path)) == []
