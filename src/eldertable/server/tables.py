"""The `table` message, written from parts: what all readers share is encoded once, what a seat sees once for that seat."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from eldertable.kernel import decision as kernel
from eldertable.kernel.decision import Outcome
from eldertable.kernel.text import Text
from eldertable.server.messages import Barred, MatchInfo, OutcomeInfo, Seat, Target, UndoState
from eldertable.server.play import Play

_encode = msgspec.json.Encoder().encode
NO_UNDO = UndoState(False, None)


class _Shared(Struct, frozen=True):
    seq: int
    waiting: list[int]
    outcome: OutcomeInfo | None


class _Own(Struct, frozen=True):
    you: int | None
    view: dict[str, Any]
    decision: dict[str, Any] | None
    barred: list[Barred]
    undo: UndoState


def match_info(play: Play, connected: set[int]) -> MatchInfo:
    head, match = play.head, play.match
    return MatchInfo(
        id=head.id, game=head.game, options=match.options, commitment=head.commitment,
        status="running" if match.outcome is None else "over",
        seats=[Seat(s.seat, s.name, s.kind, play.bots[s.seat], s.seat in connected) for s in head.seats],
    )  # fmt: skip


def shared_part(play: Play) -> bytes:
    match = play.match
    return _encode(_Shared(play.seq, sorted(match.pending), outcome_info(match.outcome)))[1:-1]


def own_part(play: Play, seat: int | None) -> bytes:
    """What this seat sees, without the log, which depends on what the reader already has."""
    match = play.match
    decision = None if seat is None else match.pending.get(seat)
    own = _Own(
        you=seat,
        view=match.view(seat),
        decision=None if decision is None else decision_message(play, decision),
        barred=[] if decision is None else _barred(play, decision.seat),
        undo=NO_UNDO if seat is None else _undo(play.undo_reason(seat), play.number(seat)),
    )
    return _encode(own)[1:-1]


def table_message(match_part: bytes, shared: bytes, own: bytes, lines: bytes) -> bytes:
    return b"".join((b'{"t":"table","match":', match_part, b",", shared, b",", own, b',"log":', lines, b"}"))


def decision_message(play: Play, decision: kernel.Decision) -> dict[str, Any]:
    match = play.match
    game, state = match.game, match.state
    question = game.question(state, decision)
    return {
        "number": play.number(decision.seat), "kind": decision.kind, "question": question.text,
        "facts": question.facts, "rule": question.rule, "progress": question.progress,
        "options": [option_message(game, state, decision, option) for option in decision.options],
    }  # fmt: skip


def option_message(game: Any, state: Any, decision: kernel.Decision, option: Any) -> dict[str, Any]:
    words = game.option_words(state, decision, option)
    message = msgspec.structs.asdict(option)
    message["kind"] = type(option).__name__
    message["text"] = words.text
    message["detail"] = words.detail
    message["target"] = None if words.target is None else Target(*words.target)
    message["main"] = words.main
    return message


def _barred(play: Play, seat: int) -> list[Barred]:
    return [Barred(Target(*refusal.target), refusal.text, refusal.rule) for refusal in play.match.explain(seat)]


def _undo(reason: Text | None, number: int) -> UndoState:
    return UndoState(reason is None, reason, number)


def outcome_info(outcome: Outcome | None) -> OutcomeInfo | None:
    return None if outcome is None else OutcomeInfo(outcome.kind, outcome.winners, outcome.scores, outcome.reason)
