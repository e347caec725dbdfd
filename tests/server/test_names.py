"""Whoever comes to a seat says what they are called; everybody hears it, and it stays with the match."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import String

from eldertable.server.messages import NAME_MOST
from eldertable.server.store import schema
from tests.server.client import Seated, Site, play_out


def calls_itself(page: Seated, name: str) -> dict[str, Any]:
    return page.ask({"t": "name", "name": name})


def names(page: Seated) -> list[str]:
    page.say({"t": "ping"})
    page.until(lambda message: message["t"] == "pong")
    return [seat["name"] for seat in page.table["match"]["seats"]]


def told_of(page: Seated, seat: int) -> list[dict[str, Any]]:
    """What the page's log says about a seat, as messages."""
    lines = [line for message in page.heard for line in message.get("log", ())]
    return [line["text"] for line in lines if line["seat"] == seat]


def test_a_name_is_told_to_everybody_and_kept(site: Site) -> None:
    seats = [{"kind": "human", "name": "Вера"}, {"kind": "human"}]
    made = site.post("/api/matches", {"game": "toy", "seats": seats}).json()
    match, (mine, other) = made["match"], [seat["token"] for seat in made["seats"]]
    ann, bob, watcher = site.sit(match, mine), site.sit(match, other), site.sit(match)
    asked = ann.table["decision"]
    assert calls_itself(bob, "  Борис \u202e ")["t"] == "done"
    assert names(ann) == names(bob) == names(watcher) == ["Вера", "Борис"]
    assert ann.table["decision"] == asked, "the game goes on where it was"
    assert calls_itself(bob, "Боря")["t"] == "done"
    assert names(ann) == names(site.sit(match, mine)) == ["Вера", "Боря"]
    renamed = {"id": "app-server-log-renamed", "args": {"before": "Борис"}}
    assert told_of(ann, 1) == [{"id": "app-server-log-named"}, renamed]


def test_a_finished_match_is_remembered_under_the_last_names_and_takes_no_more(site: Site) -> None:
    made = site.new(2)
    pages = {seat: site.sit(made.match, token) for seat, token in made.tokens.items()}
    calls_itself(pages[1], "Борис")
    pages[0].settle(pages[1].table["seq"])
    play_out(pages, random.Random(1))
    assert calls_itself(pages[1], "Боря")["code"] == "over"
    moment = site.get(f"/api/matches/{made.match}/moments/1").json()
    assert [seat["name"] for seat in moment["match"]["seats"]] == ["P0", "Борис"]
    again = site.post(f"/api/matches/{made.match}/again", headers={"authorization": f"Bearer {made.tokens[0]}"}).json()
    assert [seat["name"] for seat in site.get(f"/api/matches/{again['match']}").json()["seats"]] == ["P0", "Борис"]


def test_the_same_name_again_is_no_news(site: Site) -> None:
    made = site.new(1)
    ann = site.sit(made.match, made.tokens[0])
    first, second = calls_itself(ann, "Аня"), calls_itself(ann, "Аня")
    assert first["seq"] == second["seq"]


@pytest.mark.parametrize(
    ("name", "code"), [("", "name-nothing"), (" \u200b\n", "name-nothing"), ("a" * (NAME_MOST + 1), "name-long")]
)
def test_what_is_no_name_is_refused(site: Site, name: str, code: str) -> None:
    made = site.new(1)
    ann = site.sit(made.match, made.tokens[0])
    before = names(ann)
    assert calls_itself(ann, name)["code"] == code
    assert names(ann) == before


def test_who_watches_has_no_seat_to_name(site: Site) -> None:
    made = site.new(1)
    assert calls_itself(site.sit(made.match), "Аня")["code"] == "spectator"


def test_names_do_not_fill_the_log(site: Site) -> None:
    made = site.new(1)
    ann = site.sit(made.match, made.tokens[0])
    answers = [calls_itself(ann, f"Аня {number}") for number in range(11)]
    assert [answer["t"] for answer in answers] == ["done"] * 10 + ["refused"]
    assert answers[-1]["code"] == "named-often"


def test_a_name_may_be_as_long_wherever_it_is_said_and_a_row_has_room_for_it(site: Site) -> None:
    longest, longer = "Ж" * NAME_MOST, "Ж" * (NAME_MOST + 1)
    made = site.post("/api/matches", {"game": "toy", "seats": [{"kind": "human", "name": f" {longest} "}]}).json()
    ann = site.sit(made["match"], made["seats"][0]["token"])
    assert names(ann) == [longest]
    assert calls_itself(ann, longest[::-1] + "  ")["t"] == "done"
    refused = site.post("/api/matches", {"game": "toy", "seats": [{"kind": "human", "name": longer}]})
    said = {"id": "app-server-name-long", "args": {"limit": NAME_MOST}}
    assert (refused.status_code, refused.json()["code"], refused.json()["text"]) == (400, "name-long", said)
    assert calls_itself(ann, longer)["text"] == said
    column = schema.log.c.word.type
    assert isinstance(column, String) and column.length is not None and column.length >= NAME_MOST
