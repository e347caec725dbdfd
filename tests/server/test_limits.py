"""Limits and pages that need a server set up for them."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from litestar.testing import TestClient

from eldertable.server.app import create_app
from eldertable.server.pages import Pages, content_policy
from eldertable.server.refusals import Refused
from eldertable.server.serve import MOST_FILES
from eldertable.server.settings import Settings, from_environment, misspelt
from tests.server.client import Seated, play_out
from tests.server.conftest import ServerProcess

CODE = (".py", ".sh", ".ftl")
VARIABLE = re.compile(r"\bELDERTABLE_[A-Z_]*[A-Z]\b")


@pytest.mark.usefixtures("toy")
def test_one_address_makes_so_many_matches_a_minute(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite3"), matches_per_minute=2)
    with TestClient(create_app(settings)) as client:
        made = [client.post("/api/matches", json={"game": "toy", "seats": [{"kind": "human"}]}) for _ in range(3)]
    assert [answer.status_code for answer in made] == [201, 201, 429]
    assert [answer.headers.get("retry-after") for answer in made] == [None, None, "60"]
    assert made[2].json()["code"] == "too-many-matches"


def test_one_address_is_shown_so_many_moments_a_minute(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), replays_per_minute=3)
    try:
        made = server.site.new(2)
        play_out({seat: server.site.sit(made.match, token) for seat, token in made.tokens.items()}, random.Random(1))
        wanted = ("timeline", "moments/0", "timeline", "fairness", "moments/1", "fairness", "moments/0", "record")
        told = [server.site.get(f"/api/matches/{made.match}/{what}") for what in wanted]
    finally:
        server.stop()
    refused = [answer.json()["code"] for answer in told if answer.status_code == 429]
    assert [answer.status_code for answer in told] == [200, 200, 200, 200, 429, 429, 200, 200], "what is kept costs nothing"
    assert refused == ["too-many-replays"] * 2


def test_one_address_has_so_many_matches_fetched_a_minute(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), openings_per_minute=3, idle_rooms=1)
    try:
        first, second = server.site.new(1).match, server.site.new(1).match
        asked = (first, first, second, first, second, "0" * 16)
        told = [server.site.get(f"/api/matches/{match}") for match in asked]
        late = Seated(server.site, second)
        assert late.until(lambda said: said["t"] == "refused")["code"] == "too-many-openings"
    finally:
        server.stop()
    assert [answer.status_code for answer in told] == [200, 200, 200, 200, 429, 429], "what is in memory costs nothing"
    assert told[-1].json()["code"] == "too-many-openings"


def test_one_address_has_so_many_sockets_open_at_once(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), sockets_per_address=2)
    try:
        made = server.site.new(2)
        ann, ben = (server.site.sit(made.match, token) for token in made.tokens.values())
        late = Seated(server.site, made.match)
        assert late.until(lambda said: said["t"] == "refused")["code"] == "too-many-sockets"
        ann.choose(0)
        ben.close()
        while server.site.get("/health").json()["sockets"] > 1:  # the server hears of it a little later
            time.sleep(0.02)
        again = server.site.sit(made.match, made.tokens[1])
        assert again.table["match"]["seats"][0]["connected"], "who was here has noticed nothing"
    finally:
        server.stop()


def test_a_socket_on_which_hello_was_lost_is_closed_and_may_come_back(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), hello_seconds=0.2)
    try:
        made = server.site.new(1)
        mute = Seated(server.site, made.match)
        assert mute.until(lambda said: said["t"] == "refused")["code"] == "silent"
        assert mute.closed() == 1013
        ann = server.site.sit(made.match, made.tokens[0])
        time.sleep(0.4)  # longer than a silent one is given
        assert ann.choose(0)["t"] == "done"
    finally:
        server.stop()


def test_a_server_asks_the_system_for_as_many_files_as_it_may_have() -> None:
    resource = pytest.importorskip("resource")
    script = "import resource as r; from eldertable.server.serve import allow_many_sockets as allow; "
    few = "r.setrlimit(r.RLIMIT_NOFILE, (64, r.getrlimit(r.RLIMIT_NOFILE)[1])); allow(); print(r.getrlimit(r.RLIMIT_NOFILE)[0])"
    told = subprocess.run([sys.executable, "-c", script + few], capture_output=True, text=True, check=True)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert int(told.stdout) == (MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES))


@pytest.mark.parametrize("idle_rooms", [0, 2])
def test_who_has_not_yet_said_hello_comes_to_the_same_table_as_the_others(tmp_path: Path, idle_rooms: int) -> None:
    """When a server comes back there are many who have not: their tables seem idle, but if one were let go for another, the
    people at the two would not hear of each other."""
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), idle_rooms=idle_rooms)
    try:
        made = server.site.new(2)
        ann = Seated(server.site, made.match)
        others = [Seated(server.site, server.site.new(1).match) for _ in range(4)]
        ann.hello(made.tokens[0])
        ben = server.site.sit(made.match, made.tokens[1])
        ben.choose(1)
        ben.choose(0, 1)
        ann.until(lambda _: ann.table["waiting"] == [0])
        for page in (ann, ben, *others):
            page.close()
    finally:
        server.stop()


def site_folder(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "assets" / "main-abc123.js").write_text("x" * 5000)
    (folder / "index.html").write_text("<!doctype html><script>start()</script><script type=module src=/assets/x></script>")
    (folder / "favicon.svg").write_text("<svg/>")
    return folder


def test_hashed_files_are_kept_for_ever_and_pages_are_asked_for_again(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite3"))
    (tmp_path / "static").mkdir()
    with TestClient(create_app(settings, static=site_folder(tmp_path / "static"))) as client:
        script = client.get("/assets/main-abc123.js", headers={"accept-encoding": "gzip"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "x" * 5000
        page = client.get("/t/00ff")
        assert page.headers["cache-control"] == "no-cache"
        assert "'sha256-" in page.headers["content-security-policy"]
        assert client.get("/assets/other.js").status_code == 404
        assert client.get("/t/../../etc/passwd").status_code == 404


def test_a_server_without_pages_says_how_to_build_them(tmp_path: Path) -> None:
    pages = Pages(tmp_path / "nothing")
    assert b"make install" in pages.find("/").data
    with pytest.raises(Refused):
        pages.find("/index.html")


def test_only_the_pages_own_inline_script_may_run() -> None:
    assert "script-src 'self' 'sha256-" in content_policy(b"<script>start()</script>")
    assert "script-src 'self';" in content_policy(b"")


def test_settings_come_from_the_environment() -> None:
    found = from_environment(
        {"ELDERTABLE_DATABASE": "x.db", "ELDERTABLE_ORIGINS": "https://a, https://b", "ELDERTABLE_THINKERS": "3"}
    )
    assert found.database == "x.db"
    assert found.origins == ("https://a", "https://b")
    assert found.thinkers == 3
    assert from_environment({"ELDERTABLE_LOG_LEVEL": "debug", "ELDERTABLE_INSIGHTS": "false"}).log_level == "DEBUG"


def test_a_database_that_is_named_by_nothing_is_the_usual_one() -> None:
    assert from_environment({"ELDERTABLE_DATABASE": " "}).database == Settings().database


@pytest.mark.parametrize(
    ("name", "near"),
    [("ELDERTABLE_DATABSE", "ELDERTABLE_DATABASE"), ("ELDERTABLE_BOT_SECOND", "ELDERTABLE_BOT_SECONDS"),
     ("ELDERTABLE_HELO_SECONDS", "ELDERTABLE_HELLO_SECONDS"), ("Eldertable_Database", "ELDERTABLE_DATABASE"),
     ("ELDERTABLE_COMPILE", "ELDERTABLE_COMPILED"), ("ELDERTABLE_ZZZ", "none")],
)  # fmt: skip
def test_a_variable_that_is_no_setting_is_named_with_the_nearest(name: str, near: str) -> None:
    assert [doubt.args for doubt in misspelt({name: "secret", "HOME": "/", "OTHER_ELDERTABLE": ""})] == [
        {"name": name, "near": near}
    ]


def test_no_variable_in_use_is_taken_for_a_misspelt_one() -> None:
    """Whatever the sources, tests, scripts and pages read by name is a setting, or known to be read by others."""
    root = Path(__file__).resolve().parents[2]
    files = [root / "Makefile", root / "web" / "vite.config.ts"]
    files += [file for folder in ("src", "tests", "scripts") for file in (root / folder).rglob("*") if file.suffix in CODE]
    found = {name for file in files if file != Path(__file__) for name in VARIABLE.findall(file.read_text("utf-8"))}
    assert {"ELDERTABLE_COMPILED", "ELDERTABLE_LONG_GAMES", "ELDERTABLE_SERVER", "ELDERTABLE_PRELOAD"} <= found
    assert {doubt.args["name"] for doubt in misspelt(dict.fromkeys(found, ""))} == {"ELDERTABLE_TINKERS"}  # by other tests
