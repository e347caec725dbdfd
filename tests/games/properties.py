"""What holds at every state of every game. Each check takes a match and complains; `play` runs them all along a random game.

A game brings a module `tests/games/<game>/components.py`: `BOUND`, `options(number, seats)`, `check_components(state)` and
`hidden_from(state, seat)`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec
import pytest

from eldertable import CannotUndo, IllegalChoice, Record, new_match, replay
from eldertable.kernel.decision import one_by_one
from eldertable.kernel.events import Event
from eldertable.kernel.game import games
from eldertable.kernel.match import Match
from eldertable.kernel.text import LANGUAGES, Text
from eldertable.words import speaker

WRONG_OPTIONS = (-1, 10**9, True, "0", None)
_said: set[bytes] = set()
_shapes: dict[str, dict[str, set[type]]] = {}  # of views, by game


def components_of(game: str) -> ModuleType:
    return import_module(f"tests.games.{game}.components")


def say(message: Text | None) -> None:
    """A text has words in both languages. Each text is tried once: there are few and they come again and again."""
    if message is None:
        return
    key = msgspec.json.encode(message)
    if key not in _said:
        for language in LANGUAGES:
            words = speaker(language).say(message)
            assert words.strip(), f"{message} has no words in {language}"
            assert "{" not in words
        _said.add(key)


def viewers(match: Match) -> Iterable[int | None]:
    return (None, *range(match.seats))


# --- what is checked at a state ----------------------------------------------------------------------------------


def check_options(match: Match) -> None:
    assert bool(match.pending) == (match.outcome is None)
    for seat, decision in match.pending.items():
        assert decision.seat == seat
        assert decision.options
        assert len({msgspec.json.encode(option) for option in decision.options}) == len(decision.options), "an option twice"


def check_refusals(match: Match) -> None:
    """A refused choice changes nothing, and says why in words."""
    before, pending = match.digest, dict(match.pending)
    wrong = [(seat, option) for seat in match.pending for option in (*WRONG_OPTIONS, len(match.pending[seat].options))]
    wrong += [
        (seat, 0) for seat in (*range(match.seats), -1, match.seats, True) if seat is True or seat not in match.pending
    ]
    for seat, option in wrong:
        with pytest.raises(IllegalChoice) as refused:
            match.choose(seat, option)
        say(refused.value.text)
    assert (match.digest, dict(match.pending)) == (before, pending)


def check_fork(match: Match, seat: int, option: int) -> None:
    """A fork is exact, and goes on exactly as the match itself would; the match does not notice."""
    before = match.digest
    twin = match.fork()
    assert twin.digest == before
    assert dict(twin.pending) == dict(match.pending)
    again = twin.fork()
    assert twin.choose(seat, option) == again.choose(seat, option)
    assert twin.digest == again.digest
    assert match.digest == before


def check_secrets(match: Match, hook: ModuleType) -> None:
    """A view does not change when what it hides is dealt anew, and names nothing that is hidden."""
    for seat in range(match.seats):
        view, asked = match.view(seat), match.pending.get(seat)
        twin = match.fork(seat, seed="dealt anew")
        assert twin.view(seat) == view
        assert twin.pending.get(seat) == asked
        assert list(twin.explain(seat)) == list(match.explain(seat))
        assert told(twin, seat) == told(match, seat)
        hook.check_components(twin.state)
        forgets(match, seat, twin)
    onlooker = match.fork(spectator=True, seed="dealt anew")
    # where several play at once they begin anew, and how far the slowest has come is all that is told of them
    hazy = {"phase"} if len(match.state.lanes) > 1 else set()
    seen, before = ({name: value for name, value in one.view(None).items() if name not in hazy} for one in (onlooker, match))
    assert seen == before
    hook.check_components(onlooker.state)
    together = match.game.written_views(match.state, set(viewers(match)))
    for viewer in viewers(match):
        written = msgspec.json.decode(together[viewer].whole())
        assert written == as_sent(match.view(viewer)), "what a game keeps written is not stale"
        no_secrets(match.view(viewer), match, hook, viewer)
        check_shape(match.game.id, match.view(viewer))


def told(match: Match, seat: int) -> list[Any]:
    """What a seat is told besides its view: its question and options in words, and the list's name of the match."""
    game, state, decision = match.game, match.state, match.pending.get(seat)
    about: list[Any] = [match.caption, game.picture(match.view(seat))]
    if decision is not None:
        about += [game.question(state, decision), [game.option_words(state, decision, one) for one in decision.options]]
    return about


def check_shape(game: str, view: dict[str, Any]) -> None:
    """Pages are told fields that have changed, and items of lists: no field comes or goes, no list becomes an object."""
    known = _shapes.setdefault(game, {name: set() for name in view})
    assert view.keys() == known.keys()
    for name, value in view.items():
        known[name].add(type(value))
        assert not {list, dict} <= known[name], f"{name} is a list at times"


def forgets(match: Match, seat: int, twin: Match) -> None:
    """Nothing hidden is left in a fork for a seat: from two deals that look the same to it, the same seed deals the same."""
    if match.at_rest:
        other = match.fork(seat, seed="another deal")
        assert other.fork(seat, seed="the same").digest == twin.fork(seat, seed="the same").digest


def as_sent(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def no_secrets(data: Any, match: Match, hook: ModuleType, viewer: int | None) -> None:
    text = msgspec.json.encode(data).decode()
    for id in hook.hidden_from(match.state, viewer):
        assert id not in text, f"{id} is hidden from {viewer}"


def check_words(match: Match, hook: ModuleType) -> None:
    """Questions, options and refusals have words in both languages and tell no secrets."""
    game, state = match.game, match.state
    for seat, decision in match.pending.items():
        question = game.question(state, decision)
        say(question.text)
        say(question.facts)
        options = [game.option_words(state, decision, option) for option in decision.options]
        for words in options:
            say(words.text)
            say(words.detail)
        refusals = match.explain(seat)
        assert one_by_one(match.barred(seat)) == list(refusals)
        targets = {words.target for words in options if words.target}
        for refusal in refusals:
            say(refusal.text)
            assert refusal.target not in targets, f"{refusal.target} is offered and refused at once"
        no_secrets([question, options, list(refusals)], match, hook, seat)
    for seat in range(match.seats):
        try:
            match.undoable(seat)
        except CannotUndo as barred:
            say(barred.text)


def check_events(match: Match, events: list[Event], hook: ModuleType) -> None:
    for event in events:
        for viewer in viewers(match):
            seen = event.seen_by(viewer)
            line = match.game.log_words(seen) if seen is not None else None
            if line is not None:
                say(line.text)
                say(line.detail)
            no_secrets([seen, line], match, hook, viewer)


def check_undo(match: Match, seat: int, option: int) -> list[Event]:
    """Take the option; where it can be taken back, doing so leads to the state before. Returns what happened."""
    before = (match.digest, dict(match.pending), len(match.answers))
    events = match.choose(seat, option)
    try:
        match.undoable(seat)
    except CannotUndo:
        return events
    after = match.digest
    match.undo(seat)
    assert (match.digest, dict(match.pending), len(match.answers)) == before
    assert match.choose(seat, option) == events
    assert match.digest == after
    return events


def check_privacy(match: Match, seat: int, option: int) -> None:
    """Where a game says that its simultaneous phases are private, a seat that goes on in one changes nothing for others."""
    if not match.game.private_lanes or not match.state.lanes:
        return
    twin = match.fork()
    events = twin.choose(seat, option)
    if not twin.state.lanes or twin.state.lanes_opened != match.state.lanes_opened:
        return
    others = [other for other in range(match.seats) if other != seat]
    assert not [event for event in events for other in (None, *others) if event.seen_by(other) is not None]
    assert [twin.pending.get(other) for other in others] == [match.pending.get(other) for other in others]
    assert [twin.view(other) for other in others] == [match.view(other) for other in others]


def check_record(match: Match) -> None:
    again = replay(Record.from_json(match.record.to_json()))
    assert again.digest == match.digest
    assert dict(again.pending) == dict(match.pending)
    assert [again.view(viewer) for viewer in viewers(match)] == [match.view(viewer) for viewer in viewers(match)]


# --- a whole game ------------------------------------------------------------------------------------------------


def pick(rng: random.Random, match: Match, by_kind: bool) -> tuple[int, int]:
    """A random seat and option; by kind, rare kinds of options are taken as often as common ones."""
    seat = rng.choice(sorted(match.pending))
    options = match.pending[seat].options
    if not by_kind:
        return seat, rng.randrange(len(options))
    kind = rng.choice(sorted({type(option).__name__ for option in options}))
    return seat, rng.choice([i for i, option in enumerate(options) if type(option).__name__ == kind])


def play(game: str, number: int, *, thoroughly: float) -> Match:
    """Play the random game of this number; `thoroughly` is the share of its states at which everything is checked."""
    hook = components_of(game)
    rng = random.Random(f"{game} {number}")
    facts = new_facts(game)
    seats = facts[number % len(facts)]
    match = new_match(game, seats=seats, seed=f"properties {number}", options=hook.options(number // len(facts), seats))
    check_events(match, match.opening, hook)
    by_kind = bool(number // 2 % 2)
    while match.pending:
        check_options(match)
        hook.check_components(match.state)
        seat, option = pick(rng, match, by_kind)
        if rng.random() < thoroughly:
            check_refusals(match)
            check_fork(match, seat, option)
            check_privacy(match, seat, option)
            check_secrets(match, hook)
            check_words(match, hook)
            events = check_undo(match, seat, option)
        else:
            events = match.choose(seat, option)
        check_events(match, events, hook)
        if rng.random() < thoroughly / 30:
            check_record(match)
        assert len(match.answers) <= hook.BOUND, "the game does not end"
    finished(match, hook)
    return match


def finished(match: Match, hook: ModuleType) -> None:
    check_options(match)
    check_refusals(match)
    check_secrets(match, hook)
    check_record(match)
    hook.check_components(match.state)
    outcome = match.outcome
    assert outcome is not None
    say(outcome.reason)
    assert len(outcome.scores) == match.seats
    assert set(outcome.winners) <= set(range(match.seats))


def new_facts(game: str) -> list[int]:
    """The numbers of seats the game can be played with."""
    facts = games()[game].facts
    return list(range(facts.min_seats, facts.max_seats + 1))
