"""Every refusal is true: its reason holds, it names a rule of the ledger, has words in both languages, and bars nothing legal."""

import random
from collections import Counter
from functools import cache

import pytest

from eldertable import new_match
from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.cards import DIE_INDEX, EFFECT_CARDS
from eldertable.games.arkham_tour.districts import active_effect, candidates
from eldertable.games.arkham_tour.options import DrawOwnLine, Erase, Lay, UseBonus
from eldertable.games.arkham_tour.state import Board, Place, TourState
from eldertable.games.arkham_tour.town import (
    DIAGONALS,
    ROADS,
    SHOPS_ON_ROAD,
    TOUCHING,
    TURNING,
    UNIVERSITY_ROADS,
    YOG_DIAGONALS,
    district_index,
    node_index,
    road_index,
)
from eldertable.kernel.decision import Decision, Option
from eldertable.kernel.match import Match
from eldertable.testing.ledger import all_ledgers
from eldertable.words import speaker

ALL_DICE = set(DIE_INDEX)
ALL_ROADS = set(road_index)
# Decisions at which everything that is not offered must be refused.
COMPLETE = {
    "choose_district": ("district", set(district_index)),
    "lay": ("road", ALL_ROADS),
    "lay_bonus": ("road", ALL_ROADS),
    "correct_route": ("road", ALL_ROADS),
    "draw_corrected": ("road", ALL_ROADS),
    "take_die": ("die", ALL_DICE),
    "remove_die": ("die", ALL_DICE),
    "take_opening_die": ("die", ALL_DICE),
}
EFFECTS = ("effect_correction", "effect_alley", "effect_turn", "effect_t_junction")
ANCIENT_ONES = ("dagon", "yog_sothoth")
# Reasons that a random game of the rounds meets; those of final routes drawn by hand are met at the end.
REASONS = {
    "occupied", "not-named", "not-named-twice", "die-taken", "die-not-offered", "die-removed", "die-in-cell", "drawn",
    "university", "university-centre", "diagonal", "diagonal-alley", "alley-used", "no-t", "apart", "no-turn", "bonus-road",
    "bonus-diagonal", "not-drawn", "erased", "correction-diagonal", "unconnected", "not-reached", "line-used", "line-apart",
}  # fmt: skip


@cache
def known_rules() -> frozenset[str]:
    (ledger,) = [ledger for ledger in all_ledgers() if ledger.game == "arkham_tour"]
    return frozenset(ledger.to_prove)


def holds(reason: str, target: str, state: TourState, board: Board, decision: Decision) -> bool:
    """Is this why the thing is barred? Said again, from the rules."""
    match decision.kind:
        case "choose_district":
            return _district_reason(reason, district_index[target], board)
        case "take_die" | "remove_die" | "take_opening_die" | "pick_dice":
            return _die_reason(reason, state.places[DIE_INDEX[target]], state)
        case "visit_shop":
            node = node_index[target]
            reached = {shop for road in bits(board.drawn_now) for shop in SHOPS_ON_ROAD[road]}
            return bool(board.shops >> node & 1) if reason == "circled" else reason == "not-reached" and node not in reached
        case "start_line" | "go_on":
            return (reason == "line-used") == any(part.endswith(target) for part in board.drawing)
        case _:
            return _road_reason(reason, road_index[target], state, board, decision)


def _district_reason(reason: str, district: int, board: Board) -> bool:
    if reason == "occupied":
        return board.tourists[district] > 0
    twice = board.numbers[0] == board.numbers[1]
    return district not in candidates(board) and reason == ("not-named-twice" if twice else "not-named")


def _die_reason(reason: str, place: int, state: TourState) -> bool:
    offered = Place.AVAILABLE if state.seats == 1 else Place.TAKEN
    return {
        "die-taken": place == Place.TAKEN,
        "die-removed": place == Place.UNAVAILABLE,
        "die-in-cell": place == Place.FIRST,
        "die-not-offered": place != offered,
    }[reason]


def _road_reason(reason: str, road: int, state: TourState, board: Board, decision: Decision) -> bool:
    drawn = bool(board.drawn >> road & 1)
    yog = state.ancient_one == "yog_sothoth"
    diagonal = bool(DIAGONALS >> road & 1)
    alley = active_effect(state, board) == "effect_alley"
    alley_in_play = "effect_alley" in [EFFECT_CARDS[card].id for card in state.effects]
    first = board.way[0] if board.way else road
    erased = decision.args.get("erased", -1)
    meets = any(TOUCHING[road] >> other & 1 for other in bits(board.drawn) if other != erased)
    reasons: dict[str, bool] = {
        "drawn": drawn and road != erased,
        "university": bool(UNIVERSITY_ROADS >> road & 1) and not yog,
        "university-centre": bool(YOG_DIAGONALS >> road & 1) and not yog,
        "diagonal": diagonal and not alley_in_play,
        "diagonal-alley": diagonal and not alley and alley_in_play,
        "alley-used": diagonal and alley and any(DIAGONALS >> laid & 1 for laid in board.way),
        "apart": len(board.way) == 1 and not TOUCHING[first] >> road & 1,
        "no-turn": len(board.way) == 1 and not TURNING[first] >> road & 1,
        "no-t": len(board.way) == 2 and active_effect(state, board) == "effect_t_junction",
        "bonus-road": diagonal and decision.args.get("bonus") == 1,
        "bonus-diagonal": not diagonal and decision.args.get("bonus") == 2,
        "not-drawn": not drawn,
        "nothing-left": drawn,
        "erased": road == erased,
        "correction-diagonal": diagonal,
        "unconnected": not meets and not diagonal,
    }
    return reasons[reason]


def check_refusals(match: Match, seat: int, met: Counter[str]) -> None:
    decision = match.pending[seat]
    words = [match.game.option_words(match.state, decision, option) for option in decision.options]
    legal = {word.target for word in words if word.target is not None}
    barred = match.explain(seat)
    assert len({refusal.target for refusal in barred}) == len(barred)
    for refusal in barred:
        assert refusal.target not in legal, (decision.kind, refusal)
        assert refusal.rule in known_rules()
        reason = refusal.text.id.removeprefix("arkham_tour-barred-")
        assert holds(reason, refusal.target[1], match.state, match.state.boards[seat], decision), (decision.kind, refusal)
        if not met[reason]:
            assert all(speaker(language).say(refusal.text) for language in ("ru", "en"))
        met[reason] += 1
    question = match.game.question(match.state, decision)
    assert question.rule is None or question.rule in known_rules()
    if decision.kind in COMPLETE:
        kind, everything = COMPLETE[decision.kind]
        named = {target[1] for target in (*legal, *(refusal.target for refusal in barred)) if target[0] == kind}
        assert named == everything, decision.kind


@cache
def reasons_met() -> Counter[str]:
    """Random games of all kinds, with every refusal of every decision checked; players like to lay and to use bonuses."""
    met: Counter[str] = Counter()
    for number in range(16):
        seats = number % 4 + 1
        effect = EFFECTS[number // 4]
        options = {"ancient_one": ANCIENT_ONES[number % 2], "dark_effect": effect, "light_effect": EFFECTS[number // 4 - 1]}
        match = new_match("arkham_tour", seats=seats, seed=f"refusals {number}", options=options)
        chance = random.Random(number)
        while match.pending:
            seat = chance.choice(sorted(match.pending))
            check_refusals(match, seat, met)
            offered = match.pending[seat].options
            liked = [i for i, option in enumerate(offered) if likes(match.state.boards[seat], option)]
            match.choose(seat, chance.choice(liked) if liked and chance.random() < 0.8 else chance.randrange(len(offered)))
    return met


def likes(board: Board, option: Option) -> bool:
    """What leads to refusals that chance alone would rarely meet."""
    if isinstance(option, Lay) and len(board.way) < 2:
        return board.district in ROADS[road_index[option.road]].along
    return isinstance(option, UseBonus | Erase | DrawOwnLine)


def test_every_refusal_of_random_games_is_true():
    assert set(reasons_met()) >= REASONS


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_question_and_option_has_words_in_both_languages(seats):
    match = new_match("arkham_tour", seats=seats, seed="words")
    chance = random.Random(seats)
    spoken = set()
    while match.pending:
        seat = chance.choice(sorted(match.pending))
        decision = match.pending[seat]
        question = match.game.question(match.state, decision)
        option = chance.choice(decision.options)
        words = match.game.option_words(match.state, decision, option)
        for text in (question.text, question.facts, words.text, words.detail):
            if text is not None and text.id not in spoken:
                spoken.add(text.id)
                assert all(speaker(language).say(text) for language in ("ru", "en"))
        match.choose(seat, decision.options.index(option))
    assert len(spoken) > 20
