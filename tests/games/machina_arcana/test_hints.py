"""What a hint says of a step or a blow: what it is for, by name."""

from __future__ import annotations

from eldertable.games.machina_arcana.heuristics_words import reason_of
from eldertable.games.machina_arcana.options import Move, UseAbility
from eldertable.kernel.text import Text

from .arrange import Table, at, table

HANK = "hank_horden"


def reason(t: Table, option: object) -> Text:
    decision = next(iter(t.match.pending.values()))
    assert option in decision.options
    return reason_of(t.match.state, decision, option)


def step_towards(column: int) -> Move:
    return Move(at(5, column))


def test_a_step_says_which_cell_it_leads_to() -> None:
    aims = {}
    for sign in "CEWR*":
        t = table({HANK: at(5, 2)}, rows=["", "", "", "", f"........{sign}"])
        t.explorer().inspiration = 5  # an unlit chapter cell must be paid for
        t.refresh()
        aims[sign] = reason(t, step_towards(3)).id.removeprefix("machina_arcana-why-to-")
    assert aims == {"C": "chest", "E": "event", "W": "workbench", "R": "recharge", "*": "chapter"}


def test_a_step_to_strike_from_names_whom() -> None:
    t = table({HANK: at(5, 2)}, {"rust_hound": at(5, 5)}, equipped={HANK: ["scarifier"]})
    found = reason(t, step_towards(3))
    assert found.id == "machina_arcana-why-to-strike"
    assert found.args["who"] == Text("machina_arcana-rust_hound")


def test_a_blow_says_how_surely_it_hits_whom() -> None:
    t = table({HANK: at(5, 4)}, {"rust_hound": at(5, 5)}, equipped={HANK: ["scarifier"]})
    blows = [option for option in next(iter(t.match.pending.values())).options if isinstance(option, UseAbility)]
    said = [found for found in (reason(t, blow) for blow in blows) if found.id == "machina_arcana-why-strike"]
    assert said
    assert said[0].args["who"] == Text("machina_arcana-rust_hound")
    chance = said[0].args["chance"]
    assert isinstance(chance, int) and 0 < chance < 100
