"""What messengers and phones are told of the pages: the card of a link, and the app on a home screen."""

from __future__ import annotations

import asyncio
import json
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from litestar.testing import TestClient

from eldertable.kernel.game import games
from eldertable.server.app import create_app
from eldertable.server.house import House
from eldertable.server.link_card import ANYWHERE, language_of, with_card
from eldertable.server.refusals import refused_by_store
from eldertable.server.settings import Settings
from eldertable.server.store import StoreError

PUBLIC = Path(__file__).resolve().parents[2] / "web/public"
INDEX = "<!doctype html><head><title>Eldertable</title></head><script>start()</script>"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    links = tmp_path / "static/links"
    links.mkdir(parents=True)
    (tmp_path / "static/index.html").write_text(INDEX)
    for name in ("eldertable", "arkham_tour"):
        (links / f"{name}.jpg").write_bytes(b"a picture")
    settings = Settings(database=str(tmp_path / "tables.sqlite3"))
    with TestClient(create_app(settings, static=tmp_path / "static"), base_url="http://table.example") as client:
        yield client


def card(client: TestClient, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    page = client.get(path, headers={"accept-language": language, **headers})
    assert page.status_code == 200
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page.text)
    return {name: unescape(said) for name, said in found}


def new_match(client: TestClient, game: str = "arkham_tour") -> str:
    body = {"game": game, "seats": [{"kind": "human", "name": "Wilhelmina"}], "options": {}}
    answer = client.post("/api/matches", json=body)
    assert answer.status_code == 201
    match: str = answer.json()["match"]
    return match


def test_the_link_of_a_table_names_its_game_in_the_language_of_who_asks(client: TestClient) -> None:
    match = new_match(client)
    assert card(client, f"/t/{match}")["og:title"] == "Arkham. Guidebook: a seat at the table"
    assert card(client, f"/t/{match}", "ru")["og:title"] == "Аркхэм. Путеводитель: место за столом"
    assert card(client, f"/r/{match}")["og:title"] == "Arkham. Guidebook: a match to replay"
    assert card(client, "/rules/machina_arcana")["og:title"] == "Machina Arcana: the rules"


def test_the_picture_of_a_link_is_a_whole_address_that_is_served(client: TestClient) -> None:
    address = card(client, f"/t/{new_match(client)}")["og:image"]
    assert address == "http://table.example/links/arkham_tour.jpg"
    picture = client.get(address)
    assert (picture.content, picture.headers["content-type"]) == (b"a picture", "image/jpeg")


def test_a_game_without_a_picture_has_that_of_the_table(client: TestClient) -> None:
    assert card(client, "/new/machina_arcana")["og:image"] == "http://table.example/links/eldertable.jpg"


def test_the_card_of_a_match_names_no_player_and_is_nothing_for_search_engines(client: TestClient) -> None:
    path = f"/t/{new_match(client)}"
    assert "Wilhelmina" not in client.get(path).text
    assert client.get(path).headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in client.get("/rules/arkham_tour").headers


@pytest.mark.parametrize("path", ["/", "/mine", "/t/00ff", "/t/nobody", "/new/chess", "/rules/arkham_tour-option"])
def test_pages_about_no_known_game_have_the_card_of_the_table(client: TestClient, path: str) -> None:
    assert card(client, path)["og:title"] == "Eldertable: games of elder horrors"


def test_whatever_stands_in_the_host_stays_inside_its_attribute() -> None:
    page = with_card(INDEX.encode(), ANYWHERE, picture='http://x"><script>alert(1)</script>', language="en")
    assert page.count(b"<script>") == 1


@pytest.mark.parametrize("path", ["/", "/rules/arkham_tour", "/links/eldertable.jpg"])
@pytest.mark.parametrize("host", ["table.example:http", "table.example:99999"])
def test_a_host_that_is_no_address_is_no_fault_of_ours(client: TestClient, path: str, host: str) -> None:
    page = client.get(path, headers={"host": host})
    assert page.status_code == 200
    assert "og:image" not in page.text


def test_a_page_comes_without_the_games_name_when_the_store_cannot_tell(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(_house: House, _match: str) -> str | None:
        raise refused_by_store(StoreError("store-locked"))

    async def slow(_house: House, _match: str) -> str | None:
        await asyncio.sleep(60)
        return None

    for broken in (lost, slow):
        monkeypatch.setattr(House, "game_of", broken)
        assert card(client, "/t/00ff")["og:title"] == "Eldertable: games of elder horrors"


def test_the_same_page_is_not_sent_twice(client: TestClient) -> None:
    first = client.get("/rules/arkham_tour")
    again = {"if-none-match": first.headers["etag"]}
    assert client.get("/rules/arkham_tour", headers=again).status_code == 304
    assert client.get("/rules/machina_arcana", headers=again).status_code == 200
    assert "accept-language" in first.headers["vary"]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "ru"), ("en", "en"), ("en-GB,en;q=0.9,ru;q=0.8", "en"), ("de-DE, ru;q=0.5, en;q=0.3", "ru"), ("*;;,=", "ru")],
)
def test_the_first_language_that_we_speak_is_taken(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_every_game_has_a_picture_for_its_links() -> None:
    assert {game for game in games() if game != "toy"} <= {file.stem for file in (PUBLIC / "links").glob("*.jpg")}


def test_the_icons_of_the_app_have_the_sizes_that_its_manifest_tells() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in drawn}
    for icon in drawn:
        width, height = struct.unpack(">II", (PUBLIC / icon["src"].lstrip("/")).read_bytes()[16:24])
        assert icon["sizes"] == f"{width}x{height}"
