"""The `table` message, written from parts: what all readers share is encoded once, what a seat sees once for that seat."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from eldertable.kernel import decision as kernel
from eldertable.kernel.decision import Outcome, Refusal
from eldertable.kernel.game import OptionWords
from eldertable.kernel.text import Text
from eldertable.server.messages import Barred, MatchInfo, OutcomeInfo, Seat, Target, UndoState
from eldertable.server.play import Play

_encode = msgspec.json.Encoder().encode
NO_UNDO = _encode(UndoState(False, None))


class _Shared(Struct, frozen=True):
    waiting: list[int]
    outcome: OutcomeInfo | None


class _Asked(Struct, frozen=True):
    decision: dict[str, Any] | None
    barred: list[Raw]


NOT_ASKED = _encode(_Asked(None, []))[1:-1]


def match_info(play: Play, connected: set[int]) -> MatchInfo:
    head, match = play.head, play.match
    return MatchInfo(
        id=head.id, game=head.game, options=match.options, commitment=head.commitment,
        status="running" if match.outcome is None else "over",
        seats=[Seat(s.seat, s.name, s.kind, play.bots[s.seat], s.seat in connected) for s in head.seats],
    )  # fmt: skip


def shared_part(play: Play) -> bytes:
    """What everybody knows of the moment, but its number."""
    match = play.match
    return _encode(_Shared(sorted(match.pending), outcome_info(match.outcome)))[1:-1]


def view_part(you: int | None, view: dict[str, Any]) -> bytes:
    """What a seat sees. `you` is said here, because a view belongs to somebody."""
    return b'"you":%s,"view":%s' % (_encode(you), _encode(view))


def asked_part(play: Play, seat: int | None) -> bytes:
    """What the seat is asked, and what it cannot do."""
    decision = None if seat is None else play.match.pending.get(seat)
    if decision is None:
        return NOT_ASKED
    barred = [barred_message(refusal) for refusal in play.match.explain(decision.seat)]
    return _encode(_Asked(decision_message(play, decision), barred))[1:-1]


def undo_part(play: Play, seat: int | None) -> bytes:
    """May the seat take its last choice back? Others' choices can change that when they change nothing else for it."""
    if seat is None:
        return NO_UNDO
    reason, number = play.match.undo_refusal(seat), play.number(seat)
    if reason is None:
        return _encode(UndoState(True, None, number, play.taken[seat][-1]))
    return _written_refusal(reason, number)


def _written_refusal(reason: Text, number: int) -> bytes:
    key = reason.id, number
    written = _undos.get(key)
    if written is None:
        written = _encode(UndoState(False, reason, number))
        _keep(_undos, key, written)
    return written


class Parts(NamedTuple):
    """What a table is written from; a reader that has all of it is told nothing."""

    match: bytes
    shared: bytes
    view: bytes
    asked: bytes
    undo: bytes


def table_message(seq: int, parts: Parts, lines: bytes) -> bytes:
    return b'{"t":"table","seq":%d,"match":%s,%s,%s,%s,"undo":%s,"log":%s}' % (seq, *parts, lines)


NO_LINES = b"[]"


def advance_message(seq: int, shared: bytes) -> bytes:
    return b'{"t":"advance","seq":%d,%s}' % (seq, shared)


def decision_message(play: Play, decision: kernel.Decision) -> dict[str, Any]:
    match = play.match
    game, state = match.game, match.state
    question = game.question(state, decision)
    return {
        "number": play.number(decision.seat), "kind": decision.kind, "question": question.text,
        "facts": question.facts, "rule": question.rule, "progress": question.progress,
        "options": [option_message(game, state, decision, option) for option in decision.options],
    }  # fmt: skip


def option_message(game: Any, state: Any, decision: kernel.Decision, option: Any) -> Raw:
    words: OptionWords = game.option_words(state, decision, option)
    known = _options.get(option)
    if known is not None and known[0] is words:
        return known[1]
    message = msgspec.structs.asdict(option)
    message["kind"] = type(option).__name__
    message["text"] = words.text
    message["detail"] = words.detail
    message["target"] = None if words.target is None else Target(*words.target)
    message["main"] = words.main
    written = Raw(_encode(message))
    _keep(_options, option, (words, written))
    return written


def barred_message(refusal: Refusal) -> Raw:
    known = _refusals.get(id(refusal))
    if known is not None and known[0] is refusal:
        return known[1]
    written = Raw(_encode(Barred(Target(*refusal.target), refusal.text, refusal.rule)))
    _keep(_refusals, id(refusal), (refusal, written))
    return written


# Games give the same words again and again: the same object stays written. (The object is kept, so its id stays its own.)
MOST_KEPT = 8192
_options: dict[Any, tuple[OptionWords, Raw]] = {}
_refusals: dict[int, tuple[Refusal, Raw]] = {}
_undos: dict[tuple[str, int], bytes] = {}


def _keep(kept: dict[Any, Any], key: Any, value: Any) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = value


def outcome_info(outcome: Outcome | None) -> OutcomeInfo | None:
    return None if outcome is None else OutcomeInfo(outcome.kind, outcome.winners, outcome.scores, outcome.reason)
