"""Content files: what does not fit fails loudly, and says where."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
import yaml
from msgspec import Struct

from eldertable.kernel.agenda import Procedure
from eldertable.kernel.complaints import complaint as in_words
from eldertable.kernel.content import Name, hash_of, load_entries, read_yaml
from eldertable.kernel.effects import Effect, Vocabulary
from eldertable.kernel.errors import ContentError
from eldertable.kernel.text import Speaker, Text, text
from eldertable.words import loading_problem

GOOD = """\
# two cards
cards:
  - {id: lamp, name: {en: Lamp, ru: Лампа}, cost: 2}
  - id: rope
    name: {en: Rope, ru: Верёвка}
    cost: 1
"""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: Name
    cost: int
    colour: Literal["red", "blue"] | None = None
    size: tuple[int, int] = (1, 1)
    do: tuple[dict[str, Any], ...] = ()


@cache
def reader_of(words: tuple[str, ...], language: str) -> Speaker:
    return Speaker(language, words)


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """To read all words takes half a second, which is nothing to a program that ends with them, but these are many tests."""

    def speaker(language: str, words: Iterable[str]) -> Speaker:
        return reader_of(tuple(words), language)

    monkeypatch.setattr("eldertable.words.Speaker", speaker)


def file(folder: Path, content: str | bytes) -> Path:
    path = folder / "cards.yaml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def complaint(path: Path) -> ContentError:
    with pytest.raises(ContentError) as found:
        load_entries(path, "cards", Card)
    return found.value


def test_good_entries_are_read_in_order(tmp_path: Path) -> None:
    cards = load_entries(file(tmp_path, GOOD), "cards", Card)
    assert [(card.id, card.name.ru, card.cost) for card in cards] == [("lamp", "Лампа", 2), ("rope", "Верёвка", 1)]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("cost: 1", "cost: many", "cost: expected a whole number, got a text"),
        ("cost: 1", "price: 1", "there is no field “price” here; known: id, name, cost, colour, size, do"),
        ("    cost: 1\n", "", "the field “cost” is missing"),
        ("ru: Верёвка", "de: Seil", "name: there is no field “de” here; known: en, ru"),
        ("{en: Rope, ru: Верёвка}", "Rope", "name: expected a mapping, got a text"),
        ("cost: 1", "cost: 1\n    colour: pink", "colour: “pink” is not one of blue, red"),
        ("cost: 1", "cost: 1\n    colour: 3", "colour: expected a text or nothing, got a whole number"),
        ("cost: 1", "cost: 1\n    size: [1, 2, 3]", "size: expected a list of 2, got 3"),
        ("cost: 1", "cost: 1\n    do: [{1: 2}]", "do[0]: expected a text, got a whole number"),
        ("cost: 1", "cost: yes", "cost: expected a whole number, got true or false"),
    ],
)
def test_a_wrong_field_is_named_with_file_line_and_entry(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert old in GOOD
    error = complaint(file(tmp_path, GOOD.replace(old, new)))
    assert (error.file, error.line, error.entry) == ("cards.yaml", 4, "rope")
    assert loading_problem(error, "en") == f"cards.yaml:4: rope: {words}"
    assert str(error) == f"cards.yaml:4: rope: {words}", "a traceback says it too"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("cost: 1", "cost: many", "cost: ожидается целое число, а стоит текст"),
        ("cost: 1", "price: 1", "поля «price» здесь не бывает; есть: id, name, cost, colour, size, do"),
        ("    cost: 1\n", "", "нет обязательного поля «cost»"),
        ("cost: 1", "cost: 1\n    colour: pink", "colour: «pink» не подходит; годится одно из: blue, red"),
        ("cost: 1", "cost: 1\n    colour: 3", "colour: ожидается текст или пустое значение, а стоит целое число"),
        ("cost: 1", "cost: 1\n    size: [1]", "size: в списке ожидаются 2 элемента, а стоит 1"),
        ("id: rope", "id: lamp", "этот id встречается дважды; дайте одной из карт другой"),
    ],
)
def test_a_russian_author_reads_russian(tmp_path: Path, old: str, new: str, words: str) -> None:
    said = loading_problem(complaint(file(tmp_path, GOOD.replace(old, new))), "ru")
    assert said.endswith(f": {words}")


def test_what_is_said_of_a_problem_that_nobody_foresaw_is_passed_on() -> None:
    field, problem = in_words(msgspec.ValidationError("Expected `int` >= 3 - at `$.a[0]`"), Card)
    assert field == "a[0]"
    assert problem == text("app-content-other", detail="Expected `int` >= 3")


def test_an_id_used_twice_is_named_with_its_second_line(tmp_path: Path) -> None:
    error = complaint(file(tmp_path, GOOD.replace("id: rope", "id: lamp")))
    assert (error.line, error.entry, error.problem) == (4, "lamp", text("app-content-id-twice"))


def test_a_field_that_stands_twice_is_named_with_its_second_line(tmp_path: Path) -> None:
    error = complaint(file(tmp_path, GOOD + "    name: {en: Cord, ru: Шнур}\n"))
    assert loading_problem(error, "en") == "cards.yaml:7: the field “name” stands here twice; leave one of the two"
    error = complaint(file(tmp_path, GOOD.replace("en: Lamp", "en: Lamp, en: Lantern")))
    assert loading_problem(error, "ru") == "cards.yaml:3: поле «en» стоит здесь дважды; оставьте одно из них"


@pytest.mark.parametrize("depth", [0, 3])
def test_a_field_may_override_one_that_comes_from_another_mapping(tmp_path: Path, depth: int) -> None:
    """Also where a third mapping is read first that takes over both."""
    indent = "  " * depth
    deeper = "".join(f"{'  ' * n}level:\n" for n in range(depth))
    content = f"base: &base {{a: 1, b: 1}}\n{deeper}{indent}some: &some\n{indent}  <<: *base\n{indent}  a: 2\nlast: {{<<: *some, c: 3}}\n"
    assert read_yaml(file(tmp_path, content))["last"] == {"a": 2, "b": 1, "c": 3}


def test_an_entry_without_an_id_is_named_by_its_place(tmp_path: Path) -> None:
    error = complaint(file(tmp_path, GOOD.replace("  - id: rope\n    name", "  - name")))
    assert (error.line, error.entry) == (4, "cards[1]")
    error = complaint(file(tmp_path, "cards:\n  - 7\n"))
    assert (error.line, error.entry) == (2, "cards[0]")


@pytest.mark.parametrize("content", ["", "cards: 3\n", "cards: {a: 1}\n", "shops: []\n", "[]\n", "just words\n"])
def test_a_file_without_the_list_says_what_it_should_hold(tmp_path: Path, content: str) -> None:
    said = loading_problem(complaint(file(tmp_path, content)), "en")
    assert said == "cards.yaml: expected a list under “cards:”"


def test_what_is_not_yaml_is_named_with_its_line(tmp_path: Path) -> None:
    error = complaint(file(tmp_path, "cards:\n  - {id: lamp]\n  - x\n"))
    assert (error.file, error.line) == ("cards.yaml", 2)
    assert "это не YAML" in loading_problem(error, "ru")


@pytest.mark.parametrize("content", [b"cards: [\xff\xfe]", b"cards: [\x00]", b"\xd0"])
def test_what_is_not_even_text_is_a_content_error(tmp_path: Path, content: bytes) -> None:
    assert complaint(file(tmp_path, content)).file == "cards.yaml"


@pytest.mark.parametrize("loader", [None, yaml.SafeLoader], ids=["libyaml", "without libyaml"])
def test_what_is_nested_deeply_is_a_content_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loader: Any) -> None:
    if loader is not None:
        monkeypatch.setattr("eldertable.kernel.content._Loader", loader)
    deep = file(tmp_path, "cards:\n  - " + "[" * 90 + "]" * 90)
    assert loading_problem(complaint(deep), "en") == "cards.yaml:2: cards[0]: expected a mapping, got a list"
    for nested in ("[" * 500 + "]" * 500, "[" * 200_000, "- " * 200_000, "{a: " * 500, f"{']' * 200_000}{'[' * 100_000}"):
        deeper = file(tmp_path, f"cards:\n  - {nested}")
        assert loading_problem(complaint(deeper), "ru") == "cards.yaml:2: слишком много вложенных скобок"


def test_content_files_run_no_code(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        read_yaml(file(tmp_path, "cards: !!python/object/apply:os.getcwd []"))


def hash_with(folder: Path, content: str, name: str = "cards.yaml") -> str:
    (folder / name).write_text(content, encoding="utf-8")
    return hash_of(folder)


@pytest.mark.parametrize(("old", "new"), [
    ("cost: 2", "cost: 3"), ("cost: 1", "cost: true"), ("id: lamp", "id: lump"), ("cost: 2}", "cost: 2, size: [1, 1]}"),
    ("cards:", "tiles:"), ("name: {en: Rope, ru: Верёвка}", "name: Rope"),
])  # fmt: skip
def test_the_hash_changes_with_whatever_the_rules_read(tmp_path: Path, old: str, new: str) -> None:
    before = hash_with(tmp_path, GOOD)
    assert hash_with(tmp_path, GOOD) == before
    assert old in GOOD
    assert hash_with(tmp_path, GOOD.replace(old, new)) != before


def test_the_hash_changes_with_the_order_of_cards_and_with_files(tmp_path: Path) -> None:
    before = hash_with(tmp_path, "cards: [{id: a}, {id: b}]")
    assert hash_with(tmp_path, "cards: [{id: b}, {id: a}]") != before
    hash_with(tmp_path, "cards: [{id: a}, {id: b}]")
    assert hash_with(tmp_path, "cards: []", "more.yaml") != before
    assert hash_of(tmp_path, but=("more.yaml",)) == before
    (tmp_path / "cards.yaml").rename(tmp_path / "other.yaml")
    assert hash_of(tmp_path, but=("more.yaml",)) != before


@pytest.mark.parametrize(("old", "new"), [
    ("Верёвка", "Бечёвка"), ("{en: Lamp, ru: Лампа}", '{ru: "Фонарь", en: "Lantern"}'), ("# two cards", "# a few cards"),
    ("cost: 1\n", "cost:   1\n\n"),
])  # fmt: skip
def test_the_hash_does_not_change_with_what_people_alone_read(tmp_path: Path, old: str, new: str) -> None:
    before = hash_with(tmp_path, GOOD)
    assert old in GOOD
    assert hash_with(tmp_path, GOOD.replace(old, new)) == before


# --- effects -----------------------------------------------------------------------------------------------------

VOCABULARY = Vocabulary()


@VOCABULARY.effect("wound")
class Wound(Effect, frozen=True):
    count: int
    target: str = "self"

    def run(self, table: Any, seat: int) -> Procedure | None:
        table.append((seat, self.count, self.target))
        return None

    def words(self) -> Text:
        return text("toy-wound", count=self.count)


@VOCABULARY.effect("reshuffle")
class Reshuffle(Effect, frozen=True):
    def run(self, table: Any, seat: int) -> Procedure | None:
        return None

    def words(self) -> Text:
        return text("toy-reshuffle")


def read(folder: Path, do: str) -> tuple[Effect, ...]:
    path = file(folder, GOOD + f"    do: {do}\n")
    rope = load_entries(path, "cards", Card)[1]
    return VOCABULARY.read(rope.do, source=path, key="cards", entry="rope")


def test_effects_are_read_run_and_told_in_words(tmp_path: Path) -> None:
    effects = read(tmp_path, "[{wound: 2}, {wound: {count: 1, target: other}}, {reshuffle: {}}]")
    assert effects == (Wound(2), Wound(1, "other"), Reshuffle())
    happened: list[object] = []
    for effect in effects:
        effect.run(happened, 3)
    assert happened == [(3, 2, "self"), (3, 1, "other")]
    assert [effect.words().id for effect in effects] == ["toy-wound", "toy-wound", "toy-reshuffle"]


@pytest.mark.parametrize(
    ("do", "words"),
    [
        ("[{wound: 2}, {heal: 1}]", "do[1]: unknown effect “heal”; known: reshuffle, wound"),
        ("[{wound: many}]", "do[0].wound.count: expected a whole number, got a text"),
        ("[{wound: {count: 1, who: me}}]", "do[0].wound: there is no field “who” here; known: count, target"),
        ("[{wound: {}}]", "do[0].wound: the field “count” is missing"),
        ("[{wound: 1, reshuffle: {}}]", "do[0]: an effect is a mapping with one key, its name"),
        ("[{}]", "do[0]: an effect is a mapping with one key, its name"),
        ("[{reshuffle: 3}]", "do[0].reshuffle: this effect has no fields, write {}"),
    ],
)
def test_an_effect_that_cannot_be_expressed_fails_with_its_place(tmp_path: Path, do: str, words: str) -> None:
    with pytest.raises(ContentError) as found:
        read(tmp_path, do)
    assert loading_problem(found.value, "en") == f"cards.yaml:4: rope: {words}"


def test_an_effect_has_one_meaning() -> None:
    with pytest.raises(ValueError, match="registered twice"):
        VOCABULARY.effect("wound")(Reshuffle)
