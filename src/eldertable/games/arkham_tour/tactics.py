"""A round on one's own board, from the choice of a district to the last segment, as turns worth trying."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from ...kernel.decision import Decision
from ...kernel.heuristics import Turn
from . import options as o
from .bitsets import bits, mask
from .cards import DIE_INDEX, EFFECT_DIE
from .correction import SKIP, replacements
from .districts import active_effect, coordinate_changes, open_districts, shown_kinds
from .laying import free_diagonals, free_roads, next_segments
from .outlook import COORDINATE_PRICE, NOTHING, Outlook
from .state import BONUSES, COORDINATE, EXTRA, TOMES, Board, TourState
from .town import DIAGONALS, SHOPS_ON_ROAD, node_index, road_index

LAST_CALL = 1000.0  # in the last round a kept segment is used or lost
FREE_CHOICES = 4  # districts looked at when all are free to choose


def ways(state: TourState, board: Board, wanted: int) -> Iterator[tuple[int, ...]]:
    """Every way to go on laying along wanted roads, stopping here included."""
    yield ()
    for road in bits(next_segments(state, board) & wanted):
        longer = copy(board)
        longer.way = [*board.way, road]
        longer.alley_used = board.alley_used or bool(DIAGONALS >> road & 1)
        for rest in ways(state, longer, wanted & ~(1 << road)):  # drawing it on the copy would take longer
            yield (road, *rest)


def lay_turns(look: Outlook, board: Board, lead: tuple[object, ...], extras: list[float]) -> Iterator[Turn]:
    """Turns that lay segments on a board, after the options in `lead`."""
    plain = look.ranked(extras)
    with_shop = look.ranked(extras, look.shop_worth(board.district))
    for way in ways(look.state, board, look.missing):
        laid = mask(way)
        score = look.score(board.drawn | laid, with_shop if look.reaches_shop(board.drawn_now | laid) else plain)
        options = [*lead, *(o.LAY[road] for road in way)]
        if not way and not board.way:
            options.append(o.LAY_NOTHING)
        else:
            options.append(o.STOP_LAYING)
        yield Turn(tuple(options), score)


def best_laying(look: Outlook, board: Board, extras: list[float], best: float) -> float:
    """The score of the best of `lay_turns`, or `best` if that is more; much quicker than to list them."""
    plain = look.ranked(extras)
    with_shop = look.ranked(extras, look.shop_worth(board.district))
    drawn, fresh = board.drawn, board.drawn_now
    for laid in {mask(way) for way in ways(look.state, board, look.missing)}:
        best = look.score(drawn | laid, with_shop if look.reaches_shop(fresh | laid) else plain, best=best)
    return best


# --- the district ------------------------------------------------------------------------------------------------


def chosen_kinds(look: Outlook, board: Board, district: int, free: bool) -> tuple[list[int], list[int]]:
    """The tourists a district would get: those that come by themselves and those the player chooses."""
    state = look.state
    aim = look.aims[0]
    if free:
        return [], [max(range(4), key=lambda kind: aim.districts[kind])]
    kinds = shown_kinds(state, board.dice)
    if EFFECT_DIE not in board.dice:
        return kinds, []
    more = max(kinds, key=lambda kind: aim.districts[kind])
    return kinds, [more, more] if active_effect(state, board) == "effect_repeat" else [more]


def district_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    """Each district that may be chosen, with the best ways to lay along it; coordinate changes before, if they pay."""
    board = look.board
    found, free = open_districts(board)
    yield from turns_for(look, board, (), found, free)
    for change in coordinate_changes(board):
        changed = copy(board)
        changed.numbers = list(board.numbers)
        changed.numbers[board.dice.index(DIE_INDEX[change.die])] = change.number
        changed.used = [used + (bonus == COORDINATE) for bonus, used in enumerate(board.used)]
        then, then_free = open_districts(changed)
        price = COORDINATE_PRICE if look.prospect.rounds else 0.0
        if not then_free:
            for turn in turns_for(look, changed, (change,), then, then_free):
                yield Turn(turn.options, turn.score - price)


def turns_for(look: Outlook, board: Board, lead: tuple[object, ...], districts: list[int], free: bool) -> Iterator[Turn]:
    """Turns that choose one of these districts."""
    for district in _likely(look, board, districts, free):
        come, chosen = chosen_kinds(look, board, district, free)
        here = copy(board)
        here.district = district
        options = (*lead, o.CHOOSE[district])
        if active_effect(look.state, board) == "effect_correction":
            yield Turn(options, best_laying(look, here, look.guests(district, come + chosen), NOTHING))
            continue
        asked = tuple(o.PLACE[kind] for kind in chosen) if free or len(set(come)) > 1 else ()
        yield from lay_turns(look, here, (*options, *asked), look.guests(district, come + chosen))


def best_round(look: Outlook, board: Board) -> float:
    """The score of the best turn with the dice this board has; much quicker than to list them."""
    found, free = open_districts(board)
    best = NOTHING
    for district in _likely(look, board, found, free):
        come, chosen = chosen_kinds(look, board, district, free)
        here = copy(board)
        here.district = district
        best = best_laying(look, here, look.guests(district, come + chosen), best)
    return best


def _likely(look: Outlook, board: Board, districts: list[int], free: bool) -> list[int]:
    """All of them, if they are few."""
    if len(districts) <= FREE_CHOICES:
        return districts

    def glance(district: int) -> float:
        come, chosen = chosen_kinds(look, board, district, free)
        return look.guests(district, come + chosen)[0]

    return sorted(districts, key=lambda district: -glance(district))[:FREE_CHOICES]


# --- single choices ----------------------------------------------------------------------------------------------


def tourist_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    district = look.board.district
    for option in decision.options:
        kind = o.PLACE.index(option)
        yield Turn((option,), max(g + a.worth for g, a in zip(look.guests(district, [kind]), look.aims, strict=True)))


def bonus_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    """Where to lay a kept segment."""
    board, placed = look.board, look.placed()
    plain, with_shop = look.ranked(placed), look.ranked(placed, look.shop_worth(board.district))
    for option in decision.options:
        road = 1 << road_index[option.road]
        if road & look.missing or len(decision.options) == 1:
            reaches = look.reaches_shop(board.drawn_now | road)
            yield Turn((option,), look.score(board.drawn | road, with_shop if reaches else plain))
    if not look.missing & _offered(decision):
        yield from (Turn((option,), 0.0) for option in decision.options[:1])


def _offered(decision: Decision) -> int:
    total = 0
    for option in decision.options:
        total |= 1 << road_index[option.road]
    return total


def use_bonus_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    """Kept segments: in the last round for all they give, before it only to reach a shop or to be sure of a good aim."""
    state, board = look.state, look.board
    placed = look.placed()
    plain, with_shop = look.ranked(placed), look.ranked(placed, look.shop_worth(board.district))
    here = look.score(board.drawn, plain)
    last = not look.prospect.rounds
    for option in decision.options:
        if not isinstance(option, o.UseBonus):
            continue
        bonus = BONUSES.index(option.bonus)
        free = free_roads(state, board) if bonus == EXTRA else free_diagonals(state, board)
        for road in bits(free & look.missing):
            reaches = look.reaches_shop(board.drawn_now | 1 << road) and not look.reaches_shop(board.drawn_now)
            after = look.score(board.drawn | 1 << road, with_shop if reaches else plain, 0 if last else 1)
            if last or after > here + 0.5:
                yield Turn((option, o.LAY[road]), after + (LAST_CALL if last else 0.0))


def finish_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    yield Turn((o.READY,), look.now())
    yield from use_bonus_turns(look, decision)


def shop_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    """Of several shops reached, the one that will be harder to reach again."""
    aim = look.best_aim()
    for option in decision.options:
        shop = node_index[option.node]
        again = sum(1 for road in bits(aim.roads & ~look.board.drawn) if shop in SHOPS_ON_ROAD[road])
        yield Turn((option,), -float(again))


def tome_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    """Reroll first: it helps against failures and for successes; then Improvement, then Blessing."""
    for option in decision.options:
        yield Turn((option,), -float(TOMES.index(option.tome)))


def correction_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    """Erase a segment that the aim does not need, if another one that it lacks can be drawn instead."""
    state, board = look.state, look.board
    aim = look.best_aim()
    yield Turn((SKIP,), 0.0)
    for option in decision.options:
        if isinstance(option, o.Erase):
            erased = road_index[option.road]
            new = replacements(state, board, erased) & aim.roads & ~board.drawn
            if not aim.roads >> erased & 1 and new:
                yield Turn((option, o.LAY[bits(new)[0]]), 1.0)


def corrected_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    ranked = look.ranked(look.placed())
    for option in decision.options:
        road = 1 << road_index[option.road]
        yield Turn((option,), look.score(look.board.drawn | road, ranked))
