"""What a game tells the kernel, and the registry of games."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from .agenda import Steps
from .decision import Barred, Decision, Refusal, by_reason
from .errors import BadOptions, ContentError, EldertableError, NotLoaded, UnknownGame
from .events import Event
from .features import Features
from .heuristics import Heuristics
from .state import GameState
from .table import Table
from .text import Text, quoted, text
from .written import WrittenView, written

S = TypeVar("S", bound=GameState)


class GameOption(Struct, frozen=True):
    """Something chosen before the match: its choices by name, the first is not special, `default` is."""

    id: str
    choices: tuple[str, ...]
    default: str
    solo_only: bool = False
    # How long a match takes each person at the table, from and to, by choice; empty if that does not depend on it.
    minutes: Mapping[str, tuple[int, int]] = {}


class Facts(Struct, frozen=True):
    """What the lobby shows about a game."""

    min_seats: int
    max_seats: int
    minutes: tuple[int, int]
    weight: int  # 1 light .. 5 heavy


class Caption(Struct, frozen=True):
    """What tells a match from others of its game in a list; anybody may know it."""

    title: Text
    share: float | None = None  # how far it has come, from 0 to 1, where that can be told


class OptionWords(Struct, frozen=True):
    """How an option is shown: its words and what to point at on the board."""

    text: Text
    detail: Text | None = None
    target: tuple[str, str] | None = None
    main: bool = False


class Question(Struct, frozen=True):
    """The prompt's words."""

    text: Text
    facts: Text | None = None
    rule: str | None = None
    progress: tuple[int, int] | None = None


class LogWords(Struct, frozen=True):
    """A line of the log."""

    text: Text
    phase: str
    seat: int | None = None
    detail: Text | None = None
    data: Mapping[str, Any] = {}


class Observed(Struct, frozen=True):
    """What a game between bots showed: numbers to average, words to count, and how often each thing of a kind occurred."""

    numbers: Mapping[str, float] = {}
    words: Mapping[str, str] = {}
    counts: Mapping[str, Mapping[str, int]] = {}


class Observer(ABC):
    """Looks on while one game is played, for the report of many games."""

    @abstractmethod
    def see(self, events: Sequence[Event]) -> None:
        """What happened at one choice."""

    @abstractmethod
    def observed(self, state: Any) -> Observed:
        """What came of it, at the end."""


class Game(ABC, Generic[S]):
    """A game: how it is set up, its steps, what each seat may know, and its words. It holds no state."""

    id: ClassVar[str]
    version: ClassVar[str]
    facts: ClassVar[Facts]
    options: ClassVar[tuple[GameOption, ...]]
    steps: ClassVar[Steps]
    state_type: type[S]
    # True: in a simultaneous phase what a seat does, its end too, changes no other seat's view or question before all are done.
    private_lanes: ClassVar[bool] = False
    lasting_words: ClassVar[AbstractSet[type]] = frozenset()  # kinds of options that are always worded the same
    view_list: ClassVar[str] = ""  # of a view: the list whose items change one by one, and are told so
    heuristics: Heuristics[S] | None = None  # what bots know of the game; without it they choose at random
    features: Features | None = None  # the table as numbers; without it no environment for learners can be made
    schemas: ClassVar[Mapping[str, type]] = {}  # of content files, by the key their entries stand under

    def check_folder(self, folder: Path) -> Iterable[ContentError]:
        """What is wrong with the content files somebody wrote for this game, beyond `schemas`: file, line, entry, field."""
        return ()

    @property
    @abstractmethod
    def content_hash(self) -> str:
        """Changes when content files tell the rules something else: a record is replayed with the content it was played with."""

    @abstractmethod
    def new_state(self, seats: int, options: dict[str, str], key: bytes) -> S:
        """The box, opened: a state whose agenda starts with the set-up."""

    def caption(self, state: S) -> Caption | None:
        """How a list of matches names this one; None: by the game alone. It is put together from messages `<game>-caption...`
        and the names of options, because lists are shown before the words of a match are there."""
        return None

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """Everything `seat` may know, as plain data (None: a spectator)."""

    def written_views(self, state: S, seats: Collection[int | None]) -> dict[int | None, WrittenView]:
        """Several views at once, as JSON. A game may keep what it has written, where that is quicker than writing anew."""
        return {seat: written(self.view(state, seat), self.view_list) for seat in seats}

    @abstractmethod
    def redeal(self, table: Table[S], seat: int | None) -> None:
        """Deal anew what `seat` cannot know, so that a search learns nothing it should not. Where `table.standing` is a
        question, what its options name must stay."""

    @abstractmethod
    def explain(self, state: S, decision: Decision) -> Sequence[Refusal]:
        """What the asked seat cannot do now, and why."""

    def barred(self, state: S, decision: Decision) -> Sequence[Barred]:
        """`explain`, put together by reason, as pages are told it."""
        return by_reason(self.explain(state, decision))

    @abstractmethod
    def question(self, state: S, decision: Decision) -> Question:
        """The prompt of a decision."""

    @abstractmethod
    def option_words(self, state: S, decision: Decision, option: Any) -> OptionWords:
        """How an option is shown."""

    @abstractmethod
    def log_words(self, event: Event) -> LogWords | None:
        """An event in words; None if it is not worth a line."""

    @abstractmethod
    def content(self) -> dict[str, Any]:
        """What a page needs to draw the game."""

    @abstractmethod
    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Message id -> language -> words, for every card and place of the content."""

    def observer(self) -> Observer | None:
        """Somebody who looks on while bots play one game; None if there is nothing to tell beyond scores."""
        return None

    def countable(self) -> Mapping[str, Sequence[str]]:
        """For counts of the observer: everything of the kind there is, so that a report can say what never occurred."""
        return {}

    def insight(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a careful player could work out from the view; may take long, so it is never part of it."""
        return {}

    def points(self, state: S) -> list[int | None]:
        """What each seat's position is worth now, for the curve of a replay; empty if the game has no points. May take long."""
        return []

    def preview(self, state: S, decision: Decision, option: Any) -> dict[str, Any]:
        """What taking an option would certainly lead to, for the page to show before it is taken. Never rolls ahead."""
        return {}

    def picture(self, view: Mapping[str, Any]) -> str:
        """A rough picture of a view for the terminal, of characters alone."""
        return ""

    def next_options(self, state: S) -> dict[str, str]:
        """The options of a new match of the same people: the same, unless a game goes on from one match to the next."""
        return dict(state.options)

    def check_seats(self, seats: object) -> int:
        """The number of seats, or `BadOptions` if the game is not for so many."""
        facts = self.facts
        if type(seats) is not int or not facts.min_seats <= seats <= facts.max_seats:
            raise BadOptions(text("app-error-seats", seats=quoted(seats), min=facts.min_seats, max=facts.max_seats))
        return seats

    def check_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The full options of a match, or `BadOptions` that says what to change."""
        self.check_seats(seats)
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOptions(text("app-error-option", option=quoted(name), known=", ".join(known)))
            option = known[name]
            if value not in option.choices:
                raise BadOptions(
                    text("app-error-choice", option=name, value=quoted(value), choices=", ".join(option.choices))
                )
            if option.solo_only and seats > 1 and value != option.default:
                raise BadOptions(text("app-error-solo-option", option=name))
        return {option.id: options.get(option.id, option.default) for option in self.options}


_games: dict[str, Game[Any]] = {}


def games() -> dict[str, Game[Any]]:
    """The registered games by name. Other packages add theirs by the entry point group `eldertable.games`."""
    if not _games:
        found: dict[str, Game[Any]] = {}
        for point in sorted(entry_points(group="eldertable.games"), key=lambda p: p.name):
            game = _loaded(point)
            if game.id in found:
                raise _not_loaded(point, text("app-error-game-twice", game=game.id))
            found[game.id] = game
        _games.update(found)  # all of them, or the next who asks is told again
    return _games


def _loaded(point: EntryPoint) -> Game[Any]:
    """What is wrong with somebody's package is told with its name: its code may fail in any way."""
    try:
        game = point.load()
    except (ContentError, EldertableError):
        raise
    except Exception as error:
        raise _not_loaded(point, text("app-error-game-failed", kind=type(error).__name__, detail=quoted(error))) from error
    if not isinstance(game, Game):
        raise _not_loaded(point, text("app-error-no-game", kind=type(game).__name__))
    if not sys.modules[type(game).__module__].__package__:
        raise _not_loaded(point, text("app-error-game-alone", module=type(game).__module__))
    return game


def _not_loaded(point: EntryPoint, why: Text) -> NotLoaded:
    package = "?" if point.dist is None else point.dist.name
    return NotLoaded(text("app-error-not-loaded", game=point.name, value=point.value, package=package, why=why))


def checked_options(options: object) -> Mapping[str, str]:
    """What was given as options, none for None, or `BadOptions`. Names and values are the game's to check."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOptions(text("app-error-options", kind=type(options).__name__))
    return options


def checked_seed(seed: object) -> str:
    """Any text that can be written down, or `BadOptions`."""
    if not isinstance(seed, str):
        raise BadOptions(text("app-error-seed"))
    try:
        seed.encode()
    except UnicodeEncodeError as error:  # half a character
        raise BadOptions(text("app-error-seed")) from error
    return seed


def game_named(name: object) -> Game[Any]:
    known = games()
    if not isinstance(name, str) or name not in known:
        raise UnknownGame(text("app-error-game", game=quoted(name), known=", ".join(known)))
    return known[name]
