"""A tiny game for tests of the server: secret cards, a simultaneous bid, a die, undo; over in a few choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from eldertable.kernel.agenda import Procedure, Step, Steps
from eldertable.kernel.asking import ask, confirm
from eldertable.kernel.decision import Decision, Option, Outcome, Refusal
from eldertable.kernel.events import Event
from eldertable.kernel.game import Facts, Game, GameOption, LogWords, OptionWords, Question
from eldertable.kernel.state import GameState
from eldertable.kernel.table import Table
from eldertable.kernel.text import Text, text

CARDS = 40


class Hand(Struct, array_like=True):
    card: int
    bid: int = 0
    points: int = 0


class ToyState(GameState, array_like=True, kw_only=True):
    hands: list[Hand]
    deck: list[int] = []
    round: int = 0
    rolled: int = 0


class Bid(Option, frozen=True):
    amount: int


class Go(Option, frozen=True):
    pass


class Dealt(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int


class BidMade(Event, frozen=True, kw_only=True):
    seat: int
    amount: int


class Rolled(Event, frozen=True, kw_only=True):
    number: int


steps = Steps()


@steps.auto
def deal(t: Table[ToyState]) -> None:
    t.state.deck = list(range(CARDS))
    t.shuffle(t.state.deck)
    for seat in range(t.state.seats):
        t.state.hands[seat].card = t.state.deck.pop()
        t.tell(Dealt(seat=seat, card=f"secret_{t.state.hands[seat].card:02}", only=seat))
    t.then(Step("begin"))


@steps.auto
def begin(t: Table[ToyState]) -> None:
    t.state.round += 1
    t.tell(RoundBegan(round=t.state.round))
    t.then(Step("bids"), Step("roll", {"seat": t.state.round % t.state.seats}))


@steps.auto
def bids(t: Table[ToyState]) -> None:
    t.together((seat, Step("bid", {"seat": seat})) for seat in range(t.state.seats))


@steps.asks_first
def bid(t: Table[ToyState], seat: int) -> Procedure:
    chosen = yield from ask(seat, "bid", tuple(Bid(amount) for amount in range(1, 5)))
    t.state.hands[seat].bid = chosen.amount
    t.tell(BidMade(seat=seat, amount=chosen.amount, only=seat))
    t.then(Step("sure", {"seat": seat}))


@steps.asks_first
def sure(t: Table[ToyState], seat: int) -> Procedure:
    yield from confirm(seat, "sure", (Go(),))


@steps.asks_first
def roll(t: Table[ToyState], seat: int) -> Procedure:
    yield from confirm(seat, "roll", (Go(),))
    t.state.rolled = t.below(6) + 1
    t.tell(Rolled(number=t.state.rolled))
    for hand in t.state.hands:
        hand.points += hand.bid if hand.bid <= t.state.rolled else 0
    if t.state.round < int(t.state.options["rounds"]):
        t.then(Step("begin"))
        return
    scores = tuple(hand.points for hand in t.state.hands)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    t.state.outcome = Outcome("points", winners, scores, text("toy-over"))


class Toy(Game[ToyState]):
    id = "toy"
    version = "1"
    facts = Facts(1, 4, (1, 2), 1)
    options = (GameOption("rounds", ("2", "3", "30"), "3"),)
    steps = steps
    state_type = ToyState

    @property
    def content_hash(self) -> str:
        return "toy"

    def next_options(self, state: ToyState) -> dict[str, str]:
        """After a long match a short one."""
        return {"rounds": "2"} if state.options["rounds"] == "30" else dict(state.options)

    def new_state(self, seats: int, options: dict[str, str], key: bytes) -> ToyState:
        hands = [Hand(0) for _ in range(seats)]
        return ToyState(seats=seats, options=options, key=key, hands=hands, agenda=[Step("deal")])

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        over = state.outcome is not None
        return {
            "round": state.round,
            "rolled": state.rolled,
            "hands": [
                {"card": f"secret_{hand.card:02}" if over or mine == seat else None,
                 "bid": hand.bid if mine == seat or not state.lanes else None, "points": hand.points}
                for mine, hand in enumerate(state.hands)
            ],
        }  # fmt: skip

    def redeal(self, table: Table[ToyState], seat: int | None) -> None:
        state = table.state
        hidden = [card for card in range(CARDS) if seat is None or card != state.hands[seat].card]
        table.shuffle(hidden)
        for other, hand in enumerate(state.hands):
            if other != seat:
                hand.card = hidden.pop()
        state.deck = hidden

    def explain(self, state: ToyState, decision: Decision) -> Sequence[Refusal]:
        return (Refusal(("die", "red"), text("toy-not-yet"), "TOY-01"),) if decision.kind == "bid" else ()

    def question(self, state: ToyState, decision: Decision) -> Question:
        return Question(Text(f"toy-ask-{decision.kind}"), rule="TOY-02", progress=(state.round, 3))

    def option_words(self, state: ToyState, decision: Decision, option: Any) -> OptionWords:
        if isinstance(option, Bid):
            return OptionWords(text("toy-bid", amount=option.amount), target=("coin", str(option.amount)))
        return OptionWords(text("toy-go"), main=True)

    def log_words(self, event: Event) -> LogWords | None:
        if isinstance(event, Dealt):
            return LogWords(text("toy-dealt", card=Text(f"toy-{event.card}")), "deal", seat=event.seat)
        if isinstance(event, BidMade):
            return LogWords(text("toy-bid", amount=event.amount), "bid", seat=event.seat)
        if isinstance(event, Rolled):
            return LogWords(text("toy-rolled", number=event.number), "roll", data={"number": event.number})
        return None

    def content(self) -> dict[str, Any]:
        return {"coins": [1, 2, 3, 4]}

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return {f"toy-secret_{i:02}": {"ru": f"Тайна {i}", "en": f"Secret {i}"} for i in range(CARDS)}

    def insight(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return {"lead": max(hand.points for hand in state.hands)}

    def preview(self, state: ToyState, decision: Decision, option: Any) -> dict[str, Any]:
        return {"kind": type(option).__name__}

    def points(self, state: ToyState) -> list[int | None]:
        return [hand.points for hand in state.hands]


GAME = Toy()
