"""The cards in play and what stands on them: what they change (modifiers) and what they react to.

Which cards are in play changes far more seldom than it is asked for. So all that follows from the cards, their owners and
the lasting effects alone is worked out once for each such set, and found again by the names of the cards. Whatever depends
on the rest of the table (conditions, places, values) is not decided here.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from .cards import CARDS, EVENTS, EXPLORERS, FINALE_CREATURES, MONSTERS
from .context import Context
from .state import OFF_BOARD, ArcanaState, Lasting
from .still import known_of
from .vocabulary import Ability, Card, Condition, Effect, Modifier, Selector

MANY = 4096  # sets of cards remembered
MAXIMA = frozenset({"max_inspiration", "max_health", "max_stamina"})
NAMED = frozenset({"self", "target", "target2", "it", "attacker", "evader"})


class Given(Struct, frozen=True, gc=False):
    """A modifier on the table, whether or not it holds now."""

    modifier: Modifier
    context: Context
    conditions: tuple[Condition, ...]


class Reacting(Struct, frozen=True, gc=False):
    card: str
    owner: str
    ability: Ability


LastingKey = tuple[str, str, tuple[int, ...], str, tuple[str, ...], str, tuple[str, ...]]


def current_event(state: ArcanaState, deck: str) -> str:
    """The current explorer or horror event (MA-EVENT-01, -02, MA-Q-88)."""
    pile = state.explorer_discard if deck == "explorer" else state.horror_discard
    if not pile or deck in state.no_current_event:
        return ""
    top = pile[-1]
    return "" if EVENTS[top].personal else top


def effect_at(card: str, path: list[int] | tuple[int, ...]) -> Effect:
    """The effect of a card at a path; lasting effects are remembered by where they stand."""
    found = CARDS[card].abilities[path[0]].do
    effect = found[path[1]]
    at = 2
    while at < len(path):
        branch, position = path[at], path[at + 1]
        lists = effect.choices or (effect.then, effect.otherwise)
        effect = lists[branch][position]
        at += 2
    return effect


def lying(card: Card) -> tuple[Ability, ...]:
    """The abilities that matter while a card just lies there; active ones are looked for when somebody may use them."""
    return tuple(a for a in card.abilities if a.kind == "continuous" or (a.kind == "triggered" and a.trigger is not None))


LYING = {id: lying(card) for id, card in (*CARDS.items(), *FINALE_CREATURES.items())}


def _moments() -> set[str]:
    return {ability.trigger.word for listed in LYING.values() for ability in listed if ability.trigger is not None}


MOMENTS = _moments()  # that any card of the game reacts to


class InPlay:
    """What a set of cards and lasting effects gives, by word and creature."""

    __slots__ = ("_about", "cards", "changes_maxima", "given", "keywords", "reacting")

    def __init__(self, cards: tuple[tuple[str, str], ...], lasting: tuple[LastingKey, ...]) -> None:
        self.cards = cards  # with their owners
        self.given: dict[str, list[Given]] = {}
        self.reacting: dict[str, list[Reacting]] = {}  # triggered abilities by the moment they wait for
        self._about: dict[tuple[str, str], list[Given]] = {}
        for card, owner in cards:
            for ability in LYING[card]:
                if ability.kind == "continuous":
                    self._add(Context(owner, card, owner, ability=ability), ability.gives, ability.while_)
                elif ability.trigger is not None:
                    self.reacting.setdefault(ability.trigger.word, []).append(Reacting(card, owner, ability))
        for owner, card, path, user, targets, it, evaders in lasting:
            context = Context(user, card, owner)
            context.targets, context.it, context.evaders = list(targets), it, list(evaders)
            self._add(context, effect_at(card, path).gives, None)
        self.changes_maxima = not MAXIMA.isdisjoint(self.given)
        self.keywords = frozenset([word for card, _ in cards if card in MONSTERS for word in MONSTERS[card].keywords])

    def _add(self, context: Context, modifiers: tuple[Modifier, ...], while_: Condition | None) -> None:
        for modifier in modifiers:
            needed = tuple(condition for condition in (while_, modifier.condition) if condition is not None)
            self.given.setdefault(modifier.word, []).append(Given(modifier, context, needed))

    def may_have(self, keyword: str) -> bool:
        """Could any creature have this keyword? Printed on a card in play, or given by one."""
        return keyword in self.keywords or "keyword" in self.given

    def about(self, word: str, creature: str) -> list[Given]:
        """The modifiers of a kind that may concern a creature: those that name somebody else are left out."""
        if word not in self.given:
            return []
        key = word, creature
        found = self._about.get(key)
        if found is None:
            found = self._about[key] = [one for one in self.given[word] if _may_concern(one, creature)]
        return found


def _may_concern(given: Given, creature: str) -> bool:
    at, context = given.modifier.at, given.context
    if at is None:
        return creature == (context.targets[0] if context.targets else context.user)
    return _may_mean(at, context, creature)


def _may_mean(selector: Selector, context: Context, creature: str) -> bool:
    """False only if the names alone rule it out."""
    if selector.mode == "several":
        return any(_may_mean(part, context, creature) for part in selector.several)
    if selector.mode == "evader":
        return creature in context.evaders
    if selector.mode in NAMED:
        return creature != "" and creature == context.named(selector.mode)
    if "@" not in creature and selector.kind in ("explorer", "other_explorer"):
        return creature in EXPLORERS
    return not ("@" not in creature and selector.kind == "monster" and creature in EXPLORERS)


def cards_in_play(state: ArcanaState) -> tuple[tuple[str, str], ...]:
    """Card and owner of everything whose abilities are available (MA-ABILITY-01 to -05)."""
    return in_play(state).cards


def in_play(state: ArcanaState) -> InPlay:
    """The cards in play as they are now."""
    known = known_of(state)
    if known is None:
        return _look(state)
    if known.play is None:
        known.play = _look(state)
    return known.play


def _look(state: ArcanaState) -> InPlay:
    """Everything that decides which cards are in play, in one flat list of names; mostly it is the list of the last time."""
    names = [
        state.chapter,
        current_event(state, "explorer") if state.explorer_discard else "",
        current_event(state, "horror") if state.horror_discard else "",
    ]
    add = names.append  # plain loops: this is read several times in every step, and the lists are short
    for monster in state.monsters:
        add(monster.card)
    for explorer in state.explorers:
        if explorer.alive and explorer.cell != OFF_BOARD:
            add(explorer.card)
            for equipped in explorer.equipped:
                add(equipped.item)
            for event in explorer.events:
                if event not in state.waiting_discard:
                    add(event)
    lasting = tuple([_key_of(one) for one in state.lasting]) if state.lasting else ()
    latest = _latest[0]
    if latest[0] != names or latest[1] != lasting:
        latest = _latest[0] = (names, lasting, _found(tuple(names), lasting))
    return latest[2]


def _key_of(one: Lasting) -> LastingKey:
    return one.owner, one.card, tuple(one.path), one.user, tuple(one.targets), one.it, tuple(one.evaders)


@lru_cache(maxsize=MANY)
def _found(names: tuple[str, ...], lasting: tuple[LastingKey, ...]) -> InPlay:
    """The cards in the order they are asked: explorers with theirs, monsters, current events, the chapter."""
    chapter, *events = names[:3]
    owner = ""
    explorers, monsters = [], []
    for name in names[3:]:
        if name in MONSTERS or name in FINALE_CREATURES:
            monsters.append((name, name))
            continue
        owner = name if name in EXPLORERS else owner
        explorers.append((name, owner))
    common = [(name, "") for name in (*events, chapter) if name]
    return InPlay((*explorers, *monsters, *common), lasting)


_NOTHING = InPlay((), ())
_latest: list[tuple[list[str], tuple[LastingKey, ...], InPlay]] = [([], (), _NOTHING)]


def forget() -> None:
    """The cards themselves have changed: look anew."""
    _found.cache_clear()
    MOMENTS.update(_moments())
    _latest[0] = ([], (), _NOTHING)
