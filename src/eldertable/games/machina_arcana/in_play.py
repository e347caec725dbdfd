"""The cards in play and what stands on them: what they change (modifiers) and what they react to.

Which cards are in play changes far more seldom than it is asked for. So all that follows from the cards, their owners and
the lasting effects alone is worked out once for each such set, and found again by the names of the cards. Whatever depends
on the rest of the table (conditions, places, values) is not decided here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from .cards import CARDS, EVENTS, EXPLORERS, FINALE_CREATURES, MONSTERS
from .context import Context
from .state import OFF_BOARD, ArcanaState, Equipped, Explorer, Lasting, Monster
from .still import known_of
from .vocabulary import Ability, Card, Condition, Effect, Modifier, Selector

MANY = 4096  # sets of cards remembered
MAXIMA: Final = frozenset({"max_inspiration", "max_health", "max_stamina"})
NAMED: Final = frozenset({"self", "target", "target2", "it", "attacker", "evader"})


class Given(Struct, frozen=True, gc=False):
    """A modifier on the table, whether or not it holds now."""

    modifier: Modifier
    context: Context
    conditions: tuple[Condition, ...]


class Reacting(Struct, frozen=True, gc=False):
    moment: str  # what it waits for
    card: str
    owner: str
    ability: Ability


LastingKey = tuple[str, str, tuple[int, ...], str, tuple[str, ...], str, tuple[str, ...]]


def current_event(state: ArcanaState, deck: str) -> str:
    """The current explorer or horror event (MA-EVENT-01, -02, MA-Q-88)."""
    pile = state.explorer_discard if deck == "explorer" else state.horror_discard
    if not pile:
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


LYING: Final = {id: lying(card) for id, card in (*CARDS.items(), *FINALE_CREATURES.items())}


def _moments() -> set[str]:
    return {ability.trigger.word for listed in LYING.values() for ability in listed if ability.trigger is not None}


MOMENTS: Final = _moments()  # that any card of the game reacts to


class InPlay:
    """What a set of cards and lasting effects gives, by word and creature."""

    __slots__ = ("_about", "cards", "changes_maxima", "given", "granted", "keywords", "reacting")

    def __init__(self, cards: tuple[tuple[str, str], ...], lasting: tuple[LastingKey, ...]) -> None:
        self.cards = cards  # with their owners
        self.given: dict[str, list[Given]] = {}
        self.reacting: dict[str, list[Reacting]] = {}  # triggered abilities by the moment they wait for
        self._about: dict[tuple[str, str], list[Given]] = {}
        for card, owner in cards:
            if LYING[card]:
                given, reacting = _brings(card, owner)
                self._add(given)
                for reaction in reacting:
                    self.reacting.setdefault(reaction.moment, []).append(reaction)
        for key in lasting:
            self._add(_lasts(key))
        self.changes_maxima = not MAXIMA.isdisjoint(self.given)
        self.granted: set[str] = set()  # keywords that something gives to somebody
        for one in self.given.get("keyword", ()):
            value = one.modifier.value
            self.granted.update(value if isinstance(value, tuple) else (value,))
        self.keywords = self.granted.union(*[MONSTERS[card].keywords for card, _ in cards if card in MONSTERS])

    def _add(self, given: list[Given]) -> None:
        for one in given:
            self.given.setdefault(one.modifier.word, []).append(one)

    def may_have(self, keyword: str) -> bool:
        """Could any creature have this keyword? Printed on a card in play, or given by one."""
        return keyword in self.keywords

    def about(self, word: str, creature: str) -> list[Given]:
        """The modifiers of a kind that may concern a creature: those that name somebody else are left out."""
        if word not in self.given:
            return []
        key = word, creature
        found = self._about.get(key)
        if found is None:
            found = self._about[key] = [one for one in self.given[word] if _may_concern(one, creature)]
        return found


@lru_cache(maxsize=MANY)
def _brings(card: str, owner: str) -> tuple[list[Given], list[Reacting]]:
    """What one card brings by lying in somebody's hands."""
    given: list[Given] = []
    reacting: list[Reacting] = []
    for ability in LYING[card]:
        if ability.kind == "continuous":
            given += _given(Context(owner, card, owner, ability=ability), ability.gives, ability.while_)
        elif ability.trigger is not None:
            reacting.append(Reacting(ability.trigger.word, card, owner, ability))
    return given, reacting


@lru_cache(maxsize=MANY)
def _lasts(key: LastingKey) -> list[Given]:
    """What a lasting effect gives."""
    owner, card, path, user, targets, it, evaders = key
    context = Context(user, card, owner)
    context.targets, context.it, context.evaders = list(targets), it, list(evaders)
    return _given(context, effect_at(card, path).gives, None)


def _given(context: Context, modifiers: tuple[Modifier, ...], while_: Condition | None) -> list[Given]:
    found = []
    for modifier in modifiers:
        needed = tuple([condition for condition in (while_, modifier.condition) if condition is not None])
        found.append(Given(modifier, context, needed))
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


class Seen:
    """All that decides which cards are in play, as it was seen last; mostly nothing of it has changed. Lists are compared
    with copies of them: the same monsters in the same order are the same cards."""

    __slots__ = (
        "chapter", "equipped", "events", "explorer_event", "explorers", "horror_event", "lasting", "monsters",
        "play", "present", "waiting",
    )  # fmt: skip

    def __init__(self, state: ArcanaState | None, play: InPlay) -> None:
        self.play = play
        self.chapter = ""
        self.explorer_event = self.horror_event = ""
        self.monsters: list[Monster] = []
        self.lasting: list[Lasting] = []
        self.waiting: list[str] = []
        self.explorers: list[Explorer] = []
        self.present: list[bool] = []
        self.equipped: list[list[Equipped]] = []
        self.events: list[list[str]] = []
        if state is not None:
            self._copy(state)

    def _copy(self, state: ArcanaState) -> None:
        self.chapter = state.chapter
        self.explorer_event, self.horror_event = _top(state.explorer_discard), _top(state.horror_discard)
        self.monsters, self.lasting = state.monsters.copy(), state.lasting.copy()
        self.waiting = state.waiting_discard.copy()
        self.explorers = state.explorers.copy()
        self.present = [explorer.cell != OFF_BOARD for explorer in state.explorers]
        self.equipped = [explorer.equipped.copy() for explorer in state.explorers]
        self.events = [explorer.events.copy() for explorer in state.explorers]

    def is_still(self, state: ArcanaState) -> bool:
        """Is everything as it was?"""
        if state.monsters != self.monsters or state.chapter != self.chapter or state.lasting != self.lasting:
            return False
        if _top(state.explorer_discard) != self.explorer_event or _top(state.horror_discard) != self.horror_event:
            return False
        explorers = state.explorers
        if explorers != self.explorers:
            return False
        for i in range(len(explorers)):
            explorer = explorers[i]
            if (explorer.cell != OFF_BOARD) != self.present[i]:
                return False
            if explorer.equipped != self.equipped[i] or explorer.events != self.events[i]:
                return False
        return state.waiting_discard == self.waiting


def _top(pile: list[str]) -> str:
    return pile[-1] if pile else ""


class _Latest:
    __slots__ = ("seen",)

    def __init__(self, seen: Seen) -> None:
        self.seen = seen


def _look(state: ArcanaState) -> InPlay:
    seen = _latest.seen
    if not seen.is_still(state):
        seen = _latest.seen = Seen(state, _looked(state))
    return seen.play


def _looked(state: ArcanaState) -> InPlay:
    """Everything that decides which cards are in play, in one flat list of names."""
    names = [state.chapter, current_event(state, "explorer"), current_event(state, "horror")]
    names += [monster.card for monster in state.monsters]
    for explorer in state.explorers:
        if explorer.cell != OFF_BOARD:
            names.append(explorer.card)
            names += [equipped.item for equipped in explorer.equipped]
            names += [event for event in explorer.events if event not in state.waiting_discard]
    return _found(tuple(names), tuple([_key_of(one) for one in state.lasting]))


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


_latest: Final = _Latest(Seen(None, InPlay((), ())))


def forget() -> None:
    """The cards themselves have changed: look anew."""
    for remembered in (_found, _brings, _lasts):
        remembered.cache_clear()
    MOMENTS.update(_moments())
    _latest.seen = Seen(None, InPlay((), ()))
