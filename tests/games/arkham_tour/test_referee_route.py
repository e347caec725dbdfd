"""Random drawings before a referee of final routes: what is offered is worth what it says and never worse than what chance draws
by hand, and by hand all that is legal may be drawn, and nothing else."""

import random

import pytest

from eldertable.games.arkham_tour.cards import ANCIENT_ONES
from eldertable.games.arkham_tour.options import DrawOwnLine, TakeLine
from eldertable.testing import rule

from .arrange import at_lines, open_lines, set_board
from .referee import ROADS
from .referee_penalties import JUNCTIONS
from .referee_route import Walk, draw_on, random_people, random_roads, walked

BOARDS = {1: 12, 2: 7, 3: 5, 4: 4}
PAID = {"yog_sothoth": 12, "shub_niggurath": 12}  # at most, for a point of madness or for a connection


@rule("AT-FINAL-02", "AT-FINAL-03", "AT-FINAL-04", "AT-FINAL-05", "AT-FINAL-06", "AT-FINAL-07", "AT-FINAL-08", "AT-FINAL-09")
@rule("AT-ALONG-01", "AT-ALONG-02", "AT-ALONG-03", "AT-ALONG-04", "AT-MAD-01", "AT-MAD-02", "AT-MAD-03", "AT-MAD-04")
@rule("AT-GATE-02", "AT-GATE-03", "AT-GATE-04", "AT-GATE-05", "AT-GATE-07", "AT-GATE-08", "AT-DEAD-04", "AT-Q-11", "AT-Q-12")
@rule("AT-DAGON-01", "AT-DAGON-02", "AT-DAGON-09", "AT-SHUB-01", "AT-TASK-04", "AT-TASK-05", "AT-TASK-06", "AT-TASK-07")
@rule("AT-TYPE-05", "AT-TYPE-06", "AT-TYPE-07", "AT-TYPE-08", "AT-TYPE-09", "AT-Q-13", "AT-Q-18", "AT-Q-32")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_a_referee_agrees_with_every_final_route(ancient_one, seats):
    met = set()
    for number in range(BOARDS[seats]):
        chance = random.Random(f"routes {ancient_one} {seats} {number}")
        t = at_lines(seats, ancient_one=ancient_one, seed=f"{chance.random()}")
        for seat in range(seats):
            drawings = [random_roads(ancient_one, chance) for _ in range(4)]
            roads = next((roads for roads in drawings if 8 < len(roads) < 24), drawings[0])  # dense ones take long
            touched = {end for road in roads for end in ROADS[road]["ends"]}
            likely = max(sorted(JUNCTIONS), key=lambda task, touched=touched: len(JUNCTIONS[task] & touched))
            task = chance.choice([likely, *sorted(JUNCTIONS)[:3]])
            set_board(t, seat, roads=roads, tourists=random_people(chance), task=task)
        open_lines(t)
        boards = [t.match.view(seat)["players"][seat] for seat in range(seats)]
        offered = [check_offered(t, seat) for seat in range(seats)]
        walks = {seat: Walk() for seat in range(seats)}
        taken = {}
        while t.match.view(None)["phase"] == "final_route":
            seat = chance.choice(sorted(t.match.pending))
            if t.kind(seat) == "choose_line":
                lines = [*range(len(offered[seat]))]
                assert list(t.decision(seat).options) == [*map(TakeLine, lines), DrawOwnLine()]
                chosen = chance.choice([lines[0], len(lines), len(lines), len(lines)])
                t.match.choose(seat, chosen)
                if chosen < len(lines):
                    taken[seat] = offered[seat][chosen]
            else:
                draw_on(t, seat, walks[seat], chance, 0.02)
                if t.match.view(None)["phase"] == "final_route":  # those found stay in sight
                    assert [line["walk"] for line in t.match.view(seat)["lines"]] == [walk.parts for walk in offered[seat]]
        for seat, board in enumerate(boards):
            view, junctions = t.match.view(seat), JUNCTIONS[board["task"]]
            walk = taken.get(seat, walks[seat])
            walk.check(view, seat)
            player = view["players"][seat]
            assert player["tourists"] == {
                place: people for place, people in board["tourists"].items() if place in walk.along
            }
            points = walk.points(board["tourists"], junctions)
            assert (player["final"]["vp"], player["final"]["task"]) == (points, walk.task(junctions))
            assert any(no_worse(view, best, walk, board, junctions) for best in offered[seat])
            met |= {"task"} if walk.task(junctions) else set()
            met |= {"connection"} if walk.links else set()
            met |= {"crossing"} if walk.crossed else set()
    assert met == {"task", "connection", *(["crossing"] if ancient_one == "dagon" else [])}


def check_offered(t, seat):
    """Each line that is offered, drawn by hand: it can be, and it is worth what is said."""
    view = t.match.view(seat)
    board = view["players"][seat]
    found = []
    for line in view["lines"]:
        walk = walked(line["walk"], set(board["roads"]), view["ancient_one"])
        junctions = JUNCTIONS[board["task"]]
        assert (set(line["roads"]), set(line["along"]), set(line["crossings"])) == (walk.roads, walk.along, walk.crossed)
        assert (line["links"], line["madness"]) == (walk.links, walk.madness(view))
        assert (line["vp"], line["task"]) == (walk.points(board["tourists"], junctions), walk.task(junctions))
        found.append(walk)
    assert [line["vp"] for line in view["lines"]] == sorted((line["vp"] for line in view["lines"]), reverse=True)
    return found


def no_worse(view, best, walk, board, junctions):
    """No calmer line and, where connections are paid for, none with as many, brings more, whatever the encounter brings."""
    calmer = walk.madness(view) - best.madness(view)
    pay, shub = PAID.get(view["ancient_one"], 0), view["ancient_one"] == "shub_niggurath"
    owed = pay * (max(0, walk.links - best.links) if shub else calmer)
    points = (best.points(board["tourists"], junctions), walk.points(board["tourists"], junctions))
    return calmer >= 0 and points[0] - owed >= points[1]
