"""Antique shops: reaching, visiting, and the bonus of the round's card (AT-SHOP, AT-TOME-01)."""

from __future__ import annotations

from ...kernel.agenda import Procedure
from ...kernel.asking import ask
from .bitsets import bits
from .cards import SHOP_CARDS, SHOP_EFFECTS
from .events import ShopVisited, TomeCircled
from .options import VISIT, CircleTome, VisitShop
from .state import CIRCLED, NOT_CIRCLED, TOMES, Board
from .steps import Tour, steps
from .town import SHOPS_ON_ROAD, node_index

CIRCLE_TOME = tuple(CircleTome(tome) for tome in TOMES)


def reached_shops(board: Board) -> list[int]:
    """Shops touched by a segment of this round and not circled yet (AT-SHOP-02, -08, -09, -12)."""
    found = []
    for road in bits(board.drawn_now):
        for shop in SHOPS_ON_ROAD[road]:
            if not board.shops >> shop & 1 and shop not in found:
                found.append(shop)
    return sorted(found)


@steps.asks_first
def visit_shop(t: Tour, seat: int) -> Procedure:
    """A player who reached a shop must visit one, once a round (AT-SHOP-03 to -07)."""
    state = t.state
    board = state.boards[seat]
    shops = [] if board.visited else reached_shops(board)
    if not shops:
        return
    if not state.shop_deck:
        shops = shops[:1]  # the last round: no shop can be visited later, and all give the same now
    chosen: VisitShop = yield from ask(seat, "visit_shop", tuple(VISIT[shop] for shop in shops))
    shop = node_index[chosen.node]
    board.shops |= 1 << shop
    board.visited = True
    t.tell(ShopVisited(seat=seat, node=shop, card=SHOP_CARDS[state.shop_card].id, only=seat))
    for effect in SHOP_EFFECTS[state.shop_card]:
        effect.run(t, seat)


@steps.asks_first
def circle_tome(t: Tour, seat: int) -> Procedure:
    """Any tome that is not circled yet (AT-TOME-01)."""
    board = t.state.boards[seat]
    open_tomes = tuple(CIRCLE_TOME[tome] for tome, mark in enumerate(board.tomes) if mark == NOT_CIRCLED)
    chosen: CircleTome = yield from ask(seat, "circle_tome", open_tomes)
    board.tomes[TOMES.index(chosen.tome)] = CIRCLED
    t.tell(TomeCircled(seat=seat, tome=chosen.tome, only=seat))
