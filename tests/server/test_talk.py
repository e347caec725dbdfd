"""People at a table may speak to each other; who watches speaks only to those who watch."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Seated, Site
from tests.server.conftest import ServerProcess


def heard(page: Seated) -> list[tuple[int | None, str]]:
    """Everything the page has been told was said, in order."""
    page.say({"t": "ping"})
    page.until(lambda message: message["t"] == "pong")
    lines: dict[int, tuple[int | None, str]] = {}
    for message in page.heard:
        if message["t"] == "talk":
            lines |= {line["n"]: (line["seat"], line["text"]) for line in message["lines"]}
    return [lines[n] for n in sorted(lines)]


def says(page: Seated, text: str) -> dict[str, Any]:
    return page.ask({"t": "say", "text": text})


def test_players_hear_players_and_watchers_hear_everybody(site: Site) -> None:
    made = site.new(2)
    ann, bob = (site.sit(made.match, made.tokens[seat]) for seat in (0, 1))
    watcher, other = site.sit(made.match), site.sit(made.match)
    assert says(ann, "  Кто первый? \n\t Я! ")["t"] == "done"
    assert says(watcher, "take the left road")["t"] == "done"
    assert says(bob, "you")["t"] == "done"
    of_players = [(0, "Кто первый? Я!"), (1, "you")]
    assert heard(ann) == heard(bob) == of_players
    assert heard(watcher) == heard(other) == [of_players[0], (None, "take the left road"), of_players[1]]
    assert ann.table["seq"] == 0, "talk is no part of the match"
    again = site.sit(made.match, made.tokens[0])
    assert heard(again) == of_players, "who comes back hears what was said"
    assert heard(site.sit(made.match)) == heard(watcher)


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "say-nothing"), (" \n\u200b ", "say-nothing"), ("a" * 301, "say-less"), ("a" * 1001, "malformed")],
)
def test_what_cannot_be_said_is_refused_and_nobody_hears_it(site: Site, text: str, code: str) -> None:
    made = site.new(1)
    ann = site.sit(made.match, made.tokens[0])
    assert says(ann, text)["code"] == code
    assert heard(ann) == []
    assert says(ann, "a" * 300)["t"] == "done"


def test_what_cannot_be_seen_is_left_out_of_words_and_names(site: Site) -> None:
    astronaut = "\N{WOMAN}\u200d\N{ROCKET}"  # one face, put together by a sign that is not seen
    answer = site.post(
        "/api/matches", {"game": "toy", "seats": [{"kind": "human", "name": f"Ann\u202e \x07{astronaut} \u200d"}]}
    ).json()
    ann = site.sit(answer["match"], answer["seats"][0]["token"])
    assert ann.table["match"]["seats"][0]["name"] == f"Ann {astronaut}"
    assert says(ann, "\u200d")["code"] == "say-nothing"
    says(ann, f"\u202ehello\n{astronaut}")
    assert heard(ann) == [(0, f"hello {astronaut}")]


def test_who_floods_the_table_is_slowed_down_and_others_are_not(site: Site) -> None:
    made = site.new(2)
    ann, bob = (site.sit(made.match, made.tokens[seat]) for seat in (0, 1))
    answers = [says(ann, f"line {n}") for n in range(6)]
    assert [answer["t"] for answer in answers] == ["done"] * 5 + ["refused"]
    assert answers[-1]["code"] == "say-slower"
    assert says(bob, "calm down")["t"] == "done"
    assert len(heard(bob)) == 6


def test_talk_is_kept_and_reaches_pages_of_another_process(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    servers = [ServerProcess(str(database)) for _ in range(2)]
    try:
        made = servers[0].site.new(2)
        ann, bob = (servers[seat].site.sit(made.match, made.tokens[seat]) for seat in (0, 1))
        says(ann, "from the first")
        assert bob.until(lambda message: message["t"] == "talk")["lines"][0]["text"] == "from the first"
        says(bob, "from the second")
        ann.until(lambda message: message["t"] == "talk" and message["lines"][-1]["seat"] == 1)
        assert heard(ann) == heard(bob) == [(0, "from the first"), (1, "from the second")]
        record = servers[0].site.get(f"/api/matches/{made.match}/record").text
        assert "from the" not in record
    finally:
        for server in servers:
            server.stop()
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT number, seat FROM talk ORDER BY number").fetchall() == [(0, 0), (1, 1)]
