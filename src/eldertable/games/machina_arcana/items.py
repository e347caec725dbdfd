"""Items: gaining, equipping, attaching, stowing, exchanging (MA-ITEM, MA-EQUIP, MA-GAIN, MA-ITEMFX, MA-DISCARD-02, -03)."""

from __future__ import annotations

from typing import Any

from ...kernel.asking import ask
from . import selecting, values
from .asking import Asking, agrees, choose_card, choose_deck, choose_thing
from .cards import EXPLORERS, ITEMS
from .context import Context, Run
from .dice import recharge as roll_recharge
from .events import Happened
from .health import change_stamina, restore_health
from .lasting import drop_card, lift_markers
from .options import NOTHING, Attach, GiveItem, PutCard
from .running import amount, announce, chosen, effect, enter_play
from .state import ITEM_TYPES, ArcanaState, Equipped, Explorer
from .steps import Arcana
from .things import board_of, explorer_of, explorers_on_board, seat_of, the_explorer
from .vocabulary import Effect, ItemRef

TYPE_OF_CLASS = {"shooter": "clothing", "fighter": "weapon", "mystic": "artefact"}  # masters: any (MA-GAIN-05)
HANDS = 2


# --- the rules of attachment -------------------------------------------------------------------------------------


def can_be_main(item: str) -> bool:
    """Extensions and single-use items never are (MA-EQUIP-16, MA-ITEM-04)."""
    card = ITEMS[item]
    return card.type != "single_use" and card.slot != "extension"


def can_attach(explorer: Explorer, item: str, on: str) -> str:
    """How an item may be attached to an equipped one: upgrade, extension, or "" (MA-EQUIP-06 to -14)."""
    new, under = ITEMS[item], ITEMS[on]
    if new.type != under.type or item == on:
        return ""
    if new.symbols.get("left") and new.symbols["left"] == under.symbols.get("right"):
        return "extension"
    if new.slot == "extension":
        return ""
    if new.type == "clothing" and new.slot == "body" and under.slot == "body":
        return ""
    if new.symbols.get("bottom") and new.symbols["bottom"] == under.symbols.get("top"):
        return "upgrade"
    return ""


def attachments(explorer: Explorer, item: str) -> list[Equipped]:
    return [equipped for equipped in explorer.equipped if equipped.on == item]


def places_for(
    state: ArcanaState, explorer: Explorer, item: str, how: str = "any", onto: ItemRef | None = None
) -> list[Attach]:
    """Every way to equip an item now."""
    found = []
    if how in ("any", "main") and can_be_main(item) and onto is None:
        found.append(Attach(item, "", "main"))
    if how in ("any", "attached"):
        for equipped in explorer.equipped:
            part = can_attach(explorer, item, equipped.item)
            if part and (onto is None or selecting.fits_filter(state, explorer.card, onto, equipped.item)):
                found.append(Attach(item, equipped.item, part))
    return found


def equip(t: Arcana, context: Context, ref: str, way: Attach) -> Asking:
    """Equip an item from the inventory; what it replaces is stowed (MA-EQUIP-04, -05, -11, -14, MA-Q-85)."""
    state = t.state
    explorer = the_explorer(state, ref)
    if way.part == "main":
        yield from _make_room(t, context, explorer, way.item)
    else:
        for old in attachments(explorer, way.on):
            if old.part == way.part:
                stow(t, context.run, explorer, old.item)
    explorer.inventory.remove(way.item)
    explorer.equipped.append(Equipped(way.item, way.part, way.on))
    t.tell(Happened(what="equipped", who=ref, card=way.item, about=way.on))
    announce(t, context.run, "item_equipped", by=ref, it=way.item, item=way.item, type=ITEMS[way.item].type)
    yield from free_hands(t, context.run, explorer)
    yield from enters_play(t, context.run, way.item, ref)


def _make_room(t: Arcana, context: Context, explorer: Explorer, item: str) -> Asking:
    """One main clothing, one main artefact, two hands of main weapons (MA-EQUIP-01 to -04)."""
    kind = ITEMS[item].type
    if kind == "weapon":
        yield from free_hands(t, context.run, explorer, ITEMS[item].hands)
        return
    for old in [e.item for e in explorer.equipped if e.part == "main" and ITEMS[e.item].type == kind]:
        stow(t, context.run, explorer, old)


def free_hands(t: Arcana, root: Run, explorer: Explorer, needed: int = 0) -> Asking:
    """Main weapons for which there are not hands enough are stowed by choice, also when a hand is gone; where none of them
    can stay there is nothing to choose (MA-EQUIP-03, MA-Q-85)."""
    while True:
        hands = HANDS + sum(value for value, _ in values.applying(t.state, "hands", explorer.card)) - needed
        held = [e.item for e in explorer.equipped if e.part == "main" and ITEMS[e.item].type == "weapon"]
        if sum(ITEMS[item].hands for item in held) <= hands:
            return
        some_stay = min(ITEMS[item].hands for item in held) <= hands
        old = (yield from choose_card(t.state, explorer.card, held, "choose_stow", hands="yes")) if some_stay else held[0]
        stow(t, root, explorer, old)


def stow(t: Arcana, root: Run, explorer: Explorer, item: str) -> None:
    """Into the inventory, with everything attached to it (MA-EQUIP-05, -17, -18)."""
    for attached in attachments(explorer, item):
        stow(t, root, explorer, attached.item)
    explorer.equipped = [equipped for equipped in explorer.equipped if equipped.item != item]
    explorer.inventory.append(item)
    announce(t, root, "item_stowed", by=explorer.card, it=item, item=item, type=ITEMS[item].type)


def enters_play(t: Arcana, root: Run, card: str, owner: str) -> Asking:
    """A card of a creature enters play; its effects are about that creature (MA-ABILITY-16 to -18, MA-ITEM-06)."""
    yield from enter_play(t, root, card, owner, owner)


def discard_item(t: Arcana, root: Run, ref: str, item: str) -> None:
    """Stowed first with its attachments, then alone on the discard pile (MA-DISCARD-02, -03)."""
    explorer = the_explorer(t.state, ref)
    if any(equipped.item == item for equipped in explorer.equipped):
        stow(t, root, explorer, item)
    drop_card(t, root, item)


# --- gaining -----------------------------------------------------------------------------------------------------


def draw_items(t: Arcana, context: Context, ref: str, n: int, type_: str = "") -> Asking:
    """Cards from the tops of item decks of the player's choice, revealed together (MA-GAIN-01, MA-Q-79)."""
    state = t.state
    planned: list[str] = []
    for _ in range(n):
        open_decks = [deck for deck in ITEM_TYPES if len(state.item_decks.get(deck, [])) > planned.count(deck)]
        if type_:
            open_decks = [deck for deck in open_decks if deck == type_]
        deck = yield from choose_deck(
            state, ref, open_decks, "choose_item_deck", planned=tuple(planned), cause=context.cause, n=n
        )
        if not deck:
            break
        planned.append(deck)
    drawn = [state.item_decks[deck].pop() for deck in planned]
    if drawn:
        t.reveal()
        t.tell(Happened(what="revealed_items", who=ref, data={"cards": drawn}))
    return drawn


def gain_item(t: Arcana, context: Context, ref: str, draw: int = 2, type_: str = "") -> Asking:
    """Two cards revealed, one kept or given to a neighbour, the other discarded or put back (MA-GAIN-02 to -04)."""
    state = t.state
    draw += sum(value for value, _ in values.applying(state, "draw_more", ref))
    drawn = yield from draw_items(t, context, ref, draw, type_)
    if not drawn:
        return
    kept = yield from choose_card(state, ref, drawn, "choose_gained")
    drawn.remove(kept)
    yield from _put_back(t, ref, drawn)
    owner = yield from _keep_or_give(t, ref, kept)
    t.tell(Happened(what="gained_item", who=owner, card=kept))
    announce(t, context.run, "item_gained", by=owner, it=kept, item=kept, type=ITEMS[kept].type)
    class_ = EXPLORERS[ref].class_
    suits = TYPE_OF_CLASS.get(class_, ITEMS[kept].type) == ITEMS[kept].type
    if owner == ref and can_be_main(kept) and suits and (yield from agrees(state, ref, "equip_gained", card=kept)):
        yield from equip(t, context, ref, Attach(kept, "", "main"))


def _put_back(t: Arcana, ref: str, cards: list[str]) -> Asking:
    """Each other card is discarded or put on top of its own deck, in any order (MA-GAIN-02, MA-ITEMFX-05)."""
    state = t.state
    left = list(cards)
    while left:
        options = tuple(PutCard(card, where) for card in left for where in ("discard", "deck"))
        put: PutCard = yield from ask(seat_of(state, ref), "put_card", options, who=ref)
        left.remove(put.card)
        if put.where == "discard":
            state.item_discard.append(put.card)
        else:
            state.item_decks[ITEMS[put.card].type].append(put.card)


def _neighbours(state: ArcanaState, ref: str) -> list[str]:
    here = the_explorer(state, ref).cell
    board = board_of(state)
    return [e.card for e in explorers_on_board(state) if e.card != ref and board.adjacent(here, e.cell)]


def _keep_or_give(t: Arcana, ref: str, card: str) -> Asking:
    """The item goes into an inventory: one's own or a neighbour's (MA-GAIN-03, MA-ITEM-01)."""
    near = _neighbours(t.state, ref)
    owner = ref
    if near:
        owner = yield from choose_thing(t.state, ref, [ref, *near], "keep_or_give", card=card)
    the_explorer(t.state, owner).inventory.append(card)
    return owner


def use_workbench(t: Arcana, context: Context, ref: str) -> Asking:
    """Reveal three, swap any for own items, keep one, put the others back, use inventory (MA-ITEMFX-02 to -06)."""
    state = t.state
    explorer = the_explorer(state, ref)
    draw = 3 + sum(value for value, _ in values.applying(state, "draw_more", ref))
    drawn = yield from draw_items(t, context, ref, draw)
    fresh = list(drawn)  # what has been swapped is not swapped back: that would lead nowhere, and could go on for ever
    own = to_give(state, ref)
    while fresh:
        give = yield from choose_card(state, ref, own, "workbench_give", may_decline=True, open=tuple(fresh))
        if not give:
            break
        take = yield from choose_card(state, ref, fresh, "workbench_take", give=give)
        own.remove(give)
        fresh.remove(take)
        if any(equipped.item == give for equipped in explorer.equipped):
            stow(t, context.run, explorer, give)  # its attachments stay behind (MA-Q-82)
        lift_markers(t, context.run, give)
        state.progress.pop(give, None)
        explorer.inventory.remove(give)
        explorer.inventory.append(take)
        drawn[drawn.index(take)] = give
    if drawn:
        kept = yield from choose_card(state, ref, drawn, "choose_gained")
        drawn.remove(kept)
        owner = yield from _keep_or_give(t, ref, kept)
        t.tell(Happened(what="gained_item", who=owner, card=kept))
        announce(t, context.run, "item_gained", by=owner, it=kept, item=kept, type=ITEMS[kept].type)
        yield from _put_back(t, ref, drawn)
    yield from use_inventory(t, context, ref)


def to_give(state: ArcanaState, ref: str) -> list[str]:
    """What may change hands: not what is already used and only waits for its lasting effect to end (MA-LASTING-16)."""
    return [item for item in selecting.owned_items(state, ref) if item not in state.waiting_discard]


# --- inventory and exchange --------------------------------------------------------------------------------------


def use_inventory(t: Arcana, context: Context, ref: str) -> Asking:
    """Stow everything, equip anew, attach, give to neighbours (MA-ITEMFX-11 to -14, MA-Q-83)."""
    state = t.state
    explorer = the_explorer(state, ref)
    for main in [e.item for e in explorer.equipped if e.part == "main"]:
        stow(t, context.run, explorer, main)
    entered: set[str] = set()
    while True:
        near = _neighbours(state, ref)
        options: list[Any] = [
            way for item in explorer.inventory if item not in entered for way in places_for(state, explorer, item)
        ]
        free = [item for item in explorer.inventory if item not in state.waiting_discard]
        options += [GiveItem(item, to) for item in free for to in near]
        picked = yield from ask(seat_of(state, ref), "use_inventory", (*options, NOTHING), who=ref)
        if isinstance(picked, Attach):
            entered.add(picked.item)
            yield from equip(t, context, ref, picked)
        elif isinstance(picked, GiveItem):
            hand_over(t, context.run, ref, picked.to, picked.item)
        else:
            return


def hand_over(t: Arcana, root: Run, giver: str, to: str, item: str) -> None:
    """An item changes owner, into the inventory (MA-ITEMFX-09)."""
    explorer = the_explorer(t.state, giver)
    if any(equipped.item == item for equipped in explorer.equipped):
        stow(t, root, explorer, item)
    lift_markers(t, root, item)
    explorer.inventory.remove(item)
    the_explorer(t.state, to).inventory.append(item)
    t.tell(Happened(what="gave", who=giver, about=to, card=item))


def exchange(t: Arcana, context: Context, one: str, other: str) -> Asking:
    """Any number of items in both directions; both must agree to what they give (MA-ITEMFX-08)."""
    state = t.state
    for giver, taker in ((one, other), (other, one)):
        while True:
            own = to_give(state, giver)
            item = yield from choose_card(state, giver, own, "exchange_give", may_decline=True, to=taker)
            if not item:
                break
            hand_over(t, context.run, giver, taker, item)
        yield from free_hands(t, context.run, the_explorer(state, giver))
    announce(t, context.run, "exchanged", by=one, it=other)


def recharge(t: Arcana, context: Context, ref: str) -> Asking:
    """Roll the recharge die, exchange from afar, use inventory (MA-RECHARGE-02 to -04, MA-Q-86)."""
    state = t.state
    face = roll_recharge(t)
    t.tell(Happened(what="recharged", who=ref, data={"face": face}))
    if face == "health":
        restore_health(t, context.run, ref, 1)
    elif face.startswith("stamina"):
        change_stamina(t, ref, int(face[-1]))
    board = board_of(state)
    stations = board.of_kind("recharge_station") + board.of_kind("workbench")
    partners = [
        e.card for e in explorers_on_board(state)
        if e.card != ref and any(board.adjacent(cell, e.cell) for cell in stations)
    ]  # fmt: skip
    partner = yield from choose_thing(state, ref, partners, "recharge_exchange", may_decline=True)
    if partner:
        yield from exchange(t, context, ref, partner)
    if selecting.owned_items(state, ref):
        yield from use_inventory(t, context, ref)


# --- effects -----------------------------------------------------------------------------------------------------


def _explorers(t: Arcana, context: Context, one: Effect) -> Asking:
    refs = yield from chosen(t, context, one.args.get("at"), "pick_explorer", deed=one.word)
    return [ref for ref in refs if explorer_of(t.state, ref) is not None and the_explorer(t.state, ref).cell >= 0]


@effect("gain_item")
def _gain_item(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from _explorers(t, context, one)):
        yield from gain_item(t, context, ref, amount(t, context, one.args.get("draw"), 2), one.args.get("type", ""))


@effect("use_workbench")
def _workbench(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from _explorers(t, context, one)):
        yield from use_workbench(t, context, ref)


@effect("recharge")
def _recharge(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from _explorers(t, context, one)):
        yield from recharge(t, context, ref)


@effect("use_inventory")
def _use_inventory(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from _explorers(t, context, one)):
        yield from use_inventory(t, context, ref)


@effect("exchange")
def _exchange(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from _explorers(t, context, one)):
        if ref != context.user:
            yield from exchange(t, context, context.user, ref)


def _wanted(t: Arcana, context: Context, ref: str, item: ItemRef | None) -> list[str]:
    """The items of an explorer that an effect speaks of: by name from the card's own place, else by where that explorer
    has them."""
    owned = selecting.owned_items(t.state, ref)
    if item is None or item.name == "any_item":
        return owned
    if item.name:
        return [card for card in owned if selecting.item_fits(t.state, context, item, card)]
    return [card for card in owned if selecting.fits_filter(t.state, ref, item, card)]


@effect("stow_item")
def _stow_item(t: Arcana, context: Context, one: Effect) -> Asking:
    """The one whose item it is chooses (MA-EQUIP-17)."""
    for ref in (yield from _explorers(t, context, one)):
        explorer = the_explorer(t.state, ref)
        for _ in range(amount(t, context, one.args.get("n"))):
            on = [e.item for e in explorer.equipped]
            item = yield from choose_card(
                t.state, ref, [c for c in _wanted(t, context, ref, one.args.get("item")) if c in on], "choose_stow",
                cause=context.cause,
            )  # fmt: skip
            if not item:
                break
            stow(t, context.run, explorer, item)
            t.tell(Happened(what="stowed", who=ref, card=item))
        yield from free_hands(t, context.run, explorer)


@effect("discard_item")
def _discard_item(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from _explorers(t, context, one)):
        for _ in range(amount(t, context, one.args.get("n"))):
            free = [c for c in _wanted(t, context, ref, one.args.get("item")) if c not in t.state.waiting_discard]
            item = yield from choose_card(t.state, ref, free, "choose_discard", cause=context.cause)
            if not item:
                break
            discard_item(t, context.run, ref, item)
        yield from free_hands(t, context.run, the_explorer(t.state, ref))


@effect("discard")
def _discard(t: Arcana, context: Context, one: Effect) -> Asking:
    """This card is discarded (MA-DISCARD-03, -04)."""
    if context.card in ITEMS:
        discard_item(t, context.run, context.owner, context.card)
        yield from free_hands(t, context.run, the_explorer(t.state, context.owner))
    else:
        drop_card(t, context.run, context.card)


@effect("equip_item")
def _equip_item(t: Arcana, context: Context, one: Effect) -> Asking:
    state, ref = t.state, context.user
    explorer = the_explorer(state, ref)
    options: list[Any] = []
    for item in _wanted(t, context, ref, one.args.get("item")):
        if item in explorer.inventory:
            options += places_for(state, explorer, item, one.args.get("as", "any"), one.args.get("onto"))
    if not options:
        return
    picked: Attach = yield from ask(seat_of(state, ref), "equip_item", tuple(options), who=ref, cause=context.cause)
    yield from equip(t, context, ref, picked)


@effect("take_item")
def _take_item(t: Arcana, context: Context, one: Effect) -> Asking:
    """From the discard pile into the inventory."""
    state = t.state
    found = [card for card in state.item_discard if selecting.fits_filter(state, "", one.args["item"], card)]
    card = yield from choose_card(state, context.user, sorted(set(found)), "choose_discarded", cause=context.cause)
    if card:
        state.item_discard.remove(card)
        the_explorer(state, context.user).inventory.append(card)
        t.tell(Happened(what="gained_item", who=context.user, card=card))


@effect("give_item")
def _give_item(t: Arcana, context: Context, one: Effect) -> Asking:
    state = t.state
    for ref in (yield from chosen(t, context, one.args["to"], "pick_explorer", deed=one.word)):
        item = yield from choose_card(
            state, context.user, to_give(state, context.user), "choose_give", cause=context.cause, to=ref
        )
        if item and ref != context.user:
            hand_over(t, context.run, context.user, ref, item)
            if one.args.get("back"):
                back = yield from choose_card(
                    state, ref, to_give(state, ref), "choose_give", may_decline=True, cause=context.cause, to=context.user
                )
                if back:
                    hand_over(t, context.run, ref, context.user, back)
            for giver in (context.user, ref):
                yield from free_hands(t, context.run, the_explorer(state, giver))


@effect("shuffle_item_decks")
def _shuffle_items(t: Arcana, context: Context, one: Effect) -> Asking:
    """MA-ITEMFX-01."""
    for deck in ITEM_TYPES:
        t.shuffle(t.state.item_decks[deck])
    return
    yield


@effect("add_items")
def _add_items(t: Arcana, context: Context, one: Effect) -> Asking:
    """Half of each deck goes to the box, then the items of the level are shuffled in (MA-ITEMFX-15, -16, MA-Q-80)."""
    state = t.state
    for level in one.args["levels"]:
        for deck in ITEM_TYPES:
            cards = state.item_decks[deck]
            t.shuffle(cards)
            state.items_boxed += cards[len(cards) // 2 :]
            del cards[len(cards) // 2 :]
            new = [card for card in state.items_aside if ITEMS[card].level == level and ITEMS[card].type == deck]
            cards += new
            t.shuffle(cards)
            state.items_aside = [card for card in state.items_aside if card not in new]
    t.tell(Happened(what="added_items", data={"levels": list(one.args["levels"])}))
    return
    yield
