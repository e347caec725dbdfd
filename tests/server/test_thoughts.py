"""Bots at the table, hints, previews and insights."""

from __future__ import annotations

import random

from tests.server.client import Site, play_out


def test_bots_play_their_seats(site: Site) -> None:
    made = site.new(1, bots=2)
    ann = site.sit(made.match, made.tokens[0])
    play_out({0: ann}, random.Random(3))
    assert ann.table["outcome"]["winners"]
    assert [seat["kind"] for seat in ann.table["match"]["seats"]] == ["human", "bot", "bot"]


def test_a_bot_plays_an_absent_seat_until_it_is_taken_back(site: Site) -> None:
    made = site.new(2)
    ann = site.sit(made.match, made.tokens[0])
    done = ann.ask({"t": "bot", "seat": 1, "bot": "random"})
    assert done["t"] == "done"
    ann.settle(3)
    assert ann.table["match"]["seats"][1]["bot"] == "random"
    ben = site.sit(made.match, made.tokens[1])
    assert ann.ask({"t": "bot", "seat": 1, "bot": None})["code"] == "foreign-seat"
    assert ben.ask({"t": "bot", "seat": 1, "bot": None})["t"] == "done"
    ben.until(lambda _: ben.table["match"]["seats"][1]["bot"] is None)


def test_bots_are_put_only_where_they_may_sit(site: Site) -> None:
    made = site.new(2, bots=1)
    ann, _ben = (site.sit(made.match, made.tokens[seat]) for seat in (0, 1))
    for seat, bot, code in (
        (1, "random", "foreign-seat"),
        (2, "greedy", "bot-seat"),
        (9, "random", "no-seat"),
        (0, "who", "no-bot"),
    ):
        assert ann.ask({"t": "bot", "seat": seat, "bot": bot})["code"] == code


def test_no_seat_of_a_finished_match_is_handed_over(site: Site) -> None:
    made = site.new(1, bots=1)
    ann = site.sit(made.match, made.tokens[0])
    play_out({0: ann}, random.Random(3))
    seq = ann.table["seq"]
    assert ann.ask({"t": "bot", "seat": 0, "bot": "random"})["code"] == "over"
    assert site.get(f"/api/matches/{made.match}").json()["seq"] == seq


def test_a_hint_comes_with_words(site: Site) -> None:
    made = site.new(2)
    ann = site.sit(made.match, made.tokens[0])
    hint = ann.ask({"t": "hint"})
    assert hint["t"] == "hint"
    assert 0 <= hint["option"] < 4
    assert hint["text"]["id"]
    assert hint["bot"] == "search"


def test_a_seat_that_is_open_many_times_asks_no_more_than_one_that_is_open_once(site: Site) -> None:
    made = site.new(2)
    pages = [site.sit(made.match, made.tokens[0]) for _ in range(4)]
    for number in range(16):
        pages[number % 4].say({"t": "hint", "id": f"h{number}"})
    # a refusal may overtake an answer that has to be thought about
    answers = [page.until(lambda m: str(m.get("id")).startswith("h")) for page in pages for _ in range(4)]
    assert {answer.get("code", "") for answer in answers} == {"", "busy"}
    assert pages[0].ask({"t": "hint"})["t"] == "hint", "once they are answered, more may be asked"


def test_a_preview_is_of_the_present_decision(site: Site) -> None:
    made = site.new(2)
    ann = site.sit(made.match, made.tokens[0])
    assert ann.ask({"t": "preview", "decision": 0, "option": 1})["data"] == {"kind": "Bid"}
    assert ann.ask({"t": "preview", "decision": 1, "option": 1})["code"] == "stale"
    assert ann.ask({"t": "preview", "decision": 0, "option": 40})["code"] == "no-option"


def test_an_insight_follows_the_table(site: Site) -> None:
    made = site.new(2)
    ann = site.sit(made.match, made.tokens[0])
    assert ann.until(lambda m: m["t"] == "insight")["data"] == {"lead": 0}
    ann.choose(0)
    assert ann.until(lambda m: m["t"] == "insight")["seq"] == 1
