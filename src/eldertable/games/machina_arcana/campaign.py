"""From one scenario to the next: what the survivors keep, and how they begin again with it (MA-CAMP).

Kept cards travel to the new match as one option, `carried`: explorers with their cards, `lorre_gerrar:spiked_whip,lantern;...`.
People never write it: `next_options` does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from ...kernel.asking import ask
from ...kernel.errors import BadOptions
from ...kernel.text import Text, text
from . import selecting
from .asking import Asking
from .cards import CHAPTERS, EVENTS, EXPLORERS, ITEMS
from .context import Context, Run
from .danger import increase_danger
from .events import Happened
from .health import win_game
from .items import use_inventory
from .options import KEEP_ALL, NOTHING, ChooseCard, KeepAll
from .state import ArcanaState, Explorer
from .steps import Arcana
from .things import living

PERSONAL_EVENT = 2  # its part of the preparedness; an item's is its level (MA-CAMP-03)

Kept = dict[str, list[str]]  # the cards of each explorer who goes on


def preparedness(cards: Sequence[str]) -> int:
    """The sum of the kept cards' values (MA-CAMP-03)."""
    return sum(ITEMS[card].level if card in ITEMS else PERSONAL_EVENT for card in cards)


# --- the end of a scenario ---------------------------------------------------------------------------------------


def win_scenario(t: Arcana) -> Asking:
    """The explorers have won; in a campaign each survivor first chooses what to keep (MA-CAMP-01, -02)."""
    state = t.state
    if state.outcome is not None:
        return
    if state.options["campaign"] != "yes":
        win_game(t)
        return
    for explorer in living(state):
        kept = yield from _keep(t, explorer)
        state.kept[explorer.card] = kept
        t.tell(Happened(what="kept", who=explorer.card, n=preparedness(kept), data={"cards": kept}))
    highest = max(preparedness(cards) for cards in state.kept.values())
    win_game(t, text("machina_arcana-outcome-campaign", carried=written(state.kept), preparedness=highest))


def _keep(t: Arcana, explorer: Explorer) -> Asking:
    """Card by card, until the player has enough; a used card that still lies there cannot be kept (MA-LASTING-16)."""
    owned = [*selecting.owned_items(t.state, explorer.card), *explorer.events]
    left = [card for card in owned if card not in t.state.waiting_discard]
    kept: list[str] = []
    while left:
        options = (*(ChooseCard(card) for card in left), KEEP_ALL, NOTHING)
        picked = yield from ask(explorer.seat, "keep_card", options, who=explorer.card, preparedness=preparedness(kept))
        if isinstance(picked, KeepAll):
            return kept + left
        if not isinstance(picked, ChooseCard):
            break
        left.remove(picked.card)
        kept.append(picked.card)
    return kept


def next_options(state: ArcanaState) -> dict[str, str]:
    """The options of the next match of the same people: a won campaign goes on with the next scenario there is."""
    if not state.kept:
        return dict(state.options)
    scenarios = sorted({card.scenario for card in CHAPTERS.values()})
    following = scenarios[(scenarios.index(state.scenario) + 1) % len(scenarios)]
    return {**state.options, "scenario": str(following), "carried": written(state.kept)}


# --- the option --------------------------------------------------------------------------------------------------


def written(kept: Mapping[str, Sequence[str]]) -> str:
    return ";".join(f"{explorer}:{','.join(cards)}" for explorer, cards in kept.items())


def read_carried(value: str) -> Kept:
    """What the option says, or `BadOptions` that says what is wrong with it."""
    kept: Kept = {}
    for part in filter(None, value.split(";")):
        explorer, _, cards = part.partition(":")
        if explorer not in EXPLORERS:
            raise _bad("explorer", name=explorer)
        if explorer in kept:
            raise _bad("explorer-twice", name=explorer)
        for card in filter(None, cards.split(",")):
            if card not in ITEMS and not (card in EVENTS and EVENTS[card].personal):
                raise _bad("card", name=card)
            if card in chain(*kept.values(), kept.get(explorer, ())):
                raise _bad("card-twice", name=card)
            kept.setdefault(explorer, []).append(card)
        kept.setdefault(explorer, [])
    return kept


def _bad(why: str, **args: str) -> BadOptions:
    return BadOptions(text(f"machina_arcana-error-carried-{why}", **args), rule="MA-CAMP-02")


def check_carried(value: object, campaign: str) -> str:
    """The option in its one spelling."""
    if not isinstance(value, str):
        raise BadOptions(text("app-error-option-text", option="carried", kind=type(value).__name__), rule="MA-CAMP-02")
    if value and campaign != "yes":
        raise _bad("alone")
    return written(read_carried(value))


def carried(state: ArcanaState) -> Kept:
    """What the explorers of this match have brought with them; one who stays at home leaves the cards in the box."""
    playing = {explorer.card for explorer in state.explorers}
    brought = read_carried(state.options.get("carried", ""))
    return {explorer: cards for explorer, cards in brought.items() if explorer in playing}


def offered(state: ArcanaState, explorer: str) -> list[str] | None:
    """What an explorer not yet chosen would bring; None for a newcomer (MA-Q-36)."""
    return read_carried(state.options.get("carried", "")).get(explorer)


# --- the beginning of the next one -------------------------------------------------------------------------------


def hand_out(state: ArcanaState) -> set[str]:
    """Kept cards go to their owners before the decks are formed (MA-Q-36). Returns them."""
    brought = carried(state)
    for explorer in state.explorers:
        cards = brought.get(explorer.card, [])
        explorer.inventory = [card for card in cards if card in ITEMS]
        explorer.events = [card for card in cards if card in EVENTS]
    return set(chain(*brought.values()))


def take_up(t: Arcana, root: Run) -> Asking:
    """Inventories are used, then inspiration and health set (MA-CAMP-04 to -06)."""
    state = t.state
    if not carried(state):
        return
    for explorer in state.explorers:
        yield from use_inventory(t, Context(explorer.card, explorer.card, explorer.card, root), explorer.card)
    for explorer in state.explorers:
        health = EXPLORERS[explorer.card].stats.health
        assert isinstance(health, int)
        explorer.inspiration, explorer.health = 0, health


def pay_for_preparedness(t: Arcana, root: Run) -> Asking:
    """Danger rises by the highest preparedness, not by the sum (MA-CAMP-08)."""
    yield from increase_danger(t, root, max(map(preparedness, carried(t.state).values()), default=0))


def preparedness_now(state: ArcanaState) -> dict[str, int]:
    """Of each explorer: at the end by what it keeps, before by what it brought."""
    return {explorer: preparedness(cards) for explorer, cards in (state.kept or carried(state)).items()}


def brings(cards: Sequence[str]) -> Text:
    return text("machina_arcana-brings", n=len(cards), preparedness=preparedness(cards))
