"""What an outcome is worth to a seat. A reward is given once, when the match is over; before that it is 0.

Any function of an outcome and a seat will do: `TableEnv("arkham_tour", reward=lambda outcome, seat: ...)`.
"""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.decision import Outcome

Reward = Callable[[Outcome, int], float]
POINTS = 100  # as many points are a reward of 1: a good score of the tour


def by_place(outcome: Outcome, seat: int) -> float:
    """From 1 for the winner to -1 for the last: the share of the others that the seat beat, less the share that beat it.
    Where nobody has points, or nobody else plays, 1 for winning and -1 for losing."""
    others = [other for other in range(len(outcome.scores)) if other != seat]
    if not others or all(score is None for score in outcome.scores):
        return 1.0 if seat in outcome.winners else -1.0
    mine = _standing(outcome, seat)
    beaten = sum((mine > theirs) - (mine < theirs) for theirs in (_standing(outcome, other) for other in others))
    return beaten / len(others)


def _standing(outcome: Outcome, seat: int) -> tuple[bool, float]:
    score = outcome.scores[seat]
    return seat in outcome.winners, float("-inf") if score is None else score


def by_points(outcome: Outcome, seat: int) -> float:
    """Hundreds of points; without points 1 for a winner and 0 for a loser. It tells a learner more than a place does, but who
    plays for it does not care about the others."""
    score = outcome.scores[seat]
    return float(seat in outcome.winners) if score is None else score / POINTS
