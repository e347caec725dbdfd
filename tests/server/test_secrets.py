"""What a seat must not know never leaves the server for it: not in views, logs, refusals, hints, undo or the server's log."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from pathlib import Path

import pytest

from tests.server.client import Seated, play_out
from tests.server.conftest import ServerProcess

SECRET = re.compile(r"secret_\d\d")


def test_hidden_cards_tokens_and_seeds_never_leak(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    server = ServerProcess(str(database), log_level="DEBUG")
    site = server.site
    made = site.new(3, bots=1, seed="the-dark-seed")
    pages: dict[int | None, Seated] = {seat: site.sit(made.match, token) for seat, token in made.tokens.items()}
    watcher = pages[None] = site.sit(made.match)
    own = {seat: pages[seat].table["view"]["hands"][seat]["card"] for seat in made.tokens}
    pages[0].ask({"t": "hint"})
    pages[0].ask({"t": "preview", "decision": 0, "option": 0})
    pages[0].choose(1)
    pages[0].ask({"t": "undo", "decision": 1})
    pages[0].ask({"t": "choose", "decision": 50, "option": 1})
    pages[0].say('{"t":"nonsense"}')
    seated = {seat: page for seat, page in pages.items() if seat is not None}
    before_end = play_until_last(seated, watcher)
    calls = ("", "/fairness", "/record", "/timeline", "/moments/0", "/moments/0/insight?seat=0")
    public = [site.get(f"/api/matches/{made.match}{call}").text for call in calls]
    for seat, raws in before_end.items():
        allowed = {own[seat]} if seat is not None else set()
        assert set(SECRET.findall("".join(raws))) <= allowed, f"seat {seat} was told another's card"
        assert "the-dark-seed" not in "".join(raws)
        assert not any(token in "".join(raws) for token in made.tokens.values())
    assert not SECRET.findall("".join(public))
    assert "the-dark-seed" not in "".join(public)
    play_out(seated, random.Random(1))
    said = server.stop()
    assert said.strip()
    for line in said.splitlines():
        json.loads(line)
    assert not SECRET.findall(said)
    assert "the-dark-seed" not in said
    assert not any(token in said for token in made.tokens.values())
    with sqlite3.connect(database) as connection:
        stored = "".join(map(str, connection.execute("SELECT * FROM seats").fetchall()))
    assert not any(token in stored for token in made.tokens.values()), "only hashes of the secrets are stored"


def play_until_last(seats: dict[int, Seated], watcher: Seated) -> dict[int | None, list[str]]:
    """Play up to the last decision; all that was said to everybody until then."""
    first = seats[0]
    chance = random.Random(2)
    while not (first.table["view"]["round"] == 3 and len(first.table["waiting"]) == 1):
        asked = first.table["waiting"]
        if any(seat not in seats for seat in asked):  # a bot goes first, so that the last decision is a person's
            first.hear()
            continue
        seat = seats[asked[0]]
        seat.settle(first.table["seq"])
        if seat.table["decision"] is None:
            first.settle(seat.table["seq"])
            continue
        done = seat.choose(chance.randrange(len(seat.table["decision"]["options"])))
        for page in [*seats.values(), watcher]:
            page.settle(done["seq"])
    return {**{seat: list(page.raw) for seat, page in seats.items()}, None: list(watcher.raw)}


@pytest.mark.slow
def test_the_tours_personal_tasks_stay_with_their_players(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"))
    try:
        site = server.site
        made = site.new(3, game="arkham_tour", seed="the-dark-seed")
        pages = {seat: site.sit(made.match, token) for seat, token in made.tokens.items()}
        watcher = site.sit(made.match)
        chance = random.Random(7)
        tasks: dict[int, set[str]] = {}
        for seat, page in pages.items():
            tasks[seat] = set(page.table["view"]["players"][seat]["tasks_dealt"] or ())
            assert tasks[seat]
        for _ in range(60):
            seat = chance.choice(pages[0].table["waiting"])
            page = pages[seat]
            done = page.choose(chance.randrange(len(page.table["decision"]["options"])))
            assert done["t"] == "done"
            for other in [*pages.values(), watcher]:
                other.settle(done["seq"])
        readers: list[tuple[int | None, Seated]] = [*pages.items(), (None, watcher)]
        for reader, page in readers:
            said = "".join(page.raw)
            foreign = set().union(*(found for owner, found in tasks.items() if owner != reader))
            assert not [task for task in foreign if f'"{task}"' in said], f"seat {reader} knows another's task"
            assert "the-dark-seed" not in said
    finally:
        server.stop()
