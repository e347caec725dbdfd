"""The REST calls and the pages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from eldertable.kernel.text import Speaker, Text
from tests.server.client import Site

HUMAN = {"kind": "human"}


def test_games_are_listed_with_what_the_lobby_shows(site: Site) -> None:
    games = {game["id"]: game for game in site.get("/api/games").json()}
    assert games["toy"] == {
        "id": "toy", "seats": {"min": 1, "max": 4}, "minutes": [1, 2], "weight": 1, "bots": ["random", "greedy", "search"],
        "options": [{"id": "rounds", "choices": ["2", "3", "30"], "default": "3", "solo_only": False, "minutes": {}}],
    }  # fmt: skip
    assert "arkham_tour" in games


def test_content_and_rules_are_told(site: Site) -> None:
    assert site.get("/api/games/toy/content").json() == {"coins": [1, 2, 3, 4]}
    rules = site.get("/api/games/arkham_tour/rules").json()
    sections = {section["id"]: section for section in rules["sections"]}
    assert sections["PH5"]["title"]["ru"]
    assert sections["PH5"]["rules"][0]["text"]["en"]
    assert {"ru", "en", "code"} <= rules["terms"][0].keys()
    assert set(rules["rulings"][0]["ruling"]) == {"ru", "en"}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_all_words_are_one_sound_fluent_resource(site: Site, language: str) -> None:
    answer = site.get(f"/api/texts/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    entries = FluentParser().parse(answer.text).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    ids = {entry.id.name for entry in entries if isinstance(entry, Message)}
    assert {"app-server-stale", "app-undo-nothing", "toy-secret_07", "arkham_tour-title"} <= ids


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_lobby_gets_only_what_is_said_before_a_match(site: Site, language: str) -> None:
    whole = FluentParser(with_spans=False).parse(site.get(f"/api/texts/{language}").text).body
    part = FluentParser(with_spans=False).parse(site.get(f"/api/texts/{language}/shelf").text).body
    assert not [entry.content for entry in part if isinstance(entry, Junk)]
    said = {entry.id.name: entry for entry in whole if isinstance(entry, Message)}
    ids = {entry.id.name for entry in part if isinstance(entry, Message)}
    assert {
        "arkham_tour-title",
        "arkham_tour-option-ancient_one-dagon",
        "arkham_tour-effect_alley",
        "app-server-store-full",
    } <= ids
    assert all(entry.equals(said[entry.id.name], ignored_fields=["comment"]) for entry in part if isinstance(entry, Message))
    assert len(ids) < len(said) / 8


def test_what_is_known_already_is_not_sent_again(site: Site) -> None:
    first = site.get("/api/texts/ru")
    again = site.get("/api/texts/ru", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [HUMAN]}, 404, "no-game"),
        ({"game": "toy", "seats": []}, 400, "malformed"),
        ({"game": "toy", "seats": [HUMAN] * 5}, 400, "bad-options"),
        ({"game": "toy", "seats": [HUMAN], "options": {"colour": "red"}}, 400, "bad-options"),
        ({"game": "toy", "seats": [HUMAN], "options": {"rounds": "9"}}, 400, "bad-options"),
        ({"game": "toy", "seats": [{"kind": "bot", "bot": "who"}]}, 400, "no-bot"),
        ({"game": "toy", "seats": [{"kind": "human", "bot": "random"}]}, 400, "bot-for-person"),
        ({"game": "toy", "seats": [{"kind": "cat"}]}, 400, "malformed"),
        ({"game": "toy", "seats": [HUMAN], "cheat": True}, 400, "malformed"),
        ({"game": "toy", "seats": [HUMAN], "seed": ""}, 400, "malformed"),
        ({"game": "toy", "seats": [HUMAN], "seed": "a\0b"}, 400, "malformed"),
        ({"game": "toy", "seats": [{**HUMAN, "name": "x" * 25}]}, 400, "name-long"),
        ({"game": "toy", "seats": [{**HUMAN, "name": "x\0"}]}, 400, "malformed"),
        ([], 400, "malformed"),
    ],
)  # fmt: skip
def test_a_match_that_cannot_be_made_is_refused_in_words(site: Site, body: Any, status: int, code: str) -> None:
    answer = site.post("/api/matches", body)
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert (said["status"], said["code"]) == (status, code)
    for language in ("ru", "en"):
        assert in_words(site, said["text"], language)


def in_words(site: Site, said: dict[str, Any], language: str) -> str:
    return reader_of(site.get(f"/api/texts/{language}").text, language).say(Text(said["id"], said.get("args", {})))


@cache  # to read all words takes half a second, and every server sends the same
def reader_of(words: str, language: str) -> Speaker:
    return Speaker(language, [words])


@pytest.mark.parametrize(
    "body", [b"{", b'{"game": "\xff"}', b"[" * 30_000, b'{"game": ' + b"[" * 30_000 + b"]" * 30_000 + b"}"]
)
def test_malformed_bodies_are_refused(site: Site, body: bytes) -> None:
    broken = site.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "number", ["1e400", "9" * 400, "9" * 5000, "-" + "9" * 5000, "NaN", "1e9999999999999999999"], ids=lambda sent: sent[:8]
)
def test_no_number_of_any_size_is_a_fault_of_the_server(site: Site, number: str) -> None:
    made = site.new(1)
    seat = {"content-type": "application/json", "authorization": f"Bearer {made.tokens[0]}"}
    bodies = {
        "": f'{{"game": "toy", "seats": [{{"kind": "human", "name": {number}}}]}}',
        f"/{made.match}/what-if": f'{{"at": {number}}}',
        f"/{made.match}/report": f'{{"note": {number}}}',
    }
    for path, body in bodies.items():
        answer = site.http.post(f"/api/matches{path}", content=body.encode(), headers=seat)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    view = f'{{"note": "n", "view": {{"x": {number}}}}}'  # whatever it holds, if it is JSON
    assert site.http.post(f"/api/matches/{made.match}/report", content=view.encode(), headers=seat).status_code in (201, 400)
    for path in (f"moments/{number}", f"moments/0?seat={number}"):
        assert site.get(f"/api/matches/{made.match}/{path}").status_code in (400, 404)


def test_oversized_bodies_are_refused(site: Site) -> None:
    huge = site.http.post("/api/matches", content=b"x" * 100_000, headers={"content-type": "application/json"})
    assert (huge.status_code, huge.json()["code"]) == (413, "body-too-big")


@pytest.mark.parametrize("id", ["00ff", "zz", "00FF", "0" * 33, "%00", "00ff%0A"])
@pytest.mark.parametrize("path", ["", "/timeline", "/moments/0", "/moments/0/insight", "/record", "/fairness"])
def test_an_unknown_match_is_not_found(site: Site, id: str, path: str) -> None:
    answer = site.get(f"/api/matches/{id}{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-match")


@pytest.mark.parametrize(
    "path", ["/api/texts/de", "/api/games/chess/rules", "/api/nothing", "/etc/passwd", "/static/../app.py"]
)
def test_what_is_not_there_is_not_found_in_words(site: Site, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 404
    assert answer.json()["text"]["id"].startswith("app-server-")


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/assets/gone.js"])
def test_a_mistyped_address_shows_a_person_a_page_and_a_program_an_error(site: Site, path: str) -> None:
    seen = site.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert seen.status_code == 404
    assert seen.headers["content-type"] in ("text/html; charset=utf-8", "text/plain; charset=utf-8")
    assert seen.headers["cache-control"] == "no-store"
    told = site.get(path, headers={"accept": "*/*"})
    assert (told.status_code, told.json()["code"]) == (404, "no-page")


def test_a_running_match_keeps_its_secrets(site: Site) -> None:
    made = site.new(2)
    for call in ("record", "timeline", "moments/0", "moments/0/insight"):
        answer = site.get(f"/api/matches/{made.match}/{call}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    fair = site.get(f"/api/matches/{made.match}/fairness").json()
    assert fair["seed"] is None
    assert fair["draws"] is None
    assert len(fair["commitment"]) == 64


def test_again_needs_a_seat_and_makes_a_match_of_the_same_people(site: Site) -> None:
    made = site.new(2, bots=1, options={"rounds": "2"})
    path = f"/api/matches/{made.match}/again"
    assert site.post(path).status_code == 401
    assert site.post(path, headers={"authorization": "Bearer forged"}).status_code == 403
    answer = site.post(path, headers={"authorization": f"Bearer {made.tokens[1]}"})
    assert answer.status_code == 201
    new = answer.json()
    assert new["match"] != made.match
    assert [seat["seat"] for seat in new["seats"]] == [0, 1]
    old_info, info = (site.get(f"/api/matches/{match}").json() for match in (made.match, new["match"]))
    assert info["options"] == old_info["options"]
    assert [seat["name"] for seat in info["seats"]] == [seat["name"] for seat in old_info["seats"]]
    assert info["commitment"] != old_info["commitment"]


def test_again_goes_on_with_what_the_game_says(site: Site) -> None:
    made = site.new(1, options={"rounds": "30"})
    answer = site.post(f"/api/matches/{made.match}/again", headers={"authorization": f"Bearer {made.tokens[0]}"})
    assert site.get(f"/api/matches/{answer.json()['match']}").json()["options"] == {"rounds": "2"}


def test_a_report_is_saved_with_a_seats_secret_only(site: Site) -> None:
    made = site.new(1)
    path = f"/api/matches/{made.match}/report"
    assert site.post(path, {"note": "x"}).status_code == 401
    answer = site.post(path, {"note": "odd", "view": {"a": 1}}, headers={"authorization": f"Bearer {made.tokens[0]}"})
    assert answer.status_code == 201
    assert answer.json()["report"]
    zero = site.post(path, {"note": "a\0b"}, headers={"authorization": f"Bearer {made.tokens[0]}"})
    assert (zero.status_code, zero.json()["code"]) == (400, "malformed")


def test_posts_from_pages_of_other_origins_are_refused(site: Site) -> None:
    body = {"game": "toy", "seats": [HUMAN]}
    for origin in ("https://elsewhere.example", "null", "http://[nowhere"):
        answer = site.post("/api/matches", body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert site.post("/api/matches", body, headers={"origin": site.address}).status_code == 201


def test_the_operator_sees_health_and_numbers(site: Site) -> None:
    site.new(1)
    assert site.get("/health").json()["status"] == "ok"
    page = site.get("/metrics")
    assert page.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert 'eldertable_matches_created_total{game="toy"}' in page.text
    assert 'eldertable_choice_seconds_bucket{le="+Inf"}' in page.text


def test_every_answer_carries_its_security_headers(site: Site) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = site.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def without_card(page: str) -> str:
    """The page but for what it tells of itself, which differs with its address."""
    return re.sub("<meta [^>]+>", "", page)


def test_the_clients_addresses_give_the_page(site: Site) -> None:
    index = site.get("/")
    assert index.headers["cache-control"] in {"no-cache", "no-store"}
    for path in (
        "/new/arkham_tour",
        "/t/00ff",
        "/r/00ff/12",
        "/rules/arkham_tour",
        "/mine",
        "/replays",
        "/fair",
        "/fair/00ff",
        "/credits",
    ):
        answer = site.get(path)
        assert answer.status_code == 200, path
        assert without_card(answer.text) == without_card(index.text)


def test_the_head_of_an_answer_can_be_asked_for_alone(site: Site) -> None:
    whole, head = site.get("/api/games"), site.http.head("/api/games")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert site.http.head("/api/nothing").status_code == 404
