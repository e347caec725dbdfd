"""What REST calls take and give. docs/protocol.md explains them; the pages' types are generated from here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from eldertable.kernel.game import Caption
from eldertable.kernel.text import Text
from eldertable.kernel.witness import Draw
from eldertable.server.messages import Name, OutcomeInfo, Seat

WRITABLE = "^[^\\x00]*$"  # PostgreSQL stores no zero character
Seed = Annotated[str, Meta(min_length=1, max_length=200, pattern=WRITABLE)]
OptionName = Annotated[str, Meta(max_length=64)]
OptionValue = Annotated[str, Meta(max_length=4000)]  # the cards a campaign goes on with make a long one
Choices = Annotated[dict[OptionName, OptionValue], Meta(max_length=32)]


class ErrorBody(Struct, frozen=True):
    status: int
    code: str
    text: Text


class SeatRange(Struct, frozen=True):
    min: int
    max: int


class OptionInfo(Struct, frozen=True):
    id: str
    choices: tuple[str, ...]
    default: str
    solo_only: bool
    minutes: Mapping[str, tuple[int, int]]


class GameInfo(Struct, frozen=True):
    id: str
    seats: SeatRange
    minutes: tuple[int, int]
    weight: int
    options: list[OptionInfo]
    bots: tuple[str, ...]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["human", "bot"]
    name: Annotated[Name, Meta(pattern=WRITABLE)] = ""
    bot: Annotated[str, Meta(max_length=32)] | None = None


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=16)]
    options: Choices = msgspec.field(default_factory=dict)
    seed: Seed | None = None


class SeatToken(Struct, frozen=True):
    seat: int
    token: str


class MatchMade(Struct, frozen=True):
    match: str
    seats: list[SeatToken]


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]


class PublicMatch(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, str]
    commitment: str
    status: Literal["running", "over"]
    seats: list[Seat]
    round: int
    waiting: list[int]
    seq: int
    created: float
    practice: bool
    caption: Caption | None  # what tells it from other matches of the game
    outcome: OutcomeInfo | None


class Told(Struct, frozen=True):
    """A line of the log without its moment."""

    seat: int | None
    text: Text
    detail: Text | None


class Moment(Struct, frozen=True):
    at: int
    seat: int
    round: int
    phase: str
    text: Text  # the option that was taken
    told: list[Told]  # what came of it


class Timeline(Struct, frozen=True):
    length: int
    moments: list[Moment]
    points: list[list[int | None]]


class Fairness(Struct, frozen=True):
    commitment: str
    seed_given: bool
    seed: str | None
    draws: list[Draw] | None


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    note: Annotated[str, Meta(max_length=4000, pattern=WRITABLE)]
    view: dict[str, Any] = msgspec.field(default_factory=dict)


class ReportSaved(Struct, frozen=True):
    report: str


class Bilingual(Struct, frozen=True):
    ru: str
    en: str


class Rule(Struct, frozen=True):
    id: str
    kind: str | None
    text: Bilingual
    rulings: list[str]


class Section(Struct, frozen=True):
    id: str
    title: Bilingual
    rules: list[Rule]


class Ruling(Struct, frozen=True):
    id: str
    question: Bilingual
    ruling: Bilingual


class Term(Struct, frozen=True, omit_defaults=True):
    ru: str
    en: str
    code: str
    note: str | None = None


class Ledger(Struct, frozen=True):
    sections: list[Section]
    rulings: list[Ruling]
    terms: list[Term]


class Health(Struct, frozen=True):
    status: Literal["ok", "degraded"]
    store: bool
    rooms: int
    sockets: int
    trouble: str | None  # the code with which choices are refused now
