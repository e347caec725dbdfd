"""The `table` message, written from parts: what all readers share is encoded once, what a seat sees once for that seat."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any, Final

import msgspec

from eldertable.kernel import decision as kernel
from eldertable.kernel.decision import Outcome
from eldertable.kernel.game import Game, OptionWords
from eldertable.kernel.written import WrittenView
from eldertable.server.kept import Parts, Undo
from eldertable.server.messages import DecisionWords, MatchInfo, OutcomeInfo, Seat, Target, UndoState
from eldertable.server.play import Play

_encode: Final = msgspec.json.Encoder().encode
NOT_ASKED: Final = b'"decision":null,"barred":[]'
NO_LINES: Final = b"[]"


def table_message(you: int | None, seq: int, parts: Parts, lines: bytes) -> bytes:
    """All of it, for somebody who comes."""
    p, view = parts, parts.view.whole()
    who = b"null" if you is None else b"%d" % you
    head = b'{"t":"table","seq":%d,"you":%s,' % (seq, who)
    return b"".join((head, p.match, b",", p.shared, b',"view":', view, b",", p.asked, b",", p.undo, b',"log":', lines, b"}"))


def news_message(seq: int, parts: Parts, known: Parts, lines: bytes) -> bytes:
    """What a reader lacks who has the parts `known`."""
    found = [b'{"t":"news","seq":%d' % seq]
    if parts.match != known.match:
        found += (b",", parts.match)
    if parts.shared != known.shared:
        found += (b",", parts.shared)
    if parts.view != known.view:
        found.append(b',"changes":')
        _add_changes(found, parts.view, known.view)
    if parts.asked != known.asked:
        found += (b",", parts.asked)
    if parts.undo != known.undo:
        found += (b",", parts.undo)
    if lines != NO_LINES:
        found += (b',"log":', lines)
    found.append(b"}")
    return b"".join(found)


def _add_changes(found: list[bytes], view: WrittenView, known: WrittenView) -> None:
    """The fields of the view that a reader of `known` lacks, as an object; in place of its list an object of those items that
    differ, by their number."""
    if len(view.fields) != len(known.fields) or len(view.items) != len(known.items):
        found.append(view.whole())
        return
    before = b"{"
    for number, run in enumerate(view.fields):
        if run != known.fields[number]:
            found += (before, run)
            before = b","
    before, closing = b'%s"%s":{' % (before, view.list_name), b"}"
    for number, item in enumerate(view.items):
        if item != known.items[number]:
            found += (before, b'"%d":' % number, item)
            before, closing = b",", b"}}"
    found.append(closing)


# --- the parts -----------------------------------------------------------------------------------------------------


def match_info(play: Play, connected: set[int]) -> MatchInfo:
    head, match = play.head, play.match
    return MatchInfo(
        id=head.id, game=head.game, options=match.options, commitment=head.commitment,
        status="running" if match.outcome is None else "over",
        seats=[Seat(s.seat, play.names[s.seat], s.kind, play.bots[s.seat], s.seat in connected) for s in head.seats],
        practice=head.practice,
    )  # fmt: skip


def match_part(play: Play, connected: set[int]) -> bytes:
    return b'"match":' + _encode(match_info(play, connected))


def shared_part(play: Play) -> bytes:
    """What everybody knows of the moment, but its number."""
    match = play.match
    waiting = tuple(sorted(match.pending))
    if match.outcome is not None:
        return b'"waiting":[],"outcome":' + _encode(outcome_info(match.outcome))
    written = _waitings.get(waiting)
    if written is None:
        written = b'"waiting":%s,"outcome":null' % _encode(waiting)
        _keep(_waitings, waiting, written)
    return written


def asked_part(play: Play, seat: int | None) -> bytes:
    """What the seat is asked, and what it cannot do."""
    match = play.match
    decision = None if seat is None else match.pending.get(seat)
    if decision is None:
        return NOT_ASKED
    game, state = match.game, match.state
    lasting = game.lasting_words
    pieces = [b'"decision":{', _question(play, game.question(state, decision), decision), b',"options":[']
    for option in decision.options:
        pieces += (_option(game, lasting, state, decision, option), b",")
    pieces[-1] = b']},"barred":'  # instead of the last comma: there is no question without options
    pieces.append(_encode(match.barred(seat)))
    return b"".join(pieces)


NO_UNDO: Final = Undo(0, None, None, b'"undo":' + _encode(UndoState(False, None)))


def undo_part(play: Play, seat: int | None, before: Undo | None = None) -> Undo:
    """Others' choices can change this when they change nothing else for the seat; `before` is given back if it still holds."""
    if seat is None:
        return NO_UNDO
    reason, number = play.match.undo_refusal(seat), play.number(seat)
    what = play.taken[seat][-1] if reason is None else None
    if before is not None and before.number == number and before.reason is reason and before.what is what:
        return before
    return Undo(number, reason, what, b'"undo":' + _encode(UndoState(reason is None, reason, number, what)))


def outcome_info(outcome: Outcome | None) -> OutcomeInfo | None:
    return None if outcome is None else OutcomeInfo(outcome.kind, outcome.winners, outcome.scores, outcome.reason)


# --- what is asked -------------------------------------------------------------------------------------------------


def _question(play: Play, question: Any, decision: kernel.Decision) -> bytes:
    number = play.number(decision.seat)
    return _encode(
        DecisionWords(number, decision.kind, question.text, question.facts, question.rule, question.progress)
    )[1:-1]  # fmt: skip


def _option(game: Game[Any], lasting: AbstractSet[type], state: Any, decision: kernel.Decision, option: Any) -> bytes:
    """Games give the same options and words again and again: what was written once stays written."""
    known = _options.get(option)
    if known is not None and type(option) in lasting:
        return known[1]
    words = game.option_words(state, decision, option)
    if known is not None and known[0] is words:
        return known[1]
    message = msgspec.structs.asdict(option)
    message["kind"] = type(option).__name__
    message["text"] = words.text
    message["detail"] = words.detail
    message["target"] = None if words.target is None else Target(*words.target)
    message["main"] = words.main
    written = _encode(message)
    _keep(_options, option, (words, written))
    return written


MOST_KEPT: Final = 8192
_options: Final[dict[Any, tuple[OptionWords, bytes]]] = {}
_waitings: Final[dict[tuple[int, ...], bytes]] = {}


def _keep(kept: dict[Any, Any], key: Any, value: Any) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = value
