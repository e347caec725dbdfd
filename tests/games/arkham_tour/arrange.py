"""Positions of the tour for tests: a board as it stands, at the phase the test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eldertable import new_match
from eldertable.games.arkham_tour.bitsets import mask
from eldertable.games.arkham_tour.cards import CALL_CARDS, DIE_INDEX, EFFECT_DIE, FACES, SHOP_INDEX, TASK_INDEX
from eldertable.games.arkham_tour.options import ChooseDistrict, Lay, LayNothing, Ready, SkipCorrection, StopLaying
from eldertable.games.arkham_tour.state import ROAD_BYTES, Board, Encounter, Place
from eldertable.games.arkham_tour.tourists import KINDS, pack
from eldertable.games.arkham_tour.town import district_index, node_index, road_index
from eldertable.kernel.agenda import Lane, Step
from eldertable.testing.arranged import Arranged

# A die shows each number on exactly one face, so (die, number) says everything.
Dice = Sequence[tuple[str, int]]


class Tour(Arranged):
    """An arranged match of the tour."""

    def board(self, seat: int = 0) -> Board:
        board: Board = self.state.boards[seat]
        return board

    def roads(self, seat: int = 0) -> set[str]:
        return set(self.match.view(seat)["players"][seat]["roads"])

    def tourists(self, district: str, seat: int = 0) -> list[str]:
        found: list[str] = self.match.view(seat)["players"][seat]["tourists"].get(district, [])
        return found


def tour(
    seats: int = 1,
    *,
    ancient_one: str = "dagon",
    dark: str = "effect_repeat",
    light: str = "effect_alley",
    seed: str = "a test",
    challenge: str | None = None,
) -> Tour:
    """A match at its very first decision: keeping a task."""
    options = {"ancient_one": ancient_one, "dark_effect": dark, "light_effect": light}
    if challenge is not None:
        options["challenge"] = challenge
    return Tour(new_match("arkham_tour", seats=seats, seed=seed, options=options))


def set_board(
    t: Tour,
    seat: int = 0,
    *,
    roads: Sequence[str] = (),
    tourists: Mapping[str, Sequence[str]] | None = None,
    shops: Sequence[str] = (),
    bonuses: tuple[int, int, int] = (0, 0, 0),
    tomes: tuple[int, int, int] = (0, 0, 0),
    task: str | None = None,
    call: str | None = None,
) -> None:
    """Draw on a board: bonuses are coordinate changes, extra and diagonal segments; tomes are 0 none, 1 circled, 2 used."""
    board = t.board(seat)
    board.roads = mask(road_index[road] for road in roads).to_bytes(ROAD_BYTES, "little")
    board.tourists = [0] * 36
    for district, kinds in (tourists or {}).items():
        board.tourists[district_index[district]] = pack(KINDS.index(kind) for kind in kinds)
    board.shops = mask(node_index[node] for node in shops)
    board.gained = list(bonuses)
    board.used = [0, 0, 0]
    board.tomes = list(tomes)
    if task is not None:
        board.task = TASK_INDEX[task]
    if call is not None:
        board.call = [card.id for card in CALL_CARDS].index(call)


def at_boards(
    seats: int = 1,
    *,
    dice: Dice = (("die_circle", 3), ("die_cross", 6)),
    shop: str = "shop_01",
    round: int = 5,
    start: str = "choose_district",
    **options: str,
) -> Tour:
    """Phases 3 to 5 of an ordinary round, everyone at `choose_district`, with these round dice and this shop card."""
    t = tour(seats, **options)
    state = t.state
    state.round, state.phase = round, "boards"
    everything = [*state.shop_deck, state.shop_removed]
    card = SHOP_INDEX[shop]
    everything.remove(card)
    state.shop_card = card
    state.shop_deck, state.shop_discard = everything[: 10 - round], everything[10 - round : 9]
    state.shop_removed = everything[9]
    state.places = [Place.UNAVAILABLE] * 5
    for die, number in dice:
        state.numbers[DIE_INDEX[die]] = number
    for (die, _), place in zip(dice, (Place.FIRST, Place.SECOND), strict=True):
        state.places[DIE_INDEX[die]] = place
    for seat, board in enumerate(state.boards):
        board.task = board.dealt[0]
        board.rounds_marked = round - 1
        board.dice = [DIE_INDEX[die] for die, _ in dice]
        board.numbers = [number for _, number in dice]
        state.boards[seat] = board
    state.agenda = [Step("end_round")]
    state.lanes = [Lane(seat, [Step(start, {"seat": seat})], 1000 + seat) for seat in range(seats)]
    reopen(t)
    return t


def reopen(t: Tour) -> None:
    """Ask anew after the test has drawn on boards; what others may see of them is what they are now."""
    from eldertable.games.arkham_tour.flow import hide_boards

    hide_boards(t.state)
    t.refresh()


def at_lines(seats: int = 1, **options: Any) -> Tour:
    """After the last round: the test draws on boards, then calls `open_lines`."""
    t = at_boards(seats, round=10, **options)
    t.state.lanes = []
    t.state.first_player = 1 % seats
    t.state.agenda = []
    return t


def open_lines(t: Tour) -> None:
    """Begin the end of the game: everyone chooses a final route."""
    t.state.agenda = [Step("choose_lines")]
    t.refresh()


def at_encounter(
    seats: int = 1,
    *,
    madness: Sequence[int] = (0,),
    links: Sequence[int] = (0,),
    along: Sequence[Sequence[str]] = ((),),
    **options: str,
) -> Tour:
    """Everyone has a final route already; the first to face the Ancient One is asked."""
    t = at_lines(seats, **options)
    for seat, board in enumerate(t.state.boards):
        board.madness = madness[seat % len(madness)]
        board.links = links[seat % len(links)]
        board.along = mask(district_index[district] for district in along[seat % len(along)])
    t.state.shown = b""  # the routes are settled: everybody sees the boards as they are
    t.state.agenda = [Step("face_ancient_one")]
    return t


def encounter_of(t: Tour, seat: int = 0) -> Encounter:
    encounter = t.board(seat).encounter
    assert encounter is not None
    return encounter


# --- the rounds --------------------------------------------------------------------------------------------------


def at_round(
    seats: int = 2,
    *,
    round: int = 5,
    first_player: int = 0,
    dice: Sequence[int] = (),
    shop: str | None = None,
    **options: str,
) -> Tour:
    """Phase 2 of a round, as phase 1 leaves it. `dice` are the numbers that will be rolled, in the order of the box."""
    t = tour(seats, **options)
    state = t.state
    cards = sorted([*state.shop_deck, state.shop_removed])
    if shop is not None:
        cards.remove(SHOP_INDEX[shop])
        cards.append(SHOP_INDEX[shop])
    state.shop_removed = cards.pop(0)
    state.shop_discard, state.shop_deck = cards[: round - 1], cards[round - 1 :]
    state.round, state.first_player = round - 1, first_player
    if round == 1:
        state.setup_first_player = first_player
    for board in state.boards:
        board.task = board.dealt[0]
        board.rounds_marked = round - 1
    state.lanes, state.agenda = [], [Step("begin_round")]
    t.next_dice(*dice)
    t.refresh()
    return t


def die_places(t: Tour) -> dict[str, str]:
    """Where each die lies, as everybody sees it."""
    return {die["id"]: die["place"] for die in t.match.view(None)["dice"]}


def skip_boards(t: Tour) -> None:
    """Everybody goes through phases 3 to 5 with the first district and no segments; then phase 6 and what follows it."""
    easy = (Ready, LayNothing, StopLaying, SkipCorrection)
    round = t.state.round
    while t.state.round == round and t.state.phase == "boards":
        seat = min(t.match.pending)
        options = t.decision(seat).options
        chosen = next((i for i, option in enumerate(options) if isinstance(option, easy)), 0)
        t.events += t.match.choose(seat, chosen)


def select_dice(t: Tour) -> None:
    """Everybody takes or removes the first die offered until phase 3 begins."""
    while t.state.phase == "dice":
        t.events += t.match.choose(min(t.match.pending), 0)


# --- one board, at a phase ---------------------------------------------------------------------------------------


def at_district(
    district: str,
    *,
    effect: str | None = None,
    seats: int = 1,
    shop: str = "shop_04",
    round: int = 5,
    ancient_one: str = "dagon",
    **board: Any,
) -> Tour:
    """Phase 3, with dice that name this district. With `effect` that card is active: the effect die shows X and the circle die
    Y; else the square and the circle die do. `board` is drawn on the board of seat 0."""
    x, y = (int(part) for part in district.split(";"))
    symbols = {"dark": "effect_turn", "light": "effect_repeat"}
    if effect is not None:
        symbol = FACES[EFFECT_DIE][x - 1].effect or ""
        spare = next(card for card in ("effect_repeat", "effect_turn") if card != effect)
        symbols = {"dark": spare, "light": spare, symbol: effect}
    t = at_boards(seats, shop=shop, round=round, ancient_one=ancient_one, dark=symbols["dark"], light=symbols["light"])
    set_dice(t, ("die_effect" if effect else "die_square", x), ("die_circle", y))
    set_board(t, **board)
    reopen(t)
    return t


def set_dice(t: Tour, *dice: tuple[str, int]) -> None:
    """The round dice of everybody; ask anew afterwards."""
    state = t.state
    state.places = [Place.UNAVAILABLE] * 5
    for (die, number), place in zip(dice, (Place.FIRST, Place.SECOND), strict=True):
        state.numbers[DIE_INDEX[die]] = number
        state.places[DIE_INDEX[die]] = place
    for board in state.boards:
        board.dice = [DIE_INDEX[die] for die, _ in dice]
        board.numbers = [number for _, number in dice]


def at_laying(district: str, **arranged: Any) -> Tour:
    """The first question of phase 5 after tourists were placed in this district (the first kind where there is a choice)."""
    t = at_district(district, **arranged)
    if t.kind() == "choose_district":
        t.choose(ChooseDistrict, district=district)
    if t.kind() == "correct_route":
        t.choose(SkipCorrection)
    while t.kind() == "place_tourist":
        t.events += t.match.choose(0, 0)
    return t


def lay(t: Tour, *roads: str, seat: int = 0) -> None:
    for road in roads:
        t.choose(Lay, seat, road=road)


def layable(t: Tour, seat: int = 0) -> set[str]:
    """The roads that may be laid now."""
    return {option.road for option in t.options(Lay, seat)}


def refusals(t: Tour, kind: str, seat: int = 0) -> dict[str, str | None]:
    """What is barred now, with its rule."""
    return {refusal.target[1]: refusal.rule for refusal in t.match.explain(seat) if refusal.target[0] == kind}
