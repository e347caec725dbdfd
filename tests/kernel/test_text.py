"""Words: messages with arguments, formatted by Fluent in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from eldertable.kernel.text import LANGUAGES, Speaker, Text, join_list, text

RU = """
tourists = { $count ->
    [one] { $count } турист
    [few] { $count } туриста
   *[many] { $count } туристов
}
visit = { $who } видит: { $things }
lamp = лампу
rope = верёвку
only-attribute =
    .title = Заглавие
"""
EN = """
tourists = { $count ->
    [one] { $count } tourist
   *[other] { $count } tourists
}
visit = { $who } sees { $things }
lamp = a lamp
rope = a rope
"""


def speaker(language: str) -> Speaker:
    return Speaker(language, [{"ru": RU, "en": EN}[language]])


@pytest.mark.parametrize(
    ("count", "ru", "en"),
    [
        (1, "1 турист", "1 tourist"), (2, "2 туриста", "2 tourists"), (5, "5 туристов", "5 tourists"),
        (11, "11 туристов", "11 tourists"), (21, "21 турист", "21 tourists"), (22, "22 туриста", "22 tourists"),
    ],
)  # fmt: skip
def test_numbers_choose_the_form_of_the_word(count: int, ru: str, en: str) -> None:
    assert speaker("ru").say(text("tourists", count=count)) == ru
    assert speaker("en").say(text("tourists", count=count)) == en


def test_texts_nest_and_lists_are_joined_as_the_language_joins_them() -> None:
    message = text("visit", who=text("lamp"), things=(text("lamp"), text("rope"), text("tourists", count=2)))
    assert speaker("ru").say(message) == "лампу видит: лампу, верёвку и 2 туриста"
    assert speaker("en").say(message) == "a lamp sees a lamp, a rope, and 2 tourists"


@pytest.mark.parametrize(
    ("words", "ru", "en"),
    [([], "", ""), (["a"], "a", "a"), (["a", "b"], "a и b", "a and b"), (["a", "b", "c"], "a, b и c", "a, b, and c")],
)
def test_lists_of_every_length(words: list[str], ru: str, en: str) -> None:
    assert join_list(words, "ru") == ru
    assert join_list(words, "en") == en


def test_plain_words_are_not_wrapped_in_marks_of_direction() -> None:
    assert speaker("en").say(text("visit", who="Ann", things="Bob")) == "Ann sees Bob"


def test_a_missing_message_is_an_error_not_a_blank() -> None:
    with pytest.raises(KeyError, match="no message 'sword' in ru"):
        speaker("ru").say("sword")
    with pytest.raises(KeyError, match="has no value"):
        speaker("ru").say("only-attribute")
    with pytest.raises(KeyError, match="no message 'sword'"):
        speaker("en").say(text("visit", who="Ann", things=(text("sword"),)))
    assert not speaker("en").knows("sword")
    assert speaker("en").knows("lamp")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"message 'visit' in en: .*things"):
        speaker("en").say(text("visit", who="Ann"))


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown language 'de': use one of ru, en"):
        Speaker("de", [])


def test_a_text_is_plain_data() -> None:
    assert text("lamp") == Text("lamp")
    assert str(speaker("en").say(Text("lamp"))) == "a lamp"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernel_has_words_for_all_its_refusals(language: str) -> None:
    """Every id that the kernel's code names has a message, with the arguments it is given."""
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in files("eldertable.kernel").iterdir()
        if path.name.endswith(".py")
    )  # fmt: skip
    names = [f"kernel.{language}.ftl", f"content.{language}.ftl"]
    ours = Speaker(language, [files("eldertable.text").joinpath(name).read_text(encoding="utf-8") for name in names])
    named = re.findall(r'text\(\s*"(app-[a-z-]+)"((?:, \w+=[^\n]*?)?)\)\)', source)
    named += re.findall(r'^[A-Z_]+ = text\("(app-[a-z-]+)"()\)$', source, re.MULTILINE)
    assert len({id for id, _ in named}) >= 15
    for id in re.findall(r'"(app-(?:error|content|undo)-[a-z-]+)"', source):
        assert ours.knows(id), id
    for id, arguments in named:
        values = dict.fromkeys(re.findall(r"(\w+)=", arguments), "7")
        assert ours.say(Text(id, values))


@pytest.mark.parametrize(
    ("given", "said"),
    [(10**30, "1" + "0" * 30), (-(10**30), "-1" + "0" * 30), (10**5000, "…"), ("\x1b[2Ja\tb\x9b", "�[2Ja\tb�")],
    ids=["great", "below zero", "beyond writing", "commands"],
)
def test_what_is_quoted_is_said_whatever_it_is(given: int | str, said: str) -> None:
    """Neither is a number too great for a sentence, nor does a terminal obey what was typed by somebody else."""
    assert speaker("en").say(text("visit", who=given, things="x")) == f"{said} sees x"
