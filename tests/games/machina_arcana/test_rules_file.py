"""The rules as the app shows them: both languages, no loose ends."""

import re
from importlib.resources import files

import pytest

from eldertable.kernel.content import read_yaml

RULES = read_yaml(files("eldertable.games.machina_arcana").joinpath("rules.yaml"))
TOLD = [
    (entry["id"], entry[key])
    for group, keys in (
        ("rules", ("text",)),
        ("examples", ("given", "when", "then")),
        ("questions", ("question", "ruling", "why")),
    )
    for entry in RULES[group]
    for key in keys
]


def test_the_ledger_is_complete():
    assert [len(RULES[group]) for group in ("rules", "examples", "questions")] == [576, 58, 99]
    assert len({entry["id"] for group in ("rules", "examples", "questions") for entry in RULES[group]}) == 576 + 58 + 99


def test_every_rule_stands_in_a_section_that_has_a_title_in_both_languages():
    sections = {section["id"] for section in RULES["sections"]}
    assert {rule["id"].split("-")[1] for rule in RULES["rules"]} == sections
    assert all(section["title"]["ru"] and section["title"]["en"] for section in RULES["sections"])


@pytest.mark.parametrize("language", ["ru", "en"])
def test_everything_is_told_in_sentences(language):
    for id, told in TOLD:
        text = told[language]
        assert text.strip() == text, id
        assert text[-1] in ".?)", (id, text)
        assert "  " not in text, id
        assert not set("\"'`") & set(text), (id, text)


def test_russian_is_russian_and_keeps_the_numbers_of_the_english():
    for id, told in TOLD:
        assert re.search("[а-яё]", told["ru"]), id
        if "-Q-" not in id and "-EX-" not in id:
            missing = set(re.findall(r"\d+", told["en"])) - set(re.findall(r"\d+", told["ru"]))
            assert not missing, (id, missing)


def test_rules_and_rulings_name_each_other():
    rules, questions = ({entry["id"]: entry for entry in RULES[group]} for group in ("rules", "questions"))
    for entry in (*RULES["examples"], *RULES["questions"]):
        assert set(entry.get("rules", ())) <= set(rules), entry["id"]
    for id, rule in rules.items():
        for ruling in rule.get("rulings", ()):
            assert id in questions[ruling]["rules"], (id, ruling)
