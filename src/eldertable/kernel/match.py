"""A running match: asks, takes answers, forks, undoes, replays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from .agenda import Lane, Procedure, Step, StepKind
from .chance import commitment, seed_key
from .decision import Decision, Outcome, Refusal
from .errors import CannotUndo, IllegalChoice, RecordError
from .events import Event
from .game import Game, game_named
from .record import Record
from .state import Codec, digest_of
from .table import Table
from .text import text

MILESTONE_EVERY = 64  # answers between two saved checkpoints, so that undo never replays a whole long match

Answer = tuple[int, int]
_codecs: dict[type, Codec[Any]] = {}


def _codec_of(game: Game[Any]) -> Codec[Any]:
    if game.state_type not in _codecs:
        _codecs[game.state_type] = Codec(game.state_type)
    return _codecs[game.state_type]


def new_match(game: str, *, seats: int, seed: str | None = None, options: Mapping[str, str] | None = None) -> Match:
    """Start a match. Without a seed a fresh one is drawn; `match.commitment` may be published at once."""
    the_game = game_named(game)
    full = the_game.check_options(seats, options or {})
    return Match(the_game, seats, full, secrets.token_hex(16) if seed is None else seed)


def replay(record: Record, *, upto: int | None = None) -> Match:
    """Play a record again; raises RecordError unless it ends in its own digest. `upto` stops after so many answers."""
    game = game_named(record.game)
    if record.version != game.version or record.content != game.content_hash:
        raise RecordError(text("app-error-record-version", found=record.version, known=game.version))
    match = Match(game, record.seats, game.check_options(record.seats, record.options), record.seed)
    for number, (seat, option) in enumerate(record.answers[:upto]):
        try:
            match.choose(seat, option)
        except IllegalChoice as error:
            raise RecordError(text("app-error-record-answer", number=number + 1)) from error
    if upto is None and match.digest != record.digest:
        raise RecordError(text("app-error-record-digest"))
    return match


class Match:
    """See DESIGN, "The public API". Decisions of steps that ask first are checkpoints themselves; inside other steps a
    position is the last checkpoint and the answers given since."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, str], seed: str) -> None:
        self._prepare(game, seats, options, seed)
        self._start(game.new_state(seats, options, seed_key(seed)))
        self.opening = self._advance()

    def _prepare(self, game: Game[Any], seats: int, options: dict[str, str], seed: str | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self._seed = seed
        self._codec = _codec_of(game)
        self._kinds: Mapping[str, StepKind] = game.steps.kinds()
        self._answers: list[Answer] = []
        self._milestones: list[tuple[int, int, bytes]] = []  # answers, _together_since, state
        self._undo_floor = 0           # answers before this one stand
        self._together_since = 0       # the answer with which the present simultaneous phase began
        self.opening: list[Event] = []  # what happened before the first decision

    def _start(self, state: Any) -> None:
        self._state = state
        self._table: Table[Any] = Table(state)
        self._decisions: dict[int, Decision] = {}
        self._running: dict[int, Procedure] = {}
        self._checkpoint: bytes | None = None   # set while a procedure is under way
        self._since: list[Answer] = []

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def pending(self) -> Mapping[int, Decision]:
        """Who is asked, and what. Several seats while a phase is simultaneous; empty when the match is over."""
        return self._decisions

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self._state.outcome
        return outcome

    @property
    def state(self) -> Any:
        """The whole state, for tests and for the game's own code. Never send it anywhere: see `view`."""
        return self._state

    @property
    def at_rest(self) -> bool:
        """Between two steps: the state alone is the whole position, so it can be sent to another process."""
        return self._checkpoint is None

    @property
    def commitment(self) -> str:
        return commitment(self._known_seed())

    @property
    def answers(self) -> Sequence[Answer]:
        return self._answers

    @property
    def digest(self) -> str:
        encoded = self._checkpoint if self._checkpoint is not None else self._codec.encode(self._state)
        return digest_of(encoded, self._since)

    @property
    def record(self) -> Record:
        return Record(
            game=self.game.id, version=self.game.version, content=self.game.content_hash, seats=self.seats,
            options=self.options, seed=self._known_seed(), commitment=self.commitment,
            answers=tuple(self._answers), digest=self.digest,
        )  # fmt: skip

    def _known_seed(self) -> str:
        if self._seed is None:
            raise ValueError("a re-dealt fork has no seed and no record: it is for search only")
        return self._seed

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` may know, as plain data; None: a spectator."""
        self._check_seat(seat)
        return self.game.view(self._state, seat)

    def explain(self, seat: int) -> Sequence[Refusal]:
        """What `seat` cannot do now, why, and the rule's id; empty when it is not asked."""
        self._check_seat(seat)
        decision = self._decisions.get(seat)
        return self.game.explain(self._state, decision) if decision is not None else ()

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalChoice(text("app-error-no-seat", seat=seat, seats=self.seats))

    # --- choosing ----------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: int) -> list[Event]:
        """Seat takes the option of that number. Returns what happened; IllegalChoice leaves everything as it was."""
        decision = self._decisions.get(seat)
        if decision is None:
            raise IllegalChoice(text("app-error-not-asked", seat=seat))
        if option.__class__ is not int or not 0 <= option < len(decision.options):
            raise IllegalChoice(text("app-error-no-option", option=str(option), options=len(decision.options)))
        table = self._table
        table.events = []
        table.revealed = False
        procedure = self._running.pop(seat, None)
        if procedure is None:
            procedure = self._resume(seat)
        del self._decisions[seat]
        self._answers.append((seat, option))
        if self._checkpoint is not None:
            self._since.append((seat, option))
        self._answer(seat, procedure, decision.options[option])
        events = self._advance()
        if table.revealed:
            self._undo_floor = len(self._answers)
        elif len(self._answers) % MILESTONE_EVERY == 0 and self._checkpoint is None:
            self._milestones.append((len(self._answers), self._together_since, self._codec.encode(self._state)))
        return events

    def _answer(self, seat: int, procedure: Procedure, chosen: Any) -> None:
        """Hand the chosen option to the step that asked for it."""
        table = self._table
        lane = self._lane_of(seat)
        table.lane = lane
        if self._checkpoint is None:
            (lane.agenda if lane is not None else self._state.agenda).pop()
        self._follow(procedure, chosen, asks_first=self._checkpoint is None)

    def _follow(self, procedure: Procedure, answer: Any, *, asks_first: bool) -> bool:
        """Send answers until the procedure ends (True) or puts a question to a player (False)."""
        while True:
            try:
                decision = procedure.send(answer)
            except StopIteration:
                if not asks_first:
                    self._checkpoint = None
                    self._since = []
                return True
            if asks_first and answer is not None:
                raise RuntimeError(f"{decision.kind}: a step that asks first asks only once")
            if len(decision.options) == 1 and not decision.confirm:
                answer = decision.options[0]
                continue
            if not decision.options:
                raise RuntimeError(f"{decision.kind}: a decision without options")
            self._decisions[decision.seat] = decision
            self._running[decision.seat] = procedure
            return False

    def _advance(self) -> list[Event]:
        """Run steps until somebody must decide or the match is over."""
        table, state = self._table, self._state
        while not self._decisions or state.lanes:
            if state.lanes:
                if self._run_lanes():
                    break
                continue
            if not state.agenda or state.outcome is not None:
                state.agenda.clear()
                if state.outcome is None:
                    raise RuntimeError("the agenda is empty but the match has no outcome")
                break
            table.lane = None
            self._run(state.agenda.pop(), state.agenda)
            if self._decisions:
                break
            if state.lanes:
                self._together_since = len(self._answers)
        return table.events

    def _run_lanes(self) -> bool:
        """Run every lane up to its next question; True while anyone is asked. When all are done the lanes close."""
        table, state = self._table, self._state
        for lane in state.lanes:
            table.lane = lane
            while lane.agenda and lane.seat not in self._decisions:
                self._run(lane.agenda.pop(), lane.agenda)
        table.lane = None
        if self._decisions:
            return True
        if len(state.lanes) > 1:
            table.reveal()  # now everyone learns what the others did
        state.lanes = []
        return False

    def _run(self, step: Step, agenda: list[Step]) -> None:
        kind = self._kinds[step.name]
        table = self._table
        if not kind.asks:
            kind.function(table, **step.args)
            return
        if not kind.asks_first:
            if table.lane is not None:
                raise RuntimeError(f"{step.name}: in a lane only steps that ask first may ask")
            agenda.append(step)
            self._checkpoint = self._codec.encode(self._state)
            agenda.pop()
        procedure: Procedure = kind.function(table, **step.args)  # type: ignore[assignment]
        if not self._follow(procedure, None, asks_first=kind.asks_first) and kind.asks_first:
            agenda.append(step)  # its decision is a checkpoint: the step stands until it is answered

    def _resume(self, seat: int) -> Procedure:
        """Start the step of a copied position again, up to its question."""
        lane = self._lane_of(seat)
        self._table.lane = lane
        agenda = lane.agenda if lane is not None else self._state.agenda
        step = agenda.pop()
        procedure: Procedure = self._kinds[step.name].function(self._table, **step.args)  # type: ignore[assignment]
        procedure.send(None)  # type: ignore[arg-type]
        agenda.append(step)
        return procedure

    def _lane_of(self, seat: int) -> Lane | None:
        for lane in self._state.lanes:
            if lane.seat == seat:
                found: Lane = lane
                return found
        return None

    # --- copies of the match -----------------------------------------------------------------------------------

    def fork(self, seat: int | None = None, *, seed: str | None = None) -> Match:
        """An independent match. `fork()` keeps everything; `fork(seat)` deals anew what that seat cannot know and draws
        from a stream of its own, so a search never sees the match's chance."""
        if seat is not None:
            self._check_seat(seat)
        if self._checkpoint is not None:
            twin = self._at(self._codec.decode(self._checkpoint), self._seed, self._answers[: -len(self._since) or None])
            twin._advance()
            for answer in self._since:
                twin.choose(*answer)
            if seat is not None:
                twin._reseed(seat, seed)
            return twin
        twin = self._at(self._codec.decode(self._codec.encode(self._state)), self._seed, self._answers)
        twin._undo_floor = self._undo_floor
        twin._together_since = self._together_since
        twin._milestones = self._milestones.copy()
        if seat is None:
            twin._decisions = self._decisions.copy()
        else:
            twin._reseed(seat, seed)
            twin._advance()  # other seats' questions may rest on what was dealt anew
        return twin

    def _at(self, state: Any, seed: str | None, answers: Sequence[Answer]) -> Match:
        twin = Match.__new__(Match)
        twin._prepare(self.game, self.seats, self.options, seed)
        twin._start(state)
        twin._answers = list(answers)
        return twin

    def _reseed(self, seat: int, seed: str | None) -> None:
        self._seed = None
        self._undo_floor = len(self._answers)
        self._state.key = seed_key(secrets.token_hex(16) if seed is None else seed)
        self._table = Table(self._state)
        self.game.redeal(self._table, seat)
        self._table.events = []

    # --- taking back -------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Back one choice of that seat; CannotUndo past revealed information or what another seat acted on."""
        self._check_seat(seat)
        at = self.undoable(seat)
        answers = self._answers[:at] + self._answers[at + 1 :]
        self._rebuild(answers, at)

    def undoable(self, seat: int) -> int:
        """The number of the answer that undo would take back; raises CannotUndo with the reason."""
        mine = [i for i, (by, _) in enumerate(self._answers) if by == seat]
        if not mine:
            raise CannotUndo(text("app-undo-nothing"))
        at = mine[-1]
        if at < self._undo_floor or self._state.outcome is not None:
            raise CannotUndo(text("app-undo-revealed"))
        simultaneous = bool(self._state.lanes) and at >= self._together_since
        if at != len(self._answers) - 1 and not simultaneous:
            raise CannotUndo(text("app-undo-acted"))
        return at

    def _rebuild(self, answers: list[Answer], at: int) -> None:
        """Become the match of these answers, which differ from ours from number `at` on."""
        milestones = [m for m in self._milestones if m[0] <= at]
        seed, floor = self._known_seed(), self._undo_floor
        self._prepare(self.game, self.seats, self.options, seed)
        number = together_since = 0
        if milestones:
            number, together_since, encoded = milestones[-1]
            self._start(self._codec.decode(encoded))
            self._answers = answers[:number]
            self._milestones = milestones
        else:
            self._start(self.game.new_state(self.seats, self.options, seed_key(seed)))
        self._advance()
        self._together_since = max(self._together_since, together_since)
        for answer in answers[number:]:
            self.choose(*answer)
        self._undo_floor = floor
