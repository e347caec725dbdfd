"""A table played through real sockets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eldertable import replay
from eldertable.kernel.record import Record
from tests.server.client import Site, play_out


@pytest.mark.usefixtures("toy")
def test_a_match_is_played_to_its_end_and_everything_about_it_opens(site: Site) -> None:
    made = site.new(2)
    pages = {seat: site.sit(made.match, token) for seat, token in made.tokens.items()}
    watcher = site.sit(made.match)
    assert site.get(f"/api/matches/{made.match}/record").status_code == 409
    play_out(pages, random.Random(1))
    watcher.settle(pages[0].table["seq"])
    assert watcher.table["you"] is None
    assert watcher.table["outcome"]["winners"]
    info = site.get(f"/api/matches/{made.match}").json()
    assert info["status"] == "over"
    assert info["round"] == 3
    record = Record.from_json(site.get(f"/api/matches/{made.match}/record").content)
    assert replay(record).outcome is not None
    fair = site.get(f"/api/matches/{made.match}/fairness").json()
    assert fair["seed"] == record.seed
    assert len(fair["draws"]) > 3
    line = site.get(f"/api/matches/{made.match}/timeline").json()
    assert line["length"] == len(record.answers) == len(line["moments"])
    assert [len(points) for points in line["points"]] == [line["length"] + 1] * 2
    came = {(moment["text"]["id"], *((told["seat"] == moment["seat"], told["text"]["id"]) for told in moment["told"]))
            for moment in line["moments"]}  # fmt: skip
    assert came == {("toy-bid", (True, "toy-bid")), ("toy-go",), ("toy-go", (False, "toy-rolled"))}
    for at in (0, 1, line["length"]):
        table = site.get(f"/api/matches/{made.match}/moments/{at}", params={"seat": 1}).json()
        assert table["you"] == 1
        assert table["seq"] == at
    assert table["view"] == pages[1].table["view"]
    made_again = site.post(f"/api/matches/{made.match}/what-if", {"at": 5})
    assert made_again.status_code == 201
    assert len(made_again.json()["seats"]) == 2, "all seats of a practice table are the caller's"
    practice = site.sit(made_again.json()["match"], made_again.json()["seats"][1]["token"])
    assert practice.table["seq"] == 5
    assert site.get(f"/api/matches/{practice.table['match']['id']}").json()["practice"] is True
    beyond = site.post(f"/api/matches/{made.match}/what-if", {"at": 500})
    assert (beyond.status_code, beyond.json()["code"]) == (404, "no-moment")


def test_a_line_of_the_log_names_the_moment_of_the_replay_that_shows_it(site: Site) -> None:
    made = site.new(2)
    pages = {seat: site.sit(made.match, token) for seat, token in made.tokens.items()}
    pages[0].choose(0)
    pages[0].ask({"t": "undo", "decision": 1})
    for page in pages.values():
        page.settle(2)
    play_out(pages, random.Random(2))
    lines = site.sit(made.match, made.tokens[0]).table["log"]

    def shown(at: int) -> list[dict[str, Any]]:
        table = site.get(f"/api/matches/{made.match}/moments/{at}", params={"seat": 0}).json()
        return [{**line, "n": 0} for line in table["log"]]

    rolls = [{**line, "n": 0} for line in lines if line["kind"] == "Rolled"]
    assert len(rolls) == 3
    assert all(line in shown(line["at"]) and line not in shown(line["at"] - 1) for line in rolls)
    assert next(line for line in lines if line["kind"] == "Undo")["at"] == 0, "what was taken back does not count"
