"""A tiny game with all that the kernel must carry: hidden hands and a hidden deck, lanes with dice of their own, forced
answers, confirmations, and a procedure that asks in the midst of its effects and lets others react."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from eldertable.kernel import game as registry
from eldertable.kernel.agenda import Procedure, Step, Steps
from eldertable.kernel.asking import ask, confirm
from eldertable.kernel.decision import Decision, Option, Outcome, Refusal
from eldertable.kernel.events import Event
from eldertable.kernel.game import Facts, Game, GameOption, LogWords, OptionWords, Question
from eldertable.kernel.match import Match
from eldertable.kernel.state import GameState
from eldertable.kernel.table import Table
from eldertable.kernel.text import text

CARDS = 20


class Explorer(Struct, array_like=True):
    hand: list[int] = []
    plan: int = -1  # the card laid down, hidden until everybody is done
    trained: int = 0  # a die rolled in the explorer's own lane
    wounds: int = 0
    finds: int = 0


class ToyState(GameState, array_like=True, kw_only=True):
    explorers: list[Explorer]
    deck: list[int] = []
    discard: list[int] = []
    found: int = -1  # the card being fought over
    round: int = 0


class Lay(Option, frozen=True):
    card: int


class Train(Option, frozen=True):
    pass


class Rest(Option, frozen=True):
    pass


class Go(Option, frozen=True):
    pass


class Fight(Option, frozen=True):
    pass


class Flee(Option, frozen=True):
    pass


class Help(Option, frozen=True):
    card: int


class Pass(Option, frozen=True):
    pass


class Dealt(Event, frozen=True, kw_only=True):
    seat: int
    card: int


class Laid(Event, frozen=True, kw_only=True):
    seat: int
    card: int


class Rolled(Event, frozen=True, kw_only=True):
    seat: int
    number: int


class Found(Event, frozen=True, kw_only=True):
    seat: int
    card: int


class Helped(Event, frozen=True, kw_only=True):
    seat: int
    card: int


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int


steps = Steps()
Toy = Table[ToyState]


@steps.auto
def deal(t: Toy) -> None:
    t.state.deck = list(range(CARDS))
    t.shuffle(t.state.deck)
    for seat, explorer in enumerate(t.state.explorers):
        for _ in range(3):
            explorer.hand.append(t.state.deck.pop())
            t.tell(Dealt(seat=seat, card=explorer.hand[-1], only=seat))
    t.then(Step("begin"))


@steps.auto
def begin(t: Toy) -> None:
    t.state.round += 1
    t.tell(RoundBegan(round=t.state.round))
    seats = range(t.state.seats)
    t.then(Step("plan_all"), *(Step("explore", {"seat": seat}) for seat in seats), Step("finish"))


@steps.auto
def plan_all(t: Toy) -> None:
    t.together((seat, Step("plan", {"seat": seat})) for seat in range(t.state.seats))


@steps.asks_first
def plan(t: Toy, seat: int) -> Procedure:
    """In a lane: a hidden card. The last card of a hand is a forced answer."""
    explorer = t.state.explorers[seat]
    chosen = yield from ask(seat, "plan", tuple(Lay(card) for card in explorer.hand))
    explorer.hand.remove(chosen.card)
    explorer.plan = chosen.card
    t.tell(Laid(seat=seat, card=chosen.card, only=seat))
    t.then(Step("train", {"seat": seat}), Step("sure", {"seat": seat}))


@steps.asks_first
def train(t: Toy, seat: int) -> Procedure:
    """In a lane: a die of the lane's own."""
    chosen = yield from ask(seat, "train", (Train(), Rest()))
    if isinstance(chosen, Train):
        t.state.explorers[seat].trained = t.below(6) + 1
        t.tell(Rolled(seat=seat, number=t.state.explorers[seat].trained, only=seat))


@steps.asks_first
def sure(t: Toy, seat: int) -> Procedure:
    yield from confirm(seat, "sure", (Go(),))


@steps.procedure
def explore(t: Toy, seat: int) -> Procedure:
    """Draw a hidden card, decide, roll, let everybody help, suffer: all in one step."""
    state = t.state
    yield from confirm(seat, "set_out", (Go(),))
    if not state.deck:
        return
    state.found = state.deck.pop()
    t.tell(Found(seat=seat, card=state.found))
    t.reveal()
    chosen = yield from ask(seat, "fight", (Fight(), Flee()))
    if isinstance(chosen, Flee):
        state.discard.append(state.found)
        state.found = -1
        return
    strength = t.below(6) + 1 + state.explorers[seat].trained
    t.tell(Rolled(seat=seat, number=strength))
    for other in range(state.seats):
        strength += yield from reaction(t, other, strength)
    if strength > state.found % 10:
        state.explorers[seat].finds += 1
        t.then(Step("draw_card", {"seat": seat}))
    else:
        yield from wound(t, seat)
    state.discard.append(state.found)
    state.found = -1


def reaction(t: Toy, seat: int, strength: int) -> Any:
    """A window: shown only to who can use it, and nested in the midst of another's step."""
    hand = t.state.explorers[seat].hand
    if not hand:
        return 0
    chosen = yield from ask(seat, "help", (*(Help(card) for card in hand), Pass()), strength=strength)
    if isinstance(chosen, Pass):
        return 0
    hand.remove(chosen.card)
    t.state.discard.append(chosen.card)
    t.tell(Helped(seat=seat, card=chosen.card))
    return chosen.card % 3 + (yield from reaction(t, seat, strength))


def wound(t: Toy, seat: int) -> Procedure:
    """A nested procedure that asks too; with one way left it is a forced answer and ends the step."""
    hand = t.state.explorers[seat].hand
    chosen = yield from ask(seat, "suffer", (*(Lay(card) for card in hand), Pass()))
    if isinstance(chosen, Pass):
        t.state.explorers[seat].wounds += 1
    else:
        hand.remove(chosen.card)
        t.state.discard.append(chosen.card)


@steps.auto
def draw_card(t: Toy, seat: int) -> None:
    if t.state.deck:
        t.state.explorers[seat].hand.append(t.state.deck.pop())
        t.tell(Dealt(seat=seat, card=t.state.explorers[seat].hand[-1], only=seat))


@steps.auto
def finish(t: Toy) -> None:
    state = t.state
    for explorer in state.explorers:
        explorer.hand.append(explorer.plan)
        explorer.plan, explorer.trained = -1, 0
    if state.round < int(state.options["rounds"]):
        t.then(Step("begin"))
        return
    scores = tuple(explorer.finds - explorer.wounds for explorer in state.explorers)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    state.outcome = Outcome("finds", winners, scores, text("toy-over", finds=max(scores)))


class ToyGame(Game[ToyState]):
    id = "kernel_toy"
    version = "1"
    facts = Facts(1, 4, (1, 2), 1)
    options = (GameOption("rounds", ("1", "2", "40"), "2"), GameOption("hard", ("no", "yes"), "no", solo_only=True))
    steps = steps
    state_type = ToyState
    first = "deal"
    content_hash = "toy"

    def new_state(self, seats: int, options: dict[str, str], key: bytes) -> ToyState:
        explorers = [Explorer() for _ in range(seats)]
        return ToyState(seats=seats, options=options, key=key, explorers=explorers, agenda=[Step(self.first)])

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return {
            "round": state.round,
            "found": state.found,
            "deck": len(state.deck),
            "discard": list(state.discard),
            "explorers": [
                {
                    "hand": list(explorer.hand) if other == seat else None,
                    "plan": explorer.plan if other == seat else None,
                    "trained": explorer.trained if other == seat or not state.lanes else None,
                    "score": explorer.finds - explorer.wounds,
                }
                for other, explorer in enumerate(state.explorers)
            ],
        }

    def redeal(self, table: Toy, seat: int | None) -> None:
        state = table.state
        asked = table.standing.seat if table.standing else seat  # its options name cards of its hand
        others = [explorer for other, explorer in enumerate(state.explorers) if other not in (seat, asked)]
        pool = sorted([*state.deck, *(card for e in others for card in [*e.hand, e.plan] if card >= 0)])
        table.shuffle(pool)
        for explorer in others:
            for i in range(len(explorer.hand)):
                explorer.hand[i] = pool.pop()
            explorer.plan = pool.pop() if explorer.plan >= 0 else -1
        state.deck[:] = pool

    def explain(self, state: ToyState, decision: Decision) -> Sequence[Refusal]:
        return (Refusal(("card", "all"), text("toy-no"), "TOY-01"),)

    def question(self, state: ToyState, decision: Decision) -> Question:
        return Question(text(f"toy-{decision.kind}"))

    def option_words(self, state: ToyState, decision: Decision, option: Any) -> OptionWords:
        return OptionWords(text("toy-option"))

    def log_words(self, event: Event) -> LogWords | None:
        return None

    def content(self) -> dict[str, Any]:
        return {}

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return {}


GAME = ToyGame()


def toy_match(seats: int = 2, seed: str = "toy", **options: str) -> Match:
    return Match(GAME, seats, GAME.check_options(seats, options), seed)


def match_of_steps(its_steps: Steps, first: str, seats: int = 2, seed: str = "steps") -> Match:
    """A match of a game that consists of these steps alone."""
    game = ToyGame()
    game.steps = its_steps  # type: ignore[misc]
    game.first = first
    return Match(game, seats, {"rounds": "1"}, seed)


@contextlib.contextmanager
def registered(game: ToyGame = GAME) -> Iterator[None]:
    """The toy among the known games, as long as this lasts."""
    known = registry.games()
    known[game.id] = game
    try:
        yield
    finally:
        del known[game.id]
