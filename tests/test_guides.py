"""The players' guides cite rules that exist, link each to its place in the ledger, and say the same in both languages."""

import re
from pathlib import Path

import pytest
import yaml

DOCS = Path(__file__).resolve().parent.parent / "docs"
LEDGERS = {"tour": "arkham_tour", "arcana": "machina_arcana"}
CITED = re.compile(r"\[([A-Z]+-[A-Z0-9]+-\d+)\](?!:)")
LINKED = re.compile(r"^\[([A-Z]+-[A-Z0-9]+-\d+)\]: (\S+)$", re.MULTILINE)
EVERY_GUIDE = [(guide, language) for guide in LEDGERS for language in ("ru", "en")]


def read(guide: str, language: str) -> str:
    return (DOCS / f"guide-{guide}.{language}.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def ledgers() -> dict[str, set[str]]:
    known = {}
    for guide, game in LEDGERS.items():
        source = (DOCS / ledger_path(game)).read_text(encoding="utf-8")
        known[guide] = {rule["id"] for rule in yaml.load(source, Loader=yaml.CSafeLoader)["rules"]}
    return known


def ledger_path(game: str) -> str:
    return f"../src/eldertable/games/{game}/rules.yaml"


@pytest.mark.parametrize(("guide", "language"), EVERY_GUIDE)
def test_a_guide_cites_only_rules_of_its_ledger(guide: str, language: str, ledgers: dict[str, set[str]]) -> None:
    assert sorted(set(CITED.findall(read(guide, language))) - ledgers[guide]) == []


@pytest.mark.parametrize(("guide", "language"), EVERY_GUIDE)
def test_every_cited_rule_is_linked_to_its_place(guide: str, language: str) -> None:
    text = read(guide, language)
    place = ledger_path(LEDGERS[guide])
    assert LINKED.findall(text) == [(rule, f"{place}#{rule}") for rule in sorted(set(CITED.findall(text)))]


@pytest.mark.parametrize("guide", LEDGERS)
def test_both_languages_rest_on_the_same_rules(guide: str) -> None:
    assert set(CITED.findall(read(guide, "ru"))) == set(CITED.findall(read(guide, "en")))
