"""What each seat may know of the tour, as plain data for the pages (docs/protocol.md), and dealing anew what it may not."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import structs

from ...kernel.agenda import Step
from .bitsets import bits
from .cards import ANCIENT_ONES, CALL_CARDS, DICE, EFFECT_CARDS, FACES, PLAYER_BOARD, SHOP_CARDS, TASK_CARDS
from .districts import active_effect
from .encounter import result_of
from .final_route import Line, expected_total
from .flow import ROUNDS, first_board_step, is_opening, show_boards, shown_boards
from .lines import line_of
from .penalties import call_kind
from .scoring import challenge_of, score_of
from .setup import shop_deck
from .state import BONUSES, CIRCLED, NONE, PLACES, TOMES, Board, Encounter, TourState
from .steps import Tour
from .tourists import KINDS, names
from .town import DISTRICTS, NODES, ROADS

TOME_MARKS = ("none", "circled", "used")
SETTLED = ("encounter", "over")  # phases in which everybody's final route stands
LANE_PHASES = {
    "pick_own_dice": "dice",
    "choose_district": "district",
    "correct_route": "tourists",
    "draw_corrected": "tourists",
    "place_one": "tourists",
    "lay": "route",
    "lay_bonus": "route",
    "visit_shop": "route",
    "circle_tome": "route",
    "finish_board": "route",
}


def view(state: TourState, seat: int | None) -> dict[str, Any]:
    return _view(state, seat, common_view(state), _players(state, shown_boards(state) if state.shown else state.boards))


def _players(state: TourState, boards: list[Board]) -> list[dict[str, Any]]:
    return [player_view(state, board, seat, None) for seat, board in enumerate(boards)]


def common_view(state: TourState) -> dict[str, Any]:
    return {
        "game": "arkham_tour",
        "round": state.round,
        "rounds": ROUNDS,
        "opening": bool(state.round) and is_opening(state),
        "first_player": state.first_player,
        "ancient_one": state.ancient_one,
        "horrors": list(ANCIENT_ONES[state.ancient_one].horrifying_places),
        "effects": {"dark": EFFECT_CARDS[state.effects[0]].id, "light": EFFECT_CARDS[state.effects[1]].id},
        "shop": {
            "card": SHOP_CARDS[state.shop_card].id if state.shop_card != NONE else None,
            "left": len(state.shop_deck),
            "discarded": [SHOP_CARDS[card].id for card in state.shop_discard],
        },
        "dice": [_die(state, die) for die in range(5)],
        "challenge": _challenge(state),
    }


def _view(state: TourState, seat: int | None, common: dict[str, Any], others: list[dict[str, Any]]) -> dict[str, Any]:
    players = others
    if seat is not None:
        players = others.copy()
        players[seat] = player_view(state, state.boards[seat], seat, seat)
    return {**common, "you": seat, "phase": phase_of(state, seat), "players": players, "lines": lines_view(state, seat)}


def visible_boards(state: TourState, seat: int | None) -> list[Board]:
    """While everybody plays at once, other boards are seen as that began (AT-Q-40)."""
    if not state.shown:
        return state.boards
    shown = shown_boards(state)
    return [board if other == seat else shown[other] for other, board in enumerate(state.boards)]


def phase_of(state: TourState, seat: int | None) -> str:
    """My own phase while all play at once; the slowest lane's for a spectator or one who is done."""
    if state.phase != "boards":
        return state.phase
    tops = {lane.seat: LANE_PHASES[lane.agenda[-1].name] for lane in state.lanes if lane.agenda}
    if seat in tops:
        return tops[seat]
    order = ("dice", "district", "tourists", "route")
    return "end" if seat is not None or not tops else min(tops.values(), key=order.index)


def _challenge(state: TourState) -> dict[str, int] | None:
    if state.seats > 1:
        return None
    total, encounter = challenge_of(state)
    return {"total": total, "encounter": encounter}


def _die(state: TourState, die: int) -> dict[str, Any]:
    number = state.numbers[die]
    face = FACES[die][number - 1] if number else None
    by = state.taken_by[die]
    return {
        "id": DICE[die].id,
        "number": number,
        "tourists": list(face.tourists) if face else [],
        "effect": face.effect if face else None,
        "place": PLACES[state.places[die]],
        "by": by if by != NONE else None,
    }


def player_view(state: TourState, board: Board, seat: int, viewer: int | None) -> dict[str, Any]:
    return {**open_view(state, board, seat), **secret_view(state, board, mine=seat == viewer)}


def open_view(state: TourState, board: Board, seat: int) -> dict[str, Any]:
    """What everybody sees of a player, piece by piece: views.py keeps each as long as what it rests on stays the same."""
    return {
        "seat": seat, **roads_view(board), **tourists_view(board), **marks_view(board), **round_view(state, board),
        **end_view(state, board),
    }  # fmt: skip


def roads_view(board: Board) -> dict[str, Any]:
    return {
        "roads": [ROADS[road].id for road in bits(board.drawn)],
        "fresh": [ROADS[road].id for road in bits(board.drawn_now)],
    }


def tourists_view(board: Board) -> dict[str, Any]:
    return {"tourists": {DISTRICTS[i].id: names(packed) for i, packed in enumerate(board.tourists) if packed}}


def marks_view(board: Board) -> dict[str, Any]:
    return {
        "shops": [NODES[node].id for node in bits(board.shops)],
        "bonuses": {
            bonus: {"gained": board.gained[i], "used": board.used[i], "slots": PLAYER_BOARD["bonus_slots"][bonus]}
            for i, bonus in enumerate(BONUSES)
        },
        "tomes": {tome: TOME_MARKS[board.tomes[i]] for i, tome in enumerate(TOMES)},
        "rounds_marked": board.rounds_marked,
        "crossed_out": [DISTRICTS[district].id for district in bits(board.crossed_out)],
    }


def round_view(state: TourState, board: Board) -> dict[str, Any]:
    return {
        "dice": [{"id": DICE[die].id, "number": n} for die, n in zip(board.dice, board.numbers, strict=True)],
        "active_effect": active_effect(state, board) if board.dice else None,
        "district": DISTRICTS[board.district].id if board.district != NONE else None,
    }


def end_view(state: TourState, board: Board) -> dict[str, Any]:
    return {
        "encounter": _encounter(board, board.encounter) if board.encounter else None,
        "score": _score(board) if state.phase == "over" else None,
    }


def secret_view(state: TourState, board: Board, *, mine: bool) -> dict[str, Any]:
    """What only the player sees, until it is shown: the personal task with the points it brings, the call card, and a final
    route that is being drawn."""
    secret = mine or state.secrets_open
    return {
        "task": TASK_CARDS[board.task].id if secret and board.task != NONE else None,
        "tasks_dealt": [TASK_CARDS[card].id for card in board.dealt] if mine and board.task == NONE else None,
        "call": CALL_CARDS[board.call].id if (mine or board.call_shown) and board.call != NONE else None,
        "final": _final(state, board, with_task=secret) if state.phase in SETTLED else None,
        "drawing": _drawing(board) if mine and board.drawing_nodes and not board.ready else None,
    }


def _drawing(board: Board) -> dict[str, Any]:
    return {"nodes": [NODES[node].id for node in board.drawing_nodes], "roads": list(board.drawing)}


def line_data(line: Line, expected: float) -> dict[str, Any]:
    """A final route for the pages."""
    return {
        "roads": [ROADS[road].id for road in bits(line.roads)],
        "walk": list(line.walk),
        "along": [DISTRICTS[district].id for district in bits(line.along)],
        "links": line.links,
        "crossings": [ROADS[road].id for road in bits(line.crossings)],
        "madness": line.madness,
        "vp": line.vp,
        "kinds": _kinds(line.kinds),
        "task": line.task,
        "task_pair": [NODES[node].id for node in line.task_pair] if line.task_pair else None,
        "yellow": line.yellow,
        "expected": round(expected, 1),
    }


def expectation(state: TourState, board: Board, line: Line, *, with_call: bool) -> float:
    """What a line may be expected to be worth in the end, with the tomes the player has."""
    call = call_kind(board) if with_call and board.call != NONE else None
    tomes = tuple(mark == CIRCLED for mark in board.tomes)
    return _expected_total(line, tuple(board.tourists), state.ancient_one, call, tomes)


# The same lines are shown again after every choice of the phase.
_expected_total = lru_cache(maxsize=4096)(expected_total)


def lines_view(state: TourState, seat: int | None) -> list[dict[str, Any]] | None:
    if seat is None or state.phase != "final_route":
        return None
    board = state.boards[seat]
    found = [line_of(state, board, walk) for walk in board.lines]
    return [line_data(line, expectation(state, board, line, with_call=True)) for line in found]


def _final(state: TourState, board: Board, *, with_task: bool) -> dict[str, Any]:
    """The final route as it was settled, with the tourists that are left and without what Yog-Sothoth struck (AT-YOG-05)."""
    line = line_of(state, board, board.line, with_task=with_task)
    if board.crossed_out:
        left = score_of(board)
        vp = sum(tourists * districts for tourists, districts in left.kinds) + left.yellow + line.task
        line = structs.replace(line, kinds=left.kinds, yellow=left.yellow, vp=vp)
    return line_data(line, 0)


def _kinds(kinds: tuple[tuple[int, int], ...]) -> dict[str, dict[str, int]]:
    return {
        KINDS[kind]: {"tourists": tourists, "districts": districts, "vp": tourists * districts}
        for kind, (tourists, districts) in enumerate(kinds)
    }


def _encounter(board: Board, encounter: Encounter) -> dict[str, Any]:
    return {
        "madness": board.madness,
        "fail_up_to": encounter.fail_up_to,
        "dice": [
            {"id": DICE[i].id, "number": number, "result": result_of(number, encounter.fail_up_to, encounter.blessed)}
            for i, number in enumerate(encounter.numbers)
        ],
        "rolls": [{"tome": tome or None, "numbers": list(numbers)} for tome, numbers in encounter.rolls],
        "blessed": encounter.blessed,
        "failures": encounter.failures,
        "successes": encounter.successes,
        "erased": _erased(encounter),
        "vp": encounter.vp,
        "lost": encounter.lost,
    }


def _erased(encounter: Encounter) -> dict[str, list[str]]:
    erased: dict[str, list[str]] = {}
    for district, packed in encounter.erased:
        erased.setdefault(DISTRICTS[district].id, []).extend(names(packed))
    return erased


def _score(board: Board) -> dict[str, Any]:
    score = score_of(board)
    return {
        "kinds": _kinds(score.kinds),
        "task": score.task,
        "yellow": score.yellow,
        "encounter": score.encounter,
        "total": score.total,
        "lost": score.lost,
    }


# --- dealing anew ------------------------------------------------------------------------------------------------


def redeal(table: Tour, seat: int | None) -> None:
    """Everything `seat` cannot know is drawn again: the shop deck, others' tasks and calls, and what others are doing on
    their boards while all play at once."""
    state = table.state
    unseen = sorted([*state.shop_deck, state.shop_removed])
    state.shop_deck, state.shop_removed = shop_deck(table, unseen, state.ancient_one)
    if not state.secrets_open:
        _redeal_tasks(table, seat)
    _redeal_calls(table, seat)
    _restart_others(state, seat)


def _redeal_tasks(t: Tour, seat: int | None) -> None:
    own = t.state.boards[seat].dealt if seat is not None else []
    pool = [card for card in range(len(TASK_CARDS)) if card not in own]
    t.shuffle(pool)
    for other, board in enumerate(t.state.boards):
        if other != seat:
            board.dealt = [pool.pop(), pool.pop()]
            if board.task != NONE:
                board.task = board.dealt[0] if t.state.phase != "setup" else NONE
            if t.state.phase == "encounter":
                board.task_vp = line_of(t.state, board, board.line).task


def _redeal_calls(t: Tour, seat: int | None) -> None:
    known = [board.call for other, board in enumerate(t.state.boards) if other == seat or board.call_shown]
    pool = [card for card in range(len(CALL_CARDS)) if card not in known]
    t.shuffle(pool)
    for other, board in enumerate(t.state.boards):
        if other != seat and board.call != NONE and not board.call_shown:
            board.call = pool.pop()


def _restart_others(state: TourState, seat: int | None) -> None:
    """Others begin the simultaneous phase again; that they are ready is known, what they did is not. What a solo player does
    on the board everybody sees."""
    if not state.lanes or (state.phase == "boards" and not state.shown):
        return
    shown = shown_boards(state) if state.shown else state.boards
    for began, board in zip(shown, state.boards, strict=True):
        began.dealt, began.task, began.call = board.dealt, board.task, board.call
    if state.shown:
        show_boards(state, shown)
    for lane in state.lanes:
        if lane.seat != seat:
            ready = state.boards[lane.seat].ready
            state.boards[lane.seat] = shown[lane.seat]
            state.boards[lane.seat].ready = ready
            lane.agenda = [Step(_first_step(state), {"seat": lane.seat})]
            lane.drawn = 0


def _first_step(state: TourState) -> str:
    if state.phase in ("setup", "final_route"):
        return {"setup": "keep_task", "final_route": "offer_lines"}[state.phase]
    return first_board_step(state)
