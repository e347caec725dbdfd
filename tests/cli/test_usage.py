"""A command line that cannot be read, and an output that cannot be written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import eldertable as et
from eldertable.cli import app
from eldertable.commands import voice

ELDERTABLE = Path(sys.executable).with_name("eldertable")


def run(*arguments: str, lang: str = "en", typed: str | None = None):
    return CliRunner().invoke(app, ["--lang", lang, *arguments], input=typed)


@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (("simulate",), "GAME is missing", "Не хватает GAME"),
        (("simulate", "arkham_tour", "--gamez", "5"), "Perhaps --games is meant", "Возможно, нужен --games"),
        (("bench", "--nothing"), "There is no flag --nothing", "Нет ключа --nothing"),
        (
            ("simulate", "arkham_tour", "--games", "0"),
            "--games: a whole number from 1 to 1000000 is",
            "целое число от 1 до 1000000.",
        ),
        (("simulate", "arkham_tour", "--seats", "a"), "--seats: a whole number is needed.", "--seats: нужно целое число."),
        (("simulate", "arkham_tour", "--seconds", "nan"), "a number from 0.01 to 3600 is", "нужно число от 0.01 до 3600."),
        (("simulate", "arkham_tour", "--workers", "999999"), "a whole number from 0 to 256", "целое число от 0 до 256."),
        (("simulate", "arkham_tour", "--games", "9" * 24), "from 1 to 1000000 is", "от 1 до 1000000."),
        (("tournament", "arkham_tour", "--games", "9" * 5000), "from 1 to 1000000 is", "от 1 до 1000000."),
        (("simulate", "arkham_tour", "--seconds", "inf"), "a number from 0.01 to 3600 is", "нужно число от 0.01 до 3600."),
        (("simulate", "arkham_tour", "--iterations", "9" * 24), "from 1 to 1000000000 is", "от 1 до 1000000000."),
        (("play", "--port", "x"), "--port: a whole number from 0 to 65535 is", "--port: нужно целое число от 0 до 65535."),
        (("simulate", "arkham_tour", "more", "yet"), "“more yet” is too much.", "«more yet» здесь лишнее."),
        (("simulate", "arkham_tour", "--games"), "--games needs a value after it.", "После --games нужно значение."),
        (
            ("simulate", "arkham_tour", "--json=1"),
            "--json takes no value: write it alone.",
            "У --json нет значения: ключ пишут сам по себе.",
        ),
        (("verify", "x", "--no-draws=1"), "--no-draws takes no value", "У --no-draws нет значения"),
    ],
)
def test_what_cannot_be_read_is_said_in_the_users_language(arguments, english, russian):
    for language, words in (("en", english), ("ru", russian)):
        result = run(*arguments, lang=language)
        assert result.exit_code == 2
        assert words in result.stderr.replace("\n", " ")
        assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nothing",), "Нет команды «nothing». Есть: play, simulate, "),
        (("--nothing",), "Нет ключа --nothing."),
        ((), "Не названа команда. Какие есть, подскажет eldertable --help."),
    ],
)
def test_what_is_no_command_is_said_in_the_users_language(arguments, words):
    command = [ELDERTABLE, "--lang", "ru", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith(words)


@pytest.mark.parametrize(
    "arguments", [("rules", "arkham_tour"), ("check",), ("simulate", "arkham_tour", "--games", "1", "--json")]
)
def test_output_that_cannot_be_written_is_said_in_words(arguments):
    if not Path("/dev/full").exists():
        pytest.skip("this system has no disk that is always full")
    with Path("/dev/full").open("w") as full:
        command = [ELDERTABLE, *arguments, "--lang", "en"]
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1] == "The system refuses: the disk is full. Mend that and try again."
    assert "Traceback" not in ended.stderr


def test_a_terminal_that_lacks_letters_is_told_the_others():
    command = [ELDERTABLE, "rules", "arkham_tour", "--id", "AT-PH3-01", "--lang", "ru"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ended = subprocess.run(command, env=environment, capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"AT-PH3-01" in ended.stdout


def test_a_number_of_any_length_is_no_option_of_the_terminal():
    result = run("play", "--terminal", "arkham_tour", "--players", "human", typed="0\n99\n" + "1" * 5000 + "\nq\n")
    assert result.exit_code == 0
    assert result.stdout.count("Type a number from 1 to 2") == 3


@pytest.mark.parametrize(("lang", "words"), [("ru", "Возможно, нужна"), ("en", "Perhaps")])
def test_a_misspelt_setting_is_said_and_is_no_hindrance(lang, words, monkeypatch):
    monkeypatch.setattr("eldertable.server.logs.set_up", lambda _level: None)  # other tests read the log
    monkeypatch.setenv("ELDERTABLE_TINKERS", "secret")
    result = run("play", "--data-dir", "/etc/passwd", "--no-browser", "--port", "0", lang=lang)
    warning, hindrance = result.stderr.splitlines()
    assert "ELDERTABLE_TINKERS" in warning
    assert f"{words} ELDERTABLE_THINKERS" in warning
    assert "/etc/passwd" in hindrance
    assert "secret" not in result.output


ENGLISH = ("Usage: ", "─ Arguments ", "─ Options ", "[required]", "[default: 1000]", "Show this message and exit.")
RUSSIAN = ("Как писать: ", "─ Аргументы ", "─ Ключи ", "[обязательно]", "[по умолчанию: 1000]", "Показать эту справку.")


@pytest.mark.parametrize(("lang", "words", "others"), [("en", ENGLISH, RUSSIAN), ("ru", RUSSIAN, ENGLISH)])
def test_the_help_of_a_command_is_in_one_language(lang, words, others):
    said = help_of("simulate", lang=lang)
    assert [word for word in words if word not in said] == []
    assert [word for word in others if word in said] == []
    assert "simulate [OPTIONS] GAME " in said


@pytest.mark.parametrize(("command", "usage"), [("play", "[GAME] "), ("check", "[FOLDER]... "), ("bench", "")])
def test_what_may_be_left_out_has_brackets_once_and_flags_take_no_value(command, usage):
    said = help_of(command, lang="en")
    assert f"eldertable {command} [OPTIONS] {usage} " in said
    assert "<bool>" not in said


def test_the_help_of_all_commands_is_in_one_language_too():
    said = help_of(lang="ru")
    assert "─ Команды " in said
    assert [word for word in ("Usage", "Options", "Commands", "completion for", "Show this") if word in said] == []


def help_of(*command: str, lang: str) -> str:
    """In a process of its own: its language is chosen before anything else is read."""
    environment = os.environ | {"COLUMNS": "130"}
    asked: list[str | Path] = [ELDERTABLE, *command, "--help", "--lang", lang]
    return subprocess.run(asked, env=environment, capture_output=True, text=True, timeout=60, check=True).stdout


def in_shell(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, text=True, timeout=60, check=False, stdin=subprocess.DEVNULL
    )


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that can close its outputs")
@pytest.mark.parametrize("arguments", ["rules arkham_tour", "simulate arkham_tour --games 1 --json", "check", "--help"])
def test_a_closed_output_is_no_fault(arguments):
    ended = in_shell(f"{ELDERTABLE} {arguments} --lang en >&-")
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that can close its inputs")
@pytest.mark.parametrize("stdin", ["<&-", "</dev/null"])
def test_a_match_that_nobody_can_answer_is_broken_off_in_words_and_kept(stdin, tmp_path):
    saved = tmp_path / "left.json"
    ended = in_shell(f"{ELDERTABLE} play arkham_tour --terminal --players human --save {saved} --lang ru {stdin}")
    assert (ended.returncode, ended.stderr) == (1, "Ввод закончился: отвечать некому. Партия прервана.\n")
    assert et.Record.from_json(saved.read_bytes()).answers == ()


@pytest.mark.skipif(os.name == "nt", reason="needs a limit of the size of files")
@pytest.mark.parametrize("before", [None, "what lay there"])
def test_on_a_full_disk_a_record_is_saved_whole_or_not_at_all(before, tmp_path):
    saved, elsewhere = tmp_path / "here" / "record.json", tmp_path / "elsewhere"
    for folder in (saved.parent, elsewhere):
        folder.mkdir()
    if before is not None:
        saved.write_text(before, encoding="utf-8")
    arguments = f"play arkham_tour --terminal --players random,random --save {saved} --lang en"
    ended = in_shell(f"ulimit -f 1; TMPDIR={elsewhere} {ELDERTABLE} {arguments}")
    assert ended.returncode == 2
    assert f"cannot be saved as “{saved}”: the file would be too large." in ended.stderr
    assert "Traceback" not in ended.stderr
    assert [path.read_text(encoding="utf-8") for path in saved.parent.iterdir()] == ([] if before is None else [before])
    assert list(elsewhere.iterdir()) == []


def test_a_folder_for_records_of_failed_games_is_looked_for_before_they_are_played():
    result = run("simulate", "arkham_tour", "--games", "1", "--save-errors", "nowhere", lang="ru")
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", "Папки «nowhere» нет.\n")


@pytest.mark.parametrize(("plain", "russian"), [
    ("79,906 (1,079,529)", "79 906 (1 079 529)"), ("0.16 / 1.93 / 13.43 ms", "0,16 / 1,93 / 13,43 мс"), ("1.98 (1.96)", "1,98 (1,96)"),
    ("75.0% [65.2%, 84.8%]", "75,0 % [65,2 %; 84,8 %]"), ("2.50 [-1.25, 12.00]", "2,50 [-1,25; 12,00]"),
    ("364 µs (7 %)", "364 мкс (7 %)"), ("0.55 / 1.81 ms (181/s)", "0,55 / 1,81 мс (181/с)"), ("≥ 15,000", "≥ 15 000"), ("–", "–"),
])  # fmt: skip
def test_figures_are_written_as_the_language_writes_them(plain: str, russian: str) -> None:
    voice.set_language("ru")
    assert voice.figures(plain).replace("\N{NO-BREAK SPACE}", " ") == russian
    voice.set_language("en")
    assert voice.figures(plain) == plain
    voice.reset_language()
