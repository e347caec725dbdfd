"""A running match: asks, takes answers, forks, undoes, replays."""

from __future__ import annotations

import secrets
from collections.abc import Generator, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from .agenda import Lane, Procedure, Step, StepKind
from .asking import questions_of
from .chance import commitment, seed_key
from .decision import Barred, Decision, Outcome, Refusal
from .errors import BadOptions, CannotUndo, IllegalChoice, NoOption, NotAsked, RecordError, UnknownGame
from .events import Event
from .game import Caption, Game, OptionWords, checked_options, checked_seed, game_named
from .record import Record, checked_record
from .state import Codec, digest_of
from .table import Table
from .text import Text, quoted, text

MILESTONE_EVERY = 64  # answers between two saved checkpoints, so that undo never replays a whole long match

Questions = Generator[Decision | None, Any, None]
Answer = tuple[int, int]
Moment = tuple[int, list[int]]  # how many answers stood, and from which on each seat may undo
# After a checkpoint: a seat and the option it took, or for whom the rest was dealt anew (None: a spectator) and with which key.
Since = tuple[int | None, int | bytes]
Position = tuple[bytes, Sequence[Since]]  # a checkpoint and what was done after it
_codecs: dict[type, Codec[Any]] = {}


def _codec_of(game: Game[Any]) -> Codec[Any]:
    if game.state_type not in _codecs:
        _codecs[game.state_type] = Codec(game.state_type)
    return _codecs[game.state_type]


# What is called from outside takes `object` and looks for itself: compiled, a parameter of another type is a TypeError (or
# True the number 1) before the function begins, and nobody is told in words what is wrong (decision 0024).


def new_match(game: object, *, seats: object, seed: object = None, options: object = None) -> Match:
    """Start a match. `options` are texts by name, those not given have their default. Without a seed a fresh one is drawn;
    `match.commitment` may be published at once."""
    the_game = game_named(game)
    count = the_game.check_seats(seats)
    full = the_game.check_options(count, checked_options(options))
    return Match(the_game, count, full, secrets.token_hex(16) if seed is None else checked_seed(seed))


def replay(record: object, *, upto: object = None) -> Match:
    """Play a record again; raises RecordError unless it ends in its own digest. `upto` stops after so many answers."""
    record = checked_record(record)
    if upto is not None and (not isinstance(upto, int) or isinstance(upto, bool) or upto < 0):
        raise RecordError(text("app-error-record-upto", upto=quoted(upto)))
    try:
        game = game_named(record.game)
        if record.version != game.version:
            raise RecordError(text("app-error-record-version", found=record.version, known=game.version))
        if record.content != game.content_hash:
            raise RecordError(text("app-error-record-content"))
        options = game.check_options(record.seats, record.options)
        seed = checked_seed(record.seed)
    except (BadOptions, UnknownGame) as error:
        raise RecordError(text("app-error-record-unfit", why=error.text), rule=error.rule) from error
    match = Match(game, record.seats, options, seed)
    for number, (seat, option) in enumerate(record.answers[:upto]):
        try:
            match.choose(seat, option)
        except IllegalChoice as error:
            raise RecordError(text("app-error-record-answer", number=number + 1)) from error
    if upto is None and match.digest != record.digest:
        raise RecordError(text("app-error-record-digest"))
    return match


def match_at(game: Game[Any], seats: int, options: dict[str, str], position: Position) -> Match:
    """A match that goes on from a position, for search only: it has no seed and no past."""
    match = Match.__new__(Match)
    match._prepare(game, seats, options, None)
    match._go_to(position)
    return match


NOTHING_TO_UNDO = text("app-undo-nothing")
REVEALED = text("app-undo-revealed")
ACTED_UPON = text("app-undo-acted")
DEALT_ANEW = text("app-undo-dealt-anew")


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """Who is asked is in `pending`; `choose` answers. Decisions of steps that ask first are checkpoints themselves; inside other
    steps a position is the last checkpoint and the answers given since (decision 0010)."""

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
        self._undo_floors = [0] * seats  # for each seat: answers before this one stand
        self._together_since = 0  # the answer with which the present simultaneous phase began
        self._keeps_checkpoints = seed is None  # see `_known_checkpoint`
        self.opening = []  # what happened before the first decision

    def _start(self, state: Any) -> None:
        self._state = state
        self._table: Table[Any] = Table(state)
        self._decisions: dict[int, Decision] = {}
        self._running: dict[int, Questions] = {}
        self._under_way = False  # a procedure has asked and waits for its answer
        self._checkpoint: bytes | None = None  # the state before that procedure, if it is kept
        self._since: list[Since] = []  # what was done after it
        self._failed = False

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def pending(self) -> dict[int, Decision]:
        """Who is asked, and what. Several seats while a phase is simultaneous; empty when the match is over. It is the
        caller's own: one may choose while going through it."""
        return self._decisions.copy()

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self._state.outcome
        return outcome

    @property
    def state(self) -> Any:
        """The whole state, for tests and for the game's own code. Never send it anywhere: see `view`."""
        self._keeps_checkpoints = True  # whoever has the state may rearrange it: no replay would know
        return self._state

    @property
    def together(self) -> int | None:
        """The number of the simultaneous phase that goes on; None when there is none."""
        lanes_opened: int = self._state.lanes_opened
        return lanes_opened if self._state.lanes else None

    @property
    def at_rest(self) -> bool:
        """Between two steps, not in the midst of one: the state alone is the whole position."""
        return not self._under_way

    @property
    def commitment(self) -> str:
        return commitment(self._known_seed())

    @property
    def answers(self) -> Sequence[Answer]:
        return self._answers

    @property
    def caption(self) -> Caption | None:
        """What tells this match from others of its game."""
        return self.game.caption(self._state)

    @property
    def digest(self) -> str:
        self._check_sound()
        return digest_of(*self.position)

    @property
    def position(self) -> Position:
        """Where the match stands, as plain data: `match_at` goes on from there in another process. Never send it anywhere
        else: what is hidden is in it, and in a fork that was dealt anew in the midst of a procedure what was hidden before."""
        if self._under_way:
            return self._known_checkpoint(), self._since.copy()
        return self._codec.encode(self._state), []

    def _known_checkpoint(self) -> bytes:
        """The state before the procedure under way. A match that is only played keeps none, for that costs time at every
        step: the first time one is asked for, the match is played again up to there, and keeps them from then on."""
        if self._checkpoint is None:
            before = len(self._answers) - len(self._since)
            twin = Match.__new__(Match)
            twin._prepare(self.game, self.seats, self.options, self._known_seed())
            twin._milestones = self._milestones
            twin._keeps_checkpoints = self._keeps_checkpoints = True
            twin._rebuild(self._answers[:before], before)
            self._checkpoint = twin._checkpoint
            assert self._checkpoint is not None
        return self._checkpoint

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

    def view(self, seat: object) -> dict[str, Any]:
        """What `seat` may know, as plain data; None: a spectator."""
        return self.game.view(self._state, None if seat is None else self._checked(seat))

    def explain(self, seat: object) -> Sequence[Refusal]:
        """What `seat` cannot do now, why, and the rule's id; empty when it is not asked."""
        decision = self._decisions.get(self._checked(seat))
        return self.game.explain(self._state, decision) if decision is not None else ()

    def barred(self, seat: object) -> Sequence[Barred]:
        """`explain`, put together by reason."""
        decision = self._decisions.get(self._checked(seat))
        return self.game.barred(self._state, decision) if decision is not None else ()

    def option_words(self, seat: object, option: object) -> OptionWords | None:
        """How the option of that number is put to the seat; None when it is not asked that."""
        decision = self._decisions.get(seat) if type(seat) is int else None
        if decision is None or type(option) is not int or not 0 <= option < len(decision.options):
            return None
        return self.game.option_words(self._state, decision, decision.options[option])

    def _checked(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalChoice(text("app-error-no-seat", seat=quoted(seat), seats=self.seats))
        return seat

    def _check_sound(self) -> None:
        if self._failed:
            raise RuntimeError("the game's own code failed in this match: play its answers again in a new one")

    # --- choosing ----------------------------------------------------------------------------------------------

    def choose(self, seat: object, option: object) -> list[Event]:
        """Seat takes the option of that number. Returns what happened; IllegalChoice leaves everything as it was.

        Any other error comes from the game's own code. The position is then lost, and the match refuses to go on."""
        if type(seat) is not int or seat not in self._decisions:
            self._check_sound()
            raise NotAsked(text("app-error-not-asked", seat=quoted(seat)))
        decision = self._decisions[seat]
        if type(option) is not int or not 0 <= option < len(decision.options):
            raise NoOption(text("app-error-no-option", option=quoted(option), options=len(decision.options)))
        return self._take(seat, option, decision)

    def _take(self, seat: int, option: int, decision: Decision) -> list[Event]:
        table, state = self._table, self._state
        table.events = []
        table.revealed = False
        together = state.lanes_opened if state.lanes else 0
        try:
            questions = self._running.pop(seat, None)
            if questions is None:
                questions = self._resume(seat)
            del self._decisions[seat]
            self._answers.append((seat, option))
            if self._under_way:
                self._since.append((seat, option))
            self._answer(seat, questions, decision.options[option])
            events = self._advance()
        except BaseException:
            self._failed = True
            self._decisions = {}
            raise
        still_together = bool(state.lanes) and state.lanes_opened == together
        if state.lanes and not still_together:
            self._together_since = len(self._answers)
        if table.revealed:
            self._bar_undo(seat, still_together=still_together)
        self._keep_milestone()
        return events

    def _bar_undo(self, seat: int, *, still_together: bool) -> None:
        """Something became known: what was answered before stands. In a simultaneous phase what a seat finds out bars only
        that seat, because the others' answers cannot rest on it and could have come later anyway."""
        if still_together:
            self._undo_floors[seat] = len(self._answers)
        else:
            self._undo_floors = [len(self._answers)] * self.seats

    def _keep_milestone(self) -> None:
        last = self._milestones[-1][0] if self._milestones else 0
        if len(self._answers) - last >= MILESTONE_EVERY and not self._under_way:
            self._milestones.append((len(self._answers), self._together_since, self._codec.encode(self._state)))

    def _answer(self, seat: int, questions: Questions, chosen: Any) -> None:
        """Hand the chosen option to the step that asked for it."""
        table = self._table
        lane = self._lane_of(seat)
        table.lane = lane
        asks_first = not self._under_way
        if asks_first:
            (lane.agenda if lane is not None else self._state.agenda).pop()
        self._follow(questions, chosen, asks_first=asks_first)

    def _follow(self, questions: Questions, answer: Any, *, asks_first: bool) -> bool:
        """Send answers until the procedure ends (True) or puts a question to a player (False)."""
        decision = questions.send(answer)
        while decision is not None:
            if asks_first and answer is not None:
                raise RuntimeError(f"{decision.kind}: a step that asks first asks only once")
            if len(decision.options) != 1 or decision.confirm:
                self._put(decision, questions)
                return False
            answer = decision.options[0]
            decision = questions.send(answer)
        if not asks_first:
            self._under_way = False
            self._checkpoint = None
            self._since = []
        return True

    def _put(self, decision: Decision, questions: Questions) -> None:
        """Put a question to a player, unless the game asks what cannot be answered."""
        lane, state = self._table.lane, self._state
        if not decision.options:
            raise RuntimeError(f"{decision.kind}: a decision without options")
        if not 0 <= decision.seat < self.seats or (lane is not None and lane.seat != decision.seat):
            raise RuntimeError(f"{decision.kind}: seat {decision.seat} cannot be asked here")
        if state.outcome is not None:
            raise RuntimeError(f"{decision.kind}: the match is over, nobody can be asked")
        if state.lanes and lane is None:
            raise RuntimeError(f"{decision.kind}: a step that opens a simultaneous phase asks nothing more")
        self._decisions[decision.seat] = decision
        self._running[decision.seat] = questions

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
        return table.events

    def _run_lanes(self) -> bool:
        """Run every lane up to its next question; True while anyone is asked. When all are done the lanes close."""
        table, state = self._table, self._state
        for lane in state.lanes:
            table.lane = lane
            while lane.agenda and lane.seat not in self._decisions:
                self._run(lane.agenda.pop(), lane.agenda)
        table.lane = None
        if state.outcome is not None:
            raise RuntimeError("a lane cannot end the match: whose answer comes last would matter")
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
            self._under_way = True
            if self._keeps_checkpoints:
                agenda.append(step)
                self._checkpoint = self._codec.encode(self._state)
                agenda.pop()
        procedure: Procedure = kind.function(table, **step.args)  # type: ignore[assignment]
        if not self._follow(questions_of(procedure), None, asks_first=kind.asks_first) and kind.asks_first:
            agenda.append(step)  # its decision is a checkpoint: the step stands until it is answered

    def _resume(self, seat: int) -> Questions:
        """Start the step of a copied position again, up to its question."""
        lane = self._lane_of(seat)
        self._table.lane = lane
        agenda = lane.agenda if lane is not None else self._state.agenda
        step = agenda.pop()
        procedure: Procedure = self._kinds[step.name].function(self._table, **step.args)  # type: ignore[assignment]
        questions = questions_of(procedure)
        questions.send(None)
        agenda.append(step)
        return questions

    def _lane_of(self, seat: int) -> Lane | None:
        for lane in self._state.lanes:
            if lane.seat == seat:
                found: Lane = lane
                return found
        return None

    # --- copies of the match -----------------------------------------------------------------------------------

    def fork(self, seat: object = None, *, spectator: object = False, seed: object = None) -> Match:
        """An independent match. `fork()` keeps everything; `fork(seat)` deals anew what that seat cannot know, and
        `fork(spectator=True)` what not everybody knows. It draws from a stream of its own, so a search never sees the match's
        chance. Other seats are asked anew, except in the midst of a procedure: its question stands, and the game leaves what
        that rests on (`Table.standing`)."""
        whose = None if seat is None else self._checked(seat)
        self._check_sound()
        twin = Match.__new__(Match)
        twin._prepare(self.game, self.seats, self.options, self._seed)
        twin._keeps_checkpoints = self._keeps_checkpoints = True  # who is thought about once is thought about again
        if not self._under_way:
            twin._start(self._codec.decode(self._codec.encode(self._state)))
            twin._decisions = self._decisions.copy()
        else:
            twin._go_to(self.position)
        twin._seed = self._seed
        twin._answers = self._answers.copy()
        twin._undo_floors = self._undo_floors.copy()
        twin._together_since = self._together_since
        twin._milestones = self._milestones.copy()
        twin.opening = self.opening
        if whose is not None or spectator:
            twin._deal_anew(whose, seed_key(secrets.token_hex(16) if seed is None else checked_seed(seed)))
        return twin

    def _go_to(self, position: Position) -> None:
        checkpoint, since = position
        self._start(self._codec.decode(checkpoint))
        self._advance()
        for by, what in since:
            if isinstance(what, bytes):
                self._deal_anew(by, what)
            else:
                self.choose(by, what)

    def _deal_anew(self, seat: int | None, key: bytes) -> None:
        self._seed = None  # nothing is taken back from now on
        table = self._table
        table.lane = None
        table.draw_from(key)
        table.standing = None if not self._under_way else next(iter(self._decisions.values()))
        self.game.redeal(table, seat)
        table.standing = None
        table.events = []
        if self._under_way:
            self._since.append((seat, key))
            return
        self._decisions = {}
        self._running = {}
        self._advance()  # other seats' questions may rest on what was dealt anew

    # --- taking back -------------------------------------------------------------------------------------------

    def undo(self, seat: object) -> None:
        """Back one choice of that seat; CannotUndo past revealed information or what another seat acted on."""
        at = self.undoable(seat)
        answers = self._answers[:at] + self._answers[at + 1 :]
        self._rebuild(answers, at)

    @property
    def moment(self) -> Moment:
        """To come `back_to`."""
        return len(self._answers), self._undo_floors.copy()

    def back_to(self, moment: Moment) -> None:
        """As it was then, whatever was revealed since: for whoever has told nobody of it. Quicker than all answers anew."""
        number, floors = moment
        self._rebuild(self._answers[:number], number)
        self._undo_floors = floors.copy()

    def undoable(self, seat: object) -> int:
        """The number of the answer that undo would take back; raises CannotUndo with the reason."""
        found = self._undoable(self._checked(seat))
        if isinstance(found, Text):
            raise CannotUndo(found)
        return found

    def undo_refusal(self, seat: object) -> Text | None:
        """Why the seat cannot take its last choice back; None when it can."""
        found = self._undoable(self._checked(seat))
        return found if isinstance(found, Text) else None

    def _undoable(self, seat: int) -> int | Text:
        self._check_sound()
        answers = self._answers
        at = len(answers) - 1
        while at >= 0 and answers[at][0] != seat:
            at -= 1
        if at < 0:
            return NOTHING_TO_UNDO
        if at < self._undo_floors[seat] or self._state.outcome is not None:
            return REVEALED
        if self._seed is None:
            return DEALT_ANEW
        simultaneous = bool(self._state.lanes) and at >= self._together_since
        if at != len(answers) - 1 and not simultaneous:
            return ACTED_UPON
        return at

    def _rebuild(self, answers: list[Answer], at: int) -> None:
        """Become the match of these answers, which differ from ours from number `at` on."""
        milestones = [m for m in self._milestones if m[0] <= at]
        seed, opening, keeps = self._known_seed(), self.opening, self._keeps_checkpoints
        floors = [floor - (floor > at) for floor in self._undo_floors]
        self._prepare(self.game, self.seats, self.options, seed)
        self._keeps_checkpoints = keeps
        number = together_since = 0
        if milestones:
            number, together_since, encoded = milestones[-1]
            self._start(self._codec.decode(encoded))
            self._answers = answers[:number]
            self._milestones = milestones
        else:
            self._start(self.game.new_state(self.seats, self.options, seed_key(seed)))
        self._advance()
        self._together_since = together_since
        for answer in answers[number:]:
            self.choose(*answer)
        self._undo_floors = floors
        self.opening = opening
