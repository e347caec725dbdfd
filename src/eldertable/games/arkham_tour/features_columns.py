"""The columns of an option of the tour. Most options fill a few of them: those that can be said of them."""

from __future__ import annotations

from ...kernel.features import Columns, one_of, option_kinds
from . import options
from .cards import DICE, TASK_CARDS
from .state import BONUSES, TOMES
from .tourists import KINDS
from .town import DISTRICTS, ROADS

COLUMNS = Columns(
    (
        *one_of("kind", option_kinds(options)),
        # the place on the map, and what is there
        "x/6", "y/6", *one_of("road", {road.kind for road in ROADS}), "river", "gate", "shop", "horror/2",
        *(f"new.{type_}/2" for type_ in sorted({district.type for district in DISTRICTS})),  # districts not yet on my way
        "new.star/8", *(f"{kind}/4" for kind in KINDS),  # tourists that stand there, or come
        # how it fits what I have drawn
        "touches/2", "loose_ends/2", "joins", "best_piece", "here", "follows", "beside",
        "worth/150", "gain/20", "best_gain/20",  # of the piece it makes; beyond the pieces it joins; beyond my best piece
        # dice, marks and cards
        *one_of("die", (die.id for die in DICE)), "number/6", "second_number/6", "dark", "light",
        *one_of("tourist", KINDS), *one_of("bonus", BONUSES), *one_of("tome", TOMES),
        *one_of("task", (card.id for card in TASK_CARDS)),
        # a final route, and dice of the encounter that would change
        "line.vp/150", "line.expected/150", "line.madness/8", "line.links/3", "line.crossings/3", "line.task/12",
        "dice.failures/3", "dice.neutral/3", "dice.successes/3",
    )
)  # fmt: skip
