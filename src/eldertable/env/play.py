"""What both environments do with a match: begin one from a seed, take an action, go past questions with one answer, show it."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

from ..kernel.decision import Decision
from ..kernel.match import Match, new_match
from ..kernel.text import Text
from ..words import speaker


class IllegalAction(ValueError):
    """The action is not one of the options; nothing was changed."""


class Seeds:
    """The seeds of one match after another. The same first seed gives the same matches, in any process."""

    def __init__(self) -> None:
        self._random = Random()

    def next(self, seed: int | None) -> str:
        if seed is not None:
            self._random = Random(seed)
        return f"{self._random.getrandbits(128):032x}"


def match_of(env: Any, seed: str, options: Mapping[str, Any] | None) -> Match:
    """A new match; under `game` the options of a reset may have options of the game, for this match alone."""
    chosen = {**env.options, **(options or {}).get("game", {})}
    return new_match(env.game.id, seats=env.seats, seed=seed, options=chosen)


def take(match: Match, seat: int, action: Any) -> None:
    """The seat takes the option of that number, which may be a number of numpy's."""
    decision = match.pending[seat]
    try:
        option = index(action)
    except TypeError as error:
        raise IllegalAction(f"an action is the number of an option, not {action!r}") from error
    if not 0 <= option < len(decision.options):
        raise IllegalAction(
            f"{action} is masked out: seat {seat} is asked {decision.kind!r} and has the options 0 to {len(decision.options) - 1}"
        )
    match.choose(seat, option)


def is_forced(decision: Decision) -> bool:
    """Is there but one answer? The kernel asks such a question only to have something confirmed."""
    return len(decision.options) == 1


def confirm_all(match: Match) -> None:
    """Answer every question that has one answer: a learner has nothing to learn from it."""
    while forced := [seat for seat, decision in match.pending.items() if is_forced(decision)]:
        match.choose(min(forced), 0)


def in_words(match: Match, seat: int | None, language: str = "en") -> str:
    """The table as a terminal shows it to a seat, with its question and options, or the outcome."""
    say = speaker(language).say
    lines = [match.game.picture(match.view(seat))]
    decision = None if seat is None else match.pending.get(seat)
    if match.outcome is not None:
        lines.append(say(match.outcome.reason))
    elif decision is not None:
        question = match.game.question(match.state, decision)
        lines += [say(words) for words in (question.text, question.facts) if words is not None]
        lines += [f"{number:>4}  {say(_words(match, decision, option))}" for number, option in enumerate(decision.options)]
    return "\n".join(line for line in lines if line)


def _words(match: Match, decision: Decision, option: Any) -> Text:
    return match.game.option_words(match.state, decision, option).text
