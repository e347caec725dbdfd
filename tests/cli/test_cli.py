"""The command line, as a person or a script uses it."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import eldertable as et
from eldertable.cli import app
from eldertable.commands import play
from eldertable.commands.voice import wanted_language
from eldertable.kernel.chance import commitment

ELDERTABLE = Path(sys.executable).with_name("eldertable")


def run(*arguments: str, lang: str = "en", typed: str | None = None):
    return CliRunner().invoke(app, ["--lang", lang, *arguments], input=typed)


@pytest.fixture(scope="module")
def record() -> et.Record:
    import random

    match = et.new_match("arkham_tour", seats=2, seed="cli")
    dice = random.Random("cli")
    while match.pending:
        seat = next(iter(match.pending))
        match.choose(seat, dice.randrange(len(match.pending[seat].options)))
    return match.record


@pytest.fixture
def record_file(record: et.Record, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path


# --- language and errors -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "ru"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "C.UTF-8"}, "ru"),
        ([], {"LC_ALL": "en_US.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        (["--lang", "ru"], {"LANG": "en_US"}, "ru"),
        (["--lang=en"], {}, "en"),
    ],
)
def test_the_language_comes_from_the_option_then_from_the_system(arguments, environment, language):
    assert wanted_language(arguments, environment) == language


@pytest.mark.parametrize(
    ("arguments", "english", "russian"),
    [
        (("simulate", "chess"), "no game “chess”", "Нет игры «chess»"),
        (("rules", "chess"), "no game “chess”", "Нет игры «chess»"),
        (("simulate", "arkham_tour", "--seats", "9"), "9", "9"),
        (("simulate", "arkham_tour", "--option", "moon=full"), "moon", "moon"),
        (("simulate", "arkham_tour", "--option", "moon"), "--option name=value", "--option имя=значение"),
        (("simulate", "arkham_tour", "--option", "ancient_one=hastur"), "hastur", "hastur"),
        (("simulate", "arkham_tour", "--bots", "oracle"), "no bot “oracle”", "Нет бота «oracle»"),
        (("simulate", "arkham_tour", "--bots", ","), "No bot is named", "Не назван ни один бот"),
        (("simulate", "arkham_tour", "--bots", "random," * 17), "Too many bots", "слишком много ботов: 17"),
        (("simulate", "arkham_tour", "--seats", "9" * 30), "9" * 30 + " seats are not", "Мест не может быть " + "9" * 30),
        (("simulate", "arkham_tour", "--seed", "\udcff"), "must be a text", "Зерно должно быть текстом"),
        (("tournament", "arkham_tour", "--seed", "\udcff"), "must be a text", "Зерно должно быть текстом"),
        (("simulate", "arkham_tour", "--save-errors", "/dev/null"), "no folder", "Папки «/dev/null» нет"),
        (("play", "arkham_tour", "--terminal", "--seed", "\udcff"), "must be a text", "Зерно должно быть текстом"),
        (("play", "arkham_tour", "--terminal", "--save", "/"), "it is a folder", "это папка"),
        (("play", "arkham_tour", "--terminal", "--save", "/no/where"), "no such file or folder", "файла или папки нет"),
        (("replay", "/"), "cannot be read: it is a folder", "не читается: это папка"),
        (("verify", "/dev/zero"), "too big for a record", "слишком велик для записи"),
        (("verify", "x" * 300), "the name is too long", "слишком длинное имя"),
        (("check", "x" * 300), "the name is too long", "слишком длинное имя"),
        (("replay", "nowhere.json"), "no file", "Файла «nowhere.json» нет"),
        (("verify", "nowhere.json"), "no file", "Файла «nowhere.json» нет"),
        (("check", "nowhere"), "no folder", "Папки «nowhere» нет"),
        (("rules", "arkham_tour", "--id", "AT-NO-99"), "no rule AT-NO-99", "Правила AT-NO-99 нет"),
        (("rules", "arkham_tour", "--search", "zeppelin"), "Nothing is found", "ничего не нашлось"),
        (("rules", "arkham_tour", "--id", "AT-PH3-01", "--search", "x"), "--search, --id: one", "--search, --id: одно"),
        (("simulate", "arkham_tour", "--seats", "0"), "0 seats are not possible", "Мест не может быть 0"),
        (("tournament", "arkham_tour", "--seats", "0"), "0 seats are not possible", "Мест не может быть 0"),
        (("simulate", "arkham_tour", "--seconds", "1"), "--seconds: only for a bot", "--seconds: только для бота"),
        (("simulate", "arkham_tour", "--bots", "greedy", "--iterations", "9"), "leave this out", "уберите этот ключ"),
        (("tournament", "arkham_tour", "--iterations", "9", "--seconds", "1"), "Leave one of them", "Уберите один из"),
        (("tournament", "arkham_tour", "--ray", "--workers", "2"), "--workers, --ray: one", "--workers, --ray: одно"),
        (("play", "--seed", "x"), "--seed: only for a match in the terminal", "--seed: только для партии в терминале"),
        (
            ("play", "arkham_tour", "--save", "x.json"),
            "Add --terminal, or leave this",
            "Добавьте --terminal или уберите этот",
        ),
        (("play", "--players", "human", "--option", "a=b"), "--players, --option: only", "--players, --option: только"),
        (("play", "--terminal", "arkham_tour", "--port", "1"), "--port: only for the table", "--port: только для стола"),
        (("play", "--terminal", "arkham_tour", "--browser"), "--browser: only for", "--browser: только для"),
        (("play", "--database-url", "x", "--data-dir", "y"), "--database-url, --data-dir: one", "--data-dir: одно"),
        (("play", "--host", ""), "--host needs an address", "нужен адрес"),
        (("play", "--host", "\udcff"), "Cannot listen on", "Не удаётся слушать"),
        (("play", "--host", "256.1.1.1"), "nobody knows such an address", "такой адрес никому не известен"),
        (("play", "--terminal"), "Name a game", "Назовите игру"),
        (("play", "--terminal", "arkham_tour", "--players", "human,oracle"), "oracle", "oracle"),
    ],
)
def test_what_cannot_be_meant_is_said_in_the_users_language(arguments, english, russian):
    for language, words in (("en", english), ("ru", russian)):
        result = run(*arguments, lang=language)
        assert result.exit_code == 2
        assert words in result.stderr.replace("\n", " ")
        assert "Traceback" not in result.output


def test_an_unknown_language_is_refused():
    result = CliRunner().invoke(app, ["--lang", "la", "rules", "arkham_tour"])
    assert result.exit_code == 2
    assert "la" in result.stderr


def test_every_command_takes_the_language_too():
    result = CliRunner().invoke(app, ["rules", "arkham_tour", "--id", "AT-PH3-01", "--lang", "ru"])
    assert result.exit_code == 0
    assert "выбор квартала" in result.stdout


# --- simulate and tournament -------------------------------------------------------------------------------------


def test_simulate_prints_one_json_object():
    arguments = ["simulate", "arkham_tour", "--games", "4", "--seats", "3", "--bots", "random", "--seed", "s", "--json"]
    done = subprocess.run([ELDERTABLE, *arguments], capture_output=True, text=True, check=True)
    report = json.loads(done.stdout)
    wanted = {"games", "decisions", "decisions_per_second", "outcomes", "mean_length", "scores", "errors"}
    assert wanted <= set(report)
    assert report["games"] == 4


def test_simulate_shows_a_table():
    result = run("simulate", "arkham_tour", "--games", "2", "--seats", "2", "--option", "ancient_one=dagon")
    assert result.exit_code == 0
    assert "random" in result.stdout


def test_the_same_seed_gives_the_same_report():
    reports = [json.loads(run("simulate", "arkham_tour", "--games", "3", "--seats", "2", "--json").stdout) for _ in range(2)]
    for report in reports:
        del report["seconds"], report["decisions_per_second"]
    assert reports[0] == reports[1]


def test_a_few_games_of_the_game_with_most_cards_are_summed_up():
    """The list of cards that were never used is long then."""
    result = run("simulate", "machina_arcana", "--games", "1", "--seats", "2")
    assert result.exit_code == 0, result.output
    assert "Never: " in result.stdout


def test_something_long_that_was_typed_is_quoted_in_part():
    result = run("rules", "arkham_tour", "--search", "zeppelin " * 1000)
    assert result.exit_code == 2
    assert "zeppelin z…”" in result.stderr.replace("\n", " ")
    assert "Traceback" not in result.output


def test_of_a_single_deal_no_interval_is_told():
    result = run("tournament", "arkham_tour", "--bots", "random", "--games", "1")
    assert result.exit_code == 0
    assert "inf" not in result.stdout


def test_a_tournament_of_which_no_game_came_to_its_end_says_why(monkeypatch: pytest.MonkeyPatch):
    from eldertable.simulate import one

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a die fell off the table")

    monkeypatch.setattr(one, "new_match", broken)
    result = run("tournament", "arkham_tour", "--games", "1", "--bots", "random,greedy", lang="ru")
    assert result.exit_code == 1
    assert "Прервалось партий: 2. Первая из-за этого: RuntimeError: a die fell off the table" in result.stdout.replace(
        "\n", " "
    )


def test_a_tournament_tells_intervals():
    result = run("tournament", "arkham_tour", "--bots", "greedy,random", "--games", "2", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["bots"]["greedy"]["win_rate"]["mean"] == 1
    shown = run("tournament", "arkham_tour", "--bots", "random", "--seats", "2", "--games", "4")
    assert "95" in shown.stdout


# --- replay and verify -------------------------------------------------------------------------------------------


def test_a_replay_tells_the_match_in_words(record_file: Path):
    russian = run("replay", str(record_file), lang="ru")
    english = run("replay", str(record_file))
    assert "Раунд 10" in russian.stdout
    assert "Round 10" in english.stdout


def test_a_replay_from_a_seat_keeps_the_others_secrets(record_file: Path):
    told = [run("replay", str(record_file), "--seat", seat, "--upto", "2").stdout for seat in ("1", "2")]
    assert told[0].count("keeps the task") == told[1].count("keeps the task") == 1
    assert told[0] != told[1]


def test_a_replay_stops_where_it_is_told(record_file: Path):
    lines = json.loads(run("replay", str(record_file), "--upto", "5", "--json").stdout)
    assert max(line["answer"] for line in lines) == 5


def test_a_replay_that_stops_early_is_told_only_of_a_record_that_holds_to_its_end(record: et.Record, tmp_path: Path):
    path = tmp_path / "edited.json"
    path.write_text(changed(record, digest="0" * 32), encoding="utf-8")
    result = run("replay", str(path), "--upto", "2")
    assert result.exit_code == 2
    assert "it was changed" in result.stderr
    assert result.stdout == ""


def test_the_terminal_without_a_browser_is_no_contradiction():
    assert run("play", "--terminal", "arkham_tour", "--no-browser", "--players", "human", typed="q\n").exit_code == 0


def test_verify_leaves_out_the_draws_in_json_too(record_file: Path):
    assert "draws" not in json.loads(run("verify", str(record_file), "--json", "--no-draws").stdout)


def test_a_seat_that_does_not_exist_is_refused(record_file: Path):
    assert run("replay", str(record_file), "--seat", "3").exit_code == 2


def test_an_honest_record_is_verified_with_every_draw(record: et.Record, record_file: Path):
    result = run("verify", str(record_file), "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["fair"] is True
    assert told["commitment"] == record.commitment
    dice = [draw for draw in told["draws"] if draw["sides"] == 6]
    assert len(dice) > 50
    assert all(0 <= draw["result"] < draw["sides"] for draw in told["draws"])
    main = [draw["word"] for draw in told["draws"] if draw["stream"] == 0]
    assert main == sorted(set(main))


def test_verify_shows_what_it_found(record_file: Path):
    result = run("verify", str(record_file), lang="ru")
    assert "Запись подтверждена" in result.stdout


def changed(record: et.Record, **fields: object) -> str:
    return msgspec.structs.replace(record, **fields).to_json()


def test_an_edited_record_is_found_out(record: et.Record, tmp_path: Path):
    answers = list(record.answers)
    seat, option = answers[0]
    other = [(seat, 1 - option), *answers[1:]]
    edits = {
        "answer": changed(record, answers=tuple(other)),
        "impossible answer": changed(record, answers=((seat, 99), *answers[1:])),
        "answers cut off": changed(record, answers=tuple(answers[:-1])),
        "answers added": changed(record, answers=(*answers, (0, 0))),
        "seed": changed(record, seed="another"),
        "seed with its commitment": changed(record, seed="another", commitment=commitment("another")),
        "commitment": changed(record, commitment="0" * 64),
        "digest": changed(record, digest="0" * 32),
        "version": changed(record, version="0"),
        "content": changed(record, content="0" * 16),
        "seats": changed(record, seats=9),
        "options": changed(record, options={"ancient_one": "hastur"}),
        "game": changed(record, game="chess"),
    }
    for name, text in edits.items():
        path = tmp_path / "edited.json"
        path.write_text(text, encoding="utf-8")
        result = run("verify", str(path))
        assert result.exit_code == 1, name
        assert "not verified" in result.stderr, name
        told = run("verify", str(path), "--json")
        assert told.exit_code == 1, name
        assert json.loads(told.stdout)["fair"] is False, name


@pytest.mark.parametrize("cut", [0, 1, 40, 300])
def test_a_truncated_record_is_found_out(record: et.Record, tmp_path: Path, cut: int):
    path = tmp_path / "cut.json"
    path.write_text(record.to_json()[:cut], encoding="utf-8")
    for command in ("verify", "replay"):
        result = run(command, str(path), lang="ru")
        assert result.exit_code == 2
        assert "не читается" in result.stderr.replace("\n", " ")


def test_why_a_record_cannot_be_read_is_said_in_the_users_language(record: et.Record, tmp_path: Path):
    whole = record.to_json()
    path = tmp_path / "broken.json"
    cases = {
        whole[:200]: "она кончается слишком рано",
        whole.replace('"seats": 2', '"seats": "two"'): "seats: ожидается целое число, а стоит текст",
        whole + "x": "это не JSON (trailing characters",
        '{"x":' * 100_000: "слишком много вложенных скобок",
        whole.replace('"version": "', '"version": "0.'): "Запись сделана с версией правил 0.",
        whole.replace('"content": "', '"content": "0'): "Запись сделана с другими картами",
    }
    for content, words in cases.items():
        path.write_text(content, encoding="utf-8")
        result = run("replay", str(path), lang="ru")
        assert result.exit_code == 2
        assert words in result.stderr.replace("\n", " ")


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("answer", ["[]", "[0]", "[0,1,2]"])
def test_an_answer_of_too_few_or_too_many_numbers_is_said_in_words(
    record: et.Record, tmp_path: Path, command: str, answer: str
):
    path = tmp_path / "record.json"
    path.write_text(re.sub(r'"answers":\s*\[\s*\[[^]]*\]', f'"answers": [{answer}', record.to_json()), encoding="utf-8")
    told = {lang: run(command, str(path), lang=lang) for lang in ("en", "ru")}
    assert {result.exit_code for result in told.values()} == {2}
    assert "answers[0]: expected a list of 2. It may be cut short" in told["en"].stderr
    assert "answers[0]: в списке ожидаются 2 элемента. Возможно" in told["ru"].stderr


def test_a_record_of_another_format_is_found_out(record: et.Record, tmp_path: Path):
    path = tmp_path / "format.json"
    path.write_text(changed(record, format=7), encoding="utf-8")
    assert run("verify", str(path)).exit_code == 2


def test_a_folder_is_no_record(tmp_path: Path):
    assert run("verify", str(tmp_path)).exit_code == 2


# --- play in the terminal ----------------------------------------------------------------------------------------


def test_a_whole_match_is_played_in_the_terminal(tmp_path: Path):
    saved = tmp_path / "played.json"
    arguments = ["play", "--terminal", "arkham_tour", "--players", "human,random", "--seed", "t", "--save", str(saved)]
    result = run(*arguments, typed="1\n" * 500)
    assert result.exit_code == 0, result.output
    assert "Player 1" in result.stdout
    record = et.Record.from_json(saved.read_text(encoding="utf-8"))
    assert et.replay(record).outcome is not None


def test_the_terminal_helps_searches_and_takes_back(tmp_path: Path):
    saved = tmp_path / "left.json"
    typed = "nonsense\n?\nb\n!\nu\nq\n"
    arguments = ["play", "--terminal", "arkham_tour", "--players", "human", "--seed", "t", "--save", str(saved)]
    result = run(*arguments, lang="ru", typed=typed)
    assert result.exit_code == 0, result.output
    assert "Совет" in result.stdout
    assert "Отменять нечего" in result.stderr
    assert saved.exists()


def test_people_at_one_keyboard_pass_it_on():
    result = run("play", "--terminal", "arkham_tour", "--players", "human,human", "--seed", "t", typed="\n1\n\n1\nq\n")
    assert "Press Enter when you are alone" in result.stdout


def test_a_record_that_cannot_be_saved_is_said_before_the_match(tmp_path: Path):
    for path in (tmp_path / "nowhere" / "x.json", tmp_path):
        result = run("play", "--terminal", "arkham_tour", "--players", "human", "--save", str(path), lang="ru", typed="q\n")
        assert result.exit_code == 2
        assert f"В «{path}» запись не сохранить" in result.stderr
        assert result.stdout == ""
    fine = tmp_path / "left.json"
    run("play", "--terminal", "chess", "--players", "human", "--save", str(fine))
    assert not fine.exists()


def test_a_record_is_saved_where_a_link_leads_also_if_nothing_is_there_yet(tmp_path: Path):
    link, led_to = tmp_path / "last.json", tmp_path / "first.json"
    link.symlink_to(led_to)
    run("play", "--terminal", "arkham_tour", "--players", "human", "--save", str(link), typed="q\n")
    assert link.is_symlink()
    assert et.Record.from_json(led_to.read_bytes()).answers == ()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_record_that_could_not_be_saved_in_the_end_is_saved_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    result = run("play", "--terminal", "arkham_tour", "--players", "human", "--save", "/dev/full", typed="1\nq\n")
    assert result.exit_code == 0, result.output
    assert "cannot be saved as “/dev/full”" in result.stderr
    (saved,) = tmp_path.iterdir()
    assert str(saved) in result.stdout.replace("\n", "")
    assert len(et.Record.from_json(saved.read_bytes()).answers) == 1


def test_interrupting_a_match_in_the_terminal_keeps_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("eldertable.commands.voice.console.input", interrupted)
    saved = tmp_path / "left.json"
    result = run("play", "--terminal", "arkham_tour", "--players", "human", "--save", str(saved))
    assert result.exit_code == 0
    assert et.Record.from_json(saved.read_bytes()).answers == ()


# --- play in the browser -----------------------------------------------------------------------------------------


def test_a_port_in_use_is_said_with_another_to_choose():
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        environment = {**os.environ, "LANG": "ru_RU.UTF-8", "LC_ALL": ""}
        command = [ELDERTABLE, "play", "--port", str(port), "--no-browser"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=60)
    assert done.returncode == 2
    assert str(port) in done.stderr
    assert "--port" in done.stderr


def test_the_server_says_its_address_and_serves(tmp_path: Path):
    import httpx

    command: list[str | Path] = [
        ELDERTABLE,
        "--lang",
        "en",
        "play",
        "--port",
        "0",
        "--no-browser",
        "--data-dir",
        str(tmp_path),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http"))
        assert "arkham_tour" in httpx.get(address + "api/games", timeout=20).text
    finally:
        process.terminate()
        process.wait(20)
    assert (tmp_path / "tables.sqlite3").exists()


@pytest.mark.parametrize(
    ("arguments", "environment", "words"),
    [
        (("nosuch",), {}, "Нет игры «nosuch»"),
        ((), {"ELDERTABLE_BUSY_SECONDS": "abc"}, "ELDERTABLE_BUSY_SECONDS: «abc» не подходит. Нужно число"),
        (("--database-url", "mysql://u:secret@h/x"), {}, "База вида mysql:// не годится"),
        (("--data-dir", "/etc/passwd"), {}, "Не удаётся открыть базу /etc/passwd/tables.sqlite3: "),
    ],
)
def test_what_keeps_the_table_from_opening_is_said_in_words(arguments, environment, words, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("eldertable.server.logs.set_up", lambda _level: None)  # other tests read the log
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    result = run("play", *arguments, "--no-browser", "--port", "0", lang="ru")
    assert result.exit_code == 2
    assert words in result.stderr
    assert "secret" not in result.output
    assert not any(tmp_path.iterdir())


def test_a_database_that_is_named_by_nothing_is_the_usual_one():
    assert play._database(" ", None) is None
    assert play._database("mine.sqlite3", None) == "mine.sqlite3"


def test_the_table_of_a_game_is_opened_at_its_own_page_and_closed_with_ctrl_c(tmp_path: Path):
    arguments = ["--lang", "en", "play", "arkham_tour", "--port", "0", "--no-browser", "--data-dir", str(tmp_path)]
    process = subprocess.Popen([ELDERTABLE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().strip().endswith("/new/arkham_tour")
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert (process.returncode, errors.strip()) == (0, "")


# --- bench -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_bench_measures_everything_but_the_server_quickly():
    result = run("bench", "--quick", "--no-server", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["play"]["decisions_per_second"] > 500
    assert 0 < told["fork"]["median_us"] < 5000
    for routes in ("routes", "routes_densest"):
        assert told[routes]["worst_ms"] >= told[routes]["median_ms"] > 0
    assert told["peer"]["installed"] in (True, False)
    assert run("bench", "--quick", "--no-server").exit_code == 0
