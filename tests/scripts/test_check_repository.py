"""The checks that no linter makes."""

import ast
from pathlib import Path

import pytest
import yaml

from scripts import check_repository as check


def written(path: Path, content: str) -> Path:
    path.write_text(content, encoding="utf-8")
    return path


def faults_in_yaml(content: str) -> list[tuple[int, str]]:
    root = yaml.compose(content, Loader=yaml.CSafeLoader)
    return [(fault.line, fault.message) for fault in check.repeated_in(Path("cards.yaml"), root)]


def test_an_id_given_twice_in_one_list_is_a_fault() -> None:
    assert faults_in_yaml("cards:\n  - {id: a}\n  - {id: b}\n  - {id: a}\n") == [(4, "a is given twice")]


def test_the_same_id_in_two_lists_is_none() -> None:
    assert faults_in_yaml("cards: [{id: a}]\ntiles: [{id: a}]\n") == []


def test_a_key_given_twice_is_a_fault() -> None:
    assert faults_in_yaml("cards:\n  - id: a\n    level: 1\n    level: 2\n") == [(4, "the key level is given twice")]


def test_messages_are_read_with_their_lines(tmp_path: Path) -> None:
    path = written(tmp_path / "en.ftl", "one = One\ntwo = { $n ->\n    [1] one\n   *[other] many\n }\nthree = Three\n")
    assert check.messages(path) == ([], {"one": 1, "two": 2, "three": 6})


def test_a_message_given_twice_or_broken_is_a_fault(tmp_path: Path) -> None:
    faults, _ = check.messages(written(tmp_path / "en.ftl", "one = One\none = Two\nthree\n"))
    assert [(fault.line, fault.message.partition(":")[0]) for fault in faults] == [
        (2, "one is given twice"),
        (3, "not Fluent"),
    ]


def test_both_languages_must_say_the_same_things() -> None:
    found = [fault.message for fault in check.differences(Path("ru.ftl"), {"one": 1, "two": 2}, "en.ftl", {"one": 1})]
    assert found == ["two is not in en.ftl"]


def test_a_docstring_is_not_part_of_a_functions_length() -> None:
    [function] = ast.parse('def f():\n    """One.\n\n    Two.\n    """\n    a = 1\n    return a\n').body
    assert isinstance(function, ast.FunctionDef)
    assert check.body_lines(function) == 2


# Put together here, so that this file itself names no machine's path.
@pytest.mark.parametrize("path", ["/" + "root/games", "see /" + "home/me/eldertable for more"])
def test_a_path_of_a_machine_is_found(path: str) -> None:
    assert check.MACHINE_PATH.search(path)


@pytest.mark.parametrize("path", ["src/rooted/a", "~/work/a", "https://example.org/home/page", "/api/matches", "../home/x"])
def test_other_paths_are_not(path: str) -> None:
    assert not check.MACHINE_PATH.search(path)
