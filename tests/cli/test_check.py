"""`eldertable rules` and `eldertable check`: what a reader of the rules and a writer of cards are told."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import eldertable as et
from eldertable.cli import app
from eldertable.commands.check import word_problems
from eldertable.kernel.text import text as message
from eldertable.words import speaker


def run(*arguments: str, lang: str = "en"):
    return CliRunner().invoke(app, ["--lang", lang, *arguments])


def test_rules_are_found_by_words_whatever_their_case_their_yo_and_their_spaces():
    assert json.loads(run("rules", "arkham_tour", "--search", "фаза 3", "--json", lang="ru").stdout)
    found = json.loads(run("rules", "arkham_tour", "--search", "ЗАКРУГЛЕНН", "--json", lang="ru").stdout)
    assert any(rule["id"].startswith("AT-CORNER") for rule in found)


@pytest.mark.parametrize("game", ["arkham_tour", "machina_arcana"])
def test_every_game_shows_its_rules(game):
    for lang in ("ru", "en"):
        result = run("rules", game, lang=lang)
        assert result.exit_code == 0, result.output
        assert len(result.stdout.splitlines()) > 100


def test_all_rules_are_shown_by_section():
    result = run("rules", "arkham_tour")
    assert "Aim of the game" in result.stdout
    assert "AT-SOLO-01" in result.stdout
    assert "AT-Q-01" in result.stdout


def test_what_is_installed_passes_its_own_check():
    result = run("check")
    assert result.exit_code == 0, result.stderr


def test_a_folder_without_anything_to_check_is_not_said_to_be_well(tmp_path: Path):
    (tmp_path / "notes.txt").write_text("x")
    result = run("check", str(tmp_path))
    assert result.exit_code == 2
    assert "nothing to check" in result.stderr
    (tmp_path / "mine.ru.ftl").write_text("a = A\n")
    (tmp_path / "mine.en.ftl").write_text("a = A\n")
    result = run("check", str(tmp_path))
    assert (result.exit_code, result.stdout) == (0, "All is well: 2 files are checked.\n")


def test_a_card_with_a_wrong_field_is_named_with_its_file_and_line(tmp_path: Path):
    good = "  - {id: task_01, name: {ru: А, en: A}, junctions: [J14]}\n"
    bad = "  - {id: task_02, name: {ru: Б}, junctions: [J14]}\n"
    (tmp_path / "task_cards.yaml").write_text(f"task_cards:\n{good}{bad}", encoding="utf-8")
    result = run("check", str(tmp_path))
    assert result.exit_code == 1
    assert "task_cards.yaml:3: task_02" in result.stderr.replace("\n", "")


def test_a_file_that_is_no_yaml_is_named(tmp_path: Path):
    (tmp_path / "broken.yaml").write_text("a: [1, 2\nb: 3\n", encoding="utf-8")
    result = run("check", str(tmp_path))
    assert result.exit_code == 1
    assert result.stderr.count("broken.yaml") == 1


SHOP = "  - {id: shop_01, name: {ru: А, en: A}, do: [%s]}\n"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("shop_cards:\n" + SHOP % "{tome: 1}" + SHOP.replace("01", "02") % "{bonu: extra_segment}", ":3: shop_02: do[0]"),
        ("shop_cards:\n" + SHOP % "{bonus: xyz}", ":2: shop_01: do[0].bonus"),
        ("shop_card:\n" + SHOP % "{tome: 1}", ": no game has content under “shop_card:”"),
        ("just words\n", ": expected entries under a key"),
    ],
)
def test_a_shop_card_that_could_not_be_installed_is_named(tmp_path: Path, content: str, problem: str):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "shop_cards.yaml").write_text(content, encoding="utf-8")
    result = run("check", str(tmp_path))
    assert result.exit_code == 1
    assert f"mine/shop_cards.yaml{problem}" in result.stderr
    assert "1 error found" in result.stdout


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        (
            "shop_cards.yaml",
            "shop_cards:\n" + SHOP % "{bonu: extra_segment}",
            ":2: shop_01: do[0]: эффекта «bonu» нет; есть: ",
        ),
        (
            "shop_cards.yaml",
            "shop_cards:\n" + SHOP % "{bonus: xyz}",
            ":2: shop_01: do[0].bonus.bonus: «xyz» не подходит; годится",
        ),
        ("shop_cards.yaml", "shop_cards:\n  - {id: a}\n", ":2: a: нет обязательного поля «name»"),
        ("shop_cards.yaml", "just words\n", ": ожидаются записи под ключом или список карт"),
        ("shop_cards.yaml", "shop_card: []\n", ": ни у одной игры нет содержимого под ключом «shop_card:»"),
        ("shop_cards.yaml", "shop_cards: [\n", ":2: это не YAML ("),
        ("items.yaml", "- {id: a, name: {ru: А}}\n", ":1: a: name: нужно {ru: ..., en: ...}"),
        (
            "items.yaml",
            "- {id: a, name: {ru: А, en: A}, type: ring}\n",
            ":1: a: type: «ring» не подходит; годится одно из: weapon",
        ),
        ("tiles_mine.yaml", "faces:\n  - {id: a, map: x}\n", ":2: a: map: нужна 21 строка по 21 знаку"),
        ("mine.ru.ftl", "a = { $x\n", ":1: это не Fluent: "),
    ],
)
def test_a_russian_author_is_told_in_russian(tmp_path: Path, name: str, content: str, problem: str):
    (tmp_path / name).write_text(content, encoding="utf-8")
    result = run("check", str(tmp_path), lang="ru")
    assert result.exit_code == 1
    assert f"{name}{problem}" in result.stderr
    assert "Найдена 1 ошибка" in result.stdout


def test_content_that_keeps_a_game_from_loading_is_said_in_words(monkeypatch: pytest.MonkeyPatch):
    """Without any game: the words must not need what cannot be loaded."""

    def broken() -> None:
        raise et.ContentError("shop_cards.yaml", message("app-content-id-twice"), line=3, entry="shop_01")

    monkeypatch.setattr("eldertable.commands.check.games", broken)
    monkeypatch.setattr("eldertable.words.games", broken)
    result = run("check", lang="ru")
    assert result.exit_code == 2
    assert result.stderr.strip() == "shop_cards.yaml:3: shop_01: этот id встречается дважды; дайте одной из карт другой"


def test_copies_of_what_is_installed_pass(tmp_path: Path):
    from importlib.resources import files

    for game in ("arkham_tour", "machina_arcana"):
        for entry in files(f"eldertable.games.{game}").joinpath("content").iterdir():
            if entry.name == "tiles.yaml" or game == "arkham_tour":  # cards of the other game have ids of their own
                (tmp_path / entry.name).write_bytes(entry.read_bytes())
    result = run("check", str(tmp_path))
    assert result.exit_code == 0, result.stderr


@pytest.mark.parametrize(("name", "start"), [("shop_cards.yaml", "shop_cards:\n  - "), ("weapons_mine.yaml", "# mine\n- ")])
def test_many_brackets_are_refused_in_words(tmp_path: Path, name: str, start: str):
    (tmp_path / name).write_text(start + "[" * 500 + "]" * 500, encoding="utf-8")
    result = run("check", str(tmp_path))
    assert result.exit_code == 1, result.exception
    assert result.stderr.startswith(f"{name}:2: ")


def test_words_in_another_encoding_are_named(tmp_path: Path):
    (tmp_path / "mine.ru.ftl").write_bytes("a = Слово\n".encode("cp1251"))
    result = run("check", str(tmp_path))
    assert result.exit_code == 1
    assert "mine.ru.ftl" in result.stderr
    assert "UTF-8" in result.stderr


@pytest.mark.parametrize(
    ("russian", "english", "problem"),
    [
        ("a = А\nb = Б\n", "a = A\n", "b: missing in English"),
        ("a = А\n", "a = A\nb = B\n", "b: missing in Russian"),
        ("a = { $x }\n", "a = { $y }\n", "arguments differ"),
        ("a = { $x\n", "a = A\n", "ru"),
        ("a = { b }\n", "a = A\n", "a:"),
    ],
)
def test_words_that_differ_between_languages_are_found(russian: str, english: str, problem: str):
    found = list(word_problems({"ru": [("ru", russian)], "en": [("en", english)]}))
    assert any(problem in speaker("en").say(line) for line in found)
    assert all(re.search("[а-яё]", speaker("ru").say(line)) for line in found)


def test_words_that_agree_pass():
    words = "a = { $n ->\n    [one] { $n } x\n   *[other] { $n } xs\n  }\n"
    assert list(word_problems({"ru": [("ru", words)], "en": [("en", words)]})) == []


def test_a_message_said_within_another_takes_its_arguments_from_it():
    words = "inner = { $n ->\n    [one] a cell\n   *[other] { $n } cells\n}\nouter = within { inner }\n"
    assert list(word_problems({"ru": [("ru", words)], "en": [("en", words)]})) == []
