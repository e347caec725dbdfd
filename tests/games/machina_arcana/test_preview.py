"""What the page is told about a target before it is chosen."""

from __future__ import annotations

import random

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import ChooseThing, UseAbility
from eldertable.games.machina_arcana.state import Equipped
from eldertable.kernel.match import Match
from tests.games.machina_arcana.arrange import at, table


def _targets_of_attacks(seed: str, most: int = 200) -> list[tuple[Match, dict[str, object]]]:
    """Previews met in a random game."""
    match = Match(GAME, 2, GAME.check_options(2, {}), seed)
    chance, found = random.Random(seed), []
    for _ in range(most):
        if match.outcome is not None:
            break
        seat, decision = next(iter(match.pending.items()))
        for option in decision.options:
            before = match.digest
            told = GAME.preview(match.state, decision, option)
            assert match.digest == before, "a preview changed the table"
            if told:
                assert decision.kind == "choose_target"
                assert isinstance(option, ChooseThing)
                found.append((match, told))
        match.choose(seat, chance.randrange(len(decision.options)))
    return found


def test_the_target_of_an_attack_tells_its_chance_and_what_must_be_reached() -> None:
    found = [told for seed in ("p0", "p1", "p3") for _, told in _targets_of_attacks(seed)]
    assert found, "no attack was offered"
    for told in found:
        assert 0 <= int(str(told["chance"])) <= 100
        assert int(str(told["limit"])) >= 0
        assert set(told) == {"chance", "magic", "limit", "changes"}


def test_a_preview_tells_what_the_attack_will_be() -> None:
    """The filler makes the throw magic and raises it, Kim's monocle raises what is far away."""
    t = table({"kim_richards": at(5, 5)}, {"mi_go": at(2, 5), "listener": at(5, 6)})
    t.explorer().equipped = [
        Equipped("scarifier", "main"),
        Equipped("aiming_monocle", "main"),
        Equipped("bouncing_hurlbat", "main"),
        Equipped("mystic_filler", "extension", "bouncing_hurlbat"),
    ]
    t.refresh()
    for card, target in (("scarifier", "mi_go"), ("bouncing_hurlbat", "listener")):
        t.choose(UseAbility, 0, card=card, ability=0)
        told = GAME.preview(t.state, t.decision(), ChooseThing(target))
        t.roll_attack(0, 0, *([0] if card == "scarifier" else []))
        t.answer(ref=target)
        rolled = t.told(AttackRolled)[-1]
        assert told["magic"] == rolled.magic and told["limit"] == rolled.against[0][1]
        assert told["changes"] == [list(part) for part in (*rolled.raises, *rolled.reductions)] != []
