"""Random score sheets and random set-ups before a referee, for every number of players and every Ancient One."""

import random
from collections import Counter

import pytest

from eldertable import new_match
from eldertable.games.arkham_tour.bitsets import mask
from eldertable.games.arkham_tour.cards import ANCIENT_ONES, CALL_CARDS, CHALLENGE, EFFECT_CARDS, SHOP_CARDS, TASK_CARDS
from eldertable.games.arkham_tour.state import Encounter
from eldertable.games.arkham_tour.town import district_index
from eldertable.kernel.agenda import Step
from eldertable.testing import rule

from .arrange import at_lines, set_board
from .referee_penalties import SCORED_IN, STARS, TYPES, UNIVERSITY

SHEETS = 60
SET_UPS = 40
PLAIN = sorted(district for district, kind in TYPES.items() if kind not in ("yellow", "white"))
GIVES = {card.id: next(iter(card.do[0])) for card in SHOP_CARDS}


def random_sheet(t, seat, chance):
    """Little of everything, so that many are tied; gives what it should come to, or None for a lost player."""
    along = chance.sample(PLAIN, chance.choice((0, 1, 2))) + chance.sample(
        ["2;2", "6;4", "3;5", "4;2"], chance.choice((0, 1))
    )
    people = {district: chance.choices(list(SCORED_IN), k=chance.choice((0, 1, 2))) for district in along}
    struck = chance.sample(sorted(UNIVERSITY), 2) if t.state.ancient_one == "yog_sothoth" and chance.random() < 0.5 else []
    people = {district: kinds for district, kinds in people.items() if district not in struck}
    vp, task, lost = chance.choice((0, 0, 3, 4, 8)), chance.choice((0, 0, 1, 4)), chance.random() < 0.2
    set_board(t, seat, tourists=people)
    board = t.board(seat)
    board.along, board.crossed_out = (mask(district_index[one] for one in which) for which in (along, struck))
    board.task_vp = task
    board.encounter = Encounter(
        numbers=[3, 3, 3], fail_up_to=1, rolls=[], failures=3 * lost, vp=0 if lost else vp, lost=lost
    )
    counted = set(along) - set(struck)
    kinds = [kind for there in people.values() for kind in there]
    products = sum(kinds.count(kind) * sum(TYPES[one] == colour for one in counted) for kind, colour in SCORED_IN.items())
    return None if lost else (products + sum(STARS[one] for one in counted) + task + vp, vp)


@rule("AT-SCORE-01", "AT-SCORE-02", "AT-SCORE-03", "AT-SCORE-04", "AT-SCORE-06", "AT-SCORE-07", "AT-SCORE-08", "AT-SCORE-09")
@rule("AT-WIN-01", "AT-WIN-02", "AT-WIN-03", "AT-WIN-04", "AT-WIN-05", "AT-ENC-14", "AT-TYPE-06", "AT-YOG-05")
@pytest.mark.parametrize(
    "seats", [pytest.param(1, marks=rule("AT-SOLO-01", "AT-SOLO-02", "AT-SOLO-03", "AT-SOLO-14")), 2, 3, 4]
)
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_a_referee_agrees_with_every_score_sheet_and_every_winner(ancient_one, seats):
    met = Counter()
    for number in range(SHEETS):
        chance = random.Random(f"sheets {ancient_one} {seats} {number}")
        t = at_lines(seats, ancient_one=ancient_one)
        sheets = [random_sheet(t, seat, chance) for seat in range(seats)]
        need = (5, 4)
        if seats == 1:
            t.state.options["challenge"] = "5-4"
        t.state.agenda, t.state.shown = [Step("score")], b""
        t.refresh()
        standing = [sheet for sheet in sheets if sheet is not None]
        best = max(standing, default=None)
        winners = tuple(seat for seat, sheet in enumerate(sheets) if sheet is not None and sheet == best)
        if seats == 1 and best and not (best[0] >= need[0] and best[1] >= need[1]):
            winners = ()
        outcome = t.match.outcome
        assert outcome.scores == tuple(sheet and sheet[0] for sheet in sheets)
        assert (outcome.winners, outcome.kind) == (winners, "won" if winners else "lost")
        assert [player["score"]["total"] for player in t.match.view(None)["players"] if not player["score"]["lost"]] == [
            total for total, _ in standing
        ]
        tied = sum(total == best[0] for total, _ in standing) if best else 0
        met["nobody" if not winners else "one" if tied == 1 else "tie-break" if len(winners) == 1 else "shared"] += 1
    assert met.keys() >= {1: {"nobody", "one"}, 2: {"one"}}.get(seats, {"one", "tie-break", "shared"})


@rule("AT-SETUP-01", "AT-SETUP-04", "AT-SETUP-05", "AT-SETUP-06", "AT-SETUP-07", "AT-SETUP-09", "AT-SETUP-10", "AT-SETUP-11")
@rule("AT-SETUP-15", "AT-SETUP-19", "AT-COMP-01", "AT-GOAL-01")
@pytest.mark.parametrize("seats", [pytest.param(1, marks=rule("AT-SOLO-05", "AT-SOLO-06", "AT-SOLO-07")), 2, 3, 4])
@pytest.mark.parametrize(
    "ancient_one",
    [pytest.param("cthulhu", marks=rule("AT-SETUP-13", "AT-SETUP-14")), "yog_sothoth", "dagon", "shub_niggurath"],
)
def test_a_referee_agrees_with_every_set_up(ancient_one, seats):
    firsts, removed, tasks, effects = set(), set(), set(), set()
    for number in range(SET_UPS):
        match = new_match("arkham_tour", seats=seats, seed=f"{number}", options={"ancient_one": ancient_one})
        views = [match.view(viewer) for viewer in range(seats)]
        view, state = match.view(None), match.state
        deck = [SHOP_CARDS[card].id for card in state.shop_deck]
        (gone,) = GIVES.keys() - set(deck)
        assert len(deck) == len(set(deck)) == view["shop"]["left"] == 10
        assert ancient_one != "cthulhu" or GIVES[gone] != "tourists"
        assert (view["shop"]["card"], view["shop"]["discarded"], view["round"]) == (None, [], 0)
        dealt = [card for seat in range(seats) for card in views[seat]["players"][seat]["tasks_dealt"]]
        assert len(dealt) == len(set(dealt)) == 2 * seats
        calls = [views[seat]["players"][seat]["call"] for seat in range(seats)]
        assert len(set(calls)) == seats if ancient_one == "cthulhu" else set(calls) == {None}
        assert view["horrors"] == list(ANCIENT_ONES[ancient_one].horrifying_places)
        assert len(set(view["effects"].values())) == 2
        assert len(view["players"]) == seats
        for player in view["players"]:
            assert not any(
                player[part] for part in ("roads", "tourists", "shops", "dice", "district", "tasks_dealt", "call")
            )
            assert set(player["tomes"].values()) == {"none"}
            assert {marks["gained"] for marks in player["bonuses"].values()} == {0}
            assert player["rounds_marked"] == 0
        places = Counter(die["place"] for die in view["dice"])
        assert places == ({"available": 3, "unavailable": 2} if seats == 1 else {"box": 5})
        assert all((die["number"] > 0) == (seats == 1) for die in view["dice"])
        assert sorted(match.pending) == list(range(seats))
        firsts.add(view["first_player"])
        removed.add(GIVES[gone])
        tasks |= set(dealt)
        effects |= set(view["effects"].values())
    assert firsts == set(range(seats))
    assert removed == {"tome", "bonus"} | ({"tourists"} if ancient_one != "cthulhu" else set())
    assert tasks == {card.id for card in TASK_CARDS}
    assert effects == {card.id for card in EFFECT_CARDS}
    assert len(CALL_CARDS) == 4


@rule("AT-SOLO-01", "AT-SOLO-02", "AT-SOLO-03")
@pytest.mark.parametrize("total", CHALLENGE["rows_total_vp"])
@pytest.mark.parametrize("encounter", CHALLENGE["columns_encounter_vp"])
def test_every_cell_of_the_challenge_is_won_from_its_very_numbers_on(total, encounter):
    for short in ((0, 0), (1, 0), (0, 1)):
        t = at_lines(1, challenge=f"{total}-{encounter}")
        set_board(t)
        vp = encounter - short[1]
        t.board().task_vp = total - short[0] - vp
        t.board().encounter = Encounter(numbers=[5, 5, 5], fail_up_to=1, rolls=[], successes=3, vp=vp)
        t.state.agenda, t.state.shown = [Step("score")], b""
        t.refresh()
        assert t.match.outcome.winners == ((0,) if short == (0, 0) else ())
