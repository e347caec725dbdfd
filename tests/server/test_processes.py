"""Servers that are killed, and servers that share a database."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from eldertable.server.settings import Settings
from eldertable.server.store import Store
from tests.server.client import WAIT, Made, Seated, Site, play_out
from tests.server.conftest import ServerProcess


def stored_rows(database: Path, match: str) -> list[tuple[int, str, int, int | None]]:
    with sqlite3.connect(database) as connection:
        query = "SELECT number, kind, seat, option FROM log WHERE match = ? ORDER BY number"
        return connection.execute(query, (match,)).fetchall()


def test_a_killed_server_goes_on_where_it_stopped(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    server = ServerProcess(str(database))
    made = server.site.new(2)
    ann, ben = (server.site.sit(made.match, made.tokens[seat]) for seat in (0, 1))
    ann.choose(2)
    ben.choose(1)
    ann.settle(2)
    ben.settle(2)
    before = [(page.table["seq"], page.table["view"], page.table["decision"]) for page in (ann, ben)]
    server.kill()
    again = ServerProcess(str(database))
    try:
        pages = {seat: again.site.sit(made.match, made.tokens[seat], since=2) for seat in (0, 1)}
        assert [(page.table["seq"], page.table["view"], page.table["decision"]) for page in pages.values()] == before
        assert [page.table["log"] for page in pages.values()] == [[], []]
        play_out(pages, random.Random(5))
    finally:
        again.stop()


def choose_all(site: Site, made: Made, seat: int, troubles: list[str]) -> None:
    """Answer for one seat through one server, sending every choice twice, until the match is over."""
    page = site.sit(made.match, made.tokens[seat])
    while page.table["outcome"] is None:
        decision = page.table["decision"]
        if decision is None:
            page.hear(30)
            continue
        option = (decision["number"] + seat) % len(decision["options"])
        for _ in range(2):
            answer = page.choose(option, decision["number"])
            if answer["t"] != "done":
                troubles.append(f"seat {seat}, decision {decision['number']}: {answer}")
        page.settle(answer.get("seq", 0))


def postgres_rows(url: str, match: str) -> list[tuple[int, str, int, int | None]]:
    async def read() -> list[tuple[int, str, int, int | None]]:
        store = await Store.open(Settings(database=url))
        rows = await store.rows(match)
        await store.close()
        return [(row.number, row.kind, row.seat, row.option) for row in rows]

    return asyncio.run(read())


@pytest.mark.slow
def test_two_processes_share_postgresql(postgres: str) -> None:
    servers = [ServerProcess(postgres, messages_per_second=1000) for _ in range(2)]
    try:
        made = servers[0].site.new(2)
        troubles: list[str] = []
        threads = [threading.Thread(target=choose_all, args=(servers[seat].site, made, seat, troubles)) for seat in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert troubles == []
        rows = postgres_rows(postgres, made.match)
        assert [row[0] for row in rows] == list(range(3 * (2 * 2 + 1)))
    finally:
        for server in servers:
            server.stop()


@pytest.mark.slow
def test_two_processes_serve_one_match_without_losing_or_doubling_an_answer(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    servers = [ServerProcess(str(database), messages_per_second=1000) for _ in range(2)]
    try:
        made = servers[0].site.new(4, options={"rounds": "30"})
        watchers = [server.site.sit(made.match) for server in servers]
        troubles: list[str] = []
        threads = [
            threading.Thread(target=choose_all, args=(servers[seat % 2].site, made, seat, troubles)) for seat in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)
        assert not any(thread.is_alive() for thread in threads)
        assert troubles == []
        rows = stored_rows(database, made.match)
        assert [row[0] for row in rows] == list(range(len(rows)))
        expected = 30 * (4 * 2 + 1)
        assert len(rows) == expected
        for watcher in watchers:
            watcher.settle(expected)
        assert watchers[0].table["view"] == watchers[1].table["view"]
        assert watchers[0].table["outcome"] == watchers[1].table["outcome"]
        races = [server.site.get("/metrics").text for server in servers]
        assert all("eldertable_lost_races_total" in page for page in races)
    finally:
        for server in servers:
            server.stop()


def test_a_match_that_another_process_spoiled_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    """As after an update of one of two processes: its row cannot be played by the rules of the other."""
    database = tmp_path / "tables.sqlite3"
    server = ServerProcess(str(database))
    try:
        matches = [server.site.new(2) for _ in range(6)]
        pages = {made.match: server.site.sit(made.match, made.tokens[0]) for made in matches}
        spoiled, *sound = sorted(pages)
        with sqlite3.connect(database) as other:
            row = "INSERT INTO log VALUES (?, 0, 'answer', 0, ?, NULL, 0)"
            other.executemany(row, [(spoiled, 99), *((match, 0) for match in sound)])
        for match in sound:
            assert pages[match].until(lambda message: message["t"] == "news", 10)["seq"] == 1
        assert pages[spoiled].choose(0)["code"] == "unplayable"
        late = Seated(server.site, spoiled)
        late.say({"t": "hello", "token": None, "since": None})
        assert late.hear()["code"] == "unplayable"
        assert late.closed() == 4410
        pages[spoiled].close()
        answer, until = server.site.get(f"/api/matches/{spoiled}"), time.monotonic() + 10
        while answer.status_code == 200 and time.monotonic() < until:  # the server has yet to hear that the page has gone
            time.sleep(0.05)
            answer = server.site.get(f"/api/matches/{spoiled}")
        assert (answer.status_code, answer.json()["code"]) == (409, "unplayable")
    finally:
        server.stop()


def test_a_port_in_use_is_said_in_words(site: Site, tmp_path: Path) -> None:
    port = site.address.rpartition(":")[2]
    command = [sys.executable, "-m", "eldertable.server", "--port", port]
    environment = {**os.environ, "ELDERTABLE_DATABASE": str(tmp_path / "x.sqlite3"), "LC_ALL": "ru_RU.UTF-8"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].startswith(f"Порт {port} занят.")
    assert "Traceback" not in ended.stderr


def test_a_database_that_cannot_be_opened_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(RuntimeError, match=r"The database .*tables\.sqlite3 cannot be opened: "):
        ServerProcess(str(tmp_path / "file" / "tables.sqlite3"), lang="en")


def test_a_locked_database_refuses_the_choice_and_nothing_changes(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    server = ServerProcess(str(database), busy_seconds=0.2)
    try:
        made = server.site.new(2)
        ann: Seated = server.site.sit(made.match, made.tokens[0])
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        before = ann.table
        answer = ann.choose(1)
        assert (answer["t"], answer["code"]) == ("refused", "store-locked")
        assert ann.table == before
        assert site_says(server.site, made, "store-locked")
        until_health_says(server.site, "store-locked")
        other.execute("ROLLBACK")
        other.close()
        until_health_says(server.site, None)
        assert ann.choose(1)["t"] == "done", "the socket stays usable"
        ann.settle(1)
        assert ann.table["seq"] == 1
    finally:
        server.stop()


def test_a_last_choice_that_is_not_stored_gives_no_seed_away(tmp_path: Path) -> None:
    """Until it is stored nobody is told that the match is over."""
    database = tmp_path / "tables.sqlite3"
    server = ServerProcess(str(database), busy_seconds=2)
    try:
        made = server.site.new(1, options={"rounds": "2"})
        ann = server.site.sit(made.match, made.tokens[0])
        for _ in range(2 * (1 * 2 + 1) - 1):
            ann.settle(ann.choose(0)["seq"])
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        ann.say({"t": "choose", "id": "last", "decision": ann.table["decision"]["number"], "option": 0})
        told = [server.site.get(f"/api/matches/{made.match}{call}") for call in ("/fairness", "/record")]
        assert ann.answer("last")["code"] == "store-locked"
        assert told[0].json()["seed"] is None
        assert told[1].json()["code"] == "not-over"
        other.execute("ROLLBACK")
        other.close()
        assert ann.choose(0)["t"] == "done"
        assert server.site.get(f"/api/matches/{made.match}/fairness").json()["seed"]
    finally:
        server.stop()


def until_health_says(site: Site, trouble: str | None) -> None:
    """The operator hears of it too, and when it is over."""
    health, until = site.get("/health"), time.monotonic() + WAIT
    while health.json()["trouble"] != trouble and time.monotonic() < until:
        time.sleep(0.05)
        health = site.get("/health")
    expected = (200, "ok", True) if trouble is None else (503, "degraded", False)
    assert (health.status_code, health.json()["status"], health.json()["store"]) == expected, health.text
    assert f"eldertable_store_usable {int(trouble is None)}\n" in site.get("/metrics").text


def site_says(site: Site, made: Made, code: str) -> bool:
    answer = site.post("/api/matches", {"game": "toy", "seats": [{"kind": "human"}]})
    return answer.status_code == 503 and answer.json()["code"] == code


def test_a_full_disk_refuses_the_choice_and_nothing_changes(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    server = ServerProcess(str(database), max_database_mb=1)
    try:
        made = server.site.new(1, options={"rounds": "30"})
        ann = server.site.sit(made.match, made.tokens[0])
        assert fill(server.site, made) == "store-full"
        fill_log(database, made.match)
        answer: dict[str, Any] = {}
        while answer.get("t") != "refused":
            before = ann.table
            answer = ann.choose(0)
            ann.settle(answer.get("seq", 0))
        assert answer["code"] == "store-full"
        assert ann.table == before
        until_health_says(server.site, "store-full")
        with sqlite3.connect(database) as other:
            other.execute("DELETE FROM reports")
            other.execute("DELETE FROM log WHERE match != ?", (made.match,))
        assert ann.choose(0)["t"] == "done", "with room again, the same socket goes on"
        until_health_says(server.site, None)
        assert len(stored_rows(database, made.match)) == before["seq"] + 1
    finally:
        server.stop()


def fill(site: Site, made: Made) -> str:
    """Save reports, big ones and then small ones, until the store is full."""
    code = ""
    for size in (50_000, 4_000, 100):
        for _ in range(200):
            body = {"note": "n", "view": {"x": "x" * size}}
            answer = site.post(
                f"/api/matches/{made.match}/report", body, headers={"authorization": f"Bearer {made.tokens[0]}"}
            )
            if answer.status_code != 201:
                code = answer.json()["code"]
                break
    return code


def fill_log(database: Path, match: str) -> None:
    """Leave no room among the rows of this match either."""
    with sqlite3.connect(database, isolation_level=None) as other:
        other.execute("PRAGMA max_page_count=256")
        rows = ((match + "!", number) for number in range(100_000))
        with pytest.raises(sqlite3.OperationalError, match="full"):
            other.executemany("INSERT INTO log VALUES (?, ?, 'answer', 0, 0, NULL, 0)", rows)
