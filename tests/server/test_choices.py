"""What a socket may say, and what happens when it says something else."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Seated, Site


def seated(site: Site, seats: int = 2, **more: Any) -> tuple[str, list[Seated]]:
    made = site.new(seats, **more)
    return made.match, [site.sit(made.match, made.tokens[seat]) for seat in range(seats)]


def test_a_choice_is_answered_and_shown_to_everybody(site: Site) -> None:
    match, (ann, ben) = seated(site)
    watcher = site.sit(match)
    done = ann.choose(2)
    assert done == {"t": "done", "id": done["id"], "seq": 1}
    for page in (ann, ben, watcher):
        page.settle(1)
        assert page.table["seq"] == 1


def test_the_same_decision_twice_is_one_choice(site: Site) -> None:
    _, (ann, ben) = seated(site)
    number = ann.table["decision"]["number"]
    for id in ("one", "two"):
        ann.say({"t": "choose", "id": id, "decision": number, "option": 1})
    answers = [ann.answer(id) for id in ("one", "two")]
    assert [answer["seq"] for answer in answers] == [1, 1]
    ben.settle(1)
    assert ben.table["seq"] == 1


@pytest.mark.parametrize(
    ("decision", "option", "code"),
    [(0, 99, "no-option"), (7, 0, "early")],
)
def test_a_choice_that_is_not_there_is_refused(site: Site, decision: int, option: int, code: str) -> None:
    _, (ann, _) = seated(site)
    before = ann.table
    answer = ann.ask({"t": "choose", "decision": decision, "option": option})
    assert answer["t"] == "refused"
    assert answer["code"] == code
    assert ann.table == before


def test_another_option_for_a_settled_decision_is_stale(site: Site) -> None:
    _, (ann, _) = seated(site)
    ann.choose(0)
    answer = ann.ask({"t": "choose", "decision": 0, "option": 1})
    assert (answer["t"], answer["code"]) == ("refused", "stale")


def test_a_choice_out_of_turn_is_refused(site: Site) -> None:
    _, (ann, ben) = seated(site)
    for page in (ann, ben):
        page.choose(0)
        page.settle(page.heard[-1].get("seq", 0))
    ann.settle(2)
    ann.choose(0, decision=1)
    answer = ann.ask({"t": "choose", "decision": 2, "option": 0})
    assert (answer["t"], answer["code"], answer["text"]) == ("refused", "not-asked", {"id": "app-server-not-asked"})


def test_a_spectator_chooses_nothing(site: Site) -> None:
    match, _ = seated(site)
    watcher = site.sit(match)
    assert watcher.table["decision"] is None
    for message in ({"t": "choose", "decision": 0, "option": 0}, {"t": "undo", "decision": 0}, {"t": "hint"}):
        assert watcher.ask(message)["code"] == "spectator"


def test_undo_takes_back_the_last_choice_and_says_so(site: Site) -> None:
    _, (ann, ben) = seated(site)
    what = ann.table["decision"]["options"][3]["text"]
    ann.choose(3)
    ann.settle(1)
    assert ann.table["undo"] == {"can": True, "reason": None, "decision": 1, "what": what}
    before = ann.table["view"]
    assert ann.ask({"t": "undo", "decision": 1})["seq"] == 2
    ann.settle(2)
    assert ann.table["view"] != before
    assert ann.table["decision"]["kind"] == "bid"
    assert ann.table["decision"]["number"] == 2
    again = ann.ask({"t": "undo", "decision": 1})
    assert again["seq"] == 2, "an undo said twice is one undo"
    assert ann.ask({"t": "undo", "decision": 2})["code"] == "illegal", "nothing is left to take back"
    ben.settle(2)
    assert [line["kind"] for line in ben.table["log"]] == ["Undo"]


def test_undo_names_the_choice_of_this_seat_that_it_would_take_back(site: Site) -> None:
    made = site.new(3)
    pages = [site.sit(made.match, made.tokens[seat]) for seat in range(3)]
    named = {0: 3, 1: 2}
    texts = [page.table["decision"]["options"] for page in pages]
    for seat, option in named.items():
        pages[seat].choose(option)
    for seat, option in named.items():
        again = site.sit(made.match, made.tokens[seat])  # a page that was not there when it was chosen
        assert again.table["undo"]["what"] == texts[seat][option]["text"]
    assert pages[2].table["undo"]["what"] is None
    first = site.sit(made.match, made.tokens[0])
    first.ask({"t": "undo", "decision": 1})
    first.settle(3)
    assert first.table["undo"]["what"] is None, "what was taken back is named no more"
    first.choose(1)
    first.settle(4)
    assert first.table["undo"]["what"] == texts[0][1]["text"]


def test_a_lost_page_resumes_by_the_log(site: Site) -> None:
    made = site.new(1)
    ann = site.sit(made.match, made.tokens[0])
    assert [line["kind"] for line in ann.table["log"]] == ["Dealt"]
    ann.choose(1)
    ann.settle(1)
    ann.close()
    whole = site.sit(made.match, made.tokens[0], since=None)
    assert [line["kind"] for line in whole.table["log"]] == ["Dealt", "BidMade"]
    rest = site.sit(made.match, made.tokens[0], since=0)
    assert [(line["n"], line["kind"], line["round"]) for line in rest.table["log"]] == [(1, "BidMade", 1)]
    nothing = site.sit(made.match, made.tokens[0], since=1)
    assert nothing.table["log"] == []
    beyond = site.sit(made.match, made.tokens[0], since=999)
    assert len(beyond.table["log"]) == 2, "a page from another time is told everything"


NUMBERS = ("1e400", "-1e400", "9" * 20, "9" * 400, "9" * 3900, "-" + "9" * 3900, "1e999999999999999999999", "0." + "9" * 3000, "NaN", "-Infinity", "1.0", "01")  # fmt: skip


@pytest.mark.parametrize(
    "said",
    ['{"t":"choose","id":"a","decision":#,"option":0}', '{"t":"choose","id":"a","decision":0,"option":#}', '{"t":"hello","since":#}',
     '{"t":"say","id":"a","text":#}', '{"t":"nudge","id":#,"seat":1}', '{"t":#}', "#"],
)  # fmt: skip
def test_no_number_of_any_size_or_form_ends_a_socket(site: Site, said: str) -> None:
    _, (ann, _) = seated(site)
    before = ann.table
    for number in NUMBERS:
        ann.say(said.replace("#", number))
        assert ann.until(lambda m: m["t"] == "refused")["code"] == "malformed"
    assert ann.choose(1)["t"] == "done"
    ann.settle(1)
    assert before["seq"] == 0


@pytest.mark.parametrize(
    "said",
    ["", "{", "[]", "null", '{"t":"dance"}', '{"t":"choose","id":"a"}', '{"t":"choose","id":"a","decision":-1,"option":0}',
     '{"t":"choose","id":"a","decision":0,"option":"0"}', '{"t":"hello","token":5}', b"\xff\xfe", '{"t":"choose","id":"\\ud800"}',
     '{"t":"choose","id":"' + "a" * 65 + '","decision":0,"option":0}', '{"t":"choose","id":"a","decision":0,"option":1e99}',
     "[" * 3000, '{"t":"say","id":"a","text":' + "[" * 2000 + "]" * 2000 + "}"],
)  # fmt: skip
def test_nonsense_is_refused_and_the_socket_stays_usable(site: Site, said: str | bytes) -> None:
    _, (ann, _) = seated(site)
    before = ann.table
    ann.say(said)
    assert ann.until(lambda m: m["t"] == "refused")["code"] == "malformed"
    ann.say({"t": "ping"})
    assert ann.until(lambda m: m["t"] == "pong")
    assert ann.table == before


def test_a_refused_message_is_named_when_it_has_an_id(site: Site) -> None:
    _, (ann, _) = seated(site)
    ann.say({"t": "choose", "id": "mine", "decision": "x"})
    assert ann.until(lambda m: m["t"] == "refused")["id"] == "mine"


def test_an_oversized_message_is_told_why_and_closed(site: Site) -> None:
    _, (ann, _) = seated(site)
    ann.say(json.dumps({"t": "ping", "x": "a" * 5000}))
    assert ann.until(lambda m: m["t"] == "refused")["code"] == "too-big"
    assert ann.closed() == 4413


def test_a_monstrous_message_does_not_hurt_others(site: Site) -> None:
    _, (ann, ben) = seated(site)
    ann.say("x" * 3_000_000)
    assert ann.until(lambda m: m["t"] == "refused")["code"] == "too-big"
    assert ann.closed() == 4413
    assert ben.choose(0)["t"] == "done"


def test_too_many_messages_are_told_why_and_closed(site: Site) -> None:
    _, (ann, _) = seated(site)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(60):
            ann.say({"t": "ping"})
    assert ann.until(lambda m: m["t"] == "refused")["code"] == "too-fast"
    assert ann.closed() == 1013, "it may come back"


@pytest.mark.parametrize("token", ["", "forged", "x" * 128])
def test_a_forged_seat_is_refused(site: Site, token: str) -> None:
    match, _ = seated(site)
    page = Seated(site, match)
    page.say({"t": "hello", "token": token})
    assert page.hear()["code"] == "bad-token"
    assert page.closed() == 4401


def test_a_seat_of_another_match_is_refused(site: Site) -> None:
    match, _ = seated(site)
    other = site.new(2)
    page = Seated(site, match)
    page.say({"t": "hello", "token": other.tokens[0]})
    assert page.hear()["code"] == "bad-token"


def test_one_screen_changes_seats_and_a_wrong_seat_changes_nothing(site: Site) -> None:
    made = site.new(2)
    page = site.sit(made.match, made.tokens[0])
    page.hello(made.tokens[1])
    assert page.table["you"] == 1
    assert page.table["view"]["hands"][0]["card"] is None
    page.say({"t": "hello", "token": "forged"})
    assert page.until(lambda m: m["t"] == "refused")["code"] == "bad-token"
    assert page.choose(0)["t"] == "done"
    page.settle(1)
    assert page.table["you"] == 1


@pytest.mark.parametrize("id", ["0123456789abcdef", "zz", "0" * 70])
def test_an_unknown_match_is_refused(site: Site, id: str) -> None:
    page = Seated(site, id)
    assert page.hear()["code"] == "no-match"
    assert page.closed() == 4404


def test_hello_comes_first(site: Site) -> None:
    match, _ = seated(site)
    page = Seated(site, match)
    assert page.ask({"t": "choose", "decision": 0, "option": 0})["code"] == "hello-first"


def test_a_page_of_another_origin_is_not_served(site: Site) -> None:
    match, _ = seated(site)
    page = Seated(site, match, origin="https://elsewhere.example")
    assert page.hear()["code"] == "origin"
    assert page.closed() == 4403
    own = Seated(site, match, origin=site.address)
    own.hello(None)


def test_presence_is_told(site: Site) -> None:
    made = site.new(2)
    ann = site.sit(made.match, made.tokens[0])
    ben = site.sit(made.match, made.tokens[1])
    came = ann.until(lambda m: m["t"] == "presence")
    assert [seat["connected"] for seat in came["seats"]] == [True, True]
    assert [seat["connected"] for seat in ben.table["match"]["seats"]] == [True, True]
    ben.close()
    left = ann.until(lambda m: m["t"] == "presence")
    assert [seat["connected"] for seat in left["seats"]] == [True, False]
