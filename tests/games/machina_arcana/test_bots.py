"""Bots of Machina Arcana: far better than chance, with a reason for what they do, on either side."""

from statistics import mean

import pytest

from eldertable import bots, words
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.heuristics_items import best_loadout, rating
from eldertable.games.machina_arcana.observing import reached
from eldertable.games.machina_arcana.options import Activate, Attach, Pass, UseAbility
from eldertable.games.machina_arcana.state import Equipped, Explorer
from eldertable.kernel.match import Match

from .arrange import at, table

LONGEST = 4_000
HANK, LORRE = "hank_horden", "lorre_gerrar"


def play(name: str, seed: str, seats: int = 2) -> Match:
    match = Match(GAME, seats, GAME.check_options(seats, {}), seed)
    players = [bots.named(name, seed=f"{seed}/{seat}") for seat in range(seats)]
    while match.pending and len(match.answers) < LONGEST:
        seat = next(iter(match.pending))
        match.choose(seat, players[seat].choose(match, seat))
    return match


def test_greedy_comes_much_farther_than_chance() -> None:
    greedy = [reached(play("greedy", f"far/{n}").state) for n in range(4)]
    chance = [reached(play("random", f"far/{n}").state) for n in range(4)]
    assert mean(greedy) >= mean(chance) + 1.5


def chosen(t, kind: str = "act"):
    match = t.match
    seat = next(iter(match.pending))
    assert match.pending[seat].kind == kind
    return match.pending[seat].options[bots.named("greedy", seed="1").choose(match, seat)]


def test_a_chest_within_reach_is_opened() -> None:
    t = table({HANK: at(5, 5)}, rows=["", "", "", "....C"])
    assert chosen(t) == Activate(at(4, 5), "chest")


def test_a_weak_monster_is_struck_down() -> None:
    t = table({HANK: at(5, 5)}, {"rust_hound": at(5, 6)}, equipped={HANK: ["clockwork_rapier"]})
    option = chosen(t)
    assert isinstance(option, UseAbility) and option.card == "clockwork_rapier"


def test_the_first_turn_of_a_game_is_not_passed() -> None:
    match = Match(GAME, 1, GAME.check_options(1, {}), "idle")
    heuristics = GAME.heuristics
    while match.state.round < 1:
        match.choose(0, heuristics.pick(match.state, match.pending[0]))
    assert not isinstance(match.pending[0].options[heuristics.pick(match.state, match.pending[0])], Pass)


def test_greedy_steers_monsters_after_a_death() -> None:
    for n in range(12):
        match = Match(GAME, 2, GAME.check_options(2, {}), f"steer/{n}")
        greedy = bots.named("greedy", seed="s")
        steered = 0
        while match.pending and len(match.answers) < LONGEST:
            seat = next(iter(match.pending))
            decision = match.pending[seat]
            option = greedy.choose(match, seat)
            if decision.kind == "steer":
                dead = [explorer.seat for explorer in match.state.explorers if not explorer.alive]
                assert seat in dead
                steered += not isinstance(decision.options[option], Pass)
            match.choose(seat, option)
        if steered:
            return
    pytest.fail("nobody died before the others in twelve games")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_hint_has_a_reason_in_both_languages(language: str) -> None:
    """Every reason of a whole game can be said, and the best option is the one that is hinted."""
    match = Match(GAME, 2, GAME.check_options(2, {}), "hint")
    greedy, said = bots.named("greedy", seed="h"), set()
    while match.pending and len(match.answers) < LONGEST:
        seat = next(iter(match.pending))
        suggestion = greedy.suggest(match, seat)
        said.add(words.speaker(language).say(suggestion.text))
        match.choose(seat, suggestion.option)
    assert len(said) > 8
    assert all(line and "machina_arcana" not in line for line in said)


def test_the_best_loadout_uses_both_hands_and_puts_extensions_on() -> None:
    explorer = Explorer(HANK, 0, 5, 5, inventory=["folding_bayonet", "scarifier", "ice_crampons"])
    ways = best_loadout(explorer, 1)
    assert Attach("scarifier", "", "main") in ways
    assert Attach("folding_bayonet", "scarifier", "extension") in ways
    explorer.equipped = [Equipped("ice_crampons", "main")]
    assert rating("scarifier", 1) > rating("galvanic_shield", 4)
