"""Step 4 of the end: victory points and the winner (AT-SCORE, AT-WIN, AT-SOLO)."""

from __future__ import annotations

from msgspec import Struct

from ...kernel.decision import Outcome
from ...kernel.text import text
from .bitsets import bits
from .events import GameEnded, Scored
from .state import Board, TourState
from .steps import Tour, steps
from .tourists import DISTRICT_OF, count
from .town import DISTRICTS


class Score(Struct, frozen=True):
    """Where every point came from."""

    kinds: tuple[tuple[int, int], ...]  # tourists and districts, for each kind
    yellow: int
    task: int
    encounter: int
    lost: bool

    @property
    def total(self) -> int:
        """AT-SCORE-09."""
        return sum(tourists * districts for tourists, districts in self.kinds) + self.yellow + self.task + self.encounter


def score_of(board: Board) -> Score:
    """The products of tourists and districts along the final route, stars, task and rewards (AT-SCORE-01 to -08)."""
    counted = [district for district in bits(board.along) if not board.crossed_out >> district & 1]  # AT-YOG-05
    types = [DISTRICTS[district].type for district in counted]
    kinds = tuple(
        (sum(count(board.tourists[district], kind) for district in counted), types.count(DISTRICT_OF[kind]))
        for kind in range(4)
    )
    encounter = board.encounter
    return Score(
        kinds=kinds,
        yellow=sum(DISTRICTS[district].star for district in counted),
        task=board.task_vp,
        encounter=encounter.vp if encounter else 0,
        lost=bool(encounter and encounter.lost),
    )


@steps.auto
def score(t: Tour) -> None:
    state = t.state
    state.phase = "over"
    state.secrets_open = True
    scores = [score_of(board) for board in state.boards]
    totals = tuple(None if score.lost else score.total for score in scores)  # AT-ENC-14
    for seat, total in enumerate(totals):
        if total is not None:
            t.tell(Scored(seat=seat, total=total))
    state.outcome = _solo_outcome(state, scores[0]) if state.seats == 1 else _outcome(scores, totals)
    t.tell(GameEnded(winners=state.outcome.winners))


def _outcome(scores: list[Score], totals: tuple[int | None, ...]) -> Outcome:
    """The highest total wins; then the better encounter; then all tied (AT-WIN-01 to -05)."""
    standing = [seat for seat, total in enumerate(totals) if total is not None]
    if not standing:
        return Outcome("lost", (), totals, text("arkham_tour-outcome-nobody"))
    key = {seat: (totals[seat], scores[seat].encounter) for seat in standing}
    best = max(key.values())
    winners = tuple(seat for seat in standing if key[seat] == best)
    tied = sum(1 for seat in standing if totals[seat] == best[0])
    if len(winners) > 1:
        reason = text("arkham_tour-outcome-shared", total=best[0] or 0)
    elif tied > 1:
        reason = text("arkham_tour-outcome-tie-break", total=best[0] or 0, encounter=best[1])
    else:
        reason = text("arkham_tour-outcome-most", total=best[0] or 0)
    return Outcome("won", winners, totals, reason)


def challenge_of(state: TourState) -> tuple[int, int]:
    """The solo player's cell: total and encounter points to reach (AT-SOLO-01)."""
    total, encounter = state.options["challenge"].split("-")
    return int(total), int(encounter)


def _solo_outcome(state: TourState, score: Score) -> Outcome:
    """Both conditions of the cell must be met (AT-SOLO-01 to -03, -14)."""
    total, encounter = challenge_of(state)
    met = not score.lost and score.total >= total and score.encounter >= encounter
    if score.lost:
        reason = text("arkham_tour-outcome-solo-failures")
    else:
        reason = text(
            f"arkham_tour-outcome-solo-{'won' if met else 'lost'}",
            total=score.total, encounter=score.encounter, need_total=total, need_encounter=encounter,
        )  # fmt: skip
    return Outcome("won" if met else "lost", (0,) if met else (), (None if score.lost else score.total,), reason)
