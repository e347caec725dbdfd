"""Starting and stopping: whatever keeps the server from it is said in words, never as a traceback."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from eldertable import ContentError
from eldertable.kernel.text import text
from eldertable.server import __main__ as program
from eldertable.server import serve as starting
from tests.server.client import Site
from tests.server.conftest import ServerProcess

COMMAND = [sys.executable, "-m", "eldertable.server", "--port", "0"]


def refused(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *arguments: str,
    language: str = "ru",
    **settings: str,
) -> str:
    """What is said when the start is refused."""
    monkeypatch.setattr("eldertable.server.logs.set_up", lambda _level: None)  # other tests read the log
    monkeypatch.setattr(sys, "argv", ["server", "--port", "0", *arguments])
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    for name, value in settings.items():
        monkeypatch.setenv(f"ELDERTABLE_{name}", value)
    assert program.main() == 1
    told = capsys.readouterr()
    assert told.out == ""
    return told.err


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("BUSY_SECONDS", "abc", "a number"),
        ("BUSY_SECONDS", "nan", "a number"),
        ("BUSY_SECONDS", "-1", "a number"),
        ("MESSAGE_BYTES", "x", "a whole number"),
        ("MESSAGE_BYTES", "1.5", "a whole number"),
        ("INSIGHTS", "perhaps", "true or false"),
        ("LOG_LEVEL", "FOO", "one of DEBUG"),
        ("POLL_SECONDS", "0", "a number above zero"),
        ("MESSAGES_PER_SECOND", "0", "a whole number above zero"),
        ("HELLO_SECONDS", "0", "a number above zero"),
        ("REQUEST_SECONDS", "0", "a number above zero"),
        ("MESSAGE_BYTES", "0", "a whole number above zero"),
    ],
)
def test_a_wrong_setting_is_named(
    name: str, value: str, wanted: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(monkeypatch, capsys, language="en", **{name: value})
    assert said.startswith(f"The setting ELDERTABLE_{name}: “{value}” will not do. It must be {wanted}")


@pytest.mark.parametrize(("language", "words"), [("ru", "Возможно, нужна"), ("en", "Perhaps")])
def test_a_misspelt_setting_is_told_to_the_log_and_the_server_starts(
    language: str, words: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    said = ServerProcess(str(tmp_path / "tables.sqlite3"), tinkers="secret", log_level="WARNING").stop()
    (line,) = [json.loads(line) for line in said.splitlines()]
    assert (line["level"], line["setting"]) == ("warning", "ELDERTABLE_TINKERS")
    assert f"{words} ELDERTABLE_THINKERS" in line["words"]
    assert "secret" not in said


@pytest.mark.parametrize("module", ["no.such.module", ".relative"])
def test_a_module_that_cannot_be_loaded_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, module: str
) -> None:
    said = refused(monkeypatch, capsys, DATABASE=str(tmp_path / "tables.sqlite3"), PRELOAD=module)
    assert said.startswith(f"Настройка ELDERTABLE_PRELOAD: «{module}» не подходит. Нужно имя модуля Python")


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("postgresql://bad:secret:x/::", "Адрес базы не разобрать"),
        ("postgresql://u:sec/ret@127.0.0.1:port/x", "Адрес базы не разобрать"),
        ("mysql://u:secret@127.0.0.1/x", "База вида mysql:// не годится"),
        ("sqlite://x.db", "База вида sqlite:// не годится"),
        ("postgresql://u:secret@127.0.0.1:1/x", "Не удаётся открыть базу postgresql://u:***@127.0.0.1:1/x: "),
        ("postgresql://u@127.0.0.1:1/x?password=secret", "Не удаётся открыть базу postgresql://u@127.0.0.1:1/x: "),
        ("postgresql://u:secret@127.0.0.1:1/x?nonsense=1", "Не удаётся открыть базу postgresql://u:***@127.0.0.1:1/x"),
        ("/proc/nope/x.db", "Не удаётся открыть базу /proc/nope/x.db: "),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(
    database: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    said = refused(monkeypatch, capsys, DATABASE=database)
    assert said.startswith(words)
    assert "ход" not in said
    assert "sec" not in said
    assert not any(tmp_path.iterdir())


def test_a_file_that_is_no_database_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database\n" * 200)
    said = refused(monkeypatch, capsys, DATABASE=str(file))
    assert said.startswith(f"Не удаётся открыть базу {file}: это не база данных. ")
    assert said.endswith(" или назовите другую в ELDERTABLE_DATABASE (у eldertable play: --database-url).\n")


@pytest.mark.parametrize("database", ["/dev/null", "{folder}"])
def test_what_sqlite_cannot_read_and_write_is_said_in_the_users_words(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = database.format(folder=tmp_path)
    said = refused(monkeypatch, capsys, DATABASE=file)
    assert said.startswith(f"Не удаётся открыть базу {file}: система не даёт её читать и писать. ")


def test_a_database_that_another_program_holds_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tables.sqlite3"
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        said = refused(monkeypatch, capsys, DATABASE=str(file), BUSY_SECONDS="0.1")
    assert said.startswith(f"Не удаётся открыть базу {file}: её держит другая программа. ")


def test_what_postgres_says_is_passed_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], postgres: str
) -> None:
    where = postgres.rpartition("/")[0] + "/nowhere"
    said = refused(monkeypatch, capsys, DATABASE=where)
    assert said.startswith(f'Не удаётся открыть базу {where}: database "nowhere" does not exist. ')


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = refused(monkeypatch, capsys, DATABASE="postgresql://u:secret@127.0.0.1:1/x")
    assert "requirements-postgres.txt" in said


@pytest.mark.parametrize("where", [("--port", "99999"), ("--port", "-1"), ("--host", "no such host")])
def test_an_address_that_cannot_be_listened_on_is_named(
    where: tuple[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(monkeypatch, capsys, *where)
    assert said.startswith("Не удаётся слушать ")
    assert where[1] in said


@pytest.mark.parametrize(
    ("environment", "words"),
    [({"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}, "Такого"), ({"LC_ALL": "", "LANG": "ru"}, "Такого"), ({}, "There")],
)
def test_the_language_is_the_systems(environment: dict[str, str], words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert program._in_words(starting.CannotServe(text("app-server-no-page"))).startswith(words)


@pytest.mark.parametrize(("taken", "offered"), [(8000, "8001"), (65535, "0")])
def test_a_port_in_use_is_answered_with_one_that_can_be_named(
    taken: int, offered: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_socket: object, _address: object) -> None:
        raise OSError(errno.EADDRINUSE, "in use")

    monkeypatch.setattr("socket.socket", type("Taken", (socket.socket,), {"bind": refuse}))
    said = refused(monkeypatch, capsys, "--port", str(taken))
    assert said == f"Порт {taken} занят. Возможно, стол уже запущен; иначе назовите другой: --port {offered}.\n"


def test_content_that_cannot_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def broken(*_: object) -> None:
        raise ContentError("shop_cards.yaml", text("app-content-effect-shape"), line=3, entry="shop_01", field="do[0]")

    monkeypatch.setattr(starting, "create_app", broken)
    said = refused(monkeypatch, capsys, DATABASE=str(tmp_path / "t.sqlite3"))
    assert said == "shop_cards.yaml:3: shop_01: do[0]: эффект записывают одним ключом: это его имя\n"


def test_a_process_that_thinks_does_not_load_the_server() -> None:
    """Python loads the program's main module in each of them."""
    named = "import sys, eldertable.server.__main__; print([m for m in ('litestar', 'sqlalchemy', 'uvicorn') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", named], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_process_for_replays_is_ready_before_it_is_needed(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "t.sqlite3"), preload="")
    started = time.monotonic()
    while 'eldertable_thoughts_total{job="get_ready"} 1' not in server.site.get("/metrics").text:
        assert time.monotonic() - started < 30
        time.sleep(0.1)
    assert '"level":"error"' not in server.stop()


@pytest.mark.parametrize("thinks", ["already", "not yet"])
def test_ctrl_c_closes_the_server_in_peace(tmp_path: Path, thinks: str) -> None:
    """A terminal sends it to every process of the server, also to those that think for bots, or are about to."""
    environment = os.environ | {"ELDERTABLE_DATABASE": str(tmp_path / "t.sqlite3"), "ELDERTABLE_LOG_LEVEL": "WARNING"}
    process = subprocess.Popen(
        COMMAND, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    site = Site(process.stdout.readline().strip().rstrip("/"))
    made = site.new(1, game="arkham_tour")
    ann = site.sit(made.match, made.tokens[0])
    if thinks == "already":
        assert ann.ask({"t": "hint"})["t"] == "hint"
        ann.close()
    else:
        ann.say({"t": "hint", "id": "x"})
        time.sleep(0.2)  # a process has been started and still reads its modules
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=20)
    assert (process.returncode, errors) == (0, "")
