"""Between steps everything is data: a stack of named steps, and lanes of them while several seats decide at once."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator, Mapping
from typing import Any

from msgspec import Struct

from .decision import Decision

Procedure = Generator[Decision, Any, None]
StepFunction = Callable[..., "Procedure | None"]


class Step(Struct, array_like=True, gc=False, frozen=True):
    """One entry of the agenda: the name of a registered step and its plain arguments."""

    name: str
    args: dict[str, Any] = {}


class Lane(Struct, array_like=True, gc=False):
    """A seat's own agenda while a phase is simultaneous, with its own stream of chance."""

    seat: int
    agenda: list[Step]
    stream: int
    drawn: int = 0


class StepKind(Struct, frozen=True, gc=False):
    function: StepFunction
    asks: bool  # a generator: it may ask
    asks_first: bool  # it asks at most once and changes nothing before: its decision is itself a checkpoint


class Steps:
    """The named steps of a game.

    `@steps.auto` registers a plain function that only changes the state.
    `@steps.asks_first` registers a generator that asks at most once, before it changes anything. Such a decision can be
    forked, saved and resumed from the state alone; lanes may hold no other asking steps.
    `@steps.procedure` registers a generator that may ask as often as it likes, in the midst of an effect. Between its
    questions it holds no hidden things in its own variables, because those cannot be dealt anew.
    """

    def __init__(self) -> None:
        self._kinds: dict[str, StepKind] = {}

    def auto(self, function: StepFunction) -> StepFunction:
        return self._register(function, asks=False, asks_first=False)

    def asks_first(self, function: StepFunction) -> StepFunction:
        return self._register(function, asks=True, asks_first=True)

    def procedure(self, function: StepFunction) -> StepFunction:
        return self._register(function, asks=True, asks_first=False)

    def _register(self, function: StepFunction, *, asks: bool, asks_first: bool) -> StepFunction:
        name = function.__name__
        # of a compiled function it cannot be told; it was checked when it was plain Python
        if inspect.isfunction(function) and inspect.isgeneratorfunction(function) != asks:
            raise TypeError(f"step {name}: a step asks if and only if it is a generator")
        if name in self._kinds:
            raise ValueError(f"step {name} is registered twice")
        self._kinds[name] = StepKind(function, asks, asks_first)
        return function

    def kinds(self) -> Mapping[str, StepKind]:
        return self._kinds
