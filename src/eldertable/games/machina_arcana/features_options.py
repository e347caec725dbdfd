"""The options of Machina Arcana as numbers: a row for each, by what it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...kernel.decision import Decision
from ...kernel.features import Row, option_kinds
from . import options as o
from .board import STEPS
from .features_cards import COLUMNS, ability_row, card_row
from .features_ground import GOALS, Ground
from .state import OFF_BOARD
from .turns import ACTION_OF_CELL, PRICES

_KIND_AT: Final[dict[type, int]] = {getattr(o, kind): COLUMNS.at[f"kind={kind}"] for kind in option_kinds(o)}
_ACTIONS: Final[dict[type, str]] = {
    o.OpenDoor: "open_door", o.CloseDoor: "close_door", o.DestroyDoor: "destroy_door", o.SealLair: "seal_lair",
    o.Explore: "explore", o.LeaveBoard: "leave_board", o.UseInventory: "use_inventory", o.Exchange: "exchange",
}  # fmt: skip


def option_rows(view: Mapping[str, Any], decision: Decision, ground: Ground) -> Sequence[Row[float]]:
    asked = Asked(view, decision, ground)
    rows = []
    for option in decision.options:
        row = asked.row(option)
        row[_KIND_AT[type(option)]] = 1.0
        rows.append(row)
    return rows


class Asked:
    """One question. What is asked of a creature is measured from where it stands, else from the seat's own explorer."""

    def __init__(self, view: Mapping[str, Any], decision: Decision, ground: Ground) -> None:
        self._ground = ground
        self._acting = view["acting"]
        self._mine = {explorer["card"] for explorer in view["explorers"] if explorer["seat"] == decision.seat}
        self._here = ground.cell_of(str(decision.args.get("who") or next(iter(sorted(self._mine)), "")))
        self._steps_here = {goal: ground.steps(self._here, goal) for goal in GOALS}
        self._foe_here = ground.foe_distance(self._here)

    def row(self, option: Any) -> Row[float]:
        row = self._about(option)
        action = _ACTIONS.get(type(option))
        if action is not None:
            self._price(row, action)
        return row

    def _about(self, option: Any) -> Row[float]:
        match option:
            case o.Move(cell=cell) | o.SealLair(cell=cell):
                return self._cell(COLUMNS.blank(), cell)
            case o.Activate(cell=cell, as_kind=kind):
                row = self._cell(COLUMNS.blank(), cell)
                self._price(row, ACTION_OF_CELL[kind])
                return row
            case o.OpenDoor(door=ref) | o.CloseDoor(door=ref) | o.DestroyDoor(door=ref) | o.ChooseThing(ref=ref):
                return self._thing(ref)
            case o.TakeTurn(explorer=ref) | o.UseInventory(explorer=ref) | o.Exchange(explorer=ref):
                return self._thing(ref)
            case o.ChooseExplorer(explorer=card) | o.ChooseCard(card=card):
                return card_row(card)[:]
            case o.UseAbility(card=card, ability=number):
                return ability_row(card, number)[:]
        return self._choice(option)

    def _choice(self, option: Any) -> Row[float]:
        """A number, a pile, a place for a card; or nothing that more could be said of."""
        row = COLUMNS.blank()
        match option:
            case o.ChooseNumber(n=n):
                COLUMNS.put(row, "amount", n)
            case o.ChooseList(number=n):
                COLUMNS.put(row, "list", n + 1)
            case o.PayInspiration(shares=shares):
                COLUMNS.put(row, "amount", sum(n for _, n in shares))
                COLUMNS.put(row, "inspiration", sum(n for who, n in shares if who in self._mine))
            case o.ChooseDeck(deck=deck):
                COLUMNS.mark(row, "deck", deck)
            case o.Explore(side=side):
                down, right = STEPS[side]
                COLUMNS.put(row, "dx", 10 * right)
                COLUMNS.put(row, "dy", 10 * down)
            case o.PutCard(card=card, where=where):
                row = card_row(card)[:]
                COLUMNS.mark(row, "where", where)
            case o.Attach(item=item, part=part):
                row = card_row(item)[:]
                COLUMNS.mark(row, "part", part)
            case o.GiveItem(item=item, to=to):
                row = card_row(item)[:]
                self._whose(row, to)
        return row

    def _price(self, row: Row[float], action: str) -> None:
        """The printed price; what cards take off it or add is not in a view."""
        stamina, inspiration = PRICES[action]
        COLUMNS.put(row, "stamina", stamina)
        COLUMNS.put(row, "inspiration", inspiration)

    def _thing(self, ref: str) -> Row[float]:
        row = card_row(ref)[:]
        self._whose(row, ref)
        creature = self._ground.creature(ref)
        if creature is not None:
            COLUMNS.put(row, "its.health", creature["health"])
            stats = creature.get("stats") or {}
            for name in ("defence", "will", "stamina"):
                if name in stats:
                    COLUMNS.put(row, f"its.{name}", stats[name]["value"])
        return self._cell(row, self._ground.cell_of(ref))

    def _whose(self, row: Row[float], ref: str) -> None:
        COLUMNS.put(row, "monster", ref in self._ground.monsters)
        COLUMNS.put(row, "explorer", ref in self._ground.explorers)
        COLUMNS.put(row, "me", ref in self._mine)
        COLUMNS.put(row, "acting", ref == self._acting)

    def _cell(self, row: Row[float], cell: int) -> Row[float]:
        """Where it is, what is there, and what lies nearer from there than from here."""
        if cell == OFF_BOARD:
            return row
        ground, put = self._ground, COLUMNS.put
        COLUMNS.mark(row, "cell", ground.board.kinds[cell])
        steps = {goal: ground.steps(cell, goal) for goal in GOALS}
        for goal, far in steps.items():
            put(row, f"to.{goal}", far)
        put(row, "to.monster", ground.foe_distance(cell))
        put(row, "monsters_nearby", ground.foes_nearby(cell))
        if self._here != OFF_BOARD:
            right, down = ground.offset(self._here, cell)
            put(row, "dx", right)
            put(row, "dy", down)
            put(row, "distance", max(abs(right), abs(down)))
            put(row, "closer.monster", self._foe_here - ground.foe_distance(cell))
            for goal, far in steps.items():
                put(row, f"closer.{goal}", self._steps_here[goal] - far)
        return row
