"""The Russian of the house is checked, and what is right is left alone."""

import pytest
import yaml

from scripts.check_russian import complaints, in_fluent, in_yaml


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Еще один раунд", ["without ё: Еще"]),
        ("подсчет очков", ["without ё: подсчет"]),
        ("желтый квартал", ["without ё: желтый"]),
        ('карта "Путь"', ['a straight quotation mark: карта "Путь', 'a straight quotation mark: "']),
        ("лавка - это место", ["a hyphen for a dash: лавка - это"]),
    ],
)
def test_a_slip_is_found(words: str, found: list[str]) -> None:
    assert list(complaints(words)) == found


@pytest.mark.parametrize(
    "words", ["вчетвером", "выберет", "ещё", "все кварталы", "кое-что", "черника", "«Путь» — карта", "чем", "3 - 2"]
)
def test_what_is_right_is_left_alone(words: str) -> None:
    assert list(complaints(words)) == []


def test_only_russian_values_are_read() -> None:
    content = "cards:\n  - name: {en: Path, ru: Путь}\n    text:\n      ru:\n        - Шаг\n"
    assert list(in_yaml(yaml.compose(content, Loader=yaml.CSafeLoader))) == [(2, "Путь"), (5, "Шаг")]


def test_only_what_is_said_is_read_from_messages() -> None:
    source = '# "Комментарий"\nодно-a = слово\ntwo = до { "x" } после\n'
    assert [words for _, words in in_fluent(source)] == ["до ", " после"]
